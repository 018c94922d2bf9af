"""Phase 5: patents become prototypes."""

from __future__ import annotations

from typing import Final, final

from universelle.core.action import Action
from universelle.core.errors import IllegalAction
from universelle.core.message import Message, Seat
from universelle.games.crystal_palace.rules.actions import BUILD, DONE, TARGET, Build, Target, build_message
from universelle.games.crystal_palace.rules.components import MAX_PLAYERS, PATENT_NAMES, PATENTS
from universelle.games.crystal_palace.rules.counters import prototype_cost, prototype_points
from universelle.games.crystal_palace.rules.effects import perform
from universelle.games.crystal_palace.rules.events import (
    FOR_EFFECTS,
    FOR_LINKS,
    FOR_PROTOTYPES,
    EffectPlayed,
    PrototypeBuilt,
    WouldScore,
)
from universelle.games.crystal_palace.rules.payments import (
    JUST_DONE,
    NEWSPAPERS_TO_INCOME,
    Moment,
    OpenDecision,
    charge_cost,
    exchange_label,
)
from universelle.games.crystal_palace.rules.player import bits
from universelle.games.crystal_palace.rules.state import Palace
from universelle.games.crystal_palace.rules.steps import PrototypeStep, SeatStep
from universelle.games.crystal_palace.rules.view import ChooseTargetView, PlainDecisionView
from universelle.games.crystal_palace.rules.vocabulary import DISCOUNT, GEAR, Cost


def begin(state: Palace) -> None:
    if state.ruleset > 1:
        state.agenda.extend([OFFER_EXCHANGES[seat] for seat in reversed(state.order())])
    state.agenda.extend([BEGIN_BUILDING[seat] for seat in reversed(state.order())])


@final
class BeginBuilding(SeatStep[Palace]):
    """A seat's turn to build: so many prototypes, some of them perhaps cheaper."""

    id = "begin-building"

    def happen(self, state: Palace) -> None:
        player, box = state.players[self.seat], state.box
        state.turn = self.seat
        state.hit &= ~(1 << self.seat)
        player.builds = box.prototypes_each_round
        player.discount_gear = player.discount_energy = 0
        for number in bits(player.characters):
            if box.characters[number].phase == 5:
                for effect in box.characters[number].recurring:
                    if effect.do != DISCOUNT:
                        player.builds += effect.n
                    elif effect.what == GEAR:
                        player.discount_gear += effect.n
                    else:
                        player.discount_energy += effect.n
        state.agenda.append(GO_ON_BUILDING[self.seat])


@final
class GoOnBuilding(SeatStep[Palace]):
    """While there is a patent to build; the last moment, too, to have newspapers raise the income."""

    id = "go-on-building"

    def happen(self, state: Palace) -> None:
        player = state.players[self.seat]
        if (player.patents and player.builds) or player.newspapers >= state.box.exchanges[NEWSPAPERS_TO_INCOME][0]:
            state.agenda.append(BUILD_PROTOTYPE[self.seat])


@final
class BuildPrototype(OpenDecision):
    """Build one of the seat's patents, or stop."""

    id = "build-prototype"
    rule = "prototypes"

    def view(self) -> PlainDecisionView:
        return {"id": "build-prototype", "seats": list(self.seats)}

    def label(self, state: Palace, action: Action) -> Message:
        if isinstance(action, Build):
            return build_message(state.box.patents[action.number].name)
        return exchange_label(state, action)

    def choices(self, state: Palace, seat: int) -> tuple[Action, ...]:
        player = state.players[seat]
        if not player.builds:
            return JUST_DONE
        return (*[BUILD[number] for number in bits(player.patents)], DONE)

    def preview(self, state: Palace, seat: int, action: Action) -> None:
        if state.events is not None and isinstance(action, Build):
            state.events.append(WouldScore(seat, *prototype_points(state, seat, action.number)))
        super().preview(state, seat, action)

    def decide(self, state: Palace, seat: int, action: Action) -> None:
        player = state.players[seat]
        if action is DONE:
            state.agenda.pop()
            return
        if not isinstance(action, Build):
            raise IllegalAction("illegal-build-now")
        number = action.number
        if not player.patents >> number & 1:
            raise IllegalAction("illegal-no-patent", card=PATENT_NAMES[number])
        if not player.builds:
            raise IllegalAction("illegal-built-enough")
        player.builds -= 1
        player.patents ^= 1 << number
        state.agenda[-1] = GO_ON_BUILDING[seat]
        state.agenda.append(TurnOver(seat, number))
        state.agenda.append(CHOOSE_TARGET[seat][number])
        state.agenda.append(ScorePrototype(seat, number))
        charge_cost(state, seat, _discounted(state, seat, number))


def _discounted(state: Palace, seat: int, number: int) -> Cost:
    """A discount goes to the first prototype of the round that needs the thing."""
    player, printed = state.players[seat], state.box.patents[number].cost
    cost = prototype_cost(state, seat, number)
    if printed.gear:
        player.discount_gear = 0
    if printed.energy:
        player.discount_energy = 0
    return cost


@final
class ScorePrototype(PrototypeStep[Palace]):
    """A prototype's points of the round, and those for characters linked with it."""

    id = "score-prototype"

    def happen(self, state: Palace) -> None:
        seat, patent = self.seat, state.box.patents[self.number]
        if state.events is not None:
            state.events.append(PrototypeBuilt(seat, patent.name))
        points, links = prototype_points(state, seat, self.number)
        state.score(seat, points, FOR_PROTOTYPES)
        state.score(seat, links, FOR_LINKS)


@final
class ChooseTarget(OpenDecision):
    """The player on whom a prototype's effect is played, whole."""

    id = "choose-target"
    rule = "patents"

    def __init__(self, seat: int, number: int) -> None:
        super().__init__((seat,))
        self.number = number

    def arguments(self) -> tuple[object, ...]:
        return (self.seats[0], self.number)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seats, self.number)

    def view(self) -> ChooseTargetView:
        return {"id": "choose-target", "seats": list(self.seats), "patent": PATENTS[self.number]}

    def prompt(self, seat: int) -> Message:
        return Message("prompt-choose-target", {"seat": Seat(seat), "card": PATENT_NAMES[self.number]})

    def choices(self, state: Palace, seat: int) -> tuple[Action, ...]:
        return TARGET[: len(state.players)]

    def decide(self, state: Palace, seat: int, action: Action) -> None:
        if not isinstance(action, Target):
            raise IllegalAction("illegal-target-now")
        if action.seat >= len(state.players):
            raise IllegalAction("illegal-no-such-player", number=action.seat + 1)
        state.agenda.pop()
        patent = state.box.patents[self.number]
        if action.seat != seat:
            state.hit |= 1 << action.seat
        if state.events is not None:
            state.events.append(EffectPlayed(seat, patent.name, action.seat))
        perform(state, action.seat, patent.effects, FOR_EFFECTS)


@final
class TurnOver(PrototypeStep[Palace]):
    """A prototype is finished: only from now on it counts."""

    id = "turn-over"

    def happen(self, state: Palace) -> None:
        state.players[self.seat].prototypes |= 1 << self.number


@final
class OfferExchanges(SeatStep[Palace]):
    """Whoever was hit by a rival's prototype after building may have newspapers raise the income before it is paid."""

    id = "offer-exchanges"

    def happen(self, state: Palace) -> None:
        enough = state.players[self.seat].newspapers >= state.box.exchanges[NEWSPAPERS_TO_INCOME][0]
        if state.hit >> self.seat & 1 and enough:
            state.agenda.append(EXCHANGE_NOW[self.seat])


@final
class ExchangeNow(Moment):
    """The last moment for exchanges before income is paid."""

    id = "exchange-now"
    rule = "exchanges"

    def view(self) -> PlainDecisionView:
        return {"id": "exchange-now", "seats": list(self.seats)}


BEGIN_BUILDING: Final = tuple([BeginBuilding(seat) for seat in range(MAX_PLAYERS)])
GO_ON_BUILDING: Final = tuple([GoOnBuilding(seat) for seat in range(MAX_PLAYERS)])
OFFER_EXCHANGES: Final = tuple([OfferExchanges(seat) for seat in range(MAX_PLAYERS)])
EXCHANGE_NOW: Final = tuple([ExchangeNow((seat,)) for seat in range(MAX_PLAYERS)])
BUILD_PROTOTYPE: Final = tuple([BuildPrototype((seat,)) for seat in range(MAX_PLAYERS)])
CHOOSE_TARGET: Final = tuple(
    [tuple([ChooseTarget(seat, number) for number in range(len(PATENT_NAMES))]) for seat in range(MAX_PLAYERS)]
)
