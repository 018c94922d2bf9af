"""What other programs show of a link to a table: a picture of the moment, a title and a line about it."""

from __future__ import annotations

from typing import Final

from universelle.drawing.node import Node, node
from universelle.web.table.chronicle import chapters_of, turn_at
from universelle.web.table.table_page import Viewer
from universelle.web.table.tables import Table

SIZE: Final = "summary_large_image"


def link_preview(table: Table, language: str, origin: str, at: int | None = None) -> list[Node]:
    """Elements for the head of a page about a table, or about a moment of its replay, as everybody may know it.

    `origin` is how the server was called: programs that look at links need whole addresses.
    """
    words, match = table.words(language), table.match
    moves = len(match.history) if at is None else at
    if at is None:
        where = match.game.page.headline(Viewer(language, None).scene(table))
    else:
        told = chapters_of(table)
        where = words("web-replay-turn", turn=turn_at(told, at), turns=told[-1].turn if told else 0)
    page = f"{origin}/t/{table.id}" if at is None else f"{origin}/t/{table.id}/replay?at={at}"
    about = {
        "og:type": "website",
        "og:site_name": "Universelle",
        "og:locale": language,
        "og:title": match.game.meta.title,
        "og:description": f"{words.listed(words.players)}. {where}",
        "og:url": page,
        "og:image": f"{origin}/t/{table.id}/board.png?at={moves}&lang={language}",
        "og:image:type": "image/png",
    }
    tags = [node("meta", property=name, content=text) for name, text in about.items()]
    return [*tags, node("meta", name="twitter:card", content=SIZE)]
