"""Phase 6: income, expenses, permanent effects and pictures; after the last round the end of the game."""

from __future__ import annotations

from typing import Final, final

from universelle.core.event import GameEnded
from universelle.core.message import Name
from universelle.core.step import Step
from universelle.games.crystal_palace.rules.components import MAX_PLAYERS
from universelle.games.crystal_palace.rules.effects import perform
from universelle.games.crystal_palace.rules.events import FOR_PICTURES, FOR_RED_INCOME, IncomeFell, StageBegan
from universelle.games.crystal_palace.rules.payments import SettleDebt
from universelle.games.crystal_palace.rules.player import bits
from universelle.games.crystal_palace.rules.recurring import EffectsOf
from universelle.games.crystal_palace.rules.scoring import final_scoring
from universelle.games.crystal_palace.rules.state import Palace
from universelle.games.crystal_palace.rules.steps import SeatStep
from universelle.games.crystal_palace.rules.vocabulary import MONEY, Effect

PICTURES_STAGE: Final = Name("stage-pictures")


def begin(state: Palace) -> None:
    order = state.order()
    state.agenda.append(END_INCOME)
    state.agenda.extend([PICTURES[seat] for seat in reversed(order)])
    state.agenda.extend([GREEN_EFFECTS[seat] for seat in reversed(order)])
    state.agenda.append(EXPENSES)
    receive_income(state)


def receive_income(state: Palace) -> None:
    """Pounds of the income space; on a red one a point is lost."""
    box = state.box
    for seat in state.order():
        player = state.players[seat]
        state.gain(seat, MONEY, box.income_values[player.income])
        if player.income < box.red_spaces:
            state.score(seat, box.red_vp, FOR_RED_INCOME)


@final
class Expenses(Step[Palace]):
    """Every income falls; each step that the bottom stops costs a pound."""

    id = "expenses"

    def happen(self, state: Palace) -> None:
        stopped = [(seat, self._fall(state, seat)) for seat in state.order()]
        for seat, money in reversed(stopped):
            if money:
                state.agenda.append(SettleDebt(seat, 0, 0, money))

    def _fall(self, state: Palace, seat: int) -> int:
        """A marker falls; what the steps cost that the bottom stopped."""
        player, values = state.players[seat], state.box.income_values
        source = player.income
        money = state.lower_income(seat, state.box.expenses)
        if state.events is not None:
            state.events.append(IncomeFell(seat, values[source], values[player.income], money))
        return money


@final
class Pictures(SeatStep[Palace]):
    """The bonuses of the pictures with a token; a token placed meanwhile pays at once."""

    id = "pictures"

    def happen(self, state: Palace) -> None:
        player = state.players[self.seat]
        effects: list[Effect] = []
        state.turn = self.seat
        state.pictures_pay = True
        if state.events is not None:
            state.events.append(StageBegan(self.seat, PICTURES_STAGE))
        for number in bits(player.tokens):
            effects += list(state.box.pictures[number].effects)
        perform(state, self.seat, tuple(effects), FOR_PICTURES)


@final
class EndIncome(Step[Palace]):
    """The round is over; after the last one the game is."""

    id = "end-income"

    def happen(self, state: Palace) -> None:
        state.pictures_pay = False
        if state.round < state.box.rounds:
            return
        final_scoring(state)
        state.agenda.clear()
        if state.events is not None:
            state.events.append(GameEnded(state.winners()))


GREEN_EFFECTS: Final = tuple([EffectsOf(seat, 6) for seat in range(MAX_PLAYERS)])
EXPENSES: Final = Expenses()
PICTURES: Final = tuple([Pictures(seat) for seat in range(MAX_PLAYERS)])
END_INCOME: Final = EndIncome()
