"""What events cost the engine while they are off.

Run: python benchmarks/events.py [ROUNDS]

Plays random matches by turns on the pure engine and on a copy from which every `if … events is not None` has been
removed, and prints the ratio of their speeds: 1.00 means that events cost nothing.
"""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

SOURCE = Path(__file__).resolve().parent.parent / "src"
MEASURE = """
from universelle.arena.speed import own_runner
runner = own_runner("worlds-fair-1893", 4)
runner.run(1.0)
print(runner.row().actions_per_second)
"""


class WithoutEvents(ast.NodeTransformer):
    def visit_If(self, node: ast.If) -> ast.AST | None:
        self.generic_visit(node)
        cut = ast.unparse(node.test).endswith(".events is not None") and not node.orelse
        return ast.Pass() if cut else node


def main(rounds: int = 9) -> None:
    with TemporaryDirectory() as folder:
        bare = Path(folder) / "src"
        shutil.copytree(SOURCE, bare)
        for path in (bare / "universelle" / "games").rglob("*.py"):
            tree = WithoutEvents().visit(ast.parse(path.read_text(encoding="utf-8")))
            path.write_text(ast.unparse(ast.fix_missing_locations(tree)), encoding="utf-8")
        ratios = [speed(SOURCE) / speed(bare) for _ in range(rounds)]
    print(f"speed with events off, beside an engine without events: {median(ratios):.3f} (median of {rounds})")
    print(f"from {min(ratios):.3f} to {max(ratios):.3f}")


def speed(source: Path) -> float:
    environment = dict(os.environ, PYTHONPATH=str(source))
    return float(subprocess.check_output([sys.executable, "-c", MEASURE], env=environment))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
