"""What one keeps of a game: links to its moments, notes on them, the game on paper and as a moving picture."""

from playwright.sync_api import Page, expect

from tests.browser.playing import finished
from tests.browser.replaying import at

FAIR = "worlds-fair-1893"


def test_the_link_to_the_moment_that_is_shown_is_copied(page, context):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = finished(page, FAIR)
    page.goto(f"/t/{table}/replay?at=5")
    page.locator("#replay-on").click()
    page.wait_for_url(f"**/t/{table}/replay?at=6")
    page.locator("#copy").click()
    expect(page.locator("#copied")).to_have_text("Copied")
    other = context().new_page()
    other.goto(page.evaluate("navigator.clipboard.readText()"))
    assert at(other) == 6
    page.locator("#replay-on").click()
    expect(page.locator("#copied")).to_be_empty()


def write_note(page: Page, text: str, shared: bool) -> None:
    """Write a note on the moment that a replay shows; the replay shows it."""
    page.locator("a[href*='/notes']").first.click()
    page.locator("#note").fill(text)
    page.locator("[name=shared]").set_checked(shared)
    page.get_by_role("button", name="Save").click()
    expect(page.locator("#replay-notes")).to_contain_text(text)


def test_notes_stay_with_their_moment_and_are_read_by_others_once_shared(page, context):
    table = finished(page, FAIR)
    moment, other = f"/t/{table}/replay?at=5", context().new_page()
    page.goto(moment)
    write_note(page, "Here it was decided.", shared=False)
    page.reload()
    expect(page.locator("#replay-notes")).to_contain_text("Here it was decided.")
    other.goto(moment)
    expect(other.locator("#replay-notes")).not_to_contain_text("decided")
    write_note(page, "Here I should have known.", shared=True)
    other.reload()
    expect(other.locator("#replay-notes")).to_contain_text("Here I should have known.")
    page.locator("#replay-on").click()
    expect(page.locator("#replay-notes")).not_to_contain_text("known")


def test_a_finished_game_is_offered_on_paper_and_as_a_moving_picture(page):
    table = finished(page, FAIR)
    page.goto(f"/t/{table}/end")
    page.get_by_role("link", name="Print").click()
    links = page.locator(".print-links")
    expect(links.get_by_role("link", name="As an animation")).to_be_visible()
    page.emulate_media(media="print")
    expect(links).to_be_hidden()
    board = page.locator(".print-page figure img")
    expect(board).to_be_visible()
    assert board.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    page.emulate_media(media="screen")
    links.get_by_role("link", name="As an animation").click()
    expect(page.locator("#film-made")).to_be_empty()
    assert page.locator("#film").evaluate("image => image.naturalWidth") > 0


def test_an_animation_that_could_not_be_made_says_so(page):
    table = finished(page, FAIR)
    page.route("**/game.png*", lambda route: route.fulfill(status=503))
    page.goto(f"/t/{table}/animation")
    expect(page.locator("#film-made")).to_contain_text("could not be made")
    expect(page.get_by_role("link", name="Try again")).to_be_visible()
