"""The catalogues: complete, unmixed and used, in every language."""

from importlib import import_module
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

from tests.i18n.messages import PACKAGES, messages, variables
from tests.i18n.sources import asked, is_built, texts
from universelle.core.chance import seed_from
from universelle.core.event import Event
from universelle.core.message import kebab
from universelle.core.step import Step
from universelle.games.registry import load, metas
from universelle.i18n import LANGUAGES, SHARED_TEXTS, Translations, catalogue

PLAYERS = ("Ada", "Bertha", "Carl", "Dora", "Emil")


def shape(message: ast.Message) -> tuple[frozenset[str], frozenset[str]]:
    return frozenset(variables(message)), frozenset(attribute.id.name for attribute in message.attributes)


def below(kind: type) -> set[type]:
    return {kind}.union(*(below(child) for child in kind.__subclasses__()))


def event_keys() -> set[str]:
    """The keys that the classes of events stand for."""
    for slug in metas():
        import_module(f"{load(slug).package}.rules.events")
    names = {kebab(kind.__name__) for kind in below(Event) - {Event}}
    return {f"event-{name}{ending}" for name in names for ending in ("", "-none", "-from")}


def prompt_keys() -> set[str]:
    """The keys of what the games' steps ask."""
    return {f"prompt-{kind.id}" for slug in metas() if load(slug).rules for kind in below(Step)}


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_values(package, language):
    ours, english = messages(language, package), messages("en", package)
    assert set(ours) == set(english)
    assert {key: shape(ours[key]) for key in ours} == {key: shape(english[key]) for key in english}


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(package, language):
    resource = FluentParser().parse(catalogue(language, package))
    keys = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("package", PACKAGES)
def test_no_message_is_unused(package):
    unasked = set(messages("en", package)) - texts() - event_keys() - prompt_keys()
    assert {key for key in unasked if not is_built(key)} == set()


@pytest.mark.parametrize("package", PACKAGES)
def test_no_attribute_is_unused(package):
    attributes = {(key, a.id.name) for key, message in messages("en", package).items() for a in message.attributes}
    endings = {text.rpartition(".")[2] for text in texts() if text.startswith(".")}
    of_editions = {name for key, name in attributes if key.startswith("value-")}  # named by keys of their components
    assert of_editions - texts() == set()
    assert {name for _, name in attributes} - of_editions - endings == set()


def test_every_message_asked_for_exists_and_gets_its_values():
    for question in asked():
        packages = [package for package in PACKAGES if not question.game or package.endswith(question.game)]
        known = {
            key: message for package in (*packages, SHARED_TEXTS) for key, message in messages("en", package).items()
        }
        key, _, attribute = question.key.partition(".")
        assert key in known, f"{question.where} asks for {question.key}"
        missing = variables(known[key]) - question.values
        assert attribute or not missing, f"{question.where} gives {question.key} no {missing}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", metas())
def test_every_action_has_words(slug, language):
    game = load(slug)
    words = Translations(language, game.package, PLAYERS)
    for action in game.catalogue:
        assert_said(words, action.message())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", metas())
def test_everything_that_happens_or_is_asked_in_a_game_has_words(slug, language):
    game = load(slug)
    words = Translations(language, game.package, PLAYERS)
    random = Random(language)
    for players in range(game.meta.min_players, game.meta.max_players + 1):
        state = game.new(players, seed_from(f"{language}{players}"))
        state.events = []
        while seats := state.to_move():
            assert_said(words, state.agenda[-1].prompt(seats[0]))
            action = random.choice(state.legal_actions(seats[0]))
            assert_said(words, state.label(action))
            state.apply(seats[0], action)
        for event in state.events:
            assert_said(words, event.message())


def assert_said(words: Translations, message) -> None:
    said = words.say(message)
    assert said != message.key, f"{words.language} has no {message.key}"
    assert "{" not in said
    assert "$" not in said
    for value in message.values.values():
        if isinstance(value, str) and "-" in value:
            assert value not in said, f"{words.language} has no {value}"
