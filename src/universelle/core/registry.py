"""The titles: every folder of `universelle.games` is one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from universelle.core.errors import BadRequest

if TYPE_CHECKING:
    from universelle.core.game import Game, Meta

GAMES = "universelle.games"


@cache
def titles() -> dict[str, Meta]:
    """What each title tells about itself, by slug. No rules are loaded for this."""
    metas = [import_module(f"{folder}.meta").META for folder in _folders()]
    return {meta.slug: meta for meta in sorted(metas, key=lambda meta: meta.title)}


@cache
def load(slug: str) -> Game:
    """The game with this slug, its rules loaded."""
    for folder in _folders():
        if import_module(f"{folder}.meta").META.slug == slug:
            game: Game = import_module(f"{folder}.game").GAME
            return game
    raise BadRequest("unknown-game", game=slug, known=", ".join(titles()))


def _folders() -> list[str]:
    return [f"{GAMES}.{module.name}" for module in iter_modules(import_module(GAMES).__path__) if module.ispkg]
