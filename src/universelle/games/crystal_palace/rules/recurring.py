"""Recurring effects: what a seat uses in phases 4 and 6, in the order it likes."""

from __future__ import annotations

from typing import Final, final

from universelle.core.action import Action
from universelle.core.errors import IllegalAction
from universelle.core.message import Message, Name
from universelle.core.step import Step
from universelle.games.crystal_palace.rules.actions import (
    CHARACTER,
    MARKET,
    TILE,
    USE_CHARACTER,
    USE_MARKET,
    USE_REST,
    USE_TILE,
    USE_WATCH,
    Use,
)
from universelle.games.crystal_palace.rules.components import CHARACTER_NAMES, MAX_PLAYERS, WATCH_NAME
from universelle.games.crystal_palace.rules.counters import EXCHANGEABLE, meets
from universelle.games.crystal_palace.rules.effects import effects_of, perform, use_bonus, use_label
from universelle.games.crystal_palace.rules.events import FOR_EFFECTS, CardUsed, StageBegan
from universelle.games.crystal_palace.rules.market import own_spaces
from universelle.games.crystal_palace.rules.payments import OpenDecision
from universelle.games.crystal_palace.rules.player import bits
from universelle.games.crystal_palace.rules.state import Palace
from universelle.games.crystal_palace.rules.steps import SeatStep
from universelle.games.crystal_palace.rules.view import PlainDecisionView
from universelle.games.crystal_palace.rules.vocabulary import flattened

EFFECTS_STAGE: Final = Name("stage-effects")


@final
class EffectsOf(Step[Palace]):
    """The effects a seat uses in a phase: those of characters; in phase 6 of tiles, market and watch, too."""

    id = "effects-of"

    def __init__(self, seat: int, phase: int) -> None:
        super().__init__()
        self.seat = seat
        self.phase = phase

    def arguments(self) -> tuple[object, ...]:
        return (self.seat, self.phase)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seat, self.phase)

    def happen(self, state: Palace) -> None:
        seat, player, box = self.seat, state.players[self.seat], state.box
        state.turn = seat
        pending: list[Use] = []
        if self.phase == 6:
            if state.events is not None:
                state.events.append(StageBegan(seat, EFFECTS_STAGE))
            pending += [USE_TILE[tile] for tile in player.tiles() if box.tiles[tile].permanent]
            pending += [USE_MARKET[space] for space in own_spaces(state, seat)]
        pending += [USE_CHARACTER[n] for n in bits(player.characters) if box.characters[n].phase == self.phase]
        if self.phase == 6 and player.watch:
            pending.append(USE_WATCH)
        state.pending = tuple(pending)
        state.agenda.append(NEXT_EFFECT[seat])


@final
class NextEffect(SeatStep[Palace]):
    """Where the order of effects may matter their owner chooses it.

    Exchanges and loans are open at any moment: from ruleset 2 on the owner is also asked before a single effect that
    they could change.
    """

    id = "next-effect"

    def happen(self, state: Palace) -> None:
        pending = state.pending = still_there(state, self.seat)
        asked = len(pending) > 1 or (state.ruleset > 1 and any([_can_change(state, self.seat, use) for use in pending]))
        if not asked or all([_is_plain(state, use) for use in pending]):
            state.agenda.append(USE_ALL[self.seat])
        else:
            state.agenda.append(USE_EFFECTS[self.seat])


@final
class UseAll(SeatStep[Palace]):
    """All effects left, in the order in which they lie there."""

    id = "use-all"

    def happen(self, state: Palace) -> None:
        pending = still_there(state, self.seat)
        state.pending = pending[1:]
        if pending:
            state.agenda.append(self)
            use_effect(state, self.seat, pending[0])


@final
class UseEffects(OpenDecision):
    """The next of several effects, or all that are left."""

    id = "use-effects"
    rule = "income"

    def view(self) -> PlainDecisionView:
        return {"id": "use-effects", "seats": list(self.seats)}

    def label(self, state: Palace, action: Action) -> Message:
        return use_label(state, action)

    def choices(self, state: Palace, seat: int) -> tuple[Action, ...]:
        uses: list[Action] = []
        for use in still_there(state, seat):
            if use not in uses:
                uses.append(use)
        return (*uses, USE_REST)

    def decide(self, state: Palace, seat: int, action: Action) -> None:
        if action is USE_REST:
            state.agenda[-1] = USE_ALL[seat]
            return
        pending = list(still_there(state, seat))
        if not isinstance(action, Use) or action not in pending:
            raise IllegalAction("illegal-use-now")
        pending.remove(action)
        state.pending = tuple(pending)
        state.agenda[-1] = NEXT_EFFECT[seat]
        use_effect(state, seat, action)


def still_there(state: Palace, seat: int) -> tuple[Use, ...]:
    """The remaining effects, without those whose tile was replaced or whose assistant moved."""
    left: list[Use] = []
    for use in state.pending:
        if use.kind == TILE:
            there = state.players[seat].slots.count(use.number) > left.count(use)
        else:
            there = use.kind != MARKET or state.market[use.number] == seat
        if there:
            left.append(use)
    return tuple(left)


def _is_plain(state: Palace, use: Use) -> bool:
    return all([effect.plain for effect in effects_of(state, use)])


def _can_change(state: Palace, seat: int, use: Use) -> bool:
    """Whether exchanges or loans could change what it brings: what it counts, or a condition that is not met."""
    for effect in flattened(effects_of(state, use)):
        condition = effect.condition
        if effect.per in EXCHANGEABLE:
            return True
        if condition is not None and condition.count in EXCHANGEABLE and not meets(state, seat, condition):
            return True
    return False


def use_effect(state: Palace, seat: int, use: Use) -> None:
    if use.kind in (TILE, MARKET):
        use_bonus(state, seat, use)
        return
    if state.events is not None:
        name = CHARACTER_NAMES[use.number] if use.kind == CHARACTER else WATCH_NAME
        state.events.append(CardUsed(seat, name))
    perform(state, seat, effects_of(state, use), FOR_EFFECTS)


NEXT_EFFECT: Final = tuple([NextEffect(seat) for seat in range(MAX_PLAYERS)])
USE_ALL: Final = tuple([UseAll(seat) for seat in range(MAX_PLAYERS)])
USE_EFFECTS: Final = tuple([UseEffects((seat,)) for seat in range(MAX_PLAYERS)])
