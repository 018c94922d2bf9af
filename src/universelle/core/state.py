"""Positions: what every game's state can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from universelle.core.errors import IllegalAction
from universelle.core.message import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from universelle.core.action import Action
    from universelle.core.chance import Chance
    from universelle.core.event import Event
    from universelle.core.message import Message
    from universelle.core.step import Step

NOBODY: Final[tuple[int, ...]] = ()
NO_ACTIONS: Final[tuple[Action, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)  # games in packages are not compiled
class State:
    """One position of a game: mutable, and cheap to copy.

    `events` collects what happens, in order, once it is set to a list; while it is None, events are off. Positions
    are equal if their contents are, `copy.copy` and `copy.deepcopy` clone, and every position can be pickled. A
    position used as a dictionary key must not be changed.
    """

    reveals_decide: ClassVar[bool] = True  # whether what a move uncovers may decide what else happens in that move

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

    def groups(self, action: Action) -> tuple[Message, ...]:
        """The menu groups that an action belongs to in this position, outermost first."""
        return self.agenda[-1].groups(self, action) if self.agenda else action.groups()

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

    def apply_in_steps(self, seat: int, action: Action) -> Iterator[Step[Any]]:
        """Like `apply`, for those who want to look on: yields before each automatic step."""
        agenda = self.agenda
        if not agenda or seat < 0 or not agenda[-1].deciders >> seat & 1:
            self.apply(seat, action)  # refuses
        agenda[-1].apply(self, seat, action)
        while agenda and not agenda[-1].seats:
            yield agenda[-1]
            agenda.pop().happen(self)

    def preview(self, seat: int, action: Action) -> None:
        """Carry out an action for a preview. A game may carry on to what the action certainly leads to."""
        self.apply(seat, action)

    def clone(self) -> State:
        """An equal, independent position with events off."""
        raise NotImplementedError

    def clone_for_preview(self, seat: int, action: Action) -> State:
        """An equal position in which `preview` carries out an action. Games may share what it cannot change."""
        return self.clone()

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, State) and self.content() == other.content()

    def __hash__(self) -> int:
        return hash(self.content())

    def content(self) -> tuple[object, ...]:
        """The whole position, secrets included, as plain data: equal positions have equal contents."""
        raise NotImplementedError

    def components(self) -> object:
        """The components this match is played with; every game has its own class of them, and needs none."""
        return None

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """What a seat (or, for None, a spectator) may know, as plain data; each game types its own."""
        raise NotImplementedError

    def view_to_read(self, seat: int | None) -> Mapping[str, Any]:
        """An equal view, for those who change nothing in it: a game may share parts of it with other views."""
        return self.view(seat)

    def player_view(self, seat: int) -> Mapping[str, Any]:
        """A seat's own part of its view, to be read. Games may override this with something faster."""
        own: Mapping[str, Any] = self.view_to_read(seat)["players"][seat]
        return own

    def private_view(self, seat: int, public: Mapping[str, Any]) -> Mapping[str, Any]:
        """The view of a seat, made from that of a spectator without changing it. Games may override this."""
        return self.view(seat)

    def knows_more(self, seat: int) -> bool:
        """Whether the seat knows something a spectator does not. Games override this with something faster."""
        return self.view(seat) != self.view(None)

    def resample(self, seat: int, chance: Chance) -> State:
        """A position that looks the same to the seat, with everything hidden from it redrawn at random."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of each seat, as they stand."""
        raise NotImplementedError

    def standings(self) -> list[int]:
        """The place of each seat, 1 for the first; tied seats share a place."""
        raise NotImplementedError

    def winners(self) -> tuple[int, ...]:
        """Everyone in first place; nobody if a solo player missed the target."""
        return tuple([seat for seat, place in enumerate(self.standings()) if place == 1])
