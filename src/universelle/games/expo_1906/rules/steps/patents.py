"""The Patents Office: tokens, chits and ghosts."""

from __future__ import annotations

from typing import Final, final

from universelle.core.action import Action
from universelle.core.errors import IllegalAction
from universelle.core.message import Message, Seat, Value
from universelle.games.expo_1906.rules.actions import CHOOSE_CHIT, MOVE, STOP, ChooseChit, Move
from universelle.games.expo_1906.rules.components import (
    CHIT_NAMES,
    GHOSTS,
    MAX_PLAYERS,
    MOST_TOKENS,
    NONE,
    ROW_COUNT,
    TYPE_NAMES,
    TYPES,
    units,
)
from universelle.games.expo_1906.rules.decision import Decision
from universelle.games.expo_1906.rules.events import (
    END_PATENTS,
    ChitPlaced,
    GhostChitPlaced,
    GhostMoved,
    GhostTilesDrawn,
    RowChanged,
    TokenMoved,
)
from universelle.games.expo_1906.rules.state import START, Expo
from universelle.games.expo_1906.rules.steps.board import bring_end
from universelle.games.expo_1906.rules.view import ChooseChitView, MoveTokensView


@final
class MoveTokens(Decision):
    """Movement points for Patents tokens."""

    id = "move-tokens"
    rule = "movement"

    def view(self) -> MoveTokensView:
        return {"id": "move-tokens", "seats": list(self.seats)}

    def label(self, state: Expo, action: Action) -> Message:
        return token_label(state, self.seats[0], action)

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        return (*token_moves(state, seat), STOP)

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if action is STOP:
            state.agenda.pop()
        elif isinstance(action, Move):
            check_token(state, seat, action)
            state.agenda.pop()
            move_token(state, seat, action)
        else:
            raise IllegalAction("illegal-tokens-now")


@final
class ChooseRowChit(Decision):
    """The first token on the last step of a row: its owner chooses the chit for it."""

    id = "choose-chit"
    rule = "chits"

    def __init__(self, seat: int, row: int) -> None:
        super().__init__((seat,))
        self.row = row

    def arguments(self) -> tuple[object, ...]:
        return self.seats[0], self.row

    def content(self) -> tuple[object, ...]:
        return (*super().content(), TYPES[self.row])

    def view(self) -> ChooseChitView:
        return {"id": "choose-chit", "seats": list(self.seats), "row": TYPES[self.row]}

    def prompt(self, seat: int) -> Message:
        return Message("prompt-choose-chit", {"seat": Seat(seat), "row": TYPE_NAMES[self.row]})

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        left = state.patents.chits_left
        return tuple([action for action in CHOOSE_CHIT if left >> action.chit & 1])

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if not isinstance(action, ChooseChit):
            raise IllegalAction("illegal-chit-now", row=TYPE_NAMES[self.row])
        if not state.patents.chits_left >> action.chit & 1:
            raise IllegalAction("illegal-chit-taken", chit=CHIT_NAMES[action.chit])
        state.agenda.pop()
        place_chit(state, seat, action.chit, self.row)
        go_on_moving(state, seat)


MOVE_TOKENS: Final = tuple([MoveTokens((seat,)) for seat in range(MAX_PLAYERS)])
CHOOSE_ROW_CHIT: Final = tuple(
    [tuple([ChooseRowChit(seat, row) for row in range(ROW_COUNT)]) for seat in range(MAX_PLAYERS)]
)


def jump_price(state: Expo, token: int, row: int) -> int:
    """What it costs to change a token's row where it stands; NONE where there is no link."""
    here, step = state.patents.rows[token], state.patents.steps[token]
    exits = state.box.exits[here][step]
    if row not in exits:
        return NONE
    return max(state.box.prices_of_exits[here][step][exits.index(row)] - state.discount(), 0)


def token_moves(state: Expo, seat: int) -> list[Action]:
    """Every way to spend a movement point."""
    box, patents = state.box, state.patents
    most = state.players[seat].money + state.discount()
    moves: list[Action] = []
    for number in range(box.tokens):
        token = seat * MOST_TOKENS + number
        here, step = patents.rows[token], patents.steps[token]
        if here == NONE:
            moves.extend(MOVE[number])
            continue
        if step < box.steps:
            moves.append(MOVE[number][here])
        for row, price in zip(box.exits[here][step], box.prices_of_exits[here][step]):
            if price <= most:
                moves.append(MOVE[number][row])
    return moves


def _can_move(state: Expo, seat: int) -> bool:
    """Whether a movement point can be spent: a token not yet on its last step is enough."""
    first = seat * MOST_TOKENS
    if min(state.patents.steps[first : first + state.box.tokens]) < state.box.steps:
        return True
    return len(token_moves(state, seat)) > 0


def check_token(state: Expo, seat: int, action: Move) -> None:
    if action.token >= state.box.tokens:
        raise IllegalAction("illegal-no-such-token", token=action.token + 1)
    token = seat * MOST_TOKENS + action.token
    here, step = state.patents.rows[token], state.patents.steps[token]
    if here == action.row:
        if step == state.box.steps:
            raise IllegalAction("illegal-token-at-end", token=action.token + 1)
    elif here != NONE:
        price = jump_price(state, token, action.row)
        row = TYPE_NAMES[action.row]
        if price == NONE:
            raise IllegalAction("illegal-no-link", row=row, step=step)
        if price > state.players[seat].money:
            raise IllegalAction("illegal-link-too-dear", row=row, price=price)


def move_token(state: Expo, seat: int, action: Move) -> None:
    """Spend one movement point on a token; a row's chit is chosen before anything else."""
    patents = state.patents
    token = seat * MOST_TOKENS + action.token
    here, step = patents.rows[token], patents.steps[token]
    row = TYPE_NAMES[action.row]
    if here in (NONE, action.row):
        patents.move(token, action.row, step + 1)
        if state.events is not None:
            state.events.append(TokenMoved(seat, action.token + 1, row, step + 1))
    else:
        price = jump_price(state, token, action.row)
        state.players[seat].money -= price
        patents.move(token, action.row, step)
        if state.events is not None:
            state.events.append(RowChanged(seat, action.token + 1, row, step, price))
    state.steps_done += 1
    if patents.steps[token] == state.box.steps:
        if patents.chits[action.row] == NONE:
            left = patents.chits_left
            if left & left - 1:
                state.agenda.append(CHOOSE_ROW_CHIT[seat][action.row])
                return
            place_chit(state, seat, left.bit_length() - 1, action.row)
        else:
            _reach_chit(state, seat)
    go_on_moving(state, seat)


def go_on_moving(state: Expo, seat: int) -> None:
    """Another movement point, as long as one is left and can be spent."""
    if state.steps_done < state.steps_allowed and _can_move(state, seat):
        state.agenda.append(MOVE_TOKENS[seat])


def place_chit(state: Expo, seat: int, chit: int, row: int) -> None:
    if state.events is not None:
        state.events.append(ChitPlaced(seat, CHIT_NAMES[chit], TYPE_NAMES[row]))
    close_row(state, seat, chit, row)


def close_row(state: Expo, seat: int, chit: int, row: int) -> None:
    """A row gets its chit."""
    state.patents.chits_left &= ~(1 << chit)
    state.patents.chits[row] = chit
    _check_rows(state, seat)


def _reach_chit(state: Expo, seat: int) -> None:
    """A token arrives beside a chit. The row may have been left over a link on the last step, if an edition has one.

    Ruleset 1 did not look whether that ends the game.
    """
    if state.ruleset > 1:
        _check_rows(state, seat)


def _check_rows(state: Expo, seat: int) -> None:
    """Once every row has a token on its last step, the game ends."""
    if state.patents.rows_closed(state.box.steps):
        bring_end(state, seat, END_PATENTS)


def move_ghosts(state: Expo, seat: int) -> None:
    """One or two players, before a Journal: drawn Resource tiles advance the ghosts of the types they show."""
    box = state.box
    tiles = [tile for tile in [state.draw_tile() for _ in range(box.ghost_tiles)] if tile != NONE]
    if state.events is not None:
        state.events.append(GhostTilesDrawn(tuple([box.names[tile] for tile in tiles])))
    for tile in tiles:
        for row in range(ROW_COUNT):
            steps = units(box.gives[tile] + box.gives_less[tile], row)
            if steps:
                move_ghost(state, seat, row, steps)
        state.discard.append(tile)


def move_ghost(state: Expo, seat: int, row: int, steps: int) -> None:
    """A ghost stops on the last step; if it is the first there, chance places a chit."""
    patents, last = state.patents, state.box.steps
    ghost = GHOSTS + row
    step = min(patents.steps[ghost] + steps, last)
    if step == patents.steps[ghost]:
        return
    patents.move(ghost, row, step)
    if state.events is not None:
        state.events.append(GhostMoved(TYPE_NAMES[row], step))
    if step < last:
        return
    if patents.chits[row] != NONE:
        _reach_chit(state, seat)
    else:
        left = [chit for chit in range(len(CHIT_NAMES)) if patents.chits_left >> chit & 1]
        chit = left[state.chance.randbelow(len(left))]
        if state.events is not None:
            state.events.append(GhostChitPlaced(CHIT_NAMES[chit], TYPE_NAMES[row]))
        close_row(state, seat, chit, row)


def token_label(state: Expo, seat: int, action: Action) -> Message:
    """Where a token would go, and what that costs."""
    if not isinstance(action, Move):
        return action.message()
    token = seat * MOST_TOKENS + action.token
    here, step = state.patents.rows[token], state.patents.steps[token]
    values: dict[str, Value] = {"token": action.token + 1, "row": TYPE_NAMES[action.row], "step": step}
    if here == NONE:
        return Message("action-token-enter", {**values, "step": START + 1})
    if here == action.row:
        return Message("action-token-on", {**values, "step": step + 1})
    return Message("action-token-change", {**values, "price": jump_price(state, token, action.row)})
