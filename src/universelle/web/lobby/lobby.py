"""The lobby as pages show it: who is here, what waits for the visitor, open tables, quick match, and what is played."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import asdict, astuple, dataclass, field
from enum import StrEnum
from typing import Final
from urllib.parse import urlencode

from universelle.bots.seat_specs import PERSON, face_of
from universelle.contract.artwork import emblem_of
from universelle.contract.game import Game
from universelle.core.meta import Meta
from universelle.drawing.node import Node, node, symbol
from universelle.drawing.parts import pips, seat_sign
from universelle.games.registry import load, metas
from universelle.i18n import LANGUAGES, Translations
from universelle.matches.players import players_in
from universelle.matches.record import split_seat
from universelle.tables.clock import Pace
from universelle.tables.gathering import FREE, LONGEST_NAME, Gathering
from universelle.tables.lobby import Hall, Watcher
from universelle.web.layout import LANGUAGE_NAMES
from universelle.web.lobby.setup_page import friends_address
from universelle.web.lobby.terms_page import pace_in_words, paces
from universelle.web.lobby.tickets import TableLine, left_in_words, line_of, my_tables, waiting

MOST_OPEN: Final = 12  # tables that are shown at first
MOST_WATCHED: Final = 6
PATIENCE: Final = 180.0  # seconds after which the computer is offered to who looks for a match
HEARTBEAT: Final = 20.0  # seconds between comments that keep an idle connection open


class Kind(StrEnum):
    """Kinds of pace by which open tables are looked for."""

    LIVE = "live"
    POST = "post"
    NONE = "none"

    @staticmethod
    def of(pace: Pace | None) -> Kind:
        return Kind.NONE if pace is None else Kind.POST if pace.by_post else Kind.LIVE


@dataclass(frozen=True)
class Wanted:
    """Which open tables somebody would like to see; what is empty may be any."""

    game: str = ""
    pace: str = ""  # a kind
    players: str = ""  # how many chairs
    language: str = ""

    def fits(self, gathering: Gathering) -> bool:
        pace, players = Kind.of(gathering.terms.pace), str(len(gathering.record.seats))
        found = gathering.record.game, pace, players, gathering.language
        return all(wish in ("", it_is) for wish, it_is in zip(astuple(self), found))

    @property
    def query(self) -> str:
        """The wish in an address."""
        return urlencode({name: wish for name, wish in asdict(self).items() if wish})


ANYTHING: Final = Wanted()


@dataclass(frozen=True)
class Glance:
    """The lobby as one visitor sees it."""

    words: Translations
    owner: str | None
    hall: Hall
    mine: Sequence[TableLine] = ()
    gatherings: Sequence[Gathering] = ()  # at which the visitor sits, or which they have opened
    wanted: Wanted = ANYTHING  # only these open tables
    shows_all: bool = False
    shows_all_games: bool = False
    now: float = field(default=0.0, compare=False)  # in seconds since 1970
    name: str = ""  # of the visitor, as far as it is known

    @property
    def is_quiet(self) -> bool:
        """Whether nothing is there that the visitor could go on with or join."""
        return not (self.mine or self.gatherings or self.hall.open)

    @property
    def search(self) -> Gathering | None:
        """The table at which the visitor waits for others who look for a match."""
        return next((each for each in self.gatherings if each.quick and each.seats_of(self.owner)), None)


def parts(glance: Glance) -> dict[str, Node]:
    """Everything that changes by itself, by id."""
    drawn = [
        _counts(glance),
        _call(glance),
        my_tables(glance.words, glance.mine, glance.now),
        _open_tables(glance),
        _quick(glance),
        _watching(glance),
    ]
    return {str(part.id): part for part in drawn}


def _counts(glance: Glance) -> Node:
    words, hall = glance.words, glance.hall
    people = max(1, hall.people)
    said = [words("lobby-people", count=people), words("lobby-open", count=len(hall.open))]
    said.append(words("lobby-in-play", count=hall.in_play))
    return node("p", [node("span", each) for each in said], class_="lobby-counts", id="counts")


def _call(glance: Glance) -> Node:
    """A line that is there only while a game waits for the visitor."""
    words, calling = glance.words, waiting(glance.mine)
    if not calling:
        return node("p", id="call", hidden=True)
    first = calling[0]
    assert first.game is not None
    said = node("b", words("lobby-call", count=len(calling)))
    left = left_in_words(words, first, glance.now)
    which = node("span", first.game.meta.title, node("b", f" · {left}", class_="num") if left else None)
    link = node("a", words("web-home-continue"), class_="button", href=first.href)
    return node("p", said, " ", which, link, class_="lobby-call", id="call")


# -- open tables ----------------------------------------------------------------------------------------------------


def _open_tables(glance: Glance) -> Node:
    words, hall = glance.words, glance.hall
    own = {each.id for each in glance.gatherings}
    others = [each for each in (*hall.open, *hall.filled) if each.id not in own]
    fitting = [each for each in others if glance.wanted.fits(each)]
    fitting.sort(key=lambda each: (not each.free, _missing(each), -each.opened))
    shown = fitting if glance.shows_all else fitting[:MOST_OPEN]
    filled = {each.id for each in hall.filled}
    rows = [_row(glance, each, each.id in filled) for each in (*glance.gatherings, *shown)]
    return node(
        "section",
        node("h2", words("waiting-tables"), class_="head"),
        _filters(glance) if others else None,
        node("ul", rows) if rows else None,
        _nothing_open(glance, len(others)) if not fitting and (others or not rows) else None,
        _show_all(glance, "all", "open-tables", len(fitting)) if len(shown) < len(fitting) else None,
        _open_one(words),
        class_="tickets lobby-open",
        id="open-tables",
    )


def _missing(gathering: Gathering) -> float:
    """The part of the chairs that is free."""
    return len(gathering.free) / len(gathering.record.seats)


def _filters(glance: Glance) -> Node:
    """Fields that say which tables are shown; with scripts each holds at once."""
    words, wanted = glance.words, glance.wanted
    counts = glance.hall.open_by_game()
    most = max([meta.max_players for meta in metas().values()], default=2)
    offered = {
        "game": {meta.slug: f"{meta.title} ({counts.get(meta.slug, 0)})" for meta in _games()},
        "pace": {kind.value: words(f"lobby-pace-{kind}") for kind in Kind},
        "players": {str(number): words("lobby-for-players", count=number) for number in range(2, most + 1)},
        "language": {language: LANGUAGE_NAMES[language] for language in LANGUAGES},
    }
    named = {"pace": "terms-pace", "language": "web-setup-language"}
    fields = [
        _filter(
            name,
            words(named.get(name, f"lobby-{name}")),
            {"": words(f"lobby-any-{name}"), **choices},
            getattr(wanted, name),
        )
        for name, choices in offered.items()
    ]
    show = node("button", words("lobby-filter"), class_="button no-js", type="submit")
    return node(
        "form",
        fields,
        show,
        class_="lobby-filters",
        id="filters",
        role="search",
        aria_label=words("lobby-filters"),
        action="/#open-tables",
    )


def _filter(name: str, label: str, choices: Mapping[str, str], chosen: str) -> Node:
    options = [node("option", said, value=value, selected=value == chosen) for value, said in choices.items()]
    return node("select", options, name=name, id=f"filter-{name}", aria_label=label)


def _games() -> list[Meta]:
    """The games, the lightest first, as their posters are."""
    return sorted(metas().values(), key=lambda meta: meta.weight)


def _open_one(words: Translations) -> Node:
    """Links to open a table of each game for others."""
    links = [node("a", meta.title, class_="button", href=friends_address(meta.slug)) for meta in _games()]
    return node("p", node("span", words("lobby-open-one")), links, class_="lobby-open-one", id="open-one")


def _nothing_open(glance: Glance, others: int) -> Node:
    words = glance.words
    if not others:
        return node("p", words("lobby-none"), class_="soft lobby-nothing")
    link = node("a", words("lobby-show-all", count=others), href="/#open-tables")
    return node("p", words("lobby-none-like", count=others), " ", link, class_="soft lobby-nothing")


def _show_all(glance: Glance, which: str, part: str, count: int) -> Node:
    chosen = f"&{glance.wanted.query}" if glance.wanted.query else ""
    link = node("a", glance.words("lobby-show-all", count=count), href=f"/?{which}=yes{chosen}#{part}")
    return node("p", link, class_="lobby-more")


def _row(glance: Glance, gathering: Gathering, filled: bool) -> Node:
    """An open table; one that is full can be watched."""
    words, game = glance.words, load(gathering.record.game)
    chairs, free = len(gathering.record.seats), gathering.free
    players = players_in(words.language, game.package, gathering.record.seats)
    sitting = [name for seat, name in enumerate(players) if seat not in free]
    seated = bool(gathering.seats_of(glance.owner)) or glance.owner == gathering.host
    said = words("waiting-title", chairs=chairs, taken=chairs - len(free))
    signs = [_free_chair() if seat in free else seat_sign(seat) for seat in range(chairs)]
    state = words("lobby-filled") if filled else words("lobby-free", count=len(free)) if free else words("lobby-full")
    invited = glance.owner in gathering.invited
    label = (
        "web-home-continue" if seated and not filled else "waiting-join" if free and not filled else "web-home-watch"
    )
    pace = pace_in_words(words, gathering.terms.pace)
    named = f"{words(label)}, {game.meta.title}, {words.listed(sitting)}"
    return node(
        "li",
        node("span", symbol(emblem_of(game)), class_="ticket-stub lobby-stub"),
        node(
            "div",
            node("h3", game.meta.title),
            node("p", words.listed(sitting), class_="soft"),
            node("p", pace, class_="lobby-pace"),
            class_="ticket-title",
        ),
        node(
            "p",
            node("span", signs, class_="lobby-chairs", role="img", aria_label=said),
            class_="ticket-players lobby-sitting",
        ),
        node(
            "p",
            node("span", state),
            node("span", gathering.language.upper(), class_="lobby-language") if gathering.language else None,
            _computers(words, game, gathering.record.seats),
            _watchers(words, glance.hall.watching.get(gathering.id, 0)),
            class_="lobby-facts",
        ),
        node(
            "a", words(label), class_="button", href=f"/t/{gathering.id}", aria_label=named, id=f"join-{gathering.id}"
        ),
        _invitation(glance, gathering, players) if invited else None,
        class_="ticket lobby-table filled" if filled else "ticket lobby-table",
        id=f"waiting-{gathering.id}",
        data_game=game.meta.slug,
        data_accent=game.meta.accent,
    )


def _invitation(glance: Glance, gathering: Gathering, players: Sequence[str]) -> Node:
    """Who asks the visitor to come, and how to say no."""
    words, seats = glance.words, gathering.seats_of(gathering.host)
    by = players[seats[0]] if seats else words("guest")
    return node(
        "form",
        node("p", words("lobby-invited", name=by)),
        node("input", type="hidden", name="do", value="decline"),
        node("button", words("lobby-decline"), class_="button", type="submit"),
        class_="lobby-invited",
        id=f"invited-{gathering.id}",
        method="post",
        action=f"/t/{gathering.id}/chairs",
    )


def _free_chair() -> Node:
    return node("span", class_="lobby-chair")


# -- quick match ----------------------------------------------------------------------------------------------------


def _quick(glance: Glance) -> Node:
    search, head = glance.search, node("h2", glance.words("lobby-quick"), class_="head")
    inside = _wish(glance) if search is None else _looking(glance, search)
    found = None if search is None else search.id
    return node("section", head, inside, class_="lobby-quick frame", id="quick", data_search=found)


def _wish(glance: Glance) -> list[Node]:
    """The form in which somebody says what they would like to play."""
    words = glance.words
    games = [node("option", meta.title, value=meta.slug) for meta in _games()]
    most = max([meta.max_players for meta in metas().values()], default=2)
    numbers = [node("option", str(number), value=number) for number in range(2, most + 1)]
    offered = [node("option", said, value=name) for name, said in paces(words)]
    looking = len([each for each in glance.hall.open if each.quick])
    form = node(
        "form",
        node("label", node("span", words("lobby-game")), node("select", games, name="game", id="quick-game")),
        node(
            "label", node("span", words("lobby-players")), node("select", numbers, name="players", id="quick-players")
        ),
        node("label", node("span", words("terms-pace")), node("select", offered, name="pace", id="quick-pace")),
        node(
            "label",
            node("span", words("waiting-your-name")),
            node(
                "input",
                name="name",
                value=glance.name,
                maxlength=LONGEST_NAME,
                autocomplete="nickname",
                id="quick-name",
            ),
        ),
        node("button", words("lobby-find"), class_="button main", type="submit"),
        method="post",
        action="/quick",
        id="quick-form",
    )
    return [
        node("p", words("lobby-quick-more"), class_="soft"),
        form,
        node("p", words("lobby-others-look", count=looking), class_="soft"),
    ]


def _looking(glance: Glance, search: Gathering) -> list[Node]:
    """What somebody sees who looks for a match; after a while they can play the computer meanwhile."""
    words, game = glance.words, load(search.record.game)
    seconds = max(0, int(glance.now - search.opened))
    passed = f"{seconds // 60}:{seconds % 60:02}"
    names = players_in(words.language, game.package, search.record.seats)
    sitting = [name for seat, name in enumerate(names) if seat not in search.free]
    meanwhile = node(
        "form",
        node("p", words("lobby-alone")),
        node("input", type="hidden", name="game", value=game.meta.slug),
        node("button", words("lobby-play-meanwhile"), class_="button", type="submit"),
        method="post",
        action="/new",
        id="meanwhile",
        hidden=seconds < PATIENCE,
        data_after=int(PATIENCE),
    )
    stop = node(
        "form",
        node("input", type="hidden", name="do", value="stop"),
        node("button", words("lobby-stop"), class_="button", type="submit"),
        method="post",
        action="/quick",
    )
    said = node("b", words("lobby-looking"))
    clock = node(
        "span", passed, class_="num", id="quick-clock", data_seconds=seconds, data_search=search.id, role="timer"
    )
    return [
        node("p", symbol("wheel"), said, " ", clock, class_="lobby-looking"),
        node("p", node("a", words("label", what=game.meta.title), " ", words.listed(sitting), href=f"/t/{search.id}")),
        node("p", pace_in_words(words, search.terms.pace)),
        node("p", words("lobby-looking-more"), class_="soft"),
        meanwhile,
        stop,
    ]


# -- what is played -------------------------------------------------------------------------------------------------


def _watching(glance: Glance) -> Node:
    """Tables of others; those that are over only where too few are running."""
    words = glance.words
    mine = {line.table for line in glance.mine}
    lines = [line_of(table, words.language) for table in glance.hall.tables if table.id not in mine]
    known = [line for line in lines if line.game is not None]
    running = len([line for line in known if not line.over])
    shown = known[: max(running, MOST_WATCHED) if glance.shows_all_games else MOST_WATCHED]
    rows = [_watched(words, line, glance.hall.watching.get(line.table, 0)) for line in shown]
    return node(
        "section",
        node("h2", words("web-home-elsewhere"), class_="head"),
        node("ul", rows) if rows else node("p", words("lobby-nothing"), class_="soft"),
        _show_all(glance, "games", "elsewhere", running) if len(shown) < running else None,
        class_="lobby-watching frame",
        id="elsewhere",
    )


def _watched(words: Translations, line: TableLine, watching: int) -> Node:
    assert line.game is not None
    over = words("table-unfinished" if line.unfinished else "web-home-over")
    where = node("span", over if line.over else line.headline, class_="soft")
    facts = [part for part in (_computers(words, line.game, line.seats), _watchers(words, watching)) if part]
    link = node("a", node("b", words.listed(line.players)), where, href=line.href)
    return node(
        "li",
        node("span", symbol(emblem_of(line.game)), class_="lobby-emblem"),
        link,
        node("p", facts, class_="lobby-facts") if facts else None,
        id=f"table-{line.table}",
        data_game=line.game.meta.slug,
        data_accent=line.game.meta.accent,
    )


def _computers(words: Translations, game: Game, seats: Sequence[str]) -> Node | None:
    """How strong the computers at a table are, the strongest first."""
    own = Translations(words.language, game.package)
    bots = [who for _, who in map(split_seat, seats) if who not in (PERSON, FREE)]
    faces = sorted({face_of(own, game, bot) for bot in bots if bot in game.opponents}, key=lambda face: -face.level)
    strengths = [pips(face.level, face.levels, f"{face.short}, {face.strength}") for face in faces]
    return node("span", symbol("bot"), strengths, class_="lobby-computers") if strengths else None


def _watchers(words: Translations, count: int) -> Node | None:
    """How many look on at a table."""
    if not count:
        return None
    said = words("company-watching", count=count)
    return node("span", symbol("spectators"), str(count), class_="lobby-watchers num", role="img", aria_label=said)


# -- changes --------------------------------------------------------------------------------------------------------


async def changes(
    watcher: Watcher,
    look: Callable[[bool], Awaitable[Glance]],
    pause: Callable[[float], Awaitable[bool]],
    search: str = "",
) -> AsyncIterator[str]:
    """Yield the parts that change for one visitor, and the table to which a search has led.

    `look` gets whether a table of theirs may have changed; `pause` waits for a change so many seconds at most, and says
    whether there was one. `search` is the one that their page shows: it may be over before they begin to watch.
    """
    glance = await look(True)
    shown: Mapping[str, str] = {}
    while True:
        drawn = {name: str(part) for name, part in parts(glance).items()}
        news = {name: html for name, html in drawn.items() if shown.get(name) != html}
        found = glance.search is None and search in [line.table for line in glance.mine]
        if news or found:
            where = {"found": f"/t/{search}"} if found else {}
            yield f"data: {json.dumps({'parts': news, **where}, ensure_ascii=False)}\n\n"
        shown = drawn
        if found:
            search = ""
        elif glance.search:
            search = glance.search.id
        if watcher.over:
            return
        while not await pause(HEARTBEAT):
            yield ": still here\n\n"
        if watcher.over:
            return
        own, watcher.own_changed = watcher.own_changed, False
        glance = await look(own)
