"""What a position is worth to a seat, in points: those it has, and those it may expect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from universelle.core.action import Action
from universelle.core.evaluation import Evaluation
from universelle.core.state import State
from universelle.games.crystal_palace.rules.actions import (
    ACCEPT,
    DECLINE,
    ENTER,
    EXCHANGE,
    GOAL,
    LOAN,
    OPTION,
    STAY,
    TARGET,
    USE_REST,
    Borrow,
    Exchange,
)
from universelle.games.crystal_palace.rules.codes import DIE_BITS, EMPTY, OPEN_LOAN, REPAID_LOAN, TAKEN, VALUE_MASK
from universelle.games.crystal_palace.rules.components import LOCATIONS, MOST_PLACEMENTS
from universelle.games.crystal_palace.rules.counters import (
    count,
    goal_in_reach,
    level_reached,
    links_owned,
    prototypes_linked,
    salaries,
)
from universelle.games.crystal_palace.rules.payments import (
    BUY_ENERGY,
    BUY_GEAR,
    NEWSPAPERS_TO_DIE,
    NEWSPAPERS_TO_GEAR,
    SELL_ENERGY,
    SELL_GEAR,
    SELL_NEWSPAPER,
    Pay,
)
from universelle.games.crystal_palace.rules.phases.building import ChooseTarget
from universelle.games.crystal_palace.rules.player import Player, bits
from universelle.games.crystal_palace.rules.scoring import buzz_points, loan_points, market_points, rank
from universelle.games.crystal_palace.rules.state import Palace
from universelle.games.crystal_palace.rules.vocabulary import (
    ASSISTANT,
    BUZZ,
    CHOOSE,
    DIE,
    DRAW_RESEARCH,
    ENERGY,
    EXTRA_PROTOTYPE,
    GAIN,
    GEAR,
    INCOME,
    LOSE,
    MONEY,
    NEWSPAPER,
    NO_COUNTER,
    PUSH_DOWN,
    REPAY_LOAN,
    TRADE,
    USE_PERMANENT,
    VP,
    WESTMINSTER,
    Cost,
    Effect,
    Effects,
)

# From a regression of the final points of greedy bots on what they had and had in prospect.
LEAST_BELIEVED: Final = 0.5  # part of it that comes true at the end
BELIEVED: Final = 0.21  # how much more for each round to come, in which it grows
MOST_BELIEVED: Final = 1.25
BESIDES: Final = -8.0
SURE: Final = 4.0  # spread of the points at the end
UNSURE: Final = 2.4  # and what each round to come adds to it

# Weights found by self-play. Points of one of each thing.
POUND: Final = 0.42
SCARCE_POUND: Final = 0.62  # one of the first
SCARCE: Final = 14  # how many those are
SPARE_POUND: Final = 0.3  # one of those beyond what a round needs
PLENTY: Final = 34
OWED_POUND: Final = 1.2  # one that will have to be borrowed
BORROWING: Final = 6.0  # that anything will have to be borrowed
SHORT_POUND: Final = 0.4  # one that will lack when the next round is paid for, besides its worth
NEXT_DIE: Final = 2  # pounds for each die of the next round
PAYDAY_POUND: Final = 0.6  # one of income or salaries in a round to come
INCOME_STEP: Final = 0.5  # a step of income, for each round to come
LAST_POUND: Final = 0.2  # when all dice of the last round are set
REPAYING_POUND: Final = 0.4  # the same with a loan to repay
GEAR_WORTH: Final = 1.9
ENERGY_WORTH: Final = 1.5
GEAR_COST: Final = 2.1  # felt where one is needed
ENERGY_COST: Final = 1.7
SPARE_GOODS: Final = 0.3  # a gear or energy beyond what is likely to be needed
NEEDED_GOODS: Final = 4  # of each kind
NEWSPAPER_WORTH: Final = 0.55
BUZZ_WORTH: Final = 0.5
RANK_WORTH: Final = 0.12  # a space of buzz before a rival, in the race to the Palace
TOKEN_LEFT: Final = 0.9  # a token not placed, for each round to come
WESTMINSTER_WORTH: Final = 0.9
DIE_WORTH: Final = 1.0  # for each round it can be used in
LOAN_WORTH: Final = (-10.0, -20.0, -40.0)  # the first open loan, the second, each of the others: debts breed debts
REPAID_LOAN_WORTH: Final = -5.0
EMPTY_SLOT: Final = -1.6
GOAL_IN_REACH: Final = 0.35  # part of the next level's points
ASSISTANT_HOME: Final = 0.1
BUILT_LATER: Final = 0.72  # part of a patent's gain that is likely to be had
RIVALRY: Final = 0.35  # how much the rivals' mean counts
SAFE: Final = (0.0, 0.3, 0.42, 0.55, 0.7, 0.85, 0.97)  # by value: to keep the last action space
IN_HAND: Final = (0.0, 0.6, 1.3, 2.0, 2.5, 2.9, 3.2)  # by value: a die not yet placed
MOST_SETTLING: Final = 60  # decisions that are settled by rule before a position is judged
AT_ANY_TIME: Final = (EXCHANGE[NEWSPAPERS_TO_DIE],)
MAIN: Final = ("set-dice", "place-die", "act-with-die", "build-prototype")


class PalaceEvaluation(Evaluation):
    """The points a seat has, and those it may expect of what it holds and of its dice."""

    def expected(self, state: State) -> list[float]:
        assert isinstance(state, Palace)
        settled = _settled(state)
        if not settled.agenda:
            return [float(points) for points in settled.scores()]
        return [_expected(settled, seat) for seat in range(len(settled.players))]

    def sources(self, state: State, seat: int) -> dict[str, float]:
        assert isinstance(state, Palace)
        settled = _settled(state)
        if not settled.agenda:
            return _final(settled, seat)
        believed = _believed(settled)
        sources = {name: believed * points for name, points in _promised(settled, seat).items()}
        sources["points"] += settled.players[seat].vp
        sources["money"] += BESIDES
        return sources

    def outlook(self, state: State, seat: int) -> float:
        """Less a part of what the rivals hold."""
        assert isinstance(state, Palace)
        settled = _settled(state)
        if not settled.agenda:
            return float(settled.scores()[seat])
        others = 0.0
        for other in range(len(settled.players)):
            if other != seat:
                others += _holdings(settled, other)
        return _holdings(settled, seat) + _prospects(settled, seat) - RIVALRY * others / (len(settled.players) - 1)

    def spread(self, state: State) -> float:
        assert isinstance(state, Palace)
        return SURE + UNSURE * _future(state)

    def sensible(self, state: State, actions: Sequence[Action]) -> Sequence[Action]:
        """Outside payments hardly any exchange is worth a thought, and putting off a decision never is."""
        if state.agenda[-1].id == "pay":
            return actions
        kept = [action for action in actions if not isinstance(action, Exchange | Borrow) or action in AT_ANY_TIME]
        return kept or actions


def _expected(state: Palace, seat: int) -> float:
    """The points so far, and the part of what is held and in prospect that will be had."""
    vp = float(state.players[seat].vp)
    promised = _holdings(state, seat) + _prospects(state, seat) - vp
    return vp + _believed(state) * promised + BESIDES


def _believed(state: Palace) -> float:
    """The part of what is held and in prospect that will be had."""
    return min(LEAST_BELIEVED + BELIEVED * _future(state), MOST_BELIEVED)


def _promised(state: Palace, seat: int) -> dict[str, float]:
    """What is held and in prospect, by source. Money and goods pay for the rest; what it falls short of is theirs."""
    player = state.players[seat]
    paydays = _paydays(state)
    money = _money(state, player) - SHORT_POUND * _shortage(state, player) + _income(state, player.income, paydays)
    goods = _goods(player) + NEWSPAPER_WORTH * player.newspapers
    characters = sum([_character(state, seat, number) for number in bits(player.characters)])
    debts = _debts(player)
    return {
        "points": _goal(state, seat),
        "prototypes": _patents(state, seat),
        "characters": characters + WESTMINSTER_WORTH * player.westminster - _salaries(state, player),
        "benefits": _slots(state, seat, paydays) - debts + _market(state, seat, paydays),
        "buzz": _buzz(state, seat, paydays),
        "money": money + goods,
        "dice": _dice(state, player) + _watch(player, paydays) + _prospects(state, seat),
        "debts": debts,
    }


def _final(state: Palace, seat: int) -> dict[str, float]:
    """Where the points of a finished match came from, as far as the position says."""
    player, box = state.players[seat], state.box
    buzz = buzz_points(box.buzz_vp, [rank(each) for each in state.players])[seat]
    market = market_points(box.market_vp, state.market, len(state.players))[seat]
    debts = loan_points(player, box.loan_repaid_vp)
    return {
        "points": float(player.vp - buzz - market - debts),
        "prototypes": 0.0,
        "characters": 0.0,
        "benefits": float(market),
        "buzz": float(buzz),
        "money": 0.0,
        "dice": 0.0,
        "debts": float(debts),
    }


def _future(state: Palace) -> float:
    """Rounds still to come, and half a one while dice are set, placed and used."""
    return _rounds_left(state) + (0.5 if state.phase < 4 else 0.0)


# Settling what is open


def _settled(position: Palace) -> Palace:
    """The position at the next main decision: the small ones in between are made by simple rules."""
    if not position.agenda or position.agenda[-1].id in MAIN:
        return position
    state = position.clone()
    for _ in range(MOST_SETTLING):
        if not state.agenda or state.agenda[-1].id in MAIN:
            break
        seat = state.to_move()[0]
        state.apply(seat, _by_rule(state, seat))
    return state


def _by_rule(state: Palace, seat: int) -> Action:
    step = state.agenda[-1].id
    legal = state.legal_actions(seat)
    if step == "pay":
        return _way_to_pay(state, seat, legal)
    if step == "choose-target":
        return _target(state, seat)
    wanted: tuple[Action, ...] = (ACCEPT, USE_REST, OPTION[0], STAY)
    if step == "assistant-action":
        wanted = (GOAL, ENTER, DECLINE) if state.players[seat].money > 6 else (GOAL, DECLINE)
    elif step in ("trade", "repay-early"):
        wanted = (ACCEPT,) if state.players[seat].money > 8 else (DECLINE,)
    for action in wanted:
        if action in legal:
            return action
    return legal[0]


def _target(state: Palace, seat: int) -> Action:
    """What is good is played on oneself, the rest on the rival who leads."""
    step = state.agenda[-1]
    assert isinstance(step, ChooseTarget)
    effects = state.box.patents[step.number].effects
    if effects_worth(state, seat, effects, _rounds_left(state)) >= 0.0:
        return TARGET[seat]
    rivals = [other for other in range(len(state.players)) if other != seat]
    return TARGET[max(rivals, key=lambda other: state.players[other].vp)]


def _way_to_pay(state: Palace, seat: int, legal: Sequence[Action]) -> Action:
    """Newspapers for gears, purchases, sales while they are few; else a loan."""
    for number in (NEWSPAPERS_TO_GEAR, BUY_GEAR, BUY_ENERGY, SELL_NEWSPAPER, SELL_ENERGY, SELL_GEAR):
        if EXCHANGE[number] in legal and (number <= BUY_GEAR or _sales_are_enough(state, seat)):
            if number == SELL_NEWSPAPER and not _sales_are_enough(state, seat):
                continue
            return EXCHANGE[number]
    return LOAN if LOAN in legal else legal[0]


def _sales_are_enough(state: Palace, seat: int) -> bool:
    player = state.players[seat]
    step = state.agenda[-1]
    assert isinstance(step, Pay)
    lacking = step.money - player.money
    return lacking <= player.newspapers + max(0, player.gears - 1) + max(0, player.energy - 1)


# What a seat holds


def _holdings(state: Palace, seat: int) -> float:
    player, paydays = state.players[seat], _paydays(state)
    worth = player.vp + _money(state, player) + _goods(player) + NEWSPAPER_WORTH * player.newspapers
    worth -= SHORT_POUND * _shortage(state, player)
    worth += _income(state, player.income, paydays) + _buzz(state, seat, paydays)
    worth += WESTMINSTER_WORTH * player.westminster + _dice(state, player)
    worth -= _salaries(state, player)
    worth += _slots(state, seat, paydays) + _market(state, seat, paydays) + _goal(state, seat)
    for number in bits(player.characters):
        worth += _character(state, seat, number)
    return worth + _watch(player, paydays) + _patents(state, seat)


def _paydays(state: Palace) -> int:
    """Phases 6 still to come."""
    return _rounds_left(state) + (1 if state.phase < 6 else 0)


def _rounds_left(state: Palace) -> int:
    """Rounds after this one."""
    return state.box.rounds - state.round


def _money(state: Palace, player: Player) -> float:
    """The first pounds are worth more, those beyond need less; salaries and dice set in secret are as good as paid."""
    money = player.money
    if state.phase < 4:
        money -= salaries(state, player)
    if state.dice_are_hidden():
        money -= player.dice_sum() + player.dice - player.dice_set()
    elif _rounds_left(state) == 0 and money >= 0:
        return (REPAYING_POUND if player.open_loans() else LAST_POUND) * money
    if money < 0:
        return OWED_POUND * money - BORROWING
    scarce = min(money, SCARCE)
    usual = min(max(money - SCARCE, 0), PLENTY - SCARCE)
    return SCARCE_POUND * scarce + POUND * usual + SPARE_POUND * max(money - PLENTY, 0)


def _shortage(state: Palace, player: Player) -> int:
    """Pounds that will lack at the end of this round, or in the next one for modest dice and for salaries."""
    box, salary = state.box, salaries(state, player)
    money = player.money
    if state.dice_are_hidden():
        money -= player.dice_sum() + player.dice - player.dice_set()
    if state.phase < 4:
        money -= salary
    if state.phase < 6:
        money += box.income_values[player.income] - max(0, box.expenses - player.income)
    if _rounds_left(state):
        money -= NEXT_DIE * player.dice + salary
    return max(0, -money)


def _goods(player: Player) -> float:
    gears, energy = min(player.gears, NEEDED_GOODS), min(player.energy, NEEDED_GOODS)
    spare = player.gears - gears + player.energy - energy
    return GEAR_WORTH * gears + ENERGY_WORTH * energy + SPARE_GOODS * spare


def _income(state: Palace, place: int, paydays: int) -> float:
    """What the income track will bring and cost if nothing raises it any more."""
    box, worth = state.box, 0.0
    for _ in range(paydays):
        worth += PAYDAY_POUND * box.income_values[place]
        if place < box.red_spaces:
            worth += box.red_vp
        fallen = place - box.expenses
        if fallen < 0:
            worth += SCARCE_POUND * fallen
        place = max(fallen, 0)
    return worth


def _buzz(state: Palace, seat: int, paydays: int) -> float:
    player, box = state.players[seat], state.box
    worth = BUZZ_WORTH * player.buzz + TOKEN_LEFT * player.tokens_left * _rounds_left(state)
    for other, rival in enumerate(state.players):
        if other != seat:
            worth += RANK_WORTH * min(max(player.buzz - rival.buzz, -8), 8)
    for number in bits(player.tokens):
        worth += paydays * effects_worth(state, seat, box.pictures[number].effects, 0)
    return worth


def _salaries(state: Palace, player: Player) -> float:
    """Salaries of the rounds to come."""
    return PAYDAY_POUND * salaries(state, player) * _rounds_left(state)


def _dice(state: Palace, player: Player) -> float:
    """Dice in the rounds to come."""
    return DIE_WORTH * _rounds_left(state) * player.dice


def _watch(player: Player, paydays: int) -> float:
    return 0.8 * paydays if player.watch else 0.0


def _character(state: Palace, seat: int, number: int) -> float:
    """What a character brings again and again."""
    character, left = state.box.characters[number], _rounds_left(state)
    if not character.phase:
        return 0.0
    times = left + (1 if state.phase < character.phase else 0)
    return times * effects_worth(state, seat, character.recurring, left)


def _slots(state: Palace, seat: int, paydays: int) -> float:
    """Research tiles, empty slots and debts."""
    player, box, worth, loans = state.players[seat], state.box, 0.0, 0
    for code in (*player.slots, *player.beside):
        if code == EMPTY:
            worth += EMPTY_SLOT
        elif code >= REPAID_LOAN:
            worth += REPAID_LOAN_WORTH
        elif code >= OPEN_LOAN:
            worth += _open_loan(loans)
            loans += 1
        elif box.tiles[code].permanent:
            worth += paydays * effects_worth(state, seat, box.tiles[code].effects, paydays - 1)
    return worth


def _debts(player: Player) -> float:
    """All loans, open and repaid."""
    repaid = len([code for code in (*player.slots, *player.beside) if code >= REPAID_LOAN])
    return REPAID_LOAN_WORTH * repaid + sum([_open_loan(before) for before in range(player.open_loans())])


def _open_loan(before: int) -> float:
    """An open loan, by how many there are before it."""
    return LOAN_WORTH[min(before, len(LOAN_WORTH) - 1)]


def _market(state: Palace, seat: int, paydays: int) -> float:
    """Benefits of this round, falling with the assistants; in the end the highest score."""
    worth, last = ASSISTANT_HOME * state.players[seat].assistants, len(state.market) - 1
    for space, owner in enumerate(state.market):
        if owner == seat:
            for later in range(min(paydays, space + 1)):
                benefit = effects_worth(state, seat, state.box.market[space - later].benefit, paydays - later - 1)
                worth += benefit * (0.75 if later else 1.0)
            if paydays <= 1:
                worth += 2.0 * space / last
    return worth


def _goal(state: Palace, seat: int) -> float:
    player = state.players[seat]
    goal = state.box.goals[player.nation]
    worth = float(goal.vp[player.goal])
    if goal_in_reach(state, seat):
        worth += GOAL_IN_REACH * (goal.vp[player.goal + 1] - goal.vp[player.goal])
    return worth


def _patents(state: Palace, seat: int) -> float:
    """What the patents not yet built may bring, two in each round to come."""
    player = state.players[seat]
    if not player.patents:
        return 0.0
    now = state.phase < 5 or (state.phase == 5 and player.builds > 0 and _still_to_build(state, seat))
    number = state.round if now else state.round + 1
    if number > state.box.rounds:
        return 0.0
    gains = sorted([patent_worth(state, seat, patent, number) for patent in bits(player.patents)], reverse=True)
    worth, room = 0.0, state.box.prototypes_each_round
    for place, gain in enumerate(gains):
        if gain > 0.0 and place < 2 * room:
            worth += gain * (BUILT_LATER if place < room else 0.5 * BUILT_LATER)
    return worth


def _still_to_build(state: Palace, seat: int) -> bool:
    """Whether a seat's turn of phase 5 is not over."""
    order = state.order()
    return order.index(seat) >= order.index(state.turn)


def patent_worth(state: Palace, seat: int, patent: int, number: int) -> float:
    """What building a patent would bring in a round, its cost paid."""
    card = state.box.patents[patent]
    links = state.box.link_vp * links_owned(state, seat, patent)
    mine = effects_worth(state, seat, card.effects, state.box.rounds - number)
    return card.vp[number - 1] + links + max(mine, -RIVALRY * mine) - cost_worth(card.cost)


def cost_worth(cost: Cost) -> float:
    """The value of paying a cost, whether the goods are there or must be bought."""
    return GEAR_COST * cost.gear + ENERGY_COST * cost.energy + POUND * cost.money


# What dice may bring


def _prospects(state: Palace, seat: int) -> float:
    """Dice in hand, and those placed that have not acted yet."""
    player, worth = state.players[seat], 0.0
    if state.phase <= 2 and not player.passed:
        for value in range(1, 7):
            dice = player.dice_of(value)
            worth += IN_HAND[value] * dice - 0.12 * dice * (dice - 1)
    if state.phase in (2, 3):
        for location in range(max(state.location, 0), len(LOCATIONS)):
            if state.occupied[location]:
                worth += _at_location(state, seat, location)
    return worth


def _at_location(state: Palace, seat: int, location: int) -> float:
    """What the seat's dice at a location may expect, each by its rank in the queue."""
    there, first = state.box.locations[location], location * MOST_PLACEMENTS
    queue: list[tuple[int, int, int]] = []
    for space in range(len(there.placements)):
        die = state.placed[first + space]
        asked = state.location == location and state.asked >> space & 1
        if die and (not asked or (space == state.acting_space and _acts(state))):
            queue.append((-(die & VALUE_MASK), space, die >> DIE_BITS))
    queue.sort()
    offers: list[float] = []
    worth, used = 0.0, state.used[location]
    for place, (value, _, owner) in enumerate(queue):
        number = used + place
        if number >= len(there.spaces):
            break
        if owner == seat:
            if not offers:
                offers = _offers(state, seat, location, -value)
            slack = len(there.spaces) - 1 - number
            safe = SAFE[-value] if not slack else (1.0 + SAFE[-value]) / 2 if slack == 1 else 1.0
            action = offers[min(place, len(offers) - 1)] if offers else 0.0
            space_worth = effects_worth(state, seat, there.spaces[number].bonus, 0) - POUND * there.spaces[number].pay
            worth += max(0.0, action + space_worth) * (safe if state.phase == 2 else 1.0)
    return worth


def _acts(state: Palace) -> bool:
    """Whether the acting die is still to decide what it does."""
    return state.agenda[-1].id == "act-with-die"


def _offers(state: Palace, seat: int, location: int, value: int) -> list[float]:
    """What there is to be had at a location, the best first."""
    there, left = state.box.locations[location], _rounds_left(state)
    if there.takes >= 0:
        cards = [card for card in state.displays[there.takes] if card != TAKEN]
        return sorted([_card_worth(state, seat, there.takes, card) for card in cards], reverse=True)
    if there.slots:
        slots: list[float] = []
        for slot in there.slots:
            if slot.is_ticket:
                if len(state.tickets) < slot.copies:
                    slots.append(state.box.ticket_vp[state.round - 1] + value - DIE_WORTH * left)
            elif not state.slot_dice[slot.number] and (not slot.gives_die or state.players[seat].dice_left):
                slots.append(effects_worth(state, seat, slot.effects, left))
        return sorted(slots, reverse=True)
    if LOCATIONS[location] == "london-times":
        level = level_reached(state, seat)
        return [BUZZ_WORTH * 1.2 * state.box.publisher_buzz[level - 1] if level else 0.0]
    return [effects_worth(state, seat, there.action, left)]


def _card_worth(state: Palace, seat: int, kind: int, card: int) -> float:
    """What taking a card would add."""
    player, box, left = state.players[seat], state.box, _rounds_left(state)
    if kind == 0:
        return BUILT_LATER * max(0.0, patent_worth(state, seat, card, state.round))
    if kind == 1:
        times = left + 1 if box.tiles[card].permanent else 1
        free = EMPTY in player.slots
        return times * effects_worth(state, seat, box.tiles[card].effects, left) - (EMPTY_SLOT if free else 2.0)
    if kind == 2:
        return effects_worth(state, seat, box.shares[card], left + 1)
    who = box.characters[card]
    links = box.link_vp * prototypes_linked(state, seat, card)
    waiting = len([link for link in who.links if player.patents >> link & 1])
    worth = who.vp[state.round - 1] + links + 0.6 * box.link_vp * waiting
    worth += effects_worth(state, seat, who.instant, left)
    worth -= cost_worth(who.cost) + PAYDAY_POUND * who.salary[player.westminster] * (left + 1)
    if who.phase:
        worth += (left + 1) * effects_worth(state, seat, who.recurring, left)
    return worth


def effects_worth(state: Palace, seat: int, effects: Effects, left: int) -> float:
    """What effects would bring a seat, with so many rounds after this one."""
    worth = 0.0
    for effect in effects:
        one = _effect_worth(state, seat, effect, left)
        worth += -RIVALRY * one if effect.on_rivals else one
    return worth


def _effect_worth(state: Palace, seat: int, effect: Effect, left: int) -> float:
    do, n = effect.do, effect.n
    if do in (GAIN, LOSE):
        if effect.per != NO_COUNTER:
            n = min(effect.most, n * (count(state, seat, effect.per) // effect.each))
        worth = n * _thing_worth(effect.what, left)
        return worth if do == GAIN else -worth
    if do == ASSISTANT:
        return n * (1.4 if effect.free else 1.0)
    if do == DRAW_RESEARCH:
        return 4.2 * n
    if do == USE_PERMANENT:
        return 0.9 * n
    if do == CHOOSE:
        return max([effects_worth(state, seat, option, left) for option in effect.options])
    return _offer_worth(state, seat, effect, left)


def _offer_worth(state: Palace, seat: int, effect: Effect, left: int) -> float:
    if effect.do == TRADE:
        got = effects_worth(state, seat, effect.get, left)
        return max(0.0, got - cost_worth(effect.give))
    if effect.do == PUSH_DOWN:
        return -0.8
    if effect.do == REPAY_LOAN:
        return 1.0 if state.players[seat].open_loans() else 0.0
    return 0.8 if effect.do == EXTRA_PROTOTYPE else 1.2


def _thing_worth(what: int, left: int) -> float:
    if what == MONEY:
        return POUND
    if what == GEAR:
        return GEAR_WORTH
    if what == ENERGY:
        return ENERGY_WORTH
    if what == NEWSPAPER:
        return NEWSPAPER_WORTH
    return _track_worth(what, left)


def _track_worth(what: int, left: int) -> float:
    if what == VP:
        return 1.0
    if what == BUZZ:
        return 1.2 * BUZZ_WORTH
    if what == INCOME:
        return INCOME_STEP * left + 0.05
    if what == WESTMINSTER:
        return WESTMINSTER_WORTH + 0.6
    return DIE_WORTH * left if what == DIE else 2.5


EVALUATION: Final = PalaceEvaluation()
