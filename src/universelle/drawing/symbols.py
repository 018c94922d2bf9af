"""The symbols: those of the house, and those a game brings."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def sprites(package: str | None = None) -> tuple[str, ...]:
    """The texts of the symbol files: `symbols.svg` of the house, and `static/symbols.svg` of a game that has one."""
    found = [files("universelle.drawing").joinpath("symbols.svg")]
    if package is not None:
        found.append(files(package).joinpath("static", "symbols.svg"))
    return tuple([file.read_text(encoding="utf-8") for file in found if file.is_file()])
