"""Which location is open, and what is there."""

from __future__ import annotations

from typing import TypeAlias

from universelle.games.crystal_palace.rules.components import FACES, LOCATIONS, SLOTS
from universelle.games.crystal_palace.rules.pieces import Slot
from universelle.games.crystal_palace.rules.view import DieView, LocationView, View
from universelle.games.crystal_palace.rules.vocabulary import DISPLAYS, Condition
from universelle.games.crystal_palace.scene import Scene

Die: TypeAlias = "tuple[int, int] | None"  # seat and value
Codes: TypeAlias = "frozenset[str]"

PATENT_DISPLAY, TILE_DISPLAY, SHARE_DISPLAY, CHARACTER_DISPLAY = range(len(DISPLAYS))


def opened(view: View) -> int:
    """The location that is open unless the viewer opens another: the one where dice act."""
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


def slot_dice(view: View, there: LocationView, slot: Slot) -> tuple[Die, ...]:
    """The dice on a slot; tickets have room for several."""
    if slot.is_ticket:
        dice = [die_of(die) for die in view["tickets"]]
        return (*dice, *[None] * (slot.copies - len(dice)))
    return (die_of(there["slots"][SLOTS[slot.number][1]]),)


def publisher_levels(scene: Scene) -> tuple[Condition, ...]:
    """This round's condition of the publisher, by level."""
    return scene.box.faces[FACES.index(scene.view["publisher"])][scene.view["round"] - 1]
