"""How phases 4, 6 and 7 and the end of the game are told, step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from universelle.contract import telling
from universelle.contract.telling import Gain, Part, Row, Stage
from universelle.core.event import Event, GameEnded, Points
from universelle.core.message import Name
from universelle.drawing.parts import name_of, signed_number
from universelle.games.crystal_palace.choices import THING_SYMBOLS
from universelle.games.crystal_palace.page.work.told import changes
from universelle.games.crystal_palace.rules.components import Box
from universelle.games.crystal_palace.rules.events import (
    FOR_BUZZ,
    FOR_GOAL,
    FOR_LOANS,
    FOR_MARKET,
    FOR_SLOTS,
    REASONS,
    FinalScoringBegan,
    GoodsSold,
    IncomeFell,
    LoanRepaid,
    Lost,
    MarketMoved,
    PhaseBegan,
    RoundBegan,
    SalariesPaid,
    SlotsCovered,
    StageBegan,
)
from universelle.games.crystal_palace.rules.phases.income import PICTURES_STAGE
from universelle.games.crystal_palace.rules.view import View
from universelle.games.crystal_palace.rules.vocabulary import INCOME, THINGS, VP

Scoring: TypeAlias = telling.Scoring[View, Box]

SALARIES: Final = "salaries"
TRACK: Final = "track"
FALL: Final = "fall"
EFFECTS: Final = "effects"
PICTURES: Final = "pictures"
NEXT: Final = "next"
SALES: Final = "sales"
BUZZ: Final = "buzz"
MARKET: Final = "market"
BOARD: Final = "board"
SYMBOLS: Final = {
    SALARIES: "hat",
    TRACK: "income",
    FALL: "income",
    EFFECTS: "loop",
    PICTURES: "buzz",
    NEXT: "clock",
    SALES: "pound",
    BUZZ: "buzz",
    MARKET: "lantern",
    BOARD: "crown",
}
PLACES: Final = {
    TRACK: "income-track",
    FALL: "income-track",
    EFFECTS: "market",
    PICTURES: "buzz-track",
    NEXT: "market",
    BUZZ: "buzz-track",
    MARKET: "market",
}
SOLD: Final = (GoodsSold, LoanRepaid, SlotsCovered)
OF_THE_BOARD: Final = (FOR_GOAL, FOR_LOANS, FOR_SLOTS)


def _begins(event: Event, phase: int) -> bool:
    return isinstance(event, PhaseBegan) and event.phase == f"phase-{phase}"


def _opens(event: Event) -> bool:
    return _begins(event, 4) or _begins(event, 6)


def _goes_on(_: Event, event: Event) -> bool:
    return not _begins(event, 5)


def _closes(event: Event) -> bool:
    return isinstance(event, RoundBegan | GameEnded)


def _is_income(opening: Event) -> bool:
    return _begins(opening, 6)


def _title(scoring: Scoring) -> str:
    if not _is_income(scoring.events[0]):
        return scoring.words("phase-4")
    return scoring.words("telling-last" if _is_last(scoring) else "phase-6")


def _is_last(scoring: Scoring) -> bool:
    """Whether the end of the game follows."""
    if any([isinstance(event, RoundBegan) for event in scoring.events]):
        return False
    return scoring.view["round"] == scoring.box.rounds


def _parts(scoring: Scoring) -> Sequence[Part]:
    if not _is_income(scoring.events[0]):
        return ()
    after = (SALES, BUZZ, MARKET, BOARD) if _is_last(scoring) else (NEXT,)
    return [Part(key, scoring.words(f"telling-part-{key}")) for key in (TRACK, FALL, EFFECTS, PICTURES, *after)]


def _stages(scoring: Scoring) -> Sequence[Stage]:
    if _begins(scoring.events[0], 4):
        return _salaries(scoring)
    part = SALES if isinstance(scoring.events[0], FinalScoringBegan) else TRACK
    told: list[tuple[str, list[Event]]] = [(part, [])]
    for event in scoring.events:
        following = _part_after(part, event)
        if following != part:
            told.append((following, []))
            part = following
        told[-1][1].append(event)
    return [_stage(scoring, each, events) for each, events in _worth_telling(scoring, told)]


def _worth_telling(scoring: Scoring, told: list[tuple[str, list[Event]]]) -> list[tuple[str, list[Event]]]:
    """Parts in which nobody gets anything are told with the one before."""
    kept: list[tuple[str, list[Event]]] = []
    for part, events in told:
        sold = any([isinstance(event, SOLD) for event in events])
        empty = not sold and not any([changes(events, seat) for seat in range(scoring.players)])
        if kept and empty and part in (EFFECTS, PICTURES, SALES):
            kept[-1][1].extend(events)
        else:
            kept.append((part, events))
    return kept


def _part_after(part: str, event: Event) -> str:
    """The part to which an event belongs that follows those of another."""
    if part == TRACK and (isinstance(event, IncomeFell) or (isinstance(event, Lost) and event.what == INCOME)):
        return FALL
    if isinstance(event, StageBegan):
        return PICTURES if event.stage == PICTURES_STAGE else EFFECTS
    if isinstance(event, FinalScoringBegan):
        return SALES
    if part in (SALES, BUZZ, MARKET) and isinstance(event, Points):
        return {REASONS[FOR_BUZZ]: BUZZ, REASONS[FOR_MARKET]: MARKET}.get(event.reason, BOARD)
    return NEXT if _begins(event, 7) else part


def _stage(scoring: Scoring, part: str, events: Sequence[Event]) -> Stage:
    words = scoring.words
    moved = next((event for event in events if isinstance(event, MarketMoved)), None)
    note = words.say(moved.message()) if moved and part == NEXT else ""
    rows = [] if part == NEXT else _rows(scoring, events, REASON_OF[part])
    title, place = words(f"telling-part-{part}"), PLACES.get(part, "")
    return Stage(part, title, SYMBOLS[part], events, rows, place, note)


def _salaries(scoring: Scoring) -> list[Stage]:
    """Nothing is told if nobody has anybody to pay."""
    if not any([isinstance(event, SalariesPaid) for event in scoring.events]):
        return []
    rows = _rows(scoring, scoring.events, _salary)
    return [Stage(SALARIES, scoring.words("phase-4"), SYMBOLS[SALARIES], scoring.events, rows, "work")]


def _rows(
    scoring: Scoring, events: Sequence[Event], reason: Callable[[Scoring, Sequence[Event], int], str]
) -> list[Row]:
    """In player order."""
    return [
        Row(seat, reason(scoring, events, seat), _gains(events, seat), f"score-{seat + 1}")
        for seat in scoring.view["order"]
    ]


def _gains(events: Sequence[Event], seat: int) -> tuple[Gain, ...]:
    """What a seat got and gave, points apart."""
    sums = {what: n for what, n in changes(events, seat).items() if what != VP and n}
    return tuple([Gain(THING_SYMBOLS[THINGS[what]], signed_number(n, "+")) for what, n in sums.items()])


def _salary(scoring: Scoring, events: Sequence[Event], seat: int) -> str:
    owed = sum([event.money for event in events if isinstance(event, SalariesPaid) and event.seat == seat])
    return scoring.words("telling-salaries", money=owed)


def _track(scoring: Scoring, events: Sequence[Event], seat: int) -> str:
    lost = [event for event in events if isinstance(event, Points) and event.seat == seat]
    return scoring.words("telling-red" if lost else "telling-track")


def _fall(scoring: Scoring, events: Sequence[Event], seat: int) -> str:
    fell = next((event for event in events if isinstance(event, IncomeFell) and event.seat == seat), None)
    if fell is None:
        return ""
    key = "telling-stopped" if fell.money else "telling-fell"
    return scoring.words(key, source=fell.source, space=fell.space, money=fell.money)


def _effects(scoring: Scoring, events: Sequence[Event], seat: int) -> str:
    if changes(events, seat):
        return scoring.words("telling-used")
    return scoring.words("telling-to-come" if _waits(scoring, events, seat) else "telling-unused")


def _pictures(scoring: Scoring, events: Sequence[Event], seat: int) -> str:
    if changes(events, seat):
        return scoring.words("telling-pictures")
    return scoring.words("telling-to-come" if _waits(scoring, events, seat) else "telling-no-pictures")


def _waits(scoring: Scoring, events: Sequence[Event], seat: int) -> bool:
    """Whether a seat is still to get what the newest of these events are about: it is asked, or comes after who is."""
    asked, order = scoring.view["to_move"], scoring.view["order"]
    if not asked or events[-1] is not scoring.events[-1]:
        return False
    return order.index(seat) >= order.index(asked[0])


def _sales(scoring: Scoring, events: Sequence[Event], seat: int) -> str:
    """Goods sold, loans repaid, slots covered."""
    sold = sum([event.money for event in events if isinstance(event, GoodsSold) and event.seat == seat])
    repaid = len([event for event in events if isinstance(event, LoanRepaid) and event.seat == seat])
    covered = sum([event.count for event in events if isinstance(event, SlotsCovered) and event.seat == seat])
    return scoring.words("telling-sales", money=sold, loans=repaid, slots=covered)


def _place(key: str) -> Callable[[Scoring, Sequence[Event], int], str]:
    def reason(scoring: Scoring, events: Sequence[Event], seat: int) -> str:
        points = _points(events, seat)
        return scoring.words.name(key) if points else scoring.words("telling-no-place")

    return reason


def _board(scoring: Scoring, events: Sequence[Event], seat: int) -> str:
    """The points of goal, loans and slots one after another."""
    parts = {REASONS[number]: _points(events, seat, REASONS[number]) for number in OF_THE_BOARD}
    return ", ".join([f"{scoring.words.name(key)} {signed_number(points)}" for key, points in parts.items()])


def _points(events: Sequence[Event], seat: int, reason: Name | None = None) -> int:
    mine = [event for event in events if isinstance(event, Points) and event.seat == seat]
    return sum([event.points for event in mine if reason is None or event.reason == reason])


REASON_OF: Final[dict[str, Callable[[Scoring, Sequence[Event], int], str]]] = {
    TRACK: _track,
    FALL: _fall,
    EFFECTS: _effects,
    PICTURES: _pictures,
    SALES: _sales,
    BUZZ: _place("reason-buzz"),
    MARKET: _place("reason-market"),
    BOARD: _board,
}

TELLING: Final[telling.Telling[View, Box]] = telling.Telling(
    opens=_opens,
    goes_on=_goes_on,
    closes=_closes,
    title=_title,
    parts=_parts,
    stages=_stages,
    reported=_is_income,
)


def _round_of(event: Event) -> int | None:
    return int(event.round.removeprefix("round-")) if isinstance(event, RoundBegan) else None


def _loans(scoring: Scoring) -> str:
    """What the loans of each player cost at the end, as things are; nothing if nobody has any."""
    words, players = scoring.words, scoring.view["players"]
    costs = {seat: players[seat]["loan_points"] for seat in scoring.order}
    listed = [f"{name_of(words, seat)} {signed_number(points)}" for seat, points in costs.items() if points]
    return words("report-loans", costs=", ".join(listed)) if listed else ""


REPORT: Final[telling.Report[View, Box]] = telling.Report(round_of=_round_of, to_come=_loans)
