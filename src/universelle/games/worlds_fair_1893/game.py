"""World's Fair 1893: what the game brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from universelle.contract.game import Game
from universelle.games.worlds_fair_1893.meta import META

if TYPE_CHECKING:
    from universelle.contract.checks import Checks
    from universelle.contract.page import Page
    from universelle.contract.score_sheet import ScoreSheet
    from universelle.contract.terminal import Terminal
    from universelle.core.evaluation import Evaluation
    from universelle.core.rules import Rules
    from universelle.games.worlds_fair_1893.rules.components import Box
    from universelle.games.worlds_fair_1893.rules.view import View


def _rules() -> Rules:
    from universelle.games.worlds_fair_1893.rules import RULES

    return RULES


def _page() -> Page[View, Box]:
    from universelle.games.worlds_fair_1893.page import PAGE

    return PAGE


def _terminal() -> Terminal[View, Box]:
    from universelle.games.worlds_fair_1893.terminal import TERMINAL

    return TERMINAL


def _evaluation() -> Evaluation:
    from universelle.games.worlds_fair_1893.evaluation import EVALUATION

    return EVALUATION


def _checks() -> Checks:
    from universelle.games.worlds_fair_1893.checks import CHECKS

    return CHECKS


def _score_sheet() -> ScoreSheet:
    from universelle.games.worlds_fair_1893.score_sheet import SCORE_SHEET

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
