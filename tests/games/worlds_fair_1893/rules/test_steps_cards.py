"""Exhibits, tickets and the one discard pile."""

from itertools import chain
from random import Random

import pytest

from tests.games.worlds_fair_1893.positions import (
    KINDS,
    act,
    area,
    at_round,
    bare,
    codes,
    give,
    held,
    lay,
    new_fair,
    pile,
    plain_fair,
    score_now,
    stand,
)
from universelle.core.errors import IllegalAction
from universelle.games.worlds_fair_1893.rules.components import AREAS
from universelle.games.worlds_fair_1893.rules.state import WorldsFair

every_count = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.fixture(params=[2, 3, 4])
def fair(request) -> WorldsFair:
    """No card and no supporter on any area."""
    state = new_fair(request.param)
    bare(state)
    return state


def kinds_everywhere(state: WorldsFair) -> list[list[int]]:
    """The kinds of the cards of each player, beside each area, in the deck and in the discard pile."""
    heaps = [list(chain(*player.exhibits, player.tickets, player.figures)) for player in state.players]
    heaps += [*state.cards, list(state.deck[: state.undrawn])]
    kinds = [[state.box.kinds[card] for card in heap] for heap in heaps]
    return [*kinds, sorted(state.box.kinds[card] for card in state.discard)]


def swap_alike(state: WorldsFair, kind: str) -> None:
    """Every card of a kind changes places with another of its kind: the first with the last, and so on."""
    alike = [card for card in state.box.deck if state.box.kinds[card] == KINDS[kind]]
    swapped = dict(zip(alike, reversed(alike)))
    state.deck = tuple(swapped.get(card, card) for card in state.deck)
    for beside in state.cards:
        beside[:] = [swapped.get(card, card) for card in beside]


@pytest.mark.rule("WF-052")
def test_exhibit_cards_bring_no_points(fair):
    for name in AREAS:
        give(fair, 0, *[name] * 6)
    assert fair.scores() == [0] * len(fair.players)


@pytest.mark.rule("WF-052")
def test_exhibit_cards_left_at_the_end_bring_no_points(fair):
    at_round(fair, 3)
    for name in AREAS[:4]:
        give(fair, 1, *[name] * 6)
    score_now(fair)
    assert fair.to_move() == ()
    assert len(held(fair, 1)) == 24
    assert fair.scores()[1] == 0


@pytest.mark.rule("WF-053")
@pytest.mark.parametrize("led", AREAS)
def test_only_exhibits_of_the_scored_area_can_be_approved(fair, led):
    stand(fair, led, 0, 2)
    give(fair, 1, *AREAS, *AREAS)
    score_now(fair)
    assert fair.to_move() == (1,)
    assert codes(fair) == ["approve 0", "approve 1", "approve 2"]
    act(fair, "approve 2")
    assert held(fair, 1) == sorted([name for name in AREAS if name != led] * 2)
    assert fair.players[1].tokens == [2 * (name == led) for name in AREAS]


@pytest.mark.rule("WF-053")
def test_leading_an_area_approves_no_exhibit_of_another(fair):
    stand(fair, "agriculture", 0, 2)
    give(fair, 1, "electricity", "fine-arts", "manufacturing", "transportation")
    score_now(fair)
    assert codes(fair) == [f"place {name}" for name in AREAS]
    assert fair.players[1].tokens == [0, 0, 0, 0, 0]
    assert len(held(fair, 1)) == 4


@pytest.mark.rule("WF-053")
@every_count
def test_exhibits_are_not_approved_during_a_turn(players):
    state = plain_fair(players)
    give(state, 0, "agriculture", "burnham")
    with pytest.raises(IllegalAction):
        act(state, "approve 1")
    act(state, "place agriculture")
    with pytest.raises(IllegalAction):
        act(state, "approve 1")
    act(state, "burnham", "stop")
    assert held(state, 0) == ["agriculture", "agriculture", "agriculture"]
    assert state.players[0].tokens == [0, 0, 0, 0, 0]


@pytest.mark.rule("WF-054")
def test_exhibits_not_approved_stay_with_their_owner(fair):
    stand(fair, "agriculture", 1)
    give(fair, 0, *["agriculture"] * 7, *["electricity"] * 7, *["fine-arts"] * 7)
    score_now(fair)
    act(fair, "approve 1")
    assert fair.round == 2
    assert held(fair, 0) == sorted(["agriculture"] * 6 + ["electricity"] * 7 + ["fine-arts"] * 7)


@pytest.mark.rule("WF-054")
def test_exhibits_kept_from_an_earlier_round_can_be_approved_later(fair):
    stand(fair, "agriculture", 0, 4)
    give(fair, 1, "agriculture", "agriculture")
    score_now(fair)
    act(fair, "approve 0")
    assert (fair.round, held(fair, 1)) == (2, ["agriculture", "agriculture"])
    score_now(fair)
    act(fair, "approve 2")
    assert fair.round == 3
    assert fair.players[1].tokens[area("agriculture")] == 2


@pytest.mark.rule("WF-055")
@every_count
@pytest.mark.parametrize("kind", [*AREAS, "ticket"])
def test_exhibits_of_one_category_are_alike_and_so_are_tickets(players, kind):
    state, twin = new_fair(players, seed=kind), new_fair(players, seed=kind)
    swap_alike(twin, kind)
    assert twin.content() != state.content()
    chooser = Random(1893)
    while seats := state.to_move():
        assert twin.to_move() == seats
        assert codes(twin) == codes(state)
        assert kinds_everywhere(twin) == kinds_everywhere(state)
        assert twin.scores() == state.scores()
        code = chooser.choice(codes(state))
        act(state, code)
        act(twin, code)
    assert twin.to_move() == ()
    assert twin.standings() == state.standings()


@pytest.mark.rule("WF-056")
def test_a_ticket_moves_the_car_when_collected_and_scores_in_the_next_phase(fair):
    lay(fair, "agriculture", "ticket")
    act(fair, "place agriculture")
    assert (fair.car, fair.players[0].coins) == (1, 0)
    give(fair, 1, "ticket", "ticket")
    score_now(fair)
    assert [player.coins for player in fair.players[:2]] == [1, 3 + 2]


@pytest.mark.rule("WF-056")
def test_a_ticket_offers_no_action(fair):
    give(fair, 0, "burnham")
    twin = fair.clone()
    give(twin, 0, *["ticket"] * 5)
    assert codes(twin) == codes(fair)
    act(fair, "place agriculture")
    act(twin, "place agriculture")
    assert codes(twin) == codes(fair) == ["burnham", "stop"]


@pytest.mark.rule("WF-056")
def test_a_ticket_held_moves_the_car_no_further(fair):
    give(fair, 0, *["ticket"] * 5)
    lay(fair, "agriculture", "agriculture")
    act(fair, "place agriculture")
    assert fair.car == 0


@pytest.mark.rule("WF-057")
@pytest.mark.parametrize(
    ("figure", "code"),
    [
        ("burnham", "burnham"),
        ("davis", "davis electricity"),
        ("palmer", "palmer 1 agriculture>transportation"),
        ("schwab", "schwab"),
        ("pullman", "stop"),
    ],
)
def test_a_used_or_discarded_figure_goes_to_the_discard_pile(fair, figure, code):
    give(fair, 0, figure)
    act(fair, "place agriculture")
    assert pile(fair) == []
    act(fair, code)
    assert pile(fair) == [figure]
    assert held(fair, 0) == []


@pytest.mark.rule("WF-057")
def test_exchanged_tickets_go_to_the_discard_pile(fair):
    give(fair, 0, "ticket", "ticket")
    give(fair, 1, "ticket")
    score_now(fair)
    assert pile(fair) == ["ticket"] * 4
    assert (held(fair, 0), held(fair, 1)) == ([], [])


@pytest.mark.rule("WF-057")
def test_approved_exhibits_go_to_the_discard_pile(fair):
    stand(fair, "agriculture", 1)
    give(fair, 0, "agriculture", "agriculture", "agriculture")
    score_now(fair)
    act(fair, "approve 2")
    assert pile(fair) == ["agriculture", "agriculture", "ticket"]
    assert held(fair, 0) == ["agriculture"]


@pytest.mark.rule("WF-057")
def test_one_discard_pile_takes_figures_tickets_and_exhibits(fair):
    fair.car = fair.box.wheel - 1
    stand(fair, "agriculture", 1)
    give(fair, 0, "agriculture", "palmer", "burnham")
    lay(fair, "transportation", "ticket", "davis")
    act(fair, "place transportation", "burnham", "stop", "approve 1")
    assert pile(fair) == ["agriculture", "burnham", "palmer", "ticket"]
    assert held(fair, 0) == ["davis"]
