"""The fair of the day, from the first move to the review of the day after."""

from collections.abc import Iterator
from datetime import timedelta
from time import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import at_once, by_list, play, settle
from tests.browser.server import Server
from tests.browser.stored import lay, nearly_over, opened
from universelle.tables.daily import KEY, fair_of, today
from universelle.tables.terms import Terms

NAME = "Ada"
DAY = today(time())
NOON = fair_of(DAY, b"").closes - 12 * 3600
SET_CLOCK = f"real = time.time; late = real() - {NOON}; time.time = lambda: real() - late"
BEGUN = "SELECT owner, played_at FROM daily_tries WHERE name = ?"
MOVED = "UPDATE daily_tries SET played_at = ? WHERE played_at = ?"
DAY_BEFORE = "UPDATE daily_tries SET day = ?, ended = ended - 86400 WHERE name = ?"


class ServerAtNoon(Server):
    """A server by whose clock it is noon when it starts, so that no day ends meanwhile."""

    PROGRAM = ("-c", f"import time\n{SET_CLOCK}\nfrom universelle.__main__ import main\nmain()")


@pytest.fixture
def at_noon(tmp_path) -> Iterator[Server]:
    running = ServerAtNoon(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def visitor(visitors, at_noon) -> Iterator[Page]:
    with visitors.page(at_noon, alone=True) as found:
        yield found


def test_the_fair_is_played_once_has_a_board_and_can_be_reviewed_the_day_after(visitor, at_noon):
    page = visitor
    at_once(page.context)
    page.goto("/daily")
    page.locator("#daily-name").fill(NAME)
    page.get_by_role("button", name="Play").click()
    page.wait_for_url("**/t/*")
    settle(page)
    bring_near_its_end(at_noon)
    page.goto("/daily")
    page.locator(".daily-begin").wait_for(state="detached")
    page.get_by_role("link", name="Continue").click()
    page.wait_for_url("**/t/*")
    play(page, by_list)
    page.goto("/daily")
    expect(page.locator(".daily-result")).to_contain_text("place 1 of 1")
    expect(page.locator(".daily-board tr[aria-current]")).to_contain_text(NAME)
    ended_the_day_before(at_noon)
    page.goto("/daily")
    expect(page.locator(".daily-begin")).to_be_visible()
    page.locator("#yesterday tr", has_text=NAME).get_by_role("link", name="Review").click()
    expect(page.locator("#review")).to_be_visible()


def bring_near_its_end(server: Server) -> None:
    """In place of the game that was begun, the same shortly before its end."""
    with opened(server) as database:
        (key,) = database.execute("SELECT secret FROM keys WHERE name = ?", (KEY,)).fetchone()
        owner, begun = database.execute(BEGUN, (NAME,)).fetchone()
    fair = fair_of(DAY, bytes.fromhex(key))
    record = nearly_over(fair.record(NAME), moves=1)
    table = lay(server, record, {fair.seat: owner}, Terms(talk=False, day=DAY.isoformat()))
    with opened(server) as database, database:
        database.execute(MOVED, (table, begun))


def ended_the_day_before(server: Server) -> None:
    with opened(server) as database, database:
        database.execute(DAY_BEFORE, ((DAY - timedelta(days=1)).isoformat(), NAME))
