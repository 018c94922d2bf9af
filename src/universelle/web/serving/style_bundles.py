"""Style sheets that are always loaded together, sent as one file."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from typing import Final

from universelle.games.registry import found

SHARED: Final = "house"
SHARED_SHEETS: Final = ("tokens.css", "house.css", "asking.css")
BUNDLE: Final = "styles.css"
THEME: Final = "theme.css"


def bundle_address(name: str) -> str:
    """Where the bundle of a game, or the shared one, is found."""
    return f"/static/{name}/{BUNDLE}"


def bundle(name: str) -> str | None:
    """The colours and styles of a game's table one after another, or the shared ones; None if there is no such game."""
    if name == SHARED:
        folder = files("universelle.drawing").joinpath("static")
        return "\n".join([folder.joinpath(sheet).read_text(encoding="utf-8") for sheet in SHARED_SHEETS])
    game = found().games.get(name)
    return "\n".join([game.file(sheet) or "" for sheet in (THEME, *game.page.styles)]) if game else None


def tag_of(text: str) -> str:
    """An entity tag, by which browsers ask whether a bundle has changed."""
    return f'"{sha256(text.encode()).hexdigest()[:16]}"'
