"""What lists of tables show: kept with every table, so that no list needs to load a match."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from universelle.core.state import State
from universelle.matches.record import Record
from universelle.tables.standing import Standing


@dataclass(frozen=True, slots=True)
class Summary:
    """Who plays what, and where the match stands. `headlines` says so in words, by language."""

    game: str
    seats: Sequence[str]  # who plays, as the record has it
    over: bool
    bots_to_move: bool
    to_move: Sequence[int]
    scores: Sequence[int]
    winners: Sequence[int]
    headlines: Mapping[str, str]
    unfinished: bool = False  # whether the match was ended before its end
    left: Sequence[int] = ()  # the seats of people that computers play on
    due: float | None = None  # when something happens there by itself
    run_out: Sequence[Sequence[float]] = ()  # the seats whose clocks run, each with when its time is over

    @staticmethod
    def of(
        record: Record,
        state: State,
        bots: frozenset[int],
        headlines: Mapping[str, str],
        standing: Standing | None = None,
    ) -> Summary:
        """The summary of a position of a match. `bots` are the seats at which computers move."""
        standing = standing or Standing({})
        unfinished = standing.ended is not None
        to_move = [] if unfinished else list(state.to_move())
        clocks = standing.clocks
        return Summary(
            game=record.game,
            seats=list(record.seats),
            over=not to_move,
            bots_to_move=not bots.isdisjoint(to_move),
            to_move=to_move,
            scores=list(state.scores()),
            winners=[] if to_move or unfinished else list(state.winners()),
            headlines=headlines,
            unfinished=unfinished,
            left=sorted(standing.left),
            due=standing.due if to_move else None,
            run_out=[] if clocks is None or not to_move else [[seat, at] for seat, at in clocks.run_out.items()],
        )

    @property
    def row(self) -> dict[str, Any]:
        """The values of a row of the database, by name."""
        shown = {
            "game": self.game,
            "seats": self.seats,
            "to_move": self.to_move,
            "scores": self.scores,
            "winners": self.winners,
            "headlines": self.headlines,
            "unfinished": self.unfinished,
            "left": self.left,
            "due": self.due,
            "run_out": self.run_out,
        }
        told = json.dumps(shown, ensure_ascii=False)
        return {"over": self.over, "bots": self.bots_to_move, "summary": told, "deadline": self.due}

    @staticmethod
    def parse(over: bool, bots_to_move: bool, text: str) -> Summary:
        """The summary in a row of the database."""
        return Summary(over=over, bots_to_move=bots_to_move, **json.loads(text))
