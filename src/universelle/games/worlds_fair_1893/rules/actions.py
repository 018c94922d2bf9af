"""Every move of the game, built once."""

from __future__ import annotations

from typing import Final, final

from universelle.core.action import Action, Catalogue
from universelle.core.message import Message, Seat, Value
from universelle.games.worlds_fair_1893.rules.components import (
    AREA_COUNT,
    AREA_NAMES,
    AREAS,
    BURNHAM,
    DAVIS,
    FIGURE_NAMES,
    FIGURES,
    FIRST_PATRON,
    KIND_COUNT,
    MAX_PLAYERS,
    MOST_APPROVALS,
    PALMER,
    SUPPLY,
)

NO_AREA: Final = -1


def _from(source: int) -> str:
    return "" if source == SUPPLY else f" from {AREAS[source]}"


def _message(key: str, source: int, values: dict[str, Value]) -> Message:
    """The words of a move whose supporter comes from the supply, or is taken from an area."""
    if source == SUPPLY:
        return Message(key, values)
    return Message(f"{key}-from", {**values, "source": AREA_NAMES[source]})


@final
class Place(Action):
    """Place a supporter on an area, out of the supply or, when that is empty, from an area."""

    __slots__ = ("area", "source")

    def __init__(self, area: int, source: int) -> None:
        super().__init__(f"place {AREAS[area]}{_from(source)}")
        self.area = area
        self.source = source

    def message(self) -> Message:
        return _message("action-place", self.source, {"area": AREA_NAMES[self.area]})


@final
class Add(Action):
    """Play a figure that adds a supporter; only Davis leaves a choice of area."""

    __slots__ = ("area", "figure", "source")

    def __init__(self, figure: int, area: int, source: int) -> None:
        target = "" if area == NO_AREA else f" {AREAS[area]}"
        super().__init__(f"{FIGURES[figure - BURNHAM]}{target}{_from(source)}")
        self.figure = figure
        self.area = area
        self.source = source

    def message(self) -> Message:
        return add_message(self.figure, self.area, self.source)


def add_message(figure: int, area: int, source: int) -> Message:
    """Where a figure's supporter goes; without a word on the area if that is not known yet."""
    if area == NO_AREA:
        return _message("action-add", source, {"figure": FIGURE_NAMES[figure]})
    return _message("action-add-to", source, {"figure": FIGURE_NAMES[figure], "area": AREA_NAMES[area]})


@final
class PalmerMove(Action):
    """Play Bertha Palmer: move a supporter of any player from one area to another."""

    __slots__ = ("owner", "source", "target")

    def __init__(self, owner: int, source: int, target: int) -> None:
        super().__init__(f"palmer {owner + 1} {AREAS[source]}>{AREAS[target]}")
        self.owner = owner
        self.source = source
        self.target = target

    def message(self) -> Message:
        return Message("action-move", {**self._whose(), "target": AREA_NAMES[self.target]})

    def own_message(self) -> Message:
        """To the owner of the supporter."""
        source, target = AREA_NAMES[self.source], AREA_NAMES[self.target]
        return Message("action-move-own", {"figure": FIGURE_NAMES[PALMER], "source": source, "target": target})

    def groups(self) -> tuple[Message, ...]:
        whose = self._whose()
        owner: dict[str, Value] = {"figure": whose["figure"], "owner": whose["owner"]}
        return Message("action-move-owner", owner), Message("action-move-whose", whose)

    def own_groups(self) -> tuple[Message, ...]:
        """To the owner of the supporter."""
        return Message("action-move-yours", {"figure": FIGURE_NAMES[PALMER]}), self.groups()[1]

    def _whose(self) -> dict[str, Value]:
        owner, source = Seat(self.owner), AREA_NAMES[self.source]
        return {"figure": FIGURE_NAMES[PALMER], "owner": owner, "source": source}


@final
class Stop(Action):
    """Play no more figures: those left are discarded."""

    __slots__ = ()

    def message(self) -> Message:
        return Message("action-stop")


@final
class Approve(Action):
    """Have so many exhibits of the scored area approved."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__(f"approve {count}")
        self.count = count

    def message(self) -> Message:
        return Message("action-approve", {"count": self.count})


def _adds(figure: int, area: int) -> tuple[Add, ...]:
    return tuple([Add(figure, area, source) for source in range(SUPPLY + 1)])


def _moves_from(by_source: tuple[tuple[PalmerMove, ...], ...], areas: int) -> list[PalmerMove]:
    moves: list[PalmerMove] = []
    for source in range(AREA_COUNT):
        if areas >> source & 1:
            moves.extend(by_source[source])
    return moves


PLACE: Final = tuple([tuple([Place(area, source) for source in range(SUPPLY + 1)]) for area in range(AREA_COUNT)])

# By figure, then source; Davis by area, then source.
ADD: Final = {figure: _adds(figure, NO_AREA) for figure in [BURNHAM, *range(FIRST_PATRON, KIND_COUNT)]}
ADD_DAVIS: Final = tuple([_adds(DAVIS, area) for area in range(AREA_COUNT)])

# By owner, then source.
MOVE: Final = tuple(
    [
        tuple(
            [
                tuple([PalmerMove(owner, source, target) for target in range(AREA_COUNT) if target != source])
                for source in range(AREA_COUNT)
            ]
        )
        for owner in range(MAX_PLAYERS)
    ]
)

# By owner, then the areas (as bits) where the owner has a supporter.
MOVES_FROM: Final = tuple(
    [tuple([tuple(_moves_from(by_source, areas)) for areas in range(1 << AREA_COUNT)]) for by_source in MOVE]
)

STOP: Final = Stop("stop")
APPROVE: Final = tuple([Approve(count) for count in range(MOST_APPROVALS + 1)])


def _all_actions() -> list[Action]:
    actions: list[Action] = []
    for placements in PLACE:
        actions.extend(placements)
    for additions in ADD.values():
        actions.extend(additions)
    for additions in ADD_DAVIS:
        actions.extend(additions)
    for by_source in MOVE:
        for moves in by_source:
            actions.extend(moves)
    actions.append(STOP)
    actions.extend(APPROVE)
    return actions


CATALOGUE: Final = Catalogue(_all_actions())
