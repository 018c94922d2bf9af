"""The review of a finished match."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from universelle.web import pages
from universelle.web.addresses.request import reviews_of, table_of, viewer_of
from universelle.web.serving.visitors import is_number, owner_of, wants_json


async def review(request: Request) -> Response:
    """The review of a finished match; a script that follows it gets the parts that change."""
    table = await table_of(request)
    if not table.over:
        return RedirectResponse(f"/t/{table.id}", 303)
    viewer, found = viewer_of(request), await reviews_of(request).of(table)
    lists_all = "all" in request.query_params
    asked = request.query_params.get("seat", "")
    seat = int(asked) - 1 if is_number(asked) and 1 <= int(asked) <= len(table.names) else None
    if wants_json(request):
        if found is not None and request.query_params.get("known") == str(len(found.moves)) and found.running:
            return JSONResponse({"running": True, "known": len(found.moves), "parts": []})
        reading = await pages.review_reading(table, viewer, found, seat, lists_all)
        drawn = [str(part) for part in pages.review_parts(reading)]
        running = found is not None and found.running
        return JSONResponse({"running": running, "known": len(reading.moves), "parts": drawn})
    return HTMLResponse(pages.review_page(await pages.review_reading(table, viewer, found, seat, lists_all)))


async def change_review(request: Request) -> Response:
    """Begin a review, stop it or go on with it."""
    table = await table_of(request)
    async with request.form() as form:
        stop = form.get("do") == "stop"
    if table.over and pages.may_review(table, owner_of(request)):
        reviews = reviews_of(request)
        await (reviews.stop(table) if stop else reviews.start(table))
    return RedirectResponse(f"/t/{table.id}/review", 303)


ROUTES: Final = [
    Route("/t/{table}/review", review),
    Route("/t/{table}/review", change_review, methods=["POST"]),
]
