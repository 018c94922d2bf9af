"""The chronicle: how a game tells its turns and its scorings, each in a line or two.

What happens is divided into chapters: the turns of players, and what concerns everybody (a scoring, a phase). A game
says which events open a chapter, and how a chapter is told. A game that says nothing gets a chapter for what a seat
does in a row, told by the messages of its events.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from universelle.core.event import Event, Points
from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node, symbol
from universelle.drawing.parts import seat_sign, signed_number

Line: TypeAlias = "Sequence[Child]"  # texts, and symbols that carry their names

PLAIN_LINES: Final = 2  # of a chapter that is told by its messages; more are folded
FIRST_SIGN: Final = 0xE000  # of the private characters that stand for symbols in a message


@dataclass(frozen=True, slots=True)
class Opening:
    """A chapter begins: the turn of a seat or, without a seat, what concerns everybody."""

    seat: int | None = None


class Chapter:
    """A part of a match that is told as one: a turn, or what concerns everybody. It grows while it is the last."""

    def __init__(self, number: int, seat: int | None, turn: int) -> None:
        self.number = number  # of all chapters, from 1
        self.seat = seat
        self.turn = turn  # its number, counting only the turns of players; of others the turn before
        self.events: list[Event] = []
        self.moves = 0  # of the match, up to its end

    def seen(self, seat: int | None) -> list[Event]:
        """Its events, as far as a seat may know of them."""
        return [event for event in self.events if event.visible_to(seat)]


@dataclass(frozen=True, slots=True)
class Reader:
    """What a chapter is told with: the words, the components, and the seat that is called "you", if any."""

    words: Translator
    box: Any
    you: int | None = None

    def whose(self, seat: int) -> str:
        """For messages whose verbs depend on who acts."""
        return "you" if seat == self.you else "other"


@dataclass(frozen=True, slots=True)
class Entry:
    """A turn: at most two lines, a third only for something special. What is folded opens on demand."""

    lines: tuple[Line, ...]
    folded: tuple[str, ...] = ()
    matters: frozenset[int] = frozenset()  # the seats that should hear of it before anything else
    brief: Line = ()  # what others hear who were away; if nothing, the first line


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a group: what it is about, and what happened. Who has won is shown when all points have been told."""

    about: Line
    told: Line
    is_outcome: bool = False


@dataclass(frozen=True, slots=True)
class Sum:
    """What a group comes to for a seat, in short: as the seat itself is told, and as the others are."""

    seat: int
    own: Line
    others: Line


@dataclass(frozen=True, slots=True)
class Group:
    """What concerns everybody: a title and rows. `report` is the round of a scoring whose report can be opened.

    `sums` are what it comes to, for the line of what is new; without them the points of others are.
    """

    title: str
    symbol: str
    rows: tuple[Row, ...] = ()
    folded: tuple[str, ...] = field(default=())
    report: int | None = None
    sums: tuple[Sum, ...] = ()


Told: TypeAlias = "Entry | Group | None"  # None: there is nothing to tell


def opens_by_seat(seat: int, _event: Event, chapter: Chapter | None) -> Opening | None:
    """What a seat does in a row is a turn."""
    return Opening(seat) if chapter is None or chapter.seat != seat else None


def tell_by_messages(_chapter: Chapter, events: Sequence[Event], reader: Reader) -> Told:
    """The first messages as lines, the others folded; minor events are left out."""
    notable = [event for event in events if not event.minor]
    lines = [_message_line(event, reader.words) for event in notable[:PLAIN_LINES]]
    folded = [reader.words.say(event.message()) for event in notable[PLAIN_LINES:]]
    return Entry(tuple(lines), tuple(folded)) if lines else None


def _message_line(event: Event, words: Translator) -> Line:
    said = words.say(event.message())
    return [gain(event.seat, event.points), " ", said] if isinstance(event, Points) else [said]


# What rows and lines are made of


def winners_row(words: Translator, winners: Sequence[int]) -> Row:
    """Who has won."""
    told = joined([[seat_sign(seat)] for seat in winners], " ")
    return Row([symbol("medal"), " ", words("entry-winner")], told, is_outcome=True)


def phrase(words: Translator, key: str, **values: Child | Line | int) -> list[Child]:
    """The words of a message in which some values are symbols or lines."""
    signs: list[Line] = []
    given: dict[str, int | str] = {}
    for name, value in values.items():
        if isinstance(value, int | str):
            given[name] = value
        else:
            given[name] = chr(FIRST_SIGN + len(signs))
            signs.append([value] if isinstance(value, Node) else value)
    return _with_signs(words(key, **given), signs)


def _with_signs(said: str, signs: Sequence[Line]) -> list[Child]:
    line: list[Child] = []
    text = ""
    for letter in said:
        place = ord(letter) - FIRST_SIGN
        if not 0 <= place < len(signs):
            text += letter
            continue
        line += [text, *signs[place]] if text else signs[place]
        text = ""
    return [*line, text] if text else line


def joined(parts: Sequence[Line], between: str = ", ") -> list[Child]:
    """Lines in a row, as one. A comma stays with the symbol before it."""
    line: list[Child] = []
    for part in parts:
        if part and line:
            line = [*_before(between, line), *part]
        elif part:
            line = [*part]
    return line


def _before(between: str, line: Line) -> list[Child]:
    """A line and what is between it and the next one."""
    comma, last = between.rstrip(), line[-1]
    if not comma or not isinstance(last, Node) or not _ends_with_symbol(last):
        return [*line, between]
    return [*line[:-1], node("span", last, comma, class_="deed"), between[len(comma) :]]


def _ends_with_symbol(last: Node) -> bool:
    while last.children and isinstance(last.children[-1], Node) and last.tag != "svg":
        last = last.children[-1]
    return last.tag == "svg"


def gain(seat: int, points: int) -> Node:
    """Points that a seat gets or loses."""
    return node("span", seat_sign(seat), points_sign(points), class_="gain")


def points_sign(points: int) -> Node:
    return node("b", signed_number(points, "+"), class_="points loss num" if points < 0 else "points num")
