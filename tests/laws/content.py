"""What a title contains, as labels: what must be met once in random games of it, and what has been."""

import re
from collections.abc import Callable, Iterable
from dataclasses import fields
from pathlib import Path
from typing import Any

import universelle.core
from universelle.core.action import Action
from universelle.core.edition import Edition
from universelle.core.event import Event, GameEnded
from universelle.core.game import Game
from universelle.core.message import Name
from universelle.core.registry import load
from universelle.core.state import State

REFUSAL = re.compile(r'"(illegal-[a-z-]+)"')

# By game: the names (of cards, places, reasons …) that its events must tell once, seen from a first position.
NAMES: dict[str, Callable[[Any], Iterable[str]]] = {}

# By game: editions, besides the house's, that bring about what is rare or impossible with the house's values.
EDITIONS: dict[str, list[dict[str, Any]]] = {}


def must_see(game: Game, beginnings: Iterable[State]) -> set[str]:
    """Everything to be met: names, events, kinds of action, single actions and refusals."""
    labels = {f"name {name}" for state in beginnings for name in NAMES[game.meta.slug](state)}
    labels |= {f"event {event.__name__}" for event in event_types(game)}
    labels |= {f"kind of action {type(action).__name__}" for action in game.catalogue}
    labels |= {f"action {action.code}" for action in game.catalogue}
    return labels | {f"refusal {key}" for key in refusals(game)}


def event_types(game: Game) -> list[type[Event]]:
    """All that a game's module of events names, and the end."""
    named = vars(game.part("events")).values()
    return [kind for kind in named if isinstance(kind, type) and issubclass(kind, Event)] + [GameEnded]


def refusals(game: Game) -> set[str]:
    """The keys of all rules by which a game refuses an action, as its source spells them."""
    modules = [*source_of(game.part("events")).rglob("*.py"), source_of(universelle.core) / "state.py"]
    return {key for module in modules for key in REFUSAL.findall(module.read_text(encoding="utf-8"))}


def source_of(module: Any) -> Path:
    return Path(module.__file__).parent


def seen(events: Iterable[Event], actions: Iterable[Action], refused: Iterable[str]) -> set[str]:
    """What was met in a game; an event counts for the types it derives from, too."""
    labels = {f"refusal {key}" for key in refused}
    for action in actions:
        labels |= {f"action {action.code}", f"kind of action {type(action).__name__}"}
    for event in events:
        labels |= {f"event {kind.__name__}" for kind in type(event).__mro__}
        for field in fields(event):
            labels |= {f"name {name}" for name in names_in(getattr(event, field.name))}
    return labels


def names_in(value: object) -> list[str]:
    if isinstance(value, tuple):
        return [name for item in value for name in names_in(item)]
    return [value] if isinstance(value, Name) else []


def _worlds_fair_1893(state: Any) -> Iterable[str]:
    """Every card in the deck; every place in an area that brings a medal; every reason for points."""
    box = state.box
    yield from [box.names[card] for card in box.deck]
    awards = (box.first, box.second, box.tied_first, box.tied_second)
    yield from [f"place-{award.place.replace('_', '-')}" for award in awards if award.medal]
    yield from [f"reason-{reason}" for reason in ("most-tickets", "tickets", "medals", "sets")]
    yield from [f"area-{area}" for area in state.view(None)["players"][0]["tokens"]]
    yield "supply"


NAMES["worlds-fair-1893"] = _worlds_fair_1893
EDITIONS["worlds-fair-1893"] = [
    {"supporters": {"each_player": 8}, "lull": {"2": 3, "3": 3, "4": 3}},
    {"awards": {players: {"first": {"approvals": 5}, "tied_first": {"approvals": 5}} for players in "234"}},
]


def _expo_1906(state: Any) -> Iterable[str]:
    """Every tile, card, chit and type; every reason for points and every end."""
    view = state.view(None)
    yield from state.box.names
    yield from [f"card-{card}" for card in state.view(0)["players"][0]["hand"]]
    yield from [f"card-improved-{tile['improves']}" for tile in view["academy"]["technologies"] if tile["improves"]]
    yield from [f"chit-{chit}" for chit in view["patents"]["chits"]]
    yield from [f"resource-{row['row']}" for row in view["patents"]["rows"]]
    yield from [f"resource-{energy}" for energy in view["jury"]["left"]]
    yield from [f"reason-{reason}" for reason in ("projects", "leadership", "jury", "steps", "chits")]
    yield from [f"end-{why}" for why in ("jury", "patents", "projects")]


EXPO = load("expo-1906").components(Edition()).tree
SMALL_NEEDS = {
    key: {"needs": [f"1 {need.split()[1]}" for need in project["needs"]], "prestige": 12}
    for key, project in EXPO["projects"].items()
}
SCARCE = [kind for kind, copies in EXPO["resource_tiles"].items() if copies == 2 and not kind.startswith(("st", "co"))]
NAMES["expo-1906"] = _expo_1906
EDITIONS["expo-1906"] = [
    # A large laboratory, a short Patents Office, tiles of two opposed types.
    {
        "laboratory": {"rows": 8, "columns": 8},
        "scrap": {"cells": ["a1", "h1", "a8", "h8", "d4"]},
        "resource_tiles": {
            f"{one}-{other}": 1
            for a, b in (
                ("steel", "copper"),
                ("manual", "automated"),
                ("empirical", "scientific"),
                ("steam", "electricity"),
            )
            for one, other in ((a, b), (b, a))
        },
        "patents": {"tokens_each_player": 2, "steps": 4, "points_from": 3},
        "jumps": {"links": ["steel-copper at 2 for 0", "copper-manual at 3 for 9", "manual-automated at 4 for 1"]},
        "meeting": {"actions": 3, "points": 2},
    },
    # A narrow laboratory, generous tiles, modest Projects: many get completed.
    {
        "laboratory": {"rows": 5, "columns": 5},
        "scrap": {"cells": ["a1"]},
        "levels": {"student": 1},
        "resource_units": {"double": 6, "single": 6},
        "projects": SMALL_NEEDS,
        "patents": {"steps": 5, "points_from": 2},
        "jumps": {"links": ["steel-copper at 3 for 0", "empirical-scientific at 2 for 3"]},
        "end": {"projects": 2},
        "jury": {"spaces": 60},
        "solo": {"target": 5},
        "jury_tiles": {"steam": 9, "electricity": 60},
        "train_station": {"first": 0, "second": 0, "third": 0},
        "academy": {"price": 0},
    },
    # Few Resource tiles: the pile runs out.
    {"resource_tiles": dict.fromkeys(SCARCE, 0), "laboratory_work": {"tiles": 6, "improved_tiles": 9}},
]


def _crystal_palace(state: Any) -> Iterable[str]:
    """Every card, tile and share; every place and slot; every round but the first, which set-up begins; all reasons."""
    box = state.box
    yield from [card.name for card in (*box.patents, *box.characters)]
    yield from [f"research-{key}" for back in box.sheet.tree["research"].values() for key in back]
    yield from [f"share-{key}" for key in box.sheet.tree["shares"]]
    yield from [f"place-{key}" for key in box.sheet.tree["locations"]]
    for location in box.sheet.tree["locations"].values():
        yield from [f"slot-{key}" for key in location.get("slots", {})]
    yield from [f"round-{number}" for number in range(2, box.rounds + 1)]
    yield from [f"phase-{number}" for number in range(1, 8)]
    yield "pocket-watch"
    for reason in ("prototypes", "characters", "links", "shares", "tickets", "pictures", "effects", "red-income"):
        yield f"reason-{reason}"
    yield from [f"reason-{reason}" for reason in ("buzz", "market", "goal", "loans", "slots")]


def _crystal_palace_editions() -> list[dict[str, Any]]:
    """Room for every die; effects of every tile and character; slots that are soon full of loans."""
    house = load("crystal-palace").components(Edition()).tree
    wide = {
        key: {"sides": {side: {"placement_spaces": [{"min": 1, "assistant": True}] * 6} for side in location["sides"]}}
        for key, location in house["locations"].items()
    }
    buzz = [{"do": "gain", "what": "buzz", "n": 1}]
    lasting = {
        back: {key: {"kind": "permanent", "effects": buzz, "copies": 3} for key in tiles}
        for back, tiles in house["research"].items()
    }
    drawing = [{"do": "draw-research", "n": 2, "frame": frame} for frame in ("blue", "orange")]
    three = [{"do": "choose", "options": [buzz, buzz, buzz]}]
    crowded = {"display": 8, "action_spaces": [{}] * 6, "placement_spaces": [{"min": 1}] * 6}
    busy = {
        "research": lasting,
        "patents": {key: {"effects": drawing} for key in house["patents"]},
        "characters": {
            key: {"phase": 6, "recurring": buzz, "instant": drawing, "cost": {"money": 0, "gear": 0, "energy": 0}}
            for key in house["characters"]
        },
        "flyers": {key: {"effects": three} for key in house["flyers"]},
        "start": {"money": 400},
        "locations": {"british-museum": {"sides": dict.fromkeys("2345", crowded)}},
    }
    dear = {side: {"action_spaces": [{"pay": 30}]} for side in "2345"}
    return [
        {
            "locations": wide,
            "dice": {"start": 6},
            "start": {"money": 200, "newspapers": 7},
            "loans": {"repay": 1},
            "end": {"covered_slot": 5},
            "exchanges": {"newspapers-to-income": {"give": 1}},
            "prototypes": {"each_round": 1},
            "research_slots": {"count": 30},
        },
        busy,
        {"research_slots": {"count": 2}, "start": {"assistants": 1}, "locations": {"british-museum": {"sides": dear}}},
    ]


NAMES["crystal-palace"] = _crystal_palace
EDITIONS["crystal-palace"] = _crystal_palace_editions()
