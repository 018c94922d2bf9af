"""Step 2 of a turn: what the influential figures do."""

from itertools import product

import pytest

from tests.games.worlds_fair_1893.positions import (
    act,
    bare,
    codes,
    give,
    held,
    kinds_beside,
    lay,
    new_fair,
    on,
    pile,
    play_at_random,
    ring,
    stand,
    supply,
)
from universelle.core.errors import IllegalAction
from universelle.games.worlds_fair_1893.rules.components import AREAS, FIGURES
from universelle.games.worlds_fair_1893.rules.state import NOT_CHOSEN, WorldsFair

every_count = pytest.mark.parametrize("players", [2, 3, 4])

PATRONS = {
    "mccormick": "agriculture",
    "schwab": "manufacturing",
    "saint-gaudens": "fine-arts",
    "westinghouse": "electricity",
    "pullman": "transportation",
}
# One way to play each figure after a supporter was placed on Fine Arts.
WAYS = {"burnham": "burnham", "davis": "davis electricity", "palmer": "palmer 2 agriculture>transportation"}
WAYS |= {patron: patron for patron in PATRONS}

every_figure = pytest.mark.parametrize("figure", FIGURES)


def fair_with(players: int, *figures: str) -> WorldsFair:
    """Seat 0 to move, these figures in front of it; one exhibit beside each area, and two supporters of every seat."""
    state = new_fair(players)
    bare(state)
    for name in AREAS:
        lay(state, name, name)
        stand(state, name, *[2] * players)
    give(state, 0, *figures)
    return state


def standing(state: WorldsFair) -> dict[str, list[int]]:
    return {name: on(state, name) for name in AREAS}


def plays(state: WorldsFair) -> set[str]:
    """The ways to play a figure that are offered."""
    return set(codes(state)) - {"stop"}


@pytest.mark.rule("WF-058")
@every_count
@every_figure
def test_every_figure_may_be_played_or_discarded(players, figure):
    state = fair_with(players, figure)
    act(state, "place fine-arts")
    assert WAYS[figure] in codes(state)
    assert "stop" in codes(state)


@pytest.mark.rule("WF-058")
@every_count
@every_figure
def test_a_played_figure_goes_to_the_discard_pile(players, figure):
    state = fair_with(players, figure)
    act(state, "place fine-arts", WAYS[figure], "stop")
    assert pile(state) == [figure]
    assert held(state, 0) == ["fine-arts"]


@pytest.mark.rule("WF-058")
@every_count
@every_figure
def test_a_discarded_figure_has_no_effect(players, figure):
    state = fair_with(players, figure)
    act(state, "place fine-arts")
    before = standing(state), supply(state)
    act(state, "stop")
    assert (standing(state), supply(state)) == before
    assert pile(state) == [figure]
    assert held(state, 0) == ["fine-arts"]


@pytest.mark.rule("WF-058")
@every_count
def test_one_figure_may_be_played_and_another_discarded(players):
    state = fair_with(players, "burnham", "pullman")
    act(state, "place fine-arts", "pullman", "stop")
    assert on(state, "transportation")[0] == 3
    assert on(state, "fine-arts")[0] == 3
    assert pile(state) == ["burnham", "pullman"]


@pytest.mark.rule("WF-059")
@every_count
def test_a_figure_gained_just_before_a_scoring_phase_survives_it(players):
    state = fair_with(players)
    lay(state, "fine-arts", "ticket", "burnham")
    state.car = state.box.wheel - 1
    act(state, "place fine-arts")
    assert state.round == 2
    for _ in range(players - 1):
        lay(state, "electricity", "electricity")
        act(state, "place electricity")
    assert held(state, 0) == ["burnham"]
    act(state, "place manufacturing")
    assert codes(state) == ["burnham", "stop"]


@pytest.mark.rule("WF-059")
@every_count
def test_a_turn_goes_on_until_no_earlier_figure_is_left(players):
    state = fair_with(players, "burnham", "davis", "pullman")
    act(state, "place fine-arts", "pullman")
    assert state.to_move() == (0,)
    assert codes(state) == ["burnham", "davis electricity", "davis manufacturing", "stop"]
    act(state, "stop")
    assert state.to_move() == (1,)
    assert held(state, 0) == ["fine-arts"]


@pytest.mark.rule("WF-059")
@every_count
@pytest.mark.parametrize("seed", range(5))
def test_no_figure_outlasts_its_owners_next_turn(players, seed):
    state = new_fair(players, str(seed))
    carried = [set() for _ in range(players)]
    seen = 0
    turn = state.turn
    for _ in play_at_random(state, seed):
        if state.to_move() and state.chosen == NOT_CHOSEN and state.turn != turn:
            kept = set(state.players[turn].figures)
            assert not kept & carried[turn]
            seen += len(carried[turn])
            carried[turn] = kept
            turn = state.turn
    assert seen > 0


@pytest.mark.rule("WF-060")
@every_count
@pytest.mark.parametrize("figure", ["burnham", "davis", *PATRONS])
def test_a_figure_adds_a_supporter_from_its_players_supply(players, figure):
    state = fair_with(players, figure)
    assert supply(state) == [12] * players
    act(state, "place fine-arts", WAYS[figure])
    assert supply(state) == [10] + [12] * (players - 1)


def fair_with_one_in_supply(players: int, *figures: str) -> WorldsFair:
    """Seat 0 has 10 supporters on Agriculture, 11 on Electricity and one in the supply."""
    state = fair_with(players, *figures)
    for name in AREAS:
        stand(state, name, 0)
    stand(state, "agriculture", 10)
    stand(state, "electricity", 11)
    return state


@pytest.mark.rule("WF-060")
@every_count
@pytest.mark.parametrize("figure", ["burnham", "davis", *PATRONS])
def test_with_an_empty_supply_a_figure_reuses_a_supporter_or_is_discarded(players, figure):
    state = fair_with_one_in_supply(players, figure)
    act(state, "place fine-arts")
    ways = ["davis electricity", "davis manufacturing"] if figure == "davis" else [figure]
    sources = ["agriculture", "electricity", "fine-arts"]
    assert plays(state) == {f"{way} from {source}" for way in ways for source in sources}
    assert "stop" in codes(state)


@pytest.mark.rule("WF-060")
@every_count
@pytest.mark.parametrize(
    ("figure", "way", "after"),
    [
        ("burnham", "burnham from electricity", [10, 10, 2, 0, 0]),
        ("davis", "davis manufacturing from agriculture", [9, 11, 1, 1, 0]),
        ("pullman", "pullman from fine-arts", [10, 11, 0, 0, 1]),
        ("mccormick", "mccormick from agriculture", [10, 11, 1, 0, 0]),
    ],
)
def test_a_reused_supporter_leaves_one_area_for_another(players, figure, way, after):
    state = fair_with_one_in_supply(players, figure)
    act(state, "place fine-arts", way)
    assert [on(state, name)[0] for name in AREAS] == after
    assert supply(state)[0] == 0


@pytest.mark.rule("WF-060")
@every_count
def test_while_the_supply_holds_a_supporter_no_figure_reuses_one(players):
    state = fair_with_one_in_supply(players, "burnham")
    stand(state, "agriculture", 9)
    act(state, "place fine-arts")
    assert codes(state) == ["burnham", "stop"]
    with pytest.raises(IllegalAction):
        act(state, "burnham from agriculture")


@pytest.mark.rule("WF-061")
@every_count
@pytest.mark.parametrize("chosen", AREAS)
def test_burnham_adds_a_supporter_to_the_chosen_area(players, chosen):
    state = fair_with(players, "burnham")
    act(state, f"place {chosen}")
    assert plays(state) == {"burnham"}
    act(state, "burnham")
    assert [on(state, name)[0] for name in AREAS] == [4 if name == chosen else 2 for name in AREAS]


@pytest.mark.rule("WF-062", "WF-063")
@every_count
@pytest.mark.parametrize(("position", "neighbours"), [(0, [1]), (1, [0, 2]), (2, [1, 3]), (3, [2, 4]), (4, [3])])
@pytest.mark.parametrize("order", [AREAS, AREAS[::-1], AREAS[::2] + AREAS[1::2]])
def test_davis_goes_only_to_an_area_side_by_side_with_the_chosen_one(players, order, position, neighbours):
    state = fair_with(players, "davis")
    ring(state, *order)
    act(state, f"place {order[position]}")
    assert plays(state) == {f"davis {order[neighbour]}" for neighbour in neighbours}


@pytest.mark.rule("WF-062")
@every_count
@pytest.mark.parametrize(("target", "after"), [("electricity", [2, 3, 3, 2, 2]), ("manufacturing", [2, 2, 3, 3, 2])])
def test_davis_adds_a_supporter_to_the_neighbour_the_player_picks(players, target, after):
    state = fair_with(players, "davis")
    act(state, "place fine-arts", f"davis {target}")
    assert [on(state, name)[0] for name in AREAS] == after


@pytest.mark.rule("WF-062")
@every_count
@pytest.mark.parametrize("target", ["agriculture", "fine-arts", "transportation"])
def test_davis_refuses_any_other_area(players, target):
    state = fair_with(players, "davis")
    act(state, "place fine-arts")
    with pytest.raises(IllegalAction):
        act(state, f"davis {target}")


@pytest.mark.rule("WF-063")
@every_count
@pytest.mark.parametrize(("chosen", "across"), [("agriculture", "transportation"), ("transportation", "agriculture")])
def test_the_base_of_the_wheel_parts_the_two_areas_beside_it(players, chosen, across):
    state = fair_with(players, "davis")
    act(state, f"place {chosen}")
    with pytest.raises(IllegalAction):
        act(state, f"davis {across}")


@pytest.mark.rule("WF-064")
@every_count
def test_palmer_moves_any_supporter_to_any_other_area(players):
    state = fair_with(players, "palmer")
    stand(state, "agriculture", 0, 1)
    stand(state, "manufacturing", 1, 0)
    act(state, "place fine-arts")
    absent = {(0, "agriculture"), (1, "manufacturing")}
    assert plays(state) == {
        f"palmer {owner + 1} {source}>{target}"
        for owner, source, target in product(range(players), AREAS, AREAS)
        if source != target and (owner, source) not in absent
    }


@pytest.mark.rule("WF-064")
@every_count
def test_palmer_moves_one_supporter_of_any_player(players):
    for owner in range(players):
        state = fair_with(players, "palmer")
        act(state, "place fine-arts", f"palmer {owner + 1} electricity>transportation")
        assert on(state, "electricity") == [1 if seat == owner else 2 for seat in range(players)]
        assert on(state, "transportation") == [3 if seat == owner else 2 for seat in range(players)]


@pytest.mark.rule("WF-064")
@every_count
def test_palmer_cannot_move_a_supporter_that_is_not_there(players):
    state = fair_with(players, "palmer")
    stand(state, "agriculture", 2, 0)
    act(state, "place fine-arts")
    with pytest.raises(IllegalAction):
        act(state, "palmer 2 agriculture>electricity")


@pytest.mark.rule("WF-065")
@every_count
def test_palmer_may_move_the_supporter_just_placed(players):
    state = fair_with(players, "palmer")
    stand(state, "fine-arts", 0)
    act(state, "place fine-arts", "palmer 1 fine-arts>agriculture")
    assert on(state, "fine-arts")[0] == 0
    assert on(state, "agriculture")[0] == 3


@pytest.mark.rule("WF-065")
@every_count
def test_palmer_may_leave_a_player_without_supporters_on_an_area(players):
    state = fair_with(players, "palmer")
    stand(state, "electricity", 2, 1)
    act(state, "place fine-arts", "palmer 2 electricity>manufacturing")
    assert on(state, "electricity")[1] == 0
    assert on(state, "manufacturing")[1] == 3


@pytest.mark.rule("WF-065")
@every_count
def test_palmer_needs_no_supply(players):
    state = fair_with_one_in_supply(players, "palmer")
    act(state, "place fine-arts")
    assert supply(state)[0] == 0
    act(state, "palmer 1 agriculture>transportation")
    assert [on(state, name)[0] for name in AREAS] == [9, 11, 1, 0, 1]
    assert supply(state) == [0] + [12] * (players - 1)


@pytest.mark.rule("WF-065")
@every_count
def test_a_supporter_moved_by_palmer_keeps_its_owner(players):
    state = fair_with(players, "palmer")
    act(state, "place fine-arts", "palmer 2 agriculture>fine-arts")
    assert on(state, "fine-arts") == [3, 3] + [2] * (players - 2)
    assert supply(state) == [11] + [12] * (players - 1)


@pytest.mark.rule("WF-066")
@every_count
@pytest.mark.parametrize("chosen", AREAS)
@pytest.mark.parametrize(("patron", "served"), PATRONS.items())
def test_a_patron_adds_a_supporter_to_his_own_area(players, patron, served, chosen):
    state = fair_with(players, patron)
    act(state, f"place {chosen}")
    assert plays(state) == {patron}
    act(state, patron)
    assert [on(state, name)[0] for name in AREAS] == [2 + (name == chosen) + (name == served) for name in AREAS]


@pytest.mark.rule("WF-067")
@every_count
def test_burnham_adds_to_the_chosen_area_although_palmer_emptied_it(players):
    state = fair_with(players, "palmer", "burnham")
    stand(state, "fine-arts", 0)
    act(state, "place fine-arts", "palmer 1 fine-arts>transportation", "burnham")
    assert [on(state, name)[0] for name in AREAS] == [2, 2, 1, 2, 3]


@pytest.mark.rule("WF-067")
@every_count
def test_davis_starts_from_the_chosen_area_whatever_other_figures_did(players):
    state = fair_with(players, "mccormick", "davis", "davis", "burnham")
    act(state, "place transportation", "mccormick", "davis manufacturing")
    assert plays(state) == {"davis manufacturing", "burnham"}
    act(state, "davis manufacturing", "burnham")
    assert [on(state, name)[0] for name in AREAS] == [3, 2, 2, 4, 4]


@pytest.mark.rule("WF-067")
@every_count
def test_a_later_figure_may_move_the_supporter_an_earlier_one_added(players):
    state = fair_with(players, "pullman", "palmer")
    stand(state, "transportation", 0)
    act(state, "place agriculture", "pullman", "palmer 1 transportation>electricity")
    assert [on(state, name)[0] for name in AREAS] == [3, 3, 2, 2, 0]


@pytest.mark.rule("WF-068")
@every_count
@every_figure
def test_a_figure_neither_moves_the_car_nor_brings_cards(players, figure):
    state = fair_with(players, figure, "burnham")
    for name in AREAS:
        lay(state, name, "ticket", name)
    state.car = 2
    undrawn = state.undrawn
    act(state, "place fine-arts", WAYS[figure])
    assert state.to_move() == (0,)
    assert state.car == 2
    assert [kinds_beside(state, name) for name in AREAS] == [["ticket", name] for name in AREAS]
    assert held(state, 0) == ["burnham"]
    assert state.undrawn == undrawn
