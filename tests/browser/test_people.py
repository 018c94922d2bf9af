"""Somebody begins as a guest, signs up, signs in on another device, and plays on there."""

from playwright.sync_api import expect

from tests.browser.playing import actions, at_once, one_game, open_table, settle

PASSWORD = "ferris wheel 93"


@one_game
def test_a_guest_signs_up_and_plays_on_elsewhere(page, context, slug):
    at_once(page.context)
    table = open_table(page, slug, "me", "me")
    here = page.context.new_page()
    here.goto(f"/sign-in?after=/t/{table}")
    here.locator("#sign-up-name").fill("Anouk")
    expect(here.locator("#season-name")).to_have_text("Anouk")
    here.locator("#sign-up-password").fill(PASSWORD)
    here.locator("#sign-up button").click()
    here.wait_for_url(f"**/t/{table}")
    assert actions(here)

    there = context()
    at_once(there)
    phone = there.new_page()
    phone.goto(f"/t/{table}")
    assert not actions(phone)
    phone.goto("/sign-in")
    phone.locator("#sign-in-who").fill("anouk")
    phone.locator("#sign-in-password").fill(PASSWORD)
    phone.locator("#sign-in button[type=submit]").click()
    phone.locator("#me").filter(has_text="Anouk").wait_for()
    phone.goto(f"/t/{table}")
    phone.locator("#choices button").first.click()
    phone.locator("#table[data-seq='1']").wait_for()
    for other in (here, page):  # the page that was open when its person signed up goes on, too
        other.locator("#table[data-seq='1']").wait_for()
        settle(other)
        assert actions(other)
    here.close()


def test_a_switch_acts_at_once_and_erasing_opens_with_the_name(page):
    page.goto("/sign-in")
    page.locator("#sign-up-name").fill("Mireille")
    page.locator("#sign-up-password").fill(PASSWORD)
    page.locator("#sign-up button").click()
    page.wait_for_url("**/")
    page.goto("/account")
    switch = page.get_by_role("switch").first
    expect(switch).to_have_attribute("aria-checked", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    expect(page.locator("#told")).to_have_text("Saved")
    erase = page.locator("#erase button")
    expect(erase).to_be_disabled()
    page.locator("#erase-name").fill("Mireille")
    erase.click()
    page.wait_for_url("**/sign-in?erased")
