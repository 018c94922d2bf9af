"""Asking what a thing is."""

import pytest

from tests.drawing.trees import nodes
from tests.games.asking import assert_tells
from tests.games.worlds_fair_1893.drawings import PLAYERS, positions, scene, table
from tests.games.worlds_fair_1893.positions import lay, new_fair
from universelle.games.worlds_fair_1893.page import PAGE
from universelle.games.worlds_fair_1893.rules.components import AREAS
from universelle.i18n import LANGUAGES


def everything(players: int) -> list[str]:
    """The names of all things of the game, by its data."""
    state = new_fair(players)
    seats = range(1, players + 1)
    names = [str(name) for name in state.box.names]
    names += [f"{kind}-{area}" for kind in ("area", "slot") for area in AREAS]
    names += [f"lane-{area}-{seat}" for area in AREAS for seat in seats]
    names += [f"{kind}-{seat}" for kind in ("score", "tickets", "supply", "hand") for seat in seats]
    names += [f"{kind}-{seat}-{area}" for kind in ("proposed", "approved") for seat in seats for area in AREAS]
    return [*dict.fromkeys(names), "wheel", "round", "deck", "discard"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_explained_in_every_language(language):
    for players in PLAYERS:
        given = scene(new_fair(players), language)
        for name in everything(players):
            assert_tells(PAGE.explain(given, name), given.words, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_explained_when_the_game_is_over(language):
    *_, last = positions(3)
    given = scene(last, language)
    for name in everything(3):
        assert_tells(PAGE.explain(given, name), given.words, name)


@pytest.mark.parametrize("name", ["", "x", "card-x", "lane-agriculture-9", "lane-1", "score-0", "exhibit-", "area-x"])
def test_what_does_not_exist_is_not_explained(name):
    assert PAGE.explain(scene(new_fair(2)), name) is None


def test_every_class_of_a_thing_can_be_asked_about():
    shown = {"card", "slot", "lane", "lane-count", "tile", "round", "pile", "tally", "stock"}
    drawn = table(scene(new_fair(4)))
    asked = [each for each in nodes(drawn) if set(each.attributes.get("class", "").split()) & shown]
    assert {word for each in asked for word in each.attributes["class"].split()} >= shown
    for each in asked:
        assert "data-about" in each.attributes or "taken" in each.attributes["class"], each.id


def test_a_lane_tells_what_the_round_would_bring_if_it_ended_now():
    state = new_fair(3)
    state.supporters[0][:] = [5, 2, 0]
    given = scene(state)
    first, second, none = [PAGE.explain(given, f"lane-agriculture-{seat}") for seat in (1, 2, 3)]
    assert first
    assert second
    assert none
    assert first.effect == "If the round ended now, Ada would gain: a medal worth 4 points, up to 3 approvals."
    assert [fact.text for fact in first.facts] == ["first: 5 supporters", "2 of 5 return to the supply"]
    assert second.effect == "If the round ended now, Ben & Co would gain: a medal worth 2 points, 1 approval."
    assert none.effect == "If the round ended now, Carl <x> would gain nothing here."


def test_a_figure_tells_its_effect_first_and_where_it_is():
    state = new_fair(2)
    lay(state, "agriculture", "palmer")
    told = PAGE.explain(scene(state), "figure-palmer")
    assert told
    assert told.effect == "Move 1 supporter, yours or an opponent’s, from one area to another."
    assert ("Comes", "with the cards beside Agriculture") in [tuple(fact) for fact in told.facts]
    assert told.story.startswith("President of the Board of Lady Managers")


def test_an_area_tells_what_placing_there_would_bring():
    state = new_fair(2)
    lay(state, "agriculture", "palmer")
    told = PAGE.explain(scene(state), "area-agriculture")
    assert told
    assert [fact.text for fact in told.facts if fact.label == "Now"] == ["Bertha Palmer"]


def test_points_add_up():
    for state in positions(2):
        given = scene(state)
        for seat, player in enumerate(given.view["players"]):
            told = PAGE.explain(given, f"score-{seat + 1}")
            assert told
            assert sum(int(fact.text) for fact in told.facts) == player["score"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_has_words(language):
    for group in PAGE.legend(scene(new_fair(2), language)):
        assert group.title
        for sign in group.signs:
            assert sign.name
            assert sign.line
            assert "sign-" not in sign.name + sign.line
