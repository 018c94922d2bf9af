"""The page of one's own account, and what can be changed there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from time import time
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from universelle.core.errors import BadRequest
from universelle.people.accounts import SignedIn, WrongPassword
from universelle.people.names import BadField, name_key
from universelle.web import pages
from universelle.web.addresses import mailboxes
from universelle.web.addresses.people import headers_of, status_of
from universelle.web.addresses.request import form_of, gatherings_of, people_of
from universelle.web.people.account_page import Mine
from universelle.web.people.sign_page import Wrong
from universelle.web.serving.visitors import SIGN_IN_COOKIE, language_of, signed_in, wants_json

TOLD: Final = {"password": "people-password-saved", "mail": "people-saved", "signed-out": "people-signed-out"}


async def account(request: Request) -> Response:
    here = signed_in(request)
    if here is None:
        ended = "?ended" if SIGN_IN_COOKIE in request.cookies else "?after=/account"
        return RedirectResponse(f"/sign-in{ended}", 303)
    told = next((key for name, key in TOLD.items() if name in request.query_params), None)
    if "mail" in request.query_params and _waits_for_mailbox(request, here):
        told = "people-mailbox-sent"
    return await _page(request, here, told=told)


def _waits_for_mailbox(request: Request, here: SignedIn) -> bool:
    """Whether a letter is on its way that the mailbox has still to answer."""
    return people_of(request).post_office is not None and not here.account.confirmed


async def _page(
    request: Request,
    here: SignedIn,
    wrong: Wrong | None = None,
    status: int = 200,
    told: str | None = None,
    mail: str | None = None,
) -> Response:
    """The page; of a form that was refused the mail address stays as it was typed."""
    sign_ins = await people_of(request).accounts.sign_ins(here.account)
    mine = Mine(here.account, here.id, sign_ins, time(), _waits_for_mailbox(request, here))
    typed = {"mail": mail} if mail is not None else {}
    return HTMLResponse(pages.account_page(language_of(request), mine, typed, wrong, told), status)


async def _changed(
    request: Request, form: str, change: Callable[[SignedIn, dict[str, str]], Awaitable[None]], after: str
) -> Response:
    """Change something about the caller's account, or say what is wrong with the form."""
    here = signed_in(request)
    if here is None:
        return RedirectResponse("/sign-in?ended", 303)
    fields = await form_of(request)
    try:
        await change(here, fields)
    except BadRequest as error:
        field = error.field if isinstance(error, BadField) else "old"
        wrong = Wrong(form, field, error.message)
        refused = await _page(request, here, wrong, status_of(error), mail=fields.get("mail"))
        refused.headers.update(headers_of(error))
        return refused
    if wants_json(request):
        return JSONResponse({"ok": True})
    return RedirectResponse(after, 303)


async def settings(request: Request) -> Response:
    async def change(here: SignedIn, fields: dict[str, str]) -> None:
        await people_of(request).accounts.set(here.account, fields.get("setting", ""), fields.get("to") == "on")

    return await _changed(request, "settings", change, "/account#settings")


async def sign_out_one(request: Request) -> Response:
    async def change(here: SignedIn, fields: dict[str, str]) -> None:
        await people_of(request).accounts.sign_out(here.account, fields.get("sign-in", ""))

    return await _changed(request, "sign-ins", change, "/account?signed-out")


async def sign_out_others(request: Request) -> Response:
    async def change(here: SignedIn, _fields: dict[str, str]) -> None:
        await people_of(request).accounts.sign_out_others(here.account, here.id)

    return await _changed(request, "sign-ins", change, "/account?signed-out")


async def _check(request: Request, here: SignedIn, fields: dict[str, str]) -> None:
    """Who changes what lets them in must know the password: a browser may be left open."""
    people, subject = people_of(request), f"password {here.account.id}"
    await people.tries.take(subject)
    try:
        await people.accounts.check(here.account.name, fields.get("old", ""))
    except WrongPassword as error:
        raise WrongPassword("old", "people-wrong-old") from error
    await people.tries.forget(subject)


async def password(request: Request) -> Response:
    async def change(here: SignedIn, fields: dict[str, str]) -> None:
        await _check(request, here, fields)
        await people_of(request).accounts.set_password(here.account, fields.get("password", ""), keep=here.id)

    return await _changed(request, "change-password", change, "/account?password")


async def mail(request: Request) -> Response:
    async def change(here: SignedIn, fields: dict[str, str]) -> None:
        await _check(request, here, fields)
        accounts = people_of(request).accounts
        await accounts.set_mail(here.account, fields.get("mail", ""))
        changed = await accounts.named(here.account.name)
        if changed is not None and not changed.confirmed:
            await mailboxes.ask(request, changed)

    return await _changed(request, "change-mail", change, "/account?mail")


async def export(request: Request) -> Response:
    """Everything that is known about the caller, as a file."""
    here = signed_in(request)
    if here is None:
        return RedirectResponse("/sign-in?ended", 303)
    found = await people_of(request).export(here.account)
    text = await asyncio.to_thread(json.dumps, found, ensure_ascii=False, indent=1)
    headers = {"Content-Disposition": 'attachment; filename="universelle.json"'}
    return Response(text, media_type="application/json", headers=headers)


async def erase(request: Request) -> Response:
    """Erase the caller, who has typed their name to make sure."""

    async def change(here: SignedIn, fields: dict[str, str]) -> None:
        if name_key(fields.get("name", "")) != name_key(here.account.name):
            raise BadField("name", "people-erase-other-name")
        await people_of(request).erase(here.account, gatherings_of(request))

    response = await _changed(request, "erase", change, "/sign-in?erased")
    if response.status_code == 303:
        response.delete_cookie(SIGN_IN_COOKIE)
    return response


ROUTES: Final = [
    Route("/account", account),
    Route("/account/settings", settings, methods=["POST"]),
    Route("/account/sign-out", sign_out_one, methods=["POST"]),
    Route("/account/sign-out-others", sign_out_others, methods=["POST"]),
    Route("/account/password", password, methods=["POST"]),
    Route("/account/mail", mail, methods=["POST"]),
    Route("/account/export", export, methods=["POST"]),
    Route("/account/erase", erase, methods=["POST"]),
]
