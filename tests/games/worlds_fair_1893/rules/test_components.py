"""What the box holds."""

from collections import Counter

import pytest

from tests.games.worlds_fair_1893.positions import (
    KIND_NAMES,
    act,
    area,
    at_round,
    bare,
    give,
    kinds_beside,
    lay,
    new_fair,
    on,
    plain_fair,
    play_at_random,
    ring,
    score_now,
    stand,
    supply,
)
from universelle.core.chance import seed_from
from universelle.core.edition import Edition
from universelle.core.errors import BadRequest
from universelle.games.worlds_fair_1893.game import GAME
from universelle.games.worlds_fair_1893.rules.components import AREAS, FIGURES

every_count = pytest.mark.parametrize("players", [2, 3, 4])
some_seeds = pytest.mark.parametrize("seed", range(5))

PATRONS = {
    "mccormick": "agriculture",
    "schwab": "manufacturing",
    "saint-gaudens": "fine-arts",
    "westinghouse": "electricity",
    "pullman": "transportation",
}


@pytest.mark.rule("WF-001")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_players_are_refused(players):
    with pytest.raises(BadRequest):
        GAME.new(players, seed_from("1893"))


@pytest.mark.rule("WF-001")
@every_count
def test_two_three_or_four_can_play(players):
    state = GAME.new(players, seed_from("1893"))
    assert len(state.players) == players
    assert len(state.to_move()) == 1


@pytest.mark.rule("WF-002")
@every_count
def test_the_whole_deck_is_8_exhibits_of_each_area_28_tickets_and_23_figures(players):
    kinds = Counter(KIND_NAMES[kind] for kind in new_fair(players).box.kinds)
    assert {name: kinds[name] for name in AREAS} == dict.fromkeys(AREAS, 8)
    assert kinds["ticket"] == 28
    assert sum(kinds[name] for name in FIGURES) == 23
    assert kinds.total() == 91


@pytest.mark.rule("WF-002")
def test_every_exhibit_and_every_ticket_has_a_name_of_its_own():
    box = new_fair(3).box
    named = [name for name, kind in zip(box.names, box.kinds) if KIND_NAMES[kind] not in FIGURES]
    assert len(set(named)) == 68


@pytest.mark.rule("WF-003")
@every_count
def test_there_are_5_burnhams_4_davises_4_palmers_and_2_of_each_patron(players):
    kinds = Counter(KIND_NAMES[kind] for kind in new_fair(players).box.kinds)
    copies = {name: count for name, count in kinds.items() if name in FIGURES}
    assert copies == {"burnham": 5, "davis": 4, "palmer": 4, **dict.fromkeys(PATRONS, 2)}


@pytest.mark.rule("WF-004")
@every_count
@pytest.mark.parametrize(("patron", "home"), PATRONS.items())
def test_each_patron_serves_his_own_area(players, patron, home):
    state = plain_fair(players)
    elsewhere = "agriculture" if home != "agriculture" else "electricity"
    give(state, 0, patron)
    act(state, f"place {elsewhere}")
    before = {name: on(state, name)[0] for name in AREAS}
    act(state, patron)
    assert {name: on(state, name)[0] - before[name] for name in AREAS} == {name: int(name == home) for name in AREAS}


@pytest.mark.rule("WF-005")
@every_count
@some_seeds
def test_each_player_always_has_22_supporters_in_the_supply_and_on_areas(players, seed):
    state = new_fair(players, seed=str(seed))
    for _ in play_at_random(state, seed):
        assert [sum(counts) for counts in zip(*state.supporters)] == [22] * players
        assert min(min(counts) for counts in state.supporters) >= 0


@pytest.mark.rule("WF-005")
@every_count
def test_each_player_begins_with_22_supporters(players):
    state = new_fair(players)
    assert [sum(counts) for counts in zip(*state.supporters)] == [22] * players
    assert max(supply(state)) < 22


@pytest.mark.rule("WF-006")
@every_count
def test_coins_and_medals_count_at_face_value(players):
    state = new_fair(players)
    state.players[0].coins = 11
    state.players[0].medals = 18
    state.players[1].coins = 4 + 2 + 1
    state.players[1].medals = 4 + 2
    assert state.scores() == [29, 13, 0, 0][:players]


@pytest.mark.rule("WF-006")
@every_count
def test_every_medal_is_worth_2_or_4(players):
    box = new_fair(players).box
    awards = [box.first, box.second, box.tied_first, box.tied_second]
    assert {award.medal for award in awards} - {0} <= {2, 4}
    assert box.first.medal in {2, 4}


@pytest.mark.rule("WF-007")
@every_count
def test_a_13th_token_of_a_category_is_paid(players):
    state = new_fair(players)
    bare(state)
    state.players[0].tokens[:] = [12, 12, 12, 12, 12]
    stand(state, "agriculture", 1)
    give(state, 0, "agriculture")
    score_now(state)
    act(state, "approve 1")
    assert state.players[0].tokens == [13, 12, 12, 12, 12]


@pytest.mark.rule("WF-007")
@every_count
def test_coins_are_paid_though_the_34_are_all_out(players):
    state = new_fair(players)
    bare(state)
    state.players[0].coins = 34 * 4
    state.players[1].coins = 34 * 4
    give(state, 0, *["ticket"] * 6)
    give(state, 1, *["ticket"] * 5)
    score_now(state)
    assert [player.coins for player in state.players[:2]] == [34 * 4 + 7 + 2, 34 * 4 + 5]


@pytest.mark.rule("WF-007")
@pytest.mark.parametrize(("players", "medal"), [(2, 2), (3, 4), (4, 4)])
def test_medals_are_paid_though_the_38_are_all_out(players, medal):
    state = new_fair(players)
    bare(state)
    state.players[0].medals = 38 * 4
    for name in AREAS:
        stand(state, name, 1)
    score_now(state)
    assert state.players[0].medals == 38 * 4 + 5 * medal


@pytest.mark.rule("WF-008")
@every_count
def test_every_area_has_room_for_3_or_for_4_cards(players):
    limits = new_fair(players).box.card_limits
    assert set(limits) == {3, 4}
    assert limits == new_fair(2).box.card_limits


@pytest.mark.rule("WF-009")
@every_count
def test_agriculture_manufacturing_and_transportation_hold_4_electricity_and_fine_arts_3(players):
    limits = dict(zip(AREAS, new_fair(players).box.card_limits))
    assert limits == {"agriculture": 4, "electricity": 3, "fine-arts": 3, "manufacturing": 4, "transportation": 4}
    assert sum(limits.values()) == 18


@pytest.mark.rule("WF-009")
@every_count
@pytest.mark.parametrize("name", AREAS)
def test_an_area_takes_cards_up_to_its_limit_and_no_more(players, name):
    state = plain_fair(players)
    before = AREAS[area(name) - 1]
    limit = state.box.card_limits[area(name)]
    lay(state, name, *[name] * (limit - 1))
    act(state, f"place {before}")
    assert len(kinds_beside(state, name)) == limit
    lay(state, before, before)
    act(state, f"place {before}")
    assert len(kinds_beside(state, name)) == limit


@pytest.mark.rule("WF-009")
@every_count
def test_the_limits_are_values_of_the_edition(players):
    state = new_fair(players, values={"card_limits": {"electricity": 4}})
    ring(state)
    lay(state, "electricity", *["electricity"] * 3)
    act(state, "place agriculture")
    assert len(kinds_beside(state, "electricity")) == 4


@pytest.mark.rule("WF-010")
@pytest.mark.parametrize(("players", "medal", "approvals"), [(2, 10, 0), (3, 20, 1), (4, 30, 2)])
def test_the_number_of_players_selects_the_award_table(players, medal, approvals):
    tables = {"2": (10, 0), "3": (20, 1), "4": (30, 2)}
    awards = {count: {"first": {"medal": m, "approvals": a}} for count, (m, a) in tables.items()}
    state = new_fair(players, values={"awards": awards})
    bare(state)
    at_round(state, 3)
    stand(state, "agriculture", 1)
    give(state, 0, *["agriculture"] * 4)
    score_now(state)
    assert state.players[0].medals == 2 * medal
    assert state.players[0].tokens[area("agriculture")] == approvals


@pytest.mark.rule("WF-010")
@pytest.mark.parametrize(
    ("players", "first", "second", "tied_first", "tied_second"),
    [
        (2, (2, 3), (0, 0), (0, 1), (0, 0)),
        (3, (4, 3), (2, 1), (2, 2), (0, 0)),
        (4, (4, 3), (2, 1), (2, 2), (0, 1)),
    ],
)
def test_each_number_of_players_has_its_own_medals_and_approvals(players, first, second, tied_first, tied_second):
    box = new_fair(players).box
    awards = [box.first, box.second, box.tied_first, box.tied_second]
    assert [(award.medal, award.approvals) for award in awards] == [first, second, tied_first, tied_second]


def test_approvals_of_a_place_of_ones_own_are_documented_though_the_medal_is_inferred():
    sources = dict(GAME.rules.components(Edition()).sources())
    mixed = ["2.first", "3.first", "3.second", "4.first", "4.second"]
    for place in mixed:
        assert sources[f"awards.{place}"] == "inferred"
        assert sources[f"awards.{place}.approvals"] == "documented"
    assert [key for key in sources if key.endswith(".approvals")] == [f"awards.{place}.approvals" for place in mixed]
