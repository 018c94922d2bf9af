"""Who sits at a table."""

import pytest

from universelle.bots import BOTS, bots_of
from universelle.bots.seat_specs import SeatSpec, kind_of, named
from universelle.core.errors import BadRequest
from universelle.games.registry import load
from universelle.i18n import LANGUAGES, Translations
from universelle.matches.players import players_in, short_name
from universelle.matches.record import names

GAME = load("worlds-fair-1893")


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("me", SeatSpec("me", None)),
        ("Ada=me", SeatSpec("Ada", None)),
        ("greedy", SeatSpec("greedy", "greedy")),
        ("Robo=random", SeatSpec("Robo", "random")),
        ("1+1=2=me", SeatSpec("1+1=2", None)),
    ],
)
def test_a_seat_is_a_person_or_a_bot_with_a_name(text, seat):
    assert SeatSpec.parse(text, GAME) == seat


@pytest.mark.parametrize("text", ["", "you", "me=", "Ada=you", "ME", "greedy me"])
def test_who_is_neither_a_person_nor_a_bot_is_refused(text):
    with pytest.raises(BadRequest) as refusal:
        SeatSpec.parse(text, GAME)
    assert refusal.value.message.key == "unknown-bot"
    assert refusal.value.message.values["known"] == ", ".join(["me", *bots_of(GAME)])


def test_who_has_no_name_gets_one():
    english, german = Translations("en"), Translations("de")
    assert named(["me", "greedy", "Bot=random"], english, GAME) == ["Guest=me", "Clara=greedy", "Bot=random"]
    assert named(["me", "random", "me"], german, GAME) == ["Gast=me", "Clara=random", "Friedrich=me"]
    assert named(["Clara=me", "greedy"], english, GAME) == ["Clara=me", "Henry=greedy"]
    assert named(["Guest=me", "me"], english, GAME) == ["Guest=me", "Clara=me"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", ["me", "greedy"])
def test_every_language_has_names_enough_and_none_reads_as_a_number(language, who):
    called = names(named([who] * 30, Translations(language), GAME))
    assert len(set(called)) == 30
    assert not any(name[-1].isdigit() for name in called)
    assert not any(bot in name.lower() for name in called for bot in BOTS)


def test_every_language_calls_characters_and_guests_by_its_own_names_and_others_by_theirs():
    words = Translations("fr", GAME.package)
    seats = named(["me", "director", "director", "Ada=visitor"], words, GAME)
    assert seats == ["Invité=me", "director=director", "director II=director", "Ada=visitor"]
    assert kind_of(words, "director") == "Le Directeur"
    assert players_in("fr", GAME.package, seats) == ["Invité", "Directeur", "Directeur II", "Ada"]
    assert players_in("it", GAME.package, seats) == ["Ospite", "Direttore", "Direttore II", "Ada"]


def test_a_person_may_bear_the_name_of_a_character():
    words = Translations("en", GAME.package)
    assert named(["Director=me", "director"], words, GAME) == ["Director=me", "director II=director"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", [GAME.meta.slug, "expo-1906", "crystal-palace"])
def test_the_name_of_a_character_in_sentences_has_no_article(language, slug):
    game = load(slug)
    words = Translations(language, game.package)
    for character in game.opponents:
        short = short_name(words, character)
        assert kind_of(words, character).endswith(short)
        assert " " not in short.replace("Day Tripper", "")
        assert "’" not in short
        assert short != words("guest")


def test_a_character_of_another_game_is_unknown():
    with pytest.raises(BadRequest) as refusal:
        SeatSpec.parse("duchess", GAME)
    assert refusal.value.message.key == "unknown-bot"


def test_a_bot_says_what_it_is_like():
    assert kind_of(Translations("en"), "greedy") == "computer: takes what looks best"
    assert kind_of(Translations("en"), "oracle") == "computer: oracle"


def test_the_names_of_a_record_are_those_before_the_sign():
    assert names(["Ada=me", "greedy", "1+1=2=me"]) == ["Ada", "greedy", "1+1=2"]


@pytest.mark.parametrize("seat", ["=me", "me", "=greedy", "Ada=me"])
def test_a_seat_is_called_the_same_everywhere(seat):
    [text] = named([seat], Translations("en"), GAME)
    assert names([text]) == [SeatSpec.parse(text, GAME).name]
    assert "=" not in names([text])[0]


def test_two_players_never_share_a_name():
    try:
        called = names(named(["Ada=me", "Ada=me", "greedy"], Translations("en"), GAME))
    except BadRequest:
        return
    assert len(set(called)) == 3
