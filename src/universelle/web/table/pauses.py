"""Pauses of a table: the page on which one asks for one, the line on which others answer, and what is shown then."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from universelle.drawing.node import Child, Node, node
from universelle.i18n import Translations
from universelle.tables.clock import DAY, MINUTE
from universelle.tables.standing import Pause
from universelle.web.layout import bar
from universelle.web.table.chronicle import note_in_words
from universelle.web.table.tables import Table

LENGTHS: Final = (5 * MINUTE, 15 * MINUTE, 60 * MINUTE, DAY, 3 * DAY, 7 * DAY)  # seconds


def ask(words: Translations, table: Table) -> Node:
    """Asks for how long."""
    address = f"/t/{table.id}"
    options = [node("option", _length(words, seconds), value=seconds) for seconds in LENGTHS]
    label = words("pause-how-long")
    form = node(
        "form",
        node("label", label, " ", node("select", options, name="seconds")),
        " ",
        node("button", words("pause-ask"), class_="button main", type="submit"),
        " ",
        node("a", words("pause-play-on"), class_="button", href=address),
        method="post",
        action=f"{address}/pause",
        id="asking",
    )
    title, said = node("h1", words("pause-ask"), class_="head"), node("p", words("pause-explained"))
    main = node("main", node("article", title, said, form, class_="frame explained-page"), class_="page")
    return node("div", bar(fair=table.match.game.meta.title), main, id="page")


def _length(words: Translations, seconds: int) -> str:
    if seconds >= DAY:
        return words("pause-days", days=seconds // DAY)
    return words("pause-minutes", minutes=seconds // MINUTE)


def is_asked(table: Table, owner: str | None) -> bool:
    """Whether somebody has to say if they agree to a pause."""
    pause, seats = table.standing.pause, table.standing.people.intersection(table.seats_of(owner))
    return pause is not None and not pause.begun and bool(seats - pause.agreed)


def question(words: Translations, table: Table, pause: Pause) -> Node:
    """A line over the bar: who asks for a pause, and two answers."""
    return node(
        "div",
        node("span", note_in_words(words, "pause", pause.asker), " ", *until(words, pause)),
        _button(words("pause-agree"), "agree", f"/t/{table.id}/pause/agree"),
        _button(words("pause-play-on"), "play-on", f"/t/{table.id}/pause/play-on"),
        class_="pause-asked",
        id="pause-asked",
        role="alert",
    )


def rest(words: Translations, table: Table, pause: Pause, owner: str | None) -> list[Node]:
    """In place of the choices: that the match is paused, and a button to ask to go on."""
    shown = [node("p", words("pause-paused"), class_="prompt", id="prompt")]
    seats = table.seats_of(owner)
    if not seats:
        return shown
    if pause.going_on.issuperset(seats):
        return [*shown, node("p", words("pause-would-go-on"), class_="soft", id="would-go-on")]
    return [*shown, _button(words("pause-go-on"), "go-on", f"/t/{table.id}/pause/resume", "button main")]


def until(words: Translations, pause: Pause) -> list[Child]:
    """When a pause ends; scripts say it in the time of the reader."""
    at = datetime.fromtimestamp(pause.until, UTC)
    moment = node("time", f"{at:%Y-%m-%d %H:%M} UTC", datetime=at.isoformat(timespec="minutes"), class_="until")
    return [words("pause-until"), " ", moment]


def _button(label: str, name: str, address: str, class_: str = "button") -> Node:
    """A button that sends the form of the choices to another address."""
    return node("button", label, class_=class_, id=name, form="choices", formaction=address, data_send=address)
