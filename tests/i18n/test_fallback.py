"""What a game has not said in a language is said in English."""

import pytest

from universelle.core.message import Message, Name, Seat
from universelle.i18n import LANGUAGES, Translations, is_translated, rules_text

ENGLISH = """
thing-tower = the tower
event-taken = { $count ->
    [one] { $seat } takes { $thing } and { $count } card.
   *[other] { $seat } takes { $thing } and { $count } cards.
}
board-legend = A legend of our own.
both = both
    .effect = in English
"""
FRENCH = """
thing-tower = la tour
both = les deux
"""


@pytest.fixture
def package(tmp_path, monkeypatch) -> str:
    """A package with words in English, and few in French."""
    text = tmp_path / "half_translated" / "text"
    text.mkdir(parents=True)
    (text.parent / "__init__.py").write_text("")
    (text / "en.ftl").write_text(ENGLISH)
    (text / "fr.ftl").write_text(FRENCH)
    (text / "rules.en.md").write_text("# Rules")
    monkeypatch.syspath_prepend(tmp_path)
    return "half_translated"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_message_is_said_in_english_with_its_grammar(package, language):
    words = Translations(language, package, ["Ada"])
    message = Message("event-taken", {"seat": Seat(0), "thing": Name("thing-tower"), "count": 1})
    tower = "la tour" if language == "fr" else "the tower"
    assert words.say(message) == f"Ada takes {tower} and 1 card."


def test_an_attribute_follows_its_message(package):
    assert Translations("de", package)("both.effect") == "in English"
    assert not Translations("fr", package).has("both.effect")


def test_a_games_own_english_wins_over_the_shared_words(package):
    assert Translations("en", package)("board-legend") == "A legend of our own."
    assert Translations("de", package)("board-legend") == "A legend of our own."
    assert Translations("de", package)("board-tie-break") == Translations("de")("board-tie-break")


def test_it_is_known_whether_there_are_words(package):
    words = Translations("it", package)
    assert words.has("both")
    assert not words.has("home-line")
    assert words.name("thing-unknown-yet") == "Unknown yet"
    assert [language for language in LANGUAGES if is_translated(language, package)] == ["en", "fr"]


def test_rules_are_read_in_english_where_a_language_has_none(package):
    assert [rules_text(language, package) for language in LANGUAGES] == ["# Rules"] * len(LANGUAGES)


def test_a_package_without_texts_has_no_words_and_no_rules(tmp_path, monkeypatch):
    (tmp_path / "wordless").mkdir()
    (tmp_path / "wordless" / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    assert rules_text("fr", "wordless") is None
    assert not Translations("fr", "wordless").has("home-line")
    assert Translations("fr", "wordless")("board-player") == "Joueur"
