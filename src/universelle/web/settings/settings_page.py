"""The settings: a form that works without scripts, and at once with them, as a page and beside a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from universelle.drawing.node import Child, Node, node, symbol
from universelle.drawing.parts import seat_sign
from universelle.drawing.svg_fragments import parse
from universelle.i18n import Translations
from universelle.people.accounts import Account
from universelle.people.preferences import LOUDEST, OFF, ON, Preferences, Speed, Theme, Type
from universelle.web.layout import LANGUAGE_NAMES, bar, tool
from universelle.web.people.person_bar import person_tools
from universelle.web.settings.shortcuts_page import Group, rows_of
from universelle.web.table.drawer import plain_drawer

STYLES: Final = ("/static/house/settings.css",)
SCRIPT: Final = "/static/house/settings_form.js"
SEATS: Final = 5  # whose patterns are shown
VOLUME_STEP: Final = 5


@dataclass(frozen=True, slots=True)
class Reader:
    """Whose settings a form shows, and where they came from."""

    preferences: Preferences
    account: Account | None = None
    back: str = ""  # the address that led here


def settings_page(words: Translations, reader: Reader, keys: Sequence[Group], saved: bool = False) -> Node:
    told = words("people-saved") if saved else ""
    form = node(
        "section",
        node("h1", words("settings-title")),
        node("p", told, class_="settings-told", role="status", id="settings-told"),
        settings_form(words, reader),
        class_="frame",
    )
    shortcuts = node(
        "aside",
        node("h2", words("keys-title"), class_="head"),
        rows_of(words, keys),
        class_="frame settings-keys keys-hint",
    )
    back = [tool(words("web-ask-back"), reader.back, "undo")] if reader.back.startswith("/t/") else []
    tools = [*back, *person_tools(words, reader.account, "settings")]
    return node("div", bar(tools=tools), node("main", form, shortcuts, class_="settings-page", id="main"), id="page")


def settings_drawer(words: Translations, reader: Reader) -> Node:
    """The settings beside a table."""
    told = node("p", class_="settings-told", role="status", id="settings-told")
    body = node("div", told, settings_form(words, reader), class_="drawer-text", tabindex=0, role="region",
                aria_label=words("settings-title"))  # fmt: skip
    return plain_drawer(words, "settings", words("settings-title"), body)


def settings_form(words: Translations, reader: Reader) -> Node:
    now = reader.preferences
    speeds = {speed: words(f"web-table-{speed}") for speed in Speed}
    themes = {theme: words(f"settings-theme-{theme}") for theme in Theme}
    types = {type_: words(f"settings-type-{type_}") for type_ in Type}
    return node(
        "form",
        _symbols(),
        node("input", type="hidden", name="after", value=reader.back) if reader.back else None,
        _sound(words, now),
        _row(
            words("web-table-speed"), "hour", _segments("speed", speeds, now.speed), hint=words("settings-speed-hint")
        ),
        _row(words("settings-language"), "globe", _segments("lang", LANGUAGE_NAMES, words.language)),
        _row(words("settings-theme"), "light", _segments("theme", themes, now.theme)),
        _row(words("settings-type"), "letter", _segments("type", types, now.type), hint=words("settings-type-hint")),
        _row(words("settings-ask"), "check", _switch(now, "confirm", words("web-table-confirm"))),
        _patterns(words, now),
        _row(
            words("settings-table"),
            "people",
            _switch(now, "hints", words("web-table-hints")),
            _switch(now, "keys", words("settings-keys")),
        ),
        _end(words, reader),
        class_="settings-form",
        id="settings-form",
        method="post",
        action="/settings",
        data_say_nothing_kept=words("settings-nothing-kept"),
        data_say_not_sent=words("settings-not-sent"),
        data_say_no_sound=words("settings-no-sound"),
        data_say_sound_off=words("settings-sound-now-off"),
    )


def _end(words: Translations, reader: Reader) -> Node:
    """A button for browsers without scripts, where all of it is kept, and the way back."""
    if reader.account:
        kept = words("settings-kept-account", name=reader.account.name)
    else:
        kept = words("settings-kept-browser")
    reset = node("button", words("settings-reset"), class_="settings-reset", name="reset", value=ON, type="submit")
    return node(
        "div",
        node("button", words("settings-save"), class_="button main no-js", type="submit"),
        node("p", kept, " ", reset, class_="settings-help"),
        class_="settings-end",
    )


@cache
def _symbols() -> Node:
    return parse(files("universelle.web").joinpath("static", "settings.svg").read_text(encoding="utf-8"))


def _row(title: str, picture: str, *parts: Child, hint: str = "", name: str | None = None) -> Node:
    return node(
        "fieldset",
        node("legend", symbol(picture), title),
        node("div", list(parts), class_="settings-parts"),
        node("p", hint, class_="settings-help") if hint else None,
        class_="settings-row",
        id=name,
    )


def _switch(now: Preferences, name: str, label: str) -> Node:
    """A box, and before it what is sent if it is empty."""
    box = node(
        "input", type="checkbox", name=name, value=ON, id=f"set-{name}", role="switch", checked=now.value(name) == ON
    )
    empty = node("input", type="hidden", name=name, value=OFF)
    return node("label", empty, box, node("span", label), class_="settings-switch")


def _segments(name: str, labels: Mapping[Any, str], chosen: str) -> Node:
    """One of a few, side by side."""
    options = [
        node(
            "label",
            node("input", type="radio", name=name, value=value, checked=value == chosen),
            node("span", label, lang=value if name == "lang" else None),
        )
        for value, label in labels.items()
    ]
    return node("span", options, class_="settings-segments")


def _sound(words: Translations, now: Preferences) -> Node:
    volume = node(
        "input", type="range", name="volume", min=0, max=LOUDEST, step=VOLUME_STEP, value=now.volume,
        aria_label=words("settings-volume"), id="set-volume",
    )  # fmt: skip
    shown = node("output", words.percent(now.volume / LOUDEST, 0), class_="num", id="volume-shown")
    try_it = node(
        "button", symbol("play"), words("settings-try"), class_="button js-only", type="button", id="try-sound"
    )
    parts = (_switch(now, "sound", words("settings-sound-on")), volume, shown, try_it)
    return _row(words("settings-sound"), "sound", *parts, hint=words("settings-sound-hint"), name="settings-sound")


def _patterns(words: Translations, now: Preferences) -> Node:
    signs = node("span", [seat_sign(seat) for seat in range(SEATS)], class_="settings-samples", aria_hidden="true")
    switch = _switch(now, "patterns", words("settings-patterns-on"))
    return _row(words("settings-patterns"), "pattern", switch, signs, hint=words("settings-patterns-hint"))
