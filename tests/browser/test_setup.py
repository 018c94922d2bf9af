"""Setting up a game."""

import pytest
from playwright.sync_api import expect

from tests.browser.playing import choose_player, each_game, player_of
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.matches.players import short_name
from universelle.web.lobby.setup_page import who_by_default


@each_game
def test_a_colour_that_somebody_had_is_exchanged(page, slug):
    page.goto(f"/setup/{slug}")
    page.select_option("#colour-2", "1")
    assert page.input_value("#colour-1") == "2"
    page.select_option("#colour-1", "5")
    page.select_option("#colour-2", "2")
    assert [page.input_value(f"#colour-{seat}") for seat in (1, 2)] == ["5", "2"]


@each_game
@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_who_sits_where_can_be_read(page, slug, language):
    """Lists are as wide as the longest of their choices."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"/setup/{slug}?lang={language}")
    lacking = page.evaluate(
        """() => Array.from(document.querySelectorAll("#setup .seats li:not([hidden]) select"), (list) => {
          const free = list.cloneNode(true);
          free.style.width = "auto";
          document.body.append(free);
          const wanted = free.offsetWidth;
          free.remove();
          return wanted - list.offsetWidth;
        })"""
    )
    assert max(lacking) <= 0


@each_game
def test_the_button_is_seen_without_scrolling(page, slug):
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"/setup/{slug}")
    box = page.locator("#setup [type=submit]").bounding_box()
    assert box["y"] + box["height"] <= 800


@each_game
@pytest.mark.parametrize("scripts", [True, False])
def test_a_refused_form_comes_back_as_it_was(context, slug, scripts):
    page = context(java_script_enabled=scripts).new_page()
    page.goto(f"/setup/{slug}")
    seats = page.locator("#setup .seats > li").count()
    for seat in range(1, seats):
        choose_player(page, seat, "me" if seat == 1 else "here")
        page.fill(f"#name-{seat}", "Ana")
    page.select_option("#colour-1", str(seats))
    if not scripts:
        page.select_option(f"#colour-{seats}", "1")
    page.locator("#setup [type=submit]").click()
    page.locator("#error").wait_for()
    assert [player_of(page, seat) for seat in range(1, seats + 1)] == ["me", *["here"] * (seats - 2), ""]
    assert [page.input_value(f"#name-{seat}") for seat in range(1, seats)] == ["Ana"] * (seats - 1)
    assert page.locator("#setup .seats > li").filter(visible=True).count() == seats
    choose_player(page, seats, next(iter(load(slug).opponents)))
    colours = [page.input_value(f"#colour-{seat}") for seat in range(1, seats + 1)]
    assert len(set(colours)) == seats
    assert colours[0] == str(seats)


def row_shows(page, seat):
    """The name and the strength that the button of a row shows."""
    shown = page.locator(f"#who-{seat} .who-choice").filter(visible=True)
    assert shown.count() == 1
    return shown.locator("b").inner_text(), shown.locator(".pips").get_attribute("aria-label")


@each_game
@pytest.mark.parametrize("scripts", [True, False])
def test_an_opponent_is_chosen_by_mouse(context, slug, scripts):
    page = context(java_script_enabled=scripts).new_page()
    page.goto(f"/setup/{slug}")
    strongest = list(load(slug).opponents)[-1]
    expect(page.locator("#gallery-2")).to_be_hidden()
    page.locator("#who-2 summary").click()
    expect(page.locator("#gallery-2")).to_be_visible()
    name = page.locator(f"#gallery-2 .character:has([value={strongest}]) .character-name").inner_text()
    page.locator(f"#gallery-2 .character:has([value={strongest}])").click()
    assert row_shows(page, 2) == (name, "strength 5 of 5")
    page.locator("#who-1 summary").click()  # only one is open
    expect(page.locator("#gallery-2")).to_be_hidden()
    page.locator("#setup [type=submit]").click()
    page.wait_for_url("**/t/*")
    assert page.locator("#name-2").inner_text() == short_name(Translations("en", load(slug).package), strongest)


@each_game
def test_an_opponent_is_chosen_by_keyboard(page, slug):
    page.goto(f"/setup/{slug}")
    weakest = next(iter(load(slug).opponents))
    page.locator("#who-2 summary").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#gallery-2 :checked")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert player_of(page, 2) == weakest
    page.keyboard.press("Escape")
    expect(page.locator("#gallery-2")).to_be_hidden()
    expect(page.locator("#who-2 summary")).to_be_focused()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")  # takes the choice, and does not begin the match
    expect(page.locator("#gallery-2")).to_be_hidden()
    assert player_of(page, 2) == weakest
    assert "/setup/" in page.url


@each_game
def test_a_gallery_is_read_to_those_who_cannot_see_it(page, slug):
    page.goto(f"/setup/{slug}")
    words = Translations("en", load(slug).package)
    usual = who_by_default(load(slug).meta, list(load(slug).opponents))[1]
    name, line = words(f"opponent-{usual}"), words(f"opponent-{usual}.line")
    button = page.locator("#who-2 summary")
    assert page.get_by_role("radio").count() == 0
    button.click()
    read = button.aria_snapshot()
    assert read.index("Player 2: who plays") < read.index(name) < read.index(line) < read.index("strength 3 of 5")
    card = page.locator("#gallery-2").get_by_role("radio", checked=True)
    assert card.count() == 1
    known = load(slug).opponents[usual]
    for said in (name, line, "strength 3 of 5", f"{known.rating} ± {known.give_or_take}"):
        assert said in card.evaluate("button => button.labels[0].textContent + button.labels[0].innerHTML")


@each_game
@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
@pytest.mark.parametrize("size", [(1280, 800), (768, 1024), (390, 844), (320, 640)])
def test_an_open_gallery_fits_its_page(page, slug, language, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/setup/{slug}?lang={language}")
    page.locator("#who-2 summary").click()
    wide = """() => [document.documentElement, ...document.querySelectorAll("#setup :is(.gallery, summary) *")]
      .filter((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.outerHTML)"""
    assert page.evaluate(wide) == []


@each_game
def test_on_a_phone_the_button_stays_at_the_foot(page, slug):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/setup/{slug}")
    page.locator("#who-2 summary").click()
    for _ in range(3):
        box = page.locator("#setup [type=submit]").bounding_box()
        assert box["y"] > 700
        assert box["y"] + box["height"] <= 844
        page.mouse.wheel(0, 400)
