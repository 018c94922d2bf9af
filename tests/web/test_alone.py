"""A game alone: won only above the aim, and told round by round."""

import pytest

from tests.laws.games import played
from tests.web.visiting import open_table, until_over
from universelle.core.registry import load, titles
from universelle.drawing.scene import scene_of
from universelle.i18n import LANGUAGES, Words
from universelle.web.chronicle import turns
from universelle.web.ending import Finish, ending
from universelle.web.pages import course

ALONE = [slug for slug, meta in titles().items() if meta.min_players == 1]
alone = pytest.mark.parametrize("slug", ALONE)


@alone
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("above", "won"), [(0, False), (1, True), (-30, False)])
def test_who_plays_alone_wins_above_the_aim(slug, language, above, won):
    match = played(slug, 1, seed=1)
    drawing, words = match.game.part("drawing"), Words(language, match.game.package, ["Ada"])
    scene = scene_of(match.state, words, 0)
    aim = drawing.aim(scene)
    page = str(ending(scene, drawing, {}, course(match), [Finish(aim + above, 1)], {}, None, match.game.meta.title))
    assert (words("web-end-awards") in page) == won
    assert (words("web-end-missed", aim=aim) in page) != won


@alone
def test_in_company_there_is_no_aim(slug):
    state = played(slug, 2, seed=1).state
    assert load(slug).part("drawing").aim(scene_of(state, Words("en", load(slug).package, ["A", "B"]), 0)) is None


@alone
def test_a_game_alone_is_told_in_rounds(slug):
    match = played(slug, 1, seed=1)
    marked = match.game.part("drawing").MILESTONES
    grouped = turns(match)
    assert len(grouped) > 1
    assert [turnout for turn in grouped for turnout in turn] == list(match.history)
    for turn in grouped:
        assert not any(isinstance(event, marked) for turnout in turn[:-1] for event in turnout.events)


@alone
def test_the_end_page_of_a_game_alone(client, slug):
    table = until_over(client, open_table(client, slug, "random"))
    assert client.get(f"{table}/end").status_code == 200
