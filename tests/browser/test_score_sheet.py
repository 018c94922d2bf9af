"""A score sheet on a phone, beside a real table."""

from playwright.sync_api import expect

SHEET = "/score/worlds-fair-1893"


def test_what_is_entered_is_counted_with_reasons_kept_and_sent_as_a_link(phone, context):
    phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    phone.goto(SHEET)
    phone.locator(".sheet-players label", has_text="2").tap()
    total = phone.locator("#sheet-total-2")
    expect(phone.locator("#sheet-total-3")).to_have_count(0)
    phone.locator("[name=name-2]").fill("Beth")
    phone.locator("[name=tickets-2]").fill("28")
    expect(phone.locator("#wrong-tickets-2")).to_contain_text("At most 27.")
    expect(total).to_have_text("–")
    phone.locator("[name=tickets-2]").fill("")
    phone.locator("[name=coins-2]").fill("11")
    phone.locator("[name=approved-fine-arts-2]").fill("2")
    expect(phone.locator("#wrong-tickets-2")).to_be_empty()
    expect(phone.locator(".sheet-winner")).to_contain_text("Winner: Beth.")
    expect(phone.locator(".sheet-sum")).to_contain_text("Coins")
    expect(phone.locator(".sheet-drawn")).to_contain_text("Beth")
    expect(total).to_have_text("13")
    phone.locator("#copy").tap()
    expect(phone.locator("#copied")).to_have_text("Copied")
    other = context().new_page()
    other.goto(phone.evaluate("navigator.clipboard.readText()"))
    expect(other.locator("#sheet-total-2")).to_have_text("13")
    expect(other.locator("[name=name-2]")).to_have_value("Beth")
    phone.locator("[name=coins-2]").fill("12")
    expect(total).to_have_text("14")
    expect(phone.locator("#copied")).to_be_empty()
    phone.goto(SHEET)
    phone.locator("#sheet-again a").tap()
    expect(phone.locator("[name=coins-2]")).to_have_value("12")
