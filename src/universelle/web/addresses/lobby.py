"""The home page with the lobby on it, what changes there, and quick matches."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import fields, replace
from time import time
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from universelle.core.errors import BadRequest
from universelle.core.plain import plain
from universelle.core.rules import DEFAULT_EDITION
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.tables.gathering import FREE, Gathering
from universelle.tables.lobby import PLACE, Lobby
from universelle.tables.quick_match import Wish, find_match
from universelle.tables.terms import NO_PACE
from universelle.web import pages
from universelle.web.addresses.daily import line_for
from universelle.web.addresses.request import gatherings_of, house_of, metrics_of, presence_of, sessions_of
from universelle.web.lobby.lobby import Glance, Wanted, changes
from universelle.web.lobby.new_game import record_from
from universelle.web.lobby.terms_page import terms_from
from universelle.web.lobby.tickets import TableLine, line_of
from universelle.web.serving.compression import STREAMED, encoding_for
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
from universelle.web.table.stream import compressed

WAITING: Final = "/#quick"  # where somebody sees for how long they have been looking for a match


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def home(request: Request) -> Response:
    glance, daily = await _glance(request), await line_for(request)
    return HTMLResponse(pages.home_page(glance, account_of(request), daily))


async def _glance(request: Request, before: Glance | None = None, own_changed: bool = True) -> Glance:
    """The lobby as the caller sees it; their own tables are read again only if one of them may have changed."""
    hall, owner = await lobby_of(request).hall(), owner_of(request)
    if before is not None and not own_changed and not _sits_elsewhere(before, hall.open):
        return replace(before, hall=hall, now=time())
    language = language_of(request)
    mine: Sequence[TableLine] = ()
    own: Sequence[Gathering] = ()
    if owner:  # a match may begin between these two: then it is in both lists, not in none
        own = await gatherings_of(request).of(owner)
        mine = [line_of(table, language) for table in await sessions_of(request).shelf.tables_of(owner)]
    wanted = Wanted(**{each.name: request.query_params.get(each.name, "") for each in fields(Wanted)})
    return Glance(
        Translations(language),
        owner,
        hall,
        mine,
        own,
        wanted,
        "all" in request.query_params,
        "games" in request.query_params,
        time(),
        known.name if (known := account_of(request)) else "",
    )


def _sits_elsewhere(before: Glance, now_open: Sequence[Gathering]) -> bool:
    """Whether the tables that wait with the caller are others than before."""
    listed = {each.id: each for each in now_open}
    theirs = [each for each in now_open if before.owner and _concerns(each, before.owner)]
    known = {each.id: each for each in before.gatherings}
    return any([known.get(each.id) != each for each in theirs]) or any(
        [each.listed and each.id not in listed for each in before.gatherings]
    )


def _concerns(gathering: Gathering, owner: str) -> bool:
    """Whether a table that waits is somebody's own, or they were asked to come."""
    return gathering.host == owner or bool(gathering.seats_of(owner)) or owner in gathering.invited


async def stream(request: Request) -> Response:
    """The changes of the lobby. Who watches it counts as being here."""
    owner, presence, lobby = owner_of(request), presence_of(request), lobby_of(request)
    seen: list[Glance] = []

    async def look(own_changed: bool) -> Glance:
        seen[:] = [await _glance(request, seen[0] if seen else None, own_changed)]
        return seen[0]

    async def texts() -> AsyncIterator[str]:
        watcher = lobby.watch(owner)
        leave = presence.enter(PLACE, owner, in_sight=True)

        async def pause(seconds: float) -> bool:
            try:
                await asyncio.wait_for(watcher.woken.wait(), seconds)
            except TimeoutError:
                return False
            watcher.woken.clear()
            return True

        try:
            async for text in changes(watcher, look, pause, request.query_params.get("search", "")):
                yield text
        finally:
            leave()
            lobby.leave(watcher)

    encoding = encoding_for(request.headers.get("accept-encoding", ""), STREAMED) or "gzip"
    headers = {"Cache-Control": "no-store", "Content-Encoding": encoding, "X-Accel-Buffering": "no"}
    return StreamingResponse(
        compressed(metrics_of(request).stream(owner, texts()), encoding),
        headers=headers,
        media_type="text/event-stream",
    )


async def quick(request: Request) -> Response:
    """Seat the caller at the first table that fits, or open one; or stop looking."""
    gatherings, owner = gatherings_of(request), new_owner_of(request)
    async with request.form() as form:
        fields = {key: str(value) for key, value in form.items()}
    searches = [each for each in await gatherings.of(owner) if each.quick and each.seats_of(owner)]
    address = WAITING
    if fields.get("do") == "stop":
        for each in searches:
            await gatherings.leave(each.id, owner)
    elif not searches:
        if house_of(request).doors_closed:
            raise BadRequest("doors-closed")
        table = await find_match(gatherings, _wish(request, owner, fields))
        address = WAITING if table is None else f"/t/{table}"
    response = RedirectResponse(address, 303)
    remember(request, response, COOKIE, token_of(request), secret=True)
    return response


def _wish(request: Request, owner: str, fields: dict[str, str]) -> Wish:
    """What a form asks for, as far as there is such a match."""
    slug, number, name = fields.get("game", ""), fields.get("players", ""), fields.get("name", "")
    game, language = load(slug), language_of(request)
    least, most = max(2, game.meta.min_players), game.meta.max_players
    if not is_number(number) or not least <= int(number) <= most:
        raise BadRequest("lobby-bad-players", least=least, most=most)
    who = {"who-1": "me", "name-1": name, **{f"who-{seat}": FREE for seat in range(2, int(number) + 1)}}
    return Wish(
        owner,
        name if plain(name).strip() else Translations(language, game.package)("guest"),
        record_from({"game": slug, **who}, language, DEFAULT_EDITION),
        terms_from({"pace": fields.get("pace", NO_PACE)}, game),
        language,
    )


ROUTES: Final = [
    Route("/", home),
    Route("/lobby/stream", stream),
    Route("/quick", quick, methods=["POST"]),
]
