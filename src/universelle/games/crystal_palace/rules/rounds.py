"""The course of the game: rounds and their phases."""

from __future__ import annotations

from typing import Any, Final, final

from universelle.core.chance import Chance
from universelle.core.message import Name
from universelle.core.step import Step
from universelle.games.crystal_palace.rules.components import ROUNDS, Box
from universelle.games.crystal_palace.rules.events import PhaseBegan, RoundBegan
from universelle.games.crystal_palace.rules.phases import acting, building, dice, income, next_round, placing, salaries
from universelle.games.crystal_palace.rules.setup import set_up
from universelle.games.crystal_palace.rules.state import Palace

ROUND_NAMES: Final = tuple([Name(f"round-{number}") for number in range(ROUNDS + 1)])
PHASE_NAMES: Final = tuple([Name(f"phase-{number}") for number in ("0", "1", "2", "3", "4", "5", "6", "7")])


@final
class Phase(Step[Palace]):
    """A phase begins: its steps go on the agenda."""

    id = "phase"

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def arguments(self) -> tuple[object, ...]:
        return (self.number,)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.number)

    def happen(self, state: Palace) -> None:
        state.phase = self.number
        if state.events is not None:
            state.events.append(PhaseBegan(PHASE_NAMES[self.number]))
        if self.number == 1:
            dice.begin(state)
        elif self.number == 2:
            placing.begin(state)
        elif self.number == 3:
            acting.begin(state)
        elif self.number == 4:
            salaries.begin(state)
        elif self.number == 5:
            building.begin(state)
        elif self.number == 6:
            income.begin(state)
        else:
            next_round.begin(state)
            begin_round(state)


def begin_round(state: Palace) -> None:
    state.agenda.extend(ROUND)
    if state.events is not None:
        state.events.append(RoundBegan(ROUND_NAMES[state.round]))


def open_game(box: Box, chance: Chance, ruleset: int) -> Palace:
    """The first position: dice are to be set."""
    state = set_up(box, chance, ruleset)
    next_round.fill_displays(state)
    begin_round(state)
    state.agenda.pop().happen(state)
    return state


ROUND: Final[list[Step[Any]]] = [Phase(number) for number in range(7, 0, -1)]  # an agenda: the first stands last
