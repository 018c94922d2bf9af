"""Every move of the game, built once.

A tile is placed in two moves: first which one, then where and how turned. One-cell tiles in a laboratory are named by
their cell, Projects and Technologies by themselves, tiles elsewhere by their kind.
"""

from __future__ import annotations

from typing import Final, final

from universelle.core.action import Action, Catalogue
from universelle.core.message import Message
from universelle.games.expo_1906.rules.components import (
    CARD_NAMES,
    CARDS,
    CELL_COUNT,
    CELL_NAMES,
    CHIT_NAMES,
    CHITS,
    ENERGIES,
    FIRST_RESOURCE,
    KIND_CODES,
    KIND_NAMES,
    MOST_TOKENS,
    PROJECT_COUNT,
    ROW_COUNT,
    STEAM,
    STRIDE,
    TURN_COUNT,
    TYPE_NAMES,
    TYPES,
)


@final
class Play(Action):
    """Play a card, basic or improved."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"play {CARDS[card]}")
        self.card = card

    def message(self) -> Message:
        return Message("action-play", {"card": CARD_NAMES[self.card]})


@final
class Take(Action):
    """Buy a tile of the Station or the Academy, or take one that is free."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__(f"take {KIND_CODES[kind]}")
        self.kind = kind

    def message(self) -> Message:
        return Message("action-take", {"tile": KIND_NAMES[self.kind]})

    def groups(self) -> tuple[Message, ...]:
        if self.kind >= FIRST_RESOURCE:
            return ()
        return (Message("action-take-project" if self.kind < PROJECT_COUNT else "action-take-technology"),)


@final
class Place(Action):
    """Pick up a tile in front of you, to place it in the laboratory."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__(f"place {KIND_CODES[kind]}")
        self.kind = kind

    def message(self) -> Message:
        return Message("action-place", {"tile": KIND_NAMES[self.kind]})

    def groups(self) -> tuple[Message, ...]:
        return (Message("action-place-which"),)


@final
class Remove(Action):
    """Remove a tile from the laboratory: a Project or a Technology, or else what is on a cell."""

    __slots__ = ("cell", "kind")

    def __init__(self, kind: int, cell: int) -> None:
        super().__init__(f"remove {KIND_CODES[kind] if cell < 0 else CELL_NAMES[cell]}")
        self.kind = kind
        self.cell = cell

    def message(self) -> Message:
        if self.cell < 0:
            return Message("action-remove", {"tile": KIND_NAMES[self.kind]})
        return Message("action-remove-cell", {"cell": CELL_NAMES[self.cell]})

    def groups(self) -> tuple[Message, ...]:
        return (Message("action-remove-which"),)


@final
class PickUpInLab(Action):
    """Pick up a tile of the laboratory in a Meeting, to move or turn it."""

    __slots__ = ("cell", "kind")

    def __init__(self, kind: int, cell: int) -> None:
        super().__init__(f"move {KIND_CODES[kind] if cell < 0 else CELL_NAMES[cell]}")
        self.kind = kind
        self.cell = cell

    def message(self) -> Message:
        if self.cell < 0:
            return Message("action-move", {"tile": KIND_NAMES[self.kind]})
        return Message("action-move-cell", {"cell": CELL_NAMES[self.cell]})

    def groups(self) -> tuple[Message, ...]:
        return (Message("action-move-which"),)


@final
class PutDown(Action):
    """Put the tile in hand on a cell (a larger one with its first cell in reading order), turned so many times."""

    __slots__ = ("cell", "spot", "turn")

    def __init__(self, cell: int, turn: int) -> None:
        super().__init__(f"put {CELL_NAMES[cell]} {turn}")
        self.cell = cell
        self.turn = turn
        self.spot = turn * CELL_COUNT + cell

    def message(self) -> Message:
        return Message("action-put", {"cell": CELL_NAMES[self.cell], "turns": self.turn})

    def groups(self) -> tuple[Message, ...]:
        row = Message("action-put-row", {"row": self.cell // STRIDE + 1})
        return row, Message("action-put-cell", {"cell": CELL_NAMES[self.cell]})


@final
class Move(Action):
    """Move a Patents token: into a row from step 1, on in its row, or over into another."""

    __slots__ = ("row", "token")

    def __init__(self, token: int, row: int) -> None:
        super().__init__(f"token {token + 1} {TYPES[row]}")
        self.token = token
        self.row = row

    def message(self) -> Message:
        return Message("action-token", {"token": self.token + 1, "row": TYPE_NAMES[self.row]})


@final
class TakeMoney(Action):
    """In a Meeting: take money."""

    __slots__ = ()

    def message(self) -> Message:
        return Message("action-money")


@final
class Jury(Action):
    """In a Meeting: add a Jury tile of this energy."""

    __slots__ = ("energy",)

    def __init__(self, energy: int) -> None:
        super().__init__(f"jury {TYPES[energy]}")
        self.energy = energy

    def message(self) -> Message:
        return Message("action-jury", {"energy": TYPE_NAMES[self.energy]})


@final
class ChooseChit(Action):
    """Choose the chit of a row whose last step was reached for the first time."""

    __slots__ = ("chit",)

    def __init__(self, chit: int) -> None:
        super().__init__(f"chit {CHITS[chit]}")
        self.chit = chit

    def message(self) -> Message:
        return Message("action-chit", {"chit": CHIT_NAMES[self.chit]})


@final
class Stop(Action):
    """Do no more with this card."""

    __slots__ = ()

    def message(self) -> Message:
        return Message("action-stop")


@final
class Pass(Action):
    """Play no last card."""

    __slots__ = ()

    def message(self) -> Message:
        return Message("action-pass")


PLAY: Final = tuple([Play(card) for card in range(len(CARDS))])
TAKE: Final = tuple([Take(kind) for kind in range(len(KIND_CODES))])
PLACE: Final = tuple([Place(kind) for kind in range(len(KIND_CODES))])
REMOVE: Final = tuple([Remove(kind, -1) for kind in range(FIRST_RESOURCE)])
REMOVE_CELL: Final = tuple([Remove(-1, cell) for cell in range(CELL_COUNT)])
PICK_UP: Final = tuple([PickUpInLab(kind, -1) for kind in range(FIRST_RESOURCE)])
PICK_UP_CELL: Final = tuple([PickUpInLab(-1, cell) for cell in range(CELL_COUNT)])
PUT_DOWN: Final = tuple([PutDown(cell, turn) for turn in range(TURN_COUNT) for cell in range(CELL_COUNT)])  # by spot
MOVE: Final = tuple([tuple([Move(token, row) for row in range(ROW_COUNT)]) for token in range(MOST_TOKENS)])
TAKE_MONEY: Final = TakeMoney("money")
JURY: Final = tuple([Jury(STEAM + number) for number in range(len(ENERGIES))])
CHOOSE_CHIT: Final = tuple([ChooseChit(chit) for chit in range(len(CHITS))])
STOP: Final = Stop("stop")
PASS: Final = Pass("pass")


def _puts_of_row(turn: int, row: int, cells: int) -> list[PutDown]:
    first = turn * CELL_COUNT + row * STRIDE
    return [PUT_DOWN[first + column] for column in range(STRIDE) if cells >> column & 1]


# By turn and row, then by the cells of the row, as bits.
PUTS_OF_ROW: Final = [
    [_puts_of_row(turn, row, cells) for cells in range(1 << STRIDE)]
    for turn in range(TURN_COUNT)
    for row in range(STRIDE)
]


def add_puts(actions: list[Action], turn: int, cells: int) -> None:
    """Every way to put a tile, turned so, on one of these cells."""
    row = turn * STRIDE
    while cells:
        if cells & 255:
            actions.extend(PUTS_OF_ROW[row][cells & 255])
        cells >>= STRIDE
        row += 1


def _all_actions() -> list[Action]:
    actions: list[Action] = [*PLAY, *TAKE, *PLACE, *REMOVE, *REMOVE_CELL, *PICK_UP, *PICK_UP_CELL, *PUT_DOWN]
    for moves in MOVE:
        actions.extend(moves)
    return [*actions, TAKE_MONEY, *JURY, *CHOOSE_CHIT, STOP, PASS]


CATALOGUE: Final = Catalogue(_all_actions())
