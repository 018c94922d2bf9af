"""The page of one's own account: settings, where one is signed in, password and mail, one's data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from babel.dates import format_date, format_datetime

from universelle.drawing.node import Child, Node, node, symbol
from universelle.i18n import Translations
from universelle.people.accounts import SETTINGS, Account, SignIn
from universelle.web.layout import bar
from universelle.web.people.person_bar import person_tools
from universelle.web.people.sign_page import LONGEST_MAIL, Wrong, password_field, text_field

SETTING_SIGNS: Final = {"open-page": "people", "leaders": "medal"}
NOW: Final = 120.0  # seconds for which a browser counts as used now


@dataclass(frozen=True, slots=True)
class Mine:
    """What the page of an account shows."""

    account: Account
    here: str  # this browser's sign-in
    sign_ins: Sequence[SignIn]
    now: float
    waits_for_mailbox: bool = False  # which has not agreed to letters yet


def account_page(words: Translations, mine: Mine, typed: Mapping[str, str], wrong: Wrong | None, told: str) -> Node:
    sections = [
        _settings(words, mine.account),
        _sign_ins(words, mine),
        _password_and_mail(words, mine, typed, wrong),
        _data(words, mine.account, wrong),
    ]
    main = node(
        "main",
        node("h1", words("people-account")),
        node("p", told, class_="person-told", role="status", id="told", data_say=words("people-saved")),
        sections,
        class_="person-page person-account",
        id="main",
    )
    return node("div", bar(tools=person_tools(words, mine.account, "account")), main, id="page")


def _section(title: str, picture: str, *parts: Child | list[Node], **attributes: str) -> Node:
    return node("section", node("h2", symbol(picture), title, class_="head"), *parts, class_="frame", **attributes)


def _settings(words: Translations, account: Account) -> Node:
    switches = [_switch(words, setting, account.wants(setting)) for setting in SETTINGS]
    return _section(words("people-who-sees"), "people", node("div", switches, class_="person-switches"), id="settings")


def _switch(words: Translations, setting: str, on: bool) -> Node:
    """A switch that acts at once: a form of its own, so that it needs no scripts."""
    return node(
        "form",
        node("input", type="hidden", name="setting", value=setting),
        node(
            "button",
            node("span", class_="person-knob", aria_hidden="true"),
            node("b", words(f"people-set-{setting}"), id=f"set-{setting}"),
            node("span", words(f"people-set-{setting}.hint"), class_="help", id=f"set-{setting}-hint"),
            type="submit",
            name="to",
            value="off" if on else "on",
            role="switch",
            aria_checked="true" if on else "false",
            aria_labelledby=f"set-{setting}",
            aria_describedby=f"set-{setting}-hint",
            class_="person-switch",
        ),
        method="post",
        action="/account/settings",
    )


def _sign_ins(words: Translations, mine: Mine) -> Node:
    ordered = sorted(mine.sign_ins, key=lambda each: each.id != mine.here)
    rows = [_sign_in(words, mine, each) for each in ordered]
    others = deed(words("people-sign-out-others"), "/account/sign-out-others") if len(rows) > 1 else None
    out = deed(words("people-sign-out-here"), "/sign-out")
    return _section(
        words("people-signed-in-where"),
        "device",
        node("ul", rows, class_="person-sign-ins"),
        node("div", out, others, class_="person-actions"),
        id="sign-ins",
    )


def _sign_in(words: Translations, mine: Mine, each: SignIn) -> Node:
    here = each.id == mine.here
    name = words("people-this-browser") if here else words(f"people-on-{each.browser}")
    since = words("people-since", date=day(words, each.created))
    used = words("people-now") if here or mine.now - each.used < NOW else moment(words, each.used)
    return node(
        "li",
        symbol("device"),
        node("div", node("b", name), node("span", since, class_="soft")),
        node("span", used, class_="soft person-when"),
        node("span", words("people-this-one"), class_="person-stamp")
        if here
        else deed(words("people-sign-out"), "/account/sign-out", sign_in=each.id),
    )


def _password_and_mail(words: Translations, mine: Mine, typed: Mapping[str, str], wrong: Wrong | None) -> Node:
    account = mine.account
    password = node(
        "form",
        node("h3", words("people-change-password")),
        node("input", type="hidden", name="username", value=account.name, autocomplete="username"),
        password_field(words, "change-password", "old", words("people-old-password"), wrong),
        password_field(words, "change-password", "password", words("people-new-password"), wrong, new=True),
        node("button", words("people-save-password"), class_="button", type="submit"),
        class_="form",
        id="change-password",
        method="post",
        action="/account/password",
    )
    mail = node(
        "form",
        node("h3", words("people-change-mail")),
        password_field(words, "change-mail", "old", words("people-old-password"), wrong),
        text_field(
            words, "change-mail", "mail", words("people-mail"), {"mail": account.mail or "", **typed}, wrong,
            words("people-mail-hint"), type="email", autocomplete="email", maxlength=LONGEST_MAIL,
        ),
        node("button", words("people-save-mail"), class_="button", type="submit"),
        class_="form",
        id="change-mail",
        method="post",
        action="/account/mail",
    )  # fmt: skip
    pair = node("div", password, mail, class_="person-pair")
    parts = [pair, _open_mailbox(words)] if mine.waits_for_mailbox else [pair]
    return _section(words("people-password-and-mail"), "lock", parts, id="password-and-mail")


def _open_mailbox(words: Translations) -> Node:
    """What is said of a mailbox that has not agreed to letters yet."""
    again = deed(words("people-mailbox-again"), "/account/mail-again")
    return node("div", node("p", words("people-mailbox-open")), again, class_="person-actions", id="mailbox")


def _data(words: Translations, account: Account, wrong: Wrong | None) -> Node:
    take = node(
        "form",
        node("h3", words("people-export")),
        node("p", words("people-export-what"), class_="soft"),
        node("button", symbol("save"), words("people-export-save"), class_="button", type="submit"),
        id="export",
        class_="form",
        method="post",
        action="/account/export",
    )
    erase = node(
        "form",
        node("h3", words("people-erase")),
        node("p", words("people-erase-what"), " ", node("b", words("people-erase-final")), class_="soft"),
        text_field(
            words, "erase", "name", words("people-erase-name"), {}, wrong,
            autocomplete="off", placeholder=account.name, required=True,
        ),
        node("button", words("people-erase-me"), class_="button person-warn", type="submit"),
        class_="form person-erase",
        id="erase",
        method="post",
        action="/account/erase",
        data_name=account.name,
    )  # fmt: skip
    return _section(words("people-data"), "save", node("div", take, erase, class_="person-pair"), id="data")


def deed(label: str, address: str, **fields: str) -> Node:
    """A button that does one thing."""
    hidden = [node("input", type="hidden", name=name.replace("_", "-"), value=value) for name, value in fields.items()]
    return node("form", hidden, node("button", label, class_="button", type="submit"), method="post", action=address)


def day(words: Translations, at: float) -> str:
    """A date in words."""
    return format_date(datetime.fromtimestamp(at, UTC), "long", locale=words.locale)


def moment(words: Translations, at: float) -> str:
    """A date and a time, by the clock of Greenwich: the server does not know its visitors' clocks."""
    return f"{format_datetime(datetime.fromtimestamp(at, UTC), 'd MMM, HH:mm', locale=words.locale)} UTC"
