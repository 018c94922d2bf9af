"""What bots think of a position."""

import pytest

from tests.games.expo_1906.positions import act, bare, complete, give, lay, new_expo, open_only, play_eagerly, work
from universelle.games.expo_1906.evaluation import EVALUATION
from universelle.games.expo_1906.rules.components import MOST_UNITS, TYPE_COUNT, lacking, units

pytestmark = pytest.mark.engine


def worth(state, seat=0):
    return EVALUATION.expected(state)[seat]


def test_evaluating_changes_nothing_and_gives_the_same_again():
    state = new_expo(3)
    for number, _ in enumerate(play_eagerly(state, 1)):
        if number % 10 == 0:
            before = state.content()
            values = [worth(state, seat) for seat in range(3)]
            assert state.content() == before
            assert [worth(state.clone(), seat) for seat in range(3)] == values


def test_a_completed_project_is_worth_more_than_an_unfinished_one():
    state = new_expo(2)
    bare(state)
    lay(state, 0, "cellophane", "c1")
    unfinished = worth(state)
    complete(state, 0, "cellophane")
    state.players[0].prestige += 3
    assert worth(state) > unfinished


def test_putting_a_tile_where_it_supplies_a_project_is_worth_more_than_elsewhere():
    state = new_expo(2)
    bare(state)
    lay(state, 0, "cellophane", "c1")
    give(state, 0, "empirical-copper")
    work(state)
    act(state, "place empirical-copper")
    beside, away = state.clone(), state.clone()
    act(beside, "put c2 1")
    act(away, "put g7 0")
    assert worth(beside) > worth(away)


def test_an_academy_worth_visiting_counts_only_while_it_can_be_visited():
    state = new_expo(2)
    open_only(state, "cellophane")
    act(state, "play academy")
    left = state.clone()
    left.agenda.pop()
    assert worth(state) > worth(left)


@pytest.mark.parametrize("need", range(MOST_UNITS + 1))
@pytest.mark.parametrize("given", range(0, 60, 7))
def test_what_is_lacking_is_counted_type_by_type(need, given):
    for kind in range(TYPE_COUNT):
        other = (kind + 1) % TYPE_COUNT
        needs = need << 7 * kind | 2 << 7 * other
        lacks = lacking(needs, given << 7 * kind)
        assert (units(lacks, kind), units(lacks, other)) == (max(need - given, 0), 2)
