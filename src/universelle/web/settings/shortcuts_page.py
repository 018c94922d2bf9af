"""The keys of the program: a page, and a list over a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from universelle.contract.game import Game
from universelle.drawing.node import Node, node
from universelle.i18n import Translations
from universelle.web.layout import bar

TO: Final = "…"  # between the first and the last of several keys
NAMED: Final = ("Enter", "Escape")  # keys whose names are translated


@dataclass(frozen=True, slots=True)
class Shortcut:
    """Keys that do the same, and what: `keys-WHAT` in the catalogues. Scripts know single keys by the same name."""

    what: str
    keys: tuple[str, ...]
    said: str = ""  # the message, where it has another name


@dataclass(frozen=True, slots=True)
class Group:
    name: str
    shortcuts: tuple[Shortcut, ...]


EVERYWHERE: Final = Group(
    "keys-everywhere",
    (
        Shortcut("shortcuts", ("?",)),
        Shortcut("settings", (",",)),
        Shortcut("escape", ("Escape",)),
    ),
)
TABLE: Final = Group(
    "keys-table",
    (
        Shortcut("digits", ("1", TO, "9")),
        Shortcut("enter", ("Enter",)),
        Shortcut("undo", ("U",)),
        Shortcut("hint", ("H",), "keys-hint-asked"),
        Shortcut("sound", ("M",)),
    ),
)
AROUND: Final = Group(
    "keys-around",
    (
        Shortcut("explain", ("I",)),
        Shortcut("legend", ("L",)),
        Shortcut("rules", ("B",)),
        Shortcut("earlier", ("K",)),
        Shortcut("later", ("J",)),
        Shortcut("talk", ("T",)),
        Shortcut("guide", ("G",)),
    ),
)
REPLAY: Final = Group("keys-replay", (Shortcut("steps", ("←", "→")),))
HOME: Final = Group("keys-home", (Shortcut("waiting", ("J",)),))
SCORING: Final = Group(
    "keys-scoring",
    (Shortcut("onward", ("Enter", "→")), Shortcut("back", ("←",)), Shortcut("skip", ("Escape",))),
)


def groups_of(game: Game | None) -> list[Group]:
    """All keys; those of a game's own come with it."""
    own = [Shortcut(what, keys) for what, keys in game.page.keys.items()] if game else []
    return [EVERYWHERE, TABLE, *([Group("keys-game", tuple(own))] if own else []), AROUND, SCORING, REPLAY, HOME]


def rows_of(words: Translations, groups: Sequence[Group], heading: str = "h3") -> list[Node]:
    return [_group(words, group, heading) for group in groups]


def _group(words: Translations, group: Group, heading: str) -> Node:
    rows = [part for shortcut in group.shortcuts for part in _row(words, shortcut)]
    return node("section", node(heading, words(group.name)), node("dl", rows), class_="shortcuts-group")


def _row(words: Translations, shortcut: Shortcut) -> tuple[Node, Node]:
    said = words(shortcut.said or f"keys-{shortcut.what}")
    return node("dt", [_key(words, key) for key in shortcut.keys]), node("dd", said, data_key_name=shortcut.what)


def _key(words: Translations, key: str) -> Node:
    if key == TO:
        return node("span", key)
    return node("kbd", words(f"key-{key.lower()}") if key in NAMED else key)


def shortcuts_list(words: Translations, groups: Sequence[Group]) -> Node:
    """What scripts show over a page."""
    close = node("button", "×", type="button", class_="shortcuts-close", aria_label=words("web-ask-close"))
    hint = node(
        "p", words("keys-hint"), " ", node("a", words("settings-title"), href="/settings"), class_="settings-help"
    )
    return node(
        "div",
        node("header", node("h2", words("keys-title"), class_="head", id="shortcuts-title"), close),
        node("div", rows_of(words, groups), class_="shortcuts-groups"),
        hint,
        class_="shortcuts",
    )


def shortcuts_page(words: Translations, groups: Sequence[Group]) -> Node:
    inner = node("section", node("h1", words("keys-title")), rows_of(words, groups, "h2"), class_="frame settings-keys")
    return node("div", bar(), node("main", inner, class_="settings-page", id="main"), id="page")
