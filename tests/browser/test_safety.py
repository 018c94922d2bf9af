"""What a page may load, and that nothing goes wrong behind the scenes."""

from urllib.parse import urlsplit

import pytest

from tests.browser.playing import Watch, by_click, each_game, finished, one_game, open_table, play
from tests.browser.stored import open_at, under_way

PAGES = ("/", "/setup/{slug}", "/rules/{slug}", "/t/{table}", "/t/{table}/end", "/t/{table}/replay?at=3")
PROMISES = (
    "default-src 'none'",
    "script-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
)
IDS_TWICE = """() => { const ids = Array.from(document.querySelectorAll("[id]"), element => element.id);
  return ids.filter((id, place) => ids.indexOf(id) !== place) }"""


@each_game
@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "plain"])
def test_nothing_goes_wrong_on_any_page(context, server, slug, scripts):
    page = context(java_script_enabled=scripts).new_page()
    watch = Watch(page)
    table = finished(page, slug)
    for address in PAGES:
        page.goto(address.format(slug=slug, table=table))
        page.wait_for_load_state("load")
    assert watch.troubles == []
    assert watch.hosts == {urlsplit(server.address).netloc}


@one_game
def test_every_answer_promises_safety(page, slug):
    table = finished(page, slug)
    for address in (*PAGES, "/nowhere", "/t/{table}/record.json"):
        headers = page.request.get(address.format(slug=slug, table=table)).headers
        policy = headers["content-security-policy"]
        assert [promise for promise in PROMISES if promise not in policy] == [], address
        assert headers["x-content-type-options"] == "nosniff"
    script = page.request.get("/static/house/table.js")
    assert script.ok
    assert script.headers["x-content-type-options"] == "nosniff"


@each_game
def test_a_name_is_never_markup(page, slug):
    names = "<img src onerror>", "</h2><b>'\"&amp;"
    open_table(page, slug, "me", "me", **{"name-1": names[0], "name-2": names[1]})
    for made in range(3):
        assert page.locator("img").count() == 0
        for number, name in enumerate(names, start=1):
            assert name in page.locator(f"#panel-{number}").text_content()
        play(page, by_click, 1, seed=made)


@one_game
def test_the_secret_is_out_of_reach_of_scripts(page, slug):
    open_table(page, slug)
    assert "universelle=" not in page.evaluate("document.cookie")
    cookie = next(each for each in page.context.cookies() if each["name"] == "universelle")
    assert cookie["httpOnly"]
    assert cookie["sameSite"] == "Lax"
    assert len(cookie["value"]) > 30


@each_game
def test_no_id_is_used_twice(page, server, slug):
    table = open_at(page, server, slug, moves=under_way(slug))
    assert page.evaluate(IDS_TWICE) == []
    other = finished(page, slug)
    for address in ("/", f"/setup/{slug}", f"/rules/{slug}", f"/t/{other}/end", f"/t/{table}/replay?at=3"):
        page.goto(address)
        assert page.evaluate(IDS_TWICE) == [], address
