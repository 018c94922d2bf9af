"""The same table in other words."""

import pytest

from tests.browser.leftovers import leftovers
from tests.browser.playing import (
    LIST,
    actions,
    by_click,
    by_list,
    each_game,
    finished,
    is_over,
    open_table,
    play,
    press,
    seq,
)
from tests.browser.stored import open_at, open_nearly_over, under_way
from universelle.i18n import LANGUAGES

NAMES = {"name-1": "Ada", "name-2": "Ben"}
PLAYED = "fr"  # the language in which games are played to their end


@each_game
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_from_set_up_to_result(context, server, slug, language):
    page = context(locale=language).new_page()

    def is_right() -> None:
        assert page.locator("html").get_attribute("lang") == language
        assert leftovers(page, slug, language) == []

    page.goto("/")
    is_right()
    page.locator(f"a[href='/setup/{slug}']").click()
    page.locator("#setup").wait_for()
    is_right()
    page.goto(f"/rules/{slug}")
    is_right()
    open_table(page, slug, lang=language)
    is_right()
    open_at(page, server, slug, moves=under_way(slug), lang=language)
    play(page, by_click, 1)
    is_right()
    if language == PLAYED:
        table = open_nearly_over(page, server, slug, moves=4, lang=language)
        play(page, by_list)
        assert is_over(page)
    else:
        table = finished(page, slug)
    is_right()
    for part in ("end", "replay?at=5"):
        page.goto(f"/t/{table}/{part}")
        is_right()
    page.goto("/")
    is_right()
    page.goto("/nowhere")
    is_right()


@each_game
def test_a_refusal_is_told_in_the_language_of_the_page(context, slug):
    page = context(locale="fr-FR").new_page()
    open_table(page, slug, "me", "me", lang="fr", **NAMES)
    page.evaluate("document.getElementById('table').dataset.seq = 77")
    press(page.locator(LIST).first)
    page.locator("#toasts").wait_for()
    assert leftovers(page, slug, "fr") == []


@each_game
def test_switching_in_mid_game_keeps_the_position(page, server, slug):
    table = open_at(page, server, slug, "me", "me", moves=5, **NAMES)
    before = seq(page), actions(page)
    page.locator("#languages summary").click()
    page.locator("#languages a[href='?lang=fr']").click()
    page.wait_for_url("**?lang=fr")
    assert page.locator("html").get_attribute("lang") == "fr"
    assert (seq(page), actions(page)) == before
    play(page, by_click, 1)
    assert leftovers(page, slug, "fr") == []
    page.goto(f"/t/{table}")
    assert page.locator("html").get_attribute("lang") == "fr"


@each_game
def test_the_language_chosen_at_set_up_is_that_of_the_table(page, slug):
    page.goto(f"/setup/{slug}")
    page.locator("#lang").select_option("it")
    page.locator("#setup [type=submit]").click()
    page.wait_for_url("**/t/*")
    assert page.locator("html").get_attribute("lang") == "it"
