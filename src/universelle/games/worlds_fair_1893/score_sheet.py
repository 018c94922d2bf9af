"""The score sheet: coins, medals and approved exhibits; and what the last scoring counts, if it is still to be held."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from universelle.contract.score_sheet import Entries, Field, Group, Groups, ScoreSheet
from universelle.core.message import Message, Name
from universelle.games.worlds_fair_1893.rules.components import AREA_COUNT, AREA_NAMES, AREAS, SUPPLY, TICKET, Box
from universelle.games.worlds_fair_1893.rules.events import SETS
from universelle.games.worlds_fair_1893.rules.scoring import token_points
from universelle.games.worlds_fair_1893.rules.state import WorldsFair

COINS: Final = Name("sheet-coins")
MEDALS: Final = Name("sheet-medals")


def groups(box: Box) -> Groups:
    medals = [
        Field(f"medal-{value}", Message("sheet-medal", {"points": value}), "medal", most=99) for value in _values(box)
    ]
    return (
        Group(Message("sheet-won"), (Field("coins", Message(COINS), "coin"), *medals)),
        Group(Message("sheet-approved"), tuple([_of_area("approved", area, 99, 99) for area in range(AREA_COUNT)])),
        Group(
            Message("sheet-tickets"),
            (Field("tickets", Message("sheet-tickets-left"), "ticket", in_box=_cards(box, TICKET)),),
            note=Message("sheet-last-scoring"),
        ),
        Group(
            Message("sheet-supporters"),
            tuple([_of_area("supporters", area, box.supporters, 99) for area in range(AREA_COUNT)]),
            most=box.supporters,
        ),
        Group(
            Message("sheet-proposed"),
            tuple([_of_area("proposed", area, _cards(box, area), _cards(box, area)) for area in range(AREA_COUNT)]),
            note=Message("sheet-proposed-note"),
        ),
    )


def lay(state: WorldsFair, entries: Entries) -> None:
    """The last round is over, and the last scoring begins."""
    box = state.box
    state.marker = 2 * box.rounds - 2
    state.car = box.wheel
    for seat, player in enumerate(state.players):
        player.coins = entries.of(seat, "coins")
        player.medals = sum([value * entries.of(seat, f"medal-{value}") for value in _values(box)])
        player.tokens = [entries.of(seat, f"approved-{area}") for area in AREAS]
        for area, name in enumerate(AREAS):
            state.supporters[area][seat] = entries.of(seat, f"supporters-{name}")
        state.supporters[SUPPLY][seat] = box.supporters - sum([there[seat] for there in state.supporters[:SUPPLY]])
    for kind, key in enumerate((*[f"proposed-{area}" for area in AREAS], "tickets")):
        cards = [card for card in box.deck if box.kinds[card] == kind]
        for seat, player in enumerate(state.players):
            held, cards = cards[: entries.of(seat, key)], cards[entries.of(seat, key) :]
            if kind == TICKET:
                player.tickets = held
            else:
                player.exhibits[kind] = held


def before(state: WorldsFair) -> Mapping[Name, Sequence[int]]:
    return {
        COINS: [player.coins for player in state.players],
        MEDALS: [player.medals for player in state.players],
        SETS: [token_points(state.box.set_points, player.tokens) for player in state.players],
    }


def _of_area(what: str, area: int, most: int, in_box: int) -> Field:
    name = AREAS[area]
    return Field(f"{what}-{name}", Message(AREA_NAMES[area]), name, most=most, in_box=in_box)


def _values(box: Box) -> list[int]:
    """What medals are worth, the best first."""
    return sorted({award.medal for award in box.awards if award.medal}, reverse=True)


def _cards(box: Box, kind: int) -> int:
    return len([card for card in box.deck if box.kinds[card] == kind])


SCORE_SHEET: Final = ScoreSheet(groups, lay, before, untold=frozenset(["return"]), pictured=True)
