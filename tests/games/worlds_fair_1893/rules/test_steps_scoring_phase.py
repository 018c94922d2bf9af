"""The course of a scoring phase: tickets, the order of the areas, recall, and the way into the next round."""

from itertools import groupby

import pytest

from tests.games.worlds_fair_1893.positions import (
    act,
    at_round,
    bare,
    codes,
    give,
    held,
    kinds_beside,
    lay,
    listen,
    new_fair,
    on,
    pile,
    play_at_random,
    ring,
    score_now,
    stack,
    stand,
    supply,
)
from universelle.core.event import Event, GameEnded, Points
from universelle.games.worlds_fair_1893.rules.components import AREAS
from universelle.games.worlds_fair_1893.rules.events import (
    MOST_TICKETS,
    SETS,
    TICKETS,
    AreaJudged,
    ExhibitsApproved,
    MedalWon,
    ScoringBegan,
    ScoringEnded,
    SupportersRecalled,
    TurnBegan,
)
from universelle.games.worlds_fair_1893.rules.state import WorldsFair

every_count = pytest.mark.parametrize("players", [2, 3, 4])
several_seeds = pytest.mark.parametrize("seed", range(8))


def bare_fair(players: int) -> WorldsFair:
    """No cards and no supporters on the areas; seat 0 begins."""
    state = new_fair(players)
    bare(state)
    return state


def random_game(players: int, seed: int) -> list[Event]:
    """All that happened in a game played at random."""
    state = new_fair(players, str(seed), first="random")
    events = listen(state)
    for _ in play_at_random(state, seed):
        pass
    return events


def score_tickets(*tickets: int) -> WorldsFair:
    """A scoring phase opened by seat 0 with so many tickets in front of each seat."""
    state = bare_fair(len(tickets))
    for seat, count in enumerate(tickets):
        give(state, seat, *["ticket"] * (count - (seat == 0)))
    score_now(state)
    return state


def coins(state: WorldsFair) -> list[int]:
    return [player.coins for player in state.players]


def medals(state: WorldsFair) -> list[int]:
    return [player.medals for player in state.players]


@pytest.mark.rule("WF-069")
@every_count
@several_seeds
def test_a_game_has_three_scoring_phases_each_ending_a_round(players, seed):
    events = random_game(players, seed)
    course = [(type(event), event.round) for event in events if isinstance(event, TurnBegan | ScoringBegan)]
    assert [stage for stage, _ in groupby(course)] == [
        (TurnBegan, 1),
        (ScoringBegan, 1),
        (TurnBegan, 2),
        (ScoringBegan, 2),
        (TurnBegan, 3),
        (ScoringBegan, 3),
    ]


@pytest.mark.rule("WF-070")
@every_count
@pytest.mark.parametrize(("number", "end"), [(1, 1), (2, 3)])
def test_scoring_opens_with_the_marker_at_the_end_of_the_round(players, number, end):
    state = bare_fair(players)
    at_round(state, number)
    give(state, 0, "transportation")
    score_now(state)
    assert codes(state) == ["approve 0", "approve 1"]
    assert state.marker == end
    assert state.round == number


@pytest.mark.rule("WF-071")
@every_count
def test_tickets_come_first_then_areas_then_recall(players):
    state = bare_fair(players)
    for name in AREAS:
        stand(state, name, 4, 2)
        give(state, 0, name)
    events = listen(state)
    score_now(state)
    act(state, *["approve 1"] * 5)
    parts = {
        Points: "tickets",
        AreaJudged: "areas",
        MedalWon: "areas",
        ExhibitsApproved: "areas",
        SupportersRecalled: "recall",
        ScoringEnded: "end",
    }
    begun = next(index for index, event in enumerate(events) if isinstance(event, ScoringBegan))
    told = [event for event in events[begun + 1 :] if not (isinstance(event, Points) and event.reason == SETS)]
    assert [part for part, _ in groupby(parts[type(event)] for event in told)] == ["tickets", "areas", "recall", "end"]


@pytest.mark.rule("WF-071")
@every_count
def test_while_areas_are_scored_tickets_are_gone_and_no_supporter_is_recalled(players):
    state = bare_fair(players)
    stand(state, "agriculture", 6, 4)
    stand(state, "transportation", 5, 4)
    give(state, 0, "agriculture", "transportation")
    give(state, 1, "ticket")
    score_now(state)
    for _ in range(2):
        assert [len(player.tickets) for player in state.players] == [0] * players
        assert on(state, "agriculture")[:2] == [6, 4]
        assert on(state, "transportation")[:2] == [6, 4]
        act(state, "approve 0")
    assert on(state, "agriculture")[:2] == [3, 2]
    assert on(state, "transportation")[:2] == [3, 2]


@pytest.mark.rule("WF-072")
@pytest.mark.parametrize(
    ("tickets", "points"),
    [
        ((5, 4), [7, 4]),
        ((1, 9), [1, 11]),
        ((5, 4, 2), [7, 4, 2]),
        ((3, 4, 5), [3, 4, 7]),
        ((6, 4, 2, 1), [8, 4, 2, 1]),
        ((2, 3, 6, 4), [2, 3, 8, 4]),
    ],
)
def test_most_tickets_bring_two_points_more(tickets, points):
    assert coins(score_tickets(*tickets)) == points


@pytest.mark.rule("WF-072")
@every_count
def test_coins_of_earlier_rounds_are_no_tickets(players):
    state = bare_fair(players)
    at_round(state, 2)
    state.players[0].coins = 9
    give(state, 1, "ticket", "ticket")
    score_now(state)
    assert coins(state)[:2] == [9 + 1, 2 + 2]


@pytest.mark.rule("WF-073")
@pytest.mark.parametrize(
    ("tickets", "points"), [((6, 3), [8, 3]), ((6, 0, 5), [8, 0, 5]), ((1, 2, 7, 3), [1, 2, 9, 3])]
)
def test_every_ticket_is_exchanged_for_a_point(tickets, points):
    state = score_tickets(*tickets)
    assert coins(state) == points
    assert [len(player.tickets) for player in state.players] == [0] * len(tickets)


@pytest.mark.rule("WF-074")
@pytest.mark.parametrize("tickets", [(5, 4), (5, 4, 2), (5, 4, 3, 1)])
def test_exchanged_tickets_are_discarded(tickets):
    state = score_tickets(*tickets)
    assert pile(state) == ["ticket"] * sum(tickets)
    assert [held(state, seat) for seat in range(len(tickets))] == [[] for _ in tickets]


@pytest.mark.rule("WF-074")
@every_count
@several_seeds
def test_nobody_begins_a_round_with_a_ticket(players, seed):
    state = new_fair(players, str(seed))
    rounds = 1
    for _ in play_at_random(state, seed):
        if state.round > rounds:
            rounds = state.round
            assert [len(player.tickets) for player in state.players] == [0] * players
    assert rounds == 3


@pytest.mark.rule("WF-075")
@pytest.mark.parametrize(("players", "least", "most"), [(2, 9, 12), (3, 11, 14), (4, 13, 16)])
@several_seeds
def test_a_full_circle_and_at_most_three_more_tickets_are_scored(players, least, most, seed):
    phases = 0
    tickets = leaders = 0
    for event in random_game(players, seed):
        if isinstance(event, Points) and event.reason == TICKETS:
            tickets += event.points
        elif isinstance(event, Points) and event.reason == MOST_TICKETS:
            leaders += 1
        elif tickets and isinstance(event, TurnBegan | GameEnded):
            assert least <= tickets <= most
            assert leaders >= 1
            tickets = leaders = 0
            phases += 1
    assert phases == 3


@pytest.mark.rule("WF-075")
@pytest.mark.parametrize(("players", "most"), [(2, 12), (3, 14), (4, 16)])
def test_three_surplus_tickets_are_the_most_there_can_be(players, most):
    state = bare_fair(players)
    state.car = state.box.wheel - 1
    give(state, 1, *["ticket"] * state.car)
    lay(state, "agriculture", *["ticket"] * max(state.box.card_limits))
    act(state, "place agriculture")
    assert sum(coins(state)) == most + 2


@pytest.mark.rule("WF-076")
@every_count
@pytest.mark.parametrize("order", [AREAS, AREAS[::-1], AREAS[3:] + AREAS[:3]])
def test_areas_are_scored_clockwise_from_the_left_of_the_base(players, order):
    state = bare_fair(players)
    ring(state, *order)
    for name in AREAS:
        stand(state, name, 2, 0)
    events = listen(state)
    score_now(state)
    assert [event.area for event in events if isinstance(event, MedalWon)] == [f"area-{name}" for name in order]


@pytest.mark.rule("WF-076")
@every_count
@pytest.mark.parametrize("order", [AREAS, AREAS[::-1], AREAS[3:] + AREAS[:3]])
def test_an_area_is_done_before_the_next_one_is_scored(players, order):
    state = bare_fair(players)
    ring(state, *order)
    for name in AREAS:
        stand(state, name, 2, 0)
        give(state, 0, name)
    score_now(state)
    for scored in range(1, 6):
        assert medals(state)[0] == scored * {2: 2, 3: 4, 4: 4}[players]
        act(state, "approve 1")
        tokens = dict(zip(AREAS, state.players[0].tokens))
        assert [tokens[done] for done in order] == [1] * scored + [0] * (5 - scored)


@pytest.mark.rule("WF-076")
@every_count
@pytest.mark.parametrize("name", AREAS[:4])
def test_an_area_is_judged_by_the_supporters_standing_on_it(players, name):
    state = bare_fair(players)
    stand(state, "transportation", 9, 0)
    stand(state, name, 0, 1)
    events = listen(state)
    score_now(state)
    won = [(event.area, event.seat) for event in events if isinstance(event, MedalWon)]
    assert won == [(f"area-{name}", 1), ("area-transportation", 0)]


@pytest.mark.rule("WF-088")
@every_count
@pytest.mark.parametrize("count", range(10))
def test_half_of_the_supporters_on_an_area_are_recalled_rounded_down(players, count):
    kept = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5][count]
    state = bare_fair(players)
    stand(state, "electricity", *[count] * players)
    score_now(state)
    assert on(state, "electricity") == [kept] * players
    assert supply(state) == [21 - kept] + [22 - kept] * (players - 1)


@pytest.mark.rule("WF-088")
@every_count
def test_each_area_is_recalled_for_itself(players):
    state = bare_fair(players)
    for count, name in enumerate(AREAS, start=1):
        stand(state, name, 0, count)
    score_now(state)
    assert [on(state, name)[1] for name in AREAS] == [1, 1, 2, 2, 3]
    assert supply(state)[1] == 13


@pytest.mark.rule("WF-089")
@every_count
def test_the_third_phase_has_its_recall_which_changes_no_score(players):
    state = bare_fair(players)
    at_round(state, 3)
    stand(state, "agriculture", 5, 6)
    score_now(state)
    assert on(state, "agriculture")[:2] == [3, 3]
    assert supply(state)[:2] == [18, 19]
    first, second = {2: (2, 0), 3: (4, 2), 4: (4, 2)}[players]
    assert state.scores()[:2] == [3 + second + first, first]


@pytest.mark.rule("WF-090")
@every_count
def test_cards_and_points_stay_as_they_are_between_rounds(players):
    state = bare_fair(players)
    lay(state, "agriculture", "ticket", "fine-arts", "burnham")
    lay(state, "electricity", "palmer", "ticket")
    give(state, 1, "agriculture", "fine-arts", "pullman")
    stack(state, "davis", "pullman", "electricity", "manufacturing")
    undrawn = state.undrawn
    state.players[1].coins = 5
    state.players[1].medals = 6
    state.players[1].tokens[:] = [1, 0, 2, 0, 0]
    state.car = state.box.wheel - 1
    act(state, "place agriculture")
    assert state.round == 2
    assert [kinds_beside(state, name) for name in AREAS] == [
        ["davis"],
        ["palmer", "ticket", "pullman"],
        ["electricity"],
        [],
        [],
    ]
    assert state.undrawn == undrawn - 3
    assert held(state, 0) == ["burnham", "fine-arts"]
    assert held(state, 1) == ["agriculture", "fine-arts", "pullman"]
    assert (coins(state)[1], medals(state)[1], state.players[1].tokens) == (5, 6, [1, 0, 2, 0, 0])


@pytest.mark.rule("WF-091")
@pytest.mark.parametrize(("players", "seat"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
@pytest.mark.parametrize("number", [1, 2])
def test_the_player_left_of_the_one_who_triggered_scoring_goes_on(players, seat, number):
    state = bare_fair(players)
    at_round(state, number)
    for _ in range(seat):
        lay(state, "agriculture")
        act(state, "place agriculture")
    score_now(state)
    assert state.to_move() == ((seat + 1) % players,)
    assert state.car == 0
    assert codes(state) == [f"place {name}" for name in AREAS]


@pytest.mark.rule("WF-091")
@every_count
def test_an_approval_by_another_player_does_not_change_who_goes_on(players):
    state = bare_fair(players)
    stand(state, "agriculture", 0, 1)
    give(state, 1, "agriculture")
    score_now(state)
    assert state.to_move() == (1,)
    act(state, "approve 1")
    assert state.to_move() == (1,)
    assert codes(state) == [f"place {name}" for name in AREAS]


@pytest.mark.rule("WF-070", "WF-092")
@every_count
@pytest.mark.parametrize(("number", "marker"), [(1, 2), (2, 4), (3, 5)])
def test_the_marker_goes_on_to_the_next_round_but_stays_at_the_end_of_the_third(players, number, marker):
    state = bare_fair(players)
    at_round(state, number)
    score_now(state)
    assert state.marker == marker


@pytest.mark.rule("WF-E2")
def test_the_example_of_a_recall_on_agriculture():
    state = bare_fair(4)
    stand(state, "agriculture", 6, 5, 2, 1)
    assert supply(state) == [16, 17, 20, 21]
    score_now(state)
    assert on(state, "agriculture") == [3, 3, 1, 1]
    assert on(state, "transportation") == [1, 0, 0, 0]
    assert supply(state) == [16 + 3 - 1, 17 + 2, 20 + 1, 21 + 0]


@pytest.mark.rule("WF-100")
@pytest.mark.parametrize(
    ("tickets", "points"),
    [
        ((5, 5), [7, 7]),
        ((4, 4, 3), [6, 6, 3]),
        ((3, 4, 4), [3, 6, 6]),
        ((4, 4, 4), [6, 6, 6]),
        ((5, 5, 2, 1), [7, 7, 2, 1]),
        ((1, 4, 4, 4), [1, 6, 6, 6]),
        ((4, 4, 4, 4), [6, 6, 6, 6]),
    ],
)
def test_all_players_tied_for_most_tickets_gain_the_full_two_points(tickets, points):
    assert coins(score_tickets(*tickets)) == points
