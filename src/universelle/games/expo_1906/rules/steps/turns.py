"""Turns and rounds, from the first card to the last points."""

from __future__ import annotations

from typing import Final, final

from universelle.core.action import Action
from universelle.core.errors import IllegalAction
from universelle.core.message import Message, Name
from universelle.core.step import Step
from universelle.games.expo_1906.rules.actions import PASS, PLAY, Play, PutDown
from universelle.games.expo_1906.rules.components import (
    ACADEMY,
    CARD_COUNT,
    CARD_NAMES,
    CELL_NAMES,
    GHOST,
    IMPROVED_NAMES,
    JOURNAL,
    LABORATORY,
    MAX_PLAYERS,
    MEETING_ROOM,
    NONE,
    SKYSCRAPER,
    TRAIN_STATION,
    TURN_COUNT,
    WHOLE_HAND,
)
from universelle.games.expo_1906.rules.decision import Decision
from universelle.games.expo_1906.rules.events import (
    CardPlayed,
    GhostCardDrawn,
    GhostCardReplaced,
    GhostDeckReshuffled,
    LastCardDeclined,
    RoundBegan,
    ScrapReplaced,
)
from universelle.games.expo_1906.rules.state import Expo, Player
from universelle.games.expo_1906.rules.steps.board import (
    draw_jury,
    gain_money,
    open_projects,
    renew_station,
    return_projects,
)
from universelle.games.expo_1906.rules.steps.buying import go_on_buying, visit_academy
from universelle.games.expo_1906.rules.steps.ending import end_game
from universelle.games.expo_1906.rules.steps.meeting import HOLD_MEETING, JURY_TILE
from universelle.games.expo_1906.rules.steps.patents import go_on_moving, move_ghosts
from universelle.games.expo_1906.rules.steps.working import go_on_working, put_actions, put_label
from universelle.games.expo_1906.rules.view import PlayCardView, PlayLastCardView, ReplaceScrapView


@final
class ReplaceScrap(Decision):
    """A beginner puts a Resource tile in the place of Scrap, before the first turn."""

    id = "replace-scrap"
    rule = "beginners"

    def view(self) -> ReplaceScrapView:
        return {"id": "replace-scrap", "seats": list(self.seats)}

    def label(self, state: Expo, action: Action) -> Message:
        return put_label(state, action)

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        return put_actions([state.players[seat].laboratory.scrap] * TURN_COUNT)

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if not isinstance(action, PutDown):
            raise IllegalAction("illegal-replace-now")
        player = state.players[seat]
        if not player.laboratory.scrap >> action.cell & 1:
            raise IllegalAction("illegal-no-scrap", cell=CELL_NAMES[action.cell])
        piece = player.front.pop(0)
        player.laboratory.clear_scrap(action.cell)
        player.start_scrap &= ~(1 << action.cell)
        player.laboratory.put(piece, action.spot)
        state.agenda.pop()
        state.held = _next_replacement(state)
        if state.events is not None:
            cell = CELL_NAMES[action.cell]
            state.events.append(ScrapReplaced(seat, state.box.names[piece], cell, action.turn))


@final
class PlayCard(Decision):
    """A turn: one card from hand, not the neighbour's last one, and no Meeting on the first turn of a round."""

    id = "play-card"
    rule = "turn"

    def view(self) -> PlayCardView:
        return {"id": "play-card", "seats": list(self.seats)}

    def label(self, state: Expo, action: Action) -> Message:
        return _play_label(state, self.seats[0], action)

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        hand = state.players[seat].hand
        if hand == WHOLE_HAND:
            hand &= ~(1 << MEETING_ROOM)
        barred = state.barred_card(seat)
        if barred != NONE:
            hand &= ~(1 << barred)
        return tuple([PLAY[card] for card in range(CARD_COUNT) if hand >> card & 1])

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if not isinstance(action, Play):
            raise IllegalAction("illegal-card-now")
        player = state.players[seat]
        _check_in_hand(player, action.card)
        if action.card == MEETING_ROOM and player.is_first_turn():
            raise IllegalAction("illegal-meeting-first")
        if action.card == state.barred_card(seat):
            raise IllegalAction("illegal-card-barred", card=CARD_NAMES[action.card])
        play_card(state, seat, action.card)


@final
class PlayLastCard(Decision):
    """The end is near: one more card from hand, any but the Meeting, or none."""

    id = "play-last-card"
    rule = "last-cards"

    def view(self) -> PlayLastCardView:
        return {"id": "play-last-card", "seats": list(self.seats)}

    def label(self, state: Expo, action: Action) -> Message:
        return _play_label(state, self.seats[0], action)

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        hand = state.players[seat].hand
        cards: list[Action] = [PLAY[card] for card in range(MEETING_ROOM) if hand >> card & 1]
        return (*cards, PASS)

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if action is PASS:
            state.agenda.pop()
            _decline(state, seat)
            next_last_card(state, seat)
            return
        if not isinstance(action, Play):
            raise IllegalAction("illegal-last-card-now")
        _check_in_hand(state.players[seat], action.card)
        if action.card == MEETING_ROOM:
            raise IllegalAction("illegal-meeting-last")
        play_card(state, seat, action.card)


@final
class OpenFirstTurn(Step[Expo]):
    """The laboratories are ready: the first turn, in a solo game after the ghost's first card."""

    id = "open-first-turn"

    def happen(self, state: Expo) -> None:
        begin_turn(state, state.first)


@final
class EndTurn(Step[Expo]):
    """A card's action is over: the next turn, the end of the round, or the last cards."""

    id = "end-turn"

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def arguments(self) -> tuple[object, ...]:
        return (self.seat,)

    def content(self) -> tuple[object, ...]:
        return (*super().content(), self.seat)

    def happen(self, state: Expo) -> None:
        meeting = state.card == MEETING_ROOM
        state.card = NONE
        state.improved = False
        state.steps_allowed = 0
        state.steps_done = 0
        if meeting:
            end_round(state, self.seat)
        elif state.ender != NONE:
            next_last_card(state, self.seat)
        else:
            begin_turn(state, state.next_seat(self.seat))


REPLACE_SCRAP: Final = tuple([ReplaceScrap((seat,)) for seat in range(MAX_PLAYERS)])
PLAY_CARD: Final = tuple([PlayCard((seat,)) for seat in range(MAX_PLAYERS)])
PLAY_LAST_CARD: Final = tuple([PlayLastCard((seat,)) for seat in range(MAX_PLAYERS)])
OPEN_FIRST_TURN: Final = OpenFirstTurn()
END_TURN: Final = tuple([EndTurn(seat) for seat in range(MAX_PLAYERS)])


def open_game(state: Expo) -> None:
    """Beginners replace Scrap, in turn order; then the first turn."""
    for place in reversed(range(len(state.players))):
        seat = (state.first + place) % len(state.players)
        state.agenda.extend([REPLACE_SCRAP[seat]] * len(state.players[seat].front))
    if not state.agenda:
        begin_turn(state, state.first)
    else:
        state.agenda.insert(0, OPEN_FIRST_TURN)
        state.held = _next_replacement(state)


def _next_replacement(state: Expo) -> int:
    """The Resource tile that the next beginner puts down."""
    step = state.agenda[-1]
    return state.players[step.seats[0]].front[0] if isinstance(step, ReplaceScrap) else NONE


def play_card(state: Expo, seat: int, card: int) -> None:
    """Lay a card open and begin its action; what it allows is fixed now."""
    player = state.players[seat]
    state.improved = player.laboratory.improves(card)
    player.hand &= ~(1 << card)
    player.last = card
    state.card = card
    state.agenda[-1] = END_TURN[seat]
    if state.events is not None:
        state.events.append(CardPlayed(seat, (IMPROVED_NAMES if state.improved else CARD_NAMES)[card]))
    _begin_action(state, seat, card)


def _begin_action(state: Expo, seat: int, card: int) -> None:
    box = state.box
    if card == TRAIN_STATION:
        state.steps_allowed = len(box.prices)
        go_on_buying(state, seat)
    elif card == ACADEMY:
        visit_academy(state, seat)
    elif card == LABORATORY:
        state.steps_allowed = box.improved_work if state.improved else box.work
        go_on_working(state, seat)
    elif card == JOURNAL:
        state.steps_allowed = box.improved_points if state.improved else box.points
        if box.has_ghosts:
            move_ghosts(state, seat)
        go_on_moving(state, seat)
    elif card == SKYSCRAPER:
        gain_money(state, seat, box.improved_income if state.improved else box.income)
    else:
        state.agenda.append(HOLD_MEETING[seat])


def begin_turn(state: Expo, seat: int) -> None:
    """The next turn; in a solo game the ghost draws a card before it."""
    state.turn = seat
    state.agenda.append(PLAY_CARD[seat])
    if len(state.players) == 1:
        draw_ghost_card(state)


def end_round(state: Expo, seat: int) -> None:
    """After a Meeting: a Jury tile, unless one was chosen; then Reorganisation, unless the game ends."""
    if state.ender == NONE and not state.meeting & JURY_TILE:
        draw_jury(state, seat)
    state.meeting = 0
    state.moved.clear()
    if state.ender != NONE:
        next_last_card(state, seat)
    else:
        reorganise(state)
        begin_turn(state, state.next_seat(seat))


def reorganise(state: Expo) -> None:
    """Sort and fill the Academy, renew the Station, take all cards back."""
    return_projects(state, state.jury[-1])
    open_projects(state)
    renew_station(state)
    for player in state.players:
        player.hand = WHOLE_HAND
        player.last = NONE
    if len(state.players) == 1:
        state.ghost_card = NONE
        state.shuffle_ghost_deck()
    state.round += 1
    if state.events is not None:
        state.events.append(RoundBegan(state.round))


def draw_ghost_card(state: Expo) -> None:
    """The solo player's ghost: never a Meeting first, never the player's last card; a later Meeting ends the round."""
    while True:
        is_first = state.ghost_undrawn == len(state.box.ghost_deck)
        state.ghost_undrawn -= 1
        card = state.ghost_deck[state.ghost_undrawn]
        if card == MEETING_ROOM and is_first:
            if state.events is not None:
                state.events.append(GhostDeckReshuffled(CARD_NAMES[card]))
            state.shuffle_ghost_deck()
        elif card == state.players[0].last:
            if state.events is not None:
                state.events.append(GhostCardReplaced(CARD_NAMES[card]))
        else:
            break
    state.ghost_card = card
    if state.events is not None:
        state.events.append(GhostCardDrawn(CARD_NAMES[card]))
    if card == MEETING_ROOM:
        draw_jury(state, GHOST)
        if state.ender == NONE:
            reorganise(state)
        else:
            state.agenda.pop()
            next_last_card(state, GHOST)


def next_last_card(state: Expo, seat: int) -> None:
    """Everybody but who ended the game may play one card still in hand, clockwise from the left of that player."""
    following = seat
    if not state.is_final:
        state.is_final = True
        following = state.ender
    while True:
        following = 0 if following == GHOST else _next_but_ghost(state, following)
        if following == state.ender:
            end_game(state)
            return
        if state.players[following].hand & ~(1 << MEETING_ROOM):
            break
        _decline(state, following)
    state.turn = following
    state.agenda.append(PLAY_LAST_CARD[following])


def _next_but_ghost(state: Expo, seat: int) -> int:
    """The seat to the left; in a solo game that the ghost has ended, the ghost."""
    return GHOST if state.ender == GHOST else state.next_seat(seat)


def _decline(state: Expo, seat: int) -> None:
    if state.events is not None:
        state.events.append(LastCardDeclined(seat))


def _check_in_hand(player: Player, card: int) -> None:
    if not player.hand >> card & 1:
        raise IllegalAction("illegal-card-not-in-hand", card=CARD_NAMES[card])


def _play_label(state: Expo, seat: int, action: Action) -> Message:
    if isinstance(action, Play):
        return Message("action-play", {"card": Name(state.card_name(seat, action.card))})
    return action.message()
