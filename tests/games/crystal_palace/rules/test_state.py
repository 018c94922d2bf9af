"""Positions can be copied, compared and pickled."""

import copy
import pickle

import pytest

from tests.games.crystal_palace.positions import EVERY_COUNT, do, gain, new_palace, play_at_random
from universelle.games.crystal_palace.checks import CHECKS
from universelle.games.crystal_palace.rules import player as player_module
from universelle.games.crystal_palace.rules import state as state_module
from universelle.games.crystal_palace.rules.effects import Choose

every_count = pytest.mark.parametrize("players", EVERY_COUNT)


def again(thing):
    return pickle.loads(pickle.dumps(thing))


@every_count
@pytest.mark.parametrize("values", [{}, *CHECKS.editions], ids=["default", "wide", "busy", "short-of-slots"])
def test_every_position_survives_pickling(players, values):
    state = new_palace(players, values=values)
    for number, _ in enumerate(play_at_random(state, players)):
        if number % 60 == 0:
            twin = again(state)
            assert twin == state
            assert twin.box is state.box
            assert twin.legal_actions(twin.to_move()[0] if twin.agenda else 0) == state.legal_actions(
                state.to_move()[0] if state.agenda else 0
            )


def test_an_unpickled_position_goes_on_like_the_first():
    state = new_palace(3)
    for _ in zip(range(150), play_at_random(state, 4)):
        pass
    twin = again(state)
    for _ in zip(play_at_random(state, 5), play_at_random(twin, 5)):
        pass
    assert twin == state
    assert not twin.agenda


def test_an_effect_that_waits_survives_pickling():
    state = do(new_palace(2), 0, {"do": "choose", "options": [[gain("vp")], [gain("money", 2)]]})
    twin = again(state)
    step, other = twin.agenda[-1], state.agenda[-1]
    assert isinstance(step, Choose)
    assert step.effect == other.effect
    assert [[effect.n for effect in option] for option in step.effect.options] == [[1], [2]]


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, again])
def test_a_copy_is_independent(copied):
    state = new_palace(2)
    before = state.content()
    twin = copied(state)
    assert twin == state
    assert hash(twin) == hash(state)
    for _ in zip(range(60), play_at_random(twin, 1)):
        pass
    assert state.content() == before
    assert twin != state


def test_clones_have_every_field_of_a_player():
    player = new_palace(2).players[0]
    for number, name in enumerate(player_module.FIELDS):
        old = getattr(player, name)
        setattr(
            player, name, not old if isinstance(old, bool) else (number,) if isinstance(old, tuple) else number + 50
        )
    for twin in (player.clone(), again(player)):
        assert twin.content() == player.content()
    assert len(set(player_module.FIELDS)) == len(player.content())


def test_clones_have_every_field_of_a_position():
    state = new_palace(2)
    for number, name in enumerate(state_module.FIELDS):
        old = getattr(state, name)
        kinds = {bool: not old, int: number + 50, list: [number], tuple: (number,)}
        if name not in ("pending", "displays", "shares"):
            setattr(state, name, kinds[type(old)])
    for twin in (state.clone(), again(state)):
        assert [getattr(twin, name) for name in state_module.FIELDS] == [
            getattr(state, name) for name in state_module.FIELDS
        ]
        assert twin.ruleset == state.ruleset


def test_every_number_counts_when_positions_are_compared():
    state = new_palace(2)
    for name in state_module.FIELDS:
        twin, old = state.clone(), getattr(state, name)
        if isinstance(old, int):
            setattr(twin, name, not old if isinstance(old, bool) else 77)
            assert twin != state, name


def test_positions_of_two_rulesets_differ():
    assert new_palace(2, ruleset=1) != new_palace(2, ruleset=2)


def test_previews_leave_the_position_as_it_is():
    """Some share what belongs to other players with the position they start from."""
    state = new_palace(3)
    for number, _ in enumerate(play_at_random(state, 3)):
        if number % 7 == 0:
            before = state.content()
            for seat in state.to_move():
                for action in state.legal_actions(seat):
                    twin = state.clone_for_preview(seat, action)
                    assert twin.content() == before
                    twin.preview(seat, action)
                    assert state.content() == before, action
