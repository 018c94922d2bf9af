"""What a game's page and terminal board are given: a position as one viewer sees it, and what they may do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import takewhile
from typing import Any, Final, Generic, TypeVar

from universelle.contract.opponents import Face
from universelle.contract.sharing import SharedViews
from universelle.core.action import Action, group_actions
from universelle.core.event import Event
from universelle.core.message import Message, Translator
from universelle.core.preview import Preview, Previews
from universelle.core.state import State

KEYS: Final = 9  # choices that can be picked by a digit

V = TypeVar("V")  # the game's view
B = TypeVar("B")  # the game's components


@dataclass(frozen=True)
class Scene(Generic[V, B]):
    """A board as one viewer sees it."""

    view: V
    box: B  # the components of the edition that is played
    words: Translator
    to_move: tuple[int, ...] = ()  # the seats that must decide now
    decision: str = ""  # the id of what they must decide
    seat: int | None = None  # the viewer's seat, if they have one
    bots: Mapping[int, Face] = field(default_factory=dict)  # seats played by the computer, and by whom
    actions: Sequence[Action] = ()  # what the viewer may do now
    label: Callable[[Action], Message] = Action.message  # what an action is called here
    groups: Callable[[Action], tuple[Message, ...]] = Action.groups  # the menu groups it belongs to here
    previews: Previews | None = None  # what the viewer's actions would do
    mover: int | None = None  # who moved last
    scoring: tuple[Event, ...] = ()  # what has happened of a scoring that is told on this position, if one is
    told: bool = False  # whether others read what the seat chose: nobody is "you"
    events: Callable[[], Sequence[Event]] = tuple  # what everybody saw happen since the last milestone, oldest first

    def preview(self, action: Action) -> Preview:
        """What one of the viewer's actions would certainly do."""
        assert self.previews is not None
        return self.previews[action]

    @cached_property
    def codes(self) -> frozenset[str]:
        """The codes of what the viewer may do now."""
        return frozenset([action.code for action in self.actions])


def codes_with(scene: Scene[Any, Any], verb: str) -> frozenset[str]:
    """The codes that begin with a verb, of what the viewer may do now: what a part of the board depends on."""
    return frozenset([code for code in scene.codes if code.partition(" ")[0] == verb])


def whose(scene: Scene[Any, Any]) -> int:
    """The seat whose board is shown: the viewer's, or for a spectator that of who moved last, else who must decide."""
    if scene.seat is not None:
        return scene.seat
    if scene.mover is not None:
        return scene.mover
    return scene.to_move[0] if scene.to_move else 0


def role_of(scene: Scene[Any, Any], seat: int) -> str:
    """What a seat is to the viewer: `me`, `other`, or for a bot what it is like."""
    if seat == scene.seat:
        return "me"
    return scene.bots[seat].kind if seat in scene.bots else "other"


def face_of(scene: Scene[Any, Any], seat: int) -> Face | None:
    """The bot of a seat, if its portrait is drawn."""
    face = scene.bots.get(seat)
    return face if face and face.portrait else None


def digits(actions: Sequence[Action]) -> dict[str, str]:
    """The keys of the first rows of the menu, by action code; rows after a group have none."""
    return digits_of_rows(group_actions(actions))


def digits_of_rows(rows: Sequence[tuple[Message | None, Sequence[Action]]]) -> dict[str, str]:
    """The same for rows that are known."""
    alone = takewhile(lambda row: row[0] is None, rows)
    return {members[0].code: str(number) for number, (_, members) in zip(range(1, KEYS + 1), alone)}


def scene_of(
    state: State,
    words: Translator,
    seat: int | None = None,
    bots: Mapping[int, Face] | None = None,
    view: Mapping[str, Any] | None = None,
    events: Callable[[], Sequence[Event]] = tuple,
    mover: int | None = None,
) -> Scene[Any, Any]:
    """A position as a seat, or a spectator, sees it; pass the view, made of shared parts, if it is known already."""
    return Scene(
        view=SharedViews().share(state.view_to_read(seat)) if view is None else view,
        box=state.components(),
        words=words,
        to_move=state.to_move(),
        decision=state.agenda[-1].id if state.agenda else "",
        seat=seat,
        bots=bots or {},
        actions=() if seat is None else state.legal_actions(seat),
        label=state.label,
        groups=state.groups,
        previews=None if seat is None else Previews(state, seat),
        mover=mover,
        events=events,
    )
