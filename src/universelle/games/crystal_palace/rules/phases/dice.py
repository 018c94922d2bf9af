"""Phase 1: setting dice in secret, revealing and paying for them."""

from __future__ import annotations

from typing import Final, final

from universelle.core.action import Action
from universelle.core.errors import IllegalAction
from universelle.core.step import Step
from universelle.games.crystal_palace.rules.actions import SEAL, SET, SetDie
from universelle.games.crystal_palace.rules.components import MAX_PLAYERS
from universelle.games.crystal_palace.rules.events import (
    DiceRevealed,
    DiceSealed,
    DiceWouldCost,
    DieSet,
    FirstPlayerFound,
    MoneyLeft,
)
from universelle.games.crystal_palace.rules.payments import OpenDecision, SettleDebt
from universelle.games.crystal_palace.rules.player import VALUE_BITS
from universelle.games.crystal_palace.rules.state import Palace
from universelle.games.crystal_palace.rules.view import PlainDecisionView
from universelle.games.crystal_palace.rules.vocabulary import NEWSPAPER


def begin(state: Palace) -> None:
    """Everybody takes their dice in hand to set them."""
    for player in state.players:
        player.hand = 0
        player.sealed = False
        player.passed = False
    state.agenda.append(SET_DICE[(1 << len(state.players)) - 1])


def price(value: int) -> int:
    """What a die costs that is set to this value: a pound a pip."""
    return value


def price_of(dice: list[int]) -> int:
    """What dice of these values cost."""
    return sum([price(value) for value in dice])


def outlook(seat: int, money: int, dice: list[int]) -> tuple[DiceWouldCost, MoneyLeft]:
    """What dice of these values would cost a seat, and what it would have left of its money."""
    cost = price_of(dice)
    return DiceWouldCost(seat, cost), MoneyLeft(seat, money - cost)


@final
class SetDice(OpenDecision):
    """All at the same time and in secret: every own die, one after another, then the seal."""

    id = "set-dice"
    rule = "dice"
    secret = True

    def view(self) -> PlainDecisionView:
        return {"id": "set-dice", "seats": list(self.seats)}

    def choices(self, state: Palace, seat: int) -> tuple[Action, ...]:
        player = state.players[seat]
        return SET if player.dice_set() < player.dice else SEALED

    def decide(self, state: Palace, seat: int, action: Action) -> None:
        player = state.players[seat]
        left = player.dice - player.dice_set()
        if isinstance(action, SetDie):
            if not left:
                raise IllegalAction("illegal-all-set")
            player.hand += 1 << VALUE_BITS * action.value
            if state.events is not None:
                state.events.append(DieSet(seat, action.value, only=(seat,)))
        elif action is SEAL:
            if left:
                raise IllegalAction("illegal-set-all", dice=left)
            self._seal(state, seat)
        else:
            raise IllegalAction("illegal-set-now")

    def preview(self, state: Palace, seat: int, action: Action) -> None:
        self.apply(state, seat, action)
        if state.events is not None and (action is SEAL or isinstance(action, SetDie)):
            player = state.players[seat]
            state.events.extend(outlook(seat, player.money, player.dice_in_hand()))

    def _seal(self, state: Palace, seat: int) -> None:
        state.players[seat].sealed = True
        if state.events is not None:
            state.events.append(DiceSealed(seat))
        others = self.deciders & ~(1 << seat)
        if others:
            state.agenda[-1] = SET_DICE[others]
        else:
            state.agenda[-1] = REVEAL


@final
class Reveal(Step[Palace]):
    """All dice are shown and paid for; then the first player is found."""

    id = "reveal"

    def happen(self, state: Palace) -> None:
        state.agenda.append(FIND_FIRST)
        for seat in reversed(state.order()):
            player = state.players[seat]
            state.agenda.append(SettleDebt(seat, 0, 0, price_of(player.dice_in_hand())))
        if state.events is not None:
            for seat in state.order():
                player = state.players[seat]
                dice = " ".join([str(value) for value in player.dice_in_hand()])
                state.events.append(DiceRevealed(seat, dice, player.dice_sum()))


@final
class FindFirst(Step[Palace]):
    """The highest total starts (ties: highest dice, then last round's order); the lowest gains a newspaper."""

    id = "find-first"

    def happen(self, state: Palace) -> None:
        order = state.order()
        sums = [player.dice_sum() for player in state.players]
        hands = [(sums[seat], state.players[seat].dice_in_hand()) for seat in order]
        tied = [seat for seat, hand in zip(order, hands) if hand == max(hands)]
        state.first = tied[state.chance.randbelow(len(tied))] if state.round == 1 and len(tied) > 1 else tied[0]
        if state.events is not None:
            state.events.append(FirstPlayerFound(state.first))
        lowest = min(sums)
        all_equal = lowest == max(sums)
        for seat in state.order():
            if sums[seat] == lowest and not (all_equal and seat == state.first):
                state.gain(seat, NEWSPAPER, state.box.lowest_sum_newspapers)


def _seats_in(mask: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(MAX_PLAYERS) if mask >> seat & 1])


SEALED: Final[tuple[Action, ...]] = (SEAL,)
SET_DICE: Final = tuple([SetDice(_seats_in(mask)) for mask in range(1 << MAX_PLAYERS)])
REVEAL: Final = Reveal()
FIND_FIRST: Final = FindFirst()
