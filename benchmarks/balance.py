"""How balanced the authored set of Crystal Palace is: greedy bots play, and seats, nations and cards are counted.

Run: python benchmarks/balance.py [GAMES [PLAYERS [PROCESSES]]]

Prints tables in Markdown, for every number of players or (not 0) the one asked for. Uses all processors, or as many.
"""

import sys
from collections import Counter, defaultdict
from multiprocessing import Pool
from statistics import mean, median

from universelle.bots import Perspective, make_bot
from universelle.core.chance import seed_from
from universelle.core.edition import Edition
from universelle.core.event import Points
from universelle.games.crystal_palace.rules.events import CardTaken, DieActed, DieIdle, TileDrawn
from universelle.games.registry import load

SLUG = "crystal-palace"
COUNTS = (2, 3, 4, 5)


def play(task: tuple[int, int]) -> dict:
    """One game of greedy bots; what is counted of it."""
    players, number = task
    game = load(SLUG)
    state = game.new(players, seed_from(f"balance {players} {number}"))
    state.events = []
    bots = [make_bot(game, "greedy", f"{number}/{seat}") for seat in range(players)]
    moves = 0
    while state.to_move():
        seat = state.to_move()[0]
        state.apply(seat, bots[seat].choose(Perspective(game, state, seat)))
        moves += 1
    view, places = state.view(None), state.standings()
    reasons = Counter()
    for event in state.events:
        if isinstance(event, Points):
            reasons[event.reason] += event.points / players
    return {
        "scores": state.scores(),
        "wins": [(place == 1) / places.count(1) for place in places],
        "nations": [player["nation"] for player in view["players"]],
        "loans": [player["open_loans"] for player in view["players"]],
        "repaid": [sum(bool(slot and slot.get("repaid")) for slot in player["slots"]) for player in view["players"]],
        "built": [(key, seat) for seat, player in enumerate(view["players"]) for key in player["prototypes"]],
        "recruited": [(key, seat) for seat, player in enumerate(view["players"]) for key in player["characters"]],
        "taken": [event.card for event in state.events if isinstance(event, CardTaken | TileDrawn)],
        "places": [event.place for event in state.events if isinstance(event, DieActed)],
        "idle": sum(isinstance(event, DieIdle) for event in state.events),
        "goals": [player["goal"] for player in view["players"]],
        "reasons": reasons,
        "moves": moves,
    }


def report(players: int, games: list[dict]) -> None:
    scores = [score for game in games for score in game["scores"]]
    loans = [loan for game in games for loan in game["loans"]]
    print(f"\n### {players} players, {len(games)} games\n")
    wins = [sum(game["wins"][seat] for game in games) / len(games) for seat in range(players)]
    print(f"wins by seat: {', '.join(f'{share:.1%}' for share in wins)}")
    print(
        f"points: mean {mean(scores):.1f}, median {median(scores)}; winner {mean(max(g['scores']) for g in games):.1f}"
    )
    print(f"open loans at the end: mean {mean(loans):.2f}, more than two {mean(loan > 2 for loan in loans):.1%}")
    print(f"repaid loans: mean {mean(loan for game in games for loan in game['repaid']):.2f}")
    print(f"dice without an action space, a game: {mean(game['idle'] for game in games):.2f}")
    print(f"decisions, a game: {mean(game['moves'] for game in games):.0f}\n")
    _sources(games)
    _nations(games, players)
    for kind, names in (("built", "patents"), ("recruited", "characters")):
        _cards(games, kind, names, mean(scores))
    _tiles(games)
    acted = Counter(place.removeprefix("place-") for game in games for place in game["places"])
    print("dice that acted, a game: " + ", ".join(f"{key} {n / len(games):.1f}" for key, n in acted.most_common()))


def _sources(games: list[dict]) -> None:
    total: Counter = Counter()
    for game in games:
        total.update(game["reasons"])
    told = [f"{key.removeprefix('reason-')} {total[key] / len(games):.1f}" for key in sorted(total)]
    print(f"points by source, a player: {', '.join(told)}\n")


def _nations(games: list[dict], players: int) -> None:
    wins, played, points, goals = Counter(), Counter(), Counter(), Counter()
    for game in games:
        for seat, nation in enumerate(game["nations"]):
            played[nation] += 1
            wins[nation] += game["wins"][seat]
            points[nation] += game["scores"][seat]
            goals[nation] += game["goals"][seat]
    print(f"| nation | wins (fair: {1 / players:.0%}) | mean points | mean goal level |\n|---|---|---|---|")
    for nation in sorted(played, key=lambda key: -wins[key] / played[key]):
        n = played[nation]
        print(f"| {nation} | {wins[nation] / n:.1%} | {points[nation] / n:.1f} | {goals[nation] / n:.2f} |")


def _cards(games: list[dict], kind: str, names: str, overall: float) -> None:
    """How often a card is used, and how much more than the mean its owner scores."""
    scores = defaultdict(list)
    for game in games:
        for key, seat in game[kind]:
            scores[key].append(game["scores"][seat] - overall)
    every = load(SLUG).rules.components(Edition()).tree[names]
    told = [(len(scores[key]) / len(games), mean(scores[key]) if scores[key] else 0.0, key) for key in every]
    print(f"\n| {kind} | share of games | owner above the mean |\n|---|---|---|")
    for share, above, key in sorted(told, reverse=True):
        print(f"| {key} | {share:.1%} | {above:+.1f} |")
    print(f"\nnever {kind}: {', '.join(key for share, _, key in told if not share) or 'none'}\n")


def _tiles(games: list[dict]) -> None:
    taken = Counter(card.removeprefix("research-") for game in games for card in game["taken"] if "research" in card)
    tree = load(SLUG).rules.components(Edition()).tree["research"]
    every = [(key, tile["copies"]) for back in tree.values() for key, tile in back.items()]
    told = [(taken[key] / copies / len(games), key) for key, copies in every]
    print(
        "tiles taken, share of copies: " + ", ".join(f"{key} {share:.0%}" for share, key in sorted(told, reverse=True))
    )


def main(games: int = 1000, players: int = 0, processes: int | None = None) -> None:
    for count in [players] if players else COUNTS:
        with Pool(processes) as pool:
            report(count, pool.map(play, [(count, number) for number in range(games)], chunksize=5))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
