"""The first position."""

from collections import Counter

import pytest

from tests.games.crystal_palace.positions import EVERY_COUNT, displayed, new_palace
from universelle.games.crystal_palace.rules.components import CHARACTERS, FACES, NATIONS, PATENTS, SHARES

every_count = pytest.mark.parametrize("players", EVERY_COUNT)


@pytest.mark.rule("CP-008")
@every_count
def test_everybody_starts_with_4_dice_and_2_in_the_supply(players):
    state = new_palace(players)
    assert [(player.dice, player.dice_left) for player in state.players] == [(4, 2)] * players
    assert state.to_move() == tuple(range(players))


@pytest.mark.rule("CP-009")
@every_count
def test_no_two_players_share_a_board_and_every_nation_turns_up(players):
    seen = set()
    for seed in range(60):
        state = new_palace(players, str(seed))
        boards = [state.box.goals[player.nation].board for player in state.players]
        assert len(set(boards)) == players
        seen |= {NATIONS[player.nation] for player in state.players}
    assert seen == set(NATIONS)


@pytest.mark.rule("CP-010", "CP-011", "CP-012")
@every_count
def test_everybody_starts_with_the_same(players):
    for player in new_palace(players).view(None)["players"]:
        start = {"money": 40, "gears": 1, "energy": 1, "newspapers": 0, "westminster": 1, "buzz": 0, "vp": 5}
        assert start.items() <= player.items()
        assert player["income_value"] == 5
        assert (player["goal"], player["assistants"], player["tokens"], player["tokens_left"]) == (0, 5, [], 2)
        assert (player["slots"], player["beside"]) == ([None] * 10, [])


@pytest.mark.rule("CP-160")
@every_count
def test_every_player_has_ten_research_slots(players):
    assert [len(player.slots) for player in new_palace(players).players] == [10] * players


@pytest.mark.rule("CP-013")
@every_count
def test_the_top_card_of_both_decks_lies_open(players):
    state = new_palace(players)
    piles = state.view(None)["piles"]
    assert piles["patents"]["top"] == PATENTS[state.patents[-1]]
    assert piles["characters"]["top"] == CHARACTERS[state.characters[-1]]
    assert piles["patents"]["under"] == piles["characters"]["under"] == []


@pytest.mark.rule("CP-014", "CP-015")
@every_count
def test_tiles_lie_face_down_in_three_stacks(players):
    state = new_palace(players)
    piles = state.view(0)["piles"]
    shown = len(displayed(state, "research"))
    assert (piles["green"], piles["blue"], piles["orange"]) == (32 - shown, 6, 7)


@pytest.mark.rule("CP-016")
@every_count
def test_only_shares_of_the_first_round_lie_in_the_bank_and_the_others_are_gone(players):
    state = new_palace(players)
    shown = displayed(state, "shares")
    assert all(key.startswith("s1") for key in shown)
    assert sorted([*shown, *(SHARES[share] for share in state.shares_gone)]) == ["s1a", "s1b", "s1c"]
    assert [len(pile) for pile in state.shares] == [3, 3, 3, 3]


@pytest.mark.rule("CP-017")
@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 4), (4, 5), (5, 5)])
def test_so_many_patents_and_characters_are_on_display(players, cards):
    state = new_palace(players)
    assert len(displayed(state, "patents")) == len(displayed(state, "characters")) == cards


@pytest.mark.rule("CP-018")
@pytest.mark.parametrize(("players", "tiles", "shares"), [(2, 3, 2), (3, 3, 2), (4, 3, 2), (5, 4, 3)])
def test_so_many_tiles_and_shares_are_on_display(players, tiles, shares):
    state = new_palace(players)
    assert len(displayed(state, "research")) == tiles
    assert len(displayed(state, "shares")) == shares


@pytest.mark.rule("CP-019")
@every_count
def test_every_face_of_the_publisher_turns_up(players):
    assert {FACES[new_palace(players, str(seed)).face] for seed in range(80)} == set(FACES)


@pytest.mark.rule("CP-020")
@every_count
def test_round_marker_tickets_and_watch_are_in_place(players):
    view = new_palace(players).view(None)
    assert (view["round"], view["tickets"], view["watch"]) == (1, [], None)


@pytest.mark.rule("CP-021")
@pytest.mark.parametrize(("players", "gears"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_gears_lie_on_the_market(players, gears):
    assert new_palace(players).market_gears == gears


@pytest.mark.rule("CP-022")
@every_count
def test_every_flyer_space_has_a_flyer_of_its_colour(players):
    orders = set()
    for seed in range(20):
        state = new_palace(players, str(seed))
        flyers = state.view(None)["flyers"]
        assert list(flyers) == ["2", "5", "9", "11", "16", "18", "23", "25", "30", "33", "38"]
        assert len(set(flyers.values())) == 11
        colours = [state.box.sheet.tree["flyers"][flyer]["colour"] for flyer in flyers.values()]
        assert colours == ["blue"] * 4 + ["green"] * 4 + ["violet"] * 3
        orders.add(tuple(flyers.values()))
    assert len(orders) > 10


@pytest.mark.rule("CP-014")
def test_different_tiles_lie_on_display():
    seen = Counter(key for seed in range(60) for key in displayed(new_palace(4, str(seed)), "research"))
    assert len(seen) == 20
