"""What the engine has to say, as data: a key and its values, put into words later, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias


class Name(str):
    """A thing with a name of its own in every language; the text is the key of that name's message."""

    __slots__ = ()


class Seat(int):
    """A seat, called by the name of the player who sits there."""

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
    """Puts messages into the words of one language."""

    players: Sequence[str]

    def __call__(self, key: str, /, **values: Value) -> str: ...

    def say(self, message: Message) -> str: ...

    def name(self, key: str) -> str: ...


def kebab(name: str) -> str:
    """`SupporterPlaced` as keys of messages spell it: `supporter-placed`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
