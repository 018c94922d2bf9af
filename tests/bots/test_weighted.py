"""Bots with weights of their own."""

import os
from random import Random

import pytest

from tests.arena.weighed import WEIGHTS, Weighed
from universelle.bots import Perspective, make_bot
from universelle.bots.greedy import GreedyBot
from universelle.bots.seat_specs import SeatSpec, named
from universelle.bots.weighted import WeightedBot, weights_in
from universelle.core.chance import seed_from
from universelle.core.errors import BadRequest
from universelle.games.registry import load
from universelle.i18n import LANGUAGES, Translations

GAME = load("worlds-fair-1893").valued_by(Weighed(WEIGHTS))


def weights_file(folder, text="[[run]]\n[run.weights]\npoints = -0.5\n"):
    path = folder / "new.toml"
    path.write_text(text, encoding="utf-8")
    return path


def choices(bot):
    """What a bot chooses at the start of some matches."""
    starts = [GAME.new(2, seed_from(str(seed))) for seed in range(8)]
    return [bot.choose(Perspective(GAME, state, state.to_move()[0])) for state in starts]


def test_it_chooses_as_the_bot_does_that_values_positions_so():
    turned = Weighed({**WEIGHTS, "points": -0.5})
    bot = WeightedBot(GreedyBot(Random("1")), turned)
    starts = [GAME.new(2, seed_from(str(seed))) for seed in range(8)]
    other = GAME.valued_by(turned)
    greedy = GreedyBot(Random("1"))
    assert choices(bot) == [greedy.choose(Perspective(other, state, state.to_move()[0])) for state in starts]
    assert choices(bot) != choices(GreedyBot(Random("1")))


@pytest.mark.parametrize("name", ["greedy", "planner", list(GAME.opponents)[-1]])
def test_a_file_can_be_named_behind_every_bot_that_values_positions(tmp_path, name):
    bot = make_bot(GAME, f"{name}@{weights_file(tmp_path)}", "1")
    assert choices(bot) != choices(make_bot(GAME, name, "1"))


def test_the_game_itself_stays_as_it_is():
    assert GAME.evaluation is not load("worlds-fair-1893").evaluation


def test_a_file_that_has_changed_is_read_again(tmp_path):
    path = weights_file(tmp_path)
    before = choices(make_bot(GAME, f"greedy@{path}", "1"))
    weights_file(tmp_path, "[[run]]\n[run.weights]\npoints = 0.5\n")
    os.utime(path, (1, 1))
    assert choices(make_bot(GAME, f"greedy@{path}", "1")) != before


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "weights-none"),
        ("[[run]]\n", "weights-none"),
        ("run = 3\n", "weights-none"),
        ("[[run]]\nweights = 3\n", "weights-none"),
        ("[[run", "weights-unusable"),
        ('[[run]]\n[run.weights]\n"figure.2" = "many"\n', "weight-not-number"),
        ('[[run]]\n[run.weights]\n"figure.2" = inf\n', "weight-not-number"),
        ("[[run]]\n[run.weights]\nunknown = 1\n", "weight-unknown"),
    ],
)
def test_broken_files_are_refused_in_a_sentence(tmp_path, text, key):
    with pytest.raises(BadRequest) as refused:
        make_bot(load("worlds-fair-1893"), f"greedy@{weights_file(tmp_path, text)}", "1")
    assert refused.value.message.key == key
    for language in LANGUAGES:
        assert Translations(language).say(refused.value.message).endswith(".")


def test_files_that_are_not_there_are_refused(tmp_path):
    for file in (tmp_path, tmp_path / "missing", "", "\0"):
        with pytest.raises(BadRequest, match="weights-unusable"):
            make_bot(GAME, f"greedy@{file}", "1")


def test_bots_that_value_nothing_have_no_weights(tmp_path):
    for name in ("random", "nobody", ""):
        with pytest.raises(BadRequest, match="unknown-bot"):
            make_bot(GAME, f"{name}@{weights_file(tmp_path)}", "1")


def test_numbers_may_be_whole(tmp_path):
    assert weights_in(weights_file(tmp_path, "[[run]]\n[run.weights]\npoints = 2\n")) == {"points": 2}


def test_only_who_may_read_files_names_one(tmp_path):
    text = f"Robo=greedy@{weights_file(tmp_path)}"
    words = Translations("en")
    assert SeatSpec.parse(text, GAME, programs=True) == SeatSpec("Robo", text.removeprefix("Robo="))
    assert named([text], words, GAME, programs=True) == [text]
    for wrong in (text, text.removeprefix("Robo=")):
        with pytest.raises(BadRequest, match="unknown-bot"):
            SeatSpec.parse(wrong, GAME)
        with pytest.raises(BadRequest, match="unknown-bot"):
            named([wrong], words, GAME)
