"""What can happen at the fair."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from universelle.core.event import Event, Points
from universelle.core.message import Message, Name, Seat, Value

SUPPLY_NAME: Final = Name("supply")
MOST_TICKETS: Final = Name("reason-most-tickets")
TICKETS: Final = Name("reason-tickets")
FIRST_PLACES: Final = Name("reason-first-places")
SECOND_PLACES: Final = Name("reason-second-places")
SETS: Final = Name("reason-sets")


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    minor: ClassVar[bool] = True
    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class SupporterPlaced(Event):
    seat: int
    area: Name
    source: Name

    def message(self) -> Message:
        return _told_with_source(Event.message(self))


@dataclass(frozen=True, slots=True)
class SupporterAdded(Event):
    seat: int
    figure: Name
    area: Name
    source: Name

    def message(self) -> Message:
        return _told_with_source(Event.message(self))


@dataclass(frozen=True, slots=True)
class StandingChanged(Event):
    """How a seat stands on an area that it changed; `passed` are those who share or lose the first place."""

    minor: ClassVar[bool] = True
    seat: int
    area: Name
    count: int
    rival: int  # the most supporters of another seat
    place: int
    passed: tuple[int, ...]

    def message(self) -> Message:
        values: dict[str, Value] = {"seat": Seat(self.seat), "area": self.area, "count": self.count}
        return Message("event-standing-changed", values | {"place": self.place})


@dataclass(frozen=True, slots=True)
class SupporterMoved(Event):
    seat: int
    figure: Name
    owner: int
    source: Name
    target: Name

    def message(self) -> Message:
        message = Event.message(self)
        return Message("event-supporter-moved-own", message.values) if self.owner == self.seat else message


@dataclass(frozen=True, slots=True)
class FigureDiscarded(Event):
    seat: int
    figure: Name


@dataclass(frozen=True, slots=True)
class CardsCollected(Event):
    seat: int
    area: Name
    cards: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class CarMoved(Event):
    spaces: int
    left: int


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    reveals: ClassVar[bool] = True
    cards: int


@dataclass(frozen=True, slots=True)
class CardAdded(Event):
    reveals: ClassVar[bool] = True
    area: Name
    card: Name


@dataclass(frozen=True, slots=True)
class ScoringBegan(Event):
    round: int


@dataclass(frozen=True, slots=True)
class LullEnded(Event):
    """So many turns without a ticket that scoring is held all the same."""

    turns: int


@dataclass(frozen=True, slots=True)
class AreaJudged(Event):
    """The supporters on an area and the places they bring, by seat."""

    minor: ClassVar[bool] = True
    area: Name
    supporters: tuple[int, ...]
    places: tuple[Name, ...]

    def message(self) -> Message:
        return Message("event-area-judged", {"area": self.area})


@dataclass(frozen=True, slots=True)
class MedalWon(Points):
    """Points for a place in an area."""

    area: Name
    place: Name


@dataclass(frozen=True, slots=True)
class ExhibitsApproved(Event):
    seat: int
    area: Name
    cards: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class SupportersRecalled(Event):
    minor: ClassVar[bool] = True
    seat: int
    area: Name
    count: int


@dataclass(frozen=True, slots=True)
class ScoringEnded(Event):
    """A round is closed; the supporters that each seat has left to place."""

    minor: ClassVar[bool] = True
    round: int
    supply: tuple[int, ...]

    def message(self) -> Message:
        return Message("event-scoring-ended", {"round": self.round})


def _told_with_source(message: Message) -> Message:
    """A supporter taken from an area is worth a word; one from the supply is not."""
    if message.values["source"] == SUPPLY_NAME:
        return message
    return Message(f"{message.key}-from", message.values)
