"""The characters that play a game, as data."""

import pytest

from universelle.contract.opponents import Face, Opponent, opponents_from
from universelle.core.errors import BadRequest
from universelle.games.registry import load, metas

GOOD = 'name = "porter"\noverlooks = 0.5\nthinks = 0\nsource = "authored"\n'


@pytest.mark.parametrize("slug", metas())
def test_every_fair_has_five_and_no_weaker_one_sees_or_thinks_more(slug):
    found = list(load(slug).opponents.values())
    assert [opponent.level for opponent in found] == [1, 2, 3, 4, 5]
    assert [-opponent.overlooks for opponent in found] == sorted([-opponent.overlooks for opponent in found])
    assert [opponent.thinks for opponent in found] == sorted([opponent.thinks for opponent in found])


def test_no_two_characters_of_the_house_share_a_name():
    names = [name for slug in metas() for name in load(slug).opponents]
    assert len(set(names)) == len(names)


def test_the_order_is_the_level():
    text = f"[[opponent]]\n{GOOD}[[opponent]]\n{GOOD.replace('porter', 'guard')}"
    assert opponents_from(text)["guard"] == Opponent("guard", 2, 0.5, 0.0)
    assert opponents_from("") == {}


@pytest.mark.parametrize(
    "text",
    [
        "[[opponent",
        "[[opponent]]\n" + GOOD.replace("overlooks", "misses"),
        "[[opponent]]\n" + GOOD.replace("0.5", "1.5"),
        "[[opponent]]\n" + GOOD.replace("0.5", '"half"'),
        "[[opponent]]\n" + GOOD + "rating = 1200\n",
        "[[opponent]]\n" + GOOD + "give_or_take = 20\n",
        "[[opponent]]\n" + GOOD + 'rating = "high"\ngive_or_take = 20\n',
        "opponent = 3",
        "opponent = [3]",
    ],
)
def test_what_cannot_be_used_is_refused(text):
    with pytest.raises(BadRequest) as refusal:
        opponents_from(text)
    assert refusal.value.message.key == "opponents-unreadable"


def test_a_rating_is_there_once_it_is_measured():
    measured = opponents_from(f"[[opponent]]\n{GOOD}rating = 1200\ngive_or_take = 20\n")["porter"]
    assert (measured.rating, measured.give_or_take) == (1200, 20)
    assert opponents_from(f"[[opponent]]\n{GOOD}")["porter"].rating is None


def test_a_character_with_another_name_is_said_to_be_who_it_is():
    face = Face("The Porter", strength="strength 2 of 5")
    assert face.described("The Porter") == "strength 2 of 5"
    assert face.described("Ben") == "The Porter, strength 2 of 5"
