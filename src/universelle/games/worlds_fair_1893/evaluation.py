"""What a position is worth to a seat, in points: those it has, and those it may expect."""

from __future__ import annotations

from math import exp
from typing import Final

from universelle.core.evaluation import Evaluation
from universelle.core.state import State
from universelle.games.worlds_fair_1893.rules.actions import STOP
from universelle.games.worlds_fair_1893.rules.components import AREA_COUNT, Box
from universelle.games.worlds_fair_1893.rules.state import WorldsFair

# Weights by number of players, from the least: the final points of greedy bots, regressed on what they had before.
FIGURE: Final = (3.5, 2.9, 2.5)  # points of a figure in hand
LASTING: Final = (1.6, 0.85, 0.9)  # of a supporter on an area, if another round comes
MEDAL: Final = (1.45, 1.15, 1.15)  # of each point of a medal that may be expected
TURN: Final = (4.8, 2.75, 1.95)  # lost for each seat that moves before one's own
SURE: Final = (4.2, 3.7, 3.2)  # spread of the points at the end of the last round
UNSURE: Final = (1.3, 1.0, 0.9)  # and what each round before adds to it
ROUND: Final = (16.0, 19.0, 15.5)  # points that a round still to come brings every seat

# Weights found by self-play.
LAST_TURNS: Final = 0.5  # part of the last round at whose end figures come too late
KEPT: Final = 0.19  # chance of an exhibit not approved in this round, for each round after it
COMING: Final = 0.2  # tokens of each category still to come, for each round
CERTAIN: Final = 0.2  # blur of majorities, in supporters, when the car has come round
OPEN: Final = 1.0  # how much more when it is at the start
CERTAIN_TICKETS: Final = 1.0  # the same for the most tickets
OPEN_TICKETS: Final = 1.5
WIDEST: Final = 8  # a greater lead, in supporters, is worth no more than this one


class FairEvaluation(Evaluation):
    """The points a seat has, and those it may expect of tickets, areas, sets and the turns to come."""

    def expected(self, state: State) -> list[float]:
        assert isinstance(state, WorldsFair)
        settled = _settled(state)
        if not settled.agenda:
            return [float(points) for points in settled.scores()]
        time_left = 1.0 - settled.car / settled.box.wheel
        chances = _chances(CERTAIN + OPEN * time_left)
        return [_worth(settled, seat, time_left, chances) for seat in range(len(settled.players))]

    def expected_of(self, state: State, seat: int) -> float:
        assert isinstance(state, WorldsFair)
        settled = _settled(state)
        if not settled.agenda:
            return float(settled.scores()[seat])
        time_left = 1.0 - settled.car / settled.box.wheel
        return _worth(settled, seat, time_left, _chances(CERTAIN + OPEN * time_left))

    def spread(self, state: State) -> float:
        assert isinstance(state, WorldsFair)
        future = state.box.rounds - state.round + 1.0 - state.car / state.box.wheel
        return SURE[len(state.players) - 2] + UNSURE[len(state.players) - 2] * future


def _settled(position: WorldsFair) -> WorldsFair:
    """The position at the next turn: cards are collected without more figures, and all that can be is approved."""
    if not position.has_chosen() and not _scoring(position):
        return position
    state = position.clone()
    if state.has_chosen():
        state.apply(state.turn, STOP)
    while state.agenda and _scoring(state):
        seat = state.to_move()[0]
        state.apply(seat, state.legal_actions(seat)[-1])
    return state


def _scoring(state: WorldsFair) -> bool:
    return state.marker % 2 == 1


def _worth(state: WorldsFair, seat: int, time_left: float, chances: list[float]) -> float:
    player = state.players[seat]
    box = state.box
    table = len(state.players) - 2
    rounds_left = box.rounds - state.round
    future = rounds_left + time_left
    waiting = seat - state.turn if seat >= state.turn else seat - state.turn + len(state.players)
    worth = player.coins + player.medals + _midway(state, seat, time_left)
    worth += ROUND[table] * future - TURN[table] * waiting
    worth += FIGURE[table] * len(player.figures) * min(1.0, future / LAST_TURNS)
    lasting = LASTING[table] if rounds_left else 0.0
    kept = min(1.0, KEPT * rounds_left)
    tokens: list[float] = []
    for area in range(AREA_COUNT):
        proposed = len(player.exhibits[area])
        medal, approved = _prospects(box, state.supporters[area], seat, proposed, chances)
        tokens.append(player.tokens[area] + approved + kept * (proposed - approved) + COMING * future)
        worth += MEDAL[table] * medal + lasting * state.supporters[area][seat]
    return worth + _sets(box.set_points, tokens)


def _midway(state: WorldsFair, seat: int, time_left: float) -> float:
    """Points for tickets, and a share of those for the most."""
    box = state.box
    tickets = len(state.players[seat].tickets)
    rivals = max([len(player.tickets) for other, player in enumerate(state.players) if other != seat])
    most = _chance(tickets - rivals + 0.5, CERTAIN_TICKETS + OPEN_TICKETS * time_left)
    return tickets * box.ticket_points + box.most_tickets_points * most


def _prospects(box: Box, there: list[int], seat: int, proposed: int, chances: list[float]) -> tuple[float, float]:
    """The medal points and approved exhibits a seat may expect of an area when this round is scored."""
    ahead: list[float] = []  # chance to end before each rival,
    level: list[float] = []  # and not behind
    first = not_behind = 1.0
    for other in range(len(there)):
        if other != seat:
            lead = WIDEST + min(max(there[seat] - there[other], -WIDEST), WIDEST)
            ahead.append(chances[lead])
            level.append(chances[lead + 1])
            first *= chances[lead]
            not_behind *= chances[lead + 1]
    second = tied_second = 0.0
    for rival in range(len(ahead)):  # the only one before this seat
        alone = shared = 1.0 - level[rival]
        for other in range(len(ahead)):
            if other != rival:
                alone *= ahead[other]
                shared *= level[other]
        second += alone
        tied_second += shared - alone
    medal = approved = 0.0
    awards = (box.first, box.tied_first, box.second, box.tied_second)
    for award, chance in zip(awards, (first, not_behind - first, second, tied_second)):
        medal += chance * award.medal
        approved += chance * min(proposed, award.approvals)
    return medal, approved


def _chances(blur: float) -> list[float]:
    """The chance to end before a rival, by the lead now, from the least."""
    return [_chance(lead - 0.5, blur) for lead in range(-WIDEST, WIDEST + 2)]


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


EVALUATION: Final = FairEvaluation()
