"""A game that another package brings, with rules and English words only: every page of it."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.browser.playing import (
    Watch,
    by_click,
    choose_player,
    may_move,
    new_table,
    one_move,
    open_table,
    play,
    play_plainly,
    settle,
)
from tests.browser.server import Server
from tests.new_game.packages import SLUG, make_and_install


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Server]:
    """A server beside which the package is installed."""
    folder = tmp_path_factory.mktemp("outside")
    installed = make_and_install(folder)
    with pytest.MonkeyPatch.context() as surroundings:
        surroundings.setenv("PYTHONPATH", installed.environment()["PYTHONPATH"])
        running = Server(folder)
    yield running
    running.stop()


@pytest.fixture
def watch(page) -> Iterator[Watch]:
    """Nothing may go wrong on any page."""
    found = Watch(page)
    yield found
    assert found.troubles == []


def texts(page, selector: str) -> list[str]:
    return [text.strip() for text in page.locator(selector).all_inner_texts()]


def test_its_poster_hangs_beside_the_others(page, watch):
    page.goto("/")
    poster = page.locator(f"#game-{SLUG}")
    assert "Paris 1900" in poster.inner_text()
    assert poster.locator("svg.poster-art").evaluate("art => getComputedStyle(art.firstChild).fill") != "rgb(0, 0, 0)"
    assert page.locator("article.poster").count() > 1
    page.goto("/?lang=de")
    assert "Draw the crowds" in poster.inner_text()  # English where there are no German words


@pytest.mark.parametrize(("language", "heading"), [("en", "Paris 1900"), ("fr", "Paris 1900")])
def test_its_rules_are_read_in_english_where_a_language_has_none(page, watch, language, heading):
    page.goto(f"/rules/{SLUG}?lang={language}")
    assert texts(page, "#rules h1") == [heading]
    assert page.locator("#round").count() == 1
    assert page.locator("html").get_attribute("lang") == language


def test_it_is_set_up_by_the_form(page, watch):
    page.goto(f"/setup/{SLUG}")
    assert page.locator("#edition").count() == 0  # it has no values to change
    choose_player(page, 2, "random")
    assert page.locator("#gallery-2 img").count() == 0  # it has no characters
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url("**/t/*")
    assert "which crowd do you send?" in page.locator("#question").inner_text()


def test_it_is_played_by_clicks_to_the_end_and_looked_at_again(page, watch):
    table = open_table(page, SLUG, "me", "greedy", "random")
    settle(page)
    assert texts(page, "#now small") == ["Round 1 of 6"]
    hand = texts(page, "#panel-1 .default-cards li")
    assert len(hand) == 6
    assert page.locator("#panel-2 .default-cards").count() == 0
    with one_move(page):
        by_click(page, Random(1))
    assert texts(page, "#now small") == ["Round 2 of 6"]
    assert len(texts(page, "#board-last-round-value tr")) == 4
    play(page, by_click)
    page.goto(f"/t/{table}/end?lang=it")
    assert "Paris 1900" in page.locator("#fair").inner_text()
    page.goto(f"/t/{table}/replay?at=7&lang=en")
    assert "Round 3 of 6" in page.locator("#now").inner_text()
    for kind in ("svg", "png"):
        assert page.request.get(f"/t/{table}/board.{kind}?at=7").status == 200
    assert page.request.get(f"/t/{table}/record.json").json()["game"] == SLUG


def test_on_a_shared_screen_nobody_sees_the_hand_of_another(page, watch):
    page.goto(new_table(page, {"game": SLUG, "seed": "1", "who-1": "me", "who-2": "here"}))
    for panel in ("#panel-1", "#panel-2"):
        assert texts(page, ".default-cards li") == []
        page.locator("#uncover").click()
        page.locator(f"{panel} .default-cards li").first.wait_for()
        page.locator("#choices [data-action]").first.click()
        page.locator("#uncover").wait_for()


def test_a_choice_that_a_bot_has_answered_is_taken_back(page):
    open_table(page, SLUG, "me", "random")
    play(page, by_click, moves=1)
    settle(page, 3)  # the bot has chosen for this round and the next; nobody else moves
    page.locator("#undo").click()
    page.locator("#table[data-seq='4']").wait_for()
    assert may_move(page)


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_is_played_without_scripts(context, language):
    page = context(java_script_enabled=False, locale=language).new_page()
    watch = Watch(page)
    open_table(page, SLUG, "me", "random", lang=language)
    assert play_plainly(page) == 6
    page.locator("#result").click()
    assert "Paris 1900" in page.locator("#fair").inner_text()
    assert watch.troubles == []


def test_what_it_lacks_is_said_in_a_sentence(page):
    answer = page.request.get(f"/edition/{SLUG}.toml")
    assert answer.status == 404
    assert "Paris 1900 has no values that an edition can change." in answer.text()
    assert page.request.get(f"/static/{SLUG}/table.css").status == 404
