"""Which location is open, and what is there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from universelle.core.event import Event
from universelle.core.message import Name
from universelle.drawing.node import once
from universelle.games.crystal_palace.rules.components import CHARACTER_NAMES, FACES, LOCATIONS, SLOTS, Box
from universelle.games.crystal_palace.rules.events import CardTaken, CharacterRecruited
from universelle.games.crystal_palace.rules.pieces import Location, Slot
from universelle.games.crystal_palace.rules.view import DieView, PlayerView, View
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
    tickets: Sequence[DieView]
    westminster: tuple[int, ...]  # by seat
    publisher_levels: tuple[int, ...]  # by seat


def around(view: View) -> Around:
    return _around(view["round"], view["publisher"], view["tickets"], view["players"])


@once
def _around(number: int, publisher: str, tickets: list[DieView], players: list[PlayerView]) -> Around:
    return Around(
        number,
        publisher,
        tickets,
        tuple([player["westminster"] for player in players]),
        tuple([player["publisher_level"] for player in players]),
    )


@once
def around_each(box: Box, around: Around) -> tuple[Around, ...]:
    """What each location shows of the rest of the table; what it does not show is empty."""
    return tuple([_around_one(number, printed, around) for number, printed in enumerate(box.locations)])


def _around_one(number: int, printed: Location, around: Around) -> Around:
    if printed.takes >= 0:
        return Around(around.round, "", (), (), ())
    if printed.slots:
        return Around(around.round, "", around.tickets, (), ())
    if LOCATIONS[number] == "westminster":
        return Around(0, "", (), around.westminster, ())
    return Around(around.round, around.publisher, (), (), around.publisher_levels)


class Work(NamedTuple):
    """What goes on at a location: whether dice act there, which one, whether it is asked, and what it may do.

    While a character that a die has taken is paid for, `recruits` is its name.
    """

    is_here: bool
    acting: DieView | None
    asks_die: bool
    codes: Codes
    recruits: Name | None = None


NO_CODES: Final[Codes] = frozenset()
NO_WORK: Final = Work(False, None, False, NO_CODES)


def work(scene: Scene) -> Work:
    """What goes on at the location where dice act."""
    if not scene.view["location"]:
        return NO_WORK
    asks_die = bool(scene.actions) and scene.decision == "act-with-die"
    return Work(True, scene.view["acting"], asks_die, scene.codes, _recruited(scene.events()))


def _recruited(events: Sequence[Event]) -> Name | None:
    """The character that was taken and does not serve anybody yet."""
    for event in reversed(events):
        if isinstance(event, CardTaken):
            return event.card if event.card in CHARACTER_NAMES else None
        if isinstance(event, CharacterRecruited):
            return None
    return None


WORK = -1  # open in place of a location: the work of the phase


def has_work(phase: int) -> bool:
    """Whether a phase has work of its own: salaries, prototypes, income."""
    return phase > ACTIONS


def opened(phase: int, at_work: str | None) -> int:
    """What is open unless the viewer opens a location: the one where dice act, or the work of the phase."""
    if has_work(phase):
        return WORK
    return LOCATIONS.index(at_work) if at_work else 0


def held(scene: Scene) -> int:
    """The value of the die that the viewer would place, unless they pick another; 0 if they place none now."""
    if not scene.actions or scene.decision != "place-die":
        return 0
    assert scene.seat is not None
    return max(scene.view["players"][scene.seat]["hand"])


def die_of(die: DieView | None) -> Die:
    return (die["seat"], die["value"]) if die else None


def slot_dice(tickets: Sequence[DieView], slots: Mapping[str, DieView | None], slot: Slot) -> tuple[Die, ...]:
    """The dice on a slot; tickets have room for several."""
    if slot.is_ticket:
        dice = [die_of(die) for die in tickets]
        return (*dice, *[None] * (slot.copies - len(dice)))
    return (die_of(slots[SLOTS[slot.number][1]]),)


def publisher_levels(box: Box, around: Around) -> tuple[Condition, ...]:
    """This round's condition of the publisher, by level."""
    return box.faces[FACES.index(around.publisher)][around.round - 1]
