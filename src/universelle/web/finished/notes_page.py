"""Notes on moments of a game: the page on which they are written, and what the replay shows of them."""

from __future__ import annotations

from collections.abc import Sequence

from universelle.core.message import Message
from universelle.drawing.node import Node, node
from universelle.tables.notes import LONGEST, Note
from universelle.web.layout import bar, colours_of, page
from universelle.web.table.chronicle import chapters_of, turn_at
from universelle.web.table.table_page import Viewer
from universelle.web.table.tables import Table

STYLE = "/static/house/keepsakes.css"


def beside_replay(table: Table, viewer: Viewer, notes: Sequence[Note], at: int, review: Node | None) -> Node:
    """What a review says of a moment, and what was written about it."""
    here = [note for note in notes if note.moment == at]  # those of moves that were taken back are nowhere
    said = [node("p", _writer(table, viewer, note), note.text, class_="note-text") for note in here]
    return node("div", review, said, id="replay-notes", hidden=not said and review is None)


def _writer(table: Table, viewer: Viewer, note: Note) -> Node | None:
    """Who has written what somebody else reads."""
    if note.owner == viewer.owner:
        return None
    seats = table.seats_of(note.owner)
    words = table.words(viewer.language)
    name = words.players[seats[0]] if seats else words("daily-somebody")
    return node("b", name, class_="note-writer")


def notes_page(
    table: Table, viewer: Viewer, notes: Sequence[Note], at: int, typed: str = "", refusal: Message | None = None
) -> str:
    """The field for the note on a moment, and all notes with the moments they are about."""
    words = table.words(viewer.language)
    own = next((note for note in notes if note.moment == at and note.owner == viewer.owner), None)
    text = typed or (own.text if own else "")
    area = node("textarea", text, name="text", rows=6, maxlength=LONGEST, id="note", autofocus=True)
    shared = node("input", type="checkbox", name="shared", value="on", checked=own is not None and own.shared)
    wrong = node("p", words.say(refusal), class_="note-wrong", role="alert") if refusal else None
    form = node(
        "form",
        node("h2", words("notes-at", turn=_turn(table, at)), class_="head"),
        wrong,
        node("input", type="hidden", name="at", value=at),
        node("label", words("notes-write"), for_="note"),
        area,
        node("label", shared, words("notes-share"), class_="note-share"),
        node(
            "p",
            node("button", words("notes-save"), class_="button main", type="submit"),
            node("a", words("notes-back"), class_="button", href=_replay(table, at)),
            class_="note-deeds",
        ),
        node("p", words("notes-private"), class_="help"),
        method="post",
        action=f"/t/{table.id}/notes",
        class_="frame",
    )
    parts = [node("h1", words("notes-title")), form, _all(table, viewer, notes)]
    main = node("main", [part for part in parts if part], class_="notes-page", id="main")
    body = node(
        "body", node("div", bar(fair=table.match.game.meta.title), main, id="page"), style=colours_of(table.colours)
    )
    return page(words, words("notes-title"), body, game=table.match.game, styles=(STYLE,), lang_links=None)


def _all(table: Table, viewer: Viewer, notes: Sequence[Note]) -> Node | None:
    listed = listed_notes(table, viewer, notes)
    if listed is None:
        return None
    words = table.words(viewer.language)
    return node("section", node("h2", words("notes-all"), class_="head"), listed, class_="frame")


def listed_notes(table: Table, viewer: Viewer, notes: Sequence[Note]) -> Node | None:
    """All notes with the moments they are about; nothing if there are none."""
    words = table.words(viewer.language)
    rows = [
        node(
            "li",
            node("a", words("notes-at", turn=_turn(table, note.moment)), href=_replay(table, note.moment)),
            node("p", _writer(table, viewer, note), note.text, class_="note-text"),
        )
        for note in notes
        if note.moment <= len(table.match.history)
    ]
    return node("ul", rows) if rows else None


def _turn(table: Table, at: int) -> int:
    return turn_at(chapters_of(table), at)


def _replay(table: Table, at: int) -> str:
    return f"/t/{table.id}/replay?at={at}"
