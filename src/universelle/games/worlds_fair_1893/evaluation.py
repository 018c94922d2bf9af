"""What a position is worth to a seat, in points: those it has, and those it may expect."""

from __future__ import annotations

from math import exp
from typing import Final

from universelle.core.state import State
from universelle.games.worlds_fair_1893.components import AREA_COUNT
from universelle.games.worlds_fair_1893.state import WorldsFair

CERTAIN: Final = 0.35  # how blurred majorities are when the car has come round
OPEN: Final = 1.6  # how much more when it is at the start
FIGURE: Final = 1.1
PROPOSED: Final = 0.9  # an exhibit that is not likely to be approved in this round
LASTING: Final = 0.45  # a supporter on an area, for each round after this one
WIN: Final = 1000.0


def evaluate(position: State, seat: int) -> float:
    """The seat's expected points, less those of its strongest rival."""
    assert isinstance(position, WorldsFair)
    if not position.agenda:
        return _final(position, seat)
    worths = [_worth(position, other) for other in range(len(position.players))]
    mine = worths.pop(seat)
    return mine - (max(worths) + sum(worths) / len(worths)) / 2


def _final(state: WorldsFair, seat: int) -> float:
    scores = state.scores()
    won = WIN if state.standings()[seat] == 1 else 0.0
    mine = scores.pop(seat)
    return won + mine - max(scores)


def _worth(state: WorldsFair, seat: int) -> float:
    player = state.players[seat]
    rounds_left = state.box.rounds - state.round
    scored = state.marker % 2 == 1  # this round's medals and tickets are counted already
    worth = player.coins + player.medals + FIGURE * len(player.figures)
    if not scored:
        worth += _midway(state, seat)
    tokens: list[float] = []
    for area in range(AREA_COUNT):
        proposed = len(player.exhibits[area])
        medal, approvals = (0.0, 0.0) if scored else _prospects(state, area, seat)
        approved = min(float(proposed), approvals)
        later = min(1.0, rounds_left * 0.5) * PROPOSED * (proposed - approved)
        tokens.append(player.tokens[area] + approved + 0.4 * later)
        worth += medal + rounds_left * LASTING * state.supporters[area][seat] ** 0.8
    return worth + _sets(state.box.set_points, tokens)


def _midway(state: WorldsFair, seat: int) -> float:
    """Points for tickets, and a share of those for the most."""
    box = state.box
    tickets = len(state.players[seat].tickets)
    rivals = [len(player.tickets) for other, player in enumerate(state.players) if other != seat]
    lead = tickets - max(rivals) + 0.5
    return tickets * box.ticket_points + box.most_tickets_points * _chance(lead, 1.0 + 1.5 * _time_left(state))


def _prospects(state: WorldsFair, area: int, seat: int) -> tuple[float, float]:
    """The medal points and approvals a seat may expect of an area when this round is scored."""
    there = state.supporters[area]
    if not there[seat]:
        return 0.0, 0.0
    box = state.box
    blur = CERTAIN + OPEN * _time_left(state)
    rivals = sorted([there[other] for other in range(len(there)) if other != seat], reverse=True)
    lead = there[seat] - rivals[0]
    first = _chance(lead - 0.5, blur)
    tied = _chance(lead + 0.5, blur) - first
    second = 1.0 - first - tied
    if len(rivals) > 1:
        second *= _chance(there[seat] - rivals[1] - 0.5, blur)
    medal = first * box.first.medal + tied * box.tied_first.medal + second * box.second.medal
    approvals = first * box.first.approvals + tied * box.tied_first.approvals + second * box.second.approvals
    return medal, approvals


def _time_left(state: WorldsFair) -> float:
    return 1.0 - state.car / state.box.wheel


def _chance(lead: float, blur: float) -> float:
    return 1.0 / (1.0 + exp(-lead / blur))


def _sets(set_points: tuple[int, ...], tokens: list[float]) -> float:
    """Points for sets, where parts of a token count in part."""
    points = 0.0
    level = 0.0
    while True:
        size = sum([min(max(count - level, 0.0), 1.0) for count in tokens])
        if size <= 0.0:
            return points
        whole = int(size)
        points += set_points[whole]
        if size > whole:
            points += (size - whole) * (set_points[whole + 1] - set_points[whole])
        level += 1.0
