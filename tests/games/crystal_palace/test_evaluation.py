"""What positions are worth to the greedy bot."""

from random import Random

import pytest

from tests.games.crystal_palace.positions import (
    EVERY_COUNT,
    OPEN_CODES,
    at_location,
    from_phase,
    have,
    new_palace,
    own,
    placing,
    quiet_buzz,
    show,
    step,
)
from universelle.bots import Perspective, make_bot
from universelle.bots.greedy import GreedyBot
from universelle.games.crystal_palace.evaluation import EVALUATION
from universelle.games.crystal_palace.game import GAME
from universelle.games.crystal_palace.rules.state import Palace

every_count = pytest.mark.parametrize("players", EVERY_COUNT)


def choices(state: Palace, bots: int = 3) -> set[str]:
    """What bots with random seeds of their own choose for the seat to move."""
    perspective = Perspective(GAME, state, state.to_move()[0])
    return {GreedyBot(Random(number)).choose(perspective).code for number in range(bots)}


@every_count
@pytest.mark.parametrize("money", [0, 4, 12, 40])
def test_it_never_sets_dice_that_take_three_loans_to_pay(players, money):
    state = new_palace(players)
    have(state, 0, money=money)
    bot = make_bot(GAME, "greedy", "1")
    while 0 in state.to_move():
        state.apply(0, bot.choose(Perspective(GAME, state, 0)))
    assert state.players[0].dice_sum() < money + 20


def test_with_little_money_it_sets_lower_dice():
    sums = []
    for money in (6, 40):
        state = new_palace(3)
        have(state, 0, money=money)
        bot = make_bot(GAME, "greedy", "1")
        while 0 in state.to_move():
            state.apply(0, bot.choose(Perspective(GAME, state, 0)))
        sums.append(state.players[0].dice_sum())
    assert sums[0] < sums[1]


def test_it_builds_what_it_can_pay_for():
    state = quiet_buzz(new_palace(3))
    own(state, 0, patents=("audio-book",), characters=("charlotte-bronte",))
    from_phase(state, 5)
    assert choices(state) == {"build audio-book"}


def test_it_plays_a_good_effect_on_itself_and_a_bad_one_on_a_rival():
    state = quiet_buzz(new_palace(3))
    own(state, 0, patents=("audio-book", "fire-annihilator"))
    have(state, 0, gears=2, energy=2)
    have(state, 2, vp=30)
    from_phase(state, 5)
    state.apply(0, GAME.catalogue.parse("build audio-book"))
    assert choices(state) == {"target 1"}
    state.apply(0, GAME.catalogue.parse("target 1"))
    state.apply(0, GAME.catalogue.parse("build fire-annihilator"))
    assert choices(state) <= {"target 2", "target 3"}


def test_it_takes_the_character_linked_with_its_prototype():
    state = at_location(quiet_buzz(new_palace(3)), "reform-club", (0, 6))
    own(state, 0, prototypes=("audio-book",))
    have(state, 0, gears=2, energy=1, money=30)
    show(state, "characters", "charlotte-bronte", "angela-burdett-coutts", "mary-seacole", "thomas-cook")
    assert choices(state) == {"take charlotte-bronte"}


def test_it_puts_off_no_decision_with_exchanges():
    state = placing("6521", "1111", "1111")
    have(state, 0, newspapers=3)
    legal = state.legal_actions(0)
    kept = EVALUATION.sensible(state, legal)
    assert {action.code for action in kept} == {action.code for action in legal} - OPEN_CODES
    have(state, 0, money=0)
    assert "loan" not in choices(state)


def test_while_paying_every_way_is_judged():
    state = new_palace(2)
    own(state, 0, characters=("queen-victoria",))
    have(state, 0, money=5, newspapers=1, income=14)
    from_phase(state, 4)
    assert step(state) == "pay"
    assert EVALUATION.sensible(state, state.legal_actions(0)) == state.legal_actions(0)
    assert choices(state) == {"sell newspaper"}


def test_judging_changes_nothing():
    state = at_location(quiet_buzz(new_palace(2)), "reform-club", (0, 6))
    before = state.content()
    EVALUATION.expected(state)
    assert state.content() == before


def test_among_its_like_it_rarely_ends_with_more_than_two_open_loans():
    loans = []
    for players in EVERY_COUNT:
        for seed in range(2):
            state = new_palace(players, f"loans {seed}")
            bots = [make_bot(GAME, "greedy", f"{seed}/{seat}") for seat in range(players)]
            while state.to_move():
                seat = state.to_move()[0]
                state.apply(seat, bots[seat].choose(Perspective(GAME, state, seat)))
            loans += [player.open_loans() for player in state.players]
    assert sum(n > 2 for n in loans) <= len(loans) / 5


def test_what_will_have_to_be_borrowed_is_felt_before_it_is():
    state = placing("6521", "1111", "1111")
    own(state, 0, characters=("queen-victoria",))
    worth = []
    for money in (8, 6, 4):
        have(state, 0, money=money)
        worth.append(EVALUATION.expected(state)[0])
    assert worth[1] - worth[2] > worth[0] - worth[1] + 4  # below the salary of 6 a loan is due


def test_it_beats_random_players():
    wins = 0
    for seed in range(3):
        state = new_palace(4, f"match {seed}")
        bots = [make_bot(GAME, "greedy" if seat == 0 else "random", f"{seed}/{seat}") for seat in range(4)]
        while state.to_move():
            seat = state.to_move()[0]
            state.apply(seat, bots[seat].choose(Perspective(GAME, state, seat)))
        wins += state.standings()[0] == 1
    assert wins == 3
