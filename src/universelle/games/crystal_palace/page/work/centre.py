"""The middle of the table in phases 4 to 6: the work at hand in place of a location."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once, symbol
from universelle.games.crystal_palace.page.locations.shown import has_work
from universelle.games.crystal_palace.page.work.income import income
from universelle.games.crystal_palace.page.work.prototypes import prototypes
from universelle.games.crystal_palace.page.work.salaries import salaries
from universelle.games.crystal_palace.scene import Scene

SECTIONS: Final[dict[int, tuple[str, Callable[[Scene], list[Node]]]]] = {
    4: ("salaries-work", salaries),
    5: ("prototypes-work", prototypes),
    6: ("income-work", income),
}


def work(scene: Scene) -> list[Node]:
    """The work of the phase, and the way back to it from a location that was opened; nothing in phases 1 to 3."""
    phase = scene.view["phase"]
    if not has_work(phase):
        return []
    kind, draw = SECTIONS[phase]
    if phase == 5 and scene.view["building"]:
        kind = "building-work"
    return [_section(kind, tuple(draw(scene))), _back(scene.words, phase)]


@once
def _section(kind: str, parts: tuple[Node, ...]) -> Node:
    return node("section", list(parts), id="work", class_=f"work frame {kind}", aria_labelledby="work-title")


@once
def _back(words: Translator, phase: int) -> Node:
    text = words("draw-back-to", phase=words(f"phase-{phase}"))
    return node("label", symbol("undo"), text, for_="open-0", class_="button to-work", id="to-work")
