"""Seeded games come to the same positions on every build, machine and day."""

import pytest

from tests.seeded_games import combined_checksum, kept, label, seeded_games

pytestmark = pytest.mark.engine

AGAIN = "If the change is meant, give the ruleset a new version or run `python -m tests.seeded_games`."


@pytest.mark.parametrize(("slug", "ruleset", "players"), seeded_games())
def test_seeded_games_have_the_kept_checksum(slug, ruleset, players):
    assert kept().get(label(slug, ruleset, players)) == combined_checksum(slug, ruleset, players), AGAIN


def test_a_checksum_is_kept_for_everything_that_can_be_played_and_for_nothing_else():
    assert set(kept()) == {label(*which) for which in seeded_games()}, AGAIN


def test_another_game_gives_another_checksum():
    slug, ruleset, players = seeded_games()[0]
    sums = {combined_checksum(slug, ruleset, players, games) for games in (1, 2, 3)}
    assert len(sums) == 3
    assert combined_checksum(slug, ruleset, players, 3) in sums
