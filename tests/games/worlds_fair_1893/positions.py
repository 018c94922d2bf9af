"""Positions of World's Fair 1893, built in a few words.

Cards are named by kind: "agriculture" (an exhibit of that area), "ticket", "burnham", "davis", …
Everything moves cards and supporters from where they are, so a built position holds the same components as a dealt one.
"""

from collections.abc import Iterator
from itertools import chain
from random import Random

from universelle.core.chance import seed_from
from universelle.core.edition import Edition
from universelle.core.event import Event
from universelle.games.worlds_fair_1893.game import GAME
from universelle.games.worlds_fair_1893.rules.components import AREAS, BURNHAM, FIGURES, SUPPLY, TICKET
from universelle.games.worlds_fair_1893.rules.state import RINGS, WorldsFair

KINDS = {area: kind for kind, area in enumerate(AREAS)} | {"ticket": TICKET}
KINDS |= {figure: kind for kind, figure in enumerate(FIGURES, start=BURNHAM)}
LONGEST_GAME = 2000
KIND_NAMES = {kind: name for name, kind in KINDS.items()}


def new_fair(players: int = 4, seed: str = "1893", values: dict | None = None, first: str = "1") -> WorldsFair:
    """A dealt game in which seat 0 begins (or `first`, "random" or a number from 1); `values` lays over the edition."""
    edition = Edition("test", values or {})
    return GAME.new(players, seed_from(seed), {"first-player": first}, edition)


def area(name: str) -> int:
    return AREAS.index(name)


def ring(state: WorldsFair, *names: str) -> None:
    """Lay the area tiles in this order, clockwise from the left of the base; those not named follow."""
    rest = [name for name in AREAS if name not in names]
    state.ring = RINGS[tuple(area(name) for name in (*names, *rest))]


def stand(state: WorldsFair, name: str, *counts: int) -> None:
    """So many supporters of each seat stand on an area, the difference coming from or going to the supply."""
    for seat, count in enumerate(counts):
        state.supporters[SUPPLY][seat] += state.supporters[area(name)][seat] - count
        state.supporters[area(name)][seat] = count
        assert state.supporters[SUPPLY][seat] >= 0, "not enough supporters"


def take(state: WorldsFair, kind: str) -> int:
    """A card of this kind out of the deck."""
    deck = list(state.deck[: state.undrawn])
    card = next(card for card in reversed(deck) if state.box.kinds[card] == KINDS[kind])
    deck.remove(card)
    state.deck = tuple(deck)
    state.undrawn = len(deck)
    return card


def stack(state: WorldsFair, *kinds: str) -> None:
    """These cards lie on top of the deck, the first to be drawn first."""
    cards = [take(state, kind) for kind in kinds]
    state.deck = (*state.deck[: state.undrawn], *reversed(cards))
    state.undrawn = len(state.deck)


def lay(state: WorldsFair, name: str, *kinds: str) -> None:
    """Exactly these cards lie beside an area; those that lay there go under the deck."""
    there = state.cards[area(name)]
    state.deck = (*there, *state.deck[: state.undrawn])
    state.undrawn = len(state.deck)
    there[:] = [take(state, kind) for kind in kinds]


def give(state: WorldsFair, seat: int, *kinds: str) -> None:
    """These cards lie in front of a player."""
    player = state.players[seat]
    for kind in kinds:
        card = take(state, kind)
        if KINDS[kind] < TICKET:
            player.exhibits[KINDS[kind]].append(card)
        elif KINDS[kind] == TICKET:
            player.tickets.append(card)
        else:
            player.figures.append(card)


def listen(state: WorldsFair) -> list[Event]:
    """The list that will hold all that happens."""
    state.events = []
    return state.events


def act(state: WorldsFair, *codes: str) -> None:
    """The seat to move takes these actions, one after another."""
    for code in codes:
        state.apply(state.to_move()[0], GAME.catalogue.parse(code))


def codes(state: WorldsFair) -> list[str]:
    """The legal actions of the seat to move."""
    return [action.code for action in state.legal_actions(state.to_move()[0])]


def kinds_beside(state: WorldsFair, name: str) -> list[str]:
    return [KIND_NAMES[state.box.kinds[card]] for card in state.cards[area(name)]]


def on(state: WorldsFair, name: str) -> list[int]:
    """The supporters of each seat on an area."""
    return list(state.supporters[area(name)])


def supply(state: WorldsFair) -> list[int]:
    return list(state.supporters[SUPPLY])


def score_now(state: WorldsFair) -> None:
    """One ticket short of a full circle, the seat to move collects one (and its turn ends): scoring follows.

    It places on the area last in the ring, where it stands alone with one more supporter than before.
    """
    state.car = state.box.wheel - 1
    name = AREAS[state.ring.order[-1]]
    lay(state, name, "ticket")
    act(state, f"place {name}")


def bare(state: WorldsFair) -> None:
    """No card and no supporter on any area; the tiles lie in the order of `AREAS`."""
    ring(state)
    for name in AREAS:
        lay(state, name)
        stand(state, name, *[0] * len(state.players))


def at_round(state: WorldsFair, number: int) -> None:
    """The round marker stands at the beginning of this round."""
    state.marker = 2 * (number - 1)


def pile(state: WorldsFair) -> list[str]:
    """The kinds of the discarded cards, in alphabetical order."""
    return sorted(KIND_NAMES[state.box.kinds[card]] for card in state.discard)


def held(state: WorldsFair, seat: int) -> list[str]:
    """The kinds of all cards in front of a player, in alphabetical order."""
    player = state.players[seat]
    cards = chain(*player.exhibits, player.tickets, player.figures)
    return sorted(KIND_NAMES[state.box.kinds[card]] for card in cards)


def play_at_random(state: WorldsFair, seed: int) -> Iterator[int]:
    """Play to the end, every action by chance; yields the seat that acted, after each action."""
    chooser = Random(seed)
    for _ in range(LONGEST_GAME):
        if not state.to_move():
            return
        seat = state.to_move()[0]
        state.apply(seat, chooser.choice(state.legal_actions(seat)))
        yield seat
    raise AssertionError(f"a game had not ended after {LONGEST_GAME} actions")


def plain_fair(players: int) -> WorldsFair:
    """A dealt game with the tiles in the order of `AREAS` and two exhibits of its own beside each area."""
    state = new_fair(players)
    ring(state)
    for name in AREAS:
        lay(state, name, name, name)
    return state


def fill(state: WorldsFair, name: str) -> None:
    """As many exhibits of its own lie beside an area as there is room for."""
    lay(state, name, *[name] * state.box.card_limits[area(name)])


def empty_supply(state: WorldsFair, seat: int, name: str) -> None:
    """All that a seat had in its supply stands on this area."""
    state.supporters[area(name)][seat] += state.supporters[SUPPLY][seat]
    state.supporters[SUPPLY][seat] = 0


def leave(state: WorldsFair, count: int) -> None:
    """Only the topmost cards of the deck, so many, are left in it; the others are discarded."""
    deck = state.deck[: state.undrawn]
    state.discard += deck[: len(deck) - count]
    state.deck = deck[len(deck) - count :]
    state.undrawn = count
