"""What the values of an edition are called: by messages of the game, else by their keys in its file."""

from __future__ import annotations

from typing import Final

from universelle.contract.game import Game
from universelle.core.message import Message
from universelle.i18n import Translations

EACH: Final = "each"  # the attribute of a section that names its numbered parts


def section_named(words: Translations, section: str) -> str:
    return words(f"value-{section}") if words.has(f"value-{section}") else _spelt(section)


def named(words: Translations, game: Game, section: str, key: str) -> str:
    """A key within a section: as the section calls it, as the game calls a thing of this name, or any value."""
    own = f"value-{section}.{key}"
    if words.has(own):
        return words(own)
    if key[:1].isdigit() and words.has(f"value-{section}.{EACH}"):
        return words(f"value-{section}.{EACH}", n=key.replace("-", "–"))
    for kind in game.page.value_names.get(section, ()):
        if words.has(f"{kind}-{key}"):
            return words(f"{kind}-{key}")
    return words(f"value-{key}") if words.has(f"value-{key}") else _spelt(key)


def where_named(words: Translations, game: Game, problem: Message) -> Message:
    """A problem with an edition, its place in the words of the page."""
    where = problem.values.get("where")
    if not isinstance(where, str) or not where or ", " in where:
        return problem
    section, *keys = where.split(".")
    said = [section_named(words, section), *[named(words, game, section, key) for key in keys]]
    return Message(problem.key, {**problem.values, "where": words("editions-where", where=" › ".join(said))})


def _spelt(key: str) -> str:
    return key.replace("_", " ").replace("-", " ")
