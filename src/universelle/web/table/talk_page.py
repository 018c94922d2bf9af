"""The talk of a table: its rooms, its lines, and what a stream tells of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from universelle.drawing.node import Node, node, symbol
from universelle.drawing.parts import seat_sign
from universelle.i18n import Translations
from universelle.tables.talk import LONGEST, Line, Room, Said, Talk, rooms_for
from universelle.web.layout import bar

STYLE: Final = "/static/house/talk.css"


@dataclass(frozen=True)
class Reader:
    """Who reads the talk of a table, and writes in one of its rooms."""

    table_id: str
    words: Translations
    owner: str | None
    owners: Mapping[int, str]  # by seat
    names: Sequence[str]  # of the seats
    plays: bool  # whether they belong to the players
    over: bool = False
    watching: int = 0  # how many watch
    is_on: bool = True

    @property
    def rooms(self) -> tuple[Room, ...]:
        return rooms_for(self.plays, self.over) if self.is_on else ()

    @property
    def writes_in(self) -> Room:
        return Room.PLAYERS if self.plays else Room.SPECTATORS

    @property
    def name(self) -> str:
        """What the reader is called at the table; nothing if they only watch."""
        seats = [seat for seat, owner in sorted(self.owners.items()) if owner == self.owner]
        return self.names[seats[0]] if seats else ""

    def lines(self, said: Said) -> list[Line]:
        return said.heard_by(self.owner, self.rooms)


class TalkAside:
    """The lines that are new for one reader since the one with a number."""

    def __init__(self, talk: Talk, reader: Callable[[], Reader], since: int) -> None:
        self._talk = talk
        self._reader = reader
        reads = reader().rooms
        self._last = {room: since if room in reads else 0 for room in Room}

    def subscribe(self, changed: Callable[[], None]) -> Callable[[], None]:
        return self._talk.subscribe(self._reader().table_id, changed)

    def news(self) -> Mapping[str, Any]:
        reader = self._reader()
        said = self._talk.known(reader.table_id)
        fresh = [line for line in reader.lines(said) if line.number > self._last[line.room]]
        for line in fresh:
            self._last[line.room] = line.number
        named = _speakers(reader, said)
        told = [
            {
                "number": line.number,
                "room": line.room,
                "own": line.owner == reader.owner,
                "html": str(_line(reader, line, named)),
            }
            for line in fresh
        ]
        return {"talk": told} if told else {}


def talk(reader: Reader, said: Said, thanks: bool = False, refusal: str | None = None) -> Node:
    """The rooms that somebody may read, the line to write in, and what can be done about others."""
    words = reader.words
    if not reader.is_on:
        body: list[Node] = [node("p", symbol("mute"), words("talk-off"), class_="talk-note")]
    else:
        shown = [_room(reader, said, room) for room in reader.rooms]
        body = [
            _rooms(reader),
            *shown,
            node("p", refusal, class_="talk-note refused", role="alert") if refusal else _thanks(words, thanks),
            say(reader),
            _others(reader, said),
        ]
    return node(
        "section",
        node(
            "header",
            node("h2", words("talk-title"), class_="head", id="talk-title"),
            node(
                "button",
                symbol("rules"),
                words("web-table-chronicle"),
                type="button",
                class_="talk-chronicle chronicle-all js-only",
            ),
            node("button", "×", type="button", class_="talk-close js-only", aria_label=words("talk-close")),
            class_="talk-head",
        ),
        body,
        class_="talk frame",
        id="talk",
        aria_labelledby="talk-title",
        data_room=reader.writes_in,
        data_say_turn=words("talk-your-turn"),
    )


def page_body(reader: Reader, drawn: Node, title: str) -> Node:
    back = node("a", reader.words("web-chronicle-back"), class_="button main", href=f"/t/{reader.table_id}")
    heading = node("h1", title, class_="visually-hidden")
    return node("div", bar(fair=title), node("main", heading, drawn, back, class_="talk-page"), id="page")


def _thanks(words: Translations, thanks: bool) -> Node:
    return node("p", words("talk-reported") if thanks else "", class_="talk-note", role="status", id="talk-note")


def _rooms(reader: Reader) -> Node:
    """A tab for each room; players see of the other one only how many watch, until the end."""
    words = reader.words
    tabs: list[Node] = []
    for room in Room:
        can_read = room in reader.rooms
        some = room is Room.SPECTATORS and reader.watching > 0
        count = node("span", str(reader.watching), class_="num") if some else None
        tabs.append(
            node(
                "button",
                symbol("people" if can_read else "lock"),
                words(f"talk-{room}"),
                count,
                type="button",
                id=f"room-{room}",
                data_room=room,
                aria_pressed="true" if room is reader.writes_in else "false",
                title=None if can_read else words("talk-apart"),
            )
        )
    return node("div", tabs, class_="rooms js-only", role="group", aria_label=words("talk-title"))


def _room(reader: Reader, said: Said, room: Room) -> Node:
    return node(
        "section",
        node("h3", reader.words(f"talk-{room}"), class_="no-js"),
        lines(reader, said, room),
        node("p", reader.words("talk-none"), class_="talk-none soft"),
        id=f"talk-{room}",
        data_room=room,
        class_="talk-room",
    )


def lines(reader: Reader, said: Said, room: Room) -> Node:
    """What was said in a room; what comes is read out while it is open."""
    named = _speakers(reader, said)
    drawn = [_line(reader, line, named) for line in reader.lines(said) if line.room is room]
    label = reader.words(f"talk-{room}")
    return node("ol", drawn, class_="lines", id=f"lines-{room}", role="log", aria_label=label, tabindex=0)


def _line(reader: Reader, line: Line, named: Mapping[str, str]) -> Node:
    seats = [seat for seat, owner in sorted(reader.owners.items()) if owner == line.owner]
    sign = seat_sign(seats[0]) if seats else symbol("people")
    return node(
        "li",
        sign,
        node("span", node("b", named[line.owner]), " ", line.text),
        id=f"line-{line.number}",
        class_="own" if line.owner == reader.owner else None,
    )


def _speakers(reader: Reader, said: Said) -> dict[str, str]:
    """What everybody who has spoken is called: as at the table, or a guest with a number."""
    found: dict[str, str] = {}
    guests = 0
    for line in said.lines:
        if line.name:
            found[line.owner] = line.name
        elif line.owner not in found:
            guests += 1
            found[line.owner] = reader.words("talk-guest", number=guests)
    return found


def say(reader: Reader) -> Node:
    """The line to write in."""
    words = reader.words
    label = words(f"talk-to-{reader.writes_in}")
    field = node(
        "input",
        type="text",
        name="text",
        required=True,
        maxlength=LONGEST,
        autocomplete="off",
        placeholder=label,
        aria_label=label,
        id="talk-text",
    )
    button = node("button", words("talk-say"), class_="button", type="submit")
    return _form(reader, [field, button], "say", "say-form")


def _form(reader: Reader, fields: list[Node], what: str, name: str | None = None) -> Node:
    hidden = node("input", type="hidden", name="do", value=what)
    address = f"/t/{reader.table_id}/talk"
    return node("form", hidden, fields, class_=f"talk-{what}", method="post", action=address, id=name)


def _others(reader: Reader, said: Said) -> Node:
    """Others who have spoken: to mute them, and to report them to the operator."""
    words, named = reader.words, _speakers(reader, said)
    unheard = said.mutes.get(reader.owner or "", frozenset())
    last = {line.owner: line for line in said.lines if line.room in reader.rooms and line.owner != reader.owner}
    drawn: list[Node] = []
    if last and reader.owner is not None:
        for what, picture in (("mute", "mute"), ("report", "flag")):
            rows = [
                _deed(reader, line, what, words(f"talk-{what}-name", name=named[owner]))
                for owner, line in last.items()
                if owner not in unheard
            ]
            if rows:
                summary = node("summary", symbol(picture), words(f"talk-{what}"))
                drawn.append(node("details", summary, node("div", rows, class_="talk-menu"), name="talk-others"))
    muted = [
        node(
            "div",
            node("span", words("talk-muted", name=named[owner])),
            _deed(reader, line, "hear", words("talk-hear")),
            class_="talk-muted",
        )
        for owner, line in last.items()
        if owner in unheard
    ]
    return node("footer", muted, node("div", drawn, class_="talk-others"), class_="talk-foot")


def _deed(reader: Reader, line: Line, what: str, label: str) -> Node:
    number = node("input", type="hidden", name="line", value=line.number)
    return _form(reader, [number, node("button", label, class_="button quiet", type="submit")], what)
