"""What a die would find at a location, which dice act there, or how many may."""

from __future__ import annotations

from typing import NamedTuple

from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once
from universelle.drawing.parts import name_of
from universelle.games.crystal_palace.choices import die_outlook
from universelle.games.crystal_palace.page.locations.shown import Codes, Work, held
from universelle.games.crystal_palace.page.symbols import choosable, small_die
from universelle.games.crystal_palace.rules.actions import Place
from universelle.games.crystal_palace.rules.components import LOCATIONS, Box
from universelle.games.crystal_palace.rules.phrases import phrase
from universelle.games.crystal_palace.rules.view import LocationView
from universelle.games.crystal_palace.scene import Scene


class Outlook(NamedTuple):
    """What a die of a value would find at a location, and whether it would act there."""

    value: int
    text: str
    acts: bool


@once
def notes(
    words: Translator, box: Box, location: int, there: LocationView, outlooks: tuple[Outlook, ...], work: Work
) -> Node:
    """For each value in the viewer's hand what it would find here; or who acts; or how many may."""
    number, spaces = location + 1, box.locations[location].spaces
    if outlooks:
        drawn = [_outlook(number, *outlook) for outlook in outlooks]
    elif work.is_here:
        drawn = [_queue(words, number, tuple([(die["seat"], die["value"]) for die in there["queue"]]))]
        if work.asks_die:
            drawn += _buttons(words, box, location, work.codes)
    else:
        dice = len([die for die in there["spaces"] if die])
        drawn = [_how_many(words, number, dice, len(spaces) - there["used"])]
    return node("div", drawn, class_="location-notes", id=f"notes-{number}")


def outlooks(scene: Scene) -> tuple[tuple[Outlook, ...], ...]:
    """At each location what a die of each value in hand would find on the first space that takes it.

    Nothing unless one is placed.
    """
    if not held(scene):
        return ()
    assert scene.seat is not None
    first: dict[tuple[int, int], Place] = {}  # by location and value
    for action in scene.actions:
        if isinstance(action, Place):
            key = action.location, action.value
            known = first.get(key)
            first[key] = action if known is None or action.space < known.space else known
    values = sorted(set(scene.view["players"][scene.seat]["hand"]), reverse=True)
    return tuple(
        [
            tuple([_outlook_of(scene, first.get((location, value)), value) for value in values])
            for location in range(len(LOCATIONS))
        ]
    )


def _outlook_of(scene: Scene, action: Place | None, value: int) -> Outlook:
    if action is None:
        return Outlook(value, scene.words("draw-fits-nowhere", value=value), False)
    return Outlook(value, *die_outlook(scene, action))


@once
def _outlook(number: int, value: int, text: str, acts: bool) -> Node:
    look = "outlook" if acts else "outlook futile"
    return node("p", text, class_=look, id=f"outlook-{number}-{value}", data_value=value)


@once
def _queue(words: Translator, number: int, dice: tuple[tuple[int, int], ...]) -> Node:
    """The dice that still act here, in their order; the first one acts."""
    drawn = [
        small_die(seat, value, f"queue-{number}-{n}", " acting-die" if n == 0 else "", False)
        for n, (seat, value) in enumerate(dice)
    ]
    title = words("draw-acts", owner=name_of(words, dice[0][0]), value=dice[0][1]) if dice else ""
    return node("p", node("span", title, class_="queue-title"), drawn, class_="outlook queue", id=f"queue-{number}")


@once
def _how_many(words: Translator, number: int, dice: int, spaces: int) -> Node:
    text = words("draw-how-many", dice=dice, spaces=spaces)
    return node("p", text, class_="outlook neutral", id=f"outlook-{number}-0")


def _buttons(words: Translator, box: Box, location: int, codes: Codes) -> list[Node]:
    """What the die may do that no card shows: take the location's action, or none."""
    labels = {
        "act": words("action-act-here", effects=phrase(box.locations[location].action)),
        "decline": words("action-decline"),
    }
    return [
        node(
            "span",
            words(f"draw-{code}"),
            class_=f"button location-button{' main' if code == 'act' else ''}",
            id=f"do-{code}",
            **choosable(codes, code, label),
        )
        for code, label in labels.items()
        if code in codes
    ]
