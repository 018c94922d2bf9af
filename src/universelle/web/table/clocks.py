"""The clocks of a table, as its pages show them. Scripts count between the messages of the stream."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from time import time
from typing import Any, Final

from universelle.core.message import Seat
from universelle.drawing.node import Node, node, once
from universelle.i18n import Translations
from universelle.tables.clock import DAY, HOUR, MINUTE
from universelle.web.table.tables import Table

STYLE: Final = "/static/house/clocks.css"
SCRIPT: Final = "/static/house/clocks.js"
ANNOUNCED: Final = (5 * MINUTE, MINUTE, 30)  # seconds of one's own that screen readers are told


class Ticking:
    """The clocks of a table for one viewer, sent whenever something else than time has changed them."""

    def __init__(self, table: Table, words: Translations, owner: str | None, clock: Callable[[], float] = time) -> None:
        self._table, self._words, self._owner, self._clock = table, words, owner, clock
        self._told: object = None

    def subscribe(self, _changed: Callable[[], None]) -> Callable[[], None]:
        """They change with the table, to which a stream listens anyway."""
        return lambda: None

    def news(self) -> Mapping[str, Any]:
        now = self._clock()
        state = self._table.seq, self._table.outages, _rests_until(self._table, now)
        if self._table.pace is None or state == self._told:
            return {}
        self._told = state
        return {"clocks": told(self._table, self._words, self._owner, now)}


def told(table: Table, words: Translations, owner: str | None, now: float) -> dict[str, Any]:
    """All clocks at a moment, and the words that a script says about them."""
    pace, standing = table.pace, table.standing
    assert pace is not None
    own, rests = table.only_seat_of(owner), _rests_until(table, now)
    runs = standing.running if not table.over and rests is None else frozenset()
    to_move = [] if table.over else table.match.state.to_move()
    mine = own is not None and own in to_move and table.may_move(own)
    return {
        "seats": {
            seat + 1: {"move": clock.move, "reserve": clock.reserve, "runs": seat in runs, "turn": seat in to_move}
            for seat, clock in table.clocks(now).items()
            if seat not in standing.left
        },
        "reserve": pace.reserve,
        "short": pace.short,
        "own": None if own is None or own in standing.left else own + 1,
        "title": _title(table, words, to_move, mine),
        "mine": mine,
        "post": pace.by_post,
        "paused": standing.paused,
        "resting": rests is not None,
        "days": words("clock-days", days=0, hours=1),
        "hours": words("clock-hours", hours=0),
        "says": {
            seconds: words("clock-minutes-left", minutes=seconds // MINUTE)
            if seconds >= MINUTE
            else words("clock-seconds-left", seconds=seconds)
            for seconds in ANNOUNCED
        },
    }


def _title(table: Table, words: Translations, to_move: Any, mine: bool) -> str:
    """Whose turn it is, for the tab of the browser; nothing when it is over."""
    if table.standing.paused:
        return words("clock-paused")
    if mine:
        return words("clock-your-turn")
    return words("web-home-to-move", players=words.listed([words.players[seat] for seat in to_move])) if to_move else ""


def _rests_until(table: Table, now: float) -> float | None:
    """Until when the clocks stand because it is night, or a weekend that is off."""
    clocks = table.standing.clocks
    return None if clocks is None else clocks.counting.rest_at(now)


def attributes(table: Table, words: Translations, owner: str | None) -> dict[str, str]:
    """Attributes of the body: the clocks when the page was sent."""
    if table.pace is None:
        return {}
    return {"data_clocks": json.dumps(told(table, words, owner, time()), ensure_ascii=False)}


def in_words(table: Table, words: Translations) -> Node | None:
    """The clocks when the page was sent, for browsers without scripts."""
    if table.pace is None:
        return None
    lines = [
        node("p", words("clock-of", seat=Seat(seat)), " ", node("b", figures(words, clock.left), class_="num"))
        for seat, clock in table.clocks(time()).items()
    ]
    return node("noscript", lines, id="clocks-in-words")


def figures(words: Translations, seconds: float) -> str:
    """A time as clocks show it: seconds only under an hour."""
    if seconds >= DAY:
        return words("clock-days", days=int(seconds // DAY), hours=int(seconds % DAY // HOUR))
    if seconds >= HOUR:
        return words("clock-hours", hours=int(seconds // HOUR))
    return f"{int(seconds // MINUTE)}:{int(seconds % MINUTE):02}"


# where they are drawn


@once
def in_panel(panel: Node, seat: int, name: str) -> Node:
    """The panel of a player with a clock at the end of the line of the name."""
    return _appended(panel, f"name-{seat + 1}", _clock(f"clock-{seat + 1}", name)) or panel


@once
def in_strip(strip: Node, seat: int, name: str) -> Node:
    """A player in brief with a clock."""
    return Node(strip.tag, strip.attributes, [*strip.children, _clock(f"strip-clock-{seat + 1}", name)])


@once
def own(label: str) -> Node:
    """One's own clock, beside the question."""
    return node("span", class_="clock own-clock", id="own-clock", role="timer", aria_label=label, hidden=True)


@once
def _clock(name: str, label: str) -> Node:
    return node("span", class_="clock", id=name, role="timer", aria_label=label)


def _appended(tree: Node, name: str, added: Node) -> Node | None:
    """A tree in which one more child has been added to the element of this name; None if there is none."""
    if tree.id == name:
        return Node(tree.tag, tree.attributes, [*tree.children, added])
    for place, child in enumerate(tree.children):
        if isinstance(child, Node) and (changed := _appended(child, name, added)) is not None:
            return Node(tree.tag, tree.attributes, [*tree.children[:place], changed, *tree.children[place + 1 :]])
    return None
