"""Crystal Palace: dice are set on dials, picked and placed."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.moments import TOKEN, Question, prepare
from tests.browser.playing import actions, at_once, one_move, open_table, press, seq, settle
from tests.browser.stored import new_record, random_moves, sit_at
from tests.laws.games import record_of
from tests.tables.laying import lay_in
from tests.tokens import TOKENS
from universelle.core.state import State
from universelle.games.registry import load
from universelle.matches.record import Move, Record
from universelle.web.serving.tokens import owner_of_secret
from universelle.web.serving.visitors import COOKIE

SLUG = "crystal-palace"
POOR = """() => {  // the server sends other answers: there are only 20 pounds
  const answers = Array.from({length: 21}, (_, step) => {
    const left = 16 - step;
    return `£${4 + step},${left < 0 ? `−£${-left}` : `£${left}`},${left < 0 ? `£${-left}` : ""}`;
  });
  document.getElementById("dials").dataset.sums = answers.join(" ");
}"""
HEARD = """window.heard = [];
window.EventSource = class extends EventSource {
  constructor(address) {
    super(address);
    this.addEventListener("message", event => window.heard.push(event.data));
  }
};"""


@pytest.fixture
def dials(page) -> Page:
    """A table at which the viewer sets four dice."""
    open_table(page, SLUG, "me", "random")
    expect(page.locator(".dial")).to_have_count(4)
    expect(page.locator("#state-2 .is-ready")).to_be_attached()  # from now on only the viewer changes anything
    return page


def value(page: Page, dial: int) -> str | None:
    return page.locator(f"#dial-{dial} .dial-face").get_attribute("aria-valuenow")


def sums(page: Page) -> tuple[str | None, str | None]:
    return page.locator("#dial-cost").text_content(), page.locator("#dial-left").text_content()


def test_buttons_turn_a_dial_and_the_sums_follow(dials):
    assert sums(dials) == ("£12", "£28")
    dials.locator("#dial-1 .up").click()
    dials.locator("#dial-1 .up").click()
    dials.locator("#dial-2 .down").click()
    assert (value(dials, 1), value(dials, 2)) == ("5", "2")
    assert sums(dials) == ("£13", "£27")
    assert dials.locator("#dial-1 .dial-price").text_content() == "£5"
    for _ in range(4):
        dials.locator("#dial-1 .up").click()
    assert value(dials, 1) == "6"


def test_keys_turn_the_dial_that_has_the_focus_and_choose_nothing(dials):
    before = seq(dials)
    dials.locator("#dial-3 .dial-face").focus()
    dials.keyboard.press("5")
    assert value(dials, 3) == "5"
    dials.keyboard.press("ArrowUp")
    assert value(dials, 3) == "6"
    dials.keyboard.press("ArrowLeft")
    assert value(dials, 3) == "5"
    dials.keyboard.press("Home")
    assert value(dials, 3) == "1"
    assert seq(dials) == before


def test_dragging_turns_a_dial(dials):
    face = dials.locator("#dial-4 .dial-face")
    box = face.bounding_box()
    dials.mouse.move(box["x"] + 20, box["y"] + 30)
    dials.mouse.down()
    dials.mouse.move(box["x"] + 20, box["y"] - 6)
    dials.mouse.up()
    assert value(dials, 4) == "5"
    dials.mouse.move(box["x"] + 20, box["y"] - 60)
    assert value(dials, 4) == "5"


def test_locking_in_sends_all_dice_at_once(dials):
    for n, key in enumerate("6421", start=1):
        dials.locator(f"#dial-{n} .dial-face").press(key)
    dials.locator("#dial-seal").click()
    dials.wait_for_function("() => !document.getElementById('dials')")
    settle(dials)
    assert dials.locator("#money-1").text_content() in ("27", "28")
    assert not [code for code in actions(dials) if code.startswith("set")]


def test_one_undo_brings_back_all_dials_as_they_were(dials):
    for n, key in enumerate("6421", start=1):
        dials.locator(f"#dial-{n} .dial-face").press(key)
    dials.locator("#dial-seal").click()
    dials.wait_for_function("() => !document.getElementById('dials')")
    settle(dials)
    dials.locator("#undo").click()
    expect(dials.locator(".dial")).to_have_count(4)
    assert "".join(value(dials, n) for n in range(1, 5)) == "6421"
    assert sums(dials) == ("£13", "£27")


def test_dice_that_cost_too_much_are_warned_of(dials):
    warning = dials.locator("#dial-warning")
    expect(warning).to_be_hidden()
    dials.evaluate(POOR)
    for n in range(1, 5):
        dials.locator(f"#dial-{n} .dial-face").press("6")
    expect(warning).to_be_visible()
    assert sums(dials) == ("£24", "−£4")
    assert dials.locator("#dial-short").text_content() == "£4"
    expect(warning).to_have_text("£4 short: sell something or borrow")  # goods may be enough


def test_a_die_set_from_the_list_leaves_one_dial_less(dials):
    dials.locator("#dial-1 .dial-face").press("6")
    with one_move(dials):
        press(dials.locator('#choices [data-action="set 5"]'))
    expect(dials.locator(".dial")).to_have_count(3)
    assert sums(dials) == (f"£{5 + 6 + 3 + 3}", f"£{40 - 17}")


def test_without_scripts_dice_are_set_one_by_one(context):
    page = context(java_script_enabled=False).new_page()
    open_table(page, SLUG, "me", "me")
    expect(page.locator("#dials")).to_be_hidden()
    for code in ("set 5", "set 4", "set 3", "set 1", "seal"):
        with page.expect_navigation():
            page.locator(f'#choices [data-action="{code}"]').click()
        if page.locator("#uncover").count() and code != "seal":  # two share this screen
            with page.expect_navigation():
                page.locator("#uncover").click()
    expect(page.locator("#panel-1 .is-ready")).to_be_attached()


def placing(page: Page) -> Page:
    """Plays on until the viewer is to place a die out of 5, 4, 2 and 1."""
    for n, key in enumerate("5421", start=1):
        page.locator(f"#dial-{n} .dial-face").press(key)
    page.locator("#dial-seal").click()
    page.locator("#pick-1").wait_for(state="attached")
    return page


def codes(page: Page) -> list[str | None]:
    return [each.get_attribute("data-action") for each in page.locator("#board [data-action]").all()]


def test_another_die_is_picked_and_another_location_opened(dials):
    page = placing(dials)
    assert all(str(code).startswith("place 5 patent-office") for code in codes(page))
    page.locator("#hand-1-3-box").click()
    assert all(str(code).startswith("place 2 patent-office") for code in codes(page))
    page.locator("#tab-8").click()
    expect(page.locator("#location-8")).to_be_visible()
    expect(page.locator("#location-1")).to_be_hidden()
    assert all(str(code).startswith("place 2 waterloo-station") for code in codes(page))
    expect(page.locator("#outlook-8-2")).to_be_visible()
    expect(page.locator("#outlook-8-5")).to_be_hidden()


def test_a_space_too_high_for_the_die_says_why(dials):
    page = placing(dials)
    page.locator("#hand-1-4-box").click()
    page.locator("#space-1-1").click()
    expect(page.locator(".toast")).to_contain_text("at least a 5")


def test_a_click_on_a_space_places_the_picked_die(dials):
    page = placing(dials)
    page.locator("#hand-1-2-box").click()
    page.locator("#tab-4").click()
    with one_move(page):
        page.locator("#location-4 [data-action]").first.click()
    assert page.locator("#tab-4 .piece.p1").count() == 1


class Player:
    """Somebody at a table in a browser of their own, and all that they are sent."""

    def __init__(self, context, address: str, token: str, table: str) -> None:
        own = context()
        own.add_cookies([{"name": COOKIE, "value": TOKENS.sign(token), "url": address}])
        at_once(own)
        own.add_init_script(HEARD)
        self.table = table
        self.page = own.new_page()
        self.answers: list = []
        self.page.on("response", self._answered)
        self.page.goto(f"/t/{table}")
        expect(self.page.locator(".dial")).to_have_count(4)

    def _answered(self, answer) -> None:
        if f"/t/{self.table}" in answer.url and not answer.url.startswith(f"{self.page.url}/stream"):
            self.answers.append(answer)

    def turn(self, hand: str) -> None:
        for n, key in enumerate(hand, start=1):
            self.page.locator(f"#dial-{n} .dial-face").press(key)

    def seal(self) -> None:
        self.page.locator("#dial-seal").click()

    def sees(self, moves: int) -> None:
        self.page.locator(f"#table[data-seq='{moves}']").wait_for(state="attached")

    def told(self) -> list[str]:
        """Every answer about the table and every change of it, but for its address."""
        texts = [f"{answer.status} {answer.url} {answer.body()!r}" for answer in self.answers]
        return [text.replace(self.table, "table") for text in [*texts, *self.page.evaluate("window.heard")]]


def add_table(folder: Path, table: str) -> None:
    """A table with a seat for Ada and one for Ben."""

    record = replace(record_of(SLUG, 2, 1), seats=("Ada=me", "Ben=me"))
    owners = {0: owner_of_secret("ada"), 1: owner_of_secret("ben")}
    with ThreadPoolExecutor() as pool:  # this thread has a loop of its own, which drives the browser
        pool.submit(asyncio.run, lay_in(folder / "universelle.sqlite", record, owners, table)).result()


@pytest.mark.rule("CP-028")
def test_two_set_dice_at_once_and_neither_learns_the_others_before_the_reveal(context, server):
    secret, revealed = [], []
    for table, hand in (("first-table", "6651"), ("other-table", "1111")):
        add_table(server.folder, table)
        ada, ben = [Player(context, server.address, token, table) for token in ("ada", "ben")]
        ada.turn(hand)
        ben.turn("2315")
        ada.seal()
        ben.sees(5)
        assert [value(ben.page, n) for n in range(1, 5)] == list("2315")
        expect(ben.page.locator("#panel-1 .is-ready")).to_be_attached()
        secret.append(ben.told())
        ben.seal()
        for player in (ada, ben):
            player.sees(10)
        revealed.append(ben.told()[len(secret[-1]) :])
    assert len(secret[0]) == 2  # the page, and the change that said that Ada is ready
    assert secret[0] == secret[1]
    assert revealed[0] != revealed[1]


# Dice that are placed: dragged, tapped, passed


def centre(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, die: str, space: str) -> None:
    """Carry a die of the hand to a space, by mouse."""
    page.mouse.move(*centre(page, die))
    page.mouse.down()
    x, y = centre(page, space)
    page.mouse.move(x, y - 30)
    page.mouse.move(x, y)
    expect(page.locator(".dragged-die")).to_be_visible()
    page.mouse.up()


def test_a_die_is_dragged_onto_a_space_of_the_open_location(dials):
    page = placing(dials)
    with one_move(page):
        drag(page, "#hand-1-2-box", "#space-1-2")
    assert page.locator("#space-1-2-die").count() == 1
    expect(page.locator(".dragged-die")).to_have_count(0)


def test_a_die_is_dragged_onto_a_space_of_a_closed_location(dials):
    page = placing(dials)
    with one_move(page):
        drag(page, "#hand-1-1-box", "#tab-space-4-1")
    assert page.locator("#tab-4 .piece.p1").count() == 1


def forecast_of(page: Page, code: str) -> str:
    """What the list says of a choice."""
    told = page.locator(f"#choices [data-action='{code}'] .gives").text_content()
    assert told
    return told


def test_a_dragged_die_shows_at_the_space_what_the_list_says(dials):
    page = placing(dials)
    page.mouse.move(*centre(page, "#hand-1-1-box"))
    page.mouse.down()
    page.mouse.move(*centre(page, "#space-1-2"), steps=3)
    expect(page.locator("#forecast")).to_have_text(forecast_of(page, "place 5 patent-office 2"))
    page.mouse.move(*centre(page, "#tab-space-4-1"), steps=3)
    expect(page.locator("#forecast")).to_have_text(forecast_of(page, "place 5 westminster 1"))
    space, note = page.locator("#tab-space-4-1").bounding_box(), page.locator("#forecast").bounding_box()
    assert space["y"] + space["height"] <= note["y"] < space["y"] + space["height"] + 20
    page.mouse.move(*centre(page, "#now"))
    expect(page.locator("#forecast")).to_have_count(0)
    page.mouse.up()


def test_a_space_under_the_pointer_or_with_the_focus_shows_what_the_list_says(dials):
    page = placing(dials)
    page.mouse.move(*centre(page, "#space-1-4"))
    expect(page.locator("#forecast")).to_have_text(forecast_of(page, "place 5 patent-office 4"))
    page.mouse.move(*centre(page, "#now"))
    expect(page.locator("#forecast")).to_have_count(0)
    page.locator("#space-1-2").focus()
    expect(page.locator("#forecast")).to_have_text(forecast_of(page, "place 5 patent-office 2"))
    with one_move(page):
        page.keyboard.press("Enter")
    expect(page.locator("#forecast")).to_have_count(0)


def test_a_die_dropped_where_it_does_not_fit_stays_and_says_why(dials):
    page = placing(dials)
    before = seq(page)
    drag(page, "#hand-1-4-box", "#space-1-1")
    expect(page.locator(".toast")).to_contain_text("at least a 5")
    expect(page.locator("#hand-1-4-box")).to_be_visible()
    assert seq(page) == before


def test_a_die_dropped_on_nothing_stays_in_the_hand(dials):
    page = placing(dials)
    before = seq(page)
    drag(page, "#hand-1-2-box", "#now")
    expect(page.locator(".dragged-die")).to_have_count(0)
    assert seq(page) == before


def test_usable_spaces_are_lit_in_every_location(dials):
    page = placing(dials)
    assert page.locator("#tab-space-8-1[data-lit]").count() == 1
    page.locator("#hand-1-4-box").click()
    assert page.locator("#tab-space-8-1[data-lit]").count() == 0
    assert page.locator("#tab-8[data-lit]").count() == 1
    lit = page.locator("[id^=tab-space-][data-lit]")
    assert {each.locator("b").text_content() for each in lit.all()} == {"1"}


def test_passing_stands_in_the_bar_far_from_the_dice(dials):
    page = placing(dials)
    assert page.locator("#bar #do-pass").is_visible()
    assert page.locator("#players [data-action=pass], #board [data-action=pass]").count() == 0
    x, y = centre(page, "#do-pass")
    tray = page.locator("#tray-1").bounding_box()
    assert y < tray["y"] - 100
    assert x > tray["x"] + tray["width"]


def test_passing_with_dice_in_hand_is_asked_for_twice(dials):
    page = placing(dials)
    before = seq(page)
    page.locator("#hand-1-4-box").click()
    page.locator("#space-1-1").click()
    expect(page.locator(".refused")).to_be_visible()
    page.locator("#do-pass").click()
    expect(page.locator("#held")).to_contain_text("4 dice stay in hand")
    expect(page.locator(".refused")).to_have_count(0)  # it would lie over the question
    assert seq(page) == before
    with one_move(page):
        page.locator("#do-pass").click()
    expect(page.locator("#do-pass")).to_have_count(0)


def test_the_dials_have_no_second_list_beside_them(dials):
    shown = dials.locator("#choice-list > *").filter(visible=True)
    assert shown.count() == 1
    assert {str(code).split()[0] for code in actions(dials) if code not in ("loan", "repay")} >= {"set", "buy"}
    assert shown.locator("[value^='set ']").count() == 0


@pytest.fixture
def touched(phone) -> Page:
    """A phone whose owner is to place a die out of 5, 4, 2 and 1."""
    open_table(phone, SLUG, "me", "random")
    expect(phone.locator(".dial")).to_have_count(4)
    expect(phone.locator("#strip-2")).to_be_visible()
    phone.locator("#state-2 .is-ready").wait_for(state="attached")
    return placing(phone)


def test_a_tap_previews_a_space_and_the_button_sets_the_die(touched):
    before = seq(touched)
    button = touched.locator("#set-here")
    expect(button).to_be_disabled()
    touched.locator("#space-1-2").tap()
    expect(touched.locator("#space-1-2")).to_have_attribute("data-aimed", "5")
    expect(button).to_contain_text("5")
    expect(touched.locator("#forecast")).to_have_text(forecast_of(touched, "place 5 patent-office 2"))
    expect(touched.locator("#forecast.visually-hidden")).to_have_count(0)
    touched.locator("#space-1-3").tap()  # what the location says already is only said to who cannot see it
    expect(touched.locator("#forecast.visually-hidden")).to_have_text(touched.locator("#outlook-1-5").inner_text())
    touched.locator("#space-1-2").tap()
    assert seq(touched) == before
    with one_move(touched):
        button.tap()
    assert touched.locator("#space-1-2-die").count() == 1


TOUCH_DRAG = """([from, to]) => {
  const at = (selector) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const send = (type, [x, y], target) => target.dispatchEvent(new PointerEvent(type, {
    bubbles: true, isPrimary: true, pointerType: "touch", clientX: x, clientY: y,
  }));
  const [x, y] = at(to);
  send("pointerdown", at(from), document.querySelector(from));
  send("pointermove", [x, y + 10], document.body);
  send("pointermove", [x, y + 40], document.body);  // the die floats above the finger
  send("pointerup", [x, y + 40], document.body);
}"""


def test_a_die_dragged_by_a_finger_is_previewed_as_by_a_tap(touched):
    before = seq(touched)
    touched.evaluate(TOUCH_DRAG, ["#hand-1-1-box", "#space-1-2"])
    expect(touched.locator("#space-1-2")).to_have_attribute("data-aimed", "5")
    assert seq(touched) == before
    with one_move(touched):
        touched.locator("#set-here").tap()
    assert touched.locator("#space-1-2-die").count() == 1


def test_a_second_tap_on_the_space_takes_the_preview_back(touched):
    touched.locator("#space-1-2").tap()
    touched.locator("#space-1-2").tap()
    expect(touched.locator("#set-here")).to_be_disabled()
    expect(touched.locator("#forecast")).to_have_count(0)


def test_one_part_is_in_front_on_a_phone_and_dice_seats_and_question_stay(touched):
    parts = {"places": "#location-1", "mine": "#stock-1", "city": "#market", "rivals": "#panel-2"}
    parts["chronicle"] = "#chronicle"
    for key, part in parts.items():
        touched.locator(f"#tab-{key}").tap()
        expect(touched.locator(part)).to_be_visible()
        for other in set(parts.values()) - {part}:
            expect(touched.locator(other)).to_be_hidden()
        for always in ("#tray-1", "#set-here", "#strip-points-2", "#now", "#do-pass"):
            expect(touched.locator(always)).to_be_in_viewport()


@pytest.mark.parametrize("step", ["assistant-action", "act-with-die", "build-prototype"])
def test_a_phone_asks_every_question_once(context, server, step):
    moment = Question(SLUG, 3, step)
    prepare(server.folder, [moment])
    own = context(has_touch=True)
    own.add_cookies([{"name": COOKIE, "value": TOKENS.sign(TOKEN), "url": server.address}])
    page = own.new_page()
    page.goto(moment.address)
    page.wait_for_selector("html.js")
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        shown = page.locator("button[data-action], .location-button").filter(visible=True).all()
        asked = [each.get_attribute("data-action") for each in shown]
        assert asked
        assert len(asked) == len(set(asked))


def test_no_keys_are_named_where_fingers_play(context):
    page = context(viewport={"width": 820, "height": 1180}, has_touch=True).new_page()
    open_table(page, SLUG, "me", "random")
    page.keyboard.press("l")
    expect(page.locator("#drawer")).to_be_visible()
    for keys in (".key", ".work-key", "kbd"):
        expect(page.locator(keys).filter(visible=True)).to_have_count(0)


IN_SIGHT = """() => {
  const box = document.getElementById("cards-1").getBoundingClientRect();
  const cards = Array.from(document.querySelectorAll("#cards-1 .owned-card"), card => card.getBoundingClientRect());
  return cards.map(card => card.height > 0 && card.bottom <= box.bottom + 1);
}"""


@pytest.mark.parametrize(("dice", "seed"), [(4, "10"), (5, "19")])
def test_own_cards_are_in_sight_while_dice_are_set(desk, server, dice, seed):
    """On a laptop: so many dials and five cards."""

    def sets(state: State, player: dict[str, Any]) -> bool:
        cards = sum([len(player[kind]) for kind in ("patents", "prototypes", "characters", "shares")])
        return state.agenda[-1].id == "set-dice" and cards == 5 and player["dice"] == dice and not player["hand"]

    sit_at(desk, server, up_to(new_record(SLUG, "me", "me", seed=seed), sets))
    settle(desk)
    expect(desk.locator(".dial")).to_have_count(dice)
    expect(desk.locator("#cards-1")).to_be_visible()
    assert desk.evaluate(IN_SIGHT) == [True] * 5


def test_an_answer_beside_many_dice_is_not_covered(desk, server):
    """On a laptop, in the language with the longest word: four of five dice are in hand."""

    def asked(state: State, player: dict[str, Any]) -> bool:
        return state.agenda[-1].id == "assistant-action" and player["dice"] == 5 and len(player["hand"]) == 4

    sit_at(desk, server, up_to(new_record(SLUG, "me", "me", lang="de", seed="5"), asked))
    settle(desk)
    answer = desk.locator("#do-decline")
    answer.click(trial=True)  # refused if something covers it
    tray = desk.locator("#tray-1").bounding_box()
    box = answer.bounding_box()
    assert tray is not None
    assert box is not None
    assert box["y"] + box["height"] <= tray["y"] + tray["height"] + 1


def test_on_a_phone_what_goes_on_now_comes_into_sight(phone, server):
    """The last die at a location acts while the table is scrolled past it."""
    decline = load(SLUG).catalogue.parse("decline")

    def is_last(state: State, player: dict[str, Any]) -> bool:
        if state.agenda[-1].id != "act-with-die":
            return False
        after = state.clone()
        after.apply(0, decline)
        return bool(after.view(0)["location"] != state.view(0)["location"])

    sit_at(phone, server, up_to(new_record(SLUG, "me", "random", seed="5"), is_last))
    settle(phone)
    table = phone.locator("#table")
    table.evaluate("table => table.scrollTo(0, 300)")
    assert table.evaluate("table => table.scrollTop") == 300
    phone.locator("#choices [data-action='decline']").tap()
    phone.locator("#set").tap()
    phone.wait_for_function("() => document.getElementById('table').scrollTop === 0")


def up_to(record: Record, wanted: Callable[[State, dict[str, Any]], bool]) -> Record:
    """A game, played at random, up to a position that is wanted of the first seat."""
    made: list[Move] = []
    state, parse = record.begin(), load(SLUG).catalogue.parse
    for move in random_moves(record):
        if 0 in state.to_move() and wanted(state, state.view(0)["players"][0]):
            return record.with_moves(made)
        state.apply(move.seat, parse(move.code))
        made.append(move)
    raise AssertionError("there is no such position")
