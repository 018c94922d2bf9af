"""The score sheet of World's Fair 1893."""

from collections.abc import Mapping, Sequence

import pytest

from tests.games.sheets import agrees_with_close, counted, finished, totals
from universelle.contract.score_sheet import Entries, impossible
from universelle.core.event import Points
from universelle.core.rules import DEFAULT_EDITION
from universelle.games.registry import load
from universelle.games.worlds_fair_1893.rules.components import AREAS
from universelle.games.worlds_fair_1893.rules.state import WorldsFair

GAME = load("worlds-fair-1893")
BEFORE = {
    "sheet-coins": ("reason-tickets", "reason-most-tickets"),
    "sheet-medals": ("reason-first-places", "reason-second-places"),
    "reason-sets": ("reason-sets",),
}


def medals(worth: int) -> tuple[int, int]:
    """Medals of four and of two points that are worth so much."""
    return divmod(worth, 4)[0], divmod(worth, 4)[1] // 2


def filled(state: WorldsFair) -> Mapping[str, Sequence[int]]:
    """What lies before the players, as they would count it."""
    numbers = {
        "coins": [player.coins for player in state.players],
        "medal-2": [player.medals // 2 for player in state.players],
        "tickets": [len(player.tickets) for player in state.players],
    }
    if len(state.players) > 2:
        numbers["medal-4"] = [medals(player.medals)[0] for player in state.players]
        numbers["medal-2"] = [medals(player.medals)[1] for player in state.players]
    for area, name in enumerate(AREAS):
        numbers[f"approved-{name}"] = [player.tokens[area] for player in state.players]
        numbers[f"proposed-{name}"] = [len(player.exhibits[area]) for player in state.players]
        numbers[f"supporters-{name}"] = list(state.supporters[area])
    return numbers


def without_last_scoring(numbers: Mapping[str, Sequence[int]]) -> dict[str, Sequence[int]]:
    return {key: row for key, row in numbers.items() if not key.startswith(("tickets", "supporters"))}


@pytest.mark.rule("WF-E3", "WF-E4", "WF-E5")
def test_the_example_of_the_rules_is_counted_like_there():
    tokens = {"transportation": 3, "fine-arts": 2, "manufacturing": 2, "agriculture": 1, "electricity": 1}
    approved = {f"approved-{area}": [0, count, 0] for area, count in tokens.items()}
    count = counted(GAME, {"coins": [0, 11, 0], "medal-4": [0, 4, 0], "medal-2": [0, 1, 0], **approved}, 3)
    assert {source: points[1] for source, points in count.by_source().items()} == {
        "sheet-coins": 11,
        "sheet-medals": 18,
        "reason-sets": 22,
    }
    assert count.state.scores()[1] == 51
    assert count.state.standings() == [2, 1, 2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_match_is_counted_as_the_engine_has_done_it(players):
    state, events, _ = finished(GAME, players, seed=players)
    count = counted(GAME, without_last_scoring(filled(state)), players)
    assert count.state.scores() == totals(count) == state.scores()
    assert count.state.standings() == state.standings()
    gained = [event for event in events if isinstance(event, Points)]
    for source, points in count.by_source().items():
        for seat in range(players):
            whole = sum([event.points for event in gained if event.seat == seat and event.reason in BEFORE[source]])
            assert points[seat] == whole


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_scoring_is_held_as_the_engine_holds_it(players):
    for state in finished(GAME, players, seed=10 + players)[2]:
        agrees_with_close(GAME, state, filled)


def test_more_than_the_box_has_is_said():
    sheet = GAME.score_sheet
    groups = sheet.groups_of(GAME.rules, 2, DEFAULT_EDITION)
    numbers = {field.key: [0, 0] for group in groups for field in group.fields}
    numbers |= {"tickets": [14, 14], "supporters-agriculture": [20, 0], "supporters-electricity": [3, 0]}
    wrong = {(key, seat): why for key, seat, why in impossible(groups, Entries(2, numbers))}
    assert set(wrong) == {("tickets", 1), ("supporters-electricity", 0)}
    assert wrong["tickets", 1].values == {"most": 27, "count": 28}
    assert wrong["supporters-electricity", 0].values == {"most": 22, "count": 23}
