"""What the page of one's games is asked to show, as its address says it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Final
from urllib.parse import urlencode

from universelle.games.registry import metas
from universelle.tables.history import DELETED, LOST, WON
from universelle.web.serving.visitors import is_number

ADDRESS: Final = "/games"
RUNNING: Final = "running"
OUTCOMES: Final = ("", WON, LOST, RUNNING, DELETED)
LONGEST: Final = 60  # signs of a search


@dataclass(frozen=True, slots=True)
class Asked:
    """The games that are wanted; `page` counts from 1.

    Of `delete` is asked whether it shall go; `deleted` went just now, and in its place stands the way back.
    """

    game: str = ""
    outcome: str = ""
    rival: str = ""
    find: str = ""
    numbers: str = ""  # the title whose numbers are shown
    page: int = 1
    delete: str = ""
    deleted: str = ""

    @staticmethod
    def of(query: Mapping[str, str]) -> Asked:
        """What an address asks for; what makes no sense is left out."""
        known, page = metas(), query.get("page", "")
        game, numbers, outcome = (query.get(name, "") for name in ("game", "numbers", "outcome"))
        return Asked(
            game if game in known else "",
            outcome if outcome in OUTCOMES else "",
            query.get("rival", "").strip()[:LONGEST],
            query.get("find", "").strip()[:LONGEST],
            numbers if numbers in known else "",
            max(1, int(page)) if is_number(page) else 1,
            query.get("delete", "").strip()[:LONGEST],
            query.get("deleted", "").strip()[:LONGEST],
        )

    @property
    def is_filtered(self) -> bool:
        return bool(self.game or self.outcome or self.rival or self.find)

    @property
    def address(self) -> str:
        shown = {name: value for name, value in asdict(self).items() if value and (name, value) != ("page", 1)}
        return f"{ADDRESS}?{urlencode(shown)}" if shown else ADDRESS

    def but(self, **changes: str) -> Asked:
        """The same with some things else, from the first page on."""
        return replace(self, page=1, delete="", deleted="", **changes)

    def at(self, page: int, delete: str = "") -> Asked:
        """Another page of the same list, perhaps with the question whether a game shall go."""
        return replace(self, page=page, delete=delete, deleted="")
