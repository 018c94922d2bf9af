"""A game's metadata: what is known of it before its rules are loaded."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game; the first value is the default. `seat`, from 1, if each player has their own."""

    name: str
    values: tuple[str, ...]
    seat: int | None = None

    @property
    def default(self) -> str:
        return self.values[0]

    @property
    def about(self) -> str:
        """The name without the seat's number: the messages that describe the option use it."""
        return self.name.removesuffix(f"-{self.seat}")


def each_seat(name: str, values: tuple[str, ...], seats: int) -> tuple[Option, ...]:
    """An option for every player: `level-1`, `level-2` …"""
    return tuple([Option(f"{name}-{seat}", values, seat) for seat in range(1, seats + 1)])


@dataclass(frozen=True, slots=True)
class Meta:
    """Title, players, options and rulesets of a game."""

    slug: str
    title: str
    min_players: int
    max_players: int
    city: str = ""
    year: int = 0
    designers: tuple[str, ...] = ()
    publishers: tuple[str, ...] = ()
    published: int = 0
    minutes: int = 30
    weight: int = 1  # how much there is to think about, from 1 (light) to 5 (heavy)
    accent: str = "wine"  # the ink of its pages, unless it brings a theme: wine, forest, sea, gold, plum or slate
    rulesets: tuple[int, ...] = (1,)  # those that can be played, the newest last
    options: tuple[Option, ...] = ()

    @property
    def ruleset(self) -> int:
        return self.rulesets[-1]
