"""Assistants: the goal and the Black Market."""

from __future__ import annotations

from typing import Final, final

from universelle.core.action import Action
from universelle.core.errors import IllegalAction
from universelle.core.step import Step
from universelle.games.crystal_palace.rules.actions import ADVANCE, DECLINE, DOWN, ENTER, GOAL, Move
from universelle.games.crystal_palace.rules.codes import FREE
from universelle.games.crystal_palace.rules.components import MAX_PLAYERS
from universelle.games.crystal_palace.rules.counters import goal_in_reach
from universelle.games.crystal_palace.rules.events import (
    AssistantEntered,
    AssistantLeft,
    AssistantMoved,
    GoalReached,
    MarketCleared,
)
from universelle.games.crystal_palace.rules.payments import OpenDecision, charge
from universelle.games.crystal_palace.rules.state import Palace
from universelle.games.crystal_palace.rules.steps import SeatStep
from universelle.games.crystal_palace.rules.view import AssistantActionView, PlainDecisionView


def market_above(state: Palace, space: int) -> int:
    """The next free space above; -1 if there is none."""
    for above in range(space + 1, len(state.market)):
        if state.market[above] == FREE:
            return above
    return -1


def market_below(state: Palace, space: int) -> int:
    """The next free space below; -1 if there is none."""
    for below in range(space - 1, -1, -1):
        if state.market[below] == FREE:
            return below
    return -1


def own_spaces(state: Palace, seat: int) -> list[int]:
    """The market spaces with an assistant of a seat."""
    return [space for space, owner in enumerate(state.market) if owner == seat]


def enter_market(state: Palace, seat: int, free: bool) -> None:
    """An assistant from the reserve on the lowest free space; the last free space filled clears the market."""
    market = state.market
    space = market.index(FREE)
    market[space] = seat
    state.players[seat].assistants -= 1
    if state.events is not None:
        state.events.append(AssistantEntered(seat, space + 1))
    if FREE not in market:
        for other in range(len(market)):
            if other != space:
                state.players[market[other]].assistants += 1
                market[other] = FREE
        if state.events is not None:
            state.events.append(MarketCleared(seat))
    if not free:
        charge(state, seat, state.box.market[space].price)


def advance_in_market(state: Palace, seat: int, space: int) -> None:
    above = market_above(state, space)
    state.market[space] = FREE
    state.market[above] = seat
    if state.events is not None:
        state.events.append(AssistantMoved(seat, space + 1, above + 1))
    charge(state, seat, state.box.market[above].price)


def move_down(state: Palace, seat: int, space: int) -> None:
    """To the next free space below, or home."""
    below = market_below(state, space)
    state.market[space] = FREE
    if below < 0:
        state.players[seat].assistants += 1
        if state.events is not None:
            state.events.append(AssistantLeft(seat, space + 1))
    else:
        state.market[below] = seat
        if state.events is not None:
            state.events.append(AssistantMoved(seat, space + 1, below + 1))


def assistant_choices(state: Palace, seat: int) -> tuple[Action, ...]:
    choices: list[Action] = []
    if goal_in_reach(state, seat):
        choices.append(GOAL)
    if state.players[seat].assistants:
        choices.append(ENTER)
    for space, owner in enumerate(state.market):
        if owner == seat and market_above(state, space) >= 0:
            choices.append(ADVANCE[space])
    return tuple(choices)


@final
class OfferAssistant(Step[Palace]):
    """An assistant action, if there is anything it could do."""

    id = "offer-assistant"

    def __init__(self, seat: int, free: bool) -> None:
        super().__init__()
        self.seat = seat
        self.free = free

    def arguments(self) -> tuple[object, ...]:
        return (self.seat, self.free)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seat, self.free)

    def happen(self, state: Palace) -> None:
        if assistant_choices(state, self.seat):
            state.agenda.append(ASSISTANT_ACTION[self.seat][int(self.free)])


@final
class AssistantAction(OpenDecision):
    """One step of the goal, an assistant into the market, or one further up."""

    id = "assistant-action"
    rule = "assistant-actions"

    def __init__(self, seat: int, free: bool) -> None:
        super().__init__((seat,))
        self.free = free

    def arguments(self) -> tuple[object, ...]:
        return (self.seats[0], self.free)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seats, self.free)

    def view(self) -> AssistantActionView:
        return {"id": "assistant-action", "seats": list(self.seats), "free": self.free}

    def choices(self, state: Palace, seat: int) -> tuple[Action, ...]:
        return (*assistant_choices(state, seat), DECLINE)

    def decide(self, state: Palace, seat: int, action: Action) -> None:
        if action is GOAL:
            if not goal_in_reach(state, seat):
                raise IllegalAction("illegal-goal")
        elif action is ENTER:
            if not state.players[seat].assistants:
                raise IllegalAction("illegal-no-assistant")
        elif isinstance(action, Move) and action.up:
            if action.space not in own_spaces(state, seat):
                raise IllegalAction("illegal-not-in-market", space=action.space + 1)
            if market_above(state, action.space) < 0:
                raise IllegalAction("illegal-no-space-above", space=action.space + 1)
        elif action is not DECLINE:
            raise IllegalAction("illegal-assistant-now")
        state.agenda.pop()
        self._carry_out(state, seat, action)

    def _carry_out(self, state: Palace, seat: int, action: Action) -> None:
        if action is GOAL:
            state.players[seat].goal += 1
            if state.events is not None:
                state.events.append(GoalReached(seat, state.players[seat].goal))
        elif action is ENTER:
            enter_market(state, seat, self.free)
        elif isinstance(action, Move):
            advance_in_market(state, seat, action.space)


@final
class PushDown(SeatStep[Palace]):
    """A card pushes an assistant of a player down; the owner chooses which."""

    id = "push-down"

    def happen(self, state: Palace) -> None:
        spaces = own_spaces(state, self.seat)
        if len(spaces) == 1:
            move_down(state, self.seat, spaces[0])
        elif spaces:
            state.agenda.append(CHOOSE_ASSISTANT[self.seat])


@final
class ChooseAssistant(OpenDecision):
    """Which assistant is pushed down."""

    id = "choose-assistant"
    rule = "black-market"

    def view(self) -> PlainDecisionView:
        return {"id": "choose-assistant", "seats": list(self.seats)}

    def choices(self, state: Palace, seat: int) -> tuple[Action, ...]:
        return tuple([DOWN[space] for space in own_spaces(state, seat)])

    def decide(self, state: Palace, seat: int, action: Action) -> None:
        space = space_down(state, seat, action)
        state.agenda.pop()
        move_down(state, seat, space)


def space_down(state: Palace, seat: int, action: Action) -> int:
    """The market space from which an action moves one of the seat's assistants down."""
    if not isinstance(action, Move) or action.up:
        raise IllegalAction("illegal-down-now")
    if action.space not in own_spaces(state, seat):
        raise IllegalAction("illegal-not-in-market", space=action.space + 1)
    return action.space


ASSISTANT_ACTION: Final = tuple(
    [(AssistantAction(seat, False), AssistantAction(seat, True)) for seat in range(MAX_PLAYERS)]
)
CHOOSE_ASSISTANT: Final = tuple([ChooseAssistant((seat,)) for seat in range(MAX_PLAYERS)])
