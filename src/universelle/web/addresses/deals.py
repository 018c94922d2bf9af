"""Whether the deal of a match was fair."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from universelle.matches.fairness import Judgement, judge
from universelle.web import pages
from universelle.web.addresses.request import part, table_of, viewer_of
from universelle.web.serving.visitors import wants_json
from universelle.web.table.tables import Table


async def deal(request: Request) -> Response:
    """The seal of a running match. One that is over is dealt again: as a part of the result page, or all of it."""
    table, viewer = await table_of(request), viewer_of(request)
    if table.over:
        table.judged = None
        judgement = await judged(table)
        if wants_json(request):
            return part(pages.deal_section(table, viewer, judgement))
        return RedirectResponse(f"/t/{table.id}/end#deal", 303)
    if wants_json(request):
        return part(pages.seal_drawer(table, viewer))
    return HTMLResponse(pages.seal_page(table, viewer))


async def judged(table: Table) -> Judgement:
    """The verdict on the deal of a match that is over, found in a thread and kept until something changes."""
    seq = table.seq
    if table.judged is None or table.judged[0] != seq:
        table.judged = seq, await asyncio.to_thread(judge, table.match)
    return table.judged[1]


ROUTES: Final = [
    Route("/t/{table}/deal", deal),
]
