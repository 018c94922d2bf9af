"""What a seat holds: money, goods, cards, tiles, tracks and debts."""

from __future__ import annotations

from universelle.games.crystal_palace.evaluation.effects import effects_worth, patent_worth
from universelle.games.crystal_palace.evaluation.rounds import paydays_left, rounds_left
from universelle.games.crystal_palace.evaluation.weights import PalaceWeights
from universelle.games.crystal_palace.rules.codes import EMPTY, OPEN_LOAN, REPAID_LOAN
from universelle.games.crystal_palace.rules.counters import goal_in_reach, salaries
from universelle.games.crystal_palace.rules.player import Player, bits
from universelle.games.crystal_palace.rules.state import Palace


def holdings(state: Palace, seat: int, weights: PalaceWeights) -> float:
    """The points so far, and what a seat holds for the rest of the match."""
    player, paydays = state.players[seat], paydays_left(state)
    worth = player.vp + _money(state, player, weights) + _goods(player, weights) + weights.newspaper * player.newspapers
    worth -= weights.short_pound * _shortage(state, player, weights)
    worth += _income(state, player.income, paydays, weights) + _buzz(state, seat, paydays, weights)
    worth += weights.westminster * player.westminster + _dice(state, player, weights)
    worth -= _salaries(state, player, weights)
    slots, market = _slots(state, seat, paydays, weights), _market(state, seat, paydays, weights)
    worth += slots + market + _goal(state, seat, weights)
    for number in bits(player.characters):
        worth += _character(state, seat, number, weights)
    return worth + _watch(player, paydays, weights) + _patents(state, seat, weights)


def holdings_by_source(state: Palace, seat: int, weights: PalaceWeights) -> dict[str, float]:
    """The same by source, without the points so far. What will be missing is charged to money."""
    player, paydays = state.players[seat], paydays_left(state)
    money = _money(state, player, weights) - weights.short_pound * _shortage(state, player, weights)
    money += _income(state, player.income, paydays, weights)
    goods = _goods(player, weights) + weights.newspaper * player.newspapers
    characters = sum([_character(state, seat, number, weights) for number in bits(player.characters)])
    debts = _debts(player, weights)
    return {
        "points": _goal(state, seat, weights),
        "prototypes": _patents(state, seat, weights),
        "characters": characters + weights.westminster * player.westminster - _salaries(state, player, weights),
        "benefits": _slots(state, seat, paydays, weights) - debts + _market(state, seat, paydays, weights),
        "buzz": _buzz(state, seat, paydays, weights),
        "money": money + goods,
        "dice": _dice(state, player, weights) + _watch(player, paydays, weights),
        "debts": debts,
    }


def _money(state: Palace, player: Player, weights: PalaceWeights) -> float:
    """The first pounds are worth more, those beyond need less; salaries and dice set in secret are as good as paid."""
    money = player.money
    if state.phase < 4:
        money -= salaries(state, player)
    if state.dice_are_hidden():
        money -= player.dice_sum() + player.dice - player.dice_set()
    elif rounds_left(state) == 0 and money >= 0:
        return (weights.repaying_pound if player.open_loans() else weights.last_pound) * money
    if money < 0:
        return weights.owed_pound * money - weights.borrowing
    scarce = min(float(money), weights.scarce)
    usual = min(max(money - weights.scarce, 0.0), weights.plenty - weights.scarce)
    spare = max(money - weights.plenty, 0.0)
    return weights.scarce_pound * scarce + weights.pound * usual + weights.spare_pound * spare


def _shortage(state: Palace, player: Player, weights: PalaceWeights) -> float:
    """Pounds that will be missing at the end of this round, or in the next one for modest dice and for salaries."""
    box, salary = state.box, salaries(state, player)
    money = float(player.money)
    if state.dice_are_hidden():
        money -= player.dice_sum() + player.dice - player.dice_set()
    if state.phase < 4:
        money -= salary
    if state.phase < 6:
        money += box.income_values[player.income] - max(0, box.expenses - player.income)
    if rounds_left(state):
        money -= weights.next_die * player.dice + salary
    return max(0.0, -money)


def _goods(player: Player, weights: PalaceWeights) -> float:
    gears = min(float(player.gears), weights.needed_goods)
    energy = min(float(player.energy), weights.needed_goods)
    spare = player.gears - gears + player.energy - energy
    return weights.gear * gears + weights.energy * energy + weights.spare_goods * spare


def _income(state: Palace, place: int, paydays: int, weights: PalaceWeights) -> float:
    """What the income track will bring and cost if nothing raises it any more."""
    box, worth = state.box, 0.0
    for _ in range(paydays):
        worth += weights.payday_pound * box.income_values[place]
        if place < box.red_spaces:
            worth += box.red_vp
        fallen = place - box.expenses
        if fallen < 0:
            worth += weights.scarce_pound * fallen
        place = max(fallen, 0)
    return worth


def _buzz(state: Palace, seat: int, paydays: int, weights: PalaceWeights) -> float:
    player, box = state.players[seat], state.box
    worth = weights.buzz * player.buzz + weights.token_left * player.tokens_left * rounds_left(state)
    for other, rival in enumerate(state.players):
        if other != seat:
            worth += weights.rank * min(max(player.buzz - rival.buzz, -8), 8)
    for number in bits(player.tokens):
        worth += paydays * effects_worth(state, seat, box.pictures[number].effects, 0, weights)
    return worth


def _salaries(state: Palace, player: Player, weights: PalaceWeights) -> float:
    """Salaries of the rounds to come."""
    return weights.payday_pound * salaries(state, player) * rounds_left(state)


def _dice(state: Palace, player: Player, weights: PalaceWeights) -> float:
    """Dice in the rounds to come."""
    return weights.die * rounds_left(state) * player.dice


def _watch(player: Player, paydays: int, weights: PalaceWeights) -> float:
    return weights.watch * paydays if player.watch else 0.0


def _character(state: Palace, seat: int, number: int, weights: PalaceWeights) -> float:
    """What a character brings again and again."""
    character, left = state.box.characters[number], rounds_left(state)
    if not character.phase:
        return 0.0
    times = left + (1 if state.phase < character.phase else 0)
    return times * effects_worth(state, seat, character.recurring, left, weights)


def _slots(state: Palace, seat: int, paydays: int, weights: PalaceWeights) -> float:
    """Research tiles, empty slots and debts."""
    player, box, worth, loans = state.players[seat], state.box, 0.0, 0
    for code in (*player.slots, *player.beside):
        if code == EMPTY:
            worth += weights.empty_slot
        elif code >= REPAID_LOAN:
            worth += weights.repaid_loan
        elif code >= OPEN_LOAN:
            worth += _open_loan(loans, weights)
            loans += 1
        elif box.tiles[code].permanent:
            worth += paydays * effects_worth(state, seat, box.tiles[code].effects, paydays - 1, weights)
    return worth


def _debts(player: Player, weights: PalaceWeights) -> float:
    """All loans, open and repaid."""
    repaid = len([code for code in (*player.slots, *player.beside) if code >= REPAID_LOAN])
    return weights.repaid_loan * repaid + sum([_open_loan(before, weights) for before in range(player.open_loans())])


def _open_loan(before: int, weights: PalaceWeights) -> float:
    """An open loan, by how many there are before it."""
    return weights.loan[min(before, len(weights.loan) - 1)]


def _market(state: Palace, seat: int, paydays: int, weights: PalaceWeights) -> float:
    """Benefits of this round, falling with the assistants; in the end the highest score."""
    worth, last = weights.assistant_home * state.players[seat].assistants, len(state.market) - 1
    for space, owner in enumerate(state.market):
        if owner == seat:
            for later in range(min(paydays, space + 1)):
                effects = state.box.market[space - later].benefit
                benefit = effects_worth(state, seat, effects, paydays - later - 1, weights)
                worth += benefit * (weights.market_later if later else 1.0)
            if paydays <= 1:
                worth += weights.market_rank * space / last
    return worth


def _goal(state: Palace, seat: int, weights: PalaceWeights) -> float:
    player = state.players[seat]
    goal = state.box.goals[player.nation]
    worth = float(goal.vp[player.goal])
    if goal_in_reach(state, seat):
        worth += weights.goal_in_reach * (goal.vp[player.goal + 1] - goal.vp[player.goal])
    return worth


def _patents(state: Palace, seat: int, weights: PalaceWeights) -> float:
    """What the patents not yet built may bring, two in each round to come."""
    player = state.players[seat]
    if not player.patents:
        return 0.0
    now = state.phase < 5 or (state.phase == 5 and player.builds > 0 and _still_to_build(state, seat))
    number = state.round if now else state.round + 1
    if number > state.box.rounds:
        return 0.0
    gains = [patent_worth(state, seat, patent, number, weights) for patent in bits(player.patents)]
    gains.sort(reverse=True)
    worth, room = 0.0, state.box.prototypes_each_round
    for place, gain in enumerate(gains):
        if gain > 0.0 and place < 2 * room:
            worth += gain * (weights.built_later if place < room else weights.built_last * weights.built_later)
    return worth


def _still_to_build(state: Palace, seat: int) -> bool:
    """Whether a seat's turn of phase 5 is not over."""
    order = state.order()
    return order.index(seat) >= order.index(state.turn)
