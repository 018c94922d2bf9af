"""Nobody is sent what they may not know: not a byte depends on what is hidden from a seat, or from who only watches.

The server answers a viewer twice: about a position, and about one that looks the same to them but holds other secrets,
with the private events of others left out.
"""

import re
from dataclasses import replace
from functools import cache
from html import unescape

import pytest

from tests.laws.games import played
from tests.tables.laying import lay
from tests.web.visiting import each_game
from universelle.core.chance import Chance, seed_from
from universelle.games.registry import load
from universelle.matches.export import board_svg
from universelle.matches.match import MoveResult
from universelle.web.serving.tokens import owner_of_secret
from universelle.web.serving.visitors import COOKIE
from universelle.web.table.stream import changes
from universelle.web.table.table_page import Viewer

NAMES = ("ada", "ben", "cleo")
NEVER = 1e6  # seconds: heartbeats come by the clock
ABOUT = re.compile(r'data-about="([^"]+)"')
MOMENTS = (0.3, 0.7)


@cache
def moments(slug: str) -> list[int]:
    """When others know something, as far as a random game is looked at; any moment if nobody ever does."""
    record = played(slug, len(NAMES), 5).record
    hiding = [at for at, state in enumerate(record.replay(), start=1) if at % 4 == 0 and _hides(state)]
    return hiding or list(range(4, len(record.moves), 4))


def _hides(state) -> bool:
    """Whether it could be another position for somebody, and would be one for somebody else."""
    others = [state.resample(seat, Chance(seed_from(f"other {seat}"))) for seat in (0, 1)]
    seats = range(len(NAMES))
    return bool(state.to_move()) and all(
        [any([each.view(seat) != state.view(seat) for seat in seats]) for each in others]
    )


def running(client, slug: str, part: float):
    """A table of three people somewhere in a random game."""
    match, found = played(slug, len(NAMES), 5), moments(slug)
    at = found[int(len(found) * part)]
    record = replace(match.record, seats=tuple(f"{name.title()}=me" for name in NAMES), result=None)
    record = record.with_moves(record.moves[:at])
    owners = {seat: owner_of_secret(name) for seat, name in enumerate(NAMES)}
    client.portal.call(lay, client.app.state.tables.database, record, owners, "running")
    return client.portal.call(client.app.state.tables.table, "running")


def sent(client, table, name: str | None) -> dict[str, bytes]:
    """Everything that somebody can ask for at a table, by address."""
    headers = {"Cookie": f"{COOKIE}={client.app.state.tokens.sign(name)}"} if name else {}
    at, found = len(table.match.history), {}

    def ask(address: str, **more: str) -> bytes:
        answer = client.get(f"/t/running{address}", headers=headers | more)
        found[f"{address} {more}"] = answer.content
        return answer.content

    ask("")  # now they count as being here
    page = unescape(ask("").decode())
    for thing in dict.fromkeys(ABOUT.findall(page)):
        ask(f"/about/{thing}")
    for address in ("/legend", "/chronicle", "/report", "/deal", "/why?action=pass", "/end", "/review", "/record.json"):
        ask(address)
    for address in ("/notes", "/if", "/hint", "/talk", "/print", "/game.png"):
        ask(address)
    for address in (f"/telling/1?from=1&to={at}", "/telling/1/before"):
        ask(address)
    for number in range(1, 4):
        ask(f"/report/{number}")
    ask(f"/moment?entry={max(1, at // 8)}", Accept="application/json")
    ask(f"/replay?at={at}&seat=1")
    ask(f"/replay/changes?from={at // 2}&to={at}&seat=2")
    for answer in table.match.game.page.answers:
        ask(f"/answer/{answer}?seq={table.seq}&about=")
    viewer = Viewer("en", owner_of_secret(name) if name else None)
    stream = changes(table, viewer, -1, heartbeat=NEVER)
    found["stream"] = client.portal.call(anext, stream).encode()
    client.portal.call(stream.aclose)
    return found


def with_other_secrets(table, seat: int | None, dealt: int, number: int) -> None:
    """Deal the table anew as far as `dealt` does not know it, and forget the events that `seat` was not told."""
    match = table.match
    match.state = match.state.resample(dealt, Chance(seed_from(f"other {number}")))
    match.state.events = []
    told = [[event for event in result.events if event.visible_to(seat)] for result in match.history]
    match.history = [
        MoveResult(result.move, tuple(events)) if events else result for result, events in zip(match.history, told)
    ]  # what was private as a whole is left out anyway
    table._cache.clear()
    table._open_view = None, {}


@each_game
@pytest.mark.parametrize("part", MOMENTS)
@pytest.mark.parametrize("name", ["ada", None], ids=["seat", "spectator"])
def test_no_answer_depends_on_what_its_reader_may_not_know(client, slug, part, name):
    table = running(client, slug, part)
    seat = NAMES.index(name) if name in NAMES else None
    before = sent(client, table, name)
    assert before[" {}"].count(b"data-about") > 5
    assert (b"data-watching" in before[" {}"]) == (seat is None)
    for number, dealt in enumerate([seat] if seat is not None else (0, 1)):
        state, history = table.match.state, table.match.history
        with_other_secrets(table, seat, dealt, number)
        after = sent(client, table, name)
        table.match.state, table.match.history = state, history
        assert [address for address in before if after.get(address) != before[address]] == []


@each_game
def test_a_picture_for_everybody_shows_what_nobody_hides(slug):
    record = played(slug, len(NAMES), 5).record
    state, game = record.position(moments(slug)[len(moments(slug)) // 2]), load(slug)
    drawn = board_svg(game, state, NAMES)
    for dealt in (0, 1):
        other = state.resample(dealt, Chance(seed_from(f"other {dealt}")))
        assert board_svg(game, other, NAMES) == drawn


@pytest.mark.parametrize("slug", ["expo-1906", "crystal-palace"])
def test_who_knows_a_secret_sees_it(client, slug):
    table = running(client, slug, MOMENTS[0])
    before = [sent(client, table, name)["stream"] for name in NAMES]
    with_other_secrets(table, 0, 0, 0)
    assert [sent(client, table, name)["stream"] for name in NAMES][1:] != before[1:]


@each_game
def test_what_is_opened_only_at_the_end_is_refused_until_then(client, slug):
    table = running(client, slug, 0.5)
    seed = table.head.seed.hex()
    for name in ("ada", None):
        headers = {"Cookie": f"{COOKIE}={client.app.state.tokens.sign(name)}"} if name else {}
        for address in ("record.json", "print", "game.png"):
            assert client.get(f"/t/running/{address}", headers=headers).status_code == 404
        assert client.get("/t/running/end", headers=headers).headers["location"] == "/t/running"
        for address, content in sent(client, table, name).items():
            assert seed.encode() not in content, address
