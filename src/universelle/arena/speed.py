"""How fast random games run, driven from ordinary Python; ours and, for comparison, other projects'."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from universelle.build import BUILD
from universelle.core.chance import seed_from
from universelle.core.errors import BadRequest
from universelle.games.registry import load, metas

if TYPE_CHECKING:
    from universelle.core.state import State

SLICES: Final = 5  # the rows take turns, so that a busy moment of the machine touches all of them
CLONES: Final = 200
OPEN_SPIEL_GAMES: Final = ("connect_four", "backgammon", "chess")


@dataclass
class Row:
    """One thing measured."""

    name: str
    build: str
    actions_per_second: float = 0.0
    games_per_second: float = 0.0
    clone_us: float = 0.0

    def tree(self) -> dict[str, Any]:
        return asdict(self)


class Runner:
    """Plays random games of one kind for as long as it is told, and copies positions in between."""

    def __init__(self, name: str, build: str, play: Callable[[int], int], clone: Callable[[], None]) -> None:
        self.name = name
        self.build = build
        self._play = play
        self._clone = clone
        self._games = self._actions = self._clones = 0
        self._playing = self._cloning = 0.0

    def run(self, seconds: float) -> None:
        began = perf_counter()
        while (now := perf_counter()) - began < seconds:
            self._actions += self._play(self._games)
            self._games += 1
        self._playing += now - began
        for _ in range(CLONES):
            self._clone()
        self._clones += CLONES
        self._cloning += perf_counter() - now

    def row(self) -> Row:
        return Row(
            self.name,
            self.build,
            round(self._actions / self._playing, 1),
            round(self._games / self._playing, 2),
            round(self._cloning / self._clones * 1e6, 3),
        )


def measure(seconds: float, peers: bool, games: Sequence[str] | None = None) -> Iterator[Row]:
    """Two rows for each of these games, or of all of them, and rows for the peers if they are asked for."""
    runners = [*_own_runners(metas() if games is None else games), *(_peers() if peers else ())]
    for _ in range(SLICES):
        for runner in runners:
            runner.run(seconds / SLICES)
    for runner in runners:
        yield runner.row()


def _own_runners(games: Iterable[str]) -> Iterator[Runner]:
    for slug in games:
        players = load(slug).meta.max_players
        yield own_runner(slug, players)
        yield own_runner(slug, players, events=True)


def own_runner(slug: str, players: int, events: bool = False) -> Runner:
    """Random games of ours: legal actions, choose, apply."""
    game = load(slug)
    bits = Random(1).getrandbits
    middle = _middle(slug, players)

    def play(number: int) -> int:
        state = game.new(players, seed_from(str(number)))
        if events:
            state.events = []
        actions = 0
        while seats := state.to_move():
            seat = seats[0]
            legal = state.legal_actions(seat)
            state.apply(seat, legal[bits(16) % len(legal)])
            actions += 1
        return actions

    def clone() -> None:
        middle.clone()

    return Runner(f"{slug}, {players} players{', events' if events else ''}", BUILD, play, clone)


def _middle(slug: str, players: int) -> State:
    """A position from the middle of a random match; of a short one, the position before its last move."""
    state = load(slug).new(players, seed_from("middle"))
    random = Random(1)
    for _ in range(40):
        seat = state.to_move()[0]
        following = state.clone()
        following.apply(seat, random.choice(state.legal_actions(seat)))
        if not following.to_move():
            break
        state = following
    return state


def _peers() -> Iterator[Runner]:
    missing = [name for name in ("catanatron", "pyspiel") if find_spec(name) is None]
    if missing:
        raise BadRequest("peers-missing", missing=", ".join(missing))
    yield _catanatron()
    for name in OPEN_SPIEL_GAMES:
        yield _open_spiel(name)


def _catanatron() -> Runner:
    import catanatron

    colours = list(catanatron.Color)[:4]

    def play(number: int) -> int:
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=number)
        game.play()
        return len(game.state.actions)

    middle = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=1)
    for _ in range(200):
        middle.play_tick()

    def clone() -> None:
        middle.copy()

    return Runner("catanatron, 4 players", version("catanatron"), play, clone)


def _open_spiel(name: str) -> Runner:
    import pyspiel

    game = pyspiel.load_game(name)
    random = Random(1)
    bits = random.getrandbits

    def play(_number: int) -> int:
        state = game.new_initial_state()
        actions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(random.choices(outcomes, chances)[0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[bits(16) % len(legal)])
            actions += 1
        return actions

    middle = game.new_initial_state()

    def clone() -> None:
        middle.clone()

    return Runner(f"OpenSpiel {name}", version("open_spiel"), play, clone)
