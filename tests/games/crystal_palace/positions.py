"""Positions of Crystal Palace, built in a few words.

Cards are named by their keys. What is given to a player is taken from decks and displays, so that a built position
holds the same components as a dealt one.
"""

from collections.abc import Iterator
from random import Random

from universelle.core.chance import seed_from
from universelle.core.edition import Edition, Section
from universelle.core.errors import IllegalAction
from universelle.core.event import Event, Points
from universelle.games.crystal_palace.game import GAME
from universelle.games.crystal_palace.rules.codes import EMPTY, FREE, OPEN_LOAN, REPAID_LOAN, TAKEN
from universelle.games.crystal_palace.rules.components import (
    CHARACTERS,
    FACES,
    LOCATIONS,
    MOST_PLACEMENTS,
    NATIONS,
    PATENTS,
    SHARES,
    TILES,
)
from universelle.games.crystal_palace.rules.effects import perform
from universelle.games.crystal_palace.rules.events import FOR_EFFECTS
from universelle.games.crystal_palace.rules.payments import put_on_slot
from universelle.games.crystal_palace.rules.phases.acting import OPEN_LOCATION
from universelle.games.crystal_palace.rules.player import Player
from universelle.games.crystal_palace.rules.rounds import Phase
from universelle.games.crystal_palace.rules.state import Palace
from universelle.games.crystal_palace.rules.vocabulary import DEEDS, Reader

EVERY_COUNT = (2, 3, 4, 5)
LONGEST_GAME = 5000
OPEN_CODES = {
    "sell newspaper",
    "newspapers to gear",
    "newspapers to income",
    "newspapers to die",
    "buy energy",
    "buy gear",
    "sell energy",
    "sell gear",
    "loan",
    "repay",
}


def new_palace(players: int = 4, seed: str = "1851", values: dict | None = None, ruleset: int | None = None) -> Palace:
    """A dealt game of a ruleset, the newest unless another is named; `values` override those of the edition."""
    return GAME.new(players, seed_from(seed), {}, Edition("test", values or {}), ruleset)


def act(state: Palace, *codes: str, seat: int | None = None) -> None:
    """The seat to move (the first of them, or the one named) takes these actions, one after another."""
    for code in codes:
        state.apply(state.to_move()[0] if seat is None else seat, GAME.catalogue.parse(code))


def codes(state: Palace, seat: int | None = None) -> list[str]:
    """What a seat may decide, without what is open at any moment."""
    return [code for code in all_codes(state, seat) if code not in OPEN_CODES]


def all_codes(state: Palace, seat: int | None = None) -> list[str]:
    """Every legal action of the seat to move."""
    return [action.code for action in state.legal_actions(state.to_move()[0] if seat is None else seat)]


def refusal(state: Palace, code: str, seat: int | None = None) -> str:
    """The rule by which an action is refused; trying it changes nothing."""
    before = state.content()
    try:
        act(state, code, seat=seat)
    except IllegalAction as error:
        assert state.content() == before
        return error.message.key
    raise AssertionError(f"{code} is not refused")


def step(state: Palace) -> str:
    """The name of the decision at hand."""
    return state.agenda[-1].id if state.agenda else ""


def set_hands(state: Palace, *hands: str) -> None:
    """Each seat in turn sets and seals these dice: `6521`."""
    for seat, hand in enumerate(hands):
        act(state, *[f"set {value}" for value in hand], "seal", seat=seat)


def placing(*hands: str, seed: str = "1851", values: dict | None = None) -> Palace:
    """A game in which these dice have been set; the first player places."""
    state = new_palace(len(hands), seed, values)
    for player, hand in zip(state.players, hands):
        player.dice = len(hand)
    set_hands(state, *hands)
    return state


def run(state: Palace) -> None:
    """Everything that happens by itself."""
    while state.agenda and not state.agenda[-1].seats:
        state.agenda.pop().happen(state)


def phase(state: Palace, number: int) -> Palace:
    """Only this phase is played."""
    state.agenda[:] = [Phase(number)]
    run(state)
    return state


def last_income(state: Palace) -> list[Event]:
    """Phase 6 of the last round is played, in which the track pays nobody more than was taken; what happens then."""
    state.round = 5
    for player in state.players:
        player.income = 3
        player.money -= 1
    events = listen(state)
    phase(state, 6)
    assert not state.to_move()
    return events


def from_phase(state: Palace, number: int) -> Palace:
    """The rest of the round is played, beginning with this phase."""
    state.agenda[:] = [Phase(later) for later in range(7, number - 1, -1)]
    run(state)
    return state


def at_location(state: Palace, place: str, *dice: tuple[int, int]) -> Palace:
    """Only this location acts in phase 3, with dice (seat, value) on its placement spaces from the left; 0 is none."""
    number = LOCATIONS.index(place)
    state.phase = 3
    for space, (seat, value) in enumerate(dice):
        if value:
            state.placed[number * MOST_PLACEMENTS + space] = seat << 3 | value
            state.occupied[number] |= 1 << space
    state.agenda[:] = [OPEN_LOCATION[number]]
    run(state)
    return state


def space_with(state: Palace, place: str, mark: str) -> int:
    """The first placement space, from 1, that has this mark: `assistant` or `pay`."""
    placements = state.box.locations[LOCATIONS.index(place)].placements
    return 1 + next(number for number, placement in enumerate(placements) if getattr(placement, mark))


def on_board(state: Palace, place: str) -> dict:
    """A location as everybody sees it."""
    return state.view(None)["locations"][LOCATIONS.index(place)]


def do(state: Palace, seat: int, *effects: dict) -> Palace:
    """These effects are carried out on a seat, up to the first decision."""
    state.agenda.clear()
    state.turn = seat
    sheet = Section({"effects": list(effects)})
    perform(state, seat, Reader(state.box.westminster_step.index + 1000).effects(sheet, "effects", DEEDS), FOR_EFFECTS)
    run(state)
    return state


def gain(what: str, n: int = 1) -> dict:
    return {"do": "gain", "what": what, "n": n}


def lose(what: str, n: int = 1) -> dict:
    return {"do": "lose", "what": what, "n": n}


def have(state: Palace, seat: int, **amounts: int) -> Player:
    """A seat has these amounts: money, gears, energy, newspapers, vp, buzz, income (place), westminster (from 1) …"""
    player = state.players[seat]
    for name, amount in amounts.items():
        setattr(player, name, amount - 1 if name == "westminster" else amount)
    return player


def own(
    state: Palace,
    seat: int,
    patents: tuple[str, ...] = (),
    prototypes: tuple[str, ...] = (),
    characters: tuple[str, ...] = (),
    tiles: tuple[str, ...] = (),
    shares: tuple[str, ...] = (),
    loans: tuple[int, ...] = (),
    repaid: tuple[int, ...] = (),
) -> Player:
    """These cards and tiles lie in front of a player; loans are named by their points."""
    player = state.players[seat]
    for key in (*patents, *prototypes):
        _take_card(state, 0, PATENTS.index(key))
    for key in characters:
        _take_card(state, 3, CHARACTERS.index(key))
    player.patents |= sum(1 << PATENTS.index(key) for key in patents)
    player.prototypes |= sum(1 << PATENTS.index(key) for key in prototypes)
    player.characters |= sum(1 << CHARACTERS.index(key) for key in characters)
    player.shares |= sum(1 << SHARES.index(key) for key in shares)
    for key in tiles:
        put_on_slot(player, EMPTY, take_tile(state, key))
    for points, base in [*[(n, OPEN_LOAN) for n in loans], *[(n, REPAID_LOAN) for n in repaid]]:
        left = list(state.loans)
        left.remove(points)
        state.loans = tuple(left)
        put_on_slot(player, EMPTY, base - points)
    return player


def _take_card(state: Palace, kind: int, card: int) -> None:
    """A patent or character leaves its deck, or its display for the card on top of the deck."""
    deck = list(state.patents if kind == 0 else state.characters)
    if card in deck:
        deck.remove(card)
    else:
        display = list(state.displays[kind])
        display[display.index(card)] = deck.pop()
        state.displays[kind] = tuple(display)
    if kind == 0:
        state.patents = tuple(deck)
    else:
        state.characters = tuple(deck)


def take_tile(state: Palace, key: str) -> int:
    """A tile leaves its stack, or its display for the next one."""
    tile = TILES.index(key)
    if tile in state.displays[1] and tile not in state.green:
        display = list(state.displays[1])
        display[display.index(tile)] = state.green[-1]
        state.displays[1] = tuple(display)
        state.green = state.green[:-1]
        return tile
    for name in ("green", "blue", "orange"):
        stack = list(getattr(state, name))
        if tile in stack:
            stack.remove(tile)
            setattr(state, name, tuple(stack))
            return tile
    raise AssertionError(f"no {key} is left")


def show(state: Palace, kind: str, *keys: str) -> None:
    """These cards or tiles lie on a display, the first ones of it; those that lay there go under the deck."""
    number = ("patents", "research", "shares", "characters").index(kind)
    display = list(state.displays[number])
    if kind == "shares":
        state.displays[number] = tuple(SHARES.index(key) for key in keys)
        return
    names = {"patents": PATENTS, "characters": CHARACTERS, "research": TILES}[kind]
    attribute = {"research": "green"}.get(kind, kind)
    deck = [*display, *getattr(state, attribute)]
    cards = [names.index(key) for key in keys]
    for card in cards:
        deck.remove(card)
    while len(cards) < len(display):
        cards.append(deck.pop(0))
    state.displays[number] = tuple(cards)
    setattr(state, attribute, tuple(deck))


def in_market(state: Palace, *owners: int | None) -> None:
    """Assistants of these seats on the market, from the bottom; None is a free space."""
    for seat in state.market:
        if seat != FREE:
            state.players[seat].assistants += 1
    state.market[:] = [FREE] * len(state.market)
    for space, owner in enumerate(owners):
        if owner is not None:
            state.market[space] = owner
            state.players[owner].assistants -= 1


def quiet_buzz(state: Palace) -> Palace:
    """No flyer lies on the buzz track, and nobody has a token to place."""
    state.flyers = (-1,) * len(state.flyers)
    for player in state.players:
        player.tokens_left = 0
    return state


def market(state: Palace) -> list[int | None]:
    return state.view(None)["market"]


def nation(state: Palace, seat: int, key: str) -> None:
    state.players[seat].nation = NATIONS.index(key)


def publisher(state: Palace, face: str, round_: int = 1) -> None:
    state.face = FACES.index(face)
    state.round = round_


def displayed(state: Palace, kind: str) -> list[str]:
    """The keys of what is on offer."""
    number = ("patents", "research", "shares", "characters").index(kind)
    names = (PATENTS, TILES, SHARES, CHARACTERS)[number]
    return [names[card] for card in state.displays[number] if card != TAKEN]


def listen(state: Palace) -> list[Event]:
    """The list that will hold all that happens."""
    state.events = []
    return state.events


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def points(events: list[Event], seat: int) -> dict[str, int]:
    """What a seat has scored, by reason."""
    sums: dict[str, int] = {}
    for event in events:
        if isinstance(event, Points) and event.seat == seat:
            reason = event.reason.removeprefix("reason-")
            sums[reason] = sums.get(reason, 0) + event.points
    return sums


def play_at_random(state: Palace, seed: int) -> Iterator[int]:
    """Play to the end, every action by chance; yields the seat that acted, after each action."""
    chooser = Random(seed)
    for _ in range(LONGEST_GAME):
        if not state.to_move():
            return
        seat = chooser.choice(state.to_move())
        state.apply(seat, chooser.choice(state.legal_actions(seat)))
        yield seat
    raise AssertionError(f"a game had not ended after {LONGEST_GAME} actions")


def soberly(state: Palace, seed: int, rounds: int = 5) -> Iterator[int]:
    """The same without loans and exchanges where there is another choice, until so many rounds are over."""
    chooser = Random(seed)
    for _ in range(LONGEST_GAME):
        if not state.to_move() or state.round > rounds:
            return
        seat = chooser.choice(state.to_move())
        legal = state.legal_actions(seat)
        sober = [action for action in legal if action.code not in OPEN_CODES]
        state.apply(seat, chooser.choice(sober or legal))
        yield seat
    raise AssertionError(f"a game had not ended after {LONGEST_GAME} actions")
