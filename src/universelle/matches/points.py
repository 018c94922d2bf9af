"""Where the points of a match came from."""

from __future__ import annotations

from collections.abc import Sequence

from universelle.core.event import START, Points
from universelle.matches.match import Match


def points_by_reason(match: Match) -> dict[str, list[int]]:
    """For each source the points of every seat, also for those that brought nothing; those of the start come first."""
    seats = len(match.start)
    found = no_points(match)
    for result in match.history:
        for event in result.events:
            if isinstance(event, Points):
                found.setdefault(event.reason, [0] * seats)[event.seat] += event.points
    return found


def is_tie_broken(points: Sequence[int], places: Sequence[int]) -> bool:
    """Whether somebody has as many points as who is first, and is behind by another rule."""
    first = min(places)
    most = points[places.index(first)]
    return any([each == most and place > first for each, place in zip(points, places)])


def no_points(match: Match) -> dict[str, list[int]]:
    """For each source that can bring points with the components of a match nothing yet, after those of the start."""
    page, box = match.game.page, match.state.components()
    found: dict[str, list[int]] = {START: list(match.start)} if any(match.start) else {}
    return found | {reason: [0] * len(match.start) for reason in page.reason_symbols if page.scores(box, reason)}
