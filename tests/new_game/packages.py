"""A package with a game, made by the program and installed beside the others."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SLUG = "paris-1900"


@dataclass(frozen=True)
class Installed:
    """The folder of a package, and the folder into which it is installed."""

    source: Path
    target: Path

    def environment(self, **settings: str) -> dict[str, str]:
        """Surroundings in which Python finds the package."""
        path = os.pathsep.join(filter(None, [str(self.target), os.environ.get("PYTHONPATH", "")]))
        return {**os.environ, "PYTHONPATH": path, "LANG": "C.UTF-8", "COLUMNS": "160", **settings}

    def run(self, *command: str, typed: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
        """A module of Python with its arguments, in the folder of the package."""
        return subprocess.run(
            [sys.executable, "-m", *command],
            cwd=self.source,
            env=self.environment(**settings),
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )


def make(folder: Path) -> Installed:
    """A new package, and an empty folder to install it into."""
    subprocess.run([sys.executable, "-m", "universelle", "new-game", SLUG, "--in", str(folder)], check=True)
    return Installed(folder / SLUG, folder / "installed")


def install(package: Installed) -> None:
    options = ["--quiet", "--offline", "--no-deps", "--python", sys.executable, "--target", str(package.target)]
    subprocess.run([uv(), "pip", "install", *options, str(package.source)], check=True)


def make_and_install(folder: Path) -> Installed:
    """What a reader of `docs/games.md` does first."""
    made = make(folder)
    install(made)
    return made


def uv() -> str:
    """The installer: the one that `./run` fetched, or any other."""
    ours = [path for path in ROOT.glob(".universelle/tools-uv-*/*/uv*") if path.stem == "uv"]
    found = shutil.which("uv") or (str(ours[-1]) if ours else None)
    assert found, "uv is needed to install a package; ./run test fetches it"
    return found
