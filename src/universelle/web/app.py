"""The server: its parts, its addresses, and what it says when something fails."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute

from universelle.calls.http_post import HttpPost
from universelle.calls.mail import MailCarrier, MailSettings
from universelle.calls.post_office import Carriers
from universelle.calls.push import KEY_BYTES as PUSH_KEY_BYTES
from universelle.calls.push import PushCarrier, PushKeys, base64url
from universelle.calls.webhook import WebhookCarrier
from universelle.core.errors import UniverselleError
from universelle.database.database import Database
from universelle.database.keys import shared_key
from universelle.database.opening import open_database
from universelle.i18n import Translations
from universelle.operating.house import House
from universelle.people.accounts import SignedIn
from universelle.people.passwords import Passwords
from universelle.tables.call_book import CallBook
from universelle.tables.caller import Caller
from universelle.tables.gatherings import Gatherings
from universelle.tables.lobby import Lobby
from universelle.tables.presence import Presence
from universelle.tables.reviews import StoredReviews
from universelle.tables.sessions import Sessions
from universelle.tables.talk import Talk
from universelle.thinking.pool import ThinkingPool
from universelle.web import pages
from universelle.web.addresses import (
    account,
    attendance,
    calls,
    company,
    daily,
    deals,
    editions,
    entrance,
    examples,
    exercises,
    files,
    guides,
    history,
    if_moves,
    installing,
    lobby,
    mailboxes,
    operating,
    people,
    profiles,
    replays,
    reviews,
    settings,
    sheets,
    table,
    talk,
    tellings,
    waiting,
)
from universelle.web.addresses.request import status_of
from universelle.web.finished.reviews import Reviews
from universelle.web.people.people import People
from universelle.web.serving.compression import Compression
from universelle.web.serving.guard import Guard, refuse
from universelle.web.serving.limits import Limits
from universelle.web.serving.metrics import Metrics, Watch
from universelle.web.serving.operators import Operators
from universelle.web.serving.tokens import Tokens, key_in
from universelle.web.serving.visitors import (
    Hosts,
    language_of,
    wants_json,
)
from universelle.web.serving.witness import Witness
from universelle.web.serving.workshop import Busy, Workshop
from universelle.web.table.tables import Table

HTTP_ERRORS: Final = {404: "web-error-not-found", 413: "web-error-large"}


def create_app(
    database: Path | str,
    workers: int = 1,
    clock: Callable[[], float] = monotonic,
    hosts: Sequence[str] = (),
    limits: Limits | None = None,
    key: bytes | None = None,
    mail: MailSettings | None = None,
    contact: str = "",
    post: HttpPost | None = None,
    passwords: Passwords | None = None,
    operators: Operators | None = None,
    renew: Callable[[], None] = lambda: None,
    elsewhere: Callable[[], str] = str,
) -> Starlette:
    """The application on a SQLite file, by its path, or on a PostgreSQL server, by its address.

    `clock` gives the seconds by which requests are rationed; without `hosts` it answers to every name. `key` signs
    tokens: servers that share a database share it, too. The key of a file is kept beside it. Without `mail` nobody can
    be sent a new password. `contact` is an address of the operator, without which browsers cannot be
    notified; `post` reaches browsers and webhooks. `renew` is called when an operator wants the server to restart.
    `elsewhere` is the address by which other machines reach a server that is called `localhost` on its own, or empty.
    """
    if isinstance(database, Path):
        database.parent.mkdir(parents=True, exist_ok=True)
        key = key or key_in(database.parent)
    assert key is not None
    tokens = Tokens(key)
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        opened = await open_database(database)
        tables = app.state.tables = Sessions(opened, ThinkingPool(workers), Table)
        app.state.reviews = Reviews(StoredReviews(opened))
        app.state.workshop = Workshop()
        await tables.start()
        app.state.gatherings = Gatherings(opened, Table)
        await app.state.gatherings.start()
        app.state.presence = Presence(opened)
        await app.state.presence.start()
        app.state.talk = Talk(opened)
        await app.state.talk.start()
        app.state.people = People(opened, tables, tokens, passwords or Passwords(), mail)
        await app.state.people.start()
        app.state.lobby = Lobby(tables.shelf, app.state.gatherings, app.state.presence)
        keys = app.state.push_keys = await push_keys(opened)
        app.state.caller = Caller(
            CallBook(opened), tables, app.state.presence, carriers_of(keys, mail, contact, post or HttpPost())
        )
        app.state.caller.start()
        house = app.state.house = House(opened, lambda: figures_of(app, database), renew)
        metrics.registry.register(Watch(metrics, tables, house))
        await house.start()
        yield
        await app.state.caller.close()
        await app.state.lobby.close()
        await app.state.talk.close()
        await house.close()
        await app.state.people.close()
        await app.state.presence.close()
        await app.state.workshop.close()
        await app.state.reviews.close()
        await app.state.tables.close()

    handlers = {
        HTTPException: on_http_error,
        UniverselleError: on_refusal,
        Busy: on_busy,
        ClientDisconnect: on_gone,
        Exception: on_failure,
    }

    async def signed_in(secret: str) -> SignedIn | None:
        people: People = app.state.people
        return await people.accounts.signed_in(secret)

    def is_banned(address: str, owner: str | None) -> bool:
        return bool(app.state.house.bans.hold(address, owner))

    routes = _routes()
    guard = Middleware(
        Guard,
        tokens=tokens,
        hosts=Hosts(hosts),
        limits=limits,
        clock=clock,
        is_banned=is_banned,
        signed_in=signed_in,
    )
    middleware = [Middleware(Witness, metrics=metrics, routes=routes), Middleware(Compression), guard]
    app = Starlette(routes=routes, middleware=middleware, exception_handlers=handlers, lifespan=lifespan)
    app.state.tokens = tokens
    app.state.metrics = metrics
    app.state.operators = operators or Operators()
    app.state.elsewhere = elsewhere
    return app


def figures_of(app: Starlette, database: Path | str) -> Mapping[str, Any]:
    """How this server is now."""
    disk = database.parent if isinstance(database, Path) else None
    caller: Caller = app.state.caller
    people: People = app.state.people
    metrics: Metrics = app.state.metrics
    return metrics.figures(app.state.tables, disk, [*caller.figures("mail"), *people.figures("mail")])


async def push_keys(database: Database) -> PushKeys:
    """The keys by which browsers know all servers on a database."""
    return PushKeys.from_secret(base64url(await shared_key(database, "push", PUSH_KEY_BYTES)))


def carriers_of(keys: PushKeys, mail: MailSettings | None, contact: str, post: HttpPost) -> Carriers:
    """How a server can call: browsers want an address at which the operator can be asked."""
    contact = contact or (f"mailto:{mail.sender.address}" if mail else "")
    return Carriers(
        push=PushCarrier(keys, contact, post) if contact else None,
        mail=MailCarrier(mail) if mail else None,
        webhook=WebhookCarrier(post),
    )


def _routes() -> list[BaseRoute]:
    """Every address, and who answers it."""
    return [
        *lobby.ROUTES,
        *entrance.ROUTES,
        *editions.ROUTES,
        *examples.ROUTES,
        *exercises.ROUTES,
        *sheets.ROUTES,
        *waiting.ROUTES,
        *people.ROUTES,
        *account.ROUTES,
        *mailboxes.ROUTES,
        *settings.ROUTES,
        *installing.ROUTES,
        *history.ROUTES,
        *daily.ROUTES,
        *profiles.ROUTES,
        *table.ROUTES,
        *attendance.ROUTES,
        *company.ROUTES,
        *talk.ROUTES,
        *calls.ROUTES,
        *tellings.ROUTES,
        *reviews.ROUTES,
        *operating.ROUTES,
        *replays.ROUTES,
        *deals.ROUTES,
        *if_moves.ROUTES,
        *guides.ROUTES,
        *files.ROUTES,
        *files.mounts(),
    ]


async def on_http_error(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    return refuse(request, status, HTTP_ERRORS.get(status, "web-error-refused"))


async def on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, UniverselleError)
    language = language_of(request)
    status = status_of(error)
    if wants_json(request):
        return JSONResponse({"ok": False, "message": Translations(language).say(error.message)}, status)
    return HTMLResponse(pages.error_page(language, "web-error-refused", error.message), status)


async def on_busy(request: Request, _error: Exception) -> Response:
    return refuse(request, 503, "web-error-busy")


async def on_gone(request: Request, _error: Exception) -> Response:
    """The sender of a form went away, or took too long; only the latter can read this."""
    return refuse(request, 408, "web-error-slow")


async def on_failure(request: Request, _error: Exception) -> Response:
    return refuse(request, 500, "web-error-failed")
