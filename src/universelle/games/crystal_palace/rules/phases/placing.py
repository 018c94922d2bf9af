"""Phase 2: placing dice."""

from __future__ import annotations

from typing import Final, final

from universelle.core.action import Action
from universelle.core.errors import IllegalAction
from universelle.core.message import Message
from universelle.core.seating import CLOCKWISE
from universelle.games.crystal_palace.rules.actions import DOWN, PASS, PLACE, STAY, Place
from universelle.games.crystal_palace.rules.codes import DIE_BITS, TAKEN, VALUE_MASK
from universelle.games.crystal_palace.rules.components import (
    HIGHEST_DIE,
    LOCATION_NAMES,
    MAX_PLAYERS,
    MOST_PLACEMENTS,
    Box,
)
from universelle.games.crystal_palace.rules.events import DiePlaced, DieWouldAct, Passed
from universelle.games.crystal_palace.rules.market import OfferAssistant, move_down, own_spaces, space_down
from universelle.games.crystal_palace.rules.payments import OpenDecision, SettleDebt, charge, exchange_label
from universelle.games.crystal_palace.rules.player import VALUE_BITS
from universelle.games.crystal_palace.rules.queue import queue_at
from universelle.games.crystal_palace.rules.state import Palace
from universelle.games.crystal_palace.rules.steps import SeatStep
from universelle.games.crystal_palace.rules.view import PlainDecisionView
from universelle.games.crystal_palace.rules.vocabulary import GEAR


def begin(state: Palace) -> None:
    state.agenda.append(PLACE_NEXT[state.first])


@final
class PlaceNext(SeatStep[Palace]):
    """The next player who has dice and has not passed, beginning with one seat, places a die."""

    id = "place-next"

    def happen(self, state: Palace) -> None:
        for seat in CLOCKWISE[len(state.players)][self.seat]:
            player = state.players[seat]
            if player.hand and not player.passed:
                state.turn = seat
                state.agenda.append(PLACE_DIE[seat])
                return


@final
class PlaceDie(OpenDecision):
    """A die on a free placement space whose minimum it reaches, or pass for the round."""

    id = "place-die"
    rule = "place"

    def view(self) -> PlainDecisionView:
        return {"id": "place-die", "seats": list(self.seats)}

    def label(self, state: Palace, action: Action) -> Message:
        if not isinstance(action, Place):
            return exchange_label(state, action)
        placement = state.box.locations[action.location].placements[action.space]
        values = action.message().values
        if placement.pay:
            return Message("action-place-pay", {**values, "money": placement.pay})
        return Message("action-place-assistant" if placement.assistant else "action-place", values)

    def choices(self, state: Palace, seat: int) -> tuple[Action, ...]:
        if not state.box.place_actions:
            prepare(state.box)
        player, by_location, occupied = state.players[seat], state.box.place_actions, state.occupied
        actions: list[Action] = []
        for value in range(1, HIGHEST_DIE + 1):
            if player.dice_of(value):
                for location, taken in enumerate(occupied):
                    actions.extend(by_location[location][value][taken])
        actions.append(PASS)
        return tuple(actions)

    def preview(self, state: Palace, seat: int, action: Action) -> None:
        self.apply(state, seat, action)
        debt = state.agenda[-1]
        if state.events is not None and isinstance(debt, SettleDebt):
            state.events.append(debt.owed(state))
        if state.events is not None and isinstance(action, Place):
            state.events.append(die_would_act(state, action.location, action.space))

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


def die_would_act(state: Palace, location: int, space: int) -> DieWouldAct:
    """When the die on a placement space would act, and what it would find, as the dice are now."""
    die, there = state.placed[location * MOST_PLACEMENTS + space], state.box.locations[location]
    queue = queue_at(state, location)
    rank = queue.index(space)
    number = state.used[location] + rank
    cards = [card for card in state.displays[there.takes] if card != TAKEN] if there.takes >= 0 else []
    return DieWouldAct(
        die >> DIE_BITS,
        die & VALUE_MASK,
        rank + 1,
        len(queue),
        number + 1 if number < len(there.spaces) else 0,
        max(0, len(cards) - rank),
    )


def _after(state: Palace, seat: int) -> int:
    return seat + 1 if seat + 1 < len(state.players) else 0


def _check_placement(state: Palace, seat: int, action: Place) -> None:
    if not state.players[seat].dice_of(action.value):
        raise IllegalAction("illegal-no-die", value=action.value)
    name = LOCATION_NAMES[action.location]
    placements = state.box.locations[action.location].placements
    if action.space >= len(placements):
        raise IllegalAction("illegal-no-space", place=name, spaces=len(placements))
    if state.occupied[action.location] >> action.space & 1:
        raise IllegalAction("illegal-occupied", place=name, space=action.space + 1)
    least = placements[action.space].least
    if action.value < least:
        raise IllegalAction("illegal-too-low", place=name, space=action.space + 1, least=least)


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
class OfferMoveDown(SeatStep[Palace]):
    """After placing a die, whoever has an assistant in the market may move one down."""

    id = "offer-move-down"

    def happen(self, state: Palace) -> None:
        if self.seat in state.market:
            state.agenda.append(MOVE_DOWN[self.seat])


@final
class MoveDown(OpenDecision):
    """Move one of the seat's assistants down to the next free space, for a gear if it was high enough."""

    id = "move-down"
    rule = "black-market"

    def view(self) -> PlainDecisionView:
        return {"id": "move-down", "seats": list(self.seats)}

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


def prepare(box: Box) -> None:
    """What may be placed where, by location, value and the spaces taken there."""
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
        box.place_actions.append(by_value)


PLACE_NEXT: Final = tuple([PlaceNext(seat) for seat in range(MAX_PLAYERS)])
PLACE_DIE: Final = tuple([PlaceDie((seat,)) for seat in range(MAX_PLAYERS)])
OFFER_MOVE_DOWN: Final = tuple([OfferMoveDown(seat) for seat in range(MAX_PLAYERS)])
MOVE_DOWN: Final = tuple([MoveDown((seat,)) for seat in range(MAX_PLAYERS)])
