"""What a game's drawing is given: a position as somebody sees it, and what they may do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Final

from universelle.core.action import Action, gathered
from universelle.core.message import Wording
from universelle.core.state import State

KEYS: Final = 9  # choices that can be picked by a digit


@dataclass(frozen=True)
class Scene:
    """A table as one viewer sees it."""

    view: dict[str, Any]
    box: Any  # the components of the edition that is played, as the game's rules hold them
    words: Wording
    seat: int | None = None  # the viewer's seat, if it is one
    bots: frozenset[int] = frozenset()  # seats played by the computer
    actions: Sequence[Action] = ()  # what the viewer may do now


def codes_of(scene: Scene) -> frozenset[str]:
    """The codes of what the viewer may do now."""
    return frozenset([action.code for action in scene.actions])


def whose(scene: Scene) -> int:
    """The seat whose board is shown: the viewer's, else that of whoever moves."""
    if scene.seat is not None:
        return scene.seat
    to_move: list[int] = scene.view["to_move"]
    return to_move[0] if to_move else 0


def step_of(scene: Scene) -> str:
    """What is to be decided now, as the rules call it; empty if nothing is."""
    decision = scene.view["decision"]
    step: str = decision["step"] if decision else ""
    return step


def digits(actions: Sequence[Action]) -> dict[str, str]:
    """The keys of the first rows of the list of choices, by the codes of these; what follows a group has none."""
    alone = takewhile(lambda row: row[0] is None, gathered(actions))
    return {members[0].code: str(number) for number, (_, members) in zip(range(1, KEYS + 1), alone)}


def scene_of(
    state: State,
    words: Wording,
    seat: int | None = None,
    bots: frozenset[int] = frozenset(),
    view: dict[str, Any] | None = None,
) -> Scene:
    """A position as a seat, or a spectator, sees it; with the view, if it was looked at before."""
    actions = state.legal_actions(seat) if seat is not None else ()
    box = getattr(state, "box")  # noqa: B009 — every game's own class of components
    return Scene(view or state.view(seat), box, words, seat, bots, actions)
