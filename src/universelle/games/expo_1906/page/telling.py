"""How points are told: a completed project with the rows led, and at the end the Jury and the Patent Office."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from universelle.contract import telling
from universelle.contract.telling import Gain, Part, Row, Stage
from universelle.core.event import Event, GameEnded, Points
from universelle.core.message import Name
from universelle.games.expo_1906.rules.components import TYPE_NAMES, Box
from universelle.games.expo_1906.rules.events import (
    CHITS_REASON,
    JURY_REASON,
    STEPS_REASON,
    ChitRewarded,
    FinalScoringBegan,
    JuryTied,
    LeadershipRewarded,
    ProjectCompleted,
    RoundBegan,
)
from universelle.games.expo_1906.rules.view import View

Scoring: TypeAlias = telling.Scoring[View, Box]

PROJECT: Final = "project"
JURY: Final = "jury"
PATENTS: Final = "patents"


def _opens(event: Event) -> bool:
    return isinstance(event, ProjectCompleted | FinalScoringBegan)


def _goes_on(opening: Event, event: Event) -> bool:
    return isinstance(opening, FinalScoringBegan) or isinstance(event, ProjectCompleted | LeadershipRewarded)


def _closes(event: Event) -> bool:
    return isinstance(event, GameEnded)


def _waits(_: Event) -> bool:
    return False


def _is_final(opening: Event) -> bool:
    return isinstance(opening, FinalScoringBegan)


def _title(scoring: Scoring) -> str:
    return scoring.words("telling-final" if _is_final(scoring.events[0]) else "telling-completed")


def _parts(scoring: Scoring) -> Sequence[Part]:
    if not _is_final(scoring.events[0]):
        return ()
    return (
        Part(JURY, scoring.words.name(JURY_REASON)),
        Part(PATENTS, scoring.words("place-patents-office")),
    )


def _stages(scoring: Scoring) -> Sequence[Stage]:
    events = scoring.events
    if _is_final(events[0]):
        office = next((at for at, event in enumerate(events) if _is_from_the_office(event)), len(events))
        return (_jury(scoring, events[:office]), _office(scoring, events[office:]))
    cuts = [at for at, event in enumerate(events) if isinstance(event, ProjectCompleted)]
    return [_project(scoring, events[start:end]) for start, end in pairwise([*cuts, len(events)])]


def _is_from_the_office(event: Event) -> bool:
    return isinstance(event, Points) and event.reason != JURY_REASON


def _project(scoring: Scoring, events: Sequence[Event]) -> Stage:
    """What it is worth, the rows led, and what the Jury may add at the end."""
    words, box = scoring.words, scoring.box
    completed = next(event for event in events if isinstance(event, ProjectCompleted))
    led = [event for event in events if isinstance(event, LeadershipRewarded)]
    reasons = [words("telling-worth", points=completed.points)]
    reasons += [words("telling-led", points=event.points, rows=event.rows) for event in led]
    energy = TYPE_NAMES[box.energy[box.names.index(completed.project)]]
    reasons.append(words("telling-jury", points=box.jury_points, energy=energy))
    gains = [Gain("laboratory", str(completed.points)), *[Gain("crown", f"+{event.points}") for event in led]]
    said = words("between-clauses").join(reasons)
    row = Row(completed.seat, said, tuple(gains), f"panel-{completed.seat + 1}", best=True)
    title = words.name(completed.project)
    return Stage(PROJECT, title, "laboratory", events, (row,), f"panel-{completed.seat + 1}")


def _jury(scoring: Scoring, events: Sequence[Event]) -> Stage:
    points = _by_seat(scoring, events, JURY_REASON)
    reasons = [_jury_reason(scoring, each) for each in points]
    return Stage(JURY, scoring.words.name(JURY_REASON), "jury", events, _rows(points, reasons), "jury")


def _jury_reason(scoring: Scoring, points: int) -> str:
    if any([isinstance(event, JuryTied) for event in scoring.events]):
        return scoring.words("telling-jury-tied")
    worth = scoring.box.jury_points
    return scoring.words("telling-jury-projects", count=points // worth if worth else 0, points=worth)


def _office(scoring: Scoring, events: Sequence[Event]) -> Stage:
    """The steps of the tokens, and each chit of those on the last one."""
    steps, chits = _by_seat(scoring, events, STEPS_REASON), _by_seat(scoring, events, CHITS_REASON)
    reasons = [_office_reason(scoring, events, seat, step) for seat, step in enumerate(steps)]
    rows = _rows([step + chit for step, chit in zip(steps, chits)], reasons)
    return Stage(PATENTS, scoring.words("place-patents-office"), "journal", events, rows, "patents")


def _office_reason(scoring: Scoring, events: Sequence[Event], seat: int, steps: int) -> str:
    words = scoring.words
    chits = [event for event in events if isinstance(event, ChitRewarded) and event.seat == seat]
    parts = [words("telling-office-steps", points=steps)] if steps or not chits else []
    parts += [words("telling-office-chit", chit=event.chit, points=event.points) for event in chits]
    return words("between-clauses").join(parts)


def _by_seat(scoring: Scoring, events: Sequence[Event], reason: Name) -> list[int]:
    points = [0] * scoring.players
    for event in events:
        if isinstance(event, Points) and event.reason == reason:
            points[event.seat] += event.points
    return points


def _rows(points: Sequence[int], reasons: Sequence[str]) -> list[Row]:
    """The best first."""
    order = sorted(range(len(points)), key=lambda seat: (-points[seat], seat))
    return [Row(seat, reasons[seat], best=0 < points[seat] == max(points)) for seat in order]


TELLING: Final[telling.Telling[View, Box]] = telling.Telling(
    opens=_opens,
    goes_on=_goes_on,
    closes=_closes,
    waits=_waits,
    title=_title,
    parts=_parts,
    stages=_stages,
    reported=_is_final,
)


def _round_of(event: Event) -> int | None:
    return event.round if isinstance(event, RoundBegan) else None


REPORT: Final[telling.Report[View, Box]] = telling.Report(round_of=_round_of)
