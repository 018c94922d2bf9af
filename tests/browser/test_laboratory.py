"""The laboratory of Expo 1906 by mouse, finger and keyboard."""

import re

import pytest

from tests.browser.animations import SPY, set_speed
from tests.browser.benches import FIRST, SECOND, Bench, working
from tests.browser.playing import LIST, looks, open_table, press, seq, tab_to
from tests.games.expo_1906.positions import lab
from universelle.games.expo_1906.rules.components import CELL_NAMES, PROJECTS

SIDES = ("up and right", "right and down", "down and left", "left and up")  # of the double half, by turn
COLOUR = "element => getComputedStyle(element).color"
ABOVE = 40  # pixels that a piece floats above the finger


@pytest.fixture
def desk(context):
    return context(viewport={"width": 1280, "height": 800}).new_page()


@pytest.fixture
def bench(desk) -> Bench:
    return working(desk)


@pytest.fixture
def ready(bench) -> Bench:
    """A Project lies on b2, b3, b4 and c4; a tile on c3 touches it twice, with both its halves if turned so."""
    bench.apply(f"place {bench.project}", "put b2 0")
    bench.show()
    return bench


@pytest.fixture
def phone(context):
    settings = {"viewport": {"width": 390, "height": 1500}, "is_mobile": True, "has_touch": True}
    return context(**settings, device_scale_factor=2).new_page()


# Finding one's way


def pick(page, code: str):
    return page.locator(f"[data-pick='{code}']").first


def middle(page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def cell(page, name: str, right: float = 0, down: float = 0) -> tuple[float, float]:
    """A point of a cell, so many cells right of and below its middle."""
    x, y = middle(page, f"#cell-{name}")
    size = page.locator(f"#cell-{name}").evaluate("cell => cell.ownerSVGElement.dataset.cell * cell.getScreenCTM().a")
    return x + size * right, y + size * down


def answered(page) -> None:
    """The server has said what could be done with the piece that was picked up, if one was."""
    page.wait_for_function("() => document.documentElement.dataset.holding !== 'asking'")


def live(page) -> str:
    answered(page)
    return page.locator("#live").inner_text()


def is_held(page) -> bool:
    answered(page)
    return page.evaluate("document.documentElement.dataset.holding !== undefined")


def held_at(page) -> str:
    """The cell that the piece in hand is over."""
    answered(page)
    place = page.locator("#lab-held > .held").get_attribute("transform") or ""
    size = float(page.locator("#lab").get_attribute("data-cell"))
    x, y = [float(number) / size for number in re.findall(r"-?[\d.]+", place)]
    return f"{'abcdefg'[round(x)]}{round(y) + 1}"


def lit(page, kind: str = "fits") -> set[str]:
    answered(page)
    return {str(each.get_attribute("id")).removeprefix("cell-") for each in page.locator(f"#lab .cell.{kind}").all()}


def wait_for(page, bench: Bench, *codes: str) -> None:
    """These moves were made: the table shows it, and the game beside it agrees that they are legal."""
    bench.apply(*codes)
    page.locator(f"#table[data-seq='{len(bench.made)}']").wait_for(state="attached")
    assert not is_held(page)


def lies_at(page, piece: str) -> bool:
    return page.locator(f"#lab-pieces #{piece}").count() == 1


class Sent:
    """What a page sends from now on."""

    def __init__(self, page) -> None:
        self.requests: list[tuple[str, str]] = []
        page.on("request", lambda request: self.requests.append((request.method, request.post_data or request.url)))

    @property
    def moves(self) -> list[str]:
        return [text for method, text in self.requests if method == "POST"]


# By mouse


def test_dragging_by_mouse(desk, ready):
    """Nothing is sent before the piece is let go; then both moves at once."""
    sent = Sent(desk)
    desk.mouse.move(*middle(desk, f"[data-pick='place {FIRST}']"))
    desk.mouse.down()
    desk.mouse.move(*middle(desk, "#project-list"), steps=3)
    assert is_held(desk)
    assert desk.locator("#floating g").count() > 0
    desk.mouse.move(*cell(desk, "c3"), steps=4)
    assert held_at(desk) == "c3"
    assert desk.locator("#floating").count() == 0
    desk.keyboard.press("r")
    desk.mouse.wheel(0, 100)
    desk.wait_for_function("() => document.getElementById('live').textContent.includes('down and left')")
    desk.keyboard.press("Shift+R")
    assert sent.moves == []
    desk.mouse.up()
    wait_for(desk, ready, f"place {FIRST}", "put c3 1")
    [move] = sent.moves
    assert move.count("action=") == 2
    assert lies_at(desk, "tile-1")


def test_a_shape_is_dragged_and_turned(desk, bench):
    start = middle(desk, f"[data-pick='place {bench.project}']")
    desk.mouse.move(*start)
    desk.mouse.down()
    desk.mouse.move(start[0], start[1] - 30)
    desk.keyboard.press("r")
    desk.keyboard.press("r")
    desk.mouse.move(*cell(desk, "d3"), steps=3)
    desk.mouse.up()
    wait_for(desk, bench, f"place {bench.project}", "put d3 2")
    assert lies_at(desk, f"project-{bench.project}")


def test_a_click_holds_and_another_one_sets(desk, ready):
    pick(desk, f"place {FIRST}").click()
    assert is_held(desk)
    desk.mouse.move(*cell(desk, "e5"))
    assert held_at(desk) == "e5"
    assert desk.locator("#set-here").inner_text() == "Place on e5"
    desk.mouse.click(*cell(desk, "e5"))
    wait_for(desk, ready, f"place {FIRST}", "put e5 0")


def test_the_main_button_sets(desk, ready):
    pick(desk, f"place {FIRST}").click()
    desk.locator("#turn-right").click()
    desk.locator("#turn-left").click()
    desk.mouse.move(*cell(desk, "f6"))
    desk.locator("#set-here").click()
    wait_for(desk, ready, f"place {FIRST}", "put f6 0")


def test_dropping_outside_puts_back(desk, bench):
    before = looks(desk)
    desk.mouse.move(*middle(desk, f"[data-pick='place {bench.project}']"))
    desk.mouse.down()
    desk.mouse.move(*cell(desk, "c3"), steps=3)
    assert is_held(desk)
    desk.mouse.move(*middle(desk, "#hand"), steps=3)
    desk.mouse.up()
    assert not is_held(desk)
    assert looks(desk) == before
    assert seq(desk) == len(bench.made)


def test_what_is_in_hand_can_be_dragged_on(desk, ready):
    pick(desk, f"place {FIRST}").click()
    desk.mouse.move(*cell(desk, "f1"))
    desk.mouse.down()
    desk.mouse.move(*cell(desk, "f3"), steps=3)
    desk.mouse.up()
    wait_for(desk, ready, f"place {FIRST}", "put f3 0")


def test_another_piece_takes_the_place_of_the_one_in_hand(desk, ready):
    pick(desk, f"place {FIRST}").click()
    pick(desk, f"place {SECOND}").click()
    assert desk.locator(".lifted").count() == 1
    assert desk.locator(".lifted").get_attribute("data-pick") == f"place {SECOND}"
    pick(desk, f"place {SECOND}").click()
    assert not is_held(desk)


def test_the_nearest_place_under_the_pointer(desk, bench):
    """Half a cell of grace; but whoever points straight at a cell means it."""
    pick(desk, f"place {FIRST}").click()
    desk.mouse.move(*cell(desk, "g7", down=-0.4))
    assert held_at(desk) == "g6"
    desk.mouse.move(*cell(desk, "g7", right=-0.4, down=0.1))
    assert held_at(desk) == "f7"
    desk.mouse.move(*cell(desk, "g7", right=0.1))
    assert held_at(desk) == "g7"
    assert desk.locator("#lab-held .refused").count() == 1
    assert desk.locator("#lab-held .refusal-note text").text_content() in live(desk)


def test_places_of_a_shape_light_up_for_its_turn(desk, bench):
    pick(desk, f"place {bench.project}").click()
    room = lab(bench.state).room(PROJECTS.index(bench.project), lab(bench.state).free())
    for turn, mask in enumerate(room):
        assert lit(desk) == {CELL_NAMES[place] for place in range(64) if mask >> place & 1}, turn
        desk.keyboard.press("r")
    assert lit(desk, "feeds") == set()


def test_cells_shine_where_a_tile_would_feed(desk, ready):
    pick(desk, f"place {FIRST}").click()
    beside = {"b1", "a2", "c2", "a3", "c3", "a4", "d4", "b5", "c5"}
    assert lit(desk, "feeds") == beside
    taken = {"b2", "b3", "b4", "c4", "g7"}
    assert lit(desk) == {f"{column}{row}" for column in "abcdefg" for row in range(1, 8)} - taken


def test_a_turn_that_does_not_fit_keeps_the_place(desk, bench):
    pick(desk, f"place {bench.project}").click()
    desk.mouse.move(*cell(desk, "a1"))
    assert desk.locator("#lab-held .refused").count() == 0
    for _ in range(3):
        desk.keyboard.press("r")
    assert held_at(desk) == "a1"
    assert desk.locator("#lab-held .refused").count() == 1
    assert desk.locator("#set-here").get_attribute("aria-disabled") == "true"
    desk.locator("#set-here").click(force=True)
    assert is_held(desk)
    assert seq(desk) == len(bench.made)


def test_what_would_be_is_shown(desk, ready):
    key = ready.project
    pick(desk, f"place {FIRST}").click()
    answered(desk)
    desk.mouse.move(*cell(desk, "c3"))
    for _ in range(4):
        if "steel" not in live(desk).lower() and "manual" not in live(desk).lower():
            break
        desk.keyboard.press("r")
    assert desk.locator("#lab-held .flow").count() == 2
    assert desk.locator(f"#project-{key} .need-pip.gained").count() == 2
    line = desk.locator(f"#entry-preview-{key}").inner_text()
    assert line.startswith("still needs 1 ")
    assert "empirical" in line.lower()
    assert "changes" in desk.locator(f"#entry-{key}").get_attribute("class").split()
    assert desk.evaluate("document.getAnimations().length") == 0
    desk.keyboard.press("Escape")
    assert desk.locator(f"#entry-preview-{key}").inner_text() == ""


def shown_on_chip(page, project: str, kind: str) -> str:
    """What the list of projects shows that a project has of what it needs, or would have."""
    chip = page.locator(f"#entry-{project}-{kind}")
    return chip.get_attribute("data-would") or chip.inner_text()


def test_the_list_of_projects_shows_the_numbers_of_now_and_of_what_would_be(desk, ready):
    key = ready.project
    assert shown_on_chip(desk, key, "steel") == shown_on_chip(desk, key, "manual") == "0/1"
    pick(desk, f"place {FIRST}").focus()
    desk.keyboard.press("Enter")
    walk_to(desk, "c3", 1)
    assert shown_on_chip(desk, key, "steel") == shown_on_chip(desk, key, "manual") == "1/1"
    line = desk.locator(f"#entry-preview-{key}")
    gain = desk.locator("#project-list-gain")
    assert line.inner_text().startswith("still needs")
    assert line.evaluate(COLOUR) != gain.evaluate(COLOUR)  # which is that of gains
    desk.keyboard.press("Escape")
    assert shown_on_chip(desk, key, "steel") == "0/1"
    desk.keyboard.press("Enter")
    walk_to(desk, "c3", 1)
    desk.keyboard.press("Enter")
    wait_for(desk, ready, f"place {FIRST}", "put c3 1")
    assert shown_on_chip(desk, key, "steel") == "1/1"
    assert desk.locator("[data-would]").count() == 0


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_waiting_tiles_stay_where_they_are_while_one_is_held(context, size):
    page = context(viewport={"width": size[0], "height": size[1]}).new_page()
    working(page)
    places = [each.bounding_box() for each in page.locator(".waiting-piece").all()]
    pick(page, f"place {FIRST}").click()
    assert is_held(page)
    assert [each.bounding_box()["x"] for each in page.locator(".waiting-piece").all()] == [at["x"] for at in places]


def test_what_would_be_completed_is_told(desk, ready):
    ready.apply(f"place {FIRST}", "put c3 1", f"place {SECOND}", "put b1 0")
    ready.show()
    key = ready.project
    prestige = next(each["prestige"] for each in ready.mine["tiles"] if each.get("project") == key)
    pick(desk, f"place {SECOND}").focus()
    desk.keyboard.press("Enter")
    walk_to(desk, "b5", 0)
    assert f"complete, {prestige} points" in live(desk)
    assert desk.locator(f"#entry-preview-{key}").inner_text() == f"completes: {prestige} points"
    assert "completes" in desk.locator(f"#project-{key}").get_attribute("class").split()
    desk.keyboard.press("Enter")
    wait_for(desk, ready, f"place {SECOND}", "put b5 0")
    assert ready.mine["completed"] == [key]
    assert desk.locator(f"#project-{key}.completed").count() == 1


def walk_to(page, place: str, turn: int) -> None:
    """By arrows and R."""
    for _ in range(10):
        here = held_at(page)
        if here == place:
            break
        across, along = ord(place[0]) - ord(here[0]), int(place[1]) - int(here[1])
        page.keyboard.press(
            ("ArrowRight" if across > 0 else "ArrowLeft") if across else "ArrowDown" if along > 0 else "ArrowUp"
        )
    for _ in range(4):
        if SIDES[turn] in said_of_turn(page):
            return
    pytest.fail(f"it never lies on the {SIDES[turn]}")


def said_of_turn(page) -> str:
    """What is said once the piece is turned."""
    page.keyboard.press("r")
    return live(page).lower()


def test_what_is_said_is_the_engines_answer(desk, ready):
    """On every cell of a row: whether it fits, and what would come of it."""
    query = {"seq": str(seq(desk)), "about": f"place {FIRST}"}
    answer = desk.request.get(f"{ready.address}/answer/placements", params=query).json()
    pick(desk, f"place {FIRST}").click()
    answered(desk)
    for column in "abcdefg":
        desk.mouse.move(*cell(desk, f"{column}3"))
        outcome = answer["outcomes"][answer["spots"][0][f"{column}3"]]
        assert live(desk) == f"{column}3: {outcome['text']}"
        assert desk.locator("#lab-held .refused").count() == (not outcome["fits"])
        assert desk.locator("#lab-held .flow").count() == len(outcome["arrows"])


def test_a_piece_is_put_down_once_the_answer_is_there(desk, ready):
    """Whoever is quicker than the server need not do it again."""
    asked = []

    def keep(route) -> None:
        asked.append(route)

    desk.route("**/answer/**", keep)
    desk.mouse.move(*middle(desk, f"[data-pick='place {FIRST}']"))
    desk.mouse.down()
    desk.mouse.move(*cell(desk, "e5"), steps=4)
    desk.mouse.up()
    desk.locator("html[data-holding='asking']").wait_for(state="attached")
    assert len(asked) == 1
    asked[0].continue_()
    wait_for(desk, ready, f"place {FIRST}", "put e5 0")


def test_without_an_answer_the_piece_stays_where_it_was(desk, ready):
    before = looks(desk)
    desk.route("**/answer/**", lambda route: route.abort())
    pick(desk, f"place {FIRST}").click()
    desk.locator("html:not([data-holding])").wait_for(state="attached")
    assert looks(desk) == before


# By finger


def finger(page, kind: str, *points: tuple[float, float]) -> None:
    client = getattr(page, "client", None) or page.context.new_cdp_session(page)
    page.client = client
    spots = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})


def slide(page, start: tuple[float, float], end: tuple[float, float], steps: int = 6) -> None:
    for step in range(1, steps + 1):
        part = step / steps
        finger(page, "touchMove", tuple(one + (other - one) * part for one, other in zip(start, end)))


def test_dragging_by_finger(phone):
    bench = working(phone)
    sent = Sent(phone)
    start = middle(phone, f"[data-pick='place {FIRST}']")
    x, y = cell(phone, "e5")
    finger(phone, "touchStart", start)
    slide(phone, start, (x, y + ABOVE))
    assert is_held(phone)
    assert held_at(phone) == "e5"
    assert sent.moves == []
    finger(phone, "touchEnd")
    wait_for(phone, bench, f"place {FIRST}", "put e5 0")
    assert len(sent.moves) == 1


def test_a_second_finger_turns(phone):
    bench = working(phone)
    start = middle(phone, f"[data-pick='place {FIRST}']")
    x, y = cell(phone, "e5")
    end = (x, y + ABOVE)
    finger(phone, "touchStart", start)
    slide(phone, start, end)
    finger(phone, "touchStart", end, (40, 400))
    assert "right and down" in live(phone).lower()
    finger(phone, "touchEnd")
    wait_for(phone, bench, f"place {FIRST}", "put e5 1")


def test_a_tap_of_two_fingers_turns(phone):
    bench = working(phone)
    pick(phone, f"place {FIRST}").tap()
    place = held_at(phone)
    one, other = cell(phone, "d4"), cell(phone, "f4")
    finger(phone, "touchStart", one)
    finger(phone, "touchStart", one, other)
    finger(phone, "touchEnd")
    assert "right and down" in live(phone).lower()
    assert held_at(phone) == place
    assert is_held(phone)
    assert seq(phone) == len(bench.made)


def test_a_tap_shows_what_would_be_and_the_main_button_sets(phone):
    bench = working(phone)
    sent = Sent(phone)
    pick(phone, f"place {FIRST}").tap()
    assert is_held(phone)
    phone.touchscreen.tap(*cell(phone, "g7"))
    assert phone.locator("#lab-held .refusal-note").count() == 1
    for place in ("c6", "e5", "e5"):
        phone.touchscreen.tap(*cell(phone, place))
        assert held_at(phone) == place
        assert phone.locator("#set-here").inner_text() == f"Place on {place}"
    phone.locator("#turn-right").tap()
    assert sent.moves == []
    phone.locator("#set-here").tap()
    wait_for(phone, bench, f"place {FIRST}", "put e5 1")


def test_a_second_tap_keeps_the_piece_and_a_button_puts_it_back(phone):
    working(phone)
    sent = Sent(phone)
    source = pick(phone, f"place {FIRST}")
    source.tap()
    phone.touchscreen.tap(*cell(phone, "e5"))
    assert held_at(phone) == "e5"
    source.tap()
    assert is_held(phone)
    assert held_at(phone) == "e5"
    phone.locator("#put-back").tap()
    assert not is_held(phone)
    assert "is back where it was" in live(phone)
    assert phone.locator("#put-back").is_disabled()
    assert sent.moves == []


def test_a_finger_is_told_of_taps_and_the_keyboard_of_keys(phone, desk):
    for page, said in ((phone, "Tap a cell"), (desk, "Arrow keys")):
        working(page)
        source = pick(page, f"place {FIRST}")
        source.tap() if page is phone else source.click()
        assert said in live(page)
    assert not desk.locator("#put-back").is_visible()


def test_a_tap_shows_too_where_a_piece_from_the_list_would_be(phone):
    bench = working(phone)
    press(phone.locator(f"{LIST}[data-action='place {FIRST}']"))
    phone.locator("html[data-holding='ready']").wait_for(state="attached")
    sent = Sent(phone)
    phone.touchscreen.tap(*cell(phone, "e5"))
    assert held_at(phone) == "e5"
    assert sent.moves == []
    said = said_of_turn(phone)
    turn = next(turn for turn, sides in enumerate(SIDES) if sides in said)
    phone.locator("#set-here").tap()
    wait_for(phone, bench, f"place {FIRST}", f"put e5 {turn}")


def test_a_finger_that_lets_go_outside_puts_back(phone):
    bench = working(phone)
    start = middle(phone, f"[data-pick='place {FIRST}']")
    finger(phone, "touchStart", start)
    slide(phone, start, cell(phone, "e5"))
    assert is_held(phone)
    slide(phone, cell(phone, "e5"), (start[0], start[1] + 60))
    finger(phone, "touchEnd")
    assert not is_held(phone)
    assert seq(phone) == len(bench.made)


def test_a_strip_that_is_pushed_stays_a_strip(phone):
    """More waits than there is room for: pushing it sideways picks nothing up."""
    working(phone)
    start = middle(phone, f"[data-pick='place {FIRST}']")
    assert phone.locator(f"[data-pick='place {FIRST}']").evaluate(
        "pick => pick.parentElement.scrollWidth > pick.parentElement.clientWidth"
    )
    start = (start[0] + 100, start[1])
    finger(phone, "touchStart", start)
    slide(phone, start, (start[0] - 90, start[1] - 5))
    assert not is_held(phone)
    assert phone.locator("#waiting-pieces").evaluate("strip => strip.scrollLeft") > 40
    finger(phone, "touchEnd")
    assert not is_held(phone)


# By keyboard


def test_by_keyboard_alone(desk, ready):
    sent = Sent(desk)
    tab_to(desk, pick(desk, f"place {SECOND}"))
    desk.keyboard.press("Enter")
    assert is_held(desk)
    assert "Holding" in live(desk)
    walk_to(desk, "c3", 1)
    assert live(desk).startswith("c3: ")
    assert sent.moves == []
    desk.keyboard.press("Enter")
    wait_for(desk, ready, f"place {SECOND}", "put c3 1")


def test_arrows_walk_among_all_cells_and_stop_at_the_walls(desk, ready):
    pick(desk, f"place {FIRST}").focus()
    desk.keyboard.press("Space")
    for _ in range(8):
        desk.keyboard.press("ArrowUp")
        desk.keyboard.press("ArrowLeft")
    assert held_at(desk) == "a1"
    desk.keyboard.press("ArrowDown")
    desk.keyboard.press("ArrowRight")
    assert held_at(desk) == "b2"
    assert live(desk).startswith("b2: ")
    assert "already something there" in live(desk)
    desk.keyboard.press("Enter")
    assert is_held(desk)
    assert seq(desk) == len(ready.made)


def test_escape_puts_back(desk, ready):
    before = looks(desk)
    for name in (f"place {FIRST}", "place steel-and-manual"):
        pick(desk, name).focus()
        desk.keyboard.press("Enter")
        desk.keyboard.press("ArrowDown")
        desk.keyboard.press("r")
        desk.keyboard.press("Escape")
        assert not is_held(desk)
    assert looks(desk) == before
    assert "back" in live(desk)


def test_keys_of_the_page_still_work(desk, ready):
    """Nothing in hand: arrows and letters are the page's own."""
    desk.keyboard.press("r")
    desk.keyboard.press("ArrowDown")
    assert not is_held(desk)
    desk.keyboard.press("u")
    desk.locator(f"#table[data-seq='{len(ready.made) + 1}']").wait_for(state="attached")


def test_escape_closes_a_rivals_laboratory(desk):
    open_table(desk, "expo-1906")
    peek = desk.locator("#peek-2")
    desk.locator("#look-2").click()
    assert peek.get_attribute("open") is not None
    desk.keyboard.press("Escape")
    assert peek.get_attribute("open") is None
    assert desk.evaluate("document.activeElement.id") == "look-2"


# Pieces that lie


@pytest.fixture
def meeting(ready) -> Bench:
    """A Project is completed, and tiles may be moved."""
    ready.apply(f"place {FIRST}", "put c3 1", f"place {SECOND}", "put b1 0", f"place {SECOND}", "put b5 0", "stop")
    assert ready.mine["completed"]
    ready.play("meeting-room")
    ready.show()
    return ready


def test_a_piece_is_moved(desk, meeting):
    """It can be turned where it lies, but nowhere else does it keep the Project complete."""
    sent = Sent(desk)
    pick(desk, "move c3").click()
    assert held_at(desk) == "c3"
    desk.keyboard.press("ArrowRight")
    assert held_at(desk) == "d3"
    assert "incomplete" in live(desk)
    assert desk.locator("#lab-held .refusal-note").count() == 1
    desk.keyboard.press("ArrowLeft")
    desk.keyboard.press("r")
    assert desk.locator("#lab-held .refused").count() == 1
    desk.keyboard.press("r")
    assert desk.locator("#lab-held .refused").count() == 0
    assert lit(desk) == {"c3"}
    assert sent.moves == []
    desk.keyboard.press("Enter")
    wait_for(desk, meeting, "move c3", "put c3 3")


def test_turning_a_tile_of_a_completed_project_promises_no_points(desk, meeting):
    pick(desk, "move c3").click()
    for _ in range(4):
        desk.keyboard.press("r")
        assert "complete, " not in live(desk)
        assert desk.locator("#project-list-gain").inner_text() == ""
    assert desk.locator("#lab .project.completes, #project-list .completes").count() == 0


def test_the_goals_of_tokens_are_large_enough_to_hit(desk, meeting):
    goals = desk.locator("#patents .goal-area")
    assert goals.count() > 5
    sizes = [goal.bounding_box() for goal in goals.all()]
    assert min(min(size["width"], size["height"]) for size in sizes) >= 24


def test_a_piece_set_down_as_it_lay_is_back(desk, meeting):
    before = looks(desk)
    pick(desk, "move c3").click()
    desk.mouse.move(*cell(desk, "e5"))
    desk.mouse.click(*cell(desk, "c3"))
    assert not is_held(desk)
    assert looks(desk) == before


def test_a_lying_piece_is_dragged(desk, meeting):
    spot = next(each["cell"] for each in meeting.mine["tiles"] if each.get("kind") == SECOND)
    desk.mouse.move(*cell(desk, "c3"))
    desk.mouse.down()
    desk.mouse.move(*cell(desk, "e5"), steps=4)
    assert is_held(desk)
    assert held_at(desk) == "e5"
    desk.mouse.move(*cell(desk, "c3"), steps=4)
    desk.mouse.wheel(0, 100)
    desk.mouse.wheel(0, 100)
    desk.wait_for_function("() => !document.querySelector('#lab-held .refused')")
    desk.mouse.up()
    wait_for(desk, meeting, "move c3", "put c3 3")
    assert spot != "c3"


# What the server knows to be in hand


def test_a_piece_chosen_from_the_list_is_in_hand(desk, ready):
    press(desk.locator(f"{LIST}[data-action='place {FIRST}']"))
    desk.wait_for_function("() => document.documentElement.dataset.holding === 'ready'")
    sent = Sent(desk)
    desk.keyboard.press("r")
    turned = "right and down" in live(desk).lower()
    desk.mouse.click(*cell(desk, "e5"))
    wait_for(desk, ready, f"place {FIRST}", f"put e5 {1 if turned else 0}")
    assert sent.moves[0].count("action=") == 1


def test_while_a_piece_is_in_hand_nothing_is_removed_and_every_place_can_be_hit(desk, ready):
    assert desk.locator("#lab .removal").first.is_visible()
    press(desk.locator(f"{LIST}[data-action='place {FIRST}']"))
    desk.wait_for_function("() => document.documentElement.dataset.holding === 'ready'")
    assert not desk.locator("#lab .removal:visible").count()
    places = desk.locator("#lab .put-target")
    assert places.count() > 20
    assert places.first.evaluate("place => getComputedStyle(place).opacity") == "0"
    assert places.first.bounding_box()["width"] > 24


def test_a_project_chosen_from_the_list_is_told_by_its_name(desk, bench):
    bench.apply(f"place {FIRST}", "put d4 1")
    bench.show()
    press(desk.locator(f"{LIST}[data-action='place {bench.project}']"))
    desk.wait_for_function("() => document.documentElement.dataset.holding === 'ready'")
    desk.mouse.move(*cell(desk, "e4"))
    assert " still needs " in live(desk)
    assert desk.locator("#lab-held .need-pip.gained").count() == 1
    desk.keyboard.press("Enter")
    wait_for(desk, bench, f"place {bench.project}", "put e4 0")


def test_a_lying_piece_chosen_from_the_list_is_in_hand(desk, meeting):
    press(desk.locator(f"{LIST}[data-action='move c3']"))
    desk.wait_for_function("() => document.documentElement.dataset.holding === 'ready'")
    assert held_at(desk) == "c3"
    assert desk.locator("#tile-1").count() == 1
    desk.keyboard.press("ArrowUp")
    assert "incomplete" in live(desk)
    desk.keyboard.press("ArrowDown")
    desk.keyboard.press("r")
    desk.keyboard.press("r")
    desk.keyboard.press("Enter")
    wait_for(desk, meeting, "move c3", "put c3 3")


def test_a_meeting_by_the_list_alone(desk, meeting):
    """Move a tile, which tile, row, cell, turn: after each choice the page is as it should be."""
    errors: list[str] = []
    desk.on("pageerror", lambda error: errors.append(str(error)))
    piece = next(each for each in meeting.mine["tiles"] if each.get("kind") == SECOND and each["cell"] == "b5")
    press(desk.locator(f"{LIST}[data-action='move {piece['cell']}']"))
    desk.locator("html[data-holding='ready']").wait_for(state="attached")
    rows = [
        int(re.findall(r"\d+", text)[0]) for text in desk.locator("#choice-list > .more > summary").all_inner_texts()
    ]
    assert rows == sorted(rows)
    last = desk.locator("#choice-list > .more").last
    code = last.locator("[data-action]").last.get_attribute("data-action")
    press(desk.locator(f"{LIST}[data-action='{code}']"))
    wait_for(desk, meeting, f"move {piece['cell']}", code)
    assert errors == []
    assert desk.locator("#turn-buttons button").count() == 4
    pick(desk, "move c3").click()
    assert held_at(desk) == "c3"
    assert errors == []


def test_escape_takes_back_what_was_chosen_from_the_list(desk, ready):
    press(desk.locator(f"{LIST}[data-action='place {FIRST}']"))
    desk.wait_for_function("() => document.documentElement.dataset.holding === 'ready'")
    desk.keyboard.press("Escape")
    desk.wait_for_function("() => document.documentElement.dataset.holding === undefined")
    assert pick(desk, f"place {FIRST}").count() == 1


def test_whoever_sets_a_piece_does_not_see_it_fly_there(context):
    page = context(reduced_motion="no-preference", viewport={"width": 1280, "height": 800}).new_page()
    bench = working(page)
    set_speed(page, "normal")
    page.evaluate(SPY)
    for code, place in ((f"place {bench.project}", "b2"), (f"place {FIRST}", "e5")):
        start = middle(page, f"[data-pick='{code}']")
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(*cell(page, place), steps=3)
        page.mouse.up()
        wait_for(page, bench, code, f"put {place} 0")
        for flight in page.evaluate("window.flights.splice(0)"):
            assert flight["from"] == pytest.approx(flight["to"], abs=2)
        page.wait_for_function("() => document.getAnimations().length === 0")


# When something goes wrong


def test_a_move_that_does_not_arrive_leaves_the_piece_in_hand(desk, ready):
    desk.route("**/move", lambda route: route.abort())
    pick(desk, f"place {FIRST}").focus()
    desk.keyboard.press("Enter")
    place = held_at(desk)
    desk.keyboard.press("Enter")
    desk.locator("#toasts .refused").wait_for()
    assert is_held(desk)
    desk.unroute("**/move")
    desk.locator("html[data-holding='ready']").wait_for(state="attached")
    desk.keyboard.press("Enter")
    wait_for(desk, ready, f"place {FIRST}", f"put {place} 0")


def test_nothing_moves_by_itself(context):
    """Neither for those who want calm nor for the others."""
    for motion in ("reduce", "no-preference"):
        page = context(reduced_motion=motion, viewport={"width": 1280, "height": 800}).new_page()
        bench = working(page)
        page.wait_for_function("() => document.getAnimations().length === 0")
        pick(page, f"place {bench.project}").click()
        page.mouse.move(*cell(page, "c3"))
        page.keyboard.press("r")
        assert page.evaluate("document.getAnimations({subtree: true}).length") == 0
