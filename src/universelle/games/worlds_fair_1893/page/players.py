"""The players: what is in front of each, in full and in brief."""

from __future__ import annotations

from collections import Counter
from typing import Final, TypeAlias

from universelle.contract.opponents import Face
from universelle.contract.scene import face_of, role_of
from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import bot_sign, name_of, pips, player_sign, score_link, seat_sign
from universelle.games.worlds_fair_1893.page.layout import INKS
from universelle.games.worlds_fair_1893.rules.view import PlayerView
from universelle.games.worlds_fair_1893.scene import Scene

Counts: TypeAlias = "tuple[tuple[str, int], ...]"  # how many of each area

HAND_ROOM: Final = 14  # letters for the figures of a player
NARROW_HAND_ROOM: Final = 8  # in a narrow panel


def panel(scene: Scene, seat: int) -> Node:
    """What is in front of a player. Nothing is left out, so that panels can be compared."""
    player = scene.view["players"][seat]
    return _panel(
        scene.words,
        seat,
        role_of(scene, seat),
        face_of(scene, seat),
        seat in scene.to_move,
        player["score"],
        proposed(player),
        tuple(player["tokens"].items()),
        (len(player["tickets"]), player["supply"]),
        tuple(player["figures"]),
    )


def proposed(player: PlayerView) -> Counts:
    """How many exhibits of each area are in front of a player."""
    return tuple([(area, len(cards)) for area, cards in player["exhibits"].items()])


@once
def _panel(
    words: Translator,
    seat: int,
    role: str,
    face: Face | None,
    moving: bool,
    score: int,
    exhibits: Counts,
    approved: Counts,
    stock: tuple[int, int],
    figures: tuple[str, ...],
) -> Node:
    number, active = seat + 1, " active" if moving else ""
    tickets, supply = stock
    return node(
        "section",
        _who(words, seat, role, face, moving, score),
        _exhibits(words, "draw-exhibits", "ex", "proposed", number, exhibits),
        _exhibits(words, "board-approved", "ap", "approved", number, approved),
        node(
            "footer",
            _stock(f"tickets-{number}", "ticket", tickets, words("board-tickets")),
            _stock(f"supply-{number}", "supporter", supply, words("board-supply")),
            _hand(words, number, figures),
            id=f"stock-{number}",
        ),
        class_=f"panel frame p{number}{active}",
        id=f"panel-{number}",
        data_count=True,
    )


@once
def _who(words: Translator, seat: int, role: str, face: Face | None, moving: bool, score: int) -> Node:
    number = seat + 1
    say = words("draw-you-to-move" if role == "me" else "draw-to-move")
    tag = node("span", say, class_="tag", id=f"turn-of-{number}") if moving else None
    return node(
        "header",
        player_sign(seat, face.portrait if face else None, f"seat-{number}"),
        _character(words, seat, face, tag) if face else _named(words, seat, role, tag),
        score_link(words, seat, score, f"points-{number}", "score num"),
        id=f"who-{number}",
        data_about=f"score-{number}",
    )


def _named(words: Translator, seat: int, role: str, tag: Node | None) -> Node:
    """The name of a person, and whose turn it is behind it or, if it is long, below it."""
    name: list[Child] = [name_of(words, seat)]
    if role == "me" and tag is None:  # the tag needs the room
        name += [" ", node("span", words("draw-you"), class_="soft")]
    elif role not in ("me", "other"):
        name += [" ", bot_sign(role)]
    return node("div", node("h2", name, id=f"name-{seat + 1}"), " ", tag, class_="plain-name", id=f"named-{seat + 1}")


def _character(words: Translator, seat: int, face: Face, tag: Node | None) -> Node:
    """The name of a character, its strength below; while it moves, the tag takes the place of the strength."""
    number, name = seat + 1, name_of(words, seat)
    return node(
        "div",
        node("h2", name, id=f"name-{number}"),
        pips(face.level, face.levels, face.described(name), f"strength-{number}"),
        tag,
        class_="faced-name",
        id=f"named-{number}",
    )


@once
def _exhibits(words: Translator, title: str, kind: str, look: str, number: int, counts: Counts) -> Node:
    """How many exhibits of each area there are, under or beside a heading."""
    heading = node("h3", words(title), id=f"{look}-{number}")
    return node(
        "div", heading, _tallies(words, kind, look, number, counts), class_="labelled", id=f"{kind}-of-{number}"
    )


@once
def _tallies(words: Translator, kind: str, look: str, number: int, counts: Counts) -> Node:
    """How many of each area, in one order for all."""
    tallies = [
        node(
            "li",
            symbol(area, "sy tally-symbol", f"{kind}-{number}-{area}-sign"),
            node("b", str(count), class_="num tally-count", id=f"{kind}-{number}-{area}-count"),
            class_=f"tally {look} f-{INKS[area]} on-{INKS[area]}" if count else f"tally {look} empty",
            id=f"{kind}-{number}-{area}",
            aria_label=words(f"area-{area}"),
            data_about=f"{look}-{number}-{area}",
        )
        for area, count in counts
    ]
    return node("ul", tallies, class_="tallies", id=f"{kind}-{number}")


@once
def _stock(name: str, picture: str, count: int, title: str) -> Node:
    return node(
        "span",
        symbol(picture, id_=f"{name}-sign"),
        node("span", title, class_="visually-hidden", id=f"{name}-title"),
        node("b", str(count), class_="num", id=f"{name}-count"),
        class_="stock",
        id=name,
        data_about=name,
    )


@once
def _hand(words: Translator, number: int, figures: tuple[str, ...]) -> Node:
    """The figures of a player, in as many words as there is room for."""
    name = f"hand-{number}"
    if not figures:
        return node("span", words("draw-no-figure"), class_="soft no-figures", id=name)
    names = [words.name(figure) for figure in figures]
    return node(
        "span",
        symbol("figure", "sy hand-symbol"),
        node("span", _shortest(names, HAND_ROOM) or words("draw-figures", count=len(names)), class_="hand-names"),
        node("span", _shortest(names, NARROW_HAND_ROOM) or f"×{len(names)}", class_="hand-brief"),
        class_="hand",
        id=name,
        data_about=figures[0] if len(set(figures)) == 1 else name,
    )


def _shortest(names: list[str], room: int) -> str:
    """Names in full, or last names; nothing if there is no room for these."""
    counts = Counter([name.split()[-1] for name in names])
    last = [f"{name} ×{count}" if count > 1 else name for name, count in counts.items()]
    forms = [", ".join(names), ", ".join(last)]
    return next((form for form in forms if len(form) <= room), "")


def strip(scene: Scene, seat: int) -> Node:
    """A player in brief, for narrow screens."""
    player = scene.view["players"][seat]
    return _brief(scene.words, seat, seat in scene.to_move, player["score"], len(player["tickets"]))


@once
def _brief(words: Translator, seat: int, moving: bool, score: int, tickets: int) -> Node:
    number, active = seat + 1, " active" if moving else ""
    return node(
        "a",
        seat_sign(seat, f"strip-seat-{number}"),
        node("b", str(score), class_="num", id=f"strip-points-{number}", data_score=number),
        symbol("ticket", id_=f"strip-sign-{number}"),
        node("span", str(tickets), class_="num", id=f"strip-tickets-{number}"),
        id=f"strip-{number}",
        class_=f"p{number}{active}",
        href=f"#panel-{number}",
        data_about=f"score-{number}",
        data_count=True,
        aria_label=name_of(words, seat),
    )
