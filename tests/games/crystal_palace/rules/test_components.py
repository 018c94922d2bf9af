"""What the box holds, and what an owner may change in it."""

from collections import Counter
from copy import deepcopy

import pytest

from tests.games.crystal_palace.positions import EVERY_COUNT, do, gain, new_palace
from universelle.core.chance import seed_from
from universelle.core.edition import Edition, Section
from universelle.core.errors import BadEdition, BadRequest
from universelle.games.crystal_palace.game import GAME
from universelle.games.crystal_palace.rules.components import (
    BLUE_TILES,
    CHARACTERS,
    GREEN_TILES,
    LOCATIONS,
    NATIONS,
    ORANGE_TILES,
    PATENTS,
    Box,
    Cards,
    box_for,
    default_components,
)
from universelle.games.crystal_palace.rules.vocabulary import Reader, flattened

every_count = pytest.mark.parametrize("players", EVERY_COUNT)
HOUSE = default_components()


@pytest.mark.rule("CP-186")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_players_are_refused(players):
    with pytest.raises(BadRequest):
        GAME.new(players, seed_from("1851"))


@pytest.mark.rule("CP-186")
@every_count
def test_two_to_five_can_play(players):
    assert len(GAME.new(players, seed_from("1851")).players) == players


@pytest.mark.rule("CP-001")
def test_there_are_22_sides_of_locations_and_2_of_the_market():
    assert sum(len(location["sides"]) for location in HOUSE["locations"].values()) == 22
    assert len(HOUSE["market"]["sides"]) == 2


@pytest.mark.rule("CP-001", "CP-002")
@pytest.mark.parametrize("place", LOCATIONS)
def test_museum_bank_and_westminster_have_a_side_for_each_count_the_others_two(place):
    doubled = place in ("british-museum", "bank-of-england", "westminster")
    assert list(HOUSE["locations"][place]["sides"]) == (["2", "3", "4", "5"] if doubled else ["2-3", "4-5"])


@pytest.mark.rule("CP-002")
@every_count
def test_every_count_finds_one_side_of_each_board(players):
    for board in [*HOUSE["locations"].values(), HOUSE["market"]]:
        assert sum(str(players) in side.split("-") for side in board["sides"]) == 1


@pytest.mark.rule("CP-003")
def test_the_box_holds_its_cards_and_tiles():
    assert (len(HOUSE["patents"]), len(HOUSE["characters"]), len(HOUSE["shares"])) == (30, 30, 15)
    assert Counter(flyer["colour"] for flyer in HOUSE["flyers"].values()) == {"blue": 4, "green": 4, "violet": 3}
    sides = {(face["tile"], face["side"]) for face in HOUSE["publisher"]["faces"].values()}
    assert sides == {(tile, side) for tile in (1, 2, 3, 4) for side in "AB"}


@pytest.mark.rule("CP-004")
def test_there_are_32_green_tiles_6_framed_blue_and_7_framed_orange():
    copies = {back: sum(tile["copies"] for tile in tiles.values()) for back, tiles in HOUSE["research"].items()}
    assert copies == {"green": 32, "blue": 6, "orange": 7}
    assert (len(GREEN_TILES), len(BLUE_TILES), len(ORANGE_TILES)) == (20, 6, 7)


@pytest.mark.rule("CP-005")
@every_count
def test_there_are_ten_loans_each_of_8_9_and_10(players):
    assert Counter(new_palace(players).loans) == {-8: 10, -9: 10, -10: 10}


@pytest.mark.rule("CP-006")
@every_count
@pytest.mark.parametrize("thing", ["gear", "energy", "money"])
def test_the_supply_never_runs_out(players, thing):
    state = new_palace(players)
    for seat in range(players):
        do(state, seat, gain(thing, 26))
    assert min(player.gears + player.energy + player.money for player in state.players) >= 26 + 42


@pytest.mark.rule("CP-007")
def test_every_player_has_6_dice_5_assistants_for_the_market_and_2_tokens():
    player = new_palace().players[0]
    assert player.dice + player.dice_left == 6
    assert player.assistants == 5  # the sixth stands on the goal track
    assert player.tokens_left == 2
    assert HOUSE["locations"]["port-of-london"]["slots"]["ticket"]["copies"] == 3


@pytest.mark.rule("CP-007")
def test_there_are_five_boards_with_two_nations_each():
    sides = {(nation["board"], nation["side"]) for nation in HOUSE["nations"].values()}
    assert sides == {(board, side) for board in range(1, 6) for side in "AB"}
    assert len(NATIONS) == 10


@pytest.mark.rule("CP-048")
@pytest.mark.parametrize(("players", "spaces", "acting"), [(2, 26, 18), (3, 27, 19), (4, 37, 24), (5, 40, 27)])
def test_everywhere_are_more_placement_than_action_spaces(players, spaces, acting):
    locations = new_palace(players).box.locations
    assert sum(len(location.placements) for location in locations) == spaces
    assert sum(len(location.spaces) for location in locations) == acting
    assert all(len(location.placements) > len(location.spaces) for location in locations)


@pytest.mark.rule("CP-152")
@pytest.mark.parametrize("key", PATENTS)
def test_a_patent_has_a_cost_points_by_round_one_or_two_links_and_an_effect(key):
    patent = HOUSE["patents"][key]
    assert set(patent["cost"]) == {"gear", "energy", "money"}
    assert len(patent["vp"]) == 5
    assert len(patent["links"]) in (1, 2)
    assert patent["effects"]


@pytest.mark.rule("CP-153")
def test_most_cards_are_worth_more_the_earlier():
    cards = [*HOUSE["patents"].values(), *HOUSE["characters"].values()]
    falling = [card for card in cards if card["vp"] == sorted(card["vp"], reverse=True)]
    assert len(falling) > 0.9 * len(cards)


@pytest.mark.rule("CP-156")
@pytest.mark.parametrize("key", CHARACTERS)
def test_a_character_has_a_cost_points_links_a_bonus_and_five_salaries(key):
    character = HOUSE["characters"][key]
    assert any(character["cost"].values())
    assert (len(character["vp"]), len(character["salary"])) == (5, 5)
    assert len(character["links"]) in (1, 2)
    assert character["instant"]
    assert character["phase"] in (0, 4, 5, 6)
    assert bool(character["phase"]) == bool(character["recurring"])


@pytest.mark.rule("CP-159")
@pytest.mark.parametrize("key", CHARACTERS)
def test_a_salary_never_rises_with_influence(key):
    salary = HOUSE["characters"][key]["salary"]
    assert salary == sorted(salary, reverse=True)


@pytest.mark.rule("CP-154")
def test_links_are_mutual():
    pairs = {(key, link) for key, patent in HOUSE["patents"].items() for link in patent["links"]}
    assert pairs == {(link, key) for key, character in HOUSE["characters"].items() for link in character["links"]}
    assert len(pairs) == 45


@pytest.mark.rule("CP-170")
@pytest.mark.parametrize("key", NATIONS)
def test_a_goal_has_three_levels_worth_1_4_and_7(key):
    nation = HOUSE["nations"][key]
    assert nation["vp"] == [1, 4, 7]
    assert len(nation["at_least"]) == 3
    assert nation["at_least"] == sorted(nation["at_least"])


@pytest.mark.rule("CP-056")
@pytest.mark.parametrize(("players", "prices"), [(2, 6), (3, 6), (4, 8), (5, 8)])
def test_the_market_has_6_spaces_with_two_or_three_players_and_8_with_more(players, prices):
    spaces = new_palace(players).box.market
    assert [space.price for space in spaces] == [1, 1, 2, 3, 3, 4, 4, 5][:prices]


@pytest.mark.rule("CP-145")
@every_count
def test_the_income_track_has_three_red_zeros_and_goes_up_to_12(players):
    box = new_palace(players).box
    assert box.income_values == (0, 0, 0, *range(1, 13))
    assert box.red_spaces == 3


@pytest.mark.rule("CP-142")
@every_count
def test_pictures_are_worth_more_along_the_track(players):
    pictures = new_palace(players).box.pictures
    assert [picture.space for picture in pictures] == [4, 7, 14, 21, 28, 36]
    assert [picture.effects[0].n for picture in pictures[1:]] == [2, 3, 4, 5, 7]


def owner(**values):
    return lambda: box_for(4, Edition("mine", values))


REFUSED = [
    ({"patents": {"audio-book": {"links": ["karl-marx"]}}}, "edition-link", "patents.audio-book.links"),
    ({"characters": {"karl-marx": {"links": ["climate-changer"]}}}, "edition-link", "patents.reaping-machine.links"),
    (
        {"patents": {"audio-book": {"effects": [{"do": "dance"}]}}},
        "edition-not-among",
        "patents.audio-book.effects.1.do",
    ),
    (
        {"patents": {"audio-book": {"effects": [{"do": "gain", "what": "luck", "n": 1}]}}},
        "edition-not-among",
        "patents.audio-book.effects.1.what",
    ),
    (
        {"patents": {"audio-book": {"effects": [{"do": "gain", "what": "money", "n": 1, "twice": True}]}}},
        "edition-unknown-value",
        "patents.audio-book.effects.1.twice",
    ),
    (
        {"patents": {"audio-book": {"effects": [{"do": "lose", "what": "buzz", "n": 1}]}}},
        "edition-not-among",
        "patents.audio-book.effects.1.what",
    ),
    (
        {"patents": {"audio-book": {"effects": [{"do": "choose", "options": [[gain("money")]]}]}}},
        "edition-options",
        "patents.audio-book.effects.1.options",
    ),
    ({"patents": {"audio-book": {"vp": [1, 2, 3]}}}, "edition-wrong-length", "patents.audio-book.vp"),
    ({"characters": {"karl-marx": {"salary": [1, 2, 1, 1, 1]}}}, "edition-salary-rises", "characters.karl-marx.salary"),
    ({"characters": {"karl-marx": {"phase": 0}}}, "edition-recurring", "characters.karl-marx.recurring"),
    ({"characters": {"karl-marx": {"phase": 3}}}, "edition-not-among", "characters.karl-marx.phase"),
    (
        {"research": {"green": {"r01": {"effects": [{"do": "use-permanent", "n": 1}]}}}},
        "edition-not-among",
        "research.green.r01.effects.1.do",
    ),
    ({"research": {"green": {"r01": {"copies": 0}, "r02": {"copies": 0}, "r03": {"copies": 0}, "r09": {"copies": 0},
                             "r11": {"copies": 0}}}}, "edition-too-few", "research.green"),
    ({"shares": {"s1a": {"round": 2}}}, "edition-too-few", "shares"),
    ({"westminster": {"beyond": [gain("westminster")]}}, "edition-endless", "westminster.beyond"),
    ({"westminster": {"beyond": [{"do": "trade", "give": {"money": 1}, "get": [{"do": "use-permanent", "n": 1}]}]}},
     "edition-endless", "westminster.beyond"),
    ({"exchanges": {"sell-gear": {"get": 5}}}, "edition-endless", "exchanges.sell-gear"),
    ({"exchanges": {"buy-energy": {"give": 1, "get": 2}}}, "edition-endless", "exchanges.sell-energy"),
    ({"locations": {"westminster": {"action": [{"do": "take", "from": "patents"}]}}}, "edition-repeated", "locations"),
    ({"locations": {"port-of-london": {"action": [gain("money")]}}}, "edition-list-length",
     "locations.port-of-london.action"),
    ({"locations": {"patent-office": {"action": [{"do": "take", "from": "patents"}, gain("money")]}}},
     "edition-list-length", "locations.patent-office.action"),
    ({"buzz": {"flyer_spaces": {"green": [5, 18, 23, 25]}}}, "edition-repeated", "buzz.flyer_spaces.green"),
    ({"buzz": {"flyer_spaces": {"blue": [1, 2, 3, 5, 6]}}}, "edition-too-few-flyers", "buzz.flyer_spaces.blue"),
    ({"buzz": {"pictures": [{"space": 7, "effects": []}, {"space": 4, "effects": []}]}}, "edition-pictures",
     "buzz.pictures"),
    ({"nations": {"france": {"side": "A"}}}, "edition-nations", "nations"),
    ({"publisher": {"faces": {"n1a": {"side": "B"}}}}, "edition-repeated", "publisher.faces"),
    ({"start": {"income": 13}}, "edition-no-such-income", "start.income"),
    ({"market": {"sides": {"4-5": {"spaces": [{"price": 1, "benefit": []}]}}}}, "edition-list-length",
     "market.sides.4-5.spaces"),
    (
        {"locations": {"westminster": {"sides": {"4": {"placement_spaces": [{"min": 7}]}}}}},
        "edition-out-of-range",
        "locations.westminster.sides.4.placement_spaces.1.min",
    ),
    ({"patents": {"steam-yacht": {"vp": [1, 1, 1, 1, 1]}}}, "edition-unknown-value", "patents.steam-yacht"),
    ({"patents": {"audio-book": {"sources": {"vp": "documented"}}}}, "edition-unknown-value",
     "patents.audio-book.sources"),
]  # fmt: skip


@pytest.mark.parametrize(("values", "key", "where"), REFUSED, ids=[f"{key} {where}" for _, key, where in REFUSED])
def test_an_edition_that_contradicts_itself_is_refused_with_its_place(values, key, where):
    with pytest.raises(BadEdition) as error:
        owner(**values)()
    assert (error.value.message.key, error.value.message.values["where"]) == (key, where)


def test_a_board_must_have_exactly_one_side_for_each_count():
    tree = deepcopy(HOUSE)
    del tree["market"]["sides"]["2-3"]
    sheet = Section(tree)
    with pytest.raises(BadEdition) as error:
        Box(sheet, 2, Edition(), Cards(sheet, Reader()))
    assert (error.value.message.key, error.value.message.values["where"]) == ("edition-sides", "market.sides")
    assert Box(sheet, 4, Edition(), Cards(sheet, Reader())).market_gears == 3


@every_count
def test_an_owner_replaces_cards_tiles_spaces_and_numbers(players):
    values = {
        "patents": {"audio-book": {"name": "Talking Book", "vp": [9, 9, 9, 9, 9], "cost": {"money": 3}}},
        "research": {"green": {"r01": {"kind": "instant", "effects": [gain("vp", 9)]}}},
        "start": {"money": 77},
        "market": {"gear_from_space": 2},
    }
    state = new_palace(players, values=values)
    patent = state.box.patents[0]
    assert (patent.name, patent.vp, patent.cost.content()) == ("patent-Talking Book", (9, 9, 9, 9, 9), (1, 1, 3))
    assert not state.box.tiles[0].permanent
    assert state.players[0].money == 77
    assert state.box.gear_from_space == 2


def test_a_view_tells_with_which_values_it_was_made():
    state = new_palace(3, values={"start": {"money": 77}})
    assert state.view(None)["edition"] == {"start": {"money": 77}}
    assert state.components().money == 77
    assert new_palace(3).view(None)["edition"] == {}


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_every_effect_can_be_found_by_its_number(players):
    box = new_palace(players).box
    for patent in box.patents:
        for effect in flattened(patent.effects):
            assert box.effect(effect.index) is effect
    for slot in [slot for location in box.locations for slot in location.slots]:
        assert [box.effect(effect.index) for effect in slot.effects] == list(slot.effects)
