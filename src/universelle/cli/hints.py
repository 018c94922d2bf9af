"""Hints in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from universelle.bots import Perspective, hints
from universelle.bots.hint_words import aim_texts, choice_of, error_text, gains_of
from universelle.bots.hints import Suggestion, hint, luck
from universelle.contract.scene import scene_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from universelle.cli.shell import Shell
    from universelle.i18n import Translations
    from universelle.matches.match import Match

INDENT = "\n      "


def hint_for(match: Match, words: Translations, seat: int) -> list[Suggestion]:
    """The moves that a seat should consider."""
    listed = match.game.terminal.listed(scene_of(match.state, words, seat))
    perspective = Perspective(match.game, match.state, seat).seeing(tuple(listed))
    return hint(perspective, luck(match.record.seed, seat, len(match.history)), hints.SECONDS)


def show_hint(shell: Shell, match: Match, seat: int, found: Sequence[Suggestion]) -> None:
    """Each move, what it does, and what it is expected to bring."""
    words, alone = shell.words, len(match.start) == 1
    shell.tell(words("hint-title", number=len(found)), "bold")
    for move, aim in zip(found, aim_texts(words, found, alone), strict=True):
        name, consequence, _ = choice_of(match.game.terminal.choice, match.state, words, seat, move)
        codes = ", ".join([move.action, *move.then])
        line = Text.assemble((f"{move.rank:>3} ", "bold"), name, (f"  [{codes}]", "dim"))
        if move.expects:
            line.append(f"  {words('hint-points' if alone else 'hint-chance', aim=aim)}", "bold")
            line.append(f" {error_text(words, move.expects, alone)}", "dim")
        for part in (consequence, _sources(words, move)):
            line.append(f"{INDENT}{part}" if part else "", "dim")
        shell.out.print(line, soft_wrap=not shell.out.is_terminal)


def _sources(words: Translations, move: Suggestion) -> str:
    """Where points are expected from, and how many in all."""
    if move.expects is None or not (found := gains_of(words, move.expects)):
        return ""
    gains = [f"{gain.name} {words.signed(gain.points)}" for gain in found]
    return " · ".join([*gains, f"{words('hint-sum')} {words.signed(sum(move.expects.gains.values()))}"])
