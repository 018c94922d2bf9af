"""The cards a player owns, each in a line: patents, prototypes, characters, shares and the watch."""

from __future__ import annotations

from typing import NamedTuple

from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import signed_number
from universelle.games.crystal_palace.choices import money
from universelle.games.crystal_palace.page.locations.shown import Codes
from universelle.games.crystal_palace.page.portraits import medallion
from universelle.games.crystal_palace.page.symbols import (
    choosable,
    cost_symbols,
    effect_symbols,
)
from universelle.games.crystal_palace.rules.actions import build_message, use_message
from universelle.games.crystal_palace.rules.components import (
    CHARACTERS,
    PATENTS,
    SHARE_NAMES,
    SHARES,
    WATCH_NAME,
    Box,
)
from universelle.games.crystal_palace.rules.view import PlayerView

MANY = 3  # lines from which on the list may have to be scrolled


class Owned(NamedTuple):
    """What is shown of a player's cards."""

    patents: list[str]
    patent_points: list[int]
    prototypes: list[str]
    characters: list[str]
    shares: list[str]
    westminster: int
    salaries: int
    has_watch: bool


def owned_cards(words: Translator, box: Box, seat: int, player: PlayerView, has_watch: bool, codes: Codes) -> Node:
    """The cards of a player, and the watch if they have it."""
    owned = Owned(
        player["patents"],
        player["patent_points"],
        player["prototypes"],
        player["characters"],
        player["shares"],
        player["westminster"],
        player["salaries"],
        has_watch,
    )
    return _owned_cards(words, box, seat, owned, codes)


@once
def _owned_cards(words: Translator, box: Box, seat: int, owned: Owned, codes: Codes) -> Node:
    number = seat + 1
    lines = _lines(words, box, owned, codes)
    empty = node("p", words("draw-no-cards"), class_="soft no-cards", id=f"no-cards-{number}")
    return node(
        "div",
        _head(words, number, len(lines), owned.salaries),
        node(
            "div",
            lines or [empty],
            class_="owned-cards",
            id=f"cards-{number}",
            tabindex=0 if len(lines) > MANY else None,
        ),
        _done(words) if "done" in codes else None,
        class_="board-cards",
        id=f"owned-{number}",
    )


@once
def _head(words: Translator, number: int, cards: int, salaries: int) -> Node:
    """How many cards there are, of which some may be out of sight, and what they cost each round."""
    count = node("small", str(cards), id=f"cards-count-{number}") if cards else None
    told = node("small", words("draw-salaries", money=salaries), data_about=f"salary-{number}") if salaries else None
    return node("h3", words("draw-cards"), " ", count, " ", told, id=f"cards-head-{number}")


def _lines(words: Translator, box: Box, owned: Owned, codes: Codes) -> list[Node]:
    lines = [
        _patent(words, box, key, points, _is_linked(box, owned, key), codes & {f"build {key}"})
        for key, points in zip(owned.patents, owned.patent_points)
    ]
    lines += [_prototype(words, box, key, _is_linked(box, owned, key)) for key in owned.prototypes]
    for key in owned.characters:
        links = box.characters[CHARACTERS.index(key)].links
        linked = any([PATENTS[link] in owned.prototypes for link in links])
        lines.append(_character(words, box, key, owned.westminster, linked, codes & {f"use {key}"}))
    lines += [_share(words, box, key) for key in owned.shares]
    if owned.has_watch:
        lines.append(_watch(words, box, codes & {"use watch"}))
    return lines


def _is_linked(box: Box, owned: Owned, patent: str) -> bool:
    return any([CHARACTERS[link] in owned.characters for link in box.patents[PATENTS.index(patent)].links])


def _done(words: Translator) -> Node:
    return node(
        "button",
        words("draw-finished"),
        type="button",
        class_="button done-button",
        id="do-done",
        data_action="done",
        aria_label=words("action-done"),
    )


@once
def _patent(words: Translator, box: Box, key: str, points: int, linked: bool, codes: Codes) -> Node:
    """A patent with its cost and the points that building it would bring now."""
    patent = box.patents[PATENTS.index(key)]
    worth = node("b", signed_number(points), symbol("vp"), class_="worth")
    symbols: list[Child] = [*_link(linked), cost_symbols(words, patent.cost), worth]
    target = choosable(codes, f"build {key}", words.say(build_message(patent.name)))
    return _line(key, "patent", words.name(patent.name), symbols, f"patent-{key}", target)


@once
def _prototype(words: Translator, box: Box, key: str, linked: bool) -> Node:
    name = words.name(box.patents[PATENTS.index(key)].name)
    symbols: list[Child] = [*_link(linked), symbol("check", "sy symbol-done")]
    return _line(key, "prototype", name, symbols, f"patent-{key}", {})


@once
def _character(words: Translator, box: Box, key: str, westminster: int, linked: bool, codes: Codes) -> Node:
    """A character with the phase of its recurring effect and its salary."""
    character = box.characters[CHARACTERS.index(key)]
    symbols: list[Child] = [*_link(linked)]
    if character.phase:
        symbols.append(node("span", str(character.phase), class_=f"phase-badge phase-{character.phase}"))
    symbols.append(node("b", money(words, character.salary[westminster - 1]), class_="salary"))
    target = choosable(codes, f"use {key}", words.say(use_message(character.name))) if codes else {}
    return _line(key, "character", words.name(character.name), symbols, f"character-{key}", target, medallion(key))


@once
def _share(words: Translator, box: Box, key: str) -> Node:
    index = SHARES.index(key)
    effects = box.shares[index]
    name = SHARE_NAMES[index]
    return _line(key, "share", words.name(name), [effect_symbols(words, effects)], name, {})


@once
def _watch(words: Translator, box: Box, codes: Codes) -> Node:
    target = choosable(codes, "use watch", words.say(use_message(WATCH_NAME))) if codes else {}
    return _line("watch", "watch", words.name(WATCH_NAME), [effect_symbols(words, box.watch)], "watch", target)


def _link(linked: bool) -> list[Node]:
    return [symbol("link", "sy symbol-vp")] if linked else []


def _line(
    key: str,
    kind: str,
    title: str,
    symbols: list[Child],
    about: str,
    target: dict[str, str | int],
    picture: Node | None = None,
) -> Node:
    return node(
        "div",
        picture,
        node("span", title, class_="owned-name"),
        node("span", symbols, class_="owned-symbols"),
        id=f"own-{key}",
        class_=f"owned-card {kind}",
        data_about=about,
        **target,
    )
