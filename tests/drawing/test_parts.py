"""What every game's drawing needs."""

import pytest

from universelle.drawing.parts import fit, list_or_none, signed_number, tabs, target
from universelle.games.registry import load, metas
from universelle.i18n import LANGUAGES, Translations


def test_numbers_below_nothing_have_a_real_minus():
    assert [signed_number(number) for number in (3, 0, -3)] == ["3", "0", "−3"]
    assert [signed_number(number, "+") for number in (3, 0, -3)] == ["+3", "+0", "−3"]


def test_a_text_that_does_not_fit_gets_smaller_then_shorter():
    assert fit("Manufacturing", 200, 20, 16) == ("Manufacturing", "")
    assert fit("Manufacturing", 120, 20, 16) == ("Manufacturing", " small")
    text, size = fit("Manufacturing", 60, 20, 16)
    assert (text[-1], size) == ("…", " small")
    assert "Manufacturing".startswith(text[:-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_list_has_a_word_for_every_game(language):
    words = Translations(language)
    assert list_or_none(words, ["a", "b"]) == "a, b"
    assert list_or_none(words, []) not in ("", "told-none")


def test_a_place_of_one_action_makes_it():
    assert target(["stop"], "Stop") == {"role": "button", "tabindex": 0, "aria_label": "Stop", "data_action": "stop"}


def test_a_place_of_several_actions_asks_which_is_meant():
    assert target(["approve 0", "approve 1"], "Agriculture") == {
        "role": "button",
        "tabindex": 0,
        "aria_label": "Agriculture",
        "data_ask": "approve 0|approve 1",
        "aria_haspopup": "menu",
    }


def test_the_tab_of_the_present_question_is_in_front():
    parts = (("academy", "academy", "Academy"), ("chronicle", "clock", "Chronicle"))
    first, second = (tabs("Parts of the table", parts, front) for front in ("academy", "chronicle"))
    assert (first.attributes["data-front"], second.attributes["data-front"]) == ("academy", "chronicle")
    assert [str(drawn).count(" checked") for drawn in (first, second)] == [1, 1]
    assert first.children[0] is not second.children[0]
    assert str(second.children[1]).index(" checked") > 0


@pytest.mark.parametrize("slug", metas())
def test_no_code_holds_the_sign_between_codes(slug):
    assert [action.code for action in load(slug).catalogue if "|" in action.code] == []
