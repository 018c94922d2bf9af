"""A view of no game in particular, as a page or terminal is given it."""

from typing import Any

from universelle.contract.scene import Scene
from universelle.i18n import Translations

VIEW: dict[str, Any] = {
    "round": 2,
    "rounds": 5,
    "to_move": [1],
    "decision": {"step": "choose"},
    "offer": {"name": "tower", "points": 3},
    "market": [{"seat": 0, "card": "tower"}, {"seat": 1, "card": None, "price": -2}],
    "row": ["tower", "wheel"],
    "closed": False,
    "pile": [],
    "leader": None,
    "players": [
        {"score": 7, "hand": [3, 12], "chosen": None},
        {"score": -1, "hand": None, "chosen": None},
    ],
}


def scene(language: str = "en", view: dict[str, Any] | None = None, **settings: Any) -> Scene[Any, Any]:
    words = Translations(language, players=["Ada", "Ben"])
    return Scene(view=VIEW if view is None else view, box=None, words=words, **{"to_move": (1,), **settings})
