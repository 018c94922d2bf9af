"""Phase 7: everything is prepared for the next round."""

from __future__ import annotations

from universelle.games.crystal_palace.rules.codes import FREE, TAKEN
from universelle.games.crystal_palace.rules.components import (
    CHARACTER_NAMES,
    LOCATION_NAMES,
    PATENT_NAMES,
    SHARE_NAMES,
    TILE_NAMES,
)
from universelle.games.crystal_palace.rules.events import DisplayFilled, MarketMoved
from universelle.games.crystal_palace.rules.state import Palace


def begin(state: Palace) -> None:
    """Market, dice, round marker and displays."""
    state.market_gears = state.box.market_gears
    if state.market[0] != FREE:
        state.players[state.market[0]].assistants += 1
    state.market = [*state.market[1:], FREE]
    if state.events is not None:
        state.events.append(MarketMoved(state.market_gears))
    state.clear_boards()
    state.round += 1
    fill_displays(state)


def fill_displays(state: Palace) -> None:
    """What lay there goes under its deck or out of the game; new cards and tiles of the round are laid."""
    old = state.displays or [(), (), (), ()]
    room = [0, 0, 0, 0]
    for location in state.box.locations:
        if location.takes >= 0:
            room[location.takes] = location.display
    left = [tuple([card for card in display if card != TAKEN]) for display in old]
    state.patents, state.patents_under, patents = _renewed(state.patents, state.patents_under, left[0], room[0])
    state.characters, state.characters_under, characters = _renewed(
        state.characters, state.characters_under, left[3], room[3]
    )
    state.tiles_gone = (*state.tiles_gone, *left[1])
    tiles = state.green[: -room[1] - 1 : -1]
    state.green = state.green[: len(state.green) - len(tiles)]
    pile = state.shares[0]
    state.shares = state.shares[1:]
    state.shares_gone = (*state.shares_gone, *left[2], *pile[room[2] :])
    state.displays = [patents, tiles, pile[: room[2]], characters]
    if state.events is not None:
        names = (PATENT_NAMES, TILE_NAMES, SHARE_NAMES, CHARACTER_NAMES)
        for number, location in enumerate(state.box.locations):
            if location.takes >= 0:
                cards = tuple([names[location.takes][card] for card in state.displays[location.takes]])
                state.events.append(DisplayFilled(LOCATION_NAMES[number], cards))


def _renewed(
    deck: tuple[int, ...], under: int, left: tuple[int, ...], room: int
) -> tuple[tuple[int, ...], int, tuple[int, ...]]:
    """The deck with the cards left over beneath it, one after another; how many lie there; the new display."""
    deck = (*reversed(left), *deck)
    under += len(left)
    display = deck[: -room - 1 : -1]
    deck = deck[: len(deck) - len(display)]
    return deck, min(under, len(deck)), display
