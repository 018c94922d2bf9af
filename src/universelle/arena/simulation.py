"""Run many matches between bots and collect the results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import sqrt
from statistics import fmean, pstdev, quantiles
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from universelle.arena.processes import in_order, nobody
from universelle.bots import GREEDY, Perspective, bot_at, make_bot, simpler_than
from universelle.core.chance import seed_from
from universelle.core.edition import Edition
from universelle.core.errors import BotFailed
from universelle.core.event import START, Points
from universelle.games.registry import load
from universelle.matches.record import Move, Record, StandIn, result_of

if TYPE_CHECKING:
    from universelle.bots import Bot
    from universelle.contract.game import Game
    from universelle.core.action import Action
    from universelle.core.message import Message

Z95: Final = 1.959964
ALONE: Final = 1.0  # seconds before other processes are worth starting


@dataclass(frozen=True, slots=True)
class Outcome:
    """One finished match."""

    record: Record
    scores: list[int]
    shares: list[float]  # share of the win: 1 for a sole winner, equal parts if it is shared
    reasons: list[Counter[str]]  # points by reason, for each seat
    failures: tuple[Message, ...] = ()  # why bots failed that are programs of their own: of each, every kind once

    @property
    def stand_ins(self) -> list[int]:
        """How many decisions of each seat another bot made, because its own failed."""
        by_seat = Counter(each.seat for each in self.record.stand_ins)
        return [by_seat[seat] for seat in range(len(self.scores))]


@dataclass
class Tally:
    """The results so far."""

    game: str
    bots: Sequence[str]
    began: float = field(default_factory=perf_counter)
    seconds: float = 0.0
    scores: list[list[int]] = field(default_factory=list)  # by seat
    wins: list[float] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)
    reasons: list[Counter[str]] = field(default_factory=list)
    stand_ins: list[int] = field(default_factory=list)  # decisions that another bot made, by seat
    processes: int = 1  # that played

    def __post_init__(self) -> None:
        self.scores = [[] for _ in self.bots]
        self.wins = [0.0 for _ in self.bots]
        self.reasons = [Counter() for _ in self.bots]
        self.stand_ins = [0 for _ in self.bots]

    def add(self, outcome: Outcome) -> None:
        self.lengths.append(len(outcome.record.moves))
        for seat in range(len(self.bots)):
            self.scores[seat].append(outcome.scores[seat])
            self.wins[seat] += outcome.shares[seat]
            self.reasons[seat].update(outcome.reasons[seat])
            self.stand_ins[seat] += outcome.stand_ins[seat]
        self.seconds = perf_counter() - self.began

    @property
    def games(self) -> int:
        return len(self.lengths)

    @property
    def stood_in(self) -> Counter[str]:
        """How many decisions of each bot another one made."""
        counted: Counter[str] = Counter()
        for bot, number in zip(self.bots, self.stand_ins):
            counted[bot] += number
        return counted

    def report(self) -> dict[str, Any]:
        """The results as plain data."""
        return {
            "game": self.game,
            "players": len(self.bots),
            "games": self.games,
            "processes": self.processes,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 1),
            "actions_per_second": round(sum(self.lengths) / self.seconds, 1),
            "length": {"mean": round(fmean(self.lengths), 2), "deciles": _deciles(self.lengths)},
            "seats": [self._seat_report(seat) for seat in range(len(self.bots))],
        }

    def _seat_report(self, seat: int) -> dict[str, Any]:
        scores = self.scores[seat]
        share = self.wins[seat] / self.games
        return {
            "bot": self.bots[seat],
            "wins": round(share, 4),
            "wins_interval": [round(bound, 4) for bound in interval(share, self.games)],
            "mean_score": round(fmean(scores), 2),
            "sd_score": round(pstdev(scores), 2),
            "deciles": _deciles(scores),
            "points": {reason: round(points / self.games, 2) for reason, points in self.reasons[seat].items()},
            "stand_ins": self.stand_ins[seat],
        }


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: str,
    options: Mapping[str, str] | None = None,
    edition: Edition | None = None,
    processes: int = 1,
    shared_out: Callable[[int], None] | None = None,
    lost: Callable[[], None] = nobody,
) -> Iterator[Outcome]:
    """Play matches between bots, each with a seed derived from this one.

    The outcomes and their order are the same with any number of processes. Others are started only for what is not
    done after a moment; `shared_out` is then called with their number, and `lost` if somebody else ends one of them.
    """
    began = perf_counter()
    number = 0
    while number < games and (processes == 1 or perf_counter() - began < ALONE):
        yield play(game, bots, f"{seed}/{number}", options, edition)
        number += 1
    if number < games:
        if shared_out:
            shared_out(min(processes, games - number))
        work = partial(_play_number, game, bots, seed, options, edition)
        yield from in_order(work, range(number, games), processes, lost)


def _play_number(
    game: str, bots: Sequence[str], seed: str, options: Mapping[str, str] | None, edition: Edition | None, number: int
) -> Outcome:
    return play(game, bots, f"{seed}/{number}", options, edition)


def play(
    game: str,
    bots: Sequence[str],
    seed: str,
    options: Mapping[str, str] | None = None,
    edition: Edition | None = None,
    make: Callable[[Game, str, str], Bot] = make_bot,
) -> Outcome:
    """Play one match between bots, which are made by their names; if one fails, a simpler one stands in."""
    rules = load(game)
    filled = rules.rules.check(len(bots), options or {})
    head = Record(game, rules.meta.ruleset, tuple(bots), seed_from(seed), filled, edition or Edition())
    state = rules.new(len(bots), head.seed, head.options, head.edition)
    events = state.events = []
    reasons: list[Counter[str]] = [Counter({START: points} if points else {}) for points in state.scores()]
    players = Players(rules, head, [make(rules, name, f"{seed}/{seat}") for seat, name in enumerate(bots)])
    moves: list[Move] = []
    while seats := state.to_move():
        seat = seats[0]
        action = players.choose(Perspective(rules, state, seat), len(moves))
        state.apply(seat, action)
        moves.append(Move(seat, action.code))
    for event in events:
        if isinstance(event, Points):
            reasons[event.seat][event.reason] += event.points
    finished = replace(head, moves=tuple(moves), result=result_of(state), stand_ins=tuple(players.stand_ins))
    shares = win_shares(state.winners(), len(bots))
    return Outcome(finished, state.scores(), shares, reasons, tuple(players.failures.values()))


class Players:
    """The bots of a match, and those that stand in for one that is a program of its own and fails."""

    def __init__(self, game: Game, head: Record, bots: Sequence[Bot]) -> None:
        self.stand_ins: list[StandIn] = []
        self.failures: dict[tuple[str, str], Message] = {}  # by bot and kind
        self._game = game
        self._head = head
        self._bots = bots

    def choose(self, perspective: Perspective, made: int) -> Action:
        """What a bot chooses after so many moves; if it fails, who stands in at a table does."""
        seat = perspective.seat
        try:
            return self._bots[seat].choose(perspective)
        except BotFailed as failure:
            name = self._head.seats[seat]
            by = simpler_than(self._game, name) or GREEDY
            self.stand_ins.append(StandIn(seat, made + 1, by))
            self.failures.setdefault((name, failure.message.key), failure.message)
            return bot_at(self._game, by, self._head.seed, seat, made).choose(perspective)


def win_shares(winners: Sequence[int], players: int) -> list[float]:
    """The share of the win of each seat."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]


def interval(share: float, games: float) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    spread = Z95 * Z95 / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def _deciles(values: Sequence[int]) -> list[float]:
    """The 10th, 50th and 90th percentile."""
    if len(values) < 2:
        return [float(values[0])] * 3
    marks = quantiles(values, n=10, method="inclusive")
    return [round(marks[n], 1) for n in (0, 4, 8)]
