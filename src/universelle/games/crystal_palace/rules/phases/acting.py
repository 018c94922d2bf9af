"""Phase 3: the locations one after another, and what dice do there."""

from __future__ import annotations

from typing import Final, final

from universelle.core.action import Action
from universelle.core.errors import IllegalAction
from universelle.core.message import Message, Seat
from universelle.core.step import Step
from universelle.games.crystal_palace.rules.actions import (
    ACCEPT,
    ACT,
    CHARACTER,
    DECLINE,
    PATENT,
    SHARE,
    TAKE,
    TILE,
    USE_SLOT,
    Take,
    UseSlot,
    take_message,
)
from universelle.games.crystal_palace.rules.codes import DIE_BITS, EMPTY, NOWHERE, TAKEN, VALUE_MASK
from universelle.games.crystal_palace.rules.components import (
    CHARACTER_NAMES,
    CHARACTERS,
    LEVELS,
    LOCATION_NAMES,
    LOCATIONS,
    MAX_PLAYERS,
    MOST_PLACEMENTS,
    PATENT_NAMES,
    SHARE_NAMES,
    SLOT_NAMES,
    TILE_NAMES,
    Box,
)
from universelle.games.crystal_palace.rules.counters import (
    DICE,
    GOODS,
    INCOME,
    character_points,
    level_reached,
    prototype_points,
)
from universelle.games.crystal_palace.rules.effects import (
    Offer,
    perform,
    receive_tile,
    ticket_points,
)
from universelle.games.crystal_palace.rules.events import (
    FOR_CHARACTERS,
    FOR_EFFECTS,
    FOR_LINKS,
    FOR_SHARES,
    CardTaken,
    CharacterRecruited,
    DieActed,
    DieDeclined,
    DieIdle,
    SlotTaken,
    TileLeft,
    WouldScore,
)
from universelle.games.crystal_palace.rules.payments import (
    NEWSPAPERS_TO_DIE,
    NEWSPAPERS_TO_GEAR,
    NEWSPAPERS_TO_INCOME,
    Moment,
    OpenDecision,
    charge,
    charge_cost,
    exchange_label,
    newspaper_bits,
)
from universelle.games.crystal_palace.rules.phrases import phrase
from universelle.games.crystal_palace.rules.pieces import Slot
from universelle.games.crystal_palace.rules.queue import next_space, queue_at
from universelle.games.crystal_palace.rules.state import Palace
from universelle.games.crystal_palace.rules.steps import SeatStep
from universelle.games.crystal_palace.rules.view import ActWithDieView, PlainDecisionView, TakeBonusView


def begin(state: Palace) -> None:
    state.agenda.extend(reversed(OPEN_LOCATION))


@final
class OpenLocation(Step[Palace]):
    """It is this location's turn."""

    id = "open-location"

    def __init__(self, location: int) -> None:
        super().__init__()
        self.location = location

    def arguments(self) -> tuple[object, ...]:
        return (self.location,)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.location)

    def happen(self, state: Palace) -> None:
        if state.occupied[self.location]:
            state.location = self.location
            state.asked = 0
            state.agenda.append(NEXT_DIE)


@final
class NextDie(Step[Palace]):
    """The highest die not yet asked, of equals the one further left, may act, while there is an action space."""

    id = "next-die"

    def happen(self, state: Palace) -> None:
        location = state.location
        first = location * MOST_PLACEMENTS
        space = next_space(state, location, state.asked)
        if space >= 0 and state.used[location] >= len(state.box.locations[location].spaces):
            _tell_idle(state)
            space = -1
        if space < 0:
            state.acting = 0
            state.location = NOWHERE
            return
        state.asked |= 1 << space
        state.acting = state.placed[first + space]
        state.acting_space = space
        state.turn = state.acting >> DIE_BITS
        state.agenda.append(self)
        state.agenda.append(ACT_WITH_DIE[state.turn][location])


def _tell_idle(state: Palace) -> None:
    """No action space is left for the dice not yet asked."""
    if state.events is not None:
        first = state.location * MOST_PLACEMENTS
        for space in sorted(queue_at(state, state.location)):
            die = state.placed[first + space]
            state.events.append(DieIdle(die >> DIE_BITS, die & VALUE_MASK, LOCATION_NAMES[state.location]))


@final
class ActWithDie(OpenDecision):
    """What the acting die does at its location; declining leaves the action space to the next die."""

    id = "act-with-die"
    rule = "actions"

    def __init__(self, seat: int, location: int) -> None:
        super().__init__((seat,))
        self.location = location

    def arguments(self) -> tuple[object, ...]:
        return (self.seats[0], self.location)

    def view(self) -> ActWithDieView:
        return {"id": "act-with-die", "seats": list(self.seats), "location": LOCATIONS[self.location]}

    def prompt(self, seat: int) -> Message:
        return Message("prompt-act-with-die", {"seat": Seat(seat), "place": LOCATION_NAMES[self.location]})

    def label(self, state: Palace, action: Action) -> Message:
        box = state.box
        if isinstance(action, Take):
            return _take_label(box, action)
        if isinstance(action, UseSlot):
            effects = phrase(_slot(state, action.slot).effects)
            return Message("action-slot-for", {"slot": SLOT_NAMES[action.slot], "effects": effects})
        if action is ACT:
            return Message("action-act-here", {"effects": phrase(box.locations[state.location].action)})
        return exchange_label(state, action)

    def choices(self, state: Palace, seat: int) -> tuple[Action, ...]:
        return (*die_options(state, seat), DECLINE)

    def decide(self, state: Palace, seat: int, action: Action) -> None:
        value, name = state.acting & VALUE_MASK, LOCATION_NAMES[state.location]
        if action is DECLINE:
            state.agenda.pop()
            if state.events is not None:
                state.events.append(DieDeclined(seat, value, name))
            return
        if action not in die_options(state, seat):
            raise IllegalAction("illegal-act-here", place=name)
        number = state.used[state.location]
        at = state.location * MOST_PLACEMENTS
        state.used[state.location] = number + 1
        state.placed[at + state.acting_space] = 0
        state.acted[at + number] = state.acting
        if state.events is not None:
            state.events.append(DieActed(seat, value, name, number + 1))
        state.agenda[-1] = CarryOut(seat, action)
        location = state.box.locations[state.location]
        space = location.spaces[number]
        if location.publishes and space.bonus and state.ruleset > 1:
            state.agenda.append(OFFER_EXCHANGES_TO_PUBLISH[seat])
        if space.pay:
            charge(state, seat, space.pay)
        if space.bonus:
            perform(state, seat, space.bonus, FOR_EFFECTS)

    def preview(self, state: Palace, seat: int, action: Action) -> None:
        if state.events is not None:
            if isinstance(action, Take) and action.kind == PATENT:
                state.events.append(WouldScore(seat, *prototype_points(state, seat, action.number)))
            elif isinstance(action, Take) and action.kind == CHARACTER:
                state.events.append(WouldScore(seat, *character_points(state, seat, action.number)))
            elif isinstance(action, UseSlot) and _slot(state, action.slot).is_ticket:
                state.events.append(WouldScore(seat, ticket_points(state), 0))
        super().preview(state, seat, action)


def _take_label(box: Box, action: Take) -> Message:
    """The name of a card; of a tile or a share what it gives, too."""
    if action.kind == PATENT:
        return take_message(box.patents[action.number].name)
    if action.kind == CHARACTER:
        return take_message(box.characters[action.number].name)
    effects = box.tiles[action.number].effects if action.kind == TILE else box.shares[action.number]
    return Message("action-take-for", {"card": action.message().values["card"], "effects": phrase(effects)})


def die_options(state: Palace, seat: int) -> tuple[Action, ...]:
    """What a die can do where it is: take a card, go on to a slot, or act."""
    location = state.box.locations[state.location]
    actions: list[Action] = []
    if location.takes >= 0:
        if location.takes != TILE or can_take_tile(state, seat):
            for card in state.displays[location.takes]:
                if card != TAKEN and TAKE[location.takes][card] not in actions:
                    actions.append(TAKE[location.takes][card])
    elif location.slots:
        actions += [USE_SLOT[slot.number] for slot in location.slots if slot_is_free(state, seat, slot)]
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
class OfferExchangesToPublish(SeatStep[Palace]):
    """Newspapers, with those of the action space, may be exchanged for what this round's condition counts."""

    id = "offer-exchanges-to-publish"

    def happen(self, state: Palace) -> None:
        counted = state.box.faces[state.face][state.round - 1][0].count
        if counted in NEWSPAPERS_FOR and level_reached(state, self.seat) < LEVELS:
            open_now = newspaper_bits(state.box, state.players[self.seat])
            if open_now >> NEWSPAPERS_FOR[counted] & 1:
                state.agenda.append(EXCHANGE_TO_PUBLISH[self.seat])


@final
class ExchangeToPublish(Moment):
    """The last moment for exchanges before the publisher's condition is looked at."""

    id = "exchange-to-publish"
    rule = "exchanges"

    def view(self) -> PlainDecisionView:
        return {"id": "exchange-to-publish", "seats": list(self.seats)}


@final
class CarryOut(Step[Palace]):
    """The action itself, after the bonus or the cost of the action space."""

    id = "carry-out"

    def __init__(self, seat: int, action: Action) -> None:
        super().__init__()
        self.seat = seat
        self.action = action

    def arguments(self) -> tuple[object, ...]:
        return (self.seat, self.action)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seat, self.action.code)

    def happen(self, state: Palace) -> None:
        action = self.action
        if isinstance(action, Take):
            take(state, self.seat, action)
        elif isinstance(action, UseSlot):
            _use_slot(state, self.seat, action.slot)
        elif state.box.locations[state.location].takes < 0:
            perform(state, self.seat, state.box.locations[state.location].action, FOR_EFFECTS)


def _use_slot(state: Palace, seat: int, number: int) -> None:
    """The die moves on; the action space it leaves still counts as used."""
    at = state.location * MOST_PLACEMENTS + state.used[state.location] - 1
    state.acted[at] = 0
    if state.events is not None:
        state.events.append(SlotTaken(seat, SLOT_NAMES[number]))
    slot = _slot(state, number)
    if not slot.is_ticket:
        state.slot_dice[number] = state.acting
    perform(state, seat, slot.effects, FOR_EFFECTS)


def _slot(state: Palace, number: int) -> Slot:
    """A slot of the location where dice are acting, by its number."""
    slots = state.box.locations[state.location].slots
    return slots[[slot.number for slot in slots].index(number)]


def take(state: Palace, seat: int, action: Take) -> None:
    """A card or tile from its display, by the rules of its kind.

    A loan that paid for the action space may have taken the last free slot: from ruleset 2 on the tile then stays.
    """
    kind, number, player = action.kind, action.number, state.players[seat]
    if kind == TILE and state.ruleset > 1 and not can_take_tile(state, seat):
        if state.events is not None:
            state.events.append(TileLeft(seat, TILE_NAMES[number]))
        return
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
class TakeBonus(Offer):
    """The bonus of a character just paid for may be taken, as a whole, or left."""

    id = "take-bonus"
    rule = "characters"

    def __init__(self, seat: int, number: int) -> None:
        super().__init__((seat,))
        self.number = number

    def arguments(self) -> tuple[object, ...]:
        return (self.seats[0], self.number)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seats, self.number)

    def view(self) -> TakeBonusView:
        return {"id": "take-bonus", "seats": list(self.seats), "character": CHARACTERS[self.number]}

    def prompt(self, seat: int) -> Message:
        return Message("prompt-take-bonus", {"seat": Seat(seat), "card": CHARACTER_NAMES[self.number]})

    def label(self, state: Palace, action: Action) -> Message:
        if action is ACCEPT:
            return Message("action-choose", {"effects": phrase(state.box.characters[self.number].instant)})
        return exchange_label(state, action)

    def accept(self, state: Palace, seat: int) -> None:
        perform(state, seat, state.box.characters[self.number].instant, FOR_EFFECTS)


@final
class JoinPlayer(Step[Palace]):
    """A character's points of the round, those for prototypes linked with it; then it serves its player."""

    id = "join-player"

    def __init__(self, seat: int, number: int) -> None:
        super().__init__()
        self.seat = seat
        self.number = number

    def arguments(self) -> tuple[object, ...]:
        return (self.seat, self.number)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seat, self.number)

    def happen(self, state: Palace) -> None:
        seat, number, box = self.seat, self.number, state.box
        if state.events is not None:
            state.events.append(CharacterRecruited(seat, box.characters[number].name))
        points, links = character_points(state, seat, number)
        state.score(seat, points, FOR_CHARACTERS)
        state.score(seat, links, FOR_LINKS)
        state.players[seat].characters |= 1 << number


JUST_ACT: Final[tuple[Action, ...]] = (ACT,)
NEWSPAPERS_FOR: Final = {DICE: NEWSPAPERS_TO_DIE, GOODS: NEWSPAPERS_TO_GEAR, INCOME: NEWSPAPERS_TO_INCOME}
OFFER_EXCHANGES_TO_PUBLISH: Final = tuple([OfferExchangesToPublish(seat) for seat in range(MAX_PLAYERS)])
EXCHANGE_TO_PUBLISH: Final = tuple([ExchangeToPublish((seat,)) for seat in range(MAX_PLAYERS)])
OPEN_LOCATION: Final = tuple([OpenLocation(number) for number in range(len(LOCATIONS))])
NEXT_DIE: Final = NextDie()
ACT_WITH_DIE: Final = tuple(
    [tuple([ActWithDie(seat, location) for location in range(len(LOCATIONS))]) for seat in range(MAX_PLAYERS)]
)
TAKE_BONUS: Final = tuple(
    [tuple([TakeBonus(seat, number) for number in range(len(CHARACTER_NAMES))]) for seat in range(MAX_PLAYERS)]
)
