"""What every evaluation promises, and the default one for games that bring none."""

from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest

from tests.laws.games import TABLES, begin, each_game, each_table, play, played
from universelle.core.evaluation import Evaluation, shares
from universelle.core.event import Points
from universelle.core.search import play_on
from universelle.core.state import State
from universelle.games.registry import load
from universelle.i18n import LANGUAGES, Translations

pytestmark = pytest.mark.engine

each_evaluation = pytest.mark.parametrize("own", [True, False], ids=["own", "default"])
each_table_of_more = pytest.mark.parametrize(("slug", "players"), [table for table in TABLES if table[1] > 1], ids=str)


def evaluation_of(slug: str, own: bool) -> Evaluation:
    return load(slug).evaluation if own else Evaluation()


def positions(slug: str, players: int, every: int) -> Iterator[State]:
    """Some positions of a random match, and the last one."""
    state = begin(slug, players, 1)
    for number, _ in enumerate(play(state, Random(1))):
        if number % every == 0:
            yield state
    yield state


@each_evaluation
@each_table
def test_at_the_end_everybody_has_the_points_they_have_and_winners_have_won(slug, players, own):
    evaluation = evaluation_of(slug, own)
    state = begin(slug, players, 2)
    for _ in play(state, Random(2)):
        pass
    assert evaluation.expected(state) == [float(points) for points in state.scores()]
    winners = state.winners()
    assert evaluation.chances(state) == [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    if players > 1:
        worths = [evaluation.worth(state, seat) for seat in range(players)]
        assert worths.index(max(worths)) in winners


@each_evaluation
@each_table_of_more
def test_chances_make_one_and_follow_what_is_expected(slug, players, own):
    evaluation = evaluation_of(slug, own)
    for state in positions(slug, players, 15):
        chances = evaluation.chances(state)
        assert len(chances) == players
        assert sum(chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)
        if state.to_move():
            assert evaluation.spread(state) > 0
            expected = evaluation.expected(state)
            assert sorted(range(players), key=chances.__getitem__) == sorted(range(players), key=expected.__getitem__)


@each_evaluation
@each_table_of_more
def test_a_seat_strives_for_its_chance(slug, players, own):
    evaluation = evaluation_of(slug, own)
    for state in positions(slug, players, 40):
        for seat, chance in enumerate(evaluation.chances(state)):
            assert evaluation.worth(state, seat) == pytest.approx(chance, abs=0.1)


@each_table
def test_thinking_about_a_position_changes_nothing_and_gives_the_same_again(slug, players):
    evaluation = load(slug).evaluation
    for state in positions(slug, players, 25):
        before = state.content()
        expected, chances = evaluation.expected(state), evaluation.chances(state)
        assert (evaluation.expected(state.clone()), evaluation.chances(state.clone())) == (expected, chances)
        assert state.content() == before


@each_table_of_more
def test_a_lead_counts_for_more_as_the_match_goes_on(slug, players):
    evaluation = load(slug).evaluation
    spreads = [evaluation.spread(state) for state in positions(slug, players, 5) if state.to_move()]
    assert spreads[-1] < spreads[0]


@each_evaluation
@each_table
def test_an_action_is_worth_more_the_better_the_outlook_after_it(slug, players, own):
    evaluation = evaluation_of(slug, own)
    for state in positions(slug, players, 40):
        if state.to_move():
            seat = state.to_move()[0]
            actions = state.legal_actions(seat)
            worths = evaluation.worths_after(state, seat, actions)
            afters = [state.clone() for _ in actions]
            for after, action in zip(afters, actions, strict=True):
                after.apply(seat, action)
            going_on = [number for number, after in enumerate(afters) if after.to_move()]
            best = max(going_on, key=lambda number: evaluation.outlook(afters[number], seat), default=None)
            if best is not None:
                assert worths[best] == max(worths[number] for number in going_on)
            for number, after in enumerate(afters):
                if not after.to_move():
                    assert worths[number] == evaluation.worth(after, seat)


def greedily(state: State, slug: str, decisions: int) -> Iterator[State]:
    """The positions of a match in which bots look one action ahead."""
    for _ in range(decisions):
        state = play_on(state, load(slug).evaluation, 1)
        yield state


@each_evaluation
@each_table
def test_sources_together_make_what_is_expected(slug, players, own):
    evaluation = evaluation_of(slug, own)
    names = list(evaluation.sources(begin(slug, players, 1), 0))
    middle = begin(slug, players, 3)
    for _ in zip(range(40), play(middle, Random(3)), strict=False):
        pass
    for number, state in enumerate(chain(positions(slug, players, 4), greedily(middle, slug, 12))):
        seat = number % players
        sources = evaluation.sources(state, seat)
        assert list(sources) == names
        assert sum(sources.values()) == pytest.approx(evaluation.expected(state)[seat], abs=1e-9)


@pytest.mark.parametrize(
    ("slug", "source", "reasons"),
    [
        ("worlds-fair-1893", "areas", {"reason-first-places", "reason-second-places"}),
        ("worlds-fair-1893", "tickets", {"reason-tickets", "reason-most-tickets"}),
        ("worlds-fair-1893", "sets", {"reason-sets"}),
        ("expo-1906", "projects", {"reason-projects", "reason-leadership"}),
        ("expo-1906", "jury", {"reason-jury"}),
        ("expo-1906", "patents", {"reason-steps", "reason-chits"}),
        ("crystal-palace", "buzz", {"reason-buzz"}),
        ("crystal-palace", "benefits", {"reason-market"}),
        ("crystal-palace", "debts", {"reason-loans"}),
    ],
)
def test_at_the_end_sources_are_what_the_points_were_scored_for(slug, source, reasons):
    for players in (2, 4):
        match = played(slug, players, 4)
        scored = [0] * players
        for result in match.history:
            for event in result.events:
                if isinstance(event, Points) and event.reason in reasons:
                    scored[event.seat] += event.points
        found = [load(slug).evaluation.sources(match.state, seat)[source] for seat in range(players)]
        assert found == scored


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_sources_have_names(slug, language):
    game = load(slug)
    words = Translations(language, game.package, ())
    names = list(game.evaluation.sources(begin(slug, game.meta.max_players, 1), 0))
    assert 4 <= len(names) <= 8
    assert all(words.has(f"source-{name}") for name in names)


def test_a_player_alone_strives_for_points():
    evaluation = load("expo-1906").evaluation
    state = begin("expo-1906", 1, 1)
    assert evaluation.worth(state, 0) == evaluation.expected(state)[0]
    assert 0 < evaluation.chances(state)[0] < 1


def test_a_shared_win_is_shared():
    state = begin("worlds-fair-1893", 3, 1)
    assert state.winners() == (0, 1, 2)
    assert shares(state) == pytest.approx([1 / 3] * 3)


@each_table
def test_every_action_is_sensible_by_default(slug, players):
    state = begin(slug, players, 1)
    actions = state.legal_actions(state.to_move()[0])
    assert Evaluation().sensible(state, actions) == actions
