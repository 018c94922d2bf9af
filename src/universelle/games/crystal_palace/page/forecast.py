"""What a move would lead to, as far as the table shows it: counters, the order of dice, prices and points."""

from __future__ import annotations

from dataclasses import dataclass

from universelle.games.crystal_palace.rules.components import CHARACTERS, FACES, NATIONS, PATENTS, TILES, Box
from universelle.games.crystal_palace.rules.pieces import ActionSpace
from universelle.games.crystal_palace.rules.view import DieView, PlayerView, View
from universelle.games.crystal_palace.rules.vocabulary import COUNTERS, Condition


def mine(view: View, seat: int) -> PlayerView:
    return view["players"][seat]


# Counters


def counted(view: View, box: Box, seat: int, counter: int) -> int:
    """What cards, goals and the publisher count, as it stands on the table."""
    player, key = mine(view, seat), COUNTERS[counter]
    if key.endswith("tiles") or key == "permanent-effects":
        return _tiles(view, box, seat, key)
    found: dict[str, int] = {
        "prototypes": len(player["prototypes"]),
        "characters": len(player["characters"]),
        "shares": len(player["shares"]),
        "newspapers": player["newspapers"],
        "dice": player["dice"],
        "buzz": player["buzz"],
        "westminster": player["westminster"],
        "cards": len(player["prototypes"]) + len(player["characters"]),
        "linked-pairs": pairs(box, player),
        "dice-left": player["dice_left"],
        "goods": player["gears"] + player["energy"],
        "income": player["income_value"],
        "market-assistants": view["market"].count(seat),
        "open-loans": player["open_loans"],
        "most-rival-characters": max(
            [len(other["characters"]) for number, other in enumerate(view["players"]) if number != seat], default=0
        ),
    }
    return found[key]


def pairs(box: Box, player: PlayerView) -> int:
    """How many prototypes and characters of a player belong together."""
    owned = {CHARACTERS.index(key) for key in player["characters"]}
    return sum([len(owned.intersection(box.patents[PATENTS.index(key)].links)) for key in player["prototypes"]])


def _tiles(view: View, box: Box, seat: int, key: str) -> int:
    tiles = [slot["tile"] for slot in mine(view, seat)["slots"] if slot and "tile" in slot]
    permanent = len([tile for tile in tiles if box.tiles[TILES.index(tile)].permanent])
    if key == "permanent-effects":
        return permanent + int(view["market"].count(seat))
    return {"research-tiles": len(tiles), "instant-tiles": len(tiles) - permanent}.get(key, permanent)


def holds(view: View, box: Box, seat: int, condition: Condition) -> bool:
    return condition.at_least <= counted(view, box, seat, condition.count) <= condition.at_most


def levels(view: View, box: Box) -> tuple[Condition, ...]:
    """This round's condition of the publisher, by level."""
    return box.faces[FACES.index(view["publisher"])][view["round"] - 1]


def level_of(view: View, box: Box, seat: int) -> int:
    """The level of the publisher that a player reaches now."""
    reached = [n for n, level in enumerate(levels(view, box), start=1) if holds(view, box, seat, level)]
    return max(reached, default=0)


def goal_in_reach(view: View, box: Box, seat: int) -> int:
    """The level of the goal that what a player has would allow."""
    player = mine(view, seat)
    goal = box.goals[NATIONS.index(player["nation"])]
    have = counted(view, box, seat, goal.count)
    return len([least for least in goal.at_least if have >= least])


# Links


def links_lit(box: Box, player: PlayerView, kind: str, number: int) -> tuple[bool, ...]:
    """For each link of a card whether the player owns the other card."""
    if kind == "patent":
        owned = {CHARACTERS.index(key) for key in player["characters"]}
        return tuple([link in owned for link in box.patents[number].links])
    built = {PATENTS.index(key) for key in player["prototypes"]}
    return tuple([link in built for link in box.characters[number].links])


# The order of dice


@dataclass(frozen=True)
class Rank:
    """Where a die would stand among those at its place as they lie now."""

    rank: int
    dice: int
    space: ActionSpace | None  # the action space it would find
    cards: int  # that would be left for it


def rank_of(view: View, box: Box, place: int, value: int, space: int) -> Rank:
    """What a die of this value would find at a place, put on this placement space."""
    there, location = view["locations"][place], box.locations[place]
    dice = [(die["value"], n) for n, die in enumerate(there["spaces"]) if die]
    before = len([1 for other, n in dice if other > value or (other == value and n < space)])
    open_spaces = location.spaces[there["used"] :]
    found = open_spaces[before] if before < len(open_spaces) else None
    cards = len([card for card in there["display"] if card])
    return Rank(before + 1, len(dice) + 1, found, max(0, cards - before))


def first_free(view: View, box: Box, place: int, value: int) -> int | None:
    """The first placement space that would take a die of this value."""
    spaces = zip(view["locations"][place]["spaces"], box.locations[place].placements)
    return next((n for n, (die, space) in enumerate(spaces) if die is None and space.least <= value), None)


def queue(view: View) -> list[DieView]:
    """At the place at work: the die that acts, then those that still wait, highest first."""
    return next((there["queue"] for there in view["locations"] if there["location"] == view["location"]), [])


# The market


def lowest_free(market: list[int | None]) -> int | None:
    return next((space for space, owner in enumerate(market) if owner is None), None)


def next_up(market: list[int | None], space: int) -> int | None:
    return next((n for n in range(space + 1, len(market)) if market[n] is None), None)


def next_down(market: list[int | None], space: int) -> int | None:
    return next((n for n in range(space - 1, -1, -1) if market[n] is None), None)
