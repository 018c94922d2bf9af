"""The order of a turn, placing, when figures are used, and whose turn is next."""

from itertools import permutations
from random import Random

import pytest

from tests.games.worlds_fair_1893.positions import (
    act,
    bare,
    codes,
    empty_supply,
    fill,
    give,
    held,
    kinds_beside,
    lay,
    listen,
    new_fair,
    on,
    pile,
    plain_fair,
    play_at_random,
    ring,
    stack,
    stand,
    supply,
)
from universelle.core.errors import IllegalAction
from universelle.core.event import Event, GameEnded
from universelle.core.message import Message
from universelle.games.worlds_fair_1893.rules.actions import STOP, Place
from universelle.games.worlds_fair_1893.rules.components import AREAS
from universelle.games.worlds_fair_1893.rules.events import CardAdded, LullEnded, ScoringBegan, TurnBegan
from universelle.games.worlds_fair_1893.rules.state import WorldsFair

every_count = pytest.mark.parametrize("players", [2, 3, 4])
some_seeds = pytest.mark.parametrize("seed", range(5))

PLACEMENTS = [f"place {name}" for name in AREAS]


@pytest.fixture(params=[2, 3, 4])
def fair(request) -> WorldsFair:
    return plain_fair(request.param)


def assert_refused(state: WorldsFair, *refused: str) -> None:
    """These actions are illegal, and trying them changes nothing."""
    before = state.content()
    for code in refused:
        with pytest.raises(IllegalAction):
            act(state, code)
    assert state.content() == before


@pytest.mark.rule("WF-026")
def test_a_turn_places_then_uses_figures_then_collects_then_adds_cards(fair):
    give(fair, 0, "burnham", "davis")
    events = listen(fair)
    act(fair, "place electricity", "burnham", "stop")
    assert [type(event).__name__ for event in events] == [
        "TurnBegan",
        "SupporterPlaced",
        "StandingChanged",
        "SupporterAdded",
        "StandingChanged",
        "FigureDiscarded",
        "CardsCollected",
        "CardAdded",
        "CardAdded",
        "CardAdded",
    ]


@pytest.mark.rule("WF-026")
def test_a_turn_begins_with_placing_and_cannot_be_passed(fair):
    give(fair, 0, "burnham")
    assert codes(fair) == PLACEMENTS
    assert_refused(fair, "stop", "burnham", "approve 0")


@pytest.mark.rule("WF-026")
def test_placing_comes_once_a_turn(fair):
    give(fair, 0, "burnham")
    act(fair, "place electricity")
    assert_refused(fair, "place electricity", "place agriculture", "approve 0")


@pytest.mark.rule("WF-027")
@pytest.mark.parametrize("name", AREAS)
def test_placing_takes_exactly_one_supporter_from_the_supply_to_the_area(fair, name):
    before = {area: on(fair, area) for area in AREAS}
    others = supply(fair)[1:]
    act(fair, f"place {name}")
    assert supply(fair) == [15, *others]
    for area in AREAS:
        assert on(fair, area) == [before[area][0] + (area == name), *before[area][1:]]


@pytest.mark.rule("WF-027")
@every_count
@some_seeds
def test_the_five_placements_are_always_legal(players, seed):
    state = new_fair(players, seed=str(seed))
    checked = 0
    for _ in play_at_random(state, seed):
        if state.to_move() and codes(state)[0].startswith("place") and supply(state)[state.turn]:
            assert sorted(codes(state)) == PLACEMENTS
            checked += 1
    assert checked > 20


@pytest.mark.rule("WF-027")
def test_there_is_no_cap_on_the_supporters_of_an_area(fair):
    stand(fair, "agriculture", *[15] * len(fair.players))
    act(fair, "place agriculture")
    assert on(fair, "agriculture") == [16, *[15] * (len(fair.players) - 1)]


@pytest.mark.rule("WF-028")
def test_an_empty_supply_offers_every_area_with_an_own_supporter_as_source(fair):
    stand(fair, "fine-arts", 0)
    empty_supply(fair, 0, "agriculture")
    sources = ["agriculture", "electricity", "manufacturing", "transportation"]
    assert sorted(codes(fair)) == sorted(f"place {name} from {source}" for name in AREAS for source in sources)


@pytest.mark.rule("WF-028")
def test_a_reused_supporter_leaves_its_area(fair):
    empty_supply(fair, 0, "agriculture")
    act(fair, "place fine-arts from manufacturing")
    assert (on(fair, "manufacturing")[0], on(fair, "fine-arts")[0], supply(fair)[0]) == (1, 2, 0)


@pytest.mark.rule("WF-028")
def test_a_figure_may_reuse_a_supporter_when_the_supply_is_empty(fair):
    stand(fair, "fine-arts", 0)
    stand(fair, "agriculture", 17 + 1)
    give(fair, 0, "pullman")
    assert supply(fair)[0] == 0
    act(fair, "place electricity from agriculture")
    sources = ["agriculture", "electricity", "manufacturing", "transportation"]
    assert codes(fair) == [*[f"pullman from {source}" for source in sources], "stop"]
    act(fair, "pullman from manufacturing")
    assert (on(fair, "manufacturing")[0], on(fair, "transportation")[0], supply(fair)[0]) == (1, 2, 0)


@pytest.mark.rule("WF-028")
def test_the_last_supporter_of_the_supply_makes_a_figure_of_the_same_turn_reuse_one(fair):
    stand(fair, "agriculture", 16)
    give(fair, 0, "burnham")
    act(fair, "place electricity")
    assert codes(fair) == [*[f"burnham from {name}" for name in AREAS], "stop"]


@pytest.mark.rule("WF-029")
def test_step_1_with_an_empty_supply_leaves_no_way_out(fair):
    give(fair, 0, "burnham")
    empty_supply(fair, 0, "agriculture")
    assert len(codes(fair)) == 25
    assert all(code.startswith("place ") and " from " in code for code in codes(fair))
    assert_refused(fair, "stop", "burnham", "burnham from agriculture", *PLACEMENTS)


@pytest.mark.rule("WF-030")
def test_one_supporter_in_the_supply_rules_out_reuse_in_step_1(fair):
    stand(fair, "agriculture", 16)
    assert supply(fair)[0] == 1
    assert codes(fair) == PLACEMENTS
    assert_refused(fair, *[f"place electricity from {name}" for name in AREAS])


@pytest.mark.rule("WF-030")
def test_one_supporter_in_the_supply_rules_out_reuse_for_a_figure(fair):
    stand(fair, "agriculture", 15)
    give(fair, 0, "burnham")
    act(fair, "place electricity")
    assert supply(fair)[0] == 1
    assert codes(fair) == ["burnham", "stop"]
    assert_refused(fair, *[f"burnham from {name}" for name in AREAS])


@pytest.mark.rule("WF-031")
def test_a_reused_supporter_may_return_to_its_own_area_and_its_cards_are_collected(fair):
    empty_supply(fair, 0, "agriculture")
    before = [on(fair, name) for name in AREAS]
    lay(fair, "electricity", "davis", "fine-arts")
    act(fair, "place electricity from electricity")
    assert [on(fair, name) for name in AREAS] == before
    assert held(fair, 0) == ["davis", "fine-arts"]


@pytest.mark.rule("WF-032")
def test_a_player_without_figures_has_no_step_2(fair):
    give(fair, 1, "burnham")
    act(fair, "place electricity")
    assert held(fair, 0) == ["electricity", "electricity"]
    assert fair.to_move() == (1,)
    assert codes(fair) == PLACEMENTS


@pytest.mark.rule("WF-032", "WF-034")
def test_a_figure_collected_on_one_turn_is_offered_on_the_next_of_the_same_player(fair):
    lay(fair, "electricity", "burnham")
    act(fair, "place electricity")
    for _ in fair.players[1:]:
        lay(fair, "agriculture", "agriculture")
        act(fair, "place agriculture")
    assert fair.to_move() == (0,)
    assert codes(fair) == PLACEMENTS
    act(fair, "place transportation")
    assert codes(fair) == ["burnham", "stop"]


@pytest.mark.rule("WF-033")
@pytest.mark.parametrize("order", list(permutations(["burnham", "davis electricity", "pullman"])))
def test_figures_are_played_one_by_one_in_any_order_before_collecting(fair, order):
    give(fair, 0, "burnham", "davis", "pullman")
    act(fair, "place agriculture")
    for count, code in enumerate(order):
        assert fair.to_move() == (0,)
        assert len(fair.players[0].figures) == 3 - count
        assert kinds_beside(fair, "agriculture") == ["agriculture", "agriculture"]
        act(fair, code)
    assert (fair.to_move(), codes(fair)) == ((0,), ["stop"])
    act(fair, "stop")
    assert held(fair, 0) == ["agriculture", "agriculture"]
    assert pile(fair) == ["burnham", "davis", "pullman"]
    assert [on(fair, name)[0] for name in AREAS] == [3, 2, 1, 2, 2]


def test_after_the_last_figure_nothing_else_can_be_done_than_end_the_turn(fair):
    give(fair, 0, "burnham")
    act(fair, "place agriculture", "burnham")
    assert_refused(fair, "burnham", "place agriculture", "approve 1")
    assert fair.label(STOP) == Message("action-end-turn")


@pytest.mark.rule("WF-033")
@pytest.mark.parametrize(
    ("played", "extra"), [([], 0), (["burnham"], 1), (["pullman"], 1), (["pullman", "burnham"], 2)]
)
def test_each_figure_is_either_played_or_discarded_and_none_is_kept(fair, played, extra):
    give(fair, 0, "burnham", "davis", "pullman")
    act(fair, "place agriculture", *played, "stop")
    assert supply(fair)[0] == 15 - extra
    assert held(fair, 0) == ["agriculture", "agriculture"]
    assert pile(fair) == ["burnham", "davis", "pullman"]


@pytest.mark.rule("WF-034")
def test_a_figure_collected_in_step_3_waits_for_the_next_turn(fair):
    give(fair, 0, "burnham")
    lay(fair, "electricity", "pullman", "schwab")
    act(fair, "place electricity")
    assert codes(fair) == ["burnham", "stop"]
    assert_refused(fair, "pullman", "schwab")
    act(fair, "burnham", "stop")
    assert fair.to_move() == (1,)
    assert held(fair, 0) == ["pullman", "schwab"]


@pytest.mark.rule("WF-051")
@every_count
@pytest.mark.parametrize("seed", range(20))
def test_the_player_to_the_left_is_next_through_the_whole_game(players, seed):
    state = new_fair(players, seed=str(seed), first="random")
    first = state.first
    events = listen(state)
    for _ in play_at_random(state, seed):
        pass
    seats = [event.seat for event in events if isinstance(event, TurnBegan)]
    assert seats == [(first + turn) % players for turn in range(len(seats))]
    assert len([event for event in events if isinstance(event, ScoringBegan)]) == 3


@pytest.mark.rule("WF-E1")
def test_the_worked_turn_on_manufacturing(fair):
    ring(fair, "manufacturing", "electricity", "agriculture", "transportation")
    lay(fair, "manufacturing", "ticket", "manufacturing")
    fill(fair, "agriculture")
    stack(fair, "fine-arts", "davis", "ticket")
    act(fair, "place manufacturing")
    assert fair.car == 1
    assert held(fair, 0) == ["manufacturing", "ticket"]
    assert kinds_beside(fair, "manufacturing") == ["fine-arts"]
    assert kinds_beside(fair, "electricity") == ["electricity", "electricity", "davis"]
    assert kinds_beside(fair, "agriculture") == ["agriculture"] * 4
    assert kinds_beside(fair, "transportation") == ["transportation", "transportation", "ticket"]
    assert kinds_beside(fair, "fine-arts") == ["fine-arts", "fine-arts"]
    assert fair.to_move() == (1,)


def ticketless_round() -> WorldsFair:
    """Four players, 9 tickets in front of them and 14 beside four full areas: the fifth deals out figures for ever."""
    state = new_fair(4)
    bare(state)
    for name in AREAS:
        give(state, 0, *[name] * 8)
    for name, limit in zip(AREAS, state.box.card_limits):
        if name != "manufacturing":
            lay(state, name, *["ticket"] * limit)
    give(state, 0, *["ticket"] * 9)
    lay(state, "manufacturing", "burnham", "davis", "palmer")
    state.car = 9
    return state


def take_figures(state: WorldsFair, turns: int) -> None:
    """So many turns on Manufacturing, without a figure played."""
    for _ in range(turns):
        act(state, "place manufacturing")
        if "stop" in codes(state):
            act(state, "stop")


def shun_tickets(players: int, seed: int) -> list[Event]:
    """All that happens while everybody takes as few tickets as can be; it goes on for 5000 actions at most."""
    state = new_fair(players, seed=str(seed))
    events = listen(state)
    chooser = Random(seed)
    for _ in range(5000):
        if not state.to_move():
            break
        actions = state.legal_actions(state.to_move()[0])
        if isinstance(actions[0], Place):
            tickets = [kinds_beside(state, AREAS[action.area]).count("ticket") for action in actions]
            actions = [action for action, count in zip(actions, tickets) if count == min(tickets)]
        state.apply(state.to_move()[0], chooser.choice(actions))
    return events


@pytest.mark.rule("WF-111")
def test_40_turns_without_a_ticket_bring_scoring():
    state = ticketless_round()
    events = listen(state)
    take_figures(state, 39)
    assert (state.marker, state.car, state.to_move()) == (0, 9, (3,))
    act(state, "place manufacturing", "stop")
    assert [event for event in events if isinstance(event, LullEnded)] == [LullEnded(40)]
    assert (state.marker, state.car) == (1, 0)
    assert [player.coins for player in state.players] == [9 + 2, 0, 0, 0]


@pytest.mark.rule("WF-111")
def test_that_scoring_comes_after_the_cards_of_the_40th_turn_are_added():
    state = ticketless_round()
    take_figures(state, 39)
    events = listen(state)
    act(state, "place manufacturing", "stop")
    told = [type(event).__name__ for event in events if isinstance(event, CardAdded | LullEnded | ScoringBegan)]
    assert told == ["CardAdded", "CardAdded", "CardAdded", "LullEnded", "ScoringBegan"]


@pytest.mark.rule("WF-111")
def test_a_ticket_collected_begins_the_40_turns_anew():
    state = ticketless_round()
    take_figures(state, 39)
    act(state, "place electricity", "stop")
    assert (state.marker, state.car) == (0, 12)
    take_figures(state, 39)
    assert state.marker == 0
    take_figures(state, 1)
    assert state.marker == 1


@pytest.mark.rule("WF-111")
def test_after_such_a_scoring_the_40_turns_begin_anew():
    state = plain_fair(4)
    state.lull = 39
    act(state, "place manufacturing")
    while codes(state)[0].startswith("approve"):
        act(state, "approve 0")
    assert (state.round, state.marker) == (2, 2)
    for name in ("agriculture", "transportation"):
        lay(state, name, name)
        act(state, f"place {name}")
        assert state.marker == 2


@pytest.mark.rule("WF-075", "WF-111")
def test_where_nobody_holds_a_ticket_nobody_has_the_most():
    state = plain_fair(4)
    state.lull = 39
    act(state, "place manufacturing")
    assert [player.coins for player in state.players] == [0, 0, 0, 0]


@pytest.mark.rule("WF-111")
@pytest.mark.parametrize("players", [2, 3])
def test_two_or_three_players_never_score_without_a_full_circle(players):
    state = plain_fair(players)
    state.lull = 1000
    act(state, "place manufacturing")
    assert (state.marker, state.round) == (0, 1)


@pytest.mark.rule("WF-111")
@every_count
def test_players_who_shun_tickets_still_finish(players):
    lulls = []
    for seed in range(20):
        events = shun_tickets(players, seed)
        assert isinstance(events[-1], GameEnded)
        assert len([event for event in events if isinstance(event, ScoringBegan)]) == 3
        lulls += [event for event in events if isinstance(event, LullEnded)]
    assert (len(lulls) > 0) == (players == 4)
