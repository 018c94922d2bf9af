"""The eight locations side by side, each with its dice and what it offers, in small."""

from __future__ import annotations

from typing import Final

from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import seat_sign
from universelle.games.crystal_palace.choices import money
from universelle.games.crystal_palace.page.locations.cards import NUMERALS
from universelle.games.crystal_palace.page.locations.shown import (
    CHARACTER_DISPLAY,
    PATENT_DISPLAY,
    TILE_DISPLAY,
    Around,
    Die,
    around,
    around_each,
    die_of,
    has_work,
    opened,
    publisher_levels,
    slot_dice,
)
from universelle.games.crystal_palace.page.symbols import (
    COUNTER_SYMBOLS,
    effect_symbols,
    small_die,
)
from universelle.games.crystal_palace.rules.components import (
    CHARACTERS,
    LOCATION_NAMES,
    LOCATIONS,
    PATENTS,
    SHARES,
    TILES,
    Box,
)
from universelle.games.crystal_palace.rules.pieces import Slot
from universelle.games.crystal_palace.rules.view import DieView, LocationView
from universelle.games.crystal_palace.rules.vocabulary import ASSISTANT, COUNTERS, NO_LIMIT, Condition
from universelle.games.crystal_palace.scene import Scene

SHORT_NAME: Final = 16  # letters that fit a title


def overview(scene: Scene) -> Node:
    """All locations side by side, as radio buttons: picking one opens it below."""
    view = scene.view
    return _overview(scene.words, scene.box, view["locations"], around(view), view["location"], view["phase"])


@once
def _overview(
    words: Translator, box: Box, places: list[LocationView], around: Around, at_work: str | None, phase: int
) -> Node:
    open_one = opened(phase, at_work)
    buttons = [
        _tab(words, box, location, there, near, location == open_one, LOCATIONS[location] == at_work)
        for location, (there, near) in enumerate(zip(places, around_each(box, around)))
    ]
    return node(
        "div",
        _work_button(words, phase) if has_work(phase) else None,
        buttons,
        class_="locations-overview",
        id="locations",
        role="radiogroup",
        aria_label=words("draw-places"),
    )


@once
def _tab(
    words: Translator, box: Box, location: int, there: LocationView, around: Around, checked: bool, at_work: bool
) -> Node:
    return _drawn_tab(
        location,
        at_work,
        (
            _radio_button(words, location, checked),
            _title(words, location),
            _spaces(words, box, location, there["spaces"]),
            _action_spaces(words, box, location, there["actions"], there["used"]),
            _offer(words, box, location, there, around),
        ),
    )


@once
def _drawn_tab(location: int, at_work: bool, parts: tuple[Node, ...]) -> Node:
    look = "location-tab at-work" if at_work else "location-tab"
    return node("label", list(parts), id=f"tab-{location + 1}", class_=look)


@once
def _spaces(words: Translator, box: Box, location: int, dice: list[DieView | None]) -> Node:
    placements = box.locations[location].placements
    spaces = [
        _space(words, location, k, space.least, space.assistant, space.pay, die_of(die))
        for k, (space, die) in enumerate(zip(placements, dice))
    ]
    return node("span", spaces, class_="spaces", id=f"tab-spaces-{location + 1}", aria_hidden="true")


@once
def _action_spaces(words: Translator, box: Box, location: int, dice: list[DieView | None], used: int) -> Node:
    spaces = [_action_space(words, box, location, k, die_of(die), k < used) for k, die in enumerate(dice)]
    return node("span", spaces, class_="action-spaces", id=f"tab-actions-{location + 1}", aria_hidden="true")


@once
def _radio_button(words: Translator, location: int, checked: bool) -> Node:
    return node(
        "input",
        type="radio",
        name="open",
        id=f"open-{location + 1}",
        value=location + 1,
        checked=checked,
        autocomplete="off",
        aria_label=words.name(LOCATION_NAMES[location]),
    )


@once
def _work_button(words: Translator, phase: int) -> Node:
    """The radio button of the phase's work, which is open while no location is."""
    return node(
        "input",
        type="radio",
        name="open",
        id="open-0",
        value=0,
        checked=True,
        autocomplete="off",
        class_="visually-hidden",
        aria_label=words(f"phase-{phase}"),
    )


@once
def _title(words: Translator, location: int) -> Node:
    name = words.name(LOCATION_NAMES[location])
    return node(
        "span",
        node("span", str(location + 1), class_="location-number"),
        node("b", name, class_="long-name" if len(name) > SHORT_NAME else None),
        class_="tab-title",
        aria_hidden="true",
        id=f"tab-title-{location + 1}",
        data_about=LOCATION_NAMES[location],
    )


@once
def _space(words: Translator, location: int, k: int, least: int, assistant: bool, pay: int, die: Die) -> Node:
    name = f"tab-space-{location + 1}-{k + 1}"
    mark: Child = symbol("assistant", "sy symbol-assistant") if assistant else money(words, -pay) if pay else ""
    inside = small_die(*die, f"die-{location + 1}-{k + 1}") if die else node("b", str(least))
    return node(
        "span",
        node("span", inside, class_="window", id=f"{name}-window"),
        node("span", mark, class_="mark pays" if pay else "mark", id=f"{name}-mark"),
        class_="space",
        id=name,
        data_about=f"space-{location + 1}-{k + 1}",
    )


@once
def _action_space(words: Translator, box: Box, location: int, k: int, die: Die, used: bool) -> Node:
    space = box.locations[location].spaces[k]
    name = f"tab-action-{location + 1}-{k + 1}"
    look, about = "action-space pays" if space.pay else "action-space", f"action-{location + 1}-{k + 1}"
    if die:
        return node("span", small_die(*die, f"{name}-die"), id=name, class_=f"{look} holds-die", data_about=about)
    if used:
        return node("span", symbol("check"), id=name, class_=f"{look} used", data_about=about)
    inside: Child = effect_symbols(words, space.bonus) if space.bonus else money(words, -space.pay) if space.pay else ""
    return node("span", inside or None, id=name, class_=look, data_about=about)


# What a location offers


def _offer(words: Translator, box: Box, location: int, there: LocationView, around: Around) -> Node:
    printed = box.locations[location]
    name = f"tab-offer-{location + 1}"
    if printed.takes in (PATENT_DISPLAY, CHARACTER_DISPLAY):
        cards = [_thing_and_points(box, printed.takes, key, around.round) if key else None for key in there["display"]]
        return _cards(name, tuple(cards))
    if printed.takes >= 0:
        return _tiles(words, box, name, printed.takes, tuple(there["display"]))
    if printed.slots:
        return _slots(
            words,
            box,
            location,
            name,
            tuple([slot_dice(around.tickets, there["slots"], slot) for slot in printed.slots]),
        )
    if LOCATIONS[location] == "westminster":
        return _westminster(name, around.westminster)
    return _publisher(box, name, publisher_levels(box, around))


def _thing_and_points(box: Box, takes: int, key: str, number: int) -> tuple[str, int]:
    if takes == PATENT_DISPLAY:
        patent = box.patents[PATENTS.index(key)]
        return f"patent-{key}", patent.vp[number - 1]
    character = box.characters[CHARACTERS.index(key)]
    return f"character-{key}", character.vp[number - 1]


@once
def _cards(name: str, cards: tuple[tuple[str, int] | None, ...]) -> Node:
    """The points of this round that each card on display is worth."""
    drawn = [
        node("i", str(card[1]), data_about=card[0], id=f"{name}-{n}") if card else _taken(f"{name}-{n}")
        for n, card in enumerate(cards, start=1)
    ]
    return node("span", symbol("vp", "sy symbol-vp"), drawn, class_="offer offer-cards", id=name, aria_hidden="true")


@once
def _tiles(words: Translator, box: Box, name: str, takes: int, keys: tuple[str | None, ...]) -> Node:
    drawn = [
        _tile(words, box, takes, key, f"{name}-{n}") if key else _taken(f"{name}-{n}")
        for n, key in enumerate(keys, start=1)
    ]
    return node("span", drawn, class_="offer offer-tiles", id=name, aria_hidden="true")


@once
def _taken(name: str) -> Node:
    return node("i", class_="taken", id=name)


@once
def _tile(words: Translator, box: Box, takes: int, key: str, name: str) -> Node:
    if takes == TILE_DISPLAY:
        tile = box.tiles[TILES.index(key)]
        return node(
            "i",
            effect_symbols(words, tile.effects),
            class_="permanent" if tile.permanent else None,
            data_about=f"research-{key}",
            id=name,
        )
    effects = box.shares[SHARES.index(key)]
    return node("i", effect_symbols(words, effects), class_="bank-share", data_about=f"share-{key}", id=name)


@once
def _slots(words: Translator, box: Box, location: int, name: str, dice: tuple[tuple[Die, ...], ...]) -> Node:
    drawn = [
        node(
            "i",
            _slot(words, slot),
            class_="occupied" if all(here) else "ticket-slot" if slot.is_ticket else None,
            data_about=f"slot-{location + 1}-{n}",
            id=f"{name}-{n}",
        )
        for n, (slot, here) in enumerate(zip(box.locations[location].slots, dice), start=1)
    ]
    return node("span", drawn, class_="offer offer-slots", id=name, aria_hidden="true")


def _slot(words: Translator, slot: Slot) -> Node:
    """What a slot gives; several assistants as one number."""
    if all([effect.do == ASSISTANT for effect in slot.effects]):
        number = sum([effect.n for effect in slot.effects])
        picture = symbol("assistant", "sy symbol-assistant")
        return node("span", str(number), picture, class_="amount")
    return effect_symbols(words, slot.effects)


@once
def _westminster(name: str, seats: tuple[int, ...]) -> Node:
    spaces = [
        node(
            "i",
            numeral,
            [seat_sign(seat) for seat, at in enumerate(seats) if at == n],
            data_about=f"westminster-{n}",
            id=f"{name}-{n}",
        )
        for n, numeral in enumerate(NUMERALS, start=1)
    ]
    return node("span", spaces, class_="offer offer-westminster", id=name, aria_hidden="true")


@once
def _publisher(box: Box, name: str, conditions: tuple[Condition, ...]) -> Node:
    """This round's condition in short: what is counted, how much of it, and the buzz it brings."""
    most = all([each.at_most < NO_LIMIT for each in conditions])
    sign, bounds = "≤" if most else "≥", [each.at_most if most else each.at_least for each in conditions]
    return node(
        "span",
        symbol(COUNTER_SYMBOLS[COUNTERS[conditions[0].count]], "sy symbol-ink"),
        f" {sign} {'·'.join(map(str, bounds))} → {'·'.join(map(str, box.publisher_buzz))}",
        symbol("buzz", "sy symbol-buzz"),
        class_="offer",
        id=name,
        aria_hidden="true",
        data_about="publisher",
    )
