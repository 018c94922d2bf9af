"""How a game tells its scorings, stage by stage, and accounts for the points of a round."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from universelle.contract.scene import B, V
from universelle.core.event import Event, Points
from universelle.core.message import Translator
from universelle.drawing.node import Node


@dataclass(frozen=True)
class Scoring(Generic[V, B]):
    """The events of a scoring, or of a round, so far, and what is needed to put them into words."""

    events: Sequence[Event]
    view: V  # of a spectator, now
    box: B
    words: Translator
    players: int
    order: Sequence[int] = ()  # the seats in the order in which a report lists them

    def points(self) -> list[Points]:
        return [event for event in self.events if isinstance(event, Points)]


@dataclass(frozen=True)
class Gain:
    """Something a seat gets besides points: a symbol and how many; or a medal with its points."""

    symbol: str
    text: str
    medal: str = ""  # "first" or "other" for a medal, whose points are the text


@dataclass(frozen=True)
class Row:
    """A player in a stage: why they get what they get, or nothing."""

    seat: int
    reason: str
    gains: tuple[Gain, ...] = ()
    place: str = ""  # the id of the element of the board that is theirs in it
    stamp: str = ""  # words stamped there
    best: bool = False  # whether the row is tinted


@dataclass(frozen=True)
class Stage:
    """One moment of a scoring. The stages of a scoring share out its events, in order, so that no point is lost."""

    part: str  # the key of its part
    title: str
    symbol: str
    events: Sequence[Event]
    rows: Sequence[Row]  # in the order of their places, also for those who get nothing
    place: str = ""  # the id of the element of the board that is meant
    note: str = ""  # a sentence for what concerns nobody alone

    def points(self, seat: int) -> int:
        return sum([event.points for event in self.events if isinstance(event, Points) and event.seat == seat])


@dataclass(frozen=True)
class Item:
    """One of several stages of a part: its symbol, the element of the board, and its name."""

    symbol: str
    place: str
    name: str


@dataclass(frozen=True)
class Part:
    """A part of a scoring, as the bar above its stages names it."""

    key: str
    name: str
    items: tuple[Item, ...] = ()  # its stages, also those to come, where there are several


def _never(*_: Any) -> bool:
    return False


def _always(*_: Any) -> bool:
    return True


def _nothing(_: Any) -> tuple[Any, ...]:
    return ()


def _no_words(_: Any) -> str:
    return ""


@dataclass(frozen=True)
class Telling(Generic[V, B]):
    """Which events are a scoring, and how it is told.

    A scoring begins with an event that `opens` it; the following events belong to it as long as it `goes_on`. It ends
    with an event that `closes` it, or at the end of a move if it does not `wait` for the next one.
    """

    opens: Callable[[Event], bool] = _never
    goes_on: Callable[[Event, Event], bool] = _always  # the event that opened it, and the next one
    closes: Callable[[Event], bool] = _never
    stays: Callable[[str], bool] = _never  # by its id, whether an element shows what was counted until all is told
    waits: Callable[[Event], bool] = _always  # for decisions, by the event that opened it
    title: Callable[[Scoring[V, B]], str] = _no_words
    parts: Callable[[Scoring[V, B]], Sequence[Part]] = _nothing
    stages: Callable[[Scoring[V, B]], Sequence[Stage]] = _nothing
    reported: Callable[[Event], bool] = _always  # whether the report of the round follows, by the event that opened it


@dataclass(frozen=True)
class Column:
    """A column of the report: points of one kind."""

    key: str
    name: str
    symbol: str


def _no_notes(_: Any) -> Mapping[tuple[int, str], str]:
    return {}


def _no_round(_: Event) -> int | None:
    return None


def _reason_of(event: Points) -> str:
    return str(event.reason)


def _no_more(_: Any) -> Node | None:
    return None


@dataclass(frozen=True)
class Report(Generic[V, B]):
    """The account of a round: a table that adds up from left to right. By default a column for each reason."""

    round_of: Callable[[Event], int | None] = _no_round  # the round that an event opens; all before is the first
    columns: Callable[[Scoring[V, B]], Sequence[Column]] = _nothing  # in order; none: those of the reasons that occur
    column_of: Callable[[Points], str] = _reason_of
    notes: Callable[[Scoring[V, B]], Mapping[tuple[int, str], str]] = _no_notes  # by seat and column, under the number
    more: Callable[[Scoring[V, B]], Node | None] = _no_more  # what else the report shows
    to_come: Callable[[Scoring[V, B]], str] = _no_words  # of the newest report: what is not in the points yet
