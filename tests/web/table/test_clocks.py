"""The clocks of a table, as its pages and streams show them."""

from dataclasses import replace

import pytest

from tests.laws.games import record_of
from tests.web.visiting import do, each_game, invited
from universelle.drawing.node import node
from universelle.i18n import LANGUAGES, Translations
from universelle.tables.clock import DAY, HOUR, Pace
from universelle.tables.journal import Entry
from universelle.tables.session import StoredTable
from universelle.tables.terms import Terms
from universelle.web.table import clocks
from universelle.web.table.table_page import Viewer, draw
from universelle.web.table.tables import Table

LIVE = Pace(30, 720)
BEGUN = 1_800_000_000.0
OWNERS = {0: "ada", 1: "ben"}


def table(slug: str = "worlds-fair-1893", pace: Pace | None = LIVE) -> Table:
    record = replace(record_of(slug, 2, 1), seats=("Ada=me", "Ben=me"))
    return Table(StoredTable("t", record, OWNERS, terms=Terms(pace), created=BEGUN))


def told(at: Table, owner: str | None, after: float):
    return clocks.told(at, at.words("en"), owner, BEGUN + after)


def note(at: Table, kind: str, seat: int, after: float, about: str = "") -> None:
    entry = Entry.noting(seat, kind, about)
    at.add(replace(entry, at=BEGUN + after, to_move=tuple(at.match.state.to_move())))


@each_game
def test_every_player_has_a_clock_in_panel_and_strip_and_the_viewer_one_in_the_bar(slug):
    shown = str(draw(table(slug), Viewer("en", "ada")))
    for name in ("clock-1", "clock-2", "strip-clock-1", "strip-clock-2", "own-clock"):
        assert shown.count(f'id="{name}"') == 1
    assert shown.count('role="timer"') == 5
    assert 'role="timer"' not in str(draw(table(slug, None), Viewer("en", "ada")))


def test_who_must_move_has_a_clock_that_runs_and_a_title_with_their_turn():
    at = table()
    (seat,) = at.match.state.to_move()
    own, other = told(at, OWNERS[seat], 40), told(at, OWNERS[1 - seat], 40)
    assert own["seats"][seat + 1] == {"move": 0, "reserve": 710, "runs": True, "turn": True}
    assert own["seats"][2 - seat] == {"move": 30, "reserve": 720, "runs": False, "turn": False}
    assert (own["mine"], own["title"], own["own"]) == (True, "Your turn", seat + 1)
    assert (other["mine"], other["title"]) == (False, f"To play: {at.names[seat]}")
    assert told(at, None, 40)["own"] is None


def test_who_has_left_has_no_clock_and_in_a_pause_all_stand():
    at = table()
    (seat,) = at.match.state.to_move()
    note(at, "pause", seat, 5, str(BEGUN + 500))
    note(at, "agree", 1 - seat, 8)
    paused = told(at, OWNERS[seat], 100)
    assert (paused["paused"], paused["title"]) == (True, "Paused")
    assert paused["seats"][seat + 1]["move"] == 22
    assert not any(clock["runs"] for clock in paused["seats"].values())
    note(at, "leave", seat, 200, "greedy")
    assert set(told(at, None, 200)["seats"]) == {2 - seat}


def test_at_night_clocks_stand_where_nights_are_off():
    at = table(pace=Pace(DAY, DAY, nights=True, zone="UTC"))  # it begins at 8:00
    (seat,) = at.match.state.to_move()
    day, night = told(at, None, HOUR), told(at, None, 15 * HOUR)
    assert (day["resting"], day["seats"][seat + 1]["runs"]) == (False, True)
    assert (night["resting"], night["seats"][seat + 1]["runs"]) == (True, False)
    assert night["seats"][seat + 1]["move"] == 10 * HOUR


def test_a_stream_is_told_of_clocks_when_something_but_time_has_changed():
    at, now = table(), [BEGUN]
    ticking = clocks.Ticking(at, at.words("en"), "ada", lambda: now[0])
    assert "clocks" in ticking.news()
    now[0] += 5
    assert not ticking.news()
    note(at, "leave", 0, 6, "greedy")
    assert "clocks" in ticking.news()
    assert not clocks.Ticking(table(pace=None), at.words("en"), "ada").news()


@pytest.mark.parametrize(
    ("seconds", "expected"),
    [(0, "0:00"), (61, "1:01"), (3599, "59:59"), (HOUR, "1 h"), (23 * HOUR, "23 h"), (DAY + 4 * HOUR, "1 d 4 h")],
)
def test_figures(seconds, expected):
    assert clocks.figures(Translations("en"), seconds).replace("\u00a0", " ") == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_scripts_hold_the_figures_that_they_replace(language):
    words = Translations(language)
    assert (words("clock-days", days=0, hours=1).count("0"), words("clock-days", days=0, hours=1).count("1")) == (1, 1)
    assert words("clock-hours", hours=0).count("0") == 1


@pytest.mark.parametrize("pace", ["none", "30-seconds"])
def test_scripts_and_styles_of_clocks_are_fetched_only_where_there_are_some(client, pace):
    address = invited(client, **{"who-3": "", "pace": pace})
    do(client, address, "begin")
    page = client.get(address).text
    timed = pace != "none"
    assert [each in page for each in ("clocks.js", "clocks.css", "data-clocks", "clocks-in-words")] == [timed] * 4


def test_a_panel_without_a_name_stays_as_it_is():
    panel = node("section", node("p", "x"), id="panel-1")
    assert clocks.in_panel(panel, 0, "Time") is panel
