"""A hint: the moves worth considering, in place of the choices, and as a page where there are no scripts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import cos, pi, sin
from typing import Any, Final

from universelle.bots.hint_words import aim_texts, choice_of, error_text, gains_of
from universelle.bots.hints import SECONDS, Suggestion
from universelle.contract.choice import Choice
from universelle.contract.page import Page
from universelle.contract.scene import Scene
from universelle.core.action import Action
from universelle.core.state import State
from universelle.drawing.node import Node, node, once, symbol
from universelle.drawing.parts import num
from universelle.i18n import Translations
from universelle.web.layout import bar, tool
from universelle.web.table.tables import Table

RAYS: Final = 16  # of a rosette
RIBBONS: Final = "M-10 8L-12.6 22.4L-7.4 19.6L-4.2 24L0 13L4.2 24L7.4 19.6L12.6 22.4L10 8Z"
COLOURS: Final = 8  # of sources
METALS: Final = ("gold", "silver", "bronze")


def thinking(words: Translations, table: Table) -> Node:
    """What is shown while a hint is thought about."""
    stop = node("a", words("web-hint-stop"), href=f"/t/{table.id}", class_="hint-stop hint-leave")
    return node(
        "section",
        _top(words, table, words("web-hint-thinking-title")),
        node("p", node("span", words("web-hint-thinking")), stop, class_="hint-waiting"),
        node("span", node("i"), class_="hint-meter", aria_hidden="true"),
        class_="hint-panel frame",
        id="hint",
        data_says="hint",
        data_seconds=str(SECONDS),
        aria_labelledby="hint-title",
    )


def panel(words: Translations, table: Table, scene: Scene[Any, Any], found: Sequence[Suggestion]) -> Node:
    """The moves worth considering, the best first, for the seat that is to choose."""
    page = table.match.game.page
    drawn = _Rows(words, page, scene, table.match.state, found)
    guessed = found[0].expects is None
    note = "web-hint-guess-note" if guessed else "web-hint-note-alone" if drawn.alone else "web-hint-note"
    title = words("web-hint-guess") if guessed else words("hint-title", number=len(found))
    return node(
        "section",
        _top(words, table, title, "" if guessed else words("web-hint-unit-alone" if drawn.alone else "web-hint-unit")),
        node("p", words(note), class_="hint-note"),
        node("ol", [drawn.row(number) for number in range(len(found))], class_="hint-rows"),
        _foot(words, table, len(page.listed(scene))),
        class_="hint-panel frame",
        id="hint",
        data_says="hint",
        data_done=True,
        data_say=f"{title}. {drawn.spoken()}",
        aria_labelledby="hint-title",
    )


def hint_page(words: Translations, table: Table, drawn: Node) -> Node:
    """The same as a page, for browsers without scripts."""
    meta = table.match.game.meta
    back = tool(words("web-ask-back"), f"/t/{table.id}", "undo")
    top = bar(fair=meta.title, now=words("web-hint"), tools=[back])
    form = node(
        "form",
        node("input", type="hidden", name="seq", value=table.seq),
        drawn,
        method="post",
        action=f"/t/{table.id}/move",
        class_="hint-page",
    )
    return node("div", top, node("main", form, class_="page"), id="page")


def _top(words: Translations, table: Table, title: str, unit: str = "") -> Node:
    """The title, what the figures below are, and a way out."""
    close = node(
        "a",
        "×",
        href=f"/t/{table.id}",
        class_="hint-close hint-leave",
        aria_label=words("web-hint-close"),
    )
    named = node("small", unit, class_="hint-unit") if unit else None
    return node("header", node("h2", title, id="hint-title"), named, close, class_="hint-top")


def _foot(words: Translations, table: Table, choices: int) -> Node:
    asked = len(table.match.hints)
    every = node("a", words("web-hint-all", number=choices), href=f"/t/{table.id}", class_="hint-leave")
    return node("footer", every, node("span", words("web-hint-count", number=asked)), class_="hint-foot")


@dataclass(frozen=True)
class _Rows:
    """The rows of a hint."""

    words: Translations
    page: Page[Any, Any]
    scene: Scene[Any, Any]
    state: State
    found: Sequence[Suggestion]

    @property
    def alone(self) -> bool:
        return len(self.words.players) == 1

    def row(self, number: int) -> Node:
        move, words = self.found[number], self.words
        name, consequence, _ = self._choice(number)
        play, equal = words("web-hint-play"), self._as_good(number)
        return node(
            "li",
            rosette(move.rank),
            node("b", name, class_="hint-move"),
            self._aim(number),
            node("span", consequence, equal, class_="hint-brings") if consequence or equal else None,
            *self._sources(move),
            node(
                "button",
                play,
                class_="button main" if number == 0 else "button",
                name="action",
                value=move.action,
                data_then="|".join(move.then) or None,
                aria_label=f"{words('label', what=play)} {name}",
            ),
            class_="hint-row open" if number == 0 else "hint-row",
            data_advised=move.action,
            data_rank=move.rank,
            data_about=self.page.about(self.scene, self._action(number)) or None,
        )

    def _as_good(self, number: int) -> Node | None:
        """Why a move has the same rosette as the one before: what sets them apart is less than what is uncertain."""
        if number == 0 or self.found[number].rank != self.found[number - 1].rank:
            return None
        return node("small", self.words("web-hint-as-good"))

    def spoken(self) -> str:
        """All of it in a sentence each, for screen readers."""
        return " ".join([self._sentence(number) for number in range(len(self.found))])

    def _sentence(self, number: int) -> str:
        move, words = self.found[number], self.words
        name = self._choice(number)[0]
        if move.expects is None:
            return f"{name}."
        aim = self._aims[number]
        points = words.signed(sum(move.expects.gains.values()))
        key = "web-hint-say-alone" if self.alone else "web-hint-say"
        return words(key, rank=move.rank, move=name, aim=aim, points=points)

    def _choice(self, number: int) -> Choice:
        assert self.scene.seat is not None
        return choice_of(self.page.choice, self.state, self.words, self.scene.seat, self.found[number])

    def _action(self, number: int) -> Action:
        return next(each for each in self.scene.actions if each.code == self.found[number].action)

    def _aim(self, number: int) -> Node | None:
        expects = self.found[number].expects
        if expects is None:
            return None
        error = error_text(self.words, expects, self.alone)
        return node("span", self._aims[number], node("small", f" {error}") if error else None, class_="hint-aim num")

    @cached_property
    def _aims(self) -> list[str]:
        return aim_texts(self.words, self.found, self.alone)

    def _sources(self, move: Suggestion) -> list[Node]:
        """Points expected by source: as a bar, and in numbers."""
        words = self.words
        gains = gains_of(words, move.expects) if move.expects else []
        if move.expects is None or not gains:
            return []
        order = list(move.expects.gains)
        looks = {gain.source: f"source-{order.index(gain.source) % COLOURS + 1}" for gain in gains}
        parts = [
            node(
                "i",
                class_=looks[gain.source] + ("" if gain.points > 0 else " less"),
                style=f"width:{num(100 * abs(gain.points) / self._longest)}%",
            )
            for gain in gains
        ]
        told = [
            node(
                "span",
                node("i", self._sign(gain.source), class_=looks[gain.source]),
                f" {gain.name} ",
                node("b", words.signed(gain.points), class_="num" if gain.points > 0 else "num less"),
            )
            for gain in gains
        ]
        total = node("b", words.signed(sum(move.expects.gains.values())), class_="num")
        told.append(node("span", f"{words('hint-sum')} ", total, class_="hint-sum"))
        return [
            node("span", parts, class_="hint-bar", aria_hidden="true"),
            node("span", told, class_="hint-sources"),
        ]

    def _sign(self, source: str) -> Node | None:
        sign = self.page.source_symbols.get(source)
        return symbol(sign) if sign else None

    @property
    def _longest(self) -> float:
        """The length of the longest bar, in points."""
        sizes = [sum(map(abs, move.expects.gains.values())) for move in self.found if move.expects]
        return max([*sizes, 1.0])


@once
def rosette(rank: int) -> Node:
    """What a move is awarded: gold, silver or bronze, with its number."""
    radii = [17.0 if ray % 2 == 0 else 14.5 for ray in range(2 * RAYS)]
    points = [
        f"{num(radius * cos(pi * ray / RAYS))} {num(radius * sin(pi * ray / RAYS))}" for ray, radius in enumerate(radii)
    ]
    return node(
        "svg",
        node("path", d=RIBBONS, class_="hint-ribbon"),
        node("path", d=f"M{'L'.join(points)}Z", class_="hint-rays"),
        node("circle", r=11.4, class_="hint-field"),
        node("text", str(rank), y=5.6),
        viewBox="-20 -20 40 46",
        class_=f"hint-rosette {METALS[rank - 1]}",
        aria_hidden="true",
    )
