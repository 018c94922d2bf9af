"""Positions: what every game's state can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from universelle.core.errors import IllegalAction
from universelle.core.message import Seat

if TYPE_CHECKING:
    from universelle.core.action import Action
    from universelle.core.chance import Chance
    from universelle.core.event import Event
    from universelle.core.message import Message
    from universelle.core.step import Step

NOBODY: Final[tuple[int, ...]] = ()
NO_ACTIONS: Final[tuple[Action, ...]] = ()


class State:
    """One position of a game: mutable, and cheap to copy.

    `events` collects what happens, in order, once somebody sets it to a list; while it is None nothing is told.
    """

    def __init__(self, chance: Chance) -> None:
        self.agenda: list[Step[Any]] = []
        self.chance = chance
        self.events: list[Event] | None = None

    def to_move(self) -> tuple[int, ...]:
        """The seats that must decide now; none when the game is over."""
        agenda = self.agenda
        return agenda[-1].seats if agenda else NOBODY

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """Every legal action of a seat; none for a seat that need not decide."""
        agenda = self.agenda
        if agenda:
            step = agenda[-1]
            if seat >= 0 and step.deciders >> seat & 1:
                return step.legal_actions(self, seat)
        return NO_ACTIONS

    def label(self, action: Action) -> Message:
        """What an action would do in this position, for people."""
        return self.agenda[-1].label(self, action) if self.agenda else action.message()

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a seat's action and all that follows from it, up to the next decision.

        An illegal action raises `IllegalAction` and leaves the position as it was.
        """
        agenda = self.agenda
        if not agenda:
            raise IllegalAction("illegal-game-over")
        step = agenda[-1]
        if seat < 0 or not step.deciders >> seat & 1:
            raise IllegalAction("illegal-not-your-turn", seat=Seat(seat))
        step.apply(self, seat, action)
        while agenda and not agenda[-1].seats:
            agenda.pop().happen(self)

    def clone(self) -> State:
        """An equal, independent position that nobody listens to."""
        raise NotImplementedError

    def content(self) -> tuple[object, ...]:
        """The whole position, secrets included, as plain data: equal positions have equal contents."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (or, for None, a spectator) may know, as plain data."""
        raise NotImplementedError

    def knows_more(self, seat: int) -> bool:
        """Whether the seat may know what a spectator may not. A game that can tell sooner does."""
        return self.view(seat) != self.view(None)

    def resample(self, seat: int, chance: Chance) -> State:
        """Another position that the seat cannot tell from this one, its hidden things dealt anew."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of each seat, as they stand."""
        raise NotImplementedError

    def standings(self) -> list[int]:
        """The place of each seat, 1 for the first; tied seats share a place."""
        raise NotImplementedError

    def winners(self) -> tuple[int, ...]:
        """Whoever shares the first place; nobody, where a player alone has missed the aim."""
        return tuple([seat for seat, place in enumerate(self.standings()) if place == 1])
