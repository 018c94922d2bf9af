"""An edition by form: checked while one types, kept by the browser, sent as a link, and played."""

from playwright.sync_api import expect

SLUG = "worlds-fair-1893"
FORM = f"/editions/{SLUG}"


def test_an_edition_is_checked_as_one_types_kept_sent_as_a_link_and_played(page, context):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(FORM)
    value = page.locator("[name='rounds.count']")
    value.evaluate("field => { field.closest('details').open = true }")
    value.fill("two")
    wrong = page.locator("[id='wrong-rounds.count']")
    expect(wrong).not_to_be_empty()
    expect(value).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#state .edition-cannot")).to_be_visible()
    value.fill("2")
    page.locator("#edition-name").fill("Our box")
    expect(page.locator("#state")).to_have_attribute("data-name", "Our box")
    expect(wrong).to_be_empty()
    expect(page.locator("[id='standard-rounds.count']")).to_be_visible()
    page.locator("#keep").click()
    page.locator("#copy").click()
    expect(page.locator("#copied")).to_have_text("Copied")
    page.goto(FORM)
    page.locator("#kept").get_by_role("link", name="Our box").click()
    expect(value).to_have_value("2")
    other = context().new_page()
    other.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(other.locator("[name='rounds.count']")).to_have_value("2")
    other.locator("#state .main").click()
    expect(other.locator("#edition")).to_contain_text("Our box")
    other.get_by_role("button", name="Start game").click()
    other.wait_for_url("**/t/*")
    expect(other.locator("#now")).to_contain_text("Round 1")
