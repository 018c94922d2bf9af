"""Weights of evaluations: read from data, replaced as a whole, refused where they are wrong."""

import tomllib
from importlib.resources import files

import pytest

from tests.laws.games import begin
from universelle.core.errors import BadRequest
from universelle.core.weights import FILE, Given, for_each_count, weights_of
from universelle.games.registry import load
from universelle.i18n import LANGUAGES, Translations

pytestmark = pytest.mark.engine

each_weighed_game = pytest.mark.parametrize("slug", ["worlds-fair-1893", "expo-1906", "crystal-palace"])


@each_weighed_game
def test_a_game_goes_by_the_weights_of_its_file(slug):
    game = load(slug)
    weights, written = game.evaluation.weights(), weights_of(game.package)
    counts = range(game.meta.min_players, game.meta.max_players + 1)
    assert weights in (written, for_each_count(written, counts))


@each_weighed_game
def test_every_run_says_where_its_weights_come_from(slug):
    runs = tomllib.loads(files(load(slug).package).joinpath(FILE).read_text(encoding="utf-8"))["run"]
    assert all(run["source"] for run in runs)


@each_weighed_game
def test_the_same_weights_give_the_same_values(slug):
    evaluation = load(slug).evaluation
    state = begin(slug, 2, 1)
    assert evaluation.with_weights(evaluation.weights()).expected(state) == evaluation.expected(state)


@each_weighed_game
def test_other_weights_give_other_values_and_leave_the_game_its_own(slug):
    evaluation = load(slug).evaluation
    state = begin(slug, 2, 1)
    expected, spread, weights = evaluation.expected(state), evaluation.spread(state), evaluation.weights()
    doubled = evaluation.with_weights({name: 2 * weight for name, weight in weights.items()})
    assert doubled.expected(state) != expected
    assert doubled.spread(state) == pytest.approx(2 * spread)
    assert doubled.weights() == {name: 2 * weight for name, weight in weights.items()}
    assert (evaluation.expected(state), evaluation.spread(state)) == (expected, spread)


@each_weighed_game
def test_every_weight_is_needed_and_checked(slug):
    evaluation = load(slug).evaluation
    weights = evaluation.weights()
    for name in weights:
        others = {other: weight for other, weight in weights.items() if other != name}
        with pytest.raises(BadRequest, match="weight-missing"):
            evaluation.with_weights(others)
        for wrong in ("1", None, True, float("inf"), float("nan")):
            with pytest.raises(BadRequest, match="weight-not-number"):
                evaluation.with_weights({**others, name: wrong})


@each_weighed_game
def test_unknown_weights_are_refused(slug):
    evaluation = load(slug).evaluation
    with pytest.raises(BadRequest, match="weight-unknown"):
        evaluation.with_weights({**evaluation.weights(), "charm": 1.0})


def test_weights_that_divide_are_above_nothing():
    for wrong in (0, -1):
        with pytest.raises(BadRequest, match="weight-not-positive"):
            Given({"spread": wrong}).positive("spread")


def test_weights_with_keys_come_in_the_order_of_the_keys():
    assert Given({"die.2": 2, "die.1": 1.5}).numbers("die", ("1", "2")) == (1.5, 2.0)


def test_weights_for_each_number_of_players_are_those_for_any_unless_they_have_their_own():
    weights = {"die.1": 1.0, "die.1.3": 1.5, "pound": 2.0}
    assert for_each_count(weights, (2, 3)) == {"die.1.2": 1.0, "die.1.3": 1.5, "pound.2": 2.0, "pound.3": 2.0}


def test_a_weight_for_a_number_of_players_that_cannot_be_is_left_to_be_refused():
    given = Given(for_each_count({"pound": 2.0, "pound.7": 1.0}, (2, 3)))
    assert [given.for_players(players).number("pound") for players in (2, 3)] == [2.0, 2.0]
    with pytest.raises(BadRequest, match=r"weight-unknown name=pound\.7"):
        given.all()


def test_a_wrong_weight_for_a_number_of_players_is_called_by_its_whole_name():
    with pytest.raises(BadRequest, match=r"weight-not-positive name=spread\.3"):
        Given({"spread.3": 0}).for_players(3).positive("spread")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("given", [{}, {"sure": "a"}, {"sure": -1}, {"sure": 1, "charm": 1}])
def test_every_refusal_has_a_sentence(language, given):
    def take() -> None:
        weights = Given(given)
        weights.positive("sure")
        weights.all()

    with pytest.raises(BadRequest) as refusal:
        take()
    assert Translations(language).say(refusal.value.message).endswith(".")
