"""A position as one viewer sees it."""

import pytest

from tests.contract.scenes import scene
from tests.laws.games import begin, each_game
from universelle.contract.opponents import Face
from universelle.contract.scene import digits, role_of, scene_of, whose
from universelle.games.registry import load
from universelle.i18n import Translations

pytestmark = pytest.mark.engine


@each_game
def test_the_seat_that_must_decide_sees_its_actions_and_their_previews(slug):
    state = begin(slug, 2, 1)
    seat = state.to_move()[0]
    shown = scene_of(state, Translations("en", load(slug).package), seat)
    assert shown.codes == {action.code for action in state.legal_actions(seat)}
    assert shown.decision == state.agenda[-1].id
    assert shown.preview(shown.actions[0]).events is not None


@each_game
def test_a_spectator_has_no_actions(slug):
    state = begin(slug, 2, 1)
    shown = scene_of(state, Translations("en", load(slug).package))
    assert shown.view == state.view(None)
    assert (shown.seat, shown.actions, shown.previews) == (None, (), None)


def test_a_spectator_sees_the_board_of_who_moved_last_or_else_of_who_decides():
    assert whose(scene(seat=0, mover=1)) == 0
    assert whose(scene(to_move=(0,), mover=1)) == 1
    assert whose(scene(to_move=(1,))) == 1
    assert whose(scene(to_move=())) == 0


def test_a_seat_is_the_viewers_a_bots_or_another_players():
    shown = scene(seat=0, bots={1: Face("careful")})
    assert [role_of(shown, seat) for seat in (0, 1, 2)] == ["me", "careful", "other"]


@each_game
def test_digits_pick_the_first_nine_rows_of_a_menu(slug):
    alone = [action for action in load(slug).catalogue if not action.groups()][:20]
    assert list(digits(alone)) == [action.code for action in alone[:9]]
    assert list(digits(alone).values()) == list("123456789")[: len(alone)]
