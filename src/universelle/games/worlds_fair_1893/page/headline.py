"""Where the game is, in a few words, and the steps of a turn."""

from __future__ import annotations

from universelle.core.message import Translator
from universelle.drawing.node import Node, once
from universelle.drawing.parts import step_list
from universelle.games.worlds_fair_1893.scene import Scene


def headline(scene: Scene) -> str:
    view, words = scene.view, scene.words
    if view["decision"] is None:
        return words("board-over")
    if view["decision"]["id"] == "approve-exhibits":
        return words("draw-headline-scoring", round=view["round"])
    return words("draw-headline", round=view["round"], car=view["car"], wheel=view["wheel"])


def steps(scene: Scene) -> Node | None:
    """The steps of a turn, or of a scoring phase, the present one marked."""
    decision = scene.view["decision"]
    if decision is None:
        return None
    if decision["id"] == "approve-exhibits":
        return _steps(scene.words, "phase", ("tickets", "areas", "recall"), 1)
    return _steps(scene.words, "step", ("place", "figures", "take", "refill"), int(decision["id"] != "place-supporter"))


@once
def _steps(words: Translator, prefix: str, names: tuple[str, ...], now: int) -> Node:
    numbered = [f"{number}\N{EN SPACE}{words(f'draw-step-{name}')}" for number, name in enumerate(names, start=1)]
    return step_list(prefix, tuple(numbered), now)
