"""What exercises ask, from easy to hard, and how the engine or the planner answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from universelle.bots.advice import advise, loss
from universelle.bots.bot import Perspective
from universelle.contract.game import Game
from universelle.core.action import Action
from universelle.core.chance import SEED_BYTES, Chance
from universelle.core.event import Event, Points
from universelle.core.preview import Previews
from universelle.core.state import State

CHOICES: Final = 4
FEWEST: Final = 3  # that leave something to think about
DEALS: Final = 3  # in which an answer must be the same
CLEARLY: Final = 2  # points by which a move must be better than the next one
SURE: Final = 3.0  # standard errors by which the planner must tell the best move from the next one
BETTER: Final = 0.04  # of the chance to win
EFFORT: Final = 8.0  # how much the planner thinks, compared with a match
OPEN: Final = (0.25, 0.9)  # chances to win with the best move between which something is at stake
WORTH_ASKING: Final = 3  # points that the final scoring must add


@dataclass(frozen=True, slots=True)
class Answer:
    """What can be answered and what each choice is worth; the best one is right."""

    choices: tuple[str, ...]
    worths: tuple[float, ...]
    right: int


Question: TypeAlias = Callable[[Game, State, int], Answer | None]


def closed(game: Game, state: State) -> tuple[State, list[Event]]:
    """The match as if it ended in this position, and what that would bring."""
    twin = state.clone()
    events: list[Event] = []
    twin.events = events
    game.rules.close(twin)
    return twin, events


def winner(game: Game, state: State, _seat: int) -> Answer | None:
    """Who would win if the match ended now: one of several who are not ahead yet, by points and not by a tie."""
    end, _ = closed(game, state)
    scores = end.scores()
    ahead = [each for each, score in enumerate(state.scores()) if score == max(state.scores())]
    first, second = sorted(scores, reverse=True)[:2] if len(scores) >= FEWEST else (0, 0)
    if first == second or end.winners()[0] in ahead:
        return None
    return Answer(tuple(map(str, range(len(scores)))), tuple(map(float, scores)), end.winners()[0])


def points(game: Game, state: State, seat: int) -> Answer | None:
    """How many points a seat would have if the match ended now."""
    end, events = closed(game, state)
    score, now = end.scores()[seat], state.scores()[seat]
    gained = {abs(event.points) for event in events if isinstance(event, Points) and event.seat == seat} - {0}
    if score - now < WORTH_ASKING or len(gained) < 2:
        return None
    choices = _near(score, now, min(gained), max(gained))
    return Answer(tuple(map(str, choices)), tuple([float(each == score) for each in choices]), choices.index(score))


def _near(score: int, now: int, little: int, much: int) -> list[int]:
    """A score among others that come of a source missed or counted twice; its place among them tells nothing."""
    lower = sorted({each for each in (score - little, score - much, now) if 0 <= each < score}, reverse=True)
    higher = sorted({score + little, score + much, score + little + much})
    below = min(score % CHOICES, len(lower))
    return sorted([*lower[:below], score, *higher[: CHOICES - 1 - below]])


def at_once(_game: Game, state: State, seat: int) -> Answer | None:
    """Which move scores most at once."""
    previews = Previews(state, seat)
    gains = {action: sum([each.points for each in previews[action].points(seat)]) for action in _moves(state, seat)}
    return _best_of(state, gains, tempting=1)


def ending(game: Game, state: State, seat: int) -> Answer | None:
    """Which move gains most if the match ends right after it, whatever is dealt."""
    now = closed(game, state)[0].scores()[seat]
    gains: dict[Action, int] = {}
    for action in _moves(state, seat):
        found = {_score_after(game, state, seat, action, deal) - now for deal in range(DEALS)}
        if len(found) == 1:
            gains[action] = found.pop()
    return _best_of(state, gains, tempting=2)


def best(game: Game, state: State, seat: int) -> Answer | None:
    """Which move is best, as the planner finds with a fixed random source: clearly better than the next one."""
    if len({str(state.label(action)) for action in _moves(state, seat)}) < CHOICES:
        return None
    options = advise(Perspective(game, state, seat), Random("exercises"), effort=EFFORT, most=CHOICES)
    if len(options) < CHOICES or len({_kind(each.action) for each in options}) > 1:
        return None
    if not OPEN[0] <= options[0].aim <= OPEN[1]:
        return None
    lead, error = loss(options[0], options[1])
    if lead < max(BETTER, SURE * error) or len({str(state.label(each.action)) for each in options}) < CHOICES:
        return None
    in_order = sorted(options, key=lambda option: option.action.index)
    choices = tuple([option.action.code for option in in_order])
    return Answer(choices, tuple([round(option.aim, 4) for option in in_order]), in_order.index(options[0]))


QUESTIONS: Final[dict[str, Question]] = {  # from easy to hard
    "winner": winner,
    "points": points,
    "at-once": at_once,
    "ending": ending,
    "best": best,
}
OF_MOVES: Final = ("at-once", "ending", "best")
BY_PLANNER: Final = ("best",)


def scored(game: Game, state: State, seat: int, action: Action, question: str) -> list[Event]:
    """What happens by a move that answers a question about points: at once, or until the match is closed after it."""
    if question == "at-once":
        return list(Previews(state, seat)[action].events)
    events: list[Event] = []
    _, at_the_end = closed(game, _after(state, seat, action, 0, events))
    return [*events, *at_the_end]


def _moves(state: State, seat: int) -> Sequence[Action]:
    return state.legal_actions(seat) if seat in state.to_move() else ()


def _score_after(game: Game, state: State, seat: int, action: Action, deal: int) -> int:
    return closed(game, _after(state, seat, action, deal))[0].scores()[seat]


def _after(state: State, seat: int, action: Action, deal: int, events: list[Event] | None = None) -> State:
    """The position after a move, if what is hidden from the seat is dealt so."""
    imagined = state.resample(seat, Chance(bytes([deal]) * SEED_BYTES))
    imagined.events = events
    imagined.apply(seat, action)
    return imagined


def _kind(action: Action) -> str:
    """What sort of move it is: only moves of one sort make one wonder which is better."""
    return action.code.partition(" ")[0]


def _is_scale(state: State, actions: Sequence[Action]) -> bool:
    """Whether moves differ by numbers only: then the most is the best, and there is nothing to find out."""
    labels = [state.label(action) for action in actions]
    words = {
        (label.key, *[str(value) for value in label.values.values() if type(value) is not int]) for label in labels
    }
    return len(words) == 1


def _best_of(state: State, gains: dict[Action, int], tempting: int) -> Answer | None:
    """The best of a few moves of its kind that gain different amounts; so many of them must gain something."""
    ranked = sorted(gains, key=lambda action: (-gains[action], action.index))
    names: dict[str, Action] = {}
    for action in ranked:
        if _kind(action) == _kind(ranked[0]):
            names.setdefault(str(state.label(action)), action)
    kept = list(names.values())
    good = len([action for action in kept if gains[action] > 0])
    fewest = FEWEST if good > 1 else CHOICES
    if good < tempting or len(kept) < fewest or gains[kept[0]] - gains[kept[1]] < CLEARLY:
        return None
    in_order = sorted({*kept[: CHOICES - 1], kept[-1]}, key=lambda action: action.index)
    if _is_scale(state, in_order):
        return None
    choices = tuple([action.code for action in in_order])
    return Answer(choices, tuple([float(gains[action]) for action in in_order]), in_order.index(kept[0]))
