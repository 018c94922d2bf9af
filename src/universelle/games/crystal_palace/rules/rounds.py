"""Phases 4 to 7 and the course of a round: salaries, prototypes, income, what is prepared for the next round."""

from __future__ import annotations

from typing import Any, Final, final

from universelle.core.action import Action
from universelle.core.chance import Chance
from universelle.core.errors import IllegalAction
from universelle.core.event import GameEnded
from universelle.core.message import Message, Name
from universelle.core.step import Step
from universelle.games.crystal_palace.rules.acting import OPEN_LOCATION
from universelle.games.crystal_palace.rules.actions import (
    CHARACTER,
    MARKET,
    TILE,
    USE_CHARACTER,
    USE_MARKET,
    USE_REST,
    USE_TILE,
    USE_WATCH,
    Use,
)
from universelle.games.crystal_palace.rules.building import BEGIN_BUILDING
from universelle.games.crystal_palace.rules.codes import FREE, TAKEN
from universelle.games.crystal_palace.rules.components import (
    CHARACTER_NAMES,
    LOCATION_NAMES,
    MAX_PLAYERS,
    PATENT_NAMES,
    ROUNDS,
    SHARE_NAMES,
    TILE_NAMES,
    WATCH_NAME,
    Box,
)
from universelle.games.crystal_palace.rules.counters import salaries
from universelle.games.crystal_palace.rules.effects import effects_of, perform, use_bonus, use_label
from universelle.games.crystal_palace.rules.events import (
    FOR_EFFECTS,
    FOR_PICTURES,
    FOR_RED_INCOME,
    CardUsed,
    DisplayFilled,
    MarketMoved,
    PhaseBegan,
    RoundBegan,
    SalariesPaid,
)
from universelle.games.crystal_palace.rules.market import own_spaces
from universelle.games.crystal_palace.rules.payments import (
    OpenDecision,
    Owe,
    charge,
)
from universelle.games.crystal_palace.rules.player import bits
from universelle.games.crystal_palace.rules.scoring import final_scoring
from universelle.games.crystal_palace.rules.setup import set_up
from universelle.games.crystal_palace.rules.state import Palace
from universelle.games.crystal_palace.rules.steps import PLACE_NEXT, SET_DICE, SeatStep, prepare
from universelle.games.crystal_palace.rules.view import PlainDecisionView
from universelle.games.crystal_palace.rules.vocabulary import MONEY, Effect

ROUND_NAMES: Final = tuple([Name(f"round-{number}") for number in range(ROUNDS + 1)])
PHASE_NAMES: Final = tuple([Name(f"phase-{number}") for number in ("0", "1", "2", "3", "4", "5", "6", "7")])


@final
class Phase(Step[Palace]):
    """A phase begins: what it consists of goes on the agenda."""

    id = "phase"

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def content(self) -> tuple[object, ...]:
        return ("phase", self.number)

    def happen(self, state: Palace) -> None:
        state.phase = self.number
        if state.events is not None:
            state.events.append(PhaseBegan(PHASE_NAMES[self.number]))
        if self.number == 1:
            _set_dice(state)
        elif self.number == 2:
            state.agenda.append(PLACE_NEXT[state.first])
        elif self.number == 3:
            state.agenda.extend(reversed(OPEN_LOCATION))
        elif self.number == 4:
            state.agenda.extend([PAY_SALARIES[seat] for seat in reversed(state.order())])
        elif self.number == 5:
            state.agenda.extend([BEGIN_BUILDING[seat] for seat in reversed(state.order())])
        elif self.number == 6:
            state.agenda.append(END_INCOME)
            state.agenda.extend([PICTURES[seat] for seat in reversed(state.order())])
            state.agenda.extend([GREEN_EFFECTS[seat] for seat in reversed(state.order())])
            state.agenda.append(EXPENSES)
            receive_income(state)
        else:
            prepare_round(state)


def _set_dice(state: Palace) -> None:
    for player in state.players:
        player.hand = 0
        player.sealed = False
        player.passed = False
    state.agenda.append(SET_DICE[(1 << len(state.players)) - 1])


# Phase 4


@final
class PaySalaries(SeatStep):
    """The salaries of all characters; then the effects of those that work in this phase."""

    id = "pay-salaries"

    def happen(self, state: Palace) -> None:
        seat, player = self.seat, state.players[self.seat]
        state.turn = seat
        state.agenda.append(ORANGE_EFFECTS[seat])
        money = salaries(state, player)
        if money:
            if state.events is not None:
                state.events.append(SalariesPaid(seat, money))
            charge(state, seat, money)


@final
class EffectsOf(Step[Palace]):
    """The effects a seat uses in a phase: those of characters; in phase 6 of tiles, market and watch, too."""

    id = "effects-of"

    def __init__(self, seat: int, phase: int) -> None:
        super().__init__()
        self.seat = seat
        self.phase = phase

    def content(self) -> tuple[object, ...]:
        return ("effects-of", self.seat, self.phase)

    def happen(self, state: Palace) -> None:
        seat, player, box = self.seat, state.players[self.seat], state.box
        state.turn = seat
        pending: list[Use] = []
        if self.phase == 6:
            pending += [USE_TILE[tile] for tile in player.tiles() if box.tiles[tile].permanent]
            pending += [USE_MARKET[space] for space in own_spaces(state, seat)]
        pending += [USE_CHARACTER[n] for n in bits(player.characters) if box.characters[n].phase == self.phase]
        if self.phase == 6 and player.watch:
            pending.append(USE_WATCH)
        state.pending = tuple(pending)
        state.agenda.append(NEXT_EFFECT[seat])


@final
class NextEffect(SeatStep):
    """Where the order of effects may matter their owner chooses it."""

    id = "next-effect"

    def happen(self, state: Palace) -> None:
        pending = state.pending = still_there(state, self.seat)
        if len(pending) == 1 or all([_is_plain(state, use) for use in pending]):
            state.agenda.append(USE_ALL[self.seat])
        else:
            state.agenda.append(USE_EFFECTS[self.seat])


@final
class UseAll(SeatStep):
    """All effects left, in the order in which they lie there."""

    id = "use-all"

    def happen(self, state: Palace) -> None:
        pending = still_there(state, self.seat)
        state.pending = pending[1:]
        if pending:
            state.agenda.append(self)
            use_effect(state, self.seat, pending[0])


@final
class UseEffects(OpenDecision):
    """The next of several effects, or all that are left."""

    id = "use-effects"
    rule = "income"

    def view(self) -> PlainDecisionView:
        return {"id": "use-effects", "seats": list(self.seats)}

    def label(self, state: Palace, action: Action) -> Message:
        return use_label(state, action)

    def choices(self, state: Palace, seat: int) -> tuple[Action, ...]:
        uses: list[Action] = []
        for use in still_there(state, seat):
            if use not in uses:
                uses.append(use)
        return (*uses, USE_REST)

    def decide(self, state: Palace, seat: int, action: Action) -> None:
        if action is USE_REST:
            state.agenda[-1] = USE_ALL[seat]
            return
        pending = list(still_there(state, seat))
        if not isinstance(action, Use) or action not in pending:
            raise IllegalAction("illegal-use-now")
        pending.remove(action)
        state.pending = tuple(pending)
        state.agenda[-1] = NEXT_EFFECT[seat]
        use_effect(state, seat, action)


def still_there(state: Palace, seat: int) -> tuple[Use, ...]:
    """The effects left to use: a tile, or one of two alike, may have been replaced, an assistant moved."""
    left: list[Use] = []
    for use in state.pending:
        if use.kind == TILE:
            there = state.players[seat].slots.count(use.number) > left.count(use)
        else:
            there = use.kind != MARKET or state.market[use.number] == seat
        if there:
            left.append(use)
    return tuple(left)


def _is_plain(state: Palace, use: Use) -> bool:
    return all([effect.plain for effect in effects_of(state, use)])


def use_effect(state: Palace, seat: int, use: Use) -> None:
    if use.kind in (TILE, MARKET):
        use_bonus(state, seat, use)
        return
    if state.events is not None:
        name = CHARACTER_NAMES[use.number] if use.kind == CHARACTER else WATCH_NAME
        state.events.append(CardUsed(seat, name))
    perform(state, seat, effects_of(state, use), FOR_EFFECTS)


# Phase 6


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
        stopped = [(seat, state.lower_income(seat, state.box.expenses)) for seat in state.order()]
        for seat, money in reversed(stopped):
            if money:
                state.agenda.append(Owe(seat, 0, 0, money))


@final
class Pictures(SeatStep):
    """The bonuses of the pictures with a token; a token placed meanwhile pays at once."""

    id = "pictures"

    def happen(self, state: Palace) -> None:
        player = state.players[self.seat]
        effects: list[Effect] = []
        state.turn = self.seat
        state.pictures_pay = True
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


# Phase 7


def prepare_round(state: Palace) -> None:
    """Market, dice, displays and the round marker; then the next round."""
    state.market_gears = state.box.market_gears
    if state.market[0] != FREE:
        state.players[state.market[0]].assistants += 1
    state.market = [*state.market[1:], FREE]
    if state.events is not None:
        state.events.append(MarketMoved(state.market_gears))
    state.clear_boards()
    state.round += 1
    fill_displays(state)
    begin_round(state)


def begin_round(state: Palace) -> None:
    state.agenda.extend(ROUND)
    if state.events is not None:
        state.events.append(RoundBegan(ROUND_NAMES[state.round]))


def open_game(box: Box, chance: Chance) -> Palace:
    """The first position: dice are to be set."""
    prepare(box)
    state = set_up(box, chance)
    fill_displays(state)
    begin_round(state)
    state.agenda.pop().happen(state)
    return state


def fill_displays(state: Palace) -> None:
    """What lay there goes under its deck or out of the game; new cards and tiles of the round are laid."""
    old = state.displays or [(), (), (), ()]
    room = [0, 0, 0, 0]
    for location in state.box.locations:
        if location.takes >= 0:
            room[location.takes] = location.display
    left = [tuple([card for card in display if card != TAKEN]) for display in old]
    state.patents, state.patents_under, patents = _renewed(state.patents, state.patents_under, left[0], room[0])
    state.characters, state.characters_under, characters = _renewed(
        state.characters, state.characters_under, left[3], room[3]
    )
    state.tiles_gone = (*state.tiles_gone, *left[1])
    tiles = state.green[: -room[1] - 1 : -1]
    state.green = state.green[: len(state.green) - len(tiles)]
    pile = state.shares[0]
    state.shares = state.shares[1:]
    state.shares_gone = (*state.shares_gone, *left[2], *pile[room[2] :])
    state.displays = [patents, tiles, pile[: room[2]], characters]
    if state.events is not None:
        names = (PATENT_NAMES, TILE_NAMES, SHARE_NAMES, CHARACTER_NAMES)
        for number, location in enumerate(state.box.locations):
            if location.takes >= 0:
                cards = tuple([names[location.takes][card] for card in state.displays[location.takes]])
                state.events.append(DisplayFilled(LOCATION_NAMES[number], cards))


def _renewed(
    deck: tuple[int, ...], under: int, left: tuple[int, ...], room: int
) -> tuple[tuple[int, ...], int, tuple[int, ...]]:
    """The deck with the cards left over beneath it, one after another; how many lie there; the new display."""
    deck = (*reversed(left), *deck)
    under += len(left)
    display = deck[: -room - 1 : -1]
    deck = deck[: len(deck) - len(display)]
    return deck, min(under, len(deck)), display


PAY_SALARIES: Final = tuple([PaySalaries(seat) for seat in range(MAX_PLAYERS)])
ORANGE_EFFECTS: Final = tuple([EffectsOf(seat, 4) for seat in range(MAX_PLAYERS)])
GREEN_EFFECTS: Final = tuple([EffectsOf(seat, 6) for seat in range(MAX_PLAYERS)])
NEXT_EFFECT: Final = tuple([NextEffect(seat) for seat in range(MAX_PLAYERS)])
USE_ALL: Final = tuple([UseAll(seat) for seat in range(MAX_PLAYERS)])
USE_EFFECTS: Final = tuple([UseEffects((seat,)) for seat in range(MAX_PLAYERS)])
EXPENSES: Final = Expenses()
PICTURES: Final = tuple([Pictures(seat) for seat in range(MAX_PLAYERS)])
END_INCOME: Final = EndIncome()
ROUND: Final[list[Step[Any]]] = [Phase(number) for number in range(7, 0, -1)]  # an agenda: the first stands last
