"""How somebody has done at a title: figures, sources of points, numbers of players, opponents, and the rating."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlencode

from universelle.bots.seat_specs import kind_of
from universelle.contract.game import Game
from universelle.drawing.node import Child, Node, node, symbol
from universelle.drawing.parts import signed_number
from universelle.games.registry import found
from universelle.i18n import Translations
from universelle.people.accounts import Account
from universelle.people.levels import ENOUGH, course, own_rating, ratings_of, your_match
from universelle.people.numbers import Numbers, Part
from universelle.tables.past_games import PEOPLE
from universelle.web.history.games_page import SCRIPT, STYLES
from universelle.web.history.level_chart import level_chart
from universelle.web.layout import bar, page
from universelle.web.people.person_bar import person_tools
from universelle.web.people.profile_page import game_tabs, games_by_weight
from universelle.web.people.rating_chart import whole
from universelle.web.table.report import reason_name

ADDRESS: Final = "/games/numbers"
WINDOW: Final = 30  # games that say how strong somebody was at a moment
MOMENTS: Final = 24


@dataclass(frozen=True, slots=True)
class Shown:
    """The numbers of somebody at a title: all of them, or only with so many players or against somebody."""

    game: Game
    numbers: Numbers = field(default_factory=Numbers)
    players: int = 0
    rival: str = ""
    me: Account | None = None


def figures(words: Translations, shown: Shown, tabs: str, more: bool = True) -> Node:
    """The two frames above the list of games: what somebody has won, and where their points come from.

    `tabs` is the address of the same page for another title, without its name.
    """
    done = shown.numbers
    links = game_tabs(games_by_weight(), shown.game, tabs)
    parts: list[Child] = [links]
    if done.all.played:
        parts += [_figures(words, done), _latest(words, done), *_level(words, shown)]
    else:
        parts.append(node("p", words("numbers-none", game=shown.game.meta.title), class_="numbers-said"))
    if more and done.all.played:
        parts.append(
            node("a", words("numbers-more"), class_="numbers-more", href=f"{ADDRESS}?game={shown.game.meta.slug}")
        )
    left = node("section", parts, class_="frame", aria_label=words("numbers-title"))
    about = {"data_game": shown.game.meta.slug, "data_accent": shown.game.meta.accent}
    return node("div", left, _sources(words, shown, not more), class_="numbers", id="numbers", **about)


def _figures(words: Translations, done: Numbers) -> Node:
    enough = done.all.played >= ENOUGH
    share = node("small", words.percent(done.all.won / done.all.played, 0)) if enough else None
    best = words("numbers-best-mean", mean=words.decimal(done.mean)) if enough else words("numbers-best")
    streak = words("numbers-streak", longest=done.longest)
    rows: list[tuple[str, list[Child]]] = [
        (words("numbers-played"), [str(done.all.played)]),
        (words("numbers-won"), [str(done.all.won), " ", share] if share else [str(done.all.won)]),
        (best, [signed_number(done.all.best or 0)]),
        (streak, [symbol("flame"), str(done.streak)] if done.streak else ["0"]),
    ]
    return node(
        "dl", [node("div", node("dd", value), node("dt", label)) for label, value in rows], class_="numbers-sums"
    )


def _latest(words: Translations, done: Numbers) -> Node:
    """The latest places, the newest last."""
    places = [
        node(
            "i",
            str(place),
            class_="numbers-first" if place == 1 and players > 1 else None,
            title=words("people-place-in", place=place, players=players),
        )
        for place, players in done.latest
    ]
    return node("p", node("span", words("numbers-latest")), places, class_="numbers-latest")


def _level(words: Translations, shown: Shown) -> list[Node]:
    """How strong somebody is beside the computers, and the one that suits them."""
    game, outcomes = shown.game, shown.numbers.outcomes
    own, match = own_rating(outcomes, ratings_of(game.opponents)), your_match(outcomes, game.opponents)
    if own is None or match is None:
        return []
    name = kind_of(Translations(words.language, game.package), match)
    fields = {"game": game.meta.slug, "who-1": "me", "who-2": match}
    hidden = [node("input", type="hidden", name=key, value=value) for key, value in fields.items()]
    button = node("button", words("numbers-play"), class_="button", type="submit")
    said = node("p", words("numbers-level", rating=whole(own), opponent=name))
    return [node("form", said, hidden, button, class_="numbers-level", method="post", action="/new")]


def _sources(words: Translations, shown: Shown, drawn: bool) -> Node | None:
    """Where the points come from, beside the opponents'; no means of a few games. Symbols are `drawn` on pages of the
    game."""
    done, game = shown.numbers, shown.game
    if done.all.played < ENOUGH or not done.sources:
        return None
    own = Translations(words.language, game.package)
    longest = max([abs(mean) for both in done.sources.values() for mean in both]) or 1.0
    alone = not done.outcomes
    known = game.page.reason_symbols
    order = {reason: number for number, reason in enumerate(known, start=1)}
    signs = {reason: symbol(name) for reason, name in known.items()} if drawn else {}
    rows = [
        node(
            "tr",
            node("th", signs.get(reason), reason_name(own, reason), scope="row"),
            node("td", [_length(mean / longest) for mean in ((both[0],) if alone else both)], class_="numbers-bars"),
            node("td", node("b", words.decimal(both[0])), class_="num"),
            None if alone else node("td", words.decimal(both[1]), class_="num soft"),
        )
        for reason, both in sorted(done.sources.items(), key=lambda each: order.get(each[0], 0))
    ]
    heads = ["web-end-from", "numbers-length", "numbers-yours", *([] if alone else ["numbers-theirs"])]
    head = node("thead", node("tr", [node("th", words(key), scope="col") for key in heads]), class_="visually-hidden")
    said = "numbers-sources-alone" if alone else "numbers-sources-said"
    return node(
        "section",
        node("h2", words("numbers-sources"), class_="head"),
        node("table", head, node("tbody", rows), class_="numbers-sources"),
        node("p", words(said, games=done.all.played), class_="help"),
        class_="frame",
    )


def _length(share: float) -> Node:
    width = round(100 * abs(share))
    return node("i", style=f"width:{width}%", class_="numbers-lost" if share < 0 else None, hidden=not width)


# -- the page of its own ----------------------------------------------------------------------------------------------


def numbers_page(language: str, shown: Shown) -> str:
    words = Translations(language)
    game = shown.game
    parts = [
        node("h1", words("numbers-title")),
        _narrowed(words, shown),
        figures(words, shown, f"{ADDRESS}?game=", more=False),
        _course(words, shown),
        node("div", _by_players(words, shown), _by_rival(words, shown), class_="numbers numbers-tables"),
        node("p", words("numbers-counts"), class_="help"),
        node("p", node("a", words("web-home-games"), class_="button", href=f"/games?game={game.meta.slug}")),
    ]
    main = node("main", [part for part in parts if part is not None], class_="games-page", id="main")
    tools = person_tools(words, shown.me, "games")
    body = node("body", node("div", bar(tools=tools), main, id="page"), class_="person")
    links = {other: f"?{urlencode({'lang': other, 'game': game.meta.slug})}" for other in ("en", "fr", "de", "it")}
    return page(
        words, words("numbers-title"), body, game=game, shown=tuple(found().games.values()), styles=STYLES,
        scripts=(SCRIPT,), lang_links=links,
    )  # fmt: skip


def _narrowed(words: Translations, shown: Shown) -> Node | None:
    """What the numbers are about if not all games, and the way back."""
    if not shown.players and not shown.rival:
        return None
    said = _players(words, shown.players) if shown.players else _rival(words, shown.game, shown.rival)
    all_games = node(
        "a", words("games-without", filter=said), class_="button", href=f"{ADDRESS}?game={shown.game.meta.slug}"
    )
    return node("p", all_games)


def _players(words: Translations, players: int) -> str:
    return words("people-alone") if players == 1 else words("numbers-players-of", players=players)


def _rival(words: Translations, game: Game, rival: str) -> str:
    return words("games-people") if rival == PEOPLE else kind_of(Translations(words.language, game.package), rival)


def _course(words: Translations, shown: Shown) -> Node | None:
    """The rating over the games, among the ratings of the computers."""
    levels = ratings_of(shown.game.opponents)
    ratings = course(shown.numbers.outcomes, levels, WINDOW, MOMENTS)
    if len(ratings) < 2:
        return None
    named = {kind_of(Translations(words.language, shown.game.package), name): rating for name, rating in levels.items()}
    said = words("numbers-chart", first=whole(ratings[0][1]), last=whole(ratings[-1][1]), games=ratings[-1][0])
    return node(
        "section",
        node("h2", words("numbers-course"), class_="head"),
        level_chart(words, said, ratings, named),
        node("p", words("numbers-course-said"), class_="help"),
        class_="frame numbers-course",
    )


def _by_players(words: Translations, shown: Shown) -> Node | None:
    named = {number: (_players(words, number), {"players": str(number)}) for number in shown.numbers.by_players}
    rows = [(*named[number], part) for number, part in shown.numbers.by_players.items()]
    return _table(words, shown.game, "numbers-by-players", rows)


def _by_rival(words: Translations, shown: Shown) -> Node | None:
    order = {PEOPLE: -1, **{name: number for number, name in enumerate(shown.game.opponents)}}
    ranked = sorted(shown.numbers.by_rival.items(), key=lambda each: (order.get(each[0], len(order)), each[0]))
    rows = [(_rival(words, shown.game, rival), {"rival": rival}, part) for rival, part in ranked]
    return _table(words, shown.game, "numbers-by-rival", rows)


def _table(
    words: Translations, game: Game, title: str, rows: Sequence[tuple[str, Mapping[str, str], Part]]
) -> Node | None:
    if not rows:
        return None
    heads = ("numbers-played", "numbers-won", "numbers-share", "numbers-best")
    head = node("tr", node("td"), [node("th", words(key), scope="col") for key in heads])
    body = [
        node(
            "tr",
            node("th", node("a", said, href=f"{ADDRESS}?{urlencode({'game': game.meta.slug, **query})}"), scope="row"),
            [node("td", text, class_="num") for text in _cells(words, part)],
        )
        for said, query, part in rows
    ]
    table = node("table", node("thead", head), node("tbody", body), class_="numbers-table")
    return node("section", node("h2", words(title), class_="head"), table, class_="frame")


def _cells(words: Translations, part: Part) -> list[str]:
    share = words.percent(part.won / part.played, 0) if part.played >= ENOUGH else "·"
    return [str(part.played), str(part.won), share, signed_number(part.best or 0)]
