"""Previews: what an action would certainly do, worked out by carrying it out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from universelle.core.chance import SEED_BYTES, Chance
from universelle.core.event import Event, Points

if TYPE_CHECKING:
    from collections.abc import Mapping

    from universelle.core.action import Action
    from universelle.core.state import State

ANY_DEAL: Final = bytes(SEED_BYTES)  # hidden things are redrawn from this seed, so that nothing of the real ones shows


class Preview:
    """What an action would do, as far as the seat can know.

    `events` are the certain ones, in order. `is_open` says that something hidden decides what else would happen.
    `after` is the seat's view once the action is carried out in a position that looks the same to the seat, and
    `player` the seat's own part of it. What the action would uncover is made up there: read from it only what cannot
    depend on it. `decision` is the id of what must be decided then.
    """

    def __init__(self, state: State, seat: int, events: list[Event]) -> None:
        self._state = state
        self._seat = seat
        self._after: Mapping[str, Any] | None = None
        self.is_open = False
        certain: list[Event] = []
        for event in events:
            if event.reveals:
                self.is_open = True
                if state.reveals_decide:
                    break
            elif event.visible_to(seat):
                certain.append(event)
        self.events = tuple(certain)

    @property
    def is_last(self) -> bool:
        """Whether the seat has nothing to decide afterwards."""
        return self._seat not in self._state.to_move()

    @property
    def after(self) -> Any:
        if self._after is None:
            self._after = self._state.view_to_read(self._seat)
        return self._after

    @property
    def player(self) -> Any:
        return self._state.player_view(self._seat)

    @property
    def decision(self) -> str | None:
        return self._state.agenda[-1].id if self._state.to_move() else None

    def points(self, seat: int) -> list[Points]:
        """The points a seat would certainly gain or lose, each with its reason."""
        return [event for event in self.events if isinstance(event, Points) and event.seat == seat]


class Previews:
    """The previews of a seat's legal actions, each worked out when it is asked for."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self._seat = seat
        self._imagined: State | None = None
        self._known: dict[int, Preview] = {}

    def __getitem__(self, action: Action) -> Preview:
        if action.index not in self._known:
            self._known[action.index] = self._carried_out(action)
        return self._known[action.index]

    def _carried_out(self, action: Action) -> Preview:
        if self._imagined is None:
            self._imagined = self._state.resample(self._seat, Chance(ANY_DEAL))
        state = self._imagined.clone_for_preview(self._seat, action)
        events: list[Event] = []
        state.events = events
        state.preview(self._seat, action)
        return Preview(state, self._seat, events)
