"""The home page: a poster for each game, and the tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from universelle.contract.artwork import emblem_of, poster_of
from universelle.contract.game import Game
from universelle.core.meta import Meta
from universelle.drawing.node import Node, node, symbol
from universelle.drawing.parts import seat_sign
from universelle.drawing.svg_fragments import fragment
from universelle.i18n import Translations, city_of
from universelle.web.layout import languages

STYLES: Final = ("/static/house/home.css",)
MOST_RUNNING: Final = 2  # matches of the visitor above the posters; the others can be unfolded


@dataclass(frozen=True, slots=True)
class TableLine:
    """A running or finished table, as the home page lists it."""

    table: str  # its id; its page is /t/ID
    game: Game
    players: Sequence[str]
    headline: str = ""  # where the match is, in words
    to_move: Sequence[int] = ()
    mine: Sequence[int] = ()  # the visitor's seats
    over: bool = False
    scores: Sequence[int] = ()
    winners: Sequence[int] = ()

    @property
    def href(self) -> str:
        return f"/t/{self.table}"


def home(words: Translations, games: Sequence[Game], mine: Sequence[TableLine], others: Sequence[TableLine]) -> Node:
    """Masthead, posters and tables; who has begun something finds it first. The body has the class `home`."""
    posters = [_poster(words, game) for game in sorted(games, key=lambda game: game.meta.weight)]
    section = node("section", posters, class_="posters", id="fairs", aria_label=words("web-home-fairs"))
    tables = _my_tables(words, mine)
    first = [tables, section] if any([not line.over for line in mine]) else [section, tables]
    main = node("main", first, _other_tables(words, others), id="main")
    return node("div", _masthead(words), main, id="page")


def _masthead(words: Translations) -> Node:
    lines = node("div", node("h1", "Universelle"), node("p", words("web-home-subtitle")), class_="masthead-words")
    title = node("div", fragment("masthead"), lines, class_="masthead-title")
    return node("header", languages(words), title, class_="masthead", id="masthead")


def _poster(words: Translations, game: Game) -> Node:
    meta = game.meta
    own = Translations(words.language, game.package)
    city = node("p", node("span", city_of(own, meta)), node("span", str(meta.year or "")), class_="poster-city")
    return node(
        "article",
        node("div", city, poster_of(game), class_="poster-frame"),
        node("h2", meta.title),
        node("p", own("home-line"), class_="poster-line") if own.has("home-line") else None,
        _facts(words, meta),
        _game_links(words, meta),
        class_="poster",
        id=f"game-{meta.slug}",
        data_game=meta.slug,
        data_accent=meta.accent,
    )


def _facts(words: Translations, meta: Meta) -> Node:
    facts = {
        "supporter": words("web-home-players", least=meta.min_players, most=meta.max_players),
        "clock": words("web-home-minutes", minutes=meta.minutes),
        "weight": words("weight", weight=meta.weight),
    }
    return node("ul", [node("li", symbol(sign), f" {fact}") for sign, fact in facts.items()], class_="poster-facts")


def _game_links(words: Translations, meta: Meta) -> Node:
    """Play at once, set up first, or read the rules."""
    return node(
        "form",
        node("input", type="hidden", name="game", value=meta.slug),
        node("button", words("web-home-play"), class_="button main", type="submit"),
        node("a", words("web-home-setup"), class_="button", href=f"/setup/{meta.slug}"),
        node("a", symbol("rules"), f" {words('web-home-rules')}", class_="button quiet", href=f"/rules/{meta.slug}"),
        class_="poster-links",
        method="post",
        action="/new",
    )


def _my_tables(words: Translations, games: Sequence[TableLine]) -> Node:
    head = node("h2", words("web-home-games"), class_="head")
    if not games:
        return node("section", head, node("p", words("web-home-none"), class_="soft"), class_="tickets", id="games")
    lines = sorted(games, key=lambda line: line.over)
    running = len([line for line in lines if not line.over])
    shown = min(running, MOST_RUNNING) or len(lines)
    rest = lines[shown:]
    more = [node("summary", words("web-home-more-games", count=len(rest))), _tickets(words, rest)]
    return node(
        "section",
        head,
        _tickets(words, lines[:shown]),
        node("details", more, class_="more-tickets", id="more-games") if rest else None,
        class_="tickets",
        id="games",
    )


def _other_tables(words: Translations, games: Sequence[TableLine]) -> Node | None:
    """Tables of other visitors, which can be watched."""
    head = node("h2", words("web-home-elsewhere"), class_="head")
    lines = sorted(games, key=lambda line: line.over)
    return node("section", head, _tickets(words, lines), class_="tickets", id="elsewhere") if games else None


def _tickets(words: Translations, games: Sequence[TableLine]) -> Node:
    return node("ul", [_ticket(words, line) for line in games])


def _ticket(words: Translations, line: TableLine) -> Node:
    where = words("web-home-over") if line.over else line.headline
    body = node("div", node("h3", line.game.meta.title), node("p", where, class_="soft"), class_="ticket-title")
    return node(
        "li",
        node("span", symbol(emblem_of(line.game)), class_="ticket-stub"),
        body,
        node("p", [_chip(line, seat) for seat in range(len(line.players))], class_="ticket-players"),
        node("p", _state(words, line), class_="ticket-state"),
        _table_link(words, line),
        class_="ticket",
        id=f"table-{line.table}",
        data_game=line.game.meta.slug,
        data_accent=line.game.meta.accent,
    )


def _chip(line: TableLine, seat: int) -> Node:
    score = node("b", f" {line.scores[seat]}", class_="num") if line.over and line.scores else None
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
    if set(line.mine) & set(line.to_move):
        return node("span", words("web-home-yours"), class_="your-turn")
    names = words.listed([line.players[seat] for seat in line.to_move])
    return node("span", words("web-home-to-move", players=names), class_="soft")


def _table_link(words: Translations, line: TableLine) -> Node:
    if line.over:
        return node("a", words("web-home-result"), class_="button", href=line.href)
    if line.mine:
        yours = set(line.mine) & set(line.to_move)
        return node("a", words("web-home-continue"), class_="button main" if yours else "button", href=line.href)
    return node("a", words("web-home-watch"), class_="button", href=line.href)
