"""Phases 1 to 3: setting dice, placing them, and what they do."""

from __future__ import annotations

from typing import Final, final

from universelle.core.action import Action
from universelle.core.errors import IllegalAction
from universelle.core.message import Message, Seat
from universelle.core.step import Step
from universelle.games.crystal_palace.actions import (
    ACCEPT,
    ACT,
    CHARACTER,
    DECLINE,
    DOWN,
    GO_TO,
    PASS,
    PATENT,
    PLACE,
    SEAL,
    SET,
    SHARE,
    STAY,
    TAKE,
    TILE,
    GoTo,
    Place,
    SetDie,
    Take,
    take_message,
)
from universelle.games.crystal_palace.components import (
    CHARACTER_NAMES,
    HIGHEST_DIE,
    LOCATION_NAMES,
    LOCATIONS,
    MAX_PLAYERS,
    MOST_PLACEMENTS,
    PATENT_NAMES,
    SHARE_NAMES,
    SLOT_NAMES,
    TILE_NAMES,
    Box,
    Slot,
)
from universelle.games.crystal_palace.counters import prototypes_linked
from universelle.games.crystal_palace.effects import (
    ACCEPT_OR_DECLINE,
    OfferAssistant,
    check_answer,
    move_down,
    own_spaces,
    perform,
    receive_tile,
    space_down,
)
from universelle.games.crystal_palace.events import (
    FOR_CHARACTERS,
    FOR_EFFECTS,
    FOR_LINKS,
    FOR_SHARES,
    CardTaken,
    CharacterRecruited,
    DiceRevealed,
    DiceSealed,
    DieActed,
    DieDeclined,
    DieIdle,
    DiePlaced,
    DieSet,
    FirstPlayerFound,
    Passed,
    SlotTaken,
)
from universelle.games.crystal_palace.payments import Decision, Owe, charge, charge_cost, exchange_label
from universelle.games.crystal_palace.phrases import phrase
from universelle.games.crystal_palace.state import CLOCKWISE, DIE_BITS, EMPTY, NOWHERE, TAKEN, VALUE_BITS, Palace
from universelle.games.crystal_palace.vocabulary import GEAR, NEWSPAPER

VALUE_MASK: Final = (1 << DIE_BITS) - 1


# Phase 1


@final
class SetDice(Decision):
    """All at the same time and in secret: every own die, one after another, then the seal."""

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

    def happen(self, state: Palace) -> None:
        state.agenda.append(FIND_FIRST)
        for seat in reversed(state.order()):
            player = state.players[seat]
            state.agenda.append(Owe(seat, 0, 0, player.dice_sum()))
        if state.events is not None:
            for seat in state.order():
                player = state.players[seat]
                dice = " ".join([str(value) for value in player.dice_in_hand()])
                state.events.append(DiceRevealed(seat, dice, player.dice_sum()))


@final
class FindFirst(Step[Palace]):
    """The highest sum begins, then the best dice, then who came before; the lowest sum gains a newspaper."""

    def happen(self, state: Palace) -> None:
        order = state.order()
        sums = [player.dice_sum() for player in state.players]
        hands = [(sums[seat], state.players[seat].dice_in_hand()) for seat in order]
        tied = [seat for seat, hand in zip(order, hands) if hand == max(hands)]
        state.first = tied[state.chance.below(len(tied))] if state.round == 1 and len(tied) > 1 else tied[0]
        if state.events is not None:
            state.events.append(FirstPlayerFound(state.first))
        lowest = min(sums)
        all_equal = lowest == max(sums)
        for seat in state.order():
            if sums[seat] == lowest and not (all_equal and seat == state.first):
                state.gain(seat, NEWSPAPER, state.box.lowest_sum_newspapers)


# Phase 2


@final
class PlaceNext(Step[Palace]):
    """The next player who has dice and has not passed, beginning with one seat, places a die."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def content(self) -> tuple[object, ...]:
        return ("PlaceNext", self.seat)

    def happen(self, state: Palace) -> None:
        for seat in CLOCKWISE[len(state.players)][self.seat]:
            player = state.players[seat]
            if player.hand and not player.passed:
                state.turn = seat
                state.agenda.append(PLACE_DIE[seat])
                return


@final
class PlaceDie(Decision):
    """A die on a free placement space whose minimum it reaches, or pass for the round."""

    def label(self, state: Palace, action: Action) -> Message:
        if not isinstance(action, Place):
            return exchange_label(state, action)
        placement = state.box.locations[action.location].placements[action.space]
        values = action.message().values
        if placement.pay:
            return Message("action-place-pay", {**values, "money": placement.pay})
        return Message("action-place-assistant" if placement.assistant else "action-place", values)

    def choices(self, state: Palace, seat: int) -> tuple[Action, ...]:
        player, places, occupied = state.players[seat], state.box.places, state.occupied
        actions: list[Action] = []
        for value in range(1, HIGHEST_DIE + 1):
            if player.dice_of(value):
                for location, taken in enumerate(occupied):
                    actions.extend(places[location][value][taken])
        actions.append(PASS)
        return tuple(actions)

    def decide(self, state: Palace, seat: int, action: Action) -> None:
        if action is PASS:
            state.players[seat].passed = True
            if state.events is not None:
                state.events.append(Passed(seat))
            state.agenda[-1] = PLACE_NEXT[_after(state, seat)]
        elif isinstance(action, Place):
            _check_placement(state, seat, action)
            _place(state, seat, action)
        else:
            raise IllegalAction("illegal-place-now")


def _after(state: Palace, seat: int) -> int:
    return seat + 1 if seat + 1 < len(state.players) else 0


def _check_placement(state: Palace, seat: int, action: Place) -> None:
    if not state.players[seat].dice_of(action.value):
        raise IllegalAction("illegal-no-die", value=action.value)
    place = LOCATION_NAMES[action.location]
    placements = state.box.locations[action.location].placements
    if action.space >= len(placements):
        raise IllegalAction("illegal-no-space", place=place, spaces=len(placements))
    if state.occupied[action.location] >> action.space & 1:
        raise IllegalAction("illegal-occupied", place=place, space=action.space + 1)
    least = placements[action.space].least
    if action.value < least:
        raise IllegalAction("illegal-too-low", place=place, space=action.space + 1, least=least)


def _place(state: Palace, seat: int, action: Place) -> None:
    """The die lies there; then its pounds, its assistant action, the move down, and the next player."""
    player, location, space = state.players[seat], action.location, action.space
    player.hand -= 1 << VALUE_BITS * action.value
    state.placed[location * MOST_PLACEMENTS + space] = seat << DIE_BITS | action.value
    state.occupied[location] = state.occupied[location] | 1 << space
    if state.events is not None:
        state.events.append(DiePlaced(seat, action.value, LOCATION_NAMES[location], space + 1))
    state.agenda[-1] = PLACE_NEXT[_after(state, seat)]
    state.agenda.append(OFFER_MOVE_DOWN[seat])
    placement = state.box.locations[location].placements[space]
    if placement.assistant:
        state.agenda.append(OfferAssistant(seat, False))
    if placement.pay:
        charge(state, seat, placement.pay)


@final
class OfferMoveDown(Step[Palace]):
    """After placing a die, whoever has an assistant in the market may move one down."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def content(self) -> tuple[object, ...]:
        return ("OfferMoveDown", self.seat)

    def happen(self, state: Palace) -> None:
        if self.seat in state.market:
            state.agenda.append(MOVE_DOWN[self.seat])


@final
class MoveDown(Decision):
    """One own assistant down to the next free space, for a gear if it stood high enough."""

    def choices(self, state: Palace, seat: int) -> tuple[Action, ...]:
        return (*[DOWN[space] for space in own_spaces(state, seat)], STAY)

    def decide(self, state: Palace, seat: int, action: Action) -> None:
        if action is STAY:
            state.agenda.pop()
            return
        space = space_down(state, seat, action)
        state.agenda.pop()
        move_down(state, seat, space)
        if space + 1 >= state.box.gear_from_space and state.market_gears:
            state.market_gears -= 1
            state.gain(seat, GEAR, 1)


# Phase 3


@final
class OpenLocation(Step[Palace]):
    """It is this location's turn."""

    def __init__(self, location: int) -> None:
        super().__init__()
        self.location = location

    def content(self) -> tuple[object, ...]:
        return ("OpenLocation", self.location)

    def happen(self, state: Palace) -> None:
        if state.occupied[self.location]:
            state.location = self.location
            state.declined = 0
            state.agenda.append(NEXT_DIE)


@final
class NextDie(Step[Palace]):
    """The highest die not yet asked, of equals the one further left, may act, while there is an action space."""

    def happen(self, state: Palace) -> None:
        location = state.location
        first = location * MOST_PLACEMENTS
        best = best_space = -1
        full = state.used[location] >= len(state.box.locations[location].spaces)
        for space in range(len(state.box.locations[location].placements)):
            die = state.placed[first + space]
            if die and not state.declined >> space & 1:
                if full:
                    _tell_idle(state, die)
                elif die & VALUE_MASK > best:
                    best, best_space = die & VALUE_MASK, space
        if best < 0:
            state.acting = 0
            state.location = NOWHERE
            return
        state.declined |= 1 << best_space
        state.acting = state.placed[first + best_space]
        state.acting_space = best_space
        state.turn = state.acting >> DIE_BITS
        state.agenda.append(self)
        state.agenda.append(ACT_WITH_DIE[state.turn])


def _tell_idle(state: Palace, die: int) -> None:
    if state.events is not None:
        state.events.append(DieIdle(die >> DIE_BITS, die & VALUE_MASK, LOCATION_NAMES[state.location]))


@final
class ActWithDie(Decision):
    """What the acting die does at its location; declining leaves the action space to the next die."""

    def prompt(self, seat: int) -> Message:
        return Message("prompt-act-with-die", {"seat": Seat(seat)})

    def label(self, state: Palace, action: Action) -> Message:
        box = state.box
        if isinstance(action, Take):
            return _take_label(box, action)
        if isinstance(action, GoTo):
            effects = [slot.effects for slot in box.locations[state.location].slots if slot.number == action.slot]
            return Message("action-slot-for", {"slot": SLOT_NAMES[action.slot], "effects": phrase(effects[0])})
        if action is ACT:
            return Message("action-act-here", {"effects": phrase(box.locations[state.location].action)})
        return exchange_label(state, action)

    def choices(self, state: Palace, seat: int) -> tuple[Action, ...]:
        return (*deeds(state, seat), DECLINE)

    def decide(self, state: Palace, seat: int, action: Action) -> None:
        value, place = state.acting & VALUE_MASK, LOCATION_NAMES[state.location]
        if action is DECLINE:
            state.agenda.pop()
            if state.events is not None:
                state.events.append(DieDeclined(seat, value, place))
            return
        if action not in deeds(state, seat):
            raise IllegalAction("illegal-act-here", place=place)
        number = state.used[state.location]
        at = state.location * MOST_PLACEMENTS
        state.used[state.location] = number + 1
        state.placed[at + state.acting_space] = 0
        state.acted[at + number] = state.acting
        if state.events is not None:
            state.events.append(DieActed(seat, value, place, number + 1))
        state.agenda[-1] = CarryOut(seat, action)
        space = state.box.locations[state.location].spaces[number]
        if space.pay:
            charge(state, seat, space.pay)
        if space.bonus:
            perform(state, seat, space.bonus, FOR_EFFECTS)


def _take_label(box: Box, action: Take) -> Message:
    """The name of a card; of a tile or a share what it gives, too."""
    if action.kind == PATENT:
        return take_message(box.patents[action.number].name)
    if action.kind == CHARACTER:
        return take_message(box.characters[action.number].name)
    effects = box.tiles[action.number].effects if action.kind == TILE else box.shares[action.number]
    return Message("action-take-for", {"card": action.message().values["card"], "effects": phrase(effects)})


def deeds(state: Palace, seat: int) -> tuple[Action, ...]:
    """What a die can do where it is: take a card, go on to a slot, or act."""
    location = state.box.locations[state.location]
    actions: list[Action] = []
    if location.takes >= 0:
        if location.takes != TILE or can_take_tile(state, seat):
            for card in state.displays[location.takes]:
                if card != TAKEN and TAKE[location.takes][card] not in actions:
                    actions.append(TAKE[location.takes][card])
    elif location.slots:
        actions += [GO_TO[slot.number] for slot in location.slots if slot_is_free(state, seat, slot)]
    else:
        return JUST_ACT
    if not actions and location.spaces[state.used[state.location]].bonus:
        return JUST_ACT
    return tuple(actions)


def can_take_tile(state: Palace, seat: int) -> bool:
    """Not if all slots hold loans."""
    player = state.players[seat]
    return EMPTY in player.slots or bool(player.tiles())


def slot_is_free(state: Palace, seat: int, slot: Slot) -> bool:
    """Every slot once a round, tickets as long as there are any; a new die only if one is left."""
    if slot.is_ticket:
        return len(state.tickets) < slot.copies
    return not state.slot_dice[slot.number] and (not slot.gives_die or state.players[seat].dice_left > 0)


@final
class CarryOut(Step[Palace]):
    """The action itself, after the bonus or the cost of the action space."""

    def __init__(self, seat: int, action: Action) -> None:
        super().__init__()
        self.seat = seat
        self.action = action

    def content(self) -> tuple[object, ...]:
        return ("CarryOut", self.seat, self.action.code)

    def happen(self, state: Palace) -> None:
        action = self.action
        if isinstance(action, Take):
            take(state, self.seat, action)
        elif isinstance(action, GoTo):
            _go_to_slot(state, self.seat, action.slot)
        elif state.box.locations[state.location].takes < 0:
            perform(state, self.seat, state.box.locations[state.location].action, FOR_EFFECTS)


def _go_to_slot(state: Palace, seat: int, number: int) -> None:
    """The die moves on; the action space it leaves still counts as used."""
    at = state.location * MOST_PLACEMENTS + state.used[state.location] - 1
    state.acted[at] = 0
    if state.events is not None:
        state.events.append(SlotTaken(seat, SLOT_NAMES[number]))
    for slot in state.box.locations[state.location].slots:
        if slot.number == number:
            if not slot.is_ticket:
                state.slot_dice[number] = state.acting
            perform(state, seat, slot.effects, FOR_EFFECTS)


def take(state: Palace, seat: int, action: Take) -> None:
    """A card or tile from its display, by the rules of its kind."""
    kind, number, player = action.kind, action.number, state.players[seat]
    display = list(state.displays[kind])
    display[display.index(number)] = TAKEN
    state.displays[kind] = tuple(display)
    if state.events is not None:
        names = (PATENT_NAMES, TILE_NAMES, SHARE_NAMES, CHARACTER_NAMES)[kind]
        state.events.append(CardTaken(seat, names[number]))
    if kind == PATENT:
        player.patents |= 1 << number
    elif kind == TILE:
        receive_tile(state, seat, number)
    elif kind == SHARE:
        player.shares |= 1 << number
        perform(state, seat, state.box.shares[number], FOR_SHARES)
    else:
        state.agenda.append(JoinPlayer(seat, number))
        state.agenda.append(TAKE_BONUS[seat][number])
        charge_cost(state, seat, state.box.characters[number].cost)


@final
class TakeBonus(Decision):
    """The bonus of a character just paid for may be taken, as a whole, or left."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__((seat,))
        self.number = number

    def content(self) -> tuple[object, ...]:
        return ("TakeBonus", self.seats, self.number)

    def prompt(self, seat: int) -> Message:
        return Message("prompt-take-bonus", {"seat": Seat(seat), "card": CHARACTER_NAMES[self.number]})

    def label(self, state: Palace, action: Action) -> Message:
        if action is ACCEPT:
            return Message("action-choose", {"effects": phrase(state.box.characters[self.number].instant)})
        return exchange_label(state, action)

    def choices(self, state: Palace, seat: int) -> tuple[Action, ...]:
        return ACCEPT_OR_DECLINE

    def decide(self, state: Palace, seat: int, action: Action) -> None:
        check_answer(action)
        state.agenda.pop()
        if action is ACCEPT:
            perform(state, seat, state.box.characters[self.number].instant, FOR_EFFECTS)


@final
class JoinPlayer(Step[Palace]):
    """A character's points of the round, those for prototypes linked with it; then it serves its player."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__()
        self.seat = seat
        self.number = number

    def content(self) -> tuple[object, ...]:
        return ("JoinPlayer", self.seat, self.number)

    def happen(self, state: Palace) -> None:
        seat, number, box = self.seat, self.number, state.box
        if state.events is not None:
            state.events.append(CharacterRecruited(seat, box.characters[number].name))
        state.score(seat, box.characters[number].vp[state.round - 1], FOR_CHARACTERS)
        state.score(seat, box.link_vp * prototypes_linked(state, seat, number), FOR_LINKS)
        state.players[seat].characters |= 1 << number


def prepare(box: Box) -> None:
    """What may be placed where, by location, value and the spaces taken there."""
    if box.places:
        return
    for number, location in enumerate(box.locations):
        by_value: list[list[tuple[Action, ...]]] = [[]]
        for value in range(1, HIGHEST_DIE + 1):
            fits = [space for space, placement in enumerate(location.placements) if placement.least <= value]
            by_value.append(
                [
                    tuple([PLACE[value - 1][number][space] for space in fits if not taken >> space & 1])
                    for taken in range(1 << MOST_PLACEMENTS)
                ]
            )
        box.places.append(by_value)


def _seats_in(mask: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(MAX_PLAYERS) if mask >> seat & 1])


SEALED: Final[tuple[Action, ...]] = (SEAL,)
JUST_ACT: Final[tuple[Action, ...]] = (ACT,)
SET_DICE: Final = tuple([SetDice(_seats_in(mask)) for mask in range(1 << MAX_PLAYERS)])
REVEAL: Final = Reveal()
FIND_FIRST: Final = FindFirst()
PLACE_NEXT: Final = tuple([PlaceNext(seat) for seat in range(MAX_PLAYERS)])
PLACE_DIE: Final = tuple([PlaceDie((seat,)) for seat in range(MAX_PLAYERS)])
OFFER_MOVE_DOWN: Final = tuple([OfferMoveDown(seat) for seat in range(MAX_PLAYERS)])
MOVE_DOWN: Final = tuple([MoveDown((seat,)) for seat in range(MAX_PLAYERS)])
OPEN_LOCATION: Final = tuple([OpenLocation(number) for number in range(len(LOCATIONS))])
NEXT_DIE: Final = NextDie()
ACT_WITH_DIE: Final = tuple([ActWithDie((seat,)) for seat in range(MAX_PLAYERS)])
TAKE_BONUS: Final = tuple(
    [tuple([TakeBonus(seat, number) for number in range(len(CHARACTER_NAMES))]) for seat in range(MAX_PLAYERS)]
)
