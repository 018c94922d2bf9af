"""One command, one exit code."""

import platform

import pytest

from tests.cli.program import each_language
from universelle.build import BUILD, VERSION
from universelle.cli.arguments import COMMANDS
from universelle.i18n import LANGUAGES, Translations


@each_language
def test_the_version_names_the_build(universelle, language):
    run = universelle("--version", "--lang", language)
    assert run.succeeded()
    assert VERSION in run.out
    assert platform.python_version() in run.out
    assert Translations(language)(f"build-{BUILD}") in run.out


@each_language
def test_without_a_command_the_commands_are_named(universelle, language):
    run = universelle("--lang", language)
    assert run.refused()
    assert [command for command in COMMANDS if command not in run.err] == []


@pytest.mark.parametrize(
    ("command", "sentence"),
    [("simulate", "Stopped after 0 of 100."), ("bench", "Interrupted.")],
    ids=["simulate", "bench"],
)
def test_interrupting_a_long_command_says_so_in_one_sentence(universelle, monkeypatch, command, sentence):
    def interrupt(*_arguments, **_named):
        raise KeyboardInterrupt

    monkeypatch.setattr(f"universelle.cli.{command}.{'measure' if command == 'bench' else 'simulate'}", interrupt)
    run = universelle(command, *(["worlds-fair-1893"] if command == "simulate" else []))
    assert (run.code, run.out, run.complaints) == (130, "", [sentence])


@pytest.mark.parametrize("variable", ["LC_ALL", "LC_MESSAGES", "LANG"])
@each_language
def test_the_environment_chooses_the_language(universelle, monkeypatch, variable, language):
    monkeypatch.setenv(variable, f"{language}_XX.UTF-8")
    run = universelle("--nonsense")
    assert run.refused()
    assert run.complaints == [Translations(language)("cli-unknown-argument", argument="--nonsense")]


def test_what_the_environment_does_not_say_is_english(universelle, monkeypatch):
    english = universelle("--help")
    for language in ("", "C", "C.UTF-8", "ja_JP.UTF-8"):
        monkeypatch.setenv("LANG", language)
        assert universelle("--help") == english


def test_the_language_asked_for_goes_before_that_of_the_environment(universelle, monkeypatch):
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    asked = {language: universelle("--help", "--lang", language).out for language in LANGUAGES}
    assert asked["it"] == universelle("--help").out
    assert asked["de"] != asked["it"]


def test_a_complaint_is_in_the_language_asked_for(universelle):
    complaints = {universelle("play", "chess", "--lang", language).err for language in LANGUAGES}
    assert len(complaints) == len(LANGUAGES)
