"""Kinds of steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from universelle.core.step import S, Step

if TYPE_CHECKING:
    from universelle.core.action import Action
    from universelle.games.crystal_palace.rules.view import DecisionView


class SeatStep(Step[S]):
    """Something that happens by itself to one seat."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def arguments(self) -> tuple[object, ...]:
        return (self.seat,)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seat)


class PrototypeStep(Step[S]):
    """Something that happens to a prototype that a seat is building."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__()
        self.seat = seat
        self.number = number

    def arguments(self) -> tuple[object, ...]:
        return (self.seat, self.number)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seat, self.number)


class Decision(Step[S]):
    """A decision of one seat or several."""

    def view(self) -> DecisionView:
        """What is decided, as plain data."""
        raise NotImplementedError

    def preview(self, state: S, seat: int, action: Action) -> None:
        """Carry out an action for a preview: what it certainly does, not what comes next anyway."""
        self.apply(state, seat, action)
