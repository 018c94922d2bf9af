"""What other programs show of a link: a picture, a title and a line about it."""

from __future__ import annotations

from typing import Final

from universelle.drawing.node import Node, node
from universelle.drawing.parts import signed_number
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
    said = f"{words.listed(words.players)}. {where}"
    return preview_tags(language, match.game.meta.title, said, page, _board(table, language, origin, moves))


def result_preview(table: Table, language: str, origin: str, page: str) -> list[Node]:
    """The same for a page about a match that is over: the last position, and what everybody has, the best first."""
    words, state = table.words(language), table.match.state
    if table.ended_early:
        said = f"{words.listed(words.players)}. {words('table-unfinished')}"
    else:
        places, points = state.standings(), state.scores()
        order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
        said = " · ".join([f"{words.players[seat]} {signed_number(points[seat])}" for seat in order])
    board = _board(table, language, origin, len(table.match.history))
    return preview_tags(language, table.match.game.meta.title, said, f"{origin}/t/{table.id}/{page}", board)


def preview_tags(language: str, title: str, said: str, page: str, picture: str) -> list[Node]:
    """The elements for a page and its picture, each with its whole address."""
    about = {
        "og:type": "website",
        "og:site_name": "Universelle",
        "og:locale": language,
        "og:title": title,
        "og:description": said,
        "og:url": page,
        "og:image": picture,
        "og:image:type": "image/png",
    }
    tags = [node("meta", property=name, content=text) for name, text in about.items()]
    return [*tags, node("meta", name="twitter:card", content=SIZE)]


def _board(table: Table, language: str, origin: str, moves: int) -> str:
    """The address of the picture of a position."""
    return f"{origin}/t/{table.id}/board.png?at={moves}&lang={language}"
