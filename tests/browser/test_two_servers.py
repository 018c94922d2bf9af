"""Two people in two browsers, each at a server of their own, on one database: from the lobby to the result."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from random import Random
from time import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import LIST, at_once, by_list, is_over, seq
from tests.browser.server import Server
from tests.browser.stored import nearly_over
from tests.database.opened import with_database
from universelle.i18n import Translations
from universelle.tables.journal import Entry, Journal
from universelle.tables.session import StoredTable
from universelle.tables.shelf import Shelf
from universelle.web.table.tables import Table

LEFT = 4  # moves that are made here; what came before is stored at once
RATED = Translations("en")("result-rated")


@pytest.fixture(scope="module")
def servers(tmp_path_factory, postgresql) -> Iterator[list[Server]]:
    address = postgresql.new_database()
    folders = [tmp_path_factory.mktemp(name) for name in ("one", "other")]
    with ThreadPoolExecutor() as pool:
        both = list(pool.map(lambda folder: Server(folder, address), folders))
        yield both
        list(pool.map(Server.stop, both))


@pytest.fixture
def pages(visitors, servers) -> Iterator[list[Page]]:
    """The lobby as Ana sees it at one server, and Tobias at the other."""
    found = [visitors.new(server).new_page() for server in servers]
    for each in found:
        at_once(each.context)
        each.goto("/")
    yield found
    for each in found:
        each.context.close()


def meet_by_quick_match(pages: list[Page], slug: str, pace: str) -> None:
    """Both look for the same, one after the other."""
    for each, name in zip(pages, ("Ana", "Tobias")):
        each.select_option("#quick-game", slug)
        each.select_option("#quick-pace", pace)
        each.fill("#quick-name", name)
        each.click("#quick-form button")
        each.locator("#quick-clock, #table").first.wait_for()


def meet_at_an_open_table(pages: list[Page], slug: str, pace: str) -> None:
    """Ana opens a table for everybody, Tobias finds it in the lobby; both are ready."""
    ana, tobias = pages
    fields = {"game": slug, "who-1": "me", "name-1": "Ana", "who-2": "free", "pace": pace}
    place = ana.request.post("/new", form=fields, max_redirects=0).headers["location"]
    ana.request.post(f"{place}/chairs", form={"do": "show"})
    ana.goto(place)
    tobias.click(f"[id='join-{place.removeprefix('/t/')}']")
    tobias.fill("#sit-2 [name=name]", "Tobias")
    tobias.click("#sit-2 button")
    ana.locator("#chair-2 h2", has_text="Tobias").wait_for()
    ana.click("#begin-1 button")


def pass_the_time(server: Server, table_id: str) -> int:
    """Store all moves but the last ones, as another server would; how many there are."""

    async def store(database):
        stored = await Shelf(database).load(table_id)
        record, state = nearly_over(stored.record, LEFT), stored.record.begin()
        entries = [
            Entry(move.seat, move.code, at=time(), to_move=tuple(state.to_move()))
            for move, _ in zip(record.moves, record.replay(state))
        ]
        after = Table(StoredTable(table_id, stored.record, stored.owners, tuple(entries), terms=stored.terms))
        await Journal(database).append(table_id, 0, entries, after.summary())
        return len(entries)

    with ThreadPoolExecutor(1) as pool:  # Playwright has a loop of its own in this thread
        return pool.submit(with_database, server.database, store).result()


def take_turns(pages, until):
    """Whoever must decide does so, and both see it, until something is reached."""
    rng = Random(1)
    for _ in count():
        if until():
            return
        mover = next((each for each in pages if each.locator(LIST).count()), None)
        if mover is None:
            pages[0].wait_for_timeout(20)
            continue
        before = seq(mover)
        by_list(mover, rng)
        for each in pages:
            each.wait_for_function("seq => Number(document.getElementById('table').dataset.seq) > seq", arg=before)


@pytest.mark.parametrize(
    ("slug", "meet", "pace", "restart"),
    [
        ("worlds-fair-1893", meet_by_quick_match, "15-minutes", False),
        ("expo-1906", meet_at_an_open_table, "1-day", True),
        ("crystal-palace", meet_by_quick_match, "30-seconds", False),
    ],
    ids=["live", "by correspondence", "a move at a time"],
)
def test_two_meet_in_the_lobby_and_play_to_the_end(pages, servers, slug, meet, pace, restart):
    meet(pages, slug, pace)
    for each in pages:
        each.locator("#table").wait_for()
    assert len({each.url.rpartition("/")[2] for each in pages}) == 1
    reached = pass_the_time(servers[0], pages[0].url.rpartition("/")[2])
    for each in pages:
        each.wait_for_function("seq => Number(document.getElementById('table').dataset.seq) >= seq", arg=reached)
        expect(each.locator("#own-clock")).not_to_be_empty()
    if restart:
        take_turns(pages, lambda: seq(pages[0]) >= reached + LEFT // 2)
        servers[1].kill()
        servers[1].start()
    take_turns(pages, lambda: all(map(is_over, pages)))
    assert seq(pages[0]) == seq(pages[1])
    for each in pages:
        each.goto(f"{each.url}/end")
        expect(each.locator("#rated")).to_have_text(RATED)
