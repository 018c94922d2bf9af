"""The end of the game: sets of tokens, the final score and its tie-breaks."""

from functools import cache
from itertools import combinations, product

import pytest

from tests.games.worlds_fair_1893.positions import (
    act,
    at_round,
    bare,
    give,
    listen,
    new_fair,
    play_at_random,
    score_now,
    stand,
)
from universelle.core.errors import IllegalAction
from universelle.core.event import GameEnded, Points
from universelle.games.worlds_fair_1893.rules.components import AREAS
from universelle.games.worlds_fair_1893.rules.events import ScoringBegan, TurnBegan
from universelle.games.worlds_fair_1893.rules.state import WorldsFair

every_count = pytest.mark.parametrize("players", [2, 3, 4])
several_seeds = pytest.mark.parametrize("seed", range(8))

SET_POINTS = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15}
BETHS_TOKENS = (1, 1, 2, 2, 3)  # Agriculture, Electricity, Fine Arts, Manufacturing, Transportation


def own(state: WorldsFair, seat: int, coins: int = 0, medals: int = 0, tokens: tuple[int, ...] = (0,) * 5) -> None:
    """What a seat has gained so far."""
    player = state.players[seat]
    player.coins = coins
    player.medals = medals
    player.tokens[:] = tokens


def worth(players: int, *tokens: int) -> int:
    """The score of the last seat when it owns nothing but these tokens, by area."""
    state = new_fair(players)
    own(state, players - 1, tokens=tokens)
    assert state.scores()[:-1] == [0] * (players - 1)
    return state.scores()[-1]


def last_round(players: int) -> WorldsFair:
    """The third round; seat 0 is about to end it, which will bring every seat the same.

    All will have one ticket (1 + 2 points) and be tied for first on Transportation (2 points, but 0 with two players).
    """
    state = new_fair(players)
    bare(state)
    at_round(state, 3)
    for seat in range(1, players):
        give(state, seat, "ticket")
    stand(state, "transportation", 0, *[1] * (players - 1))
    return state


LAST_POINTS = {2: 3, 3: 5, 4: 5}  # what everybody gains by that, by number of players


def winners(state: WorldsFair) -> tuple[int, ...]:
    """Those who win once the last round is over."""
    events = listen(state)
    score_now(state)
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    assert [seat for seat, place in enumerate(state.standings()) if place == 1] == list(ended.winners)
    return ended.winners


@pytest.mark.rule("WF-093")
@every_count
def test_the_game_ends_right_after_the_third_scoring_phase(players):
    state = last_round(players)
    score_now(state)
    assert state.to_move() == ()
    for seat in range(players):
        assert not state.legal_actions(seat)
        with pytest.raises(IllegalAction):
            state.apply(seat, new_fair(players).legal_actions(0)[0])


@pytest.mark.rule("WF-093")
@pytest.mark.parametrize(("players", "seat"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_turns_are_not_evened_out(players, seat):
    state = new_fair(players)
    bare(state)
    at_round(state, 3)
    act(state, *["place agriculture"] * seat)
    events = listen(state)
    score_now(state)
    assert state.to_move() == ()
    assert [event.seat for event in events if isinstance(event, TurnBegan)] == [seat]


@pytest.mark.rule("WF-093")
@every_count
@several_seeds
def test_nobody_has_a_turn_after_the_third_scoring_phase(players, seed):
    state = new_fair(players, str(seed))
    events = listen(state)
    for _ in play_at_random(state, seed):
        pass
    third = [index for index, event in enumerate(events) if isinstance(event, ScoringBegan)][2]
    assert not [event for event in events[third:] if isinstance(event, TurnBegan)]
    assert isinstance(events[-1], GameEnded)


@pytest.mark.rule("WF-094")
@every_count
def test_coins_medals_and_sets_add_up_to_the_score(players):
    state = last_round(players)
    own(state, 0, coins=7, medals=12, tokens=(1, 1, 1, 0, 0))
    own(state, 1, coins=4, medals=2, tokens=(0, 0, 0, 0, 1))
    score_now(state)
    assert state.scores()[:2] == [25 + LAST_POINTS[players], 7 + LAST_POINTS[players]]


@pytest.mark.rule("WF-094")
@every_count
@pytest.mark.parametrize(
    "gains",
    [{"coins": 7}, {"medals": 8}, {"tokens": (1, 1, 0, 1, 1)}, {"coins": 3, "medals": 4}],
)
def test_most_points_win_wherever_they_come_from(players, gains):
    for best in range(players):
        state = last_round(players)
        for seat in range(players):
            own(state, seat, coins=2, medals=2, tokens=(2, 0, 0, 0, 0))
        own(state, best, **gains)
        assert winners(state) == (best,)


@pytest.mark.rule("WF-094")
@every_count
@several_seeds
def test_all_points_told_in_a_game_add_up_to_the_scores(players, seed):
    state = new_fair(players, str(seed))
    events = listen(state)
    for _ in play_at_random(state, seed):
        pass
    points = [0] * players
    for event in events:
        if isinstance(event, Points):
            points[event.seat] += event.points
    assert points == state.scores()
    assert {points[seat] for seat in events[-1].winners} == {max(points)}


@pytest.mark.rule("WF-095")
@every_count
@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ((2, 0, 0, 0, 0), 1 + 1),
        ((2, 1, 0, 0, 0), 3 + 1),
        ((2, 2, 0, 0, 0), 3 + 3),
        ((0, 0, 3, 1, 1), 6 + 1 + 1),
        ((2, 2, 2, 2, 2), 15 + 15),
        ((0, 4, 0, 0, 0), 4),
    ],
)
def test_a_set_never_holds_a_category_twice(players, tokens, points):
    assert worth(players, *tokens) == points


@pytest.mark.rule("WF-096")
@every_count
@pytest.mark.parametrize(("size", "points"), [(1, 1), (3, 6), (5, 15)])
def test_sets_of_one_three_and_five(players, size, points):
    for chosen in combinations(range(5), size):
        assert worth(players, *[int(category in chosen) for category in range(5)]) == points


@pytest.mark.rule("WF-097")
@every_count
@pytest.mark.parametrize(("size", "points"), [(2, 3), (4, 10)])
def test_sets_of_two_and_four(players, size, points):
    for chosen in combinations(range(5), size):
        assert worth(players, *[int(category in chosen) for category in range(5)]) == points


@cache
def best_grouping(tokens: tuple[int, ...]) -> int:
    """The most that any grouping into sets brings, found by trying every set that the first token left may be in."""
    left = [category for category in range(5) if tokens[category]]
    if not left:
        return 0
    return max(
        SET_POINTS[1 + size] + best_grouping(tuple(count - (c in (left[0], *others)) for c, count in enumerate(tokens)))
        for size in range(len(left))
        for others in combinations(left[1:], size)
    )


@pytest.mark.rule("WF-098")
@every_count
def test_no_other_grouping_of_tokens_is_worth_more(players):
    for tokens in product(range(4), repeat=5):
        assert worth(players, *tokens) == best_grouping(tokens)


@pytest.mark.rule("WF-099")
@every_count
@pytest.mark.parametrize("kinds", [["agriculture"], list(AREAS), ["burnham", "davis", "palmer"], ["pullman"] * 2])
def test_cards_that_are_left_give_nothing(players, kinds):
    state = last_round(players)
    own(state, 1, coins=4, medals=6, tokens=(1, 1, 0, 0, 0))
    give(state, 1, *kinds)
    assert state.scores() == [0, 13] + [0] * (players - 2)


@pytest.mark.rule("WF-099")
@every_count
def test_supporters_that_are_left_give_nothing(players):
    state = last_round(players)
    own(state, 1, coins=4, medals=6, tokens=(1, 1, 0, 0, 0))
    stand(state, "agriculture", 0, 9)
    assert state.scores() == [0, 13] + [0] * (players - 2)


@pytest.mark.rule("WF-099")
@every_count
def test_cards_that_are_left_change_no_final_score(players):
    state = last_round(players)
    give(state, 1, "agriculture", "agriculture", "electricity", "burnham")
    score_now(state)
    assert state.scores() == [LAST_POINTS[players]] * players


@pytest.mark.rule("WF-E3")
@every_count
def test_the_example_of_five_tokens_all_different_or_all_alike(players):
    assert worth(players, 1, 1, 1, 1, 1) == 15
    assert worth(players, 0, 0, 5, 0, 0) == 5


@pytest.mark.rule("WF-E4")
@every_count
def test_the_example_of_beths_nine_tokens(players):
    assert worth(players, *BETHS_TOKENS) == 22


@pytest.mark.rule("WF-E5")
@every_count
def test_the_example_of_beths_total(players):
    state = new_fair(players)
    own(state, 1, coins=11, medals=18, tokens=BETHS_TOKENS)
    assert state.scores()[1] == 51


@pytest.mark.rule("WF-107")
@every_count
def test_of_equal_scores_most_tokens_win(players):
    state = last_round(players)
    own(state, 0, coins=6)
    own(state, 1, tokens=(1, 1, 1, 0, 0))
    give(state, 1, "agriculture", "agriculture")
    assert winners(state) == (1,)
    assert state.standings()[:2] == [2, 1]


@pytest.mark.rule("WF-107")
@every_count
def test_tokens_decide_by_their_number_not_by_their_points(players):
    state = last_round(players)
    own(state, 0, coins=1, tokens=(1, 1, 0, 0, 0))
    own(state, 1, coins=1, tokens=(0, 0, 0, 3, 0))
    assert winners(state) == (1,)


@pytest.mark.rule("WF-107")
@every_count
def test_more_tokens_do_not_make_up_for_fewer_points(players):
    state = last_round(players)
    own(state, 0, coins=7)
    own(state, 1, tokens=(1, 1, 1, 0, 0))
    assert winners(state) == (0,)


@pytest.mark.rule("WF-108")
@every_count
@pytest.mark.parametrize(("exhibits", "winner"), [((2, 1), 1), ((1, 2), 0), ((0, 3), 0)])
def test_of_equal_scores_and_tokens_fewest_exhibits_left_win(players, exhibits, winner):
    state = last_round(players)
    for seat in (0, 1):
        own(state, seat, coins=5, tokens=(1, 0, 0, 0, 0))
        give(state, seat, *["fine-arts"] * exhibits[seat])
    assert winners(state) == (winner,)


@pytest.mark.rule("WF-108")
@every_count
def test_exhibits_of_every_category_count_but_figures_do_not(players):
    state = last_round(players)
    for seat in (0, 1):
        own(state, seat, coins=5)
    give(state, 0, "agriculture", "electricity", "fine-arts")
    give(state, 1, "manufacturing", "manufacturing", "pullman", "pullman", "palmer")
    assert winners(state) == (1,)


@pytest.mark.rule("WF-109")
@every_count
def test_players_equal_in_everything_share_the_victory(players):
    for sharing in range(2, players + 1):
        state = last_round(players)
        for seat in range(players - sharing, players):
            own(state, seat, coins=4, tokens=(0, 1, 1, 0, 0))
            give(state, seat, "manufacturing")
        assert winners(state) == tuple(range(players - sharing, players))


@pytest.mark.rule("WF-110")
@pytest.mark.parametrize("players", [3, 4])
def test_a_player_out_on_tokens_has_no_say_in_exhibits(players):
    state = last_round(players)
    own(state, 0, coins=6, tokens=(1, 0, 0, 0, 0))
    own(state, 1, coins=4, tokens=(1, 1, 0, 0, 0))
    own(state, 2, coins=5, tokens=(0, 0, 0, 2, 0))
    give(state, 1, *["agriculture"] * 3)
    give(state, 2, *["electricity"] * 2)
    assert state.scores()[:3] == [7, 7, 7]
    assert winners(state) == (2,)
    assert state.standings()[:3] == [3, 2, 1]


@pytest.mark.rule("WF-110")
@pytest.mark.parametrize("players", [3, 4])
def test_a_player_behind_in_points_takes_no_part_in_the_tie_breaks(players):
    state = last_round(players)
    own(state, 0, coins=16, tokens=(1, 0, 0, 0, 0))
    own(state, 1, coins=14, tokens=(1, 1, 0, 0, 0))
    own(state, 2, coins=1, tokens=(1, 1, 1, 1, 1))
    assert state.scores()[:3] == [17, 17, 16]
    assert winners(state) == (1,)
    assert state.standings()[:3] == [2, 1, 3]
