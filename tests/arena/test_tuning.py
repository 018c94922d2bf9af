"""Tuning by self-play."""

import pytest

from tests.arena.contests import SLUG
from tests.arena.weighed import WEIGHTS, Weighed, tuning, weigh
from universelle.arena.contest import Seating
from universelle.arena.games import Played
from universelle.arena.tuning import Generation, Tuner, play_task, tunable
from universelle.core.edition import Edition
from universelle.core.errors import BadRequest
from universelle.games.registry import load


@pytest.fixture(autouse=True)
def _weighed(monkeypatch):
    weigh(monkeypatch)


class Players:
    """Plays games here, and notes which."""

    def __init__(self, settings):
        self.settings = settings
        self.tasks = []

    def __call__(self, tasks):
        self.tasks += tasks
        return [(number, play_task(self.settings, task)) for number, task in enumerate(tasks)]


def made_up(points):
    """Players whose candidates make so many points more than their rivals, seat by seat."""

    def players(tasks):
        for number, (_, weights, seating) in enumerate(tasks):
            scores = tuple(10 + points(weights) * (bot == "candidate") for bot in seating.seats)
            best = max(scores)
            shares = tuple((score == best) / scores.count(best) for score in scores)
            yield number, Played(seating, scores, (1,) * len(scores), shares, 1)

    return players


def test_at_the_start_all_weights_are_as_they_were():
    assert tuning().weights([0.0, 0.0]) == WEIGHTS


def test_weights_grow_in_proportion_and_nought_by_as_much():
    weights = tuning().weights([1.0, -0.25])
    assert weights["points"] == pytest.approx(0.5 * 2.71828, rel=1e-5)
    assert weights["none"] == -0.25
    assert weights["turns.2"] == 1.0


def test_weights_for_other_numbers_of_players_are_left_alone():
    game = load(SLUG)
    assert tunable(game, 3, WEIGHTS) == ("points", "turns.3", "none")
    assert tunable(game, 2, {"round.1": 1.0, "round.2": 1.0, "turns.2": 1.0, "turns.3": 1.0, "turns.4": 1.0}) == (
        "round.1",
        "round.2",
        "turns.2",
    )


def test_some_weights_can_be_asked_for():
    game = load(SLUG)
    assert tunable(game, 2, WEIGHTS, ["none"]) == ("none",)
    assert tunable(game, 2, WEIGHTS, ["t*", "points"]) == ("points", "turns.2")
    with pytest.raises(BadRequest, match=r"tune-unknown-weight name=turns\.3"):
        tunable(game, 2, WEIGHTS, ["turns.3"])


def test_all_candidates_of_a_generation_play_the_same_deals_in_every_seat():
    settings = tuning()
    players = Players(settings)
    tuner = Tuner(settings)
    tuner.advance(players)
    assert len(players.tasks) == tuner.games == tuner.population * 2
    candidates = {tuple(task.weights.values()) for task in players.tasks}
    assert len(candidates) == tuner.population
    for candidate in candidates:
        own = [task for task in players.tasks if tuple(task.weights.values()) == candidate]
        assert [task.seating for task in own] == [
            Seating(0, ("candidate", "rival")),
            Seating(0, ("rival", "candidate")),
        ]
    tuner.advance(players)
    assert {task.deals for task in players.tasks} == {"0", "1"}


def test_generations_begin_with_different_deals():
    settings = tuning()
    first, again, other = [settings.contest(deals).seed for deals in ("0", "0", "1")]
    assert first == again != other


def test_a_candidate_with_the_weights_of_its_rivals_plays_as_they_do():
    settings = tuning()
    proof = Tuner(settings).prove(Players(settings))
    assert (proof.share, proof.margin) == (0.5, 0)
    assert proof.games == 2 * Tuner(settings).population


def test_weights_change_what_is_played():
    settings = tuning()
    players = Players(settings)
    Tuner(settings).advance(players)
    other = players.tasks[0]._replace(weights={**WEIGHTS, "points": -0.5})
    assert play_task(settings, other) != play_task(settings, players.tasks[0]._replace(weights=WEIGHTS))


def test_wins_and_leads_show_the_way():
    tuner = Tuner(tuning(tuned=("points",)))
    for _ in range(10):
        tuner.advance(made_up(lambda weights: round(20 * weights["points"]) - 10))
    assert tuner.weights["points"] > 1
    results = tuner.generations[-1].results
    assert {result.share for result in results} == {1}
    assert len({result.worth for result in results}) > 1


def test_alone_it_is_compared_with_the_points_of_the_rival_on_the_same_deal(monkeypatch):
    monkeypatch.setitem(vars(load("expo-1906")), "evaluation", Weighed({"points": 1.0}))
    settings = tuning(game="expo-1906", players=1, start={"points": 1.0}, tuned=("points",), edition=Edition())
    tuner = Tuner(settings)
    tuner.advance(made_up(lambda weights: round(20 * weights["points"]) - 20))
    assert tuner.games == tuner.population * 2 + 2
    assert {result.share for result in tuner.generations[0].results} == {0, 1}
    assert tuner.prove(made_up(lambda weights: 1)).margin == 1


def test_known_generations_lead_to_the_same_result_as_if_played():
    settings = tuning()
    whole = Tuner(settings)
    for _ in range(3):
        whole.advance(Players(settings))
    half = Tuner(settings, whole.generations[:2])
    half.advance(Players(settings))
    assert half.generations == whole.generations
    assert half.weights == whole.weights


def test_generations_that_do_not_fit_are_left_out_with_all_after_them():
    settings = tuning()
    whole = Tuner(settings)
    for _ in range(3):
        whole.advance(Players(settings))
    first, second, third = whole.generations
    for wrong in (Generation(second.results, (9.0, 9.0)), Generation(second.results[1:], second.middle)):
        resumed = Tuner(settings, [first, wrong, third])
        assert resumed.generations == [first]
        resumed.advance(Players(settings))
        assert resumed.generations == [first, second]
