"""What cards, goals, the publisher and salaries count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from universelle.games.crystal_palace.rules.codes import OPEN_LOAN
from universelle.games.crystal_palace.rules.components import LEVELS
from universelle.games.crystal_palace.rules.player import Player, bits
from universelle.games.crystal_palace.rules.vocabulary import COUNTERS, Condition, Cost

if TYPE_CHECKING:
    from universelle.games.crystal_palace.rules.state import Palace

(
    PROTOTYPES,
    CHARACTERS,
    CARDS,
    LINKED_PAIRS,
    NEWSPAPERS,
    RESEARCH_TILES,
    INSTANT_TILES,
    PERMANENT_TILES,
    PERMANENT_EFFECTS,
    SHARES,
    DICE,
    DICE_LEFT,
    GOODS,
    INCOME,
    BUZZ,
    WESTMINSTER,
    MARKET_ASSISTANTS,
    OPEN_LOANS,
    MOST_RIVAL_CHARACTERS,
) = range(len(COUNTERS))
EXCHANGEABLE: Final = (NEWSPAPERS, DICE, DICE_LEFT, GOODS, INCOME, OPEN_LOANS)  # what exchanges and loans change


def meets(state: Palace, seat: int, condition: Condition) -> bool:
    return condition.at_least <= count(state, seat, condition.count) <= condition.at_most


def count(state: Palace, seat: int, counter: int) -> int:
    """A counter of one player, as it stands."""
    if counter in (RESEARCH_TILES, INSTANT_TILES, PERMANENT_TILES, PERMANENT_EFFECTS):
        return _count_tiles(state, seat, counter)
    if counter in (LINKED_PAIRS, MARKET_ASSISTANTS, MOST_RIVAL_CHARACTERS):
        return _count_around(state, seat, counter)
    if counter <= CARDS or counter == SHARES:
        return _count_cards(state, seat, counter)
    return _count_pieces(state, seat, counter)


def _count_cards(state: Palace, seat: int, counter: int) -> int:
    player = state.players[seat]
    if counter == SHARES:
        return player.shares.bit_count()
    prototypes = player.prototypes.bit_count() if counter != CHARACTERS else 0
    return prototypes + (player.characters.bit_count() if counter != PROTOTYPES else 0)


def _count_pieces(state: Palace, seat: int, counter: int) -> int:
    player = state.players[seat]
    if counter == NEWSPAPERS:
        return player.newspapers
    if counter == DICE:
        return player.dice
    if counter == DICE_LEFT:
        return player.dice_left
    if counter == GOODS:
        return player.gears + player.energy
    if counter == OPEN_LOANS:
        return player.open_loans()
    return _count_track(state, seat, counter)


def _count_track(state: Palace, seat: int, counter: int) -> int:
    player = state.players[seat]
    if counter == INCOME:
        return state.box.income_values[player.income]
    return player.westminster + 1 if counter == WESTMINSTER else player.buzz


def _count_tiles(state: Palace, seat: int, counter: int) -> int:
    permanent = instant = 0
    for code in state.players[seat].slots:
        if 0 <= code < OPEN_LOAN:
            if state.box.tiles[code].permanent:
                permanent += 1
            else:
                instant += 1
    if counter == RESEARCH_TILES:
        return permanent + instant
    if counter == INSTANT_TILES:
        return instant
    if counter == PERMANENT_TILES:
        return permanent
    return permanent + state.market.count(seat)


def _count_around(state: Palace, seat: int, counter: int) -> int:
    if counter == MARKET_ASSISTANTS:
        return state.market.count(seat)
    if counter == LINKED_PAIRS:
        player = state.players[seat]
        return sum([links_owned(state, seat, number) for number in bits(player.prototypes)])
    most = 0
    for other, player in enumerate(state.players):
        if other != seat:
            most = max(most, player.characters.bit_count())
    return most


def links_owned(state: Palace, seat: int, patent: int) -> int:
    """How many characters linked to a patent a seat has."""
    characters = state.players[seat].characters
    return len([link for link in state.box.patents[patent].links if characters >> link & 1])


def prototype_points(state: Palace, seat: int, patent: int) -> tuple[int, int]:
    """What building a patent scores in this round: its own points, and those for linked characters."""
    box = state.box
    return box.patents[patent].vp[state.round - 1], box.link_vp * links_owned(state, seat, patent)


def prototype_cost(state: Palace, seat: int, patent: int) -> Cost:
    """What a patent costs the seat that is building now, with the discounts that are left."""
    player, cost = state.players[seat], state.box.patents[patent].cost
    gear, energy = max(0, cost.gear - player.discount_gear), max(0, cost.energy - player.discount_energy)
    return Cost(gear, energy, cost.money)


def prototypes_linked(state: Palace, seat: int, character: int) -> int:
    """How many prototypes linked to a character a seat has."""
    prototypes = state.players[seat].prototypes
    return len([link for link in state.box.characters[character].links if prototypes >> link & 1])


def character_points(state: Palace, seat: int, character: int) -> tuple[int, int]:
    """What recruiting a character scores in this round: its own points, and those for linked prototypes."""
    box = state.box
    return box.characters[character].vp[state.round - 1], box.link_vp * prototypes_linked(state, seat, character)


def level_reached(state: Palace, seat: int) -> int:
    """The level of this round's condition of the publisher that a seat reaches."""
    level = 0
    for number, condition in enumerate(state.box.faces[state.face][state.round - 1], start=1):
        if meets(state, seat, condition):
            level = number
    return level


def goal_count(state: Palace, seat: int) -> int:
    """What a seat has of what its nation strives for."""
    return count(state, seat, state.box.goals[state.players[seat].nation].count)


def goal_in_reach(state: Palace, seat: int) -> bool:
    """Whether the next level of the goal may be climbed."""
    player = state.players[seat]
    goal = state.box.goals[player.nation]
    return player.goal < LEVELS and count(state, seat, goal.count) >= goal.at_least[player.goal]


def salaries(state: Palace, player: Player) -> int:
    """What a player's characters would be paid now."""
    characters = state.box.characters
    return sum([characters[number].salary[player.westminster] for number in bits(player.characters)])
