"""Cards, tiles and shares: in full where they lie on offer, in a line where somebody owns them."""

from __future__ import annotations

from typing import Final

from universelle.core.message import Message, Name, Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import signed_number
from universelle.games.crystal_palace.page.symbols import brief, cost_signs, lit, press, said, tale
from universelle.games.crystal_palace.rules.actions import build_message, take_message, use_message
from universelle.games.crystal_palace.rules.components import (
    CHARACTERS,
    PATENTS,
    SHARE_NAMES,
    SHARES,
    TILE_NAMES,
    TILES,
    WATCH_NAME,
    Box,
)
from universelle.games.crystal_palace.rules.vocabulary import Cost, Effects

NUMERALS: Final = ("I", "II", "III", "IV", "V")
Lit = tuple[bool, ...]


def stories(words: Translator, box: Box, kind: str, number: int) -> str:
    """All that a card says, for those who point at it."""
    if kind == "patent":
        patent = box.patents[number]
        return tale(words, patent.name, words("effect-on-player", effect=said(words, patent.effects)))
    character = box.characters[number]
    lines = [words("effect-at-once", effect=said(words, character.instant))]
    if character.phase:
        lines.append(words("effect-in-phase", phase=character.phase, effect=said(words, character.recurring)))
    lines.append(words("board-salary", salary="/".join(map(str, character.salary))))
    return tale(words, character.name, *lines)


# On offer


@once
def patent_card(words: Translator, box: Box, key: str, number: int, owned: Lit, name: str, can: bool) -> Node:
    """A patent on display in a round; `owned` says which of its links would count."""
    index = PATENTS.index(key)
    patent = box.patents[index]
    parts = [
        _head(words, name, patent.name),
        _ribbon(name, patent.cost),
        _emblem(words, name, patent.effects),
        _values(words, name, patent.vp, number),
        _links(words, name, box, tuple([box.characters[link].name for link in patent.links]), owned),
        node(
            "div",
            node("em", symbol("aim"), words("draw-on-any"), class_="applies-to"),
            node("span", said(words, patent.effects)),
            class_="card-effect",
            id=f"{name}-effect",
        ),
    ]
    return _card(
        words,
        "patent-card",
        name,
        f"take {key}",
        can,
        take_message(patent.name),
        stories(words, box, "patent", index),
        parts,
    )


@once
def character_card(
    words: Translator, box: Box, key: str, number: int, owned: Lit, name: str, can: bool, westminster: int
) -> Node:
    """A character on display in a round; the salary that the viewer would pay is marked."""
    index = CHARACTERS.index(key)
    character = box.characters[index]
    parts = [
        _head(words, name, character.name),
        _ribbon(name, character.cost),
        _emblem(words, name, character.instant),
        _values(words, name, character.vp, number),
        _salaries(words, name, character.salary, westminster),
        _links(words, name, box, tuple([box.patents[link].name for link in character.links]), owned),
        node("div", symbol("flash"), node("span", said(words, character.instant)), class_="instant-effect", id=f"{name}-instant"),
    ]
    if character.phase:
        parts.append(
            node(
                "div",
                node("b", str(character.phase), class_=f"phase-badge phase-{character.phase}"),
                node("span", said(words, character.recurring)),
                class_="recurring-effect",
                id=f"{name}-recurring",
            )
        )
    story = stories(words, box, "character", index)
    return _card(words, "character-card", name, f"take {key}", can, take_message(character.name), story, parts)


def _card(
    words: Translator, kind: str, name: str, code: str, can: bool, message: Message, story: str, parts: list[Node]
) -> Node:
    target = press((code,) if can else (), code, words.say(message))
    return node("div", parts, id=name, class_=f"card {kind}", title=story, **target)


def _head(words: Translator, name: str, card: Name) -> Node:
    return node("div", words.name(card), class_="card-name", id=f"{name}-head")


def _ribbon(name: str, cost: Cost) -> Node:
    return node("div", cost_signs(cost), class_="cost", id=f"{name}-cost", aria_hidden="true")


def _emblem(words: Translator, name: str, effects: Effects) -> Node:
    """What the card does, in symbols, where the engraving would be."""
    return node("div", brief(words, effects), class_="card-art", id=f"{name}-art")


def _values(words: Translator, name: str, values: tuple[int, ...], number: int) -> Node:
    """The points of each round, the present one marked."""
    return node(
        "div",
        symbol("vp"),
        _marked(values, number),
        class_="points-by-round",
        id=f"{name}-points",
        aria_hidden="true",
        title=words("draw-points-by-round"),
    )


def _salaries(words: Translator, name: str, salary: tuple[int, ...], westminster: int) -> Node:
    row = _marked(salary, westminster, past=False)
    return node(
        "div", node("u", "£"), row, class_="salary-by-step", id=f"{name}-salary", aria_hidden="true", title=words("draw-salary")
    )


def _marked(values: tuple[int, ...], now: int, past: bool = True) -> list[Node]:
    looks = ["current" if n == now else "past" if past and n < now else None for n in range(1, len(values) + 1)]
    return [node("i", signed_number(value), class_=look) for value, look in zip(values, looks)]


def _links(words: Translator, name: str, box: Box, partners: tuple[Name, ...], owned: Lit) -> Node:
    """The cards it belongs with; those the viewer owns are lit."""
    links = [
        node(
            "span",
            symbol("check" if has else "link"),
            words.name(partner),
            node("b", f" +{box.link_vp}"),
            class_="link linked" if has else "link",
            title=words("draw-link-owned" if has else "draw-link", card=partner),
        )
        for partner, has in zip(partners, owned)
    ]
    return node("div", links, class_="links", id=f"{name}-links")


@once
def tile_card(words: Translator, box: Box, key: str, name: str, can: bool) -> Node:
    """A research tile on display."""
    index = TILES.index(key)
    tile = box.tiles[index]
    kind = "permanent" if tile.permanent else "instant"
    return _good(
        words, TILE_NAMES[index], tile.effects, f"tile-card {kind}-card", _when(words, tile.permanent), name, f"take {key}", can
    )


@once
def share_card(words: Translator, box: Box, key: str, name: str, can: bool) -> Node:
    """A share on display."""
    index = SHARES.index(key)
    return _good(words, SHARE_NAMES[index], box.shares[index], "tile-card share-card", "", name, f"take {key}", can)


def _good(
    words: Translator, title: Name, effects: Effects, look: str, when: str, name: str, code: str, can: bool
) -> Node:
    target = press((code,) if can else (), code, words("action-take-for", card=title, effects=said(words, effects)))
    return node(
        "div",
        node("div", words.name(title), class_="card-name", id=f"{name}-head"),
        node("div", brief(words, effects), class_="card-art", id=f"{name}-art"),
        node("div", said(words, effects), class_="card-effect", id=f"{name}-effect"),
        node("div", when, class_="card-note", id=f"{name}-when") if when else None,
        id=name,
        class_=f"card {look}",
        title=tale(words, title, said(words, effects)),
        **target,
    )


def _when(words: Translator, permanent: bool) -> str:
    return words("draw-every-round" if permanent else "draw-once")


@once
def gone_card(words: Translator, name: str) -> Node:
    """Where a card was that somebody took."""
    return node("div", words("draw-taken"), id=name, class_="card taken-card")


# Owned


@once
def own_patent(
    words: Translator, box: Box, key: str, built: bool, number: int, owned: Lit, codes: frozenset[str]
) -> Node:
    """A patent with its cost and what building it would bring now; a prototype with its mark."""
    index = PATENTS.index(key)
    patent = box.patents[index]
    code = f"build {key}"
    gain = patent.vp[number - 1] + box.link_vp * sum(owned)
    signs: list[Child] = [symbol("check", "sy symbol-done")] if built else [cost_signs(patent.cost), _points(words, gain)]
    linked = symbol("link", "sy symbol-vp") if any(owned) else None
    target = {} if built else press(codes, code, words.say(build_message(patent.name)))
    return _line(
        f"own-{key}",
        f"owned-card {'prototype' if built else 'patent'}",
        words.name(patent.name),
        [*([linked] if linked else []), *signs],
        stories(words, box, "patent", index),
        target,
    )


@once
def own_character(words: Translator, box: Box, key: str, westminster: int, linked: bool, codes: frozenset[str]) -> Node:
    """A character with its salary and the phase in which it works."""
    index = CHARACTERS.index(key)
    character = box.characters[index]
    code = f"use {key}"
    signs: list[Child] = [symbol("link", "sy symbol-vp")] if linked else []
    if character.phase:
        signs.append(node("span", str(character.phase), class_=f"phase-badge phase-{character.phase}"))
    signs.append(node("b", f"£{character.salary[westminster - 1]}", class_="salary", title=words("draw-salary")))
    target = press(codes, code, words.say(use_message(character.name))) if code in codes else {}
    story = stories(words, box, "character", index)
    return _line(f"own-{key}", "owned-card character", words.name(character.name), signs, story, target)


@once
def own_share(words: Translator, box: Box, key: str) -> Node:
    index = SHARES.index(key)
    effects = box.shares[index]
    story = tale(words, SHARE_NAMES[index], said(words, effects))
    return _line(f"own-{key}", "owned-card share", words.name(SHARE_NAMES[index]), [brief(words, effects)], story, {})


@once
def own_watch(words: Translator, box: Box, codes: frozenset[str]) -> Node:
    target = press(codes, "use watch", words.say(use_message(WATCH_NAME))) if "use watch" in codes else {}
    story = tale(words, WATCH_NAME, said(words, box.watch))
    return _line(
        "own-watch",
        "owned-card watch",
        words.name(WATCH_NAME),
        [brief(words, box.watch)],
        story,
        target,
    )


def _points(words: Translator, points: int) -> Node:
    return node("b", signed_number(points), symbol("vp"), class_="worth", title=words("draw-worth-now"))


def _line(name: str, look: str, title: str, signs: list[Child], story: str, target: dict[str, str | int]) -> Node:
    return node(
        "div",
        node("span", title, class_="owned-name"),
        node("span", signs, class_="owned-symbols"),
        id=name,
        class_=look,
        title=story,
        **target,
    )


@once
def slot(
    words: Translator, box: Box, name: str, tile: str | None, loan: int | None, repaid: bool, codes: frozenset[str]
) -> Node:
    """One of the research slots: a tile, a loan, or what an empty one costs in the end."""
    if tile is not None:
        index = TILES.index(tile)
        kind = box.tiles[index]
        use, away = f"use {tile}", f"discard {tile}"
        target = press(codes, use, words.say(use_message(TILE_NAMES[index]))) if use in codes else {}
        if away in codes:
            target = press(codes, away, words("action-discard", card=TILE_NAMES[index]))
        look = "permanent-tile" if kind.permanent else "instant-tile"
        story = tale(words, TILE_NAMES[index], _when(words, kind.permanent))
        return node("div", brief(words, kind.effects), id=name, class_=look, title=story, **target)
    if loan is not None:
        text = words("loan-repaid" if repaid else "loan-open", vp=signed_number(loan))
        sign = symbol("check" if repaid else "loan")
        worth = box.loan_repaid_vp if repaid else loan
        return node("div", sign, node("b", signed_number(worth)), id=name, class_="loan", title=text)
    return node("div", signed_number(box.empty_slot_vp), id=name, class_="empty-slot", title=words("draw-empty-slot"))
