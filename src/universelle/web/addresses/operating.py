"""How the server is: for whatever watches it, and for its operators."""

from __future__ import annotations

from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from universelle.core.errors import BadRequest
from universelle.i18n import Translations
from universelle.operating.survey import survey
from universelle.web import pages
from universelle.web.addresses.request import house_of, metrics_of
from universelle.web.operator_page import operator_page, title
from universelle.web.serving.guard import refuse
from universelle.web.serving.operators import Operators
from universelle.web.serving.visitors import language_of, wants_json

ASK: Final = {"WWW-Authenticate": 'Basic realm="Universelle", charset="UTF-8"'}


async def live(_request: Request) -> Response:
    """Whether the process answers at all."""
    return JSONResponse({"live": True})


async def health(request: Request) -> Response:
    """Whether the server can be sent to: it answers, and what it is told is kept."""
    ready = await house_of(request).answers()
    return JSONResponse({"ready": ready, "database": ready}, 200 if ready else 503)


async def metrics(request: Request) -> Response:
    refusal = refused(request)
    if refusal is not None:
        return refusal
    return Response(generate_latest(metrics_of(request).registry), media_type=CONTENT_TYPE_LATEST)


async def operator(request: Request) -> Response:
    """The operator's page, or what a script puts in its place."""
    refusal = refused(request)
    if refusal is not None:
        return refusal
    words = Translations(language_of(request))
    found = await survey(house_of(request))
    if wants_json(request):
        return JSONResponse({"html": str(operator_page(words, found)), "title": title(words, found)})
    return HTMLResponse(pages.operator_page(words, found))


async def command(request: Request) -> Response:
    """Do what an operator wants of all servers."""
    refusal = refused(request)
    if refusal is not None:
        return refusal
    house = house_of(request)
    deeds = {
        "close": house.close_doors,
        "open": house.open_doors,
        "renew": house.renew,
        "renew-later": house.renew_later,
    }
    async with request.form() as form:
        do = deeds.get(str(form.get("do", "")))
    if do is None:
        raise BadRequest("web-error-refused")
    await do()
    return RedirectResponse("/operator", 303)


def refused(request: Request) -> Response | None:
    """What is said to those who are no operators."""
    operators: Operators = request.app.state.operators
    if operators.may(request):
        return None
    if not operators.have_token:
        return refuse(request, 403, "operator-only-here")
    refusal = refuse(request, 401, "operator-token-needed")
    refusal.headers.update(ASK)
    return refusal


ROUTES: Final = [
    Route("/health", health),
    Route("/health/live", live),
    Route("/metrics", metrics),
    Route("/operator", operator),
    Route("/operator", command, methods=["POST"]),
]
