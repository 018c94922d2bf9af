"""The position: locations, market, tracks, cards and players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast, final

from universelle.core.action import Action
from universelle.core.chance import Chance
from universelle.core.event import Points
from universelle.core.seating import CLOCKWISE, places
from universelle.core.state import State
from universelle.core.step import Step
from universelle.games.crystal_palace.rules.actions import Borrow, Exchange, Place, SetDie, Use
from universelle.games.crystal_palace.rules.codes import NOWHERE
from universelle.games.crystal_palace.rules.components import HIGHEST_DIE, LOCATIONS, MOST_PLACEMENTS, SLOTS, Box
from universelle.games.crystal_palace.rules.events import REASONS, Gained, Lost, MoneyLeft, PointsLost
from universelle.games.crystal_palace.rules.player import VALUE_BITS, Player
from universelle.games.crystal_palace.rules.steps import Decision
from universelle.games.crystal_palace.rules.view import View, copied, view_of, view_of_seat
from universelle.games.crystal_palace.rules.vocabulary import ENERGY, GEAR, INCOME, MONEY, NEWSPAPER

# What a position holds besides its components, random source, players and agenda.
LIKELY_LEAST: Final = 3  # the lowest die that somebody with plenty of money is likely to set
FIELDS: Final = (
    "round",
    "phase",
    "first",
    "turn",
    "location",
    "asked",
    "acting",
    "acting_space",
    "pending",
    "pictures_pay",
    "placed",
    "occupied",
    "acted",
    "used",
    "slot_dice",
    "market",
    "market_gears",
    "tickets",
    "arrivals",
    "watch_taken",
    "displays",
    "patents",
    "patents_under",
    "characters",
    "characters_under",
    "green",
    "blue",
    "orange",
    "shares",
    "loans",
    "extra_loans",
    "tiles_gone",
    "shares_gone",
    "flyers",
    "face",
    "salary_space",
    "hit",
)


@final
class Palace(State):
    """A position of Crystal Palace."""

    def __init__(self, box: Box, chance: Chance, players: list[Player], ruleset: int) -> None:
        super().__init__(chance)
        self.box = box
        self.players = players
        self.ruleset = ruleset
        self.round = 1
        self.phase = 1
        self.first = 0  # player of this round; before the reveal, of the last
        self.turn = 0
        self.location = NOWHERE  # where dice are acting
        self.asked = 0  # placement spaces there whose dice have been asked, as bits
        self.acting = 0  # the die that acts, or 0
        self.acting_space = 0  # the placement space it came from
        self.pending: tuple[Use, ...] = ()  # effects still to be used by the seat at turn
        self.pictures_pay = False  # whether a token placed now pays at once
        self.placed: list[int] = []  # dice on placement spaces, by location
        self.occupied: list[int] = []  # placement spaces used, as bits, by location
        self.acted: list[int] = []  # dice on action spaces, by location
        self.used: list[int] = []  # action spaces used, by location
        self.slot_dice: list[int] = []  # dice on the slots of Port and Waterloo
        self.market: list[int] = []  # the seat of the assistant on each space, from the bottom
        self.market_gears = 0
        self.tickets: tuple[int, ...] = ()  # dice that never come back
        self.arrivals = 0  # players at the end of the buzz track
        self.watch_taken = False
        self.displays: list[tuple[int, ...]] = []  # patents, tiles, shares, characters
        self.patents: tuple[int, ...] = ()  # the deck, its top at the end
        self.patents_under = 0  # cards at its bottom that all have seen go there
        self.characters: tuple[int, ...] = ()
        self.characters_under = 0
        self.green: tuple[int, ...] = ()  # the stack, drawn from its end
        self.blue: tuple[int, ...] = ()
        self.orange: tuple[int, ...] = ()
        self.shares: tuple[tuple[int, ...], ...] = ()  # of the rounds to come
        self.loans: tuple[int, ...] = ()  # points of each, drawn from its end
        self.extra_loans = 0  # taken when the stack was empty
        self.tiles_gone: tuple[int, ...] = ()
        self.shares_gone: tuple[int, ...] = ()
        self.flyers: tuple[int, ...] = ()  # by space of the buzz track; -1 for none
        self.face = 0  # of the publisher

        # From ruleset 2 on:
        self.salary_space = 0  # of Westminster, on which the seat at turn was when it paid its salaries
        self.hit = 0  # seats on which a rival's prototype was played since they built, as bits

    def order(self) -> tuple[int, ...]:
        """All seats in player order."""
        return CLOCKWISE[len(self.players)][self.first]

    def dice_are_hidden(self) -> bool:
        """Whether dice are being set and not all are sealed."""
        return self.phase == 1 and not all([player.sealed for player in self.players])

    def score(self, seat: int, points: int, reason: int) -> None:
        """Points gained, or lost if below 0."""
        player = self.players[seat]
        player.vp += points
        if self.events is not None and points:
            event = Points if points > 0 else PointsLost
            self.events.append(event(seat, points, REASONS[reason]))

    def gain(self, seat: int, what: int, n: int) -> None:
        """Pounds, gears, energy, newspapers or income steps. Surplus newspapers are lost, surplus steps paid."""
        player = self.players[seat]
        if what == MONEY:
            player.money += n
        elif what == GEAR:
            player.gears += n
        elif what == ENERGY:
            player.energy += n
        elif what == NEWSPAPER:
            n = min(n, self.box.newspapers_most - player.newspapers)
            player.newspapers += n
        else:
            self._raise_income(seat, n)
            return
        if self.events is not None and n:
            self.events.append(Gained(seat, what, n))

    def _raise_income(self, seat: int, steps: int) -> None:
        """A step above the top pays a pound instead."""
        player = self.players[seat]
        up = min(steps, len(self.box.income_values) - 1 - player.income)
        player.income += up
        if self.events is not None and up:
            self.events.append(Gained(seat, INCOME, up))
        if steps > up:
            self.gain(seat, MONEY, steps - up)

    def lower_income(self, seat: int, steps: int) -> int:
        """Down the income track; how many steps the bottom stopped."""
        player = self.players[seat]
        down = min(steps, player.income)
        player.income -= down
        if self.events is not None and down:
            self.events.append(Lost(seat, INCOME, down))
        return steps - down

    def lose(self, seat: int, what: int, n: int) -> None:
        """Gears, energy or newspapers, as far as there are any; pounds that are there."""
        player = self.players[seat]
        if what == MONEY:
            player.money -= n
        elif what == GEAR:
            n = min(n, player.gears)
            player.gears -= n
        elif what == ENERGY:
            n = min(n, player.energy)
            player.energy -= n
        else:
            n = min(n, player.newspapers)
            player.newspapers -= n
        if self.events is not None and n:
            self.events.append(Lost(seat, what, n))

    def clear_boards(self) -> None:
        """No die on any location."""
        spaces = len(LOCATIONS) * MOST_PLACEMENTS
        self.placed = [0] * spaces
        self.acted = [0] * spaces
        self.occupied = [0] * len(LOCATIONS)
        self.used = [0] * len(LOCATIONS)
        self.slot_dice = [0] * len(SLOTS)

    def clone(self) -> Palace:
        return self._copy(self.chance.clone(), [player.clone() for player in self.players])

    def clone_for_preview(self, seat: int, action: Action) -> Palace:
        """Previews of dice, exchanges and loans change nothing for other players."""
        if not isinstance(action, (SetDie, Place, Exchange, Borrow)):
            return self.clone()
        players = self.players[:]
        players[seat] = players[seat].clone()
        return self._copy(self.chance.clone(), players)

    def _copy(self, chance: Chance, players: list[Player]) -> Palace:
        """An equal position with this random source; field by field, which is the fastest way on both builds."""
        twin = Palace(self.box, chance, players, self.ruleset)
        twin.agenda = self.agenda[:]
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.location = self.location
        twin.asked = self.asked
        twin.acting = self.acting
        twin.acting_space = self.acting_space
        twin.pending = self.pending
        twin.pictures_pay = self.pictures_pay
        twin.placed = self.placed[:]
        twin.occupied = self.occupied[:]
        twin.acted = self.acted[:]
        twin.used = self.used[:]
        twin.slot_dice = self.slot_dice[:]
        twin.market = self.market[:]
        twin.market_gears = self.market_gears
        twin.tickets = self.tickets
        twin.arrivals = self.arrivals
        twin.watch_taken = self.watch_taken
        twin.displays = self.displays[:]
        twin.patents = self.patents
        twin.patents_under = self.patents_under
        twin.characters = self.characters
        twin.characters_under = self.characters_under
        twin.green = self.green
        twin.blue = self.blue
        twin.orange = self.orange
        twin.shares = self.shares
        twin.loans = self.loans
        twin.extra_loans = self.extra_loans
        twin.tiles_gone = self.tiles_gone
        twin.shares_gone = self.shares_gone
        twin.flyers = self.flyers
        twin.face = self.face
        twin.salary_space = self.salary_space
        twin.hit = self.hit
        return twin

    def resample(self, seat: int, chance: Chance) -> Palace:
        """What lies face down, the order of the decks below their tops, and the dice others have set in secret."""
        twin = self._copy(chance, [player.clone() for player in self.players])
        twin.patents = _redealt(self.patents, self.patents_under, chance)
        twin.characters = _redealt(self.characters, self.characters_under, chance)
        twin.green = chance.shuffled(sorted(self.green))
        twin.blue = chance.shuffled(sorted(self.blue))
        twin.orange = chance.shuffled(sorted(self.orange))
        twin.loans = chance.shuffled(sorted(self.loans))
        twin.shares = tuple([chance.shuffled(sorted(pile)) for pile in self.shares])
        if self.dice_are_hidden():
            for other, player in enumerate(twin.players):
                if other != seat:
                    _imagine_dice(player, chance)
        twin.chance = chance.fork()
        return twin

    def preview(self, seat: int, action: Action) -> None:
        """Up to the next decision or the end of what the action itself does."""
        decision, money = self.agenda[-1], self.players[seat].money
        assert isinstance(decision, Decision)
        decision.preview(self, seat, action)
        left = self.players[seat].money
        if self.events is not None and left != money:
            self.events.append(MoneyLeft(seat, left))

    def __reduce__(self) -> tuple[object, ...]:
        values = [getattr(self, name) for name in FIELDS]
        return _rebuilt, (self.box, self.chance, self.players, self.ruleset, self.agenda, values)

    def components(self) -> Box:
        return self.box

    def content(self) -> tuple[object, ...]:
        later = () if self.ruleset == 1 else ((self.ruleset, self.salary_space, self.hit),)
        return (
            tuple([step.content() for step in self.agenda]),
            self.chance.content(),
            tuple([player.content() for player in self.players]),
            (self.round, self.phase, self.first, self.turn, self.location, self.asked),
            (self.acting, self.acting_space),
            (tuple([action.code for action in self.pending]), self.pictures_pay),
            (self.market_gears, self.arrivals, self.watch_taken, self.extra_loans),
            tuple(map(tuple, (self.placed, self.occupied, self.acted, self.used, self.slot_dice, self.market))),
            (self.tickets, tuple(self.displays), self.patents, self.patents_under),
            (self.characters, self.characters_under, self.green, self.blue, self.orange, self.shares, self.loans),
            (self.tiles_gone, self.shares_gone, self.flyers, self.face),
            *later,
        )

    def knows_more(self, seat: int) -> bool:
        """Its own dice, until all are revealed."""
        return self.dice_are_hidden() and bool(self.players[seat].dice_in_hand())

    def view(self, seat: int | None) -> View:
        """All but the order of piles and, until they are revealed, the dice of others."""
        return cast("View", copied(self.view_to_read(seat)))

    def view_to_read(self, seat: int | None) -> View:
        public = view_of(self)
        return public if seat is None else view_of_seat(self, seat, public)

    def private_view(self, seat: int, public: Mapping[str, Any]) -> View:
        return view_of_seat(self, seat, cast("View", public))

    def scores(self) -> list[int]:
        return [player.vp for player in self.players]

    def standings(self) -> list[int]:
        """Most points; tied players share their place."""
        return places([(score,) for score in self.scores()])


def _redealt(deck: tuple[int, ...], under: int, chance: Chance) -> tuple[int, ...]:
    """A deck with the cards between its known bottom and its open top in a new order."""
    top = max(len(deck) - 1, under)
    return (*deck[:under], *chance.shuffled(sorted(deck[under:top])), *deck[top:])


def _imagine_dice(player: Player, chance: Chance) -> None:
    """As many dice as were set, at values that the player can pay for and is likely to have chosen.

    Who has little money sets low dice, and who has plenty sets no ones; measured in matches of greedy bots.
    """
    dice = player.dice_set()
    player.hand = 0
    money = player.money
    for left in range(player.dice, player.dice - dice, -1):
        share = max(money, 0) // left
        highest = min(max(share, 1), HIGHEST_DIE)
        lowest = min(max(2 * share // 7, 1), LIKELY_LEAST)
        value = lowest + chance.randbelow(highest - lowest + 1)
        money -= value
        player.hand += 1 << VALUE_BITS * value


def _rebuilt(
    box: Box, chance: Chance, players: list[Player], ruleset: int, agenda: list[Step[Palace]], values: list[object]
) -> Palace:
    """A position from its parts, for pickle."""
    state = Palace(box, chance, players, ruleset)
    state.agenda = agenda
    for name, value in zip(FIELDS, values):
        setattr(state, name, value)
    return state
