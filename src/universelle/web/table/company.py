"""Company: who is at a table, as its pages show it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from universelle.drawing.node import Node, node, once
from universelle.i18n import Translations
from universelle.tables.presence import NOBODY, Presence, Present, Where

STYLE: Final = "/static/house/company.css"
SCRIPT: Final = "/static/house/company.js"


class Company:
    """Who is at a table, for one viewer, who is there as well as long as they are told."""

    def __init__(
        self,
        presence: Presence,
        table_id: str,
        owners: Mapping[int, str],
        words: Translations,
        who: str | None,
        in_sight: bool,
    ) -> None:
        self._presence, self._table_id, self._owners, self._words = presence, table_id, owners, words
        self._who, self._in_sight = who, in_sight
        self._told: Present | None = None

    def subscribe(self, changed: Callable[[], None]) -> Callable[[], None]:
        unsubscribe = self._presence.subscribe(self._table_id, changed)
        leave = self._presence.enter(self._table_id, self._who, self._in_sight)

        def end() -> None:
            leave()
            unsubscribe()

        return end

    def news(self) -> Mapping[str, Any]:
        present = self._presence.of(self._table_id)
        if present == self._told:
            return {}
        self._told = present
        marks = {seat + 1: [where, said(self._words, where)] for seat, where in places(present, self._owners).items()}
        return {"present": marks, "watching": watching(self._words, present, self._owners)}


def places(present: Present, owners: Mapping[int, str]) -> dict[int, Where]:
    """Where the person of each seat is."""
    return {seat: present.where(owner) for seat, owner in sorted(owners.items())}


def said(words: Translations, where: Where) -> str:
    return words(f"company-{where}")


def watching(words: Translations, present: Present, owners: Mapping[int, str]) -> str:
    """How many watch, in words; nothing if nobody does."""
    count = present.others(owners.values())
    return words("company-watching", count=count) if count else ""


def sayings(words: Translations, means: Sequence[str]) -> dict[str, str]:
    """What the script says, and how the viewer can be told of their turn, as attributes of the body."""
    calls = {"data_calls": " ".join(means)} if means else {}
    return {"data_say_new": words("talk-new", count="{count}"), **calls}


def marks(present: Present, owners: Mapping[int, str]) -> dict[str, str]:
    """Attributes of the body by which the style sheet marks the signs of seats."""
    return {f"data_p{seat + 1}": str(where) for seat, where in places(present, owners).items()}


def in_words(words: Translations, owners: Mapping[int, str], present: Present = NOBODY) -> Node:
    """The marks in words, for screen readers: the names of panels hold those of their seats."""
    lines: list[Node] = [
        node("span", said(words, where), id=f"present-{seat + 1}") for seat, where in places(present, owners).items()
    ]
    lines.append(node("span", watching(words, present, owners), id="present-watching"))
    return node("p", lines, class_="visually-hidden", id="present", aria_hidden="true")


@once
def named(panel: Node, seat: int) -> Node:
    """The panel of a player, whose name tells where they are."""
    number = seat + 1
    name = {"role": "group", "aria-labelledby": f"name-{number} present-{number}"}
    return Node(panel.tag, {**panel.attributes, **name}, panel.children)


@once
def described(strip: Node, seat: int) -> Node:
    """A player in brief, whose description tells where they are."""
    return Node(strip.tag, {**strip.attributes, "aria-describedby": f"present-{seat + 1}"}, strip.children)
