"""What the tests need to know about World's Fair 1893: editions, the pieces in the box, and what matches must show."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from universelle.contract.checks import Checks, events_in
from universelle.games.worlds_fair_1893.rules import events
from universelle.games.worlds_fair_1893.rules.components import AREA_NAMES
from universelle.games.worlds_fair_1893.rules.state import WorldsFair


def _pieces(state: WorldsFair) -> tuple[object, object]:
    """Every card once; every supporter on an area or in the supply. Approved exhibits are in the discard pile."""
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


def _names(state: WorldsFair) -> Iterable[str]:
    """Every card in the deck; every place in an area that brings a medal; every reason for points."""
    box = state.box
    yield from [box.names[card] for card in box.deck]
    yield from [award.name for award in box.awards if award.medal]
    yield from [f"reason-{reason}" for reason in ("most-tickets", "tickets", "first-places", "second-places", "sets")]
    yield from AREA_NAMES
    yield "supply"


CHECKS: Final = Checks(
    short={"rounds": {"count": 2}},
    editions=(
        {"supporters": {"each_player": 8}, "lull": {"2": 3, "3": 3, "4": 3}},
        {"awards": {players: {"first": {"approvals": 5}, "tied_first": {"approvals": 5}} for players in "234"}},
    ),
    pieces=_pieces,
    names=_names,
    events=events_in(events),
)
