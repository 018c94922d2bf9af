"""What hints say, in words and numbers, for page and terminal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from universelle.bots.advice import SURE
from universelle.contract.choice import Choice
from universelle.contract.scene import Scene, scene_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from universelle.bots.hints import Expectation, Suggestion
    from universelle.core.action import Action
    from universelle.core.state import State
    from universelle.i18n import Translations

LEAST: Final = 0.05  # points that are worth a word


@dataclass(frozen=True, slots=True)
class Gain:
    """What a source brings more, or less, than with the other moves."""

    source: str
    name: str
    points: float


def choice_of(
    choose: Callable[[Scene[Any, Any], Action], Choice], state: State, words: Translations, seat: int, move: Suggestion
) -> Choice:
    """What a move is called and would do; of one that is made of several, all of them, without that which ends it."""
    after = state.clone()
    steps: list[Choice] = []
    for code in (move.action, *move.then[:-1]):
        parse = {action.code: action for action in after.legal_actions(seat)}
        steps.append(choose(scene_of(after, words, seat), parse[code]))
        after.apply(seat, parse[code])
    return Choice(" · ".join([step.name for step in steps]), steps[-1].consequence, steps[-1].symbol)


def gains_of(words: Translations, expects: Expectation) -> list[Gain]:
    """The sources that a move changes, in the game's order."""
    return [
        Gain(source, source_name(words, source), points)
        for source, points in expects.gains.items()
        if abs(points) >= LEAST
    ]


def source_name(words: Translations, source: str) -> str:
    """What a source of points is called; a game without words for it has it by its own name."""
    return words(f"source-{source}") if words.has(f"source-{source}") else source.replace("-", " ")


def aim_texts(words: Translations, found: Sequence[Suggestion], alone: bool) -> list[str]:
    """The chance to win with each move; for a player alone, the points to expect. Different ranks look different."""
    told = [_aim(words, move, alone, 0) for move in found]
    ranks = {move.rank for move in found}
    return told if alone or len(set(told)) >= len(ranks) else [_aim(words, move, alone, 1) for move in found]


def _aim(words: Translations, move: Suggestion, alone: bool, places: int) -> str:
    if move.expects is None:
        return ""
    aim = move.expects.aim
    if alone:
        return words.decimal(aim)
    least = 0.5 * 10 ** -(2 + places)
    if 0 < aim < least:
        return f"< {words.percent(2 * least, places)}"
    if 1 - least < aim < 1:
        return f"> {words.percent(1 - 2 * least, places)}"
    return words.percent(aim, places)


def error_text(words: Translations, expects: Expectation, alone: bool) -> str:
    """Within which the aim lies, in its own unit; empty if nobody knows, or if it is not worth a word."""
    error = SURE * (expects.error or 0.0)
    shown = words.decimal(error) if alone else words.decimal(100 * error, 0)
    return f"± {shown}" if error >= (LEAST if alone else LEAST / 10) else ""
