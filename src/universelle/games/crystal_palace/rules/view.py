"""What a seat may know of a position, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from universelle.games.crystal_palace.rules.components import (
    CHARACTERS,
    FACES,
    FLYERS,
    LOCATIONS,
    MOST_PLACEMENTS,
    NATIONS,
    PATENTS,
    SHARES,
    SLOTS,
    TILES,
)

if TYPE_CHECKING:
    from universelle.games.crystal_palace.rules.state import Palace, Player

DISPLAYED: Final = (PATENTS, TILES, SHARES, CHARACTERS)
LOAN_CODES: Final = 100  # see state: codes from here on are loans, those from twice as many on are repaid


def view_of(state: Palace, seat: int | None) -> dict[str, Any]:
    """The position without the order of piles and, until all are sealed, without the dice of others."""
    hidden = state.dice_are_hidden()
    return {
        "edition": _plain(dict(state.box.edition.values)),
        "round": state.round,
        "rounds": state.box.rounds,
        "phase": state.phase,
        "first": state.first,
        "turn": state.turn,
        "to_move": list(state.to_move()),
        "decision": _decision(state),
        "location": None if state.location < 0 else LOCATIONS[state.location],
        "acting": _die(state.acting),
        "pending": [action.code for action in state.pending],
        "locations": [_location(state, number) for number in range(len(LOCATIONS))],
        "market": [None if owner < 0 else owner for owner in state.market],
        "market_gears": state.market_gears,
        "tickets": [_die(die) for die in state.tickets],
        "flyers": {str(space): FLYERS[flyer] for space, flyer in enumerate(state.flyers) if flyer >= 0},
        "publisher": FACES[state.face],
        "piles": _piles(state),
        "watch": next((owner for owner, player in enumerate(state.players) if player.watch), None),
        "players": [_player(state, owner, hidden and owner != seat) for owner in range(len(state.players))],
    }


def _plain(data: Any) -> Any:
    """A copy in which nothing is shared, with lists for tuples."""
    if isinstance(data, dict):
        return {key: _plain(value) for key, value in data.items()}
    return [_plain(item) for item in data] if isinstance(data, list | tuple) else data


def _decision(state: Palace) -> dict[str, Any] | None:
    if not state.agenda:
        return None
    step, seats, *about = state.agenda[-1].content()
    return {"step": step, "seats": _plain(seats), "about": _plain(about)}


def _die(code: int) -> dict[str, int] | None:
    return {"seat": code >> 3, "value": code & 7} if code else None


def _location(state: Palace, number: int) -> dict[str, Any]:
    location = state.box.locations[number]
    first = number * MOST_PLACEMENTS
    display: list[str | None] = []
    if location.takes >= 0:
        keys = DISPLAYED[location.takes]
        display = [None if card < 0 else keys[card] for card in state.displays[location.takes]]
    return {
        "place": LOCATIONS[number],
        "spaces": [_die(die) for die in state.placed[first : first + len(location.placements)]],
        "actions": [_die(die) for die in state.acted[first : first + len(location.spaces)]],
        "used": state.used[number],
        "display": display,
        "slots": {
            SLOTS[slot.number][1]: _die(state.slot_dice[slot.number]) for slot in location.slots if not slot.is_ticket
        },
    }


def _piles(state: Palace) -> dict[str, Any]:
    """How many cards and tiles are left; of the decks the top, which lies open, and what went under them."""
    loans: dict[str, int] = {}
    for points in sorted(set(state.box.loan_values)):
        loans[str(points)] = state.loans.count(points)
    return {
        "patents": _deck(state.patents, state.patents_under, PATENTS),
        "characters": _deck(state.characters, state.characters_under, CHARACTERS),
        "green": len(state.green),
        "blue": len(state.blue),
        "orange": len(state.orange),
        "loans": loans,
    }


def _deck(deck: tuple[int, ...], under: int, keys: tuple[str, ...]) -> dict[str, Any]:
    return {
        "count": len(deck),
        "top": keys[deck[-1]] if deck else None,
        "under": [keys[card] for card in deck[:under]],
    }


def _player(state: Palace, seat: int, hidden: bool) -> dict[str, Any]:
    player, box = state.players[seat], state.box
    return {
        "nation": NATIONS[player.nation],
        "vp": player.vp,
        "money": player.money,
        "gears": player.gears,
        "energy": player.energy,
        "newspapers": player.newspapers,
        "income": player.income,
        "income_value": box.income_values[player.income],
        "buzz": player.buzz,
        "arrival": player.arrival,
        "tokens": [picture.space for number, picture in enumerate(box.pictures) if player.tokens >> number & 1],
        "tokens_left": player.tokens_left,
        "westminster": player.westminster + 1,
        "dice": player.dice,
        "dice_left": player.dice_left,
        "hand": [] if hidden else player.dice_in_hand(),
        "set": player.dice_set(),
        "sealed": player.sealed,
        "passed": player.passed,
        "assistants": player.assistants,
        "goal": player.goal,
        "patents": _cards(player.patents, PATENTS),
        "prototypes": _cards(player.prototypes, PATENTS),
        "characters": _cards(player.characters, CHARACTERS),
        "shares": _cards(player.shares, SHARES),
        "slots": [_slot(code) for code in player.slots],
        "beside": [_slot(code) for code in player.beside],
        "open_loans": player.open_loans(),
        "salaries": salaries(state, player),
        "builds": player.builds,
    }


def salaries(state: Palace, player: Player) -> int:
    """What a player's characters cost in phase 4, as things stand."""
    characters = state.box.characters
    owned = [character for number, character in enumerate(characters) if player.characters >> number & 1]
    return sum([character.salary[player.westminster] for character in owned])


def _cards(mask: int, keys: tuple[str, ...]) -> list[str]:
    return [key for number, key in enumerate(keys) if mask >> number & 1]


def _slot(code: int) -> dict[str, Any] | None:
    """A tile, or a loan with its points and whether it is repaid; nothing on an empty slot."""
    if code < 0:
        return None
    if code < LOAN_CODES:
        return {"tile": TILES[code]}
    return {"loan": -(code % LOAN_CODES), "repaid": code >= 2 * LOAN_CODES}
