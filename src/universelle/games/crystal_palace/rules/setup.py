"""Set-up: boards, piles and players, up to the first round."""

from __future__ import annotations

from universelle.core.chance import Chance
from universelle.games.crystal_palace.rules.codes import EMPTY, FREE
from universelle.games.crystal_palace.rules.components import (
    BLUE_TILES,
    COLOURS,
    GREEN_TILES,
    NATIONS,
    ORANGE_TILES,
    ROUNDS,
    Box,
    stack,
)
from universelle.games.crystal_palace.rules.player import Player
from universelle.games.crystal_palace.rules.state import Palace


def set_up(box: Box, chance: Chance, ruleset: int) -> Palace:
    """Boards, piles, displays and players, up to the first round."""
    players = [_new_player(box, nation) for nation in _nations(box, chance)]
    state = Palace(box, chance, players, ruleset)
    state.clear_boards()
    state.market = [FREE] * len(box.market)
    state.market_gears = box.market_gears
    state.patents = chance.shuffled(range(len(box.patents)))
    state.characters = chance.shuffled(range(len(box.characters)))
    state.green = chance.shuffled(stack(GREEN_TILES, box))
    state.blue = chance.shuffled(stack(BLUE_TILES, box))
    state.orange = chance.shuffled(stack(ORANGE_TILES, box))
    state.loans = chance.shuffled(_loans(box))
    state.shares = tuple([chance.shuffled(_shares_of(box, number)) for number in range(1, ROUNDS + 1)])
    state.flyers = _flyers(box, chance)
    state.face = chance.randbelow(len(box.faces))
    return state


def _nations(box: Box, chance: Chance) -> list[int]:
    """A random board for each player, on a random side."""
    boards = sorted({goal.board for goal in box.goals})
    nations: list[int] = []
    for board in chance.shuffled(boards)[: box.players]:
        sides = [nation for nation in range(len(NATIONS)) if box.goals[nation].board == board]
        nations.append(sides[chance.randbelow(len(sides))])
    return nations


def _new_player(box: Box, nation: int) -> Player:
    player = Player(nation, box.money, (EMPTY,) * box.research_slots)
    player.gears = box.gears
    player.energy = box.energy
    player.newspapers = box.newspapers
    player.vp = box.vp
    player.westminster = box.westminster
    player.buzz = box.buzz
    player.income = box.income_start
    player.tokens_left = box.tokens
    player.assistants = box.assistants
    player.dice = box.dice
    player.dice_left = box.dice_in_all - box.dice
    return player


def _loans(box: Box) -> list[int]:
    loans: list[int] = []
    for points, copies in zip(box.loan_values, box.loan_copies):
        loans += [points] * copies
    return loans


def _shares_of(box: Box, number: int) -> list[int]:
    return [share for share in range(len(box.shares)) if box.share_rounds[share] == number]


def _flyers(box: Box, chance: Chance) -> tuple[int, ...]:
    """A random flyer of its colour on every flyer space."""
    flyers = [-1] * (box.buzz_last + 1)
    for colour in COLOURS:
        pile = chance.shuffled(box.flyers_by_colour[colour])
        spaces = [space for space in sorted(box.flyer_spaces) if box.flyer_spaces[space] == colour]
        for space, flyer in zip(spaces, pile):
            flyers[space] = flyer
    return tuple(flyers)
