"""Final points, chits and who wins."""

import pytest

from tests.games.expo_1906.positions import (
    bare,
    chit,
    complete,
    final_position,
    jury,
    lab,
    lay,
    listen,
    new_expo,
    play_to_the_end,
    points,
    token,
)
from universelle.core.event import GameEnded
from universelle.core.seating import places
from universelle.games.expo_1906.rules.components import CHITS, ELECTRICITY, NONE, STEAM
from universelle.games.expo_1906.rules.events import FinalScoringBegan, JuryTied
from universelle.games.expo_1906.rules.scoring import chit_points, eiffel_points, preferred_energy
from universelle.games.expo_1906.rules.steps.ending import end_game

STEAM_PROJECTS = ("airship", "cruise-ship", "automobile", "cellophane")
ELECTRIC_PROJECTS = ("escalator", "neon-tube")


@pytest.fixture
def expo():
    state = new_expo(4)
    for player in state.players:
        player.money = 0
    return state


def worth(state, name, seat=0):
    """What a chit brings to a seat."""
    player = state.players[seat]
    return chit_points(state.box, CHITS.index(name), player.laboratory, player.money, player.start_scrap)


@pytest.mark.rule("EX-134", "EX-D-a")
@pytest.mark.parametrize(("steam", "electricity", "gained"), [(7, 5, 8), (5, 7, 4), (6, 6, 0)])
def test_completed_projects_of_the_preferred_energy_bring_two_points(expo, steam, electricity, gained):
    jury(expo, *["steam"] * steam, *["electricity"] * electricity)
    complete(expo, 0, *STEAM_PROJECTS, *ELECTRIC_PROJECTS)
    lay(expo, 1, "pneumatic-hammer", "a3")
    end_game(expo)
    assert expo.scores() == [gained, 0, 0, 0]


@pytest.mark.rule("EX-135")
def test_the_jury_counts_as_it_lies():
    assert preferred_energy([STEAM, STEAM, STEAM, ELECTRICITY, ELECTRICITY]) == STEAM
    assert preferred_energy([STEAM, ELECTRICITY]) == NONE
    assert preferred_energy([ELECTRICITY]) == ELECTRICITY


@pytest.mark.rule("EX-136")
def test_tokens_on_8_and_9_bring_a_point_each(expo):
    jury(expo)
    token(expo, 0, 1, "steel", 7)
    token(expo, 0, 2, "steel", 8)
    token(expo, 0, 3, "copper", 9)
    token(expo, 1, 1, "steel", 8)
    token(expo, 1, 2, "steel", 8)
    end_game(expo)
    assert expo.scores() == [2, 2, 0, 0]


@pytest.mark.rule("EX-137", "EX-138")
def test_each_token_on_10_scores_the_chit_for_itself(expo):
    jury(expo)
    chit(expo, "liege-1905", "steel")
    for number in (1, 2):
        token(expo, 0, number, "steel", 10)
    token(expo, 1, 1, "steel", 10)
    end_game(expo)
    assert expo.scores() == [6, 3, 0, 0]


@pytest.mark.rule("EX-139")
def test_nothing_else_brings_or_costs_points(expo):
    jury(expo)
    lay(expo, 0, "cellophane", "a3")
    expo.players[0].front = [1, 2, 60]
    expo.players[0].money = 12
    lay(expo, 1, "batteries", "a3")
    end_game(expo)
    assert expo.scores() == [0, 0, 0, 0]


@pytest.mark.rule("EX-140")
@pytest.mark.parametrize(
    ("results", "winners"),
    [
        ([(30, 0), (29, 9), (28, 9), (1, 1)], (0,)),
        ([(30, 3), (30, 4), (30, 2), (1, 1)], (1,)),
        ([(30, 3), (30, 3), (30, 2), (1, 1)], (0, 1)),
    ],
)
def test_most_points_win_then_most_money_then_they_share(expo, results, winners):
    jury(expo)
    for player, (prestige, money) in zip(expo.players, results):
        player.prestige, player.money = prestige, money
    events = listen(expo)
    end_game(expo)
    assert events == [FinalScoringBegan(), JuryTied(), GameEnded(winners)]
    assert expo.standings() == places(results)


@pytest.mark.rule("EX-143", "EX-E14")
@pytest.mark.parametrize(("total", "gained"), [(0, 0), (8, 1), (9, 2), (22, 3)])
def test_paris_1889_brings_an_eighth_of_all_other_points_rounded_up(expo, total, gained):
    assert eiffel_points(expo.box, total) == gained
    jury(expo)
    chit(expo, "paris-1889", "steel")
    expo.players[0].prestige = total
    for number in (1, 2):
        token(expo, 0, number, "steel", 10)
    end_game(expo)
    assert expo.players[0].prestige == total + 2 * gained


@pytest.mark.rule("EX-143")
def test_paris_1889_counts_the_points_of_the_end(expo):
    jury(expo)
    chit(expo, "paris-1889", "steel")
    chit(expo, "liege-1905", "copper")
    expo.players[0].prestige = 5
    token(expo, 0, 1, "steel", 10)
    token(expo, 0, 2, "copper", 10)
    token(expo, 0, 3, "copper", 8)
    end_game(expo)
    assert expo.players[0].prestige == 5 + 3 + 1 + 2


@pytest.mark.rule("EX-144", "EX-E15")
@pytest.mark.parametrize(("money", "gained"), [(0, 0), (1, 1), (5, 3), (12, 6)])
def test_chicago_1893_brings_half_the_money_rounded_up(expo, money, gained):
    expo.players[0].money = money
    assert worth(expo, "chicago-1893") == gained


@pytest.mark.rule("EX-145")
def test_brussels_1897_counts_cells_where_another_tile_lies_instead_of_scrap(expo):
    assert worth(expo, "brussels-1897") == 0
    bare(expo)
    assert worth(expo, "brussels-1897") == 0
    lay(expo, 0, "steel-manual", "d4")
    assert worth(expo, "brussels-1897") == 1
    lay(expo, 0, "pneumatic-hammer", "b2")
    lay(expo, 0, "tower-crane", "c6", 1)
    assert worth(expo, "brussels-1897") == 3
    lay(expo, 0, "steel-steam", "b6")
    assert worth(expo, "brussels-1897") == 4


@pytest.mark.rule("EX-145")
def test_brussels_1897_counts_two_cells_of_one_tile():
    state = new_expo(2, values={"scrap": {"cells": ["c3", "d3"]}})
    bare(state)
    lay(state, 0, "cruise-ship", "c3")
    assert worth(state, "brussels-1897") == 2


@pytest.mark.rule("EX-146", "EX-D-h")
@pytest.mark.parametrize(("count", "gained"), [(0, 0), (2, 4), (3, 6), (4, 6)])
def test_paris_1900_brings_two_for_each_technology_six_at_most(expo, count, gained):
    bare(expo)
    tiles = [
        ("batteries", "a1"),
        ("combustion-engines", "b1"),
        ("improved-train-station", "c1"),
        ("improved-laboratory", "d1"),
    ]
    for name, cell in tiles[:count]:
        lay(expo, 0, name, cell)
    assert worth(expo, "paris-1900") == gained


@pytest.mark.rule("EX-D-h")
def test_without_the_cap_of_french_and_italian_four_technologies_bring_eight():
    state = new_expo(2, values={"chits": {"paris-1900": {"most": 100}}})
    bare(state)
    for name, cell in (
        ("batteries", "a1"),
        ("combustion-engines", "b1"),
        ("improved-train-station", "c1"),
        ("improved-laboratory", "d1"),
    ):
        lay(state, 0, name, cell)
    assert worth(state, "paris-1900") == 8


@pytest.mark.rule("EX-147")
def test_liege_1905_brings_three(expo):
    assert worth(expo, "liege-1905") == 3


@pytest.mark.rule("EX-148", "EX-E16")
def test_milan_1906_counts_different_shapes_completed_or_not(expo):
    bare(expo)
    lay(expo, 0, "cellophane", "a1")
    lay(expo, 0, "laparoscopy", "d1")
    lay(expo, 0, "bakelite", "d3")
    lay(expo, 0, "cruise-ship", "a5")
    complete(expo, 0, "laparoscopy")
    assert worth(expo, "milan-1906") == 3
    lay(expo, 0, "airship", "g1")
    lay(expo, 0, "motorcycle", "c5")
    assert worth(expo, "milan-1906") == 5


@pytest.mark.rule("EX-E11", "EX-137")
def test_tokens_at_the_end_of_the_example():
    events = play_to_the_end(final_position())
    of_patents = [[told for told in points(events, seat) if told[0] != "reason-jury"] for seat in range(4)]
    assert of_patents == [
        [("chit-paris-1900", 4), ("chit-liege-1905", 3)],
        [("chit-milan-1906", 3)],
        [("chit-milan-1906", 5), ("reason-steps", 1)],
        [("reason-steps", 1)],
    ]


@pytest.mark.rule("EX-E12")
def test_the_final_scoring_of_the_example():
    state = final_position()
    events = play_to_the_end(state)
    assert state.jury.count(STEAM) == 7
    assert [dict(points(events, seat)).get("reason-jury") for seat in range(4)] == [4, 2, 4, 8]
    assert state.scores() == [28, 29, 31, 30]
    assert state.standings() == [4, 3, 1, 2]
    assert events[-1] == GameEnded((2,))
    assert lab(state, 2).shapes() == 5
