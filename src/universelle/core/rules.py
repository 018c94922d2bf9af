"""The rules of a game: how a match starts, every action, the components."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from universelle.core.chance import SEED_BYTES, Chance
from universelle.core.edition import Edition, Section
from universelle.core.errors import BadRequest

if TYPE_CHECKING:
    from universelle.core.action import Catalogue
    from universelle.core.meta import Meta
    from universelle.core.state import State


DEFAULT_EDITION: Final = Edition()
FIRST_PLAYER: Final = "first-player"  # an option that several games have
AT_RANDOM: Final = "random"


class Rules:
    """What the engine knows of a game. Stateless."""

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
        """The first position of a match; the seed decides everything random in it."""
        chosen = self.check(players, options or {}, ruleset)
        if len(seed) != SEED_BYTES:
            raise BadRequest("bad-seed", bytes=SEED_BYTES)
        return self.set_up(players, Chance(seed), chosen, edition or DEFAULT_EDITION, ruleset or self.meta.ruleset)

    def check(self, players: int, options: Mapping[str, str], ruleset: int | None = None) -> dict[str, str]:
        """The options, defaults filled in; an unknown option, value, ruleset or player count is refused."""
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
        """The first position under one of the game's rulesets; all arguments have been checked."""
        raise NotImplementedError

    def close(self, state: State) -> None:
        """End the match in this position by the game's final scoring, to see what each seat would have had.

        The position is a copy. By default nothing more is scored: the points are final as they stand.
        """

    def components(self, edition: Edition) -> Section:
        """The component values of an edition, checked. A game without a `components.toml` has none to change."""
        return edition.over({})


def first_player(players: int, chance: Chance, options: Mapping[str, str]) -> int:
    """The seat that starts: the one the option names, or one at random. Both use up the same random numbers."""
    drawn = chance.randbelow(players)
    if options[FIRST_PLAYER] == AT_RANDOM:
        return drawn
    first = int(options[FIRST_PLAYER]) - 1
    if first >= players:
        raise BadRequest("bad-first-player", number=first + 1, players=players)
    return first
