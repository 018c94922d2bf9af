"""What belongs to one player."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Final, final

from universelle.games.crystal_palace.rules.codes import OPEN_LOAN, REPAID_LOAN
from universelle.games.crystal_palace.rules.components import HIGHEST_DIE

VALUE_BITS: Final = 3  # how many dice of one value are in hand, for each value
ONE_VALUE: Final = (1 << VALUE_BITS) - 1

FIELDS: Final = (
    "nation",
    "money",
    "gears",
    "energy",
    "newspapers",
    "vp",
    "income",
    "buzz",
    "arrival",
    "westminster",
    "tokens",
    "tokens_left",
    "dice",
    "dice_left",
    "hand",
    "sealed",
    "passed",
    "assistants",
    "goal",
    "patents",
    "prototypes",
    "characters",
    "shares",
    "watch",
    "slots",
    "beside",
    "borrowed",
    "builds",
    "discount_gear",
    "discount_energy",
)
_CONTENT: Final[Callable[[Player], tuple[object, ...]]] = attrgetter(*FIELDS)


def bits(mask: int) -> list[int]:
    """The numbers of the cards in a set of cards."""
    numbers: list[int] = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return numbers


@final
class Player:
    """What belongs to one player. Sets of cards are bits; what has parts is replaced when it changes.

    `clone` copies field by field, which is the fastest way on both builds; a test compares it with `FIELDS`.
    """

    __slots__ = FIELDS

    def __init__(self, nation: int, money: int, slots: tuple[int, ...]) -> None:
        self.nation = nation
        self.money = money
        self.gears = 0
        self.energy = 0
        self.newspapers = 0
        self.vp = 0
        self.income = 0  # space of the track
        self.buzz = 0
        self.arrival = 0  # how many came to the end of the buzz track before this one, and this one
        self.westminster = 0  # 0 is I
        self.tokens = 0  # pictures with a token
        self.tokens_left = 0
        self.dice = 0  # out of the supply, without those under tickets
        self.dice_left = 0
        self.hand = 0  # dice set and not yet placed: how many of each value
        self.sealed = False
        self.passed = False
        self.assistants = 0  # in the reserve
        self.goal = 0  # level reached
        self.patents = 0
        self.prototypes = 0
        self.characters = 0
        self.shares = 0
        self.watch = False
        self.slots = slots
        self.beside: tuple[int, ...] = ()  # loans for which no slot was left
        self.borrowed = 0  # loans since the last decision
        self.builds = 0  # prototypes that may still be built this round
        self.discount_gear = 0
        self.discount_energy = 0

    def clone(self) -> Player:
        twin = Player(self.nation, self.money, self.slots)
        twin.gears = self.gears
        twin.energy = self.energy
        twin.newspapers = self.newspapers
        twin.vp = self.vp
        twin.income = self.income
        twin.buzz = self.buzz
        twin.arrival = self.arrival
        twin.westminster = self.westminster
        twin.tokens = self.tokens
        twin.tokens_left = self.tokens_left
        twin.dice = self.dice
        twin.dice_left = self.dice_left
        twin.hand = self.hand
        twin.sealed = self.sealed
        twin.passed = self.passed
        twin.assistants = self.assistants
        twin.goal = self.goal
        twin.patents = self.patents
        twin.prototypes = self.prototypes
        twin.characters = self.characters
        twin.shares = self.shares
        twin.watch = self.watch
        twin.beside = self.beside
        twin.borrowed = self.borrowed
        twin.builds = self.builds
        twin.discount_gear = self.discount_gear
        twin.discount_energy = self.discount_energy
        return twin

    def content(self) -> tuple[object, ...]:
        """All fields."""
        return _CONTENT(self)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, self.content()

    def dice_of(self, value: int) -> int:
        """How many dice of this value are in hand."""
        return self.hand >> VALUE_BITS * value & ONE_VALUE

    def dice_in_hand(self) -> list[int]:
        """The dice in hand, the highest first."""
        dice: list[int] = []
        for value in range(HIGHEST_DIE, 0, -1):
            dice += [value] * self.dice_of(value)
        return dice

    def dice_set(self) -> int:
        """How many dice have been set, or are still in hand."""
        hand, dice = self.hand, 0
        while hand:
            dice += hand & ONE_VALUE
            hand >>= VALUE_BITS
        return dice

    def dice_sum(self) -> int:
        return sum([value * self.dice_of(value) for value in range(1, HIGHEST_DIE + 1)])

    def open_loans(self) -> int:
        loans = 0
        for code in self.slots:
            if OPEN_LOAN <= code < REPAID_LOAN:
                loans += 1
        for code in self.beside:
            if code < REPAID_LOAN:
                loans += 1
        return loans

    def loan_points(self, repaid: int) -> int:
        """What the loans cost at the end, those beside the board, too."""
        total = 0
        for code in (*self.slots, *self.beside):
            if code >= REPAID_LOAN:
                total += repaid
            elif code >= OPEN_LOAN:
                total -= code - OPEN_LOAN
        return total

    def tiles(self) -> list[int]:
        """The research tiles on the slots."""
        return [code for code in self.slots if 0 <= code < OPEN_LOAN]


def _rebuilt(nation: int, money: int, *others: object) -> Player:
    """A player from its content, for pickle."""
    player = Player(nation, money, ())
    for name, value in zip(FIELDS[2:], others):
        setattr(player, name, value)
    return player
