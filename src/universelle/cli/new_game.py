"""`universelle new-game`: a package with a small game, to begin one's own with."""

from __future__ import annotations

import keyword
import re
import sys
from argparse import Namespace
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

from universelle.cli.shell import Shell
from universelle.core.errors import BadRequest
from universelle.games.registry import metas

SLUG: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST: Final = 30  # characters: longer ones would break the lines of the template
YEAR: Final = re.compile(r"(.+) (1[5-9]\d\d|20\d\d)")
ENDING: Final = ".template"
PACKAGE: Final = "package"  # the folder in the template that is called like the new package


class Names(NamedTuple):
    """What the new game is called in its files: the template has them between at signs."""

    slug: str
    package: str
    title: str
    class_name: str
    city: str
    year: int

    def fill(self, text: str) -> str:
        """A text of the template with these names."""
        named = {"slug": self.slug, "package": self.package, "title": self.title, "Class": self.class_name}
        for name, value in {**named, "city": self.city, "year": str(self.year)}.items():
            text = text.replace(f"@{name}@", value)
        return text


def run(shell: Shell, arguments: Namespace) -> int:
    names = names_from(arguments.slug or "")
    folder = Path(arguments.folder).expanduser() / names.slug
    write_package(names, folder)
    shell.name_file(shell.words("new-game-done", title=names.title, folder=str(folder)))
    shell.name_file(shell.words("new-game-next", folder=str(folder), slug=names.slug), "dim")
    return 0


def names_from(slug: str) -> Names:
    """The names of a game with this slug, which must be free, and usable as the name of a package."""
    if not slug:
        raise BadRequest("new-game-missing-slug")
    if not SLUG.fullmatch(slug) or len(slug) > LONGEST:
        raise BadRequest("new-game-bad-slug", slug=slug, most=LONGEST)
    package = slug.replace("-", "_")
    if slug in metas() or keyword.iskeyword(package) or package in sys.stdlib_module_names or package == "universelle":
        raise BadRequest("new-game-taken", slug=slug)
    title = " ".join([part.capitalize() for part in slug.split("-")])
    found = YEAR.fullmatch(title)
    city, year = (found[1], int(found[2])) if found else ("", 0)
    return Names(slug, package, title, title.replace(" ", ""), city, year)


def write_package(names: Names, folder: Path) -> None:
    """Write all files of the template, with these names, into a new folder."""
    if folder.exists():
        raise BadRequest("new-game-folder-exists", folder=str(folder))
    try:
        folder.mkdir(parents=True)
        for path, text in _files(files("universelle.cli").joinpath("template"), Path()):
            parts = [names.package if part == PACKAGE else part for part in path.parts]
            file = folder.joinpath(*parts)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(names.fill(text), encoding="utf-8")
    except OSError as error:
        raise BadRequest("cannot-write-folder", folder=str(folder), why=error.strerror or str(error)) from error


def _files(folder: Traversable, path: Path) -> Iterator[tuple[Path, str]]:
    """Every file of the template: where it belongs, and its text."""
    for found in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if found.is_dir():
            yield from _files(found, path / found.name)
        elif found.name.endswith(ENDING):
            yield path / found.name.removesuffix(ENDING), found.read_text(encoding="utf-8")
