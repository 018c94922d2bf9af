"""What is told to those who do not see the page."""

from tests.browser.playing import (
    LIST,
    by_click,
    by_list,
    each_game,
    first_choice,
    open_table,
    painted,
    play,
    seq,
    settle,
)

LISTEN = """() => { window.live = document.getElementById("live"); window.heard = [];
  new MutationObserver(() => window.heard.push(window.live.textContent))
    .observe(window.live, {childList: true, characterData: true, subtree: true}) }"""


@each_game
def test_every_move_is_announced(page, slug):
    open_table(page, slug, "me", "me")
    page.evaluate(LISTEN)
    for made in range(1, 9):
        play(page, by_list, 1, seed=made)
        heard = page.evaluate("window.heard.splice(0)")
        assert heard, f"move {made} was not announced"
        assert heard[-1].strip(), f"after move {made} nothing was said"


@each_game
def test_the_moves_of_others_are_announced_and_what_speaks_is_never_replaced(page, slug):
    open_table(page, slug)
    page.evaluate(LISTEN)
    name = page.locator("#name-2").inner_text().strip()
    for made in range(12):
        play(page, by_click, 1, seed=made)
        named = any(name in said for said in page.evaluate("window.heard"))
        if named and made >= 4:
            break
    assert named
    assert page.evaluate("window.live === document.getElementById('live') && window.live.isConnected")
    assert page.locator("#live").get_attribute("aria-live") == "polite"


@each_game
def test_choices_and_targets_have_names(page, slug):
    open_table(page, slug)
    assert page.locator("#board").get_attribute("aria-label") or page.locator("#board > title").count()
    for target in page.locator("#board [data-action]").all():
        assert target.get_attribute("role") == "button" or target.evaluate("it => it.localName") == "button"
        assert target.evaluate("it => it.tabIndex") == 0
        assert len(target.get_attribute("aria-label") or target.text_content() or "") > 3
    for choice in page.locator(LIST).all():
        assert len(choice.text_content()) > 2  # those in closed groups, too


@each_game
def test_the_focus_is_not_lost_by_a_move(page, slug):
    """Who plays by keyboard goes on from where they were, not from the top of the page."""
    open_table(page, slug, "me", "me")
    for made in range(6):
        settle(page)
        first_choice(page).focus()
        before = seq(page)
        page.keyboard.press("Enter")
        page.wait_for_function("past => document.getElementById('table').dataset.seq > past", arg=before)
        painted(page)
        assert page.evaluate("document.activeElement !== document.body"), f"after move {made + 1}"


@each_game
def test_the_question_stands_once_with_its_rule_beside_it(page, slug):
    open_table(page, slug)
    settle(page)
    question = page.locator("#question")
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert question.is_visible()
        assert page.locator("body").inner_text().count(question.inner_text()) == 1
        assert page.locator("#now #rule").is_visible()
    assert page.locator("#choices").get_attribute("aria-describedby") == "question"
