"""The table in sentences, for screen readers."""

from __future__ import annotations

from universelle.core.message import Seat, Translator
from universelle.drawing.node import once
from universelle.drawing.parts import list_or_none, name_of
from universelle.games.crystal_palace.page.headline import headline
from universelle.games.crystal_palace.page.locations.shown import (
    CHARACTER_DISPLAY,
    PATENT_DISPLAY,
    SHARE_DISPLAY,
    TILE_DISPLAY,
)
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
from universelle.games.crystal_palace.rules.view import DieView, LocationView, PlayerView, SlotView
from universelle.games.crystal_palace.scene import Scene


def description(scene: Scene) -> dict[str, str]:
    """The round, the locations, the market, and each player with their cards."""
    view, words, box = scene.view, scene.words, scene.box
    return {
        "round": f"{headline(scene)}.",
        **_locations(words, box, view["locations"], view["round"]),
        "market": _market(words, view["market"], view["market_gears"]),
        **_players(words, box, view["players"], scene.decision == "set-dice"),
    }


@once
def _locations(words: Translator, box: Box, places: list[LocationView], number: int) -> dict[str, str]:
    """Dice and offers apart: dice come and go, offers stay for long."""
    lines: dict[str, str] = {}
    for location, there in enumerate(places):
        lines[f"location-{location + 1}"] = _location(words, location, there["spaces"], there["used"], there["actions"])
        lines[f"offer-{location + 1}"] = _offer(words, box, location, there["display"], number)
    return lines


@once
def _players(words: Translator, box: Box, players: list[PlayerView], hidden: bool) -> dict[str, str]:
    lines: dict[str, str] = {}
    for seat, player in enumerate(players):
        lines[f"seat-{seat + 1}"] = _seat(words, seat, player, hidden)
        lines[f"cards-{seat + 1}"] = _cards(words, box, seat, player)
    return lines


@once
def _market(words: Translator, assistants: list[int | None], gears: int) -> str:
    owners = [f"{n} {words.players[seat]}" for n, seat in enumerate(assistants, start=1) if seat is not None]
    return words("told-market", assistants=list_or_none(words, owners), gears=gears)


@once
def _location(
    words: Translator, location: int, spaces: list[DieView | None], used: int, actions: list[DieView | None]
) -> str:
    dice = [f"{name_of(words, die['seat'])} {die['value']}" for die in spaces if die]
    return words(
        "told-place",
        place=LOCATION_NAMES[location],
        dice=list_or_none(words, dice),
        free=spaces.count(None),
        used=used,
        actions=len(actions),
    )


@once
def _offer(words: Translator, box: Box, location: int, display: list[str | None], number: int) -> str:
    """What a location offers in a round."""
    offered = _offered(words, box, location, [key for key in display if key], number)
    told = words("between-clauses").join(offered) or words("told-none")
    return words("told-offer", place=LOCATION_NAMES[location], offer=told)


def _offered(words: Translator, box: Box, location: int, keys: list[str], number: int) -> list[str]:
    printed = box.locations[location]
    if printed.takes == PATENT_DISPLAY:
        return [_card(words, box.patents[PATENTS.index(key)], number) for key in keys]
    if printed.takes == CHARACTER_DISPLAY:
        return [_card(words, box.characters[CHARACTERS.index(key)], number) for key in keys]
    if printed.takes in (TILE_DISPLAY, SHARE_DISPLAY):
        kind = "research" if printed.takes == TILE_DISPLAY else "share"
        return [words.name(f"{kind}-{key}") for key in keys]
    return [effect_text(words, slot.effects) for slot in printed.slots] or [effect_text(words, printed.action)]


def _card(words: Translator, card: Patent | Character, number: int) -> str:
    points = card.vp[number - 1]
    return f"{words.name(card.name)} {words('board-price', cost=amounts(card.cost), points=points)}"


@once
def _seat(words: Translator, seat: int, player: PlayerView, hidden: bool) -> str:
    if hidden and not player["hand"]:
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
    owned = player["patents"], player["prototypes"], player["characters"], player["shares"]
    return _owned(words, box, seat, *owned, player["slots"], player["open_loans"])


@once
def _owned(
    words: Translator,
    box: Box,
    seat: int,
    patents: list[str],
    prototypes: list[str],
    characters: list[str],
    shares: list[str],
    slots: list[SlotView],
    loans: int,
) -> str:
    tiles = [words.name(f"research-{slot['tile']}") for slot in slots if slot and "tile" in slot]
    return words(
        "told-cards",
        seat=Seat(seat),
        patents=list_or_none(words, patent_names(words, box, patents)),
        prototypes=list_or_none(words, patent_names(words, box, prototypes)),
        characters=list_or_none(words, character_names(words, box, characters)),
        tiles=list_or_none(words, tiles),
        shares=list_or_none(words, [words.name(f"share-{key}") for key in shares]),
        loans=loans,
        empty=slots.count(None),
    )


def patent_names(words: Translator, box: Box, keys: list[str]) -> list[str]:
    return [words.name(box.patents[PATENTS.index(key)].name) for key in keys]


def character_names(words: Translator, box: Box, keys: list[str]) -> list[str]:
    return [words.name(box.characters[CHARACTERS.index(key)].name) for key in keys]
