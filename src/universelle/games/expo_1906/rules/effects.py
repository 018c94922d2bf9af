"""The numbers of every card and chit."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from universelle.games.expo_1906.rules.components import Box
from universelle.games.expo_1906.rules.view import Numbers

BOXES: Final = 16  # whose descriptions are remembered, the last ones used


@lru_cache(BOXES)
def effects(box: Box) -> dict[str, Numbers]:
    """The numbers of every card and chit, by the key of its name."""
    return {
        "card-train-station": {"tiles": len(box.prices), "prices": [str(price) for price in box.prices]},
        "card-improved-train-station": {
            "tiles": len(box.prices),
            "prices": [str(price) for price in box.improved_prices],
        },
        "card-academy": {"price": box.academy_price},
        "card-improved-academy": {"price": box.academy_price, "tiles": box.free_tiles},
        "card-laboratory": {"steps": box.work},
        "card-improved-laboratory": {"steps": box.improved_work},
        "card-journal": {"moves": box.points},
        "card-improved-journal": {"moves": box.improved_points, "discount": box.discount},
        "card-skyscraper": {"coins": box.income},
        "card-improved-skyscraper": {"coins": box.improved_income},
        "card-meeting-room": {},
        "chit-paris-1889": {"every": box.eiffel},
        "chit-chicago-1893": {"every": box.wheel},
        "chit-brussels-1897": {"points": box.colonies},
        "chit-paris-1900": {"points": box.metro, "most": box.metro_most},
        "chit-liege-1905": {"points": box.palace},
        "chit-milan-1906": {"points": box.tunnel},
    }
