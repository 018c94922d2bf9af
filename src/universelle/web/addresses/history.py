"""One's own games: the list of them, deleting and bringing back, records that come and go."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from math import ceil
from time import monotonic, time
from typing import Final

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from universelle.core.errors import BadRecord, BadRequest, UniverselleError
from universelle.core.message import Message
from universelle.core.plain import plain
from universelle.drawing.node import Node
from universelle.games.registry import found
from universelle.i18n import Translations
from universelle.matches.record import Record
from universelle.people.numbers import Numbers
from universelle.people.numbers import numbers as numbers_of
from universelle.tables.bin import Bin
from universelle.tables.history import DELETED, PAGE, Found, History
from universelle.tables.imports import MOST, imported
from universelle.tables.past_games import same
from universelle.web.addresses.request import form_of, sessions_of, status_of, workshop_of
from universelle.web.history.asked import ADDRESS, RUNNING, Asked
from universelle.web.history.games_page import Brought, Games, Refused, whole_page
from universelle.web.history.numbers_page import Shown, figures, numbers_page
from universelle.web.history.record_files import MEDIA_TYPE, Entry, line_in, line_of
from universelle.web.history.search import wanted
from universelle.web.history.tickets import Ticket
from universelle.web.people.profile_page import games_by_weight
from universelle.web.serving.visitors import (
    COOKIE,
    account_of,
    is_number,
    language_of,
    new_owner_of,
    owner_of,
    remember,
    token_of,
)
from universelle.web.table.tables import Table

LONGEST: Final = 20.0  # seconds for which one file is read: who sends it again goes on
LONGEST_NAME: Final = 60  # letters of a file
LONGEST_RIVAL: Final = 60  # letters of a bot
MOST_REFUSED: Final = 50  # games of which is said what is wrong


def history_of(request: Request) -> History:
    return History(sessions_of(request).database)


async def games(request: Request) -> Response:
    return HTMLResponse(await _page(request))


async def _page(request: Request, brought: Brought | None = None, refusal: Message | None = None) -> str:
    owner, asked = owner_of(request), Asked.of(request.query_params)
    shown = Games(asked, me=account_of(request), now=time(), brought=brought, refusal=refusal)
    if owner is None:
        return whole_page(language_of(request), shown)
    shown = await _found(request, owner, shown)
    return whole_page(language_of(request), shown, await _figures(request, owner, shown))


async def _figures(request: Request, owner: str, shown: Games) -> Node | None:
    """How the caller has done at the title that is asked for, else at the one they have played most."""
    counts, asked = shown.counts.by_game, shown.asked
    most = max(counts, key=lambda slug: counts[slug], default="")
    game = found().games.get(asked.numbers or asked.game or most)
    if game is None:
        return None
    done = await _numbers(request, owner, game.meta.slug)
    address = replace(asked, numbers="").address
    tabs = f"{address}{'&' if '?' in address else '?'}numbers="
    return await asyncio.to_thread(figures, Translations(language_of(request)), Shown(game, done), tabs)


async def _found(request: Request, owner: str, shown: Games) -> Games:
    """The games of an owner that fit what is asked; past the last page, those on it."""
    history, asked = history_of(request), shown.asked
    past, counts = await _past(request, owner, asked), await history.counts(owner)
    last = max(1, ceil(past.count / PAGE))
    if asked.page > last:
        asked = replace(asked, page=last)
        past = await _past(request, owner, asked)
    shelf = sessions_of(request).shelf
    listed = {each.id: each for each in await shelf.listed_for(owner, [each.table for each in past.games])}
    return replace(
        shown,
        asked=asked,
        running=await _running(request, owner, asked),
        past=[
            Ticket(listed[each.table], each, gone=bool(each.deleted) and asked.outcome != DELETED)
            for each in past.games
            if each.table in listed
        ],
        count=past.count,
        counts=counts,
        met=await history.met(owner),
    )


async def _past(request: Request, owner: str, asked: Asked) -> Found:
    if asked.outcome == RUNNING:
        return Found((), 0)
    return await history_of(request).find(owner, wanted(asked, language_of(request), datetime.now(UTC)), asked.page - 1)


async def _running(request: Request, owner: str, asked: Asked) -> list[Ticket]:
    """The running games, the ones that wait for their owner first; on the first page, if nothing of the past is
    sought."""
    if asked.page > 1 or asked.rival or asked.find or asked.outcome not in ("", RUNNING):
        return []
    shelf = sessions_of(request).shelf
    ids = await history_of(request).running(owner, asked.deleted)
    owners = await shelf.owners_of([*ids])
    tickets = [
        Ticket(each, apart=len(set(owners[each.id].values())) > 1, gone=ids[each.id])
        for each in await shelf.listed_for(owner, [*ids])
    ]
    fitting = [each for each in tickets if not asked.game or (each.game and each.game.meta.slug == asked.game)]
    return sorted(fitting, key=lambda each: not each.is_mine_to_move)


# -- deleting ---------------------------------------------------------------------------------------------------------


async def delete(request: Request) -> Response:
    return await _binned(request, lambda found, owner, table: found.delete(owner, table), DELETED)


async def bring_back(request: Request) -> Response:
    return await _binned(request, lambda found, owner, table: found.bring_back(owner, table))


async def _binned(request: Request, do: Callable[[Bin, str, str], Awaitable[None]], told: str = "") -> Response:
    """Do something with a game of the caller's, and lead back to their list; or say why not."""
    owner, fields = owner_of(request), await form_of(request)
    table, back = fields.get("table", ""), fields.get("back", "")
    try:
        if owner is None:
            raise BadRequest("games-not-yours")
        await do(sessions_of(request).bin, owner, table)
    except UniverselleError as error:
        return HTMLResponse(await _page(request, refusal=error.message), status_of(error))
    address = back if back == ADDRESS or back.startswith(f"{ADDRESS}?") else ADDRESS
    if told:
        address += f"{'&' if '?' in address else '?'}{told}={table}"
    return RedirectResponse(f"{address}#game-{table}", 303)


# -- records ----------------------------------------------------------------------------------------------------------


async def export(request: Request) -> Response:
    """All games of the caller that are over, a line for each."""
    owner = owner_of(request)

    async def lines() -> AsyncIterator[str]:
        if owner is not None:
            async for ended, record in history_of(request).records(owner):
                yield line_of(ended, record)

    headers = {"Content-Disposition": 'attachment; filename="universelle.jsonl"'}
    return StreamingResponse(lines(), media_type=MEDIA_TYPE, headers=headers)


async def bring(request: Request) -> Response:
    """Keep the games in files; of each that cannot be kept is said why."""
    brought = Brought()
    async with request.form() as form, workshop_of(request).imports.turn():
        end = monotonic() + LONGEST
        for file in form.getlist("file"):
            if isinstance(file, UploadFile) and file.filename:
                name = plain(file.filename)[:LONGEST_NAME]
                brought = await _read(request, name, await file.read(), brought, end)
    if brought == Brought():
        brought = replace(brought, refused=[Refused(Message("games-no-file"))])
    response = HTMLResponse(await _page(request, brought), 422 if brought.refused and not brought.added else 200)
    remember(request, response, COOKIE, token_of(request), secret=True)
    return response


async def _read(request: Request, name: str, file: bytes, so_far: Brought, end: float) -> Brought:
    """What came of a file."""
    if monotonic() > end:
        return replace(so_far, unread=so_far.unread + 1)
    try:
        games_in_file = await workshop_of(request).games(file)
    except UniverselleError as error:
        return replace(so_far, refused=[*so_far.refused, Refused(error.message, name)])
    room = MOST - await history_of(request).number_imported(new_owner_of(request))
    for number, entry in enumerate(games_in_file):
        if room <= 0:
            return replace(so_far, refused=[*so_far.refused, Refused(Message("games-full", {"most": MOST}), name)])
        if monotonic() > end:
            return replace(so_far, unread=so_far.unread + len(games_in_file) - number)
        try:
            added = await _kept(request, entry)
        except UniverselleError as error:
            if len(so_far.refused) < MOST_REFUSED:
                refused = Refused(error.message, name, line_in(entry, error.message), entry.game)
                so_far = replace(so_far, refused=[*so_far.refused, refused])
            continue
        room -= added
        so_far = replace(so_far, added=so_far.added + added, known=so_far.known + (not added))
    return so_far


async def _kept(request: Request, entry: Entry) -> bool:
    """Keep a game; whether it was not there already."""
    if entry.problem is not None:
        raise BadRecord(entry.problem.key)
    owner, me = new_owner_of(request), account_of(request)
    read = await asyncio.to_thread(Record.from_json, entry.text)
    if await history_of(request).has(owner, same(read)):
        return False
    record = await workshop_of(request).checked(entry.text)
    ended = entry.ended or time()
    statements = await asyncio.to_thread(imported, record, owner, me.name if me else "", ended, Table)
    await sessions_of(request).database.write(statements)
    return True


# -- numbers ----------------------------------------------------------------------------------------------------------


async def numbers(request: Request) -> Response:
    """How the caller has done at a title."""
    slug, players = request.query_params.get("game", ""), request.query_params.get("players", "")
    game = found().games.get(slug, games_by_weight()[0])
    rival = request.query_params.get("rival", "")[:LONGEST_RIVAL]
    number = int(players) if is_number(players) else 0
    owner = owner_of(request)
    done = await _numbers(request, owner, game.meta.slug, number, rival) if owner else Numbers()
    shown = Shown(game, done, number, rival, account_of(request))
    return HTMLResponse(await asyncio.to_thread(numbers_page, language_of(request), shown))


async def _numbers(request: Request, owner: str, game: str, players: int = 0, rival: str = "") -> Numbers:
    return await numbers_of(sessions_of(request).database, owner, game, players, rival)


ROUTES: Final = [
    Route("/games", games),
    Route("/games/numbers", numbers),
    Route("/games/delete", delete, methods=["POST"]),
    Route("/games/bring-back", bring_back, methods=["POST"]),
    Route("/games/export", export),
    Route("/games/import", bring, methods=["POST"]),
]
