"""The greedy bot is worth playing against: it beats random play by far."""

import pytest

from universelle.arena.simulation import Tally, simulate
from universelle.core.registry import titles


def results(slug: str, bots: list[str], games: int) -> list[dict]:
    tally = Tally(slug, bots)
    for outcome in simulate(slug, bots, games, "strength"):
        tally.add(outcome)
    return tally.report()["seats"]


@pytest.mark.parametrize("slug", titles())
def test_greedy_beats_a_table_of_random_bots(slug):
    greedy, *randoms = results(slug, ["greedy"] + ["random"] * (titles()[slug].max_players - 1), 60)
    assert greedy["wins"] >= 0.75
    assert greedy["mean_score"] > max(seat["mean_score"] for seat in randoms) + 5


@pytest.mark.parametrize("slug", titles())
def test_greedy_beats_random_wherever_it_sits(slug):
    for players in range(max(2, titles()[slug].min_players), titles()[slug].max_players):
        for seat in range(players):
            bots = ["random"] * players
            bots[seat] = "greedy"
            seats = results(slug, bots, 12)
            others = [each["mean_score"] for each in seats if each["bot"] == "random"]
            assert seats[seat]["mean_score"] > max(others)
            assert seats[seat]["wins"] > 0.5


@pytest.mark.parametrize("slug", [slug for slug, meta in titles().items() if meta.min_players == 1])
def test_alone_greedy_does_far_better_than_random(slug):
    (greedy,), (random,) = results(slug, ["greedy"], 12), results(slug, ["random"], 12)
    assert greedy["mean_score"] > random["mean_score"] + 10
