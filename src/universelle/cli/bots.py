"""`universelle bots`: who plays a game, or each of them, when no person does."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from universelle.bots import BOTS
from universelle.bots.seat_specs import kind_of, level_of
from universelle.cli.shell import Shell
from universelle.contract.game import Game
from universelle.games.registry import load, metas


def run(shell: Shell, arguments: Namespace) -> int:
    games = [load(slug) for slug in ([arguments.game] if arguments.game else metas())]
    if arguments.json:
        shell.print_json([row for game in games for row in _rows(game)])
        return 0
    for game in games:
        _show(shell, game)
    return 0


def _rows(game: Game) -> list[dict[str, Any]]:
    """Every bot as plain data; those that play every game have neither level nor rating: both are a character's own."""
    slug = game.meta.slug
    characters: list[dict[str, Any]] = [
        {"name": each.name, "game": slug, "level": each.level, "rating": each.rating, "give_or_take": each.give_or_take}
        for each in game.opponents.values()
    ]
    others = [{"name": name, "game": slug, "level": None, "rating": None, "give_or_take": None} for name in BOTS]
    return characters + others


def _show(shell: Shell, game: Game) -> None:
    shell.enter(game.meta.slug)
    words = shell.words
    shell.tell(game.meta.title, "bold")
    for opponent in game.opponents.values():
        name = words(f"opponent-{opponent.name}")
        rating = (
            words("web-setup-rating", rating=str(opponent.rating), give=opponent.give_or_take)
            if opponent.rating
            else ""
        )
        shell.tell(f"  {dots(game, opponent.name)}  {opponent.name}  {rating}".rstrip())
        shell.tell(f"         {words('label', what=name)} {words(f'opponent-{opponent.name}.line')}")
    for name in BOTS:
        shell.tell(f"         {words('label', what=name)} {kind_of(words, name)}")


def dots(game: Game, opponent: str) -> str:
    """How strong a character is among those of its game."""
    level = level_of(game, opponent)
    return "●" * level + "○" * (len(game.opponents) - level)
