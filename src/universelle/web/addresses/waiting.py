"""A table that waits for its players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from starlette.datastructures import URL
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from universelle.core.errors import BadRequest, UniverselleError
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.tables.gathering import Gathering
from universelle.tables.gatherings import Gatherings
from universelle.web import pages
from universelle.web.addresses.request import (
    gatherings_of,
    is_called_here,
    link_for_others,
    metrics_of,
    presence_of,
    sessions_of,
    status_of,
    talk_of,
    viewer_of,
)
from universelle.web.lobby import waiting_page as waiting_pages
from universelle.web.lobby.terms_page import terms_from
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
from universelle.web.table.asides import Asides
from universelle.web.table.company import Company


async def visit_of(request: Request) -> waiting_pages.Visit | None:
    """The caller's visit to a table that waits for its players, if the address is that of one."""
    found = await gatherings_of(request).load(request.path_params["table"])
    if found is None:
        return None
    words = Translations(language_of(request), load(found.record.game).package)
    address = link_for_others(request, f"/t/{found.id}")
    here_only = is_called_here(URL(address).hostname)
    present = presence_of(request).of(found.id)
    said = await talk_of(request).said(found.id)
    me = account_of(request)
    name = me.name if me else ""
    return waiting_pages.Visit(found, words, owner_of(request), address, here_only, present, said, name)


async def waiting_stream(request: Request) -> Response:
    """The changes of a table that waits for its players."""
    name = request.path_params["table"]
    in_sight = "sight" in request.query_params
    there = Company(presence_of(request), name, {}, Translations(language_of(request)), owner_of(request), in_sight)

    def subscribe(changed: Callable[[], None]) -> Callable[[], None]:
        ends = [gatherings_of(request).subscribe(name, changed), talk_of(request).subscribe(name, changed)]

        def unsubscribe() -> None:
            for end in ends:
                end()

        return unsubscribe

    await gatherings_of(request).begin_when_full(name)  # if a server died in the moment before it began
    asked = request.query_params.get("version", "")
    version = int(asked) if is_number(asked) else None
    told = waiting_pages.changes(lambda: visit_of(request), subscribe, Asides(there), version)
    texts = metrics_of(request).stream(owner_of(request), told)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(texts, headers=headers, media_type="text/event-stream")


async def change_chairs(request: Request) -> Response:
    """Sit down, stand up, or what else is done at a table before it begins."""
    visit = await visit_of(request)
    name, owner = request.path_params["table"], new_owner_of(request)
    async with request.form() as form:
        fields = {key: str(value) for key, value in form.items()}
    if visit is None:
        return await _too_late(request)
    try:
        await _change_chairs(gatherings_of(request), visit, owner, fields)
    except UniverselleError as error:
        return HTMLResponse(pages.waiting_page(visit, visit.words.say(error.message)), status_of(error))
    response = RedirectResponse("/" if fields.get("do") in ("close", "decline", "leave") else f"/t/{name}", 303)
    remember(request, response, COOKIE, token_of(request), secret=True)
    return response


async def _too_late(request: Request) -> Response:
    """Lead somebody on who wanted to sit down at a table at which the match has begun."""
    table = await sessions_of(request).table(request.path_params["table"])
    if table is None:
        raise BadRequest("waiting-gone")
    if table.seat_of(owner_of(request)) is not None:
        return RedirectResponse(f"/t/{table.id}", 303)
    return HTMLResponse(
        pages.table_page(table, viewer_of(request), Translations(language_of(request))("lobby-too-late")), 409
    )


async def _change_chairs(
    gatherings: Gatherings, visit: waiting_pages.Visit, owner: str, fields: Mapping[str, str]
) -> None:
    chair = fields.get("chair", "")
    seat = int(chair) - 1 if is_number(chair) else -1
    name, words = visit.gathering.id, visit.words
    changes: dict[str, Callable[[Gathering], Gathering]] = {
        "sit": lambda found: found.sit(owner, seat, fields.get("name", "")),
        "stand": lambda found: found.stand_up(owner),
        "bot": lambda found: found.seat_bot(owner, seat, fields.get("bot", ""), words),
        "decline": lambda found: found.decline(owner),
        "clear": lambda found: found.clear(owner, seat),
        "hand-on": lambda found: found.hand_on(owner, seat),
        "take-over": lambda found: found.take_over(owner, visit.host_is_gone),
        "show": lambda found: found.show(owner, True),
        "hide": lambda found: found.show(owner, False),
        "ready": lambda found: found.mark(owner, True),
        "not-ready": lambda found: found.mark(owner, False),
        "terms": lambda found: found.agree_on(owner, terms_from(fields, load(found.record.game))),
        "begin": lambda found: found.with_computers(owner, words),
    }
    do = fields.get("do", "")
    if do == "close":
        await gatherings.close(name, owner)
    elif do == "leave":
        await gatherings.leave(name, owner)
    elif do in changes:
        await gatherings.change(name, changes[do])
        await (gatherings.begin(name, owner) if do == "begin" else gatherings.begin_when_full(name))
    else:
        raise BadRequest("web-error-refused")


ROUTES: Final = [
    Route("/t/{table}/waiting", waiting_stream),
    Route("/t/{table}/chairs", change_chairs, methods=["POST"]),
]
