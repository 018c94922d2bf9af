"""The lobby changes in place, and two who look for a match are brought together."""

from playwright.sync_api import expect

from tests.browser.accessibility import violations

SLUG = "worlds-fair-1893"


def opened(visitor, name: str, chairs: int = 2) -> str:
    """The address of a table that everybody may find."""
    free = {f"who-{seat}": "free" for seat in range(2, chairs + 1)}
    form = {"game": SLUG, "who-1": "me", "name-1": name, **free}
    address = visitor.request.post("/new", form=form, max_redirects=0).headers["location"]
    visitor.request.post(f"{address}/chairs", form={"do": "show"})
    return str(address)


def row(page, address: str):
    return page.locator(f"[id='waiting-{address.removeprefix('/t/')}']")


def test_tables_come_and_fill_without_loading_anew(axe_page, context):
    page, host, guest = axe_page, context(), context()
    page.goto("/")
    page.evaluate("window.stayed = true")
    first = opened(host, "Tobias")
    expect(row(page, first)).to_contain_text("Tobias")
    assert violations(page) == []

    row(page, first).get_by_role("link").focus()
    place = row(page, first).bounding_box()
    second = opened(host, "Bea", 3)
    guest.request.post(f"{second}/chairs", form={"do": "sit", "chair": "2", "name": "Cleo"})  # now it comes first
    expect(page.locator("#counts")).to_contain_text("2 tables open")
    guest.request.post(f"{first}/chairs", form={"do": "sit", "chair": "2", "name": "Cleo"})
    host.request.post(f"{first}/chairs", form={"do": "begin"})
    expect(row(page, first)).to_contain_text("Just filled")
    assert row(page, first).bounding_box() == place
    assert page.evaluate("document.activeElement.textContent") == "Watch"

    page.locator("h1").evaluate("each => document.activeElement.blur()")
    expect(row(page, second)).to_contain_text("Bea and Cleo")
    expect(row(page, first)).to_have_count(0)
    assert page.evaluate("window.stayed")


def test_two_who_look_for_a_match_find_each_other(context):
    one, two = context().new_page(), context().new_page()
    for page, name in ((one, "Ana"), (two, "Ben")):
        page.goto("/")
        page.locator("#quick-game").select_option(SLUG)
        page.locator("#quick-name").fill(name)
        page.locator("#quick-form button").click()
        if page is one:
            expect(page.locator("#quick-clock")).to_be_visible()
            other = one.context.new_page()
            other.goto("/")
            expect(other.locator("#quick-clock")).to_be_visible()
            other.close()
            one.bring_to_front()
    two.wait_for_url("**/t/*")
    one.wait_for_url("**/t/*")
    assert one.url == two.url
    expect(one.locator("#players")).to_contain_text("Ben")


def test_what_is_chosen_and_typed_stays_when_others_begin_to_look(context):
    page, bo, cy = context().new_page(), context(), context()
    page.goto("/")
    game, pace, name = page.locator("#quick-game"), page.locator("#quick-pace"), page.locator("#quick-name")
    game.select_option("expo-1906")
    pace.select_option("1-day")
    look_for_a_match(bo, "Bo", 4)
    expect(page.locator("[id^=waiting-]", has_text="Bo")).to_be_visible()
    assert (game.input_value(), pace.input_value()) == ("expo-1906", "1-day")
    name.press_sequentially("An")
    look_for_a_match(cy, "Cy", 5)
    expect(page.locator("[id^=waiting-]", has_text="Cy")).to_be_visible()
    name.press_sequentially("a")
    assert (game.input_value(), name.input_value()) == ("expo-1906", "Ana")
    before = page.locator("#quick").text_content()
    name.blur()
    expect(page.locator("#quick")).not_to_have_text(before or "")  # one more is looking
    assert (game.input_value(), name.input_value()) == ("expo-1906", "Ana")
    for other in (bo, cy):
        other.request.post("/quick", form={"do": "stop"}, max_redirects=0)


def look_for_a_match(visitor, name: str, players: int) -> None:
    form = {"game": "crystal-palace", "players": players, "name": name}
    visitor.request.post("/quick", form=form, max_redirects=0)
