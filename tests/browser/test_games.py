"""Your games: what is done in the list happens in place, and files are sent when they are chosen."""

from playwright.sync_api import expect

from tests.web.history.laid import RECORD


def test_games_come_in_and_go_and_can_be_brought_back_where_they_were(page):
    page.goto("/games")
    with page.expect_file_chooser() as chooser:
        page.locator("#bring button").click()
    good, bad = RECORD.to_json().encode(), RECORD.with_moves(RECORD.moves[1:]).to_json().encode()
    files = {"good.json": good, "bad.json": bad}
    chooser.value.set_files(
        [{"name": name, "mimeType": "application/json", "buffer": text} for name, text in files.items()]
    )
    told = page.locator("#brought")
    expect(told).to_contain_text("1 game added.")
    expect(told.locator("li")).to_contain_text("bad.json")
    page.goto("/games")
    ticket = page.locator(".games-ticket")
    ticket.locator("[data-swap]").click()
    expect(page.locator(".games-question a").first).to_be_focused()
    ticket.get_by_role("button", name="Delete").click()
    back = page.locator(".games-gone").get_by_role("button")
    expect(back).to_be_focused()
    back.press("Enter")
    expect(ticket.get_by_role("link", name="Review")).to_be_focused()
    assert page.url.endswith("/games")
