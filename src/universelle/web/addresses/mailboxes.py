"""The mailbox of an account: before anything else is sent there, it agrees by a link in a letter."""

from __future__ import annotations

from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from universelle.calls.call import Call, Kind
from universelle.calls.destinations import MailAddress
from universelle.core.errors import BadRequest
from universelle.people.accounts import Account
from universelle.web import pages
from universelle.web.addresses.calls import CONFIRMING, SECRET_ADDRESS
from universelle.web.addresses.request import origin_of, people_of
from universelle.web.serving.visitors import account_of, language_of, signed_in


async def ask(request: Request, account: Account) -> None:
    """Write to the mailbox of an account, unless it has agreed, but not again and again: it may be somebody else's."""
    people = people_of(request)
    if people.post_office is None or account.mail is None:
        return
    if not CONFIRMING.allow(account.mail.casefold()):
        raise BadRequest("calls-mail-often")
    secret = await people.accounts.ask_mailbox(account)
    if secret is not None:
        call = Call(Kind.MAILBOX, account.language, f"{origin_of(request)}/account/mail/{secret}")
        key, mailbox = f"mailbox {account.id} {call.subject}", MailAddress(account.mail)
        people.post_office.post(key, call, [mailbox], partial(people.accounts.is_asked, secret))


async def again(request: Request) -> Response:
    """Write once more."""
    here = signed_in(request)
    if here is None:
        return RedirectResponse("/sign-in?ended", 303)
    await ask(request, here.account)
    return RedirectResponse("/account?mail", 303)


async def confirm(request: Request) -> Response:
    """Ask whether a mailbox is the one meant, and note that it is: programs open links, too."""
    secret, language = request.path_params["secret"], language_of(request)
    accounts, done = people_of(request).accounts, request.method == "POST"
    found = await (accounts.confirm_mail(secret) if done else accounts.is_asked(secret))
    if not found:
        return HTMLResponse(pages.error_page(language, "calls-link-bad"), 404, headers=SECRET_ADDRESS)
    page = pages.letter_question_page(language, account_of(request), "people-mailbox", done)
    return HTMLResponse(page, headers=SECRET_ADDRESS)


ROUTES: Final = [
    Route("/account/mail-again", again, methods=["POST"]),
    Route("/account/mail/{secret}", confirm, methods=["GET", "POST"]),
]
