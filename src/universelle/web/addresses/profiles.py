"""The pages of people, and the leaders of each game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from universelle.contract.game import Game
from universelle.core.errors import BadRequest
from universelle.games.registry import found, load
from universelle.i18n import Translations
from universelle.people.accounts import Account
from universelle.people.ladders import Ladder
from universelle.people.ratings import Rating, computer_ratings
from universelle.tables.gathering import Gathering
from universelle.web import pages
from universelle.web.addresses.calls import caller_of
from universelle.web.addresses.request import form_of, gatherings_of, people_of, presence_of, sessions_of, slug_of
from universelle.web.people.leaders_page import Leader, Leaders
from universelle.web.people.person_bar import profile_address
from universelle.web.people.profile_page import FIGURES, Profile, games_by_weight
from universelle.web.serving.visitors import RateLimiter, account_of, language_of, owner_of

INVITING: Final = RateLimiter(20, 20 / 3600)  # invitations of a person: twenty an hour


async def profile(request: Request) -> Response:
    people, me = people_of(request), account_of(request)
    account = await people.accounts.named(request.path_params["name"])
    if account is None:
        raise HTTPException(404)
    if account.name != request.path_params["name"]:
        return RedirectResponse(profile_address(account.name), 303)
    done = await people.statistics(account.owner)
    game = _game_of(request, [each.game for each in done.latest])
    if not await _may_see(request, account):
        return HTMLResponse(pages.profile_page(language_of(request), Profile(account, me, game, open=False)))
    ladder = await people.ladders.of(game.meta.slug)
    steps = ladder.people.get(account.owner, ())
    leaders = await _leaders(request, game, ladder)
    places = [row.place for row in leaders if row.account is not None and row.account.id == account.id]
    linked = {each.table for each in (*done.latest, *steps[-FIGURES:])}
    listed = linked if owner_of(request) == account.owner else await sessions_of(request).shelf.listed(list(linked))
    shown = Profile(
        account,
        me,
        game,
        steps=steps,
        place=(places[0], len(leaders)) if places else None,
        statistics=done,
        names=await people.accounts.of_owners([each.owner for each in done.met]),
        hidden=frozenset(linked.difference(listed)),
        is_here=presence_of(request).is_here(account.owner),
        waiting=await _waiting(request, account),
    )
    return HTMLResponse(pages.profile_page(language_of(request), shown))


async def _waiting(request: Request, account: Account) -> list[Gathering]:
    """The caller's tables at which somebody could sit down."""
    owner = owner_of(request)
    own = await gatherings_of(request).of(owner) if owner and owner != account.owner else []
    return [each for each in own if each.free and each.seats_of(owner) and not each.seats_of(account.owner)]


async def invite(request: Request) -> Response:
    """Ask somebody to come to a table that waits; they find it on their home page, and are called."""
    people, gatherings, owner = people_of(request), gatherings_of(request), owner_of(request)
    account = await people.accounts.named(request.path_params["name"])
    if account is None or owner is None or not await _may_see(request, account):
        raise HTTPException(404)
    if not INVITING.allow(owner):
        raise BadRequest("people-invite-often")
    table_id = (await form_of(request)).get("table", "")
    await gatherings.change(table_id, lambda each: each.invite(owner, account.owner))
    waiting = await gatherings.load(table_id)
    if waiting is not None:

        async def still_due() -> bool:
            now = await gatherings.load(table_id)
            return now is not None and account.owner in now.invited

        seats, me = waiting.seats_of(owner), account_of(request)
        guest = me.name if me else Translations(language_of(request))("guest")
        by = waiting.record.names[seats[0]] if seats else guest
        await caller_of(request).invite(waiting, account.owner, by, still_due)
    return RedirectResponse(f"{profile_address(account.name)}#invite", 303)


def _game_of(request: Request, latest: list[str]) -> Game:
    """The game that was asked for, else the one played last, else the first."""
    wanted = [request.query_params.get("game", ""), *latest]
    return next((found().games[slug] for slug in wanted if slug in found().games), games_by_weight()[0])


async def _may_see(request: Request, account: Account) -> bool:
    """Whether the caller may see the page of somebody: an open one, their own, or of people they have played with."""
    owner = owner_of(request)
    if account.wants("open-page") or owner == account.owner:
        return True
    return owner is not None and await people_of(request).have_met(owner, account.owner)


async def first_leaders(_request: Request) -> Response:
    return RedirectResponse(f"/leaders/{games_by_weight()[0].meta.slug}", 303)


async def leaders(request: Request) -> Response:
    game = load(slug_of(request))
    ladder = await people_of(request).ladders.of(game.meta.slug)
    with_computers = "people" not in request.query_params
    rows = await _leaders(request, game, ladder, with_computers)
    shown = Leaders(game, rows, account_of(request), "all" in request.query_params, with_computers)
    return HTMLResponse(pages.leaders_page(language_of(request), shown))


async def _leaders(request: Request, game: Game, ladder: Ladder, with_computers: bool = True) -> list[Leader]:
    """People who appear among the leaders and, if they are wanted, computers, in order."""
    rated = ladder.rated()
    accounts = await people_of(request).accounts.of_owners([owner for owner, _, _ in rated])
    rows = [
        Leader(0, account.name, rating, games, account)
        for owner, rating, games in rated
        if (account := accounts.get(owner)) is not None and account.wants("leaders")
    ]
    if with_computers:
        rows += _computers(Translations(language_of(request), game.package), computer_ratings(game.opponents))
    ordered = sorted(rows, key=lambda row: -row.rating.low)
    return [Leader(place, row.name, row.rating, row.games, row.account) for place, row in enumerate(ordered, start=1)]


def _computers(words: Translations, ratings: Mapping[str, Rating]) -> list[Leader]:
    return [Leader(0, words(f"opponent-{name}"), rating) for name, rating in ratings.items()]


ROUTES: Final = [
    Route("/people/{name}/invite", invite, methods=["POST"]),
    Route("/people/{name}", profile),
    Route("/leaders", first_leaders),
    Route("/leaders/{slug}", leaders),
]
