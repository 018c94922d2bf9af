"""Guided first games: one is opened, its steps are read, or it goes on without the guide."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from universelle.core.errors import BadRequest
from universelle.games.registry import load
from universelle.tables.sessions import Sessions
from universelle.tables.terms import Terms
from universelle.web.addresses.request import house_of, sessions_of, slug_of
from universelle.web.addresses.table import change_table
from universelle.web.guides.opening import guided_record
from universelle.web.serving.visitors import COOKIE, account_of, language_of, new_owner_of, remember, token_of
from universelle.web.table.tables import Table


async def begin(request: Request) -> Response:
    """Open a guided first game for the caller."""
    game, language = load(slug_of(request)), language_of(request)
    if game.guide is None:
        raise HTTPException(404)
    if house_of(request).doors_closed:
        raise BadRequest("doors-closed")
    me = account_of(request)
    record = guided_record(game, game.guide, language, me.name if me else "")
    table = await sessions_of(request).open(record, new_owner_of(request), terms=Terms(guided=True))
    response = RedirectResponse(f"/t/{table.id}", 303)
    remember(request, response, COOKIE, token_of(request), secret=True)
    return response


async def guide(request: Request) -> Response:
    """The caller has read a step, skips it, goes on without the guide, or wants it again."""

    async def do(tables: Sessions[Table], table: Table, seat: int, form: FormData) -> None:
        if "leave" in form:
            await tables.leave_guide(table, seat)
        elif "return" in form:
            await tables.return_to_guide(table, seat)
        else:
            await tables.read_step(table, seat, str(form.get("read", "")))

    return await change_table(request, do)


ROUTES: Final = [
    Route("/guide/{slug}", begin, methods=["POST"]),
    Route("/t/{table}/guide", guide, methods=["POST"]),
]
