"""The terms of a table are kept as they were agreed."""

import pytest

from tests.web.visiting import each_game
from universelle.bots.seat_specs import house_bots
from universelle.games.registry import load
from universelle.tables.clock import Pace
from universelle.tables.terms import ENDS, NO_TERMS, Terms


@pytest.mark.parametrize(
    "terms", [NO_TERMS, Terms(gone=ENDS), Terms(hints=True), Terms(Pace(30, 720), "greedy", talk=False)]
)
def test_terms_are_found_again(terms):
    assert Terms.from_json(terms.to_json()) == terms


def test_what_an_older_version_did_not_know_has_its_default():
    assert Terms.from_json("{}") == NO_TERMS


@each_game
def test_who_plays_on_when_somebody_leaves(slug):
    game = load(slug)
    assert NO_TERMS.bot_for(game) in house_bots(game)
    assert Terms(gone="greedy").bot_for(game) == "greedy"
    assert Terms(gone=ENDS).bot_for(game) is None
