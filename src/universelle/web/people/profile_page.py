"""The page of a person: who they are, their rating, games won, who they often met, their latest games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from universelle.contract.artwork import emblem_of
from universelle.contract.game import Game
from universelle.drawing.node import Child, Node, node, symbol
from universelle.drawing.parts import seat_sign
from universelle.games.registry import found
from universelle.i18n import Translations
from universelle.people.accounts import Account
from universelle.people.ladders import Step
from universelle.people.ratings import ENOUGH, Rating
from universelle.people.statistics import Latest, Met, Statistics, Won
from universelle.tables.gathering import Gathering
from universelle.web.layout import bar
from universelle.web.people.account_page import day, deed
from universelle.web.people.person_bar import person_tools, profile_address
from universelle.web.people.rating_chart import rating_chart, whole

FIGURES: Final = 50  # games in the table of figures, the latest


@dataclass(frozen=True, slots=True)
class Profile:
    """What the page of a person shows."""

    account: Account
    me: Account | None
    game: Game  # whose rating is shown
    open: bool = True  # whether the visitor may see more than the name
    steps: Sequence[Step] = ()
    place: tuple[int, int] | None = None  # among how many leaders
    statistics: Statistics = field(default_factory=Statistics)
    names: Mapping[str, Account] = field(default_factory=dict)  # of those who were met, by owner
    hidden: frozenset[str] = frozenset()  # tables that the visitor may not find here
    is_here: bool = False  # whether they have a page of this house in sight
    waiting: Sequence[Gathering] = ()  # tables of the visitor that have a free chair

    @property
    def is_mine(self) -> bool:
        return self.me is not None and self.me.id == self.account.id


def profile_page(words: Translations, profile: Profile) -> Node:
    parts: list[Node | None] = [_card(words, profile)]
    if profile.open:
        parts += [_rating(words, profile), _met(words, profile), _won(words, profile), _latest(words, profile)]
    else:
        parts.append(node("section", node("p", words("people-closed")), class_="frame"))
    shown = [part for part in parts if part is not None]
    main = node("main", shown, class_="profile" if profile.open else "profile closed", id="main")
    tools = person_tools(words, profile.me, "me" if profile.is_mine else "")
    return node("div", bar(tools=tools), main, id="page")


def _card(words: Translations, profile: Profile) -> Node:
    account, done = profile.account, profile.statistics
    figures = {"people-games": done.played, "people-won": done.victories, "people-left": done.gone}
    sums = [node("div", node("dt", words(key)), node("dd", str(number))) for key, number in figures.items()]
    own: list[Child] = []
    if profile.is_mine:
        own = [
            node("p", node("a", words("people-change"), class_="button", href="/account"), class_="person-actions"),
            node("p", words("people-own-page"), class_="help"),
        ]
    return node(
        "aside",
        node("span", seat_sign(account.sign - 1), class_="profile-sign"),
        node("h1", account.name),
        node("p", words("people-member", date=day(words, account.created)), class_="soft"),
        node("p", words("people-is-here"), class_="soft", id="is-here") if profile.open and profile.is_here else None,
        node("dl", sums, class_="profile-sums") if profile.open else None,
        own,
        _invitations(words, profile) if profile.open and not profile.is_mine else None,
        class_="profile-card frame",
    )


def _invitations(words: Translations, profile: Profile) -> Node:
    """Tables of the visitor to which this person can be asked to come."""
    rows = [_invitation(words, profile.account, each) for each in profile.waiting]
    help_ = node("p", words("people-invite-none"), class_="help")
    return node("div", rows or help_, class_="person-actions", id="invite")


def _invitation(words: Translations, account: Account, gathering: Gathering) -> Node:
    title = found().games[gathering.record.game].meta.title
    if account.owner in gathering.invited:
        return node("p", words("people-invited", game=title), role="status")
    return deed(words("people-invite", game=title), f"{profile_address(account.name)}/invite", table=gathering.id)


def _head(title: str) -> Node:
    return node("h2", title, class_="head")


def game_tabs(games: Sequence[Game], shown: Game, address: str) -> Node:
    """Links to the same page for each game; `address` ends before the name of the game."""
    links = [
        node(
            "a",
            symbol(emblem_of(game)),
            game.meta.title,
            href=f"{address}{game.meta.slug}",
            aria_current="page" if game is shown else None,
        )
        for game in games
    ]
    return node("nav", links, class_="person-tabs")


def games_by_weight() -> list[Game]:
    """The installed games, the lightest first, as on the home page."""
    return sorted(found().games.values(), key=lambda game: game.meta.weight)


def _rating(words: Translations, profile: Profile) -> Node:
    tabs = game_tabs(games_by_weight(), profile.game, f"{profile_address(profile.account.name)}?game=")
    return node(
        "section",
        _head(words("people-rating")),
        tabs,
        _rating_told(words, profile),
        class_="profile-rating frame",
        data_game=profile.game.meta.slug,
        data_accent=profile.game.meta.accent,
    )


def _rating_told(words: Translations, profile: Profile) -> list[Node]:
    steps = profile.steps
    if not steps:
        return [node("p", words("people-no-games"), class_="profile-said")]
    if len(steps) < ENOUGH:
        return [node("p", words("people-unknown", played=len(steps), enough=ENOUGH), class_="profile-said")]
    ratings = [step.rating for step in steps]
    chart = rating_chart(words, profile.game.meta.title, ratings)
    return [
        node("p", _said(words, ratings[-1], profile.place), class_="profile-said"),
        node("div", chart, class_="profile-scroll", tabindex="0", role="group", aria_label=words("people-rating")),
        node("p", words("people-band"), class_="help"),
        node("details", node("summary", words("people-figures")), _figures(words, steps, profile.hidden)),
    ]


def _said(words: Translations, now: Rating, place: tuple[int, int] | None) -> str:
    said = words("people-rating-said", rating=whole(now.value), low=whole(now.low), high=whole(now.high))
    return said if place is None else f"{said} {words('people-place-of', place=place[0], of=place[1])}"


def _figures(words: Translations, steps: Sequence[Step], hidden: frozenset[str]) -> Node:
    """The line and the band as a table, the latest game first."""
    head = [node("th", words(key), scope="col") for key in ("people-game", "people-rating", "people-from", "people-to")]
    numbered = list(enumerate(steps, start=1))[-FIGURES:]
    rows = [
        node(
            "tr",
            node("th", str(number) if step.table in hidden else _to(step.table, str(number)), scope="row"),
            [node("td", whole(value)) for value in (step.rating.value, step.rating.low, step.rating.high)],
        )
        for number, step in reversed(numbered)
    ]
    return node("table", node("thead", node("tr", head)), node("tbody", rows), class_="profile-figures")


def _to(table: str, said: str) -> Node:
    return node("a", said, href=f"/t/{table}")


def _met(words: Translations, profile: Profile) -> Node | None:
    rows = [
        _met_row(words, profile.names[each.owner], each)
        for each in profile.statistics.met
        if each.owner in profile.names
    ]
    if not rows:
        return None
    return node("section", _head(words("people-often-met")), node("ul", rows), class_="profile-met frame")


def _met_row(words: Translations, other: Account, met: Met) -> Node:
    share = f"width:{round(100 * met.ahead / met.games)}%"
    return node(
        "li",
        seat_sign(other.sign - 1),
        node(
            "div",
            node("a", other.name, href=profile_address(other.name)),
            node("span", words("people-met", games=met.games, ahead=met.ahead), class_="soft"),
            node("span", node("i", style=share), class_="profile-share", aria_hidden="true"),
        ),
    )


def _won(words: Translations, profile: Profile) -> Node:
    """Titles by numbers of players; a tick on each bar shows what chance would give."""
    games = games_by_weight()
    numbers = range(min([game.meta.min_players for game in games]), max([game.meta.max_players for game in games]) + 1)
    by = {(each.game, each.players): each for each in profile.statistics.won}
    heads = [words("people-alone") if number == 1 else str(number) for number in numbers]
    head = [node("th", said, scope="col") for said in (words("people-players"), *heads, words("people-all"))]
    rows = [
        node(
            "tr",
            node("th", symbol(emblem_of(game)), node("span", game.meta.title), scope="row"),
            [_won_cell(words, game, number, by.get((game.meta.slug, number))) for number in numbers],
            _won_all(words, [each for each in profile.statistics.won if each.game == game.meta.slug]),
            data_game=game.meta.slug,
            data_accent=game.meta.accent,
        )
        for game in games
    ]
    table = node("table", node("thead", node("tr", head)), node("tbody", rows), class_="profile-wins")
    label = words("people-games-won")
    return node(
        "section",
        _head(label),
        node("div", table, class_="profile-scroll", tabindex="0", role="group", aria_label=label),
        node("p", words("people-chance"), class_="help"),
        class_="profile-won frame",
    )


def _won_cell(words: Translations, game: Game, players: int, won: Won | None) -> Node:
    if not game.meta.min_players <= players <= game.meta.max_players:
        return node("td", node("span", words("people-not-for"), class_="visually-hidden"), class_="not-for")
    if won is None:
        return node("td", words("people-none-yet"), class_="none-yet")
    share, chance = round(100 * won.won / won.played), round(100 / players)
    filled = node("span", node("i", style=f"width:{share}%"), node("u", style=f"left:{chance}%"), class_="profile-bar")
    return node("td", *_of(words, won.won, won.played), filled if players > 1 else None)


def _won_all(words: Translations, won: Sequence[Won]) -> Node:
    return node(
        "td", *_of(words, sum([each.won for each in won]), sum([each.played for each in won])), class_="profile-total"
    )


def _of(words: Translations, won: int, played: int) -> tuple[Node, str, Node]:
    return node("b", str(won)), " ", node("span", words("people-of", played=played), class_="soft")


def _latest(words: Translations, profile: Profile) -> Node | None:
    rows = [
        _latest_row(words, each)
        for each in profile.statistics.latest
        if each.game in found().games and each.table not in profile.hidden
    ]
    if not rows:
        return None
    return node("section", _head(words("people-latest")), node("ul", rows), class_="profile-latest frame")


def _latest_row(words: Translations, latest: Latest) -> Node:
    game = found().games[latest.game]
    place = words("people-place-in", place=latest.place, players=latest.players)
    said = words("people-gone") if latest.gone else place
    return node(
        "li",
        symbol(emblem_of(game)),
        _to(latest.table, game.meta.title),
        node("span", said, class_="soft"),
        node("span", day(words, latest.at), class_="soft"),
        data_game=latest.game,
        data_accent=game.meta.accent,
    )
