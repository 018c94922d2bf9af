"""What the box of each game holds, and where it is: nothing is lost and nothing is made."""

from collections.abc import Callable
from itertools import chain
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


def _crystal_palace(state: Any) -> tuple[object, object]:
    """Cards, tiles, shares and loans once each; dice, assistants and tokens of every player; one watch at most."""
    box, players = state.box, state.players
    waiting: dict[str, list[int]] = {"JoinPlayer": [], "TurnOver": [], "MakeRoomForTile": [], "MakeRoomForLoan": []}
    for step in state.agenda:
        name, _, *about = step.content()
        if name in waiting:
            waiting[name].append(about[0])

    def owned(*sets: int) -> list[int]:
        return [number for mask in sets for number in range(mask.bit_length()) if mask >> number & 1]

    def shown(display: int) -> list[int]:
        return [card for card in state.displays[display] if card >= 0]

    held = [code for player in players for code in (*player.slots, *player.beside)]
    patents = owned(*[player.patents for player in players], *[player.prototypes for player in players])
    characters = owned(*[player.characters for player in players])
    tiles = [code for code in held if 0 <= code < 100]
    loans = [-(code % 100) for code in [*held, *waiting["MakeRoomForLoan"]] if code >= 100]
    found = (
        sorted([*state.patents, *shown(0), *patents, *waiting["TurnOver"]]),
        sorted([*state.characters, *shown(3), *characters, *waiting["JoinPlayer"]]),
        sorted(
            [*state.green, *state.blue, *state.orange, *shown(1), *tiles, *state.tiles_gone]
            + waiting["MakeRoomForTile"]
        ),
        sorted([*chain(*state.shares), *shown(2), *owned(*[player.shares for player in players]), *state.shares_gone]),
        sorted([*state.loans, *loans]),
        [p.dice + p.dice_left + sum(die >> 3 == n for die in state.tickets) for n, p in enumerate(players)],
        [player.assistants + state.market.count(seat) for seat, player in enumerate(players)],
        [player.tokens.bit_count() + player.tokens_left for player in players],
        sum(player.watch for player in players),
    )
    count = len(players)
    every_tile = [kind for kind, tile in enumerate(box.tiles) for _ in range(tile.copies)]
    every_loan = [points for points, copies in zip(box.loan_values, box.loan_copies) for _ in range(copies)]
    return found, (
        list(range(len(box.patents))),
        list(range(len(box.characters))),
        every_tile,
        list(range(len(box.shares))),
        sorted(every_loan + [box.loan_extra] * state.extra_loans),
        [box.dice_in_all] * count,
        [box.assistants] * count,
        [box.tokens] * count,
        int(state.watch_taken),
    )


PIECES["crystal-palace"] = _crystal_palace
