"""Scorings are told without losing a point, and the reports of rounds add up."""

from __future__ import annotations

from itertools import pairwise

from universelle.contract.telling import Scoring
from universelle.core.event import Points
from universelle.i18n import LANGUAGES, Translations
from universelle.testing.trial import Extent, Trial, law
from universelle.web.table.scorings import Scorings


@law(Extent.FEW_SEEDS)
def the_stages_of_a_scoring_share_out_its_events(trial: Trial) -> None:
    match = trial.match()
    telling = match.game.page.telling
    view, box = match.state.view(None), match.state.components()
    words = Translations("en", match.game.package, [f"Player {seat + 1}" for seat in range(trial.players)])
    for scoring in Scorings(match).follow().scorings:
        for upto in sorted({events for _, events in scoring.after_moves}):
            told = scoring.events[:upto]
            stages = telling.stages(Scoring(told, view, box, words, trial.players))
            shared = [event for stage in stages for event in stage.events]
            if stages:
                assert shared == told, "the stages leave out events, or tell them in another order"
            assert stages or not any([isinstance(event, Points) for event in told]), "points that nobody is told of"
            for stage in stages:
                seats = [row.seat for row in stage.rows]
                assert len(set(seats)) == len(seats), f"a seat twice in {stage.title}"
                missing = [seat for seat in range(trial.players) if stage.points(seat) and seat not in seats]
                assert not missing, f"{stage.title} has points for {missing}, but no row"


@law(Extent.FEW_SEEDS)
def the_report_of_every_round_adds_up(trial: Trial) -> None:
    match = trial.match()
    report = match.game.page.report
    view, box = match.state.view(None), match.state.components()
    rounds = Scorings(match).follow().rounds
    assert rounds[0].before == match.start
    assert rounds[-1].now() == match.state.scores()
    for one, following in pairwise(rounds):
        assert one.now() == following.before, f"round {one.number} ends with other points than the next begins with"
    for language in LANGUAGES:
        words = Translations(language, match.game.package, [f"Player {seat + 1}" for seat in range(trial.players)])
        for each in rounds:
            given = Scoring(each.events, view, box, words, trial.players)
            columns = {column.key for column in report.columns(given)}
            for event in each.events:
                if isinstance(event, Points):
                    assert report.column_of(event) in columns or not columns, f"{event} is in no column"
            for seat, column in report.notes(given):
                assert 0 <= seat < trial.players
                assert column in columns
