"""Two servers on one database: people who meet in the lobby play every title to its end, though a server is killed."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import product
from random import Random

import httpx
import pytest

from tests.browser.server import PATIENCE, Server
from tests.database.opened import with_database
from tests.editions import SHORT
from universelle.games.registry import metas
from universelle.matches.record import Move, Record
from universelle.tables.shelf import Shelf

LIVE, BY_POST = "15-minutes", "1-day"
CLOCK = re.compile(r'class="ticket-left num">.*?</svg>([^<]*)')
JSON = {"accept": "application/json"}


@pytest.fixture
def servers(tmp_path, postgresql) -> Iterator[list[Server]]:
    address = postgresql.new_database()
    with ThreadPoolExecutor() as pool:
        both = list(pool.map(lambda name: Server(tmp_path / name, address), ("one", "other")))
        yield both
        list(pool.map(Server.stop, both))


@pytest.fixture
def visitors() -> Iterator[ExitStack]:
    """The browsers of everybody who plays; they are closed in the end."""
    with ExitStack() as opened:
        yield opened


@dataclass
class Shared:
    """A table at which two people play, each at a server of their own."""

    address: str
    people: list[httpx.Client]
    moves: list[Move]  # that are to be made
    made: int = 0

    def play_until(self, number: int) -> None:
        """Whoever's turn it is moves at their own server, which may know of the last move only by the database."""
        for move in self.moves[self.made : number]:
            form = {"action": move.code, "seq": str(self.made)}
            answer = self.people[move.seat].post(f"{self.address}/move", data=form, headers=JSON)
            self.made += 1
            assert answer.json() == {"ok": True, "seq": self.made}, (self.address, move)

    def clocks(self) -> list[str]:
        """What each of them is told at home about the time of whoever must move."""
        return [CLOCK.search(each.get("/").text)[1] for each in self.people]


def random_moves(record: Record) -> Iterator[Move]:
    rng, state = Random(1), record.begin()
    while state.to_move():
        seat = rng.choice(list(state.to_move()))
        action = rng.choice(state.legal_actions(seat))
        state.apply(seat, action)
        yield Move(seat, action.code)


def meet(servers: list[Server], visitors: ExitStack, slug: str, pace: str) -> Shared:
    """Ana opens a short game for everybody, Tobias finds it in the lobby of the other server; it begins."""
    clients = [httpx.Client(base_url=server.address, timeout=PATIENCE) for server in servers]
    ana, tobias = map(visitors.enter_context, clients)
    fields = {"game": slug, "seed": "1", "who-1": "me", "name-1": "Ana", "who-2": "free", "pace": pace}
    opened = ana.post("/new", data=fields, files={"edition": ("short.toml", SHORT[slug].encode())})
    address = opened.headers["location"]
    ana.post(f"{address}/chairs", data={"do": "show"})
    assert f'id="join-{address.removeprefix("/t/")}"' in tobias.get("/").text
    for who, deed in ((tobias, "sit"), (tobias, "ready"), (ana, "begin")):
        done = who.post(f"{address}/chairs", data={"do": deed, "chair": "2", "name": "Tobias"})
        assert done.status_code == 303, done.text
    stored = with_database(servers[0].database, lambda database: Shelf(database).load(address.removeprefix("/t/")))
    return Shared(address, [ana, tobias], list(random_moves(stored.record)))


def test_every_title_is_played_to_its_end_live_and_by_post_though_a_server_is_killed(servers, visitors):
    tables = [meet(servers, visitors, slug, pace) for slug, pace in product(metas(), (LIVE, BY_POST))]
    for table in tables:
        table.play_until(len(table.moves) // 2)
    servers[1].kill()
    for table in tables:
        assert table.people[0].get(table.address).status_code == 200
    servers[1].start()
    for table in tables:
        assert all(table.clocks())
        table.play_until(len(table.moves))
    for table in tables:
        records = [Record.from_json(each.get(f"{table.address}/record.json").text) for each in table.people]
        assert list(records[0].moves) == table.moves
        assert records[0] == records[1]
        assert not records[0].verify().to_move()
        ends = [each.get(f"{table.address}/end") for each in table.people]
        assert [end.status_code for end in ends] == [200, 200]
