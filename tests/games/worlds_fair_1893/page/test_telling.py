"""A scoring phase told in stages, with its numbers."""

from tests.games.worlds_fair_1893.positions import act, bare, give, listen, new_fair, ring, score_now, stand
from universelle.contract.telling import Scoring
from universelle.games.worlds_fair_1893.game import GAME
from universelle.games.worlds_fair_1893.page.telling import REPORT, TELLING
from universelle.games.worlds_fair_1893.rules.events import ScoringBegan
from universelle.i18n import Translations

WORDS = Translations("en", GAME.package, ["Ana", "Tobias", "Giulia"])


def scored(approved="approve 2"):
    """Three players; Ana leads fine arts alone and may approve two exhibits, Tobias and Giulia are level behind."""
    state = new_fair(3)
    bare(state)
    ring(state, "fine-arts", "agriculture")
    stand(state, "fine-arts", 4, 2, 2)
    stand(state, "agriculture", 0, 3, 3)
    give(state, 0, "fine-arts", "fine-arts")
    give(state, 1, "ticket", "ticket", "ticket")
    events = listen(state)
    score_now(state)
    act(state, approved)
    begun = next(at for at, event in enumerate(events) if isinstance(event, ScoringBegan))
    return Scoring(events[begun:], state.view(None), state.components(), WORDS, 3), state


def test_every_area_is_a_stage_between_midway_and_the_return():
    scoring, _ = scored()
    stages = TELLING.stages(scoring)
    assert [(stage.part, stage.place) for stage in stages[:3]] == [
        ("midway", "base"),
        ("areas", "area-fine-arts"),
        ("areas", "area-agriculture"),
    ]
    assert len(stages) == 7
    assert stages[-1].part == "return"
    assert [part.key for part in TELLING.parts(scoring)] == ["midway", "areas", "return"]
    assert len(TELLING.parts(scoring)[1].items) == 5
    assert TELLING.title(scoring) == "Scoring of round 1"


def test_midway_tells_how_many_tickets_and_who_has_most():
    scoring, _ = scored()
    midway = TELLING.stages(scoring)[0]
    assert [(row.seat, row.reason, midway.points(row.seat)) for row in midway.rows] == [
        (1, "3 tickets, the most: 3 + 2", 5),
        (0, "1 ticket", 1),
        (2, "no ticket", 0),
    ]


def test_an_area_has_a_row_for_everybody_in_the_order_of_their_places():
    scoring, _ = scored()
    arts = TELLING.stages(scoring)[1]
    assert [row.seat for row in arts.rows] == [0, 1, 2]
    assert [row.reason for row in arts.rows] == [
        "4 supporters, first; sets +2",
        "2 supporters, tied for second",
        "2 supporters, tied for second",
    ]
    assert [arts.points(seat) for seat in range(3)] == [6, 0, 0]
    assert [(gain.symbol, gain.text, gain.medal) for gain in arts.rows[0].gains] == [
        ("medal", "4", "first"),
        ("approved", "2", ""),
    ]
    assert arts.rows[0].stamp == "2 approved"
    agriculture = TELLING.stages(scoring)[2]
    assert agriculture.rows[-1].reason == "no supporter"
    assert [agriculture.points(seat) for seat in range(3)] == [0, 2, 2]


def test_the_return_says_how_many_each_may_place():
    scoring, state = scored()
    home = TELLING.stages(scoring)[-1]
    view = state.view(None)
    assert [row.reason for row in home.rows] == [
        f"2 supporters return; {view['players'][0]['supply']} to place now",
        f"2 supporters return; {view['players'][1]['supply']} to place now",
        f"2 supporters return; {view['players'][2]['supply']} to place now",
    ]


def test_at_the_end_nobody_is_told_how_many_they_may_place():
    state = new_fair(3, values={"rounds": {"count": 1}})
    events = listen(state)
    score_now(state)
    begun = next(at for at, event in enumerate(events) if isinstance(event, ScoringBegan))
    home = TELLING.stages(Scoring(events[begun:], state.view(None), state.components(), WORDS, 3))[-1]
    assert home.part == "return"
    assert all(row.reason.endswith(("returns", "return")) for row in home.rows)


def test_the_report_has_columns_for_tickets_areas_and_sets():
    scoring, _ = scored()
    assert [column.key for column in REPORT.columns(scoring)][:3] == ["midway", "area-fine-arts", "area-agriculture"]
    assert [column.key for column in REPORT.columns(scoring)][-1] == "sets"
    notes = REPORT.notes(scoring)
    assert notes[1, "midway"] == "3 tickets, the most: 3 + 2"
    assert notes[2, "midway"] == "no ticket"
    assert REPORT.more(scoring) is not None


def test_the_report_says_why_everybody_has_their_points():
    notes = REPORT.notes(scored()[0])
    assert notes[0, "area-fine-arts"] == "4 supporters, first; 2 approved"
    assert notes[1, "area-fine-arts"] == "2 supporters, tied for second"
    assert notes[1, "area-agriculture"] == "3 supporters, tied for first"
    assert (0, "area-agriculture") not in notes
    assert notes[0, "sets"] == "2 approved"
    assert (1, "sets") not in notes


def test_who_approves_nothing_though_they_may_is_told_so():
    scoring, _ = scored("approve 0")
    assert TELLING.stages(scoring)[1].rows[0].reason == "4 supporters, first; none approved"
    assert TELLING.stages(scoring)[1].rows[0].stamp == ""
    assert REPORT.notes(scoring)[0, "area-fine-arts"] == "4 supporters, first; none approved"


def test_a_round_that_was_not_scored_has_nothing_to_explain():
    state = new_fair(2)
    assert REPORT.notes(Scoring([], state.view(None), state.components(), WORDS, 2)) == {}


def test_who_has_yet_to_decide_is_told_how_many_exhibits_may_be_approved():
    state = new_fair(3)
    bare(state)
    ring(state, "fine-arts")
    stand(state, "fine-arts", 4, 2, 2)
    give(state, 0, "fine-arts")
    events = listen(state)
    score_now(state)
    begun = next(at for at, event in enumerate(events) if isinstance(event, ScoringBegan))
    scoring = Scoring(events[begun:], state.view(None), state.components(), WORDS, 3)
    arts = TELLING.stages(scoring)[1]
    assert arts.rows[0].reason == "4 supporters, first; up to 3 approvals"


def test_with_two_players_nobody_is_second():
    state = new_fair(2)
    bare(state)
    ring(state, "fine-arts")
    stand(state, "fine-arts", 4, 2)
    events = listen(state)
    score_now(state)
    begun = next(at for at, event in enumerate(events) if isinstance(event, ScoringBegan))
    scoring = Scoring(events[begun:], state.view(None), state.components(), WORDS, 2)
    arts = TELLING.stages(scoring)[1]
    assert [row.reason for row in arts.rows] == ["4 supporters, first; up to 3 approvals", "2 supporters, behind"]
