"""The score sheets of the games."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from universelle.core.edition import Edition
from universelle.core.errors import BadEdition
from universelle.core.rules import DEFAULT_EDITION
from universelle.games.registry import load
from universelle.web.addresses.request import origin_of, slug_of, workshop_of
from universelle.web.editions.written import edition_from
from universelle.web.serving.visitors import language_of
from universelle.web.sheets.filled import EDITION, Filled
from universelle.web.sheets.sheet_page import sheet_page


async def sheet(request: Request) -> Response:
    """The sheet as the address fills it in, counted."""
    game = load(slug_of(request))
    if game.score_sheet is None:
        raise HTTPException(404)
    filled = Filled(game, game.score_sheet, dict(request.query_params), await _edition(request, game.meta.slug))
    return HTMLResponse(sheet_page(language_of(request), filled, origin_of(request)))


async def _edition(request: Request, slug: str) -> Edition:
    """The edition in the address, which can be played; else the standard one."""
    code = request.query_params.get(EDITION, "")
    if not code:
        return DEFAULT_EDITION
    checked = await workshop_of(request).checked_edition(slug, edition_from(code))
    if checked.problem:
        raise BadEdition(checked.problem.key, **checked.problem.values)
    return checked.edition


ROUTES: Final = [
    Route("/score/{slug}", sheet),
]
