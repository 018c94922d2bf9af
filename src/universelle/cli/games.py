"""`universelle games`: the titles."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from universelle.cli.shell import Shell
from universelle.contract.game import Game
from universelle.core.edition import Edition
from universelle.core.meta import Meta
from universelle.games.registry import load, metas


def run(shell: Shell, arguments: Namespace) -> int:
    found = list(metas().values())
    if arguments.json:
        shell.print_json([_row(meta) for meta in found])
        return 0
    for meta in found:
        _show(shell, meta)
        if arguments.sources:
            _show_sources(shell, load(meta.slug))
    return 0


def _show(shell: Shell, meta: Meta) -> None:
    """A title and its facts, a line each."""
    game = shell.enter(meta.slug)
    words = shell.words
    facts = {
        "slug": meta.slug,
        "players": f"{meta.min_players}–{meta.max_players}",
        "minutes": str(meta.minutes),
        "weight": words("weight", weight=meta.weight),
        "ruleset": str(meta.ruleset),
        "actions": str(len(game.catalogue)),
        "credits": f"{', '.join(meta.designers)} ({', '.join(meta.publishers)}, {meta.published})",
    }
    shell.tell(f"{meta.title} ({meta.city} {meta.year})", "bold")
    for key, fact in facts.items():
        shell.tell(f"  {words(f'games-{key}')}: {fact}")
    for option in meta.options:
        about = words(f"option-{option.about}")
        if option.seat:
            about = f"{about} ({words('seat', number=option.seat)})"
        shell.tell(f"  --option {option.name}={'|'.join(option.values)}: {about}")


def _show_sources(shell: Shell, game: Game) -> None:
    """Which tables of values are documented, inferred, authored."""
    tables: dict[str, list[str]] = {}
    for where, source in game.rules.components(Edition()).sources():
        tables.setdefault(source, []).append(where)
    for source, places in sorted(tables.items()):
        shell.tell(f"  {shell.words(f'source-{source}')}: {', '.join(places)}")


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
