"""How many simulations a second our search makes, beside OpenSpiel's MCTS in C++, in one run.

Run: python benchmarks/search.py [SECONDS [ROUNDS]]

Sets up a private environment with the compiled engine and the peers, as benchmarks/speed.py does. For each of our
games it takes the OpenSpiel game whose random matches are most nearly as long, and lets three things take turns on
positions from the middle of matches:

- the planner with its own recipe: a simulation plays some decisions on, each seat by the best outlook one action
  ahead, and judges the position;
- random matches to the end, driven from Python;
- OpenSpiel's MCTSBot, all in C++: a simulation descends the tree and plays one random match to the end.

Prints a table in Markdown. Ratios are medians over rounds, each of a round's own figures, so that a busy machine
touches both alike.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count, cycle
from pathlib import Path
from random import Random
from statistics import mean, median
from time import perf_counter
from typing import Any, NamedTuple

PEERS = ("connect_four", "othello", "checkers", "backgammon", "go(board_size=9)", "lines_of_action", "chess")
HERE = "--here"  # what this program is told when it runs itself in the environment
PLAYERS = 2
PARTS = (0.25, 0.5, 0.75)  # of a match: where its positions are from
MATCHES = 20  # to see how long they are
AT_ONCE = 200  # simulations of a decision of OpenSpiel's


class Game(NamedTuple):
    """A game as it is measured: random matches, and ways to search from a position."""

    name: str
    length: float  # decisions of a random match
    ways: dict[str, Callable[[], int]]  # each thinks one decision through and says in how many simulations


def main(seconds: float = 6, rounds: int = 7) -> None:
    from speed import BUILDS, set_up

    python = Path(set_up("compiled", BUILDS["compiled"])).with_name("python")
    subprocess.run([python, __file__, HERE, str(seconds), str(rounds)], check=True)


def measure(seconds: float, rounds: int) -> None:
    from universelle.build import BUILD
    from universelle.games.registry import metas

    peers = [peer(name) for name in PEERS]
    print(f"{BUILD} build, {PLAYERS} players, {rounds} rounds of {seconds:g} s for each.\n")
    print("| game | decisions of a random match | simulations/s of the planner | random matches/s |", end="")
    print(
        " beside it: OpenSpiel's | its decisions | its simulations/s | planner beside it | random matches beside it |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    for game in [own(slug) for slug in metas()]:
        other = min(peers, key=lambda each: abs(each.length - game.length))
        print(line(game, other, [compared(game, other, seconds) for _ in range(rounds)]), flush=True)


def compared(game: Game, other: Game, seconds: float) -> dict[str, float]:
    return {name: rate(way, seconds) for name, way in {**game.ways, **other.ways}.items()}


def rate(way: Callable[[], int], seconds: float) -> float:
    """Simulations a second."""
    done = 0
    began = perf_counter()
    while (now := perf_counter()) - began < seconds:
        done += way()
    return done / (now - began)


def line(game: Game, other: Game, rates: list[dict[str, float]]) -> str:
    def middle(name: str) -> str:
        return f"{median(each[name] for each in rates):,.0f}"

    def ratio(name: str) -> str:
        ratios = [each[name] / each["mcts"] for each in rates]
        return f"{median(ratios):.2f} ({min(ratios):.2f}–{max(ratios):.2f})"

    cells = [game.name, f"{game.length:.0f}", middle("planner"), middle("random"), other.name, f"{other.length:.0f}"]
    cells += [middle("mcts"), ratio("planner"), ratio("random")]
    return f"| {' | '.join(cells)} |"


def own(slug: str) -> Game:
    from universelle.bots import Perspective
    from universelle.bots.planner import recipe_for
    from universelle.core.chance import SEED_BYTES, Chance, seed_from
    from universelle.core.search import Search
    from universelle.games.registry import load

    game = load(slug)
    recipe = recipe_for(slug, PLAYERS)
    random = Random(1)
    bits = random.getrandbits
    chance = Chance(random.randbytes(SEED_BYTES))

    def play(state: Any, most: float = 1e9) -> int:
        """Play at random; the number of decisions."""
        decisions = 0
        while decisions < most and (seats := state.to_move()):
            legal = state.legal_actions(seats[0])
            state.apply(seats[0], legal[bits(16) % len(legal)])
            decisions += 1
        return decisions

    def begun(number: int) -> Any:
        return game.new(PLAYERS, seed_from(str(number)))

    def choices(state: Any) -> int:
        seats = state.to_move()
        return len(state.legal_actions(seats[0])) if seats else 0

    length = mean([play(begun(number)) for number in range(MATCHES)])
    found = cycle(list(positions(begun, play, choices, length)))

    def plan() -> int:
        state = next(found)
        seen = Perspective(game, state, state.to_move()[0])
        search = Search(game.evaluation, seen.seat, lambda: seen.imagine(chance), recipe.decisions)
        candidates = search.candidates(seen.legal_actions, recipe.candidates)
        search.halve(candidates, recipe.worlds * len(candidates))
        return search.simulations

    def play_out() -> int:
        play(next(found).clone())
        return 1

    return Game(slug, length, {"planner": plan, "random": play_out})


def peer(name: str) -> Game:
    import pyspiel

    game = pyspiel.load_game(name)
    random = Random(1)

    def play(state: Any, most: float = 1e9) -> int:
        decisions = 0
        while not state.is_terminal() and (decisions < most or state.is_chance_node()):
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    def begun(_number: int) -> Any:
        return game.new_initial_state()

    length = mean([play(begun(number)) for number in range(MATCHES)])
    found = cycle(list(positions(begun, play, lambda state: len(state.legal_actions()), length)))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, AT_ONCE, 1000, False, 1, False)  # UCT, as in OpenSpiel's example

    def think() -> int:
        bot.step(next(found))
        return AT_ONCE

    return Game(name, length, {"mcts": think})


def positions(
    begun: Callable[[int], Any], play: Callable[[Any, float], int], choices: Callable[[Any], int], length: float
) -> Iterator[Any]:
    """Positions with a choice, from each part of random matches."""
    numbers = count()
    for part in PARTS * 4:
        state = begun(next(numbers))
        while play(state, round(part * length)) < round(part * length) or choices(state) < 2:
            state = begun(next(numbers))
        yield state


if __name__ == "__main__":
    if sys.argv[1:2] == [HERE]:
        measure(float(sys.argv[2]), int(sys.argv[3]))
    else:
        main(*map(int, sys.argv[1:]))
