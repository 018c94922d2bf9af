"""Everything in the box gets used: random matches until every card, event, action and refusal has occurred."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields
from importlib.resources import files
from importlib.resources.abc import Traversable
from random import Random
from typing import Final

from universelle.contract.game import Game
from universelle.core.action import Action
from universelle.core.chance import seed_from
from universelle.core.edition import Edition
from universelle.core.errors import IllegalAction
from universelle.core.event import Event, GameEnded
from universelle.core.message import Name
from universelle.core.state import State
from universelle.testing.trial import MOST_MOVES, Extent, Trial, law

MOST_MATCHES: Final = 400
TRY_ALL_EVERY: Final = 10  # moves
REFUSAL: Final = re.compile(r'"(illegal-[a-z-]+)"')


@law(Extent.GAME)
def every_game_lists_its_names(trial: Trial) -> None:
    names = list(trial.game.checks.names(trial.begin()))
    assert names, "`names` of the game's checks does not say which names events must mention"


@law(Extent.GAME, slow=True)
def everything_in_the_box_occurs_in_random_matches(trial: Trial) -> None:
    game = trial.game
    counts = range(game.meta.min_players, game.meta.max_players + 1)
    missing = _everything(game, [Trial(game, players).begin() for players in counts])
    editions = [Edition(), *[Edition("test", values) for values in game.checks.editions]]
    for number in range(MOST_MATCHES):
        players = counts[number % len(counts)]
        edition = editions[number // len(counts) % len(editions)]
        missing -= _occurring(Trial(game, players, number + 1), edition, missing)
        if not missing:
            return
    raise AssertionError(f"missing in {MOST_MATCHES} random matches: " + "; ".join(sorted(missing)))


def _everything(game: Game, beginnings: Iterable[State]) -> set[str]:
    """What must occur: names, events, kinds of action, single actions and refusals."""
    labels = {f"name {name}" for state in beginnings for name in game.checks.names(state)}
    labels |= {f"event {event.__name__}" for event in (*game.checks.events, GameEnded)}
    labels |= {f"kind of action {type(action).__name__}" for action in game.catalogue}
    labels |= {f"action {action.code}" for action in game.catalogue}
    return labels | {f"refusal {key}" for key in refusal_keys(game)}


def refusal_keys(game: Game) -> set[str]:
    """The keys of all rules by which a game refuses an action, as its source spells them."""
    sources = [*_sources(files(game.package)), files("universelle.core").joinpath("state.py")]
    return {key for source in sources for key in REFUSAL.findall(source.read_text(encoding="utf-8"))}


def _sources(folder: Traversable) -> list[Traversable]:
    found: list[Traversable] = []
    for path in folder.iterdir():
        if path.is_dir():
            found += _sources(path)
        elif path.name.endswith(".py"):
            found.append(path)
    return found


def _occurring(trial: Trial, edition: Edition, missing: set[str]) -> set[str]:
    """What occurs in a random match whose players now and then try what nobody has tried yet."""
    rng = Random(trial.seed)
    game = trial.game
    state = game.new(trial.players, seed_from(str(trial.seed)), trial.options(), edition)
    state.events = []
    actions: list[Action] = []
    keys: set[str] = set()
    unrefused = any(thing.startswith("refusal ") for thing in missing)
    while state.to_move():
        assert len(actions) < MOST_MOVES
        seat = rng.choice(state.to_move())
        if unrefused and len(actions) % TRY_ALL_EVERY == 0:
            keys |= _refused(game, state, seat) | _refused(game, state, trial.players)
        legal = state.legal_actions(seat)
        untried = [action for action in legal if f"action {action.code}" in missing]
        actions.append(rng.choice(untried if untried and rng.randrange(2) else legal))
        state.apply(seat, actions[-1])
    if unrefused:
        keys |= _refused(game, state, 0)
    return _labels(state.events, actions, keys)


def _refused(game: Game, state: State, seat: int) -> set[str]:
    """The rules that forbid what cannot be done here."""
    keys: set[str] = set()
    legal = {action.index for action in state.legal_actions(seat)}
    for action in game.catalogue:
        if action.index not in legal:
            try:
                state.apply(seat, action)
            except IllegalAction as error:
                keys.add(error.message.key)
    return keys


def _labels(events: Iterable[Event], actions: Iterable[Action], refused: Iterable[str]) -> set[str]:
    """What occurred; an event counts for the classes it derives from, too."""
    labels = {f"refusal {key}" for key in refused}
    for action in actions:
        labels |= {f"action {action.code}", f"kind of action {type(action).__name__}"}
    for event in events:
        labels |= {f"event {kind.__name__}" for kind in type(event).__mro__}
        for field in fields(event):
            labels |= {f"name {name}" for name in _names_in(getattr(event, field.name))}
    return labels


def _names_in(value: object) -> list[str]:
    if isinstance(value, tuple):
        return [name for item in value for name in _names_in(item)]
    return [value] if isinstance(value, Name) else []
