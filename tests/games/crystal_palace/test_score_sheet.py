"""The score sheet of Crystal Palace."""

from collections.abc import Mapping, Sequence

import pytest

from tests.games.sheets import agrees_with_close, counted, finished, totals
from universelle.contract.score_sheet import Entries, impossible
from universelle.core.event import Points
from universelle.core.rules import DEFAULT_EDITION
from universelle.games.crystal_palace.rules.codes import EMPTY, OPEN_LOAN, REPAID_LOAN
from universelle.games.crystal_palace.rules.components import NATIONS
from universelle.games.crystal_palace.rules.events import FinalScoringBegan, SlotsCovered
from universelle.games.crystal_palace.rules.state import Palace
from universelle.games.registry import load

GAME = load("crystal-palace")


def filled(state: Palace) -> Mapping[str, Sequence[int]]:
    """What lies before the players, as they would count it."""
    players, box = state.players, state.box
    numbers: dict[str, Sequence[int]] = {
        "points": [player.vp for player in players],
        "buzz": [player.buzz for player in players],
        "nation": [player.nation for player in players],
        "goal": [player.goal for player in players],
        "money": [player.money for player in players],
        "gears": [player.gears for player in players],
        "energy": [player.energy for player in players],
        "newspapers": [player.newspapers for player in players],
        "empty": [player.slots.count(EMPTY) for player in players],
        "arrival": [max(player.arrival - 1, 0) for player in players],
    }
    for space, owner in enumerate(state.market, start=1):
        numbers[f"market-{space}"] = [owner + 1]
    held = [[*player.slots, *player.beside] for player in players]
    for worth in sorted({-points for points in (*box.loan_values, box.loan_extra)}):
        numbers[f"loan-{worth}"] = [codes.count(OPEN_LOAN + worth) for codes in held]
    numbers["repaid"] = [len([code for code in codes if code >= REPAID_LOAN]) for codes in held]
    return numbers


@pytest.mark.rule("CP-E26")
def test_the_example_of_the_market_is_counted_like_in_the_rules():
    count = counted(GAME, {"market-6": [2], "market-5": [1], "market-3": [1], "market-1": [3]}, 3)
    assert count.by_source()["reason-market"] == [3, 3, 0]


@pytest.mark.rule("CP-E27")
def test_the_example_of_goal_loans_and_slots_is_counted_like_in_the_rules():
    state = GAME.new(2, bytes(32))
    nation, level = next(
        (n, level)
        for n, goal in enumerate(state.components().goals)
        for level, points in enumerate(goal.vp)
        if points == 4
    )
    other = 0 if nation else 2
    mine = {"goal": [level, 0], "nation": [nation, other], "repaid": [1, 0], "empty": [5, 0], "money": [10, 0]}
    count = counted(GAME, mine, 2)
    parts = {source: points[0] for source, points in count.by_source().items()}
    assert parts["reason-goal"] + parts["reason-loans"] + parts["reason-slots"] == 4 - 5 - 8
    assert count.state.players[0].money == 0


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_finished_match_is_counted_as_the_engine_has_done_it(players):
    state, events, _ = finished(GAME, players, seed=players)
    start = next(at for at, event in enumerate(events) if isinstance(event, FinalScoringBegan))
    last = [event for event in events[start:] if isinstance(event, Points)]
    covered = {event.seat: event.count for event in events[start:] if isinstance(event, SlotsCovered)}
    numbers = dict(filled(state))
    final = [sum([event.points for event in last if event.seat == seat]) for seat in range(players)]
    numbers["points"] = [player.vp - gained for player, gained in zip(state.players, final)]
    # what covered slots when the match was counted must be there to cover them again
    numbers["money"] = [player.money + 10 * covered.get(seat, 0) for seat, player in enumerate(state.players)]
    count = counted(GAME, numbers, players)
    assert count.state.scores() == totals(count) == state.scores()
    assert count.state.standings() == state.standings()
    assert sorted(map(str, last)) == sorted(map(str, [e for e in count.events if isinstance(e, Points)]))


@pytest.mark.parametrize("players", [2, 4])
def test_positions_are_counted_as_if_the_match_ended_there(players):
    for state in finished(GAME, players, seed=20 + players)[2]:
        agrees_with_close(GAME, state, filled)


def test_no_two_players_have_the_same_nation():
    groups = GAME.score_sheet.groups_of(GAME.rules, 2, DEFAULT_EDITION)
    numbers = {field.key: [0] if group.of_table else [0, 0] for group in groups for field in group.fields}
    wrong = [(key, seat, why.key) for key, seat, why in impossible(groups, Entries(2, numbers))]
    assert wrong == [("nation", 1, "sheet-taken")]
    numbers["nation"] = [0, len(NATIONS) - 1]
    assert list(impossible(groups, Entries(2, numbers))) == []
