"""Events: what happened, as typed data. They are put into sentences later."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar, Final

from universelle.core.message import Message, Name, Seat, Value, kebab


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happened. `only` lists the seats that may know of it; None means everybody."""

    reveals: ClassVar[bool] = False  # whether a seat learns something new by it: no undo past it
    minor: ClassVar[bool] = False  # whether a summary may leave it out
    only_in_previews: ClassVar[bool] = False  # whether it says what an action would lead to, and never happens
    only: tuple[int, ...] | None = None

    def visible_to(self, seat: int | None) -> bool:
        return self.only is None or seat in self.only

    def message(self) -> Message:
        """The class name gives the key, the fields its values; one with an empty list gets the ending `-none`."""
        values = {name: getattr(self, name) for name in _message_fields(type(self))}
        ending = "-none" if () in values.values() else ""
        key = f"event-{kebab(type(self).__name__)}{ending}"
        return Message(key, {name: _seat_or_value(name, value) for name, value in values.items()})


_FIELDS: Final[dict[type[Event], tuple[str, ...]]] = {}  # what is known already


def _message_fields(kind: type[Event]) -> tuple[str, ...]:
    """The names of the fields that fill the message of an event."""
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple([field.name for field in fields(kind) if field.name != "only"])
    return _FIELDS[kind]


@dataclass(frozen=True, slots=True)
class Points(Event):
    """A seat gains or loses points for a reason."""

    seat: int
    points: int
    reason: Name


START: Final = Name("reason-start")  # reason for the points with which a match starts, for which there is no event


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The match is over, and these seats have won."""

    winners: tuple[int, ...]

    def message(self) -> Message:
        winners = tuple(Seat(seat) for seat in self.winners)
        return Message("event-game-ended", {"winners": winners, "count": len(winners)})


def _seat_or_value(name: str, value: Value) -> Value:
    return Seat(value) if name in ("seat", "owner") and isinstance(value, int) else value
