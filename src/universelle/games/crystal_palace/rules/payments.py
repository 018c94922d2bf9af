"""Money: what may be done at any moment, how debts are met, loans and the slots they take."""

from __future__ import annotations

from typing import Final, final

from universelle.core.action import Action
from universelle.core.errors import IllegalAction
from universelle.core.message import Message, Seat, Value
from universelle.core.step import Step
from universelle.games.crystal_palace.rules.actions import (
    DISCARD,
    DONE,
    LOAN,
    LOAN_BIT,
    OPEN,
    REPAY_BIT,
    Borrow,
    Discard,
    Exchange,
)
from universelle.games.crystal_palace.rules.codes import EMPTY, OPEN_LOAN, REPAID_LOAN
from universelle.games.crystal_palace.rules.components import EXCHANGE_NAMES, TILE_NAMES, Box
from universelle.games.crystal_palace.rules.events import Exchanged, LoanRepaid, LoanTaken, Owed, TileDiscarded
from universelle.games.crystal_palace.rules.phrases import amount, amounts
from universelle.games.crystal_palace.rules.player import Player
from universelle.games.crystal_palace.rules.state import Palace
from universelle.games.crystal_palace.rules.steps import Decision
from universelle.games.crystal_palace.rules.view import MakeRoomForLoanView, PayView
from universelle.games.crystal_palace.rules.vocabulary import DIE, ENERGY, GEAR, INCOME, MONEY, NEWSPAPER, Cost

# The exchanges, by number: what is given, what is got.
SELL_NEWSPAPER: Final = 0
NEWSPAPERS_TO_GEAR: Final = 1
NEWSPAPERS_TO_INCOME: Final = 2
NEWSPAPERS_TO_DIE: Final = 3
BUY_ENERGY: Final = 4
BUY_GEAR: Final = 5
SELL_ENERGY: Final = 6
SELL_GEAR: Final = 7
BUY_BOTH: Final = 1 << BUY_ENERGY | 1 << BUY_GEAR  # no choice where both are needed and can be paid
GIVEN: Final = (NEWSPAPER, NEWSPAPER, NEWSPAPER, NEWSPAPER, MONEY, MONEY, ENERGY, GEAR)
GOT: Final = (MONEY, GEAR, INCOME, DIE, ENERGY, GEAR, MONEY, MONEY)

JUST_DONE: Final[tuple[Action, ...]] = (DONE,)


def exchange_label(state: Palace, action: Action) -> Message:
    """An exchange with its rate, any other action as it is."""
    if not isinstance(action, Exchange):
        return action.message()
    give, get = state.box.exchanges[action.number]
    rate = {"give": amount(GIVEN[action.number], give), "get": amount(GOT[action.number], get)}
    values: dict[str, Value] = {"exchange": EXCHANGE_NAMES[action.number], "rate": Message("exchange-rate", rate)}
    return Message("action-exchange-rate", values)


class OpenDecision(Decision[Palace]):
    """A decision beside which everything may be done that is open at any moment: exchanges, loans, repaying."""

    def label(self, state: Palace, action: Action) -> Message:
        return exchange_label(state, action)

    def legal_actions(self, state: Palace, seat: int) -> tuple[Action, ...]:
        return self.choices(state, seat) + OPEN[open_bits(state, seat)]

    def apply(self, state: Palace, seat: int, action: Action) -> None:
        if isinstance(action, Exchange):
            if not open_bits(state, seat) >> action.number & 1:
                raise IllegalAction("illegal-cannot-exchange")
            exchange(state, seat, action.number)
        elif isinstance(action, Borrow):
            _borrow_or_repay(state, seat, action)
        else:
            self.decide(state, seat, action)
            state.players[seat].borrowed = 0

    def preview(self, state: Palace, seat: int, action: Action) -> None:
        depth = len(state.agenda) - 1
        self.apply(state, seat, action)
        carry_on(state, depth)

    def choices(self, state: Palace, seat: int) -> tuple[Action, ...]:
        """What the seat may decide."""
        raise NotImplementedError

    def decide(self, state: Palace, seat: int, action: Action) -> None:
        """Check the choice and carry it out."""
        raise NotImplementedError


class Moment(OpenDecision):
    """A moment for what is open at any time, where no other decision would offer one."""

    def choices(self, state: Palace, seat: int) -> tuple[Action, ...]:
        return JUST_DONE

    def decide(self, state: Palace, seat: int, action: Action) -> None:
        if action is not DONE:
            raise IllegalAction("illegal-exchange-now")
        state.agenda.pop()


def open_bits(state: Palace, seat: int) -> int:
    """What a seat may do at any moment, as bits: exchanges, a loan, and on its own turn repaying one."""
    player, box = state.players[seat], state.box
    money = player.money
    open_now = newspaper_bits(box, player) if player.newspapers else 0
    if money >= box.exchanges[BUY_ENERGY][0]:
        open_now |= 1 << BUY_ENERGY
    if money >= box.exchanges[BUY_GEAR][0]:
        open_now |= 1 << BUY_GEAR
    if player.energy >= box.exchanges[SELL_ENERGY][0]:
        open_now |= 1 << SELL_ENERGY
    if player.gears >= box.exchanges[SELL_GEAR][0]:
        open_now |= 1 << SELL_GEAR
    if player.borrowed < box.loans_in_a_row:
        open_now |= LOAN_BIT
    if money >= box.loan_repay and (state.turn == seat or state.phase == 1) and player.open_loans():
        open_now |= REPAY_BIT
    return open_now


def newspaper_bits(box: Box, player: Player) -> int:
    """What a player's newspapers may be exchanged for."""
    open_now = 0
    for number in (SELL_NEWSPAPER, NEWSPAPERS_TO_GEAR, NEWSPAPERS_TO_INCOME, NEWSPAPERS_TO_DIE):
        if player.newspapers >= box.exchanges[number][0] and (number != NEWSPAPERS_TO_DIE or player.dice_left):
            open_now |= 1 << number
    return open_now


def exchange(state: Palace, seat: int, number: int) -> None:
    """One exchange that can be paid."""
    give, get = state.box.exchanges[number]
    given, got = GIVEN[number], GOT[number]
    events = state.events
    state.events = None
    state.lose(seat, given, give)
    if got == DIE:
        get = gain_dice(state, seat, get)
    else:
        state.gain(seat, got, get)
    state.events = events
    if events is not None:
        events.append(Exchanged(seat, given, give, got, get))


def gain_dice(state: Palace, seat: int, n: int) -> int:
    """Dice from the supply, as far as there are any; how many."""
    player = state.players[seat]
    n = min(n, player.dice_left)
    player.dice_left -= n
    player.dice += n
    return n


def _borrow_or_repay(state: Palace, seat: int, action: Action) -> None:
    player, box = state.players[seat], state.box
    if action is LOAN:
        if player.borrowed >= box.loans_in_a_row:
            raise IllegalAction("illegal-loans-in-a-row", most=box.loans_in_a_row)
        player.borrowed += 1
        take_loan(state, seat)
        return
    if not player.open_loans():
        raise IllegalAction("illegal-no-loan")
    if state.turn != seat and state.phase != 1:
        raise IllegalAction("illegal-repay-now")
    if player.money < box.loan_repay:
        raise IllegalAction("illegal-repay-money", money=box.loan_repay)
    player.money -= box.loan_repay
    repay_loan(state, seat, box.loan_repay)


def take_loan(state: Palace, seat: int) -> None:
    """Draw a loan for a free slot, for that of a research tile, or beside the board; take its money."""
    box, player = state.box, state.players[seat]
    if state.loans:
        points = state.loans[-1]
        state.loans = state.loans[:-1]
    else:
        points = box.loan_extra
        state.extra_loans += 1
    if state.events is not None:
        state.events.append(LoanTaken(seat, box.loan_money, -points))
    player.money += box.loan_money
    code = OPEN_LOAN - points
    if EMPTY in player.slots:
        put_on_slot(player, EMPTY, code)
    elif not player.tiles():
        player.beside = (*player.beside, code)
    else:
        make_room_for_loan(state, seat, code)


def make_room_for_loan(state: Palace, seat: int, code: int) -> None:
    """A research tile must go; if all tiles are equal, nobody is asked."""
    tiles = state.players[seat].tiles()
    if len(set(tiles)) == 1:
        replace_tile(state, seat, tiles[0], code)
    else:
        state.agenda.append(MakeRoomForLoan(seat, code))


def put_on_slot(player: Player, old: int, new: int) -> None:
    """The first slot that holds the old thing holds the new one."""
    slots = list(player.slots)
    slots[slots.index(old)] = new
    player.slots = tuple(slots)


def replace_tile(state: Palace, seat: int, tile: int, code: int) -> None:
    put_on_slot(state.players[seat], tile, code)
    state.tiles_gone = (*state.tiles_gone, tile)
    if state.events is not None:
        state.events.append(TileDiscarded(seat, TILE_NAMES[tile]))


def repay_loan(state: Palace, seat: int, money: int) -> None:
    """Turn over the worst open loan: repaid loans all count the same. Its money has been paid."""
    player = state.players[seat]
    dearest = max([code for code in (*player.slots, *player.beside) if OPEN_LOAN <= code < REPAID_LOAN])
    turned = dearest + REPAID_LOAN - OPEN_LOAN
    if dearest in player.slots:
        put_on_slot(player, dearest, turned)
    else:
        beside = list(player.beside)
        beside[beside.index(dearest)] = turned
        player.beside = tuple(beside)
    if state.events is not None:
        state.events.append(LoanRepaid(seat, money))


def charge(state: Palace, seat: int, money: int) -> None:
    """A seat must pay so many pounds; if it is short, it has to find them first."""
    if state.players[seat].money >= money:
        state.lose(seat, MONEY, money)
    else:
        state.agenda.append(SettleDebt(seat, 0, 0, money))


def charge_cost(state: Palace, seat: int, cost: Cost) -> None:
    """A seat must pay gears, energy and pounds, buying what it lacks."""
    state.agenda.append(SettleDebt(seat, cost.gear, cost.energy, cost.money))


@final
class SettleDebt(Step[Palace]):
    """Settle a debt: automatically while there is only one way to pay, else ask the seat."""

    id = "owe"

    def __init__(self, seat: int, gear: int, energy: int, money: int) -> None:
        super().__init__()
        self.seat = seat
        self.gear = gear
        self.energy = energy
        self.money = money

    def arguments(self) -> tuple[object, ...]:
        return (self.seat, self.gear, self.energy, self.money)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seat, self.gear, self.energy, self.money)

    def happen(self, state: Palace) -> None:
        seat, player = self.seat, state.players[self.seat]
        if player.gears >= self.gear and player.energy >= self.energy and player.money >= self.money:
            for what, n in ((GEAR, self.gear), (ENERGY, self.energy), (MONEY, self.money)):
                if n:
                    state.lose(seat, what, n)
            return
        ways = ways_to_pay(state, seat, self.gear, self.energy, self.money)
        if ways & (ways - 1) and ways != BUY_BOTH:
            state.agenda.append(Pay(seat, self.gear, self.energy, self.money))
        else:
            state.agenda.append(self)
            find_money(state, seat, ways & -ways)

    def owed(self, state: Palace) -> Owed:
        """What is to be paid, for a preview."""
        player = state.players[self.seat]
        lacking = Cost(
            max(0, self.gear - player.gears), max(0, self.energy - player.energy), max(0, self.money - player.money)
        )
        return Owed(self.seat, Cost(self.gear, self.energy, self.money), lacking)


def carry_on(state: Palace, depth: int) -> None:
    """In a preview: everything that happens by itself above this depth of the agenda, with every debt announced."""
    agenda = state.agenda
    told: SettleDebt | None = None
    while len(agenda) > depth and not agenda[-1].seats:
        step = agenda.pop()
        if isinstance(step, SettleDebt) and step is not told:
            told = step
            if state.events is not None:
                state.events.append(step.owed(state))
        step.happen(state)


@final
class Pay(Decision[Palace]):
    """Find what is owed: sell, buy what lacks, or take a loan."""

    id = "pay"
    rule = "money"

    def __init__(self, seat: int, gear: int, energy: int, money: int) -> None:
        super().__init__((seat,))
        self.gear = gear
        self.energy = energy
        self.money = money

    def arguments(self) -> tuple[object, ...]:
        return (self.seats[0], self.gear, self.energy, self.money)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seats, self.gear, self.energy, self.money)

    def view(self) -> PayView:
        return {"id": "pay", "seats": list(self.seats), "gear": self.gear, "energy": self.energy, "money": self.money}

    def prompt(self, seat: int) -> Message:
        owed = amounts(Cost(self.gear, self.energy, self.money))
        return Message("prompt-pay", {"seat": Seat(seat), "owed": owed})

    def label(self, state: Palace, action: Action) -> Message:
        return exchange_label(state, action)

    def legal_actions(self, state: Palace, seat: int) -> tuple[Action, ...]:
        return OPEN[ways_to_pay(state, seat, self.gear, self.energy, self.money)]

    def apply(self, state: Palace, seat: int, action: Action) -> None:
        ways = ways_to_pay(state, seat, self.gear, self.energy, self.money)
        way = 0
        if isinstance(action, Exchange):
            way = 1 << action.number
        elif action is LOAN:
            way = LOAN_BIT
        if not way & ways:
            raise IllegalAction("illegal-pay-first")
        state.agenda[-1] = SettleDebt(seat, self.gear, self.energy, self.money)
        find_money(state, seat, way)


def ways_to_pay(state: Palace, seat: int, gear: int, energy: int, money: int) -> int:
    """What brings a seat nearer to paying, as bits. There is always a way: at the worst a loan."""
    player, exchanges = state.players[seat], state.box.exchanges
    gears_lacking, energy_lacking = gear - player.gears, energy - player.energy
    needed, ways = money, 0
    if gears_lacking > 0:
        give, get = exchanges[BUY_GEAR]
        needed += -(-gears_lacking // get) * give
        if player.money >= give:
            ways |= 1 << BUY_GEAR
        if player.newspapers >= exchanges[NEWSPAPERS_TO_GEAR][0]:
            ways |= 1 << NEWSPAPERS_TO_GEAR
    if energy_lacking > 0:
        give, get = exchanges[BUY_ENERGY]
        needed += -(-energy_lacking // get) * give
        if player.money >= give:
            ways |= 1 << BUY_ENERGY
    if player.money < needed:
        ways |= LOAN_BIT
        if player.newspapers >= exchanges[SELL_NEWSPAPER][0]:
            ways |= 1 << SELL_NEWSPAPER
        if -gears_lacking >= exchanges[SELL_GEAR][0]:
            ways |= 1 << SELL_GEAR
        if -energy_lacking >= exchanges[SELL_ENERGY][0]:
            ways |= 1 << SELL_ENERGY
    return ways


def find_money(state: Palace, seat: int, way: int) -> None:
    """Go one of the ways to pay."""
    if way == LOAN_BIT:
        take_loan(state, seat)
    else:
        exchange(state, seat, way.bit_length() - 1)


@final
class MakeRoomForLoan(Decision[Palace]):
    """No slot is free for a loan: choose the research tile it replaces."""

    id = "make-room-for-loan"
    rule = "loans"

    def __init__(self, seat: int, code: int) -> None:
        super().__init__((seat,))
        self.code = code

    def arguments(self) -> tuple[object, ...]:
        return (self.seats[0], self.code)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seats, self.code)

    def view(self) -> MakeRoomForLoanView:
        return {"id": "make-room-for-loan", "seats": list(self.seats), "loan": OPEN_LOAN - self.code}

    def legal_actions(self, state: Palace, seat: int) -> tuple[Action, ...]:
        return discards(state, seat)

    def apply(self, state: Palace, seat: int, action: Action) -> None:
        tile = discarded(state, seat, action)
        state.agenda.pop()
        replace_tile(state, seat, tile, self.code)


def discards(state: Palace, seat: int) -> tuple[Action, ...]:
    return tuple([DISCARD[tile] for tile in sorted(set(state.players[seat].tiles()))])


def discarded(state: Palace, seat: int, action: Action) -> int:
    """The tile an action gives up."""
    if not isinstance(action, Discard):
        raise IllegalAction("illegal-discard-now")
    if action.tile not in state.players[seat].slots:
        raise IllegalAction("illegal-no-tile", card=TILE_NAMES[action.tile])
    return action.tile
