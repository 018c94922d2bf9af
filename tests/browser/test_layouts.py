"""Every screen: titles, windows, languages and moments; nothing cut, covered, too small or out of reach.

A run tries a choice of them; all of them are tried with `UNIVERSELLE_LAYOUTS=all`.
"""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.layouts import (
    POINTED,
    TOUCHED,
    WINDOWS,
    Screen,
    Window,
    all_screens,
    at_each,
    complaints,
    some_screens,
    visitor,
)
from tests.browser.moments import Moment, Question, match_of, players_of, prepare
from tests.browser.palmer import ask
from tests.browser.playing import GAMES, by_list, one_move, open_table, settle
from tests.browser.server import Server
from universelle.games.crystal_palace.rules.phases.salaries import PaySalaries
from universelle.matches.record import Record

screens_of = all_screens if os.environ.get("UNIVERSELLE_LAYOUTS") == "all" else some_screens
SCREENS = [screen for slug in GAMES for screen in screens_of(slug)]


class Tables(Server):
    """A server that gets a table for each moment somebody wants to see."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.laid: set[Moment] = set()

    def lay(self, moment: Moment) -> None:
        if moment not in self.laid:
            prepare(self.folder, [moment])
        self.laid.add(moment)


@pytest.fixture(scope="module")
def tables(tmp_path_factory) -> Iterator[Tables]:
    """A server of its own."""
    running = Tables(tmp_path_factory.mktemp("layouts"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def pages(browser, tables) -> Iterator[dict[bool, Page]]:
    """A page that is touched, and one that is pointed at."""
    contexts = {touch: visitor(browser, tables.address, touch) for touch in (True, False)}
    yield {touch: context.new_page() for touch, context in contexts.items()}
    for context in contexts.values():
        context.close()


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_every_window_keeps_the_laws(tables, pages, screen):
    tables.lay(screen.moment)
    found: list[str] = []
    for page, windows in ((pages[True], TOUCHED), (pages[False], POINTED)):
        page.goto(screen.address)
        for window in at_each(page, windows):
            found += complaints(page, screen, window)
    if found:
        pytest.fail("\n".join(found), pytrace=False)


LINES = """() => {
  const turns = document.getElementById("turns");
  const foot = turns.getBoundingClientRect().bottom;
  const lines = turns.querySelectorAll(".entry-line, .group-entry > .entry-told, .row-about");
  const boxes = Array.from(lines).flatMap((line) => Array.from(line.getClientRects()));
  const whole = boxes.filter((box) => box.bottom <= foot);
  return new Set(whole.map((box) => Math.round(box.bottom / 6))).size;
}"""


@pytest.mark.parametrize("slug", GAMES)
def test_a_laptop_shows_six_lines_of_the_chronicle_under_what_is_new(tables, pages, slug):
    page = pages[False]
    seen = 0
    for name in ("middle", "choices", "milestone"):
        screen = Screen(Moment(slug, players_of(slug)[1], name), "de")
        tables.lay(screen.moment)
        page.goto(screen.address)
        for _ in at_each(page, [Window(1280, 800, False)]):
            if page.locator("#since").is_visible():
                seen += 1
                assert page.evaluate(LINES) >= 6, screen
    assert seen


MARKS_THAT_COVER = """() => {
  const meet = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const covered = [];
  for (const row of document.querySelectorAll("#choices .choice[data-about]")) {
    const { display, top, right, width, height, marginTop } = getComputedStyle(row, "::after");
    if (display === "none") continue;
    const box = row.getBoundingClientRect();
    const end = box.right - parseFloat(right);
    const from = box.top + parseFloat(top) + parseFloat(marginTop);
    const mark = { left: end - parseFloat(width), right: end, top: from, bottom: from + parseFloat(height) };
    const range = document.createRange();
    range.selectNodeContents(row.querySelector(".what"));
    const signs = Array.from(row.querySelectorAll("svg"), (sign) => sign.getBoundingClientRect());
    const boxes = [...range.getClientRects(), ...signs];
    if (boxes.some((each) => meet(mark, each))) covered.push(row.textContent);
  }
  return covered;
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_mark_that_asks_about_a_choice_covers_neither_its_symbol_nor_its_words(tables, pages, language):
    screen = Screen(Moment("worlds-fair-1893", 3, "start"), language)
    tables.lay(screen.moment)
    page = pages[True]
    page.goto(screen.address)
    page.locator("html.js #choices .choice[data-about]").first.wait_for()
    for window in at_each(page, TOUCHED):
        assert page.evaluate(MARKS_THAT_COVER) == [], window


def test_exhibits_keep_their_headings_on_every_screen(tables, pages):
    screen = Screen(Moment("worlds-fair-1893", 4, "middle"), "fr")
    tables.lay(screen.moment)
    for touch, windows in ((True, TOUCHED), (False, POINTED)):
        pages[touch].goto(screen.address)
        for window in at_each(pages[touch], windows):
            assert pages[touch].locator("#players h3").filter(visible=True).count() == 8, window


ASKED = """question => {
  const asked = document.getElementById("question");
  if (question) asked.textContent = question;
  const last = Array.from(asked.getClientRects()).at(-1);
  const rule = document.getElementById("rule").getBoundingClientRect();
  const off = (rule.top + rule.bottom - last.top - last.bottom) / 2;
  return [document.getElementById("bar").offsetHeight, Math.abs(off) < 8 && rule.left < last.right];
}"""
QUESTIONS = ("", "Lena, alle deine Personen sind ausgespielt. Zug beenden?", "Lena, welche Person spielst du aus?")


def test_the_bar_keeps_its_height_and_the_link_to_a_rule_the_last_line_of_the_question(tables, pages):
    screen = Screen(Moment("worlds-fair-1893", 2, "start"), "de")
    tables.lay(screen.moment)
    for touch, windows in ((True, TOUCHED), (False, POINTED)):
        pages[touch].goto(screen.address)
        pages[touch].locator("html.js #question").wait_for()
        for window in at_each(pages[touch], windows):
            shown = [pages[touch].evaluate(ASKED, question) for question in QUESTIONS]
            assert len({height for height, _ in shown}) == 1, window
            assert all(beside for _, beside in shown), window


def test_fingers_are_shown_no_keys(tables, pages):
    screen = Screen(Moment("worlds-fair-1893", 3, "start"), "en")
    tables.lay(screen.moment)
    for touch, page in pages.items():
        page.goto(screen.address)
        for _ in at_each(page, [Window(1180, 820, touch)]):
            page.locator("#choices .choice").first.wait_for()
            assert page.locator("#choices .key").filter(visible=True).count() == (0 if touch else 5)
            assert page.locator("#targets use").filter(visible=True).count() == (0 if touch else 5)
            page.locator("#tool-legend").click()
            page.locator("#drawer").wait_for()
            assert page.locator("#drawer kbd").is_visible() != touch


def test_all_kinds_of_windows_are_tried():
    assert {window.kind for window in WINDOWS} == {"phone", "phone lying", "upright", "lying", "desk"}


ADD_STYLE = """text => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}"""
FAULTS = [
    ("sideways", "#table { width: 120vw; flex: none } body { overflow: visible !important; contain: none }"),
    ("scrolls", "#board-box { min-height: 3000px !important }"),
    ("cut", "#name-1 { display: block; width: 1em; white-space: nowrap; overflow: hidden }"),
    ("cut", "#name-1 { display: block; width: 1em; white-space: nowrap; overflow: auto }"),
    ("cut", "#panel-1 > header { height: 1px; overflow: hidden auto }"),
    ("covered", "#side { margin-left: -300px }"),
    ("out of reach", "#undo { position: absolute; top: -90px }"),
    ("small board", "#board-box { width: 200px }"),
    ("small target", "#choices .choice { min-height: 0; height: 20px }"),
    ("small type", "#players h2 { font-size: 9px }"),
]


@pytest.mark.parametrize(("law", "fault"), FAULTS)
def test_each_law_is_broken_by_its_fault(tables, pages, law, fault):
    screen = some_screens("worlds-fair-1893")[0]
    tables.lay(screen.moment)
    page = pages[False]
    page.goto(screen.address)
    (window,) = at_each(page, [Window(1280, 800, False)])
    assert complaints(page, screen, window) == []
    page.evaluate(ADD_STYLE, fault)
    assert law in {line.split(": ")[1] for line in complaints(page, screen, window)}


WHERE = """places => places.map(place => {
  const { x, y, width, height } = place.getBoundingClientRect();
  return [x, y, width, height];
})"""


@pytest.mark.parametrize("size", [(390, 844), (768, 1024), (820, 1180), (1180, 820)], ids=str)
def test_on_phones_and_tablets_all_keeps_its_place_from_move_to_move(context, size):
    width, height = size
    parts = "#bar, #board-box" if width < height else "#bar, #board-box, #players"
    page = context(viewport={"width": width, "height": height}, has_touch=True, locale="de-DE").new_page()
    open_table(page, "worlds-fair-1893", "me", "random", "random", seed="steady")
    settle(page)
    places = set()
    for number in range(12):
        page.locator("#table").evaluate("table => table.scrollTo(0, 0)")
        places.add(str(page.locator(parts).evaluate_all(WHERE)))
        with one_move(page):
            by_list(page, Random(number))
    assert len(places) == 1, places


@pytest.mark.parametrize("size", [(820, 1180), (1180, 820)], ids=str)
def test_on_a_tablet_no_button_moves_when_a_group_unfolds(context, server, size):
    width, height = size
    page = context(viewport={"width": width, "height": height}, has_touch=True).new_page()
    ask(page, server, 3)
    rows = page.locator("#choice-list > details > summary")
    before = rows.evaluate_all(WHERE), page.locator("#board-box").evaluate_all(WHERE)
    assert rows.count() > 1
    for number, row in enumerate(rows.all()):
        row.tap()
        expect(row.locator("xpath=..")).to_have_attribute("open", "")
        now = rows.evaluate_all(WHERE), page.locator("#board-box").evaluate_all(WHERE)
        stay = number + 1 if width > height else rows.count()  # beside the board those below make room
        expect(page.locator("#choice-list > .other")).to_be_in_viewport(ratio=0.9)
        assert (now[0][:stay], now[1]) == (before[0][:stay], before[1])
        row.tap()


def answers_are_seen(page: Page, press: Callable[[Locator], None]) -> None:
    """Unfold the last group and the first one within it: its answers are in sight."""
    press(page.locator("#choice-list > details > summary").last)
    press(page.locator("#choice-list [open] details > summary").first)
    answers = page.locator("#choice-list [open] [open] [data-action]")
    expect(answers).to_have_count(4)
    for answer in answers.all():
        expect(answer).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("size", [(768, 1024), (820, 1180), (1180, 820)], ids=str)
def test_on_a_tablet_answers_that_unfold_within_a_group_come_into_sight(context, server, size):
    width, height = size
    page = context(viewport={"width": width, "height": height}, has_touch=True).new_page()
    ask(page, server, 3)
    answers_are_seen(page, Locator.tap)


def test_on_a_laptop_all_answers_of_a_group_are_in_sight(page, server):
    page.set_viewport_size({"width": 1280, "height": 720})
    ask(page, server, 3)
    answers_are_seen(page, Locator.click)


@dataclass(frozen=True)
class Owed(Moment):
    """In Crystal Palace, where the first seat lacks money for its salaries."""

    @property
    def record(self) -> Record:
        record = match_of(self.slug, self.players)
        state = record.begin()
        for at, _ in enumerate(record.replay(state), start=1):
            salaries = any(isinstance(step, PaySalaries) for step in state.agenda)
            if salaries and 0 in state.to_move() and state.agenda[-1].id == "pay":
                return record.with_moves(record.moves[:at])
        pytest.fail("everybody can pay")


def test_while_salaries_are_owed_no_panel_stands_empty(tables, pages):
    """The answers are in the middle: beside the steps of the round nothing is kept free for them."""
    moment, page = Owed("crystal-palace", 3, "owed"), pages[False]
    tables.lay(moment)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(moment.address)
    expect(page.locator("#work-choices")).to_be_visible()
    panel, steps = [page.locator(name).bounding_box() for name in ("#choices", "#steps")]
    assert panel["y"] + panel["height"] - steps["y"] - steps["height"] < steps["height"]


def test_whom_an_effect_hits_is_asked_in_windows_that_keep_the_laws(tables, pages):
    """Patents still to build have their names; on phones only the table scrolls."""
    screen = Screen(Question("crystal-palace", 5, "choose-target"), "de")
    tables.lay(screen.moment)
    for page, windows in ((pages[True], (TOUCHED[0], TOUCHED[3], TOUCHED[5])), (pages[False], POINTED[1:3])):
        page.goto(screen.address)
        for window in at_each(page, windows):
            assert not complaints(page, screen, window)


LONG = Screen(Moment("crystal-palace", 5, "over"), "fr")  # with scores of three digits below zero, and long names


def test_long_scores_and_names_keep_the_laws(tables, pages):
    tables.lay(LONG.moment)
    for page, windows in ((pages[True], (Window(1024, 768, True),)), (pages[False], POINTED[:3])):
        page.goto(LONG.address)
        for window in at_each(page, windows):
            assert not complaints(page, LONG, window)


def test_all_controls_of_a_replay_are_in_sight_in_low_windows(tables, pages):
    tables.lay(LONG.moment)
    page = pages[False]
    page.goto(f"{LONG.moment.address}/replay?at={len(LONG.moment.record.moves) // 2}")
    for window in at_each(page, [*POINTED[:3], Window(1366, 768, False)]):
        hidden = page.locator("#replay").evaluate("replay => replay.scrollHeight - replay.clientHeight")
        assert hidden <= 0, window
        expect(page.locator("#replay-keep")).to_be_in_viewport(ratio=1)


@dataclass(frozen=True)
class Chits(Moment):
    """In Expo 1906, where the first seat chooses among all chits."""

    @property
    def record(self) -> Record:
        record = match_of(self.slug, self.players, "5")
        state = record.begin()
        for at, _ in enumerate(record.replay(state), start=1):
            if 0 in state.to_move() and state.agenda[-1].id == "choose-chit":
                return record.with_moves(record.moves[:at])
        pytest.fail("nobody chooses a chit")


FADES = """fades => {
  const panel = document.getElementById("choices");
  return panel.scrollHeight > panel.clientHeight && getComputedStyle(panel, "::after").opacity === fades;
}"""


def test_chits_fade_while_more_lie_below(tables, pages):
    moment, page = Chits("expo-1906", 3, "chits"), pages[False]
    tables.lay(moment)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"{moment.address}?lang=de")
    page.wait_for_function(FADES, arg="1")
    page.locator("#choices").evaluate("panel => panel.scrollTo(0, panel.scrollHeight)")
    page.wait_for_function(FADES, arg="0")
    page.goto(f"{moment.address}?lang=en")
