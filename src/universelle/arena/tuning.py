"""Tuning the weights of a game's evaluation by self-play.

A generation is a number of candidates, each with weights of its own. All of them play the same deals against bots with
the weights from which the run began; what they achieved decides where the next generation is looked for.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from itertools import groupby
from math import exp, isclose, tanh
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from universelle.arena.contest import Contest, Seating
from universelle.arena.games import Played, played_of
from universelle.arena.optimiser import Optimiser
from universelle.arena.simulation import play
from universelle.arena.standings import share_interval
from universelle.bots import make_bot
from universelle.bots.weighted import WeightedBot
from universelle.core.chance import seed_from
from universelle.core.edition import Edition
from universelle.core.errors import BadRequest
from universelle.games.registry import load

if TYPE_CHECKING:
    from universelle.bots import Bot
    from universelle.contract.game import Game

CANDIDATE: Final = "candidate"
RIVAL: Final = "rival"
PROOF: Final = "proof"  # the deals on which the result is tried
POINTS: Final = 0.2  # how much of what a candidate achieved is its lead, and not the win
DIGITS: Final = 6  # of a weight
NEAR: Final = 1e-4  # numbers that differ by a smaller part are taken for the same


@dataclass(frozen=True)
class Tuning:
    """What is tuned, and how."""

    game: str
    bot: str
    players: int
    games: int  # of each candidate in each generation, rounded up to whole deals
    start: Mapping[str, float]  # all weights; those of the rivals
    tuned: tuple[str, ...]
    seed: str = "1"
    options: Mapping[str, str] = field(default_factory=dict)
    edition: Edition = field(default_factory=Edition)

    def weights(self, point: Sequence[float]) -> dict[str, float]:
        """The weights at a point of the optimiser's: all are as at the start at 0.

        A weight keeps its sign and becomes e times as much when its number grows by 1; a weight of 0 grows by 1.
        """
        changed = {
            name: self.start[name] * exp(number) if self.start[name] else number
            for name, number in zip(self.tuned, point, strict=True)
        }
        return {**self.start, **{name: float(f"{weight:.{DIGITS}g}") for name, weight in changed.items()}}

    def contest(self, deals: str) -> Contest:
        """Candidate and rivals, on deals by this name."""
        return Contest(self.game, (CANDIDATE, RIVAL), self.players, f"{self.seed}/{deals}", self.options, self.edition)

    def optimiser(self) -> Optimiser:
        return Optimiser(len(self.tuned), int.from_bytes(seed_from(self.seed)[:4], "big"))


def tunable(game: Game, players: int, weights: Iterable[str], only: Sequence[str] = ()) -> tuple[str, ...]:
    """The weights that matter in matches of so many: not those that are there for each other number of players.

    With `only`, those of them that these names or patterns fit.
    """
    everything = list(weights)
    counts = {str(count) for count in range(game.meta.min_players, game.meta.max_players + 1)}
    by_stem: dict[str, set[str]] = defaultdict(set)
    for name in everything:
        by_stem[name.rpartition(".")[0]].add(name.rpartition(".")[2])
    here = [
        name
        for name in everything
        for stem, _, last in [name.rpartition(".")]
        if not stem or by_stem[stem] != counts or last == str(players)
    ]
    for pattern in only:
        if not any(fnmatchcase(name, pattern) for name in here):
            raise BadRequest("tune-unknown-weight", name=pattern, known=", ".join(here))
    return tuple([name for name in here if not only or any(fnmatchcase(name, pattern) for pattern in only)])


class Task(NamedTuple):
    """A game to be played, on which deals, and by which weights its candidate goes."""

    deals: str
    weights: Mapping[str, float]
    seating: Seating


Players: TypeAlias = "Callable[[Sequence[Task]], Iterable[tuple[int, Played]]]"  # each with the number of its task


def play_task(tuning: Tuning, task: Task) -> Played:
    """Play one game. It depends on nothing else: whoever plays it plays the same."""
    deals, weights, seating = task
    evaluation = load(tuning.game).evaluation
    valued = {CANDIDATE: evaluation.with_weights(dict(weights)), RIVAL: evaluation.with_weights(dict(tuning.start))}

    def make(game: Game, name: str, seed: str) -> Bot:
        return WeightedBot(make_bot(game, tuning.bot, seed), valued[name])

    seed = f"{tuning.contest(deals).seed}/{seating.deal}"
    return played_of(seating, play(tuning.game, seating.seats, seed, tuning.options, tuning.edition, make))


class Result(NamedTuple):
    """What a candidate achieved in all its games."""

    share: float  # of the win; alone, of the deals of which it made more points than the rival
    margin: float  # points more than the best rival, on average
    worth: float  # what the optimiser is told


class Generation(NamedTuple):
    """A finished generation."""

    results: tuple[Result, ...]
    middle: tuple[float, ...]  # the weights that are tuned, as they were thought best after it


class Proof(NamedTuple):
    """What the weights thought best achieved on deals of their own."""

    games: int
    share: float
    interval: tuple[float, float]
    margin: float


class Tuner:
    """A run: its finished generations, and where to look next."""

    def __init__(self, tuning: Tuning, known: Sequence[Generation] = ()) -> None:
        """Known generations are taken over as far as they fit to what the optimiser proposes."""
        self.tuning = tuning
        self.generations, self._optimiser = _resumed(tuning, known)
        self._spread = _spread(tuning)

    @property
    def population(self) -> int:
        """How many candidates a generation has."""
        return self._optimiser.population

    @property
    def games(self) -> int:
        """How many games a generation has, and the proof about as many."""
        own, shared = self._seatings("", self.tuning.games)
        return self.population * len(own) + len(shared)

    @property
    def weights(self) -> dict[str, float]:
        """The weights thought best."""
        return self.tuning.weights(self._optimiser.middle)

    def advance(self, players: Players) -> None:
        """Play one more generation."""
        deals = str(len(self.generations))
        candidates = [self.tuning.weights(point) for point in self._optimiser.propose()]
        games = self._play(players, deals, candidates, self.tuning.games)
        results = [self._result(played) for played in games]
        self._optimiser.learn([result.worth for result in results])
        self.generations.append(Generation(tuple(results), _middle(self.tuning, self._optimiser)))

    def prove(self, players: Players) -> Proof:
        """Try the weights thought best on deals of their own, in as many games as a generation has."""
        (played,) = self._play(players, PROOF, [self.weights], self.population * self.tuning.games)
        result = self._result(played)
        by_deal = [[each.share for each in deal] for _, deal in groupby(_achieved(played), key=lambda each: each.deal)]
        return Proof(sum(map(len, by_deal)), result.share, share_interval(by_deal), result.margin)

    def _seatings(self, deals: str, games: int) -> tuple[list[Seating], list[Seating]]:
        """The games of each candidate, and those without one, which count for all of them."""
        shared = self.tuning.players == 1
        dealt = self.tuning.contest(deals).deals(games * (1 + shared))
        seatings = [seating for deal in dealt for seating in deal]
        own = [seating for seating in seatings if CANDIDATE in seating.seats]
        return own, [seating for seating in seatings if CANDIDATE not in seating.seats]

    def _play(
        self, players: Players, deals: str, candidates: Sequence[Mapping[str, float]], games: int
    ) -> list[list[Played]]:
        """The games that count for each candidate, deal by deal."""
        own, shared = self._seatings(deals, games)
        tasks = [Task(deals, weights, seating) for weights in candidates for seating in own]
        tasks += [Task(deals, self.tuning.start, seating) for seating in shared]
        found = dict(players(tasks))
        played = [found[number] for number in range(len(tasks))]
        ends = range(len(own), len(own) * len(candidates) + 1, len(own))
        return [played[end - len(own) : end] + played[ends[-1] :] for end in ends]

    def _result(self, played: Sequence[Played]) -> Result:
        achieved = _achieved(played)
        share = fmean([each.share for each in achieved])
        lead = fmean([0.5 + tanh(each.margin / self._spread / 2) / 2 for each in achieved])
        return Result(share, fmean([each.margin for each in achieved]), (1 - POINTS) * share + POINTS * lead)


class _Achieved(NamedTuple):
    """What a candidate achieved in a game."""

    deal: int
    share: float
    margin: int


def _achieved(played: Iterable[Played]) -> list[_Achieved]:
    """What the candidate achieved in each of its games; alone, beside the rival who had the same deal."""
    alone = {each.seating.deal: each.scores[0] for each in played if each.seating.seats == (RIVAL,)}
    achieved = []
    for each in played:
        if CANDIDATE not in each.seating.seats:
            continue
        seat = each.seating.seats.index(CANDIDATE)
        rivals = [points for other, points in enumerate(each.scores) if other != seat]
        margin = each.scores[seat] - (max(rivals) if rivals else alone[each.seating.deal])
        share = each.shares[seat] if rivals else (margin > 0) + (margin == 0) / 2
        achieved.append(_Achieved(each.seating.deal, share, margin))
    return achieved


def _resumed(tuning: Tuning, known: Sequence[Generation]) -> tuple[list[Generation], Optimiser]:
    """The generations that fit to what the optimiser proposes, and the optimiser after them."""
    optimiser = tuning.optimiser()
    for number, generation in enumerate(known):
        optimiser.propose()
        fits = len(generation.results) == optimiser.population
        if fits:
            optimiser.learn([result.worth for result in generation.results])
            middle = _middle(tuning, optimiser)
            fits = all([isclose(now, then, rel_tol=NEAR) for now, then in zip(middle, generation.middle, strict=True)])
        if not fits:
            return _resumed(tuning, known[:number])
    return list(known), optimiser


def _middle(tuning: Tuning, optimiser: Optimiser) -> tuple[float, ...]:
    weights = tuning.weights(optimiser.middle)
    return tuple([weights[name] for name in tuning.tuned])


def _spread(tuning: Tuning) -> float:
    """How much points vary, seen from the start of a match."""
    game = load(tuning.game)
    state = game.new(tuning.players, seed_from(tuning.seed), tuning.options, tuning.edition)
    return game.evaluation.with_weights(dict(tuning.start)).spread(state)
