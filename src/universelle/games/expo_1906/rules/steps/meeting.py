"""The Meeting Room: two different things out of four."""

from __future__ import annotations

from typing import Final, final

from universelle.core.action import Action
from universelle.core.errors import IllegalAction
from universelle.core.message import Message
from universelle.core.step import Step
from universelle.games.expo_1906.rules.actions import JURY, STOP, TAKE_MONEY, Jury, Move, PickUpInLab
from universelle.games.expo_1906.rules.components import MAX_PLAYERS, TYPE_NAMES
from universelle.games.expo_1906.rules.decision import Decision
from universelle.games.expo_1906.rules.events import JuryChosen
from universelle.games.expo_1906.rules.state import Expo
from universelle.games.expo_1906.rules.steps.board import gain_money, lay_jury
from universelle.games.expo_1906.rules.steps.patents import check_token, move_token, token_label, token_moves
from universelle.games.expo_1906.rules.steps.working import laid_to_move, pick_up_actions, pick_up_in_lab, pick_up_label
from universelle.games.expo_1906.rules.view import HoldMeetingView

# What can be chosen, as bits.
REPOSITION: Final = 1
MONEY: Final = 2
PATENT: Final = 4
JURY_TILE: Final = 8


@final
class HoldMeeting(Decision):
    """Choose something not chosen before: tiles to move, money, a movement point, a Jury tile."""

    id = "hold-meeting"
    rule = "meeting-room"

    def view(self) -> HoldMeetingView:
        return {"id": "hold-meeting", "seats": list(self.seats)}

    def label(self, state: Expo, action: Action) -> Message:
        if action is TAKE_MONEY:
            return Message("action-money-gives", {"money": state.box.meeting_money})
        if isinstance(action, PickUpInLab):
            return pick_up_label(state, self.seats[0], action)
        return token_label(state, self.seats[0], action)

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        actions: list[Action] = []
        if not state.meeting & REPOSITION:
            actions += pick_up_actions(state, seat)
        if not state.meeting & MONEY:
            actions.append(TAKE_MONEY)
        if not state.meeting & PATENT:
            actions += token_moves(state, seat)
        if not state.meeting & JURY_TILE:
            actions += [action for action in JURY if action.energy in state.jury_pile]
        actions.append(STOP)
        return tuple(actions)

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if action is STOP:
            state.agenda.pop()
        elif isinstance(action, PickUpInLab):
            _check_new(state, REPOSITION)
            tile = laid_to_move(state, seat, action)
            _begin(state, seat, REPOSITION, state.box.meeting_tiles)
            pick_up_in_lab(state, seat, tile)
        elif action is TAKE_MONEY:
            _check_new(state, MONEY)
            _begin(state, seat, MONEY, 1)
            gain_money(state, seat, state.box.meeting_money)
        elif isinstance(action, Move):
            _check_new(state, PATENT)
            check_token(state, seat, action)
            _begin(state, seat, PATENT, state.box.meeting_points)
            move_token(state, seat, action)
        elif isinstance(action, Jury):
            _check_new(state, JURY_TILE)
            _choose_jury(state, seat, action.energy)
        else:
            raise IllegalAction("illegal-meeting-now")


@final
class GoOnMeeting(Step[Expo]):
    """One thing is done: another, as long as one is allowed."""

    id = "go-on-meeting"

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def arguments(self) -> tuple[object, ...]:
        return (self.seat,)

    def content(self) -> tuple[object, ...]:
        return (*super().content(), self.seat)

    def happen(self, state: Expo) -> None:
        if state.meeting.bit_count() < state.box.meeting_actions:
            state.agenda.append(HOLD_MEETING[self.seat])


HOLD_MEETING: Final = tuple([HoldMeeting((seat,)) for seat in range(MAX_PLAYERS)])
GO_ON_MEETING: Final = tuple([GoOnMeeting(seat) for seat in range(MAX_PLAYERS)])


def _check_new(state: Expo, part: int) -> None:
    if state.meeting & part:
        raise IllegalAction("illegal-twice-in-meeting")


def _begin(state: Expo, seat: int, part: int, allowed: int) -> None:
    """Begin one thing; the Meeting goes on once it is done."""
    state.meeting |= part
    state.steps_allowed = allowed
    state.steps_done = 0
    state.agenda[-1] = GO_ON_MEETING[seat]


def _choose_jury(state: Expo, seat: int, energy: int) -> None:
    if energy not in state.jury_pile:
        raise IllegalAction("illegal-no-jury-tile", energy=TYPE_NAMES[energy])
    _begin(state, seat, JURY_TILE, 1)
    state.take_jury_tile(energy)
    if state.events is not None:
        state.events.append(JuryChosen(seat, TYPE_NAMES[energy]))
    lay_jury(state, seat, energy)
