"""What dice may bring that have not acted yet."""

from __future__ import annotations

from universelle.games.crystal_palace.evaluation.effects import cost_worth, effects_worth, patent_worth
from universelle.games.crystal_palace.evaluation.rounds import rounds_left
from universelle.games.crystal_palace.evaluation.weights import PalaceWeights
from universelle.games.crystal_palace.rules.codes import DIE_BITS, EMPTY, TAKEN, VALUE_MASK
from universelle.games.crystal_palace.rules.components import LOCATIONS, MOST_PLACEMENTS
from universelle.games.crystal_palace.rules.counters import level_reached, prototypes_linked
from universelle.games.crystal_palace.rules.state import Palace


def prospects(state: Palace, seat: int, weights: PalaceWeights) -> float:
    """Dice in hand, and those placed that have not acted yet."""
    player, worth = state.players[seat], 0.0
    if state.phase <= 2 and not player.passed:
        for value in range(1, 7):
            dice = player.dice_of(value)
            worth += weights.in_hand[value] * dice - weights.alike * dice * (dice - 1)
    if state.phase in (2, 3):
        for location in range(max(state.location, 0), len(LOCATIONS)):
            if state.occupied[location]:
                worth += _at_location(state, seat, location, weights)
    return worth


def _at_location(state: Palace, seat: int, location: int, weights: PalaceWeights) -> float:
    """What the seat's dice at a location may expect, each by its rank in the queue."""
    there, first = state.box.locations[location], location * MOST_PLACEMENTS
    queue: list[tuple[int, int, int]] = []
    for space in range(len(there.placements)):
        die = state.placed[first + space]
        asked = state.location == location and state.asked >> space & 1
        if die and (not asked or (space == state.acting_space and _acts(state))):
            queue.append((-(die & VALUE_MASK), space, die >> DIE_BITS))
    queue.sort()
    offers: list[float] = []
    worth, used = 0.0, state.used[location]
    for place, (value, _, owner) in enumerate(queue):
        number = used + place
        if number >= len(there.spaces):
            break
        if owner == seat:
            if not offers:
                offers = _offers(state, seat, location, -value, weights)
            slack = len(there.spaces) - 1 - number
            safe = weights.safe[-value] if not slack else (1.0 + weights.safe[-value]) / 2 if slack == 1 else 1.0
            action = offers[min(place, len(offers) - 1)] if offers else 0.0
            used_space = there.spaces[number]
            bonus = effects_worth(state, seat, used_space.bonus, 0, weights) - weights.pound * used_space.pay
            worth += max(0.0, action + bonus) * (safe if state.phase == 2 else 1.0)
    return worth


def _acts(state: Palace) -> bool:
    """Whether the acting die is still to decide what it does."""
    return state.agenda[-1].id == "act-with-die"


def _offers(state: Palace, seat: int, location: int, value: int, weights: PalaceWeights) -> list[float]:
    """What there is to be had at a location, the best first."""
    there, left = state.box.locations[location], rounds_left(state)
    if there.takes >= 0:
        cards = [card for card in state.displays[there.takes] if card != TAKEN]
        return sorted([_card_worth(state, seat, there.takes, card, weights) for card in cards], reverse=True)
    if there.slots:
        slots: list[float] = []
        for slot in there.slots:
            if slot.is_ticket:
                if len(state.tickets) < slot.copies:
                    slots.append(state.box.ticket_vp[state.round - 1] + value - weights.die * left)
            elif not state.slot_dice[slot.number] and (not slot.gives_die or state.players[seat].dice_left):
                slots.append(effects_worth(state, seat, slot.effects, left, weights))
        return sorted(slots, reverse=True)
    if LOCATIONS[location] == "london-times":
        level = level_reached(state, seat)
        return [weights.buzz * weights.buzz_gained * state.box.publisher_buzz[level - 1] if level else 0.0]
    return [effects_worth(state, seat, there.action, left, weights)]


def _card_worth(state: Palace, seat: int, kind: int, card: int, weights: PalaceWeights) -> float:
    """What taking a card would add."""
    player, box, left = state.players[seat], state.box, rounds_left(state)
    if kind == 0:
        return weights.built_later * max(0.0, patent_worth(state, seat, card, state.round, weights))
    if kind == 1:
        times = left + 1 if box.tiles[card].permanent else 1
        free = EMPTY in player.slots
        room = weights.empty_slot if free else weights.tile_replaced
        return times * effects_worth(state, seat, box.tiles[card].effects, left, weights) - room
    if kind == 2:
        return effects_worth(state, seat, box.shares[card], left + 1, weights)
    who = box.characters[card]
    links = box.link_vp * prototypes_linked(state, seat, card)
    waiting = len([link for link in who.links if player.patents >> link & 1])
    worth = who.vp[state.round - 1] + links + weights.link_later * box.link_vp * waiting
    worth += effects_worth(state, seat, who.instant, left, weights)
    worth -= cost_worth(who.cost, weights) + weights.payday_pound * who.salary[player.westminster] * (left + 1)
    if who.phase:
        worth += (left + 1) * effects_worth(state, seat, who.recurring, left, weights)
    return worth
