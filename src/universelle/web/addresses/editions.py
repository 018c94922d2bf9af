"""Editions by form: the values that an owner's box prints."""

from __future__ import annotations

from asyncio import to_thread
from typing import Final

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from universelle.contract.game import Game
from universelle.core.edition import FILE_LIMIT
from universelle.core.errors import BadEdition, UniverselleError
from universelle.core.message import Message
from universelle.core.plain import plain
from universelle.core.rules import DEFAULT_EDITION
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.web.addresses.request import form_of, origin_of, slug_of, workshop_of
from universelle.web.editions.checked import Checked
from universelle.web.editions.edition_page import (
    CODE,
    NAME,
    Form,
    edition_address,
    edition_page,
    keeping,
    state,
)
from universelle.web.editions.values import values_of
from universelle.web.editions.written import LONGEST_NAME, code_of, edition_from, toml_of
from universelle.web.serving.visitors import language_of, wants_json


async def edition(request: Request) -> Response:
    """The form of an edition: the standard one, or that of a link."""
    game = _editable(request)
    code = request.query_params.get(CODE, "")
    try:
        checked = (
            await workshop_of(request).checked_edition(game.meta.slug, edition_from(code)) if code else _standard()
        )
    except UniverselleError as error:
        return await _page(request, game, _standard(error.message), 422)
    return await _page(request, game, checked)


async def typed(request: Request) -> Response:
    """Check what was typed: a script is told what is wrong, a plain form gets the page of the edition."""
    game, form = _editable(request), await form_of(request)
    name = plain(form.get(NAME, ""))[:LONGEST_NAME] or Translations(language_of(request))("editions-my-box")
    known = {value.name: form[value.name] for value in values_of(game) if value.name in form}
    checked = await workshop_of(request).typed_edition(game.meta.slug, name, known)
    shown = _form(request, game, checked, known | {NAME: name})
    if wants_json(request):
        wrong = {value.name: said for value in values_of(game) if (said := shown.wrong_with(value))}
        address = edition_address(game.meta.slug, shown.code)
        parts = {part.id: str(part) for part in (state(shown), keeping(shown))}
        return JSONResponse({"parts": parts, "wrong": wrong, "address": address})
    if checked.wrong:
        return HTMLResponse(await to_thread(edition_page, shown), 422)
    return RedirectResponse(edition_address(game.meta.slug, shown.code), 303)


async def uploaded(request: Request) -> Response:
    """Open a file that was kept."""
    game = _editable(request)
    async with request.form() as fields:
        file = fields.get("file")
        content = await file.read() if isinstance(file, UploadFile) else b""
        name = plain(file.filename or "") if isinstance(file, UploadFile) else ""
    try:
        if len(content) > FILE_LIMIT:
            raise BadEdition("edition-too-large", file=name)
        checked = await workshop_of(request).uploaded_edition(game.meta.slug, name, content)
    except UniverselleError as error:
        return await _page(request, game, _standard(error.message), 422)
    return RedirectResponse(edition_address(game.meta.slug, code_of(checked.edition)), 303)


async def file(request: Request) -> Response:
    """The edition of a link as a file to keep."""
    game = _editable(request)
    found = edition_from(request.query_params.get(CODE, ""))
    headers = {"Content-Disposition": f'attachment; filename="{game.meta.slug}.toml"'}
    return Response(toml_of(found), media_type="application/toml", headers=headers)


def _editable(request: Request) -> Game:
    """The game in the address, if it has values that an edition can change."""
    game = load(slug_of(request))
    if not values_of(game):
        raise HTTPException(404)
    return game


def _standard(problem: Message | None = None) -> Checked:
    """The standard edition, and why that which was asked for cannot be shown."""
    return Checked(DEFAULT_EDITION, {}, problem)


def _form(request: Request, game: Game, checked: Checked, shown: dict[str, str] | None = None) -> Form:
    words = Translations(language_of(request), game.package)
    return Form(words, game, checked, shown or {}, origin_of(request))


async def _page(request: Request, game: Game, checked: Checked, status: int = 200) -> Response:
    """The page, drawn in a thread: of a game with a thousand values it takes a while."""
    return HTMLResponse(await to_thread(edition_page, _form(request, game, checked)), status)


ROUTES: Final = [
    Route("/editions/{slug}.toml", file),
    Route("/editions/{slug}", edition),
    Route("/editions/{slug}", typed, methods=["POST"]),
    Route("/editions/{slug}/file", uploaded, methods=["POST"]),
]
