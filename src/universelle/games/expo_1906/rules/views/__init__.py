"""What a seat may know of a position. Parts of views are remembered: one that has not changed is the same object."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from universelle.games.expo_1906.rules.components import CARDS, ELECTRICITY, GHOST, NONE, STEAM, TRAIN_STATION
from universelle.games.expo_1906.rules.decision import Decision
from universelle.games.expo_1906.rules.view import MEETING_PARTS, ActionView, DecisionView, EndingView, View
from universelle.games.expo_1906.rules.views.boards import (
    academy_view,
    ghost_view,
    jury_view,
    laboratory_view,
    patents_view,
    station_view,
)
from universelle.games.expo_1906.rules.views.pieces import piece_view
from universelle.games.expo_1906.rules.views.players import player_view, with_hand

if TYPE_CHECKING:
    from universelle.games.expo_1906.rules.state import Expo


def view_of(state: Expo) -> View:
    """Everything on the table that all may know. Its parts are remembered, so whoever changes it must copy it first."""
    box, patents, places = state.box, state.patents, state.standings()
    return {
        "round": state.round,
        "rounds": box.jury_spaces - box.jury_start,
        "first": state.first,
        "turn": state.turn,
        "to_move": list(state.to_move()),
        "ending": _ending(state),
        "decision": _decision(state),
        "action": _action(state),
        "laboratory": laboratory_view(box),
        "station": station_view(box, tuple(state.station)),
        "pile": state.undrawn,
        "discard": len(state.discard),
        "academy": academy_view(
            box,
            tuple(state.open_projects),
            tuple([tuple(pile[: len(pile) - state.unseen[shape]]) for shape, pile in enumerate(state.project_piles)]),
            tuple(state.unseen),
            state.technologies,
        ),
        "jury": jury_view(box, tuple(state.jury), state.jury_pile.count(STEAM), state.jury_pile.count(ELECTRICITY)),
        "patents": patents_view(
            box,
            state.discount(),
            tuple([tuple(tokens) for tokens in patents.order]),
            tuple(patents.steps),
            tuple(patents.chits),
            patents.chits_left,
        ),
        "ghost": ghost_view(state),
        "players": [player_view(state, seat, places[seat]) for seat in range(len(state.players))],
    }


def view_of_seat(state: Expo, seat: int, public: View) -> View:
    """What a seat knows: of cards its own, and the last one that each other player played."""
    players = public["players"][:]
    players[seat] = with_hand(state, seat, players[seat])
    return {**public, "players": players}


def copied(view: View) -> View:
    """An equal view that shares nothing with it."""
    return cast("View", _copied(view))


def _copied(value: object) -> object:
    if isinstance(value, dict):
        return {key: _copied(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_copied(each) for each in value]
    return value


def _ending(state: Expo) -> EndingView | None:
    """Who brought about the end (None for the solo player's ghost), and whether last cards are being played."""
    if state.ender == NONE:
        return None
    return {"seat": None if state.ender == GHOST else state.ender, "last_cards": state.is_final}


def _decision(state: Expo) -> DecisionView | None:
    if not state.agenda:
        return None
    step = state.agenda[-1]
    assert isinstance(step, Decision)
    return step.view()


def _action(state: Expo) -> ActionView | None:
    """The card being carried out, and how much of it is left."""
    if state.card == NONE and state.held == NONE:
        return None
    box = state.box
    price = None
    if state.card == TRAIN_STATION and state.steps_done < state.steps_allowed:
        price = (box.improved_prices if state.improved else box.prices)[state.steps_done]
    return {
        "card": None if state.card == NONE else CARDS[state.card],
        "improved": state.improved,
        "done": state.steps_done,
        "allowed": state.steps_allowed,
        "price": price,
        "held": None if state.held == NONE else piece_view(box, state.held),
        "meeting": [part for bit, part in enumerate(MEETING_PARTS) if state.meeting >> bit & 1],
        "moved": [piece_view(box, piece) for piece in state.moved],
    }
