"""How fast the engine is, plain and compiled, beside its peers, in one run.

Run: python benchmarks/speed.py [SECONDS [ROUNDS [GAME]]]

Sets up two private environments with the peers, then lets the builds take turns; each measures itself and the peers
in the same process, so that a ratio never compares two moments of a busy machine. Prints a table in Markdown.
"""

import json
import os
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from statistics import median
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"pure": ["--group", "peers"], "compiled": ["--group", "peers", "--no-editable"]}
PEER = "catanatron"


def main(seconds: int = 10, rounds: int = 3, game: str = "") -> None:
    os.chdir(ROOT)
    programs = {build: set_up(build, options) for build, options in BUILDS.items()}
    runs: dict[str, list[list[dict]]] = {build: [] for build in BUILDS}
    for _ in range(rounds):
        for build, program in programs.items():
            command = [program, "bench", "--peers", "--json", "--seconds", str(seconds)]
            runs[build].append(json.loads(subprocess.check_output(command)))
    print(f"Medians of {rounds} rounds of {seconds} s for each row.\n")
    print(f"| what | build | actions/s | games/s | beside {PEER} | copy of a position, µs |")
    print("|---|---|---|---|---|---|")
    for build, results in runs.items():
        for rows in zip(*results, strict=True):
            own = rows[0]["build"] == build
            if (own and game in rows[0]["name"]) or (not own and build == "compiled"):
                print(line(rows, [peer(result) for result in results]))


def set_up(build: str, options: list[str]) -> str:
    environment = ROOT / ".universelle" / f"bench-{build}"
    runner().sync(str(environment), options, {"UNIVERSELLE_COMPILED": "1"})
    return str(environment / "bin" / "universelle")


def runner() -> ModuleType:
    """The functions of `run`, which knows how to set up environments."""
    loader = SourceFileLoader("run", str(ROOT / "run"))
    module = module_from_spec(spec_from_loader("run", loader))
    loader.exec_module(module)
    return module


def peer(rows: list[dict]) -> float:
    return next(row["actions_per_second"] for row in rows if row["name"].startswith(PEER))


def line(rows: tuple[dict, ...], peers: list[float]) -> str:
    def middle(key: str) -> float:
        return median(row[key] for row in rows)

    ratio = median(row["actions_per_second"] / base for row, base in zip(rows, peers, strict=True))
    cells = [rows[0]["name"], rows[0]["build"], f"{middle('actions_per_second'):,.0f}"]
    cells += [f"{middle('games_per_second'):,.0f}", f"{ratio:.1f} ×", f"{middle('clone_us'):.2f}"]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]), *sys.argv[3:4])
