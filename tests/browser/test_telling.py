"""A scoring told in stages: it plays by itself, stops when touched, can be skipped, and leaves a report."""

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from tests.browser.animations import SPY, set_speed
from tests.browser.layouts import TOUCHED, at_each
from tests.browser.moments import SEED, TOKEN, Moment, match_of, prepare
from tests.browser.playing import each_game, make, prefer, settle
from tests.browser.stored import new_record, random_moves, sit_at
from tests.browser.telling import at_a_scoring, choose
from tests.tokens import TOKENS
from universelle.core.message import Name
from universelle.games.crystal_palace.rules.events import PhaseBegan
from universelle.games.worlds_fair_1893.rules.events import ExhibitsApproved, SupportersRecalled
from universelle.matches.match import Match
from universelle.matches.record import Record
from universelle.web.serving.visitors import COOKIE

BUSY_SCORING = "18"  # a match in which the first seat is asked twice in a row


def stage(page: Page) -> str:
    return page.locator(".telling-stage:visible h3 > span").inner_text()


def test_a_scoring_plays_by_itself_and_ends_with_a_report_that_stays(lively):
    at_a_scoring(lively, speed="fast")
    first = stage(lively)
    expect(lively.locator(".telling-stage:visible h3 > span")).not_to_have_text(first)
    expect(lively.locator("#report-sheet #report-title")).to_have_text("Round 1 is over")
    assert lively.locator(".telling-clock").count() == 0
    lively.locator("#report-close").click()
    expect(lively.locator("#report-sheet")).to_have_count(0)


def test_a_key_stops_the_clock_and_others_go_on_back_and_skip(lively):
    at_a_scoring(lively)
    lively.keyboard.press("x")
    expect(lively.locator(".telling-clock")).to_have_count(0)
    first = stage(lively)
    lively.keyboard.press("ArrowRight")
    second = stage(lively)
    assert second != first
    lively.keyboard.press("ArrowLeft")
    assert stage(lively) == first
    lively.keyboard.press("Escape")
    expect(lively.locator(".telling-stage:visible")).to_have_count(0)


def test_pointing_at_the_panel_stops_the_clock(lively):
    at_a_scoring(lively)
    box = lively.locator("#telling").bounding_box()
    lively.mouse.move(box["x"] + 40, box["y"] + 40)
    lively.mouse.move(box["x"] + 60, box["y"] + 60)
    expect(lively.locator(".telling-clock")).to_have_count(0)


def test_the_board_shows_the_area_that_is_told(lively):
    at_a_scoring(lively)
    lively.keyboard.press("ArrowRight")
    lively.keyboard.press("x")
    place = lively.locator(".telling-stage:visible").get_attribute("data-place")
    expect(lively.locator(f"#{place}.telling-now")).to_have_count(1)
    expect(lively.locator("#telling-live")).to_contain_text(stage(lively))


@each_game
def test_the_log_names_the_winner_when_all_points_have_been_told(lively, server, slug):
    record = new_record(slug, "me", "me")
    *before, last = random_moves(record)
    sit_at(lively, server, record.with_moves(before))
    settle(lively)
    set_speed(lively, "slow")
    title = lively.title()
    choose(lively, lively.locator(f"#choices [data-action='{last.code}']"))
    lively.locator(".telling-stage:visible").first.wait_for()
    lively.keyboard.press("x")
    expect(lively.locator("#turns .outcome .row-about:visible")).to_have_count(0)
    assert lively.title() == title
    lively.keyboard.press("Escape")
    lively.locator("#report-close").click()
    expect(lively.locator("#turns .outcome .row-about")).to_be_visible()
    expect(lively).not_to_have_title(title)


def test_without_motion_the_stages_wait_for_continue(page):
    at_a_scoring(page)
    expect(page.locator(".telling-clock")).to_have_count(0)
    first = stage(page)
    page.locator("#telling-on").click()
    assert stage(page) != first
    assert page.locator(".told-coin").count() == 0


def test_a_report_is_opened_again_from_any_score_and_from_the_log(page):
    at_a_scoring(page)
    while page.locator(".telling-stage:visible").count():
        page.keyboard.press("Escape")
    page.locator("#report-sheet #report-close").click()
    expect(page.locator("#report-sheet")).to_have_count(0)
    page.locator("#points-1").click()
    expect(page.locator("#report-sheet .source-table:not(#report-rounds) tbody tr")).to_have_count(4)
    page.locator("#report-sheet .report-rounds [data-report='1']").click()
    expect(page.locator("#report-title")).to_have_text(re.compile("Round 1"))
    expect(page.locator("#report-sheet")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#report-sheet")).to_have_count(0)
    page.locator("#turns [data-report]").first.click()
    expect(page.locator("#report-title")).to_have_text(re.compile("Round 1"))


AROUND = """mark => {
  const parts = [...mark.parentElement.children].map(each => each.getBoundingClientRect()).filter(each => each.width);
  const { left, right } = mark.parentElement.getBoundingClientRect();
  return [Math.min(...parts.map(each => each.left)) - left, right - Math.max(...parts.map(each => each.right))];
}"""


def test_on_a_phone_points_that_are_told_keep_from_the_edges_of_the_seat(phone):
    at_a_scoring(phone)
    assert min(phone.locator("#strip .plus").first.evaluate(AROUND)) > 4


def test_on_a_phone_the_panel_is_a_sheet_that_leaves_the_area_free(phone):
    at_a_scoring(phone)
    phone.locator("#telling-on").tap()
    sheet = phone.locator("#choices").bounding_box()
    height = phone.viewport_size["height"]
    assert sheet["height"] <= 0.56 * height
    place = phone.locator(".telling-stage:visible").get_attribute("data-place")
    area = phone.locator(f"#{place}").bounding_box()
    assert area["y"] < sheet["y"]


def scrolled(page: Page) -> int:
    return page.locator("#table").evaluate("table => table.scrollTop")


def test_after_the_last_stage_a_phone_shows_what_it_showed_before(phone):
    at_a_scoring(phone)
    assert scrolled(phone)
    phone.keyboard.press("Escape")
    phone.locator("#telling-skip").or_(phone.locator("#report-close")).first.wait_for()
    if phone.locator("#telling-skip").count():
        phone.locator("#telling-skip").tap()
    phone.locator("#report-close").tap()
    expect(phone.locator("#report-sheet")).to_have_count(0)
    assert scrolled(phone) == 0


def test_a_scoring_is_seen_again_on_the_board_as_it_was(page):
    at_a_scoring(page)
    supporters = page.locator("#supporters .supporter")
    before = supporters.count()
    while page.locator(".telling-stage:visible").count():
        page.keyboard.press("Escape")
    page.locator("#report-sheet #report-close").click()
    settle(page)
    expect(supporters).not_to_have_count(before)
    after, scores = supporters.count(), page.locator("[data-score]").all_inner_texts()
    page.locator("#turns [data-report]").first.click()
    page.locator("#report-again").click()
    page.locator(".telling-stage:visible").wait_for()
    expect(supporters).to_have_count(before)
    page.keyboard.press("Escape")
    page.locator("#report-sheet #report-close").click()
    expect(supporters).to_have_count(after)
    expect(page.locator("#report-sheet")).to_have_count(0)
    assert page.locator("[data-score]").all_inner_texts() == scores


@pytest.mark.parametrize("window", [(844, 390), (1024, 768), (820, 1180), (390, 844)])
def test_on_every_touch_screen_the_place_and_the_way_on_are_in_sight(context, window):
    width, height = window
    page = context(viewport={"width": width, "height": height}, has_touch=True).new_page()
    at_a_scoring(page)
    for _ in range(3):
        page.locator("#telling-on").tap()
        expect(page.locator("#telling-on")).to_be_in_viewport(ratio=1)
        place = page.locator(".telling-stage:visible").get_attribute("data-place")
        expect(page.locator(f"#{place}")).to_be_in_viewport(ratio=0.5)


@dataclass(frozen=True)
class Before(Moment):
    """The last position of the first seat before something is told."""

    at: int  # how many moves were made by then
    seed: str = SEED

    @property
    def record(self) -> Record:
        record = match_of(self.slug, self.players, self.seed)
        return record.with_moves(record.moves[: self.at])

    @property
    def code(self) -> str:
        """The move that leads to it."""
        return match_of(self.slug, self.players, self.seed).moves[self.at].code


def before_income(name: str) -> Before:
    """Before phase 6 of Crystal Palace."""
    history = Match(match_of("crystal-palace", 2)).history
    income = PhaseBegan(Name("phase-6"))
    at = next(at for at, result in enumerate(history) if result.move.seat == 0 and income in result.events)
    return Before("crystal-palace", 2, name, at)


def before_approving(name: str) -> Before:
    """In a scoring of World's Fair, with four players to tell of, before the first seat is asked what it approves."""
    record = match_of("worlds-fair-1893", 4, BUSY_SCORING)
    for at, (move, state) in enumerate(zip(record.moves, record.replay())):
        if move.seat == 0 and 0 in state.to_move() and state.agenda[-1].id == "approve-exhibits":
            return Before("worlds-fair-1893", 4, name, at, BUSY_SCORING)
    pytest.fail("nobody is asked")


def before_the_last_approval(name: str) -> Before:
    """In a scoring of World's Fair, before the first seat approves and supporters return."""
    history = Match(match_of("worlds-fair-1893", 4, BUSY_SCORING)).history
    for at, result in enumerate(history):
        kinds = [type(event) for event in result.events]
        if result.move.seat == 0 and kinds[0] is ExhibitsApproved and SupportersRecalled in kinds:
            return Before("worlds-fair-1893", 4, name, at, BUSY_SCORING)
    pytest.fail("others approve last")


def play_on(context, server, moment: Before, size: tuple[int, int], **settings: str) -> Page:
    """The page of the first seat on a touch screen, after the move that leads to the telling."""
    prepare(server.folder, [moment])
    width, height = size
    own = context(viewport={"width": width, "height": height}, has_touch=True, **settings)
    prefer(own, "speed-slow|sound-off")
    own.add_cookies([{"name": COOKIE, "value": TOKENS.sign(TOKEN), "url": server.address}])
    page = own.new_page()
    with page.expect_response("**/stream?*"):  # what others do then comes move by move
        page.goto(moment.address)
    make(page, moment.code)
    return page


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180), (1180, 820)], ids=str)
def test_income_is_told_in_every_window_with_its_button_in_reach(context, server, size):
    page = play_on(context, server, before_income(f"income-{size[0]}"), size)
    page.keyboard.press("x")  # stops the clock
    expect(page.locator("#telling .telling-stage:visible h3")).to_be_in_viewport()
    expect(page.locator("#telling-on")).to_be_in_viewport(ratio=1)


def test_supporters_fly_home_when_all_is_told(context, server):
    moment = before_the_last_approval("last-approval")
    there = sum([sum(area["supporters"]) for area in Match(moment.record).state.view(None)["areas"]])
    page = play_on(context, server, moment, (1180, 820), reduced_motion="no-preference")
    supporters = page.locator("#supporters .supporter")
    page.locator("#telling .telling-stage:visible").first.wait_for()
    page.keyboard.press("x")  # stops the clock
    expect(page.locator("#table")).to_have_attribute("data-seq", str(moment.at + 1))
    expect(supporters).to_have_count(there)
    page.evaluate(SPY)
    page.keyboard.press("Escape")
    page.locator("#report-close").click()
    expect(supporters).not_to_have_count(there)
    page.wait_for_function("() => window.flights.some(flight => flight.what.includes('supporter'))")


def test_what_was_told_leaves_the_answers_in_sight_in_every_window(context, server):
    page = play_on(context, server, before_approving("approving"), (390, 844))
    page.locator("#telling .telling-stage:visible").first.wait_for()
    page.keyboard.press("Escape")
    answers = page.locator("#choices [data-action]")
    for window in at_each(page, TOUCHED):
        for answer in answers.all():
            expect(answer, str(window)).to_be_in_viewport(ratio=1)
