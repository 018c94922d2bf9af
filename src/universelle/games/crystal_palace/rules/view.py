"""What a seat may know of a position, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypedDict, final

from universelle.games.crystal_palace.rules.codes import (
    DIE_BITS,
    EMPTY,
    FREE,
    NOWHERE,
    OPEN_LOAN,
    REPAID_LOAN,
    TAKEN,
    VALUE_MASK,
)
from universelle.games.crystal_palace.rules.components import (
    CHARACTERS,
    FACES,
    FLYERS,
    LOCATIONS,
    MOST_PLACEMENTS,
    NATIONS,
    PATENTS,
    SHARES,
    SLOTS,
    TILES,
)
from universelle.games.crystal_palace.rules.counters import (
    LINKED_PAIRS,
    MOST_RIVAL_CHARACTERS,
    count,
    goal_count,
    goal_in_reach,
    level_reached,
    prototype_cost,
    prototype_points,
    salaries,
)
from universelle.games.crystal_palace.rules.player import bits
from universelle.games.crystal_palace.rules.queue import queue_at
from universelle.games.crystal_palace.rules.steps import Decision, PrototypeStep

if TYPE_CHECKING:
    from universelle.games.crystal_palace.rules.state import Palace

BUILDING: Final = 5  # the phase in which prototypes are built
DISPLAYED: Final = (PATENTS, TILES, SHARES, CHARACTERS)


class DieView(TypedDict):
    """A die on a space."""

    seat: int
    value: int


class LocationView(TypedDict):
    """One of the eight locations."""

    location: str
    spaces: list[DieView | None]  # placement spaces
    queue: list[DieView]  # dice that are still to act, in their order; the first one acts if the location is at work
    actions: list[DieView | None]  # action spaces
    used: int  # action spaces
    display: list[str | None]  # cards or tiles; None where one is gone
    slots: dict[str, DieView | None]  # where dice go on to, without the tickets


class DeckView(TypedDict):
    """A deck whose top is open; what went under it is known, too."""

    count: int
    top: str | None
    under: list[str]


class PilesView(TypedDict):
    """How many cards, tiles and loans are left; loans by their points."""

    patents: DeckView
    characters: DeckView
    green: int
    blue: int
    orange: int
    loans: dict[str, int]


@final
class TileView(TypedDict):
    """A research tile on a slot."""

    tile: str


@final
class LoanView(TypedDict):
    """A loan on a slot or beside the board: its points if it is not repaid, and whether it is."""

    loan: int
    repaid: bool


SlotView: TypeAlias = TileView | LoanView | None


class PlayerView(TypedDict):
    """What everybody sees of a player; `hand` is empty while it is hidden from the viewer."""

    nation: str
    vp: int
    money: int
    gears: int
    energy: int
    newspapers: int
    income: int  # space of the track
    income_value: int  # pounds of that space
    buzz: int
    arrival: int  # as which one the player reached the end of the buzz track; 0 for not yet
    tokens: list[int]  # spaces of the pictures
    tokens_left: int
    westminster: int  # space, from 1
    dice: int
    dice_left: int
    hand: list[int]  # dice set and not yet placed, the highest first
    set: int  # how many those are
    sealed: bool
    passed: bool
    assistants: int  # in the reserve
    goal: int  # level reached
    goal_count: int  # what the player has of what the goal counts
    goal_in_reach: bool  # whether the next level may be climbed
    publisher_level: int  # of this round's condition, as things are; 0 for none
    patents: list[str]
    patent_points: list[int]  # what building each of them would score now, links included
    patent_lacking: list[CostView]  # what is not at hand of what each of them costs
    prototypes: list[str]
    characters: list[str]
    linked_pairs: int  # of prototypes and characters
    shares: list[str]
    slots: list[SlotView]
    beside: list[LoanView]
    open_loans: int
    loan_points: int  # what all loans would cost at the end, as things are
    salaries: int  # what the characters would be paid now
    builds: int  # prototypes that may still be built this round
    discount_gear: int  # off the next prototype that needs gears
    discount_energy: int


class CostView(TypedDict):
    gear: int
    energy: int
    money: int


class BuildingView(TypedDict):
    """A prototype that is being built: it is paid, or its effect is played."""

    seat: int
    patent: str
    points: int  # what it scores
    links: int  # and what the characters do that belong with it


class PlainDecisionView(TypedDict):
    """A decision that needs no more words."""

    id: Literal[
        "set-dice",
        "place-die",
        "move-down",
        "choose-assistant",
        "exchange-to-publish",
        "build-prototype",
        "exchange-now",
        "use-effects",
    ]
    seats: list[int]


class ActWithDieView(TypedDict):
    id: Literal["act-with-die"]
    seats: list[int]
    location: str


class TakeBonusView(TypedDict):
    id: Literal["take-bonus"]
    seats: list[int]
    character: str


class AssistantActionView(TypedDict):
    id: Literal["assistant-action"]
    seats: list[int]
    free: bool  # whether entering the market costs nothing


class PayView(TypedDict):
    """What is owed."""

    id: Literal["pay"]
    seats: list[int]
    gear: int
    energy: int
    money: int


class MakeRoomForLoanView(TypedDict):
    id: Literal["make-room-for-loan"]
    seats: list[int]
    loan: int  # its points


class MakeRoomForTileView(TypedDict):
    id: Literal["make-room-for-tile"]
    seats: list[int]
    tile: str


class UsePermanentView(TypedDict):
    id: Literal["use-permanent"]
    seats: list[int]
    left: int  # bonuses that may still be used
    used: list[str]  # codes of the actions that used the others


class PlaceTokenView(TypedDict):
    id: Literal["place-token"]
    seats: list[int]
    space: int


class RepayEarlyView(TypedDict):
    id: Literal["repay-early"]
    seats: list[int]
    price: int


class EffectDecisionView(TypedDict):
    """One of several effects, or a trade; `Box.effect` knows the effect by its number."""

    id: Literal["choose", "trade"]
    seats: list[int]
    effect: int


class ChooseTargetView(TypedDict):
    id: Literal["choose-target"]
    seats: list[int]
    patent: str


DecisionView: TypeAlias = (
    PlainDecisionView
    | ActWithDieView
    | TakeBonusView
    | AssistantActionView
    | PayView
    | MakeRoomForLoanView
    | MakeRoomForTileView
    | UsePermanentView
    | PlaceTokenView
    | RepayEarlyView
    | EffectDecisionView
    | ChooseTargetView
)


class View(TypedDict):
    """A position as a seat or a spectator sees it."""

    edition: dict[str, Any]  # the values that differ from the default ones
    round: int
    rounds: int
    phase: int
    first: int
    order: list[int]  # all seats, the first player first
    turn: int
    to_move: list[int]
    decision: DecisionView | None  # None when the game is over; in previews also where others come next
    location: str | None  # where dice are acting
    acting: DieView | None
    pending: list[str]  # codes of the effects that the seat at turn has still to use
    building: BuildingView | None
    locations: list[LocationView]
    market: list[int | None]  # the seat of the assistant on each space, from the bottom
    market_entry: int  # the space, from 0, that the next assistant would enter
    market_gears: int
    tickets: list[DieView]
    flyers: dict[str, str]  # by space
    publisher: str
    piles: PilesView
    watch: int | None  # the seat that has it
    players: list[PlayerView]


# Views of locations and players by what they show, for views that follow one another.
KEPT: Final = 1000
LOCATION_VIEWS: Final[dict[tuple[object, ...], LocationView]] = {}
PLAYER_VIEWS: Final[dict[tuple[object, ...], PlayerView]] = {}


def view_of_seat(state: Palace, seat: int, public: View) -> View:
    """What a seat knows: its own dice, even while those of others are hidden."""
    players = public["players"][:]
    players[seat] = {**players[seat], "hand": state.players[seat].dice_in_hand()}
    return {**public, "players": players}


def view_of(state: Palace) -> View:
    """The position without the order of piles and, until all are sealed, without dice."""
    hidden = state.dice_are_hidden()
    return {
        "edition": copied(dict(state.box.edition.values)),
        "round": state.round,
        "rounds": state.box.rounds,
        "phase": state.phase,
        "first": state.first,
        "order": list(state.order()),
        "turn": state.turn,
        "to_move": list(state.to_move()),
        "decision": _decision(state),
        "location": None if state.location == NOWHERE else LOCATIONS[state.location],
        "acting": _space(state.acting),
        "pending": [action.code for action in state.pending],
        "building": _building(state),
        "locations": [_location(state, number) for number in range(len(LOCATIONS))],
        "market": [None if owner == FREE else owner for owner in state.market],
        "market_entry": state.market.index(FREE),
        "market_gears": state.market_gears,
        "tickets": [_die(die) for die in state.tickets],
        "flyers": {str(space): FLYERS[flyer] for space, flyer in enumerate(state.flyers) if flyer >= 0},
        "publisher": FACES[state.face],
        "piles": _piles(state),
        "watch": next((owner for owner, player in enumerate(state.players) if player.watch), None),
        "players": [_player(state, owner, hidden) for owner in range(len(state.players))],
    }


def copied(data: Any) -> Any:
    """A copy in which nothing is shared, with lists for tuples."""
    if isinstance(data, dict):
        return {key: copied(value) for key, value in data.items()}
    return [copied(item) for item in data] if isinstance(data, list | tuple) else data


def _decision(state: Palace) -> DecisionView | None:
    if not state.agenda:
        return None
    step = state.agenda[-1]
    return step.view() if isinstance(step, Decision) else None


def _building(state: Palace) -> BuildingView | None:
    for step in state.agenda:
        if isinstance(step, PrototypeStep):
            points, links = prototype_points(state, step.seat, step.number)
            return {"seat": step.seat, "patent": PATENTS[step.number], "points": points, "links": links}
    return None


def _die(code: int) -> DieView:
    return {"seat": code >> DIE_BITS, "value": code & VALUE_MASK}


def _space(code: int) -> DieView | None:
    return _die(code) if code else None


def _location(state: Palace, number: int) -> LocationView:
    """The same object while nothing changes there."""
    takes, first = state.box.locations[number].takes, number * MOST_PLACEMENTS
    here = state.location == number
    key = (
        state.box,
        number,
        tuple(state.placed[first : first + MOST_PLACEMENTS]),
        tuple(state.acted[first : first + MOST_PLACEMENTS]),
        (state.occupied[number], state.used[number]),
        state.displays[takes] if takes >= 0 else tuple(state.slot_dice),
        (state.asked, state.acting) if here else None,
    )
    known = LOCATION_VIEWS.get(key)
    if known is None:
        if len(LOCATION_VIEWS) >= KEPT:
            LOCATION_VIEWS.clear()
        known = LOCATION_VIEWS[key] = _new_location(state, number)
    return known


def _new_location(state: Palace, number: int) -> LocationView:
    location = state.box.locations[number]
    first = number * MOST_PLACEMENTS
    display: list[str | None] = []
    if location.takes >= 0:
        keys = DISPLAYED[location.takes]
        display = [None if card == TAKEN else keys[card] for card in state.displays[location.takes]]
    return {
        "location": LOCATIONS[number],
        "spaces": [_space(die) for die in state.placed[first : first + len(location.placements)]],
        "queue": _queue(state, number),
        "actions": [_space(die) for die in state.acted[first : first + len(location.spaces)]],
        "used": state.used[number],
        "display": display,
        "slots": {
            SLOTS[slot.number][1]: _space(state.slot_dice[slot.number]) for slot in location.slots if not slot.is_ticket
        },
    }


def _queue(state: Palace, number: int) -> list[DieView]:
    """The die that acts, then those that wait."""
    if not state.occupied[number]:
        return []
    acting = [_die(state.acting)] if state.acting and state.location == number else []
    return acting + [_die(state.placed[number * MOST_PLACEMENTS + space]) for space in queue_at(state, number)]


def _piles(state: Palace) -> PilesView:
    loans: dict[str, int] = {}
    for points in sorted(set(state.box.loan_values)):
        loans[str(points)] = state.loans.count(points)
    return {
        "patents": _deck(state.patents, state.patents_under, PATENTS),
        "characters": _deck(state.characters, state.characters_under, CHARACTERS),
        "green": len(state.green),
        "blue": len(state.blue),
        "orange": len(state.orange),
        "loans": loans,
    }


def _deck(deck: tuple[int, ...], under: int, keys: tuple[str, ...]) -> DeckView:
    return {
        "count": len(deck),
        "top": keys[deck[-1]] if deck else None,
        "under": [keys[card] for card in deck[:under]],
    }


def _player(state: Palace, seat: int, hidden: bool) -> PlayerView:
    """The same object while nothing changes for a player: it depends on what they have and on what counters count."""
    player = state.players[seat]
    key = (
        state.box,
        player.content(),
        (state.round, state.face, state.market.count(seat), count(state, seat, MOST_RIVAL_CHARACTERS)),
        state.phase == BUILDING and state.turn == seat,
        hidden,
    )
    known = PLAYER_VIEWS.get(key)
    if known is None:
        if len(PLAYER_VIEWS) >= KEPT:
            PLAYER_VIEWS.clear()
        known = PLAYER_VIEWS[key] = _new_player(state, seat, hidden)
    return known


def _new_player(state: Palace, seat: int, hidden: bool) -> PlayerView:
    player, box = state.players[seat], state.box
    return {
        "nation": NATIONS[player.nation],
        "vp": player.vp,
        "money": player.money,
        "gears": player.gears,
        "energy": player.energy,
        "newspapers": player.newspapers,
        "income": player.income,
        "income_value": box.income_values[player.income],
        "buzz": player.buzz,
        "arrival": player.arrival,
        "tokens": [picture.space for number, picture in enumerate(box.pictures) if player.tokens >> number & 1],
        "tokens_left": player.tokens_left,
        "westminster": player.westminster + 1,
        "dice": player.dice,
        "dice_left": player.dice_left,
        "hand": [] if hidden else player.dice_in_hand(),
        "set": player.dice_set(),
        "sealed": player.sealed,
        "passed": player.passed,
        "assistants": player.assistants,
        "goal": player.goal,
        "goal_count": goal_count(state, seat),
        "goal_in_reach": goal_in_reach(state, seat),
        "publisher_level": level_reached(state, seat),
        "patents": _cards(player.patents, PATENTS),
        "patent_points": [sum(prototype_points(state, seat, number)) for number in bits(player.patents)],
        "patent_lacking": [_lacking(state, seat, number) for number in bits(player.patents)],
        "prototypes": _cards(player.prototypes, PATENTS),
        "characters": _cards(player.characters, CHARACTERS),
        "linked_pairs": count(state, seat, LINKED_PAIRS),
        "shares": _cards(player.shares, SHARES),
        "slots": [_slot(code) for code in player.slots],
        "beside": [_loan(code) for code in player.beside],
        "open_loans": player.open_loans(),
        "loan_points": player.loan_points(box.loan_repaid_vp),
        "salaries": salaries(state, player),
        "builds": player.builds,
        "discount_gear": player.discount_gear,
        "discount_energy": player.discount_energy,
    }


def _lacking(state: Palace, seat: int, patent: int) -> CostView:
    """What a seat lacks to build a patent; discounts are those of the seat that is building."""
    player, cost = state.players[seat], state.box.patents[patent].cost
    if state.phase == BUILDING and state.turn == seat:
        cost = prototype_cost(state, seat, patent)
    return {
        "gear": max(0, cost.gear - player.gears),
        "energy": max(0, cost.energy - player.energy),
        "money": max(0, cost.money - player.money),
    }


def _cards(mask: int, keys: tuple[str, ...]) -> list[str]:
    return [keys[number] for number in bits(mask)]


def _slot(code: int) -> SlotView:
    if code == EMPTY:
        return None
    if code < OPEN_LOAN:
        return {"tile": TILES[code]}
    return _loan(code)


def _loan(code: int) -> LoanView:
    if code < REPAID_LOAN:
        return {"loan": OPEN_LOAN - code, "repaid": False}
    return {"loan": REPAID_LOAN - code, "repaid": True}
