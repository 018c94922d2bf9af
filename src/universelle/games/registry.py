"""The games: every folder of `universelle.games`, and every installed package that offers one.

A package offers a game by an entry point in the group `universelle.games` that names its `Game`:

    [project.entry-points."universelle.games"]
    paris-1900 = "paris_1900.game:GAME"
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Final, NamedTuple

from universelle.contract.game import Game
from universelle.core.errors import BadRequest
from universelle.core.message import Message
from universelle.core.meta import Meta

GROUP: Final = "universelle.games"
SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")  # it is part of addresses and names of files


class Found(NamedTuple):
    """The games that could be loaded, by slug, and what is wrong with the others."""

    games: dict[str, Game]
    problems: tuple[Message, ...]


def metas() -> dict[str, Meta]:
    """The metadata of every game, by slug, in the order of their titles. No rules are loaded for this."""
    return {slug: game.meta for slug, game in found().games.items()}


def load(slug: str) -> Game:
    """The game with this slug."""
    games = found().games
    if slug not in games:
        raise BadRequest("unknown-game", game=slug, known=", ".join(games))
    return games[slug]


@cache
def found() -> Found:
    """All games; one that cannot be loaded, or whose slug is taken, is left out and becomes a problem."""
    games: dict[str, Game] = {}
    problems: list[Message] = []
    for name, load_game in _offers():
        try:
            game = load_game()
        except (Exception, SystemExit) as error:  # whatever another package does, the others go on
            problems.append(Message("game-not-loaded", {"game": name, "why": f"{type(error).__name__}: {error}"}))
            continue
        if not isinstance(game, Game):
            problems.append(Message("game-not-a-game", {"game": name}))
        elif not SLUG.fullmatch(game.meta.slug):
            problems.append(Message("game-bad-slug", {"game": name, "slug": game.meta.slug}))
        elif game.meta.slug in games:
            problems.append(Message("game-twice", {"game": name, "slug": game.meta.slug}))
        else:
            games[game.meta.slug] = game
    in_order = sorted(games.values(), key=lambda game: game.meta.title)
    return Found({game.meta.slug: game for game in in_order}, tuple(problems))


def _offers() -> Iterator[tuple[str, Callable[[], object]]]:
    """The name of every game that is offered, and how to load it; our own first."""
    here = import_module(GROUP)
    for module in iter_modules(here.__path__):
        if module.ispkg:
            yield module.name, partial(_folder, module.name)
    for entry in entry_points(group=GROUP):
        yield entry.name, entry.load


def _folder(name: str) -> object:
    """A game of ours: `GAME` in the module `game` of its folder."""
    return import_module(f"{GROUP}.{name}.game").GAME
