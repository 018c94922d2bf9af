"""Every message of every catalogue, filled with names and numbers."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from tests.i18n.messages import messages, variables
from universelle.i18n import LANGUAGES, SHARED_TEXTS, catalogue

NAMES = ("Ada", "Livia")  # a name that begins with a vowel, and another woman's name
AMOUNTS = (0, 1, 2)

# Values that are numbers, in the messages where they are not names or texts.
NUMBERS = frozenset(
    (
        *("allowed", "approvals", "asked", "at", "boards", "by", "bytes", "car", "deck", "discard", "done", "empty"),
        *(
            "count",
            "every",
            "flyers",
            "free",
            "has",
            "left",
            "least",
            "level",
            "max",
            "medals",
            "minutes",
            "money",
            "more",
            "most",
        ),
        *("moves", "n", "need", "needed", "needs", "newspapers", "number", "pile", "rank", "rounds", "sets", "space"),
        *("spaces", "steam", "step", "sum", "supply", "tickets", "token", "turn", "turns", "units", "used", "value"),
        *("wheel", "seconds", "rate", "length", "players", "games", "gears", "coins", "prestige", "score", "points"),
    )
)
NUMBERS_IN = {
    "event-assistant-moved": {"source"},
    "event-income-fell": {"source"},
    "draw-from-to": {"source"},
    "edition-link-off-the-board": {"last"},
}
# Values that are neither names nor numbers.
TEXTS = {"cell": "c4", "folder": "games", "file": "game.json", "slug": "paris-1900", "year": "1900"}
TEXTS_IN = {
    "event-tile-moved": {"source": "b2"},
    "about-buzz-end": {"points": "6, 4"},
    "about-market-end": {"points": "3, 2"},
    "about-approved-effect": {"points": "1, 3"},
    "about-exhibit-effect": {"points": "1, 3"},
}
# Numbers that are never 0 or 1 where they are used.
SEVERAL = {
    "bad-players": {"most"},
    "web-home-players": {"most"},
    "web-setup-hint": {"most"},
    "bad-seats": {"count"},
    "edition-too-few-cards": {"players"},
    "edition-too-few-tickets": {"players", "needed"},
    "edition-too-few": {"players"},
    "edition-sides": {"players"},
    "edition-wrong-length": {"count"},
    "edition-list-length": {"most"},
    "edition-options": {"most"},
    "edition-nations": {"boards"},
    "edition-resource-tiles": {"tiles", "most"},
    "edition-too-many-cards": {"most"},
    "new-game-bad-slug": {"most"},
    "bad-seed": {"bytes"},
    "chit-paris-1889": {"every"},
    "chit-chicago-1893": {"every"},
    "draw-loan-costs": {"least", "most", "repaid"},
    "draw-loan-repaid": {"least", "most", "repaid"},
    "event-palace-reached": {"place"},
    "about-project-effect": {"points"},
    "numbers-players-of": {"players"},
    "notes-long": {"most"},
    "notes-many": {"most"},
    "talk-long": {"most"},
    "numbers-sources-said": {"games"},
    "numbers-sources-alone": {"games"},
    "numbers-chart": {"games"},
}


@dataclass(frozen=True)
class Sentence:
    """A message, or an attribute of one, as a reader sees it."""

    key: str
    text: str
    errors: tuple[str, ...]
    amount: int  # what the numbers in it are

    def __str__(self) -> str:
        return f"{self.key} ({self.amount}): {self.text}"


@cache
def sentences(language: str, package: str) -> tuple[Sentence, ...]:
    """All sentences of a catalogue, with every name and every amount."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language, package)))
    return tuple(
        sentence
        for key, message in messages(language, package).items()
        for name in NAMES
        for amount in AMOUNTS
        for sentence in _said(bundle, key, message, _values(package, key, name, amount), amount)
    )


def _said(
    bundle: FluentBundle, key: str, message: ast.Message, values: dict[str, object], amount: int
) -> Iterator[Sentence]:
    said = bundle.get_message(key)
    for attribute, pattern in {"": said.value, **said.attributes}.items():
        if pattern is not None:
            text, errors = bundle.format_pattern(pattern, values)
            name = f"{key}.{attribute}" if attribute else key
            yield Sentence(name, text, tuple(str(error) for error in errors), amount)


def _values(package: str, key: str, name: str, amount: int) -> dict[str, object]:
    """A name or a number for each value of a message."""
    several = SEVERAL.get(key, set())
    numbers = NUMBERS | NUMBERS_IN.get(key, set()) | _selectors(package, key) | several
    given = {
        value: (max(amount, 2) if value in several else amount) if value in numbers else name
        for value in variables(messages("en", package)[key])
    }
    texts = {**TEXTS, **TEXTS_IN.get(key, {})}
    return {value: texts.get(value, given[value]) for value in given}


@cache
def _selectors(package: str, key: str) -> frozenset[str]:
    """The values of a message by whose number some language chooses among texts."""
    found: set[str] = set()
    for language in LANGUAGES:
        for node in _nodes(messages(language, package)[key]):
            if _chooses_by_number(node) and isinstance(node.selector, ast.VariableReference):
                found.add(node.selector.id.name)
    return frozenset(found)


def _chooses_by_number(node: ast.BaseNode) -> bool:
    keys = [variant.key for variant in node.variants] if isinstance(node, ast.SelectExpression) else []
    return any(isinstance(key, ast.NumberLiteral) or key.name == "one" for key in keys)


def _nodes(item: object) -> Iterator[ast.BaseNode]:
    if isinstance(item, ast.BaseNode):
        yield item
        for child in vars(item).values():
            yield from _nodes(child)
    if isinstance(item, list):
        for child in item:
            yield from _nodes(child)


def short(package: str) -> str:
    """The last part of a package's name, as the data name it."""
    return package if package == SHARED_TEXTS else package.rpartition(".")[2]
