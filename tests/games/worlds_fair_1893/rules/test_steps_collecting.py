"""Collecting the cards of the chosen area, and the car that tickets move."""

import pytest

from tests.games.worlds_fair_1893.positions import (
    act,
    area,
    empty_supply,
    give,
    held,
    kinds_beside,
    lay,
    listen,
    new_fair,
    on,
    plain_fair,
    play_at_random,
    stack,
    stand,
)
from universelle.games.worlds_fair_1893.rules.events import CarMoved, TurnBegan
from universelle.games.worlds_fair_1893.rules.state import WorldsFair

every_count = pytest.mark.parametrize("players", [2, 3, 4])
some_seeds = pytest.mark.parametrize("seed", range(5))


@pytest.fixture(params=[2, 3, 4])
def fair(request) -> WorldsFair:
    return plain_fair(request.param)


@pytest.mark.rule("WF-035")
@pytest.mark.parametrize("beside", [["palmer"], ["ticket", "ticket"], ["fine-arts", "ticket", "davis", "agriculture"]])
def test_all_cards_of_the_chosen_area_are_taken(fair, beside):
    lay(fair, "manufacturing", *beside)
    stack(fair, "schwab", "ticket", "ticket")
    act(fair, "place manufacturing")
    assert held(fair, 0) == sorted(beside)
    assert kinds_beside(fair, "manufacturing") == ["schwab"]


@pytest.mark.rule("WF-036")
def test_only_the_chosen_area_is_collected_wherever_figures_add_supporters(fair):
    give(fair, 0, "davis", "mccormick", "palmer")
    act(fair, "place fine-arts", "davis electricity", "mccormick", "palmer 1 manufacturing>electricity", "stop")
    assert held(fair, 0) == ["fine-arts", "fine-arts"]
    for name in ["agriculture", "electricity", "manufacturing", "transportation"]:
        assert kinds_beside(fair, name)[:2] == [name, name]


@pytest.mark.rule("WF-037")
def test_the_chosen_area_is_collected_though_palmer_moved_the_supporter_away(fair):
    stand(fair, "fine-arts", 0)
    give(fair, 0, "palmer")
    act(fair, "place fine-arts", "palmer 1 fine-arts>agriculture", "stop")
    assert on(fair, "fine-arts")[0] == 0
    assert held(fair, 0) == ["fine-arts", "fine-arts"]


@pytest.mark.rule("WF-037")
def test_the_chosen_area_is_collected_though_its_supporter_was_reused(fair):
    stand(fair, "fine-arts", 0)
    empty_supply(fair, 0, "agriculture")
    give(fair, 0, "pullman")
    act(fair, "place fine-arts from agriculture", "pullman from fine-arts", "stop")
    assert on(fair, "fine-arts")[0] == 0
    assert held(fair, 0) == ["fine-arts", "fine-arts"]


@pytest.mark.rule("WF-038")
@every_count
@some_seeds
def test_everybody_sees_the_same(players, seed):
    state = new_fair(players, seed=str(seed))
    events = listen(state)
    for _ in play_at_random(state, seed):
        views = [state.view(seat) for seat in range(players)]
        assert views == [state.view(None)] * players
    assert len(events) > 100
    assert all(event.visible_to(seat) for event in events for seat in [None, *range(players)])


@pytest.mark.rule("WF-038")
def test_all_that_a_player_owns_is_open(fair):
    give(fair, 1, "ticket", "ticket", "palmer", "fine-arts")
    owner = fair.players[1]
    owner.tokens[:] = [1, 0, 2, 0, 3]
    owner.coins, owner.medals = 7, 6
    seen = fair.view(0)["players"][1]
    for card in [*owner.tickets, *owner.figures, *owner.exhibits[area("fine-arts")]]:
        assert f"'{fair.box.names[card]}'" in str(seen)
    assert list(seen["tokens"].values()) == [1, 0, 2, 0, 3]
    assert (seen["coins"], seen["medals"]) == (7, 6)


@pytest.mark.rule("WF-038")
@every_count
@some_seeds
def test_the_order_of_the_deck_is_never_seen(players, seed):
    state = new_fair(players, seed=str(seed))
    for seat in play_at_random(state, seed):
        other = state.clone()
        other.deck = tuple(reversed(state.deck[: state.undrawn]))
        assert other.view(seat) == state.view(seat)


@pytest.mark.rule("WF-039")
@pytest.mark.parametrize("tickets", [0, 1, 2, 3, 4])
def test_the_car_moves_one_space_for_each_ticket_collected(fair, tickets):
    fair.car = 3
    lay(fair, "manufacturing", *["ticket"] * tickets, *["fine-arts"] * (4 - tickets))
    act(fair, "place manufacturing")
    assert fair.car == 3 + tickets


@pytest.mark.rule("WF-040")
@pytest.mark.parametrize(("to_go", "tickets"), [(1, 1), (1, 2), (1, 3), (2, 4), (4, 4)])
def test_the_car_stops_on_the_start_space(fair, to_go, tickets):
    fair.car = fair.box.wheel - to_go
    lay(fair, "manufacturing", *["ticket"] * tickets)
    events = listen(fair)
    act(fair, "place manufacturing")
    assert [event for event in events if isinstance(event, CarMoved)] == [CarMoved(to_go, 0)]
    assert fair.car == 0


@pytest.mark.rule("WF-040")
def test_the_next_circle_begins_from_the_start_space(fair):
    fair.car = fair.box.wheel - 1
    lay(fair, "manufacturing", "ticket", "ticket", "ticket")
    act(fair, "place manufacturing")
    lay(fair, "agriculture", "ticket", "ticket")
    act(fair, "place agriculture")
    assert fair.car == 2


@pytest.mark.rule("WF-041")
def test_surplus_tickets_are_kept_and_scored(fair):
    fair.car = fair.box.wheel - 1
    give(fair, 1, "ticket", "ticket")
    lay(fair, "manufacturing", "ticket", "ticket", "ticket")
    act(fair, "place manufacturing")
    assert [player.coins for player in fair.players] == [3 + 2, 2, 0, 0][: len(fair.players)]


@pytest.mark.rule("WF-042")
@pytest.mark.parametrize("tickets", [1, 4])
def test_reaching_the_start_brings_one_scoring_between_step_4_and_the_next_turn(fair, tickets):
    fair.car = fair.box.wheel - 1
    lay(fair, "manufacturing", *["ticket"] * tickets)
    events = listen(fair)
    act(fair, "place manufacturing", "place agriculture")
    told = [type(event).__name__ for event in events]
    scoring = told.index("ScoringBegan")
    assert told.count("ScoringBegan") == 1
    assert told[scoring - 3 : scoring] == ["CardAdded"] * 3
    assert "CardAdded" not in told[scoring : told.index("TurnBegan", 1)]
    assert events[told.index("TurnBegan", 1)] == TurnBegan(1, 2)


@pytest.mark.rule("WF-042")
def test_one_space_short_of_the_start_brings_no_scoring(fair):
    fair.car = fair.box.wheel - 4
    lay(fair, "manufacturing", "ticket", "ticket", "ticket")
    act(fair, "place manufacturing")
    assert (fair.car, fair.round, fair.players[0].coins) == (fair.box.wheel - 1, 1, 0)
