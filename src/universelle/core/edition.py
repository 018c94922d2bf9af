"""Editions: a game's component values, each with its source, and the values with which an owner overrides them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from universelle.core.errors import BadEdition
from universelle.core.files import TooLarge, read_text
from universelle.core.plain import is_plain, plain

if TYPE_CHECKING:
    from universelle.core.meta import Meta

Tree: TypeAlias = "dict[str, Any]"
B = TypeVar("B")  # a game's box

SOURCES: Final = ("documented", "inferred", "authored", "owner")
OWNER: Final = "owner"
LARGEST: Final = 1_000_000_000
RESERVED: Final = ("source", "sources")  # keys that edition files cannot set
DEEPEST: Final = 16  # levels of sections and lists in an edition
MOST_EDITIONS: Final = 16  # editions whose boxes are kept
MOST_VALUES: Final = 20_000  # sections, lists and values in an edition; the largest game has some 4,000
PART: Final = r"""(?:(?<![\w-])[\w-]++|"[^"\n]*+"|'[^'\n]*+')"""  # of a key; every sign is looked at once
DEEP_KEY: Final = re.compile(rf"(?:{PART}[ \t]*+\.[ \t]*+){{{DEEPEST}}}")
FILE_LIMIT: Final = 200_000  # characters; the largest game needs less than half of it


@dataclass(frozen=True)
class Edition:
    """Values that override a game's defaults; the default edition has none."""

    name: str = "default"
    values: Mapping[str, Any] = field(default_factory=dict)

    @staticmethod
    def read(path: Path) -> Edition:
        """Read an edition from its TOML file: a `name`, then only the values that differ."""
        try:
            text = read_text(path, FILE_LIMIT)
        except OSError as error:
            raise BadEdition("edition-unreadable", file=str(path), why=error.strerror or str(error)) from error
        except TooLarge as error:
            raise BadEdition("edition-too-large", file=str(path)) from error
        except ValueError as error:
            raise BadEdition("edition-not-text", file=str(path)) from error
        return Edition.from_toml(text, str(path))

    @staticmethod
    def from_toml(text: str, file: str) -> Edition:
        """Parse an edition from the text of a file of this name."""
        if len(text) > FILE_LIMIT:
            raise BadEdition("edition-too-large", file=file)
        if DEEP_KEY.search(text):  # the time that takes to read grows with the square of the depth
            raise BadEdition("edition-too-deep", file=file)
        try:
            tree = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadEdition("edition-not-toml", file=file, why=str(error)) from error
        return Edition.parse(tree, Path(file).stem)

    @staticmethod
    def parse(tree: Mapping[str, Any], name: str) -> Edition:
        values = dict(tree)
        given = values.pop("name", name)
        if not isinstance(given, str):
            raise BadEdition("edition-wrong-kind", where="name", wanted="text")
        if _is_deeper(values, DEEPEST):
            raise BadEdition("edition-too-deep", file=plain(name))
        if _size(values) > MOST_VALUES:
            raise BadEdition("edition-too-many-values", file=plain(name))
        return Edition(plain(given), values)

    def over(self, components: Tree) -> Section:
        """Return the components with this edition's values in place of the default ones."""
        return Section(_overridden(components, self.values, ""))


class Section:
    """A section of component values, as TOML has them, that says where a value is missing or wrong."""

    def __init__(self, tree: Mapping[str, Any], where: str = "") -> None:
        self.tree = tree
        self.where = where

    def table(self, key: str) -> Section:
        value = self._value(key)
        if not isinstance(value, dict):
            raise BadEdition("edition-wrong-kind", where=self.path(key), wanted="table")
        return Section(value, self.path(key))

    def number(self, key: str, at_least: int = 0, at_most: int = 1000) -> int:
        value = self._value(key)
        if not isinstance(value, int) or isinstance(value, bool) or abs(value) > LARGEST:
            raise BadEdition("edition-wrong-kind", where=self.path(key), wanted="number")
        if not at_least <= value <= at_most:
            raise BadEdition("edition-out-of-range", where=self.path(key), value=value, least=at_least, most=at_most)
        return value

    def numbers(self, key: str, at_least: int = 0, at_most: int = 1000, count: int | None = None) -> tuple[int, ...]:
        """Return a list of numbers, of this length if one is given."""
        values = self._list(key)
        if count is not None and len(values) != count:
            raise BadEdition("edition-wrong-length", where=self.path(key), count=count)
        inner = Section(dict(zip(map(str, range(1, len(values) + 1)), values)), self.path(key))
        return tuple([inner.number(place, at_least, at_most) for place in inner.tree])

    def tables(self, key: str) -> list[Section]:
        """Return a list of sections; errors name each by its number, from 1."""
        values = self._list(key)
        if not all([isinstance(value, dict) for value in values]):
            raise BadEdition("edition-wrong-kind", where=self.path(key), wanted="tables")
        return [Section(value, f"{self.path(key)}.{place}") for place, value in enumerate(values, start=1)]

    def lists(self, key: str) -> list[Section]:
        """Return a list of lists, each in its own section, by number: `[[5], [7]]` gives {"1": [5]}, {"2": [7]}."""
        values = self._list(key)
        return [Section({str(place): value}, self.path(key)) for place, value in enumerate(values, start=1)]

    def flag(self, key: str) -> bool:
        """Return a boolean; a missing key is False."""
        value = self.tree.get(key, False)
        if not isinstance(value, bool):
            raise BadEdition("edition-wrong-kind", where=self.path(key), wanted="flag")
        return value

    def check_keys(self, known: Sequence[str]) -> None:
        """Refuse unknown keys."""
        for key in self.tree:
            if key not in known and key not in RESERVED:
                raise BadEdition("edition-unknown-value", where=self.path(key), known=", ".join(known))

    def text(self, key: str) -> str:
        value = self._value(key)
        if not _is_text(value):
            raise BadEdition("edition-wrong-kind", where=self.path(key), wanted="text")
        return str(value)

    def choice(self, key: str, among: Sequence[str]) -> str:
        value = self.text(key)
        self._check_among(key, value, among)
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        value = self._value(key)
        if not isinstance(value, list) or not all(_is_text(item) for item in value):
            raise BadEdition("edition-wrong-kind", where=self.path(key), wanted="list")
        if len(set(value)) < len(value):
            raise BadEdition("edition-repeated", where=self.path(key))
        return tuple(value)

    def choices(self, key: str, among: Sequence[str]) -> tuple[str, ...]:
        values = self.texts(key)
        for value in values:
            self._check_among(key, value, among)
        return values

    def sources(self) -> Iterator[tuple[str, str]]:
        """Yield every section with its source, then its values that have a different source."""
        for key, value in self.tree.items():
            if isinstance(value, dict) and key not in RESERVED:
                yield from self.table(key).sources()
        if "source" in self.tree:
            yield self.where, self.choice("source", SOURCES)
        if "sources" in self.tree:
            yield from self._sources_of_values(self.table("sources"))

    def _sources_of_values(self, sources: Section) -> Iterator[tuple[str, str]]:
        """Yield the values that have a source of their own; the values of a list may have one each."""
        for key, value in sources.tree.items():
            if isinstance(value, list):
                for place, source in enumerate(value, start=1):
                    yield f"{self.path(key)}.{place}", Section({key: source}, sources.where).choice(key, SOURCES)
            else:
                yield self.path(key), sources.choice(key, SOURCES)

    def path(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def _check_among(self, key: str, value: str, among: Sequence[str]) -> None:
        if value not in among:
            raise BadEdition("edition-not-among", where=self.path(key), value=value, among=", ".join(among))

    def _list(self, key: str) -> list[Any]:
        value = self._value(key)
        if not isinstance(value, list):
            raise BadEdition("edition-wrong-kind", where=self.path(key), wanted="tables")
        return value

    def _value(self, key: str) -> Any:
        if key not in self.tree:
            raise BadEdition("edition-missing", where=self.path(key))
        return self.tree[key]


class Boxes(Generic[B]):
    """The boxes of a game: the components of an edition as set up for a number of players, each made once.

    An edition is checked for every number of players before its first box is handed out.
    """

    def __init__(self, package: str, meta: Meta, make: Callable[[Section, int, Edition], B]) -> None:
        self._package = package
        self._least = meta.min_players
        self._counts = range(meta.min_players, meta.max_players + 1)
        self._make = make
        self._default: dict[int, B] = {}
        self._by_edition: dict[tuple[str, str], list[B]] = {}

    def get(self, players: int, edition: Edition) -> B:
        """The box of an edition for a number of players."""
        if edition.values:
            return self._all_of(edition)[players - self._least]
        if players not in self._default:
            self._default[players] = self._make(Section(components_of(self._package)), players, Edition())
        return self._default[players]

    def _all_of(self, edition: Edition) -> list[B]:
        key = (edition.name, repr(edition.values))
        if key not in self._by_edition:
            section = edition.over(components_of(self._package))
            boxes = [self._make(section, players, edition) for players in self._counts]
            while len(self._by_edition) >= MOST_EDITIONS:
                del self._by_edition[next(iter(self._by_edition))]
            self._by_edition[key] = boxes
        return self._by_edition[key]


@cache
def components_of(package: str) -> Tree:
    """The default edition of a game: `components.toml` in the package of its rules. It is cached: do not change it."""
    return tomllib.loads(files(package).joinpath("components.toml").read_text(encoding="utf-8"))


def _is_deeper(value: object, levels: int) -> bool:
    """Whether sections and lists are nested in more levels than this."""
    if not isinstance(value, Mapping | list):
        return False
    inner = value.values() if isinstance(value, Mapping) else value
    return levels == 0 or any([_is_deeper(each, levels - 1) for each in inner])


def _size(value: object) -> int:
    """How many sections, lists and values there are."""
    if not isinstance(value, Mapping | list):
        return 1
    inner = value.values() if isinstance(value, Mapping) else value
    return 1 + sum([_size(each) for each in inner])


def _is_text(value: object) -> bool:
    """Whether the value is a string that can be written and drawn: on one line, and all of it can be seen."""
    return isinstance(value, str) and is_plain(value)


def _overridden(defaults: Tree, values: Mapping[str, Any], where: str) -> Tree:
    """The defaults with these values in their place; changed sections get the source `owner`."""
    merged = dict(defaults)
    for key, value in values.items():
        path = f"{where}.{key}" if where else key
        if key not in defaults or key in RESERVED:
            known = ", ".join(k for k in defaults if k not in RESERVED)
            raise BadEdition("edition-unknown-value", where=path, known=known)
        if isinstance(defaults[key], dict):
            if not isinstance(value, Mapping):
                raise BadEdition("edition-wrong-kind", where=path, wanted="table")
            merged[key] = _overridden(defaults[key], value, path)
        else:
            merged[key] = value
            merged["source"] = OWNER
            merged.pop("sources", None)
    return merged
