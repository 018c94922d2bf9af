"""What the engine answers for all positions of a piece that is dragged: it is what carrying the moves out does."""

from random import Random

import pytest

from tests.games.expo_1906.positions import (
    act,
    codes,
    complete,
    give,
    hand,
    lay,
    lay_cellophane,
    listen,
    new_expo,
    play_eagerly,
    token,
    work,
)
from universelle.core.action import Action
from universelle.core.errors import IllegalAction
from universelle.core.event import Points
from universelle.games.expo_1906.game import GAME
from universelle.games.expo_1906.rules.actions import PickUpInLab, Place
from universelle.games.expo_1906.rules.placing import PlacementsView, placements
from universelle.games.expo_1906.rules.state import Expo

EASY = {"resource_units": {"double": 4, "single": 3}, "end": {"projects": 30}}
REFUSALS = {
    "illegal-outside": "outside",
    "illegal-covers": "covers",
    "illegal-same-spot": "same-spot",
    "illegal-breaks-project": "breaks",
    "illegal-no-scrap": "no-scrap",
}


def parse(code: str) -> Action:
    return GAME.catalogue.parse(code)


def answer(state: Expo, code: str) -> PlacementsView:
    return placements(state, 0, parse(code))


def laid_projects(state: Expo, seat: int) -> dict[str, tuple[dict, bool]]:
    tiles = state.view(seat)["players"][seat]["tiles"]
    return {tile["project"]: (tile["has"], tile["completed"]) for tile in tiles if "project" in tile}


def check_spot(picked: Expo, seat: int, cell: str, turn: int, spot: dict) -> None:
    """Put the piece there, in a copy: the answer says what comes of it."""
    state = picked.clone()
    before = laid_projects(state, seat)
    events = listen(state)
    if spot["refused"] is not None:
        with pytest.raises(IllegalAction) as refusal:
            state.apply(seat, parse(f"put {cell} {turn}"))
        assert REFUSALS[refusal.value.message.key] == spot["refused"]
        return
    state.apply(seat, parse(f"put {cell} {turn}"))
    gained = sum(event.points for event in events if isinstance(event, Points) and event.seat == seat)
    assert spot["points"] == gained
    after = laid_projects(state, seat)
    told = {effect["project"]: effect for effect in spot["projects"]}
    assert {name for name, effect in told.items() if effect["completes"]} == {
        name for name, (_, done) in after.items() if done and not before.get(name, ({}, False))[1]
    }
    needs = {tile["project"]: tile["needs"] for tile in state.view(seat)["players"][seat]["tiles"] if "project" in tile}
    for name, (has, _) in after.items():
        if name in told:
            assert told[name]["has"] == has
            assert told[name]["lacks"] == {
                kind: need - has[kind] for kind, need in needs[name].items() if need > has[kind]
            }
        else:
            had = before[name][0]
            assert all(min(had[kind], need) == min(has[kind], need) for kind, need in needs[name].items())


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2), (4, 3)])
def test_the_answer_comes_true_everywhere(players, seed):
    state = new_expo(players, seed=str(seed), values=EASY, level_1="student")
    chooser = Random(seed)
    asked = 0
    for number, seat in enumerate(play_eagerly(state, seed)):
        picks = [each for each in state.legal_actions(seat) if isinstance(each, Place | PickUpInLab)]
        step = state.agenda[-1].id
        if step in ("put-tile", "move-tile", "replace-scrap"):
            answered, picked = placements(state, seat), state
        elif picks and number % 3 == 0:
            pick = chooser.choice(picks)
            answered, picked = placements(state, seat, pick), state.clone()
            picked.apply(seat, pick)
            assert placements(picked, seat) == answered
        else:
            continue
        asked += 1
        for turn, spots in enumerate(answered["turns"]):
            for cell in chooser.sample(sorted(spots), 6):
                check_spot(picked, seat, cell, turn, spots[cell])
        if asked == 40:
            return


@pytest.mark.rule("EX-075")
def test_moving_a_completed_project_promises_no_points():
    units = ["1 copper", "1 automated", "1 empirical", "1 steam"]
    values = {"projects": {"cellophane": {"needs": units}}, "technologies": {"batteries": {"gives": units}}}
    state = new_expo(2, values=values)
    hand(state, 0, "journal", "meeting-room")
    lay_cellophane(state)
    lay(state, 0, "batteries", "c3", 1)
    act(state, "play meeting-room")
    spot = answer(state, "move cellophane")["turns"][0]["d1"]
    assert (spot["refused"], spot["points"], spot["projects"][0]["completes"]) == (None, 3, True)
    complete(state, 0, "cellophane")
    spot = answer(state, "move cellophane")["turns"][0]["d1"]
    assert (spot["refused"], spot["points"], spot["projects"][0]["completes"]) == (None, 0, False)


@pytest.mark.parametrize("code", ["place cruise-ship", "place steel-manual"])
def test_what_is_not_refused_is_legal_and_nothing_else(code):
    state = new_expo(2)
    give(state, 0, "cruise-ship", "steel-manual")
    work(state)
    turns = answer(state, code)["turns"]
    free = [
        f"put {cell} {turn}"
        for turn, spots in enumerate(turns)
        for cell, spot in spots.items()
        if spot["refused"] is None
    ]
    act(state, code)
    assert free == codes(state)


def test_a_tile_feeds_over_its_edges_and_says_what_is_still_lacking():
    state = new_expo(2)
    lay_cellophane(state)
    token(state, 0, 1, "copper", 2)
    give(state, 0, "empirical-copper")
    work(state)
    spot = answer(state, "place empirical-copper")["turns"][1]["c2"]
    assert spot == {
        "refused": None,
        "points": 0,
        "projects": [
            {
                "project": "cellophane",
                "has": {"copper": 1, "automated": 0, "empirical": 2, "steam": 0},
                "lacks": {"automated": 2, "steam": 2},
                "completes": False,
                "breaks": False,
                "points": 0,
                "bonus": 0,
                "led": [],
                "edges": [{"cell": "c2", "side": 1}, {"cell": "c2", "side": 0}],
            }
        ],
    }


def test_completing_brings_points_with_leadership():
    state = new_expo(2)
    lay_cellophane(state, "empirical-copper", "automated-electricity")
    token(state, 0, 1, "copper", 2)
    give(state, 0, "steam-scientific", "batteries")
    work(state)
    spots = answer(state, "place steam-scientific")["turns"][3]
    assert (spots["f1"]["points"], spots["f1"]["projects"][0]["completes"]) == (4, True)
    assert spots["g7"] == {"refused": None, "points": 0, "projects": []}
    assert spots["c1"]["refused"] == "covers"
    assert answer(state, "place batteries")["turns"][0]["a5"]["refused"] == "outside"


@pytest.mark.rule("EX-074", "EX-075")
def test_a_completed_project_brings_nothing_more_and_names_what_would_break():
    state = new_expo(2)
    hand(state, 0, "journal", "meeting-room")
    lay_cellophane(state, "empirical-copper", "automated-electricity", "steam-scientific")
    complete(state, 0, "cellophane")
    act(state, "play meeting-room")
    moved = answer(state, "move f1")["turns"]
    assert moved[3]["f1"]["refused"] == "same-spot"
    assert moved[0]["e2"] == {"refused": None, "points": 0, "projects": []}
    broken = moved[0]["g7"]
    assert (broken["refused"], broken["projects"][0]["breaks"]) == ("breaks", True)
    assert broken["projects"][0]["lacks"] == {"steam": 2}


def test_points_for_leading_rows_are_told_apart():
    state = new_expo(2)
    lay_cellophane(state, "automated-electricity", "steam-scientific")
    token(state, 0, 1, "copper", 2)
    token(state, 0, 2, "steel", 2)
    give(state, 0, "empirical-copper")
    work(state)
    [effect] = answer(state, "place empirical-copper")["turns"][1]["c2"]["projects"]
    assert effect["completes"]
    assert (effect["bonus"], effect["led"]) == (1, ["copper"])
    assert effect["points"] == 4
