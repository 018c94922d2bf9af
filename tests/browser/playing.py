"""Playing any game in a browser, knowing nothing but where its page shows the legal actions."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from difflib import unified_diff
from random import Random
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, FilePayload, Locator, Page, Position, Response

from tests.browser.server import HOST
from universelle.games.registry import load, metas
from universelle.web.settings.preferred import COOKIE as SETTINGS

QUICK_AND_QUIET = "speed-at-once|sound-off"
MOST_MOVES = 400
PATIENCE = 280  # seconds: the last resort if bots never finish
BOARD = "#board [data-action]"
ASKING = "#board [data-ask]"
SETS = "#set, #board .main:enabled:not([aria-disabled]), #set-here:enabled"  # what a tap has only shown
ENTRIES = "[role=menu] [data-action]"
LIST = "#choices [data-action]"
MAIN = ":is(#board, #players) [data-main-choice]:not(:disabled)"  # it makes what was put together on the board


GAMES = list(metas())
each_game = pytest.mark.parametrize("slug", GAMES)
one_game = pytest.mark.parametrize("slug", ["worlds-fair-1893"])  # for what no title has a part in


Way = Callable[[Page, Random], None]  # to make one move


def open_table(page: Page, slug: str, *seats: str, seed: str = "1", edition: str = "", **fields: str) -> str:
    """Open a table by the form of the set-up page, and sit down until somebody here must decide; its id."""
    who = {f"who-{number}": seat for number, seat in enumerate(seats or ("me", "random"), start=1)}
    address = new_table(page, {"game": slug, "seed": seed, **who, **fields}, edition)
    page.goto(address)
    if "me" in who.values():
        settle(page)
    return address.removeprefix("/t/")


def choose_player(page: Page, seat: int, who: str) -> None:
    """Choose who plays a seat, in its gallery on the set-up page; nobody, if `who` is empty."""
    row = page.locator(f"#seat-{seat}")
    if not row.locator(".gallery").is_visible():
        row.locator("summary").click()
    row.locator(f".gallery [value='{who}']").check()


def player_of(page: Page, seat: int) -> str:
    """Who is chosen for a seat."""
    return page.locator(f"#seat-{seat} [name=who-{seat}]:checked").input_value()


def new_table(page: Page, fields: dict[str, str], edition: str = "") -> str:
    """Send the form of the set-up page, with an owner's edition if there is one; the address of the table."""
    at_once(page.context)
    file = {"edition": edition_file(edition)} if edition else {}
    answer = page.request.post("/new", multipart={**fields, **file}, max_redirects=0)
    assert answer.status == 303, answer.text()
    return answer.headers["location"]


def at_once(context: BrowserContext) -> None:
    """From now on the pages of a browser show moves at once, unless somebody has chosen another pace."""
    if not any(each["name"] == SETTINGS for each in context.cookies()):
        prefer(context, QUICK_AND_QUIET)


def prefer(context: BrowserContext, settings: str) -> None:
    """From now on pages are as somebody wants them who has chosen these settings."""
    context.add_cookies([{"name": SETTINGS, "value": settings, "domain": HOST, "path": "/"}])


def edition_file(text: str) -> FilePayload:
    return {"name": "ours.toml", "mimeType": "application/toml", "buffer": text.encode()}


def take_screen(page: Page) -> None:
    """Where people share a screen, whoever must decide takes it."""
    if page.locator("#uncover").count():
        page.locator("#uncover").click()
        page.locator(LIST).first.wait_for(state="attached")


def seq(page: Page) -> int:
    return int(page.locator("#table").get_attribute("data-seq") or -1)


def is_over(page: Page) -> bool:
    return page.locator("#table[data-over]").count() > 0


def may_move(page: Page) -> bool:
    return page.locator(LIST).count() > 0


def actions(page: Page) -> list[str]:
    """The codes of what the list offers."""
    return codes(page.locator(LIST))


def codes(choices: Locator) -> list[str]:
    """The codes of these choices, asked for all at once."""
    found: list[str] = choices.evaluate_all("all => all.map(each => each.dataset.action)")
    return found


def settle(page: Page, reached: int = 0) -> None:
    """Wait until the page shows this position or a later one in which its reader must decide, or the end.

    On a shared screen whoever is next takes it first.
    """
    page.wait_for_function(
        """reached => {
          const {seq, over} = document.getElementById("table")?.dataset ?? {};
          return seq >= reached && (over !== undefined || document.querySelector("#choices [data-action], #uncover"))
        }""",
        arg=reached,
    )
    take_screen(page)


@contextmanager
def one_move(page: Page) -> Iterator[None]:
    """Whatever is done here makes a move; then wait for the next question, or the end.

    The page may show the moves of others before this one: only the server's answer says which position it led to.
    """
    with page.expect_response(lambda response: response.url.endswith("/move")) as answer:
        yield
    settle(page, answer.value.json()["seq"])


def make(page: Page, *codes: str) -> None:
    """Make moves as the script of a game does, whatever lies over the choices."""
    page.evaluate("codes => document.dispatchEvent(new CustomEvent('play', { detail: codes }))", list(codes))


def painted(page: Page) -> None:
    """Wait for what the page does just before it is painted."""
    page.evaluate("() => new Promise(requestAnimationFrame)")


def play(page: Page, way: Way, moves: int = MOST_MOVES, seed: int = 1) -> int:
    """Make so many moves, or all until the game is over; how many they were."""
    rng = Random(seed)
    settle(page)
    for made in range(moves):
        if is_over(page):
            return made
        with one_move(page):
            way(page, rng)
    assert moves < MOST_MOVES or is_over(page), "the game never ends"
    return moves


def by_click(page: Page, rng: Random) -> None:
    on_board(page, rng, click)


def by_finger(page: Page, rng: Random) -> None:
    on_board(page, rng, tap)


def click(place: Locator, position: Position | None = None) -> None:
    """Click a place; a piece in hand floats above it and does not matter."""
    place.click(position=position, force=place.evaluate("place => place.closest('[data-holding]') !== null"))


def tap(place: Locator, position: Position | None = None) -> None:
    """Tap a place, which shows what that would do, then the button that does it; a menu needs no such button."""
    at_once = asks(place) or place.evaluate("place => place.closest('[role=menu]') !== null")
    place.tap(position=position)
    if not at_once:
        place.page.locator(SETS).filter(visible=True).first.tap()


def on_board(page: Page, rng: Random, touch: Callable[..., None]) -> None:
    """Choose on the board if anything there can be chosen, else from the list."""
    places = places_on_board(page)
    if not places:
        by_list(page, rng)
        return
    place = rng.choice(places)
    asked = asks(place)
    touch(place, position=free_spot(place))
    if asked:
        if whose := page.locator("[role=menu] [data-meant]").all():
            touch(rng.choice(whose))
        touch(rng.choice(page.locator(ENTRIES).all()))


def places_on_board(page: Page) -> list[Locator]:
    """Where something can be chosen on the board."""
    return page.locator(f"{BOARD}, {ASKING}").filter(visible=True).all()


def asks(place: Locator) -> bool:
    return place.get_attribute("data-ask") is not None


FREE_SPOT = """place => {
  place.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const { x, y, width, height } = place.getBoundingClientRect();
  const parts = [0.5, 0.7, 0.9, 0.3, 0.1];
  const spots = parts.flatMap(down => parts.map(across => ({ x: across * width, y: down * height })));
  return spots.find(spot => place.contains(document.elementFromPoint(x + spot.x, y + spot.y))) ?? null;
}"""


def free_spot(place: Locator) -> Position | None:
    """Where a place is not covered by another that lies on it."""
    found: Position | None = place.evaluate(FREE_SPOT)
    return found


def by_list(page: Page, rng: Random) -> None:
    press(listed(page, rng))
    if page.locator("#set").count():
        page.locator("#set").click()


def listed(page: Page, rng: Random) -> Locator:
    """A choice of the list, each row as likely as any other, however many choices a group holds."""
    rows = page.locator("#choice-list > *").all()
    return rng.choice(rng.choice(rows).locator("xpath=descendant-or-self::*[@data-action]").all())


def press(choice: Locator) -> None:
    """Press a button of the list, opening the groups in which it lies."""
    for group in choice.locator("xpath=ancestor::details").all():
        summary = group.locator("> summary")
        if group.get_attribute("open") is None and summary.is_visible():
            summary.click()
    if choice.is_visible():
        choice.click()
    else:  # the board has controls of its own for it
        choice.evaluate("choice => choice.click()")


def first_choice(page: Page) -> Locator:
    """The first choice in sight: of the list, or of the board where that has controls of its own."""
    listed = page.locator(LIST).filter(visible=True)
    return (listed if listed.count() else page.locator(f"{BOARD}, {MAIN}").filter(visible=True)).first


def show_part(page: Page, key: str) -> None:
    """Bring a part of the table to the front, where the window shows one at a time."""
    tab = page.locator(f"#tab-{key}")
    if tab.is_visible():
        tab.click()


def by_keyboard(page: Page, rng: Random) -> None:
    """Choose by a digit, or by Tab and Enter or the space bar, on the board or from the list.

    One time in five Tab is pressed all the way, else only from nearby.
    """
    presses = rng.choice([MOST_TABS, NEAR, NEAR, NEAR, NEAR])
    keyed = page.locator("#choices [data-key]").all()
    if keyed and rng.random() < 0.3:
        page.keyboard.press(str(rng.choice(keyed).get_attribute("data-key")))
        return
    places = places_on_board(page)
    choice = rng.choice(places) if places and rng.random() < 0.5 else listed(page, rng)
    for group in choice.locator("xpath=ancestor::details").all():
        summary = group.locator("> summary")
        if group.get_attribute("open") is None and summary.is_visible():
            tab_to(page, summary, presses)
            page.keyboard.press("Enter")
    if not choice.is_visible():  # the board has controls of its own for it
        choice = rng.choice(places) if places else page.locator(MAIN).filter(visible=True).first
    tab_to(page, choice, presses)
    asked = asks(choice)
    page.keyboard.press(rng.choice(["Enter", "Space"]))
    if asked:
        for _ in range(rng.randrange(page.locator(ENTRIES).count())):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")


MOST_TABS, NEAR = 200, 3
TABS_TO = """(element, most) => {
  const active = document.activeElement;
  if (!active || active === document.body) return 0;
  const stops = Array.from(document.querySelectorAll("a, button, input, select, textarea, summary, [tabindex]"))
    .filter(stop => stop === active || stop.tabIndex >= 0 && !stop.disabled
      && stop.checkVisibility({ visibilityProperty: true }));
  const there = stops.indexOf(element);
  const away = there - stops.indexOf(active);
  if (there < 0 || Math.abs(away) <= most) return away;
  const nearer = Math.sign(away) * most;
  stops[there - nearer].focus();
  return nearer;
}"""


def tab_to(page: Page, element: Locator, most: int = MOST_TABS) -> None:
    """Press Tab, with Shift to go back, until this element, drawn anew or not, has the focus.

    If it is further away than so many presses, a script first brings the focus that near.
    """
    away = element.evaluate(TABS_TO, most)
    for _ in range(abs(away)):
        page.keyboard.press("Tab" if away > 0 else "Shift+Tab")
    for _ in range(MOST_TABS):
        if element.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab never comes to {element}")


def by_form(page: Page, rng: Random) -> None:
    """Choose from the list on a page without scripts: every move is a new page."""
    choice = listed(page, rng)
    with page.expect_navigation():
        press(choice)


def play_plainly(page: Page, moves: int = MOST_MOVES, seed: int = 1) -> int:
    """Make so many moves without scripts, or all until the game is over, loading the page again while others move."""
    rng = Random(seed)
    for made in range(moves):
        if not (may_move(page) or is_over(page)):
            until_asked(page)
        if is_over(page):
            return made
        by_form(page, rng)
    assert moves < MOST_MOVES, "the game never ends"
    return moves


def until_asked(page: Page) -> None:
    """Wait without scripts, and without drawing the page again and again, until it asks something or is over."""
    while not re.search("data-action=|data-over", page.request.get(page.url).text()):
        time.sleep(0.1)
    page.reload()


FINISHED: dict[tuple[str, frozenset[tuple[str, str]]], str] = {}  # it takes long, and nobody can change them any more


def finished(page: Page, slug: str, bot: str = "random", **fields: str) -> str:
    """The id of a game that the computer has played to its end; the page shows its table."""
    game = slug, frozenset({**fields, "bot": bot}.items())
    if game not in FINISHED:
        address = new_table(page, {"game": slug, "seed": "1", "who-1": bot, "who-2": bot, **fields})
        until_over(page, address)
        FINISHED[game] = address.removeprefix("/t/")
    at_once(page.context)
    page.goto(f"/t/{FINISHED[game]}")
    page.locator("#table[data-over]").wait_for(state="attached")
    return FINISHED[game]


def until_over(page: Page, address: str) -> None:
    """Wait for the end of a match without watching it: its record is available only then."""
    end = time.monotonic() + PATIENCE
    while page.request.get(f"{address}/record.json").status == 404:
        assert time.monotonic() < end, "the bots never finish"
        time.sleep(0.2)


class Watch:
    """All that a page asks for, and all that goes wrong."""

    def __init__(self, page: Page) -> None:
        self.hosts: set[str] = set()
        self.troubles: list[str] = []
        page.on("request", lambda request: self.hosts.add(urlsplit(request.url).netloc))
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("response", self._response)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"{response.status}: {response.url}")


def post(page: Page, address: str, headers: dict[str, str] | None = None, **fields: str | int):
    """What a program would send in the name of this page's browser."""
    return page.request.post(address, form=fields, headers=headers or {}, max_redirects=0)


def sight(page: Page, table: str) -> str:
    """A table's page as text; where people share a screen, whoever must decide takes it."""
    text = page.request.get(f"/t/{table}").text()
    called = re.search(r'id="uncover"[^>]*value="(\d)"', text)
    if called is None:
        return text
    post(page, f"/t/{table}/ready", seat=called[1])
    return page.request.get(f"/t/{table}").text()


def illegal(page: Page, slug: str) -> str:
    """The code of an action that exists, but cannot be taken now."""
    legal = set(actions(page))
    catalogue = load(slug).catalogue
    return next(action.code for action in catalogue if action.code not in legal)


LOOKS = r"""root => {
  const ours = new Set(["hint", "arrive"]);
  const skipped = new Set(["open", "aria-busy", "data-news", "data-try"]);
  const passing = new Set(["tabindex=-1", "aria-describedby=tip"]);
  const tell = node => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.id === "telling") return "";
    const attributes = Array.from(node.attributes)
      .filter(each => !skipped.has(each.name) && !passing.has(`${each.name}=${each.value}`))
      .map(each => each.name === "class"
        ? ["class", each.value.split(/\s+/).filter(name => name && !ours.has(name)).join(" ")]
        : [each.name, each.value])
      .filter(([name, value]) => name !== "class" || value)
      .map(([name, value]) => `${name}=${value}`).sort();
    return `\n<${node.localName} ${attributes.join(" ")}>${Array.from(node.childNodes, tell).join("")}</>`;
  };
  return tell(root);
}"""
PARTS = ("#strip", "#players", "#board", "#choices", "#chronicle", "#now", "#undo")


def looks(page: Page, *parts: str) -> dict[str, str]:
    """The parts of a table as they are now, less what scripts add while one points or tabs around, or tell."""
    return {part: page.locator(part).evaluate(LOOKS) for part in parts or PARTS}


def differences(one: dict[str, str], other: dict[str, str]) -> list[str]:
    """The lines in which two looks differ."""
    return [
        f"{part} {line}"
        for part in one
        for line in unified_diff(one[part].splitlines(), other[part].splitlines(), lineterm="", n=0)
        if not line.startswith(("---", "+++", "@@"))
    ]
