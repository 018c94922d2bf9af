"""The page of the fair of a day, and its line on the home page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from typing import Final

from babel.dates import format_date

from universelle.bots.seat_specs import kind_of
from universelle.contract.artwork import emblem_of, portrait_of
from universelle.contract.game import Game
from universelle.drawing.node import Child, Node, node, symbol
from universelle.drawing.parts import portrait, seat_sign, signed_number
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.people.accounts import Account
from universelle.tables.daily import FIRST, Board, Fair, Try
from universelle.tables.gathering import LONGEST_NAME
from universelle.web.finished.link_preview import preview_tags
from universelle.web.history.tickets import took
from universelle.web.layout import bar, page
from universelle.web.people import sign_page as signing
from universelle.web.people.person_bar import person_tools, profile_address

STYLE: Final = "/static/house/daily.css"
ADDRESS: Final = "/daily"
BEST: Final = 3  # of yesterday, on the page of this day


@dataclass(frozen=True, slots=True)
class Shown:
    """The fair of a day as somebody sees it."""

    fair: Fair
    now: float
    board: Board = field(default_factory=Board)
    accounts: Mapping[str, Account] = field(default_factory=dict)  # of those on the board, by owner
    me: Account | None = None
    streak: int = 0
    yesterday: Shown | None = None  # what came of the day before, on the page of this day

    @property
    def game(self) -> Game:
        return load(self.fair.game)

    @property
    def is_open(self) -> bool:
        """Whether it is the fair of this day."""
        return self.now < self.fair.closes


def daily_page(language: str, shown: Shown, origin: str) -> str:
    """`origin` is how the server was called."""
    words, game = Translations(language), shown.game
    day = format_date(shown.fair.day, "full", locale=words.locale)
    boards = node("div", _board(words, shown), _yesterday(words, shown.yesterday), class_="daily-boards")
    parts = [
        node("h1", words("daily-title"), node("small", day)),
        node("div", _fair(words, shown), boards, class_="daily-halves"),
        _days(words, shown),
    ]
    main = node("main", parts, class_="daily-page", id="main")
    body = node("body", node("div", bar(tools=person_tools(words, shown.me, "")), main, id="page"), class_="person")
    also = (shown.yesterday.game,) if shown.yesterday else ()
    link = preview_tags(
        language,
        f"{words('daily-title')} · {day}",
        f"{game.meta.title}. {words('daily-what')}",
        f"{origin}{address(shown.fair.day)}",
        f"{origin}/setup/{game.meta.slug}/poster.png",
    )
    styles = (*signing.STYLES, STYLE)
    return page(words, words("daily-title"), body, game=game, shown=also, styles=styles, head_of_link=link)


# -- the fair ---------------------------------------------------------------------------------------------------------


def _fair(words: Translations, shown: Shown) -> Node:
    fair, game = shown.fair, shown.game
    return node(
        "section",
        node("h2", symbol(emblem_of(game)), game.meta.title, class_="head"),
        node("p", words("daily-what")),
        node("p", words("daily-against"), class_="soft"),
        node("ul", _seats(words, fair, game), class_="daily-seats"),
        _state(words, shown),
        class_="frame daily-fair",
    )


def _seats(words: Translations, fair: Fair, game: Game) -> list[Node]:
    """Who sits where, in their order."""
    own = Translations(words.language, game.package)
    called: list[tuple[str | None, str]] = [(portrait_of(game, bot), kind_of(own, bot)) for bot in fair.opponents]
    called.insert(fair.seat, (None, words("daily-you")))
    return [
        node("li", seat_sign(seat), portrait(face) if face else None, node("span", name))
        for seat, (face, name) in enumerate(called)
    ]


def _state(words: Translations, shown: Shown) -> Node:
    """What somebody can do, or how they did."""
    own, parts = shown.board.own, list[Child]()
    if own is not None and own.points is not None:
        parts += _result(words, shown, own)
    elif own is not None and shown.is_open:
        parts.append(node("a", words("web-home-continue"), class_="button main", href=f"/t/{own.table}"))
    elif shown.is_open:
        parts.append(_begin(words, shown))
    if shown.is_open:
        left = took(words, round(shown.fair.closes - shown.now))
        parts.append(node("p", words("daily-closes", time=left), class_="help"))
    else:
        parts.append(node("p", words("daily-closed"), class_="help"))
    if shown.streak > 1:
        parts.append(node("p", symbol("flame"), words("daily-streak", days=shown.streak), class_="daily-streak"))
    return node("div", parts, class_="daily-state")


def _result(words: Translations, shown: Shown, own: Try) -> list[Child]:
    points = words("games-points", points=own.points or 0)
    late = own.place is None
    said = words("daily-late") if late else words("people-place-in", place=own.place or 0, players=shown.board.count)
    links = {"end": "web-home-result", "review": "review-title", "replay": "web-end-replay"}
    return [
        node("p", node("b", points), node("span", said), class_="daily-result"),
        node("p", [node("a", words(key), class_="button", href=f"/t/{own.table}/{at}") for at, key in links.items()]),
    ]


def _begin(words: Translations, shown: Shown) -> Node:
    name: Node | None = None
    if shown.me is None:
        field_ = node(
            "input", name="name", value=words("guest"), maxlength=LONGEST_NAME, required=True, id="daily-name"
        )
        name = node("label", node("span", words("daily-name")), field_, for_="daily-name")
    button = node("button", words("web-home-play"), class_="button main", type="submit")
    return node("form", name, button, method="post", action=f"{ADDRESS}/play", class_="daily-begin")


# -- the board --------------------------------------------------------------------------------------------------------


def _board(words: Translations, shown: Shown) -> Node:
    head = node("h2", words("daily-board"), class_="head")
    if not shown.board.best:
        nobody = words("daily-nobody" if shown.is_open else "daily-nobody-did")
        return node("section", head, node("p", nobody, class_="soft"), class_="frame daily-board")
    said = node("p", words("daily-count", count=shown.board.count), class_="help")
    return node("section", head, _table(words, shown, shown.board.best), said, class_="frame daily-board")


def _table(words: Translations, shown: Shown, best: Sequence[Try]) -> Node:
    """The best, and oneself."""
    rows = [_row(words, shown, each) for each in best]
    own = shown.board.own
    if own is not None and own.place is not None and own.owner not in [each.owner for each in best]:
        rows.append(_row(words, shown, own))
    heads = ["people-place", "people-leader", "daily-points", *([] if shown.is_open else ["daily-look"])]
    top = node("thead", node("tr", [node("th", words(key), scope="col") for key in heads]))
    return node("table", top, node("tbody", rows))


def _row(words: Translations, shown: Shown, each: Try) -> Node:
    """A line of the board; when the day is over, everybody may look at the games."""
    mine = shown.board.own is not None and each.owner == shown.board.own.owner
    medal = symbol("medal") if each.place == 1 else None
    look = None
    if not shown.is_open:
        links = {"replay": "web-end-replay", f"review?seat={shown.fair.seat + 1}": "review-title"}
        look = node("td", [node("a", words(key), href=f"/t/{each.table}/{at}") for at, key in links.items()])
    return node(
        "tr",
        node("td", medal, str(each.place), class_="num"),
        node("th", _name(words, shown, each), scope="row"),
        node("td", signed_number(each.points or 0), class_="num"),
        look,
        aria_current="true" if mine else None,
    )


def _name(words: Translations, shown: Shown, each: Try) -> Child:
    """Who that is: guests go by the name they gave, and who is on no list of leaders by none."""
    account = shown.accounts.get(each.owner)
    if account is None:
        return each.name
    if not account.wants("leaders") and (shown.me is None or shown.me.id != account.id):
        return words("daily-somebody")
    return node("a", account.name, href=profile_address(account.name)) if account.wants("open-page") else account.name


def _yesterday(words: Translations, shown: Shown | None) -> Node | None:
    """What came of the fair of the day before, with its games and their reviews."""
    if shown is None or not shown.board.best:
        return None
    own, count = shown.board.own, shown.board.count
    parts: list[Child] = [words("daily-count", count=count)]
    if own is not None and own.place is not None:
        place = words("people-place-in", place=own.place, players=count)
        parts = [node("b", words("games-points", points=own.points or 0)), f" · {place}"]
    title = node("h2", symbol(emblem_of(shown.game)), words("daily-yesterday"), class_="head")
    said = node("p", node("span", shown.game.meta.title), " · ", parts, class_="soft")
    table = _table(words, shown, shown.board.best[:BEST])
    return node("section", title, said, table, class_="frame daily-board", id="yesterday")


def _days(words: Translations, shown: Shown) -> Node:
    """The day before, and the one after, up to this day."""
    day = shown.fair.day
    now = datetime.fromtimestamp(shown.now, UTC).date()
    known = [
        (day - timedelta(days=1), "daily-yesterday" if day == now else "daily-before", day > FIRST),
        (day + timedelta(days=1), "daily-after", day < now),
    ]
    links = [node("a", words(key), class_="button", href=address(other)) for other, key, was in known if was]
    return node("nav", links, class_="daily-days", aria_label=words("daily-days"))


def address(day: date) -> str:
    return f"{ADDRESS}/{day.isoformat()}"


# -- the home page ----------------------------------------------------------------------------------------------------


def daily_line(words: Translations, fair: Fair, own: Try | None, count: int) -> Node:
    """The fair of the day on the home page: its title, how many have played, and the way there."""
    game = load(fair.game)
    said = words("daily-count", count=count) if count else words("daily-first")
    if own is None:
        key, style = "web-home-play", "button main"
    elif own.points is None:
        key, style = "web-home-continue", "button main"
    else:
        key, style = "daily-board", "button"
        said = f"{words('games-points', points=own.points)} · {said}"
    return node(
        "section",
        node("span", symbol(emblem_of(game)), class_="daily-stub"),
        node("p", node("b", words("daily-title")), node("span", f"{game.meta.title} · {said}")),
        node("a", words(key), class_=style, href=ADDRESS),
        class_="daily-line",
        id="daily",
        data_game=game.meta.slug,
        data_accent=game.meta.accent,
    )


def owners_on(board: Board) -> Sequence[str]:
    return [each.owner for each in (*board.best, *([board.own] if board.own else []))]
