"""What people say at a table, before and after it begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from universelle.core.errors import BadRequest, UniverselleError
from universelle.web import pages
from universelle.web.addresses.request import part, presence_of, table_of, talk_of
from universelle.web.addresses.waiting import visit_of
from universelle.web.serving.visitors import (
    COOKIE,
    is_number,
    language_of,
    new_owner_of,
    owner_of,
    remember,
    token_of,
    wants_json,
)
from universelle.web.table.tables import Table
from universelle.web.table.talk_page import Reader, TalkAside
from universelle.web.table.talk_page import talk as drawn


def reader_at(request: Request, table: Table, owner: str | None) -> Reader:
    """Who reads at a table that has begun."""
    words = table.words(language_of(request))
    plays = owner is not None and owner in table.owners.values()
    watching = presence_of(request).of(table.id).others(table.owners.values())
    return Reader(table.id, words, owner, table.owners, words.players, plays, table.over, watching, table.terms.talk)


def talk_aside(request: Request, table: Table) -> TalkAside:
    """What is said at a table, as a stream tells it."""
    since = request.query_params.get("said", "")
    owner = owner_of(request)
    return TalkAside(talk_of(request), lambda: reader_at(request, table, owner), int(since) if is_number(since) else 0)


async def talk(request: Request) -> Response:
    """Everything that was said and the caller may read."""
    reader = await _reader(request, owner_of(request))
    said = await talk_of(request).said(reader.table_id)
    if wants_json(request):
        return part(drawn(reader, said, "thanks" in request.query_params))
    return HTMLResponse(pages.talk_page(reader, said, "thanks" in request.query_params))


async def say(request: Request) -> Response:
    """Say something, mute somebody or hear them again, or report a line."""
    owner = new_owner_of(request)
    reader = await _reader(request, owner)
    async with request.form() as form:
        fields = {key: str(value) for key, value in form.items()}
    try:
        await _do(request, reader, owner, fields)
    except UniverselleError as error:
        if wants_json(request):
            return JSONResponse({"ok": False, "message": reader.words.say(error.message)}, 422)
        said = await talk_of(request).said(reader.table_id)
        return HTMLResponse(pages.talk_page(reader, said, refusal=reader.words.say(error.message)), 422)
    thanks = "?thanks" if fields.get("do") == "report" else ""
    response: Response = RedirectResponse(f"/t/{reader.table_id}/talk{thanks}", 303)
    if wants_json(request):
        response = JSONResponse({"ok": True})
    remember(request, response, COOKIE, token_of(request), secret=True)
    return response


async def _do(request: Request, reader: Reader, owner: str, fields: Mapping[str, str]) -> None:
    if not reader.is_on:
        raise BadRequest("talk-off")
    talk, do, number = talk_of(request), fields.get("do", "say"), fields.get("line", "")
    if do == "say":
        await talk.say(reader.table_id, reader.writes_in, owner, reader.name, fields.get("text", ""))
        return
    said = await talk.said(reader.table_id)
    speaker = said.speaker(int(number) if is_number(number) else 0, reader.rooms)
    if do == "report":
        await talk.report(reader.table_id, owner, int(number))
    elif do in ("mute", "hear"):
        await talk.mute(reader.table_id, owner, speaker, hear=do == "hear")
    else:
        raise BadRequest("web-error-refused")


async def _reader(request: Request, owner: str | None) -> Reader:
    """Who asks for the talk of a table; where everybody sits at one screen there is none."""
    visit = await visit_of(request)
    if visit is not None:
        return replace(visit, owner=owner).reader
    table = await table_of(request)
    if not table.apart:
        raise HTTPException(404)
    return reader_at(request, table, owner)


ROUTES: Final = [
    Route("/t/{table}/talk", talk),
    Route("/t/{table}/talk", say, methods=["POST"]),
]
