"""Earlier positions of a match, pictures of them, and its record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from universelle.contract.chronicle import Chapter
from universelle.core.errors import BadRequest
from universelle.drawing.node import Node
from universelle.tables.notes import Note
from universelle.web import pages
from universelle.web.addresses.request import (
    form_of,
    move_number,
    moves_shown,
    origin_of,
    reviews_of,
    sessions_of,
    table_of,
    viewer_of,
    watcher_of,
    workshop_of,
)
from universelle.web.finished import replay_page as replays
from universelle.web.finished.animation_page import animation_page
from universelle.web.finished.notes_page import beside_replay, notes_page
from universelle.web.serving.visitors import COOKIE, is_number, language_of, new_owner_of, remember, token_of
from universelle.web.table.chronicle import chapters_of, title_of
from universelle.web.table.table_page import Viewer
from universelle.web.table.tables import Table


async def moment(request: Request) -> Response:
    """The table after a chapter of its chronicle, as the caller saw it."""
    table, viewer = await table_of(request), viewer_of(request)
    chapter = _chapter(request, table)
    moves = min(chapter.moves, moves_shown(request, table))
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
    table = await table_of(request)
    if "entry" in request.query_params:
        report = request.query_params.get("report", "")
        asked = f"&report={report}" if is_number(report) else ""
        return RedirectResponse(f"/t/{table.id}/replay?at={_chapter(request, table).moves}{asked}", 303)
    viewer, at = watcher_of(request, table), move_number(request, table, "at", "0")
    (note,) = await _notes(request, table, viewer, at)
    return HTMLResponse(pages.replay_page(table, viewer, at, note, origin_of(request)))


async def _notes(request: Request, table: Table, viewer: Viewer, *moments: int) -> list[Node]:
    """What stands beside some positions: what a review says of them, and what was written about them."""
    written = await _written(request, table, viewer.owner)
    reviewed = await pages.review_notes(table, viewer, await reviews_of(request).of(table), *moments)
    return [beside_replay(table, viewer, written, at, review) for at, review in zip(moments, reviewed)]


async def _written(request: Request, table: Table, reader: str | None) -> Sequence[Note]:
    """The notes that somebody may read: those of others once the game is over, so that nobody is prompted."""
    found = await sessions_of(request).notes.of(table.id, reader)
    return [note for note in found if table.over or note.owner == reader]


async def notes(request: Request) -> Response:
    """The note on a moment, and all others about the game that the caller may read."""
    table, viewer = await table_of(request), viewer_of(request)
    at = move_number(request, table, "at", str(len(table.match.history)))
    found = await _written(request, table, viewer.owner)
    return HTMLResponse(notes_page(table, viewer, found, at))


async def write_note(request: Request) -> Response:
    """Keep the caller's note on a moment."""
    table, fields, owner = await table_of(request), await form_of(request), new_owner_of(request)
    at, text = fields.get("at", ""), fields.get("text", "")
    if not is_number(at) or int(at) > len(table.match.history):
        raise HTTPException(404)
    try:
        await sessions_of(request).notes.keep(table.id, owner, int(at), text, fields.get("shared") == "on")
    except BadRequest as error:
        found = await _written(request, table, owner)
        return HTMLResponse(notes_page(table, viewer_of(request), found, int(at), text, error.message), 422)
    response = RedirectResponse(f"/t/{table.id}/replay?at={at}", 303)
    remember(request, response, COOKIE, token_of(request), secret=True)
    return response


async def on_paper(request: Request) -> Response:
    """A finished game as a page to be printed."""
    table = await table_of(request)
    if not table.over:
        raise HTTPException(404)
    viewer = viewer_of(request)
    written = await _written(request, table, viewer.owner)
    return HTMLResponse(pages.printed_page(table, viewer, written))


async def animation(request: Request) -> Response:
    """The page on which a finished game is shown as a picture that moves, once that is made."""
    table = await table_of(request)
    if not table.over:
        raise HTTPException(404)
    return HTMLResponse(animation_page(table, viewer_of(request), origin_of(request)))


async def game_png(request: Request) -> Response:
    """A finished game as a picture that moves."""
    table = await table_of(request)
    if not table.over:
        raise HTTPException(404)
    drawn = await workshop_of(request).animation(table.match.record, language_of(request))
    return Response(drawn, media_type="image/apng")


async def replay_changes(request: Request) -> Response:
    """The patches that lead from one position of a match to another."""
    table = await table_of(request)
    viewer = watcher_of(request, table)
    old, new = move_number(request, table, "from"), move_number(request, table, "to")
    before, after = await _notes(request, table, viewer, old, new)
    return JSONResponse({"patches": replays.changes(table, viewer, old, new, (before, after))})


async def board_svg(request: Request) -> Response:
    return Response(await _picture(request, "svg"), media_type="image/svg+xml")


async def board_png(request: Request) -> Response:
    return Response(await _picture(request, "png"), media_type="image/png")


async def _picture(request: Request, kind: str) -> bytes:
    table = await table_of(request)
    at = move_number(request, table, "at", str(len(table.match.history)))
    return await workshop_of(request).picture(table.match.record, at, language_of(request), kind)


async def record(request: Request) -> Response:
    """Download the record of a finished match; the seed of a running one stays secret."""
    table = await table_of(request)
    if not table.over:
        raise HTTPException(404)
    headers = {"Content-Disposition": f'attachment; filename="{table.match.game.meta.slug}.{table.id}.json"'}
    return Response(table.match.record.to_json(), media_type="application/json", headers=headers)


ROUTES: Final = [
    Route("/t/{table}/moment", moment),
    Route("/t/{table}/replay", replay),
    Route("/t/{table}/replay/changes", replay_changes),
    Route("/t/{table}/notes", notes),
    Route("/t/{table}/notes", write_note, methods=["POST"]),
    Route("/t/{table}/print", on_paper),
    Route("/t/{table}/animation", animation),
    Route("/t/{table}/game.png", game_png),
    Route("/t/{table}/board.svg", board_svg),
    Route("/t/{table}/board.png", board_png),
    Route("/t/{table}/record.json", record),
]
