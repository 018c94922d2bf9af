"""The values of a game that an edition can change: what each is in the standard edition, and how it is typed."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from universelle.contract.game import Game
from universelle.core.edition import RESERVED, Edition
from universelle.core.errors import BadEdition
from universelle.core.message import Message
from universelle.core.plain import plain
from universelle.core.rules import DEFAULT_EDITION
from universelle.games.registry import load
from universelle.web.editions.written import inline

WHOLE: Final = re.compile(r"-?[0-9]{1,9}")
LONGEST: Final = 8000  # characters of one value as it is typed

NUMBER: Final = "number"
TEXT: Final = "text"
NUMBERS: Final = "numbers"
LINES: Final = "lines"
LISTED: Final = "listed"


class Unreadable(Exception):
    """What was typed is no value of this kind."""


@dataclass(frozen=True)
class Value:
    """A value of the standard edition, with its source."""

    path: tuple[str, ...]
    standard: Any
    source: str

    @property
    def name(self) -> str:
        return ".".join(self.path)

    @property
    def kind(self) -> str:
        if isinstance(self.standard, bool):
            return LISTED
        if isinstance(self.standard, int):
            return NUMBER
        if isinstance(self.standard, str):
            return TEXT
        items = self.standard
        if items and all([type(item) is int for item in items]):
            return NUMBERS
        return LINES if items and all([isinstance(item, str) for item in items]) else LISTED

    def typed(self, value: Any) -> str:
        """A value as somebody would type it."""
        if self.kind == NUMBERS and isinstance(value, list | tuple):
            return ", ".join(map(str, value))
        if self.kind == LINES and isinstance(value, list | tuple):
            return "\n".join(map(str, value))
        return value if isinstance(value, str) else str(value) if self.kind == NUMBER else inline(value)

    def read(self, typed: str) -> Any:
        """The value that was typed."""
        typed = typed.strip()
        if len(typed) > LONGEST:
            raise Unreadable
        if self.kind == NUMBER:
            return _number(typed)
        if self.kind == TEXT:
            return plain(typed)
        if self.kind == NUMBERS:
            return [_number(part.strip()) for part in typed.split(",") if part.strip()]
        if self.kind == LINES:
            return [plain(line) for line in typed.splitlines() if plain(line)]
        return _listed(typed, type(self.standard))


def values_of(game: Game) -> tuple[Value, ...]:
    """Every value of a game, in the order of its components."""
    return _values(game.meta.slug)


@lru_cache(maxsize=32)
def _values(slug: str) -> tuple[Value, ...]:
    section = load(slug).rules.components(DEFAULT_EDITION)
    sources = dict(section.sources())
    return tuple([Value(path, value, _source(path, sources)) for path, value in _leaves(section.tree, ())])


def value_in(edition: Edition, value: Value) -> Any:
    """What an edition has there: its own value, or the standard one."""
    found: Any = edition.values
    for key in value.path:
        if not isinstance(found, Mapping) or key not in found:
            return value.standard
        found = found[key]
    return found


def edition_of(name: str, changed: Mapping[tuple[str, ...], Any]) -> Edition:
    """The edition with these values, by path."""
    tree: dict[str, Any] = {}
    for path, value in changed.items():
        inner = tree
        for key in path[:-1]:
            inner = inner.setdefault(key, {})
        inner[path[-1]] = value
    return Edition.parse({**tree, "name": name}, name)


def read_form(game: Game, name: str, form: Mapping[str, str]) -> tuple[Edition, dict[str, Message]]:
    """The edition that was typed, and by name what cannot be read; what was left out is as in the standard edition."""
    changed: dict[tuple[str, ...], Any] = {}
    wrong: dict[str, Message] = {}
    for value in values_of(game):
        typed = form.get(value.name)
        if typed is None:
            continue
        try:
            read = value.read(typed)
        except Unreadable:
            wrong[value.name] = Message(f"edition-typed-{value.kind}")
            continue
        if read != value.standard:
            changed[value.path] = read
    return edition_of(name, changed), wrong


def problem_of(game: Game, edition: Edition) -> Message | None:
    """Why an edition cannot be played; None if it can."""
    try:
        game.rules.components(edition)
    except BadEdition as error:
        return error.message
    return None


def _leaves(tree: Mapping[str, Any], above: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    for key, value in tree.items():
        if key in RESERVED:
            continue
        if isinstance(value, Mapping):
            yield from _leaves(value, (*above, key))
        else:
            yield (*above, key), value


def _source(path: tuple[str, ...], sources: Mapping[str, str]) -> str:
    """Of a value: its own, that of its first entry, or that of its section."""
    name = ".".join(path)
    for place in (name, f"{name}.1", *[".".join(path[:end]) for end in range(len(path) - 1, 0, -1)]):
        if place in sources:
            return sources[place]
    return ""


def _number(typed: str) -> int:
    if WHOLE.fullmatch(typed) is None:
        raise Unreadable
    return int(typed)


def _listed(typed: str, kind: type) -> Any:
    """A list or another value as TOML has it."""
    try:
        found = tomllib.loads(f"value = {typed}")
    except (ValueError, RecursionError) as error:
        raise Unreadable from error
    if list(found) != ["value"] or not isinstance(found["value"], kind):
        raise Unreadable
    return found["value"]
