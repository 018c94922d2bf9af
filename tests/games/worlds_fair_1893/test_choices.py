"""What choices say comes from the engine, and does not depend on what is hidden."""

from dataclasses import replace

import pytest

from tests.games.worlds_fair_1893.drawings import PLAYERS, positions, scene
from tests.games.worlds_fair_1893.positions import act, empty_supply, give, lay, new_fair, stand
from universelle.contract.choice import Choice
from universelle.core.chance import Chance, seed_from
from universelle.games.worlds_fair_1893.choices import choice
from universelle.games.worlds_fair_1893.game import GAME
from universelle.games.worlds_fair_1893.rules.actions import STOP, PalmerMove
from universelle.games.worlds_fair_1893.scene import Scene


def test_the_patrons_of_an_owners_edition_lead_to_their_areas():
    state = new_fair(2, values={"patrons": {"mccormick": "fine-arts", "schwab": "agriculture"}})
    give(state, 0, "mccormick", "schwab")
    act(state, "place electricity")
    given = scene(state)
    chosen = {action.code: choice(given, action)[2] for action in given.actions}
    assert (chosen["mccormick"], chosen["schwab"]) == ("fine-arts", "agriculture")


def test_a_placement_tells_what_it_brings():
    state = new_fair(2)
    lay(state, "agriculture", "electricity", "fine-arts", "burnham", "ticket")
    state.car = state.box.wheel - 1
    given = scene(state)
    place = next(action for action in given.actions if action.code == "place agriculture")
    expected = "2 proposals, Daniel Burnham, 1 ticket: car +1, then the round is scored"
    assert choice(given, place) == ("Agriculture", expected, "agriculture")


def test_a_figure_tells_what_it_brings():
    state = new_fair(2)
    give(state, 0, "mccormick")
    stand(state, "agriculture", 1, 1)
    act(state, "place electricity")
    given = scene(state)
    name, consequence, picture = choice(given, given.actions[0])
    assert (name, consequence, picture) == (
        "Cyrus McCormick: Agriculture",
        "+1 supporter; you would be first here, with 2",
        "agriculture",
    )
    assert choice(given, STOP)[1:] == ("Cyrus McCormick", "discard")


def test_a_placement_that_ends_a_lull_says_that_scoring_follows():
    state = new_fair(4)
    lay(state, "agriculture", "electricity")
    state.lull = state.box.lull - 1
    given = scene(state)
    place = next(action for action in given.actions if action.code == "place agriculture")
    assert choice(given, place).consequence == "1 proposal, then the round is scored"


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", ["1", "2"])
def test_what_choices_say_does_not_depend_on_what_is_hidden(players, seed):
    for number, state in enumerate(positions(players, seed)):
        for seat in state.to_move():
            other = state.resample(seat, Chance(seed_from(f"{seed} {number}")))
            assert said(scene(state)) == said(scene(other))


def said(given: Scene) -> list[Choice]:
    return [choice(given, action) for action in given.actions]


@pytest.mark.parametrize("players", PLAYERS)
def test_page_and_terminal_say_the_same(players):
    given = scene(new_fair(players))
    for action in given.actions:
        assert GAME.page.choice(given, action) == GAME.terminal.choice(given, action)


def test_the_supporter_of_an_empty_supply_says_where_it_comes_from():
    state = new_fair(2)
    empty_supply(state, 0, "agriculture")
    given = scene(state)
    names = {action.code: choice(given, action).name for action in given.actions}
    assert names["place fine-arts from agriculture"] == "Fine Arts, taken from Agriculture"


def test_approving_says_what_sets_would_be_worth():
    state = next(state for state in positions(2) if state.marker % 2)
    given = scene(state)
    for action in given.actions:
        after = state.clone()
        after.apply(given.seat, action)
        sets = after.view(None)["players"][given.seat]["sets"]
        assert f"{sets} point" in choice(given, action).consequence


LANGUAGE_OF_OWN = {"en": "your", "fr": "votre", "de": "dein", "it": "tuo"}


@pytest.mark.parametrize("language", LANGUAGE_OF_OWN)
def test_palmer_calls_the_supporters_of_her_player_theirs(language):
    state = new_fair(2)
    give(state, 0, "palmer")
    stand(state, "agriculture", 1, 1)
    act(state, "place electricity")
    given = scene(state, language=language)
    words, own = given.words, LANGUAGE_OF_OWN[language]
    moves = [action for action in given.actions if isinstance(action, PalmerMove)]
    assert {action.owner for action in moves} == {0, 1}
    for action in moves:
        name, _, _ = choice(given, action)
        titles = [words.say(title) for title in given.groups(action)]
        assert ("Ada" in f"{name}{titles}{words.say(given.label(action))}") is False
        assert (own in words.say(given.label(action))) == (action.owner == 0)
        assert (own in titles[0]) == (action.owner == 0)
        assert (words.players[1] in name) == (action.owner == 1)
        to_others = choice(replace(given, told=True), action).name
        assert words.players[action.owner] in to_others


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("palmer 2 electricity>fine-arts", "Electricity: you would be first"),
        ("palmer 1 agriculture>electricity", "Agriculture: nothing for you; Electricity: you would be first"),
        ("palmer 2 fine-arts>manufacturing", "nothing changes for you"),
    ],
)
def test_palmer_tells_what_changes_for_her_player(move, said):
    state = new_fair(2)
    give(state, 0, "palmer")
    stand(state, "agriculture", 1, 0)
    stand(state, "electricity", 1, 2)
    stand(state, "fine-arts", 0, 3)
    stand(state, "manufacturing", 5, 1)
    act(state, "place electricity")
    given = scene(state)
    (action,) = [action for action in given.actions if action.code == move]
    assert choice(given, action).consequence == said


def test_with_two_players_nobody_is_second():
    state = new_fair(2)
    give(state, 0, "westinghouse")
    stand(state, "electricity", 1, 5)
    act(state, "place agriculture")
    given = scene(state)
    (action,) = [action for action in given.actions if action.code == "westinghouse"]
    assert choice(given, action).consequence == "+1 supporter; you would have 2 here"
