"""What happened, in sentences: announcements for screen readers."""

from __future__ import annotations

from collections.abc import Iterable

from universelle.core.event import Event
from universelle.core.message import Message, Seat
from universelle.drawing.node import Node, node
from universelle.i18n import Translations
from universelle.matches.match import MoveResult
from universelle.web.guides.bubble import said, step_of
from universelle.web.table.chronicle import note_in_words
from universelle.web.table.tables import Table


def live(table: Table, words: Translations, seat: int | None) -> Node:
    """What screen readers announce after a move, or after a note of the journal."""
    last, step = table.match.history[-1:], step_of(table, seat)

    def draw() -> Node:
        newest = table.journal[-1] if table.journal else None
        if newest is not None and newest.note:
            text = "" if newest.is_quiet else note_in_words(words, newest.note, newest.seat)
        else:
            text = " ".join(words.say(message) for result in last for message in _news(table, result, seat))
        if step is not None:
            text = f"{text} {said(words, step)}".strip()
        if text and table.seq % 2:  # so that the same sentence is announced again when it happens twice in a row
            text += "\N{NO-BREAK SPACE}"
        return node("div", text, id="live", class_="visually-hidden", role="status", aria_live="polite")

    return table.once(("live", words.language, _log_seat(last, seat), step), table.seq, draw)


def _news(table: Table, result: MoveResult, seat: int | None) -> list[Message]:
    """The first notable event of a move and its milestones; else its first minor one; else the move itself.

    The chronicle has the rest.
    """
    seen = [event for event in result.events if event.visible_to(seat)]
    notable = _notable([result], seat) or seen
    marked: tuple[type, ...] = table.match.game.page.milestones
    messages = [event.message() for event in notable[:1]]
    messages += [event.message() for event in notable[1:] if isinstance(event, marked)]
    failed = result.move.seat in table.computers
    if failed and table.match.stand_ins and table.match.stand_ins[-1].move == len(table.match.history):
        messages.append(Message("stood-in-for", {"seat": Seat(result.move.seat)}))
    if messages or result.events:
        return messages
    action = table.match.game.catalogue.parse(result.move.code).message()
    return [Message("web-table-did", {"seat": Seat(result.move.seat), "action": action})]


def _log_seat(results: Iterable[MoveResult], seat: int | None) -> int | None:
    """The seat if it can see events that others cannot, else None: its log is the public one."""
    return seat if seat in _seats_with_secrets(results) else None


def _seats_with_secrets(results: Iterable[MoveResult]) -> frozenset[int]:
    """The seats that can see events that others cannot."""
    return frozenset(seat for result in results for event in result.events for seat in event.only or ())


def _notable(results: Iterable[MoveResult], seat: int | None) -> list[Event]:
    events = (event for result in results for event in result.events)
    return [event for event in events if not event.minor and event.visible_to(seat)]
