"""What the events of a phase come to for each player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from universelle.core.event import Event, Points
from universelle.drawing.node import once
from universelle.games.crystal_palace.rules.components import CHARACTER_NAMES
from universelle.games.crystal_palace.rules.events import (
    FOR_BUZZ,
    REASONS,
    CardUsed,
    EffectPlayed,
    Gained,
    GoodsSold,
    IncomeFell,
    Lost,
    MarketUsed,
    PhaseBegan,
    PrototypeBuilt,
    SalariesPaid,
    StageBegan,
)
from universelle.games.crystal_palace.rules.phases.income import PICTURES_STAGE
from universelle.games.crystal_palace.rules.vocabulary import ENERGY, GEAR, MONEY, VP, Cost

Changes: TypeAlias = dict[int, int]  # how much more or less of each thing
Amounts: TypeAlias = tuple[tuple[int, int], ...]  # things, and how much more or less there is of each
FINAL_REASONS: Final = frozenset(REASONS[FOR_BUZZ:])  # for points that are counted after the last phase 6
TRACK, FALL, BONUSES, PEOPLE, PICTURES = "track", "fall", "bonuses", "people", "pictures"  # the steps of phase 6


def since_phase(events: Sequence[Event], phase: int) -> Sequence[Event]:
    """What happened since a phase began."""
    begun = [n for n, event in enumerate(events) if isinstance(event, PhaseBegan) and event.phase == f"phase-{phase}"]
    return events[begun[-1] + 1 :] if begun else events


def change(event: Event) -> tuple[int, int, int] | None:
    """Whom an event gives or takes how much of what: seat, thing, number."""
    if isinstance(event, Gained):
        return event.seat, event.what, event.n
    if isinstance(event, Lost):
        return event.seat, event.what, -event.n
    return (event.seat, VP, event.points) if isinstance(event, Points) else None


def changes(events: Iterable[Event], seat: int) -> Changes:
    """What events come to for a seat."""
    sums: Changes = {}
    for event in events:
        found = change(event)
        if found and found[0] == seat:
            sums[found[1]] = sums.get(found[1], 0) + found[2]
    return sums


# Phase 4


@dataclass(frozen=True)
class Salaries:
    """What a player owes in salaries, and whether it is paid; `due` is None before their turn."""

    due: int | None
    paid: bool


@once
def salaries(events: Sequence[Event], seat: int) -> Salaries:
    since = since_phase(events, 4)
    for n, event in enumerate(since):
        if isinstance(event, SalariesPaid) and event.seat == seat:
            payment = Lost(seat, MONEY, event.money)
            return Salaries(event.money, payment in since[n:])
    return Salaries(None, False)


# Phase 5


@dataclass(frozen=True)
class Built:
    """A prototype of this round: whose it is, what was paid, and on whom its effect was played."""

    seat: int
    card: str
    cost: Cost
    target: int | None


@once
def built(events: Sequence[Event]) -> tuple[Built, ...]:
    """The prototypes of this round, in their order."""
    found: list[Built] = []
    paid: dict[int, Changes] = {}
    for event in since_phase(events, 5):
        if isinstance(event, PrototypeBuilt):
            spent = paid.pop(event.seat, {})
            cost = Cost(spent.get(GEAR, 0), spent.get(ENERGY, 0), spent.get(MONEY, 0))
            found.append(Built(event.seat, event.card, cost, None))
        elif isinstance(event, EffectPlayed):
            found[-1] = Built(event.seat, event.card, found[-1].cost, event.owner)
            paid.clear()
        elif isinstance(event, Lost):
            spent = paid.setdefault(event.seat, {})
            spent[event.what] = spent.get(event.what, 0) + event.n
    return tuple(found)


# Phase 6


@dataclass
class Income:
    """What each step of phase 6 brought a player; a step that is still to come is missing."""

    steps: dict[str, Changes] = field(default_factory=lambda: {TRACK: {}})
    fell: IncomeFell | None = None

    def add(self, step: str, what: int, n: int) -> None:
        sums = self.steps.setdefault(step, {})
        sums[what] = sums.get(what, 0) + n

    def amounts(self, step: str) -> Amounts | None:
        """What a step brought, each thing once; None if it is still to come."""
        sums = self.steps.get(step)
        return None if sums is None else tuple([(what, n) for what, n in sorted(sums.items()) if n])

    @property
    def money(self) -> int:
        """All pounds together."""
        return sum([sums.get(MONEY, 0) for sums in self.steps.values()]) - (self.fell.money if self.fell else 0)


@once
def income(events: Sequence[Event], players: int) -> list[Income]:
    """Phase 6 so far, by seat."""
    accounts = [Income() for _ in range(players)]
    step = TRACK
    for event in since_phase(events, 6):
        if isinstance(event, GoodsSold) or (isinstance(event, Points) and event.reason in FINAL_REASONS):
            break
        step = _next_step(step, event)
        if isinstance(event, IncomeFell):
            accounts[event.seat].fell = event
        elif isinstance(event, StageBegan):
            for begun in (PICTURES,) if step == PICTURES else (BONUSES, PEOPLE):
                accounts[event.seat].steps.setdefault(begun, {})
        elif (found := change(event)) and step != FALL:
            seat, what, n = found
            accounts[seat].add(step, what, n)
    return accounts


def _next_step(step: str, event: Event) -> str:
    if isinstance(event, IncomeFell) or (step == TRACK and isinstance(event, Lost)):
        return FALL
    if isinstance(event, StageBegan):
        return PICTURES if event.stage == PICTURES_STAGE else BONUSES
    if isinstance(event, MarketUsed) and step == PEOPLE:
        return BONUSES
    if isinstance(event, CardUsed) and step in (BONUSES, PEOPLE):
        return PEOPLE if event.card in CHARACTER_NAMES else BONUSES
    return step
