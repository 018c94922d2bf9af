"""What the actions of a seat are expected to bring, and why: for hints and for the review of a match."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Final

from universelle.bots.planner import Recipe, recipe_for
from universelle.core.chance import SEED_BYTES, Chance
from universelle.core.evaluation import Evaluation
from universelle.core.search import Candidate, Search, play_on

if TYPE_CHECKING:
    from collections.abc import Sequence

    from universelle.bots.bot import Perspective
    from universelle.core.action import Action
    from universelle.core.state import State

SURE: Final = 2.0  # standard errors beyond which two actions are told apart
SAME_CHANCE: Final = 0.0005  # differences that are none, however sure they are
SAME_POINTS: Final = 0.05
ENOUGH: Final = 100  # worlds in which candidates are compared source by source


@dataclass(frozen=True, slots=True)
class Option:
    """An action, and what it leads to in the worlds it was tried in, which are the same for all options."""

    action: Action
    aims: tuple[float, ...]  # what the seat strives for, in each world: its chance to win; alone, its points
    chances: tuple[float, ...]  # of each seat to win, on average
    points: float  # that the seat may expect at the end
    sources: dict[str, float]  # where those come from
    gains: dict[str, float] = field(
        default_factory=dict
    )  # by source, over the other candidates, if it was compared with them
    errors: tuple[float, ...] = ()  # of the chances: their standard errors
    expected: tuple[float, ...] = ()  # points of each seat at the end

    @property
    def aim(self) -> float:
        return sum(self.aims) / len(self.aims)


def ranks(options: Sequence[Option]) -> list[int]:
    """The rank of each option, the best first; those that cannot be told apart from the best of their rank share it."""
    found = [1]
    first = options[0]
    for number, option in enumerate(options[1:], 2):
        lost, error = loss(first, option)
        if lost > max(SURE * error, SAME_POINTS if len(option.chances) == 1 else SAME_CHANCE):
            first = option
            found.append(number)
        else:
            found.append(found[-1])
    return found


def loss(better: Option, chosen: Option) -> tuple[float, float]:
    """How much less an option brings than a better one, in what the seat strives for, and its standard error."""
    differences = [one - other for one, other in zip(better.aims, chosen.aims, strict=False)]
    mean = sum(differences) / len(differences)
    return mean, error_of(differences, mean)


def error_of(values: Sequence[float], mean: float) -> float:
    """The standard error of a mean; of a single value it is not known, and taken for all there is."""
    if len(values) == 1:
        return 1.0
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def advise(
    perspective: Perspective, random: Random, effort: float = 1.0, seconds: float = 0.0, most: int = 3
) -> list[Option]:
    """The best actions of a seat, the best first, each with what it brings more than the others considered.

    It thinks as the planner does with twice as many candidates, `effort` times as much or, if given, for so many
    seconds. The best `most` are kept and tried in as many worlds as the best one. Actions that come to the same are
    kept only for lack of different ones.
    """
    recipe = recipe_for(perspective.game.meta.slug, perspective.players)
    evaluation, seat = perspective.game.evaluation, perspective.seat
    chance = Chance(random.randbytes(SEED_BYTES))
    search = Search(evaluation, seat, lambda: perspective.imagine(chance), recipe.decisions, keeps=True)
    candidates = search.candidates(perspective.legal_actions, 2 * max(recipe.candidates, most))
    ranked = search.halve(candidates, max(1, round(effort * recipe.worlds)) * len(candidates), seconds)
    if len(ranked) == 1:
        search.try_in_worlds(ranked, 1)
    kept = _different_first(evaluation, seat, ranked)[:most]
    _try_evenly(search, kept)
    gains = _gains(evaluation, seat, kept, candidates)
    options = [_option(evaluation, seat, candidate) for candidate in kept]
    return [replace(option, gains=each) for option, each in zip(options, gains, strict=True)]


def _different_first(evaluation: Evaluation, seat: int, ranked: list[Candidate]) -> list[Candidate]:
    """Candidates in their order, but those that came to the same as a better one in every world last."""
    points = {id(each): [evaluation.expected(leaf)[seat] for leaf in each.leaves[:ENOUGH]] for each in ranked}
    different: list[Candidate] = []
    same: list[Candidate] = []
    for candidate in ranked:
        mine = points[id(candidate)]
        known = [points[id(each)] for each in different]
        alike = any([all([abs(a - b) < SAME_POINTS for a, b in zip(mine, other)]) for other in known])
        (same if alike else different).append(candidate)
    return different + same


def _try_evenly(search: Search, candidates: list[Candidate]) -> None:
    """Try all candidates in as many worlds as the one that was tried in most, and order them by what that brought."""
    worlds = max([candidate.worlds for candidate in candidates])
    for candidate in candidates:
        if candidate.worlds < worlds:
            search.try_in_worlds([candidate], search.simulations + worlds - candidate.worlds)
    candidates.sort(key=lambda candidate: -candidate.worth())


def _gains(
    evaluation: Evaluation, seat: int, kept: list[Candidate], candidates: list[Candidate]
) -> list[dict[str, float]]:
    """What each of those kept brings more than the other candidates, by source: on average over them, and over the
    worlds in which both were tried. Nothing where there is no other."""
    sources = {id(each): [evaluation.sources(leaf, seat) for leaf in each.leaves[:ENOUGH]] for each in candidates}
    found: list[dict[str, float]] = []
    for candidate in kept:
        mine = sources[id(candidate)]
        others = [sources[id(each)] for each in candidates if each is not candidate]
        found.append({name: _mean([_lead(mine, theirs, name) for theirs in others]) for name in mine[0] if others})
    return found


def _lead(mine: list[dict[str, float]], theirs: list[dict[str, float]], name: str) -> float:
    """How much more a source brings, on average over the worlds that both know."""
    return _mean([one[name] - other[name] for one, other in zip(mine, theirs, strict=False)])


def compare(
    perspective: Perspective,
    random: Random,
    chosen: Action,
    recipe: Recipe,
    worlds: int,
    overlooks: float = 0.0,
    in_step: bool = False,
) -> tuple[Option, Option]:
    """The best action that the planner finds with a recipe, and the one that was chosen; they may be the same.

    Both are tried in worlds of their own: those in which the best was found would favour it. In each they are played
    on a little further than in the one before, from half as far to half as far again, so that the standard error
    tells what depends on how far one looks, too. Where worlds are much the same, everybody in them `overlooks` a part
    of the actions, so that it tells what depends on how others go on. `in_step`, positions are compared in the same
    stage of the match: else a value that jumps from one stage to the next would be put down to the decision.
    """
    evaluation, seat = perspective.game.evaluation, perspective.seat
    chance = Chance(random.randbytes(SEED_BYTES))
    search = Search(evaluation, seat, lambda: perspective.imagine(chance), recipe.decisions)
    candidates = search.candidates(perspective.legal_actions, recipe.candidates, chosen)
    best = search.halve(candidates, recipe.worlds * len(candidates))[0].action
    tried = [Candidate(action, 0.0) for action in dict.fromkeys((best, chosen))]
    for number in range(worlds):
        world, luck = perspective.imagine(chance), random.random()
        further = recipe.decisions // 2 + number * recipe.decisions // worlds
        players = [_Forgetful(evaluation, Random(luck), overlooks) if overlooks else evaluation for _ in tried]
        leaves: list[State] = []
        for candidate, playing in zip(tried, players, strict=True):
            after = world.clone()
            after.apply(seat, candidate.action)
            leaves.append(play_on(after, playing, further))
        latest = min([evaluation.spread(leaf) for leaf in leaves])
        for candidate, playing, leaf in zip(tried, players, leaves, strict=True):
            candidate.leaves.append(_caught_up(leaf, playing, latest) if in_step else leaf)
    options = [_option(evaluation, seat, candidate) for candidate in tried]
    return options[0], options[-1]


class _Forgetful(Evaluation):
    """Values positions like another, but overlooks actions, by a random source of its own."""

    def __init__(self, evaluation: Evaluation, random: Random, overlooks: float) -> None:
        self._evaluation = evaluation
        self._random = random
        self._overlooks = overlooks

    def sensible(self, state: State, actions: Sequence[Action]) -> Sequence[Action]:
        kept = self._evaluation.sensible(state, actions)
        return [action for action in kept if self._random.random() >= self._overlooks] or kept

    def outlook(self, state: State, seat: int) -> float:
        return self._evaluation.outlook(state, seat)

    def spread(self, state: State) -> float:
        return self._evaluation.spread(state)


def _caught_up(state: State, evaluation: Evaluation, spread: float) -> State:
    """The position played on until its outcome is no more uncertain than so: it has come to that stage, too."""
    while evaluation.spread(state) > spread and state.to_move():
        state = play_on(state, evaluation, 1)
    return state


def _option(evaluation: Evaluation, seat: int, candidate: Candidate) -> Option:
    leaves = candidate.leaves
    chances = [evaluation.chances(leaf) for leaf in leaves]
    sources = [evaluation.sources(leaf, seat) for leaf in leaves]
    points = [sum(each.values()) for each in sources]
    seats = range(len(chances[0]))
    means = [_mean([each[other] for each in chances]) for other in seats]
    expected = [evaluation.expected(leaf) for leaf in leaves]
    return Option(
        action=candidate.action,
        aims=tuple(points) if len(seats) == 1 else tuple([each[seat] for each in chances]),
        chances=tuple(means),
        points=_mean(points),
        sources={name: _mean([each[name] for each in sources]) for name in sources[0]},
        errors=tuple([error_of([each[other] for each in chances], means[other]) for other in seats]),
        expected=tuple([_mean([each[other] for each in expected]) for other in seats]),
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
