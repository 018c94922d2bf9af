"""Games: what a title tells about itself, and how a game of it begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Final

from universelle.core.chance import SEED_BYTES, Chance
from universelle.core.edition import Edition
from universelle.core.errors import BadRequest

if TYPE_CHECKING:
    from universelle.core.action import Catalogue
    from universelle.core.edition import Sheet
    from universelle.core.state import State


HOUSE_EDITION: Final = Edition()


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game; the first value is the usual one. `seat`, from 1, where a player has his own."""

    name: str
    values: tuple[str, ...]
    seat: int | None = None

    @property
    def default(self) -> str:
        return self.values[0]

    @property
    def about(self) -> str:
        """What it is about, the same for every seat: its words are called by this."""
        return self.name.removesuffix(f"-{self.seat}")


def each_seat(name: str, values: tuple[str, ...], seats: int) -> tuple[Option, ...]:
    """A choice that every player has: `level-1`, `level-2` …"""
    return tuple([Option(f"{name}-{seat}", values, seat) for seat in range(1, seats + 1)])


@dataclass(frozen=True, slots=True)
class Meta:
    """What a title tells about itself without its rules being loaded."""

    slug: str
    title: str
    city: str
    year: int
    designers: tuple[str, ...]
    publishers: tuple[str, ...]
    published: int
    min_players: int
    max_players: int
    minutes: int
    weight: int  # how much there is to think about, from 1 (light) to 5 (heavy)
    rulesets: tuple[int, ...]  # those that can be played, the newest last
    options: tuple[Option, ...] = ()

    @property
    def ruleset(self) -> int:
        return self.rulesets[-1]


class Game:
    """One title: stateless; it begins games and knows every action."""

    meta: Meta
    catalogue: Catalogue

    def new(
        self,
        players: int,
        seed: bytes,
        options: Mapping[str, str] | None = None,
        edition: Edition | None = None,
        ruleset: int | None = None,
    ) -> State:
        """The first position of a game, decided by its seed."""
        chosen = self.check(players, options or {}, ruleset)
        if len(seed) != SEED_BYTES:
            raise BadRequest("bad-seed", bytes=SEED_BYTES)
        return self.set_up(players, Chance(seed), chosen, edition or HOUSE_EDITION, ruleset or self.meta.ruleset)

    def check(self, players: int, options: Mapping[str, str], ruleset: int | None = None) -> dict[str, str]:
        """The options with the usual values filled in, once all that was asked for can be had."""
        meta = self.meta
        if not meta.min_players <= players <= meta.max_players:
            raise BadRequest(
                "bad-players", title=meta.title, players=players, least=meta.min_players, most=meta.max_players
            )
        if ruleset is not None and ruleset not in meta.rulesets:
            raise BadRequest("bad-ruleset", title=meta.title, ruleset=ruleset, newest=meta.ruleset)
        known = {option.name: option for option in meta.options}
        for name, value in options.items():
            if name not in known:
                raise BadRequest("unknown-option", title=meta.title, option=name, known=", ".join(known))
            if value not in known[name].values:
                raise BadRequest("bad-option", option=name, value=value, known=", ".join(known[name].values))
            if (known[name].seat or 0) > players and value != known[name].default:
                raise BadRequest("bad-seat-option", option=name, players=players)
        return {name: options.get(name, option.default) for name, option in known.items()}

    def set_up(self, players: int, chance: Chance, options: Mapping[str, str], edition: Edition, ruleset: int) -> State:
        """The first position, by one of the title's rulesets; players, options and ruleset are sound."""
        raise NotImplementedError

    def components(self, edition: Edition) -> Sheet:
        """The component values of an edition, checked."""
        raise NotImplementedError

    @property
    def package(self) -> str:
        """The folder of this game, as Python names it."""
        return type(self).__module__.rpartition(".")[0]

    def part(self, name: str) -> ModuleType:
        """A module of this game that the rules do not need: its evaluation, its text board."""
        return import_module(f"{self.package}.{name}")
