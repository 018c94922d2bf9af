"""Which location is open, and what is there."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from universelle.games.crystal_palace.rules.components import FACES, LOCATIONS, SLOTS, Box
from universelle.games.crystal_palace.rules.pieces import Slot
from universelle.games.crystal_palace.rules.view import DieView, LocationView, View
from universelle.games.crystal_palace.rules.vocabulary import DISPLAYS, Condition
from universelle.games.crystal_palace.scene import Scene

Die: TypeAlias = "tuple[int, int] | None"  # seat and value
Codes: TypeAlias = "frozenset[str]"

ACTIONS = 3  # the phase in which dice act, location by location

PATENT_DISPLAY, TILE_DISPLAY, SHARE_DISPLAY, CHARACTER_DISPLAY = range(len(DISPLAYS))


class Around(NamedTuple):
    """What locations show of the rest of the table."""

    round: int
    publisher: str
    tickets: list[DieView]
    westminster: tuple[int, ...]  # by seat
    publisher_levels: tuple[int, ...]  # by seat


def around(view: View) -> Around:
    players = view["players"]
    return Around(
        view["round"],
        view["publisher"],
        view["tickets"],
        tuple([player["westminster"] for player in players]),
        tuple([player["publisher_level"] for player in players]),
    )


class Work(NamedTuple):
    """What goes on at a location: whether dice act there, which one, whether it is asked, and what it may do."""

    is_here: bool
    acting: DieView | None
    asks_die: bool
    codes: Codes


NO_WORK: Final = Work(False, None, False, frozenset())


def work_at(scene: Scene, location: int) -> Work:
    if not is_at_work(scene.view, location):
        return NO_WORK
    return Work(True, scene.view["acting"], scene.decision == "act-with-die", scene.codes)


WORK = -1  # open in place of a location: the work of the phase


def has_work(view: View) -> bool:
    """Whether the phase has work of its own: salaries, prototypes, income."""
    return view["phase"] > ACTIONS


def opened(view: View) -> int:
    """What is open unless the viewer opens a location: the one where dice act, or the work of the phase."""
    if has_work(view):
        return WORK
    return LOCATIONS.index(view["location"]) if view["location"] else 0


def is_at_work(view: View, location: int) -> bool:
    """Whether dice act at a location now."""
    return bool(view["location"] == LOCATIONS[location])


def held(scene: Scene) -> int:
    """The value of the die that the viewer would place, unless they pick another; 0 if they place none now."""
    if not scene.actions or scene.decision != "place-die":
        return 0
    assert scene.seat is not None
    return max(scene.view["players"][scene.seat]["hand"])


def die_of(die: DieView | None) -> Die:
    return (die["seat"], die["value"]) if die else None


def slot_dice(tickets: list[DieView], there: LocationView, slot: Slot) -> tuple[Die, ...]:
    """The dice on a slot; tickets have room for several."""
    if slot.is_ticket:
        dice = [die_of(die) for die in tickets]
        return (*dice, *[None] * (slot.copies - len(dice)))
    return (die_of(there["slots"][SLOTS[slot.number][1]]),)


def publisher_levels(box: Box, around: Around) -> tuple[Condition, ...]:
    """This round's condition of the publisher, by level."""
    return box.faces[FACES.index(around.publisher)][around.round - 1]
