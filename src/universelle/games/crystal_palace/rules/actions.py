"""Every move of the game, built once."""

from __future__ import annotations

from typing import Final, final

from universelle.core.action import Action, Catalogue
from universelle.core.message import Message, Name, Seat
from universelle.games.crystal_palace.rules.components import (
    CHARACTER_NAMES,
    CHARACTERS,
    EXCHANGE_NAMES,
    EXCHANGES,
    GREEN_TILES,
    HIGHEST_DIE,
    LOCATION_NAMES,
    LOCATIONS,
    MAX_PLAYERS,
    MOST_MARKET,
    MOST_PLACEMENTS,
    PATENT_NAMES,
    PATENTS,
    SHARE_NAMES,
    SHARES,
    SLOT_NAMES,
    SLOTS,
    TILE_NAMES,
    TILES,
    WATCH_NAME,
)
from universelle.games.crystal_palace.rules.vocabulary import MOST_OPTIONS

# What can be taken from a display, and what can be used: by kind, then by number.
PATENT: Final = 0
TILE: Final = 1
SHARE: Final = 2
CHARACTER: Final = 3
MARKET: Final = 4
WATCH: Final = 5

ANY_MOMENT: Final = Message("action-any-moment")


@final
class SetDie(Action):
    """Set the next die, in secret."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        super().__init__(f"set {value}")
        self.value = value

    def message(self) -> Message:
        return Message("action-set", {"value": self.value})


@final
class Place(Action):
    """Place a die of this value on a placement space."""

    __slots__ = ("location", "space", "value")

    def __init__(self, value: int, location: int, space: int) -> None:
        super().__init__(f"place {value} {LOCATIONS[location]} {space + 1}")
        self.value = value
        self.location = location
        self.space = space

    def message(self) -> Message:
        name = LOCATION_NAMES[self.location]
        return Message("action-place", {"value": self.value, "place": name, "space": self.space + 1})

    def groups(self) -> tuple[Message, ...]:
        return (Message("action-place-at", {"place": LOCATION_NAMES[self.location]}),)


@final
class Take(Action):
    """Take a card or tile from a display."""

    __slots__ = ("kind", "number")

    def __init__(self, kind: int, number: int, key: str) -> None:
        super().__init__(f"take {key}")
        self.kind = kind
        self.number = number

    def message(self) -> Message:
        names = (PATENT_NAMES, TILE_NAMES, SHARE_NAMES, CHARACTER_NAMES)[self.kind]
        return take_message(names[self.number])


def take_message(card: Name) -> Message:
    return Message("action-take", {"card": card})


@final
class UseSlot(Action):
    """Act at the Port or at Waterloo: the die goes on to a slot."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        super().__init__(f"slot {SLOTS[slot][1]}")
        self.slot = slot

    def message(self) -> Message:
        return Message("action-slot", {"slot": SLOT_NAMES[self.slot]})


@final
class Build(Action):
    """Build a prototype."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(f"build {PATENTS[number]}")
        self.number = number

    def message(self) -> Message:
        return build_message(PATENT_NAMES[self.number])


def build_message(card: Name) -> Message:
    return Message("action-build", {"card": card})


@final
class Target(Action):
    """Name the player on whom a prototype's effect is played."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"target {seat + 1}")
        self.seat = seat

    def message(self) -> Message:
        return Message("action-target", {"owner": Seat(self.seat)})


@final
class Move(Action):
    """Move the seat's assistant on a space of the market: up (an assistant action) or down."""

    __slots__ = ("space", "up")

    def __init__(self, space: int, up: bool) -> None:
        super().__init__(f"{'advance' if up else 'down'} {space + 1}")
        self.space = space
        self.up = up

    def message(self) -> Message:
        return Message("action-advance" if self.up else "action-down", {"space": self.space + 1})


@final
class Use(Action):
    """Use a tile, a space of the market, a character or the watch."""

    __slots__ = ("kind", "number")

    def __init__(self, kind: int, number: int, key: str) -> None:
        super().__init__(f"use {key}")
        self.kind = kind
        self.number = number

    def message(self) -> Message:
        if self.kind == MARKET:
            return Message("action-use-market", {"space": self.number + 1})
        if self.kind == WATCH:
            return use_message(WATCH_NAME)
        return use_message((TILE_NAMES if self.kind == TILE else CHARACTER_NAMES)[self.number])


def use_message(card: Name) -> Message:
    return Message("action-use", {"card": card})


@final
class Discard(Action):
    """Give up a research tile whose slot is needed."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__(f"discard {TILES[tile]}")
        self.tile = tile

    def message(self) -> Message:
        return Message("action-discard", {"card": TILE_NAMES[self.tile]})


@final
class Option(Action):
    """One of several lists of effects."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(f"option {number + 1}")
        self.number = number

    def message(self) -> Message:
        return Message("action-option", {"number": self.number + 1})


@final
class Exchange(Action):
    """One of the exchanges that are open at any moment."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(EXCHANGES[number].replace("-", " "))
        self.number = number

    def message(self) -> Message:
        return Message("action-exchange", {"exchange": EXCHANGE_NAMES[self.number]})

    def groups(self) -> tuple[Message, ...]:
        return (ANY_MOMENT,)


@final
class PlainAction(Action):
    """A move that says all by its name."""

    __slots__ = ()

    def message(self) -> Message:
        return Message(f"action-{self.code}")


@final
class Borrow(Action):
    """Take a loan, or repay one: legal at any moment, the latter on the seat's own turn."""

    __slots__ = ()

    def message(self) -> Message:
        return Message(f"action-{self.code}")

    def groups(self) -> tuple[Message, ...]:
        return (ANY_MOMENT,)


SET: Final = tuple([SetDie(value) for value in range(1, HIGHEST_DIE + 1)])
PLACE: Final = tuple(  # by value, then location, then space
    [
        tuple([tuple([Place(value, n, space) for space in range(MOST_PLACEMENTS)]) for n in range(len(LOCATIONS))])
        for value in range(1, HIGHEST_DIE + 1)
    ]
)
TAKE: Final = (  # by display
    tuple([Take(PATENT, n, key) for n, key in enumerate(PATENTS)]),
    tuple([Take(TILE, n, key) for n, key in enumerate(GREEN_TILES)]),
    tuple([Take(SHARE, n, key) for n, key in enumerate(SHARES)]),
    tuple([Take(CHARACTER, n, key) for n, key in enumerate(CHARACTERS)]),
)
USE_SLOT: Final = tuple([UseSlot(n) for n in range(len(SLOTS))])
BUILD: Final = tuple([Build(n) for n in range(len(PATENTS))])
TARGET: Final = tuple([Target(seat) for seat in range(MAX_PLAYERS)])
ADVANCE: Final = tuple([Move(space, True) for space in range(MOST_MARKET - 1)])  # from the top there is no way up
DOWN: Final = tuple([Move(space, False) for space in range(MOST_MARKET)])
USE_TILE: Final = tuple([Use(TILE, n, key) for n, key in enumerate(TILES)])
USE_CHARACTER: Final = tuple([Use(CHARACTER, n, key) for n, key in enumerate(CHARACTERS)])
USE_MARKET: Final = tuple([Use(MARKET, space, f"market {space + 1}") for space in range(MOST_MARKET)])
USE_WATCH: Final = Use(WATCH, 0, "watch")
DISCARD: Final = tuple([Discard(n) for n in range(len(TILES))])
OPTION: Final = tuple([Option(n) for n in range(MOST_OPTIONS)])
EXCHANGE: Final = tuple([Exchange(n) for n in range(len(EXCHANGES))])

SEAL: Final = PlainAction("seal")
PASS: Final = PlainAction("pass")
ACT: Final = PlainAction("act")
GOAL: Final = PlainAction("goal")
ENTER: Final = PlainAction("enter")
STAY: Final = PlainAction("stay")
ACCEPT: Final = PlainAction("accept")
DECLINE: Final = PlainAction("decline")
DONE: Final = PlainAction("done")
USE_REST: Final = PlainAction("rest")
LOAN: Final = Borrow("loan")
REPAY: Final = Borrow("repay")

PLAIN_ACTIONS: Final = (SEAL, PASS, ACT, GOAL, ENTER, STAY, ACCEPT, DECLINE, DONE, USE_REST)


def _all_actions() -> list[Action]:
    actions: list[Action] = list(SET)
    for by_location in PLACE:
        for by_space in by_location:
            actions.extend(by_space)
    for display in TAKE:
        actions.extend(display)
    actions.extend([*USE_SLOT, *BUILD, *TARGET, *ADVANCE, *DOWN, *USE_TILE, *USE_CHARACTER, *USE_MARKET, USE_WATCH])
    actions.extend([*DISCARD, *OPTION, *PLAIN_ACTIONS, *EXCHANGE, LOAN, REPAY])
    return actions


CATALOGUE: Final = Catalogue(_all_actions())

# What is open at any moment, by bits: an exchange has the bit of its number, then come loan and repaying.
LOAN_BIT: Final = 1 << len(EXCHANGES)
REPAY_BIT: Final = LOAN_BIT << 1


def _open(bits: int) -> tuple[Action, ...]:
    actions: list[Action] = [EXCHANGE[n] for n in range(len(EXCHANGES)) if bits >> n & 1]
    if bits & LOAN_BIT:
        actions.append(LOAN)
    if bits & REPAY_BIT:
        actions.append(REPAY)
    return tuple(actions)


OPEN: Final = tuple([_open(bits) for bits in range(REPAY_BIT << 1)])
