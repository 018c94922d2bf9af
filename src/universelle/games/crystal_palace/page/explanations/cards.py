"""Patents, characters, research tiles, shares and the pocket watch."""

from __future__ import annotations

from typing import Literal

from universelle.contract.explanation import Explanation, Fact
from universelle.core.message import Name, Seat
from universelle.drawing.parts import signed_number
from universelle.games.crystal_palace.page.engravings import engraving
from universelle.games.crystal_palace.page.explanations.texts import (
    cost_of,
    effect_of,
    mine,
    owners,
    sentence,
    story_of,
    with_owners,
    worth_of,
)
from universelle.games.crystal_palace.page.portraits import portrait
from universelle.games.crystal_palace.rules.components import (
    BLUE_TILES,
    CHARACTERS,
    GREEN_TILES,
    PATENTS,
    SHARE_NAMES,
    SHARES,
    TILE_NAMES,
    TILES,
    WATCH_NAME,
)
from universelle.games.crystal_palace.rules.phrases import amount, phrase
from universelle.games.crystal_palace.rules.vocabulary import VP
from universelle.games.crystal_palace.scene import Scene


def patent(scene: Scene, which: str) -> Explanation | None:
    words = scene.words
    if which not in PATENTS:
        return None
    card = scene.box.patents[PATENTS.index(which)]
    own = mine(scene)
    facts = [Fact(words("about-costs"), words("about-when-built", cost=cost_of(scene, card.cost)))]
    facts.append(Fact(words("about-worth"), worth_of(scene, card.vp)))
    if which in own["patents"]:
        points = own["patent_points"][own["patents"].index(which)]
        facts.append(Fact(words("about-now"), words("about-built-now", points=amount(VP, points))))
    for link in card.links:
        holders = _having(scene, "characters", CHARACTERS[link])
        facts.append(_link(scene, scene.box.characters[link].name, holders))
    facts += with_owners(scene, owners(scene, lambda player: which in player["patents"] + player["prototypes"]))
    return Explanation(
        name=words.name(card.name),
        kind=words("about-patent", number=card.number),
        effect=sentence(words("effect-on-player", effect=phrase(card.effects))),
        facts=facts,
        story=story_of(scene, card.name),
        rule="patents",
        picture=engraving(which),
    )


def character(scene: Scene, which: str) -> Explanation | None:
    words = scene.words
    if which not in CHARACTERS:
        return None
    card = scene.box.characters[CHARACTERS.index(which)]
    effect = sentence(words("effect-at-once", effect=phrase(card.instant)))
    if card.phase:
        again = sentence(words("effect-in-phase", phase=card.phase, effect=phrase(card.recurring)))
        effect = f"{effect} {again}"
    salary = words("amount-money", n=card.salary[mine(scene)["westminster"] - 1])
    steps = ", ".join([str(each) for each in card.salary])
    facts = [
        Fact(words("about-costs"), cost_of(scene, card.cost)),
        Fact(words("about-worth"), worth_of(scene, card.vp)),
        Fact(words("about-salary"), words("about-salary-steps", salary=salary, steps=steps)),
    ]
    for link in card.links:
        holders = _having(scene, "prototypes", PATENTS[link])
        facts.append(_link(scene, scene.box.patents[link].name, holders))
    facts += with_owners(scene, owners(scene, lambda player: which in player["characters"]))
    return Explanation(
        name=words.name(card.name),
        kind=words("about-character"),
        effect=effect,
        facts=facts,
        story=story_of(scene, card.name),
        rule="characters",
        picture=portrait(which),
    )


def _having(scene: Scene, kind: Literal["characters", "prototypes"], key: str) -> list[Seat]:
    return owners(scene, lambda player: key in player[kind])


def _link(scene: Scene, partner: Name, holders: list[Seat]) -> Fact:
    """A card that scores together with another, and who has it."""
    words = scene.words
    text = words("about-link", card=partner, points=scene.box.link_vp)
    if holders:
        text = words("about-link-with", link=text, seats=holders)
    return Fact(words("about-links"), text)


def research(scene: Scene, which: str) -> Explanation | None:
    words = scene.words
    if which not in TILES:
        return None
    index = TILES.index(which)
    tile = scene.box.tiles[index]
    back = "green" if which in GREEN_TILES else "blue" if which in BLUE_TILES else "orange"
    having = owners(
        scene, lambda player: which in [slot["tile"] for slot in player["slots"] if slot and "tile" in slot]
    )
    return Explanation(
        name=words.name(TILE_NAMES[index]),
        kind=words(f"about-research-{back}"),
        effect=effect_of(scene, tile.effects),
        facts=[
            Fact(words("about-works"), words("about-permanent" if tile.permanent else "about-instant")),
            Fact(words("about-takes"), words("about-takes-slot", points=signed_number(scene.box.empty_slot_vp))),
            *with_owners(scene, having),
        ],
        rule="research",
        symbol="research",
    )


def share(scene: Scene, which: str) -> Explanation | None:
    words = scene.words
    if which not in SHARES:
        return None
    index = SHARES.index(which)
    return Explanation(
        name=words.name(SHARE_NAMES[index]),
        kind=words("about-share"),
        effect=effect_of(scene, scene.box.shares[index]),
        facts=[
            Fact(words("about-works"), words("about-instant")),
            *with_owners(scene, owners(scene, lambda player: which in player["shares"])),
        ],
        rule="bank-of-england",
        symbol="bank",
    )


def watch(scene: Scene, _which: str) -> Explanation:
    words, owner = scene.words, scene.view["watch"]
    return Explanation(
        name=words.name(WATCH_NAME),
        kind=words("about-watch"),
        effect=effect_of(scene, scene.box.watch),
        facts=[
            Fact(words("about-works"), words("about-permanent")),
            *with_owners(scene, [] if owner is None else [Seat(owner)]),
        ],
        rule="watch",
        symbol="watch",
    )
