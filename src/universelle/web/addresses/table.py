"""A table: its page, its stream, moves, and what is asked about it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final, TypeVar

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from universelle.bots.hints import MOST_AT_ONCE
from universelle.core.errors import IllegalAction, UniverselleError
from universelle.tables.session import OutOfDate
from universelle.tables.sessions import Sessions
from universelle.web import pages
from universelle.web.addresses.calls import means_to_offer
from universelle.web.addresses.company import company_of
from universelle.web.addresses.deals import judged
from universelle.web.addresses.request import (
    metrics_of,
    move_number,
    moves_shown,
    origin_of,
    part,
    people_of,
    presence_of,
    seat_at,
    seq_in,
    sessions_of,
    status_of,
    table_of,
    viewer_of,
    watcher_of,
)
from universelle.web.addresses.talk import talk_aside
from universelle.web.addresses.waiting import visit_of
from universelle.web.people.person_bar import profile_address
from universelle.web.serving.compression import STREAMED, encoding_for
from universelle.web.serving.visitors import COOKIE, is_number, language_of, owner_of, remember, token_of, wants_json
from universelle.web.table.asides import NOTHING, Asides
from universelle.web.table.clocks import Ticking
from universelle.web.table.report import report_address
from universelle.web.table.stream import changes, compressed
from universelle.web.table.tables import Table

T = TypeVar("T")


async def table_page(request: Request) -> Response:
    if (waiting := await visit_of(request)) is not None:
        return HTMLResponse(pages.waiting_page(waiting))
    table = await table_of(request)
    if "report" in request.query_params:  # a score on the page, which does not know its table, leads here
        return RedirectResponse(report_address(table), 303)
    viewer, presence = viewer_of(request), presence_of(request)
    if table.apart and viewer.owner is not None:
        presence.see(table.id, viewer.owner)
    means, present = await means_to_offer(request, table), presence.of(table.id)
    drawn = pages.table_page(table, viewer, present=present, means=means, origin=origin_of(request))
    page = HTMLResponse(drawn)
    if table.apart and viewer.owner is None:  # who watches may talk, and their stream is to know them
        remember(request, page, COOKIE, token_of(request), secret=True)
    return page


async def stream(request: Request) -> Response:
    seen = request.headers.get("last-event-id") or request.query_params.get("seq") or ""
    seq = int(seen) if is_number(seen) else -1
    table = await table_of(request, seq)
    called = request.query_params.get("called")
    ticking = Ticking(table, table.words(language_of(request)), owner_of(request))
    asides = Asides(company_of(request, table), talk_aside(request, table), ticking) if table.apart else NOTHING
    told = changes(table, viewer_of(request), seq, called, asides=asides)
    texts = metrics_of(request).stream(owner_of(request), told)
    encoding = encoding_for(request.headers.get("accept-encoding", ""), STREAMED) or "gzip"
    headers = {"Cache-Control": "no-store", "Content-Encoding": encoding, "X-Accel-Buffering": "no"}
    return StreamingResponse(compressed(texts, encoding), headers=headers, media_type="text/event-stream")


async def why(request: Request) -> Response:
    """Explain why an action is illegal for the caller; empty if it is legal, or if the page shows an older position."""
    table = await table_of(request)
    if request.query_params.get("seq", str(table.seq)) != str(table.seq):
        return JSONResponse({"ok": True})
    words = table.words(language_of(request))
    try:
        seat = seat_at(request, table)
        action = table.match.game.catalogue.parse(request.query_params.get("action", ""))
        table.match.state.clone().apply(seat, action)
    except UniverselleError as error:
        return JSONResponse({"ok": False, "message": words.say(error.message)})
    return JSONResponse({"ok": True})


async def answer(request: Request) -> Response:
    """What a script of the game asks about the position it shows, for the seat that asks."""
    table = await table_of(request)
    asked = table.match.game.page.answers.get(request.path_params["name"])
    if asked is None:
        raise HTTPException(404)
    words = table.words(language_of(request))
    if request.query_params.get("seq") != str(table.seq):
        return JSONResponse({"ok": False, "message": words("web-table-stale")}, 409)
    try:
        seat = seat_at(request, table)
        found = asked(table.match.state, seat, words, request.query_params.get("about", ""))
    except UniverselleError as error:
        return JSONResponse({"ok": False, "message": words.say(error.message)}, 422)
    return JSONResponse(found)


async def about(request: Request) -> Response:
    """Explain a thing on the table, or on a position of its replay, as the caller sees it."""
    table = await table_of(request)
    viewer = watcher_of(request, table)
    at = move_number(request, table, "at") if "at" in request.query_params else None
    told = pages.explanation(table, viewer, request.path_params["name"], at)
    if told is None:
        raise HTTPException(404)
    if wants_json(request):
        return part(pages.explanation_tip(table, viewer, told))
    return HTMLResponse(pages.explanation_page(table, viewer, told))


async def legend(request: Request) -> Response:
    """The symbols of the game on the table."""
    table, viewer = await table_of(request), viewer_of(request)
    if wants_json(request):
        return part(pages.legend_drawer(table, viewer))
    return HTMLResponse(pages.legend_page(table, viewer))


async def move(request: Request) -> Response:
    async def make(tables: Sessions[Table], table: Table, seat: int, form: FormData) -> None:
        codes = [str(code) for code in form.getlist("action")][:MOST_AT_ONCE]
        await tables.move(table, seat, codes or [""], seq_in(form))

    return await change_table(request, make)


async def undo(request: Request) -> Response:
    async def take_back(tables: Sessions[Table], table: Table, _seat: int, form: FormData) -> None:
        await tables.undo(table, owner_of(request), seq_in(form))

    return await change_table(request, take_back)


async def ready(request: Request) -> Response:
    """The next player has taken a screen that several share."""

    async def uncover(tables: Sessions[Table], table: Table, _seat: int, form: FormData) -> None:
        seat, owner = str(form.get("seat", "")), owner_of(request)
        if owner is None or not is_number(seat) or table.owners.get(int(seat)) != owner:
            raise IllegalAction("web-table-not-seated")
        await tables.uncover(table, owner, int(seat))

    return await change_table(request, uncover)


async def thinking(request: Request) -> Response:
    """What a page shows while it waits for a hint."""
    table = await table_of(request)
    if not wants_json(request):
        return RedirectResponse(f"/t/{table.id}", 303)
    return part(pages.hint_thinking(table, viewer_of(request)))


async def hint(request: Request) -> Response:
    """The moves that the caller should consider; a caller who goes away does not want to know any more."""
    table, viewer = await table_of(request), viewer_of(request)
    words = table.words(viewer.language)
    try:
        seat = seat_at(request, table)
        async with request.form() as form:
            seq = seq_in(form)
        thought = sessions_of(request).hint(table, seat, pages.codes_listed(table, viewer), seq)
        found = await _while_wanted(request, thought)
    except OutOfDate:
        return _refusal(request, table, words("web-table-stale"), 409)
    except UniverselleError as error:
        return _refusal(request, table, words.say(error.message), status_of(error))
    if wants_json(request):
        return part(pages.hint_panel(table, viewer, found))
    return HTMLResponse(pages.hint_page(table, viewer, found))


async def _while_wanted(request: Request, thought: Coroutine[None, None, T]) -> T:
    """What somebody thinks, as long as the caller waits for it."""
    thinking = asyncio.create_task(thought)
    leaving = asyncio.create_task(_left(request))
    try:
        await asyncio.wait({thinking, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not thinking.done():
            raise OutOfDate
        return await thinking
    finally:
        leaving.cancel()
        thinking.cancel()


async def _left(request: Request) -> None:
    """Wait until the caller is gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def change_table(
    request: Request, do: Callable[[Sessions[Table], Table, int, FormData], Awaitable[None]]
) -> Response:
    """Change a table for the caller's seat, or refuse with a reason."""
    table = await table_of(request)
    words = table.words(language_of(request))
    try:
        seat = seat_at(request, table)
        async with request.form() as form:
            await do(sessions_of(request), table, seat, form)
    except OutOfDate:
        return _refusal(request, table, words("web-table-stale"), 409)
    except UniverselleError as error:
        return _refusal(request, table, words.say(error.message), status_of(error))
    if wants_json(request):
        return JSONResponse({"ok": True, "seq": table.seq})
    return RedirectResponse(f"/t/{table.id}", 303)


def _refusal(request: Request, table: Table, why: str, status: int) -> Response:
    if wants_json(request):
        return JSONResponse({"ok": False, "message": why}, status)
    present = presence_of(request).of(table.id)
    return HTMLResponse(pages.table_page(table, viewer_of(request), why, present), status)


async def end(request: Request) -> Response:
    table = await table_of(request)
    if not table.over:
        return RedirectResponse(f"/t/{table.id}", 303)
    turn = request.query_params.get("turn", "")
    judgement, profiles = await judged(table), await _profiles(request, table)
    at = int(turn) if is_number(turn) else None
    return HTMLResponse(pages.end_page(table, viewer_of(request), at, judgement, profiles, origin_of(request)))


async def _profiles(request: Request, table: Table) -> dict[int, str]:
    """By seat, the pages of people that the caller may see: open ones, and all of those they have played with."""
    accounts = await people_of(request).accounts.of_owners(list(set(table.owners.values())))
    played = bool(table.seats_of(owner_of(request)))
    return {
        seat: profile_address(accounts[owner].name)
        for seat, owner in table.owners.items()
        if owner in accounts and (played or accounts[owner].wants("open-page"))
    }


async def chronicle(request: Request) -> Response:
    """What happened until the position that the caller's page shows; without one, everything."""
    table = await table_of(request)
    return HTMLResponse(pages.chronicle_page(table, viewer_of(request), moves_shown(request, table)))


ROUTES: Final = [
    Route("/t/{table}", table_page),
    Route("/t/{table}/stream", stream),
    Route("/t/{table}/why", why),
    Route("/t/{table}/answer/{name}", answer),
    Route("/t/{table}/about/{name}", about),
    Route("/t/{table}/legend", legend),
    Route("/t/{table}/move", move, methods=["POST"]),
    Route("/t/{table}/undo", undo, methods=["POST"]),
    Route("/t/{table}/ready", ready, methods=["POST"]),
    Route("/t/{table}/hint", thinking),
    Route("/t/{table}/hint", hint, methods=["POST"]),
    Route("/t/{table}/end", end),
    Route("/t/{table}/chronicle", chronicle),
]
