"""What players would do when it is their turn: played at once if it is still what they meant, known to nobody else."""

import re
import time
from dataclasses import replace
from html import unescape

import pytest

from tests.laws.games import record_of
from tests.tables.laying import lay
from tests.web.visiting import each_game
from universelle.i18n import LANGUAGES
from universelle.tables.journal import IF_MOVE
from universelle.web.serving.tokens import owner_of_secret
from universelle.web.serving.visitors import COOKIE

NAMES = ("ada", "ben", "cleo")
PAGE = "/t/apart"
OPTION = re.compile(r'<option value="([^"]+)"')
PATIENCE = 60  # seconds: the last resort


class Apart:
    """Three people at a table, each at a screen of their own."""

    def __init__(self, client, slug: str) -> None:
        self.client = client
        record = replace(record_of(slug, len(NAMES), 2), seats=tuple(f"{name.title()}=me" for name in NAMES))
        owners = {seat: owner_of_secret(name) for seat, name in enumerate(NAMES)}
        client.portal.call(lay, client.app.state.tables.database, record, owners, "apart")

    @property
    def table(self):
        return self.client.portal.call(self.client.app.state.tables.table, "apart")

    @property
    def state(self):
        return self.table.match.state

    def get(self, name: str | None, address: str = "") -> str:
        return self.client.get(PAGE + address, headers=self._as(name)).text

    def post(self, name: str | None, address: str, **fields):
        return self.client.post(PAGE + address, data=fields, headers=self._as(name))

    def _as(self, name: str | None) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.client.app.state.tokens.sign(name)}"} if name else {}

    def move(self, seat: int, code: str = "") -> None:
        code = code or self.state.legal_actions(seat)[0].code
        assert self.post(NAMES[seat], "/move", action=code, seq=self.table.seq).status_code == 303

    def offers(self, seat: int) -> list[str]:
        return list(dict.fromkeys(map(unescape, OPTION.findall(self.get(NAMES[seat], "/if")))))

    def say(self, seat: int, *codes: str):
        return self.post(NAMES[seat], "/if", do="keep", action=list(codes), seq=self.table.seq)

    def kept(self) -> set[int]:
        return set(self.client.portal.call(self.client.app.state.tables.if_moves.of, "apart"))

    def wait_until(self, happened) -> None:
        end = time.monotonic() + PATIENCE
        while not happened():
            assert time.monotonic() < end, "it never happens"
            time.sleep(0.02)


def waiting(table: Apart) -> tuple[int, int]:
    """Who must decide, and who comes next."""
    mover = table.state.to_move()[0]
    return mover, (mover + 1) % len(NAMES)


def place(area: str) -> str:
    return f"place {area}"


@pytest.fixture
def fair(client) -> Apart:
    return Apart(client, "worlds-fair-1893")


def played(table: Apart, seat: int) -> list[str]:
    return [result.move.code for result in table.table.match.history if result.move.seat == seat]


def test_what_was_said_is_played_at_once_and_told_afterwards(fair):
    mover, after = waiting(fair)
    assert fair.say(after, place("electricity")).status_code == 303
    while after not in fair.state.to_move() and not played(fair, after):
        legal = [action.code for action in fair.state.legal_actions(mover)]
        fair.move(mover, next(code for code in legal if "electricity" not in code))
    fair.wait_until(lambda: played(fair, after))
    assert played(fair, after)[0] == place("electricity")
    assert [entry.note for entry in fair.table.journal if entry.note] == [IF_MOVE]
    assert "had chosen this beforehand" in fair.get(None)
    fair.wait_until(lambda: fair.kept() == set())


def test_the_first_line_that_still_does_the_same_is_played(fair):
    mover, after = waiting(fair)
    lines = [place(area) for area in ("electricity", "agriculture", "fine-arts")]
    assert fair.say(after, *lines).status_code == 303
    fair.move(mover, place("electricity"))  # takes what lies there
    while mover in fair.state.to_move():
        fair.move(mover)
    fair.wait_until(lambda: played(fair, after) or after in fair.table.void)
    assert played(fair, after)[:1] == [place("agriculture")]


def test_what_would_do_something_else_is_void_and_only_its_player_is_told(fair):
    mover, after = waiting(fair)
    fair.say(after, place("electricity"))
    fair.move(mover, place("electricity"))
    while mover in fair.state.to_move():
        fair.move(mover)
    fair.wait_until(lambda: after in fair.table.void)
    assert not played(fair, after)
    for name in (*NAMES, None):
        assert ('id="if-void"' in fair.get(name)) == (name == NAMES[after])
    fair.move(after)
    assert 'id="if-void"' not in fair.get(NAMES[after])


@each_game
def test_nobody_else_can_tell_that_something_was_said(client, slug):
    table = Apart(client, slug)
    while len(table.state.to_move()) > 1:  # all choose at once
        table.move(table.state.to_move()[0])
    _, after = waiting(table)
    others = [name for name in (*NAMES, None) if name != NAMES[after]]
    before = [_without_presence(table.get(name)) for name in others]
    offers = table.offers(after)
    assert offers
    assert table.say(after, offers[0]).status_code == 303
    assert [_without_presence(table.get(name)) for name in others] == before
    assert "withdraw it" in table.get(NAMES[after], "/if")
    for name in others:
        assert "withdraw it" not in table.get(name, "/if")


def _without_presence(page: str) -> str:
    """Who looks at a page counts as being here."""
    return re.sub(r' data-p\d="[a-z]+"', "", page.partition('id="present"')[0])


def test_it_can_be_taken_back(fair):
    _, after = waiting(fair)
    fair.say(after, place("electricity"))
    assert fair.kept() == {after}
    assert fair.post(NAMES[after], "/if", do="drop").status_code == 303
    assert fair.kept() == set()


def test_only_what_may_be_possible_is_kept_and_only_while_others_move(fair):
    mover, after = waiting(fair)
    for codes in (("nonsense",), (), (place("electricity"), "end")):
        assert fair.say(after, *codes).status_code == 422
    assert fair.say(mover, place("electricity")).headers["location"] == PAGE
    assert fair.post(NAMES[after], "/if", do="keep", action=place("electricity"), seq=99).status_code == 409
    assert fair.post(None, "/if", do="keep", action=place("electricity"), seq=0).status_code == 422
    assert fair.kept() == set()


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_as_many_lines_as_the_game_allows(client, slug, language):
    table = Apart(client, slug)
    while len(table.state.to_move()) > 1:
        table.move(table.state.to_move()[0])
    _, after = waiting(table)
    page = table.get(NAMES[after], f"/if?lang={language}")
    assert page.count('name="action"') == (3 if slug == "worlds-fair-1893" else 1)
