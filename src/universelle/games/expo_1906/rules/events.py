"""What can happen at the exposition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from universelle.core.event import Event, Points
from universelle.core.message import Message, Name, Seat

PROJECTS_REASON: Final = Name("reason-projects")
LEADERSHIP: Final = Name("reason-leadership")
JURY_REASON: Final = Name("reason-jury")
STEPS_REASON: Final = Name("reason-steps")
CHITS_REASON: Final = Name("reason-chits")

END_JURY: Final = Name("end-jury")
END_PATENTS: Final = Name("end-patents")
END_PROJECTS: Final = Name("end-projects")


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    seat: int
    card: Name


@dataclass(frozen=True, slots=True)
class TileBought(Event):
    seat: int
    tile: Name
    price: int


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    """The free tile of the improved Academy."""

    seat: int
    tile: Name


@dataclass(frozen=True, slots=True)
class ScrapReplaced(Event):
    """A beginner's Resource tile instead of Scrap."""

    seat: int
    tile: Name
    cell: str
    turns: int


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    seat: int
    tile: Name
    cell: str
    turns: int


@dataclass(frozen=True, slots=True)
class TileRemoved(Event):
    seat: int
    tile: Name
    cell: str


@dataclass(frozen=True, slots=True)
class ScrapRemoved(Event):
    seat: int
    cell: str


@dataclass(frozen=True, slots=True)
class TileMoved(Event):
    seat: int
    tile: Name
    source: str
    cell: str
    turns: int

    def message(self) -> Message:
        if self.source == self.cell:
            return Message("event-tile-moved-in-place", {"seat": Seat(self.seat), "tile": self.tile, "cell": self.cell})
        return Event.message(self)


@dataclass(frozen=True, slots=True)
class CardImproved(Event):
    seat: int
    card: Name


@dataclass(frozen=True, slots=True)
class CardRestored(Event):
    """The improvement was removed: the basic card is back."""

    seat: int
    card: Name


@dataclass(frozen=True, slots=True)
class ProjectCompleted(Points):
    project: Name


@dataclass(frozen=True, slots=True)
class LeadershipRewarded(Points):
    """More points for a completed Project: for the rows led."""

    rows: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class SupplyChanged(Event):
    """A project in the laboratory that is not completed lacks other units than before."""

    minor: ClassVar[bool] = True
    seat: int
    project: Name
    types: tuple[Name, ...]
    units: tuple[int, ...]  # by type

    def message(self) -> Message:
        pairs = zip(self.units, self.types)
        lacks = tuple(
            [Message("units-of-type", {"units": units, "type": Name(f"{kind}.unit")}) for units, kind in pairs]
        )
        return Message("event-supply-changed", {"seat": Seat(self.seat), "project": self.project, "lacks": lacks})


@dataclass(frozen=True, slots=True)
class TokenMoved(Event):
    seat: int
    token: int
    row: Name
    step: int


@dataclass(frozen=True, slots=True)
class RowChanged(Event):
    seat: int
    token: int
    row: Name
    step: int
    price: int


@dataclass(frozen=True, slots=True)
class ChitPlaced(Event):
    seat: int
    chit: Name
    row: Name


@dataclass(frozen=True, slots=True)
class GhostTilesDrawn(Event):
    reveals: ClassVar[bool] = True
    tiles: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class GhostMoved(Event):
    row: Name
    step: int


@dataclass(frozen=True, slots=True)
class GhostChitPlaced(Event):
    reveals: ClassVar[bool] = True
    chit: Name
    row: Name


@dataclass(frozen=True, slots=True)
class GhostCardDrawn(Event):
    reveals: ClassVar[bool] = True
    card: Name


@dataclass(frozen=True, slots=True)
class GhostCardReplaced(Event):
    """The same card as the player's: another is drawn."""

    reveals: ClassVar[bool] = True
    card: Name


@dataclass(frozen=True, slots=True)
class GhostDeckReshuffled(Event):
    """A Meeting cannot come first."""

    reveals: ClassVar[bool] = True
    card: Name


@dataclass(frozen=True, slots=True)
class MoneyGained(Event):
    seat: int
    money: int
    total: int


@dataclass(frozen=True, slots=True)
class JuryChosen(Event):
    seat: int
    energy: Name


@dataclass(frozen=True, slots=True)
class JuryDrawn(Event):
    reveals: ClassVar[bool] = True
    energy: Name


@dataclass(frozen=True, slots=True)
class ProjectsReturned(Event):
    """Open Projects of the other energy go under their piles."""

    projects: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class ProjectOpened(Event):
    reveals: ClassVar[bool] = True
    project: Name


@dataclass(frozen=True, slots=True)
class PileReshuffled(Event):
    reveals: ClassVar[bool] = True
    tiles: int


@dataclass(frozen=True, slots=True)
class StationFilled(Event):
    reveals: ClassVar[bool] = True
    minor: ClassVar[bool] = True
    tiles: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int


@dataclass(frozen=True, slots=True)
class EndNear(Event):
    """Something ends the game: only last cards are left to play."""

    why: Name


@dataclass(frozen=True, slots=True)
class LastCardDeclined(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class FinalScoringBegan(Event):
    """Points of the Jury and of the Patents Office follow."""

    minor: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class JuryTied(Event):
    """Both energies have as many Jury tiles, so that neither is rewarded."""


@dataclass(frozen=True, slots=True)
class ChitRewarded(Points):
    chit: Name


@dataclass(frozen=True, slots=True)
class TargetReached(Event):
    """A solo game that went well."""

    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class TargetMissed(Event):
    seat: int
    target: int
