"""Running and finished tables as lists show them: tickets of an exhibition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, inf
from typing import Final

from universelle.contract.artwork import emblem_of
from universelle.contract.game import Game
from universelle.drawing.node import Node, node, symbol
from universelle.drawing.parts import seat_sign, signed_number
from universelle.games.registry import found
from universelle.i18n import Translations
from universelle.matches.players import players_in
from universelle.tables.clock import HOUR, MINUTE
from universelle.tables.shelf import ListedTable
from universelle.web.table.clocks import figures

MOST_RUNNING: Final = 2  # matches of the visitor above the posters; the others can be unfolded


@dataclass(frozen=True, slots=True)
class TableLine:
    """A running or finished table, as the home page lists it."""

    table: str  # its id; its page is /t/ID
    game: Game | None = None  # None: nothing is known of it but `why`
    players: Sequence[str] = ()
    seats: Sequence[str] = ()  # who plays, as the record has it
    headline: str = ""  # where the match is, in words
    to_move: Sequence[int] = ()
    mine: Sequence[int] = ()  # the visitor's seats
    over: bool = False
    scores: Sequence[int] = ()
    winners: Sequence[int] = ()
    unfinished: bool = False  # whether it was ended before its end
    deadline: float | None = None  # when the time of who must move runs out, in seconds since 1970
    run_out: Mapping[int, float] = field(default_factory=dict)  # when the time of each seat whose clock runs is over
    guided: bool = False  # whether it is the guided first game of its title
    why: str = ""  # the key of a sentence that says why nothing is known

    @property
    def href(self) -> str:
        return f"/t/{self.table}"

    @property
    def is_mine_to_move(self) -> bool:
        return not self.over and bool(set(self.mine) & set(self.to_move))

    def left(self, now: float) -> float | None:
        """The seconds that the visitor has left, or whoever must decide; None if no clock runs."""
        awaited = set(self.to_move).intersection(self.mine) or self.to_move
        moments = [self.run_out[seat] for seat in awaited if seat in self.run_out]
        return None if self.over or not moments else max(0.0, min(moments) - now)


def line_of(table: ListedTable, language: str) -> TableLine:
    """A table as it is kept, in a language."""
    summary = table.summary
    if summary is None:
        why = "web-home-damaged" if table.damaged else "web-home-pending"
        return TableLine(table.id, mine=table.mine, over=table.damaged, why=why)
    game = found().games.get(summary.game)
    if game is None:
        return TableLine(table.id, mine=table.mine, over=True, why="web-home-no-game")
    return TableLine(
        table=table.id,
        game=game,
        players=players_in(language, game.package, summary.seats),
        seats=summary.seats,
        headline=summary.headlines.get(language, ""),
        to_move=summary.to_move,
        mine=table.mine,
        over=summary.over,
        scores=summary.scores,
        winners=summary.winners,
        unfinished=summary.unfinished,
        deadline=table.deadline,
        run_out={int(seat): at for seat, at in summary.run_out},
        guided=table.terms.guided,
    )


def left_in_words(words: Translations, line: TableLine, now: float) -> str:
    """How much time is left for a move; empty if no clock runs."""
    seconds = line.left(now)
    if seconds is None:
        return ""
    short = words("web-home-minutes", minutes=ceil(seconds / MINUTE))
    return words("web-home-left", time=figures(words, seconds) if seconds >= HOUR else short)


def my_tables(words: Translations, games: Sequence[TableLine], now: float = 0.0) -> Node:
    """The tables of a visitor: those that wait for them first, the least time left on top."""
    head = node("h2", node("a", words("web-home-games"), href="/games"), class_="head")
    if not games:
        return node(
            "section",
            head,
            node("p", words("web-home-none"), class_="soft"),
            class_="tickets",
            id="games",
            data_waiting=0,
        )
    lines = sorted(games, key=_order)
    running = len([line for line in lines if not line.over])
    shown = min(running, MOST_RUNNING) or len(lines)
    rest = lines[shown:]
    more = [node("summary", words("web-home-more-games", count=len(rest))), _tickets(words, rest, now)]
    return node(
        "section",
        head,
        _tickets(words, lines[:shown], now),
        node("details", more, class_="more-tickets", id="more-games") if rest else None,
        class_="tickets",
        id="games",
        data_waiting=len(waiting(games)),
    )


def waiting(games: Sequence[TableLine]) -> Sequence[TableLine]:
    """Those at which the visitor must decide, the least time left first."""
    return sorted([line for line in games if line.is_mine_to_move], key=_order)


def _order(line: TableLine) -> tuple[bool, bool, float]:
    return line.over, not line.is_mine_to_move, inf if line.deadline is None else line.deadline


def _tickets(words: Translations, games: Sequence[TableLine], now: float) -> Node:
    return node("ul", [_ticket(words, line, now) for line in games])


def _ticket(words: Translations, line: TableLine, now: float) -> Node:
    if line.game is None:
        return node("li", node("p", words(line.why), class_="soft"), class_="ticket", id=f"table-{line.table}")
    over = words("table-unfinished" if line.unfinished else "web-home-over")
    where = over if line.over else line.headline
    body = node("div", node("h3", line.game.meta.title), node("p", where, class_="soft"), class_="ticket-title")
    return node(
        "li",
        node("span", symbol(emblem_of(line.game)), class_="ticket-stub"),
        body,
        node("p", [_chip(line, seat) for seat in range(len(line.players))], class_="ticket-players"),
        node("p", _state(words, line), _left(words, line, now), class_="ticket-state"),
        _table_link(words, line),
        class_="ticket",
        id=f"table-{line.table}",
        data_game=line.game.meta.slug,
        data_accent=line.game.meta.accent,
    )


def _chip(line: TableLine, seat: int) -> Node:
    score = node("b", f" {signed_number(line.scores[seat])}", class_="num") if line.over and line.scores else None
    marked = seat in (line.winners if line.over else line.to_move)
    return node(
        "span",
        seat_sign(seat),
        node("span", line.players[seat], score),
        class_="ticket-player on" if marked else "ticket-player",
    )


def _state(words: Translations, line: TableLine) -> Node:
    if line.over:
        names = words.listed([line.players[seat] for seat in line.winners])
        return node("span", words("web-home-won", winners=names) if names else None, class_="soft")
    if line.is_mine_to_move:
        return node("span", words("web-home-yours"), class_="your-turn")
    names = words.listed([line.players[seat] for seat in line.to_move])
    return node("span", words("web-home-to-move", players=names), class_="soft")


def _left(words: Translations, line: TableLine, now: float) -> Node | None:
    said = left_in_words(words, line, now)
    return node("span", symbol("clock"), said, class_="ticket-left num") if said else None


def _table_link(words: Translations, line: TableLine) -> Node:
    if line.over:
        return node("a", words("web-home-result"), class_="button", href=line.href)
    if line.mine:
        style = "button main" if line.is_mine_to_move else "button"
        return node("a", words("web-home-continue"), class_=style, href=line.href)
    return node("a", words("web-home-watch"), class_="button", href=line.href)
