"""Messages: a key and its values, translated later into the reader's language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Protocol, TypeAlias


class Name(str):
    """The key of a message that names a thing in every language."""

    __slots__ = ()


class Seat(int):
    """A seat; in sentences it becomes the name of its player."""

    __slots__ = ()


Value: TypeAlias = "int | str | Name | Seat | Message | Sequence[str] | Sequence[Seat] | Sequence[Message]"


@dataclass(frozen=True, slots=True)
class Message:
    """The key of a message in the catalogues, and the values that fill it."""

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.values.items())])


class Translator(Protocol):
    """Translates messages into one language."""

    players: Sequence[str]

    def __call__(self, key: str, /, **values: Value) -> str: ...

    def say(self, message: Message) -> str: ...

    def name(self, key: str) -> str: ...


@cache
def kebab(name: str) -> str:
    """Return a class name in the spelling of message keys: `SupporterPlaced` becomes `supporter-placed`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
