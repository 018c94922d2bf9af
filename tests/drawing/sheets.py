"""The style sheets of the shared pages and of all games, taken apart."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import tinycss2

from universelle.contract.game import Game
from universelle.drawing.style_rules import split
from universelle.games.registry import found

CONDITIONS = ("media", "container", "supports")  # at-rules with ordinary rules in them
COMBINATORS = (">", "+", "~")


@dataclass(frozen=True)
class Rule:
    """A rule, inside others or not."""

    root: Sequence[Sequence[Any]]  # the selectors of the outermost rule around it
    selectors: Sequence[Sequence[Any]]
    subjects: Sequence[frozenset[str]]  # for each selector the classes of its last compound
    styled: frozenset[str]  # of each of them the first class
    declarations: Sequence[Any]


@dataclass(frozen=True)
class Sheet:
    name: str
    text: str
    game: Game | None = None

    def __str__(self) -> str:
        return self.name

    def layers(self) -> Sequence[tuple[str, Any]]:
        """Everything at the outermost level: its layers with what is in them; what is in no layer has none."""
        return _layers_of(self.text)

    def rules(self) -> Sequence[Rule]:
        return _rules_of(self.text)

    def classes(self) -> set[str]:
        """All classes in its selectors."""
        return {name for rule in self.rules() for selector in rule.selectors for name in _classes(selector)}

    def styled(self) -> set[str]:
        """The classes it styles."""
        return {name for rule in self.rules() for name in rule.styled}

    def declared(self) -> set[str]:
        """The variables it gives values."""
        return {each.name for rule in self.rules() for each in rule.declarations if each.name.startswith("--")}


@cache
def _layers_of(text: str) -> Sequence[tuple[str, Any]]:
    found: list[tuple[str, Any]] = []
    for item in tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True):
        if item.type != "at-rule" or item.lower_at_keyword != "layer":
            found.append(("", [item]))
        elif item.content is not None:
            inner = tinycss2.parse_rule_list(item.content, skip_comments=True, skip_whitespace=True)
            found.append((tinycss2.serialize(item.prelude).strip(), inner))
    return found


@cache
def _rules_of(text: str) -> Sequence[Rule]:
    return [rule for _, items in _layers_of(text) for rule in _rules(items)]


def _rules(items: Sequence[Any], parent: Rule | None = None) -> Iterator[Rule]:
    for item in items:
        if item.type == "at-rule" and item.lower_at_keyword in CONDITIONS:
            inner = tinycss2.parse_blocks_contents(item.content, skip_comments=True, skip_whitespace=True)
            if parent is not None:
                yield Rule(parent.root, (), (), frozenset(), [each for each in inner if each.type == "declaration"])
            yield from _rules(inner, parent)
        elif item.type == "qualified-rule":
            inner = tinycss2.parse_blocks_contents(item.content, skip_comments=True, skip_whitespace=True)
            rule = _rule(item, inner, parent)
            yield rule
            yield from _rules(inner, rule)


def _rule(item: Any, inner: Sequence[Any], parent: Rule | None) -> Rule:
    selectors = split(item.prelude)
    lasts = [_last_compound(selector) for selector in selectors]
    named = [last for last in lasts if "&" not in last and not _is_root(last)]
    around = [name for names in (parent.subjects if parent else ()) for name in names]
    subjects = [frozenset([*_classes(last), *(around if "&" in last else ())]) for last in lasts]
    firsts = [_classes(last)[:1] for last in named]
    return Rule(
        parent.root if parent else selectors,
        selectors,
        subjects,
        frozenset([name for names in firsts for name in names]),
        [each for each in inner if each.type == "declaration"],
    )


def _is_root(compound: Sequence[Any]) -> bool:
    """Whether it selects the element of a game."""
    return any(token.type == "[] block" and token.content[0].value == "data-game" for token in compound)


def _last_compound(selector: Sequence[Any]) -> list[Any]:
    """What follows the last combinator."""
    last: list[Any] = []
    for token in selector:
        if token.type == "whitespace" or token in COMBINATORS:
            last = []
        else:
            last.append(token)
    return last


def _classes(tokens: Sequence[Any]) -> list[str]:
    """The classes that tokens of a selector name; those in `:is(…)` too, but none that `:not(…)` or `:has(…)` names."""
    names: list[str] = []
    for place, token in enumerate(tokens):
        if token.type == "ident" and place and tokens[place - 1] == ".":
            names.append(token.value)
        elif token.type == "function" and token.lower_name in ("is", "where"):
            names += [name for part in split(token.arguments) for name in _classes(_last_compound(part))]
    return names


def _read(folder: Traversable, game: Game | None = None) -> list[Sheet]:
    title = game.meta.slug if game else "shared"
    named = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return [
        Sheet(f"{title}/{file.name}", file.read_text(encoding="utf-8"), game)
        for file in named
        if file.name.endswith(".css")
    ]


SHARED = [
    *_read(files("universelle.drawing").joinpath("static"))[::-1],  # the tokens come first
    *_read(files("universelle.web").joinpath("static")),
]
SHARED.sort(key=lambda sheet: not sheet.name.endswith("tokens.css"))
OF_GAMES = [sheet for game in found().games.values() for sheet in _read(game.static, game)]


@cache
def sources(game: Game | None) -> tuple[str, ...]:
    """The texts of all Python, script and SVG files that a sheet may belong to."""
    packages = ["universelle.drawing", "universelle.web", "universelle.contract", *([game.package] if game else [])]
    if game is None:
        packages += [each.package for each in found().games.values()]
    return tuple(text for package in packages for text in _texts(files(package)))


def _texts(folder: Traversable) -> Iterator[str]:
    for file in folder.iterdir():
        if file.is_dir():
            yield from _texts(file)
        elif file.name.endswith(".py"):
            yield from _python_strings(file.read_text(encoding="utf-8"))
        elif file.name.endswith((".js", ".svg")):
            yield from _quoted(file.read_text(encoding="utf-8"))


def _python_strings(source: str) -> Iterator[str]:
    """The strings of a module; what an f-string fills in is written as `{}`."""
    for each in ast.walk(ast.parse(source)):
        if isinstance(each, ast.JoinedStr):
            yield "".join([str(part.value) if isinstance(part, ast.Constant) else "{}" for part in each.values])
        elif isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


def _quoted(source: str) -> Iterator[str]:
    """The same for scripts and drawings."""
    for text in re.findall(r"\"[^\"\n]*\"|'[^'\n]*'|`[^`]*`", source):
        yield re.sub(r"\$\{[^}]*\}", "{}", text[1:-1])


@cache
def words(game: Game | None) -> tuple[frozenset[str], re.Pattern[str]]:
    """Every word in these strings, and a pattern for those that are filled in, such as `p{}`."""
    found_words = {word for text in sources(game) for word in re.findall(r"[\w{}-]+", text)}
    filled = {word for word in found_words if "{}" in word and re.search(r"^[a-z]|-[a-z]{3,}", word)}
    patterns = {re.escape(word).replace(r"\{\}", r"[\w-]+") for word in filled}
    return frozenset(found_words), re.compile("|".join(sorted(patterns)))


def is_used(name: str, game: Game | None) -> bool:
    """Whether a class appears in the sources."""
    known, patterns = words(game)
    return name in known or patterns.fullmatch(name) is not None
