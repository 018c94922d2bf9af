"""What somebody would do when it is their turn, chosen at the table while another moves, and played at once."""

from playwright.sync_api import Page, expect

from tests.browser.stored import apart

AREAS = ("electricity", "agriculture", "fine-arts")
TOLD = "had chosen this beforehand"


def move_elsewhere(page: Page) -> None:
    """Whoever must move does something else, until what the other had said was played."""
    choice = page.locator("#choices [data-action]" + "".join([f":not([data-action*={area}])" for area in AREAS]))
    while choice.count() and TOLD not in page.content():
        fields = {"action": choice.first.get_attribute("data-action"), "seq": page.get_attribute("#table", "data-seq")}
        seq = page.request.post(f"{page.url}/move", form=fields, headers={"Accept": "application/json"}).json()["seq"]
        page.wait_for_function("seq => document.querySelector('#table').dataset.seq >= seq", arg=seq)


def test_a_choice_is_said_beforehand_in_the_drawer_and_played(context, server):
    pages = apart(context, server, "worlds-fair-1893", viewport={"width": 1280, "height": 800})
    mover, waiting = sorted(pages, key=lambda page: page.locator("#if-move").count())
    waiting.locator("#if-move").click()
    form = waiting.locator(".drawer #if-form")
    for number, area in enumerate(AREAS, start=1):
        form.locator(f"#if-{number}").select_option(f"place {area}")
    form.get_by_role("button", name="Save").click()
    waiting.wait_for_url("**/t/*")
    waiting.locator("#if-move").click()
    expect(waiting.locator("#if-kept")).to_be_visible()
    expect(waiting.locator("#if-1")).to_have_value(f"place {AREAS[0]}")
    move_elsewhere(mover)
    for page in pages:
        expect(page.locator("#chronicle")).to_contain_text(TOLD)
