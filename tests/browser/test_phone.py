"""A phone 360 pixels wide."""

import pytest
from playwright.sync_api import expect

from tests.browser.playing import (
    BOARD,
    GAMES,
    LIST,
    MAIN,
    by_finger,
    each_game,
    finished,
    may_move,
    open_table,
    play,
    settle,
)
from tests.browser.small_screen import complaints
from tests.browser.stored import open_at, under_way
from tests.editions import SHORT

PAGES = ["/", "/nowhere", *[f"/{name}/{slug}" for name in ("setup", "rules") for slug in GAMES]]


@pytest.mark.parametrize("address", PAGES)
def test_pages_fit(phone, address):
    phone.goto(address)
    assert complaints(phone) == []


@each_game
def test_the_question_stands_above_its_answers_and_the_rules_are_at_hand(phone, slug):
    open_table(phone, slug, "me", "me")
    settle(phone)
    asked = phone.locator("#question, .asked").filter(visible=True)
    question = (asked.first if asked.count() else phone.locator("#now")).bounding_box()
    answers = phone.locator(f"#choice-list, {MAIN}").filter(visible=True).first.bounding_box()
    assert question["y"] + question["height"] <= answers["y"]
    bar = phone.locator("#bar").bounding_box()
    now = phone.locator("#now").bounding_box()
    assert bar["y"] <= now["y"]
    assert now["y"] + now["height"] <= bar["y"] + bar["height"]
    phone.locator("#languages summary").tap()
    phone.locator("#menu-rules").tap()
    expect(phone.locator(".drawer.beside-rules")).to_be_visible()
    assert not phone.locator("#menu-rules").is_visible()


LONG = "() => { document.getElementById('question').textContent = 'Which resource tile will you buy? '.repeat(3) }"

BEGINS = """() => {
  const [now, question] = ["now", "question"].map((id) => document.getElementById(id).getBoundingClientRect());
  return question.left >= now.left;
}"""


@each_game
def test_the_bar_keeps_its_height_whoever_plays_and_whatever_is_asked(phone, slug):
    open_table(phone, slug, "me", "me")
    height = phone.locator("#bar").bounding_box()["height"]
    phone.evaluate(LONG)
    assert phone.locator("#bar").bounding_box()["height"] == height
    assert phone.evaluate(
        "() => { const now = document.getElementById('now'); return now.scrollHeight <= bar.clientHeight }"
    )
    assert phone.evaluate(BEGINS), "a long question is read from its first word"
    phone.evaluate("() => { pace.hidden = false }")
    assert phone.locator("#bar").bounding_box()["height"] == height
    assert not phone.locator("#paces").is_visible()
    phone.locator("#languages summary").tap()
    assert phone.locator("#menu-home").is_visible()
    phone.locator("#menu-pace-fast").tap()
    expect(phone.locator("#menu-pace-fast")).to_have_attribute("aria-pressed", "true")


@each_game
def test_a_new_table_fits(phone, slug):
    open_table(phone, slug)
    settle(phone)
    assert complaints(phone) == []


@each_game
def test_a_running_table_fits(phone, server, slug):
    open_at(phone, server, slug, moves=under_way(slug))
    assert complaints(phone) == []


@each_game
def test_a_finished_table_fits(phone, slug):
    table = finished(phone, slug)
    assert complaints(phone) == []
    for part in ("/end", "/replay?at=0", "/replay?at=9"):
        phone.goto(f"/t/{table}{part}")
        assert complaints(phone) == [], part


@each_game
def test_the_list_of_own_games_fits(phone, slug):
    open_table(phone, slug, **{"name-1": "Wilhelmine von Habsburg"})
    phone.goto("/")
    assert complaints(phone) == []


@each_game
def test_every_choice_can_be_touched(phone, slug):
    open_table(phone, slug)
    settle(phone)
    assert may_move(phone)
    controls = phone.locator(f"{BOARD}, {MAIN}").filter(visible=True).all()
    for choice in phone.locator(LIST).all():
        for group in choice.locator("xpath=ancestor::details[not(@open)]").all():
            if group.is_visible() or not controls:
                group.locator("> summary").tap()
        if choice.is_visible() or not controls:
            choice.tap(trial=True)
    for target in controls:
        target.tap(trial=True)


@each_game
def test_a_whole_game_by_finger(phone, slug):
    open_table(phone, slug, edition=SHORT[slug])
    assert play(phone, by_finger) > 5
