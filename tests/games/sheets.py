"""Score sheets filled from positions, as somebody would who sees the table."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from universelle.contract.game import Game
from universelle.contract.score_sheet import Count, Entries, impossible
from universelle.core.event import Event, Points
from universelle.core.rules import DEFAULT_EDITION
from universelle.core.state import State

SEED = bytes(range(32))


def counted(game: Game, numbers: Mapping[str, Sequence[int]], players: int) -> Count:
    """What a sheet with these numbers comes to; what is not named has the usual number."""
    sheet = game.score_sheet
    assert sheet is not None
    groups = sheet.groups_of(game.rules, players, DEFAULT_EDITION)
    filled = {
        field.key: [field.usual_of(seat) for seat in range(1 if group.of_table else players)]
        for group in groups
        for field in group.fields
    }
    assert set(numbers) <= set(filled)
    entries = Entries(players, filled | dict(numbers))
    assert list(impossible(groups, entries)) == []
    return sheet.count(game.rules, entries, DEFAULT_EDITION)


def finished(game: Game, players: int, seed: int) -> tuple[State, list[Event], list[State]]:
    """A random match: its end, everything that happened, and the positions of its last decisions."""
    rng = Random(seed)
    state = game.new(players, rng.randbytes(32))
    state.events = events = []
    last: deque[State] = deque(maxlen=3)
    while state.to_move():
        seat = rng.choice(state.to_move())
        last.append(state.clone())
        state.apply(seat, rng.choice(state.legal_actions(seat)))
    return state, events, list(last)


def agrees_with_close(game: Game, state: State, fill: Callable[[Any], Mapping[str, Sequence[int]]]) -> None:
    """The sheet filled from a position brings what the match would if it ended there, by source."""
    sheet = game.score_sheet
    assert sheet is not None
    closed = state.clone()
    closed.events = events = []
    game.rules.close(closed)
    count = counted(game, fill(state), len(state.scores()))
    assert count.state.scores() == closed.scores()
    assert count.state.standings() == closed.standings()
    assert _gains(count.events) == _gains(events)


def totals(count: Count) -> list[int]:
    return [sum(seat) for seat in zip(*count.by_source().values())]


def _gains(events: Sequence[Event]) -> list[tuple[int, int, str]]:
    """Who gained how much by what, in any order of seats."""
    sums: dict[tuple[int, str], int] = {}
    for event in events:
        if isinstance(event, Points):
            key = event.seat, event.reason
            sums[key] = sums.get(key, 0) + event.points
    return sorted([(seat, points, reason) for (seat, reason), points in sums.items()])
