"""The eight places side by side, as bays of the nave."""

from __future__ import annotations

from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import seat_sign
from universelle.games.crystal_palace.page.cards import NUMERALS
from universelle.games.crystal_palace.page.forecast import levels
from universelle.games.crystal_palace.page.locations import (
    CHARACTER_DISPLAY,
    PATENT_DISPLAY,
    TILE_DISPLAY,
    WESTMINSTER_PLACE,
)
from universelle.games.crystal_palace.page.shown_location import Die, die_of, opened, slot_dice
from universelle.games.crystal_palace.page.symbols import COUNTER_SIGNS, brief, said, small_die, tale
from universelle.games.crystal_palace.rules.components import (
    CHARACTERS,
    LOCATION_NAMES,
    LOCATIONS,
    PATENTS,
    SHARES,
    TILES,
    Box,
)
from universelle.games.crystal_palace.rules.phrases import condition_phrase
from universelle.games.crystal_palace.rules.pieces import Slot
from universelle.games.crystal_palace.rules.vocabulary import ASSISTANT, COUNTERS, NO_LIMIT, Condition
from universelle.games.crystal_palace.scene import Scene


def nave(scene: Scene) -> Node:
    """All places side by side. Each is a choice of a set: picking one opens it below."""
    view = scene.view
    return node(
        "div",
        [_bay(scene, place) for place in range(len(LOCATIONS))],
        class_="locations-overview",
        id="locations",
        role="radiogroup",
        aria_label=scene.words("draw-places"),
        data_open=opened(view) + 1,
    )


def _bay(scene: Scene, place: int) -> Node:
    view, words, box = scene.view, scene.words, scene.box
    there, location, number = view["locations"][place], box.locations[place], place + 1
    at_work = view["location"] == there["location"]
    return node(
        "label",
        _radio(words, place, place == opened(view)),
        _bay_head(words, place),
        node(
            "span",
            [
                _mini_space(place, k, space.least, space.assistant, space.pay, die_of(die))
                for k, (space, die) in enumerate(zip(location.placements, there["spaces"]))
            ],
            class_="spaces",
            id=f"tab-spaces-{number}",
            aria_hidden="true",
        ),
        node(
            "span",
            [
                _mini_action(words, box, place, k, die_of(die), k < there["used"])
                for k, die in enumerate(there["actions"])
            ],
            class_="action-spaces",
            id=f"tab-actions-{number}",
            aria_hidden="true",
        ),
        _mini_offer(scene, place),
        id=f"tab-{number}",
        class_="location-tab at-work" if at_work else "location-tab",
    )


@once
def _radio(words: Translator, place: int, checked: bool) -> Node:
    return node(
        "input",
        type="radio",
        name="open",
        id=f"open-{place + 1}",
        value=place + 1,
        checked=checked,
        autocomplete="off",
        aria_label=words.name(LOCATION_NAMES[place]),
    )


@once
def _bay_head(words: Translator, place: int) -> Node:
    title = words.name(LOCATION_NAMES[place])
    return node(
        "span",
        node("span", str(place + 1), class_="location-number"),
        node("b", title),
        class_="tab-title",
        aria_hidden="true",
        id=f"tab-title-{place + 1}",
        title=tale(words, LOCATION_NAMES[place]),
    )


@once
def _mini_space(place: int, k: int, least: int, assistant: bool, pay: int, die: Die) -> Node:
    name = f"tab-space-{place + 1}-{k + 1}"
    mark: Child = symbol("assistant", "sy symbol-assistant") if assistant else f"£{pay}" if pay else ""
    lies = small_die(*die, f"die-{place + 1}-{k + 1}") if die else node("b", str(least))
    return node(
        "span",
        node("span", lies, class_="window", id=f"{name}-window"),
        node("span", mark, class_="mark pays" if pay else "mark", id=f"{name}-mark"),
        class_="space",
        id=name,
    )


@once
def _mini_action(words: Translator, box: Box, place: int, k: int, die: Die, used: bool) -> Node:
    space = box.locations[place].spaces[k]
    name = f"tab-action-{place + 1}-{k + 1}"
    look = "action-space pays" if space.pay else "action-space"
    if die:
        return node("span", small_die(*die, f"{name}-die"), id=name, class_=f"{look} holds-die")
    if used:
        return node("span", symbol("check"), id=name, class_=f"{look} used")
    inside: list[Child] = [brief(words, space.bonus)] if space.bonus else [f"−£{space.pay}"] if space.pay else []
    return node("span", inside, id=name, class_=look)


def _mini_offer(scene: Scene, place: int) -> Node:
    view, words, box = scene.view, scene.words, scene.box
    there, location = view["locations"][place], box.locations[place]
    name = f"tab-offer-{place + 1}"
    if location.takes in (PATENT_DISPLAY, CHARACTER_DISPLAY):
        cards = tuple([_worth(box, location.takes, key, view["round"]) if key else None for key in there["display"]])
        return _mini_cards(words, name, cards)
    if location.takes >= 0:
        return _mini_tiles(words, box, name, location.takes, tuple(there["display"]))
    if location.slots:
        slots = tuple([slot_dice(view, there, slot) for slot in location.slots])
        return _mini_slots(words, box, place, name, slots)
    if place == WESTMINSTER_PLACE:
        return _mini_westminster(name, tuple([player["westminster"] for player in view["players"]]))
    return _mini_publisher(words, box, name, levels(view, box))


def _worth(box: Box, takes: int, key: str, number: int) -> tuple[str, int]:
    if takes == PATENT_DISPLAY:
        card = box.patents[PATENTS.index(key)]
        return str(card.name), card.vp[number - 1]
    who = box.characters[CHARACTERS.index(key)]
    return str(who.name), who.vp[number - 1]


@once
def _mini_cards(words: Translator, name: str, cards: tuple[tuple[str, int] | None, ...]) -> Node:
    """The points of the round that each card on offer is worth."""
    drawn = [node("i", str(card[1]), title=words.name(card[0])) if card else node("i", class_="taken") for card in cards]
    return node("span", symbol("vp", "sy symbol-vp"), drawn, class_="offer offer-cards", id=name, aria_hidden="true")


@once
def _mini_tiles(words: Translator, box: Box, name: str, takes: int, keys: tuple[str | None, ...]) -> Node:
    drawn = []
    for key in keys:
        if key is None:
            drawn.append(node("i", class_="taken"))
        elif takes == TILE_DISPLAY:
            tile = box.tiles[TILES.index(key)]
            drawn.append(node("i", brief(words, tile.effects), class_="permanent" if tile.permanent else None))
        else:
            drawn.append(node("i", brief(words, box.shares[SHARES.index(key)]), class_="bank-share"))
    return node("span", drawn, class_="offer offer-tiles", id=name, aria_hidden="true")


@once
def _mini_slots(words: Translator, box: Box, place: int, name: str, dice: tuple[tuple[Die, ...], ...]) -> Node:
    slots = box.locations[place].slots
    drawn = [
        node("i", _mini_slot(words, slot), class_="occupied" if all(here) else "ticket-slot" if slot.is_ticket else None)
        for slot, here in zip(slots, dice)
    ]
    return node("span", drawn, class_="offer offer-slots", id=name, aria_hidden="true")


def _mini_slot(words: Translator, slot: Slot) -> Node:
    """What a slot gives; several assistants in one."""
    if all([effect.do == ASSISTANT for effect in slot.effects]):
        number = sum([effect.n for effect in slot.effects])
        told = said(words, slot.effects)
        return node("span", str(number), symbol("assistant", "sy symbol-assistant"), class_="amount", title=told)
    return brief(words, slot.effects)


@once
def _mini_westminster(name: str, seats: tuple[int, ...]) -> Node:
    spaces = [
        node("i", numeral, [seat_sign(seat) for seat, at in enumerate(seats) if at == n])
        for n, numeral in enumerate(NUMERALS, start=1)
    ]
    return node("span", spaces, class_="offer offer-westminster", id=name, aria_hidden="true")


@once
def _mini_publisher(words: Translator, box: Box, name: str, conditions: tuple[Condition, ...]) -> Node:
    """This round's condition in short: what is counted, how much of it, and the buzz it pays."""
    first = conditions[0]
    most = all([each.at_most < NO_LIMIT for each in conditions])
    sign, bounds = "≤" if most else "≥", [each.at_most if most else each.at_least for each in conditions]
    return node(
        "span",
        symbol(COUNTER_SIGNS[COUNTERS[first.count]], "sy symbol-ink"),
        f" {sign} {'·'.join(map(str, bounds))} → {'·'.join(map(str, box.publisher_buzz))}",
        symbol("buzz", "sy symbol-buzz"),
        class_="offer",
        id=name,
        aria_hidden="true",
        title="; ".join([words.say(condition_phrase(each)) for each in conditions]),
    )
