"""Crystal Palace: what the game brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from universelle.contract.game import Game
from universelle.games.crystal_palace.meta import META

if TYPE_CHECKING:
    from universelle.contract.checks import Checks
    from universelle.contract.page import Page
    from universelle.contract.score_sheet import ScoreSheet
    from universelle.contract.terminal import Terminal
    from universelle.core.evaluation import Evaluation
    from universelle.core.rules import Rules


def _rules() -> Rules:
    from universelle.games.crystal_palace.rules import RULES

    return RULES


def _page() -> Page[Any, Any]:
    from universelle.games.crystal_palace.page import PAGE

    return PAGE


def _terminal() -> Terminal[Any, Any]:
    from universelle.games.crystal_palace.terminal import TERMINAL

    return TERMINAL


def _evaluation() -> Evaluation:
    from universelle.games.crystal_palace.evaluation import EVALUATION

    return EVALUATION


def _checks() -> Checks:
    from universelle.games.crystal_palace.checks import CHECKS

    return CHECKS


def _score_sheet() -> ScoreSheet:
    from universelle.games.crystal_palace.score_sheet import SCORE_SHEET

    return SCORE_SHEET


GAME: Final = Game(
    meta=META,
    package=__package__,
    rules=_rules,
    page=_page,
    terminal=_terminal,
    evaluation=_evaluation,
    checks=_checks,
    score_sheet=_score_sheet,
)
