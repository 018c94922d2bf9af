"""What choices are called and what they promise, built from the engine's previews."""

import json
import re
from collections.abc import Mapping
from random import Random

import pytest

from tests.games.expo_1906.positions import (
    act,
    bare,
    chit,
    complete,
    give,
    hand,
    jury,
    lay,
    new_expo,
    open_only,
    play_eagerly,
    station,
    token,
    work,
)
from universelle.contract.choice import Choice
from universelle.contract.scene import scene_of
from universelle.core.chance import Chance, seed_from
from universelle.core.message import Name
from universelle.games.expo_1906.choices import DESCRIPTIONS, card_effect, choice, listed
from universelle.games.expo_1906.game import GAME
from universelle.games.expo_1906.page.explanations import explain
from universelle.games.expo_1906.rules.components import TECHNOLOGIES
from universelle.games.expo_1906.rules.events import TileMoved
from universelle.games.expo_1906.rules.state import Expo
from universelle.i18n import Translations

NAMES = ("Anna", "Bruno", "Carla", "Dario")
WORDS = Translations("en", GAME.package, NAMES)
EASY = {"resource_units": {"double": 4, "single": 3}, "end": {"projects": 3}}


def said(state: Expo, code: str) -> Choice:
    return choice(scene_of(state, WORDS, state.to_move()[0]), GAME.catalogue.parse(code))


def cellophane(state: Expo, done: bool = True) -> None:
    """Cellophane on c1 d1 e1 d2, with all it needs but for steam, which comes from f1."""
    bare(state)
    lay(state, 0, "cellophane", "c1")
    lay(state, 0, "empirical-copper", "c2", 1)
    lay(state, 0, "automated-electricity", "d3", 3)
    if done:
        lay(state, 0, "steam-scientific", "f1", 3)
        complete(state, 0, "cellophane")


def test_there_is_a_description_for_every_action():
    assert {type(action) for action in GAME.catalogue} == set(DESCRIPTIONS)


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2), (3, 3)])
def test_what_is_hidden_does_not_show(players, seed):
    state = new_expo(players, seed=str(seed), level_1="student")
    chooser = Random(seed)
    for number, seat in enumerate(play_eagerly(state, seed)):
        if number % 6:
            continue
        imagined = state.resample(seat, Chance(seed_from(f"{number}")))
        real, other = scene_of(state, WORDS, seat), scene_of(imagined, WORDS, seat)
        for action in chooser.sample(real.actions, min(5, len(real.actions))):
            assert choice(real, action) == choice(other, action)


@pytest.mark.parametrize(("players", "seed"), [(1, 4), (2, 5), (4, 6)])
def test_what_is_promised_comes_true(players, seed):
    state = new_expo(players, seed=str(seed), values=EASY, level_1="student")
    chooser = Random(seed)
    for number, seat in enumerate(play_eagerly(state, seed)):
        if number % 3:
            continue
        given = scene_of(state, WORDS, seat)
        for action in chooser.sample(given.actions, min(3, len(given.actions))):
            preview = given.preview(action)
            real = state.clone()
            real.events = []
            real.apply(seat, action)
            assert tuple(real.events[: len(preview.events)]) == preview.events
            after, then = preview.after["players"][seat], real.view(seat)["players"][seat]
            for key in ("money", "front", "scrap", "tiles", "tokens", "completed", "improved"):
                assert after[key] == then[key], (action, key)


def test_a_purchase_says_its_price_what_is_left_and_what_a_project_is_worth_now():
    state = new_expo(2)
    open_only(state, "cellophane")
    token(state, 0, 1, "copper", 2)
    act(state, "play academy")
    assert said(state, "take cellophane") == (
        "Cellophane",
        "costs 2 coins, leaves\N{NO-BREAK SPACE}1; 4 points if completed now",
        "steam",
    )


def test_a_technology_says_what_it_does():
    state = new_expo(2)
    act(state, "play academy")
    price = "costs 2 coins, leaves\N{NO-BREAK SPACE}1"
    improves = said(state, "take improved-journal").consequence
    assert improves == f"{price}; improves Journal. {card_effect(WORDS, state.components(), 'journal', True)}"
    gives = next(code for code in TECHNOLOGIES if not code.startswith("improved-"))
    explained = explain(scene_of(state, WORDS, 0), f"technology-{gives}")
    assert explained is not None
    assert said(state, f"take {gives}").consequence == f"{price}. {explained.effect}"


def test_the_free_tile_of_the_academy_is_free():
    state = new_expo(2)
    lay(state, 0, "improved-academy", "c5")
    station(state, "steel-manual")
    act(state, "play academy", "stop")
    assert said(state, "take steel-manual").consequence == "free"


def test_a_piece_says_who_wants_it():
    state = new_expo(2)
    cellophane(state, done=False)
    give(state, 0, "steam-scientific", "steel-manual", "improved-journal", "batteries")
    work(state)
    assert said(state, "place steam-scientific").consequence == "needed by Cellophane"
    assert said(state, "place steel-manual").consequence == "no project needs it now"
    assert said(state, "place batteries").consequence == "no project needs it now"
    assert said(state, "place improved-journal").consequence == "improves Journal"
    act(state, "place improved-journal")
    put = state.legal_actions(0)[0].code
    assert said(state, put).consequence == "improves Journal"


def test_putting_a_piece_down_says_what_it_completes_or_what_is_still_lacking():
    state = new_expo(2)
    cellophane(state, done=False)
    token(state, 0, 1, "copper", 2)
    give(state, 0, "steam-scientific", "telephone")
    work(state)
    act(state, "place steam-scientific")
    assert said(state, "put f1 3").consequence == "completes Cellophane: +4"
    assert said(state, "put f1 1").consequence == ""
    act(state, "put f1 1", "place telephone")
    lacks = "3 copper, 3 manual work, 1 empirical research and 1 electricity"
    assert said(state, "put e3 3").consequence == f"Telephone would still need {lacks}"


def test_a_large_piece_is_put_on_its_cells_and_a_small_one_on_a_cell_with_its_sides():
    state = new_expo(2)
    bare(state)
    give(state, 0, "batteries", "steam-scientific")
    work(state)
    act(state, "place batteries")
    assert said(state, "put a1 0").name != said(state, "put a1 1").name
    assert {said(state, f"put a1 {turn}").name for turn in (0, 1)} == {"a1, b1, c1, d1", "a1, a2, a3, a4"}
    act(state, "put a1 1", "place steam-scientific")
    assert said(state, "put g7 1").name == "g7, right and down"


def test_a_tile_that_stays_on_its_cell_is_said_to_be_rotated():
    moved = TileMoved(0, Name("tile-steel-manual"), "a1", "a1", 1)
    assert WORDS.say(moved.message()) == "Anna rotates Steel / manual on a1."
    moved = TileMoved(0, Name("tile-steel-manual"), "a1", "b1", 1)
    assert WORDS.say(moved.message()) == "Anna moves Steel / manual from a1 to b1."


def test_the_end_is_announced():
    state = new_expo(2, values={"end": {"projects": 1}})
    cellophane(state, done=False)
    give(state, 0, "steam-scientific")
    work(state)
    act(state, "place steam-scientific")
    assert said(state, "put f1 3").consequence.endswith("The end is triggered: a player has completed enough projects.")


@pytest.mark.rule("EX-075")
def test_moving_a_completed_project_promises_no_points():
    needs = ["1 copper", "1 automated", "1 empirical", "1 steam"]
    values = {"projects": {"cellophane": {"needs": needs}}, "technologies": {"batteries": {"gives": needs}}}
    state = new_expo(2, values=values)
    hand(state, 0, "journal", "meeting-room")
    bare(state)
    lay(state, 0, "cellophane", "c1")
    lay(state, 0, "batteries", "c3", 1)
    complete(state, 0, "cellophane")
    act(state, "play meeting-room", "move cellophane")
    given = scene_of(state, WORDS, 0)
    action = GAME.catalogue.parse("put d1 0")
    assert given.preview(action).points(0) == []
    assert choice(given, action).consequence == ""


def test_moving_a_tile_away_says_what_a_project_then_lacks():
    state = new_expo(2)
    hand(state, 0, "journal", "meeting-room")
    cellophane(state, done=False)
    act(state, "play meeting-room", "move c2")
    consequence = said(state, "put g7 0").consequence
    assert consequence == "Cellophane would still need 1 copper, 2 empirical research and 2 steam"


@pytest.mark.rule("EX-059", "EX-060", "EX-061", "EX-062")
def test_removing_says_where_a_tile_goes_and_who_misses_it():
    state = new_expo(2)
    lay(state, 0, "cruise-ship", "c5")
    lay(state, 0, "steel-manual", "e5", 2)
    lay(state, 0, "improved-journal", "d1")
    lay(state, 0, "batteries", "a3")
    work(state)
    assert said(state, "remove b2") == ("Remove scrap from b2", "leaves the game", "scrap")
    assert said(state, "remove cruise-ship").consequence == "goes to the bottom of its pile"
    assert said(state, "remove improved-journal").consequence == "returns to the Academy; back to the basic Journal"
    assert said(state, "remove batteries").consequence == "returns to the Academy"
    assert said(state, "remove e5").consequence.startswith("goes to the discard pile; Cruise Ship would still need")


@pytest.mark.parametrize(("rival", "leads"), [(1, True), (2, False), (3, False)])
def test_a_token_leads_only_once_it_has_passed_the_others(rival, leads):
    state = new_expo(3)
    token(state, 1, 1, "steel", rival)
    act(state, "play journal")
    assert ("takes the lead" in said(state, "token 1 steel").consequence) == leads


def test_a_token_says_what_it_costs_and_brings():
    state = new_expo(3)
    token(state, 0, 1, "steel", 8)
    token(state, 0, 2, "scientific", 9)
    act(state, "play journal")
    assert (
        said(state, "token 1 copper").consequence
        == "costs 2 coins, leaves\N{NO-BREAK SPACE}1, takes the lead, 1 point at the end"
    )
    assert said(state, "token 1 steel").consequence == "keeps the lead, 1 point at the end"
    assert said(state, "token 2 scientific").consequence == "keeps the lead, reaches the last step"


def test_a_chit_says_what_it_would_bring_now():
    state = new_expo(3)
    chit(state, "liege-1905", "copper")
    token(state, 0, 1, "steel", 9)
    state.players[0].money = 5
    act(state, "play journal", "token 1 steel")
    assert said(state, "chit chicago-1893").consequence.endswith("Now: 3 points.")
    assert said(state, "chit paris-1889").consequence.endswith("Now: 0 points.")


def test_a_meeting_says_what_the_jury_and_the_purse_then_hold():
    state = new_expo(3)
    hand(state, 0, "journal", "meeting-room")
    jury(state, "steam", "steam")
    act(state, "play meeting-room")
    assert said(state, "jury steam").consequence == "Jury: steam 3, electricity 0"
    assert said(state, "money").consequence == "you would have 4 coins"
    assert said(state, "stop").consequence == "ends the action; 2 unused"


@pytest.mark.parametrize(
    ("card", "money", "warned"), [("academy", 1, True), ("academy", 2, False), ("journal", 0, False)]
)
def test_a_card_that_cannot_be_paid_for_says_so(card, money, warned):
    state = new_expo(3)
    state.players[0].money = money
    assert said(state, f"play {card}").consequence.startswith("You cannot afford") == warned


def test_a_skyscraper_that_fills_the_purse_says_so():
    state = new_expo(3)
    state.players[0].money = 10
    assert said(state, "play skyscraper").consequence.endswith("You would have 12 coins.")


# One choice for what is equal


def offered(state: Expo) -> list[str]:
    return [action.code for action in listed(scene_of(state, WORDS, state.to_move()[0]))]


def anonymous(view: Mapping) -> str:
    """A position in which a seat's tokens have no numbers."""
    patents = [[(each["seat"], each["step"]) for each in row["tokens"]] for row in view["patents"]["rows"]]
    players = [
        {**player, "tokens": sorted(json.dumps(token) for token in player["tokens"])} for player in view["players"]
    ]
    return json.dumps([{**view, "patents": {**view["patents"], "rows": patents}, "players": players}], sort_keys=True)


def test_tokens_on_the_first_step_are_one_choice_for_each_row():
    state = new_expo(3)
    hand(state, 0, "journal")
    act(state, "play journal")
    assert len(state.legal_actions(0)) == 19
    rows = ["steel", "copper", "manual", "automated", "empirical", "scientific"]
    assert offered(state) == [*[f"token 1 {row}" for row in rows], "stop"]
    assert said(state, "token 1 steel").name == "From step\N{NO-BREAK SPACE}1 to Steel, step\N{NO-BREAK SPACE}2"


def test_tokens_that_lie_on_one_another_are_one_choice():
    state = new_expo(3)
    hand(state, 0, "journal")
    for seat, number, at in ((0, 1, 4), (0, 2, 4), (1, 1, 4), (0, 3, 4)):
        token(state, seat, number, "steel", at)
    act(state, "play journal")
    alone, others = [code for code in offered(state) if code.endswith(" steel")]
    assert {alone, others} in ({"token 1 steel", "token 3 steel"}, {"token 2 steel", "token 3 steel"})
    assert said(state, alone).name.startswith("Token\N{NO-BREAK SPACE}")  # one lies on top, the others below a rival's


def test_a_token_is_named_by_where_it_stands():
    state = new_expo(3)
    hand(state, 0, "journal")
    state.players[0].money = 9
    token(state, 0, 1, "steel", 3)
    act(state, "play journal")
    assert said(state, "token 1 steel").name == "Steel: from step\N{NO-BREAK SPACE}3 to\N{NO-BREAK SPACE}4"
    assert said(state, "token 1 copper").name == "From Steel to Copper, step\N{NO-BREAK SPACE}3"


@pytest.mark.parametrize(("players", "seed"), [(1, 4), (2, 5), (3, 6), (4, 7)])
def test_what_is_not_listed_is_equal_to_something_that_is(players, seed):
    state = new_expo(players, seed=str(seed))
    gathered = 0
    for seat in play_eagerly(state, seed):
        given = scene_of(state, WORDS, seat)
        shown = listed(given)
        assert set(shown) <= set(given.actions)
        left_out = [action for action in given.actions if action not in shown]
        if left_out:
            gathered += 1
            outcomes = {anonymous(given.preview(action).after) for action in shown}
            assert {anonymous(given.preview(action).after) for action in left_out} <= outcomes
    assert gathered


def test_the_tokens_stand_below_the_votes_in_a_meeting():
    state = new_expo(3)
    hand(state, 0, "journal", "meeting-room")
    act(state, "play meeting-room")
    rows = ["steel", "copper", "manual", "automated", "empirical", "scientific"]
    assert offered(state) == ["money", "jury steam", "jury electricity", *[f"token 1 {row}" for row in rows], "stop"]


def test_rows_of_the_laboratory_are_listed_in_order():
    state = new_expo(2)
    bare(state)
    lay(state, 0, "cellophane", "b1")
    give(state, 0, "batteries")
    work(state)
    act(state, "place batteries")
    rows = [int(re.findall(r"\d", code)[0]) for code in offered(state)]
    assert rows == sorted(rows)
    assert rows != [int(re.findall(r"\d", action.code)[0]) for action in state.legal_actions(0)]
