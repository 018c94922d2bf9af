"""Cards, tiles and shares on display, in full."""

from __future__ import annotations

from typing import Final, TypeAlias

from universelle.core.message import Name, Translator
from universelle.drawing.node import Node, node, once, symbol
from universelle.drawing.parts import signed_number
from universelle.games.crystal_palace.page.engravings import engraving
from universelle.games.crystal_palace.page.portraits import portrait
from universelle.games.crystal_palace.page.symbols import (
    choosable,
    cost_symbols,
    effect_symbols,
    effect_text,
)
from universelle.games.crystal_palace.rules.actions import build_message, take_message
from universelle.games.crystal_palace.rules.components import (
    CHARACTERS,
    PATENTS,
    SHARE_NAMES,
    SHARES,
    TILE_NAMES,
    TILES,
    Box,
)
from universelle.games.crystal_palace.rules.pieces import Character, Patent
from universelle.games.crystal_palace.rules.vocabulary import Cost, Effects

NUMERALS: Final = ("I", "II", "III", "IV", "V")
WORDY: Final = 70  # letters of effects from which on a card that is low has no picture
Partners: TypeAlias = tuple[tuple[str, Name], ...]  # linked cards: what to ask about, and the name
Linked: TypeAlias = tuple[bool, ...]  # for each link of a card whether it would count


# Patents and characters


@once
def patent_card(
    words: Translator, box: Box, key: str, number: int, linked: Linked, name: str, can: bool, deed: str = "take"
) -> Node:
    """A patent in a round, with the links that would count marked; it can be taken, or built."""
    patent = box.patents[PATENTS.index(key)]
    effects = effect_text(words, patent.effects)
    target = node("em", symbol("aim"), words("draw-on-any"), class_="applies-to")
    return _card(
        words,
        name,
        "patent-card",
        patent.name,
        (f"{deed} {key}", words.say((take_message if deed == "take" else build_message)(patent.name)), can),
        f"patent-{key}",
        effects,
        [
            _cost(words, name, patent.cost),
            art(words, name, key, patent.effects),
            _points_by_round(name, patent.vp, number),
            _links(words, name, box, _characters_linked(box, patent), linked),
            node(
                "div",
                target,
                node("span", effects),
                class_="card-effect",
                id=f"{name}-effect",
            ),
        ],
    )


@once
def character_card(words: Translator, box: Box, key: str, number: int, linked: Linked, name: str, can: bool) -> Node:
    """A character in a round; styles mark the salary that the viewer would pay, by the step of their board."""
    character = box.characters[CHARACTERS.index(key)]
    instant, recurring = effect_text(words, character.instant), effect_text(words, character.recurring)
    parts = [
        _cost(words, name, character.cost),
        art(words, name, key, character.instant),
        _points_by_round(name, character.vp, number),
        _salaries(words, name, character.salary),
        _links(words, name, box, _patents_linked(box, character), linked),
        node(
            "div",
            symbol("flash"),
            node("span", instant),
            class_="instant-effect",
            id=f"{name}-instant",
        ),
    ]
    if character.phase:
        badge = node("b", str(character.phase), class_=f"phase-badge phase-{character.phase}")
        parts.append(node("div", badge, node("span", recurring), class_="recurring-effect", id=f"{name}-recurring"))
    choice = (f"take {key}", words.say(take_message(character.name)), can)
    about, effects = f"character-{key}", instant + recurring
    return _card(words, name, "character-card", character.name, choice, about, effects, parts)


def _card(
    words: Translator,
    name: str,
    kind: str,
    title: Name,
    choice: tuple[str, str, bool],
    about: str,
    effects: str,
    parts: list[Node],
) -> Node:
    """A card; the choice is its code and name, and whether it can be made."""
    code, label, can = choice
    letters = len(effects)
    return node(
        "div",
        node("div", words.name(title), class_="card-name", id=f"{name}-head"),
        parts,
        id=name,
        class_=f"card {kind} wordy-card" if letters > WORDY else f"card {kind}",
        style=f"--letters:{letters}",
        data_about=about,
        **choosable((code,) if can else (), code, label),
    )


def _cost(words: Translator, name: str, cost: Cost) -> Node:
    return node("div", cost_symbols(words, cost), class_="cost", id=f"{name}-cost", aria_hidden="true")


def art(words: Translator, name: str, key: str, effects: Effects) -> Node:
    """The picture of a card; without one, what the card does in symbols."""
    picture = engraving(key) or portrait(key)
    return node("div", picture or effect_symbols(words, effects), class_="card-art", id=f"{name}-art")


def _points_by_round(name: str, points: tuple[int, ...], number: int) -> Node:
    return node(
        "div",
        symbol("vp"),
        _marked(points, number, "past"),
        class_="points-by-round",
        id=f"{name}-points",
        aria_hidden="true",
    )


def _salaries(words: Translator, name: str, salary: tuple[int, ...]) -> Node:
    return node(
        "div",
        node("u", words("pound-sign")),
        [node("i", str(pounds)) for pounds in salary],
        class_="salary-by-step",
        id=f"{name}-salary",
        aria_hidden="true",
    )


def _marked(values: tuple[int, ...], now: int, past: str) -> list[Node]:
    """Values in a row, the present one marked."""
    looks = ["current" if n == now else past if n < now else None for n in range(1, len(values) + 1)]
    return [node("i", signed_number(value), class_=look) for value, look in zip(values, looks)]


def _characters_linked(box: Box, patent: Patent) -> Partners:
    return tuple([(f"character-{CHARACTERS[link]}", box.characters[link].name) for link in patent.links])


def _patents_linked(box: Box, character: Character) -> Partners:
    return tuple([(f"patent-{PATENTS[link]}", box.patents[link].name) for link in character.links])


def _links(words: Translator, name: str, box: Box, partners: Partners, linked: Linked) -> Node:
    """The cards it scores with; those the viewer owns are marked."""
    links = [
        node(
            "span",
            symbol("check" if owned else "link"),
            words.name(partner),
            node("b", f" +{box.link_vp}"),
            class_="link linked" if owned else "link",
            data_about=about,
        )
        for (about, partner), owned in zip(partners, linked)
    ]
    return node("div", links, class_="links", id=f"{name}-links")


@once
def taken_card(words: Translator, name: str) -> Node:
    """The gap that a card leaves once it is taken."""
    return node("div", words("draw-taken"), id=name, class_="card taken-card")


# Tiles and shares


@once
def tile_card(words: Translator, box: Box, key: str, name: str, can: bool) -> Node:
    index = TILES.index(key)
    tile = box.tiles[index]
    kind = "permanent-card" if tile.permanent else "instant-card"
    return _good(words, name, kind, key, TILE_NAMES[index], tile.effects, how_often(words, tile.permanent), can)


@once
def share_card(words: Translator, box: Box, key: str, name: str, can: bool) -> Node:
    index = SHARES.index(key)
    return _good(words, name, "share-card", key, SHARE_NAMES[index], box.shares[index], "", can)


def how_often(words: Translator, permanent: bool) -> str:
    """When a research tile works."""
    return words("draw-every-round" if permanent else "draw-once")


def _good(
    words: Translator, name: str, kind: str, key: str, title: Name, effects: Effects, note: str, can: bool
) -> Node:
    code, text = f"take {key}", effect_text(words, effects)
    return node(
        "div",
        node("div", words.name(title), class_="card-name", id=f"{name}-head"),
        art(words, name, key, effects),
        node("div", text, class_="card-effect", id=f"{name}-effect"),
        node("div", note, class_="card-note", id=f"{name}-when") if note else None,
        id=name,
        class_=f"card tile-card {kind}",
        data_about=title,
        **choosable((code,) if can else (), code, words("action-take-for", card=title, effects=text)),
    )
