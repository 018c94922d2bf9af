"""Asking what a thing is."""

import pytest

from tests.drawing.trees import nodes
from tests.games.asking import assert_tells
from tests.games.crystal_palace.page.drawn import new_palace, positions, scene, table, until
from universelle.games.crystal_palace.page import PAGE
from universelle.games.crystal_palace.rules.components import (
    CHARACTERS,
    EXCHANGES,
    FLYERS,
    LOCATIONS,
    NATIONS,
    PATENTS,
    SHARES,
    TILES,
)
from universelle.i18n import LANGUAGES

PLAYERS = (2, 5)


def everything(players: int) -> list[str]:
    """The names of all things of the game, by its data."""
    box = new_palace(players).box
    seats = range(1, players + 1)
    names = [f"patent-{key}" for key in PATENTS] + [f"character-{key}" for key in CHARACTERS]
    names += (
        [f"research-{key}" for key in TILES] + [f"share-{key}" for key in SHARES] + [f"flyer-{key}" for key in FLYERS]
    )
    names += [f"place-{key}" for key in (*LOCATIONS, "black-market")] + [f"nation-{key}" for key in NATIONS]
    for number, location in enumerate(box.locations, start=1):
        names += [f"space-{number}-{k}" for k in range(1, len(location.placements) + 1)]
        names += [f"action-{number}-{k}" for k in range(1, len(location.spaces) + 1)]
        names += [f"slot-{number}-{n}" for n in range(1, len(location.slots) + 1)]
    names += [f"westminster-{n}" for n in range(1, 6)] + [f"publisher-{n}" for n in range(1, 4)]
    names += [f"market-{n}" for n in range(1, len(box.market) + 1)] + [f"buzz-{n}" for n in range(1, box.buzz_last + 1)]
    names += [f"income-{n}" for n in range(1, len(box.income_values) + 1)] + [f"phase-{n}" for n in range(1, 8)]
    names += [f"exchange-{key}" for key in EXCHANGES] + [f"loan-{key}" for key in ("take", "repay", "open", "repaid")]
    names += [f"goal-{seat}-{level}" for seat in seats for level in (1, 2, 3)]
    names += [f"marker-{track}-{seat}" for track in ("buzz", "income") for seat in seats]
    names += [f"{kind}-{seat}" for kind in ("score", "money", "dice", "salary") for seat in seats]
    goods = ("gear", "energy", "news", "scroll", "hat", "research", "loan")
    names += [f"stock-{what}-{seat}" for what in goods for seat in seats]
    return [*names, "buzz", "income", "publisher", "market-gears", "watch", "empty", "first"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_explained_in_every_language(language):
    for players in PLAYERS:
        given = scene(new_palace(players), language)
        for name in everything(players):
            assert_tells(PAGE.explain(given, name), given.words, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_explained_when_the_game_is_over(language):
    *_, last = positions(2)
    given = scene(last, language)
    for name in everything(2):
        assert_tells(PAGE.explain(given, name), given.words, name)


@pytest.mark.parametrize("name", ["", "x", "patent-x", "space-9-1", "space-1", "goal-1-4", "stock-x-1", "market-0"])
def test_what_does_not_exist_is_not_explained(name):
    assert PAGE.explain(scene(new_palace(2)), name) is None


def test_every_class_of_a_thing_can_be_asked_about():
    shown = {
        "card",
        "space",
        "action-space",
        "market-space",
        "goal-level",
        "empty-slot",
        "exchange",
        "hand-die",
        "stock",
    }
    drawn = table(scene(until(new_palace(4), "place-die")))
    asked = [each for each in nodes(drawn) if set(each.attributes.get("class", "").split()) & shown]
    assert {word for each in asked for word in each.attributes["class"].split()} >= shown
    for each in asked:
        assert "data-about" in each.attributes or "taken-card" in each.attributes["class"], each.id


def test_a_patent_tells_effect_cost_worth_and_who_has_the_other():
    state = new_palace(3)
    state.players[1].characters |= 1 << CHARACTERS.index("florence-nightingale")
    told = PAGE.explain(scene(state), "patent-steam-dental-drill")
    assert told
    assert "a player of your choice: lose 2 points, then gain £4" in told.effect
    labels = [fact.label for fact in told.facts]
    assert labels[:2] == ["Costs", "Worth"]
    links = [fact.text for fact in told.facts if fact.label == "Linked"]
    assert any(text.startswith("Florence Nightingale: +4") and text.endswith("(owned by Ben & Co)") for text in links)
    assert told.story


def test_a_character_tells_the_salary_of_the_viewer():
    state = new_palace(3)
    told = PAGE.explain(scene(state), "character-ada-lovelace")
    assert told
    salary = next(fact.text for fact in told.facts if fact.label == "Salary")
    first = state.box.characters[CHARACTERS.index("ada-lovelace")].salary[0]
    assert salary.startswith(f"£{first} for you")


def test_a_marker_names_its_track_once():
    state = new_palace(2)
    state.players[0].buzz = 2
    kinds = [told.kind for track in ("buzz", "income") if (told := PAGE.explain(scene(state), f"marker-{track}-1"))]
    assert kinds == ["Buzz 2 of 40", "Income: £5"]


def test_nothing_is_called_by_two_colours():
    given = scene(new_palace(2))
    for name in everything(2):
        told = PAGE.explain(given, name)
        assert told
        assert "violet" not in " ".join([told.kind, told.effect, *[fact.text for fact in told.facts]])


def test_dice_that_are_hidden_are_not_told():
    state = new_palace(3)
    told = PAGE.explain(scene(state, seat=0), "dice-2")
    assert told
    assert told.name == f"{state.players[1].dice} dice"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_has_words(language):
    for group in PAGE.legend(scene(new_palace(2), language)):
        assert group.title
        for sign in group.signs:
            assert sign.name
            assert sign.line
            assert "sign-" not in sign.name + sign.line
