"""Looking ahead: what the actions of a seat lead to, tried in imagined worlds. Compiled with the engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

from universelle.core.action import Action
from universelle.core.evaluation import Evaluation
from universelle.core.state import State

FOR_EVER: Final = 1e18


def play_on(state: State, evaluation: Evaluation, decisions: int) -> State:
    """The position after so many decisions of whoever is to move, each for the best outlook one action ahead.

    A seat that has no choice decides nothing. The position given is used up.
    """
    left = decisions
    while left:
        seats = state.to_move()
        if not seats:
            break
        seat = seats[0]
        actions: Sequence[Action] = state.legal_actions(seat)
        if len(actions) > 1:
            actions = evaluation.different(state, evaluation.sensible(state, actions))
            left -= 1
        if len(actions) == 1:
            state.apply(seat, actions[0])
        else:
            state = _best_after(state, evaluation, seat, actions)
    return state


def _best_after(state: State, evaluation: Evaluation, seat: int, actions: Sequence[Action]) -> State:
    best = state
    most = -FOR_EVER
    for action in actions:
        after = state.clone()
        after.apply(seat, action)
        points = evaluation.outlook(after, seat)
        if points > most:
            best, most = after, points
    return best


class Candidate:
    """An action under consideration, and what it led to in the worlds it was tried in."""

    def __init__(self, action: Action, at_once: float) -> None:
        self.action = action
        self.at_once = at_once  # looking one action ahead
        self.worlds = 0
        self.total = 0.0
        self.leaves: list[State] = []  # the positions judged, one for each world, if the search keeps them

    def worth(self) -> float:
        """The mean of what it led to."""
        return self.total / self.worlds if self.worlds else self.at_once


class Search:
    """One decision of a seat, thought through.

    `imagine` makes worlds: positions that look the same to the seat. All candidates are tried in the same ones, so
    that luck touches them alike. With `keeps`, candidates keep the positions they led to, for those who ask why.
    """

    def __init__(
        self, evaluation: Evaluation, seat: int, imagine: Callable[[], State], decisions: int, keeps: bool = False
    ) -> None:
        self.evaluation = evaluation
        self.seat = seat
        self.decisions = decisions  # how far to play on before a position is judged
        self.keeps = keeps
        self.simulations = 0
        self._imagine = imagine
        self._worlds: list[State] = []

    def candidates(self, actions: Sequence[Action], most: int, also: Action | None = None) -> list[Candidate]:
        """The actions that look best one action ahead, the best first; with another one that is asked about.

        Of those that are bound to look the same there is only one, so that different ones are tried.
        """
        world = self._world(0)
        considered = actions
        if len(actions) > 1:
            considered = self.evaluation.different(world, self.evaluation.sensible(world, actions))
        found = self._judged(world, considered)
        kept = found[:most]
        if also is not None and also not in [candidate.action for candidate in kept]:
            kept += [candidate for candidate in found if candidate.action == also] or self._judged(world, [also])
        return kept

    def _judged(self, world: State, actions: Sequence[Action]) -> list[Candidate]:
        at_once = self.evaluation.worths_after(world, self.seat, actions)
        order = sorted([(-at_once[number], number) for number in range(len(actions))])
        return [Candidate(actions[number], -worth) for worth, number in order]

    def halve(self, candidates: list[Candidate], simulations: int, seconds: float = 0.0) -> list[Candidate]:
        """Try candidates in worlds, and go on with the better half of them until one is left; the best first.

        Each halving gets the same part of the simulations or, if given, of the seconds.
        """
        running = candidates[:]
        beaten: list[Candidate] = []
        halvings = (len(running) - 1).bit_length()
        for number in range(halvings):
            if seconds:
                self._try_for(running, seconds / halvings)
            else:
                self.try_in_worlds(running, simulations * (number + 1) // halvings)
            order = sorted([(-running[place].worth(), place) for place in range(len(running))])
            ranked = [running[place] for _, place in order]
            kept = (len(running) + 1) // 2
            beaten = ranked[kept:] + beaten
            running = ranked[:kept]
        return running + beaten

    def try_in_worlds(self, candidates: list[Candidate], simulations: int) -> None:
        """Further worlds until so many simulations are done in all, and at least one."""
        while True:
            self._try_next_world(candidates)
            if self.simulations + len(candidates) > simulations:
                return

    def _try_for(self, candidates: list[Candidate], seconds: float) -> None:
        began = perf_counter()
        while True:
            self._try_next_world(candidates)
            if perf_counter() - began >= seconds:
                return

    def _try_next_world(self, candidates: list[Candidate]) -> None:
        world = self._world(candidates[0].worlds)
        for candidate in candidates:
            state = world.clone()
            state.apply(self.seat, candidate.action)
            leaf = play_on(state, self.evaluation, self.decisions)
            candidate.total += self.evaluation.worth(leaf, self.seat)
            candidate.worlds += 1
            if self.keeps:
                candidate.leaves.append(leaf)
            self.simulations += 1

    def _world(self, number: int) -> State:
        while number >= len(self._worlds):
            self._worlds.append(self._imagine())
        return self._worlds[number]
