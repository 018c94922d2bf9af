"""Draws the picture of the README: a position of World's Fair 1893 as the terminal shows it.

Run: python docs/pictures/draw.py
"""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from universelle.arena.simulation import play
from universelle.contract.scene import scene_of
from universelle.games.registry import load
from universelle.i18n import Translations

SLUG = "worlds-fair-1893"
MOVES = 40


def main() -> None:
    game = load(SLUG)
    record = play(SLUG, ["greedy", "greedy", "random"], "picture").record
    words = Translations("en", game.package, ["Ada", "Ben", "Chloe"])
    state = record.position(MOVES)
    console = Console(record=True, width=112, file=StringIO())
    console.print(game.terminal.board(scene_of(state, words), False))
    seat = state.to_move()[0]
    console.print(words.say(state.agenda[-1].prompt(seat)), style="bold")
    for number, action in enumerate(state.legal_actions(seat), start=1):
        console.print(f"{number:>3} {words.say(state.label(action))}  [dim]\\[{action.code}][/dim]")
    svg = console.export_svg(title="universelle play worlds-fair-1893", theme=MONOKAI)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    Path(__file__).with_name("terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
