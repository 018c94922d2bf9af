"""`universelle games`: the titles."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from rich.table import Table

from universelle.cli.shell import Shell
from universelle.core.game import Meta
from universelle.core.registry import load, titles


def run(shell: Shell, arguments: Namespace) -> int:
    metas = list(titles().values())
    if arguments.json:
        shell.print_json([_row(meta) for meta in metas])
        return 0
    words = shell.words
    table = Table()
    for key in ("title", "slug", "players", "ruleset", "actions", "options", "credits"):
        table.add_column(words(f"games-{key}"))
    for meta in metas:
        table.add_row(
            f"{meta.title} ({meta.city})",
            meta.slug,
            f"{meta.min_players}-{meta.max_players}",
            str(meta.ruleset),
            str(len(load(meta.slug).catalogue)),
            "\n".join(f"{option.name}: {', '.join(option.values)}" for option in meta.options),
            f"{', '.join(meta.designers)} ({', '.join(meta.publishers)}, {meta.published})",
        )
    shell.out.print(table)
    return 0


def _row(meta: Meta) -> dict[str, Any]:
    return {
        "slug": meta.slug,
        "title": meta.title,
        "players": {"min": meta.min_players, "max": meta.max_players},
        "ruleset": meta.ruleset,
        "rulesets": list(meta.rulesets),
        "actions": len(load(meta.slug).catalogue),
        "options": {option.name: list(option.values) for option in meta.options},
    }
