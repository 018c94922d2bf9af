"""The eight locations in a picture: their spaces with dice, and what they offer."""

from __future__ import annotations

from typing import Final

from universelle.core.message import Name, Translator
from universelle.drawing.node import Node, node
from universelle.drawing.parts import fit, num, symbol_at
from universelle.games.crystal_palace.choices import money
from universelle.games.crystal_palace.page.engravings import SPRITE as ENGRAVINGS
from universelle.games.crystal_palace.page.locations.cards import NUMERALS
from universelle.games.crystal_palace.page.locations.shown import (
    CHARACTER_DISPLAY,
    PATENT_DISPLAY,
    TILE_DISPLAY,
    Around,
    Die,
    around,
    around_each,
    publisher_levels,
    slot_dice,
)
from universelle.games.crystal_palace.page.picture.dice import die_at, die_or_window, disc
from universelle.games.crystal_palace.page.portraits import SPRITE as PORTRAITS
from universelle.games.crystal_palace.page.symbols import COUNTER_SYMBOLS
from universelle.games.crystal_palace.rules.components import (
    CHARACTERS,
    LOCATION_NAMES,
    LOCATIONS,
    PATENTS,
    SHARE_NAMES,
    SHARES,
    SLOT_NAMES,
    TILE_NAMES,
    TILES,
    Box,
)
from universelle.games.crystal_palace.rules.view import DieView, LocationView, View
from universelle.games.crystal_palace.rules.vocabulary import COUNTERS, NO_LIMIT

WIDTHS: Final = (490, 237, 237, 237, 461, 266, 266, 328)  # as their spaces and cards need it
HEIGHT, GAP, LEFT = 140, 8, 10
ROWS: Final = ((0, 1, 2), (3, 4, 5), (6, 7))  # locations beside one another
SPACES: Final = 28  # where placement spaces begin
STEP: Final = 32  # from one to the next
ACTION, ACTION_STEP = 12.5, 28  # the radius of spaces on which dice act, and from one to the next
OFFER: Final = 78  # where what is offered begins
OFFER_HEIGHT: Final = HEIGHT - OFFER - 7
INSIDE: Final = 9  # the margin of a location
CHIP: Final = 17  # the height of a tile, share or slot


def locations(words: Translator, box: Box, view: View, top: float) -> list[Node]:
    """Two rows of three locations, and two below them."""
    near = list(around_each(box, around(view)))
    drawn: list[Node] = []
    for row, beside in enumerate(ROWS):
        x: float = LEFT
        for location in beside:
            width = WIDTHS[location]
            there = view["locations"][location]
            parts = [
                _frame(words, location, width),
                _spaces(words, box, location, there, width),
                _offer(words, box, location, there, near[location], width),
            ]
            place = f"translate({x:g} {top + row * (HEIGHT + GAP):g})"
            drawn.append(node("g", parts, id=f"picture-{location + 1}", transform=place))
            x += width + GAP
    return drawn


def _has_cards(box: Box, location: int) -> bool:
    return box.locations[location].takes in (PATENT_DISPLAY, CHARACTER_DISPLAY)


def _frame(words: Translator, location: int, width: float) -> Node:
    """A hall of iron and glass, with number and name."""
    bars = "".join([f"M{x} 1V{HEIGHT - 1}" for x in range(30, int(width), 30)])
    name, small = fit(words.name(LOCATION_NAMES[location]), width - 40, 17, 14)
    arch = f"M0 {HEIGHT - 4}V12A12 12 0 0 1 12 0H{width - 12}A12 12 0 0 1 {width} 12V{HEIGHT - 4}q0 4-4 4H4q-4 0-4-4Z"
    return node(
        "g",
        node("path", class_="picture-hall", d=arch),
        node("path", class_="picture-bars", d=bars),
        node("path", class_="picture-iron", d=arch),
        node("circle", class_="picture-brass", cx=18, cy=15, r=10),
        node("text", str(location + 1), class_="picture-number", x=18, y=20),
        node("text", name, class_=f"picture-name{small}", x=34, y=20),
    )


def _spaces(words: Translator, box: Box, location: int, there: LocationView, width: float) -> Node:
    """Placement spaces, and to their right the spaces on which dice act."""
    windows: list[Node] = []
    dice: list[Node] = []
    for k, (space, die) in enumerate(zip(box.locations[location].placements, there["spaces"])):
        x = INSIDE + STEP * k
        (dice if die else windows).append(die_or_window(x, SPACES, str(space.least), die))
        if space.assistant:
            windows.append(symbol_at("assistant", x + 8, SPACES + 33, 14, "symbol-assistant"))
        elif space.pay:
            windows.append(node("text", money(words, -space.pay), class_="picture-pays", x=x + 15, y=SPACES + 46))
    first = width - INSIDE - ACTION_STEP * len(there["actions"])
    for k, acted in enumerate(there["actions"]):
        left = first + ACTION_STEP * k
        (dice if acted else windows).append(_action_space(left, SPACES + 4, k + 1, acted))
    return node("g", windows, dice)


def _action_space(x: float, y: float, number: int, die: DieView | None) -> Node:
    """A space on which a die acts: the die, or when one would."""
    if die:
        return die_at(x, y, die, 2 * ACTION)
    return node(
        "g",
        node("circle", class_="picture-action", cx=x + ACTION, cy=y + ACTION, r=ACTION),
        node("text", str(number), class_="picture-mark", x=x + ACTION, y=y + ACTION + 4.5),
    )


# What a location offers


def _offer(words: Translator, box: Box, location: int, there: LocationView, near: Around, width: float) -> Node:
    printed, keys = box.locations[location], there["display"]
    if _has_cards(box, location):
        step = (width - 2 * INSIDE + 6) / len(keys)
        cards = [_card(words, box, printed.takes, key, near.round, step - 6) for key in keys]
        return _in_row(cards, step)
    if printed.takes >= 0:
        known, names, look = (
            (TILES, TILE_NAMES, "picture-tile")
            if printed.takes == TILE_DISPLAY
            else (SHARES, SHARE_NAMES, "picture-share")
        )
        return _chips(words, [names[known.index(key)] if key else None for key in keys], look, width)
    if printed.slots:
        dice = [slot_dice(near.tickets, there["slots"], slot) for slot in printed.slots]
        chips = _chips(words, [SLOT_NAMES[slot.number] for slot in printed.slots], "picture-slot", width)
        taken = [_occupied(n, width, on) for n, on in enumerate(dice)]
        return node("g", chips, taken)
    if LOCATIONS[location] == "westminster":
        return _westminster(near.westminster, width)
    return _publisher(box, near, width)


def _in_row(parts: list[Node], step: float) -> Node:
    placed = [node("g", part, transform=f"translate({INSIDE + step * n:.1f} {OFFER})") for n, part in enumerate(parts)]
    return node("g", placed)


def _card(words: Translator, box: Box, takes: int, key: str | None, number: int, width: float) -> Node:
    """A card with its picture, its name and the points of this round."""
    ground = node(
        "rect", class_="picture-card" if key else "picture-gap", width=f"{width:.1f}", height=OFFER_HEIGHT, rx=3
    )
    if key is None:
        return node("g", ground)
    if takes == PATENT_DISPLAY:
        patent = box.patents[PATENTS.index(key)]
        name, points, plate = patent.name, patent.vp[number - 1], f"{ENGRAVINGS}/en-{key}#en-{key}"
    else:
        character = box.characters[CHARACTERS.index(key)]
        name, points, plate = character.name, character.vp[number - 1], f"{PORTRAITS}/po-{key}#po-{key}"
    title, small = fit(words.name(name), width - 4, 12, 10)
    picture = node("use", href=plate, x=18, y=1, width=f"{width - 20:.1f}", height=OFFER_HEIGHT - 17)
    return node(
        "g",
        ground,
        node("rect", class_="picture-print", x=1, y=1, width=num(width - 2), height=OFFER_HEIGHT - 17, rx=2),
        node("g", picture, class_="plate"),
        node("path", class_="picture-ribbon", d="M0 3Q0 0 3 0H19V24L9.5 20L0 24Z"),
        node("text", str(points), class_="picture-points", x=9.5, y=15),
        node("text", title, class_=f"picture-card-name{small}", x=f"{width / 2:.1f}", y=OFFER_HEIGHT - 5),
    )


def _occupied(n: int, width: float, dice: tuple[Die, ...]) -> Node:
    """The signs of the seats whose dice are on a slot, at the end of its chip."""
    x, y = _chip_at(n, width)
    right = x + _chip_width(width) - 9
    seats = [die[0] for die in dice if die]
    return node("g", [disc(right - 12 * k, y + CHIP / 2, seat, 7) for k, seat in enumerate(seats)])


def _chip_width(width: float) -> float:
    return (width - 2 * INSIDE - 4) / 2


def _chip_at(n: int, width: float) -> tuple[float, float]:
    """The corner of a chip of two columns."""
    return INSIDE + n % 2 * (_chip_width(width) + 4), OFFER + n // 2 * (CHIP + 3)


def _chips(words: Translator, names: list[Name | None], look: str, width: float) -> Node:
    """Names in two columns; gaps where something was taken."""
    wide = _chip_width(width)
    drawn: list[Node] = []
    for n, name in enumerate(names):
        x, y = _chip_at(n, width)
        looks = look if name else "picture-gap"
        drawn.append(node("rect", class_=looks, x=f"{x:.1f}", y=y, width=f"{wide:.1f}", height=CHIP, rx=3))
        if name:
            text, small = fit(words.name(name), wide - 8, 13, 11)
            drawn.append(node("text", text, class_=f"picture-chip{small}", x=f"{x + 5:.1f}", y=y + 13))
    return node("g", drawn)


def _westminster(at: tuple[int, ...], width: float) -> Node:
    """The spaces of influence, with the signs of those who stand there."""
    step = (width - 2 * INSIDE + 3) / len(NUMERALS)
    spaces: list[Node] = []
    for n, numeral in enumerate(NUMERALS, start=1):
        seats = [seat for seat, space in enumerate(at) if space == n]
        signs = [disc(step / 4 + (k % 2) * (step / 2 - 3), 24 + 14 * (k // 2), seat, 7) for k, seat in enumerate(seats)]
        ground = node("rect", class_="picture-slot", width=f"{step - 3:.1f}", height=OFFER_HEIGHT, rx=3)
        number = node("text", numeral, class_="picture-mark", x=f"{(step - 3) / 2:.1f}", y=13)
        spaces.append(node("g", ground, number, signs))
    return _in_row(spaces, step)


def _publisher(box: Box, near: Around, width: float) -> Node:
    """This round's condition: what is counted, how much of it, and the buzz it brings."""
    conditions = publisher_levels(box, near)
    most = all([each.at_most < NO_LIMIT for each in conditions])
    counted = COUNTER_SYMBOLS[COUNTERS[conditions[0].count]]
    step = (width - 2 * INSIDE + 4) / len(conditions)
    levels = [
        node(
            "g",
            node("rect", class_="picture-slot", width=f"{step - 4:.1f}", height=OFFER_HEIGHT, rx=3),
            symbol_at(counted, 5, 7, 17, "symbol-ink"),
            node("text", f"≤ {each.at_most}" if most else f"≥ {each.at_least}", class_="picture-count", x=26, y=21),
            symbol_at("buzz", 5, 31, 17, "symbol-buzz"),
            node("text", f"+{buzz}", class_="picture-count", x=26, y=45),
        )
        for each, buzz in zip(conditions, box.publisher_buzz)
    ]
    return _in_row(levels, step)
