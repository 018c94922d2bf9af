"""How long opponents think, and what people wait for: values of positions, hints, reviews of whole games.

Run: python benchmarks/opponents.py [--help]

Sets up a private environment with the compiled engine and a comparison project, as benchmarks/speed.py does; with
--here it measures the environment it runs in. Matches are the same every time:

- thinking: a match of each level against itself, every decision with a choice; processor time;
- value: `chances` and `outlook` of all positions of greedy matches; processor time;
- hint: positions of a greedy match, as at a table: hints think for a fixed time, so what counts is the wait;
- review: a whole match; processor time.

Everything is done again in every round, and the least time counts, so that it matters little what else the machine
does. Every figure is also told beside OpenSpiel's: a decision of its MCTSBot in C++ (chess, 200 simulations; a hint is
one decision, a review is taken for each decision it judges), and for values one of those simulations, which judges a
position by a random match to the end. Prints tables in Markdown, or JSON.
"""

import json
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from math import ceil
from pathlib import Path
from random import Random
from statistics import mean
from time import perf_counter, process_time
from typing import Any

Row = dict[str, Any]
Measure = Callable[[str, int, Namespace], Iterator[Row]]

HERE = "--here"  # what this program is told when it runs itself in the environment
PEER = "chess"
THOUGHTS = 12  # decisions of the peer, a round: one in each of its positions
PASSES = 10  # over all positions, a round
VALUED = 3  # matches whose positions are valued
HINTS = 4  # positions of a match
WAIT = 2.0  # seconds for a hint
WHOLE = 60.0  # seconds for a review
VALUE_OF_TWO, VALUE_OF_MORE = 10.0, 30.0  # µs for a value, by the number of players
GREEDY = "greedy"


def thinking(slug: str, players: int, wanted: Namespace) -> Iterator[Row]:
    from universelle.games.registry import load

    for level, bot in enumerate(load(slug).opponents, start=1):
        if wanted.level not in (0, level):
            continue
        rounds, beside = by_turns(wanted.rounds, lambda bot=bot: decisions(slug, players, bot))
        times = sorted(1000 * min(each) for each in zip(*rounds, strict=True))
        yield {
            "level": level,
            "bot": bot,
            "decisions": len(times),
            "mean_ms": mean(times),
            "p95_ms": times[ceil(0.95 * len(times)) - 1],
            "most_ms": times[-1],
            "beside": mean(times) / 1000 / beside,
        }


def decisions(slug: str, players: int, bot: str) -> list[float]:
    """The seconds of every decision with a choice in a match of a bot against itself."""
    from universelle.bots import Perspective, make_bot
    from universelle.core.chance import seed_from
    from universelle.games.registry import load

    game = load(slug)
    state = game.new(players, seed_from("opponents"))
    bots = [make_bot(game, bot, f"opponents/{seat}") for seat in range(players)]
    times: list[float] = []
    while seats := state.to_move():
        seen = Perspective(game, state, seats[0])
        began = process_time()
        action = bots[seats[0]].choose(seen)
        if len(seen.legal_actions) > 1:
            times.append(process_time() - began)
        state.apply(seats[0], action)
    return times


def value(slug: str, players: int, wanted: Namespace) -> Iterator[Row]:
    from search import AT_ONCE

    from universelle.games.registry import load

    evaluation = load(slug).evaluation
    records = [match(slug, players, GREEDY, number) for number in range(VALUED)]
    states = [(record.position(made), move.seat) for record in records for made, move in enumerate(record.moves)]

    def passes() -> tuple[float, float]:
        """Seconds of `chances` and of `outlook` for one position."""
        found: list[tuple[float, float]] = []
        for _ in range(PASSES):
            marks = [process_time()]
            for state, _seat in states:
                evaluation.chances(state)
            marks.append(process_time())
            for state, seat in states:
                evaluation.outlook(state, seat)
            marks.append(process_time())
            found.append(tuple([(after - before) / len(states) for before, after in pairwise(marks)]))
        return min(one for one, _ in found), min(other for _, other in found)

    rounds, beside = by_turns(wanted.rounds, passes)
    chances, outlook = (min(each) for each in zip(*rounds, strict=True))
    yield {
        "positions": len(states),
        "chances_us": 1e6 * chances,
        "outlook_us": 1e6 * outlook,
        "wanted_us": VALUE_OF_TWO if players <= 2 else VALUE_OF_MORE,
        "beside": chances / (beside / AT_ONCE),
    }


def hint(slug: str, players: int, wanted: Namespace) -> Iterator[Row]:
    from universelle.bots import Perspective, hints
    from universelle.games.registry import load

    record = match(slug, players, GREEDY)
    states = [(record.position(made), move.seat) for made, move in enumerate(record.moves)]
    seen = [Perspective(load(slug), state, seat) for state, seat in states]
    choices = [each for each in seen if len(each.legal_actions) > 1]
    asked = [choices[round((part + 0.5) / HINTS * len(choices))] for part in range(HINTS)]

    def waits() -> list[float]:
        return [elapsed(lambda each=each: hints.hint(each, Random(1), hints.SECONDS), perf_counter) for each in asked]

    rounds, beside = by_turns(wanted.rounds, waits)
    times = [min(each) for each in zip(*rounds, strict=True)]
    yield {
        "positions": len(times),
        "mean_s": mean(times),
        "most_s": max(times),
        "wanted_s": WAIT,
        "beside": mean(times) / beside,
    }


def review(slug: str, players: int, wanted: Namespace) -> Iterator[Row]:
    from universelle.reviews import reviewer

    record = match(slug, players, wanted.bots)

    def whole() -> tuple[float, int]:
        """Seconds, and how many decisions were judged."""
        began = process_time()
        judged = len([move for move in reviewer.review(record) if move.mark])
        return process_time() - began, judged

    rounds, beside = by_turns(wanted.rounds, whole)
    seconds, judged = min(rounds)
    yield {
        "bots": wanted.bots,
        "moves": len(record.moves),
        "judged": judged,
        "seconds": seconds,
        "wanted_s": WHOLE,
        "beside": seconds / judged / beside,
    }


PARTS: dict[str, Measure] = {"thinking": thinking, "value": value, "hint": hint, "review": review}


def by_turns(rounds: int, measure: Callable[[], Any]) -> tuple[list[Any], float]:
    """What is measured in every round, and the least seconds of a decision of the peer, which takes turns with it."""
    found: list[Any] = []
    beside: list[float] = []
    for _ in range(rounds):
        beside.append(elapsed(think) / THOUGHTS)
        found.append(measure())
    return found, min(beside)


def think() -> None:
    """Some decisions of the peer."""
    for _ in range(THOUGHTS):
        peer().ways["mcts"]()


@cache
def peer() -> Any:
    from search import peer as searching

    return searching(PEER)


def elapsed(work: Callable[[], Any], clock: Callable[[], float] = process_time) -> float:
    began = clock()
    work()
    return clock() - began


def match(slug: str, players: int, bot: str, number: int = 0) -> Any:
    """The record of a whole match."""
    from universelle.arena.simulation import play

    return play(slug, (bot,) * players, f"opponents/{number}").record


def tables(part: str, wanted: Namespace) -> list[tuple[str, int]]:
    """The games and numbers of players that are measured: for thinking all, else the fewest, two and the most."""
    from universelle.games.registry import metas

    found: list[tuple[str, int]] = []
    for slug, meta in metas().items():
        every = range(meta.min_players, meta.max_players + 1)
        some = sorted({meta.min_players, 2, meta.max_players})
        found += [(slug, players) for players in (every if part == "thinking" else some)]
    return [(slug, players) for slug, players in found if wanted.game in ("", slug) and wanted.players in (0, players)]


def measure(wanted: Namespace) -> None:
    from rich.console import Console
    from rich.progress import Progress

    from universelle.build import BUILD

    found: dict[str, list[Row]] = {}
    with Progress(console=Console(stderr=True)) as progress:
        for part in wanted.only or PARTS:
            rows = found[part] = []
            for slug, players in progress.track(tables(part, wanted), description=part):
                for row in PARTS[part](slug, players, wanted):
                    rows.append({"game": slug, "players": players, **row})
    if wanted.json:
        print(json.dumps({"build": BUILD, "rounds": wanted.rounds, **found}, indent=2))
        return
    print(f"{BUILD} build, the least of {wanted.rounds} rounds.")
    for part, rows in found.items():
        print(f"\n{part}\n")
        print_table(rows)


def print_table(rows: list[Row]) -> None:
    if not rows:
        return
    print(f"| {' | '.join(name.replace('_', ', ') for name in rows[0])} |")
    print("|---" * len(rows[0]) + "|")
    for row in rows:
        print(f"| {' | '.join(map(told, row.values()))} |")


def told(figure: Any) -> str:
    if not isinstance(figure, float):
        return str(figure)
    return f"{figure:.0f}" if figure >= 100 else f"{figure:.3g}"


def main(wanted: Namespace) -> None:
    if wanted.here:
        measure(wanted)
        return
    from speed import BUILDS, set_up

    python = Path(set_up("compiled", BUILDS["compiled"])).with_name("python")
    subprocess.run([python, __file__, HERE, *sys.argv[1:]], check=True)


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(HERE, action="store_true", help="measure this environment; it must have the peer")
    parser.add_argument("--only", action="append", choices=PARTS, help="measure this; may be given more than once")
    parser.add_argument("--game", default="", help="only this game")
    parser.add_argument("--players", type=int, default=0, help="only this number of players")
    parser.add_argument("--level", type=int, default=0, help="only this level thinks")
    parser.add_argument("--bots", default=GREEDY, help="who plays the matches that are reviewed (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is done (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    main(parser.parse_args())
