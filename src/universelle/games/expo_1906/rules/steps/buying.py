"""Train Station and Academy: what a player buys."""

from __future__ import annotations

from typing import Final, final

from universelle.core.action import Action
from universelle.core.errors import IllegalAction
from universelle.core.message import Message
from universelle.games.expo_1906.rules.actions import STOP, TAKE, Take
from universelle.games.expo_1906.rules.components import FIRST_RESOURCE, FIRST_TECHNOLOGY, KIND_NAMES, MAX_PLAYERS, NONE
from universelle.games.expo_1906.rules.decision import Decision
from universelle.games.expo_1906.rules.events import TileBought, TileTaken
from universelle.games.expo_1906.rules.state import Expo
from universelle.games.expo_1906.rules.steps.board import (
    is_academy_empty,
    is_in_academy,
    is_station_empty,
    leave_academy,
)
from universelle.games.expo_1906.rules.view import BuyFromAcademyView, BuyResourcesView, TakeFreeTileView


@final
class BuyResources(Decision):
    """Train Station: up to three Resource tiles, each at its own price."""

    id = "buy-resources"
    rule = "train-station"

    def view(self) -> BuyResourcesView:
        return {"id": "buy-resources", "seats": list(self.seats)}

    def label(self, state: Expo, action: Action) -> Message:
        return _take_label(action, station_price(state))

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        return (*_station_actions(state), STOP)

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if action is STOP:
            state.agenda.pop()
            return
        tile = _station_tile(state, action)
        buy(state, seat, tile, station_price(state))
        state.station[state.station.index(tile)] = NONE
        state.steps_done += 1
        state.agenda.pop()
        go_on_buying(state, seat)


@final
class BuyFromAcademy(Decision):
    """Academy: a Project or a Technology."""

    id = "buy-from-academy"
    rule = "academy"

    def view(self) -> BuyFromAcademyView:
        return {"id": "buy-from-academy", "seats": list(self.seats)}

    def label(self, state: Expo, action: Action) -> Message:
        return _take_label(action, state.box.academy_price)

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        actions: list[Action] = [TAKE[project] for project in state.open_projects if project != NONE]
        for technology in range(FIRST_TECHNOLOGY, FIRST_RESOURCE):
            if state.technologies >> technology - FIRST_TECHNOLOGY & 1:
                actions.append(TAKE[technology])
        actions.append(STOP)
        return tuple(actions)

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if action is not STOP:
            if not isinstance(action, Take):
                raise IllegalAction("illegal-academy-now")
            piece = action.kind
            if piece >= FIRST_RESOURCE or not is_in_academy(state, piece):
                raise IllegalAction("illegal-not-in-academy", tile=KIND_NAMES[piece])
            buy(state, seat, piece, state.box.academy_price)
            leave_academy(state, piece)
        state.agenda.pop()


@final
class TakeFreeTile(Decision):
    """Improved Academy: a Resource tile of the Station for nothing."""

    id = "take-free-tile"
    rule = "improved-cards"

    def view(self) -> TakeFreeTileView:
        return {"id": "take-free-tile", "seats": list(self.seats)}

    def label(self, state: Expo, action: Action) -> Message:
        return _take_label(action, 0)

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        return (*_station_actions(state), STOP)

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if action is not STOP:
            tile = _station_tile(state, action)
            state.players[seat].front.append(tile)
            state.station[state.station.index(tile)] = NONE
            if state.events is not None:
                state.events.append(TileTaken(seat, state.box.names[tile]))
        state.agenda.pop()


BUY_RESOURCES: Final = tuple([BuyResources((seat,)) for seat in range(MAX_PLAYERS)])
BUY_FROM_ACADEMY: Final = tuple([BuyFromAcademy((seat,)) for seat in range(MAX_PLAYERS)])
TAKE_FREE_TILE: Final = tuple([TakeFreeTile((seat,)) for seat in range(MAX_PLAYERS)])


def station_price(state: Expo) -> int:
    """What the next Resource tile costs."""
    return (state.box.improved_prices if state.improved else state.box.prices)[state.steps_done]


def go_on_buying(state: Expo, seat: int) -> None:
    """Another tile, as long as there is one, it is allowed and there is money for it."""
    if (
        state.steps_done < state.steps_allowed
        and not is_station_empty(state)
        and state.players[seat].money >= station_price(state)
    ):
        state.agenda.append(BUY_RESOURCES[seat])


def visit_academy(state: Expo, seat: int) -> None:
    """Something to buy, where there is something and money for it; what the improved card gives free comes after it."""
    if state.improved:
        offered = len(state.station) - state.station.count(NONE)
        state.agenda.extend([TAKE_FREE_TILE[seat]] * min(state.box.free_tiles, offered))
    if not is_academy_empty(state) and state.players[seat].money >= state.box.academy_price:
        state.agenda.append(BUY_FROM_ACADEMY[seat])


def buy(state: Expo, seat: int, piece: int, price: int) -> None:
    player = state.players[seat]
    player.money -= price
    player.front.append(piece)
    if state.events is not None:
        state.events.append(TileBought(seat, state.box.names[piece], price))


def _station_actions(state: Expo) -> list[Action]:
    """One action for each kind of tile that lies there."""
    actions: list[Action] = []
    kinds = 0
    for tile in state.station:
        if tile != NONE:
            kind = state.box.kind_of[tile]
            bit = 1 << kind - FIRST_RESOURCE
            if not kinds & bit:
                kinds |= bit
                actions.append(TAKE[kind])
    return actions


def _station_tile(state: Expo, action: Action) -> int:
    """A tile of the Station, of the kind that is wanted."""
    if not isinstance(action, Take):
        raise IllegalAction("illegal-station-now")
    for tile in state.station:
        if tile != NONE and state.box.kind_of[tile] == action.kind:
            return tile
    raise IllegalAction("illegal-not-in-station", tile=KIND_NAMES[action.kind])


def _take_label(action: Action, price: int) -> Message:
    if not isinstance(action, Take):
        return action.message()
    tile = KIND_NAMES[action.kind]
    return Message("action-buy", {"tile": tile, "price": price}) if price else Message("action-free", {"tile": tile})
