"""The eight locations, each in full: the page shows the one that is open."""

from __future__ import annotations

from typing import Final

from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import name_of
from universelle.games.crystal_palace.choices import LOCATION_SYMBOLS, money
from universelle.games.crystal_palace.page.locations.display import NO_CARDS, Cards, display, own_cards
from universelle.games.crystal_palace.page.locations.outlook import Outlook, notes, outlooks
from universelle.games.crystal_palace.page.locations.shown import (
    CHARACTER_DISPLAY,
    NO_WORK,
    PATENT_DISPLAY,
    Around,
    Codes,
    Die,
    Work,
    around,
    around_each,
    die_of,
    held,
    work,
)
from universelle.games.crystal_palace.page.symbols import (
    big_die,
    effect_symbols,
    effect_text,
)
from universelle.games.crystal_palace.rules.components import LOCATION_NAMES, LOCATIONS, Box
from universelle.games.crystal_palace.rules.view import DieView, LocationView
from universelle.games.crystal_palace.scene import Scene

VALUES: Final = "654321"  # of dice, the highest first


def locations(scene: Scene) -> tuple[Node, ...]:
    view = scene.view
    return _locations(
        scene.words,
        scene.box,
        view["locations"],
        around(view),
        own_cards(scene),
        view["location"],
        work(scene),
        outlooks(scene),
    )


@once
def _locations(
    words: Translator,
    box: Box,
    places: list[LocationView],
    around: Around,
    own: Cards,
    at_work: str | None,
    work: Work,
    outlooks: tuple[tuple[Outlook, ...], ...],
) -> tuple[Node, ...]:
    near = around_each(box, around)
    drawn: list[Node] = []
    for location, there in enumerate(places):
        here = work if LOCATIONS[location] == at_work else NO_WORK
        head = _head(words, box, location, there, here.is_here, here.acting)
        told = notes(words, box, location, there, outlooks[location] if outlooks else (), here)
        offer = display(words, box, location, there, near[location], _linked(box, location, own), here.codes)
        drawn.append(_location(words, location, head, told, offer))
    return tuple(drawn)


def _linked(box: Box, location: int, own: Cards) -> Cards:
    """The viewer's cards that cards on display at a location may be linked to."""
    takes = box.locations[location].takes
    if takes == PATENT_DISPLAY:
        return Cards(own.characters, ())
    return Cards((), own.prototypes) if takes == CHARACTER_DISPLAY else NO_CARDS


@once
def _location(words: Translator, location: int, head: Node, told: Node, offer: Node) -> Node:
    return node(
        "section",
        head,
        told,
        offer,
        id=f"location-{location + 1}",
        class_="location frame",
        aria_label=words.name(LOCATION_NAMES[location]),
    )


@once
def _head(
    words: Translator, box: Box, location: int, there: LocationView, at_work: bool, acting: DieView | None
) -> Node:
    """The location's name, its placement spaces and its action spaces."""
    spaces = _spaces(words, box, location, there["spaces"], acting)
    actions = _action_spaces(words, box, location, there["actions"], there["used"], at_work)
    return _drawn_head(words, box, location, spaces, actions)


@once
def _drawn_head(words: Translator, box: Box, location: int, spaces: Node, actions: Node) -> Node:
    return node(
        "div",
        _title(words, box, location),
        spaces,
        _arrow(location + 1),
        actions,
        class_="location-head",
        id=f"location-head-{location + 1}",
    )


@once
def _arrow(number: int) -> Node:
    return node("span", class_="arrow", id=f"arrow-{number}")


@once
def _title(words: Translator, box: Box, location: int) -> Node:
    printed = box.locations[location]
    action = words("draw-go-on") if printed.slots else effect_text(words, printed.action)
    number = node("span", str(location + 1), class_="location-number")
    return node(
        "div",
        node("h2", number, words.name(LOCATION_NAMES[location])),
        node("p", symbol(LOCATION_SYMBOLS[location], "sy location-symbol"), action),
        class_="location-title",
        id=f"title-{location + 1}",
        data_about=LOCATION_NAMES[location],
    )


# Placement spaces


@once
def _spaces(words: Translator, box: Box, location: int, dice: list[DieView | None], acting: DieView | None) -> Node:
    drawn = []
    for k, die in enumerate(dice):
        acts = die is not None and die == acting
        acting = None if acts else acting
        drawn.append(_space(words, box, location, k, die_of(die), acts))
    return node("div", drawn, class_="spaces", id=f"spaces-{location + 1}")


def fitting(scene: Scene) -> str | None:
    """For each placement space the values of the viewer's dice that may be placed there, by location.

    Scripts light the spaces that the held die fits on, and make them choosable.
    """
    if not held(scene):
        return None
    codes = scene.codes
    return "|".join(
        [
            ",".join([_fitting(location, k, codes) for k in range(len(printed.placements))])
            for location, printed in enumerate(scene.box.locations)
        ]
    )


def _fitting(location: int, k: int, codes: Codes) -> str:
    return "".join([value for value in VALUES if f"place {value} {LOCATIONS[location]} {k + 1}" in codes])


@once
def _space(words: Translator, box: Box, location: int, k: int, die: Die, acts: bool) -> Node:
    """A placement space: its minimum and marks, or the die on it."""
    space = box.locations[location].placements[k]
    name, label = f"space-{location + 1}-{k + 1}", _space_label(words, box, location, k, die)
    mark: Child = (
        symbol("assistant", "sy symbol-assistant") if space.assistant else money(words, -space.pay) if space.pay else ""
    )
    inside = big_die(*die, f"{name}-die") if die else node("b", str(space.least))
    return node(
        "div",
        node("span", inside, class_="window", id=f"{name}-window"),
        node("span", mark, class_="mark pays" if space.pay else "mark", id=f"{name}-mark"),
        id=name,
        class_="space acting" if acts else "space",
        role="img",
        aria_label=label,
        data_about=name,
        data_try=f"place {space.least} {LOCATIONS[location]} {k + 1}",
    )


def _space_label(words: Translator, box: Box, location: int, k: int, die: Die) -> str:
    space, title = box.locations[location].placements[k], words.name(LOCATION_NAMES[location])
    if die:
        label = words("draw-space-taken", place=title, space=k + 1, value=die[1], owner=name_of(words, die[0]))
    else:
        label = words("draw-space", place=title, space=k + 1, least=space.least)
    marks = [words("draw-with-assistant")] if space.assistant else []
    return ", ".join([label, *marks, *([words("effect-pay", what=money(words, space.pay))] if space.pay else [])])


# Action spaces


@once
def _action_spaces(
    words: Translator, box: Box, location: int, dice: list[DieView | None], used: int, at_work: bool
) -> Node:
    next_one = used if at_work else None
    drawn = [_action_space(words, box, location, k, die_of(die), k < used, k == next_one) for k, die in enumerate(dice)]
    return node("div", drawn, class_="action-spaces", id=f"actions-{location + 1}", aria_hidden="true")


@once
def _action_space(words: Translator, box: Box, location: int, k: int, die: Die, used: bool, is_next: bool) -> Node:
    """An action space: what the die that reaches it receives or pays."""
    space = box.locations[location].spaces[k]
    name = f"action-{location + 1}-{k + 1}"
    look = f"action-space{' pays' if space.pay else ''}{' next' if is_next else ''}"
    if die:
        return node("div", big_die(*die, f"{name}-die"), id=name, class_=f"{look} holds-die", data_about=name)
    inside: list[Child] = [node("b", str(k + 1))]
    if used:
        inside.append(symbol("check"))
    elif space.bonus:
        inside.append(effect_symbols(words, space.bonus))
    elif space.pay:
        inside.append(money(words, -space.pay))
    return node("div", inside, id=name, class_=f"{look}{' used' if used else ''}", data_about=name)
