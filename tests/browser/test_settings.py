"""Settings in a browser: they hold at once, and nothing of them is sent or heard before it is wanted."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import LIST, first_choice, one_move, open_table, prefer, press
from tests.browser.stored import new_record, open_at, sit_at

FAIR = "worlds-fair-1893"
NOTE_TONES = """() => {
  window.tones = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at) {
    window.tones.push(this.frequency.value);
    return start.call(this, at);
  };
}"""
LATE = ("sounds.js", "sounds.json", "settings.css", "settings_form.js", "shortcuts.js", "patterns.css", "worker.js")


def fetched(page: Page) -> list[str]:
    """What of the settings a page fetches from now on."""
    found: list[str] = []
    page.on("request", lambda request: found.extend(name for name in LATE if request.url.endswith(name)))
    return found


@pytest.fixture
def sounding(context, server) -> Callable[[str], Page]:
    """Make a page of a table on which tones are noted."""

    def make(settings: str = "speed-at-once") -> Page:
        page = context().new_page()
        page.add_init_script(f"({NOTE_TONES})()")
        prefer(page.context, settings)
        sit_at(page, server, new_record(FAIR, "me", "me"))
        return page

    return make


def test_nothing_is_heard_or_fetched_before_a_gesture_and_then_the_fair_is_heard(sounding):
    page = sounding()
    sent = fetched(page)
    page.reload()
    page.locator("html.js").wait_for()
    page.wait_for_load_state("networkidle")
    assert sent == []
    assert page.evaluate("window.tones") == []
    with page.expect_response("**/sounds.js"):
        page.locator("#live").dispatch_event("pointerdown")
    page.evaluate("import('/static/house/sounds.js')")  # until it has begun to listen
    with page.expect_response(f"**/static/{FAIR}/sounds.json"), one_move(page):
        page.locator(LIST).first.click()
    page.wait_for_function("() => window.tones.length > 0")


def test_m_turns_sound_off_and_on_and_says_so(sounding):
    page = sounding()
    sent = fetched(page)
    page.keyboard.press("m")
    expect(page.locator(".toast.setting")).to_have_text("Sound off.")
    page.reload()
    page.locator("html.js").wait_for()
    sent.clear()
    with one_move(page):
        page.locator(LIST).first.click()
    assert sent == []
    page.keyboard.press("m")
    expect(page.locator(".toast.setting")).to_have_text("Sound on.")
    assert page.evaluate("document.documentElement.dataset.settings").endswith("sound-on")


@pytest.mark.alone
def test_a_browser_without_sound_says_so(page):
    page.add_init_script("delete window.AudioContext")
    page.goto("/settings")
    page.locator("#try-sound").click()
    expect(page.locator("#settings-told")).to_contain_text("cannot play sounds")


def test_who_tries_sounds_that_are_off_is_told_so(page):
    page.goto("/settings")
    page.locator("#set-sound").uncheck()
    page.locator("#try-sound").click()
    expect(page.locator("#settings-told")).to_have_text("Sound off.")
    page.locator("#set-sound").check()
    expect(page.locator("#settings-told")).to_be_empty()


def test_a_choice_holds_at_once_and_on_the_next_page(page):
    page.goto("/settings")
    paper = page.locator("body").evaluate("body => getComputedStyle(body).backgroundColor")
    with page.expect_response("**/settings"):
        page.locator("[name=theme][value=dark]").check()
    assert page.locator("body").evaluate("body => getComputedStyle(body).backgroundColor") != paper
    with page.expect_response("**/patterns.svg"):
        page.locator("#set-patterns").check()
    page.locator("#pattern-p5").wait_for(state="attached")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-settings", "theme-dark patterns-on")


def test_a_choice_without_a_network_holds_and_says_that_the_server_has_not_got_it(page):
    open_table(page, FAIR)
    page.keyboard.press(",")
    page.locator("#set-hints").wait_for()
    page.context.set_offline(True)
    page.locator("#set-hints").click()
    expect(page.locator("#settings-told")).to_contain_text("could not be reached")
    expect(page.locator("#lamp")).to_be_hidden()
    page.context.set_offline(False)
    page.reload()
    expect(page.locator("#lamp")).to_be_hidden()


@pytest.mark.alone
def test_a_browser_that_keeps_nothing_says_so_and_plays_on(page):
    page.add_init_script("""
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, { get() { throw new DOMException("forbidden", "SecurityError"); } });
      Object.defineProperty(document, "cookie", { get: () => "", set() {} });
    """)
    failed: list[str] = []
    page.on("pageerror", lambda error: failed.append(str(error)))
    open_table(page, FAIR, "me", "me")
    with one_move(page):
        page.locator(LIST).first.click()
    page.keyboard.press(",")
    page.locator("#set-keys").wait_for()
    page.context.set_offline(True)
    page.locator("#set-keys").click()
    expect(page.locator("#settings-told")).to_contain_text("saves nothing")
    page.context.set_offline(False)
    assert failed == []


def test_beside_a_position_that_is_only_looked_at_settings_open_too(page):
    page.goto(f"/learn/{FAIR}/1")
    page.keyboard.press(",")
    page.locator(".drawer [name=theme][value=dark]").check()
    expect(page.locator("html")).to_have_attribute("data-settings", "theme-dark")
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)


def test_a_language_that_is_chosen_does_not_stay_in_the_address(page):
    page.goto(f"/learn/{FAIR}/1?answer=0&lang=en")
    page.keyboard.press(",")
    page.locator(".drawer [name=lang][value=de]").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert page.url.endswith("?answer=0")


@pytest.mark.parametrize("meanwhile", ["nothing", "before", "beneath"])
def test_the_list_of_keys_gives_the_focus_back_whatever_is_played_meanwhile(page, server, meanwhile):
    page.route("**/stream?*", lambda route: route.abort())
    open_at(page, server, FAIR, moves=0)
    menu = page.locator("#languages > summary")
    menu.focus()
    if meanwhile == "before":
        played_elsewhere(page)
    expect(menu).to_be_focused()
    page.keyboard.press("?")
    keys = page.locator("#shortcuts-sheet")
    expect(keys).to_contain_text("undo")
    if meanwhile == "beneath":
        played_elsewhere(page)
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    expect(menu).to_be_focused()


def played_elsewhere(page: Page) -> None:
    """Make a move in another tab; this one hears of it late, and is drawn anew as a whole."""
    page.evaluate("document.getElementById('bar').dataset.before = ''")
    other = page.context.new_page()
    other.goto(page.url)
    with one_move(other):
        press(first_choice(other))
    page.unroute("**/stream?*")
    expect(page.locator("#bar")).not_to_have_attribute("data-before", "")


def test_the_key_that_opens_the_list_closes_it_on_every_page(page):
    page.goto("/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/shortcuts?" in request.url else None)
    page.keyboard.press("?")
    page.locator("#shortcuts-sheet").wait_for()
    page.keyboard.press("?")
    page.keyboard.press(",")
    page.wait_for_url("**/settings?*")
    assert len(asked) == 1
