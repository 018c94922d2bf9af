"""How a game begins."""

from collections import Counter
from itertools import chain, permutations

import pytest

from tests.games.worlds_fair_1893.positions import (
    KIND_NAMES,
    act,
    bare,
    held,
    kinds_beside,
    lay,
    new_fair,
    on,
    play_at_random,
    supply,
)
from universelle.games.worlds_fair_1893.rules.components import AREAS, FIGURES
from universelle.games.worlds_fair_1893.rules.state import WorldsFair

every_count = pytest.mark.parametrize("players", [2, 3, 4])
some_seeds = pytest.mark.parametrize("seed", range(5))

BONUSES = [{"manufacturing"}, {"transportation"}, {"agriculture", "electricity"}, {"fine-arts", "manufacturing"}]


def cards_in_play(state: WorldsFair) -> list[int]:
    """Deck, discard pile, areas and players together."""
    cards = [*state.deck[: state.undrawn], *state.discard]
    for beside in state.cards:
        cards += beside
    for player in state.players:
        cards += chain(*player.exhibits, player.tickets, player.figures)
    return cards


def kinds_in_play(state: WorldsFair) -> Counter[str]:
    return Counter(KIND_NAMES[state.box.kinds[card]] for card in cards_in_play(state))


@pytest.mark.rule("WF-011")
@pytest.mark.parametrize(("players", "spaces"), [(2, 9), (3, 11), (4, 13)])
def test_the_wheel_has_9_11_or_13_spaces(players, spaces):
    assert new_fair(players).view(None)["wheel"] == spaces


@pytest.mark.rule("WF-012")
@pytest.mark.parametrize(("players", "moves"), [(2, 9), (3, 11), (4, 13)])
def test_a_full_circle_takes_9_11_or_13_moves(players, moves):
    state = new_fair(players)
    for move in range(1, moves + 1):
        bare(state)
        lay(state, "agriculture", "ticket")
        act(state, "place agriculture")
        assert (state.car, state.round) == ((move, 1) if move < moves else (0, 2))


@pytest.mark.rule("WF-013")
@every_count
def test_the_area_tiles_lie_in_any_of_the_120_orders(players):
    orders = {new_fair(players, seed=str(seed)).ring.order for seed in range(3000)}
    assert orders == set(permutations(range(5)))


@pytest.mark.rule("WF-014")
@every_count
@some_seeds
def test_the_car_begins_on_the_start_space(players, seed):
    assert new_fair(players, seed=str(seed)).view(None)["car"] == 0


@pytest.mark.rule("WF-015")
@every_count
def test_the_round_marker_begins_at_the_beginning_of_round_1(players):
    state = new_fair(players)
    assert (state.marker, state.round) == (0, 1)


@pytest.mark.rule("WF-015")
@every_count
@some_seeds
def test_the_round_track_has_a_beginning_and_an_end_for_each_of_3_rounds(players, seed):
    state = new_fair(players, seed=str(seed))
    seen = [(state.marker, state.round)]
    for _ in play_at_random(state, seed):
        seen.append((state.marker, state.round))
    assert set(seen) <= {(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3)}
    assert seen == sorted(seen)
    assert seen[-1] == (5, 3)


@pytest.mark.rule("WF-016")
def test_two_players_leave_out_a_ticket_and_an_exhibit_of_each_category():
    kinds = kinds_in_play(new_fair(2))
    assert [kinds[name] for name in AREAS] == [7, 7, 7, 7, 7]
    assert kinds["ticket"] == 27
    assert [kinds[name] for name in FIGURES] == [5, 4, 4, 2, 2, 2, 2, 2]
    assert kinds.total() == 85


@pytest.mark.rule("WF-017")
def test_three_players_use_all_91_cards():
    kinds = kinds_in_play(new_fair(3))
    assert [kinds[name] for name in AREAS] == [8, 8, 8, 8, 8]
    assert kinds["ticket"] == 28
    assert [kinds[name] for name in FIGURES] == [5, 4, 4, 2, 2, 2, 2, 2]
    assert kinds.total() == 91


@pytest.mark.rule("WF-018")
def test_four_players_leave_out_5_tickets_2_burnhams_a_davis_and_a_palmer():
    kinds = kinds_in_play(new_fair(4))
    assert [kinds[name] for name in AREAS] == [8, 8, 8, 8, 8]
    assert kinds["ticket"] == 23
    assert [kinds[name] for name in FIGURES] == [3, 3, 3, 2, 2, 2, 2, 2]
    assert kinds.total() == 82


@pytest.mark.rule("WF-019")
@pytest.mark.parametrize(("players", "total"), [(2, 85), (3, 91), (4, 82)])
@some_seeds
def test_the_same_cards_stay_in_the_game_all_the_time(players, total, seed):
    state = new_fair(players, seed=str(seed))
    cards = sorted(cards_in_play(state))
    assert len(cards) == len(set(cards)) == total
    for _ in play_at_random(state, seed):
        assert sorted(cards_in_play(state)) == cards


@pytest.mark.rule("WF-019")
@every_count
def test_removed_cards_are_out_of_the_game(players):
    state = new_fair(players)
    for _ in play_at_random(state, 1893):
        assert not set(state.box.removed) & set(cards_in_play(state))
    assert len(state.box.removed) == {2: 6, 3: 0, 4: 9}[players]


@pytest.mark.rule("WF-019")
@every_count
def test_the_discard_pile_begins_empty(players):
    assert new_fair(players).view(None)["discard"] == []


@pytest.mark.rule("WF-019")
@every_count
def test_the_deck_is_shuffled(players):
    decks = {new_fair(players, seed=str(seed)).deck for seed in range(50)}
    assert len(decks) == 50


@pytest.mark.rule("WF-019")
@every_count
def test_any_kind_of_card_may_come_first(players):
    states = [new_fair(players, seed=str(seed)) for seed in range(600)]
    assert {KIND_NAMES[state.box.kinds[state.deck[-1]]] for state in states} == {*AREAS, "ticket", *FIGURES}


@pytest.mark.rule("WF-019")
@every_count
def test_the_deck_is_face_down(players):
    state = new_fair(players)
    before = state.view(0)
    state.deck = tuple(reversed(state.deck[: state.undrawn]))
    assert state.view(0) == before


@pytest.mark.rule("WF-020")
@pytest.mark.parametrize(("players", "left"), [(2, 75), (3, 81), (4, 72)])
def test_two_cards_lie_beside_each_area(players, left):
    state = new_fair(players)
    assert [len(kinds_beside(state, name)) for name in AREAS] == [2, 2, 2, 2, 2]
    assert state.view(None)["deck"] == left


@pytest.mark.rule("WF-020")
@every_count
def test_tickets_dealt_at_the_beginning_do_not_move_the_car(players):
    states = [new_fair(players, seed=str(seed)) for seed in range(20)]
    dealt = [sum(kinds_beside(state, name).count("ticket") for name in AREAS) for state in states]
    assert max(dealt) >= 4
    assert [state.car for state in states] == [0] * 20


@pytest.mark.rule("WF-021")
@every_count
def test_each_player_begins_with_a_supporter_on_every_area(players):
    state = new_fair(players, values={"start_bonus": {str(place): [] for place in range(1, 5)}})
    assert [on(state, name) for name in AREAS] == [[1] * players] * 5
    assert supply(state) == [17] * players


@pytest.mark.rule("WF-021")
@every_count
@some_seeds
def test_nobody_is_missing_on_an_area_whoever_begins(players, seed):
    state = new_fair(players, seed=str(seed), first="random")
    assert min(min(on(state, name)) for name in AREAS) == 1


@pytest.mark.rule("WF-022")
@every_count
def test_chance_names_the_first_player(players):
    states = [new_fair(players, seed=str(seed), first="random") for seed in range(400)]
    begun = Counter(state.to_move() for state in states)
    assert set(begun) == {(seat,) for seat in range(players)}
    assert min(begun.values()) > 400 / players * 0.6


@pytest.mark.rule("WF-022")
@every_count
def test_turns_pass_clockwise_from_the_first_player(players):
    state = new_fair(players, first="2")
    seats = []
    for _ in range(5):
        seats += state.to_move()
        lay(state, "agriculture", "ticket")
        act(state, "place agriculture")
    assert seats == {2: [1, 0, 1, 0, 1], 3: [1, 2, 0, 1, 2], 4: [1, 2, 3, 0, 1]}[players]


@pytest.mark.rule("WF-022", "WF-023", "WF-024")
@pytest.mark.parametrize(("players", "first"), [(p, first) for p in (2, 3, 4) for first in range(p)])
def test_the_start_bonus_of_each_place_in_turn_order_adds_its_supporters(players, first):
    state = new_fair(players, first=str(first + 1))
    for place in range(players):
        seat = (first + place) % players
        assert {name for name in AREAS if on(state, name)[seat] == 2} == BONUSES[place]
        assert {name for name in AREAS if on(state, name)[seat] == 1} == set(AREAS) - BONUSES[place]


@pytest.mark.rule("WF-023")
@every_count
def test_a_start_bonus_card_adds_one_supporter_on_every_area_it_shows(players):
    cards = {"1": ["fine-arts", "agriculture", "electricity"], "2": []}
    state = new_fair(players, values={"start_bonus": cards})
    assert [on(state, name)[0] for name in AREAS] == [2, 2, 2, 1, 1]
    assert [on(state, name)[1] for name in AREAS] == [1, 1, 1, 1, 1]
    assert supply(state)[:2] == [14, 17]


@pytest.mark.rule("WF-024")
@every_count
def test_supplies_are_16_16_15_and_15_in_turn_order(players):
    assert supply(new_fair(players)) == [16, 16, 15, 15][:players]
    assert supply(new_fair(players, first="2")) == {2: [16, 16], 3: [15, 16, 16], 4: [15, 16, 16, 15]}[players]


@pytest.mark.rule("WF-025")
@every_count
def test_nobody_begins_with_cards_points_or_tokens(players):
    state = new_fair(players)
    for seat, player in enumerate(state.players):
        assert held(state, seat) == []
        assert (player.coins, player.medals, player.tokens) == (0, 0, [0] * 5)
    assert state.scores() == [0] * players
