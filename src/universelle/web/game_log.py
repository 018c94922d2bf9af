"""What happened, in sentences: announcements for screen readers, and where points came from."""

from __future__ import annotations

from collections.abc import Iterable

from universelle.core.event import START, Event, Points
from universelle.core.message import Message, Seat
from universelle.drawing.node import Node, node, once
from universelle.drawing.parts import seat_sign, signed_number
from universelle.i18n import Translations
from universelle.matches.match import Match, MoveResult
from universelle.web.tables import Table


def live(table: Table, words: Translations, seat: int | None) -> Node:
    """What screen readers announce after a move."""
    last = table.match.history[-1:]

    def draw() -> Node:
        text = " ".join(words.say(message) for result in last for message in _news(table, result, seat))
        if text and table.seq % 2:  # so that the same sentence is announced again when it happens twice in a row
            text += "\N{NO-BREAK SPACE}"
        return node("div", text, id="live", class_="visually-hidden", role="status", aria_live="polite")

    return table.once(("live", words.language, _log_seat(last, seat)), table.seq, draw)


def _news(table: Table, result: MoveResult, seat: int | None) -> list[Message]:
    """The first notable event of a move and its milestones; else its first minor one; else the move itself.

    The chronicle has the rest.
    """
    seen = [event for event in result.events if event.visible_to(seat)]
    notable = _notable([result], seat) or seen
    marked: tuple[type, ...] = table.match.game.page.milestones
    messages = [event.message() for event in notable[:1]]
    messages += [event.message() for event in notable[1:] if isinstance(event, marked)]
    if messages or result.events:
        return messages
    action = table.match.game.catalogue.parse(result.move.code).message()
    return [Message("web-table-did", {"seat": Seat(result.move.seat), "action": action})]


def count(table: Table, words: Translations) -> Node:
    """Where every point came from so far."""
    points = table.once("points", table.seq, lambda: points_by_reason(table.match))
    return _count(words, tuple([(reason, tuple(row)) for reason, row in points.items()]))


def points_by_reason(match: Match) -> dict[str, list[int]]:
    """For each reason the points of every seat; those given at the start come first."""
    seats = len(match.start)
    found: dict[str, list[int]] = {START: list(match.start)} if any(match.start) else {}
    for result in match.history:
        for event in result.events:
            if isinstance(event, Points):
                found.setdefault(event.reason, [0] * seats)[event.seat] += event.points
    return found


def _log_seat(results: Iterable[MoveResult], seat: int | None) -> int | None:
    """The seat if it can see events that others cannot, else None: its log is the public one."""
    return seat if seat in _seats_with_secrets(results) else None


def _seats_with_secrets(results: Iterable[MoveResult]) -> frozenset[int]:
    """The seats that can see events that others cannot."""
    return frozenset(seat for result in results for event in result.events for seat in event.only or ())


def _notable(results: Iterable[MoveResult], seat: int | None) -> list[Event]:
    events = (event for result in results for event in result.events)
    return [event for event in events if not event.minor and event.visible_to(seat)]


@once
def _count(words: Translations, points: tuple[tuple[str, tuple[int, ...]], ...]) -> Node:
    rows = [
        node(
            "tr",
            node("th", words(reason), scope="row"),
            [node("td", signed_number(each), class_="num") for each in row],
        )
        for reason, row in points
    ]
    heads = [node("th", seat_sign(seat), scope="col", aria_label=name) for seat, name in enumerate(words.players)]
    body = node("table", node("tr", node("td"), heads), rows, id="count-table")
    return node(
        "details", node("summary", words("web-table-count"), id="count-title"), body, class_="more frame", id="count"
    )
