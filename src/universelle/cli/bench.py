"""`universelle bench`: how fast the engine is."""

from __future__ import annotations

from argparse import Namespace

from rich.table import Table

from universelle.arena.speed import measure
from universelle.cli.arguments import number_from
from universelle.cli.shell import Shell
from universelle.games.registry import load, metas

LONGEST = 600
BUILDS = ("pure", "compiled")


def run(shell: Shell, arguments: Namespace) -> int:
    seconds = number_from(arguments.seconds, "--seconds", 1, LONGEST)
    games = [load(arguments.game).meta.slug] if arguments.game else list(metas())
    with shell.err.status(shell.words("bench-working")):
        rows = list(measure(float(seconds), arguments.peers, games))
    if arguments.json:
        shell.print_json([row.tree() for row in rows])
        return 0
    words = shell.words
    table = Table()
    for key in ("name", "build", "actions", "games", "clone"):
        table.add_column(words(f"bench-{key}"))
    peer = next((row for row in rows if row.name.startswith("catanatron")), None)
    if peer:
        table.add_column(words("bench-ratio"))
    for row in rows:
        cells = [row.name, words(f"build-{row.build}") if row.build in BUILDS else row.build]
        cells += [words.decimal(rate, 0) for rate in (row.actions_per_second, row.games_per_second)]
        cells.append(words.decimal(row.clone_us, 2))
        if peer:
            cells.append(f"{words.decimal(row.actions_per_second / peer.actions_per_second)} ×")
        table.add_row(*cells)
    shell.out.print(table)
    return 0
