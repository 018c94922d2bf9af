"""Where a command writes, and in which language."""

import json
from pathlib import Path

import pytest
from rich.table import Table
from rich.text import Text

from tests.cli.program import SLUG
from universelle.cli.shell import Shell, data_folder, language_of_the_system
from universelle.core.message import Message


def in_a_table(text: str) -> Table:
    table = Table.grid()
    table.add_row(text)
    return table


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "FR"}, "fr"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LC_ALL": "it_IT", "LANG": "de_DE"}, "it"),
        ({"LC_MESSAGES": "fr_BE", "LANG": "de_DE"}, "fr"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
    ],
)
def test_the_language_is_that_of_the_environment(monkeypatch, environment, language):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of_the_system() == language


def test_games_are_kept_where_the_environment_says(monkeypatch, tmp_path):
    assert data_folder() == tmp_path / "data"
    monkeypatch.setenv("UNIVERSELLE_DATA", "")
    assert data_folder().name == "universelle"
    assert data_folder() != Path()


def test_a_complaint_goes_to_the_second_stream(capsys):
    Shell("en").complain(Message("illegal-game-over"))
    assert capsys.readouterr() == ("", "The game is over.\n")


def test_a_complaint_is_shown_as_it_is(capsys):
    Shell("en").complain(Message("unknown-action", {"code": "[red]:smile:[/red]"}))
    assert capsys.readouterr().err == "“[red]:smile:[/red]” is not a move of this game.\n"


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
@pytest.mark.parametrize("kind", [str, Text, in_a_table])
def test_lines_do_not_break_at_no_break_spaces(capsys, space, kind):
    shell, money = Shell("fr"), f"12{space}£"
    for width in range(8, 24):
        shell.out.print(kind(f"Vous payez {money}, puis {money} !"), width=width)
    assert capsys.readouterr().out.count(money) == 2 * len(range(8, 24))


def test_a_game_brings_its_own_words_and_players():
    shell = Shell("fr")
    assert shell.words("area-fine-arts") == "area-fine-arts"
    game = shell.enter(SLUG, ["Ada", "Ben"])
    assert game.meta.slug == SLUG
    assert shell.words.players == ["Ada", "Ben"]
    assert shell.words("area-fine-arts") == "Beaux-Arts"


def test_json_keeps_every_character(capsys):
    Shell("en").print_json({"name": "Zoë ■", "text": "[bold]"})
    assert capsys.readouterr().out == '{\n "name": "Zoë ■",\n "text": "[bold]"\n}\n'


@pytest.mark.parametrize("harm", ["\x1b[2J", "\x9b2J", "\u202e", "\x07", "\x1b]0;title\x07"])
def test_nothing_that_is_printed_steers_the_terminal(capsys, harm):
    shell = Shell("en")
    table = Table(f"head {harm}")
    table.add_row(f"cell {harm}")
    shell.tell(f"told {harm}")
    shell.name_file(f"named {harm}")
    shell.out.print(f"printed {harm}", table)
    shell.complain(Message("unknown-bot", {"bot": f"bot {harm}", "known": "none"}))
    shell.print_json({"name": f"name {harm}"})
    said = capsys.readouterr()
    assert all(word in said.out for word in ("told", "named", "printed", "head", "cell", "name"))
    assert not set(said.out + said.err) & set("\x1b\x9b\u202e\x07")


def test_json_can_be_read_back(capsys):
    tree = {"name": "\x1b\x9b\u202e\u2028 Zoë"}
    Shell("en").print_json(tree)
    assert json.loads(capsys.readouterr().out) == tree
