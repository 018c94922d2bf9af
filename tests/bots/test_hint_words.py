"""What hints say."""

from random import Random

import pytest

from tests.laws.games import begin
from universelle.bots import Perspective
from universelle.bots.hint_words import Gain, aim_texts, choice_of, error_text, gains_of
from universelle.bots.hints import Expectation, Suggestion, hint
from universelle.games.registry import load
from universelle.i18n import LANGUAGES, Translations

FAIR = load("worlds-fair-1893")
ENGLISH = Translations("en", FAIR.package)


def moves(*aims: float, ranks: tuple[int, ...] = (1, 2, 3)) -> list[Suggestion]:
    return [Suggestion("any", rank, Expectation(aim, 0.01, {})) for aim, rank in zip(aims, ranks)]


@pytest.mark.parametrize(
    ("found", "told"),
    [
        (moves(0.41, 0.384, 0.33), ["41%", "38%", "33%"]),
        (moves(0.384, 0.381), ["38.4%", "38.1%"]),
        (moves(0.384, 0.381, ranks=(1, 1)), ["38%", "38%"]),
        (moves(1.0, 0.999, 0.5), ["100%", "> 99%", "50%"]),
        (moves(0.5, 0.001, 0.0), ["50%", "< 1%", "0%"]),
        ([Suggestion("guess", 1)], [""]),
    ],
)
def test_chances_are_told_as_far_as_they_differ(found, told):
    assert aim_texts(ENGLISH, found, alone=False) == told


def test_a_player_alone_is_told_points():
    assert aim_texts(ENGLISH, moves(27.96, 27.9), alone=True) == ["28.0", "27.9"]
    assert error_text(ENGLISH, Expectation(28.0, 0.15, {}), alone=True) == "± 0.3"


@pytest.mark.parametrize(("error", "told"), [(0.012, "± 2"), (0.001, ""), (None, "")])
def test_an_error_is_told_if_it_is_worth_a_word(error, told):
    assert error_text(ENGLISH, Expectation(0.4, error, {}), alone=False) == told


def test_sources_that_change_nothing_are_left_out():
    assert gains_of(ENGLISH, Expectation(0.4, None, {"areas": 2.4, "sets": 0.01, "tickets": -0.6})) == [
        Gain("areas", "areas", 2.4),
        Gain("tickets", "tickets", -0.6),
    ]


def test_points_have_a_sign_and_the_comma_of_their_language():
    assert [ENGLISH.signed(points) for points in (2.44, -0.6, 0.0)] == ["+2.4", "−0.6", "+0.0"]
    assert Translations("fr").signed(2.44) == "+2,4"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", ["worlds-fair-1893", "expo-1906", "crystal-palace"])
def test_every_source_of_a_game_has_a_name_and_a_symbol(language, slug):
    game = load(slug)
    words = Translations(language, game.package)
    state = game.new(2, bytes(32))
    sources = game.evaluation.sources(state, 0)
    assert all(words.has(f"source-{name}") for name in sources)
    assert game.page.source_symbols.keys() == sources.keys()


def test_a_source_without_words_goes_by_its_own_name():
    assert gains_of(ENGLISH, Expectation(0.5, None, {"side-shows": 1.0})) == [Gain("side-shows", "side shows", 1.0)]


def test_a_choice_made_of_several_names_each_of_them():
    game, state = load("crystal-palace"), begin("crystal-palace", 2, 5)
    best = hint(Perspective(game, state, 0), Random(1), seconds=0.05)[0]
    words = Translations("fr", game.package)
    assert len(best.then) > 1
    named = choice_of(game.page.choice, state, words, 0, best).name.split(" · ")
    assert len(named) == len(best.then)  # the last one only ends it
    assert all(name.startswith("Un ") for name in named)
