"""Where somebody wants to be told that it is their turn: the page of these settings, and the question at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from universelle.calls.destinations import LONGEST_URL, MailAddress
from universelle.drawing.node import Node, node, symbol
from universelle.i18n import Translations
from universelle.people.accounts import Account
from universelle.tables.call_book import Entry
from universelle.web.layout import bar
from universelle.web.people.person_bar import person_tools
from universelle.web.people.sign_page import LONGEST_MAIL, Wrong, text_field

STYLE: Final = "/static/house/calls.css"
SCRIPT: Final = "/static/house/calls.js"
SIGNS: Final[Mapping[str, str]] = {"push": "bell", "mail": "talk", "webhook": "arrow"}


@dataclass(frozen=True, slots=True)
class Offer:
    """How a server can tell people, and the key by which browsers know it."""

    means: Sequence[str]
    key: str


@dataclass(frozen=True, slots=True)
class Told:
    """What a page says about what was just done."""

    text: str = ""
    secret: str = field(default="", repr=False)  # of a new webhook, shown once


def calls_page(
    words: Translations,
    me: Account | None,
    offer: Offer,
    entries: Sequence[Entry],
    told: Told,
    typed: Mapping[str, str],
    wrong: Wrong | None,
) -> Node:
    rows = [_entry(words, entry) for entry in entries]
    forms = {"push": _push(words, offer), "mail": _mail(words, typed, wrong), "webhook": _webhook(words, typed, wrong)}
    secret = None
    if told.secret:
        secret = node("p", words("calls-secret"), " ", node("code", told.secret), class_="frame", id="calls-secret")
    main = node(
        "main",
        node("h1", words("calls-title")),
        node("p", words("calls-intro")),
        node("p", told.text, class_="person-told", role="status", id="told"),
        secret,
        node("ul", rows, class_="calls-list", id="calls-list") if rows else node("p", words("calls-none")),
        [forms[name] for name in forms if name in offer.means],
        class_="person-page calls-page",
        id="main",
    )
    return node("div", bar(tools=person_tools(words, me, "calls")), main, id="page")


def _entry(words: Translations, entry: Entry) -> Node:
    """A destination: what it is, how it stands, and what can be done with it."""
    to = entry.destination.address if isinstance(entry.destination, MailAddress) else entry.destination.host
    if entry.confirm is not None:
        state = words("calls-waiting")
    elif entry.failure is not None:
        state = words("calls-failing", why=entry.failure)
    else:
        state = ""
    tests = None if entry.confirm is not None else _deed(words("calls-test"), "test", entry)
    return node(
        "li",
        symbol(SIGNS[entry.means]),
        node("div", node("b", words(f"calls-{entry.means}-to", to=to)), node("p", state) if state else None),
        tests,
        _deed(words("calls-remove"), "remove", entry),
        class_="frame",
    )


def _deed(label: str, what: str, entry: Entry) -> Node:
    button = node("button", label, class_="button", type="submit")
    return _form(what, node("input", type="hidden", name="id", value=entry.id), button)


def _form(what: str, *parts: Node | None, name: str | None = None) -> Node:
    hidden = node("input", type="hidden", name="do", value=what)
    return node("form", hidden, *parts, method="post", action="/calls", id=name, class_="form" if name else None)


def _push(words: Translations, offer: Offer) -> Node:
    """For a browser with scripts: only these can ask it."""
    return node(
        "section",
        node("h2", words("calls-push"), class_="head"),
        node("p", words("calls-push-hint"), class_="help"),
        node("button", words("calls-add-push"), class_="button js-only", type="button", id="add-push"),
        node("p", words("calls-needs-scripts"), class_="no-js"),
        node("p", words("calls-blocked"), class_="person-wrong", id="calls-blocked", hidden=True),
        class_="frame",
        id="push",
        data_key=offer.key,
    )


def _mail(words: Translations, typed: Mapping[str, str], wrong: Wrong | None) -> Node:
    entry = text_field(
        words, "mail", "address", words("calls-mail-field"), typed, wrong, words("calls-mail-hint"),
        type="email", autocomplete="email", maxlength=LONGEST_MAIL, required=True,
    )  # fmt: skip
    button = node("button", words("calls-add-mail"), class_="button", type="submit")
    drawn = _form("mail", entry, button, name="mail-form")
    return node("section", node("h2", words("calls-mail"), class_="head"), drawn, class_="frame", id="mail")


def _webhook(words: Translations, typed: Mapping[str, str], wrong: Wrong | None) -> Node:
    entry = text_field(
        words, "webhook", "url", words("calls-webhook-field"), typed, wrong, words("calls-webhook-hint"),
        type="url", maxlength=LONGEST_URL, required=True,
    )  # fmt: skip
    button = node("button", words("calls-add-webhook"), class_="button", type="submit")
    drawn = _form("webhook", entry, button, name="webhook-form")
    summary, is_open = node("summary", words("calls-webhook")), wrong is not None and wrong.form == "webhook"
    return node("details", summary, drawn, class_="frame", id="webhook", open=is_open)


def question_page(words: Translations, me: Account | None, title: str, button: str, told: str = "") -> Node:
    """Where a link in a letter leads: only its button does something, because programs open links, too."""
    form = node("form", node("button", button, class_="button main", type="submit"), method="post")
    main = node(
        "main",
        node("h1", title),
        node("p", told, role="status") if told else form,
        node("a", words("people-account"), href="/account") if me else node("a", words("calls-title"), href="/calls"),
        class_="person-page",
        id="main",
    )
    return node("div", bar(tools=person_tools(words, me, "calls")), main, id="page")


def ask(words: Translations, offer: Offer) -> Node:
    """The question at a table, once; the browser asks only after a yes."""
    push = node("button", words("calls-ask-yes"), class_="button main", type="button", id="ask-yes")
    mail = node("a", words("calls-ask-mail"), class_="button", href="/calls#mail", id="ask-mail")
    asked = node("span", " ", words("calls-push-hint"), id="ask-browser") if "push" in offer.means else ""
    what = node("span", words("calls-ask-what"), asked)
    later = node("button", words("calls-ask-later"), class_="button quiet", type="button", id="ask-later")
    return node(
        "section",
        symbol("bell"),
        node("div", node("h2", words("calls-ask-title")), node("p", what, id="ask-what")),
        node(
            "div",
            push if "push" in offer.means else None,
            mail if "mail" in offer.means else None,
            later,
            class_="calls-answers",
        ),
        class_="calls-question frame",
        id="ask",
        role="region",
        aria_label=words("calls-ask-title"),
        data_key=offer.key,
        data_say_blocked=words("calls-blocked"),
    )
