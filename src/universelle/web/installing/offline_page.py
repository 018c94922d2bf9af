"""The page that a browser shows while there is no network: the only one that it keeps."""

from __future__ import annotations

from typing import Final

from universelle.drawing.node import Node, node
from universelle.i18n import Translations
from universelle.web.layout import bar

SCRIPT: Final = "/static/house/offline.js"


def offline_page(words: Translations) -> Node:
    again = node("a", words("offline-again"), class_="button main", href="")
    told = node(
        "div",
        node("h1", words("offline-title")),
        node("p", words("offline-what"), role="status"),
        node("p", words("offline-then"), class_="soft js-only"),
        again,
        class_="frame",
    )
    return node("div", bar(), node("main", told, class_="page missing", id="main"), id="page")
