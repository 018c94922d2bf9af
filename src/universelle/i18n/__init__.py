"""From messages and languages to words. What a game has not said in a language is said in English."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from babel.dates import format_datetime
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.syntax import ast

from universelle.core.errors import BadRequest
from universelle.core.message import Message, Name, Seat, Value
from universelle.core.meta import Meta
from universelle.i18n.catalogue import Catalogue, sources_of

LANGUAGES: Final = ("en", "fr", "de", "it")
ENGLISH: Final = "en"  # every game has words in this language
SHARED_TEXTS: Final = "universelle.i18n"
LONGEST: Final = 1000  # characters of a value: no sentence needs more
MINUS: Final = "\N{MINUS SIGN}"
HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")  # in place of a minus, before a number
GROUPED: Final = 1000  # the first number that languages write in groups of digits


class Translations:
    """The catalogues of one language: the shared one and, where there is one, a game's.

    A game's message wins over a shared one. A message that the game has only in English is said in English.
    """

    def __init__(self, language: str, package: str | None = None, players: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise BadRequest("unknown-language", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self.players = players
        self.package = package
        self._packages = (SHARED_TEXTS, package) if package else (SHARED_TEXTS,)
        self._plain: dict[str, str] = {}  # messages without values
        self._names: dict[str, str] = {}  # what things are called
        self._identity = (language, self._packages, tuple(players))
        self._hash = hash(self._identity)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Translations) and self._identity == other._identity

    def __hash__(self) -> int:
        return self._hash

    def __call__(self, key: str, /, **values: Value) -> str:
        """The words of a message; `key.attribute` for one of its attributes. A missing message is its key."""
        if not values:
            said = self._plain.get(key)
            if said is None:
                said = self._plain[key] = _formatted(self.language, self._packages, key, ())
            return said
        given = tuple([(name, value if type(value) is int else self._value(value)) for name, value in values.items()])
        return _formatted(self.language, self._packages, key, given)

    def has(self, key: str) -> bool:
        """Whether there is such a message, or attribute of a message."""
        return _pattern(self.language, self._packages, key) is not None

    def name(self, key: str) -> str:
        """What a thing is called; a thing without a message (an owner's card) by its own key."""
        called = self._names.get(key)
        if called is None:
            own = key.partition("-")[2].replace("-", " ").capitalize()
            called = self._names[key] = self(key) if self.has(key) else own
        return called

    def say(self, message: Message) -> str:
        return self(message.key, **message.values)

    @property
    def locale(self) -> str:
        """Whose dates, times and lists are written: English is British."""
        return _locale(self.language)

    def listed(self, items: Sequence[str]) -> str:
        return _listed(tuple(items), self.language)

    def decimal(self, number: float, places: int = 1) -> str:
        """A number, with a real minus sign below zero."""
        written = format_decimal(abs(number), f"#,##0.{'0' * places}" if places else "#,##0", locale=self.language)
        return f"{MINUS}{written}" if round(number, places) < 0 else written

    def moment(self, at: float) -> str:
        """A day and a time, by the clock of this machine, from seconds since 1970."""
        return format_datetime(datetime.fromtimestamp(at).astimezone(), "medium", locale=self.locale)

    def signed(self, number: float, places: int = 1) -> str:
        """A number with its sign: what is gained or lost."""
        rounded = round(number, places)
        return f"{MINUS if rounded < 0 else '+'}{self.decimal(abs(rounded), places)}"

    def percent(self, share: float, places: int = 1) -> str:
        digits = f"#,##0.{'0' * places}" if places else "#,##0"
        return format_percent(share, f"{digits} %" if self.language != "en" else f"{digits}%", locale=self.language)

    def _value(self, value: Value) -> Any:
        if isinstance(value, Name):
            return self.name(value)
        if isinstance(value, Seat):
            return self.players[value] if value < len(self.players) else self("seat", number=value + 1)
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, str):
            return value if len(value) <= LONGEST else f"{value[:LONGEST]}…"
        if isinstance(value, int):
            return value
        return self.listed([str(self._value(item)) for item in value])


@lru_cache(maxsize=4096)
def _listed(items: tuple[str, ...], language: str) -> str:
    listed = format_list(items, locale=_locale(language))
    if language == "it" and len(items) > 1 and items[-1][:1] in "EeÈèÉé":
        return f"{listed.removesuffix(f' e {items[-1]}')} ed {items[-1]}"
    return listed


def _locale(language: str) -> str:
    return "en_GB" if language == ENGLISH else language


def city_of(words: Translations, meta: Meta) -> str:
    """The city of a game, in the language of its words if they name it."""
    return words("city") if words.has("city") else meta.city


def catalogue(language: str, package: str) -> str:
    """The text of a package's catalogue; a language that it lacks has no messages."""
    return _text(package, f"{language}.ftl") or ""


def is_translated(language: str, package: str) -> bool:
    """Whether a game has words in a language."""
    return _text(package, f"{language}.ftl") is not None


def rules_text(language: str, package: str) -> str | None:
    """The rules of a game for its players: in this language, else in English; None if there are none."""
    return _text(package, f"rules.{language}.md") or _text(package, f"rules.{ENGLISH}.md")


def brief(words: Translations) -> list[str]:
    """The rules of a game in a few paragraphs; none if it has no words of its own for that."""
    own = words.package is not None and "rules-brief" in _sources(ENGLISH, words.package)
    return words("rules-brief").splitlines() if own else []


def _text(package: str, name: str) -> str | None:
    """A file in the folder `text/` of a package, if there is one."""
    found = files(package).joinpath("text", name)
    return found.read_text(encoding="utf-8") if found.is_file() else None


@cache
def _catalogue(language: str, packages: tuple[str, ...]) -> Catalogue:
    return Catalogue(language, [_sources(language, package) for package in packages])


@cache
def _sources(language: str, package: str) -> Mapping[str, str]:
    return sources_of(catalogue(language, package))


@cache
def _language_of(language: str, packages: tuple[str, ...], key: str) -> str:
    """The language in which a message is said: English if that is the only one its game has it in."""
    if language == ENGLISH:
        return language
    name = key.partition(".")[0]
    own = [package for package in packages if package != SHARED_TEXTS]
    in_game = [spoken for spoken in (language, ENGLISH) if any([name in _sources(spoken, package) for package in own])]
    return in_game[0] if in_game else language


@lru_cache(maxsize=20_000)
def _formatted(language: str, packages: tuple[str, ...], key: str, values: tuple[tuple[str, Any], ...]) -> str:
    """Format a message; the results are cached."""
    language = _language_of(language, packages, key)
    pattern = _pattern(language, packages, key)
    if pattern is None:
        return key
    given = dict(values)
    parts = _parts(language, packages, key)
    if parts is not None and all([_is_plain(given.get(name)) for _, name in parts if name]):
        return "".join([str(given[name]) if name else text for text, name in parts])
    said = _catalogue(language, packages).format(pattern, given)
    below_zero = any([isinstance(value, int) and value < 0 for value in given.values()])
    return HYPHEN.sub(MINUS, said) if below_zero else said


def _is_plain(value: Any) -> bool:
    """Whether a value reads the same in every language."""
    return isinstance(value, str) or (isinstance(value, int) and 0 <= value < GROUPED)


@cache
def _pattern(language: str, packages: tuple[str, ...], key: str) -> Any:
    """A message, or one of its attributes, as Fluent has compiled it; None if there is none."""
    name, _, attribute = key.partition(".")
    message = _catalogue(_language_of(language, packages, key), packages).message(name)
    if message is None:
        return None
    return message.attributes.get(attribute) if attribute else message.value


@cache
def _parts(language: str, packages: tuple[str, ...], key: str) -> list[tuple[str, str]] | None:
    """The texts of a message and the names of the values between them; None if the message has selectors."""
    parts: list[tuple[str, str]] = []
    pattern = _pattern(language, packages, key)
    for element in pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]:
        if isinstance(element, ast.TextElement):
            parts.append((element.value, ""))
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
            parts.append(("", element.expression.id.name))
        else:
            return None
    return parts
