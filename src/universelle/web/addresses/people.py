"""Signing up, in and out, the personal link of guests, and forgotten passwords."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from universelle.calls.call import Call, Kind
from universelle.calls.destinations import MailAddress
from universelle.core.errors import BadRequest, UniverselleError
from universelle.people.accounts import LETTER_LASTS, Account, NewAccount
from universelle.people.names import BadField, name_key
from universelle.people.tries import TooManyTries
from universelle.web import pages
from universelle.web.addresses import mailboxes
from universelle.web.addresses.request import form_of, link_for_others, people_of, sessions_of
from universelle.web.people.people import People
from universelle.web.people.sign_page import NAME_OR_MAIL, Guest, Wrong
from universelle.web.serving.visitors import (
    COOKIE,
    LANGUAGE_COOKIE,
    SIGN_IN_COOKIE,
    account_of,
    address_of,
    browser_of,
    is_number,
    language_of,
    owner_of,
    remember,
    signed_in,
    token_of,
)
from universelle.web.settings.preferred import preferences_of

TOLD: Final = {"ended": "people-ended", "changed": "people-password-changed", "erased": "people-erased"}
NOT_PASSED_ON: Final = {"Referrer-Policy": "no-referrer"}  # of pages whose address is a secret


async def sign(request: Request) -> Response:
    """The forms; who is signed in already finds their account."""
    if account_of(request) is not None:
        return RedirectResponse("/account", 303)
    told = next((key for name, key in TOLD.items() if name in request.query_params), None)
    return HTMLResponse(pages.sign_page(language_of(request), await _guest(request), {}, told=told))


async def _guest(request: Request, after: str = "") -> Guest:
    """The guest who asks: their games, and the link that opens these on another device."""
    owner = owner_of(request)
    if owner is None or account_of(request) is not None:
        return Guest(after=_after(after or request.query_params.get("after", "")))
    games = await sessions_of(request).shelf.number_of(owner)
    link = link_for_others(request, f"/me/{token_of(request)}") if games else ""
    return Guest(games, link, _after(after or request.query_params.get("after", "")))


def _after(address: str) -> str:
    """Where to go afterwards."""
    return own_address(address) or "/"


def own_address(address: str) -> str:
    """An address, if it is that of a page of this server."""
    own = address.startswith("/") and not address.startswith(("//", "/\\")) and address.isprintable()
    return address if own else ""


async def sign_up(request: Request) -> Response:
    """Make an account, and sign in."""
    form, language = await form_of(request), language_of(request)
    people = people_of(request)
    sign = form.get("sign", "1")
    wish = NewAccount(
        form.get("name", ""),
        form.get("password", ""),
        form.get("mail", ""),
        language,
        int(sign) if is_number(sign) else 0,
    )
    try:
        await people.tries.take(f"sign-up {address_of(request)}")
        account = await people.accounts.sign_up(wish)
    except BadRequest as error:
        return await _again(request, "sign-up", form, error, "name")
    with suppress(BadRequest):  # it was written to too often; the page of the account offers to do so again
        await mailboxes.ask(request, account)
    return await _signed_in(request, account, form, lasting=True)


async def sign_in(request: Request) -> Response:
    """Sign in with name or mail and password. A try counts for the name and for the address."""
    form, people = await form_of(request), people_of(request)
    who = form.get(NAME_OR_MAIL, "").strip()
    subjects = f"sign-in {name_key(who)}", f"sign-in at {address_of(request)}"
    try:
        await people.tries.take(*subjects)
        account = await people.accounts.check(who, form.get("password", ""))
    except BadRequest as error:
        return await _again(request, "sign-in", form, error, "password")
    await people.tries.forget(*subjects)
    return await _signed_in(request, account, form, lasting="stay" in form)


async def _again(request: Request, form: str, fields: dict[str, str], error: BadRequest, usual: str) -> Response:
    """The forms once more, with what was typed but the password, and what is wrong."""
    wrong = Wrong(form, error.field if isinstance(error, BadField) else usual, error.message)
    typed = {name: text for name, text in fields.items() if name in ("name", "mail", "sign", NAME_OR_MAIL)}
    guest = await _guest(request, fields.get("after", ""))
    page = pages.sign_page(language_of(request), guest, typed, wrong)
    return HTMLResponse(page, status_of(error), headers=headers_of(error))


def status_of(error: UniverselleError) -> int:
    return 429 if isinstance(error, TooManyTries) else 422


def headers_of(error: UniverselleError) -> dict[str, str]:
    return {"Retry-After": str(error.seconds)} if isinstance(error, TooManyTries) else {}


async def _signed_in(request: Request, account: Account, form: dict[str, str], lasting: bool) -> Response:
    """Sign this browser in; with the tick on, what it did as a guest belongs to the account."""
    guest = owner_of(request)
    people = people_of(request)
    if account.preferences is None:
        await people.accounts.prefer(account, preferences_of(request).values(), account.language)
    if "carry" in form and guest is not None and account_of(request) is None:
        await people.carry(guest, account.owner)
    if (before := signed_in(request)) is not None:
        await people.accounts.sign_out(before.account, before.id)
    secret = await people.accounts.sign_in(account, browser_of(request))
    response = RedirectResponse(_after(form.get("after", "")), 303)
    remember(request, response, SIGN_IN_COOKIE, secret, secret=True, lasting=lasting)
    remember(request, response, COOKIE, token_of(request), secret=True)
    if LANGUAGE_COOKIE not in request.cookies:
        remember(request, response, LANGUAGE_COOKIE, account.language)
    return response


async def sign_out(request: Request) -> Response:
    """Sign this browser out: it is a guest again."""
    if (here := signed_in(request)) is not None:
        await people_of(request).accounts.sign_out(here.account, here.id)
    response = RedirectResponse("/", 303)
    response.delete_cookie(SIGN_IN_COOKIE)
    return response


# -- the personal link ------------------------------------------------------------------------------------------------


async def personal_link(request: Request) -> Response:
    """Ask before this browser sits where another one sat."""
    token = request.path_params["token"]
    owner = people_of(request).tokens.owner(token)
    language = language_of(request)
    if owner is None:
        return HTMLResponse(pages.error_page(language, "people-link-bad"), 404, headers=NOT_PASSED_ON)
    if owner == owner_of(request):
        return RedirectResponse("/", 303, headers=NOT_PASSED_ON)
    shelf, own = sessions_of(request).shelf, owner_of(request)
    games, own_games = await shelf.number_of(owner), await shelf.number_of(own) if own else 0
    page = pages.take_over_page(language, token, games, own_games, account_of(request) is not None)
    return HTMLResponse(page, headers=NOT_PASSED_ON)


async def take_over(request: Request) -> Response:
    """Be the guest of a personal link; with the tick on, what this browser did belongs to that guest."""
    form, people = await form_of(request), people_of(request)
    token = form.get("token", "")
    owner = people.tokens.owner(token)
    if owner is None or account_of(request) is not None:
        return HTMLResponse(pages.error_page(language_of(request), "people-link-bad"), 404)
    if "carry" in form and (own := owner_of(request)) is not None:
        await people.carry(own, owner)
    response = RedirectResponse("/", 303, headers=NOT_PASSED_ON)
    remember(request, response, COOKIE, token, secret=True)
    return response


# -- forgotten passwords ----------------------------------------------------------------------------------------------


async def forgotten(request: Request) -> Response:
    by_mail = people_of(request).post_office is not None
    return HTMLResponse(pages.forgotten_page(language_of(request), by_mail, asked="asked" in request.query_params))


async def send_letter(request: Request) -> Response:
    """Write a letter, if there is a mailbox for it. Nobody learns whether there is: that is found out afterwards."""
    form, people, language = await form_of(request), people_of(request), language_of(request)
    who = form.get(NAME_OR_MAIL, "").strip()
    try:
        await people.tries.take(f"letter {name_key(who)}", f"letter at {address_of(request)}")
    except TooManyTries as error:
        wrong = Wrong("forgotten", NAME_OR_MAIL, error.message)
        page = pages.forgotten_page(language, people.post_office is not None, wrong=wrong)
        return HTMLResponse(page, 429, headers=headers_of(error))
    people.begin(_write_letters(people, who, str(request.url.replace(path="/new-password/", query=""))))
    return RedirectResponse("/forgotten?asked", 303)


async def _write_letters(people: People, who: str, address: str) -> None:
    if people.post_office is None:
        return
    for account, secret in await people.accounts.letters(who):
        assert account.mail is not None
        due = datetime.now(UTC) + timedelta(seconds=LETTER_LASTS)
        call = Call(Kind.PASSWORD, account.language, f"{address}{quote(secret)}", due=due)
        mailbox, key = MailAddress(account.mail), f"password {account.id} {call.subject}"
        people.post_office.post(key, call, [mailbox], partial(_still_due, people, secret))


async def _still_due(people: People, secret: str) -> bool:
    """Whether a letter could still be used."""
    return await people.accounts.account_of_letter(secret) is not None


async def new_password(request: Request) -> Response:
    """Ask for a new password; a letter is used when that is sent, not when mail programs look at its link."""
    secret = request.path_params["secret"]
    account = await people_of(request).accounts.account_of_letter(secret)
    return _new_password_page(request, account, None, 200 if account else 404)


def _new_password_page(request: Request, account: Account | None, wrong: Wrong | None, status: int) -> Response:
    address, name = request.url.path, account.name if account else None
    page = pages.new_password_page(language_of(request), name, address, wrong)
    return HTMLResponse(page, status, headers=NOT_PASSED_ON)


async def use_letter(request: Request) -> Response:
    """Change the password; all sign-ins end."""
    form, people, secret = await form_of(request), people_of(request), request.path_params["secret"]
    try:
        await people.tries.take(f"new-password at {address_of(request)}")
        await people.accounts.use_letter(secret, form.get("password", ""))
    except BadRequest as error:
        account = await people.accounts.account_of_letter(secret)
        wrong = Wrong("new-password", "password", error.message)
        return _new_password_page(request, account, wrong, status_of(error))
    response = RedirectResponse("/sign-in?changed", 303, headers=NOT_PASSED_ON)
    response.delete_cookie(SIGN_IN_COOKIE)
    return response


ROUTES: Final = [
    Route("/sign-in", sign),
    Route("/sign-in", sign_in, methods=["POST"]),
    Route("/sign-up", sign_up, methods=["POST"]),
    Route("/sign-out", sign_out, methods=["POST"]),
    Route("/me/{token}", personal_link),
    Route("/me", take_over, methods=["POST"]),
    Route("/forgotten", forgotten),
    Route("/forgotten", send_letter, methods=["POST"]),
    Route("/new-password/{secret}", new_password),
    Route("/new-password/{secret}", use_letter, methods=["POST"]),
]
