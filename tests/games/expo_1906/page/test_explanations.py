"""Asking what a thing is."""

import pytest

from tests.drawing.trees import nodes, texts
from tests.games.asking import assert_tells
from tests.games.expo_1906.page.drawn import positions, scene, table
from tests.games.expo_1906.positions import chit, final_position, new_expo, play_to_the_end, token
from universelle.games.expo_1906.page import PAGE
from universelle.games.expo_1906.rules.components import (
    CARDS,
    CHITS,
    ENERGIES,
    MEETING_ROOM,
    PROJECTS,
    RESOURCE_KINDS,
    ROW_COUNT,
    SHAPES,
    TECHNOLOGIES,
    TYPES,
)
from universelle.i18n import LANGUAGES

PLAYERS = (1, 2, 4)


def everything(players: int) -> list[str]:
    """The names of all things of the game, by its data."""
    box, view = new_expo(players).box, new_expo(players).view(0)
    seats, rows = range(1, players + 1), TYPES[:ROW_COUNT]
    order = [row["row"] for row in view["patents"]["rows"]]
    names = [f"project-{key}" for key in PROJECTS] + [f"technology-{key}" for key in TECHNOLOGIES]
    names += [f"tile-{kind}" for kind in RESOURCE_KINDS] + [f"resource-{kind}" for kind in TYPES]
    names += [f"card-{card}" for card in CARDS] + [f"card-improved-{card}" for card in CARDS[:MEETING_ROOM]]
    names += [f"chit-{chit}" for chit in CHITS] + [f"jury-{energy}" for energy in ENERGIES]
    names += [f"place-{each}" for each in ("academy", "train-station", "jury", "patents-office", "laboratory")]
    names += [f"pile-{shape}" for shape in SHAPES] + ["pile", "scrap", "first"]
    names += [f"row-{row}" for row in rows] + [f"step-{step}" for step in range(1, box.steps + 1)]
    names += [f"step-{row}-{step}" for row in rows for step in range(2, box.steps + 1)]
    names += [f"link-{order.index(link['rows'][0])}-{link['step']}" for link in view["patents"]["links"]]
    names += [f"token-{seat}-{token}" for seat in seats for token in range(1, box.tokens + 1)]
    kinds = ("prestige", "money", "completed", "front", "cards")
    names += [f"{kind}-{seat}" for kind in kinds for seat in seats]
    names += [f"token-ghost-{row}" for row in rows if view["ghost"]]
    return names + (["ghost-deck", "ghost-target"] if players == 1 else [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_explained_in_every_language(language):
    for players in PLAYERS:
        given = scene(new_expo(players), language)
        for name in everything(players):
            assert_tells(PAGE.explain(given, name), given.words, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_explained_when_the_game_is_over(language):
    *_, last = positions(2)
    given = scene(last, language)
    for name in everything(2):
        assert_tells(PAGE.explain(given, name), given.words, name)


@pytest.mark.parametrize("name", ["", "x", "project-x", "step-0", "step-steel-99", "link-9-9", "token-1-9", "money-9"])
def test_what_does_not_exist_is_not_explained(name):
    assert PAGE.explain(scene(new_expo(2)), name) is None


def test_every_class_of_a_thing_can_be_asked_about():
    shown = {"piece", "card", "chit", "step", "row-link", "token", "fact", "scrap", "academy-space", "technology-offer"}
    drawn = table(scene(new_expo(4)))
    asked = [each for each in nodes(drawn) if set(each.attributes.get("class", "").split()) & shown]
    assert {word for each in asked for word in each.attributes["class"].split()} >= shown
    for each in asked:
        assert "data-about" in each.attributes, each.id


def test_a_technology_tells_its_effect_before_its_history():
    told = PAGE.explain(scene(new_expo(4)), "technology-improved-laboratory")
    assert told
    assert told.name == "Improved Laboratory"
    assert "Laboratory+" in told.effect
    assert "up to 4 tiles" in told.effect
    assert ("Costs", "2 coins at the Academy") in [tuple(fact) for fact in told.facts]
    assert told.story


def test_a_technology_that_gives_resources_says_which():
    told = PAGE.explain(scene(new_expo(4)), "technology-batteries")
    assert told
    assert told.effect == "Supplies 4 electricity to every project that touches it."


def test_a_tile_tells_the_numbers_of_both_halves():
    told = PAGE.explain(scene(new_expo(4)), "tile-steel-copper")
    assert told
    expected = "Supplies 2 steel on two sides and 1 copper on the other two, to the projects that touch them."
    assert told.effect == expected


def test_a_project_tells_points_leadership_and_jury():
    told = PAGE.explain(scene(new_expo(4)), "project-tower-crane")
    assert told
    assert "6 points, and 1 more for each of its resources whose row you lead" in told.effect
    jury = next(fact.text for fact in told.facts if fact.label == "Jury")
    assert jury.endswith("2 more at the end if the Jury prefers it")


def test_the_jury_tells_its_points():
    told = PAGE.explain(scene(new_expo(4)), "place-jury")
    assert told
    assert "worth 2 more points" in told.effect


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ghosts_token_and_the_ghost_that_plays_have_names_of_their_own(language):
    given = scene(new_expo(1), language)
    token, deck = PAGE.explain(given, "token-ghost-steel"), PAGE.explain(given, "ghost-deck")
    assert token
    assert deck
    assert token.name != deck.kind
    assert deck.kind in texts(PAGE.board(given))


def test_italian_signs_speak_of_leaders_and_actions_as_the_rules_do():
    lines = {sign.symbol: sign.line for group in PAGE.legend(scene(new_expo(2), "it")) for sign in group.signs}
    assert "capofila" in lines["crown"]
    assert "azioni diverse" in lines["meeting-room"]
    assert "avanzare" in lines["journal"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_has_words(language):
    for group in PAGE.legend(scene(new_expo(2), language)):
        assert group.title
        for sign in group.signs:
            assert sign.name
            assert sign.line
            assert "sign-" not in sign.name + sign.line


@pytest.mark.parametrize("seat", range(4))
def test_points_are_explained_by_what_brought_them(seat):
    state = final_position()
    chit(state, "paris-1889", "scientific")
    token(state, seat, 3, "scientific", 10)
    now = PAGE.explain(scene(state), f"prestige-{seat + 1}")
    assert now.effect.startswith(f"{state.scores()[seat]} points now.")
    sums = [int(fact.text.split()[0]) for fact in now.facts if not fact.text.startswith("+")]
    assert sum(sums) == state.scores()[seat]
    assert all(fact.text.startswith("+") for fact in now.facts[2:])
    play_to_the_end(state)
    then = PAGE.explain(scene(state), f"prestige-{seat + 1}")
    assert then.effect == f"{state.scores()[seat]} points in all."
    assert sum([int(fact.text.split()[0]) for fact in then.facts]) == state.scores()[seat]
    assert then.facts[:2] == now.facts[:2]
