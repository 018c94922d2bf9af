"""What a position is worth to a seat, in points: those it has, and those it may expect."""

from __future__ import annotations

from math import exp
from typing import Final

from universelle.core.action import Action
from universelle.core.evaluation import Evaluation
from universelle.core.state import State
from universelle.core.weights import Given, weights_of
from universelle.games.worlds_fair_1893.meta import META
from universelle.games.worlds_fair_1893.rules.actions import ADD, ADD_DAVIS, STOP
from universelle.games.worlds_fair_1893.rules.components import AREA_COUNT, DAVIS, PALMER, SUPPLY
from universelle.games.worlds_fair_1893.rules.scoring import token_points
from universelle.games.worlds_fair_1893.rules.state import WorldsFair

FEWEST: Final = META.min_players
BLURS: Final = 16  # steps from certain to open
MOST_SUPPORTERS: Final = 63  # told apart on an area
MOST_PLACES: Final = 100_000  # chances remembered
WIDEST: Final = 8  # a greater lead, in supporters, is worth no more than this one


class FairWeights:
    """The weights for a number of players; `weights.toml` says what they are."""

    def __init__(self, given: Given, players: int) -> None:
        self.figure = given.number(f"figure.{players}")
        self.lasting = given.number(f"lasting.{players}")
        self.medal = given.number(f"medal.{players}")
        self.turn = given.number(f"turn.{players}")
        self.sure = given.positive(f"sure.{players}")
        self.unsure = given.positive(f"unsure.{players}")
        self.round = given.number(f"round.{players}")
        self.last_turns = given.positive("last-turns")
        self.kept = given.number("kept")
        self.coming = given.number("coming")
        self.certain_tickets = given.positive("certain-tickets")
        self.open_tickets = given.positive("open-tickets")


class FairEvaluation(Evaluation):
    """The points a seat has, and those it may expect of tickets, areas, sets and the turns to come."""

    def __init__(self, weights: dict[str, float]) -> None:
        given = Given(weights)
        self._by_players = [FairWeights(given, players) for players in range(FEWEST, META.max_players + 1)]
        self._places = Places(given.positive("certain"), given.positive("open"))
        self._weights = given.all()

    def weights(self) -> dict[str, float]:
        return dict(self._weights)

    def with_weights(self, weights: dict[str, float]) -> Evaluation:
        return FairEvaluation(weights)

    def expected(self, state: State) -> list[float]:
        assert isinstance(state, WorldsFair)
        settled = _settled(state)
        if not settled.agenda:
            return [float(points) for points in settled.scores()]
        weights = self._by_players[len(state.players) - FEWEST]
        places = self._places.of(settled)
        worths: list[float] = []
        for seat in range(len(settled.players)):
            worths.append(Prospects(settled, seat, weights, places).worth())
        return worths

    def sources(self, state: State, seat: int) -> dict[str, float]:
        assert isinstance(state, WorldsFair)
        settled = _settled(state)
        if not settled.agenda:
            return _final(settled, seat)
        weights = self._by_players[len(state.players) - FEWEST]
        return Prospects(settled, seat, weights, self._places.of(settled)).by_source()

    def outlook(self, state: State, seat: int) -> float:
        """The lead over the mean of the rivals: who takes a place takes it from somebody."""
        expected = self.expected(state)
        mine = expected[seat]
        return mine - (sum(expected) - mine) / (len(expected) - 1)

    def obvious(self, action: Action) -> bool:
        return action is STOP

    def spread(self, state: State) -> float:
        assert isinstance(state, WorldsFair)
        future = state.box.rounds - state.round + 1.0 - state.car / state.box.wheel
        weights = self._by_players[len(state.players) - FEWEST]
        return weights.sure + weights.unsure * future


def _settled(position: WorldsFair) -> WorldsFair:
    """The position at the next turn: figures are played, cards are collected, and all that can be is approved."""
    if not position.has_chosen() and not _scoring(position):
        return position
    state = position.clone()
    if state.has_chosen():
        _play_figures(state, state.turn)
        state.apply(state.turn, STOP)
    while state.agenda and _scoring(state):
        seat = state.to_move()[0]
        state.apply(seat, state.legal_actions(seat)[-1])
    return state


def _play_figures(state: WorldsFair, seat: int) -> None:
    """Play the figures left that add a supporter, as long as the supply lasts. Bertha Palmer is left out."""
    for card in state.players[seat].figures[:]:
        if not state.supporters[SUPPLY][seat]:
            return
        figure = state.box.kinds[card]
        if figure == DAVIS:
            state.apply(seat, ADD_DAVIS[_closest(state, seat)][SUPPLY])
        elif figure != PALMER:
            state.apply(seat, ADD[figure][SUPPLY])


def _closest(state: WorldsFair, seat: int) -> int:
    """Of the areas next to the one chosen, that in which a supporter decides most: the seat is level, or one behind."""
    closest, least = state.chosen, float(MOST_SUPPORTERS)
    for area in state.ring.adjacent[state.chosen]:
        there = state.supporters[area]
        rival = 0
        for other in range(len(there)):
            if other != seat:
                rival = max(rival, there[other])
        distance = abs(there[seat] - rival + 0.5)
        if distance < least:
            closest, least = area, distance
    return closest


def _scoring(state: WorldsFair) -> bool:
    return state.marker % 2 == 1


def _final(state: WorldsFair, seat: int) -> dict[str, float]:
    """Where the points of a finished match came from."""
    player = state.players[seat]
    return {
        "areas": float(player.medals),
        "sets": float(token_points(state.box.set_points, player.tokens)),
        "tickets": float(player.coins),
        "figures": 0.0,
        "turns": 0.0,
    }


class Prospects:
    """What a seat may expect beside its coins and medals, with the chances of all seats in each area."""

    def __init__(self, state: WorldsFair, seat: int, weights: FairWeights, places: list[list[float]]) -> None:
        box, player, seats = state.box, state.players[seat], len(state.players)
        time_left = _time_left(state)
        rounds_left = box.rounds - state.round
        future = rounds_left + time_left
        waiting = seat - state.turn if seat >= state.turn else seat - state.turn + seats
        kept = min(1.0, weights.kept * rounds_left)
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
            tokens.append(player.tokens[area] + approved + kept * (proposed - approved) + weights.coming * future)
        a, b, c, d, e = tokens
        self.state = state
        self.seat = seat
        self.midway = _midway(state, seat, weights.certain_tickets + weights.open_tickets * time_left)
        self.turns = weights.round * future - weights.turn * waiting
        self.figures = weights.figure * len(player.figures) * min(1.0, future / weights.last_turns)
        self.lasting = weights.lasting if rounds_left else 0.0  # of each supporter
        self.medals = weights.medal * medals
        self.sets = _sets(box.set_points, a, b, c, d, e)

    def worth(self) -> float:
        """All of it, with coins and medals."""
        player = self.state.players[self.seat]
        worth = player.coins + player.medals + self.midway + self.turns + self.figures
        for area in range(AREA_COUNT):
            worth += self.lasting * self.state.supporters[area][self.seat]
        return worth + self.medals + self.sets

    def by_source(self) -> dict[str, float]:
        """The same by what it comes from."""
        player = self.state.players[self.seat]
        supporters = sum([self.state.supporters[area][self.seat] for area in range(AREA_COUNT)])
        return {
            "areas": player.medals + self.medals + self.lasting * supporters,
            "sets": self.sets,
            "tickets": player.coins + self.midway,
            "figures": self.figures,
            "turns": self.turns,
        }


def _time_left(state: WorldsFair) -> float:
    """The part of the round that is left."""
    return 1.0 - state.car / state.box.wheel


def _midway(state: WorldsFair, seat: int, blur: float) -> float:
    """Points for tickets, and a share of those for the most."""
    box = state.box
    tickets = len(state.players[seat].tickets)
    rivals = 0
    for other, player in enumerate(state.players):
        if other != seat:
            rivals = max(rivals, len(player.tickets))
    most = _chance(tickets - rivals + 0.5, blur)
    return tickets * box.ticket_points + box.most_tickets_points * most


class Places:
    """The chances to be first, tied first, second and tied second in the areas, remembered.

    How far majorities are blurred depends on how much of the round is left.
    """

    def __init__(self, certain: float, opening: float) -> None:
        self._chances = [_chances(certain + opening * blur / BLURS) for blur in range(BLURS + 1)]
        self._known: dict[int, list[float]] = {}

    def of(self, state: WorldsFair) -> list[list[float]]:
        """For each area the four chances of each seat in turn."""
        blur = int(BLURS * _time_left(state))
        return [self._in_area(state.supporters[area], blur) for area in range(AREA_COUNT)]

    def _in_area(self, there: list[int], blur: int) -> list[float]:
        key = 8 * blur + len(there)
        for count in there:
            key = key * (MOST_SUPPORTERS + 1) + min(count, MOST_SUPPORTERS)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST_PLACES:
                self._known.clear()
            known = self._known[key] = _chances_of_places(there, self._chances[blur])
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


EVALUATION: Final = FairEvaluation(weights_of(__package__))
