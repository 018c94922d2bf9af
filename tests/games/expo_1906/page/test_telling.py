"""How points are told, with the numbers of the rulebooks' examples."""

from collections.abc import Sequence

import pytest

from tests.games.expo_1906.page.drawn import NAMES
from tests.games.expo_1906.positions import (
    act,
    complete,
    final_position,
    give,
    lay_cellophane,
    listen,
    new_expo,
    play_to_the_end,
    token,
    work,
)
from universelle.contract.telling import Scoring, Stage
from universelle.core.event import Event, GameEnded
from universelle.core.message import Name
from universelle.games.expo_1906.game import GAME
from universelle.games.expo_1906.page.telling import TELLING
from universelle.games.expo_1906.rules.events import FinalScoringBegan, JuryTied, LeadershipRewarded, ProjectCompleted
from universelle.games.expo_1906.rules.state import Expo
from universelle.i18n import Translations


def scoring_of(state: Expo, events: Sequence[Event]) -> Scoring:
    """The first scoring among these events."""
    start = next(at for at, event in enumerate(events) if TELLING.opens(event))
    opening, *more = events[start:]
    end = next((at for at, event in enumerate(more) if not TELLING.goes_on(opening, event)), len(more))
    words = Translations("en", GAME.package, NAMES[: len(state.players)])
    return Scoring([opening, *more[:end]], state.view(None), state.components(), words, len(state.players))


def rows(stage: Stage) -> list[tuple[str, str, int]]:
    """Who gets points in a stage, why, and how many."""
    return [(NAMES[row.seat], row.reason, stage.points(row.seat)) for row in stage.rows]


def gains(stage: Stage) -> list[tuple[str, str]]:
    return [(gain.symbol, gain.text) for row in stage.rows for gain in row.gains]


@pytest.fixture
def example() -> Expo:
    """Cellophane lacks only steam, and a tile that gives it waits; its player leads automated work and copper."""
    state = new_expo(4)
    lay_cellophane(state, "empirical-copper", "automated-electricity")
    token(state, 0, 1, "automated", 4)
    token(state, 1, 1, "automated", 3)
    token(state, 0, 2, "copper", 2)
    token(state, 1, 2, "empirical", 5)
    token(state, 0, 3, "empirical", 5)
    give(state, 0, "steam-scientific")
    work(state)
    return state


def test_a_completed_project_is_worth_its_points_and_one_for_each_row_led(example):
    events = listen(example)
    act(example, "place steam-scientific", "put f1 3")
    scoring = scoring_of(example, events)
    assert TELLING.title(scoring) == "Project completed"
    assert TELLING.parts(scoring) == ()
    (stage,) = TELLING.stages(scoring)
    assert (stage.title, stage.points(0), stage.place) == ("Cellophane", 5, "panel-1")
    why = "worth 3 points; +2 for leading Copper and Automated work; 2 more at the end if the Jury prefers Steam"
    assert rows(stage) == [("Ada", why, 5)]
    assert gains(stage) == [("laboratory", "3"), ("crown", "+2")]
    assert example.scores() == [5, 0, 0, 0]


def test_who_leads_nothing_that_a_project_needs_gets_its_points_alone(example):
    token(example, 1, 1, "automated", 5)
    token(example, 1, 3, "copper", 3)
    token(example, 0, 3, "scientific", 9)
    events = listen(example)
    act(example, "place steam-scientific", "put f1 3")
    (stage,) = TELLING.stages(scoring_of(example, events))
    assert rows(stage) == [("Ada", "worth 3 points; 2 more at the end if the Jury prefers Steam", 3)]
    assert gains(stage) == [("laboratory", "3")]


def test_a_tile_that_completes_two_projects_is_told_in_two_stages():
    state = new_expo(2)
    events = [
        ProjectCompleted(1, 3, Name("reason-projects"), Name("project-cellophane")),
        LeadershipRewarded(1, 1, Name("reason-leadership"), (Name("resource-copper"),)),
        ProjectCompleted(1, 4, Name("reason-projects"), Name("project-cruise-ship")),
    ]
    first, second = TELLING.stages(scoring_of(state, events))
    assert [(stage.title, stage.points(1)) for stage in (first, second)] == [("Cellophane", 4), ("Cruise Ship", 4)]
    assert (gains(first), gains(second)) == ([("laboratory", "3"), ("crown", "+1")], [("laboratory", "4")])


def test_the_final_scoring_is_told_with_the_numbers_of_the_example():
    state = final_position()
    scoring = scoring_of(state, play_to_the_end(state))
    assert TELLING.title(scoring) == "Final scoring"
    assert [part.name for part in TELLING.parts(scoring)] == ["Jury", "Patent Office"]
    jury, office = TELLING.stages(scoring)
    green, blue, red, yellow = NAMES
    assert rows(jury) == [
        (yellow, "4 projects of the preferred energy (+2 each)", 8),
        (green, "2 projects of the preferred energy (+2 each)", 4),
        (red, "2 projects of the preferred energy (+2 each)", 4),
        (blue, "1 project of the preferred energy (+2)", 2),
    ]
    assert [row.best for row in jury.rows] == [True, False, False, False]
    assert rows(office) == [
        (green, "Paris 1900: 4; Liège 1905: 3", 7),
        (red, "last steps: 1; Milan 1906: 5", 6),
        (blue, "Milan 1906: 3", 3),
        (yellow, "last steps: 1", 1),
    ]
    before = (17, 24, 21, 21)
    now = [points + jury.points(seat) + office.points(seat) for seat, points in enumerate(before)]
    assert now == [28, 29, 31, 30] == state.scores()


def test_a_jury_that_is_undecided_gives_nobody_anything():
    state = new_expo(3)
    complete(state, 0, "cellophane")
    jury, office = TELLING.stages(scoring_of(state, [FinalScoringBegan(), JuryTied(), GameEnded((0,))]))
    assert [why for _, why, _ in rows(jury)] == ["steam and electricity are level: no points"] * 3
    assert not any(row.best for row in (*jury.rows, *office.rows))
