"""The home page: a poster for each game, and the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from universelle.contract.artwork import poster_of
from universelle.contract.game import Game
from universelle.core.meta import Meta
from universelle.drawing.node import Node, node, symbol
from universelle.drawing.svg_fragments import fragment
from universelle.i18n import Translations, city_of
from universelle.web.guides.offer import on_poster
from universelle.web.layout import languages
from universelle.web.lobby import lobby
from universelle.web.lobby.lobby import Glance
from universelle.web.more_links import more_links

STYLES: Final = ("/static/house/home.css", "/static/house/lobby.css", "/static/house/daily.css")
SCRIPT: Final = "/static/house/lobby.js"


def home(
    words: Translations, games: Sequence[Game], glance: Glance, me: Node | None = None, daily: Node | None = None
) -> Node:
    """Masthead, posters and tables; who has begun something finds it first, and on phones open tables, too. `me` leads
    to one's own page, or to where one signs in. The body has the class `home`."""
    posters = [
        _poster(words, game, on_poster(words, game, glance.mine))
        for game in sorted(games, key=lambda game: game.meta.weight)
    ]
    section = node("section", posters, class_="posters", id="fairs", aria_label=words("web-home-fairs"))
    parts = lobby.parts(glance)
    running = any([not line.over for line in glance.mine])
    first = [parts["games"], section] if running else [section, parts["games"]]
    beside = node("aside", parts["quick"], parts["elsewhere"], class_="lobby-aside")
    hall = node("div", parts["open-tables"], beside, class_="lobby")
    main = node("main", parts["call"], daily, first, hall, class_="fairs-first" if glance.is_quiet else None, id="main")
    return node("div", _masthead(words, parts["counts"], me), main, id="page")


def _masthead(words: Translations, counts: Node, me: Node | None) -> Node:
    lines = node("div", node("h1", "Universelle"), counts, class_="masthead-words")
    title = node("div", fragment("masthead"), lines, class_="masthead-title")
    above = node("div", languages(words), me, class_="masthead-links")
    return node("header", above, title, class_="masthead", id="masthead")


def _poster(words: Translations, game: Game, first_game: Node | None) -> Node:
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
        node("div", first_game, class_="poster-first") if first_game else None,
        more_links(words, game),
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
    """Play at once, choose with whom, or read the rules."""
    return node(
        "form",
        node("input", type="hidden", name="game", value=meta.slug),
        node("button", words("web-home-play"), class_="button main", type="submit"),
        node("a", words("web-home-others"), class_="button", href=f"/setup/{meta.slug}"),
        node("a", symbol("rules"), f" {words('web-home-rules')}", class_="button quiet", href=f"/rules/{meta.slug}"),
        class_="poster-links",
        method="post",
        action="/new",
    )
