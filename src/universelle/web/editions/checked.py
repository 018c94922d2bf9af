"""An edition, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from universelle.core.edition import Edition
from universelle.core.message import Message


@dataclass(frozen=True)
class Checked:
    """An edition that was typed, uploaded or linked."""

    edition: Edition
    wrong: Mapping[str, Message] = field(default_factory=dict)  # by name of the value: what cannot be read
    problem: Message | None = None  # why it cannot be played

    @property
    def can_be_played(self) -> bool:
        return not self.wrong and self.problem is None
