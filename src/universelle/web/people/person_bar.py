"""The links in the bar of the pages about people."""

from __future__ import annotations

from urllib.parse import quote

from universelle.drawing.node import Node, node, symbol
from universelle.drawing.parts import seat_sign
from universelle.i18n import Translations
from universelle.people.accounts import Account
from universelle.web.layout import tool


def profile_address(name: str) -> str:
    """Where the page of a person is."""
    return f"/people/{quote(name, safe='')}"


def me_link(words: Translations, me: Account | None) -> Node:
    """To one's own page; for a guest, to where they can sign in."""
    said, address = (words("people-sign-in"), "/sign-in") if me is None else (me.name, profile_address(me.name))
    sign = symbol("key") if me is None else seat_sign(me.sign - 1)
    return node("a", sign, node("span", said), class_="tool", href=address, id="me", aria_label=said)


def home_tools(words: Translations, me: Account | None) -> Node:
    """What the home page leads to, my games aside, which it shows."""
    links = _links(words, me)
    return node("div", [links[name] for name in ("leaders", "calls", "settings", "me")], class_="masthead-tools")


def person_tools(words: Translations, me: Account | None, here: str) -> list[Node]:
    """My page, my games, the leaders, my calls and my account; `here` is the one that is shown."""
    return [
        Node(link.tag, {**link.attributes, "aria-current": "page"}, link.children) if name == here else link
        for name, link in _links(words, me).items()
    ]


def _links(words: Translations, me: Account | None) -> dict[str, Node]:
    links = {
        "me": me_link(words, me),
        "games": tool(words("web-home-games"), "/games", "ticket"),
        "leaders": tool(words("people-leaders"), "/leaders", "medal"),
        "calls": tool(words("calls-tool"), "/calls", "bell"),
        "settings": tool(words("settings-title"), "/settings", "settings"),
    }
    if me is not None:
        links["account"] = tool(words("people-account"), "/account", "lock")
    return links
