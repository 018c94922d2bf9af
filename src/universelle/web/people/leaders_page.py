"""The leaders of a game: people and computers, in the order of what is nearly sure about their strength."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from universelle.contract.game import Game
from universelle.drawing.node import Node, node, symbol
from universelle.drawing.parts import seat_sign
from universelle.i18n import Translations
from universelle.people.accounts import Account
from universelle.people.ratings import ENOUGH, Rating
from universelle.web.layout import bar
from universelle.web.people.person_bar import person_tools, profile_address
from universelle.web.people.profile_page import game_tabs, games_by_weight
from universelle.web.people.rating_chart import whole

FIRST: Final = 20  # that the page shows at first
MOST: Final = 500  # that it shows at all
MEDALS: Final = ("leader-first", "leader-second", "leader-third")


@dataclass(frozen=True, slots=True)
class Leader:
    """A person or a computer among the leaders."""

    place: int
    name: str
    rating: Rating
    games: int = 0
    account: Account | None = None  # None: a computer


@dataclass(frozen=True, slots=True)
class Leaders:
    """Everybody with a rating at a game, in order."""

    game: Game
    rows: Sequence[Leader]
    me: Account | None = None
    all: bool = False
    with_computers: bool = True

    @property
    def people(self) -> int:
        return len([row for row in self.rows if row.account is not None])

    def is_mine(self, row: Leader) -> bool:
        return self.me is not None and row.account is not None and row.account.id == self.me.id


def leaders_page(words: Translations, leaders: Leaders) -> Node:
    main = node(
        "main",
        node("h1", words("people-leaders")),
        node(
            "section",
            game_tabs(games_by_weight(), leaders.game, "/leaders/"),
            _board(words, leaders),
            class_="leaders frame",
            data_game=leaders.game.meta.slug,
            data_accent=leaders.game.meta.accent,
        ),
        class_="person-page",
        id="main",
    )
    return node("div", bar(tools=person_tools(words, leaders.me, "leaders")), main, id="page")


def _board(words: Translations, leaders: Leaders) -> list[Node]:
    if not leaders.people:
        nobody = node("p", words("people-no-leaders", enough=ENOUGH))
        return [nobody, *([_table(words, leaders)] if leaders.rows else []), _links(words, leaders)]
    computers = len(leaders.rows) - leaders.people
    said = words("people-leaders-said", people=leaders.people, computers=computers)
    return [node("p", said, " ", words("people-careful")), _table(words, leaders), _links(words, leaders)]


def _table(words: Translations, leaders: Leaders) -> Node:
    shown = list(leaders.rows[: MOST if leaders.all else FIRST])
    mine = [row for row in leaders.rows[len(shown) :] if leaders.is_mine(row)]
    scale = _Scale([*shown, *mine])
    heads = [
        node("th", node("span", words("people-place"), class_="visually-hidden"), scope="col"),
        node("th", words("people-leader"), scope="col"),
        node("th", words("people-rating"), scope="col"),
        node("th", scale.labels(), scope="col", class_="leader-where", aria_hidden="true"),
        node("th", words("people-games"), scope="col", class_="leader-games"),
    ]
    rows = [_row(words, leaders, row, scale) for row in shown]
    if mine:
        between = mine[0].place - shown[-1].place - 1
        if between:
            rows.append(node("tr", node("td", words("people-more", count=between), colspan=5), class_="leader-gap"))
        rows.append(_row(words, leaders, mine[0], scale))
    return node("table", node("thead", node("tr", heads)), node("tbody", rows), class_="leader-board")


class _Scale:
    """Ratings as shares of a line."""

    def __init__(self, rows: Sequence[Leader]) -> None:
        lowest, highest = min([row.rating.low for row in rows]), max([row.rating.high for row in rows])
        self._lowest, self._span = lowest, max(1.0, highest - lowest)
        step = next(step for step in (50, 100, 200, 500, 1000, 5000) if self._span / step <= 4)
        first = -(-int(lowest) // step) * step
        self._ticks = range(first, int(highest) + 1, step)[:4]

    def at(self, rating: float) -> float:
        return round(100 * (rating - self._lowest) / self._span, 1)

    def labels(self) -> Node:
        return node("span", [node("span", str(tick), style=f"left:{self.at(tick)}%") for tick in self._ticks])


def _row(words: Translations, leaders: Leaders, row: Leader, scale: _Scale) -> Node:
    rating = row.rating
    line = node("i", style=f"left:{scale.at(rating.low)}%;right:{100 - scale.at(rating.high):.1f}%")
    dot = node("u", style=f"left:{scale.at(rating.value)}%")
    medal = (
        node("span", symbol("medal"), class_=f"leader-medal {MEDALS[row.place - 1]}")
        if row.place <= len(MEDALS)
        else None
    )
    place = node("span", str(row.place), class_="visually-hidden" if medal else None)
    return node(
        "tr",
        node("td", medal, place, class_="leader-place"),
        node("th", _name(words, leaders, row), scope="row"),
        node("td", node("b", whole(rating.value)), " ", node("span", f"± {whole(rating.give)}", class_="soft")),
        node("td", node("span", line, dot), class_="leader-where", aria_hidden="true"),
        node("td", str(row.games) if row.account else "", class_="leader-games"),
        class_="leader-mine" if leaders.is_mine(row) else None,
    )


def _name(words: Translations, leaders: Leaders, row: Leader) -> Node:
    if row.account is None:
        return node("span", symbol("bot"), " ", row.name)
    you = node("span", f" ({words('waiting-you')})", class_="soft") if leaders.is_mine(row) else None
    return node("span", seat_sign(row.account.sign - 1), " ", node("a", row.name, href=profile_address(row.name)), you)


def _links(words: Translations, leaders: Leaders) -> Node:
    """What else can be shown; each link keeps what the other chose."""
    here = f"/leaders/{leaders.game.meta.slug}"
    without = [] if leaders.with_computers else ["people"]
    links = []
    if len(leaders.rows) > FIRST and not leaders.all:
        links.append(node("a", words("people-show-all"), class_="button", href=f"{here}?{'&'.join([*without, 'all'])}"))
    all_ = ["all"] if leaders.all else []
    label, query = ("people-only-people", ["people"]) if leaders.with_computers else ("people-with-computers", [])
    links.append(node("a", words(label), class_="button quiet", href=f"{here}?{'&'.join([*query, *all_])}"))
    return node("p", links, class_="person-actions")
