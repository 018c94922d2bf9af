"""What would come of a piece in hand is shown in the laboratory of Expo 1906, before it is set."""

import pytest
from playwright.sync_api import expect

from tests.browser.benches import FIRST, SECOND, with_project
from tests.browser.laboratory import answered, cell, held_at, is_held, lit, live, pick, wait_for, walk_to
from tests.browser.playing import seq
from tests.games.expo_1906.positions import lab
from universelle.games.expo_1906.rules.components import CELL_NAMES, PROJECTS

COLOUR = "element => getComputedStyle(element).color"


def test_places_of_a_shape_light_up_for_its_turn(desk, bench):
    pick(desk, f"place {bench.project}").click()
    room = lab(bench.state).room(PROJECTS.index(bench.project), lab(bench.state).free())
    for turn, mask in enumerate(room):
        assert lit(desk) == {CELL_NAMES[place] for place in range(64) if mask >> place & 1}, turn
        desk.keyboard.press("r")
    assert lit(desk, "feeds") == set()


def test_a_project_in_hand_is_listed_with_what_it_would_need(desk, bench):
    assert desk.locator("#project-list .project-entry").count() == 0
    pick(desk, f"place {bench.project}").click()
    answered(desk)
    assert desk.locator("#entry-in-hand output").inner_text().startswith("still needs 1 ")
    assert desk.locator("#project-list-none").is_hidden()
    desk.keyboard.press("Escape")
    assert desk.locator("#entry-in-hand").count() == 0
    assert desk.locator("#project-list-none").is_visible()


def test_cells_shine_where_a_tile_would_feed(desk, ready):
    pick(desk, f"place {FIRST}").click()
    beside = {"b1", "a2", "c2", "a3", "c3", "a4", "d4", "b5", "c5"}
    assert lit(desk, "feeds") == beside
    taken = {"b2", "b3", "b4", "c4", "g7"}
    assert lit(desk) == {f"{column}{row}" for column in "abcdefg" for row in range(1, 8)} - taken


def test_a_turn_that_does_not_fit_keeps_the_place(desk, bench):
    pick(desk, f"place {bench.project}").click()
    desk.mouse.move(*cell(desk, "a1"))
    assert desk.locator("#lab-held .refused").count() == 0
    for _ in range(3):
        desk.keyboard.press("r")
    assert held_at(desk) == "a1"
    assert desk.locator("#lab-held .refused").count() == 1
    assert desk.locator("#set-here").get_attribute("aria-disabled") == "true"
    desk.locator("#set-here").click(force=True)
    assert is_held(desk)
    assert seq(desk) == len(bench.made)


def test_what_would_be_is_shown(desk, ready):
    key = ready.project
    pick(desk, f"place {FIRST}").click()
    answered(desk)
    desk.mouse.move(*cell(desk, "c3"))
    for _ in range(4):
        if "steel" not in live(desk).lower() and "manual" not in live(desk).lower():
            break
        desk.keyboard.press("r")
    assert desk.locator("#lab-held .flow").count() == 2
    assert desk.locator(f"#project-{key} .need-pip.gained").count() == 2
    line = desk.locator(f"#entry-preview-{key}").inner_text()
    assert line.startswith("still needs 1 ")
    assert "empirical" in line.lower()
    assert "changes" in desk.locator(f"#entry-{key}").get_attribute("class").split()
    assert desk.evaluate("document.getAnimations().length") == 0
    desk.keyboard.press("Escape")
    assert desk.locator(f"#entry-preview-{key}").inner_text() == ""


def shown_on_chip(page, project: str, kind: str) -> str:
    """What the list of projects shows that a project has of what it needs, or would have."""
    chip = page.locator(f"#entry-{project}-{kind}")
    return chip.get_attribute("data-would") or chip.inner_text()


def test_the_list_of_projects_shows_the_numbers_of_now_and_of_what_would_be(desk, ready):
    key = ready.project
    assert shown_on_chip(desk, key, "steel") == shown_on_chip(desk, key, "manual") == "0/1"
    pick(desk, f"place {FIRST}").focus()
    desk.keyboard.press("Enter")
    walk_to(desk, "c3", 1)
    assert shown_on_chip(desk, key, "steel") == shown_on_chip(desk, key, "manual") == "1/1"
    line = desk.locator(f"#entry-preview-{key}")
    gain = desk.locator("#project-list-gain")
    assert line.inner_text().startswith("still needs")
    assert line.evaluate(COLOUR) != gain.evaluate(COLOUR)  # which is that of gains
    desk.keyboard.press("Escape")
    assert shown_on_chip(desk, key, "steel") == "0/1"
    desk.keyboard.press("Enter")
    walk_to(desk, "c3", 1)
    desk.keyboard.press("Enter")
    wait_for(desk, ready, f"place {FIRST}", "put c3 1")
    assert shown_on_chip(desk, key, "steel") == "1/1"
    assert desk.locator("[data-would]").count() == 0


def test_what_would_be_completed_is_told(desk, server):
    ready = with_project(desk, server)
    ready.apply(f"place {FIRST}", "put c3 1", f"place {SECOND}", "put b1 0")
    ready.show()
    key = ready.project
    prestige = next(each["prestige"] for each in ready.mine["tiles"] if each.get("project") == key)
    pick(desk, f"place {SECOND}").focus()
    desk.keyboard.press("Enter")
    walk_to(desk, "b5", 0)
    assert f"complete, {prestige} points" in live(desk)
    assert desk.locator(f"#entry-preview-{key}").inner_text() == f"completes: {prestige} points"
    assert "completes" in desk.locator(f"#project-{key}").get_attribute("class").split()
    desk.keyboard.press("Enter")
    wait_for(desk, ready, f"place {SECOND}", "put b5 0")
    assert ready.mine["completed"] == [key]
    assert desk.locator(f"#project-{key}.completed").count() == 1


def test_what_is_said_is_the_engines_answer(desk, ready):
    """On every cell of a row: whether it fits, and what would come of it."""
    query = {"seq": str(seq(desk)), "about": f"place {FIRST}"}
    answer = desk.request.get(f"{ready.address}/answer/placements", params=query).json()
    pick(desk, f"place {FIRST}").click()
    answered(desk)
    for column in "abcdefg":
        desk.mouse.move(*cell(desk, f"{column}3"))
        outcome = answer["outcomes"][answer["spots"][0][f"{column}3"]]
        assert live(desk) == f"{column}3: {outcome['text']}"
        assert desk.locator("#lab-held .refused").count() == (not outcome["fits"])
        assert desk.locator("#lab-held .flow").count() == len(outcome["arrows"])


@pytest.mark.alone
def test_no_tip_covers_what_a_piece_in_hand_would_do(desk, server):
    desk.clock.install()
    with_project(desk, server).show()
    pick(desk, f"place {FIRST}").click()
    answered(desk)
    desk.mouse.move(*cell(desk, "c3"))
    desk.mouse.move(*cell(desk, "c3", right=0.1))
    desk.clock.run_for(600)  # longer than it takes until a thing under the pointer is explained
    expect(desk.locator(".tip")).to_have_count(0)
    desk.keyboard.press("i")
    expect(desk.locator('.tip[role="dialog"]')).to_be_focused()


def test_all_lines_of_what_would_be_are_seen(desk, ready):
    desk.goto(f"{ready.address}?lang=de")
    pick(desk, f"place {FIRST}").click()
    desk.mouse.move(*cell(desk, "c3"))
    answered(desk)
    expect(desk.locator("#project-list .changes output")).to_contain_text("Dampfkraft")
    assert desk.locator("#project-list").evaluate("list => list.scrollHeight <= list.clientHeight")
