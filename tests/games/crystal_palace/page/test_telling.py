"""Salaries, income and the end of the game told in stages, with the numbers of worked examples."""

from collections.abc import Sequence

from tests.games.crystal_palace.positions import (
    act,
    do,
    from_phase,
    gain,
    have,
    in_market,
    last_income,
    listen,
    nation,
    new_palace,
    own,
    phase,
    quiet_buzz,
)
from universelle.contract.telling import Scoring, Stage
from universelle.core.event import Event
from universelle.games.crystal_palace.game import GAME
from universelle.games.crystal_palace.page.telling import REPORT, TELLING
from universelle.games.crystal_palace.rules.events import PhaseBegan, RoundBegan
from universelle.games.crystal_palace.rules.state import Palace
from universelle.i18n import Translations

NAMES = ("Red", "Blue", "Yellow", "Black")


def scoring_of(state: Palace, events: Sequence[Event]) -> Scoring:
    words = Translations("en", GAME.package, NAMES[: len(state.players)])
    return Scoring(events, state.view(None), state.components(), words, len(state.players))


def stage_of(stages: Sequence[Stage], part: str) -> Stage:
    return next(stage for stage in stages if stage.part == part)


def rows(stage: Stage) -> list[tuple[int, str, int]]:
    """For each row its seat, the reason and the points."""
    return [(row.seat, row.reason, stage.points(row.seat)) for row in stage.rows]


def gains(stage: Stage) -> list[list[tuple[str, str]]]:
    return [[(gain.symbol, gain.text) for gain in row.gains] for row in stage.rows]


def income() -> list[Stage]:
    """Four players: two get 4 pounds, one 5, and one stands on red and is stopped after a step."""
    state = quiet_buzz(new_palace(4))
    for seat, place in enumerate((1, 7, 6, 6)):
        have(state, seat, income=place)
    state.players[1].tokens = 0b10
    events = listen(state)
    from_phase(state, 6)
    return list(TELLING.stages(scoring_of(state, events)))


def test_income_tells_the_track_the_fall_the_pictures_and_the_next_round():
    assert [(stage.part, stage.place) for stage in income()] == [
        ("track", "income-track"),
        ("fall", "income-track"),
        ("pictures", "buzz-track"),
        ("next", "market"),
    ]


def test_the_track_pays_4_4_and_5_pounds_and_red_costs_a_point():
    track = stage_of(income(), "track")
    assert rows(track) == [
        (0, "on a red space: a point lost", -1),
        (1, "income from the track", 0),
        (2, "income from the track", 0),
        (3, "income from the track", 0),
    ]
    assert gains(track) == [[], [("pound", "+5")], [("pound", "+4")], [("pound", "+4")]]


def test_all_fall_three_steps_and_two_that_the_bottom_stopped_are_paid():
    fall = stage_of(income(), "fall")
    assert [row.reason for row in fall.rows] == [
        "from £0 to £0, and £2 to pay",
        "from £5 to £2",
        "from £4 to £1",
        "from £4 to £1",
    ]
    assert gains(fall)[0] == [("income", "−1"), ("pound", "−2")]
    assert gains(fall)[1] == [("income", "−3")]


def test_a_picture_pays_2_points():
    pictures = stage_of(income(), "pictures")
    assert [points for _, _, points in rows(pictures)] == [0, 2, 0, 0]
    assert [row.reason for row in pictures.rows] == [
        "no picture",
        "pictures on the buzz track",
        "no picture",
        "no picture",
    ]


def test_a_picture_that_asks_is_still_to_come():
    state = quiet_buzz(new_palace(3))
    state.players[1].tokens = 0b01  # two pounds or two buzz
    state.players[0].tokens = 0b10
    events = listen(state)
    from_phase(state, 6)
    assert state.to_move() == (1,)
    pictures = stage_of(TELLING.stages(scoring_of(state, events)), "pictures")
    assert {row.seat: row.reason for row in pictures.rows} == {
        0: "pictures on the buzz track",
        1: "still to come",
        2: "still to come",
    }


def test_the_last_income_is_headed_with_the_final_scoring_that_follows():
    state = quiet_buzz(new_palace(2))
    assert TELLING.title(scoring_of(state, last_income(state))) == "Income and final scoring"


def test_salaries_of_3_and_3_are_told_with_what_was_sold_for_them():
    state = new_palace(2)
    own(state, 1, characters=("sherlock-holmes", "charlotte-bronte"))
    have(state, 1, westminster=2, money=5, newspapers=5)
    events = listen(state)
    phase(state, 4)
    act(state, "sell newspaper", "use sherlock-holmes")
    (salaries,) = TELLING.stages(scoring_of(state, events))
    assert rows(salaries) == [(0, "no salary to pay", 0), (1, "salaries of £6", 2)]
    assert ("pound", "−6") in gains(salaries)[1]


def test_nothing_is_told_where_nobody_has_anybody_to_pay():
    state = new_palace(2)
    events = listen(state)
    phase(state, 4)
    assert TELLING.stages(scoring_of(state, events)) == []


def ending(state: Palace) -> list[Stage]:
    """Phase 6 of the last round."""
    scoring = scoring_of(state, last_income(state))
    parts = ["track", "fall", "effects", "pictures", "sales", "buzz", "market", "board"]
    assert [part.key for part in TELLING.parts(scoring)] == parts
    return list(TELLING.stages(scoring))


def test_the_end_tells_6_and_4_points_for_the_palace():
    state = quiet_buzz(new_palace(2))
    have(state, 1, buzz=38)
    have(state, 0, buzz=33)
    do(state, 1, gain("buzz", 2))
    buzz = stage_of(ending(state), "buzz")
    assert rows(buzz) == [(0, "rank on the buzz track", 4), (1, "rank on the buzz track", 6)]


def test_the_end_tells_3_points_for_the_highest_assistant_and_2_and_1_for_the_next():
    state = quiet_buzz(new_palace(3))
    in_market(state, None, None, 0, 0, None, 1)
    market = stage_of(ending(state), "market")
    assert rows(market) == [
        (0, "rank in the Black Market", 3),
        (1, "rank in the Black Market", 3),
        (2, "no rank that scores", 0),
    ]


def test_the_end_tells_4_for_the_goal_less_5_for_a_loan_and_8_for_four_slots():
    state = quiet_buzz(new_palace(2))
    nation(state, 1, "france")
    own(state, 1, tiles=("r09", "r10", "r11", "r12"), repaid=(-8,))
    have(state, 1, goal=2, money=10, gears=0, energy=0)
    stages = ending(state)
    assert stage_of(stages, "sales").rows[1].reason == "sold for £0, loans repaid: 0, slots covered: 1"
    seat, reason, points = rows(stage_of(stages, "board"))[1]
    assert (seat, points) == (1, 4 - 5 - 8)
    assert reason == "the nation’s goal 4, loans −5, empty research slots −8"


def test_a_round_is_reported_by_its_number():
    assert REPORT.round_of(RoundBegan("round-4")) == 4
    assert REPORT.round_of(PhaseBegan("phase-6")) is None
