"""What the box of each game holds, and where it is: nothing is lost and nothing is made."""

from collections.abc import Callable
from typing import Any

# By game: all pieces found in a position, and all those the box holds, as anything that can be compared.
PIECES: dict[str, Callable[[Any], tuple[object, object]]] = {}


def _worlds_fair_1893(state: Any) -> tuple[object, object]:
    """Every card once; every supporter on an area or in the supply. Approved exhibits lie in the discard pile."""
    box = state.box
    cards = [*state.deck[: state.undrawn], *state.discard]
    for beside in state.cards:
        cards += beside
    for player in state.players:
        for exhibits in player.exhibits:
            cards += exhibits
        cards += [*player.tickets, *player.figures]
    supporters = [sum(there[seat] for there in state.supporters) for seat in range(box.players)]
    return (sorted(cards), supporters), (sorted(box.deck), [box.supporters] * box.players)


PIECES["worlds-fair-1893"] = _worlds_fair_1893


def _expo_1906(state: Any) -> tuple[object, object]:
    """Every tile once, save Scrap that was removed; every chit; cells are covered by what lies on them."""
    box, patents = state.box, state.patents
    pieces = [*state.pile[: state.undrawn], *state.discard, *state.station, *state.open_projects]
    pieces += [30 + number for number in range(13) if state.technologies >> number & 1]
    for pile in state.project_piles:
        pieces += pile
    occupied = []
    for player in state.players:
        laboratory = player.laboratory
        pieces += [*player.front, *[tile >> 8 for tile in laboratory.tiles]]
        occupied.append(laboratory.scrap + sum(laboratory.cells(tile) for tile in laboratory.tiles))
    chits = [chit for chit in range(6) if patents.chits_left >> chit & 1] + [
        chit for chit in patents.chits if chit >= 0
    ]
    standing = sorted(token for order in patents.order for token in order)
    found = (
        sorted(piece for piece in pieces if piece >= 0),
        sorted(state.jury + state.jury_pile),
        sorted(chits),
        standing,
    )
    held = (
        list(range(len(box.names))),
        sorted(box.jury_tiles),
        list(range(6)),
        [token for token, row in enumerate(patents.rows) if row >= 0],
    )
    return (*found, occupied), (*held, [player.laboratory.occupied for player in state.players])


PIECES["expo-1906"] = _expo_1906
