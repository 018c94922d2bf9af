"""From messages to words."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentSerializer, ast

from universelle.core.errors import BadRequest
from universelle.core.message import Message, Name, Seat
from universelle.games.registry import load, metas
from universelle.games.worlds_fair_1893.game import GAME
from universelle.i18n import LANGUAGES, SHARED_TEXTS, Translations, catalogue, city_of

FAIR = GAME.package
VARIABLE = re.compile(r"\$([a-z-]+)")


def test_an_unknown_language_is_refused():
    with pytest.raises(BadRequest) as refusal:
        Translations("tlh")
    assert refusal.value.message.values["known"] == ", ".join(LANGUAGES)


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Electricity"), ("fr", "Électricité"), ("de", "Elektrizität"), ("it", "Elettricità")]
)
def test_a_name_is_said_in_the_readers_language(language, name):
    words = Translations(language, FAIR)
    assert name in words("action-place", area=Name("area-electricity"))


@pytest.mark.parametrize(
    ("area", "said"),
    [
        ("agriculture", "de l’Agriculture"),
        ("electricity", "de l’Électricité"),
        ("fine-arts", "des Beaux-Arts"),
        ("manufacturing", "des Manufactures"),
        ("transportation", "des Transports"),
    ],
)
def test_a_french_area_takes_its_article(area, said):
    words = Translations("fr", FAIR, ["Ada", "Ben"])
    name = Name(f"area-{area}")
    assert words("illegal-no-supporter-of", owner=Seat(1), area=name) == f"Ben n’a aucun représentant au palais {said}."
    moved = words("action-move", figure="X", owner=Seat(0), source=name, target=name)
    assert moved.endswith(f"du palais {said} au palais {said}")


def test_a_seat_is_called_by_its_players_name():
    words = Translations("en", FAIR, ["Ada", "Ben"])
    assert words("illegal-no-supporter-of", owner=Seat(1), area="X") == "Ben has no supporter in X."


def test_a_seat_without_a_name_has_a_number():
    assert Translations("en")("illegal-not-your-turn", seat=Seat(1)) == "It is not Player 2’s turn."


def test_several_names_make_a_list():
    words = Translations("de", FAIR, ["Ada"])
    cards = (Name("figure-davis"), Name("figure-palmer"))
    assert "George R.\u00a0Davis und Bertha Palmer" in words(
        "event-cards-collected", seat=Seat(0), area="X", cards=cards
    )


@pytest.mark.parametrize(
    ("names", "listed"),
    [
        (["Belle Arti", "Elettricità"], "Belle Arti ed Elettricità"),
        (["Ada", "Ben", "Espositore"], "Ada, Ben ed Espositore"),
        (["Elettricità", "Agricoltura"], "Elettricità e Agricoltura"),
        (["Elettricità"], "Elettricità"),
    ],
)
def test_an_italian_list_has_no_two_e_in_a_row(names, listed):
    assert Translations("it").listed(names) == listed


def test_a_message_may_hold_another():
    why = Message("illegal-game-over")
    assert Translations("en")("record-cannot-begin", why=why) == "The recorded game cannot be set up. The game is over."


def test_a_missing_message_is_its_key():
    assert Translations("en")("no-such-message") == "no-such-message"
    assert Translations("en", FAIR)("area-electricity.no-such") == "area-electricity.no-such"


@pytest.mark.parametrize(
    ("count", "said"), [(0, "Approve no exhibits"), (1, "Approve 1 exhibit"), (2, "Approve 2 exhibits")]
)
def test_plurals_follow_the_number(count, said):
    assert said == Translations("en", FAIR)("action-approve", count=count)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", [SHARED_TEXTS, *(load(slug).package for slug in metas())])
def test_every_message_reads_as_fluent_says_it(language, package):
    resource = FluentResource(catalogue(language, package))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    words = Translations(language, package)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value:
            names = VARIABLE.findall(FluentSerializer().serialize_entry(entry))
            for value in (0, 7, 999, 1000, "Ada"):
                values = dict.fromkeys(names, value)
                said, _ = bundle.format_pattern(bundle.get_message(entry.id.name).value, values)
                assert words(entry.id.name, **values) == said


def test_english_lists_are_british():
    assert Translations("en").listed(["a", "b", "c"]) == "a, b and c"


def test_a_city_has_its_name_in_the_readers_language():
    game = load("expo-1906")
    cities = [city_of(Translations(language, game.package), game.meta) for language in LANGUAGES]
    assert cities == ["Milan", "Milan", "Mailand", "Milano"]
    assert city_of(Translations("de"), game.meta) == game.meta.city


@pytest.mark.parametrize(
    ("number", "written"), [(-217.34, "−217,3"), (-0.04, "0,0"), (0.04, "0,0"), (12.25, "12,2"), (-1234.5, "−1.234,5")]
)
def test_numbers_below_zero_have_a_real_minus(number, written):
    assert Translations("de").decimal(number) == written


def test_messages_have_a_real_minus_before_numbers_below_zero():
    words = Translations("de")
    assert words("games-points", points=-12) == "−12 Punkte"
    assert words("review-of", name="K-9", points=-3, others=-12) == "Analyse: K-9 gewinnt, −3 zu −12"
