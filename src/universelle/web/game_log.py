"""What happened, in sentences: the game log, and announcements for screen readers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from universelle.core.event import Event, Points
from universelle.core.message import Message, Seat
from universelle.drawing.node import Node, node, once
from universelle.drawing.parts import seat_sign, signed_number
from universelle.i18n import Translations
from universelle.matches.match import Match, MoveResult
from universelle.web.tables import Table

TURNS_SHOWN: Final = 12


class Turns:
    """The moves of a match grouped by turn: what one seat did in a row, unless a milestone comes between.

    It follows the match: turns that were grouped before stay the same objects.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.marked: tuple[type, ...] = match.game.page.milestones
        self.grouped: list[list[MoveResult]] = []
        self.taken = 0  # moves of the history that are grouped

    def now(self) -> list[list[MoveResult]]:
        history = self.match.history
        if self.taken and (len(history) < self.taken or history[self.taken - 1] is not self.grouped[-1][-1]):
            self.grouped, self.taken = [], 0
        for result in history[self.taken :]:
            if self._continues(result):
                self.grouped[-1].append(result)
            else:
                self.grouped.append([result])
        self.taken = len(history)
        return self.grouped

    def _continues(self, result: MoveResult) -> bool:
        if not self.grouped:
            return False
        last = self.grouped[-1][-1]
        return last.move.seat == result.move.seat and not any(isinstance(event, self.marked) for event in last.events)


def turns(match: Match) -> list[list[MoveResult]]:
    return Turns(match).now()


def game_log(table: Table, words: Translations, seat: int | None, head: Node) -> Node:
    """The last turns, the newest first, as far as a seat may know them."""
    grouped = table.once("turns", None, lambda: Turns(table.match)).now()
    first = max(len(grouped) - TURNS_SHOWN, 0)
    shown = grouped[first:]
    seats_with_secrets = table.once(
        "seats-with-secrets",
        table.seq,
        lambda: _seats_with_secrets([result for turn in shown for result in turn]),
    )

    def draw() -> Node:
        turns = [_turn(table, number, turn, words, log_seat) for number, turn in enumerate(shown, start=first + 1)]
        lines = [turn for turn in reversed(turns) if turn is not None]
        start = None if first else _brief(words)
        scroll = node("div", lines, start, class_="scroll", tabindex=0, id="turns")
        return node("section", head, scroll, class_="game-log frame", id="chronicle")

    log_seat = seat if seat in seats_with_secrets else None
    return table.once(("game-log", words.language, log_seat), table.seq, draw)


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
    """The notable events of a move; else its minor ones; else the move itself."""
    seen = [event for event in result.events if event.visible_to(seat)]
    messages = [event.message() for event in _notable([result], seat) or seen]
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


@once
def _brief(words: Translations) -> Node:
    """What the game is about, at the start of the log, for players who do not know it."""
    lines = [node("p", text) for text in words("rules-brief").splitlines()]
    return node("section", node("h3", words("web-table-brief")), lines, class_="turn brief", id="brief")


def _turn(table: Table, number: int, turn: list[MoveResult], words: Translations, seat: int | None) -> Node | None:
    """A turn, drawn again only if a move is added or undone; None if nothing in it can be shown."""
    log_seat = None if seat is None else _log_seat(turn, seat)
    marked = table.match.game.page.milestones
    return table.once(
        ("turn", words.language, number, log_seat),
        (len(turn), turn[-1]),
        lambda: _draw_turn(number, turn, words, log_seat, marked),
    )


def _draw_turn(
    number: int, turn: list[MoveResult], words: Translations, seat: int | None, marked: tuple[type, ...]
) -> Node | None:
    lines = [line(event, words, marked) for event in _notable(turn, seat)]
    if not lines:
        return None
    mover = turn[0].move.seat
    when = node("span", words("web-table-turn", number=number), class_="when")
    title = node("h3", seat_sign(mover), " ", words.players[mover], when)
    return node("section", title, node("ul", lines), class_="turn", id=f"turn-{number}")


def line(event: Event, words: Translations, marked: tuple[type, ...]) -> Node:
    """An event as a line: points have the symbol of the seat that gets them, milestones are marked."""
    if isinstance(event, Points):
        points = node("b", signed_number(event.points, "+"), class_="points num")
        return node("li", seat_sign(event.seat), points, words.say(event.message()), class_="points-line")
    return node("li", words.say(event.message()), class_="milestone" if isinstance(event, marked) else None)
