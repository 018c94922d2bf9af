"""A seat may take back its own last moves, as long as they showed nothing and nobody has moved since."""

from random import Random

import pytest

from tests.laws.games import as_json, begin, each_table, few_seeds, record_of, samples
from universelle.core.chance import Chance, seed_from
from universelle.core.errors import IllegalAction
from universelle.matches.match import Match

pytestmark = pytest.mark.engine
ONE_IN = 5  # moves are looked at: a look compares the whole game so far
SELDOM = 10  # where a look replays it, too


def random_move(match: Match, rng: Random) -> int:
    """Carry out a random move; the seat that made it."""
    seat = rng.choice(match.state.to_move())
    match.play(seat, rng.choice(match.state.legal_actions(seat)))
    return seat


def all_of(match: Match) -> tuple[object, ...]:
    return match.state.content(), match.record, tuple(match.history), match.state.to_move()


def assert_refuses_undo(match: Match, seat: int) -> None:
    before = all_of(match)
    with pytest.raises(IllegalAction) as refusal:
        match.undo(seat)
    assert refusal.value.message.key == "illegal-undo"
    assert match.safe_point(seat) == len(match.history)
    assert all_of(match) == before


@few_seeds
@each_table
def test_a_move_is_taken_back_exactly_when_it_showed_nothing(slug, players, seed):
    match = Match(record_of(slug, players, seed))
    rng = Random(seed)
    taken_back = 0
    while match.state.to_move():
        if rng.randrange(ONE_IN):
            random_move(match, rng)
            continue
        before = all_of(match)
        seat = random_move(match, rng)
        after = all_of(match)
        if any(event.reveals for event in match.history[-1].events):
            assert_refuses_undo(match, seat)
            continue
        match.undo(seat)
        assert all_of(match) == before
        move = after[1].moves[-1]
        match.play(seat, match.game.catalogue.parse(move.code))
        assert all_of(match) == after
        taken_back += 1
    assert 0 < taken_back < len(match.history)


@few_seeds
@each_table
def test_nobody_takes_back_the_move_of_another_seat(slug, players, seed):
    match = Match(record_of(slug, players, seed))
    rng = Random(seed)
    for seat in range(-1, players + 1):
        assert_refuses_undo(match, seat)
    while match.state.to_move():
        mover = random_move(match, rng)
        if rng.randrange(SELDOM):
            continue
        for seat in {-1, *range(players), players} - {mover}:
            assert_refuses_undo(match, seat)


@few_seeds
@each_table
def test_undo_goes_back_to_the_safe_point_and_no_further(slug, players, seed):
    match = Match(record_of(slug, players, seed))
    rng = Random(seed)
    longest = 0
    contents = [match.state.content()]
    while match.state.to_move():
        seat = random_move(match, rng)
        contents.append(match.state.content())
        if rng.randrange(SELDOM):
            continue
        safe = match.safe_point(seat)
        kept = match.history[safe:]
        assert all(result_of_move.move.seat == seat and not result_of_move.reveals for result_of_move in kept)
        assert not safe or match.history[safe - 1].move.seat != seat or match.history[safe - 1].reveals
        longest = max(longest, len(kept))
        while len(match.history) > safe:
            match.undo(seat)
            contents.pop()
            assert match.state.content() == contents[-1]
        assert_refuses_undo(match, seat)
    assert longest > 0


@each_table
def test_after_undo_another_move_can_be_made(slug, players):
    match = Match(record_of(slug, players, 1))
    rng = Random(1)
    changed = 0
    while match.state.to_move():
        seat = random_move(match, rng)
        if match.safe_point(seat) < len(match.history) and rng.randrange(2):
            match.undo(seat)
            random_move(match, rng)
            changed += 1
    assert changed
    assert match.record.verify().content() == match.state.content()


@few_seeds
@each_table
def test_a_move_that_shows_something_new_says_so(slug, players, seed):
    """Played in two positions that its seat cannot tell apart, a move may end differently only by revealing."""
    shown = 0
    for state in samples(begin(slug, players, seed), Random(seed), every=10):
        for seat in state.to_move():
            legal = state.legal_actions(seat)
            for action in (*legal[:5], *legal[5:][-1:]):
                outcomes = []
                for number in range(4):
                    twin = state.resample(seat, Chance(seed_from(str(number))))
                    twin.events = []
                    twin.apply(seat, action)
                    outcomes.append((as_json(twin.view(seat)), any(event.reveals for event in twin.events)))
                if len({view for view, _ in outcomes}) > 1:
                    assert all(reveals for _, reveals in outcomes), action
                    shown += 1
    assert shown > 0
