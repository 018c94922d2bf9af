"""Scorings told in stages, and the accounts of rounds and matches."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from universelle.web import pages
from universelle.web.addresses.request import table_of, viewer_of
from universelle.web.finished import replay_page as replays
from universelle.web.serving.visitors import is_number, language_of
from universelle.web.table import telling as tellings
from universelle.web.table.scorings import scorings_of


async def telling(request: Request) -> Response:
    """The stages of a scoring, as a part of the table's page."""
    table = await table_of(request)
    first, last = request.query_params.get("from", ""), request.query_params.get("to", "")
    if not is_number(first) or not is_number(last):
        raise HTTPException(404)
    words = table.words(language_of(request))
    found = tellings.telling(table, words, request.path_params["number"], int(first), int(last))
    if found is None:
        raise HTTPException(404)
    return HTMLResponse(str(found))


async def before_scoring(request: Request) -> Response:
    """The position before a scoring, to tell it again there."""
    table, number = await table_of(request), request.path_params["number"]
    found = [each for each in scorings_of(table).scorings if each.number == number]
    if not found:
        raise HTTPException(404)
    return JSONResponse({"parts": replays.before_scoring(table, viewer_of(request), found[0])})


async def match_report(request: Request) -> Response:
    """Where the points of a match came from so far."""
    return HTMLResponse(pages.report_page(await table_of(request), viewer_of(request)) or "")


async def round_report(request: Request) -> Response:
    """The account of a round."""
    found = pages.report_page(await table_of(request), viewer_of(request), request.path_params["number"])
    if found is None:
        raise HTTPException(404)
    return HTMLResponse(found)


ROUTES: Final = [
    Route("/t/{table}/telling/{number:int}", telling),
    Route("/t/{table}/telling/{number:int}/before", before_scoring),
    Route("/t/{table}/report", match_report),
    Route("/t/{table}/report/{number:int}", round_report),
]
