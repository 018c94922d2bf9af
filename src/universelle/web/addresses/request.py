"""What a request is about: the table, the seat, the viewer, and what the server keeps."""

from __future__ import annotations

from dataclasses import replace

from starlette.datastructures import URL, FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from universelle.core.errors import BadRequest, IllegalAction, UniverselleError
from universelle.database.database import DatabaseFails
from universelle.drawing.node import Node
from universelle.games.registry import metas
from universelle.operating.house import House
from universelle.tables.daily import today
from universelle.tables.gatherings import Gatherings
from universelle.tables.presence import Presence
from universelle.tables.sessions import Sessions
from universelle.tables.talk import Talk
from universelle.web.finished.replay_page import eyes_of
from universelle.web.finished.reviews import Reviews
from universelle.web.people.people import People
from universelle.web.serving.metrics import Metrics
from universelle.web.serving.visitors import is_number, language_of, owner_of
from universelle.web.serving.workshop import Workshop
from universelle.web.table.table_page import Viewer
from universelle.web.table.tables import Table


def workshop_of(request: Request) -> Workshop:
    workshop: Workshop = request.app.state.workshop
    return workshop


def reviews_of(request: Request) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


def presence_of(request: Request) -> Presence:
    presence: Presence = request.app.state.presence
    return presence


def talk_of(request: Request) -> Talk:
    talk: Talk = request.app.state.talk
    return talk


def gatherings_of(request: Request) -> Gatherings:
    gatherings: Gatherings = request.app.state.gatherings
    return gatherings


def people_of(request: Request) -> People:
    people: People = request.app.state.people
    return people


async def form_of(request: Request) -> dict[str, str]:
    """The texts of a form by name."""
    async with request.form() as form:
        return {key: value for key, value in form.items() if isinstance(value, str)}


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def metrics_of(request: Request) -> Metrics:
    metrics: Metrics = request.app.state.metrics
    return metrics


def sessions_of(request: Request) -> Sessions[Table]:
    tables: Sessions[Table] = request.app.state.tables
    return tables


async def table_of(request: Request, seq: int = 0) -> Table:
    """The table in the address, at least as new as the caller has seen it, perhaps on another server."""
    table = await sessions_of(request).table(request.path_params["table"], seq)
    if table is None:
        raise HTTPException(404)
    if table.terms.day and not table.seats_of(owner_of(request)) and _is_today(request, table.terms.day):
        raise BadRequest("daily-secret")
    return table


def _is_today(request: Request, day: str) -> bool:
    """Whether the fair of a day is open: then nobody may look at a game of somebody else's."""
    return today(sessions_of(request).clock()).isoformat() <= day


def seat_at(request: Request, table: Table) -> int:
    """The caller's seat; spectators have none and are refused."""
    seat = table.seat_of(owner_of(request))
    if seat is None:
        raise IllegalAction("web-table-not-seated")
    return seat


def viewer_of(request: Request) -> Viewer:
    return Viewer(language_of(request), owner_of(request))


def origin_of(request: Request) -> str:
    """How the server was called, without a path."""
    return f"{request.url.scheme}://{request.url.netloc}"


def link_for_others(request: Request, path: str) -> str:
    """The address of a page for other devices: what is called `localhost` here is something else there."""
    elsewhere: str = request.app.state.elsewhere() if is_called_here(request.url.hostname) else ""
    return str(URL(elsewhere or origin_of(request)).replace(path=path))


def is_called_here(host: str | None) -> bool:
    """Whether a name means this machine only to itself."""
    return host in ("localhost", "127.0.0.1", "::1")


def watcher_of(request: Request, table: Table) -> Viewer:
    """Who looks at a replay, and whose secrets it shows them."""
    return replace(viewer_of(request), eyes=eyes_of(table, request.query_params.get("seat", "")))


def slug_of(request: Request) -> str:
    """The slug in the address, if there is such a game."""
    slug = str(request.path_params["slug"])
    if slug not in metas():
        raise HTTPException(404)
    return slug


def seq_in(form: FormData) -> int:
    seq = str(form.get("seq", ""))
    return int(seq) if is_number(seq) else -1


def move_number(request: Request, table: Table, name: str, default: str = "") -> int:
    """The number of moves after which the table is to be shown."""
    at = request.query_params.get(name, default)
    if not is_number(at) or int(at) > len(table.match.history):
        raise HTTPException(404)
    return int(at)


def status_of(error: UniverselleError) -> int:
    """Of the answer to what went wrong: what is asked for, or the database."""
    return 503 if isinstance(error, DatabaseFails) else 422


def part(drawn: Node) -> Response:
    """A part of a page that a script puts in its place."""
    return JSONResponse({"html": str(drawn)}, headers={"Vary": "Accept, Cookie"})


def moves_shown(request: Request, table: Table) -> int:
    """How many moves lead to the position that the caller's page shows: it may be behind the table."""
    seq = request.query_params.get("seq", "")
    return table.moves_at(int(seq)) if is_number(seq) else len(table.match.history)
