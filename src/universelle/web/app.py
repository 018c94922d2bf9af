"""The server: its addresses and their handlers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from time import monotonic
from typing import TypeVar

from starlette.applications import Starlette
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Mount, Route

from universelle.bots.hints import MOST_AT_ONCE
from universelle.contract.chronicle import Chapter
from universelle.core.edition import Edition
from universelle.core.errors import BadEdition, IllegalAction, UniverselleError
from universelle.core.message import Message
from universelle.core.rules import DEFAULT_EDITION
from universelle.drawing.node import Node
from universelle.games.registry import found, load, metas
from universelle.i18n import LANGUAGES
from universelle.matches import export
from universelle.thinking.pool import ThinkingPool
from universelle.web import pages
from universelle.web import replay_page as replays
from universelle.web import telling as tellings
from universelle.web.chronicle import chapters_of, title_of
from universelle.web.compression import Compression, encoding_for
from universelle.web.guard import Guard
from universelle.web.new_game import colours_from, record_from
from universelle.web.report import report_address
from universelle.web.reviews import Reviews
from universelle.web.scorings import scorings_of
from universelle.web.setup_page import EDITION_FILE
from universelle.web.static_files import SlimFiles, slim_styles
from universelle.web.store import Store
from universelle.web.stream import changes, compressed
from universelle.web.style_bundles import bundle, tag_of
from universelle.web.table_page import Viewer
from universelle.web.tables import OutOfDate, Table, TableManager
from universelle.web.visitors import (
    COOKIE,
    LANGUAGE_COOKIE,
    is_number,
    language_of,
    new_token,
    owner_of,
    owner_of_token,
    remember,
    wants_json,
)

T = TypeVar("T")


def create_app(database: Path, workers: int = 1, clock: Callable[[], float] = monotonic) -> Starlette:
    """The application on one SQLite file. `clock` gives the seconds by which requests are rationed."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(database)
        app.state.tables = TableManager(store, ThinkingPool(workers))
        app.state.reviews = Reviews(store)
        yield
        await app.state.reviews.close()
        await app.state.tables.close()

    routes = [
        Route("/", home),
        Route("/new", new, methods=["POST"]),
        Route("/setup/{slug}", setup),
        Route("/rules/{slug}", rules),
        Route("/edition/{slug}.toml", edition),
        Route("/t/{table}", table_page),
        Route("/t/{table}/stream", stream),
        Route("/t/{table}/why", why),
        Route("/t/{table}/answer/{name}", answer),
        Route("/t/{table}/about/{name}", about),
        Route("/t/{table}/legend", legend),
        Route("/t/{table}/move", move, methods=["POST"]),
        Route("/t/{table}/undo", undo, methods=["POST"]),
        Route("/t/{table}/ready", ready, methods=["POST"]),
        Route("/t/{table}/hint", thinking),
        Route("/t/{table}/hint", hint, methods=["POST"]),
        Route("/t/{table}/telling/{number:int}", telling),
        Route("/t/{table}/telling/{number:int}/before", before_scoring),
        Route("/t/{table}/report", match_report),
        Route("/t/{table}/report/{number:int}", round_report),
        Route("/t/{table}/end", end),
        Route("/t/{table}/review", review),
        Route("/t/{table}/review", change_review, methods=["POST"]),
        Route("/t/{table}/chronicle", chronicle),
        Route("/t/{table}/moment", moment),
        Route("/t/{table}/replay", replay),
        Route("/t/{table}/replay/changes", replay_changes),
        Route("/t/{table}/board.svg", board_svg),
        Route("/t/{table}/board.png", board_png),
        Route("/t/{table}/record.json", record),
        Route("/static/{name}/styles.css", styles),
        *_static_routes(),
    ]
    handlers = {HTTPException: on_http_error, UniverselleError: on_refusal, Exception: on_failure}
    middleware = [Middleware(Compression), Middleware(Guard, clock=clock)]
    return Starlette(routes=routes, middleware=middleware, exception_handlers=handlers, lifespan=lifespan)


def _static_routes() -> list[Mount]:
    """Mount the shared files, and those of each game that has some."""
    folders = {"house": [("universelle.drawing", "static"), ("universelle.web", "static")]}
    for slug, game in found().games.items():
        if game.static.is_dir():
            folders[slug] = [(game.package, "page/static")]
    return [Mount(f"/static/{name}", SlimFiles(packages=list(where))) for name, where in folders.items()]


async def styles(request: Request) -> Response:
    """Send the style sheets of a game's table, or the shared ones, as one file."""
    text = bundle(request.path_params["name"])
    if text is None:
        raise HTTPException(404)
    text = slim_styles(text)
    tag = tag_of(text)
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(status_code=304, headers={"ETag": tag})
    return Response(text, media_type="text/css", headers={"ETag": tag})


async def home(request: Request) -> Response:
    owner = owner_of(request)
    tables = _tables(request)
    mine = await tables.tables_of(owner) if owner else []
    return HTMLResponse(pages.home_page(language_of(request), owner, mine, await tables.tables_without(owner)))


async def setup(request: Request) -> Response:
    return HTMLResponse(pages.setup_page(language_of(request), _slug(request)))


async def rules(request: Request) -> Response:
    """The rules as a page, or for the drawer of a table; the page leads back to the table it was asked from."""
    slug, language = _slug(request), language_of(request)
    if wants_json(request):
        return _part(pages.rules_drawer(language, slug))
    asked_from = await _tables(request).table(request.query_params.get("table", ""))
    return HTMLResponse(pages.rules_page(language, slug, asked_from.id if asked_from else None))


async def new(request: Request) -> Response:
    """Open a table from the form; missing fields take their defaults."""
    async with request.form() as fields:
        form = {key: value for key, value in fields.items() if isinstance(value, str)}
        upload = fields.get("edition")
        file = (upload.filename or "", await upload.read()) if isinstance(upload, UploadFile) else ("", b"")
    language = form["lang"] if form.get("lang") in LANGUAGES else language_of(request)
    try:
        record, colours = record_from(form, language, _edition(*file)), colours_from(form)
    except UniverselleError as error:
        slug = form.get("game", "")
        if slug not in metas():
            raise
        return HTMLResponse(pages.setup_page(language, slug, form | {EDITION_FILE: file[0]}, error.message), 422)
    token = request.cookies.get(COOKIE) or new_token()
    table = await _tables(request).open(record, owner_of_token(token), colours)
    response = RedirectResponse(f"/t/{table.id}", 303)
    remember(response, COOKIE, token, secret=True)
    remember(response, LANGUAGE_COOKIE, language)
    return response


def _edition(name: str, content: bytes) -> Edition:
    """Parse an uploaded edition; a form without one sends an empty file without a name."""
    if not name:
        return DEFAULT_EDITION
    try:
        return Edition.from_toml(content.decode(), name)
    except UnicodeDecodeError as error:
        raise BadEdition("edition-not-toml", file=name, why=str(error)) from error


async def edition(request: Request) -> Response:
    """Download the default edition of a game as a template; a game without components has none."""
    game = load(_slug(request))
    found = files(game.package).joinpath("rules", "components.toml")
    if not found.is_file():
        why = Message("default-no-edition", {"title": game.meta.title})
        return HTMLResponse(pages.error_page(language_of(request), "web-error-not-found", why), 404)
    return Response(found.read_text(encoding="utf-8"), media_type="application/toml")


async def table_page(request: Request) -> Response:
    table = await _table(request)
    if "report" in request.query_params:  # a score on the page, which does not know its table, leads here
        return RedirectResponse(report_address(table), 303)
    return HTMLResponse(pages.table_page(table, _viewer(request)))


async def stream(request: Request) -> Response:
    table = await _table(request)
    seen = request.headers.get("last-event-id") or request.query_params.get("seq") or ""
    called = request.query_params.get("called")
    texts = changes(table, _viewer(request), int(seen) if is_number(seen) else -1, called)
    encoding = encoding_for(request.headers.get("accept-encoding", "")) or "gzip"
    headers = {"Cache-Control": "no-store", "Content-Encoding": encoding, "X-Accel-Buffering": "no"}
    return StreamingResponse(compressed(texts, encoding), headers=headers, media_type="text/event-stream")


async def why(request: Request) -> Response:
    """Explain why an action is illegal for the caller; empty if it is legal."""
    table = await _table(request)
    words = table.words(language_of(request))
    try:
        seat = _seat(request, table)
        action = table.match.game.catalogue.parse(request.query_params.get("action", ""))
        table.match.state.clone().apply(seat, action)
    except UniverselleError as error:
        return JSONResponse({"ok": False, "message": words.say(error.message)})
    return JSONResponse({"ok": True})


async def answer(request: Request) -> Response:
    """What a script of the game asks about the position it shows, for the seat that asks."""
    table = await _table(request)
    asked = table.match.game.page.answers.get(request.path_params["name"])
    if asked is None:
        raise HTTPException(404)
    words = table.words(language_of(request))
    if request.query_params.get("seq") != str(table.seq):
        return JSONResponse({"ok": False, "message": words("web-table-stale")}, 409)
    try:
        seat = _seat(request, table)
        found = asked(table.match.state, seat, words, request.query_params.get("about", ""))
    except UniverselleError as error:
        return JSONResponse({"ok": False, "message": words.say(error.message)}, 422)
    return JSONResponse(found)


async def about(request: Request) -> Response:
    """Explain a thing on the table, or on a position of its replay, as the caller sees it."""
    table, viewer = await _table(request), _viewer(request)
    at = _move_number(request, table, "at") if "at" in request.query_params else None
    told = pages.explanation(table, viewer, request.path_params["name"], at)
    if told is None:
        raise HTTPException(404)
    if wants_json(request):
        return _part(pages.explanation_tip(table, viewer, told))
    return HTMLResponse(pages.explanation_page(table, viewer, told))


async def legend(request: Request) -> Response:
    """The symbols of the game on the table."""
    table, viewer = await _table(request), _viewer(request)
    if wants_json(request):
        return _part(pages.legend_drawer(table, viewer))
    return HTMLResponse(pages.legend_page(table, viewer))


def _part(drawn: Node) -> Response:
    """A part of a page that a script puts in its place."""
    return JSONResponse({"html": str(drawn)}, headers={"Vary": "Accept, Cookie"})


async def move(request: Request) -> Response:
    async def make(tables: TableManager, table: Table, seat: int, form: FormData) -> None:
        codes = [str(code) for code in form.getlist("action")][:MOST_AT_ONCE]
        await tables.move(table, seat, codes or [""], _seq(form))

    return await _change(request, make)


async def undo(request: Request) -> Response:
    async def take_back(tables: TableManager, table: Table, _seat: int, form: FormData) -> None:
        await tables.undo(table, owner_of(request), _seq(form))

    return await _change(request, take_back)


async def ready(request: Request) -> Response:
    """The next player has taken a screen that several share."""

    async def uncover(_tables: TableManager, table: Table, _seat: int, form: FormData) -> None:
        seat, owner = str(form.get("seat", "")), owner_of(request)
        if owner is None or not is_number(seat) or table.owners.get(int(seat)) != owner:
            raise IllegalAction("web-table-not-seated")
        table.uncovered[owner] = int(seat)
        table.notify()

    return await _change(request, uncover)


async def thinking(request: Request) -> Response:
    """What a page shows while it waits for a hint."""
    table = await _table(request)
    if not wants_json(request):
        return RedirectResponse(f"/t/{table.id}", 303)
    return _part(pages.hint_thinking(table, _viewer(request)))


async def hint(request: Request) -> Response:
    """The moves that the caller should consider; a caller who goes away does not want to know any more."""
    table, viewer = await _table(request), _viewer(request)
    words = table.words(viewer.language)
    try:
        seat = _seat(request, table)
        async with request.form() as form:
            seq = _seq(form)
        thought = _tables(request).hint(table, seat, pages.codes_listed(table, viewer), seq)
        found = await _while_wanted(request, thought)
    except OutOfDate:
        return _refusal(request, table, words("web-table-stale"), 409)
    except UniverselleError as error:
        return _refusal(request, table, words.say(error.message), 422)
    if wants_json(request):
        return _part(pages.hint_panel(table, viewer, found))
    return HTMLResponse(pages.hint_page(table, viewer, found))


async def _while_wanted(request: Request, thought: Coroutine[None, None, T]) -> T:
    """What somebody thinks, as long as the caller waits for it."""
    thinking = asyncio.create_task(thought)
    leaving = asyncio.create_task(_left(request))
    try:
        await asyncio.wait({thinking, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not thinking.done():
            raise OutOfDate
        return await thinking
    finally:
        leaving.cancel()
        thinking.cancel()


async def _left(request: Request) -> None:
    """Wait until the caller is gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _change(request: Request, do: Callable[[TableManager, Table, int, FormData], Awaitable[None]]) -> Response:
    """Change a table for the caller's seat, or refuse with a reason."""
    table = await _table(request)
    words = table.words(language_of(request))
    try:
        seat = _seat(request, table)
        async with request.form() as form:
            await do(_tables(request), table, seat, form)
    except OutOfDate:
        return _refusal(request, table, words("web-table-stale"), 409)
    except UniverselleError as error:
        return _refusal(request, table, words.say(error.message), 422)
    if wants_json(request):
        return JSONResponse({"ok": True, "seq": table.seq})
    return RedirectResponse(f"/t/{table.id}", 303)


def _refusal(request: Request, table: Table, why: str, status: int) -> Response:
    if wants_json(request):
        return JSONResponse({"ok": False, "message": why}, status)
    return HTMLResponse(pages.table_page(table, _viewer(request), why), status)


async def telling(request: Request) -> Response:
    """The stages of a scoring, as a part of the table's page."""
    table = await _table(request)
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
    table, number = await _table(request), request.path_params["number"]
    found = [each for each in scorings_of(table).scorings if each.number == number]
    if not found:
        raise HTTPException(404)
    return JSONResponse({"parts": replays.before_scoring(table, _viewer(request), found[0])})


async def match_report(request: Request) -> Response:
    """Where the points of a match came from so far."""
    return HTMLResponse(pages.report_page(await _table(request), _viewer(request)) or "")


async def round_report(request: Request) -> Response:
    """The account of a round."""
    found = pages.report_page(await _table(request), _viewer(request), request.path_params["number"])
    if found is None:
        raise HTTPException(404)
    return HTMLResponse(found)


async def end(request: Request) -> Response:
    table = await _table(request)
    if not table.over:
        return RedirectResponse(f"/t/{table.id}", 303)
    turn = request.query_params.get("turn", "")
    return HTMLResponse(pages.end_page(table, _viewer(request), int(turn) if is_number(turn) else None))


async def review(request: Request) -> Response:
    """The review of a finished match; a script that follows it gets the parts that change."""
    table = await _table(request)
    if not table.over:
        return RedirectResponse(f"/t/{table.id}", 303)
    viewer, found = _viewer(request), await _reviews(request).of(table)
    asked = request.query_params.get("seat", "")
    seat = int(asked) - 1 if is_number(asked) and 1 <= int(asked) <= len(table.names) else None
    if wants_json(request):
        if found is not None and request.query_params.get("known") == str(len(found.moves)) and found.running:
            return JSONResponse({"running": True, "known": len(found.moves), "parts": []})
        reading = await pages.review_reading(table, viewer, found, seat)
        drawn = [str(part) for part in pages.review_parts(reading)]
        running = found is not None and found.running
        return JSONResponse({"running": running, "known": len(reading.moves), "parts": drawn})
    return HTMLResponse(pages.review_page(await pages.review_reading(table, viewer, found, seat)))


async def change_review(request: Request) -> Response:
    """Begin a review, stop it or go on with it."""
    table = await _table(request)
    async with request.form() as form:
        stop = form.get("do") == "stop"
    if table.over and pages.may_review(table, owner_of(request)):
        reviews = _reviews(request)
        await (reviews.stop(table) if stop else reviews.start(table))
    return RedirectResponse(f"/t/{table.id}/review", 303)


async def chronicle(request: Request) -> Response:
    """What happened until the position that the caller's page shows; without one, everything."""
    table = await _table(request)
    return HTMLResponse(pages.chronicle_page(table, _viewer(request), _moves_shown(request, table)))


def _moves_shown(request: Request, table: Table) -> int:
    """How many moves lead to the position that the caller's page shows: it may be behind the table."""
    seq = request.query_params.get("seq", "")
    return table.moves_at(int(seq)) if is_number(seq) else len(table.match.history)


async def moment(request: Request) -> Response:
    """The table after a chapter of its chronicle, as the caller saw it."""
    table, viewer = await _table(request), _viewer(request)
    chapter = _chapter(request, table)
    moves = min(chapter.moves, _moves_shown(request, table))
    seat, _ = table.shown_seat(viewer.owner)
    title = title_of(table, chapter, table.words(viewer.language), seat)
    return JSONResponse({"title": title, "parts": replays.moment(table, viewer, moves)})


def _chapter(request: Request, table: Table) -> Chapter:
    """The chapter asked for, by its number."""
    number, told = request.query_params.get("entry", ""), chapters_of(table)
    if not is_number(number) or not 1 <= int(number) <= len(told):
        raise HTTPException(404)
    return told[int(number) - 1]


async def replay(request: Request) -> Response:
    """Show a position, by the number of moves or by the chapter of the chronicle that ends there."""
    table = await _table(request)
    if "entry" in request.query_params:
        report = request.query_params.get("report", "")
        asked = f"&report={report}" if is_number(report) else ""
        return RedirectResponse(f"/t/{table.id}/replay?at={_chapter(request, table).moves}{asked}", 303)
    viewer, at = _viewer(request), _move_number(request, table, "at", "0")
    (note,) = await pages.review_notes(table, viewer, await _reviews(request).of(table), at)
    return HTMLResponse(pages.replay_page(table, viewer, at, note))


async def replay_changes(request: Request) -> Response:
    """The patches that lead from one position of a match to another."""
    table, viewer = await _table(request), _viewer(request)
    old, new = _move_number(request, table, "from"), _move_number(request, table, "to")
    before, after = await pages.review_notes(table, viewer, await _reviews(request).of(table), old, new)
    return JSONResponse({"patches": replays.changes(table, viewer, old, new, (before, after))})


async def board_svg(request: Request) -> Response:
    return Response(await _picture(request), media_type="image/svg+xml")


async def board_png(request: Request) -> Response:
    svg = await _picture(request)
    return Response(await asyncio.to_thread(export.board_png, svg), media_type="image/png")


async def _picture(request: Request) -> str:
    table = await _table(request)
    at = _move_number(request, table, "at", str(len(table.match.history)))
    return await asyncio.to_thread(export.record_svg, table.match.record, at, language_of(request))


def _move_number(request: Request, table: Table, name: str, default: str = "") -> int:
    """The number of moves after which the table is to be shown."""
    at = request.query_params.get(name, default)
    if not is_number(at) or int(at) > len(table.match.history):
        raise HTTPException(404)
    return int(at)


async def record(request: Request) -> Response:
    """Download the record of a finished match; the seed of a running one stays secret."""
    table = await _table(request)
    if not table.over:
        raise HTTPException(404)
    headers = {"Content-Disposition": f'attachment; filename="{table.match.game.meta.slug}.{table.id}.json"'}
    return Response(table.match.record.to_json(), media_type="application/json", headers=headers)


async def on_http_error(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    key = "web-error-not-found" if status == 404 else "web-error-refused"
    return HTMLResponse(pages.error_page(language_of(request), key), status)


async def on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, UniverselleError)
    return HTMLResponse(pages.error_page(language_of(request), "web-error-refused", error.message), 422)


async def on_failure(request: Request, _error: Exception) -> Response:
    return HTMLResponse(pages.error_page(language_of(request), "web-error-failed"), 500)


def _reviews(request: Request) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


def _tables(request: Request) -> TableManager:
    tables: TableManager = request.app.state.tables
    return tables


async def _table(request: Request) -> Table:
    table = await _tables(request).table(request.path_params["table"])
    if table is None:
        raise HTTPException(404)
    return table


def _seat(request: Request, table: Table) -> int:
    """The caller's seat; spectators have none and are refused."""
    seat = table.seat_of(owner_of(request))
    if seat is None:
        raise IllegalAction("web-table-not-seated")
    return seat


def _viewer(request: Request) -> Viewer:
    return Viewer(language_of(request), owner_of(request))


def _slug(request: Request) -> str:
    """The slug in the address, if there is such a game."""
    slug = str(request.path_params["slug"])
    if slug not in metas():
        raise HTTPException(404)
    return slug


def _seq(form: FormData) -> int:
    seq = str(form.get("seq", ""))
    return int(seq) if is_number(seq) else -1
