"""Tables written straight into a server's database: a position that is only looked at need not be played to."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing
from random import Random
from secrets import token_urlsafe
from time import time
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.browser.playing import PATIENCE, at_once, settle
from tests.browser.server import Server
from tests.tokens import TOKENS
from universelle.bots.seat_specs import PERSON
from universelle.core.chance import seed_from
from universelle.core.edition import Edition
from universelle.core.state import State
from universelle.games.registry import load
from universelle.matches.record import Move, Record
from universelle.tables.terms import NO_TERMS, Terms
from universelle.web.lobby.new_game import record_from
from universelle.web.serving.tokens import owner_of_secret
from universelle.web.serving.visitors import COOKIE


def lay(server: Server, record: Record, owners: Mapping[int, str], terms: Terms = NO_TERMS, ago: float = 0) -> str:
    """Write a table that is not over into the database of a running server, as if it began so many seconds ago; its
    id."""
    table = token_urlsafe()
    journal = [(table, number, move.seat, move.code) for number, move in enumerate(record.moves)]
    with opened(server) as database, database:
        head = record.with_moves(()).to_json()
        deadline = 0.0 if terms.pace else None  # look at it at once
        values = (table, head, time() - ago, len(journal), terms.to_json(), deadline)
        columns = "(id, record, created, over, seq, terms, deadline)"
        database.execute(f"INSERT INTO tables {columns} VALUES (?, ?, ?, 0, ?, ?, ?)", values)
        database.executemany("INSERT INTO chairs VALUES (?, ?, ?)", [(table, *chair) for chair in owners.items()])
        database.executemany("INSERT INTO journal (table_id, seq, seat, code) VALUES (?, ?, ?, ?)", journal)
    return table


def opened(server: Server) -> closing[sqlite3.Connection]:
    """The database of a running server; it is closed in the end."""
    return closing(sqlite3.connect(server.folder / "universelle.sqlite", timeout=PATIENCE))


def apart(
    context: Callable[..., BrowserContext],
    server: Server,
    slug: str,
    terms: Terms = NO_TERMS,
    ago: float = 0,
    **settings: Any,
) -> tuple[Page, Page]:
    """Two people at one table that began so many seconds ago, each with a browser of their own."""
    pages = context(**settings).new_page(), context(**settings).new_page()
    game = load(slug)
    record = Record(slug, game.meta.ruleset, ("Ada=me", "Ben=me"), seed_from("apart"), game.rules.check(2, {}))
    owners = {seat: become_somebody(page.context, server) for seat, page in enumerate(pages)}
    table = lay(server, record, owners, terms, ago)
    for page in pages:
        at_once(page.context)
        page.goto(f"/t/{table}")
    return pages


def become_somebody(context: BrowserContext, server: Server) -> str:
    """Give a browser the cookie of a new visitor; by what the server knows whoever has it."""
    secret = token_urlsafe()
    context.add_cookies([{"name": COOKIE, "value": TOKENS.sign(secret), "url": server.address}])
    return owner_of_secret(secret)


def sit_at(page: Page, server: Server, record: Record) -> str:
    """Look at a table at which this page's browser plays every person; its id."""
    owner = become_somebody(page.context, server)
    at_once(page.context)
    table = lay(server, record, dict.fromkeys(persons(record), owner))
    page.goto(f"/t/{table}")
    return table


def persons(record: Record) -> list[int]:
    """The seats that no bot plays."""
    return [number for number, seat in enumerate(record.seats) if seat.endswith(f"={PERSON}")]


def open_at(page: Page, server: Server, slug: str, *seats: str, moves: int, lang: str = "en", **fields: str) -> str:
    """Open a table at which people have made so many random moves and must decide again; its id."""
    table = sit_at(page, server, played(new_record(slug, *seats, lang=lang, **fields), moves))
    settle(page)
    return table


def open_nearly_over(page: Page, server: Server, slug: str, *seats: str, moves: int, lang: str = "en") -> str:
    """Open a table at which people have about so many moves left to make; its id."""
    table = sit_at(page, server, nearly_over(new_record(slug, *seats, lang=lang), moves))
    settle(page)
    return table


def new_record(slug: str, *seats: str, lang: str = "en", **fields: str) -> Record:
    """The record of a new table, as the form of the set-up page would open it."""
    who = {f"who-{number}": seat for number, seat in enumerate(seats or (PERSON, "random"), start=1)}
    return record_from({"game": slug, "seed": "1", **who, **fields}, lang, Edition())


def under_way(slug: str) -> int:
    """Moves after which a game has come some way; in Crystal Palace dice are set one by one."""
    return 40 if slug == "crystal-palace" else 10


def played(record: Record, moves: int) -> Record:
    """The record with so many random moves of people."""
    return record.with_moves(before_own(record, moves, random_moves(record)))


def nearly_over(record: Record, moves: int) -> Record:
    """The record up to where people would make so many more random moves."""
    made = list(random_moves(record))
    own = len([move for move in made if move.seat in persons(record)])
    return record.with_moves(before_own(record, own - moves, made))


def before_own(record: Record, number: int, moves: Iterable[Move]) -> list[Move]:
    """The moves before the one that people make after so many of their own."""
    own, made, left = persons(record), [], number
    for move in moves:
        if move.seat in own:
            if not left:
                return made
            left -= 1
        made.append(move)
    raise AssertionError("the game is over before so many moves are made")


def random_moves(record: Record) -> Iterator[Move]:
    """Random moves to the end; bots move whenever they can."""
    own, rng, state = persons(record), Random(1), record.begin()
    while state.to_move():
        seat = rng.choice(waiting(state, own) or list(state.to_move()))
        action = rng.choice(state.legal_actions(seat))
        state.apply(seat, action)
        yield Move(seat, action.code)


def waiting(state: State, own: list[int]) -> list[int]:
    """The bots that must decide."""
    return [seat for seat in state.to_move() if seat not in own]
