"""A laboratory in small, for reviews."""

from tests.laws.games import played
from universelle.contract.scene import scene_of
from universelle.contract.small_board import Alternatives
from universelle.games.expo_1906.game import GAME
from universelle.games.expo_1906.rules.actions import PutDown, Remove
from universelle.i18n import Translations

WORDS = Translations("en", GAME.package, ["Ada"])


def decisions(kind):
    """Positions of a random match in which actions of a kind are legal, and those actions."""
    record = played("expo-1906", 1, 1).record
    for state in record.replay():
        actions = [action for action in state.legal_actions(0) if isinstance(action, kind)] if state.to_move() else []
        if len(actions) > 1:
            yield state.clone(), actions


def drawn(state, one, other) -> str:
    return str(GAME.page.small_board(scene_of(state, WORDS, 0), Alternatives(one, other, "?", "case-1")))


def test_cells_that_are_filled_or_emptied_are_outlined():
    for kind in (PutDown, Remove):
        state, actions = next(decisions(kind))
        board = drawn(state, actions[0], actions[-1])
        assert board.count('class="small-played"') == board.count('class="small-better"') == 1


def test_other_choices_only_show_the_laboratory():
    state = played("expo-1906", 1, 1, 0).state
    actions = state.legal_actions(0)
    board = drawn(state, actions[0], actions[1])
    assert "small-better" not in board
    assert 'id="case-1-lab"' in board
