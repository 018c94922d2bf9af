"""A legal action as menus list it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from universelle.contract.scene import Scene
from universelle.core.action import Action


class Choice(NamedTuple):
    """An action's name, what it would certainly do, and its symbol."""

    name: str
    consequence: str = ""
    symbol: str | None = None


def all_actions(scene: Scene[Any, Any]) -> Sequence[Action]:
    """What the list offers: everything that the viewer may do."""
    return scene.actions


def default_choice(scene: Scene[Any, Any], action: Action) -> Choice:
    """The action's label; then what the engine says would happen, in the words of the events."""
    words = scene.words
    sentences = [words.say(event.message()) for event in scene.preview(action).events if not event.minor]
    return Choice(words.say(scene.label(action)), " ".join(sentences))
