"""The grammar of the command line: help for everything, in every language."""

import pytest

from tests.cli.program import KEY, SLUG, each_command, each_language
from universelle.cli.arguments import COMMANDS, number_from, options_from
from universelle.core.errors import BadRequest
from universelle.i18n import LANGUAGES

OPTIONS = {
    "games": ["--json"],
    "play": ["GAME", "--seats", "--resume", "--save", "--seed", "--option", "--edition"],
    "simulate": [
        "GAME",
        "--players",
        "--games",
        "--seed",
        "--bots",
        "--records",
        "--option",
        "--edition",
        "--json",
    ],
    "bots": ["GAME", "--json"],
    "tune": [
        "GAME",
        "--players",
        "--bot",
        "--games",
        "--generations",
        "--seed",
        "--only",
        "--weights",
        "--out",
        "--resume",
        "--processes",
        "--option",
        "--edition",
        "--json",
    ],
    "arena": [
        "GAME",
        "--bots",
        "--players",
        "--games",
        "--seed",
        "--until-sure",
        "--processes",
        "--ray",
        "--resume",
        "--records",
        "--chart",
        "--option",
        "--edition",
        "--json",
    ],
    "replay": ["FILE", "--at", "--seat", "--json"],
    "verify": ["FILE", "--json"],
    "review": ["FILE", "--seat", "--resume", "--json"],
    "exercises": ["make|check", "GAME", "--seed", "--out", "--thorough"],
    "bench": ["GAME", "--seconds", "--peers", "--json"],
    "draw": ["--at", "--out"],
    "new-game": ["NAME", "--in FOLDER"],
    "admin": ["backup", "restore", "statistics", "reports", "settle", "close", "ban", "unban", "export", "delete"],
    "serve": [
        *("--host", "--port", "--data", "--workers", "--no-browser"),
        *("--allowed-hosts", "--proxy", "--limits", "--operator-token", "--log"),
    ],
}
ABROAD = [language for language in LANGUAGES if language != "en"]


@each_language
@each_command
def test_help_for_a_command_names_its_options(universelle, command, language):
    run = universelle(command, "--help", "--lang", language)
    assert run.succeeded()
    assert [option for option in (*OPTIONS[command], "--help", "--lang") if option not in run.out] == []
    assert not KEY.search(run.out)


@each_language
def test_the_help_of_the_program_names_every_command(universelle, language):
    run = universelle("--help", "--lang", language)
    assert run.succeeded()
    assert [word for word in (*COMMANDS, "--version", "--lang") if word not in run.out] == []
    assert not KEY.search(run.out)


@each_command
def test_help_for_a_command_differs_from_language_to_language(universelle, command):
    assert len({universelle(command, "--help", "--lang", language).out for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("language", ABROAD)
def test_every_heading_of_the_help_is_in_the_readers_language(universelle, language):
    run = universelle("play", "--help", "--lang", language)
    english = [line for line in run.out.splitlines() if line.startswith(("usage:", "options:", "positional"))]
    assert english == []


@each_language
def test_the_short_form_of_help_is_the_same(universelle, language):
    assert universelle("play", "-h", "--lang", language) == universelle("play", "--help", "--lang", language)


@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
def test_help_gives_an_example_that_works(universelle, command):
    lines = universelle(command, "--help").out.splitlines()
    example = next(line for line in lines if f"universelle {command} {SLUG}" in line)
    arguments = example.partition("universelle ")[2].split()
    if command in ("simulate", "arena"):
        arguments[arguments.index("--games") + 1] = "1"
    assert universelle(*arguments).succeeded()


@pytest.mark.parametrize("language", ABROAD)
@pytest.mark.parametrize("arguments", [["play", "--seats"], ["play", "--se", "x"], ["fr"]], ids=" ".join)
def test_a_complaint_does_not_mix_languages(universelle, language, arguments):
    run = universelle("--lang", language, *arguments)
    assert run.refused()
    assert not [word for word in ("expected", "ambiguous", "could match", "invalid choice") if word in run.err]


def test_the_language_may_stand_anywhere_and_in_either_form(universelle):
    french = universelle("--lang", "fr", "games")
    assert french.succeeded()
    assert "Joueurs" in french.out
    assert universelle("games", "--lang", "fr") == french
    assert universelle("games", "--lang=fr") == french
    assert universelle("--lang=fr", "games") == french


@pytest.mark.parametrize("arguments", [["--lan", "fr", "games"], ["games", "--lan=fr"]], ids=" ".join)
def test_a_shortened_lang_is_either_understood_or_refused(universelle, arguments):
    run = universelle(*arguments)
    assert run.refused() or "Joueurs" in run.out


def test_a_language_that_is_not_known_is_refused_however_it_is_written(universelle):
    runs = [
        universelle(*where) for where in (["--lan=tlh", "games"], ["games", "--lang=tlh"], ["games", "--la", "tlh"])
    ]
    assert [run.code for run in runs] == [2, 2, 2]


def test_options_are_pairs_and_the_last_of_a_name_counts():
    assert options_from([]) == {}
    assert options_from(["a=1", " b = x=y ", "a=2"]) == {"a": "2", "b": "x=y"}
    with pytest.raises(BadRequest):
        options_from(["a"])


def test_a_number_lies_between_its_bounds():
    assert [number_from(text, "--n", 2, 40) for text in ("2", "007", "40")] == [2, 7, 40]


@pytest.mark.parametrize("text", ["1", "41", "", " 3", "+3", "-3", "3.0", "3e0", "0x3", "1_0", "٣", "³", "9" * 5000])
def test_what_is_not_a_number_between_the_bounds_is_refused(text):
    with pytest.raises(BadRequest) as refusal:
        number_from(text, "--n", 2, 40)
    assert refusal.value.message.values["what"] == "--n"
