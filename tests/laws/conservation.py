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
