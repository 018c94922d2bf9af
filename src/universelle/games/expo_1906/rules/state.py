"""The position: boards, piles, laboratories and cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast, final

from universelle.core.chance import Chance
from universelle.core.seating import places
from universelle.core.state import State
from universelle.games.expo_1906.rules.components import (
    CARD_COUNT,
    CARD_NAMES,
    CHITS,
    IMPROVED_NAMES,
    JOURNAL,
    MEETING_ROOM,
    MOST_TOKENS,
    NONE,
    PROJECT_COUNT,
    ROW_COUNT,
    SHAPE_COUNT,
    TECHNOLOGIES,
    TOKEN_COUNT,
    WHOLE_HAND,
    Box,
)
from universelle.games.expo_1906.rules.events import PileReshuffled
from universelle.games.expo_1906.rules.laboratory import Laboratory
from universelle.games.expo_1906.rules.view import PlayerView, View
from universelle.games.expo_1906.rules.views import copied, view_of, view_of_seat
from universelle.games.expo_1906.rules.views.players import view_of_player

START: Final = 1  # the step that all rows share


@final
class Player:
    """What belongs to one player. Cards in hand are bits; the others are on the table, the last one on top."""

    __slots__ = ("front", "hand", "laboratory", "last", "money", "prestige", "start_scrap")

    def __init__(self, laboratory: Laboratory, front: list[int], money: int) -> None:
        self.laboratory = laboratory
        self.front = front  # pieces bought and not yet placed
        self.money = money
        self.prestige = 0
        self.hand = WHOLE_HAND
        self.last = NONE  # the card played last in this round
        self.start_scrap = 0  # cells

    def clone(self) -> Player:
        twin = Player(self.laboratory.clone(), self.front[:], self.money)
        twin.prestige = self.prestige
        twin.hand = self.hand
        twin.last = self.last
        twin.start_scrap = self.start_scrap
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        others = (self.prestige, self.hand, self.last, self.start_scrap)
        return _restored_player, (self.laboratory, self.front, self.money, others)

    def content(self) -> tuple[object, ...]:
        owned = (tuple(self.front), self.money, self.prestige, self.start_scrap)
        return (self.laboratory.content(), *owned, self.hand, self.last)

    def is_first_turn(self) -> bool:
        """Whether no card was played in this round."""
        return self.hand == WHOLE_HAND


def _restored_player(laboratory: Laboratory, front: list[int], money: int, others: tuple[int, int, int, int]) -> Player:
    player = Player(laboratory, front, money)
    player.prestige, player.hand, player.last, player.start_scrap = others
    return player


@final
class Patents:
    """The Patents Office. Rows have the numbers of their types; tokens are those of each seat, then the ghosts."""

    __slots__ = ("chits", "chits_left", "order", "rows", "steps")

    def __init__(self, order: list[list[int]], rows: list[int], steps: list[int], chits: list[int], left: int) -> None:
        self.order = order  # tokens of each row: the rightmost first, in a stack from top to bottom
        self.rows = rows  # by token; NONE on the first step
        self.steps = steps  # by token
        self.chits = chits  # by row
        self.chits_left = left  # as bits

    def clone(self) -> Patents:
        order = [tokens[:] for tokens in self.order]
        return Patents(order, self.rows[:], self.steps[:], self.chits[:], self.chits_left)

    def __reduce__(self) -> tuple[object, ...]:
        return Patents, (self.order, self.rows, self.steps, self.chits, self.chits_left)

    def content(self) -> tuple[object, ...]:
        return tuple(map(tuple, self.order)), tuple(self.rows), tuple(self.steps), tuple(self.chits), self.chits_left

    def move(self, token: int, row: int, step: int) -> None:
        """A token arrives on a space, under all tokens that are there."""
        if self.rows[token] != NONE:
            self.order[self.rows[token]].remove(token)
        place = 0
        for other in self.order[row]:
            if self.steps[other] < step:
                break
            place += 1
        self.order[row].insert(place, token)
        self.rows[token] = row
        self.steps[token] = step

    def leads(self, seat: int, row: int) -> bool:
        """Whether a seat's token is the foremost of a row."""
        order = self.order[row]
        first = seat * MOST_TOKENS  # of the seat's tokens
        return len(order) > 0 and first <= order[0] < first + MOST_TOKENS

    def rows_led(self, seat: int) -> list[int]:
        return [row for row in range(ROW_COUNT) if self.leads(seat, row)]

    def rows_closed(self, last: int) -> bool:
        """Whether in all rows a token has reached the last step."""
        return all([len(order) > 0 and self.steps[order[0]] == last for order in self.order])


@final
class Expo(State):
    """A position of Expo 1906."""

    # Dealt by `set_up` and copied by `clone`.
    players: list[Player]
    patents: Patents
    open_projects: list[int]  # in the Academy, by shape
    project_piles: list[list[int]]  # by shape, drawn from the end
    unseen: list[int]  # how many on top of each pile nobody has seen; the others were put under it
    station: list[int]
    discard: list[int]
    jury: list[int]
    jury_pile: list[int]  # drawn from the end
    moved: list[int]  # pieces already handled in this Meeting

    def __init__(self, box: Box, chance: Chance, ruleset: int) -> None:
        super().__init__(chance)
        self.box = box
        self.ruleset = ruleset
        self.technologies = (1 << len(TECHNOLOGIES)) - 1  # in the Academy, as bits
        self.pile: tuple[int, ...] = ()  # of Resource tiles, drawn from its end, and shared by copies
        self.undrawn = 0
        self.ghost_deck: tuple[int, ...] = ()  # drawn from its end
        self.ghost_undrawn = 0
        self.ghost_card = NONE  # drawn last
        self.round = 1
        self.first = 0
        self.turn = 0
        self.ender = NONE  # who has brought about the end of the game
        self.is_final = False  # whether only last cards are played
        self.card = NONE  # whose action is carried out
        self.improved = False
        # Steps of the card: tiles bought, tiles placed or removed, movement points, tiles moved in a Meeting.
        self.steps_allowed = 0
        self.steps_done = 0
        self.held = NONE  # the piece to be put down
        self.meeting = 0  # what was chosen in this Meeting, as bits

    def next_seat(self, seat: int) -> int:
        """The seat to the left."""
        return seat + 1 if seat + 1 < len(self.players) else 0

    def previous_seat(self, seat: int) -> int:
        """The seat to the right."""
        return seat - 1 if seat else len(self.players) - 1

    def barred_card(self, seat: int) -> int:
        """The card that the right-hand neighbour, or the solo player's ghost, has just played."""
        if len(self.players) == 1:
            return self.ghost_card
        return self.players[self.previous_seat(seat)].last

    def discount(self) -> int:
        """What an improved Journal takes off the price of a change of row."""
        return self.box.discount if self.card == JOURNAL and self.improved else 0

    def card_name(self, seat: int, card: int) -> str:
        """A player's card, basic or improved."""
        if card != MEETING_ROOM and self.players[seat].laboratory.improves(card):
            return IMPROVED_NAMES[card]
        return CARD_NAMES[card]

    def draw_tile(self) -> int:
        """The top Resource tile; the discards become a new pile when there is none. NONE if all are elsewhere."""
        if not self.undrawn:
            self.pile = self.chance.shuffled(self.discard)
            self.undrawn = len(self.pile)
            self.discard.clear()
            if not self.undrawn:
                return NONE
            if self.events is not None:
                self.events.append(PileReshuffled(self.undrawn))
        self.undrawn -= 1
        return self.pile[self.undrawn]

    def take_jury_tile(self, energy: int) -> None:
        """A tile of this energy leaves the supply; the others stay in random order.

        Ruleset 1 does not shuffle them: the chosen energy then comes up too often afterwards.
        """
        self.jury_pile.remove(energy)
        if self.ruleset > 1:
            self.jury_pile = list(self.chance.shuffled(self.jury_pile))

    def shuffle_ghost_deck(self) -> None:
        self.ghost_deck = self.chance.shuffled(self.box.ghost_deck)
        self.ghost_undrawn = len(self.ghost_deck)

    def clone(self) -> Expo:
        twin = Expo(self.box, self.chance.clone(), self.ruleset)
        twin.players = [player.clone() for player in self.players]
        twin.patents = self.patents.clone()
        twin.open_projects = self.open_projects[:]
        twin.project_piles = [pile[:] for pile in self.project_piles]
        twin.unseen = self.unseen[:]
        twin.station = self.station[:]
        twin.discard = self.discard[:]
        twin.jury = self.jury[:]
        twin.jury_pile = self.jury_pile[:]
        twin.moved = self.moved[:]
        twin.agenda = self.agenda[:]
        twin.technologies = self.technologies
        twin.pile = self.pile
        twin.undrawn = self.undrawn
        twin.ghost_deck = self.ghost_deck
        twin.ghost_undrawn = self.ghost_undrawn
        twin.ghost_card = self.ghost_card
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.ender = self.ender
        twin.is_final = self.is_final
        twin.card = self.card
        twin.improved = self.improved
        twin.steps_allowed = self.steps_allowed
        twin.steps_done = self.steps_done
        twin.held = self.held
        twin.meeting = self.meeting
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: what its constructor takes, and all other attributes but the events."""
        others: dict[str, object] = {
            "agenda": self.agenda,
            "players": self.players,
            "patents": self.patents,
            "open_projects": self.open_projects,
            "project_piles": self.project_piles,
            "unseen": self.unseen,
            "station": self.station,
            "discard": self.discard,
            "jury": self.jury,
            "jury_pile": self.jury_pile,
            "moved": self.moved,
            "technologies": self.technologies,
            "pile": self.pile,
            "undrawn": self.undrawn,
            "ghost_deck": self.ghost_deck,
            "ghost_undrawn": self.ghost_undrawn,
            "ghost_card": self.ghost_card,
            "round": self.round,
            "first": self.first,
            "turn": self.turn,
            "ender": self.ender,
            "is_final": self.is_final,
            "card": self.card,
            "improved": self.improved,
            "steps_allowed": self.steps_allowed,
            "steps_done": self.steps_done,
            "held": self.held,
            "meeting": self.meeting,
        }
        return _restored_state, (self.box, self.chance, self.ruleset, others)

    def resample(self, seat: int, chance: Chance) -> Expo:
        """Unknown are the orders of the piles, and the cards that others played before their last one."""
        twin = self.clone()
        twin.pile = chance.shuffled(sorted(self.pile[: self.undrawn]))
        for shape, pile in enumerate(twin.project_piles):
            known = len(pile) - self.unseen[shape]
            pile[known:] = chance.shuffled(sorted(pile[known:]))
        twin.jury_pile = list(chance.shuffled(sorted(self.jury_pile)))
        twin.ghost_deck = chance.shuffled(sorted(self.ghost_deck[: self.ghost_undrawn]))
        for other, player in enumerate(twin.players):
            if other != seat:
                player.hand = _imagined_hand(player, chance)
        twin.chance = chance.fork()
        return twin

    def components(self) -> Box:
        return self.box

    def content(self) -> tuple[object, ...]:
        ruleset = () if self.ruleset == 1 else (self.ruleset,)  # contents of the first have always been without
        return (
            *ruleset,
            tuple([step.content() for step in self.agenda]),
            self.chance.content(),
            tuple([player.content() for player in self.players]),
            self.patents.content(),
            tuple(self.open_projects),
            tuple(map(tuple, self.project_piles)),
            tuple(self.unseen),
            self.technologies,
            tuple(self.station),
            self.pile[: self.undrawn],
            tuple(self.discard),
            tuple(self.jury),
            tuple(self.jury_pile),
            (self.ghost_deck[: self.ghost_undrawn], self.ghost_card),
            (self.round, self.first, self.turn, self.ender, self.is_final),
            (self.card, self.improved, self.steps_allowed, self.steps_done, self.held, self.meeting, tuple(self.moved)),
        )

    def knows_more(self, seat: int) -> bool:
        """Its own hand."""
        return True

    def view(self, seat: int | None) -> View:
        """All but the order of the piles, the hands of others and what they played before their last card."""
        return copied(self.view_to_read(seat))

    def view_to_read(self, seat: int | None) -> View:
        public = view_of(self)
        return public if seat is None else view_of_seat(self, seat, public)

    def player_view(self, seat: int) -> PlayerView:
        return view_of_player(self, seat)

    def private_view(self, seat: int, public: Mapping[str, Any]) -> View:
        return view_of_seat(self, seat, cast("View", public))

    def scores(self) -> list[int]:
        return [player.prestige for player in self.players]

    def standings(self) -> list[int]:
        """Most prestige; then most money."""
        return places([(player.prestige, player.money) for player in self.players])

    def winners(self) -> tuple[int, ...]:
        """A solo player wins by exceeding the target."""
        if len(self.players) == 1:
            return (0,) if self.players[0].prestige > self.box.target else ()
        return super().winners()


def _restored_state(box: Box, chance: Chance, ruleset: int, others: dict[str, object]) -> Expo:
    state = Expo(box, chance, ruleset)
    for name, value in others.items():
        setattr(state, name, value)
    return state


def _imagined_hand(player: Player, chance: Chance) -> int:
    """A hand as large as a player's, without the card on top; Meeting Room is never among the hidden cards."""
    played = CARD_COUNT - player.hand.bit_count()
    if played < 2:
        return player.hand
    below = [card for card in range(MEETING_ROOM) if card != player.last]
    hand = WHOLE_HAND & ~(1 << player.last)
    for card in chance.shuffled(below)[: played - 1]:
        hand &= ~(1 << card)
    return hand


def set_up(box: Box, chance: Chance, first: int, levels: list[str], ruleset: int) -> Expo:
    """Boards, piles and players; beginners' tiles are in front of them, to be put down first."""
    state = Expo(box, chance, ruleset)
    piles: list[list[int]] = [[] for _ in range(SHAPE_COUNT)]
    for project in range(PROJECT_COUNT):
        piles[box.shape_of[project]].append(project)
    state.project_piles = [list(chance.shuffled(pile)) for pile in piles]
    state.open_projects = [pile.pop() for pile in state.project_piles]
    state.unseen = [len(pile) for pile in state.project_piles]
    rows: list[list[int]] = [[] for _ in range(ROW_COUNT)]
    all_chits = (1 << len(CHITS)) - 1
    state.patents = Patents(rows, [NONE] * TOKEN_COUNT, [START] * TOKEN_COUNT, [NONE] * ROW_COUNT, all_chits)
    state.jury_pile = list(chance.shuffled(box.jury_tiles))
    state.jury = [state.jury_pile.pop() for _ in range(box.jury_start)]
    state.players = _players(box, first)
    state.discard = []
    state.moved = []
    state.first = first
    state.turn = first
    state.pile = chance.shuffled(box.resources)
    state.undrawn = len(state.pile)
    state.station = [state.draw_tile() for _ in range(box.station)]
    for place in range(box.players):
        seat = (first + place) % box.players
        state.players[seat].front += [state.draw_tile() for _ in range(box.levels[levels[seat]])]
    if box.players == 1:
        state.shuffle_ghost_deck()
    return state


def _players(box: Box, first: int) -> list[Player]:
    scrap = sum([1 << cell for cell in box.scrap])
    players: list[Player] = []
    for seat in range(box.players):
        player = Player(Laboratory(box, [], scrap, scrap, 0), [], box.start_money[(seat - first) % box.players])
        player.start_scrap = scrap
        players.append(player)
    return players
