"""Two people set dice at the same time, each in their own browser: no byte depends on what the other chose."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from tests.laws.games import record_of
from tests.tables.laying import lay_in
from tests.tokens import TOKENS, give_key
from tests.web.visiting import TestClient
from universelle.i18n import LANGUAGES
from universelle.tables.presence import Presence
from universelle.web.app import create_app
from universelle.web.serving.tokens import owner_of_secret
from universelle.web.serving.visitors import COOKIE
from universelle.web.table.stream import changes, compressed
from universelle.web.table.table_page import Viewer

SLUG = "crystal-palace"
ADA, BEN = 0, 1
NAMES = ("ada", "ben")
PAGE = "/t/table"
HANDS = ("1111", "1234", "4321")
NEVER = 1e6  # seconds: heartbeats come by the clock, and would make the bytes differ


class Company:
    """Ada and Ben at a table, a spectator beside them, and every byte that is sent to each."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.sent: dict[str | None, list[bytes]] = {name: [] for name in (*NAMES, None)}
        self.seq = 0
        self._table = client.portal.call(client.app.state.tables.table, "table")
        self._streams = {
            (name, language): compressed(
                changes(self._table, Viewer(language, owner_of_secret(name or "")), 0, heartbeat=NEVER)
            )
            for name in self.sent
            for language in LANGUAGES
        }
        self._listen()

    def moves(self, seat: int, *codes: str) -> None:
        """Make these moves in one request; then look at everything that can be looked at."""
        fields = {"action": list(codes), "seq": str(self.seq)}
        headers = {"Cookie": f"{COOKIE}={TOKENS.sign(NAMES[seat])}", "Accept": "application/json"}
        answer = self.client.post(f"{PAGE}/move", data=fields, headers=headers)
        assert answer.status_code == 200, answer.text
        self.seq += len(codes)
        self._listen()
        for name in self.sent:
            self._look(name)

    def _listen(self) -> None:
        for (name, _), stream in self._streams.items():
            self.sent[name].append(self.client.portal.call(anext, stream))

    def _look(self, name: str | None) -> None:
        at = len(self._table.match.history)
        places = [*[f"?lang={language}" for language in LANGUAGES], "/record.json", "/why?action=seal", "/end"]
        places += [f"/replay?at={at}", f"/replay/changes?from=0&to={at}", f"/board.svg?at={at}"]
        token = TOKENS.sign(name or "a spectator")  # one without a token would get one, different every time
        for place in places:
            answer = self.client.get(PAGE + place, headers={"Cookie": f"{COOKIE}={token}"})
            self.sent[name] += [str(sorted(answer.headers.items())).encode(), answer.content]


@contextmanager
def company(database: Path) -> Iterator[Company]:
    record = replace(record_of(SLUG, 2, 1), seats=("Ada=me", "Ben=me"))
    owners = {seat: owner_of_secret(token) for seat, token in enumerate(NAMES)}
    give_key(database.parent)
    asyncio.run(lay_in(database, record, owners, "table"))
    with pytest.MonkeyPatch.context() as here:
        here.setattr("universelle.web.app.Presence", partial(Presence, clock=lambda: 0.0))  # who is seen stays here
        with TestClient(create_app(database), follow_redirects=False) as client:
            yield Company(client)


def heard(database: Path, hand: str) -> tuple[Company, dict[str | None, list[bytes]]]:
    """What was sent while Ada set these dice and Ben his, up to his seal; and then the company after it."""
    with company(database) as here:
        first, second, third, fourth = [f"set {value}" for value in hand]
        here.moves(ADA, first)
        here.moves(BEN, "set 2", "set 5")
        here.moves(ADA, second)
        here.moves(BEN, "set 2")
        here.moves(ADA, third, fourth, "seal")
        here.moves(BEN, "set 1")
        before = {name: list(sent) for name, sent in here.sent.items()}
        here.moves(BEN, "seal")
    return here, before


@pytest.fixture(scope="module")
def meetings(tmp_path_factory) -> dict[str, tuple[Company, dict[str | None, list[bytes]]]]:
    """Tables that differ in nothing but the dice of Ada."""
    return {hand: heard(tmp_path_factory.mktemp("house") / "house.sqlite", hand) for hand in HANDS}


@pytest.mark.rule("CP-028")
@pytest.mark.parametrize("name", ["ben", None], ids=["rival", "spectator"])
def test_until_the_reveal_not_a_byte_depends_on_the_dice_of_another(meetings, name):
    told = [before[name] for _, before in meetings.values()]
    assert len(told[0]) > 100
    for other in told[1:]:
        for one, another in zip(told[0], other, strict=True):
            assert one == another


@pytest.mark.rule("CP-028")
def test_who_sets_dice_sees_them(meetings):
    told = [before["ada"] for _, before in meetings.values()]
    assert all(one != another for one, another in pairwise(told))


@pytest.mark.rule("CP-028")
@pytest.mark.parametrize("name", ["ben", None], ids=["rival", "spectator"])
def test_the_last_seal_reveals_them_to_all(meetings, name):
    low, rising, falling = [here.sent[name][len(before[name]) :] for here, before in meetings.values()]
    assert low != rising == falling  # in which order they were set is nobody's business
