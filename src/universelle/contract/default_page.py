"""The page of a game that brings none: everything drawn from its view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from universelle.contract.scene import Scene
from universelle.core.message import Translator
from universelle.drawing.node import Node, node
from universelle.drawing.parts import name_of, seat_sign

PLAYERS: Final = "players"  # the part of a view that belongs to single players, one entry for each seat
HIDDEN: Final = frozenset(["to_move", "decision", PLAYERS])  # shown elsewhere on the page
LINE: Final = 22
WIDTH: Final = 640


def headline(scene: Scene[Any, Any]) -> str:
    return scene.words("default-over") if not scene.to_move else ""


def board(scene: Scene[Any, Any]) -> Node:
    """What belongs to nobody, as a list of names and values."""
    shared = {key: value for key, value in scene.view.items() if key not in HIDDEN}
    return node("div", _values(scene.words, shared, "board"), id="board", class_="default-board frame")


def picture(scene: Scene[Any, Any]) -> Node:
    """Every value of the view on a line of its own."""
    lines = [f"{_name(scene.words, key)}: {_text(scene.words, value)}" for key, value in scene.view.items()]
    rows = [node("text", line, x=12, y=LINE * (number + 1)) for number, line in enumerate(lines)]
    height = LINE * (len(lines) + 1)
    return node("svg", rows, viewbox=f"0 0 {WIDTH} {height}", xmlns="http://www.w3.org/2000/svg", id="board")


def panel(scene: Scene[Any, Any], seat: int) -> Node:
    """A player's name and what the view says of them."""
    number = seat + 1
    active = " active" if seat in scene.to_move else ""
    head = node("h2", seat_sign(seat), " ", name_of(scene.words, seat), id=f"panel-name-{number}")
    values = _values(scene.words, _of_player(scene.view, seat), f"panel-{number}")
    return node("section", head, values, id=f"panel-{number}", class_=f"panel frame p{number}{active}", data_count=True)


def strip(scene: Scene[Any, Any], seat: int) -> Node:
    number = seat + 1
    active = " active" if seat in scene.to_move else ""
    name = node("span", name_of(scene.words, seat), id=f"strip-name-{number}")
    sign = seat_sign(seat, f"strip-seat-{number}")
    return node("a", sign, name, id=f"strip-{number}", class_=f"p{number}{active}", href=f"#panel-{number}")


def description(scene: Scene[Any, Any]) -> dict[str, str]:
    """A line for each value that belongs to nobody, and one for each player."""
    words = scene.words
    lines = {
        key.replace("_", "-"): f"{_name(words, key)}: {_text(words, value)}"
        for key, value in scene.view.items()
        if key not in HIDDEN
    }
    for seat in range(len(scene.view.get(PLAYERS, ()))):
        lines[f"player-{seat + 1}"] = f"{name_of(words, seat)}: {_text(words, _of_player(scene.view, seat))}"
    return lines


def _of_player(view: Mapping[str, Any], seat: int) -> Mapping[str, Any]:
    players = view.get(PLAYERS, ())
    return players[seat] if seat < len(players) else {}


def _values(words: Translator, values: Mapping[str, Any], where: str) -> Node:
    rows: list[Node] = []
    for key, value in values.items():
        name = f"{where}-{key.replace('_', '-')}"
        rows.append(node("dt", _name(words, key), id=f"{name}-name"))
        rows.append(node("dd", _text(words, value), id=name, class_="num" if isinstance(value, int) else None))
    return node("dl", rows, id=f"{where}-values", class_="default-values")


def _name(words: Translator, key: str) -> str:
    """The message `view-KEY` of the game's words, or the key itself."""
    return words.name(f"view-{key.replace('_', '-')}")


def _text(words: Translator, value: object) -> str:
    """A value as people read it; names of things are translated if there is a message for them."""
    if isinstance(value, bool):
        return words("default-yes" if value else "default-no")
    if value is None:
        return "–"
    if isinstance(value, Mapping):
        return "; ".join([f"{_name(words, str(key))} {_text(words, inner)}" for key, inner in value.items()])
    if isinstance(value, str):
        return words.name(value) if "-" in value else value
    if isinstance(value, Sequence):
        return ", ".join([_text(words, inner) for inner in value]) or "–"
    return str(value)
