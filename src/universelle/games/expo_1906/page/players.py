"""The players: each in full beside the board, and in brief on narrow screens."""

from __future__ import annotations

from universelle.contract.opponents import Face
from universelle.contract.scene import face_of, role_of
from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, kept, node, once, symbol
from universelle.drawing.parts import bot_sign, name_of, pips, player_sign, score_link, seat_sign
from universelle.games.expo_1906.page.laboratory import Contents, contents_of, small_laboratory, view_box
from universelle.games.expo_1906.rules.components import Box
from universelle.games.expo_1906.rules.view import LaboratoryView, PlayerView
from universelle.games.expo_1906.scene import Scene


def panel(scene: Scene, seat: int) -> Node:
    """A player: laboratory, money, prestige, completed projects, waiting pieces, and the last card."""
    view = scene.view
    moving, how, first = seat in view["to_move"], role_of(scene, seat), seat == view["first"]
    return _panel(
        scene.words,
        scene.box,
        view["laboratory"],
        view["players"][seat],
        seat,
        how,
        face_of(scene, seat),
        moving,
        first,
    )


@once
def _panel(
    words: Translator,
    box: Box,
    floor: LaboratoryView,
    player: PlayerView,
    seat: int,
    how: str,
    face: Face | None,
    moving: bool,
    first: bool,
) -> Node:
    number = seat + 1
    facts = _numbers(
        words,
        box,
        number,
        (player["money"], player["prestige"], len(player["completed"]), len(player["front"]), player["cards"]),
        player["last"],
        player["last"] in player["improved"],
    )
    peek = None if how == "me" else _peek(words, box, floor, contents_of(player), seat)
    return kept(
        "section",
        _name(words, seat, how, face, moving, first),
        kept("div", peek, facts, class_="player-body", id=f"has-{number}"),
        class_=f"panel player frame p{number}{' own-panel' if how == 'me' else ''}{' active' if moving else ''}",
        id=f"panel-{number}",
        data_count=True,
        data_says="own" if how == "me" else None,
    )


@once
def _name(words: Translator, seat: int, how: str, face: Face | None, moving: bool, first: bool) -> Node:
    number, title = seat + 1, _title(words, seat, "other" if face else how)
    say = words("draw-you-to-move" if how == "me" else "draw-to-move")
    tag = node("span", say, class_="tag to-move", id=f"turn-of-{number}") if moving else None
    if face:
        strength = pips(face.level, face.levels, face.described(name_of(words, seat)), f"strength-{number}")
        title = node("div", title, strength, tag, class_="faced-name", id=f"named-{number}")
    return node(
        "header",
        player_sign(seat, face.portrait if face else None, f"seat-{number}"),
        title,
        None if face else tag,
        node("span", "1", class_="first-player", id=f"first-{number}", data_about="first") if first else None,
        id=f"who-{number}",
    )


@once
def _title(words: Translator, seat: int, how: str) -> Node:
    name: list[Child] = [name_of(words, seat)]
    if how not in ("me", "other"):
        name += [" ", bot_sign(how)]
    return node("h2", name, id=f"name-{seat + 1}")


@once
def _peek(words: Translator, box: Box, floor: LaboratoryView, contents: Contents, seat: int) -> Node:
    """A small laboratory that opens to its full size."""
    number = seat + 1
    prefix = f"r{number}-"
    title = words("draw-laboratory-of", name=name_of(words, seat))
    svg = node(
        "svg",
        small_laboratory(words, box, floor, contents, prefix),
        viewbox=view_box(floor),
        class_="laboratory small-lab",
        id=f"lab-{number}",
        role="img",
        aria_label=title,
    )
    summary = node(
        "summary",
        svg,
        node("span", words("draw-close"), class_="close-peek", id=f"close-{number}"),
        id=f"look-{number}",
        aria_label=title,
    )
    return node("details", summary, id=f"peek-{number}", class_="peek", name="peek")


@once
def _numbers(
    words: Translator,
    box: Box,
    number: int,
    counts: tuple[int, int, int, int, int],
    last: str | None,
    improved: bool,
) -> Node:
    money, prestige, completed, front, cards = counts
    rows = [
        _prestige(words, number, prestige),
        _fact(f"money-{number}", "lira", money, f"/{box.most_money}", words("track-funding")),
        _fact(
            f"completed-{number}",
            "check",
            completed,
            f"/{box.last_projects}",
            words("draw-completed-of", projects=box.last_projects),
        ),
        _fact(f"front-{number}", "lift", front, "", words("draw-tiles-waiting")),
        kept(
            "li",
            _cards_in_hand(words, number, cards),
            _last_card(number, last, improved),
            class_="cards-played",
            id=f"played-{number}",
        ),
    ]
    return node("ul", rows, class_="facts", id=f"facts-{number}")


@once
def _prestige(words: Translator, number: int, prestige: int) -> Node:
    """The points, as a link to where they came from."""
    name = f"prestige-{number}"
    sign = symbol("prestige", "sy brass", f"{name}-sign")
    points = score_link(words, number - 1, prestige, f"{name}-count")
    return node("li", sign, points, id=name, class_="fact of-prestige", data_about=name)


@once
def _fact(name: str, sign: str, count: int, of: str, title: str) -> Node:
    return node(
        "li",
        symbol(sign, "sy brass", f"{name}-sign"),
        node("b", str(count), class_="num", id=f"{name}-count"),
        node("i", of, id=f"{name}-of"),
        id=name,
        class_=f"fact of-{sign}",
        aria_label=title,
        data_about=name,
    )


@once
def _cards_in_hand(words: Translator, number: int, cards: int) -> Node:
    name = f"cards-{number}"
    return node(
        "b", str(cards), class_="num cards-in-hand", id=name, aria_label=words("draw-cards-in-hand"), data_about=name
    )


@once
def _last_card(number: int, last: str | None, improved: bool) -> Node:
    if last is None:
        return node("span", class_="last-card", id=f"last-{number}", data_about=f"cards-{number}")
    about = f"card-improved-{last}" if improved else f"card-{last}"
    return node("span", symbol(last), class_="last-card", id=f"last-{number}", data_about=about)


def strip(scene: Scene, seat: int) -> Node:
    """A player in brief, for narrow windows."""
    return _strip(scene.words, seat, seat in scene.view["to_move"], scene.view["players"][seat])


@once
def _strip(words: Translator, seat: int, moving: bool, player: PlayerView) -> Node:
    facts = _facts_in_brief(words, seat, player["prestige"], player["money"], len(player["completed"]), player["last"])
    return _brief(words, seat, moving, facts)


@once
def _facts_in_brief(
    words: Translator, seat: int, prestige: int, money: int, completed: int, last: str | None
) -> tuple[Node, ...]:
    number = seat + 1
    return (
        _name_in_brief(words, seat),
        node("b", str(prestige), class_="num", id=f"strip-points-{number}", data_score=number),
        symbol("lira", id_=f"strip-sign-{number}"),
        node("span", str(money), class_="num", id=f"strip-money-{number}"),
        node("span", symbol("check"), str(completed), class_="strip-completed num", id=f"strip-completed-{number}"),
        node("span", symbol(last) if last else None, class_="strip-last", id=f"strip-last-{number}"),
    )


@once
def _name_in_brief(words: Translator, seat: int) -> Node:
    return node("span", name_of(words, seat), class_="strip-name", id=f"strip-name-{seat + 1}")


@once
def _brief(words: Translator, seat: int, moving: bool, facts: tuple[Node, ...]) -> Node:
    number = seat + 1
    return node(
        "a",
        seat_sign(seat, f"strip-seat-{number}"),
        *facts,
        id=f"strip-{number}",
        class_=f"p{number} active" if moving else f"p{number}",
        href=f"#panel-{number}",
        data_about=f"prestige-{number}",
        data_count=True,
        aria_label=name_of(words, seat),
    )
