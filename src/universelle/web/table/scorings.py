"""The scorings and rounds of a match, found in its events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from universelle.contract.telling import Scoring
from universelle.core.event import Event, Points
from universelle.core.state import State
from universelle.i18n import Translations
from universelle.matches.match import Match
from universelle.web.table.tables import ScoringWatch, Table

RECENT: Final = 4  # scorings that a change of a table can bring at once


@dataclass
class Stretch:
    """Events in a row, with the points of every seat before them."""

    number: int
    before: list[int]
    round: int = 1
    events: list[Event] = field(default_factory=list)
    complete: bool = False
    after_moves: list[tuple[int, int]] = field(default_factory=list)  # numbers of moves, and how many events by then

    @property
    def began(self) -> int:
        """The number of the move in which it began."""
        return self.after_moves[0][0]

    def told_by(self, moves: int) -> int:
        """How many of the events had happened after so many moves."""
        return max([events for move, events in self.after_moves if move <= moves], default=0)

    def now(self, upto: int | None = None) -> list[int]:
        """The points of every seat after so many of the events."""
        scores = list(self.before)
        for event in self.events[:upto]:
            if isinstance(event, Points):
                scores[event.seat] += event.points
        return scores


class Scorings:
    """All scorings and rounds of a match. It follows the match: what was found before is kept."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._begin()

    def _begin(self) -> None:
        self.taken = 0  # moves of the history that were looked at
        self.last: object = None
        self.scores = list(self.match.start)
        self.scorings: list[Stretch] = []
        self.rounds: list[Stretch] = [Stretch(1, list(self.match.start))]
        self.open: Stretch | None = None

    def follow(self) -> Scorings:
        """Look at the moves made since."""
        history = self.match.history
        if self.taken and (len(history) < self.taken or history[self.taken - 1] is not self.last):
            self._begin()
        for result in history[self.taken :]:
            self.taken += 1
            self._add_move(result.events)
            self.last = result
        return self

    def since(self, moves: int) -> list[tuple[Stretch, int, int]]:
        """The scorings told since so many moves, each with the first and the last of its events to tell."""
        told = [(each, each.told_by(moves), each.told_by(self.taken)) for each in self.scorings[-RECENT:]]
        return [(each, first, last) for each, first, last in told if first < last]

    def _add_move(self, events: tuple[Event, ...]) -> None:
        for event in events:
            self._add_event(event)
        if self.open is not None and not self._telling.waits(self.open.events[0]):
            self._close()

    def _add_event(self, event: Event) -> None:
        number = self.match.game.page.report.round_of(event)
        if number is not None and number != self.rounds[-1].number:
            self.rounds[-1].complete = True
            self.rounds.append(Stretch(number, list(self.scores), number))
        self.rounds[-1].events.append(event)
        telling = self._telling
        if self.open is not None and not telling.goes_on(self.open.events[0], event):
            self._close()
        if self.open is None and telling.opens(event):
            self.open = Stretch(len(self.scorings) + 1, list(self.scores), self.rounds[-1].number)
            self.scorings.append(self.open)
        if self.open is not None:
            self.open.events.append(event)
            self._note(self.open)
            if telling.closes(event):
                self._close()
        if isinstance(event, Points):
            self.scores[event.seat] += event.points

    def _note(self, stretch: Stretch) -> None:
        """Note how many events of a scoring have happened after the present move."""
        if stretch.after_moves and stretch.after_moves[-1][0] == self.taken:
            stretch.after_moves.pop()
        stretch.after_moves.append((self.taken, len(stretch.events)))

    def _close(self) -> None:
        if self.open is not None:
            self.open.complete = True
        self.open = None

    @property
    def _telling(self) -> Any:
        return self.match.game.page.telling


def scorings_of(table: Table) -> Scorings:
    """The scorings of a table, found once."""
    return table.once("scorings", None, lambda: Scorings(table.match)).follow()


def state_before(match: Match, scoring: Stretch) -> State:
    """The position before a scoring; after the move that brought it, if that did all of it at once."""
    moves = match.record.moves
    earlier = Match(match.record.with_moves(moves[: scoring.began - 1]))
    watch = ScoringWatch(match)
    move = moves[scoring.began - 1]
    after = earlier.attempt(move.seat, [match.game.catalogue.parse(move.code)], watch).state
    after.events = scoring.events
    return watch.before or after


def scoring_of(table: Table, words: Translations, events: list[Event], order: Sequence[int] = ()) -> Scoring[Any, Any]:
    """Events as a game's functions are given them."""
    state = table.match.state
    return Scoring(events, table.view(None), state.components(), words, len(table.names), order)
