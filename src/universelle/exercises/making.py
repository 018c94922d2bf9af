"""Making exercises out of matches between bots, and checking that they are still true."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from universelle.bots.bot import Perspective
from universelle.bots.greedy import GreedyBot
from universelle.contract.game import Game
from universelle.core.chance import SEED_BYTES
from universelle.core.errors import UniverselleError
from universelle.core.message import Message
from universelle.exercises.exercise import MANY, Exercise
from universelle.exercises.questions import BY_PLANNER, OF_MOVES, QUESTIONS
from universelle.matches.match import Match
from universelle.matches.record import Record

EACH: Final = 2  # exercises of each question, if there are enough
MATCHES: Final = 60  # played in search of them, at most
TRIED: Final = 12  # positions of a match
TRIED_BY_PLANNER: Final = 3
EARLIEST: Final = 0.25  # of a match: before that there is little to see


def make(game: Game, seed: int, told: Callable[[str, int], None]) -> list[Exercise]:
    """Ten exercises from easy to hard, each from a match of its own and with choices of its own; fewer if need be.

    Two of each question; if some cannot be had in half of the matches, more of the others. `told` hears of each found.
    """
    random = Random(f"{game.meta.slug}/{seed}/exercises")
    found: dict[str, list[Exercise]] = {question: [] for question in QUESTIONS}
    for number in range(MATCHES):
        most = EACH if number < MATCHES // 2 else MANY
        open_questions = [question for question, each in found.items() if len(each) < most]
        if not open_questions or sum(map(len, found.values())) == MANY:
            break
        match = _played(game, random)
        for question in sorted(open_questions, key=lambda each: len(found[each])):
            asked = [each.choices for each in found[question]]
            exercise = next(_tried(match, question, random), None)
            if exercise is not None and exercise.choices not in asked:
                found[question].append(exercise)
                told(question, len(found[question]))
                break
    return [exercise for each in found.values() for exercise in each]


def untrue(exercise: Exercise, thorough: bool = False) -> Message | None:
    """Why an exercise is not true any more; None if it is. Without `thorough`, the planner is not asked again."""
    try:
        match = exercise.match()
    except UniverselleError as error:
        return error.message
    if exercise.question in OF_MOVES:
        legal = [action.code for action in match.state.legal_actions(exercise.seat)]
        if not set(exercise.choices) <= set(legal):
            return Message("exercises-illegal")
    if exercise.question in BY_PLANNER and not thorough:
        return None
    answer = QUESTIONS[exercise.question](match.game, match.state, exercise.seat)
    if answer is None or (answer.choices, answer.right) != (exercise.choices, exercise.right):
        return Message("exercises-other-answer")
    if answer.worths != exercise.worths:
        return Message("exercises-other-worths")
    return None


def _played(game: Game, random: Random) -> Match:
    """A whole match between greedy bots, some moves at random."""
    players = random.randint(max(2, game.meta.min_players), game.meta.max_players)
    seats = ("greedy",) * players
    seed = random.randbytes(SEED_BYTES)
    options = game.rules.check(players, {})
    match = Match(Record(game.meta.slug, game.meta.ruleset, seats, seed, options))
    bots = [GreedyBot(Random(random.random())) for _ in seats]
    while match.state.to_move():
        seat = match.state.to_move()[0]
        match.play(seat, bots[seat].choose(Perspective(game, match.state, seat)))
    return match


def _tried(match: Match, question: str, random: Random) -> Iterator[Exercise]:
    """Exercises with a question out of a match."""
    moves = match.record.moves
    numbers = range(int(len(moves) * EARLIEST), len(moves) - 1)
    most = TRIED_BY_PLANNER if question in BY_PLANNER else TRIED
    for number in random.sample(numbers, min(most, len(numbers))):
        record = match.record.with_moves(moves[:number])
        position = Match(record)
        if not position.state.to_move():
            continue
        seat = position.state.to_move()[0]
        answer = QUESTIONS[question](match.game, position.state, seat)
        if answer is not None:
            yield Exercise(question, seat, answer.choices, answer.worths, answer.right, record)
