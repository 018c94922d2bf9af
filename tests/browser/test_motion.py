"""Animation: what flies from where to where, in which order, and that the page does not wait for it."""

import re
from collections.abc import Callable
from functools import partial
from itertools import pairwise

import pytest

from tests.browser.animations import SPY, at_rest, hold, release, set_speed
from tests.browser.playing import (
    LIST,
    actions,
    finished,
    looks,
    make,
    one_game,
    one_move,
    open_table,
    painted,
    play,
    press,
    seq,
    settle,
)
from tests.browser.replaying import at, last
from tests.browser.stored import played, sit_at
from universelle.core.edition import Edition
from universelle.games.worlds_fair_1893.rules.events import ScoringBegan, SupportersRecalled
from universelle.matches.match import Match
from universelle.web.lobby.new_game import record_from

GAME = "worlds-fair-1893"
MINUTE = 60_000  # milliseconds
NUMBERS = re.compile(r"\d+")
MIDDLE = """element => { const {x, y, width, height} = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2] }"""


def sit_down(page, *seats: str, seed: str = "3", speed: str = "slow") -> None:
    """At a table where flights are noted."""
    open_table(page, GAME, *seats or ("me", "me"), seed=seed)
    settle(page)
    set_speed(page, speed)
    page.evaluate(SPY)


def move(page, action: str) -> list[dict]:
    """The flights that a move brings which is chosen in the list."""
    return brought(page, lambda: press(page.locator(f"{LIST}[data-action='{action}']").first))


def brought(page, choose: Callable[[], None]) -> list[dict]:
    """The flights that a move brings."""
    before = seq(page)
    page.evaluate("window.flights.length = window.slides.length = 0")
    choose()
    page.wait_for_function("past => document.getElementById('table').dataset.seq > past", arg=before)
    painted(page)
    return page.evaluate("window.flights")


def first_place(page) -> str:
    """A move that takes cards at once."""
    return next(code for code in actions(page) if code.startswith("place"))


def near(place, page, selector: str) -> bool:
    x, y = page.locator(selector).evaluate(MIDDLE)
    return abs(place[0] - x) < 6 and abs(place[1] - y) < 6


def of(flights: list[dict], kind: str) -> list[dict]:
    return [flight for flight in flights if kind in flight["what"]]


# Where pieces fly


def test_a_supporter_comes_from_the_supply_of_its_player(lively):
    sit_down(lively)
    mover = int(NUMBERS.findall(lively.locator(".panel.active").get_attribute("id"))[0])
    before = {each.get_attribute("id") for each in lively.locator(".supporter").all()}
    [flight] = of(move(lively, first_place(lively)), "sup")
    [fresh] = [
        each.get_attribute("id")
        for each in lively.locator("#board .supporter").all()
        if each.get_attribute("id") not in before
    ]
    assert near(flight["from"], lively, f"#supply-{mover}")
    assert near(flight["to"], lively, f"#{fresh}")
    assert lively.locator("#table").get_attribute("data-mover") == str(mover)


def test_cards_are_taken_to_the_panel_and_dealt_from_the_deck(lively):
    sit_down(lively)
    mover = int(NUMBERS.findall(lively.locator(".panel.active").get_attribute("id"))[0])
    cards = of(move(lively, first_place(lively)), "card")
    taken = [each for each in cards if near(each["to"], lively, f"#panel-{mover}")]
    dealt = [each for each in cards if near(each["from"], lively, "#deck")]
    assert taken
    assert dealt
    assert len(taken) + len(dealt) == len(cards)


def test_a_moved_supporter_flies_from_area_to_area(lively):
    sit_down(lively)
    move_by_patch = """async () => {
      const {show} = await import("/static/house/motion.js");
      const supporter = document.querySelector("#supporters .supporter");
      const lane = supporter.parentElement;
      const [, seat, area] = lane.id.match(/^sups-(\\d)-(.+)$/);
      const other = [...document.querySelectorAll(`[id^="sups-${seat}-"]`)].find(each => each !== lane);
      const box = supporter.getBoundingClientRect();
      const html = supporter.outerHTML.replace(supporter.id, "sup-new").replace(/var\\(--x\\d\\)/, "var(--x5)");
      const names = of => [...of.children].map(each => each.id);
      show([["c", lane.id, names(lane).slice(1)], ["c", other.id, [...names(other), html]]], 1);
      return [box.x + box.width / 2, box.y + box.height / 2];
    }"""
    place = lively.evaluate(move_by_patch)
    painted(lively)
    [flight] = lively.evaluate("window.flights")
    assert flight["from"] == pytest.approx(place, abs=1)
    assert near(flight["to"], lively, "#sup-new")


def test_on_a_phone_the_strip_stands_for_the_panels(context):
    phone = context(reduced_motion="no-preference", viewport={"width": 390, "height": 800}).new_page()
    sit_down(phone)
    mover = int(NUMBERS.findall(phone.locator(".panel.active").get_attribute("id"))[0])
    [flight] = of(move(phone, first_place(phone)), "sup")
    assert near(flight["from"], phone, f"#strip-{mover}")


def test_supporters_go_home_at_the_end_of_a_round(lively, server):
    """When a round is scored and told, supporters fly back to their own players."""
    record = played(record_from({"game": GAME, "seed": "3", "who-1": "me", "who-2": "me"}, "en", Edition()), 40)
    history = [[type(each) for each in made.events] for made in Match(record).history]
    scored = next(at for at, kinds in enumerate(history) if ScoringBegan in kinds)
    last = next(at for at, kinds in enumerate(history) if SupportersRecalled in kinds)
    sit_at(lively, server, record.with_moves(record.moves[:scored]))
    set_speed(lively, "fast")
    lively.evaluate(SPY)
    for made in record.moves[scored:last]:
        brought(lively, partial(make, lively, made.code))
    set_speed(lively, "slow")  # so that all is told only when it is skipped
    brought(lively, partial(make, lively, record.moves[last].code))
    lively.locator(".telling-stage:visible").first.wait_for()
    lively.keyboard.press("Escape")
    lively.locator("#report-close").click()
    lively.wait_for_function("() => window.flights.filter(each => each.what.includes('supporter')).length > 1")
    painted(lively)
    home = of(lively.evaluate("window.flights"), "sup")
    assert {seat for seat in (1, 2) for each in home if near(each["to"], lively, f"#supply-{seat}")} == {1, 2}


# When they fly


def test_a_move_is_animated_in_order(lively):
    sit_down(lively, speed="normal")
    for _ in range(12):
        flights = move(lively, first_place(lively))
        slides = dict(lively.evaluate("window.slides"))
        taken = [each for each in of(flights, "card") if not near(each["from"], lively, "#deck")]
        dealt = [each for each in of(flights, "card") if near(each["from"], lively, "#deck")]
        if taken and "car" in slides:
            break
        for _ in range(10):
            settle(lively)
            if any(code.startswith("place") for code in actions(lively)):
                break
            move(lively, str(lively.locator(LIST).last.get_attribute("data-action")))
    else:
        pytest.fail("the car never turned")
    [supporter] = of(flights, "sup")
    order = [supporter["delay"], *[each["delay"] for each in taken], slides["car"], *[each["delay"] for each in dealt]]
    assert order == sorted(set(order))
    assert slides["car"] == slides["car-trail"]
    assert max(each["delay"] + each["duration"] for each in flights) < 1200


def test_the_page_does_not_wait_for_animations(lively):
    sit_down(lively)
    move(lively, first_place(lively))
    seen = looks(lively, "#board", "#players")
    other = lively.context.new_page()
    other.goto(lively.url)
    assert looks(other, "#board", "#players") == seen


def test_the_next_animation_waits_for_the_one_before(lively):
    sit_down(lively, "me", "random", "random", speed="normal")
    lively.evaluate("""() => { window.shown = [];
      new MutationObserver(() => window.shown.push(performance.now()))
        .observe(document.getElementById("table"), {attributes: true, attributeFilter: ["data-mover"]}) }""")
    with one_move(lively):
        lively.locator(LIST).filter(visible=True).first.click()
    lively.wait_for_function("() => window.shown.length > 1")
    times = lively.evaluate("window.shown")
    assert all(later - earlier > 850 for earlier, later in pairwise(times))


def test_everything_comes_to_rest(lively):
    sit_down(lively, speed="fast")
    move(lively, first_place(lively))
    at_rest(lively)
    assert lively.locator("#board .piece").count() > 5


# Reduced motion


@pytest.mark.parametrize("way", ["reduced motion", "at once"])
def test_nothing_moves_with_reduced_motion_or_at_once(context, way):
    calm = "reduce" if way == "reduced motion" else "no-preference"
    page = context(reduced_motion=calm).new_page()
    sit_down(page, speed="normal" if calm == "reduce" else "at-once")
    hover = {"hit", "choice"}  # what answers the pointer may move
    for _ in range(4):
        assert move(page, str(page.locator(LIST).first.get_attribute("data-action"))) == []
        moving = page.evaluate("document.getAnimations().map(each => each.effect.target.classList[0])")
        assert set(moving) <= hover
        assert page.locator("#flights").count() == 0


# Numbers


def test_numbers_run_but_are_right_at_once(lively):
    sit_down(lively)
    mover = NUMBERS.findall(lively.locator(".panel.active").get_attribute("id"))[0]
    supply = lively.locator(f"#supply-{mover}-count")
    before = int(supply.inner_text())
    hold(lively)
    move(lively, first_place(lively))
    assert int(supply.inner_text()) == before - 1
    running = lively.locator(f"#running-supply-{mover}-count")
    assert running.count() == 1
    assert lively.locator("#flights").get_attribute("aria-hidden") == "true"
    release(lively)
    running.wait_for(state="detached")
    assert int(supply.inner_text()) == before - 1


def test_numbers_pass_through_those_between(lively):
    sit_down(lively)
    seen = lively.evaluate("""async () => {
      const {counting} = await import("/static/house/flights.js");
      const points = document.getElementById("points-1");
      points.textContent = "40";
      counting(points, 10, 40, 80)();
      const running = document.getElementById("running-points-1");
      const seen = [Number(running.textContent)];
      await new Promise(resolve => new MutationObserver(() => {
        seen.push(Number(running.textContent));
        if (seen.at(-1) === 40) resolve();
      }).observe(running, {childList: true, characterData: true, subtree: true}));
      return seen;
    }""")
    assert seen == sorted(seen)
    assert seen[0] == 10
    assert len(seen) > 5


# Replay


def replay(page, slug: str, moment: int = 0) -> str:
    table = finished(page, slug)
    page.goto(f"/t/{table}/replay?at={moment}")
    return table


def shows(page, moment: int) -> None:
    page.wait_for_function("at => location.search === `?at=${at}`", arg=moment)
    assert at(page) == moment


@one_game
def test_the_slider_needs_no_button(page, slug):
    table = replay(page, slug)
    page.evaluate("window.stayed = true")
    page.locator("#replay-at").fill("7")
    shows(page, 7)
    assert page.locator("#replay-show").is_hidden()
    seen = looks(page, "#board", "#players", "#replay-steps", "#chronicle", "#now")
    assert page.evaluate("window.stayed")
    page.goto(f"/t/{table}/replay?at=7")
    assert looks(page, "#board", "#players", "#replay-steps", "#chronicle", "#now") == seen


@one_game
def test_a_slider_dragged_through_the_game_ends_where_it_was_left(page, slug):
    table = replay(page, slug)
    end = last(page)
    page.evaluate(
        """end => { const slider = document.getElementById("replay-at");
      for (let at = 1; at <= end; at++) {
        slider.value = at;
        slider.dispatchEvent(new Event("input", {bubbles: true}));
      } }""",
        end,
    )
    shows(page, end)
    seen = looks(page, "#board", "#players")
    page.goto(f"/t/{table}/replay?at={end}")
    assert looks(page, "#board", "#players") == seen


@one_game
def test_arrows_lead_through_the_game(page, slug):
    replay(page, slug, 3)
    page.keyboard.press("ArrowRight")
    shows(page, 4)
    page.keyboard.press("ArrowLeft")
    shows(page, 3)
    page.locator("#replay-at").focus()
    page.keyboard.press("ArrowRight")
    shows(page, 4)


@pytest.mark.alone
@one_game
def test_autoplay_runs_and_stops(page, slug):
    """Time passes only as the test lets it pass."""
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    replay(page, slug)
    set_speed(page, "fast")
    button = page.locator("#replay-play")
    assert button.inner_text() == "Play"
    button.click()
    assert button.inner_text() == "Pause"
    shows(page, 1)
    page.clock.run_for(MINUTE)
    shows(page, 2)
    button.click()
    assert button.inner_text() == "Play"
    page.clock.run_for(MINUTE)
    assert at(page) == 2
    assert button.inner_text() == "Play"


@one_game
def test_autoplay_ends_with_the_match(page, slug):
    replay(page, slug)
    page.locator("#replay-at").fill(str(last(page) - 2))
    shows(page, last(page) - 2)
    page.locator("#replay-play").click()
    shows(page, last(page))
    page.locator("#replay-play", has_text="Play").wait_for()


def test_pieces_fly_in_a_replay_forth_and_back(lively):
    replay(lively, GAME)
    set_speed(lively, "slow")
    lively.evaluate(SPY)
    lively.keyboard.press("ArrowRight")
    shows(lively, 1)
    painted(lively)
    there = of(lively.evaluate("window.flights.splice(0)"), "sup")
    lively.keyboard.press("ArrowLeft")
    shows(lively, 0)
    painted(lively)
    back = of(lively.evaluate("window.flights.splice(0)"), "sup")
    assert len(there) == len(back) == 1
    assert back[0]["from"] == pytest.approx(there[0]["to"], abs=6)
    assert back[0]["to"] == pytest.approx(there[0]["from"], abs=6)


def test_whoever_plays_by_hand_sees_flights_too(lively):
    """A whole table at a fast pace: the page is always what the server draws."""
    open_table(lively, GAME, "me", "random", seed="5")
    set_speed(lively, "fast")
    play(lively, lambda page, _rng: page.locator(LIST).filter(visible=True).first.click(), 6)
    at_rest(lively)
    seen = looks(lively, "#board", "#players")
    lively.reload()
    assert looks(lively, "#board", "#players") == seen
