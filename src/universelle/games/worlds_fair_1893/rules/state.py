"""The position: wheel, areas, cards and players."""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final, final

from universelle.core.action import Action
from universelle.core.chance import Chance
from universelle.core.seating import places
from universelle.core.state import State
from universelle.core.step import Step
from universelle.games.worlds_fair_1893.rules.actions import PLACE
from universelle.games.worlds_fair_1893.rules.components import (
    AREA_COUNT,
    AREA_NAMES,
    AREAS,
    SUPPLY,
    Box,
)
from universelle.games.worlds_fair_1893.rules.events import CardAdded, CarMoved, DeckReshuffled
from universelle.games.worlds_fair_1893.rules.scoring import token_points
from universelle.games.worlds_fair_1893.rules.view import Decision, View, view_of

NOT_CHOSEN: Final = -1


@final
class Player:
    """What is in front of one player. Cards are numbers of the box."""

    __slots__ = ("coins", "exhibits", "figures", "medals", "tickets", "tokens")

    def __init__(
        self,
        exhibits: list[list[int]],
        tickets: list[int],
        figures: list[int],
        tokens: list[int],
        coins: int = 0,
        medals: int = 0,
    ) -> None:
        self.exhibits = exhibits  # proposed, by area
        self.tickets = tickets
        self.figures = figures
        self.tokens = tokens  # approved exhibits, by area
        self.coins = coins
        self.medals = medals

    def clone(self) -> Player:
        return Player(
            [cards[:] for cards in self.exhibits],
            self.tickets[:],
            self.figures[:],
            self.tokens[:],
            self.coins,
            self.medals,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return Player, (self.exhibits, self.tickets, self.figures, self.tokens, self.coins, self.medals)

    def content(self) -> tuple[object, ...]:
        lists = (*self.exhibits, self.tickets, self.figures, self.tokens)
        return (*map(tuple, lists), self.coins, self.medals)

    def exhibits_left(self) -> int:
        return sum([len(cards) for cards in self.exhibits])


@final
class Ring:
    """The area tiles around the wheel, clockwise from the left of its base to its right."""

    __slots__ = ("adjacent", "following", "order", "placements")

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order
        self.following = tuple([order[(order.index(area) + 1) % AREA_COUNT] for area in range(AREA_COUNT)])
        self.adjacent = tuple([self._beside(order.index(area)) for area in range(AREA_COUNT)])
        self.placements: tuple[Action, ...] = tuple([PLACE[area][SUPPLY] for area in order])

    def __reduce__(self) -> tuple[object, ...]:
        return ring_of, (self.order,)

    def _beside(self, position: int) -> tuple[int, ...]:
        """The base of the wheel parts the first area from the last."""
        return tuple([self.order[p] for p in (position - 1, position + 1) if 0 <= p < AREA_COUNT])


RINGS: Final = {order: Ring(order) for order in permutations(range(AREA_COUNT))}


def ring_of(order: tuple[int, ...]) -> Ring:
    """The ring with the areas in this order: there is one for each, shared by all positions."""
    return RINGS[order]


@final
class WorldsFair(State):
    """A position of World's Fair 1893. Areas have the numbers of `AREAS`, wherever they are around the wheel."""

    reveals_decide = False  # the new cards change nothing in the scoring that may follow

    def __init__(
        self,
        box: Box,
        chance: Chance,
        ring: Ring,
        players: list[Player],
        supporters: list[list[int]],
        cards: list[list[int]],
    ) -> None:
        super().__init__(chance)
        self.box = box
        self.ring = ring
        self.players = players
        self.supporters = supporters  # on each area, then in the supply, by seat
        self.cards = cards  # face up beside each area
        self.deck: tuple[int, ...] = ()  # drawn from its end, and shared by copies
        self.undrawn = 0
        self.discard: list[int] = []
        self.car = 0  # spaces from the start; a full circle brings scoring
        self.marker = 0  # on the round track: beginning and end of each round in turn
        self.first = 0
        self.turn = 0  # the seat whose turn it is or, during scoring, comes next
        self.chosen = NOT_CHOSEN  # the area of step 1 of this turn
        self.lull = 0  # turns in a row without a ticket collected

    @property
    def round(self) -> int:
        """The round being played, the first being 1."""
        return self.marker // 2 + 1

    def has_chosen(self) -> bool:
        """Whether step 1 of a turn is done, and the turn is not over."""
        return self.chosen != NOT_CHOSEN

    def next_seat(self, seat: int) -> int:
        """The seat to the left."""
        return seat + 1 if seat + 1 < len(self.players) else 0

    def move_car(self, tickets: int) -> None:
        """One space for each ticket, but never past the start."""
        spaces = min(tickets, self.box.wheel - self.car)
        self.car += spaces
        if self.events is not None:
            self.events.append(CarMoved(spaces, self.box.wheel - self.car))

    def add_cards(self) -> None:
        """One card to the chosen area, then one to each of the next areas clockwise that are not full."""
        limits, following = self.box.card_limits, self.ring.following
        area = self.chosen
        for _ in range(self.box.added_cards):
            while len(self.cards[area]) >= limits[area]:
                area = following[area]
            if not self.undrawn and not self.renew_deck():
                return
            self.deal(area)
            area = following[area]

    def deal(self, area: int) -> None:
        """Lay the top card of the deck beside an area."""
        self.undrawn -= 1
        card = self.deck[self.undrawn]
        self.cards[area].append(card)
        if self.events is not None:
            self.events.append(CardAdded(AREA_NAMES[area], self.box.names[card]))

    def renew_deck(self) -> bool:
        """Shuffle the discard pile into a new deck; without a pile there is none."""
        self.deck = self.chance.shuffled(self.discard)
        self.undrawn = len(self.deck)
        self.discard.clear()
        if self.events is not None and self.undrawn:
            self.events.append(DeckReshuffled(self.undrawn))
        return self.undrawn > 0

    def clone(self) -> WorldsFair:
        players = [player.clone() for player in self.players]
        supporters = [there[:] for there in self.supporters]
        cards = [beside[:] for beside in self.cards]
        twin = WorldsFair(self.box, self.chance.clone(), self.ring, players, supporters, cards)
        twin.agenda = self.agenda[:]
        twin.deck = self.deck
        twin.undrawn = self.undrawn
        twin.discard = self.discard[:]
        twin.car = self.car
        twin.marker = self.marker
        twin.first = self.first
        twin.turn = self.turn
        twin.chosen = self.chosen
        twin.lull = self.lull
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        parts = (self.box, self.chance, self.ring, self.players, self.supporters, self.cards)
        deck = self.deck[: self.undrawn]
        track = (self.car, self.marker, self.first, self.turn, self.chosen, self.lull)
        return _unpickled, (*parts, self.agenda, deck, self.discard, track)

    def resample(self, seat: int, chance: Chance) -> WorldsFair:
        """Only the order of the deck is unknown, to every seat alike."""
        twin = self.clone()
        twin.deck = chance.shuffled(sorted(self.deck[: self.undrawn]))
        twin.chance = chance.fork()
        return twin

    def components(self) -> Box:
        return self.box

    def content(self) -> tuple[object, ...]:
        return (
            tuple([step.content() for step in self.agenda]),
            self.chance.content(),
            tuple([player.content() for player in self.players]),
            self.ring.order,
            tuple(map(tuple, self.supporters)),
            tuple(map(tuple, self.cards)),
            self.deck[: self.undrawn],
            tuple(self.discard),
            (self.car, self.marker, self.first, self.turn, self.chosen, self.lull),
        )

    def knows_more(self, seat: int) -> bool:
        return False

    def view(self, seat: int | None) -> View:
        return view_of(self, self._decision())

    def _decision(self) -> Decision | None:
        if not self.agenda:
            return None
        step = self.agenda[-1]
        assert isinstance(step, DecisionStep)
        return step.decision()

    def preview(self, seat: int, action: Action) -> None:
        step = self.agenda[-1]
        assert isinstance(step, DecisionStep)
        step.preview(self, seat, action)

    def scores(self) -> list[int]:
        return [self.score(player) for player in self.players]

    def score(self, player: Player) -> int:
        return player.coins + player.medals + token_points(self.box.set_points, player.tokens)

    def standings(self) -> list[int]:
        """Most points; then most approved exhibits; then fewest exhibit cards left."""
        return places([(self.score(player), sum(player.tokens), -player.exhibits_left()) for player in self.players])


class DecisionStep(Step[WorldsFair]):
    """A step that a player decides."""

    def decision(self) -> Decision:
        """The step as views show it."""
        raise NotImplementedError

    def preview(self, state: WorldsFair, seat: int, action: Action) -> None:
        """Carry out an action for a preview."""
        state.apply(seat, action)


def _unpickled(
    box: Box,
    chance: Chance,
    ring: Ring,
    players: list[Player],
    supporters: list[list[int]],
    cards: list[list[int]],
    agenda: list[Step[Any]],
    deck: tuple[int, ...],
    discard: list[int],
    track: tuple[int, int, int, int, int, int],
) -> WorldsFair:
    state = WorldsFair(box, chance, ring, players, supporters, cards)
    state.agenda = agenda
    state.deck = deck
    state.undrawn = len(deck)
    state.discard = discard
    state.car, state.marker, state.first, state.turn, state.chosen, state.lull = track
    return state


def set_up(box: Box, chance: Chance, first: int) -> WorldsFair:
    """Tiles, cards, supporters and start bonuses, up to the first turn."""
    ring = ring_of(chance.shuffled(range(AREA_COUNT)))
    players = [Player([[] for _ in AREAS], [], [], [0] * AREA_COUNT) for _ in range(box.players)]
    state = WorldsFair(box, chance, ring, players, _start_supporters(box, first), [[] for _ in AREAS])
    state.first = first
    state.turn = first
    state.deck = chance.shuffled(box.deck)
    state.undrawn = len(state.deck)
    for area in ring.order:
        for _ in range(box.start_cards):
            state.deal(area)
    return state


def _start_supporters(box: Box, first: int) -> list[list[int]]:
    """The same on each area, one more on those of the start bonus, the others in the supply."""
    supporters = [[box.start_supporters] * box.players for _ in AREAS]
    supply = [box.supporters - AREA_COUNT * box.start_supporters] * box.players
    for place, areas in enumerate(box.start_bonus):
        seat = (first + place) % box.players
        for area in areas:
            supporters[area][seat] += 1
            supply[seat] -= 1
    return [*supporters, supply]
