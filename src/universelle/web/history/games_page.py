"""The page of one's games: filters, then tickets, the running ones first; records that come and go at its foot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import groupby
from math import ceil
from typing import Final

from babel.dates import format_skeleton

from universelle.bots.seat_specs import kind_of
from universelle.contract.artwork import emblem_of
from universelle.core.message import Message
from universelle.drawing.node import Child, Node, node, symbol
from universelle.games.registry import found
from universelle.i18n import Translations
from universelle.people.accounts import Account
from universelle.tables.history import DELETED, LOST, PAGE, WON, Counts
from universelle.tables.past_games import PEOPLE
from universelle.web.history.asked import ADDRESS, RUNNING, Asked
from universelle.web.history.tickets import Ticket, ticket
from universelle.web.layout import LANGUAGE_LINKS, bar, page
from universelle.web.people import sign_page as signing
from universelle.web.people.person_bar import person_tools
from universelle.web.people.profile_page import games_by_weight

STYLES: Final = (*signing.STYLES, "/static/house/history.css")
SCRIPT: Final = "/static/house/history.js"
WEEK: Final = 7 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Refused:
    """Why a game, or all of a file, cannot be kept, and in which line; its title, if that is known."""

    why: Message
    file: str = ""
    line: int | None = None
    game: str = ""


@dataclass(frozen=True, slots=True)
class Brought:
    """What came of records that somebody brought in."""

    added: int = 0
    known: int = 0  # that were there already
    unread: int = 0  # that must be sent again
    refused: Sequence[Refused] = ()


@dataclass(frozen=True, slots=True)
class Games:
    """What the page shows."""

    asked: Asked
    running: Sequence[Ticket] = ()
    past: Sequence[Ticket] = ()
    count: int = 0  # past games that fit, on all pages
    counts: Counts = field(default_factory=Counts)
    met: Sequence[tuple[str, str]] = ()  # titles, and bots that were met there
    me: Account | None = None
    now: float = 0.0
    brought: Brought | None = None
    refusal: Message | None = None

    @property
    def is_empty(self) -> bool:
        return not (self.counts.all or self.counts.deleted or self.running or self.asked.is_filtered)


def games_page(words: Translations, games: Games, numbers: Node | None = None) -> Node:
    """The page; `numbers` are how somebody has done."""
    body: list[Node | None] = [node("h1", words("web-home-games"))]
    if games.refusal is not None:
        body.append(node("p", words.say(games.refusal), class_="games-told games-refused", role="alert", id="told"))
    if games.is_empty:
        body.append(_nothing(words))
    else:
        body += [numbers, _filters(words, games), *_list(words, games), _pages(words, games)]
    body += [_take(words, games), _bring(words, games.brought)]
    main = node("main", [part for part in body if part is not None], class_="games-page", id="main")
    return node("div", bar(tools=person_tools(words, games.me, "games")), main, id="page")


def whole_page(language: str, games: Games, numbers: Node | None = None) -> str:
    """The page as the server sends it."""
    words = Translations(language)
    body = node("body", games_page(words, games, numbers), class_="person")
    # what was sent as a form is at an address that cannot be asked for again
    links = {other: f"{ADDRESS}{link}" for other, link in LANGUAGE_LINKS.items()}
    title, shown = words("web-home-games"), tuple(found().games.values())
    return page(words, title, body, shown=shown, styles=STYLES, scripts=(SCRIPT,), lang_links=links)


def _nothing(words: Translations) -> Node:
    to = node("a", words("games-to-fairs"), class_="button main", href="/#fairs")
    return node("section", node("p", words("games-nothing")), to, class_="frame games-nothing")


# -- filters ----------------------------------------------------------------------------------------------------------


def _filters(words: Translations, games: Games) -> Node:
    asked, counts = games.asked, games.counts
    titles = [_pill(words("games-all"), counts.all or None, asked.but(game=""), not asked.game)]
    for game in games_by_weight():
        if number := counts.by_game.get(game.meta.slug, 0):
            on = asked.game == game.meta.slug
            titles.append(_pill(game.meta.title, number, asked.but(game=game.meta.slug), on, emblem_of(game)))
    kinds = {WON: "games-won-only", LOST: "games-lost-only", RUNNING: "games-running"}
    outcomes = [_toggle(words(key), asked, kind) for kind, key in kinds.items()]
    if counts.deleted:
        outcomes.append(_toggle(words("games-deleted"), asked, DELETED, counts.deleted))
    pills = node("div", titles, node("span", class_="games-rule"), outcomes, class_="games-pills")
    return node("nav", pills, _search(words, games), class_="games-filters", aria_label=words("games-filters"))


def _pill(label: str, count: int | None, to: Asked, on: bool, sign: str | None = None) -> Node:
    number = node("span", str(count), class_="num soft") if count is not None else None
    current = "true" if on else None
    return node(
        "a", symbol(sign) if sign else None, label, number, class_="games-pill", href=to.address, aria_current=current
    )


def _toggle(label: str, asked: Asked, outcome: str, count: int | None = None) -> Node:
    """A filter that is left by choosing it again."""
    on = asked.outcome == outcome
    return _pill(label, count, asked.but(outcome="" if on else outcome), on)


def _search(words: Translations, games: Games) -> Node:
    asked = games.asked
    kept = {"game": asked.game, "outcome": asked.outcome, "numbers": asked.numbers}
    hidden = [node("input", type="hidden", name=name, value=value) for name, value in kept.items() if value]
    rivals = [("", words("games-any-rival")), *_rivals(words, games)]
    options = [node("option", said, value=rival, selected=rival == asked.rival) for rival, said in rivals]
    find = node(
        "input",
        type="search",
        name="find",
        value=asked.find,
        placeholder=words("games-find-hint"),
        aria_label=words("games-find"),
    )
    chosen = node("select", options, name="rival", aria_label=words("games-rival"), id="games-rival")
    show = node("button", symbol("find"), node("span", words("games-find"), class_="visually-hidden"), class_="button")
    return node("form", hidden, chosen, find, show, class_="games-search", action=ADDRESS, role="search")


def _rivals(words: Translations, games: Games) -> list[tuple[str, str]]:
    """Whom somebody has met: people, then computers by their names."""
    known = found().games
    named = {
        rival: kind_of(Translations(words.language, known[slug].package), rival)
        for slug, rival in games.met
        if rival != PEOPLE and slug in known and games.asked.game in ("", slug)
    }
    people = [(PEOPLE, words("games-people"))] if any([rival == PEOPLE for _, rival in games.met]) else []
    return people + sorted(named.items(), key=lambda each: each[1])


# -- the list ---------------------------------------------------------------------------------------------------------


def _list(words: Translations, games: Games) -> list[Node]:
    parts: list[Node] = []
    if games.running:
        parts += _group(words, words("games-running"), games.running, games)
    for title, some in groupby(games.past, key=lambda each: _when(words, each, games.now)):
        parts += _group(words, title, list(some), games)
    return parts or [_no_match(words, games)]


def _group(words: Translations, title: str, some: Sequence[Ticket], games: Games) -> list[Node]:
    lines = [ticket(words, each, games.asked, games.now) for each in some]
    return [node("h2", title, class_="games-when"), node("ul", lines, class_="games-list")]


def _when(words: Translations, each: Ticket, now: float) -> str:
    assert each.past is not None
    if now - each.past.ended < WEEK:
        return words("games-this-week")
    return format_skeleton("yMMMM", datetime.fromtimestamp(each.past.ended, UTC), locale=words.locale)


def _no_match(words: Translations, games: Games) -> Node:
    """Which filter to drop if no game fits."""
    asked = games.asked
    filters: Mapping[str, str] = {
        "game": found().games[asked.game].meta.title if asked.game else "",
        "outcome": words(f"games-{_named(asked.outcome)}") if asked.outcome else "",
        "rival": dict(_rivals(words, games)).get(asked.rival, asked.rival),
        "find": asked.find,
    }
    links = [
        node("a", words("games-without", filter=said), class_="button", href=asked.but(**{name: ""}).address)
        for name, said in filters.items()
        if said
    ]
    return node("section", node("p", words("games-no-match")), links, class_="frame games-nothing", id="no-match")


def _named(outcome: str) -> str:
    return f"{outcome}-only" if outcome in (WON, LOST) else outcome


def _pages(words: Translations, games: Games) -> Node | None:
    """Twenty games at a time."""
    pages, here = max(1, ceil(games.count / PAGE)), games.asked.page
    if pages == 1:
        return None
    links = [("games-newer", here - 1, "prev"), ("games-older", here + 1, "next")]
    newer, older = [
        node("a", words(key), class_="button", href=games.asked.at(to).address, rel=rel) if 1 <= to <= pages else None
        for key, to, rel in links
    ]
    said = node("span", words("games-page", page=here, pages=pages), class_="soft")
    return node("nav", newer, said, older, class_="games-turn", aria_label=words("games-pages"))


# -- records ----------------------------------------------------------------------------------------------------------


def _take(words: Translations, games: Games) -> Node | None:
    if not games.counts.all:
        return None
    link = node("a", symbol("save"), words("games-take-button"), class_="button", href="/games/export", download=True)
    said = node(
        "p",
        node("b", words("games-take", count=games.counts.all)),
        node("span", words("games-take-what"), class_="help"),
    )
    return node("section", node("span", symbol("save"), class_="games-stub"), said, link, class_="games-box")


def _bring(words: Translations, brought: Brought | None) -> Node:
    """A field for files; with scripts they can be dropped on it, and are sent at once."""
    file = node(
        "input",
        type="file",
        name="file",
        accept=".json,.jsonl,application/json",
        multiple=True,
        required=True,
        aria_label=words("games-bring-field"),
        id="games-file",
    )
    said = node("p", node("b", words("games-bring")), node("span", words("games-bring-what"), class_="help"))
    send = node("button", symbol("import"), words("games-bring-button"), class_="button", type="submit")
    form = node("form", file, send, method="post", action="/games/import", enctype="multipart/form-data")
    told = _brought(words, brought) if brought else None
    return node(
        "section",
        node("span", symbol("import"), class_="games-stub"),
        said,
        form,
        told,
        class_="games-box",
        id="bring",
        data_choose=words("games-bring-choose"),
        data_wait=words("games-bring-wait"),
    )


def _brought(words: Translations, brought: Brought) -> Node:
    numbers = {"games-brought": brought.added, "games-known": brought.known, "games-unread": brought.unread}
    said: list[Child] = [node("p", words(key, count=count)) for key, count in numbers.items() if count]
    lines = [node("li", _refused(words, each)) for each in brought.refused]
    refused = node("ul", lines, class_="games-refusals") if lines else None
    return node("div", said, refused, class_="games-brought", role="status", id="brought", tabindex="-1")


def _refused(words: Translations, refused: Refused) -> str:
    """Where something is wrong and what, in the words of its game."""
    game = found().games.get(refused.game)
    own = Translations(words.language, game.package) if game else words
    why, line = refused.why, refused.line
    if line is not None and "line" not in why.values:
        return words("games-line", file=refused.file, line=line, why=own.say(why))
    said = own.say(why) if line is None else own(why.key, **{**why.values, "line": line})
    return f"{words('label', what=refused.file)} {said}" if refused.file else said
