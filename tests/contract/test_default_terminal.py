"""The terminal board of a game that brings none."""

import io

import pytest
from rich.console import Console

from tests.contract.scenes import scene
from universelle.contract import default_terminal as drawn


def printed(board) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=120).print(board)
    return [" ".join(line.split()) for line in out.getvalue().splitlines()]


def test_a_large_board_has_tables():
    lines = printed(drawn.board(scene(), small=False))
    assert lines[0] == "Round 2 of 5"
    assert "Offer: tower, Points 3" in lines
    assert "Player Card Price" in lines
    assert "Player Points Hand" in lines
    assert "Ada 7 3, 12" in lines
    assert "▶ Ben −1 –" in lines


def test_a_small_board_has_a_line_for_each_player():
    lines = printed(drawn.board(scene(), small=True))
    assert lines[-2:] == ["Ada: Points 7, Hand 3, 12", "▶ Ben: Points −1"]


@pytest.mark.parametrize("small", [False, True])
def test_texts_of_players_are_no_markup(small):
    lines = printed(drawn.board(scene(view={"row": ["[red]x"], "players": [{"card": "[bold]"}]}), small))
    assert "Row: [red]x" in lines
    assert any("[bold]" in line for line in lines)


def test_the_cards_are_the_board():
    assert printed(drawn.cards(scene())) == printed(drawn.board(scene(), small=True))
