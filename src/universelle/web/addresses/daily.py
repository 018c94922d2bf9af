"""The fair of the day: its page, the board of any day, and one's only try."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from universelle.core.errors import BadRequest
from universelle.core.plain import plain
from universelle.database.database import Conflict
from universelle.drawing.node import Node
from universelle.i18n import Translations
from universelle.matches.record import split_seat
from universelle.tables.daily import FIRST, Daily, Fair, beginning, today
from universelle.tables.gathering import LONGEST_NAME
from universelle.tables.terms import Terms
from universelle.web.addresses.request import form_of, house_of, origin_of, people_of, sessions_of
from universelle.web.daily.daily_page import Shown, daily_line, daily_page, owners_on
from universelle.web.serving.visitors import (
    COOKIE,
    account_of,
    language_of,
    new_owner_of,
    owner_of,
    remember,
    token_of,
)


def daily_of(request: Request) -> Daily:
    return sessions_of(request).daily


async def daily(request: Request) -> Response:
    """The fair of this day."""
    return HTMLResponse(await _page(request, today(sessions_of(request).clock())))


async def of_day(request: Request) -> Response:
    """The fair of a day that was: everybody may look at the games."""
    try:
        day = date.fromisoformat(request.path_params["day"])
    except ValueError as error:
        raise HTTPException(404) from error
    now = today(sessions_of(request).clock())
    if day == now:
        return RedirectResponse("/daily", 303)
    if not FIRST <= day <= now:
        raise HTTPException(404)
    return HTMLResponse(await _page(request, day))


async def _page(request: Request, day: date) -> str:
    found = daily_of(request)
    shown = await _shown(request, day)
    streak = await found.streak(owner_of(request), day)
    before = await _shown(request, day - timedelta(days=1)) if shown.is_open else None
    return daily_page(language_of(request), replace(shown, streak=streak, yesterday=before), origin_of(request))


async def _shown(request: Request, day: date) -> Shown:
    """The fair of a day with its board, as the caller sees it."""
    found = daily_of(request)
    fair = await found.fair(day)
    board = await found.board(fair, owner_of(request))
    accounts = await people_of(request).accounts.of_owners(owners_on(board))
    return Shown(fair, sessions_of(request).clock(), board, accounts, account_of(request))


async def play(request: Request) -> Response:
    """Begin one's only try, or go on with it."""
    if house_of(request).doors_closed:
        raise BadRequest("doors-closed")
    sessions, found, owner = sessions_of(request), daily_of(request), new_owner_of(request)
    fair = await found.fair(today(sessions.clock()))
    name = _name(request, fair, await form_of(request))
    try:
        table = await sessions.open(
            fair.record(name),
            owner,
            terms=Terms(talk=False, day=fair.day.isoformat()),
            listed=False,
            beside=lambda table: beginning(fair, owner, name, table),
        )
        table_id = table.id
    except Conflict:
        own = await found.own(fair, owner)
        assert own is not None
        table_id = own.table
    response = RedirectResponse(f"/t/{table_id}", 303)
    remember(request, response, COOKIE, token_of(request), secret=True)
    return response


def _name(request: Request, fair: Fair, fields: dict[str, str]) -> str:
    """What the caller is called at the table, unlike their opponents."""
    me = account_of(request)
    given = me.name if me else plain(fields.get("name", "")).replace("=", "").strip()[:LONGEST_NAME].strip()
    guest = Translations(language_of(request))("guest")
    taken = {split_seat(bot)[0] or bot for bot in fair.opponents}
    return given if given and given not in taken else guest


async def line_for(request: Request) -> Node:
    """The fair of the day, as the caller finds it on the home page."""
    found = daily_of(request)
    fair = await found.fair(today(sessions_of(request).clock()))
    own = await found.own(fair, owner_of(request))
    return daily_line(Translations(language_of(request)), fair, own, await found.count(fair))


ROUTES: Final = [
    Route("/daily", daily),
    Route("/daily/play", play, methods=["POST"]),
    Route("/daily/{day}", of_day),
]
