"""The board as text."""

from io import StringIO

import pytest
from rich.console import Console

from tests.games.worlds_fair_1893.drawings import NAMES, PLAYERS, positions, scene
from tests.games.worlds_fair_1893.positions import act, give, lay, new_fair
from universelle.games.worlds_fair_1893.terminal import TERMINAL


def printed(drawn, width=120):
    console = Console(width=width, record=True, file=StringIO())
    console.print(drawn)
    return console.export_text()


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_and_every_area_has_a_line(players, small):
    for state in positions(players):
        text = printed(TERMINAL.board(scene(state), small))
        assert all(name in text for name in NAMES[:players])
        assert all(name in text for name in ("Agriculture", "Electricity", "Fine Arts", "Manufacturing"))


def test_the_head_says_where_the_game_is():
    states = {}
    for state in positions(2):
        decision = state.view(None)["decision"]
        states.setdefault(decision and decision["id"], printed(TERMINAL.board(scene(state), False)).splitlines()[0])
    assert "Round 1 of 3" in states["place-supporter"]
    assert "scoring" in states["approve-exhibits"]
    assert "Game over" in states[None]


def test_figures_tell_what_they_do_and_who_they_were():
    state = new_fair(2)
    give(state, 0, "burnham")
    lay(state, "agriculture", "davis")
    text = " ".join(printed(TERMINAL.cards(scene(state)), 400).split())
    for figure in ("figure-burnham", "figure-davis"):
        words = scene(state).words
        assert words(f"{figure}.effect") in text
        assert words(f"{figure}.history") in text


def test_the_chosen_area_is_marked():
    state = new_fair(2)
    give(state, 0, "burnham")
    act(state, "place fine-arts")
    line = next(line for line in printed(TERMINAL.board(scene(state), False)).splitlines() if "Fine Arts" in line)
    assert "▶" in line
