"""What a system learns of the page when somebody installs it as an app."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from universelle.drawing.standalone import png
from universelle.i18n import Translations

PAPER, CARD = "#f5ecd9", "#fcf6e8"  # as in tokens.css, by day
SIZES: Final = (180, 192, 512)  # the first is what phones by Apple ask for
LARGEST: Final = SIZES[-1]
SAFE: Final = 0.62  # the part of an icon that is seen whatever shape a system cuts it into
GRID: Final = 24  # of the drawing


def manifest(words: Translations) -> dict[str, Any]:
    icons = [
        {"src": "/static/house/icon.svg", "sizes": "any", "type": "image/svg+xml"},
        *[{"src": f"/icons/{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in SIZES[1:]],
        {
            "src": "/icons/maskable.png",
            "sizes": f"{LARGEST}x{LARGEST}",
            "type": "image/png",
            "purpose": "maskable",
        },
    ]
    return {
        "id": "/",
        "name": "Universelle",
        "short_name": "Universelle",
        "description": words("app-line"),
        "lang": words.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": CARD,
        "categories": ["games"],
        "icons": icons,
        "shortcuts": [{"name": words("web-home-games"), "url": "/games"}],
    }


@cache
def icon(name: str) -> bytes | None:
    """An icon as a picture, by its size; `maskable` fills its square, so that a system may cut it."""
    if name == "maskable":
        return png(_drawn(SAFE), LARGEST)
    return png(_drawn(0.9), int(name)) if name in map(str, SIZES) else None


def _drawn(part: float) -> str:
    """The icon on paper, as large as this part of the square."""
    wheel = files("universelle.web").joinpath("static", "icon.svg").read_text(encoding="utf-8")
    edge = GRID * (1 - part) / 2
    inner = wheel.replace("<svg ", f'<svg x="{edge}" y="{edge}" width="{GRID * part}" height="{GRID * part}" ', 1)
    paper = f'<rect width="{GRID}" height="{GRID}" fill="{PAPER}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {GRID} {GRID}">{paper}{inner}</svg>'
