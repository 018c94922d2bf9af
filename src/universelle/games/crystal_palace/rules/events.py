"""What can happen in London."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from universelle.core.event import Event, Points
from universelle.core.message import Message, Name, Seat, Value
from universelle.games.crystal_palace.rules.phrases import amount, amounts
from universelle.games.crystal_palace.rules.vocabulary import ENERGY, GEAR, MONEY, VP, Cost

PAID: Final = (MONEY, GEAR, ENERGY)  # what costs are paid with; other things are lost

# Where points come from.
REASONS: Final = tuple(
    [
        Name(f"reason-{reason}")
        for reason in (
            "prototypes",
            "characters",
            "links",
            "shares",
            "tickets",
            "pictures",
            "effects",
            "red-income",
            "buzz",
            "market",
            "goal",
            "loans",
            "slots",
        )
    ]
)
FOR_PROTOTYPES: Final = 0
FOR_CHARACTERS: Final = 1
FOR_LINKS: Final = 2
FOR_SHARES: Final = 3
FOR_TICKETS: Final = 4
FOR_PICTURES: Final = 5
FOR_EFFECTS: Final = 6
FOR_RED_INCOME: Final = 7
FOR_BUZZ: Final = 8
FOR_MARKET: Final = 9
FOR_GOAL: Final = 10
FOR_LOANS: Final = 11
FOR_SLOTS: Final = 12


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: Name


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    minor: ClassVar[bool] = True
    phase: Name


@dataclass(frozen=True, slots=True)
class DieSet(Event):
    """Known to its owner alone until the dice are revealed."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class DiceSealed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class DiceRevealed(Event):
    reveals: ClassVar[bool] = True
    seat: int
    dice: str
    sum: int


@dataclass(frozen=True, slots=True)
class FirstPlayerFound(Event):
    reveals: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True, slots=True)
class Gained(Event):
    seat: int
    what: int
    n: int

    def message(self) -> Message:
        return Message("event-gained", {"seat": Seat(self.seat), "amount": amount(self.what, self.n)})


@dataclass(frozen=True, slots=True)
class Lost(Event):
    seat: int
    what: int
    n: int

    def message(self) -> Message:
        key = "event-lost-paid" if self.what in PAID else "event-lost"
        return Message(key, {"seat": Seat(self.seat), "amount": amount(self.what, self.n)})


@dataclass(frozen=True, slots=True)
class PointsLost(Points):
    """A seat loses points; `points` is below 0."""

    def message(self) -> Message:
        values: dict[str, Value] = {"seat": Seat(self.seat), "points": -self.points, "reason": self.reason}
        return Message("event-points-lost", values)


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    seat: int
    given: int
    cost: int
    what: int
    n: int

    def message(self) -> Message:
        given, got = amount(self.given, self.cost), amount(self.what, self.n)
        return Message("event-exchanged", {"seat": Seat(self.seat), "given": given, "amount": got})


@dataclass(frozen=True, slots=True)
class LoanTaken(Event):
    reveals: ClassVar[bool] = True
    seat: int
    money: int
    points: int


@dataclass(frozen=True, slots=True)
class LoanRepaid(Event):
    seat: int
    money: int


@dataclass(frozen=True, slots=True)
class DiePlaced(Event):
    seat: int
    value: int
    place: Name
    space: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class GoalReached(Event):
    seat: int
    level: int


@dataclass(frozen=True, slots=True)
class AssistantEntered(Event):
    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class AssistantMoved(Event):
    """Up or down the market."""

    seat: int
    source: int
    space: int


@dataclass(frozen=True, slots=True)
class AssistantLeft(Event):
    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class MarketCleared(Event):
    """The last free space was filled: all but the newcomer go home."""

    seat: int


@dataclass(frozen=True, slots=True)
class DieActed(Event):
    seat: int
    value: int
    place: Name
    space: int


@dataclass(frozen=True, slots=True)
class DieDeclined(Event):
    seat: int
    value: int
    place: Name


@dataclass(frozen=True, slots=True)
class DieIdle(Event):
    """No action space was left for a die."""

    seat: int
    value: int
    place: Name


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    seat: int
    card: Name


@dataclass(frozen=True, slots=True)
class SlotTaken(Event):
    seat: int
    slot: Name


@dataclass(frozen=True, slots=True)
class TicketTaken(Event):
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: Name


@dataclass(frozen=True, slots=True)
class TileDiscarded(Event):
    seat: int
    card: Name


@dataclass(frozen=True, slots=True)
class TileLeft(Event):
    """There is no slot for it any more, nor a tile to replace: it stays on display."""

    seat: int
    card: Name


@dataclass(frozen=True, slots=True)
class TileLost(Event):
    """Ruleset 1: there is no slot for it, nor a tile to replace; it leaves the game."""

    seat: int
    card: Name


@dataclass(frozen=True, slots=True)
class CardUsed(Event):
    seat: int
    card: Name


@dataclass(frozen=True, slots=True)
class MarketUsed(Event):
    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class Published(Event):
    seat: int
    level: int


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class PalaceReached(Event):
    """The end of the buzz track: who comes first, second, third there."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class SalariesPaid(Event):
    seat: int
    money: int


@dataclass(frozen=True, slots=True)
class SalaryRefunded(Event):
    seat: int
    card: Name


@dataclass(frozen=True, slots=True)
class CharacterRecruited(Event):
    seat: int
    card: Name


@dataclass(frozen=True, slots=True)
class PrototypeBuilt(Event):
    seat: int
    card: Name


@dataclass(frozen=True, slots=True)
class EffectPlayed(Event):
    """A prototype's effect is played on a player."""

    seat: int
    card: Name
    owner: int


@dataclass(frozen=True, slots=True)
class IncomeFell(Event):
    """Phase 6: a marker falls, from so many pounds to so many; steps that the bottom stopped cost money."""

    minor: ClassVar[bool] = True
    seat: int
    source: int
    space: int
    money: int


@dataclass(frozen=True, slots=True)
class StageBegan(Event):
    """Phase 6: a seat uses its permanent effects, or its pictures pay."""

    minor: ClassVar[bool] = True
    seat: int
    stage: Name


@dataclass(frozen=True, slots=True)
class MarketMoved(Event):
    """Phase 7: gears are filled up, every assistant goes down one space."""

    gears: int


@dataclass(frozen=True, slots=True)
class DisplayFilled(Event):
    reveals: ClassVar[bool] = True
    place: Name
    cards: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class FinalScoringBegan(Event):
    """What is left is sold, then the last points are counted."""

    minor: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class GoodsSold(Event):
    seat: int
    money: int


@dataclass(frozen=True, slots=True)
class SlotsCovered(Event):
    seat: int
    count: int


# What only previews say.


@dataclass(frozen=True, slots=True)
class Outlook(Event):
    """What an action would lead to."""

    only_in_previews: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DieWouldAct(Outlook):
    """When a die would act among those at its location, as they are now.

    `space` is the action space it would find, from 1, or 0 if none would be left; `cards` are those left for it.
    """

    seat: int
    value: int
    rank: int
    dice: int
    space: int
    cards: int

    def message(self) -> Message:
        key = "draw-would-act" if self.space else "draw-no-action"
        return Message(key, {"value": self.value, "rank": self.rank, "dice": self.dice})


@dataclass(frozen=True, slots=True)
class DiceWouldCost(Outlook):
    """The price of the dice set so far."""

    seat: int
    money: int

    def message(self) -> Message:
        return Message("draw-sum-then", {"money": self.money})


@dataclass(frozen=True, slots=True)
class Owed(Outlook):
    """What must be paid, after discounts, and what of it is not at hand."""

    seat: int
    cost: Cost
    lacking: Cost

    def message(self) -> Message:
        return Message("effect-pay", {"what": amounts(self.cost) or (amount(MONEY, 0),)})


@dataclass(frozen=True, slots=True)
class MoneyLeft(Outlook):
    """The money a seat would have; below 0 it is lacking."""

    seat: int
    money: int

    def message(self) -> Message:
        key = "draw-lacking" if self.lacking else "draw-money-left"
        return Message(key, {"money": abs(self.money)})

    @property
    def lacking(self) -> int:
        return max(0, -self.money)


@dataclass(frozen=True, slots=True)
class WouldScore(Outlook):
    """The points that building a patent, recruiting a character or taking a ticket brings now, and those for links."""

    seat: int
    points: int
    links: int

    def message(self) -> Message:
        return amount(VP, self.points + self.links)
