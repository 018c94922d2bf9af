"""The table as a page shows it: what lies where, what lies before each player, and how it came out."""

from __future__ import annotations

from typing import Any, Final

from universelle.contract.scene import role_of
from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import name_of, seat_sign, tooltip
from universelle.games.expo_1906.page.board import board, picture, small_laboratory
from universelle.games.expo_1906.page.cards import card_tale
from universelle.games.expo_1906.page.choices import choice
from universelle.games.expo_1906.page.description import told
from universelle.games.expo_1906.page.ornament import CELL, EDGE, IRON
from universelle.games.expo_1906.page.patent_office import chit_tale
from universelle.games.expo_1906.page.shared_boards import ghost_line
from universelle.games.expo_1906.page.tiles import message_of
from universelle.games.expo_1906.rules.components import Box
from universelle.games.expo_1906.rules.events import RoundBegan, TargetMissed, TargetReached
from universelle.games.expo_1906.rules.view import View
from universelle.games.expo_1906.scene import Scene

__all__ = [
    "MILESTONES",
    "REASONS",
    "SCRIPTS",
    "board",
    "choice",
    "headline",
    "panel",
    "picture",
    "result",
    "steps",
    "strip",
    "told",
]

SCRIPTS: Final = ("laboratory.js",)
REASONS: Final = {
    "reason-projects": "laboratory",
    "reason-leadership": "crown",
    "reason-jury": "jury",
    "reason-steps": "journal",
    "reason-chits": "medal",
}
MILESTONES: Final = (RoundBegan,)  # events that a curve of points marks
VERDICTS: Final = (TargetReached, TargetMissed)  # events that say how a player alone has done
MEETING: Final = ("reposition", "money", "patent", "jury")


def headline(scene: Scene) -> str:
    """Where the game stands, in a few words."""
    view, words = scene.view, scene.words
    if not view["to_move"]:
        return words("board-over")
    if view["ending"]:
        return words("draw-round-ending", round=view["round"], rounds=view["rounds"])
    return words("board-round", round=view["round"], rounds=view["rounds"])


def steps(scene: Scene) -> Node | None:
    """What of the running card is done, and what is left of it."""
    action, decision, words = scene.view["action"], scene.view["decision"], scene.words
    if decision is None or action is None or action["card"] is None:
        return None
    card, done = action["card"], action["done"]
    if card == "meeting-room":
        chosen = [words(f"draw-meeting-{part}") for part in MEETING if part in action["meeting"]]
        still_open = range(len(chosen) + 1, scene.box.meeting_actions + 1)
        names = [*chosen, *[words("draw-meeting-open", number=number) for number in still_open]]
        done = len(chosen) - (decision["id"] not in ("hold-meeting", "go-on-meeting"))
    elif card == "train-station":
        prices = scene.box.improved_prices if action["improved"] else scene.box.prices
        names = [str(price) for price in prices]
    else:
        names = [str(number + 1) for number in range(action["allowed"])]
    return _steps(card, tuple(names), done)


@once
def _steps(card: str, names: tuple[str, ...], done: int) -> Node:
    rows = [
        node(
            "li",
            name,
            id=f"step-of-{card}-{number + 1}",
            class_="done" if number < done else "now" if number == done else None,
            aria_current="step" if number == done else None,
        )
        for number, name in enumerate(names)
    ]
    return node("ol", rows, class_="steps", id="steps")


# Before the players


def panel(scene: Scene, seat: int) -> Node:
    """A player: laboratory, money, prestige, completed Projects, tiles that wait, and the last card."""
    view, words = scene.view, scene.words
    player, number = view["players"][seat], seat + 1
    moving, how = seat in view["to_move"], role_of(scene, seat)
    solo = ghost_line(scene) if how == "me" else None
    facts = _numbers(
        words,
        scene.box,
        number,
        (player["money"], player["prestige"], len(player["completed"]), len(player["front"]), player["cards"]),
        ", ".join([words.name(message_of(piece)) for piece in player["front"]]),
        player["last"],
        player["last"] in player["improved"],
    )
    body: list[Node] = [facts] if how == "me" else [_peek(scene, seat), facts]
    return node(
        "section",
        _who(words, seat, how, moving, seat == view["first"]),
        node("div", body, class_="rv", id=f"has-{number}"),
        solo,
        class_=f"panel rival frame p{number}{' me' if how == 'me' else ''}{' active' if moving else ''}",
        id=f"panel-{number}",
        data_count=True,
    )


@once
def _who(words: Translator, seat: int, how: str, moving: bool, first: bool) -> Node:
    number, title = seat + 1, name_of(words, seat)
    name: list[Child] = [title]
    if how == "bot":
        name += [" ", symbol("bot", "sy soft")]
    return node(
        "header",
        seat_sign(seat, f"seat-{number}"),
        node("h2", name, id=f"name-{number}", title=title),
        node("span", words("draw-to-move"), class_="tag", id=f"turn-of-{number}") if moving else None,
        node("span", "1", class_="first", id=f"first-{number}", title=words("draw-first")) if first else None,
        id=f"who-{number}",
    )


def _peek(scene: Scene, seat: int) -> Node:
    """A small laboratory that opens to its full size."""
    floor, words, number = scene.view["laboratory"], scene.words, seat + 1
    prefix = f"r{number}-"
    title = words("draw-laboratory-of", name=name_of(words, seat))
    svg = node(
        "svg",
        small_laboratory(scene, seat, prefix),
        viewbox=f"0 0 {floor['columns'] * CELL + IRON + EDGE} {floor['rows'] * CELL + IRON + EDGE}",
        class_="lab minilab",
        id=f"lab-{number}",
        role="img",
        aria_label=title,
    )
    summary = node(
        "summary",
        svg,
        node("span", words("draw-close"), class_="close", id=f"close-{number}"),
        id=f"look-{number}",
        title=title,
    )
    return node("details", summary, id=f"peek-{number}", class_="peek", name="peek")


@once
def _numbers(
    words: Translator,
    box: Box,
    number: int,
    counts: tuple[int, int, int, int, int],
    waiting: str,
    last: str | None,
    improved: bool,
) -> Node:
    money, prestige, completed, front, cards = counts
    rows = [
        _fact(f"prestige-{number}", "prestige", prestige, "", words("track-prestige")),
        _fact(f"money-{number}", "lira", money, f"/{box.most_money}", words("track-funding")),
        _fact(
            f"completed-{number}",
            "check",
            completed,
            f"/{box.last_projects}",
            words("draw-completed-of", projects=box.last_projects),
        ),
        _fact(
            f"front-{number}",
            "lift",
            front,
            "",
            f"{words('draw-tiles-waiting')}\n{waiting}" if waiting else words("draw-tiles-waiting"),
        ),
        node(
            "li",
            _cards(words, number, cards),
            _last(words, box, number, last, improved),
            class_="played",
            id=f"played-{number}",
        ),
    ]
    return node("ul", rows, class_="facts", id=f"facts-{number}")


@once
def _fact(name: str, sign: str, count: int, of: str, title: str) -> Node:
    return node(
        "li",
        symbol(sign, "sy brass", f"{name}-sign"),
        node("b", str(count), class_="num", id=f"{name}-count"),
        node("i", of, id=f"{name}-of"),
        id=name,
        class_=f"fact of-{sign}",
        title=title,
    )


@once
def _cards(words: Translator, number: int, cards: int) -> Node:
    title = words("draw-cards-in-hand")
    return node("b", str(cards), class_="num in-hand", id=f"cards-{number}", title=title, aria_label=title)


@once
def _last(words: Translator, box: Box, number: int, last: str | None, improved: bool) -> Node:
    if last is None:
        return node("span", class_="last none", id=f"last-{number}", title=words("draw-no-card-yet"))
    title = f"{words('draw-last-card')}\n{card_tale(words, box, last, improved)}"
    return node("span", symbol(last), class_="last", id=f"last-{number}", title=title)


def strip(scene: Scene, seat: int) -> Node:
    """A player in brief, for narrow screens."""
    player = scene.view["players"][seat]
    return _brief(scene.words, seat, seat in scene.view["to_move"], player["prestige"], player["money"])


@once
def _brief(words: Translator, seat: int, moving: bool, prestige: int, money: int) -> Node:
    number = seat + 1
    return node(
        "a",
        seat_sign(seat, f"strip-seat-{number}"),
        node("b", str(prestige), class_="num", id=f"strip-points-{number}"),
        symbol("lira", id_=f"strip-sign-{number}"),
        node("span", str(money), class_="num", id=f"strip-money-{number}"),
        id=f"strip-{number}",
        class_=f"p{number} active" if moving else f"p{number}",
        href=f"#panel-{number}",
        data_count=True,
        aria_label=name_of(words, seat),
    )


# The result


def result(scene: Scene, points: Any = None) -> Node | None:  # noqa: ARG001 — the count of points tells the rest
    """The completed Projects and the chits of each player, the best player first."""
    players = scene.view["players"]
    order = sorted(range(len(players)), key=lambda seat: -int(players[seat]["prestige"]))
    head = node("h2", scene.words("draw-result"), class_="head", id="sets-head")
    return node("section", head, [_result_row(scene, seat) for seat in order], class_="sets frame", id="sets")


def _result_row(scene: Scene, seat: int) -> Node:
    words, view, number = scene.words, scene.view, seat + 1
    player = view["players"][seat]
    mark = seat_sign(seat)
    prestige = node("b", str(player["prestige"]), class_="num")
    name = node("span", mark, prestige, class_="nm", title=name_of(words, seat))
    done = [piece for piece in player["tiles"] if "project" in piece and piece["completed"]]
    projects = [
        node(
            "li",
            symbol(piece["energy"], f"sy i-{piece['energy']}"),
            node("span", words.name(message_of(piece))),
            node("b", str(piece["prestige"]), class_="vp"),
            title=tooltip(words, message_of(piece)),
            class_="won",
        )
        for piece in done
    ]
    chits = [
        node(
            "li",
            symbol(chit),
            node("span", words.name(f"chit-{chit}")),
            title=chit_tale(words, scene.box, chit),
            class_="won chit",
        )
        for chit in _chits_of(view, seat)
    ]
    rest = node("li", words("draw-none-completed"), class_="soft") if not projects and not chits else None
    return node("div", name, node("ul", projects, chits, rest), class_="prow", id=f"sets-{number}")


def _chits_of(view: View, seat: int) -> list[str]:
    """The chits in whose rows a seat has a token on the last step."""
    patents = view["patents"]
    return [
        row["chit"]
        for row in patents["rows"]
        if row["chit"] and any([each["seat"] == seat and each["step"] == patents["steps"] for each in row["tokens"]])
    ]
