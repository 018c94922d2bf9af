"""Who is at a table: people leave it and come back, and agree on pauses."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from universelle.core.errors import BadRequest
from universelle.tables.sessions import Sessions
from universelle.web import pages
from universelle.web.addresses.request import table_of, viewer_of
from universelle.web.addresses.table import change_table
from universelle.web.serving.visitors import is_number, owner_of
from universelle.web.table.pauses import LENGTHS
from universelle.web.table.tables import Table


async def ask_to_leave(request: Request) -> Response:
    """Ask whether the caller really wants to leave; who cannot is led back to the table."""
    table, owner = await table_of(request), owner_of(request)
    if not table.may_leave(owner):
        return RedirectResponse(f"/t/{table.id}", 303)
    return HTMLResponse(pages.leave_page(table, viewer_of(request)))


async def leave(request: Request) -> Response:
    async def go(tables: Sessions[Table], table: Table, _seat: int, _form: FormData) -> None:
        await tables.leave(table, owner_of(request) or "")

    return await change_table(request, go)


async def come_back(request: Request) -> Response:
    async def take_back(tables: Sessions[Table], table: Table, _seat: int, _form: FormData) -> None:
        await tables.come_back(table, owner_of(request) or "")

    return await change_table(request, take_back)


async def ask_for_how_long(request: Request) -> Response:
    """Ask for how long a pause is wanted; who cannot have one is led back to the table."""
    table = await table_of(request)
    if not table.may_ask_for_pause(owner_of(request)):
        return RedirectResponse(f"/t/{table.id}", 303)
    return HTMLResponse(pages.pause_page(table, viewer_of(request)))


async def ask_for_pause(request: Request) -> Response:
    async def ask(tables: Sessions[Table], table: Table, _seat: int, form: FormData) -> None:
        seconds = str(form.get("seconds", ""))
        if not is_number(seconds) or int(seconds) not in LENGTHS:
            raise BadRequest("web-error-refused")
        await tables.ask_for_pause(table, owner_of(request) or "", int(seconds))

    return await change_table(request, ask)


async def answer_pause(request: Request) -> Response:
    """Agree to a pause, would rather play on, or would like to go on before its end."""
    answer = request.path_params["answer"]

    async def say(tables: Sessions[Table], table: Table, _seat: int, _form: FormData) -> None:
        owner = owner_of(request) or ""
        if answer == "resume":
            await tables.ask_to_go_on(table, owner)
        elif answer in ("agree", "play-on"):
            await tables.answer_pause(table, owner, answer == "agree")
        else:
            raise BadRequest("web-error-refused")

    return await change_table(request, say)


ROUTES: Final = [
    Route("/t/{table}/leave", ask_to_leave),
    Route("/t/{table}/leave", leave, methods=["POST"]),
    Route("/t/{table}/return", come_back, methods=["POST"]),
    Route("/t/{table}/pause", ask_for_how_long),
    Route("/t/{table}/pause", ask_for_pause, methods=["POST"]),
    Route("/t/{table}/pause/{answer}", answer_pause, methods=["POST"]),
]
