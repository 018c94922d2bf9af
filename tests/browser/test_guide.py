"""A guided first game in a browser: its bubbles stand in the window, beside what they speak of, and cover no choice."""

from playwright.sync_api import Page, expect

from tests.browser.playing import at_once
from tests.browser.stored import become_somebody, lay
from universelle.games.registry import load
from universelle.matches.record import Move
from universelle.tables.terms import Terms
from universelle.web.guides.opening import guided_record

LAWS = """
() => {
  const box = document.querySelector(".guide-bubble").getBoundingClientRect();
  const meets = each => {
    const {left, top, right, bottom} = each.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  };
  const spots = [...document.querySelectorAll(".guide-spot")];
  const asked = document.querySelector(".guide-bubble").dataset.choose;
  const meant = asked ? `[data-action="${asked}"]` : "#choices [data-action]";
  return {
    inside: box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight,
    spots: spots.length,
    covered: [...spots, ...document.querySelectorAll(meant)].filter(meets).length,
  };
}
"""
MEET = """
() => {
  const [one, other] = [".guide-bubble", "#toasts .refused"].map(each =>
    document.querySelector(each).getBoundingClientRect());
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
"""
HEAD_IN_SIGHT = """
() => {
  const [head, strip] = ["who-1", "strip"].map(name => document.getElementById(name).getBoundingClientRect());
  return strip.bottom <= head.top && head.bottom <= innerHeight;
}
"""
NOTES = """
() => document.addEventListener("shown", () => {
  window.seen = [document.getElementById("table").dataset.seq, document.querySelector(".guide-bubble")?.id];
})
"""


def begin(page: Page, slug: str = "worlds-fair-1893") -> None:
    at_once(page.context)
    answer = page.request.post(f"/guide/{slug}", max_redirects=0)
    page.goto(answer.headers["location"])


def step(page: Page, name: str, spots: int) -> None:
    """The bubble of a step is there, and rings so many places."""
    expect(page.locator(f"#step-{name}[data-placed]")).to_be_visible()
    page.wait_for_function(f"() => document.querySelectorAll('.guide-spot').length === {spots}")
    assert page.evaluate(LAWS) == {"inside": True, "spots": spots, "covered": 0}, name


def play_on(page: Page) -> None:
    """The first turn, with a choice that is not meant."""
    step(page, "welcome", 0)
    page.locator("#guide-next").click()
    step(page, "areas", 1)
    page.locator("#guide-next").click()
    step(page, "place", 2)
    page.locator("#choices [data-action='place electricity']").click()
    expect(page.locator("#toasts .refused")).to_contain_text(page.locator("#guide-title").inner_text())
    assert not page.evaluate(MEET), "a notice lies on the bubble"
    step(page, "place", 2)
    page.evaluate(NOTES)
    page.locator("#choices [data-action='place fine-arts']").click()
    expect(page.locator("#step-taken")).to_be_visible()
    seq = page.locator("#table").get_attribute("data-seq")
    assert page.evaluate("window.seen") == [seq, "step-taken"], "the bubble comes with the position"
    step(page, "taken", 1)


def test_bubbles_stand_beside_what_they_speak_of_on_a_desk(desk):
    begin(desk)
    play_on(desk)


def test_bubbles_stand_beside_what_they_speak_of_on_a_phone(phone):
    begin(phone)
    play_on(phone)


def test_what_a_bubble_speaks_of_comes_into_sight_with_the_head_of_its_panel(phone):
    begin(phone)
    for name in ("welcome", "areas"):
        phone.locator(f"#step-{name} #guide-next").tap()
    step(phone, "place", 2)
    phone.evaluate("() => document.getElementById('table').scrollTo(0, document.getElementById('table').scrollHeight)")
    phone.locator("#choices [data-action='place fine-arts']").click()
    step(phone, "taken", 1)
    assert phone.evaluate(HEAD_IN_SIGHT)


def test_a_finger_makes_several_moves_at_once_and_finds_what_is_meant_opened(phone):
    begin(phone, "crystal-palace")
    phone.locator("#guide-next").tap()
    step(phone, "dice", 1)
    for dial, turns in (("#dial-2 .up", 2), ("#dial-3 .up", 1), ("#dial-4 .up", 3)):
        for _ in range(turns):
            phone.locator(dial).tap()
    phone.locator("#dial-seal").tap()
    step(phone, "patent", 1)
    phone.locator("#space-1-1").tap()
    phone.wait_for_function("() => document.querySelectorAll('.guide-spot').length === 2")  # its button, too
    phone.locator("#set-here").tap()
    expect(phone.locator("#space-5-1")).to_be_visible()
    step(phone, "club", 1)


def test_keys_lead_to_the_bubble_and_back(desk):
    begin(desk)
    choice = desk.locator("#choices [data-action]").first
    choice.focus()
    desk.keyboard.press("g")
    expect(desk.locator("#guide-next")).to_be_focused()
    desk.keyboard.press("Enter")
    expect(desk.locator("#step-areas")).to_be_visible()
    expect(desk.locator("#guide-next")).to_be_focused()
    expect(desk.locator("#live")).to_contain_text(desk.locator("#guide-text").inner_text())
    desk.keyboard.press("Escape")
    expect(choice).to_be_focused()


def test_who_leaves_and_comes_back_finds_the_same_step(desk):
    begin(desk)
    desk.locator("#guide-next").click()
    step(desk, "areas", 1)
    desk.goto("/")
    desk.locator("#game-worlds-fair-1893 .poster-first a").click()
    step(desk, "areas", 1)
    desk.locator("#guide-leave").click()
    expect(desk.locator(".guide-bubble")).to_have_count(0)
    expect(desk.locator(".guide-spot")).to_have_count(0)
    desk.locator("#tool-guide").click()
    step(desk, "areas", 1)
    expect(desk.locator("#tool-guide")).to_have_count(0)


def test_on_a_phone_the_menu_leads_back_to_the_guide(phone):
    begin(phone)
    phone.locator("#guide-leave").tap()
    phone.locator("#languages > summary").tap()
    phone.locator("#menu-guide").tap()
    step(phone, "welcome", 0)
    expect(phone.locator("#languages[open]")).to_have_count(0)


def test_a_bubble_on_a_phone_gives_way_to_a_piece_that_is_carried(phone, server):
    game = load("expo-1906")
    made = game.guide.line.index((game.guide.seat, "place cellophane"))
    record = guided_record(game, game.guide, "en").with_moves([Move(*move) for move in game.guide.line[:made]])
    owner = become_somebody(phone.context, server)
    at_once(phone.context)
    phone.goto(f"/t/{lay(server, record, {game.guide.seat: owner}, Terms(guided=True))}")
    step(phone, "place", 1)
    phone.locator("#board [data-pick='place cellophane']").tap()
    expect(phone.locator("html[data-holding=ready]")).to_be_attached()
    for each in (".guide-bubble", ".guide-spot", ".guide-dim"):
        expect(phone.locator(each)).to_be_hidden()
    phone.locator("#set-here").tap()
    step(phone, "notch", 1)
