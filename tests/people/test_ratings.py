"""Ratings: on the scale of the arena, surer with every match, and computers stay where they are."""

from math import exp
from random import Random

import pytest

from universelle.arena.ratings import ELO
from universelle.games.registry import load
from universelle.people.ratings import Match, Part, Rating, after, computer_ratings

COMPUTERS = {"weak": Rating(1000, 20), "strong": Rating(1300, 20)}


def match(*parts: Part) -> Match:
    return Match("t", 0.0, parts)


def person(owner: str, place: int, gone: bool = False) -> Part:
    return Part(owner, None, place, gone)


def computer(name: str, place: int) -> Part:
    return Part(None, name, place)


def played(strength: float, rivals: list[str], matches: int, seed: int) -> Rating:
    """The rating of somebody of a known strength, after so many matches."""
    rng, found = Random(seed), Rating()
    for _ in range(matches):
        left = {"me": strength} | {f"{name} {n}": COMPUTERS[name].value for n, name in enumerate(rivals)}
        order: list[str] = []
        while left:
            chances = [exp(each / ELO) for each in left.values()]
            order.append(rng.choices(list(left), chances)[0])
            del left[order[-1]]
        parts = [
            person("me", place) if who == "me" else computer(who.split()[0], place)
            for place, who in enumerate(order, start=1)
        ]
        found = after(match(*parts), {"me": found}, COMPUTERS)["me"]
    return found


@pytest.mark.parametrize("rivals", [["weak"], ["weak", "strong"], ["weak", "strong", "weak"]])
def test_the_band_holds_the_true_strength_about_nine_times_in_ten(rivals):
    found = [played(1200, rivals, 60, seed) for seed in range(100)]
    held = sum([each.low <= 1200 <= each.high for each in found])
    assert 82 <= held <= 100
    assert abs(sum([each.value for each in found]) / 100 - 1200) < 60


def test_every_match_makes_it_surer_and_who_wins_rises():
    first, later = (played(1200, ["weak"], matches, 1) for matches in (1, 40))
    assert Rating().deviation > first.deviation > later.deviation
    won = after(match(person("ana", 1), person("ben", 2)), {}, {})
    assert won["ana"].value > 1000 > won["ben"].value
    assert won["ana"].low < won["ana"].value < won["ana"].high


def test_a_tie_moves_two_equals_nowhere():
    tied = after(match(person("ana", 1), person("ben", 1)), {}, {})
    assert tied["ana"].value == pytest.approx(1000)
    assert tied["ben"].value == pytest.approx(1000)


def test_who_left_is_behind_all_others():
    left = after(match(person("ana", 1, gone=True), person("ben", 2)), {}, {})
    lost = after(match(person("ben", 1), person("ana", 2)), {}, {})
    assert left["ana"].value == pytest.approx(lost["ana"].value)


def test_computers_stay_as_they_were_measured_and_unknown_ones_count_nothing():
    assert set(after(match(person("ana", 1), computer("weak", 2)), {}, COMPUTERS)) == {"ana"}
    assert after(match(person("ana", 1), computer("forgotten", 2)), {}, COMPUTERS) == {}


@pytest.mark.parametrize("slug", ["worlds-fair-1893", "expo-1906", "crystal-palace"])
def test_the_computers_of_a_game_have_the_ratings_of_the_arena(slug):
    opponents = load(slug).opponents
    found = computer_ratings(opponents)
    assert {name: each.value for name, each in found.items()} == {
        name: each.rating for name, each in opponents.items() if each.rating is not None
    }
