"""What cannot be done is explained in words, and changes nothing."""

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.browser.playing import LIST, actions, each_game, illegal, one_game, open_table, post, seq
from tests.browser.stored import open_at

FOREIGN = (
    ("Sec-Fetch-Site", "cross-site"),
    ("Sec-Fetch-Site", "same-site"),
    ("Origin", "null"),
    ("Origin", "http://evil.example"),
)
JSON = {"Accept": "application/json"}


@pytest.fixture
def table(page, server, slug) -> str:
    return open_at(page, server, slug, "me", "me", moves=2)


def nothing_changed(page) -> bool:
    return 'data-seq="2"' in page.request.get(page.url).text()


def is_a_sentence(text: str) -> bool:
    return len(text.split()) > 2 and "Traceback" not in text and "illegal-" not in text


@one_game
def test_an_illegal_move_of_a_program(page, slug, table):
    answer = post(page, f"/t/{table}/move", JSON, action=illegal(page, slug), seq=2)
    assert answer.status == 422
    assert not answer.json()["ok"]
    assert is_a_sentence(answer.json()["message"])
    assert nothing_changed(page)


@each_game
def test_an_illegal_move_of_a_plain_form(context, page, slug, table):
    plain = page.context.new_page()
    plain.goto(f"/t/{table}")
    code = illegal(page, slug)
    with plain.expect_navigation():
        plain.locator(LIST).first.evaluate(
            """(button, code) => {
              button.value = code;
              button.removeAttribute("data-action");
              button.form.requestSubmit(button);
            }""",
            code,
        )
    assert is_a_sentence(plain.get_by_role("alert").inner_text())
    assert actions(plain) == actions(page)
    assert nothing_changed(page)


@each_game
def test_an_illegal_move_on_the_page(page, slug, table):
    page.locator(LIST).first.evaluate("(button, code) => { button.dataset.action = code }", illegal(page, slug))
    page.locator(LIST).first.dispatch_event("click")  # the board may have controls of its own for it
    page.locator("#toasts").wait_for()
    assert is_a_sentence(page.locator("#toasts").inner_text())
    assert is_a_sentence(page.locator("#live").inner_text())
    assert nothing_changed(page)


Z_INDEX = """name => {
  const made = document.createElement("div");
  made.className = name;
  document.body.append(made);
  return Number(getComputedStyle(made).zIndex);
}"""


@pytest.mark.alone
@one_game
def test_a_refusal_goes_when_a_legal_move_was_accepted(page, slug, table):
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)  # a notice does not go by itself
    choice = page.locator(LIST).first
    legal = choice.get_attribute("data-action")
    choice.evaluate("(button, code) => { button.dataset.action = code }", illegal(page, slug))
    choice.dispatch_event("click")
    page.locator("#toasts .refused").wait_for()
    choice.evaluate("(button, code) => { button.dataset.action = code }", legal)
    choice.dispatch_event("click")
    expect(page.locator("#toasts .refused")).to_have_count(0)
    expect(page.locator("#table")).to_have_attribute("data-seq", "3")


def test_notices_lie_over_tips(page):
    open_table(page, "worlds-fair-1893", "me", "me")
    assert page.evaluate(Z_INDEX, "toasts") > page.evaluate(Z_INDEX, "tip sheet") > page.evaluate(Z_INDEX, "tip")


@one_game
def test_what_is_no_move_at_all(page, slug, table):
    for code in ("", "no such action", "undo", "<script>alert(1)</script>", "\0", "x" * 5000):
        answer = post(page, f"/t/{table}/move", JSON, action=code, seq=2)
        assert answer.status == 422, code
        assert answer.json()["message"]
    assert nothing_changed(page)


@one_game
def test_a_move_for_another_position(page, slug, table):
    code = actions(page)[0]
    for other in ("1", "3", "", "-1", "two", "2.0", "²", "9" * 5000):
        answer = post(page, f"/t/{table}/move", JSON, action=code, seq=other)
        assert answer.status == 409, other
        assert is_a_sentence(answer.json()["message"])
    assert nothing_changed(page)


@one_game
def test_a_double_click_is_one_move(page, slug, table):
    sent: list[Request] = []
    page.on("request", lambda request: sent.append(request) if request.url.endswith("/move") else None)
    page.evaluate("""() => { const button = document.querySelector("#choices [data-action]");
        button.click(); button.click(); button.click() }""")
    page.locator("#table[data-seq='3']").wait_for()
    for request in sent:
        request.response()
    page.reload()
    assert seq(page) == 3


def shown_before_its_answer(page: Page) -> Route:
    """Make a move, which the stream shows while the answer to the request that made it is held back."""
    held: list[Route] = []

    def hold_the_first(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)
            route.fetch()  # it reaches the server; its answer does not reach the page yet

    page.route("**/move", hold_the_first)
    made = seq(page)
    page.evaluate("document.querySelector('#choices [data-action]').click()")
    page.locator(f"#table[data-seq='{made + 1}']").wait_for()
    return held[0]


@one_game
def test_a_choice_before_the_last_move_is_answered_is_not_lost(page, slug, table):
    held = shown_before_its_answer(page)
    page.evaluate("document.querySelector('#choices [data-action]').click()")
    held.fulfill(json={"ok": True, "seq": 3})
    page.locator("#table[data-seq='4']").wait_for()


@pytest.mark.parametrize("button", ["#uncover", "#undo"])
def test_a_button_before_the_last_move_is_answered_is_not_lost(page, server, button):
    open_at(page, server, "expo-1906", "me", "me", moves=7)
    held = shown_before_its_answer(page)
    page.locator("#uncover").wait_for()
    page.locator(button).click()
    held.fulfill(json={"ok": True, "seq": 8})
    if button == "#undo":
        page.locator("#table[data-seq='9']").wait_for()
    page.locator("#choices [data-action]").first.wait_for()


@one_game
def test_a_form_of_another_site(page, slug, table, server):
    """A real browser on a real other site, with the player's cookie in its pocket."""
    attacker = page.context.new_page()
    attacker.set_content(f"""<form method="post" action="{server.address}/t/{table}/move">
        <input name="action" value="{actions(page)[0]}"><input name="seq" value="2"></form>""")
    with attacker.expect_navigation() as navigation:
        attacker.evaluate("document.forms[0].submit()")
    assert navigation.value.status == 403
    assert nothing_changed(page)


@one_game
def test_a_request_of_another_site(page, slug, table):
    code = actions(page)[0]
    for name, value in FOREIGN:
        for address in (f"/t/{table}/move", f"/t/{table}/undo", "/new"):
            answer = post(page, address, {name: value}, game=slug, action=code, seq=2)
            assert answer.status == 403, (name, value, address)
    assert nothing_changed(page)
