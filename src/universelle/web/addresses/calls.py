"""Where somebody wants to be told that it is their turn."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from universelle.calls.destinations import MailAddress, PushSubscription, Webhook, new_secret
from universelle.calls.push import PushKeys
from universelle.core.errors import BadRequest, UniverselleError
from universelle.i18n import Translations
from universelle.tables.call_book import Entry
from universelle.tables.caller import Caller
from universelle.tables.shelf import ListedTable
from universelle.web import pages
from universelle.web.addresses.request import form_of, origin_of, part, sessions_of
from universelle.web.people import calls_page
from universelle.web.people.calls_page import Offer, Told
from universelle.web.people.sign_page import Wrong
from universelle.web.serving.visitors import (
    COOKIE,
    RateLimiter,
    account_of,
    language_of,
    new_owner_of,
    owner_of,
    remember,
    token_of,
    wants_json,
)
from universelle.web.table.tables import Table

FIELDS: Final = {"mail": "address", "webhook": "url"}  # what a form is about
CONFIRMING: Final = RateLimiter(3, 3 / 86_400)  # letters to a mailbox that has not agreed to any: three a day
SECRET_ADDRESS: Final = {"Referrer-Policy": "no-referrer"}  # of pages whose address is a secret


def caller_of(request: Request) -> Caller:
    caller: Caller = request.app.state.caller
    return caller


def offer_of(request: Request) -> Offer:
    keys: PushKeys = request.app.state.push_keys
    return Offer(caller_of(request).means, keys.public)


async def calls(request: Request) -> Response:
    words = Translations(language_of(request))
    told = Told(words("calls-tested")) if "tested" in request.query_params else Told()
    return HTMLResponse(await _page(request, told))


async def _page(
    request: Request, told: Told = Told(), typed: Mapping[str, str] | None = None, wrong: Wrong | None = None  # noqa: B008 it never changes
) -> str:  # fmt: skip
    owner = owner_of(request)
    entries = await caller_of(request).book.of(owner) if owner else []
    language = language_of(request)
    return pages.calls_page(language, account_of(request), offer_of(request), entries, told, typed or {}, wrong)


async def change(request: Request) -> Response:
    """Be called somewhere, or no longer, or now as a test."""
    form, owner, language = await form_of(request), new_owner_of(request), language_of(request)
    words = Translations(language)
    try:
        told = await _change(request, form, owner)
    except UniverselleError as error:
        if wants_json(request):
            return JSONResponse({"ok": False, "message": words.say(error.message)}, 422)
        do = form.get("do", "")
        wrong = Wrong(do, FIELDS.get(do, ""), error.message)
        return HTMLResponse(
            await _page(request, Told("" if do in FIELDS else words.say(error.message)), form, wrong), 422
        )
    response: Response
    if wants_json(request):
        response = JSONResponse({"ok": True})
    elif told is not None:
        request.state.owner = owner
        response = HTMLResponse(await _page(request, told))
    else:
        response = RedirectResponse("/calls?tested" if form.get("do") == "test" else "/calls", 303)
    remember(request, response, COOKIE, token_of(request), secret=True)
    return response


async def _change(request: Request, form: Mapping[str, str], owner: str) -> Told | None:
    """What the page says afterwards, if there is something to say."""
    caller, do, language = caller_of(request), form.get("do", ""), language_of(request)
    words, origin = Translations(language), origin_of(request)
    if do in ("test", "remove"):
        entry = await _own(caller, owner, form.get("id", ""))
        if do == "remove":
            await caller.book.remove(entry.id)
        elif (why := await caller.test(entry)) is not None:
            return Told(words("calls-failing", why=why))
        return None
    if do not in caller.means:
        raise BadRequest("call-failed-not-offered")
    if do == "push":
        await caller.book.add(owner, _subscription(form.get("subscription", "")), language, origin)
        return None
    if do == "webhook":
        secret = new_secret()
        entry = await caller.book.add(owner, Webhook(form.get("url", ""), secret), language, origin)
        assert isinstance(entry.destination, Webhook)
        return Told("", secret) if entry.destination.secret == secret else None
    return await _ask_mailbox(request, MailAddress(form.get("address", "")), owner, origin)


async def _ask_mailbox(request: Request, mailbox: MailAddress, owner: str, origin: str) -> Told | None:
    """Write a letter to a mailbox that has not agreed yet, but not again and again: it may be somebody else's."""
    caller, language = caller_of(request), language_of(request)
    if not CONFIRMING.allow(mailbox.address.casefold()):
        raise BadRequest("calls-mail-often")
    entry = await caller.book.add(owner, mailbox, language, origin)
    if entry.confirm is None:
        return None
    why = await caller.ask(entry)
    words = Translations(language)
    return Told(words("calls-failing", why=why) if why else words("calls-mail-sent", address=mailbox.address))


def _subscription(text: str) -> PushSubscription:
    try:
        return PushSubscription.from_browser(json.loads(text))
    except (ValueError, RecursionError):
        raise BadRequest("bad-push-subscription") from None


async def _own(caller: Caller, owner: str, destination_id: str) -> Entry:
    entry = await caller.book.entry(destination_id)
    if entry is None or entry.owner != owner:
        raise BadRequest("calls-link-bad")
    return entry


async def means_to_offer(request: Request, table: Table) -> list[str]:
    """How somebody who plays with others may be asked to be told of their turn; nothing if they chose already."""
    caller, owner = caller_of(request), owner_of(request)
    means = [name for name in caller.means if name != Webhook.means]
    if owner is None or not means or table.over or not table.apart or not table.seats_of(owner):
        return []
    return [] if await caller.book.of(owner) else means


async def turns(request: Request) -> Response:
    """How many games wait for the caller, but for the one at which they are."""
    owner = owner_of(request)
    tables = await sessions_of(request).shelf.tables_of(owner) if owner else []
    here = request.query_params.get("but")
    return JSONResponse({"waiting": len([table for table in tables if table.id != here and _waits(table)])})


def _waits(table: ListedTable) -> bool:
    summary = table.summary
    return summary is not None and not summary.over and not set(table.mine).isdisjoint(summary.to_move)


async def ask(request: Request) -> Response:
    """The question at a table, for scripts."""
    return part(calls_page.ask(Translations(language_of(request)), offer_of(request)))


# -- links in letters -----------------------------------------------------------------------------------------------


async def stop(request: Request) -> Response:
    """Ask whether calls to a destination are to end, and end them."""
    book, destination_id = caller_of(request).book, request.path_params["id"]
    found = await book.entry(destination_id) is not None
    if found and request.method == "POST":
        await book.remove(destination_id)
    return _answer(request, "calls-stop", found)


async def confirm(request: Request) -> Response:
    """Ask whether a mailbox wants to be called, and note that it does."""
    if request.method == "POST":
        return _answer(request, "calls-confirm", await caller_of(request).book.confirm(request.path_params["secret"]))
    return _answer(request, "calls-confirm", True)


def _answer(request: Request, about: str, found: bool) -> Response:
    language = language_of(request)
    if not found:
        return HTMLResponse(pages.error_page(language, "calls-link-bad"), 404, headers=SECRET_ADDRESS)
    page = pages.letter_question_page(language, account_of(request), about, done=request.method == "POST")
    return HTMLResponse(page, headers=SECRET_ADDRESS)


ROUTES: Final = [
    Route("/calls", calls),
    Route("/calls", change, methods=["POST"]),
    Route("/calls/ask", ask),
    Route("/turns", turns),
    Route("/calls/stop/{id}", stop, methods=["GET", "POST"]),
    Route("/calls/confirm/{secret}", confirm, methods=["GET", "POST"]),
]
