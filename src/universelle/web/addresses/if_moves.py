"""What players would do when it is their turn."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from universelle.core.errors import UniverselleError
from universelle.tables.session import OutOfDate
from universelle.web import pages
from universelle.web.addresses.request import part, seat_at, seq_in, sessions_of, table_of, viewer_of
from universelle.web.serving.visitors import wants_json
from universelle.web.table.if_move_page import Plan
from universelle.web.table.tables import Table


async def show(request: Request) -> Response:
    """What the caller may say beforehand; who may not is led back to the table."""
    table = await table_of(request)
    plan = await _plan(request, table)
    if plan is None:
        return RedirectResponse(f"/t/{table.id}", 303)
    if wants_json(request):
        return part(await asyncio.to_thread(pages.if_drawer, plan))
    return HTMLResponse(await asyncio.to_thread(pages.if_page, plan))


async def _plan(request: Request, table: Table) -> Plan | None:
    seat, sessions = seat_at(request, table), sessions_of(request)
    if not table.may_say_beforehand(seat):
        return None
    kept = await sessions.if_moves.of(table.id)
    return Plan(table, viewer_of(request), seat, await sessions.if_move_offers(table, seat), kept.get(seat))


async def say(request: Request) -> Response:
    """Keep what the caller would do, or take it back."""
    table = await table_of(request)
    seat, sessions = seat_at(request, table), sessions_of(request)
    async with request.form() as fields:
        do, seq = str(fields.get("do", "")), seq_in(fields)
        codes = [str(code) for code in fields.getlist("action") if code]
    try:
        if do == "drop":
            await sessions.if_moves.drop(table.id, seat)
        else:
            await sessions.keep_if_move(table, seat, codes, seq)
    except (OutOfDate, UniverselleError) as error:
        words = table.words(viewer_of(request).language)
        why = words.say(error.message) if isinstance(error, UniverselleError) else words("web-table-stale")
        plan = await _plan(request, table)
        if plan is None:
            return RedirectResponse(f"/t/{table.id}", 303)
        return HTMLResponse(pages.if_page(plan, why), 409 if isinstance(error, OutOfDate) else 422)
    return RedirectResponse(f"/t/{table.id}", 303)


ROUTES: Final = [
    Route("/t/{table}/if", show),
    Route("/t/{table}/if", say, methods=["POST"]),
]
