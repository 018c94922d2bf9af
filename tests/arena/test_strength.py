"""The greedy bot is worth playing against: it beats random play by far."""

from statistics import fmean

import pytest

from universelle.arena.simulation import Outcome, Tally, simulate
from universelle.games.registry import metas

pytestmark = [pytest.mark.engine, pytest.mark.more]

LEAST_WINS = {"expo-1906": 0.9}  # of a greedy bot against as many random ones as there is room for
LEAST_ALONE = {"expo-1906": 20}  # points on average


def results(slug: str, bots: list[str], games: int) -> list[dict]:
    tally = Tally(slug, bots)
    for outcome in simulate(slug, bots, games, "strength"):
        tally.add(outcome)
    return tally.report()["seats"]


@pytest.mark.parametrize("slug", metas())
def test_greedy_beats_a_table_of_random_bots(slug):
    greedy, *randoms = results(slug, ["greedy"] + ["random"] * (metas()[slug].max_players - 1), 60)
    assert greedy["wins"] >= LEAST_WINS.get(slug, 0.75)
    assert greedy["mean_score"] > max(seat["mean_score"] for seat in randoms) + 5


@pytest.mark.parametrize("slug", metas())
def test_greedy_beats_random_wherever_it_sits(slug):
    for players in range(max(2, metas()[slug].min_players), metas()[slug].max_players):
        for seat in range(players):
            bots = ["random"] * players
            bots[seat] = "greedy"
            seats = results(slug, bots, 12)
            others = [each["mean_score"] for each in seats if each["bot"] == "random"]
            assert seats[seat]["mean_score"] > max(others)
            assert seats[seat]["wins"] > 0.5


@pytest.mark.parametrize("slug", [slug for slug, meta in metas().items() if meta.min_players == 1])
def test_alone_greedy_does_far_better_than_random(slug):
    (greedy,), (random,) = results(slug, ["greedy"], 12), results(slug, ["random"], 12)
    assert greedy["mean_score"] > max(random["mean_score"] + 10, LEAST_ALONE[slug])


def completed_projects(outcome: Outcome) -> list[int]:
    """How many Projects each seat of a game of Expo 1906 has completed."""
    state = outcome.record.begin()
    for _ in outcome.record.replay(state):
        pass
    return [len(player["completed"]) for player in state.view(None)["players"]]


def test_four_greedy_players_of_expo_1906_complete_three_projects_each():
    completed = [completed_projects(outcome) for outcome in simulate("expo-1906", ["greedy"] * 4, 12, "strength")]
    assert fmean([fmean(counts) for counts in completed]) >= 3
    assert min(max(counts) for counts in completed) >= 3
