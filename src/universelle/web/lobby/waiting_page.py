"""The page of a table that waits for its players: chairs, the invitation, and what is missing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Final

import segno

from universelle.bots.seat_specs import PERSON, face_of, house_bots
from universelle.contract.game import Game
from universelle.drawing.node import Node, node, symbol
from universelle.drawing.parts import portrait, seat_sign
from universelle.drawing.patch import patches
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.matches.players import players_in
from universelle.matches.record import split_seat
from universelle.tables.gathering import LONGEST_NAME, Gathering
from universelle.tables.gatherings import OPENING
from universelle.tables.presence import NOBODY, Present, Where
from universelle.tables.talk import SILENCE, Room, Said
from universelle.web.layout import bar, tool
from universelle.web.lobby import terms_page
from universelle.web.table import company, talk_page
from universelle.web.table.asides import NOTHING, Asides

STYLES: Final = ("/static/house/waiting.css",)
SCRIPT: Final = "/static/house/waiting.js"
MARGIN: Final = 4  # modules around a code
HEARTBEAT: Final = 20.0  # seconds between comments that keep an idle connection open


@dataclass(frozen=True)
class Visit:
    """Who looks at a gathering, in which words, and by which address others can come."""

    gathering: Gathering
    words: Translations
    owner: str | None
    address: str
    here_only: bool  # whether the address means something only on this machine
    present: Present = NOBODY
    said: Said = SILENCE
    name: str = ""  # of who is signed in

    @property
    def hosts(self) -> bool:
        return self.owner == self.gathering.host

    @property
    def host_is_gone(self) -> bool:
        """Whether whoever runs the table is not connected."""
        return not self.hosts and self.present.where(self.gathering.host) is Where.GONE

    @property
    def sits(self) -> bool:
        return bool(self.gathering.seats_of(self.owner))

    @property
    def game(self) -> Game:
        return load(self.gathering.record.game)

    @property
    def names(self) -> Sequence[str]:
        """Who sits where, in the visitor's language."""
        return players_in(self.words.language, self.game.package, self.gathering.record.seats)

    @property
    def reader(self) -> talk_page.Reader:
        """The visitor as somebody who reads what is said here."""
        found, plays = self.gathering, self.sits or self.hosts
        return talk_page.Reader(
            found.id, self.words, self.owner, found.owners, self.names, plays, is_on=found.terms.talk
        )


def waiting(visit: Visit, refusal: str | None = None) -> Node:
    """Everything on the page, each part with an id, so that it can change in place."""
    words, meta = visit.words, visit.game.meta
    free, chairs = len(visit.gathering.free), len(visit.gathering.record.seats)
    tools = [tool(words("web-home-rules"), f"/rules/{meta.slug}", "rules")]
    title = words("waiting-title", chairs=chairs, taken=chairs - free)
    main = node(
        "main",
        node("p", refusal, class_="toast refused", role="alert", id="refusal") if refusal else None,
        node(
            "div",
            node("h1", title, class_="head", id="waiting-title"),
            node(
                "ul",
                [_chair(visit, seat) for seat in range(chairs)],
                class_="chair-list",
                id="chairs",
                aria_live="polite",  # who sits down, stands up or is ready
            ),
            _begin(visit),
            _talk(visit),
            class_="waiting-chairs",
            id="waiting-chairs",
        ),
        node("div", _invitation(visit), _terms(visit), class_="waiting-aside", id="waiting-aside"),
        class_="waiting-page",
        id="waiting",
        data_table=visit.gathering.id,
        data_version=visit.gathering.version,
    )
    now = words("waiting-free-chairs", count=free) if free else words("waiting-complete")
    return node("div", bar(fair=meta.title, now=now, tools=tools), main, id="page")


def _chair(visit: Visit, seat: int) -> Node:
    who = split_seat(visit.gathering.record.seats[seat])[1]
    if seat in visit.gathering.free:
        return _free_chair(visit, seat)
    words, owner, name = visit.words, visit.gathering.owners.get(seat), visit.names[seat]
    told = words("waiting-you") if owner and owner == visit.owner else None
    if who != PERSON:
        face = face_of(words, visit.game, who)
        sign = portrait(face.portrait) if face.portrait else symbol("bot")
        told = words("waiting-computer")
    else:
        sign = seat_sign(seat)
        told = told or (words("waiting-host") if owner == visit.gathering.host else words("waiting-guest"))
    where = _where(visit, owner) if owner else None
    if where is not None:
        told = f"{told} · {company.said(words, where)}"
    deeds: list[Node] = []
    if owner is not None and owner == visit.owner and not visit.hosts:
        deeds.append(_deed(visit, seat, "stand", words("waiting-stand-up")))
    elif visit.hosts and owner != visit.owner:
        if owner is not None:
            deeds.append(_deed(visit, seat, "hand-on", words("waiting-hand-on", name=name)))
        deeds.append(_removal(visit, seat, name, who == PERSON))
    return node(
        "li",
        node("span", sign, class_="chair-sign", data_present=where),
        node("div", node("h2", name), node("p", told, class_="soft"), class_="chair-name"),
        _ready_mark(visit, owner) if owner else None,
        node("div", deeds, class_="chair-deeds") if deeds else None,
        class_=f"chair frame p{seat + 1}",
        id=f"chair-{seat + 1}",
    )


def _removal(visit: Visit, seat: int, name: str, is_person: bool) -> Node:
    """Frees a chair; a person, who could not come back, is only removed by a second button beside what follows."""
    deed = _deed(visit, seat, "clear", visit.words("waiting-remove", name=name))
    if not is_person:
        return deed
    asked = node("summary", visit.words("waiting-remove-ask", name=name), class_="button")
    sure = node("p", visit.words("waiting-remove-sure", name=name), class_="soft")
    return node("details", asked, sure, deed, class_="chair-remove")


def _where(visit: Visit, owner: str) -> Where:
    """Where the player of a chair is; whoever looks at the page is here."""
    return Where.HERE if owner == visit.owner else visit.present.where(owner)


def _ready_mark(visit: Visit, owner: str) -> Node:
    """Whether the player of a chair is ready."""
    if owner in visit.gathering.ready:
        return node("p", visit.words("waiting-ready"), class_="ready-mark stamp")
    return node("p", visit.words("waiting-not-ready"), class_="not-ready soft")


def _free_chair(visit: Visit, seat: int) -> Node:
    words = visit.words
    deeds: list[Node] = []
    if visit.owner not in visit.gathering.removed:
        deeds.append(_sit(visit, seat))
    if visit.hosts and (bots := house_bots(visit.game)):
        choices = [node("option", face_of(words, visit.game, bot).kind, value=bot) for bot in bots]
        label = words("waiting-seat-computer")
        field = node("select", choices, name="bot", aria_label=label)
        deeds.append(_deed(visit, seat, "bot", label, field))
    return node(
        "li",
        node("span", seat_sign(seat), class_="chair-sign"),
        node("div", node("h2", words("waiting-free-chair")), class_="chair-name"),
        node("div", deeds, class_="chair-deeds"),
        class_=f"chair free p{seat + 1}",
        id=f"chair-{seat + 1}",
    )


def _sit(visit: Visit, seat: int) -> Node:
    """A form to take a chair; who sits already need not say their name again."""
    words = visit.words
    theirs = visit.gathering.seats_of(visit.owner)
    known = visit.gathering.record.names[theirs[0]] if theirs else ""
    field = node(
        "input",
        type="hidden" if known else "text",
        name="name",
        value=known or visit.name,
        required=not known,
        maxlength=LONGEST_NAME,
        placeholder=words("web-setup-name"),
        aria_label=words("waiting-your-name"),
        autocomplete="nickname",
        autofocus=not known and seat == visit.gathering.free[0],  # whoever comes by the link is asked to sit down
    )
    return _deed(visit, seat, "sit", words("waiting-move-here" if known else "waiting-sit"), field, main=not known)


def _begin(visit: Visit) -> Node:
    """What is missing, and for the host a button that begins."""
    words, gathering = visit.words, visit.gathering
    countdown = [words("waiting-opening", seconds=left) for left in range(round(OPENING), 0, -1)]
    text, *later = countdown if gathering.all_ready else [_missing(visit)]
    deeds = [_readiness(visit)] if visit.sits else []
    if visit.hosts:
        deeds = _decisions(visit, deeds)
    elif visit.sits and visit.host_is_gone:
        deeds.append(_deed(visit, 0, "take-over", words("waiting-take-over")))
    return node(
        "section",
        node(
            "p", text, class_="begin-prompt", id="begin-prompt", role="status", data_countdown="|".join(later) or None
        ),
        node("p", words("waiting-opens"), class_="soft", id="begins-by-itself") if visit.sits else None,
        node("div", deeds, class_="begin-deeds", id="begin-deeds"),
        class_="begin frame",
        id="begin",
    )


def _missing(visit: Visit) -> str:
    """What the match waits for, or what the visitor can do."""
    words, free = visit.words, visit.gathering.free
    if visit.hosts:
        return words("waiting-some-free", count=len(free)) if free else words("waiting-all-here")
    if not visit.sits:
        return words("waiting-welcome")
    return words("waiting-host-gone" if visit.host_is_gone else "waiting-for-host")


def _readiness(visit: Visit) -> Node:
    """A button by which somebody who sits says whether they are ready."""
    words, gathering = visit.words, visit.gathering
    if visit.owner not in gathering.ready:
        return _deed(visit, 0, "ready", words("waiting-i-am-ready"), main=not visit.hosts)
    return _deed(visit, 0, "not-ready", words("waiting-wait" if gathering.all_ready else "waiting-not-after-all"))


def _decisions(visit: Visit, deeds: Sequence[Node]) -> list[Node]:
    """What only the host does, around what everybody does."""
    words, gathering, free = visit.words, visit.gathering, visit.gathering.free
    begin = words("waiting-begin-computers", count=len(free)) if free else words("web-setup-begin")
    show = words("waiting-hide" if gathering.listed else "waiting-show")
    leave = []
    if gathering.heir is not None:
        label = words("waiting-leave", name=visit.names[gathering.heir])
        leave = [_deed(visit, 0, "leave", label)]
    return [
        _deed(visit, 0, "begin", begin, main=True),
        *deeds,
        _deed(visit, 0, "hide" if gathering.listed else "show", show),
        *leave,
        _deed(visit, 0, "close", words("waiting-close")),
    ]


def _terms(visit: Visit) -> Node:
    """What is agreed; the host can change it."""
    words, gathering = visit.words, visit.gathering
    change = None
    if visit.hosts:
        chosen = [
            *terms_page.fields(words, visit.game, gathering.terms),
            terms_page.hints_field(words, gathering.terms),
        ]
        form = _deed(visit, 0, "terms", words("terms-save"), *chosen)
        marks = node("p", words("terms-marks"), class_="soft")
        change = node(
            "details", node("summary", words("terms-change")), marks, form, class_="terms-change", id="change"
        )
    title = node("h2", words("terms-title"), class_="head", id="terms-title")
    told = terms_page.listed(words, visit.game, gathering.terms, gathering.listed)
    return node("section", title, told, change, class_="table-terms frame", id="terms")


def _talk(visit: Visit) -> Node:
    """What those say who have a seat; who has none can read it."""
    words, reader = visit.words, visit.reader
    return node(
        "section",
        node("h2", words("talk-title"), class_="head", id="talk-title"),
        talk_page.lines(reader, visit.said, Room.PLAYERS),
        node("p", words("talk-none" if reader.is_on else "talk-off"), class_="talk-none soft", id="talk-none"),
        _say(reader),
        class_="talk frame",
        id="talk",
        aria_labelledby="talk-title",
    )


def _say(reader: talk_page.Reader) -> Node | None:
    if not reader.is_on:
        return None
    sit_first = node("p", reader.words("talk-sit-first"), class_="soft", id="say-form")
    return talk_page.say(reader) if reader.plays else sit_first


def _deed(visit: Visit, seat: int, what: str, label: str, *fields: Node, main: bool = False) -> Node:
    """A form that does one thing."""
    return node(
        "form",
        node("input", type="hidden", name="do", value=what),
        node("input", type="hidden", name="chair", value=seat + 1),
        list(fields),
        node("button", label, class_="button main" if main else "button", type="submit"),
        method="post",
        action=f"/t/{visit.gathering.id}/chairs",
        id=f"{what}-{seat + 1}",
    )


def _invitation(visit: Visit) -> Node:
    """A ticket with the link and its code; the code is always dark on light, or cameras cannot read it."""
    words = visit.words
    field = node(
        "input", type="text", readonly=True, value=visit.address, id="link", aria_label=words("waiting-link"),
    )  # fmt: skip
    copy = node("button", words("waiting-copy"), type="button", class_="button", id="copy", hidden=True)
    share = node("button", words("waiting-share"), type="button", class_="button", id="share", hidden=True)
    copied = node("p", class_="copied", id="copied", role="status", data_say=words("waiting-copied"))
    code = node("span", _code(visit.address), class_="invitation-code", role="img", aria_label=words("waiting-code"))
    listed = words("waiting-listed" if visit.gathering.listed else "waiting-hidden")
    return node(
        "section",
        node("h2", words("waiting-invitation"), class_="head"),
        node("p", words("waiting-whoever"), " ", listed, class_="soft", id="whoever"),
        node("p", words("waiting-here-only"), class_="soft", id="here-only") if visit.here_only else None,
        node("div", field, copy, class_="invitation-link"),
        copied,
        node(
            "div", code, node("div", node("p", words("waiting-point"), class_="soft"), share), class_="invitation-scan"
        ),
        class_="invitation frame",
        id="invitation",
    )


@cache
def _code(address: str) -> Node:
    """The address as a QR code, with the margin that cameras need."""
    rows = segno.make(address, micro=False).matrix
    size = len(rows) + 2 * MARGIN
    dark = [
        f"M{x} {y}h1v1h-1z"
        for y, row in enumerate(rows, start=MARGIN)
        for x, module in enumerate(row, start=MARGIN)
        if module
    ]
    return node(
        "svg",
        node("rect", class_="code-paper", width=size, height=size),
        node("path", class_="code-ink", d="".join(dark)),
        viewbox=f"0 0 {size} {size}",
    )


async def changes(
    visit: Callable[[], Awaitable[Visit | None]],
    subscribe: Callable[[Callable[[], None]], Callable[[], None]],
    asides: Asides = NOTHING,
    version: int | None = None,
) -> AsyncIterator[str]:
    """Yield every change of a waiting page for one visitor; when it has begun or is given up, where to go.

    `version` is the one that the page shows: if there is a newer one already, it must be loaded again.
    """
    woken = asyncio.Event()
    ends = [subscribe(woken.set), asides.subscribe(woken.set)]

    async def visited() -> Visit | None:
        """Look again; who leaves meanwhile must not tear the connection to the database."""
        return await asyncio.shield(asyncio.ensure_future(visit()))

    try:
        found = await visited()
        if found is not None and version not in (None, found.gathering.version):
            found = None
        shown = waiting(found) if found is not None else None
        yield ": welcome\n\n"
        while found is not None and shown is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(woken.wait(), HEARTBEAT)
            if not woken.is_set():
                yield ": still here\n\n"
                continue
            woken.clear()
            for text in asides.texts():
                yield text
            known, found = found, await visited()
            if found is not None and found != known:
                now = waiting(found)
                yield f"data: {json.dumps({'patches': patches(shown, now)}, ensure_ascii=False)}\n\n"
                shown = now
        yield 'data: {"over": true}\n\n'
    finally:
        for end in ends:
            end()
