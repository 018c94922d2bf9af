"""What a seat may be able to choose when it next must decide."""

from tests.laws.games import each_game, played
from universelle.core.chance import Chance, seed_from
from universelle.matches.foresight import WORLDS, worlds_ahead


def waiting_in(state) -> list[int]:
    return [seat for seat in range(3) if seat not in state.to_move()]


@each_game
def test_the_seat_must_decide_in_every_world_and_the_position_stays(slug):
    state = played(slug, 3, 1, 60).state
    content = state.content()
    found = 0
    for seat in waiting_in(state):
        worlds = list(worlds_ahead(state, seat))
        found += len(worlds)
        assert len(worlds) <= WORLDS
        assert all(seat in world.to_move() for world in worlds)
    assert found
    assert state.content() == content


@each_game
def test_it_rests_on_nothing_that_is_hidden_from_the_seat(slug):
    state = played(slug, 3, 1, 60).state
    for seat in waiting_in(state):
        twin = state.resample(seat, Chance(seed_from("twin")))
        one, other = [
            [[action.code for action in world.legal_actions(seat)] for world in worlds_ahead(each, seat)]
            for each in (state, twin)
        ]
        assert one == other
