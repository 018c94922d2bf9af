"""Phase 4: salaries, and the effects of characters that work in this phase."""

from __future__ import annotations

from typing import Final, final

from universelle.games.crystal_palace.rules.components import MAX_PLAYERS
from universelle.games.crystal_palace.rules.counters import salaries
from universelle.games.crystal_palace.rules.events import SalariesPaid
from universelle.games.crystal_palace.rules.payments import charge
from universelle.games.crystal_palace.rules.recurring import EffectsOf
from universelle.games.crystal_palace.rules.state import Palace
from universelle.games.crystal_palace.rules.steps import SeatStep


def begin(state: Palace) -> None:
    state.agenda.extend([PAY_SALARIES[seat] for seat in reversed(state.order())])


@final
class PaySalaries(SeatStep[Palace]):
    """The salaries of all characters; then the effects of those that work in this phase."""

    id = "pay-salaries"

    def happen(self, state: Palace) -> None:
        seat, player = self.seat, state.players[self.seat]
        state.turn = seat
        state.salary_space = player.westminster
        state.agenda.append(ORANGE_EFFECTS[seat])
        money = salaries(state, player)
        if money:
            if state.events is not None:
                state.events.append(SalariesPaid(seat, money))
            charge(state, seat, money)


PAY_SALARIES: Final = tuple([PaySalaries(seat) for seat in range(MAX_PLAYERS)])
ORANGE_EFFECTS: Final = tuple([EffectsOf(seat, 4) for seat in range(MAX_PLAYERS)])
