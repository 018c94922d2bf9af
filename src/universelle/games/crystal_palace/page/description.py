"""The table in sentences, for screen readers."""

from __future__ import annotations

from universelle.core.message import Seat, Translator
from universelle.drawing.parts import list_or_none, name_of
from universelle.games.crystal_palace.page.headline import headline
from universelle.games.crystal_palace.page.locations.shown import CHARACTER_DISPLAY, PATENT_DISPLAY, TILE_DISPLAY
from universelle.games.crystal_palace.page.symbols import effect_text
from universelle.games.crystal_palace.rules.components import (
    CHARACTERS,
    LOCATION_NAMES,
    NATION_NAMES,
    NATIONS,
    PATENTS,
    Box,
)
from universelle.games.crystal_palace.rules.phrases import amounts
from universelle.games.crystal_palace.rules.pieces import Character, Patent
from universelle.games.crystal_palace.rules.view import PlayerView
from universelle.games.crystal_palace.scene import Scene


def description(scene: Scene) -> dict[str, str]:
    """The round, the locations, the market, and each player with their cards."""
    view, words = scene.view, scene.words
    lines = {"round": f"{headline(scene)}."}
    for location in range(len(LOCATION_NAMES)):
        lines[f"location-{location + 1}"] = _location(scene, location)
    owners = [f"{n} {words.players[seat]}" for n, seat in enumerate(view["market"], start=1) if seat is not None]
    lines["market"] = words("told-market", assistants=list_or_none(words, owners), gears=view["market_gears"])
    for seat, player in enumerate(view["players"]):
        lines[f"seat-{seat + 1}"] = _seat(scene, seat, player)
        lines[f"cards-{seat + 1}"] = _cards(words, scene.box, seat, player)
    return lines


def _location(scene: Scene, location: int) -> str:
    words, there = scene.words, scene.view["locations"][location]
    dice = [f"{name_of(words, die['seat'])} {die['value']}" for die in there["spaces"] if die]
    return words(
        "told-place",
        place=LOCATION_NAMES[location],
        dice=list_or_none(words, dice),
        free=there["spaces"].count(None),
        used=there["used"],
        actions=len(there["actions"]),
        offer=list_or_none(words, _offer(scene, location)),
    )


def _offer(scene: Scene, location: int) -> list[str]:
    words, box = scene.words, scene.box
    printed = box.locations[location]
    keys = [key for key in scene.view["locations"][location]["display"] if key]
    if printed.takes == PATENT_DISPLAY:
        return [_card(scene, box.patents[PATENTS.index(key)]) for key in keys]
    if printed.takes == CHARACTER_DISPLAY:
        return [_card(scene, box.characters[CHARACTERS.index(key)]) for key in keys]
    if keys:
        kind = "research" if printed.takes == TILE_DISPLAY else "share"
        return [words.name(f"{kind}-{key}") for key in keys]
    return [effect_text(words, slot.effects) for slot in printed.slots] or [effect_text(words, printed.action)]


def _card(scene: Scene, card: Patent | Character) -> str:
    words, points = scene.words, card.vp[scene.view["round"] - 1]
    return f"{words.name(card.name)} {words('board-price', cost=amounts(card.cost), points=points)}"


def _seat(scene: Scene, seat: int, player: PlayerView) -> str:
    words = scene.words
    if scene.decision == "set-dice" and not player["hand"]:
        dice = words("draw-dice-hidden", count=player["dice"])
    else:
        dice = list_or_none(words, [str(value) for value in player["hand"]])
    return words(
        "told-seat",
        seat=Seat(seat),
        nation=NATION_NAMES[NATIONS.index(player["nation"])],
        score=player["vp"],
        money=player["money"],
        goods=words(
            "board-goods-held", gears=player["gears"], energy=player["energy"], newspapers=player["newspapers"]
        ),
        income=player["income_value"],
        buzz=player["buzz"],
        westminster=words(f"westminster-{player['westminster']}"),
        dice=dice,
        goal=player["goal"],
        assistants=player["assistants"],
    )


def _cards(words: Translator, box: Box, seat: int, player: PlayerView) -> str:
    tiles = [words.name(f"research-{slot['tile']}") for slot in player["slots"] if slot and "tile" in slot]
    return words(
        "told-cards",
        seat=Seat(seat),
        patents=list_or_none(words, patent_names(words, box, player["patents"])),
        prototypes=list_or_none(words, patent_names(words, box, player["prototypes"])),
        characters=list_or_none(words, character_names(words, box, player["characters"])),
        tiles=list_or_none(words, tiles),
        shares=list_or_none(words, [words.name(f"share-{key}") for key in player["shares"]]),
        loans=player["open_loans"],
        empty=player["slots"].count(None),
    )


def patent_names(words: Translator, box: Box, keys: list[str]) -> list[str]:
    return [words.name(box.patents[PATENTS.index(key)].name) for key in keys]


def character_names(words: Translator, box: Box, keys: list[str]) -> list[str]:
    return [words.name(box.characters[CHARACTERS.index(key)].name) for key in keys]
