"""Round and phase, in words and as a list."""

from __future__ import annotations

from typing import Final

from universelle.core.message import Translator
from universelle.drawing.node import Node, once
from universelle.drawing.parts import step_list
from universelle.games.crystal_palace.scene import Scene

PHASES: Final = 7


def headline(scene: Scene) -> str:
    """Round and phase in a few words."""
    view, words = scene.view, scene.words
    if not scene.to_move:
        return words("board-over")
    return _when(words, view["round"], view["rounds"], view["phase"])


@once
def _when(words: Translator, number: int, rounds: int, phase: int) -> str:
    when = words("board-round", name=words(f"round-{number}"), round=number, rounds=rounds)
    return f"{when}, {words(f'phase-{phase}')}"


def steps(scene: Scene) -> Node | None:
    """The phases of a round as numbers, the present one with its name."""
    if not scene.decision:
        return None
    return _phases(scene.words, scene.view["phase"])


@once
def _phases(words: Translator, now: int) -> Node:
    numbers = range(1, PHASES + 1)
    names = [f"{now}\N{EN SPACE}{words(f'phase-{now}')}" if number == now else str(number) for number in numbers]
    return step_list("phase", tuple(names), now - 1, tuple([f"phase-{number}" for number in numbers]))
