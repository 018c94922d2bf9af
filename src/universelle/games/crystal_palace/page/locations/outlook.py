"""What a die would find at a location, which dice act there, or how many may."""

from __future__ import annotations

from typing import Final, NamedTuple

from universelle.core.message import Name, Translator
from universelle.drawing.node import Node, node, once, symbol
from universelle.drawing.parts import name_of
from universelle.games.crystal_palace.choices import die_outlook
from universelle.games.crystal_palace.page.locations.shown import NO_CODES, Codes, Work, held
from universelle.games.crystal_palace.page.symbols import choosable, small_die
from universelle.games.crystal_palace.rules.actions import Place
from universelle.games.crystal_palace.rules.components import LOCATIONS, Box
from universelle.games.crystal_palace.rules.phrases import phrase
from universelle.games.crystal_palace.rules.view import DieView, LocationView
from universelle.games.crystal_palace.scene import Scene

BUTTONS: Final[Codes] = frozenset(["act", "decline"])


class Outlook(NamedTuple):
    """What a die of a value would find at a location, and whether it would act there."""

    value: int
    text: str
    acts: bool


def notes(
    words: Translator, box: Box, location: int, there: LocationView, outlooks: tuple[Outlook, ...], work: Work
) -> Node:
    """For each value in the viewer's hand what it would find here; or who acts; or how many may."""
    number = location + 1
    if outlooks:
        return _outlooks(number, outlooks)
    if work.is_here:
        asked = work.codes & BUTTONS if work.asks_die else NO_CODES
        return _work(words, box, location, there["queue"], asked, work.recruits)
    spaces = there["spaces"]
    left = len(box.locations[location].spaces) - there["used"]
    return _how_many(words, number, len(spaces) - spaces.count(None), left)


@once
def _outlooks(number: int, outlooks: tuple[Outlook, ...]) -> Node:
    return _notes(number, [_outlook(number, *outlook) for outlook in outlooks])


@once
def _work(
    words: Translator, box: Box, location: int, queue: list[DieView], codes: Codes, recruits: Name | None
) -> Node:
    dice = tuple([(die["seat"], die["value"]) for die in queue])
    return _notes(location + 1, [_queue(words, location + 1, dice, recruits), *_buttons(words, box, location, codes)])


@once
def _how_many(words: Translator, number: int, dice: int, spaces: int) -> Node:
    text = words("draw-how-many", dice=dice, spaces=spaces)
    return _notes(number, [node("p", text, class_="outlook neutral", id=f"outlook-{number}-0")])


def _notes(number: int, drawn: list[Node]) -> Node:
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
def _queue(words: Translator, number: int, dice: tuple[tuple[int, int], ...], recruits: Name | None) -> Node:
    """The dice that still act here, in their order; the first one acts, and has perhaps taken a character."""
    drawn = [
        small_die(seat, value, f"queue-{number}-{n}", " acting-die" if n == 0 else "", False)
        for n, (seat, value) in enumerate(dice)
    ]
    title = words("draw-acts", owner=name_of(words, dice[0][0]), value=dice[0][1]) if dice else ""
    if recruits:
        name = node("b", words.name(recruits), id=f"recruits-{number}", data_about=recruits)
        drawn.insert(1, node("span", symbol("arrow"), " ", name, class_="queue-card"))
    return node("p", node("span", title, class_="queue-title"), drawn, class_="outlook queue", id=f"queue-{number}")


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
