"""The players: each in full beside the board, and in brief on narrow screens."""

from __future__ import annotations

from universelle.contract.opponents import Face
from universelle.contract.scene import face_of, role_of
from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import bot_sign, name_of, pips, player_sign, score_link, seat_sign
from universelle.games.expo_1906.page.laboratory import small_laboratory, view_box
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
    body: list[Node] = [facts] if how == "me" else [_peek(words, box, floor, player, seat), facts]
    return node(
        "section",
        _name(words, seat, how, face, moving, first),
        node("div", body, class_="player-body", id=f"has-{number}"),
        class_=f"panel player frame p{number}{' own-panel' if how == 'me' else ''}{' active' if moving else ''}",
        id=f"panel-{number}",
        data_count=True,
    )


@once
def _name(words: Translator, seat: int, how: str, face: Face | None, moving: bool, first: bool) -> Node:
    number, title = seat + 1, name_of(words, seat)
    name: list[Child] = [title]
    if face is None and how not in ("me", "other"):
        name += [" ", bot_sign(how)]
    heading = node("h2", name, id=f"name-{number}")
    tag = node("span", words("draw-to-move"), class_="tag to-move", id=f"turn-of-{number}") if moving else None
    if face:
        strength = pips(face.level, face.levels, face.described(title), f"strength-{number}")
        heading = node("div", heading, strength, tag, class_="faced-name", id=f"named-{number}")
    return node(
        "header",
        player_sign(seat, face.portrait if face else None, f"seat-{number}"),
        heading,
        None if face else tag,
        node("span", "1", class_="first-player", id=f"first-{number}", data_about="first") if first else None,
        id=f"who-{number}",
    )


def _peek(words: Translator, box: Box, floor: LaboratoryView, player: PlayerView, seat: int) -> Node:
    """A small laboratory that opens to its full size."""
    number = seat + 1
    prefix = f"r{number}-"
    title = words("draw-laboratory-of", name=name_of(words, seat))
    svg = node(
        "svg",
        small_laboratory(words, box, floor, player, prefix),
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
        _prestige(number, prestige),
        _fact(f"money-{number}", "lira", money, f"/{box.most_money}", words("track-funding")),
        _fact(
            f"completed-{number}",
            "check",
            completed,
            f"/{box.last_projects}",
            words("draw-completed-of", projects=box.last_projects),
        ),
        _fact(f"front-{number}", "lift", front, "", words("draw-tiles-waiting")),
        node(
            "li",
            _cards_in_hand(words, number, cards),
            _last_card(number, last, improved),
            class_="cards-played",
            id=f"played-{number}",
        ),
    ]
    return node("ul", rows, class_="facts", id=f"facts-{number}")


@once
def _prestige(number: int, prestige: int) -> Node:
    """The points, as a link to where they came from."""
    name = f"prestige-{number}"
    sign = symbol("prestige", "sy brass", f"{name}-sign")
    points = score_link(number - 1, prestige, f"{name}-count")
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
    player = scene.view["players"][seat]
    return _brief(
        scene.words,
        seat,
        seat in scene.view["to_move"],
        player["prestige"],
        player["money"],
        len(player["completed"]),
        player["last"],
    )


@once
def _brief(
    words: Translator, seat: int, moving: bool, prestige: int, money: int, completed: int, last: str | None
) -> Node:
    number = seat + 1
    return node(
        "a",
        seat_sign(seat, f"strip-seat-{number}"),
        node("span", name_of(words, seat), class_="strip-name", id=f"strip-name-{number}"),
        node("b", str(prestige), class_="num", id=f"strip-points-{number}", data_score=number),
        symbol("lira", id_=f"strip-sign-{number}"),
        node("span", str(money), class_="num", id=f"strip-money-{number}"),
        node("span", symbol("check"), str(completed), class_="strip-completed num", id=f"strip-completed-{number}"),
        node("span", symbol(last) if last else None, class_="strip-last", id=f"strip-last-{number}"),
        id=f"strip-{number}",
        class_=f"p{number} active" if moving else f"p{number}",
        href=f"#panel-{number}",
        data_about=f"prestige-{number}",
        data_count=True,
        aria_label=name_of(words, seat),
    )
