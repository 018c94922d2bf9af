"""`universelle games`: the games, and what is wrong with packages that offer one and cannot be used."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from universelle.cli.shell import Shell
from universelle.contract.game import Game
from universelle.core.edition import Edition
from universelle.core.errors import UniverselleError
from universelle.core.meta import Meta
from universelle.games.registry import found, load
from universelle.i18n import city_of


def run(shell: Shell, arguments: Namespace) -> int:
    shell.show_problems()
    games = [game for game in found().games.values() if _is_sound(shell, game)]
    if arguments.json:
        shell.print_json([_row(game.meta) for game in games])
        return 0
    for game in games:
        _show(shell, game.meta)
        if arguments.sources:
            _show_sources(shell, game)
    return 0


def _is_sound(shell: Shell, game: Game) -> bool:
    """Whether the rules of a game can be loaded; if not, that is said."""
    try:
        return len(game.catalogue) > 0
    except UniverselleError as error:
        shell.complain(error.message)
        return False


def _show(shell: Shell, meta: Meta) -> None:
    """A title and what is known of the game, a line each."""
    game = shell.enter(meta.slug)
    words = shell.words
    made = ", ".join([*meta.publishers, *([str(meta.published)] if meta.published else [])])
    by = f"{', '.join(meta.designers)} ({made})" if meta.designers and made else ", ".join(meta.designers) or made
    facts = {
        "slug": meta.slug,
        "players": f"{meta.min_players}–{meta.max_players}",
        "minutes": str(meta.minutes),
        "weight": words("weight", weight=meta.weight),
        "ruleset": str(meta.ruleset),
        "actions": str(len(game.catalogue)),
        "credits": by,
    }
    where = " ".join([part for part in (city_of(words, meta), str(meta.year or "")) if part])
    shell.tell(f"{meta.title} ({where})" if where else meta.title, "bold")
    for key, fact in facts.items():
        if not fact:
            continue
        shell.tell(f"  {words('label', what=words(f'games-{key}'))} {fact}")
    for option in meta.options:
        about = words(f"option-{option.about}")
        if option.seat:
            about = f"{about} ({words('seat', number=option.seat)})"
        given = f"--option {option.name}={'|'.join(option.values)}"
        shell.tell(f"  {words('label', what=given)} {about}")


def _show_sources(shell: Shell, game: Game) -> None:
    """Which sections of values are documented, inferred, authored."""
    tables: dict[str, list[str]] = {}
    for where, source in game.rules.components(Edition()).sources():
        tables.setdefault(source, []).append(where)
    for source, places in sorted(tables.items()):
        shell.tell(f"  {shell.words('label', what=shell.words(f'source-{source}'))} {', '.join(places)}")


def _row(meta: Meta) -> dict[str, Any]:
    return {
        "slug": meta.slug,
        "title": meta.title,
        "players": {"min": meta.min_players, "max": meta.max_players},
        "minutes": meta.minutes,
        "weight": meta.weight,
        "ruleset": meta.ruleset,
        "rulesets": list(meta.rulesets),
        "actions": len(load(meta.slug).catalogue),
        "sources": dict(load(meta.slug).rules.components(Edition()).sources()),
        "options": {option.name: list(option.values) for option in meta.options},
    }
