"""Phases 4 to 7 and the course of a round: salaries, prototypes, income, what is prepared for the next round."""

from __future__ import annotations

from typing import Any, Final, final

from universelle.core.action import Action
from universelle.core.chance import Chance
from universelle.core.errors import IllegalAction
from universelle.core.event import GameEnded
from universelle.core.message import Message, Name, Seat
from universelle.core.step import Step
from universelle.games.crystal_palace.actions import (
    BUILD,
    CHARACTER,
    DONE,
    MARKET,
    TARGET,
    TILE,
    USE_CHARACTER,
    USE_MARKET,
    USE_REST,
    USE_TILE,
    USE_WATCH,
    Build,
    Target,
    Use,
    build_message,
)
from universelle.games.crystal_palace.components import (
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
from universelle.games.crystal_palace.counters import links_owned
from universelle.games.crystal_palace.effects import effects_of, own_spaces, perform, use_bonus, use_label
from universelle.games.crystal_palace.events import (
    FOR_EFFECTS,
    FOR_LINKS,
    FOR_PICTURES,
    FOR_PROTOTYPES,
    FOR_RED_INCOME,
    CardUsed,
    DisplayFilled,
    EffectPlayed,
    MarketMoved,
    PhaseBegan,
    PrototypeBuilt,
    RoundBegan,
    SalariesPaid,
)
from universelle.games.crystal_palace.payments import (
    NEWSPAPERS_TO_INCOME,
    Decision,
    Owe,
    charge,
    charge_cost,
    exchange_label,
)
from universelle.games.crystal_palace.scoring import final_scoring
from universelle.games.crystal_palace.state import FREE, TAKEN, Palace, bits, set_up
from universelle.games.crystal_palace.steps import OPEN_LOCATION, PLACE_NEXT, SET_DICE, prepare
from universelle.games.crystal_palace.views import salaries
from universelle.games.crystal_palace.vocabulary import DISCOUNT, GEAR, MONEY, Cost, Effect

ROUND_NAMES: Final = tuple([Name(f"round-{number}") for number in range(ROUNDS + 1)])
PHASE_NAMES: Final = tuple([Name(f"phase-{number}") for number in ("0", "1", "2", "3", "4", "5", "6", "7")])


class SeatStep(Step[Palace]):
    """Something that happens by itself to one seat."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def content(self) -> tuple[object, ...]:
        return (type(self).__name__, self.seat)


@final
class Phase(Step[Palace]):
    """A phase begins: what it consists of goes on the agenda."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def content(self) -> tuple[object, ...]:
        return ("Phase", self.number)

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

    def __init__(self, seat: int, phase: int) -> None:
        super().__init__()
        self.seat = seat
        self.phase = phase

    def content(self) -> tuple[object, ...]:
        return ("EffectsOf", self.seat, self.phase)

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

    def happen(self, state: Palace) -> None:
        state.pending = tuple([use for use in state.pending if _still_there(state, self.seat, use)])
        pending = state.pending
        if len(pending) == 1 or all([_is_plain(state, use) for use in pending]):
            state.agenda.append(USE_ALL[self.seat])
        else:
            state.agenda.append(USE_EFFECTS[self.seat])


@final
class UseAll(SeatStep):
    """All effects left, in the order in which they lie there."""

    def happen(self, state: Palace) -> None:
        if state.pending:
            use = state.pending[0]
            state.pending = state.pending[1:]
            state.agenda.append(self)
            if _still_there(state, self.seat, use):
                use_effect(state, self.seat, use)


@final
class UseEffects(Decision):
    """The next of several effects, or all that are left."""

    def label(self, state: Palace, action: Action) -> Message:
        return use_label(state, action)

    def choices(self, state: Palace, seat: int) -> tuple[Action, ...]:
        uses: list[Action] = []
        for use in state.pending:
            if use not in uses and _still_there(state, seat, use):
                uses.append(use)
        return (*uses, USE_REST)

    def decide(self, state: Palace, seat: int, action: Action) -> None:
        if action is USE_REST:
            state.agenda[-1] = USE_ALL[seat]
            return
        if not isinstance(action, Use) or action not in state.pending or not _still_there(state, seat, action):
            raise IllegalAction("illegal-use-now")
        pending = list(state.pending)
        pending.remove(action)
        state.pending = tuple(pending)
        state.agenda[-1] = NEXT_EFFECT[seat]
        use_effect(state, seat, action)


def _still_there(state: Palace, seat: int, use: Use) -> bool:
    """A tile may have been replaced, an assistant moved."""
    if use.kind == TILE:
        return use.number in state.players[seat].slots
    return use.kind != MARKET or state.market[use.number] == seat


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


# Phase 5


@final
class BeginBuilding(SeatStep):
    """A seat's turn to build: so many prototypes, some of them perhaps cheaper."""

    def happen(self, state: Palace) -> None:
        player, box = state.players[self.seat], state.box
        state.turn = self.seat
        player.builds = box.prototypes_each_round
        player.discount_gear = player.discount_energy = 0
        for number in bits(player.characters):
            if box.characters[number].phase == 5:
                for effect in box.characters[number].recurring:
                    if effect.do != DISCOUNT:
                        player.builds += effect.n
                    elif effect.what == GEAR:
                        player.discount_gear += effect.n
                    else:
                        player.discount_energy += effect.n
        state.agenda.append(GO_ON_BUILDING[self.seat])


@final
class GoOnBuilding(SeatStep):
    """While there is a patent to build; the last moment, too, to have newspapers raise the income."""

    def happen(self, state: Palace) -> None:
        player = state.players[self.seat]
        if (player.patents and player.builds) or player.newspapers >= state.box.exchanges[NEWSPAPERS_TO_INCOME][0]:
            state.agenda.append(BUILD_PROTOTYPE[self.seat])


@final
class BuildPrototype(Decision):
    """Build an own patent, or be done."""

    def label(self, state: Palace, action: Action) -> Message:
        if isinstance(action, Build):
            return build_message(state.box.patents[action.number].name)
        return exchange_label(state, action)

    def choices(self, state: Palace, seat: int) -> tuple[Action, ...]:
        player = state.players[seat]
        if not player.builds:
            return JUST_DONE
        return (*[BUILD[number] for number in bits(player.patents)], DONE)

    def decide(self, state: Palace, seat: int, action: Action) -> None:
        player = state.players[seat]
        if action is DONE:
            state.agenda.pop()
            return
        if not isinstance(action, Build):
            raise IllegalAction("illegal-build-now")
        number = action.number
        if not player.patents >> number & 1:
            raise IllegalAction("illegal-no-patent", card=PATENT_NAMES[number])
        if not player.builds:
            raise IllegalAction("illegal-built-enough")
        player.builds -= 1
        player.patents ^= 1 << number
        state.agenda[-1] = GO_ON_BUILDING[seat]
        state.agenda.append(TurnOver(seat, number))
        state.agenda.append(CHOOSE_TARGET[seat][number])
        state.agenda.append(ScorePrototype(seat, number))
        charge_cost(state, seat, _discounted(state, seat, number))


def _discounted(state: Palace, seat: int, number: int) -> Cost:
    """A discount goes to the first prototype of the round that needs the thing."""
    player, cost = state.players[seat], state.box.patents[number].cost
    gear, energy = cost.gear, cost.energy
    if gear and player.discount_gear:
        gear = max(0, gear - player.discount_gear)
        player.discount_gear = 0
    if energy and player.discount_energy:
        energy = max(0, energy - player.discount_energy)
        player.discount_energy = 0
    return Cost(gear, energy, cost.money)


@final
class ScorePrototype(Step[Palace]):
    """A prototype's points of the round, and those for characters linked with it."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__()
        self.seat = seat
        self.number = number

    def content(self) -> tuple[object, ...]:
        return ("ScorePrototype", self.seat, self.number)

    def happen(self, state: Palace) -> None:
        seat, patent = self.seat, state.box.patents[self.number]
        if state.events is not None:
            state.events.append(PrototypeBuilt(seat, patent.name))
        state.score(seat, patent.vp[state.round - 1], FOR_PROTOTYPES)
        state.score(seat, state.box.link_vp * links_owned(state, seat, self.number), FOR_LINKS)


@final
class ChooseTarget(Decision):
    """The player on whom a prototype's effect is played, whole."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__((seat,))
        self.number = number

    def content(self) -> tuple[object, ...]:
        return ("ChooseTarget", self.seats, self.number)

    def prompt(self, seat: int) -> Message:
        return Message("prompt-choose-target", {"seat": Seat(seat), "card": PATENT_NAMES[self.number]})

    def choices(self, state: Palace, seat: int) -> tuple[Action, ...]:
        return TARGET[: len(state.players)]

    def decide(self, state: Palace, seat: int, action: Action) -> None:
        if not isinstance(action, Target):
            raise IllegalAction("illegal-target-now")
        if action.seat >= len(state.players):
            raise IllegalAction("illegal-no-such-player", number=action.seat + 1)
        state.agenda.pop()
        patent = state.box.patents[self.number]
        if state.events is not None:
            state.events.append(EffectPlayed(seat, patent.name, action.seat))
        perform(state, action.seat, patent.effects, FOR_EFFECTS)


@final
class TurnOver(Step[Palace]):
    """A prototype is finished: only from now on it counts."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__()
        self.seat = seat
        self.number = number

    def content(self) -> tuple[object, ...]:
        return ("TurnOver", self.seat, self.number)

    def happen(self, state: Palace) -> None:
        state.players[self.seat].prototypes |= 1 << self.number


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

    def happen(self, state: Palace) -> None:
        stopped = [(seat, state.lower_income(seat, state.box.expenses)) for seat in state.order()]
        for seat, money in reversed(stopped):
            if money:
                state.agenda.append(Owe(seat, 0, 0, money))


@final
class Pictures(SeatStep):
    """The bonuses of the pictures with a token; a token placed meanwhile pays at once."""

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

    def happen(self, state: Palace) -> None:
        state.pictures_pay = False
        if state.round < state.box.rounds:
            return
        final_scoring(state)
        state.agenda.clear()
        if state.events is not None:
            winners = tuple([seat for seat, place in enumerate(state.standings()) if place == 1])
            state.events.append(GameEnded(winners))


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


JUST_DONE: Final[tuple[Action, ...]] = (DONE,)
PAY_SALARIES: Final = tuple([PaySalaries(seat) for seat in range(MAX_PLAYERS)])
ORANGE_EFFECTS: Final = tuple([EffectsOf(seat, 4) for seat in range(MAX_PLAYERS)])
GREEN_EFFECTS: Final = tuple([EffectsOf(seat, 6) for seat in range(MAX_PLAYERS)])
NEXT_EFFECT: Final = tuple([NextEffect(seat) for seat in range(MAX_PLAYERS)])
USE_ALL: Final = tuple([UseAll(seat) for seat in range(MAX_PLAYERS)])
USE_EFFECTS: Final = tuple([UseEffects((seat,)) for seat in range(MAX_PLAYERS)])
BEGIN_BUILDING: Final = tuple([BeginBuilding(seat) for seat in range(MAX_PLAYERS)])
GO_ON_BUILDING: Final = tuple([GoOnBuilding(seat) for seat in range(MAX_PLAYERS)])
BUILD_PROTOTYPE: Final = tuple([BuildPrototype((seat,)) for seat in range(MAX_PLAYERS)])
CHOOSE_TARGET: Final = tuple(
    [tuple([ChooseTarget(seat, number) for number in range(len(PATENT_NAMES))]) for seat in range(MAX_PLAYERS)]
)
EXPENSES: Final = Expenses()
PICTURES: Final = tuple([Pictures(seat) for seat in range(MAX_PLAYERS)])
END_INCOME: Final = EndIncome()
ROUND: Final[list[Step[Any]]] = [Phase(number) for number in range(7, 0, -1)]  # an agenda: the first stands last
