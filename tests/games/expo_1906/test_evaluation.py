"""What bots think of a position."""

import pytest

from tests.games.expo_1906.positions import (
    act,
    bare,
    codes,
    complete,
    give,
    hand,
    lay,
    meet,
    nearly_full_jury,
    new_expo,
    open_only,
    play_eagerly,
    work,
)
from universelle.bots import Perspective, make_bot
from universelle.core.weights import Given
from universelle.games.expo_1906.evaluation import EVALUATION
from universelle.games.expo_1906.evaluation.projects import ProjectOutlook
from universelle.games.expo_1906.evaluation.weights import ExpoWeights
from universelle.games.expo_1906.game import GAME
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


def outlooks(state, actions):
    """What each action leads to at once."""
    seat, found = state.to_move()[0], []
    for action in actions:
        after = state.clone()
        after.apply(seat, action)
        found.append(EVALUATION.outlook(after, seat))
    return found


def test_ways_to_lay_a_tile_that_are_left_out_look_like_one_before_them():
    left_out = 0
    for players in (1, 2, 4):
        state = new_expo(players)
        for _ in play_eagerly(state, players):
            actions = state.legal_actions(state.to_move()[0]) if state.to_move() else ()
            different = EVALUATION.different(state, actions)
            if len(different) < len(actions):
                left_out += len(actions) - len(different)
                everything = outlooks(state, actions)
                assert set(everything) == set(outlooks(state, different))
                assert actions[everything.index(max(everything))] in different
    assert left_out > 100


def test_a_tile_that_touches_a_project_is_tried_in_every_turn_that_differs():
    state = new_expo(2)
    bare(state)
    lay(state, 0, "cellophane", "c1")
    give(state, 0, "empirical-copper")
    work(state)
    act(state, "place empirical-copper")
    different = [action.code for action in EVALUATION.different(state, state.legal_actions(0))]
    assert [code for code in different if " c2 " in code] == [f"put c2 {turn}" for turn in range(4)]
    assert [code for code in different if " g7 " in code] == ["put g7 0"]
    give(state, 0, "airship")
    assert len(EVALUATION.different(state, state.legal_actions(0))) == len(state.legal_actions(0))


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


def hoped_for(state):
    """The unfinished Projects of seat 0, with much time."""
    return ProjectOutlook(state, 0, 5.0, 100.0, ExpoWeights(Given(EVALUATION.weights()), 2), 0.5, 0.5)


def gains_of_places(state):
    """What the Projects are worth more after the tile in hand is laid, for each place."""
    without = state.clone()
    without.players[0].front.clear()
    before, gains = hoped_for(without).worth(), []
    for code in codes(state):
        after = state.clone()
        act(after, code)
        gains.append(hoped_for(after).worth() - before)
    return gains


TIGHT = ("electricity-steel", "b1"), ("electricity-manual", "d3")  # feed nothing, and take room


@pytest.mark.parametrize("crowd", [(), TIGHT[:1], TIGHT])
@pytest.mark.parametrize(
    "tile", ["empirical-copper", "steam-copper", "copper-steam", "copper-and-automated", "combustion-engines"]
)
def test_what_a_tile_promises_is_what_laying_it_brings(tile, crowd):
    state = new_expo(2)
    bare(state)
    lay(state, 0, "cellophane", "c1")
    for other, cell in crowd:
        lay(state, 0, other, cell)
    give(state, 0, tile)
    piece = state.players[0].front[0]
    promised = hoped_for(state).put_gain(piece)
    in_hand = hoped_for(state).in_hand(piece, hoped_for(state).lacks)
    work(state)
    act(state, f"place {tile}")
    assert promised + in_hand == pytest.approx(max(0.0, *gains_of_places(state)))


def test_a_large_tile_that_crowds_a_project_promises_less_than_where_there_is_room():
    promised = []
    for crowd in ((), TIGHT):
        state = new_expo(2)
        bare(state)
        lay(state, 0, "cellophane", "c1")
        for other, cell in crowd:
            lay(state, 0, other, cell)
        give(state, 0, "combustion-engines")
        promised.append(hoped_for(state).put_gain(state.players[0].front[0]))
    assert promised[0] > promised[1]


def greedy(state):
    return make_bot(GAME, "greedy", "1").choose(Perspective(GAME, state, state.to_move()[0])).code


@pytest.mark.parametrize(
    ("cards", "ends"),
    [
        (("meeting-room", "skyscraper", "journal"), True),
        (("meeting-room", "skyscraper", "journal", "academy"), False),
    ],
)
def test_a_round_is_not_ended_while_many_cards_are_left(cards, ends):
    state = new_expo(2)
    hand(state, 0, *cards)
    sensible = {action.code for action in EVALUATION.sensible(state, state.legal_actions(0))}
    assert ("play meeting-room" in sensible) is ends
    nearly_full_jury(state)
    assert "play meeting-room" in {action.code for action in EVALUATION.sensible(state, state.legal_actions(0))}


def test_at_the_end_nothing_is_removed_in_vain():
    state = new_expo(2)
    nearly_full_jury(state)
    lay(state, 1, "steel-electricity", "c1")
    meet(state, "jury steam")
    act(state, "play laboratory")
    assert {code.split()[0] for code in codes(state)} == {"remove", "stop"}
    assert greedy(state) == "stop"
