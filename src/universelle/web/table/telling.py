"""A scoring told in stages: the panel that takes the place of the choices while it is told."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from universelle.contract.telling import Gain, Part, Row, Stage
from universelle.core.event import Event, Points
from universelle.drawing.node import Node, node, symbol
from universelle.drawing.parts import name_of, seat_sign, signed_number
from universelle.i18n import Translations
from universelle.web.table.report import report_address
from universelle.web.table.scorings import Stretch, scoring_of, scorings_of
from universelle.web.table.tables import Table


def telling(table: Table, words: Translations, number: int, first: int, last: int) -> Node | None:
    """The stages of a scoring that tell its events from the first to the last; those before can be looked at again."""
    scorings = scorings_of(table).scorings
    if not 1 <= number <= len(scorings) or not 0 <= first < last <= len(scorings[number - 1].events):
        return None
    return _panel(table, words, scorings[number - 1], first, last)


def _panel(table: Table, words: Translations, scoring: Stretch, first: int, last: int) -> Node:
    game = table.match.game.page.telling
    events = scoring.events[:last]
    given = scoring_of(table, words, events)
    told = _Told(words, game.parts(given), game.stages(given), first)
    complete = scoring.complete and last == len(scoring.events)
    report = report_address(table, scoring.round) if complete and game.reported(events[0]) else None
    title = game.title(given)
    return node(
        "section",
        node("h2", title, class_="visually-hidden", id="telling-title"),
        told.bar(),
        [_items(part) for part in told.parts if len(part.items) > 1],
        told.drawn(),
        node("p", class_="visually-hidden", id="telling-live", aria_live="polite"),
        _buttons(words, report is not None),
        class_="telling frame",
        id="telling",
        data_says="telling",
        aria_labelledby="telling-title",
        data_head=words("label", what=title),
        data_scores=json.dumps(scoring.now(first)),
        data_complete=complete,
        data_account=report,
    )


@dataclass(frozen=True)
class _Told:
    """The parts and stages of a scoring, of which the events before the first were told before."""

    words: Translations
    parts: Sequence[Part]
    stages: Sequence[Stage]
    first: int

    def bar(self) -> Node | None:
        """The parts in their order."""
        if len(self.parts) < 2:
            return None
        parts = [node("li", part.name, data_part=part.key) for part in self.parts]
        return node("ol", parts, class_="telling-parts")

    def drawn(self) -> list[Node]:
        drawn: list[Node] = []
        begins = 0
        for stage in self.stages:
            drawn.append(self._stage(stage, stage.events[max(self.first - begins, 0) :]))
            begins += len(stage.events)
        return drawn

    def _stage(self, stage: Stage, news: Sequence[Event]) -> Node:
        """A stage, with the points that it adds to those told before."""
        gained = {str(row.seat + 1): _points(news, row.seat) for row in stage.rows}
        return node(
            "div",
            node("h3", symbol(stage.symbol), node("span", stage.title), self._position(stage)),
            node("p", stage.note, class_="soft") if stage.note else None,
            node("ol", [self._row(stage, row) for row in stage.rows], class_="telling-rows"),
            class_="telling-stage",
            hidden=True,
            data_part=stage.part,
            data_place=stage.place or None,
            data_title=stage.title,
            data_new=bool(news),
            data_say=f"{stage.title}. {self._sentence(stage)}",
            data_gained=json.dumps({seat: points for seat, points in gained.items() if points}),
        )

    def _position(self, stage: Stage) -> Node | None:
        """Which of several stages of its part it is."""
        part = next((each for each in self.parts if each.key == stage.part), None)
        if part is None or len(part.items) < 2:
            return None
        together = [each for each in self.stages if each.part == stage.part]
        number = next(at for at, each in enumerate(together, start=1) if each is stage)
        return node("small", self.words("web-telling-of", number=number, all=len(part.items)))

    def _row(self, stage: Stage, row: Row) -> Node:
        gains = [_gain(gain) for gain in row.gains]
        if points := stage.points(row.seat):
            gains.append(
                node("b", signed_number(points, "+"), class_="told-gained num" if points > 0 else "told-lost num")
            )
        name = node("b", name_of(self.words, row.seat))
        return node(
            "li",
            seat_sign(row.seat),
            node("span", name, node("small", row.reason)),
            node("span", gains or node("span", "–", class_="told-nothing"), class_="telling-gains"),
            class_="row-best" if row.best else None,
            data_seat=row.seat + 1,
            data_place=row.place or None,
            data_stamp=row.stamp or None,
        )

    def _sentence(self, stage: Stage) -> str:
        """What each player gets and why, for screen readers."""
        told: list[str] = [stage.note] if stage.note else []
        for row in stage.rows:
            parts = [row.reason, *([row.stamp] if row.stamp else [])]
            if points := stage.points(row.seat):
                parts.append(self.words("web-telling-points", points=points))
            told.append(f"{self.words('label', what=name_of(self.words, row.seat))} {', '.join(parts)}.")
        return " ".join(told)


def _points(events: Sequence[Event], seat: int) -> int:
    return sum([event.points for event in events if isinstance(event, Points) and event.seat == seat])


def _items(part: Part) -> Node:
    """The stages of a part in their order, also those to come."""
    items = [
        node("li", symbol(item.symbol), data_place=item.place, role="img", aria_label=item.name) for item in part.items
    ]
    return node("ol", items, class_="telling-items", data_part=part.key)


def _gain(gain: Gain) -> Node:
    if gain.medal:
        return node("span", gain.text, class_=f"told-medal {gain.medal} num")
    return node("span", symbol(gain.symbol), node("b", gain.text, class_="num"), class_="told-gain")


def _buttons(words: Translations, reported: bool) -> Node:
    skip = words("web-telling-report" if reported else "web-telling-skip")
    say = words("web-telling-back")
    back = node("button", "←", type="button", class_="button", id="telling-back", aria_label=say)
    return node(
        "div",
        back,
        node("button", skip, type="button", class_="button", id="telling-skip"),
        node("button", words("web-telling-on"), type="button", class_="button main", id="telling-on"),
        class_="telling-buttons",
    )
