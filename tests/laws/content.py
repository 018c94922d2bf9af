"""What a title contains, as labels: what must be met once in random games of it, and what has been."""

import re
from collections.abc import Iterable
from dataclasses import fields
from importlib.resources import files
from pathlib import Path
from typing import Any

import universelle.core
from universelle.contract.game import Game
from universelle.core.action import Action
from universelle.core.event import Event, GameEnded
from universelle.core.message import Name
from universelle.core.state import State

REFUSAL = re.compile(r'"(illegal-[a-z-]+)"')


def must_see(game: Game, beginnings: Iterable[State]) -> set[str]:
    """Everything to be met: names, events, kinds of action, single actions and refusals."""
    labels = {f"name {name}" for state in beginnings for name in game.checks.names(state)}
    labels |= {f"event {event.__name__}" for event in event_types(game)}
    labels |= {f"kind of action {type(action).__name__}" for action in game.catalogue}
    labels |= {f"action {action.code}" for action in game.catalogue}
    return labels | {f"refusal {key}" for key in refusals(game)}


def event_types(game: Game) -> list[type[Event]]:
    """All that a game's module of events names, and the end."""
    return [*game.checks.events, GameEnded]


def refusals(game: Game) -> set[str]:
    """The keys of all rules by which a game refuses an action, as its source spells them."""
    modules = [*Path(str(files(game.package))).rglob("*.py"), source_of(universelle.core) / "state.py"]
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
