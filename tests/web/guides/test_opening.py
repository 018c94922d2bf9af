"""The record of a guided first game."""

from universelle.core.chance import seed_from
from universelle.games.registry import load
from universelle.web.guides.opening import guided_record

GAME = load("worlds-fair-1893")


def test_the_deal_is_always_the_same_and_says_by_which_word():
    record = guided_record(GAME, GAME.guide, "en")
    assert record == guided_record(GAME, GAME.guide, "en")
    assert (record.seed, record.seed_word) == (seed_from(GAME.guide.seed), GAME.guide.seed)


def test_the_player_has_a_name_and_the_rival_goes_by_its_own():
    assert guided_record(GAME, GAME.guide, "de", "Ada").seats == ("Ada=me", "visitor=visitor")
    assert guided_record(GAME, GAME.guide, "de").seats[0] == "Gast=me"
