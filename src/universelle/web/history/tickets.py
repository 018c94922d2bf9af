"""One game in the list: a ticket with its stub, and the question whether it shall be deleted in its place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from babel.dates import format_skeleton

from universelle.contract.artwork import emblem_of, portrait_of
from universelle.contract.game import Game
from universelle.drawing.node import Child, Node, node, symbol
from universelle.drawing.parts import player_sign, signed_number
from universelle.games.registry import found
from universelle.i18n import Translations
from universelle.matches.players import players_in
from universelle.matches.record import split_seat
from universelle.tables.bin import KEPT
from universelle.tables.history import PastGame
from universelle.tables.shelf import ListedTable
from universelle.tables.summary import Summary
from universelle.web.history.asked import Asked
from universelle.web.people.account_page import deed

DAY = 24 * 3600


@dataclass(frozen=True, slots=True)
class Ticket:
    """A game as the list shows it: one that is over, or a running one, of which there is no `past`."""

    table: ListedTable
    past: PastGame | None = None
    apart: bool = False  # whether others play, too: then a running one can only be left
    gone: bool = False  # whether it was deleted just now

    @property
    def with_people(self) -> bool:
        return self.apart or (self.past is not None and self.past.with_people)

    @property
    def game(self) -> Game | None:
        summary = self.table.summary
        return found().games.get(summary.game) if summary else None

    @property
    def why(self) -> str:
        """The key of a sentence that says why nothing is known of it."""
        if self.table.damaged:
            return "web-home-damaged"
        return "web-home-pending" if self.table.summary is None else "web-home-no-game"

    @property
    def is_mine_to_move(self) -> bool:
        summary = self.table.summary
        return summary is not None and self.past is None and bool({*self.table.mine} & {*summary.to_move})


def ticket(words: Translations, each: Ticket, asked: Asked, now: float) -> Node:
    """One line of the list; of a game of which nothing can be shown it says why."""
    game, summary, table = each.game, each.table.summary, each.table.id
    if game is None or summary is None:
        stub, acts = node("span", class_="games-stub"), node("div", _bin(words, each, asked), class_="games-acts")
        said = node("p", words(each.why), class_="soft games-day")
        return node("li", stub, said, acts, class_="games-ticket", id=f"game-{table}")
    if each.gone:
        return _gone(words, each, game, asked, now)
    if asked.delete == table:
        return _question(words, each, game, asked, now)
    return node(
        "li",
        node("span", symbol(emblem_of(game)), class_="games-stub"),
        _day(words, each, game, summary, now),
        node("p", _players(words, game, summary, each), class_="games-players"),
        _result(words, each, summary),
        node("div", _acts(words, each, asked, now), class_="games-acts"),
        class_="games-ticket",
        id=f"game-{table}",
        data_game=game.meta.slug,
        data_accent=game.meta.accent,
    )


def date(words: Translations, at: float, now: float) -> str:
    """A day of the week and a date; of another year with it."""
    then, today = datetime.fromtimestamp(at, UTC), datetime.fromtimestamp(now, UTC)
    return format_skeleton("MMMEd" if then.year == today.year else "yMMMEd", then, locale=words.locale)


def _day(words: Translations, each: Ticket, game: Game, summary: Summary, now: float) -> Node:
    if each.past is None:
        return node(
            "p", node("b", game.meta.title), node("span", summary.headlines.get(words.language, "")), class_="games-day"
        )
    facts = [words("games-imported")] if each.past.imported else [took(words, each.past.seconds)]
    title = node("a", date(words, each.past.ended, now), href=f"/t/{each.table.id}/end")
    return node("p", node("b", title), node("span", f"{game.meta.title} · {' · '.join(facts)}"), class_="games-day")


def took(words: Translations, seconds: int) -> str:
    """How long a game took."""
    hours, minutes = divmod(max(1, round(seconds / 60)), 60)
    if not hours:
        return words("web-home-minutes", minutes=minutes)
    return words("games-hours", hours=hours, minutes=f"{minutes:02}")


def _players(words: Translations, game: Game, summary: Summary, each: Ticket) -> list[Node]:
    names = players_in(words.language, game.package, summary.seats)
    seats = range(len(summary.seats))
    order = sorted(seats, key=lambda seat: (seat not in summary.winners, -summary.scores[seat])) if each.past else seats
    return [_player(game, summary, names, seat, seat in each.table.mine) for seat in order]


def _player(game: Game, summary: Summary, names: Sequence[str], seat: int, mine: bool) -> Node:
    who = split_seat(summary.seats[seat])[1]
    face = portrait_of(game, who) if who in game.opponents else None
    points = node("b", signed_number(summary.scores[seat]), class_="num")
    classes = [name for name, holds in (("games-winner", seat in summary.winners), ("games-me", mine)) if holds]
    return node("span", player_sign(seat, face), node("span", names[seat]), points, class_=" ".join(classes) or None)


def _result(words: Translations, each: Ticket, summary: Summary) -> Node:
    past = each.past
    if past is None:
        yours = node("span", words("web-home-yours"), class_="games-stamp") if each.is_mine_to_move else None
        return node("p", yours, class_="games-result")
    if summary.unfinished:
        return node("p", node("b", words("table-unfinished")), class_="games-result")
    if past.seat is None or past.place is None:
        return node("p", class_="games-result")
    if past.players == 1:
        points = node("b", words("games-points", points=past.points or 0))
        return node("p", _medal(past, points), node("span", words("people-alone")), class_="games-result")
    place = node("b", words("people-place-in", place=past.place, players=past.players))
    return node("p", _medal(past, place), node("span", _lead(words, past, summary)), class_="games-result")


def _medal(past: PastGame, said: Node) -> Node:
    return node("span", symbol("medal"), said, class_="games-medal") if past.won else said


def _lead(words: Translations, past: PastGame, summary: Summary) -> str:
    """By how much somebody was ahead, or behind."""
    own = summary.scores[past.seat or 0]
    others = [points for seat, points in enumerate(summary.scores) if seat != past.seat]
    if past.won:
        by, equal = own - max(others), "games-tie-break" if len(summary.winners) == 1 else "games-shared"
        return words("games-ahead", points=by) if by > 0 else words(equal)
    by = max(others) - own
    return words("games-behind", points=by) if by > 0 else words("games-tie-break")


def _acts(words: Translations, each: Ticket, asked: Asked, now: float) -> list[Child]:
    href = f"/t/{each.table.id}"
    if each.past is None:
        style = "button main" if each.is_mine_to_move else "button"
        link = node("a", words("web-home-continue"), class_=style, href=href)
        return [link] if each.with_people else [link, _bin(words, each, asked)]
    if each.past.deleted:
        days = max(1, round((each.past.deleted + KEPT - now) / DAY))
        back = deed(words("games-bring-back"), "/games/bring-back", table=each.table.id, back=asked.address)
        return [node("span", words("games-days-left", days=days), class_="soft"), back]
    return [
        node("a", words("review-title"), class_="button", href=f"{href}/review"),
        _icon(words("web-end-replay"), "play", f"{href}/replay"),
        _icon(words("web-end-export"), "save", f"{href}/record.json", download=True),
        _bin(words, each, asked),
    ]


def _icon(label: str, sign: str, href: str, **more: str | bool) -> Node:
    return node("a", symbol(sign), class_="games-icon", href=href, aria_label=label, title=label, **more)


def _bin(words: Translations, each: Ticket, asked: Asked) -> Node:
    address = asked.at(asked.page, each.table.id).address
    return _icon(words("games-delete"), "bin", f"{address}#game-{each.table.id}", data_swap="yes")


def _gone(words: Translations, each: Ticket, game: Game, asked: Asked, now: float) -> Node:
    """In place of a ticket that was deleted just now: the way back."""
    back = deed(words("games-bring-back"), "/games/bring-back", table=each.table.id, back=asked.at(asked.page).address)
    return node(
        "li",
        node("span", symbol("bin"), class_="games-stub"),
        node("p", node("b", words("games-deleted-said")), node("span", _called(words, each, game, now)), role="status"),
        node("div", back, class_="games-acts"),
        class_="games-ticket games-gone",
        id=f"game-{each.table.id}",
    )


def _called(words: Translations, each: Ticket, game: Game, now: float) -> str:
    return f"{game.meta.title} · {_when(words, each, now)}"


def _when(words: Translations, each: Ticket, now: float) -> str:
    return words("games-running") if each.past is None else date(words, each.past.ended, now)


def _question(words: Translations, each: Ticket, game: Game, asked: Asked, now: float) -> Node:
    """In place of a ticket: whether the game shall go. Keeping it comes first."""
    table, back = each.table.id, asked.at(asked.page).address
    title = words("games-delete-ask", game=game.meta.title, when=_when(words, each, now))
    said = words("games-delete-shared" if each.with_people else "games-delete-what")
    return node(
        "li",
        node("span", symbol("bin"), class_="games-stub"),
        node("p", node("b", title), node("span", said), class_="games-day"),
        node(
            "div",
            node("a", words("games-keep"), class_="button", href=f"{back}#game-{table}", data_swap="yes"),
            node(
                "form",
                node("input", type="hidden", name="table", value=table),
                node("input", type="hidden", name="back", value=back),
                node("button", words("games-delete"), class_="button games-danger", type="submit"),
                method="post",
                action="/games/delete",
            ),
            class_="games-acts",
        ),
        class_="games-ticket games-question",
        id=f"game-{table}",
        role="group",
        aria_label=title,
    )
