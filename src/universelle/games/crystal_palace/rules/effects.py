"""The interpreter of effects, and the decisions that effects open."""

from __future__ import annotations

from typing import Final, final

from universelle.core.action import Action
from universelle.core.errors import IllegalAction
from universelle.core.message import Message, Seat
from universelle.core.seating import CLOCKWISE
from universelle.core.step import Step
from universelle.games.crystal_palace.rules.actions import (
    ACCEPT,
    CHARACTER,
    DECLINE,
    MARKET,
    OPTION,
    TILE,
    USE_MARKET,
    USE_TILE,
    Option,
    Use,
)
from universelle.games.crystal_palace.rules.codes import EMPTY, VALUE_MASK
from universelle.games.crystal_palace.rules.components import CHARACTER_NAMES, TILE_NAMES, TILES
from universelle.games.crystal_palace.rules.counters import count, level_reached, meets
from universelle.games.crystal_palace.rules.events import (
    FOR_EFFECTS,
    FOR_PICTURES,
    FOR_TICKETS,
    CardUsed,
    Gained,
    MarketUsed,
    PalaceReached,
    Published,
    SalaryRefunded,
    TicketTaken,
    TileDrawn,
    TileLost,
    TokenPlaced,
)
from universelle.games.crystal_palace.rules.market import OfferAssistant, PushDown, own_spaces
from universelle.games.crystal_palace.rules.payments import (
    OpenDecision,
    carry_on,
    charge,
    charge_cost,
    discarded,
    discards,
    exchange_label,
    gain_dice,
    put_on_slot,
    repay_loan,
    replace_tile,
)
from universelle.games.crystal_palace.rules.phrases import phrase
from universelle.games.crystal_palace.rules.player import bits
from universelle.games.crystal_palace.rules.state import Palace
from universelle.games.crystal_palace.rules.steps import Decision
from universelle.games.crystal_palace.rules.view import (
    EffectDecisionView,
    MakeRoomForTileView,
    PlaceTokenView,
    RepayEarlyView,
    UsePermanentView,
)
from universelle.games.crystal_palace.rules.vocabulary import (
    ASSISTANT,
    BLUE,
    BUZZ,
    CHOOSE,
    DIE,
    DRAW_RESEARCH,
    GAIN,
    INCOME,
    LOSE,
    MONEY,
    NO_COUNTER,
    PUBLISH,
    PUSH_DOWN,
    REFUND_SALARY,
    REPAY_LOAN,
    TICKET,
    TRADE,
    USE_PERMANENT,
    VP,
    WATCH,
    WESTMINSTER,
    Effect,
    Effects,
)


def perform(state: Palace, seat: int, effects: Effects, why: int) -> None:
    """Carry out effects in order, on one seat; those after a decision wait beneath it."""
    agenda = state.agenda
    last = len(effects) - 1
    for number, effect in enumerate(effects):
        depth = len(agenda)
        carry_out(state, seat, effect, why)
        if number < last and len(agenda) > depth:
            agenda.insert(depth, Perform(seat, effects[number + 1 :], why))
            return


def carry_out(state: Palace, seat: int, effect: Effect, why: int) -> None:
    """One effect, unless its condition is not met."""
    if effect.condition is not None and not meets(state, seat, effect.condition):
        perform(state, seat, effect.otherwise, why)
    elif effect.on_rivals:
        for rival in reversed(_order_of_rivals(state, seat)):
            state.hit |= 1 << rival
            state.agenda.append(ApplyToRival(rival, effect, why))
    else:
        _apply(state, seat, effect, why)


def _order_of_rivals(state: Palace, seat: int) -> list[int]:
    """All other seats in player order; under ruleset 1 clockwise from the seat itself."""
    order = CLOCKWISE[len(state.players)][seat] if state.ruleset == 1 else state.order()
    return [rival for rival in order if rival != seat]


def _apply(state: Palace, seat: int, effect: Effect, why: int) -> None:
    """One effect whose condition is met, on one seat; first those that most cards have."""
    do = effect.do
    if do == GAIN:
        gain(state, seat, effect.what, amount_of(state, seat, effect), why)
    elif do == LOSE:
        _lose(state, seat, effect.what, amount_of(state, seat, effect), why)
    elif do == ASSISTANT:
        for _ in range(effect.n):
            state.agenda.append(OfferAssistant(seat, effect.free))
    elif do == DRAW_RESEARCH:
        for _ in range(effect.n):
            state.agenda.append(DrawTile(seat, effect.frame))
    elif do == USE_PERMANENT:
        offer_permanent(state, seat, effect.n, ())
    elif do == PUSH_DOWN:
        for _ in range(effect.n):
            state.agenda.append(PushDown(seat))
    else:
        _apply_rare(state, seat, effect, why)


def _apply_rare(state: Palace, seat: int, effect: Effect, why: int) -> None:
    """The effects that few cards have. Discounts and further prototypes are read when building begins."""
    do = effect.do
    if do == REPAY_LOAN:
        if state.players[seat].open_loans():
            state.agenda.append(RepayEarly(seat, effect.price))
    elif do == CHOOSE:
        state.agenda.append(Choose(seat, effect, why))
    elif do == TRADE:
        state.agenda.append(Trade(seat, effect, why))
    elif do == REFUND_SALARY:
        _refund_salary(state, seat, effect)
    elif do == PUBLISH:
        publish(state, seat)
    elif do == TICKET:
        take_ticket(state, seat)


def amount_of(state: Palace, seat: int, effect: Effect) -> int:
    if effect.per == NO_COUNTER:
        return effect.n
    return min(effect.most, effect.n * (count(state, seat, effect.per) // effect.each))


def gain(state: Palace, seat: int, what: int, n: int, why: int) -> None:
    """So many of any thing."""
    if what <= INCOME:
        state.gain(seat, what, n)
    elif what == VP:
        state.score(seat, n, why)
    elif what == BUZZ:
        gain_buzz(state, seat, n)
    elif what == WESTMINSTER:
        if n == 1:
            step_at_westminster(state, seat)
        else:
            perform(state, seat, (state.box.westminster_step,) * n, why)
    elif what == DIE:
        n = gain_dice(state, seat, n)
        if state.events is not None and n:
            state.events.append(Gained(seat, DIE, n))
    elif not state.watch_taken:
        state.watch_taken = True
        state.players[seat].watch = True
        if state.events is not None:
            state.events.append(Gained(seat, WATCH, 1))


def _lose(state: Palace, seat: int, what: int, n: int, why: int) -> None:
    """Lose something: money becomes a debt, tracks go down, goods stop at 0."""
    if what == MONEY:
        if n:
            charge(state, seat, n)
    elif what == INCOME:
        stopped = state.lower_income(seat, n)
        if stopped:
            charge(state, seat, stopped)
    elif what == VP:
        state.score(seat, -n, why)
    else:
        state.lose(seat, what, n)


def gain_buzz(state: Palace, seat: int, n: int) -> None:
    """Space by space, settling each flyer and picture before going on. At the end further buzz is lost."""
    box, player = state.box, state.players[seat]
    n = min(n, box.buzz_last - player.buzz)
    if state.events is not None and n:
        state.events.append(Gained(seat, BUZZ, n))
    go_on_with_buzz(state, seat, n)


def go_on_with_buzz(state: Palace, seat: int, n: int) -> None:
    box, player, agenda = state.box, state.players[seat], state.agenda
    while n > 0 and player.buzz < box.buzz_last:
        n -= 1
        player.buzz += 1
        depth = len(agenda)
        if player.buzz == box.buzz_last:
            state.arrivals += 1
            player.arrival = state.arrivals
            if state.events is not None:
                state.events.append(PalaceReached(seat, player.arrival))
        for number, picture in enumerate(box.pictures):
            if picture.space == player.buzz and player.tokens_left:
                agenda.append(PlaceToken(seat, number, picture.space))
        flyer = state.flyers[player.buzz]
        if flyer >= 0:
            perform(state, seat, box.flyers[flyer], FOR_EFFECTS)
        if len(agenda) > depth and n:
            agenda.insert(depth, MoreBuzz(seat, n))
            return


def step_at_westminster(state: Palace, seat: int) -> None:
    """Move up one space, with its bonus; at the last space, stay and take the bonus for further steps."""
    box, player = state.box, state.players[seat]
    if player.westminster == len(box.westminster_bonuses) - 1:
        perform(state, seat, box.westminster_beyond, FOR_EFFECTS)
        return
    player.westminster += 1
    if state.events is not None:
        state.events.append(Gained(seat, WESTMINSTER, 1))
    perform(state, seat, box.westminster_bonuses[player.westminster], FOR_EFFECTS)


def publish(state: Palace, seat: int) -> None:
    """Buzz for the level reached in this round's condition."""
    level = level_reached(state, seat)
    if state.events is not None:
        state.events.append(Published(seat, level))
    if level:
        gain_buzz(state, seat, state.box.publisher_buzz[level - 1])


def take_ticket(state: Palace, seat: int) -> None:
    """The acting die goes on a journey for good."""
    state.tickets = (*state.tickets, state.acting)
    state.players[seat].dice -= 1
    if state.events is not None:
        state.events.append(TicketTaken(seat, state.acting & VALUE_MASK))
    state.score(seat, ticket_points(state), FOR_TICKETS)


def ticket_points(state: Palace) -> int:
    """What a ticket for the acting die scores: the points of the round and of the die."""
    return state.box.ticket_vp[state.round - 1] + (state.acting & VALUE_MASK)


def _refund_salary(state: Palace, seat: int, effect: Effect) -> None:
    """Take back the highest salaries paid for others than the character whose effect this is.

    Ruleset 1 refunds what would have to be paid now, after steps at Westminster that came in between.
    """
    box, player = state.box, state.players[seat]
    space = player.westminster if state.ruleset == 1 else state.salary_space
    others = [number for number in bits(player.characters) if effect not in box.characters[number].recurring]
    others.sort(key=lambda number: -box.characters[number].salary[space])
    for number in others[: effect.n]:
        if state.events is not None:
            state.events.append(SalaryRefunded(seat, CHARACTER_NAMES[number]))
        state.gain(seat, MONEY, box.characters[number].salary[space])


def receive_tile(state: Palace, seat: int, tile: int) -> None:
    """A research tile goes on a free slot; else it replaces one; where all slots hold loans it is lost."""
    player = state.players[seat]
    if EMPTY in player.slots:
        put_on_slot(player, EMPTY, tile)
        open_tile(state, seat, tile)
        return
    tiles = player.tiles()
    if not tiles:
        state.tiles_gone = (*state.tiles_gone, tile)
        if state.events is not None:
            state.events.append(TileLost(seat, TILE_NAMES[tile]))
    elif len(set(tiles)) == 1:
        replace_tile(state, seat, tiles[0], tile)
        open_tile(state, seat, tile)
    else:
        state.agenda.append(MakeRoomForTile(seat, tile))


def open_tile(state: Palace, seat: int, tile: int) -> None:
    """An instant tile pays on being received."""
    if not state.box.tiles[tile].permanent:
        perform(state, seat, state.box.tiles[tile].effects, FOR_EFFECTS)


def permanent_bonuses(state: Palace, seat: int, used: tuple[Action, ...]) -> tuple[Action, ...]:
    """The seat's permanent tiles and market spaces, less those used; of equal tiles, one for each copy left."""
    bonuses: list[Action] = []
    tiles = state.players[seat].tiles()
    for tile in sorted(set(tiles)):
        if state.box.tiles[tile].permanent and tiles.count(tile) > used.count(USE_TILE[tile]):
            bonuses.append(USE_TILE[tile])
    for space in own_spaces(state, seat):
        if USE_MARKET[space] not in used:
            bonuses.append(USE_MARKET[space])
    return tuple(bonuses)


def use_bonus(state: Palace, seat: int, action: Use) -> None:
    """Carry out a permanent bonus."""
    if action.kind == TILE:
        if state.events is not None:
            state.events.append(CardUsed(seat, TILE_NAMES[action.number]))
        perform(state, seat, state.box.tiles[action.number].effects, FOR_EFFECTS)
    else:
        if state.events is not None:
            state.events.append(MarketUsed(seat, action.number + 1))
        perform(state, seat, state.box.market[action.number].benefit, FOR_EFFECTS)


def effects_of(state: Palace, use: Use) -> Effects:
    """What a tile, a market space, a character or the watch does when it is used."""
    box = state.box
    if use.kind == TILE:
        return box.tiles[use.number].effects
    if use.kind == MARKET:
        return box.market[use.number].benefit
    return box.characters[use.number].recurring if use.kind == CHARACTER else box.watch


def use_label(state: Palace, action: Action) -> Message:
    """What using something would do here."""
    if not isinstance(action, Use):
        return exchange_label(state, action)
    effects = phrase(effects_of(state, action))
    if action.kind == MARKET:
        return Message("action-use-market-for", {"space": action.number + 1, "effects": effects})
    return Message("action-use-for", {"card": action.message().values["card"], "effects": effects})


def offer_permanent(state: Palace, seat: int, n: int, used: tuple[Action, ...]) -> None:
    if n and permanent_bonuses(state, seat, used):
        state.agenda.append(UsePermanent(seat, n, used))


@final
class Perform(Step[Palace]):
    """Effects that waited for a decision."""

    id = "perform"

    def __init__(self, seat: int, effects: Effects, why: int) -> None:
        super().__init__()
        self.seat = seat
        self.effects = effects
        self.why = why

    def arguments(self) -> tuple[object, ...]:
        return (self.seat, self.effects, self.why)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seat, tuple([effect.index for effect in self.effects]), self.why)

    def happen(self, state: Palace) -> None:
        perform(state, self.seat, self.effects, self.why)


@final
class ApplyToRival(Step[Palace]):
    """An effect on all rivals reaches one of them."""

    id = "on-rival"

    def __init__(self, seat: int, effect: Effect, why: int) -> None:
        super().__init__()
        self.seat = seat
        self.effect = effect
        self.why = why

    def arguments(self) -> tuple[object, ...]:
        return (self.seat, self.effect, self.why)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seat, self.effect.index, self.why)

    def happen(self, state: Palace) -> None:
        _apply(state, self.seat, self.effect, self.why)


@final
class MoreBuzz(Step[Palace]):
    """Buzz that waited for a decision on the way."""

    id = "more-buzz"

    def __init__(self, seat: int, n: int) -> None:
        super().__init__()
        self.seat = seat
        self.n = n

    def arguments(self) -> tuple[object, ...]:
        return (self.seat, self.n)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seat, self.n)

    def happen(self, state: Palace) -> None:
        go_on_with_buzz(state, self.seat, self.n)


@final
class DrawTile(Step[Palace]):
    """Draw a violet tile, if there is one and a slot it could lie on."""

    id = "draw-tile"

    def __init__(self, seat: int, frame: int) -> None:
        super().__init__()
        self.seat = seat
        self.frame = frame

    def arguments(self) -> tuple[object, ...]:
        return (self.seat, self.frame)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seat, self.frame)

    def happen(self, state: Palace) -> None:
        stack = state.blue if self.frame == BLUE else state.orange
        player = state.players[self.seat]
        if not stack or (EMPTY not in player.slots and not player.tiles()):
            return
        if self.frame == BLUE:
            state.blue = stack[:-1]
        else:
            state.orange = stack[:-1]
        if state.events is not None:
            state.events.append(TileDrawn(self.seat, TILE_NAMES[stack[-1]]))
        receive_tile(state, self.seat, stack[-1])


@final
class MakeRoomForTile(Decision[Palace]):
    """No slot is free for a research tile: choose the one it replaces."""

    id = "make-room-for-tile"
    rule = "research"

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__((seat,))
        self.tile = tile

    def arguments(self) -> tuple[object, ...]:
        return (self.seats[0], self.tile)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seats, self.tile)

    def view(self) -> MakeRoomForTileView:
        return {"id": "make-room-for-tile", "seats": list(self.seats), "tile": TILES[self.tile]}

    def prompt(self, seat: int) -> Message:
        return Message("prompt-make-room-for-tile", {"seat": Seat(seat), "card": TILE_NAMES[self.tile]})

    def legal_actions(self, state: Palace, seat: int) -> tuple[Action, ...]:
        return discards(state, seat)

    def preview(self, state: Palace, seat: int, action: Action) -> None:
        depth = len(state.agenda) - 1
        self.apply(state, seat, action)
        carry_on(state, depth)

    def apply(self, state: Palace, seat: int, action: Action) -> None:
        tile = discarded(state, seat, action)
        state.agenda.pop()
        replace_tile(state, seat, tile, self.tile)
        open_tile(state, seat, self.tile)


@final
class UsePermanent(OpenDecision):
    """Use a permanent bonus now; it still works in phase 6."""

    id = "use-permanent"
    rule = "research"

    def __init__(self, seat: int, n: int, used: tuple[Action, ...]) -> None:
        super().__init__((seat,))
        self.n = n
        self.used = used

    def arguments(self) -> tuple[object, ...]:
        return (self.seats[0], self.n, self.used)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seats, self.n, tuple([action.code for action in self.used]))

    def view(self) -> UsePermanentView:
        return {
            "id": "use-permanent",
            "seats": list(self.seats),
            "left": self.n,
            "used": [action.code for action in self.used],
        }

    def label(self, state: Palace, action: Action) -> Message:
        return use_label(state, action)

    def choices(self, state: Palace, seat: int) -> tuple[Action, ...]:
        return (*permanent_bonuses(state, seat, self.used), DECLINE)

    def decide(self, state: Palace, seat: int, action: Action) -> None:
        if action is DECLINE:
            state.agenda.pop()
            return
        if not isinstance(action, Use) or action not in permanent_bonuses(state, seat, self.used):
            raise IllegalAction("illegal-no-bonus")
        state.agenda[-1] = MorePermanent(seat, self.n - 1, (*self.used, action))
        use_bonus(state, seat, action)


@final
class MorePermanent(Step[Palace]):
    """After one permanent bonus, perhaps another."""

    id = "more-permanent"

    def __init__(self, seat: int, n: int, used: tuple[Action, ...]) -> None:
        super().__init__()
        self.seat = seat
        self.n = n
        self.used = used

    def arguments(self) -> tuple[object, ...]:
        return (self.seat, self.n, self.used)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seat, self.n, tuple([action.code for action in self.used]))

    def happen(self, state: Palace) -> None:
        offer_permanent(state, self.seat, self.n, self.used)


class Offer(OpenDecision):
    """Something that may be taken, as a whole, or left."""

    def accept(self, state: Palace, seat: int) -> None:
        raise NotImplementedError

    def choices(self, state: Palace, seat: int) -> tuple[Action, ...]:
        return ACCEPT_OR_DECLINE

    def decide(self, state: Palace, seat: int, action: Action) -> None:
        if action is not ACCEPT and action is not DECLINE:
            raise IllegalAction("illegal-answer-now")
        state.agenda.pop()
        if action is ACCEPT:
            self.accept(state, seat)


@final
class PlaceToken(Offer):
    """A picture is reached: a token there, now or never."""

    id = "place-token"
    rule = "buzz"

    def __init__(self, seat: int, picture: int, space: int) -> None:
        super().__init__((seat,))
        self.picture = picture
        self.space = space

    def arguments(self) -> tuple[object, ...]:
        return (self.seats[0], self.picture, self.space)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seats, self.space)

    def view(self) -> PlaceTokenView:
        return {"id": "place-token", "seats": list(self.seats), "space": self.space}

    def prompt(self, seat: int) -> Message:
        return Message("prompt-place-token", {"seat": Seat(seat), "space": self.space})

    def accept(self, state: Palace, seat: int) -> None:
        player = state.players[seat]
        player.tokens |= 1 << self.picture
        player.tokens_left -= 1
        if state.events is not None:
            state.events.append(TokenPlaced(seat, self.space))
        if state.pictures_pay:
            perform(state, seat, state.box.pictures[self.picture].effects, FOR_PICTURES)


@final
class RepayEarly(Offer):
    """A loan may be turned over for a special price."""

    id = "repay-early"
    rule = "loans"

    def __init__(self, seat: int, price: int) -> None:
        super().__init__((seat,))
        self.price = price

    def arguments(self) -> tuple[object, ...]:
        return (self.seats[0], self.price)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seats, self.price)

    def view(self) -> RepayEarlyView:
        return {"id": "repay-early", "seats": list(self.seats), "price": self.price}

    def prompt(self, seat: int) -> Message:
        return Message("prompt-repay-early", {"seat": Seat(seat), "money": self.price})

    def accept(self, state: Palace, seat: int) -> None:
        if state.players[seat].open_loans():
            repay_loan(state, seat, self.price)
            charge(state, seat, self.price)


@final
class Choose(OpenDecision):
    """One of several lists of effects."""

    id = "choose"
    rule = "cards"

    def __init__(self, seat: int, effect: Effect, why: int) -> None:
        super().__init__((seat,))
        self.effect = effect
        self.why = why

    def arguments(self) -> tuple[object, ...]:
        return (self.seats[0], self.effect, self.why)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seats, self.effect.index, self.why)

    def view(self) -> EffectDecisionView:
        return {"id": "choose", "seats": list(self.seats), "effect": self.effect.index}

    def label(self, state: Palace, action: Action) -> Message:
        if isinstance(action, Option) and action.number < len(self.effect.options):
            return Message("action-choose", {"effects": phrase(self.effect.options[action.number])})
        return exchange_label(state, action)

    def choices(self, state: Palace, seat: int) -> tuple[Action, ...]:
        return OPTION[: len(self.effect.options)]

    def decide(self, state: Palace, seat: int, action: Action) -> None:
        if not isinstance(action, Option) or action.number >= len(self.effect.options):
            raise IllegalAction("illegal-choose-now")
        state.agenda.pop()
        perform(state, seat, self.effect.options[action.number], self.why)


@final
class Trade(Offer):
    """Something may be bought."""

    id = "trade"
    rule = "cards"

    def __init__(self, seat: int, effect: Effect, why: int) -> None:
        super().__init__((seat,))
        self.effect = effect
        self.why = why

    def arguments(self) -> tuple[object, ...]:
        return (self.seats[0], self.effect, self.why)

    def content(self) -> tuple[object, ...]:
        return (self.id, self.seats, self.effect.index, self.why)

    def view(self) -> EffectDecisionView:
        return {"id": "trade", "seats": list(self.seats), "effect": self.effect.index}

    def prompt(self, seat: int) -> Message:
        return Message("prompt-trade", {"seat": Seat(seat), "effects": phrase((self.effect,))})

    def accept(self, state: Palace, seat: int) -> None:
        state.agenda.append(Perform(seat, self.effect.get, self.why))
        charge_cost(state, seat, self.effect.give)


ACCEPT_OR_DECLINE: Final[tuple[Action, ...]] = (ACCEPT, DECLINE)
