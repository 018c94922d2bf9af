"""What the result page adds: the completed projects and the chits of each player."""

from __future__ import annotations

from collections.abc import Sequence

from universelle.core.message import Translator
from universelle.drawing.node import Node, node, symbol
from universelle.drawing.parts import name_of, seat_sign
from universelle.games.expo_1906.rules.view import LaidProjectView
from universelle.games.expo_1906.scene import Scene


def result(scene: Scene, order: Sequence[int]) -> Node:
    """The completed projects and the chits of each player, the best player first."""
    head = node("h2", scene.words("draw-result"), class_="head", id="sets-head")
    return node("section", head, [_player(scene, seat) for seat in order], class_="prize-list frame", id="sets")


def _player(scene: Scene, seat: int) -> Node:
    words, number = scene.words, seat + 1
    player = scene.view["players"][seat]
    prestige = node("b", str(player["prestige"]), class_="num")
    name = node("span", seat_sign(seat), prestige, aria_label=name_of(words, seat), role="img")
    won = [_project(words, piece) for piece in player["tiles"] if "project" in piece and piece["completed"]]
    won += [_chit(scene, token["chit"], player["chits"][token["chit"]]) for token in player["tokens"] if token["chit"]]
    nothing = node("li", words("draw-none-completed"), class_="soft")
    return node("div", name, node("ul", won or [nothing]), class_="prize-row", id=f"sets-{number}")


def _project(words: Translator, piece: LaidProjectView) -> Node:
    key = f"project-{piece['project']}"
    return node(
        "li",
        symbol(piece["energy"], f"sy type-ink {piece['energy']}"),
        node("span", words.name(key)),
        node("b", str(piece["prestige"]), class_="points-badge"),
        class_="prize",
    )


def _chit(scene: Scene, chit: str, points: int) -> Node:
    name = node("span", scene.words.name(f"chit-{chit}"))
    return node("li", symbol(chit), name, node("b", str(points), class_="points-badge"), class_="prize from-chit")
