"""Which place is open to the viewer of the table, and which dice lie there."""

from __future__ import annotations

from typing import TypeAlias

from universelle.games.crystal_palace.rules.components import LOCATIONS, SLOTS
from universelle.games.crystal_palace.rules.pieces import Slot
from universelle.games.crystal_palace.rules.view import DieView, LocationView, View
from universelle.games.crystal_palace.scene import Scene

Die: TypeAlias = "tuple[int, int] | None"  # seat and value
Codes: TypeAlias = "frozenset[str]"


def opened(view: View) -> int:
    """The place that is large unless the viewer opens another: the one at work."""
    return LOCATIONS.index(view["location"]) if view["location"] else 0


def held(scene: Scene) -> int:
    """The value of the die that the viewer would place, unless they pick another; 0 if it is not for them to place."""
    decision = scene.view["decision"]
    if not scene.actions or decision is None or decision["id"] != "place-die":
        return 0
    assert scene.seat is not None
    return int(max(scene.view["players"][scene.seat]["hand"]))


def die_of(die: DieView | None) -> Die:
    return (die["seat"], die["value"]) if die else None


def slot_dice(view: View, there: LocationView, slot: Slot) -> tuple[Die, ...]:
    """The dice that went on to a slot; tickets have room for several."""
    if slot.is_ticket:
        dice = [die_of(die) for die in view["tickets"]]
        return (*dice, *[None] * (slot.copies - len(dice)))
    return (die_of(there["slots"][SLOTS[slot.number][1]]),)
