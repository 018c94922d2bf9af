"""Signing up and in, the personal link of a guest, and forgotten passwords."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from universelle.contract.artwork import emblem_of
from universelle.core.message import Message
from universelle.drawing.node import Child, Node, node, symbol
from universelle.drawing.parts import seat_sign
from universelle.games.registry import found
from universelle.i18n import Translations
from universelle.people.accounts import SIGNS
from universelle.people.names import LONGEST_NAME
from universelle.people.passwords import LONGEST as LONGEST_PASSWORD
from universelle.web.layout import bar, tool

STYLES: Final = ("/static/house/people.css",)
SCRIPT: Final = "/static/house/people.js"
LONGEST_MAIL: Final = 254
NAME_OR_MAIL: Final = "who"


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is wrong with a form: which form, which of its fields, and why."""

    form: str
    field: str
    why: Message


@dataclass(frozen=True, slots=True)
class Guest:
    """Who wants to sign in: how many games they have as a guest, and the link that opens these elsewhere."""

    games: int = 0
    link: str = field(default="", repr=False)
    after: str = "/"  # the page they came from


def sign_page(words: Translations, guest: Guest, typed: Mapping[str, str], wrong: Wrong | None, told: str = "") -> Node:
    """Both forms: for somebody new, and for somebody who is back."""
    new = _new_here(words, guest, typed, wrong)
    back = _back_again(words, guest, typed, wrong)
    asked = wrong.form if wrong is not None else "sign-up" if guest.games else "sign-in"
    notice = node("p", told, class_="person-told", role="status") if told else None
    main = node(
        "main",
        notice,
        _intro(words, guest, typed.get("name", "")),
        node("div", [new, back] if asked == "sign-up" else [back, new], class_="person-forms"),
        class_="person-page person-sign",
        id="main",
    )
    tools = [tool(words("people-leaders"), "/leaders", "medal"), tool(words("people-not-now"), guest.after, "cross")]
    return node("div", bar(now=words("people-as-guest"), tools=tools), main, id="page")


def _intro(words: Translations, guest: Guest, name: str) -> Node:
    games = [symbol(emblem_of(game)) for game in found().games.values()]
    stub = node("span", seat_sign(0), class_="season-stub")
    body = node(
        "span",
        node("span", words("people-season-ticket"), class_="season-head"),
        node("span", name or "…", class_="season-name", id="season-name"),
        node("span", games, class_="season-games"),
        node("span", words("people-admits"), class_="season-foot"),
        class_="season-body",
    )
    lines: list[Child] = [node("h1", words("people-own-name"))]
    if guest.games:
        lines.append(node("p", words("people-guest-games", count=guest.games)))
    lines += [node("p", words("people-name-adds")), node("p", words("people-without"), class_="help")]
    ticket = node("div", stub, body, class_="season-ticket", aria_hidden="true")
    return node("div", ticket, node("div", lines), class_="person-intro")


def _new_here(words: Translations, guest: Guest, typed: Mapping[str, str], wrong: Wrong | None) -> Node:
    form = "sign-up"
    name = text_field(
        words, form, "name", words("people-name"), typed, wrong, words("people-name-hint"),
        autocomplete="nickname", maxlength=LONGEST_NAME, required=True,
    )  # fmt: skip
    password = password_field(words, form, "password", words("people-password"), wrong, new=True)
    mail = text_field(
        words, form, "mail", words("people-mail"), typed, wrong, words("people-mail-hint"),
        type="email", autocomplete="email", maxlength=LONGEST_MAIL,
    )  # fmt: skip
    carry = tick("carry", words("people-carry", count=guest.games)) if guest.games else None
    return node(
        "form",
        node("h2", words("people-new-here"), class_="head"),
        _after(guest),
        name,
        password,
        mail,
        _signs(words, typed.get("sign", "1")),
        carry,
        node("button", words("people-write-name"), class_="button main", type="submit"),
        class_="form frame",
        id=form,
        method="post",
        action="/sign-up",
    )


def _back_again(words: Translations, guest: Guest, typed: Mapping[str, str], wrong: Wrong | None) -> Node:
    form = "sign-in"
    who = text_field(
        words, form, NAME_OR_MAIL, words("people-name-or-mail"), typed, wrong,
        autocomplete="username", maxlength=LONGEST_MAIL, required=True,
    )  # fmt: skip
    return node(
        "form",
        node("h2", words("people-back-again"), class_="head"),
        _after(guest),
        who,
        password_field(words, form, "password", words("people-password"), wrong),
        tick("stay", words("people-stay")),
        tick("carry", words("people-carry", count=guest.games)) if guest.games else None,
        node(
            "p",
            node("button", words("people-sign-in"), class_="button", type="submit"),
            node("a", words("people-forgotten"), class_="button quiet", href="/forgotten"),
            class_="person-actions",
        ),
        _personal_link(words, guest.link) if guest.link else None,
        class_="form frame",
        id=form,
        method="post",
        action="/sign-in",
    )


def _personal_link(words: Translations, link: str) -> Node:
    shown = node("input", type="text", readonly=True, value=link, id="link", aria_label=words("people-personal-link"))
    copied = node("p", class_="help", id="copied", role="status", data_say=words("people-copied"))
    copy = node("button", symbol("copy"), words("waiting-copy"), type="button", class_="button", id="copy", hidden=True)
    return node(
        "div",
        node("h3", symbol("key"), words("people-with-link")),
        node("p", words("people-link-hint"), class_="help"),
        node("div", shown, copy, class_="person-link"),
        copied,
        class_="person-by-link",
    )


def _after(guest: Guest) -> Node:
    return node("input", type="hidden", name="after", value=guest.after)


def _signs(words: Translations, chosen: str) -> Node:
    rows = [
        node(
            "label",
            node(
                "input",
                type="radio",
                name="sign",
                value=str(number),
                checked=str(number) == chosen,
                aria_label=words(f"people-sign-{number}"),
            ),
            seat_sign(number - 1),
        )
        for number in range(1, SIGNS + 1)
    ]
    return node("fieldset", node("legend", words("people-favourite")), rows, class_="person-signs")


def text_field(
    words: Translations,
    form: str,
    name: str,
    label: str,
    typed: Mapping[str, str],
    wrong: Wrong | None,
    hint: str = "",
    **attributes: str | int | bool,
) -> Node:
    """A field with its label above, a hint below, and what is wrong with it."""
    here = wrong is not None and (wrong.form, wrong.field) == (form, name)
    id_ = f"{form}-{name}"
    described = [f"{id_}-hint"] * bool(hint) + [f"{id_}-wrong"] * here
    entry = node(
        "input",
        name=name,
        id=id_,
        value=typed.get(name, "") if attributes.get("type") != "password" else None,
        aria_invalid="true" if here else None,
        aria_describedby=" ".join(described) or None,
        autofocus=here,
        **{"type": "text", **attributes},
    )
    return node(
        "div",
        node("label", label, for_=id_),
        entry,
        node("p", hint, class_="help", id=f"{id_}-hint") if hint else None,
        node("p", words.say(wrong.why), class_="person-wrong", id=f"{id_}-wrong", role="alert")
        if here and wrong is not None
        else None,
        class_="field",
    )


def password_field(
    words: Translations, form: str, name: str, label: str, wrong: Wrong | None, new: bool = False
) -> Node:
    hint = words("people-password-short") if new else ""
    return text_field(
        words, form, name, label, {}, wrong, hint,
        type="password", autocomplete="new-password" if new else "current-password",
        maxlength=LONGEST_PASSWORD, required=True,
    )  # fmt: skip


def tick(name: str, label: str) -> Node:
    return node("label", node("input", type="checkbox", name=name, checked=True), label, class_="person-tick")


def small_page(title: str, parts: Sequence[Child | None]) -> Node:
    """A page that asks or says one thing."""
    content = [node("h1", title), *[part for part in parts if part is not None]]
    main = node("main", node("div", content, class_="frame form"), class_="page", id="main")
    return node("div", bar(), main, id="page")


def forgotten_page(words: Translations, asked: bool, by_mail: bool, wrong: Wrong | None) -> Node:
    """Asks who forgot their password; afterwards says the same to everybody."""
    title = words("people-forgotten-title")
    if not by_mail:
        return small_page(title, [node("p", words("people-no-mail")), _to_sign_in(words)])
    if asked:
        return small_page(title, [node("p", words("people-letter"), role="status"), _soft(words("people-no-mailbox"))])
    form = "forgotten"
    who = text_field(
        words, form, NAME_OR_MAIL, words("people-name-or-mail"), {}, wrong, words("people-no-mailbox"),
        autocomplete="username", maxlength=LONGEST_MAIL, required=True,
    )  # fmt: skip
    send = node("button", words("people-send-letter"), class_="button main", type="submit")
    return small_page(title, [node("form", who, send, class_="form", id=form, method="post", action="/forgotten")])


def new_password_page(words: Translations, name: str | None, address: str, wrong: Wrong | None) -> Node:
    """Asks for the new password; `name` is whose, none if the letter is over."""
    title = words("people-new-password")
    if name is None:
        again = node("a", words("people-forgotten"), class_="button", href="/forgotten")
        return small_page(title, [node("p", words("people-letter-over")), again])
    form = "new-password"
    entry = password_field(words, form, "password", words("people-new-password"), wrong, new=True)
    user = node("input", type="hidden", name="username", value=name, autocomplete="username")
    send = node("button", words("people-save-password"), class_="button main", type="submit")
    why = node("p", words("people-new-password-for", name=name))
    asked = node("form", user, entry, send, class_="form", id=form, method="post", action=address)
    return small_page(title, [why, asked])


def take_over_page(words: Translations, token: str, games: int, own_games: int, signed_in: bool) -> Node:
    """Asks before a browser takes over the seats of a personal link."""
    title = words("people-link-title")
    if signed_in:
        return small_page(title, [node("p", words("people-link-signed-in")), _to_home(words)])
    carry = tick("carry", words("people-carry", count=own_games)) if own_games else None
    form = node(
        "form",
        node("input", type="hidden", name="token", value=token),
        carry,
        node(
            "p",
            node("button", words("people-link-take"), class_="button main", type="submit"),
            node("a", words("people-not-now"), class_="button quiet", href="/"),
            class_="person-actions",
        ),
        class_="form",
        id="take-over",
        method="post",
        action="/me",
    )
    return small_page(title, [node("p", words("people-link-asks", count=games)), form])


def _soft(text: str) -> Node:
    return node("p", text, class_="help")


def _to_sign_in(words: Translations) -> Node:
    return node("a", words("people-sign-in"), class_="button", href="/sign-in")


def _to_home(words: Translations) -> Node:
    return node("a", words("web-error-home"), class_="button", href="/")
