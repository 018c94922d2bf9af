"""The page of a game that brings none: everything drawn from its view.

A view is a mapping. `players` in it has an entry for each seat and is drawn as the players' panels, `round` and
`rounds` make the headline, and everything else is the board: a list of mappings becomes a table, a mapping a list of
names and values, a list a row of cards. `name` in a mapping says what a thing is. The message `view-KEY` names a
value, and texts with a message of their own (`attraction-tower`) are called by it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any, Final

from universelle.contract.scene import Scene, face_of
from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node
from universelle.drawing.parts import name_of, player_sign, score_link, seat_sign, signed_number

PLAYERS: Final = "players"  # the part of a view that belongs to single players, one entry for each seat
ROUND, ROUNDS = "round", "rounds"
SCORE: Final = "score"  # of a player
NAME: Final = "name"  # of a thing: it needs no name of its own
SEATS: Final = frozenset(["seat", "owner"])  # values that are seats
HIDDEN: Final = frozenset(["to_move", "decision", PLAYERS, ROUND, ROUNDS])  # shown elsewhere on the page
NOTHING: Final = "–"
LINE: Final = 22  # pixels from line to line of a picture
WIDTH: Final = 716
LETTERS: Final = 84  # that fit a line


def headline(scene: Scene[Any, Any]) -> str:
    """The round, if the view has one."""
    if not scene.to_move:
        return scene.words("default-over")
    now, last = scene.view.get(ROUND), scene.view.get(ROUNDS)
    if not isinstance(now, int):
        return ""
    if not isinstance(last, int):
        return scene.words("default-round-only", round=now)
    return scene.words("default-round", round=now, rounds=last)


def board(scene: Scene[Any, Any]) -> Node:
    """What belongs to nobody, a part for each value."""
    parts = [_part(scene.words, key, value) for key, value in shared(scene).items()]
    return node("div", parts, id="board", class_="default-board frame")


def shared(scene: Scene[Any, Any]) -> dict[str, Any]:
    """The values of the view that belong to nobody and are not shown elsewhere."""
    return {key: value for key, value in scene.view.items() if key not in HIDDEN}


def _part(words: Translator, key: str, value: object) -> Node:
    where = f"board-{hyphened(key)}"
    title = node("h2", name_in_view(words, key), id=f"{where}-name")
    return node("section", title, _drawn(words, key, value, f"{where}-value"), id=where, class_="default-part")


def _drawn(words: Translator, key: str, value: object, where: str) -> Node:
    """A value as a table, a list of names and values, cards, or a text."""
    if is_table(value):
        return _table(words, value, where)
    if isinstance(value, Mapping):
        return _values(words, value, where)
    if isinstance(value, Sequence) and not isinstance(value, str) and value:
        return _cards(words, key, value, where)
    return node("p", as_text(words, key, value), id=where, class_="num" if _is_number(value) else None)


def is_table(value: object) -> bool:
    """Whether a value is a list of mappings: the rows of a table."""
    return isinstance(value, list) and bool(value) and all([isinstance(row, Mapping) for row in value])


def columns(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """The keys of all rows of a table, each once."""
    return list(dict.fromkeys([key for row in rows for key in row]))


def _table(words: Translator, rows: Any, where: str) -> Node:
    keys = columns(rows)
    heads = [node("th", name_in_view(words, key), scope="col", id=f"{where}-{hyphened(key)}") for key in keys]
    body = [
        node("tr", [_cell(words, key, row.get(key), f"{where}-{number}-{hyphened(key)}") for key in keys],
             id=f"{where}-{number}")
        for number, row in enumerate(rows, start=1)
    ]  # fmt: skip
    return node("table", node("tr", heads, id=f"{where}-heads"), body, id=where, class_="default-table")


def _cell(words: Translator, key: str, value: object, where: str) -> Node:
    sign: list[Child] = [seat_sign(value), " "] if key in SEATS and isinstance(value, int) else []
    return node("td", sign, as_text(words, key, value), id=where, class_="num" if _is_number(value) else None)


def _cards(words: Translator, key: str, values: Sequence[object], where: str) -> Node:
    cards = [node("li", as_text(words, key, value), id=f"{where}-{place}") for place, value in enumerate(values)]
    return node("ul", cards, id=where, class_="default-cards")


def _values(words: Translator, values: Mapping[str, Any], where: str) -> Node:
    """Names and values. What is hidden from the viewer is None, and left out."""
    rows: list[Node] = []
    for key, value in values.items():
        if value is not None:
            name = f"{where}-{hyphened(key)}"
            if key != NAME:
                rows.append(node("dt", name_in_view(words, key), id=f"{name}-name"))
            drawn = _drawn(words, key, value, f"{name}-value")
            rows.append(node("dd", drawn, id=name, class_="default-name" if key == NAME else None))
    return node("dl", rows, id=where, class_="default-values")


def panel(scene: Scene[Any, Any], seat: int) -> Node:
    """A player's name, points, and what else the view says of them."""
    number = seat + 1
    active = " active" if seat in scene.to_move else ""
    of_player = player_in(scene.view, seat)
    head = node(
        "header",
        node("h2", _sign(scene, seat), " ", name_of(scene.words, seat), id=f"name-{number}"),
        _score(scene.words, of_player, seat, f"panel-score-{number}"),
        id=f"panel-head-{number}",
    )
    others = {key: value for key, value in of_player.items() if key != SCORE}
    values = _values(scene.words, others, f"panel-values-{number}")
    return node("section", head, values, id=f"panel-{number}", class_=f"panel frame p{number}{active}", data_count=True)


def _sign(scene: Scene[Any, Any], seat: int) -> Node:
    face = face_of(scene, seat)
    return player_sign(seat, face.portrait if face else None)


def strip(scene: Scene[Any, Any], seat: int) -> Node:
    """A player's name and points."""
    number = seat + 1
    active = " active" if seat in scene.to_move else ""
    name = node("span", name_of(scene.words, seat), id=f"strip-name-{number}")
    sign = seat_sign(seat, f"strip-seat-{number}")
    points = player_in(scene.view, seat).get(SCORE)
    score = None
    if isinstance(points, int):
        score = node("b", signed_number(points), class_="score num", id=f"strip-score-{number}", data_score=number)
    return node("a", sign, name, score, id=f"strip-{number}", class_=f"p{number}{active}", href=f"#panel-{number}")


def _score(words: Translator, of_player: Mapping[str, Any], seat: int, where: str) -> Node | None:
    score = of_player.get(SCORE)
    return score_link(words, seat, score, where, "score num") if isinstance(score, int) else None


def picture(scene: Scene[Any, Any]) -> Node:
    """The headline and the description as lines of text."""
    texts = [headline(scene), *description(scene).values()]
    lines = [line for text in texts if text for line in wrap(text, LETTERS)]
    rows = [node("text", line, x=16, y=LINE * (number + 1), font_size=16) for number, line in enumerate(lines)]
    height = LINE * (len(lines) + 1)
    ground = node("rect", width=WIDTH, height=height, fill="#f5ecd9")
    drawn = node("g", rows, fill="#2a2019", font_family="serif")
    view_box = f"0 0 {WIDTH} {height}"
    return node("svg", ground, drawn, viewbox=view_box, xmlns="http://www.w3.org/2000/svg", id="board")


def description(scene: Scene[Any, Any]) -> dict[str, str]:
    """A line for each value that belongs to nobody, and one for each player."""
    words = scene.words
    lines = {
        hyphened(key): f"{words('label', what=name_in_view(words, key))} {as_text(words, key, value)}"
        for key, value in shared(scene).items()
    }
    for seat in range(len(scene.view.get(PLAYERS, ()))):
        label = words("label", what=name_of(words, seat))
        lines[f"player-{seat + 1}"] = f"{label} {_in_words(words, player_in(scene.view, seat))}"
    return lines


def player_in(view: Mapping[str, Any], seat: int) -> Mapping[str, Any]:
    """What the view says of a player."""
    players = view.get(PLAYERS, ())
    return players[seat] if seat < len(players) and isinstance(players[seat], Mapping) else {}


def hyphened(key: str) -> str:
    return key.replace("_", "-")


def name_in_view(words: Translator, key: str) -> str:
    """What a value of the view is called: its message `view-KEY`, or the key itself."""
    return words.name(f"view-{hyphened(key)}")


def as_text(words: Translator, key: str, value: object) -> str:
    """A value as people read it; `key` is its name in the view."""
    if isinstance(value, str):
        return words(value)
    if isinstance(value, Mapping):
        return _in_words(words, value)
    if isinstance(value, Sequence):
        apart = words("between-clauses") if is_table(value) else ", "
        return apart.join([as_text(words, key, inner) for inner in value]) or NOTHING
    return _plain_text(words, key, value)


def _plain_text(words: Translator, key: str, value: object) -> str:
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return words("default-yes" if value else "default-no")
    if isinstance(value, int):
        return name_of(words, value) if key in SEATS else signed_number(value)
    return str(value)


def _in_words(words: Translator, values: Mapping[str, Any]) -> str:
    """A mapping in one line. What is hidden from the viewer is None, and left out."""
    known = {str(key): as_text(words, str(key), value) for key, value in values.items() if value is not None}
    return ", ".join([text if key == NAME else f"{name_in_view(words, key)} {text}" for key, text in known.items()])


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
