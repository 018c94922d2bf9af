"""What a game's drawing is given: a position as somebody sees it, and what they may do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from universelle.core.action import Action
from universelle.core.message import Wording


@dataclass(frozen=True)
class Scene:
    """A table as one viewer sees it."""

    view: dict[str, Any]
    words: Wording
    seat: int | None = None  # the viewer's seat, if it is one
    bots: frozenset[int] = frozenset()  # seats played by the computer
    actions: Sequence[Action] = field(default=())  # what the viewer may do now
