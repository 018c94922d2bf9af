"""What a position is worth to a seat, in points: those it has, and those it may expect."""

from __future__ import annotations

from math import exp
from typing import Final, TypeAlias

from universelle.core.evaluation import Evaluation
from universelle.core.state import State
from universelle.games.worlds_fair_1893.rules.actions import STOP
from universelle.games.worlds_fair_1893.rules.components import AREA_COUNT
from universelle.games.worlds_fair_1893.rules.scoring import token_points
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
BLURS: Final = 16  # steps from certain to open
MOST_SUPPORTERS: Final = 63  # told apart on an area
MOST_PLACES: Final = 100_000  # chances remembered
WIDEST: Final = 8  # a greater lead, in supporters, is worth no more than this one

# Points that may be expected: of tickets, turns to come, figures, medals and sets.
Prospects: TypeAlias = tuple[float, float, float, float, float]


class FairEvaluation(Evaluation):
    """The points a seat has, and those it may expect of tickets, areas, sets and the turns to come."""

    def expected(self, state: State) -> list[float]:
        assert isinstance(state, WorldsFair)
        settled = _settled(state)
        if not settled.agenda:
            return [float(points) for points in settled.scores()]
        places = _places(settled)
        lasting = _lasting(settled)
        worths: list[float] = []
        for seat, player in enumerate(settled.players):
            tickets, turns, figures, medals, sets = _prospects(settled, places, seat)
            worth = player.coins + player.medals + tickets + turns + figures
            for area in range(AREA_COUNT):
                worth += lasting * settled.supporters[area][seat]
            worths.append(worth + medals + sets)
        return worths

    def sources(self, state: State, seat: int) -> dict[str, float]:
        assert isinstance(state, WorldsFair)
        settled = _settled(state)
        player = settled.players[seat]
        supporters = 0.0
        if settled.agenda:
            tickets, turns, figures, medals, sets = _prospects(settled, _places(settled), seat)
            supporters = _lasting(settled) * sum([settled.supporters[area][seat] for area in range(AREA_COUNT)])
        else:
            tickets = turns = figures = medals = 0.0
            sets = float(token_points(settled.box.set_points, player.tokens))
        return {
            "areas": player.medals + medals + supporters,
            "sets": sets,
            "tickets": player.coins + tickets,
            "figures": figures,
            "turns": turns,
        }

    def outlook(self, state: State, seat: int) -> float:
        """The lead over the mean of the rivals: who takes a place takes it from somebody."""
        expected = self.expected(state)
        mine = expected[seat]
        return mine - (sum(expected) - mine) / (len(expected) - 1)

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


def _prospects(state: WorldsFair, places: list[list[float]], seat: int) -> Prospects:
    """What a seat may expect, with the chances of all seats in each area. Sets include those it has."""
    box, player, seats = state.box, state.players[seat], len(state.players)
    time_left = _time_left(state)
    rounds_left = box.rounds - state.round
    future = rounds_left + time_left
    waiting = seat - state.turn if seat >= state.turn else seat - state.turn + seats
    tickets = _midway(state, seat, time_left)
    turns = ROUND[seats - 2] * future - TURN[seats - 2] * waiting
    figures = FIGURE[seats - 2] * len(player.figures) * min(1.0, future / LAST_TURNS)
    kept = min(1.0, KEPT * rounds_left)
    awards = [box.first, box.tied_first, box.second, box.tied_second]
    tokens: list[float] = []
    medals = 0.0
    for area in range(AREA_COUNT):
        proposed = len(player.exhibits[area])
        chances = places[area]
        approved = 0.0
        for place in range(4):
            award = awards[place]
            chance = chances[4 * seat + place]
            medals += chance * award.medal
            if proposed:
                approved += chance * min(proposed, award.approvals)
        tokens.append(player.tokens[area] + approved + kept * (proposed - approved) + COMING * future)
    a, b, c, d, e = tokens
    return tickets, turns, figures, MEDAL[seats - 2] * medals, _sets(box.set_points, a, b, c, d, e)


def _lasting(state: WorldsFair) -> float:
    """The points of a supporter on an area: none in the last round."""
    return LASTING[len(state.players) - 2] if state.round < state.box.rounds else 0.0


def _time_left(state: WorldsFair) -> float:
    """The part of the round that is left."""
    return 1.0 - state.car / state.box.wheel


def _midway(state: WorldsFair, seat: int, time_left: float) -> float:
    """Points for tickets, and a share of those for the most."""
    box = state.box
    tickets = len(state.players[seat].tickets)
    rivals = 0
    for other, player in enumerate(state.players):
        if other != seat:
            rivals = max(rivals, len(player.tickets))
    most = _chance(tickets - rivals + 0.5, CERTAIN_TICKETS + OPEN_TICKETS * time_left)
    return tickets * box.ticket_points + box.most_tickets_points * most


def _places(state: WorldsFair) -> list[list[float]]:
    """For each area the chances of each seat in turn to be first, tied first, second and tied second."""
    blur = int(BLURS * _time_left(state))
    return [_places_in(state.supporters[area], blur) for area in range(AREA_COUNT)]


def _places_in(there: list[int], blur: int) -> list[float]:
    """The chances in an area with so many supporters of each seat, remembered."""
    key = 8 * blur + len(there)
    for count in there:
        key = key * (MOST_SUPPORTERS + 1) + min(count, MOST_SUPPORTERS)
    known = PLACES.get(key)
    if known is None:
        if len(PLACES) >= MOST_PLACES:
            PLACES.clear()
        known = PLACES[key] = _chances_of_places(there, CHANCES[blur])
    return known


def _chances_of_places(there: list[int], chances: list[float]) -> list[float]:
    places: list[float] = []
    for seat in range(len(there)):
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
        places += [first, not_behind - first, second, tied_second]
    return places


def _chances(blur: float) -> list[float]:
    """The chance to end before a rival, by the lead now, from the least."""
    return [_chance(lead - 0.5, blur) for lead in range(-WIDEST, WIDEST + 2)]


def _chance(lead: float, blur: float) -> float:
    return 1.0 / (1.0 + exp(-lead / blur))


def _sets(set_points: tuple[int, ...], a: float, b: float, c: float, d: float, e: float) -> float:
    """Points for sets of so many tokens of each category, where parts of a token count in part."""
    points = 0.0
    level = 0.0
    while True:
        size = _part(a - level) + _part(b - level) + _part(c - level) + _part(d - level) + _part(e - level)
        if size <= 0.0:
            return points
        whole = int(size)
        points += set_points[whole]
        if size > whole:
            points += (size - whole) * (set_points[whole + 1] - set_points[whole])
        level += 1.0


def _part(tokens: float) -> float:
    """The part of one token."""
    if tokens <= 0.0:
        return 0.0
    return min(1.0, tokens)


CHANCES: Final = [_chances(CERTAIN + OPEN * blur / BLURS) for blur in range(BLURS + 1)]
PLACES: Final[dict[int, list[float]]] = {}

EVALUATION: Final = FairEvaluation()
