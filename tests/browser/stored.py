"""Tables written straight into a server's database: a position that is only looked at need not be played to."""

import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.browser.playing import PATIENCE, at_once, settle
from tests.browser.server import Server
from universelle.bots.seat_specs import PERSON
from universelle.core.chance import seed_from
from universelle.core.edition import Edition
from universelle.core.state import State
from universelle.games.registry import load
from universelle.matches.record import Move, Record
from universelle.web.new_game import record_from
from universelle.web.visitors import COOKIE, new_token, owner_of_token


def lay(server: Server, record: Record, owners: Mapping[int, str]) -> str:
    """Write a table that is not over into the database of a running server; its id."""
    table = new_token()
    journal = [(table, number, move.seat, move.code) for number, move in enumerate(record.moves)]
    with closing(sqlite3.connect(server.folder / "universelle.sqlite", timeout=PATIENCE)) as database, database:
        head = record.with_moves(()).to_json()
        database.execute("INSERT INTO tables VALUES (?, ?, 0, 0, '')", (table, head))
        database.executemany("INSERT INTO chairs VALUES (?, ?, ?)", [(table, *chair) for chair in owners.items()])
        database.executemany("INSERT INTO journal VALUES (?, ?, ?, ?, 0)", journal)
    return table


def apart(context: Callable[..., BrowserContext], server: Server, slug: str, **settings: Any) -> tuple[Page, Page]:
    """Two people at one table, each with a browser of their own."""
    pages = context(**settings).new_page(), context(**settings).new_page()
    game = load(slug)
    record = Record(slug, game.meta.ruleset, ("Ada=me", "Ben=me"), seed_from("apart"), game.rules.check(2, {}))
    table = lay(server, record, {seat: become_somebody(page.context, server) for seat, page in enumerate(pages)})
    for page in pages:
        at_once(page.context)
        page.goto(f"/t/{table}")
    return pages


def become_somebody(context: BrowserContext, server: Server) -> str:
    """Give a browser the cookie of a new visitor; by what the server knows whoever has it."""
    token = new_token()
    context.add_cookies([{"name": COOKIE, "value": token, "url": server.address}])
    return owner_of_token(token)


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
    who = {f"who-{number}": seat for number, seat in enumerate(seats or (PERSON, "random"), start=1)}
    record = record_from({"game": slug, "seed": "1", **who, **fields}, lang, Edition())
    table = sit_at(page, server, played(record, moves))
    settle(page)
    return table


def under_way(slug: str) -> int:
    """Moves after which a game has come some way; in Crystal Palace dice are set one by one."""
    return 40 if slug == "crystal-palace" else 10


def played(record: Record, moves: int) -> Record:
    """The record with so many random moves of people; bots move whenever they can."""
    own, rng = persons(record), Random(1)
    state, made = record.begin(), []
    while waiting(state, own) or len([move for move in made if move.seat in own]) < moves:
        seat = rng.choice(waiting(state, own) or list(state.to_move()))
        action = rng.choice(state.legal_actions(seat))
        state.apply(seat, action)
        made.append(Move(seat, action.code))
    assert state.to_move(), "the game is over before so many moves are made"
    return record.with_moves(made)


def waiting(state: State, own: list[int]) -> list[int]:
    """The bots that must decide."""
    return [seat for seat in state.to_move() if seat not in own]
