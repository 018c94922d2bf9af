"""The decisions a player meets, and what follows from them."""

from __future__ import annotations

from typing import Final, final

from universelle.core.action import Action
from universelle.core.errors import IllegalAction
from universelle.core.event import Event, GameEnded, Points
from universelle.core.message import Message, Name, Seat, Value
from universelle.core.step import Step
from universelle.games.expo_1906.actions import (
    CHOOSE,
    GRANT,
    JURY,
    LIFT,
    LIFT_CELL,
    MOVE,
    PASS,
    PLACE,
    PLAY,
    REMOVE,
    REMOVE_CELL,
    STOP,
    TAKE,
    TILE_NAMES,
    Choose,
    Jury,
    Lift,
    Move,
    Place,
    Play,
    Put,
    Remove,
    Take,
    add_puts,
)
from universelle.games.expo_1906.components import (
    ACADEMY,
    CARD_COUNT,
    CARD_NAMES,
    CELL_NAMES,
    CHIT_NAMES,
    FIRST_RESOURCE,
    FIRST_TECHNOLOGY,
    GHOSTS,
    IMPROVED_NAMES,
    JOURNAL,
    LABORATORY,
    MAX_PLAYERS,
    MEETING_ROOM,
    MOST_TOKENS,
    NONE,
    PARIS_1889,
    PROJECT_COUNT,
    RESOURCE_KINDS,
    ROW_COUNT,
    SKYSCRAPER,
    TRAIN_STATION,
    TYPE_NAMES,
    TYPES,
    WHOLE_HAND,
    Box,
    units,
)
from universelle.games.expo_1906.events import (
    CHITS_REASON,
    END_JURY,
    END_PATENTS,
    END_PROJECTS,
    JURY_REASON,
    LEADERSHIP,
    PROJECTS_REASON,
    STEPS_REASON,
    CardImproved,
    CardPlayed,
    CardRestored,
    ChitPlaced,
    ChitRewarded,
    EndNear,
    GhostCardDrawn,
    GhostCardReplaced,
    GhostChitPlaced,
    GhostDeckReshuffled,
    GhostMoved,
    GhostTilesDrawn,
    JuryChosen,
    JuryDrawn,
    LastCardDeclined,
    LeadershipRewarded,
    MoneyGained,
    ProjectCompleted,
    ProjectOpened,
    ProjectsReturned,
    RoundBegan,
    RowChanged,
    ScrapRemoved,
    ScrapReplaced,
    StationFilled,
    TargetMissed,
    TargetReached,
    TileBought,
    TileMoved,
    TilePlaced,
    TileRemoved,
    TileTaken,
    TokenMoved,
)
from universelle.games.expo_1906.laboratory import CELL, PIECE_SHIFT, SPOT, Laboratory, lying
from universelle.games.expo_1906.scoring import chit_points, eiffel_points, jury_points, preferred_energy
from universelle.games.expo_1906.state import GHOST, START, Expo, Player

# What can be chosen in a Meeting, as bits.
REPOSITION: Final = 1
MONEY: Final = 2
PATENT: Final = 4
JURY_TILE: Final = 8

SCRAP_NAME: Final = Name("scrap")
SIDES: Final = tuple([Name(f"sides-{turn}") for turn in range(4)])
DOUBLES: Final = tuple([TYPE_NAMES[TYPES.index(kind.split("-")[0])] for kind in RESOURCE_KINDS])


@final
class ReplaceScrap(Step[Expo]):
    """A beginner puts a Resource tile in the place of Scrap, before the first turn."""

    def label(self, state: Expo, action: Action) -> Message:
        return _put_label(state, action)

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        actions: list[Action] = []
        for turn in range(4):
            add_puts(actions, turn, state.players[seat].laboratory.scrap)
        return tuple(actions)

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if not isinstance(action, Put):
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
class PlayCard(Step[Expo]):
    """A turn: one card from hand, not the neighbour's last one, and no Meeting on the first turn of a round."""

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
class PlayLastCard(Step[Expo]):
    """The end is near: one more card from hand, any but the Meeting, or none."""

    def label(self, state: Expo, action: Action) -> Message:
        return _play_label(state, self.seats[0], action)

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        hand = state.players[seat].hand
        cards: list[Action] = [PLAY[card] for card in range(MEETING_ROOM) if hand >> card & 1]
        return (*cards, PASS)

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if action is PASS:
            decline_last_card(state, seat)
            next_last_card(state, seat)
            return
        if not isinstance(action, Play):
            raise IllegalAction("illegal-last-card-now")
        _check_in_hand(state.players[seat], action.card)
        if action.card == MEETING_ROOM:
            raise IllegalAction("illegal-meeting-last")
        play_card(state, seat, action.card)


@final
class BuyResources(Step[Expo]):
    """Train Station: up to three Resource tiles, each dearer than the one before."""

    def label(self, state: Expo, action: Action) -> Message:
        return _take_label(action, station_price(state))

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        return (*_station_actions(state), STOP)

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if action is STOP:
            finish_action(state, seat)
            return
        tile = _station_tile(state, action)
        price = station_price(state)
        buy(state, seat, tile, price)
        state.station[state.station.index(tile)] = NONE
        state.done += 1
        go_on_buying(state, seat)


@final
class BuyFromAcademy(Step[Expo]):
    """Academy: a Project or a Technology."""

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
            piece = action.tile
            if piece >= FIRST_RESOURCE or not is_in_academy(state, piece):
                raise IllegalAction("illegal-not-in-academy", tile=TILE_NAMES[piece])
            buy(state, seat, piece, state.box.academy_price)
            leave_academy(state, piece)
        offer_free_tile(state, seat)


@final
class TakeFreeTile(Step[Expo]):
    """Improved Academy: a Resource tile of the Station for nothing."""

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
        finish_action(state, seat)


@final
class WorkInLaboratory(Step[Expo]):
    """Laboratory: place a tile that lies before you, or remove one."""

    def label(self, state: Expo, action: Action) -> Message:
        if isinstance(action, Remove) and action.cell >= 0:
            return _cell_label(state, self.seats[0], "action-remove", action.cell)
        return action.message()

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        player = state.players[seat]
        laboratory = player.laboratory
        actions = _placements(state, player)
        for tile in laboratory.tiles:
            if laboratory.is_removable(tile):
                piece = tile >> PIECE_SHIFT
                actions.append(REMOVE_CELL[tile & CELL] if piece >= FIRST_RESOURCE else REMOVE[piece])
        actions += [REMOVE_CELL[cell] for cell in state.box.scrap if laboratory.scrap >> cell & 1]
        actions.append(STOP)
        return tuple(actions)

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if action is STOP:
            finish_action(state, seat)
        elif isinstance(action, Place):
            pick_up(state, seat, action.tile)
        elif isinstance(action, Remove):
            remove(state, seat, action)
        else:
            raise IllegalAction("illegal-laboratory-now")


@final
class PutTile(Step[Expo]):
    """Where the tile picked up is put, and how it is turned."""

    def label(self, state: Expo, action: Action) -> Message:
        return _put_label(state, action)

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        laboratory = state.players[seat].laboratory
        return put_actions(laboratory.room(state.held, laboratory.free()))

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if not isinstance(action, Put):
            raise IllegalAction("illegal-put-now", tile=state.box.names[state.held])
        laboratory = state.players[seat].laboratory
        _check_fits(state, action, laboratory.room(state.held, laboratory.free()))
        place(state, seat, action)


@final
class MoveTokens(Step[Expo]):
    """Movement points for Patents tokens."""

    def label(self, state: Expo, action: Action) -> Message:
        return _token_label(state, self.seats[0], action)

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        return (*token_moves(state, seat), STOP)

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if action is STOP:
            end_of_part(state, seat)
        elif isinstance(action, Move):
            _check_token(state, seat, action)
            state.done += 1
            move_token(state, seat, action)
        else:
            raise IllegalAction("illegal-tokens-now")


@final
class ChooseChit(Step[Expo]):
    """The first token on the last step of a row: its owner chooses the chit for it."""

    def __init__(self, seat: int, row: int) -> None:
        super().__init__((seat,))
        self.row = row

    def content(self) -> tuple[object, ...]:
        return (*super().content(), TYPES[self.row])

    def prompt(self, seat: int) -> Message:
        return Message("prompt-choose-chit", {"seat": Seat(seat), "row": TYPE_NAMES[self.row]})

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        left = state.patents.chits_left
        return tuple([action for action in CHOOSE if left >> action.chit & 1])

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if not isinstance(action, Choose):
            raise IllegalAction("illegal-chit-now", row=TYPE_NAMES[self.row])
        if not state.patents.chits_left >> action.chit & 1:
            raise IllegalAction("illegal-chit-taken", chit=CHIT_NAMES[action.chit])
        state.agenda.pop()
        place_chit(state, seat, action.chit, self.row)
        go_on_moving(state, seat)


@final
class HoldMeeting(Step[Expo]):
    """Meeting Room: two different things out of four."""

    def label(self, state: Expo, action: Action) -> Message:
        if action is GRANT:
            return Message("action-money-gives", {"money": state.box.meeting_money})
        if isinstance(action, Lift):
            return _lift_label(state, self.seats[0], action)
        return _token_label(state, self.seats[0], action)

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        actions: list[Action] = []
        if not state.meeting & REPOSITION:
            actions += _lifts(state, seat)
        if not state.meeting & MONEY:
            actions.append(GRANT)
        if not state.meeting & PATENT:
            actions += token_moves(state, seat)
        if not state.meeting & JURY_TILE:
            actions += [action for action in JURY if action.energy in state.jury_pile]
        actions.append(STOP)
        return tuple(actions)

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if action is STOP:
            finish_action(state, seat)
        elif isinstance(action, Lift):
            _check_new(state, REPOSITION)
            lift(state, seat, action)
            begin_part(state, REPOSITION, state.box.meeting_tiles)
        elif action is GRANT:
            _check_new(state, MONEY)
            begin_part(state, MONEY, 1)
            gain_money(state, seat, state.box.meeting_money)
            end_of_part(state, seat)
        elif isinstance(action, Move):
            _check_new(state, PATENT)
            _check_token(state, seat, action)
            begin_part(state, PATENT, state.box.meeting_points)
            state.agenda[-1] = MOVE_TOKENS[seat]
            state.done = 1
            move_token(state, seat, action)
        elif isinstance(action, Jury):
            _check_new(state, JURY_TILE)
            choose_jury(state, seat, action.energy)
        else:
            raise IllegalAction("illegal-meeting-now")


@final
class RepositionTiles(Step[Expo]):
    """In a Meeting: more tiles of the laboratory to move or turn, each once."""

    def label(self, state: Expo, action: Action) -> Message:
        return _lift_label(state, self.seats[0], action)

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        return (*_lifts(state, seat), STOP)

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if action is STOP:
            end_of_part(state, seat)
        elif isinstance(action, Lift):
            lift(state, seat, action)
        else:
            raise IllegalAction("illegal-reposition-now")


@final
class MoveTile(Step[Expo]):
    """In a Meeting: where the lifted tile is put, and how it is turned."""

    def label(self, state: Expo, action: Action) -> Message:
        return _put_label(state, action)

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        laboratory = state.players[seat].laboratory
        return put_actions(laboratory.moves(laboratory.tile_of(state.held)))

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if not isinstance(action, Put):
            raise IllegalAction("illegal-put-now", tile=state.box.names[state.held])
        laboratory = state.players[seat].laboratory
        tile = laboratory.tile_of(state.held)
        _check_fits(state, action, laboratory.room(state.held, laboratory.free() | laboratory.cells(tile)))
        if tile & SPOT == action.spot:
            raise IllegalAction("illegal-same-spot")
        if not laboratory.moves(tile)[action.turn] >> action.cell & 1:
            raise IllegalAction("illegal-breaks-project")
        move_tile(state, seat, tile, action)


REPLACE_SCRAP: Final = tuple([ReplaceScrap((seat,)) for seat in range(MAX_PLAYERS)])
PLAY_CARD: Final = tuple([PlayCard((seat,)) for seat in range(MAX_PLAYERS)])
PLAY_LAST_CARD: Final = tuple([PlayLastCard((seat,)) for seat in range(MAX_PLAYERS)])
BUY_RESOURCES: Final = tuple([BuyResources((seat,)) for seat in range(MAX_PLAYERS)])
BUY_FROM_ACADEMY: Final = tuple([BuyFromAcademy((seat,)) for seat in range(MAX_PLAYERS)])
TAKE_FREE_TILE: Final = tuple([TakeFreeTile((seat,)) for seat in range(MAX_PLAYERS)])
WORK_IN_LABORATORY: Final = tuple([WorkInLaboratory((seat,)) for seat in range(MAX_PLAYERS)])
PUT_TILE: Final = tuple([PutTile((seat,)) for seat in range(MAX_PLAYERS)])
MOVE_TOKENS: Final = tuple([MoveTokens((seat,)) for seat in range(MAX_PLAYERS)])
CHOOSE_CHIT: Final = tuple([tuple([ChooseChit(seat, row) for row in range(ROW_COUNT)]) for seat in range(MAX_PLAYERS)])
HOLD_MEETING: Final = tuple([HoldMeeting((seat,)) for seat in range(MAX_PLAYERS)])
REPOSITION_TILES: Final = tuple([RepositionTiles((seat,)) for seat in range(MAX_PLAYERS)])
MOVE_TILE: Final = tuple([MoveTile((seat,)) for seat in range(MAX_PLAYERS)])


# Turns and rounds


def open_game(state: Expo) -> None:
    """Beginners replace Scrap, in turn order; then the first turn, in a solo game after the ghost's first card."""
    state.agenda.append(PLAY_CARD[state.first])
    if len(state.players) == 1:
        draw_ghost_card(state)
    for place in reversed(range(len(state.players))):
        seat = (state.first + place) % len(state.players)
        state.agenda.extend([REPLACE_SCRAP[seat]] * len(state.players[seat].front))
    state.held = _next_replacement(state)


def _next_replacement(state: Expo) -> int:
    """The Resource tile that the next beginner puts down."""
    step = state.agenda[-1]
    return state.players[step.seats[0]].front[0] if isinstance(step, ReplaceScrap) else NONE


def play_card(state: Expo, seat: int, card: int) -> None:
    """Lay a card open and begin its action; what it allows is fixed now."""
    box, player = state.box, state.players[seat]
    state.improved = player.laboratory.improves(card)
    player.hand &= ~(1 << card)
    player.last = card
    state.card = card
    state.done = 0
    if state.events is not None:
        names = IMPROVED_NAMES if state.improved else CARD_NAMES
        state.events.append(CardPlayed(seat, names[card]))
    if card == TRAIN_STATION:
        state.allowed = len(box.prices)
        go_on_buying(state, seat)
    elif card == ACADEMY:
        visit_academy(state, seat)
    elif card == LABORATORY:
        state.allowed = box.improved_work if state.improved else box.work
        go_on_working(state, seat)
    elif card == JOURNAL:
        state.allowed = box.improved_points if state.improved else box.points
        if box.has_ghosts:
            move_ghosts(state, seat)
        go_on_moving(state, seat)
    elif card == SKYSCRAPER:
        gain_money(state, seat, box.improved_income if state.improved else box.income)
        finish_action(state, seat)
    else:
        state.meeting = 0
        go_on_meeting(state, seat)


def finish_action(state: Expo, seat: int) -> None:
    """The card's action is over: the next turn, the end of the round, or the last cards."""
    meeting = state.card == MEETING_ROOM
    state.card = NONE
    state.improved = False
    state.allowed = 0
    state.done = 0
    if meeting:
        end_round(state, seat)
    elif state.ender != NONE:
        next_last_card(state, seat)
    else:
        begin_turn(state, state.next_seat(seat))


def begin_turn(state: Expo, seat: int) -> None:
    """The next turn; in a solo game the ghost draws a card before it."""
    state.turn = seat
    state.agenda[-1] = PLAY_CARD[seat]
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
    open_new_projects(state)
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


def return_projects(state: Expo, energy: int) -> None:
    """Open Projects of the other energy go under their piles, where everybody saw them go."""
    returned: list[int] = []
    for shape, project in enumerate(state.open_projects):
        if project != NONE and state.box.energy[project] != energy:
            state.project_piles[shape].insert(0, project)
            state.open_projects[shape] = NONE
            returned.append(project)
    if state.events is not None and returned:
        state.events.append(ProjectsReturned(tuple([state.box.names[project] for project in returned])))


def open_new_projects(state: Expo) -> None:
    for shape, pile in enumerate(state.project_piles):
        if state.open_projects[shape] == NONE and pile:
            state.open_projects[shape] = pile.pop()
            state.unseen[shape] = max(state.unseen[shape] - 1, 0)
            if state.events is not None:
                state.events.append(ProjectOpened(state.box.names[state.open_projects[shape]]))


def renew_station(state: Expo) -> None:
    state.discard += [tile for tile in state.station if tile != NONE]
    for space in range(len(state.station)):
        state.station[space] = state.draw_tile()
    if state.events is not None:
        names = [state.box.names[tile] for tile in state.station if tile != NONE]
        state.events.append(StationFilled(tuple(names)))


def bring_end(state: Expo, seat: int, why: Name) -> None:
    """Something ends the game; what else does so later changes nothing."""
    if state.ender == NONE:
        state.ender = seat
        if state.events is not None:
            state.events.append(EndNear(why))


def next_last_card(state: Expo, seat: int) -> None:
    """Everybody but who ended the game may play one card still in hand, clockwise from the left of that player."""
    if not state.is_final:
        state.is_final = True
        seat = state.ender
        if seat == GHOST:
            seat = NONE
    elif state.ender == GHOST:
        end_game(state)
        return
    following = state.next_seat(seat)
    while following != state.ender:
        if state.players[following].hand & ~(1 << MEETING_ROOM):
            state.turn = following
            state.agenda[-1] = PLAY_LAST_CARD[following]
            return
        decline_last_card(state, following)
        if state.ender == GHOST:
            break
        following = state.next_seat(following)
    end_game(state)


def decline_last_card(state: Expo, seat: int) -> None:
    if state.events is not None:
        state.events.append(LastCardDeclined(seat))


# Train Station and Academy


def station_price(state: Expo) -> int:
    """What the next Resource tile costs."""
    return (state.box.improved_prices if state.improved else state.box.prices)[state.done]


def go_on_buying(state: Expo, seat: int) -> None:
    """Another tile, as long as there is one, it is allowed and there is money for it."""
    if state.done < state.allowed and not is_station_empty(state) and state.players[seat].money >= station_price(state):
        state.agenda[-1] = BUY_RESOURCES[seat]
    else:
        finish_action(state, seat)


def visit_academy(state: Expo, seat: int) -> None:
    anything = state.technologies or max(state.open_projects) != NONE
    if anything and state.players[seat].money >= state.box.academy_price:
        state.agenda[-1] = BUY_FROM_ACADEMY[seat]
    else:
        offer_free_tile(state, seat)


def offer_free_tile(state: Expo, seat: int) -> None:
    if state.improved and not is_station_empty(state):
        state.agenda[-1] = TAKE_FREE_TILE[seat]
    else:
        finish_action(state, seat)


def is_station_empty(state: Expo) -> bool:
    return max(state.station) == NONE


def is_in_academy(state: Expo, piece: int) -> bool:
    if piece < PROJECT_COUNT:
        return piece in state.open_projects
    return bool(state.technologies >> piece - FIRST_TECHNOLOGY & 1)


def leave_academy(state: Expo, piece: int) -> None:
    if piece < PROJECT_COUNT:
        state.open_projects[state.open_projects.index(piece)] = NONE
    else:
        state.technologies &= ~(1 << piece - FIRST_TECHNOLOGY)


def buy(state: Expo, seat: int, piece: int, price: int) -> None:
    player = state.players[seat]
    player.money -= price
    player.front.append(piece)
    if state.events is not None:
        state.events.append(TileBought(seat, state.box.names[piece], price))


def gain_money(state: Expo, seat: int, money: int) -> None:
    """What exceeds the end of the track is lost."""
    player = state.players[seat]
    gained = min(money, state.box.most_money - player.money)
    player.money += gained
    if state.events is not None:
        state.events.append(MoneyGained(seat, gained, player.money))


def _station_actions(state: Expo) -> list[Action]:
    """One action for each kind of tile that lies there."""
    actions: list[Action] = []
    kinds = 0
    for tile in state.station:
        if tile != NONE:
            kind = state.box.kind_of[tile]
            if not kinds >> kind & 1:
                kinds |= 1 << kind
                actions.append(TAKE[FIRST_RESOURCE + kind])
    return actions


def _station_tile(state: Expo, action: Action) -> int:
    """A tile of the Station, of the kind that is wanted."""
    if not isinstance(action, Take):
        raise IllegalAction("illegal-station-now")
    if action.tile >= FIRST_RESOURCE:
        for tile in state.station:
            if tile != NONE and state.box.kind_of[tile] == action.tile - FIRST_RESOURCE:
                return tile
    raise IllegalAction("illegal-not-in-station", tile=TILE_NAMES[action.tile])


# Laboratory


def go_on_working(state: Expo, seat: int) -> None:
    """Another tile, as long as one is allowed and there is anything to place or remove."""
    player = state.players[seat]
    if state.done < state.allowed and (player.front or player.laboratory.occupied):
        state.agenda[-1] = WORK_IN_LABORATORY[seat]
    else:
        finish_action(state, seat)


def put_actions(room: list[int]) -> tuple[Action, ...]:
    actions: list[Action] = []
    for turn, cells in enumerate(room):
        add_puts(actions, turn, cells)
    return tuple(actions)


def pick_up(state: Expo, seat: int, number: int) -> None:
    """Pick up a tile of this name from before the player."""
    player = state.players[seat]
    for piece in player.front:
        if _tile_number(state.box, piece) == number:
            if not player.laboratory.has_room(piece):
                raise IllegalAction("illegal-no-room", tile=TILE_NAMES[number])
            state.held = piece
            state.agenda[-1] = PUT_TILE[seat]
            return
    raise IllegalAction("illegal-not-before-you", tile=TILE_NAMES[number])


def place(state: Expo, seat: int, action: Put) -> None:
    """Put down the tile picked up, with all that follows before the next."""
    player = state.players[seat]
    piece = state.held
    state.held = NONE
    player.front.remove(piece)
    player.laboratory.put(piece, action.spot)
    if state.events is not None:
        state.events.append(TilePlaced(seat, state.box.names[piece], CELL_NAMES[action.cell], action.turn))
        card = _improved_by(state.box, piece)
        if card != NONE:
            state.events.append(CardImproved(seat, IMPROVED_NAMES[card]))
    complete_projects(state, seat, lying(piece, action.spot))
    state.done += 1
    go_on_working(state, seat)


def remove(state: Expo, seat: int, action: Remove) -> None:
    """Take a tile out of the laboratory, to where it belongs."""
    laboratory = state.players[seat].laboratory
    if action.cell >= 0 and laboratory.scrap >> action.cell & 1:
        laboratory.clear_scrap(action.cell)
        if state.events is not None:
            state.events.append(ScrapRemoved(seat, CELL_NAMES[action.cell]))
    else:
        tile = _lying_tile(laboratory, action.tile, action.cell)
        if laboratory.is_completed(tile >> PIECE_SHIFT):
            raise IllegalAction("illegal-completed", tile=TILE_NAMES[action.tile])
        if laboratory.depending(tile):
            raise IllegalAction("illegal-breaks-project")
        laboratory.lift(tile)
        take_away(state, seat, tile)
    state.done += 1
    go_on_working(state, seat)


def take_away(state: Expo, seat: int, tile: int) -> None:
    """A removed Resource tile is discarded, a Project goes under its pile, a Technology back to the Academy."""
    piece = tile >> PIECE_SHIFT
    if piece >= FIRST_RESOURCE:
        state.discard.append(piece)
    elif piece < PROJECT_COUNT:
        state.project_piles[state.box.shape_of[piece]].insert(0, piece)
    else:
        state.technologies |= 1 << piece - FIRST_TECHNOLOGY
    if state.events is not None:
        state.events.append(TileRemoved(seat, state.box.names[piece], CELL_NAMES[tile & CELL]))
        card = _improved_by(state.box, piece)
        if card != NONE:
            state.events.append(CardRestored(seat, CARD_NAMES[card]))


def complete_projects(state: Expo, seat: int, tile: int) -> None:
    """Score every Project that the tile just put down completes; enough of them end the game."""
    player = state.players[seat]
    laboratory = player.laboratory
    for project in laboratory.newly_completed(tile):
        laboratory.completed |= 1 << project
        rows = led_rows(state, seat, project)
        points = state.box.prestige[project]
        bonus = state.box.leader_points * len(rows)
        player.prestige += points + bonus
        if state.events is not None:
            state.events.append(ProjectCompleted(seat, points, PROJECTS_REASON, state.box.names[project]))
            if bonus:
                names = tuple([TYPE_NAMES[row] for row in rows])
                state.events.append(LeadershipRewarded(seat, bonus, LEADERSHIP, names))
        if laboratory.completed.bit_count() >= state.box.last_projects:
            bring_end(state, seat, END_PROJECTS)


def led_rows(state: Expo, seat: int, project: int) -> list[int]:
    """The rows of a Project's types in which a seat leads."""
    needs = state.box.needs[project]
    return [row for row in range(ROW_COUNT) if units(needs, row) and state.patents.leads(seat, row)]


def _placements(state: Expo, player: Player) -> list[Action]:
    """One action for each kind of tile before the player that has room."""
    actions: list[Action] = []
    has_cell = player.laboratory.free() != 0
    kinds = 0
    for piece in player.front:
        if piece < FIRST_RESOURCE:
            if player.laboratory.has_room(piece):
                actions.append(PLACE[piece])
        elif has_cell:
            kind = state.box.kind_of[piece]
            if not kinds >> kind & 1:
                kinds |= 1 << kind
                actions.append(PLACE[FIRST_RESOURCE + kind])
    return actions


def _lying_tile(laboratory: Laboratory, piece: int, cell: int) -> int:
    """The tile that is meant: a Project or Technology by itself, a Resource tile by its cell."""
    if cell >= 0:
        tile = laboratory.resource_at(cell)
        if tile == NONE:
            raise IllegalAction("illegal-no-small-tile", cell=CELL_NAMES[cell])
        return tile
    tile = laboratory.tile_of(piece)
    if tile == NONE:
        raise IllegalAction("illegal-not-in-laboratory", tile=TILE_NAMES[piece])
    return tile


def _improved_by(box: Box, piece: int) -> int:
    """The card that a piece improves."""
    return box.improves[piece - FIRST_TECHNOLOGY] if FIRST_TECHNOLOGY <= piece < FIRST_RESOURCE else NONE


def _tile_number(box: Box, piece: int) -> int:
    """Which of all tile names a piece has."""
    return piece if piece < FIRST_RESOURCE else FIRST_RESOURCE + box.kind_of[piece]


def _check_fits(state: Expo, action: Put, room: list[int]) -> None:
    if action.turn >= len(room):
        raise IllegalAction("illegal-same-turn", tile=state.box.names[state.held], turns=action.turn)
    if not room[action.turn] >> action.cell & 1:
        raise IllegalAction("illegal-does-not-fit", tile=state.box.names[state.held], cell=CELL_NAMES[action.cell])


# Patents Office


def jump_price(state: Expo, token: int, row: int) -> int:
    """What it costs to change a token's row here; NONE where there is no link."""
    patents = state.patents
    price = state.box.jumps[patents.rows[token]][patents.steps[token]][row]
    if price != NONE and state.card == JOURNAL and state.improved:
        price = max(price - state.box.discount, 0)
    return price


def token_moves(state: Expo, seat: int) -> list[Action]:
    """Every way to spend a movement point."""
    patents, money = state.patents, state.players[seat].money
    moves: list[Action] = []
    for number in range(state.box.tokens):
        token = seat * MOST_TOKENS + number
        here = patents.rows[token]
        for row in range(ROW_COUNT):
            if here == NONE:
                moves.append(MOVE[number][row])
            elif row == here:
                if patents.steps[token] < state.box.steps:
                    moves.append(MOVE[number][row])
            elif 0 <= jump_price(state, token, row) <= money:
                moves.append(MOVE[number][row])
    return moves


def _check_token(state: Expo, seat: int, action: Move) -> None:
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
    """One movement point of a seat's token; a row's chit is chosen before anything else."""
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
    if patents.steps[token] == state.box.steps and patents.chits[action.row] == NONE:
        left = patents.chits_left
        if left & left - 1:
            state.agenda.append(CHOOSE_CHIT[seat][action.row])
            return
        place_chit(state, seat, left.bit_length() - 1, action.row)
    go_on_moving(state, seat)


def place_chit(state: Expo, seat: int, chit: int, row: int) -> None:
    patents = state.patents
    patents.chits_left &= ~(1 << chit)
    patents.chits[row] = chit
    if state.events is not None:
        state.events.append(ChitPlaced(seat, CHIT_NAMES[chit], TYPE_NAMES[row]))
    if patents.rows_closed(state.box.steps):
        bring_end(state, seat, END_PATENTS)


def go_on_moving(state: Expo, seat: int) -> None:
    """Another movement point, as long as one is left and can be spent."""
    if state.done < state.allowed and token_moves(state, seat):
        state.agenda[-1] = MOVE_TOKENS[seat]
    else:
        end_of_part(state, seat)


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
    """A ghost stops on the last step; the first token there gets a chit by chance."""
    patents, last = state.patents, state.box.steps
    ghost = GHOSTS + row
    step = min(patents.steps[ghost] + steps, last)
    if step == patents.steps[ghost]:
        return
    patents.move(ghost, row, step)
    if state.events is not None:
        state.events.append(GhostMoved(TYPE_NAMES[row], step))
    if step == last and patents.chits[row] == NONE:
        left = [chit for chit in range(len(CHIT_NAMES)) if patents.chits_left >> chit & 1]
        chit = left[state.chance.below(len(left))]
        patents.chits_left &= ~(1 << chit)
        patents.chits[row] = chit
        if state.events is not None:
            state.events.append(GhostChitPlaced(CHIT_NAMES[chit], TYPE_NAMES[row]))
        if patents.rows_closed(last):
            bring_end(state, seat, END_PATENTS)


# Meeting Room


def go_on_meeting(state: Expo, seat: int) -> None:
    """Another action, as long as one is allowed."""
    if state.meeting.bit_count() < state.box.meeting_actions:
        state.agenda[-1] = HOLD_MEETING[seat]
    else:
        finish_action(state, seat)


def begin_part(state: Expo, part: int, allowed: int) -> None:
    state.meeting |= part
    state.allowed = allowed
    state.done = 0


def end_of_part(state: Expo, seat: int) -> None:
    """Movement points or moved tiles are at an end, and with them a Journal, or one action of a Meeting."""
    if state.card == MEETING_ROOM:
        go_on_meeting(state, seat)
    else:
        finish_action(state, seat)


def lift(state: Expo, seat: int, action: Lift) -> None:
    laboratory = state.players[seat].laboratory
    tile = _lying_tile(laboratory, action.tile, action.cell)
    if tile >> PIECE_SHIFT in state.moved:
        raise IllegalAction("illegal-moved-already", tile=state.box.names[tile >> PIECE_SHIFT])
    if not laboratory.can_move(tile):
        raise IllegalAction("illegal-cannot-move", tile=state.box.names[tile >> PIECE_SHIFT])
    state.held = tile >> PIECE_SHIFT
    state.agenda[-1] = MOVE_TILE[seat]


def move_tile(state: Expo, seat: int, tile: int, action: Put) -> None:
    laboratory = state.players[seat].laboratory
    piece = state.held
    state.held = NONE
    laboratory.lift(tile)
    laboratory.put(piece, action.spot)
    state.moved.append(piece)
    if state.events is not None:
        source, cell = CELL_NAMES[tile & CELL], CELL_NAMES[action.cell]
        state.events.append(TileMoved(seat, state.box.names[piece], source, cell, action.turn))
    complete_projects(state, seat, lying(piece, action.spot))
    state.done += 1
    if state.done < state.allowed and _lifts(state, seat):
        state.agenda[-1] = REPOSITION_TILES[seat]
    else:
        end_of_part(state, seat)


def choose_jury(state: Expo, seat: int, energy: int) -> None:
    if energy not in state.jury_pile:
        raise IllegalAction("illegal-no-jury-tile", energy=TYPE_NAMES[energy])
    begin_part(state, JURY_TILE, 1)
    state.jury_pile.remove(energy)
    state.jury.append(energy)
    if state.events is not None:
        state.events.append(JuryChosen(seat, TYPE_NAMES[energy]))
    check_jury(state, seat)
    end_of_part(state, seat)


def draw_jury(state: Expo, seat: int) -> None:
    energy = state.jury_pile.pop()
    state.jury.append(energy)
    if state.events is not None:
        state.events.append(JuryDrawn(TYPE_NAMES[energy]))
    check_jury(state, seat)


def check_jury(state: Expo, seat: int) -> None:
    if len(state.jury) == state.box.jury_spaces:
        bring_end(state, seat, END_JURY)


def _lifts(state: Expo, seat: int) -> list[Action]:
    """One action for each tile that can be moved and was not."""
    laboratory = state.players[seat].laboratory
    lifts: list[Action] = []
    for tile in laboratory.tiles:
        piece = tile >> PIECE_SHIFT
        if piece not in state.moved and laboratory.can_move(tile):
            lifts.append(LIFT_CELL[tile & CELL] if piece >= FIRST_RESOURCE else LIFT[piece])
    return lifts


def _check_new(state: Expo, part: int) -> None:
    if state.meeting & part:
        raise IllegalAction("illegal-twice-in-meeting")


# Solo


def draw_ghost_card(state: Expo) -> None:
    """The ghost's card: never a Meeting first, never the player's last; a later Meeting ends the round."""
    while True:
        first = state.ghost_undrawn == len(state.box.ghost_deck)
        state.ghost_undrawn -= 1
        card = state.ghost_deck[state.ghost_undrawn]
        if card == MEETING_ROOM and first:
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
        if state.ender != NONE:
            next_last_card(state, GHOST)
        else:
            reorganise(state)


# The end


def end_game(state: Expo) -> None:
    """Points of the Jury, of the Patents Office and of its chits; those of Paris 1889 after all others."""
    state.agenda.clear()
    energy = preferred_energy(state.jury)
    for seat, player in enumerate(state.players):
        _gain(state, seat, jury_points(state.box, player.laboratory.completed, energy), JURY_REASON)
        towers = 0
        for number in range(state.box.tokens):
            token = seat * MOST_TOKENS + number
            step = state.patents.steps[token]
            if step == state.box.steps:
                chit = state.patents.chits[state.patents.rows[token]]
                if chit == PARIS_1889:
                    towers += 1
                else:
                    points = chit_points(state.box, chit, player.laboratory, player.money, player.start_scrap)
                    _gain_from_chit(state, seat, points, chit)
            elif step >= state.box.points_from:
                _gain(state, seat, state.box.step_points, STEPS_REASON)
        points = eiffel_points(state.box, player.prestige)
        for _ in range(towers):
            _gain_from_chit(state, seat, points, PARIS_1889)
    if state.events is not None:
        _tell_the_end(state, state.events)


def _gain(state: Expo, seat: int, points: int, reason: Name) -> None:
    state.players[seat].prestige += points
    if state.events is not None and points:
        state.events.append(Points(seat, points, reason))


def _gain_from_chit(state: Expo, seat: int, points: int, chit: int) -> None:
    state.players[seat].prestige += points
    if state.events is not None and points:
        state.events.append(ChitRewarded(seat, points, CHITS_REASON, CHIT_NAMES[chit]))


def _tell_the_end(state: Expo, events: list[Event]) -> None:
    if len(state.players) == 1:
        target = state.box.target
        reached = state.players[0].prestige > target
        events.append(TargetReached(0, target) if reached else TargetMissed(0, target))
    winners = tuple([seat for seat, place in enumerate(state.standings()) if place == 1])
    events.append(GameEnded(winners))


# What moves would do, in words


def _check_in_hand(player: Player, card: int) -> None:
    if not player.hand >> card & 1:
        raise IllegalAction("illegal-card-not-in-hand", card=CARD_NAMES[card])


def _play_label(state: Expo, seat: int, action: Action) -> Message:
    if isinstance(action, Play):
        return Message("action-play", {"card": state.card_name(seat, action.card)})
    return action.message()


def _take_label(action: Action, price: int) -> Message:
    if isinstance(action, Take):
        tile = TILE_NAMES[action.tile]
        return (
            Message("action-buy", {"tile": tile, "price": price}) if price else Message("action-free", {"tile": tile})
        )
    return action.message()


def _put_label(state: Expo, action: Action) -> Message:
    """A Resource tile is turned so that its double half lies on two sides; a larger tile by quarter turns."""
    if isinstance(action, Put) and state.held >= FIRST_RESOURCE:
        more = state.box.kind_of[state.held]
        values: dict[str, Value] = {
            "cell": CELL_NAMES[action.cell],
            "sides": SIDES[action.turn],
            "double": DOUBLES[more],
        }
        return Message("action-put-sides", values)
    return action.message()


def _cell_label(state: Expo, seat: int, key: str, cell: int) -> Message:
    """What lies on a cell."""
    tile = state.players[seat].laboratory.resource_at(cell)
    name = SCRAP_NAME if tile == NONE else state.box.names[tile >> PIECE_SHIFT]
    return Message(f"{key}-at", {"tile": name, "cell": CELL_NAMES[cell]})


def _lift_label(state: Expo, seat: int, action: Action) -> Message:
    if isinstance(action, Lift) and action.cell >= 0:
        return _cell_label(state, seat, "action-move", action.cell)
    return action.message()


def _token_label(state: Expo, seat: int, action: Action) -> Message:
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
