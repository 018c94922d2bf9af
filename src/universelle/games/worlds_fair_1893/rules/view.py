"""What a seat sees of a position, as plain data. Everything but the order of the deck is open to all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict

from universelle.games.worlds_fair_1893.rules.components import AREAS, SUPPLY, TICKET
from universelle.games.worlds_fair_1893.rules.scoring import token_points

if TYPE_CHECKING:
    from universelle.games.worlds_fair_1893.rules.state import WorldsFair


class PlaceSupporterDecision(TypedDict):
    id: Literal["place-supporter"]
    seats: list[int]


class PlayFiguresDecision(TypedDict):
    id: Literal["play-figures"]
    seats: list[int]


class EndTurnDecision(TypedDict):
    id: Literal["end-turn"]
    seats: list[int]


class ApproveExhibitsDecision(TypedDict):
    id: Literal["approve-exhibits"]
    seats: list[int]
    area: str
    approvals: int  # at most


Decision: TypeAlias = PlaceSupporterDecision | PlayFiguresDecision | EndTurnDecision | ApproveExhibitsDecision


class CardView(TypedDict):
    card: str  # its name
    kind: str  # the area of an exhibit, "ticket" or "figure"


class AreaView(TypedDict):
    area: str
    limit: int  # cards that can be beside it
    cards: list[CardView]
    supporters: list[int]  # by seat


class PlayerView(TypedDict):
    supply: int
    exhibits: dict[str, list[str]]  # proposed, by area
    tickets: list[str]
    figures: list[str]
    tokens: dict[str, int]  # approved exhibits, by area
    coins: int
    medals: int
    sets: int  # points of the tokens
    score: int


class View(TypedDict):
    round: int
    rounds: int
    marker: int  # on the round track: 0 for the beginning of the first round, 1 for its end, and so on
    first: int
    turn: int  # the seat whose turn it is or, during scoring, comes next
    to_move: list[int]
    decision: Decision | None  # None when the game is over
    chosen: str | None  # the area of step 1 of this turn
    car: int  # spaces from the start
    wheel: int  # spaces of a full circle
    lull: int  # turns in a row without a ticket collected
    deck: int
    discard: list[str]
    removed: list[str]
    areas: list[AreaView]  # clockwise from the left of the wheel's base
    players: list[PlayerView]  # by seat


def view_of(state: WorldsFair, decision: Decision | None) -> View:
    names = state.box.names
    return {
        "round": state.round,
        "rounds": state.box.rounds,
        "marker": state.marker,
        "first": state.first,
        "turn": state.turn,
        "to_move": list(state.to_move()),
        "decision": decision,
        "chosen": AREAS[state.chosen] if state.has_chosen() else None,
        "car": state.car,
        "wheel": state.box.wheel,
        "lull": state.lull,
        "deck": state.undrawn,
        "discard": sorted([names[card] for card in state.discard]),
        "removed": sorted([names[card] for card in state.box.removed]),
        "areas": [_area_view(state, area) for area in state.ring.order],
        "players": [_player_view(state, seat) for seat in range(len(state.players))],
    }


def _area_view(state: WorldsFair, area: int) -> AreaView:
    return {
        "area": AREAS[area],
        "limit": state.box.card_limits[area],
        "cards": [_card_view(state, card) for card in state.cards[area]],
        "supporters": state.supporters[area][:],
    }


def _card_view(state: WorldsFair, card: int) -> CardView:
    kind = state.box.kinds[card]
    return {
        "card": state.box.names[card],
        "kind": AREAS[kind] if kind < TICKET else "ticket" if kind == TICKET else "figure",
    }


def _player_view(state: WorldsFair, seat: int) -> PlayerView:
    names = state.box.names
    player = state.players[seat]
    return {
        "supply": state.supporters[SUPPLY][seat],
        "exhibits": {area: [names[card] for card in cards] for area, cards in zip(AREAS, player.exhibits)},
        "tickets": [names[card] for card in player.tickets],
        "figures": [names[card] for card in player.figures],
        "tokens": dict(zip(AREAS, player.tokens)),
        "coins": player.coins,
        "medals": player.medals,
        "sets": token_points(state.box.set_points, player.tokens),
        "score": state.score(player),
    }
