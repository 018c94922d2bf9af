"""What a location offers, in full: cards, tiles, shares, slots, the spaces of Westminster or the publisher's levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once
from universelle.drawing.parts import name_of, seat_sign
from universelle.games.crystal_palace.page.locations.cards import (
    NUMERALS,
    character_card,
    patent_card,
    share_card,
    taken_card,
    tile_card,
)
from universelle.games.crystal_palace.page.locations.shown import (
    CHARACTER_DISPLAY,
    NO_CODES,
    PATENT_DISPLAY,
    TILE_DISPLAY,
    Around,
    Codes,
    Die,
    publisher_levels,
    slot_dice,
)
from universelle.games.crystal_palace.page.symbols import (
    amount_symbol,
    big_die,
    choosable,
    effect_symbols,
    effect_text,
)
from universelle.games.crystal_palace.rules.components import CHARACTERS, LOCATIONS, PATENTS, SLOT_NAMES, SLOTS, Box
from universelle.games.crystal_palace.rules.phrases import amount, condition_phrase, phrase
from universelle.games.crystal_palace.rules.pieces import Slot
from universelle.games.crystal_palace.rules.view import DieView, LocationView
from universelle.games.crystal_palace.rules.vocabulary import BUZZ, VP, Condition
from universelle.games.crystal_palace.scene import Scene

OFFERS: Final = ("take ", "slot ")
KINDS = ("patents", "tiles", "shares", "characters", "spaces")  # by what the location's action takes; -1 for nothing


class Cards(NamedTuple):
    """The viewer's cards that may be linked to others, on their turn."""

    characters: Sequence[str]
    prototypes: Sequence[str]


NO_CARDS: Final = Cards((), ())


def own_cards(scene: Scene) -> Cards:
    if scene.seat is None or not scene.actions:
        return NO_CARDS
    player = scene.view["players"][scene.seat]
    return Cards(player["characters"], player["prototypes"])


def display(
    words: Translator, box: Box, location: int, there: LocationView, around: Around, own: Cards, codes: Codes
) -> Node:
    """What is shown here, in a round and with what else is shown; the codes say what may be taken."""
    offers = frozenset([code for code in codes if code.startswith(OFFERS)]) if codes else NO_CODES
    return _offer(words, box, location, there["display"], there["slots"], around, own, offers)


@once
def _offer(
    words: Translator,
    box: Box,
    location: int,
    keys: list[str | None],
    slots: dict[str, DieView | None],
    around: Around,
    own: Cards,
    codes: Codes,
) -> Node:
    printed = box.locations[location]
    if printed.takes >= 0:
        drawn = [_card(words, box, around.round, location, n, key, own, codes) for n, key in enumerate(keys)]
    elif printed.slots:
        drawn = _slots(words, box, location, slots, around, codes)
    elif LOCATIONS[location] == "westminster":
        drawn = _westminster(words, box, around.westminster)
    else:
        drawn = _publisher(words, box, around)
    return _display(location, printed.takes, tuple(drawn))


@once
def _display(location: int, takes: int, drawn: tuple[Node, ...]) -> Node:
    return node(
        "div",
        list(drawn),
        class_=f"display {KINDS[takes]}-display",
        id=f"offer-{location + 1}",
        tabindex=0,
        style=f"--n:{max(1, len(drawn))}",
    )


def _card(
    words: Translator, box: Box, number: int, location: int, n: int, key: str | None, own: Cards, codes: Codes
) -> Node:
    """A card in a round."""
    name = f"card-{location + 1}-{n + 1}"
    if key is None:
        return taken_card(words, name)
    can = f"take {key}" in codes
    takes = box.locations[location].takes
    if takes == PATENT_DISPLAY:
        linked = tuple([CHARACTERS[link] in own.characters for link in box.patents[PATENTS.index(key)].links])
        return patent_card(words, box, key, number, linked, name, can)
    if takes == CHARACTER_DISPLAY:
        linked = tuple([PATENTS[link] in own.prototypes for link in box.characters[CHARACTERS.index(key)].links])
        return character_card(words, box, key, number, linked, name, can)
    return (tile_card if takes == TILE_DISPLAY else share_card)(words, box, key, name, can)


# Slots


def _slots(
    words: Translator, box: Box, location: int, slots: dict[str, DieView | None], around: Around, codes: Codes
) -> list[Node]:
    return [
        _slot(
            words,
            box,
            location,
            n,
            slot_dice(around.tickets, slots, slot),
            around.round,
            codes & {_slot_code(slot)},
        )
        for n, slot in enumerate(box.locations[location].slots)
    ]


def _slot_code(slot: Slot) -> str:
    return f"slot {SLOTS[slot.number][1]}"


@once
def _slot(words: Translator, box: Box, location: int, n: int, dice: tuple[Die, ...], number: int, codes: Codes) -> Node:
    """A slot to which a die at the Port or at Waterloo moves."""
    slot, name = box.locations[location].slots[n], f"goto-{location + 1}-{n + 1}"
    effects = effect_text(words, slot.effects)
    label = words("action-slot-for", slot=SLOT_NAMES[slot.number], effects=effects)
    worth = words("draw-ticket-worth", points=amount(VP, box.ticket_vp[number - 1])) if slot.is_ticket else effects
    places = [
        node("span", big_die(*die, f"{name}-die-{k}") if die else None, class_="window", id=f"{name}-{k}")
        for k, die in enumerate(dice)
    ]
    return node(
        "div",
        node("div", words.name(SLOT_NAMES[slot.number]), class_="card-name", id=f"{name}-head"),
        node("div", effect_symbols(words, slot.effects), class_="card-art", id=f"{name}-art"),
        node("div", worth, class_="card-effect", id=f"{name}-effect"),
        node("div", places, class_="spaces", id=f"{name}-places"),
        id=name,
        class_="card slot-card",
        data_about=f"slot-{location + 1}-{n + 1}",
        **choosable(codes, _slot_code(slot), label),
    )


# Westminster and the publisher


def _westminster(words: Translator, box: Box, at: tuple[int, ...]) -> list[Node]:
    return [
        _westminster_space(words, box, n, tuple([seat for seat, space in enumerate(at) if space == n]))
        for n in range(1, len(NUMERALS) + 1)
    ]


@once
def _westminster_space(words: Translator, box: Box, n: int, seats: tuple[int, ...]) -> Node:
    effects = box.westminster_bonuses[n - 1]
    beyond = words("draw-beyond", effects=phrase(box.westminster_beyond)) if n == len(NUMERALS) else ""
    return node(
        "div",
        node("div", NUMERALS[n - 1], class_="card-name"),
        node("div", effect_symbols(words, effects) if effects else None, class_="card-art"),
        node("div", effect_text(words, effects) if effects else words("draw-start"), class_="card-effect"),
        node("div", [_player(words, seat) for seat in seats], class_="card-players"),
        node("div", beyond, class_="card-note") if beyond else None,
        id=f"westminster-{n}",
        class_="card step-card",
        data_about=f"westminster-{n}",
    )


def _publisher(words: Translator, box: Box, around: Around) -> list[Node]:
    return [
        _publisher_level(
            words,
            box.publisher_buzz[n - 1],
            n,
            condition,
            tuple([seat for seat, level in enumerate(around.publisher_levels) if level >= n]),
        )
        for n, condition in enumerate(publisher_levels(box, around), start=1)
    ]


@once
def _publisher_level(words: Translator, buzz: int, n: int, condition: Condition, seats: tuple[int, ...]) -> Node:
    """A level of the publisher's condition, its buzz, and who reaches it now."""
    return node(
        "div",
        node("div", words("draw-level", level=n), class_="card-name"),
        node("div", amount_symbol(words, BUZZ, buzz, "+"), class_="card-art"),
        node("div", words.say(condition_phrase(condition)), class_="card-effect"),
        node("div", [_player(words, seat) for seat in seats], class_="card-players"),
        id=f"level-{n}",
        class_="card step-card",
        data_about=f"publisher-{n}",
    )


def _player(words: Translator, seat: int) -> Node:
    return node("span", seat_sign(seat), " ", name_of(words, seat), class_="card-player")
