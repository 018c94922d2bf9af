"""The set-up of a match, the rules, and the default editions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from universelle.bots.seat_specs import PERSON, house_bots
from universelle.core.edition import FILE_LIMIT
from universelle.core.errors import BadEdition, BadRequest, UniverselleError
from universelle.core.message import Message
from universelle.core.plain import plain
from universelle.core.rules import DEFAULT_EDITION
from universelle.games.registry import load, metas
from universelle.i18n import LANGUAGES
from universelle.matches.record import Record, split_seat
from universelle.tables.gathering import FREE
from universelle.tables.terms import Terms
from universelle.web import pages
from universelle.web.addresses.request import gatherings_of, house_of, part, sessions_of, slug_of, workshop_of
from universelle.web.editions.written import edition_from, toml_of
from universelle.web.lobby.new_game import OWN_NAME, colours_from, record_from
from universelle.web.lobby.setup_page import EDITION, EDITION_FILE, EDITION_NAME, FRIENDS, left_to_friends
from universelle.web.lobby.terms_page import terms_from
from universelle.web.lobby.tickets import line_of
from universelle.web.people.track_record import TrackRecord, track_record
from universelle.web.serving.visitors import (
    COOKIE,
    LANGUAGE_COOKIE,
    account_of,
    language_of,
    new_owner_of,
    owner_of,
    remember,
    token_of,
    wants_json,
)

KEEP: Final = {"Cache-Control": "public, max-age=86400"}


async def setup(request: Request) -> Response:
    slug, language, owner = slug_of(request), language_of(request), owner_of(request)
    code = request.query_params.get("edition", "")
    brought = {EDITION: code, EDITION_NAME: edition_from(code).name} if code else {}
    if request.query_params.get("with") == FRIENDS:
        brought |= left_to_friends(load(slug).meta, house_bots(load(slug)))
    tables = await sessions_of(request).shelf.tables_of(owner) if owner else ()
    mine = [line_of(table, language) for table in tables]
    record = await _track_record(request, slug)
    return HTMLResponse(pages.setup_page(language, slug, brought, record=record, mine=mine))


async def poster(request: Request) -> Response:
    """The poster of a game, for programs that look at links."""
    return Response(await workshop_of(request).poster(slug_of(request)), media_type="image/png", headers=KEEP)


async def _track_record(request: Request, slug: str) -> TrackRecord:
    return await track_record(sessions_of(request).database, owner_of(request), slug, load(slug).opponents)


async def rules(request: Request) -> Response:
    """The rules as a page, or for the drawer of a table; the page leads back to the table it was asked from."""
    slug, language = slug_of(request), language_of(request)
    if wants_json(request):
        return part(pages.rules_drawer(language, slug))
    asked_from = await sessions_of(request).table(request.query_params.get("table", ""))
    return HTMLResponse(pages.rules_page(language, slug, asked_from.id if asked_from else None))


async def new(request: Request) -> Response:
    """Open a table from the form; missing fields take their defaults."""
    async with request.form() as fields:
        form = {key: value for key, value in fields.items() if isinstance(value, str)}
        upload = fields.get("edition")
        file = (upload.filename or "", await upload.read()) if isinstance(upload, UploadFile) else ("", b"")
    me = account_of(request)
    form[OWN_NAME] = me.name if me else ""
    language = form["lang"] if form.get("lang") in LANGUAGES else language_of(request)
    try:
        if house_of(request).doors_closed:
            raise BadRequest("doors-closed")
        if code := form.get(EDITION):
            brought = edition_from(code)
            form[EDITION_NAME] = brought.name
            file = brought.name, toml_of(brought).encode()
        record, colours = await _new_record(request, form, language, *file), colours_from(form)
        terms = terms_from(form, load(record.game))
    except UniverselleError as error:
        slug = form.get("game", "")
        if slug not in metas():
            raise
        record_so_far = await _track_record(request, slug)
        page = pages.setup_page(language, slug, form | {EDITION_FILE: file[0]}, error.message, record_so_far)
        return HTMLResponse(page, 422)
    owner = new_owner_of(request)
    response = RedirectResponse(f"/t/{await _opened(request, record, owner, colours, language, terms)}", 303)
    remember(request, response, COOKIE, token_of(request), secret=True)
    remember(request, response, LANGUAGE_COOKIE, language)
    return response


async def _opened(
    request: Request, record: Record, owner: str, colours: Sequence[int], language: str, terms: Terms
) -> str:
    """The id of a new table. With free chairs it waits for its players, on these terms; a first visitor sits in all
    others."""
    people = [seat for seat, text in enumerate(record.seats) if split_seat(text)[1] == PERSON]
    if FREE in record.seats:
        owners = dict.fromkeys(people, owner)
        return (await gatherings_of(request).open(record, owner, owners, colours, language, terms=terms)).id
    return (await sessions_of(request).open(record, owner, colours, Terms(hints=terms.hints))).id


async def _new_record(request: Request, form: Mapping[str, str], language: str, name: str, edition: bytes) -> Record:
    """A new match; a form without an edition sends an empty file without a name, and one with it waits in line."""
    if not name:
        return record_from(form, language, DEFAULT_EDITION)
    if len(edition) > FILE_LIMIT:
        raise BadEdition("edition-too-large", file=plain(name))
    return await workshop_of(request).new_record(form, language, plain(name), edition)


async def edition(request: Request) -> Response:
    """Download the default edition of a game as a template; a game without components has none."""
    game = load(slug_of(request))
    found = files(game.package).joinpath("rules", "components.toml")
    if not found.is_file():
        why = Message("default-no-edition", {"title": game.meta.title})
        return HTMLResponse(pages.error_page(language_of(request), "web-error-not-found", why), 404)
    return Response(found.read_text(encoding="utf-8"), media_type="application/toml")


ROUTES: Final = [
    Route("/new", new, methods=["POST"]),
    Route("/setup/{slug}", setup),
    Route("/setup/{slug}/poster.png", poster),
    Route("/rules/{slug}", rules),
    Route("/edition/{slug}.toml", edition),
]
