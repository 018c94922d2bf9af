"""Round and phase, in words and as a list."""

from __future__ import annotations

from typing import Final

from universelle.drawing.node import Node
from universelle.drawing.parts import step_list
from universelle.games.crystal_palace.scene import Scene

PHASES: Final = 7


def headline(scene: Scene) -> str:
    """Round and phase in a few words."""
    view, words = scene.view, scene.words
    if not scene.to_move:
        return words("board-over")
    when = words("board-round", name=words(f"round-{view['round']}"), round=view["round"], rounds=view["rounds"])
    phase = words(f"phase-{view['phase']}")
    return f"{when}, {phase}"


def steps(scene: Scene) -> Node | None:
    """The phases of a round as numbers, the present one with its name."""
    if not scene.decision:
        return None
    now = scene.view["phase"]
    titles = [scene.words(f"phase-{number}") for number in range(1, PHASES + 1)]
    names = [
        f"{number}\N{EN SPACE}{title}" if number == now else str(number) for number, title in enumerate(titles, start=1)
    ]
    return step_list("phase", names, now - 1, [f"phase-{number}" for number in range(1, PHASES + 1)])
