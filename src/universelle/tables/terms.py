"""The terms of a table: what its people agree on before the match begins."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from universelle.bots.seat_specs import house_bots, usual_bots
from universelle.contract.game import Game
from universelle.tables.clock import DAY, HOUR, MINUTE, UNIVERSAL, Pace

NO_PACE: Final = "none"
PACES: Final[Mapping[str, Pace | None]] = {  # those that are offered, by name
    NO_PACE: None,
    "15-minutes": Pace(0, 15 * MINUTE),
    "30-minutes": Pace(0, 30 * MINUTE),
    "60-minutes": Pace(0, HOUR),
    "30-seconds": Pace(30, 12 * MINUTE),
    "1-day": Pace(DAY, 3 * DAY),
    "3-days": Pace(3 * DAY, 7 * DAY),
}
ENDS: Final = "end"  # in place of a bot: the match ends when somebody is gone


@dataclass(frozen=True, slots=True)
class Terms:
    """What is agreed. The default terms are those of a table that never waited for anybody."""

    pace: Pace | None = None  # how long players may think; none: as long as they like
    gone: str = ""  # the bot that plays on for whoever leaves or is late; `end`: the match ends; empty: the usual bot
    talk: bool = True  # whether people can write to each other
    hints: bool = False  # whether players may ask for hints though several people play
    day: str = ""  # of which it is the fair: then there are no hints, and nothing is taken back past what was revealed
    guided: bool = False  # whether it is the guided first game of its title

    def bot_for(self, game: Game) -> str | None:
        """The bot that plays on for whoever is gone; None if the match ends then."""
        return None if self.gone == ENDS else self.gone or usual_bots(house_bots(game), 1)[0]

    def suit(self, wished: Terms) -> bool:
        """Whether they will do for somebody who wishes others: whatever nights and weekends are off, and with talk
        or without."""
        same = self.hints == wished.hints and (self.gone == ENDS) == (wished.gone == ENDS)
        return same and pace_name(self.pace) == pace_name(wished.pace)

    def to_json(self) -> str:
        pace = None if self.pace is None else self.pace.tree
        return json.dumps(asdict(self) | {"pace": pace})

    @staticmethod
    def from_json(text: str) -> Terms:
        """The terms in a row of the database; what an older version did not know has its default."""
        tree: dict[str, Any] = json.loads(text)
        pace = tree.pop("pace", None)
        return Terms(pace=None if pace is None else Pace(**pace), **tree)


NO_TERMS: Final = Terms()


def pace_name(pace: Pace | None) -> str:
    """The name of the pace that is offered, whatever nights and weekends are off."""
    like = None if pace is None else replace(pace, nights=False, weekends=False, zone=UNIVERSAL)
    return next(name for name, offered in PACES.items() if offered == like)
