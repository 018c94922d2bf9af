"""The score sheet of Expo 1906."""

from collections.abc import Mapping, Sequence

import pytest

from tests.games.sheets import agrees_with_close, counted, finished, totals
from universelle.core.event import Points
from universelle.games.expo_1906.rules.components import CHITS, ELECTRICITY, MOST_TOKENS, STEAM
from universelle.games.expo_1906.rules.events import FinalScoringBegan
from universelle.games.expo_1906.rules.state import Expo
from universelle.games.registry import load

GAME = load("expo-1906")
ON = {chit: 2 + number for number, chit in enumerate(CHITS)}  # a token on the last step of the row with this chit
LATE = 1  # a token on one of the steps that bring points


def filled(state: Expo) -> Mapping[str, Sequence[int]]:
    """What lies before the players, as they would count it."""
    box, players = state.box, state.players
    completed = [[number for number in range(30) if p.laboratory.completed >> number & 1] for p in players]
    numbers: dict[str, Sequence[int]] = {
        "jury-steam": [state.jury.count(STEAM)],
        "jury-electricity": [state.jury.count(ELECTRICITY)],
        "prestige": [player.prestige for player in players],
        "projects-steam": [len([n for n in done if box.energy[n] == STEAM]) for done in completed],
        "projects-electricity": [len([n for n in done if box.energy[n] == ELECTRICITY]) for done in completed],
        "money": [player.money for player in players],
        "rebuilt": [
            (player.start_scrap & ~player.laboratory.scrap & player.laboratory.occupied).bit_count()
            for player in players
        ],
        "technologies": [player.laboratory.technologies() for player in players],
        "shapes": [player.laboratory.shapes() for player in players],
    }
    for number in range(box.tokens):
        tokens = [seat * MOST_TOKENS + number for seat in range(len(players))]
        numbers[f"token-{number + 1}"] = [_place(state, token) for token in tokens]
    return numbers


def _place(state: Expo, token: int) -> int:
    step = state.patents.steps[token]
    if step == 10:
        return ON[CHITS[state.patents.chits[state.patents.rows[token]]]]
    return LATE if step >= 8 else 0


@pytest.mark.rule("EX-E11", "EX-E12")
def test_the_example_of_the_rules_is_counted_like_there():
    count = counted(
        GAME,
        {
            "jury-steam": [7],
            "jury-electricity": [5],
            "prestige": [17, 24, 21, 21],
            "projects-steam": [2, 1, 2, 4],
            "token-1": [ON["paris-1900"], ON["milan-1906"], ON["milan-1906"], LATE],
            "token-2": [ON["liege-1905"], 0, LATE, 0],
            "technologies": [2, 0, 0, 0],
            "shapes": [0, 3, 5, 0],
        },
        4,
    )
    assert count.by_source() == {
        "sheet-prestige": [17, 24, 21, 21],
        "reason-jury": [4, 2, 4, 8],
        "reason-steps": [0, 0, 1, 1],
        "reason-chits": [7, 3, 5, 0],
    }
    assert count.state.scores() == totals(count) == [28, 29, 31, 30]
    assert count.state.winners() == (2,)


@pytest.mark.rule("EX-E14", "EX-E15")
def test_chits_that_count_points_and_money():
    count = counted(GAME, {"prestige": [22, 0], "token-1": [ON["paris-1889"], ON["chicago-1893"]], "money": [0, 5]}, 2)
    assert count.state.scores() == [25, 3]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_finished_match_is_counted_as_the_engine_has_done_it(players):
    state, events, _ = finished(GAME, players, seed=players)
    start = next(at for at, event in enumerate(events) if isinstance(event, FinalScoringBegan))
    last = [event for event in events[start:] if isinstance(event, Points)]
    final = [sum([event.points for event in last if event.seat == seat]) for seat in range(players)]
    numbers = dict(filled(state)) | {"prestige": [a - b for a, b in zip(state.scores(), final)]}
    count = counted(GAME, numbers, players)
    assert count.state.scores() == totals(count) == state.scores()
    assert count.state.standings() == state.standings()
    assert [event for event in count.events if isinstance(event, Points)] == last


@pytest.mark.parametrize("players", [1, 3])
def test_positions_are_counted_as_if_the_match_ended_there(players):
    for state in finished(GAME, players, seed=20 + players)[2]:
        agrees_with_close(GAME, state, filled)
