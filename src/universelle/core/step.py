"""Steps: the items of a position's agenda."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from universelle.core.message import Message, Seat

if TYPE_CHECKING:
    from universelle.core.action import Action
    from universelle.core.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)  # games in packages are not compiled
class Step(Generic[S]):
    """A decision for the seats in `seats`, or, if empty, an automatic step.

    Steps are immutable and shared between positions, so that a copy of an agenda is a copy of a list.
    """

    id: ClassVar[str] = ""  # its name in views, positions and the key of its prompt, whatever its class is called
    rule: ClassVar[str] = ""  # the heading of the rules page that explains it
    secret: ClassVar[bool] = False  # whether what is chosen stays hidden from the others for a while

    def __init__(self, seats: tuple[int, ...] = ()) -> None:
        self.seats = seats
        self.deciders = sum([1 << seat for seat in seats])  # the seats as bits, for a fast test

    def arguments(self) -> tuple[object, ...]:
        """The arguments of its constructor, from which pickle rebuilds it."""
        return (self.seats,)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.arguments()

    def content(self) -> tuple[object, ...]:
        """The step as plain data: its id, who decides, and its own fields."""
        return (self.id, self.seats)

    def prompt(self, seat: int) -> Message:
        """What the seat is asked."""
        return Message(f"prompt-{self.id}", {"seat": Seat(seat)})

    def label(self, state: S, action: Action) -> Message:
        """What an action would do here, for people."""
        return action.message()

    def groups(self, state: S, action: Action) -> tuple[Message, ...]:
        """The menu groups that an action belongs to here, outermost first."""
        return action.groups()

    def legal_actions(self, state: S, seat: int) -> tuple[Action, ...]:
        """Every legal action of a seat that must decide."""
        raise NotImplementedError

    def apply(self, state: S, seat: int, action: Action) -> None:
        """Check the action against the rules, then carry it out."""
        raise NotImplementedError

    def happen(self, state: S) -> None:
        """Carry out an automatic step; it has left the agenda already."""
        raise NotImplementedError
