"""Playing any game in a browser, knowing nothing but where its page keeps what can be done."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page

from universelle.core.registry import load, titles

SPEED = ("universelle.speed", "at-once")
MOST_MOVES = 400
BOARD = "#board [data-action]"
LIST = "#choices [data-action]"


def has_drawing(slug: str) -> bool:
    try:
        load(slug).part("drawing")
    except ImportError:
        return False
    return True


GAMES = [slug for slug in titles() if has_drawing(slug)]
each_game = pytest.mark.parametrize("slug", GAMES)

Way = Callable[[Page, Random], None]  # to make one move


def open_table(page: Page, slug: str, *seats: str, seed: str = "1", **fields: str) -> str:
    """Open a table by the form of the set-up page, and sit down; its id."""
    page.context.add_init_script(f"localStorage.setItem{SPEED}")
    who = {f"who-{number}": seat for number, seat in enumerate(seats or ("me", "random"), start=1)}
    answer = page.request.post("/new", form={"game": slug, "seed": seed, **who, **fields}, max_redirects=0)
    assert answer.status == 303, answer.text()
    page.goto(answer.headers["location"])
    return answer.headers["location"].removeprefix("/t/")


def seq(page: Page) -> int:
    return int(page.locator("#table").get_attribute("data-seq") or -1)


def is_over(page: Page) -> bool:
    return page.locator("#table[data-over]").count() > 0


def may_move(page: Page) -> bool:
    return page.locator(LIST).count() > 0


def actions(page: Page) -> list[str]:
    """The codes of what the list offers."""
    return [str(choice.get_attribute("data-action")) for choice in page.locator(LIST).all()]


def settle(page: Page, past: int = -1) -> None:
    """Wait until the page shows a later position in which its reader must decide, or the end."""
    page.wait_for_function(
        """past => { const {seq, over} = document.getElementById("table").dataset;
        return seq > past && (over !== undefined || document.querySelector("#choices [data-action]")) }""",
        arg=past,
    )


def play(page: Page, way: Way, moves: int = MOST_MOVES, seed: int = 1) -> int:
    """Make so many moves, or all until the game is over; how many they were."""
    rng = Random(seed)
    settle(page)
    for made in range(moves):
        if is_over(page):
            return made
        before = seq(page)
        way(page, rng)
        settle(page, before)
    assert moves < MOST_MOVES or is_over(page), "the game never ends"
    return moves


def by_click(page: Page, rng: Random) -> None:
    """Choose on the board if anything there can be chosen, else from the list."""
    targets = page.locator(BOARD).all()
    if targets:
        rng.choice(targets).click()
    else:
        by_list(page, rng)


def by_list(page: Page, rng: Random) -> None:
    press(rng.choice(page.locator(LIST).all()))


def press(choice: Locator) -> None:
    """Press a button of the list, opening the groups in which it lies."""
    for group in choice.locator("xpath=ancestor::details").all():
        if group.get_attribute("open") is None:
            group.locator("> summary").click()
    choice.click()
