"""The second part of a scoring phase: what a place on an area brings."""

from itertools import permutations

import pytest

from tests.games.worlds_fair_1893.positions import (
    act,
    area,
    at_round,
    bare,
    codes,
    give,
    held,
    lay,
    listen,
    new_fair,
    pile,
    score_now,
    stand,
)
from universelle.core.errors import IllegalAction
from universelle.games.worlds_fair_1893.rules.components import AREAS
from universelle.games.worlds_fair_1893.rules.events import MedalWon
from universelle.games.worlds_fair_1893.rules.state import WorldsFair

every_count = pytest.mark.parametrize("players", [2, 3, 4])

NOTHING = (0, 0)
SOLE_LEADER = {2: (3, 2), 3: (3, 2, 1), 4: (4, 3, 2, 1)}  # supporters by number of players


def fair_before_scoring(*counts: int) -> WorldsFair:
    """These supporters, once a leader has placed one more, stand on Agriculture, and nobody elsewhere."""
    leader = counts.index(max(counts))
    state = new_fair(len(counts), first=str(leader + 1))
    bare(state)
    stand(state, "agriculture", *[count - (seat == leader) for seat, count in enumerate(counts)])
    lay(state, "agriculture", "ticket")
    state.car = state.box.wheel - 1
    return state


def asked(state: WorldsFair) -> bool:
    """Whether somebody has to say how many exhibits are approved."""
    return codes(state)[0] == "approve 0"


def award(seat: int, *counts: int) -> tuple[int, int]:
    """The medal a seat gains on Agriculture, and how many of its five exhibits it may have approved."""
    state = fair_before_scoring(*counts)
    give(state, seat, *["agriculture"] * 5)
    act(state, "place agriculture")
    if not asked(state):
        return state.players[seat].medals, 0
    assert state.to_move() == (seat,)
    return state.players[seat].medals, len(codes(state)) - 1


def awards(*counts: int) -> list[tuple[int, int]]:
    return [award(seat, *counts) for seat in range(len(counts))]


def leader_with(players: int, *kinds: str) -> WorldsFair:
    """Agriculture is being scored; seat 0 leads there alone and holds these cards."""
    state = fair_before_scoring(*SOLE_LEADER[players])
    give(state, 0, *kinds)
    act(state, "place agriculture")
    return state


@pytest.mark.rule("WF-077")
@every_count
def test_a_sole_leader_gains_a_medal_and_may_approve_three(players):
    medal, approvals = award(0, *SOLE_LEADER[players])
    assert medal > 0
    assert approvals == 3


@pytest.mark.rule("WF-077")
@every_count
def test_one_supporter_is_enough_to_lead(players):
    alone = [1] + [0] * (players - 1)
    assert awards(*alone) == [award(0, *SOLE_LEADER[players]), *[NOTHING] * (players - 1)]


@pytest.mark.rule("WF-078")
@pytest.mark.parametrize("players", [3, 4])
def test_a_sole_leaders_medal_is_worth_four_among_three_or_four(players):
    assert award(0, *SOLE_LEADER[players])[0] == 4


@pytest.mark.rule("WF-079")
def test_a_sole_leaders_medal_is_worth_two_between_two():
    assert award(0, 3, 2)[0] == 2


@pytest.mark.rule("WF-080")
@pytest.mark.parametrize("players", [3, 4])
def test_a_sole_runner_up_gains_a_medal_of_two_and_may_approve_one(players):
    assert award(1, *SOLE_LEADER[players]) == (2, 1)


@pytest.mark.rule("WF-080")
@pytest.mark.parametrize("players", [3, 4])
def test_a_sole_runner_up_is_found_in_whichever_seat(players):
    for counts in permutations(SOLE_LEADER[players]):
        second = counts.index(sorted(counts)[-2])
        assert award(second, *counts) == (2, 1)


@pytest.mark.rule("WF-081")
@pytest.mark.parametrize("counts", [(3, 2), (9, 1)])
def test_between_two_players_there_is_no_second_place(counts):
    assert award(1, *counts) == NOTHING


@pytest.mark.rule("WF-082")
@pytest.mark.parametrize("counts", [(3, 2, 1), (4, 3, 2, 1), (4, 3, 1, 1)])
def test_third_and_fourth_place_gain_nothing(counts):
    assert awards(*counts)[2:] == [NOTHING] * (len(counts) - 2)


@pytest.mark.rule("WF-083")
@every_count
def test_a_leader_without_matching_exhibits_still_gains_the_medal(players):
    state = leader_with(players, "electricity")
    assert state.players[0].medals == {2: 2, 3: 4, 4: 4}[players]
    assert state.players[0].tokens == [0, 0, 0, 0, 0]


@pytest.mark.rule("WF-084")
@every_count
@pytest.mark.parametrize(("exhibits", "most"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_any_number_up_to_the_allowance_and_the_exhibits_held_may_be_approved(players, exhibits, most):
    state = leader_with(players, *["agriculture"] * exhibits)
    assert codes(state) == [f"approve {count}" for count in range(most + 1)]


@pytest.mark.rule("WF-084")
@every_count
@pytest.mark.parametrize("exhibits", [2, 4])
def test_nobody_approves_more_than_allowed_or_held(players, exhibits):
    state = leader_with(players, *["agriculture"] * exhibits)
    with pytest.raises(IllegalAction):
        act(state, f"approve {min(exhibits, 3) + 1}")
    assert state.players[0].tokens == [0, 0, 0, 0, 0]


@pytest.mark.rule("WF-084")
@every_count
@pytest.mark.parametrize("kinds", [[], ["electricity", "fine-arts"]])
def test_a_player_with_nothing_to_approve_is_not_asked(players, kinds):
    state = leader_with(players, *kinds)
    assert not asked(state)
    assert state.to_move() == (1,)


@pytest.mark.rule("WF-084")
@every_count
@pytest.mark.parametrize(("exhibits", "approved"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_in_the_third_phase_the_most_possible_is_approved_unasked(players, exhibits, approved):
    state = fair_before_scoring(*SOLE_LEADER[players])
    at_round(state, 3)
    give(state, 0, *["agriculture"] * exhibits)
    act(state, "place agriculture")
    assert state.to_move() == ()
    assert state.players[0].tokens == [approved, 0, 0, 0, 0]
    assert held(state, 0) == ["agriculture"] * (exhibits - approved)


@pytest.mark.rule("WF-085")
@every_count
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_each_approval_discards_a_card_and_brings_a_token_of_its_category(players, count):
    state = leader_with(players, *["agriculture"] * 4)
    assert pile(state) == ["ticket"]
    act(state, f"approve {count}")
    assert state.players[0].tokens == [count, 0, 0, 0, 0]
    assert held(state, 0) == ["agriculture"] * (4 - count)
    assert pile(state) == ["agriculture"] * count + ["ticket"]


@pytest.mark.rule("WF-085")
@every_count
@pytest.mark.parametrize("name", AREAS)
def test_a_token_has_the_category_of_the_scored_area(players, name):
    state = new_fair(players)
    bare(state)
    stand(state, name, 3)
    give(state, 0, *AREAS)
    score_now(state)
    act(state, "approve 1")
    assert state.players[0].tokens == [int(scored == name) for scored in AREAS]


@pytest.mark.rule("WF-086")
@every_count
def test_unused_approvals_are_lost_when_the_next_area_is_scored(players):
    state = new_fair(players)
    bare(state)
    stand(state, "agriculture", 1)
    stand(state, "electricity", 1, 1)
    give(state, 0, *["agriculture"] * 4, *["electricity"] * 5)
    score_now(state)
    act(state, "approve 0")
    assert len(codes(state)) - 1 == {2: 1, 3: 2, 4: 2}[players]
    act(state, "approve 1")
    assert state.players[0].tokens == [0, 1, 0, 0, 0]


@pytest.mark.rule("WF-086")
@every_count
def test_unused_approvals_are_lost_when_the_phase_ends(players):
    state = leader_with(players, *["agriculture"] * 5)
    act(state, "approve 0")
    stand(state, "agriculture", 4, *[0] * (players - 1))
    score_now(state)
    assert codes(state) == ["approve 0", "approve 1", "approve 2", "approve 3"]


@pytest.mark.rule("WF-087")
@every_count
def test_an_area_empty_of_supporters_brings_nobody_anything(players):
    state = new_fair(players)
    bare(state)
    for seat in range(players):
        give(state, seat, "agriculture")
    events = listen(state)
    score_now(state)
    assert not asked(state)
    assert [event.area for event in events if isinstance(event, MedalWon)] == ["area-transportation"]


@pytest.mark.rule("WF-087")
@pytest.mark.parametrize(
    ("counts", "leader"), [((2, 0), (2, 3)), ((2, 0, 0), (4, 3)), ((2, 0, 0, 0), (4, 3)), ((1, 0, 0, 0), (4, 3))]
)
def test_players_without_a_supporter_are_not_second(counts, leader):
    assert awards(*counts) == [leader] + [NOTHING] * (len(counts) - 1)


@pytest.mark.rule("WF-087")
@pytest.mark.parametrize("counts", [(3, 1, 0), (3, 1, 0, 0)])
def test_a_single_supporter_is_enough_for_second_place(counts):
    assert awards(*counts) == [(4, 3), (2, 1)] + [NOTHING] * (len(counts) - 2)


@pytest.mark.rule("WF-101")
@pytest.mark.parametrize("counts", [(3, 3), (1, 1)])
def test_two_players_tied_for_first_gain_no_medal_and_may_approve_one_each(counts):
    assert awards(*counts) == [(0, 1), (0, 1)]


@pytest.mark.rule("WF-102")
@pytest.mark.parametrize(("counts", "tied"), [((3, 3, 1), 2), ((3, 3, 0), 2), ((2, 2, 2), 3)])
def test_of_three_players_those_tied_for_first_gain_two_and_may_approve_two_each(counts, tied):
    assert awards(*counts)[:tied] == [(2, 2)] * tied


@pytest.mark.rule("WF-103")
@pytest.mark.parametrize(("counts", "tied"), [((3, 3, 1, 0), 2), ((3, 3, 3, 1), 3), ((2, 2, 2, 2), 4)])
def test_of_four_players_those_tied_for_first_gain_two_and_may_approve_two_each(counts, tied):
    assert awards(*counts)[:tied] == [(2, 2)] * tied


@pytest.mark.rule("WF-101", "WF-102", "WF-103")
@every_count
def test_every_player_tied_for_first_is_asked_once(players):
    state = fair_before_scoring(*[2] * players)
    for seat in range(players):
        give(state, seat, "agriculture")
    act(state, "place agriculture")
    seats = []
    while asked(state):
        seats += state.to_move()
        act(state, "approve 1")
    assert seats == [*range(1, players), 0]  # clockwise, beginning to the left of seat 0, who brought scoring
    assert [player.tokens[area("agriculture")] for player in state.players] == [1] * players


@pytest.mark.rule("WF-104")
@pytest.mark.parametrize("counts", [(3, 3, 2), (3, 3, 2, 1), (3, 3, 2, 2), (3, 3, 3, 2)])
def test_a_tie_for_first_leaves_no_second_place(counts):
    tied = counts.count(3)
    assert awards(*counts)[tied:] == [NOTHING] * (len(counts) - tied)


@pytest.mark.rule("WF-105")
@pytest.mark.parametrize(("counts", "tied"), [((4, 2, 2, 1), 2), ((4, 2, 2, 0), 2), ((4, 2, 2, 2), 3)])
def test_of_four_players_those_tied_for_second_gain_no_medal_and_may_approve_one_each(counts, tied):
    assert awards(*counts) == [(4, 3)] + [(0, 1)] * tied + [NOTHING] * (3 - tied)


@pytest.mark.rule("WF-106")
def test_of_three_players_those_tied_for_second_gain_nothing():
    assert awards(4, 2, 2) == [(4, 3), NOTHING, NOTHING]


@pytest.mark.rule("WF-081", "WF-082", "WF-087", "WF-104", "WF-105", "WF-106")
@pytest.mark.parametrize(
    ("counts", "gained"),
    [
        ((3, 2), [(2, 3), NOTHING]),
        ((3, 2, 1), [(4, 3), (2, 1), NOTHING]),
        ((4, 2, 2), [(4, 3), NOTHING, NOTHING]),
        ((3, 3, 2), [(2, 2), (2, 2), NOTHING]),
        ((4, 3, 2, 1), [(4, 3), (2, 1), NOTHING, NOTHING]),
        ((4, 2, 2, 1), [(4, 3), (0, 1), (0, 1), NOTHING]),
        ((3, 3, 2, 1), [(2, 2), (2, 2), NOTHING, NOTHING]),
        ((2, 1, 0, 0), [(4, 3), (2, 1), NOTHING, NOTHING]),
        ((2, 0, 0, 0), [(4, 3), NOTHING, NOTHING, NOTHING]),
    ],
)
def test_awards_do_not_depend_on_where_players_sit(counts, gained):
    for seating in permutations(range(len(counts))):
        assert awards(*[counts[seat] for seat in seating]) == [gained[seat] for seat in seating]
