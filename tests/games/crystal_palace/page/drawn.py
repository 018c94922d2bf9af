"""Positions of Crystal Palace, drawn, and what is found in a drawing."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from xml.etree import ElementTree

from tests.drawing.trees import nodes
from universelle.contract.opponents import Face
from universelle.contract.scene import scene_of
from universelle.core.chance import seed_from
from universelle.core.edition import Edition
from universelle.drawing.node import Node, node
from universelle.games.crystal_palace.game import GAME
from universelle.games.crystal_palace.page import PAGE
from universelle.games.crystal_palace.rules.actions import Borrow, Exchange
from universelle.games.crystal_palace.rules.state import Palace
from universelle.games.crystal_palace.scene import Scene
from universelle.i18n import Translations

PLAYERS = (2, 3, 4, 5)
NAMES = ("Ada", "Ben & Co", "Carl <x>", "Dora", "Emil")
VIEWER = 0


def scene(state: Palace, language: str = "en", seat: int | None = None) -> Scene:
    """The table as the seat to move sees it, or another."""
    if seat is None:
        seat = state.to_move()[0] if state.to_move() else VIEWER
    return scene_of(state, words(language, len(state.players)), seat, {1: Face("careful")})


@cache
def words(language: str, players: int) -> Translations:
    return Translations(language, GAME.package, NAMES[:players])


def table(given: Scene) -> Node:
    seats = range(len(given.view["players"]))
    strips = node("nav", [PAGE.strip(given, seat) for seat in seats], id="strip")
    panels = node("div", [PAGE.panel(given, seat) for seat in seats], id="players")
    return node("div", strips, panels, PAGE.board(given), PAGE.steps(given), id="table")


def new_palace(players: int, seed: str = "1851", edition: Edition | None = None) -> Palace:
    return GAME.new(players, seed_from(seed), edition=edition or Edition())


def positions(players: int, seed: str = "1851") -> Iterator[Palace]:
    """Every position of a random game in which little is exchanged, the last included."""
    random = Random(seed)
    state = new_palace(players, seed)
    yield state
    while seats := state.to_move():
        actions = state.legal_actions(seats[0])
        plain = [action for action in actions if not isinstance(action, Exchange | Borrow)]
        state.apply(seats[0], random.choice(plain if plain and random.random() < 0.97 else actions))
        yield state


def stages(players: int) -> Iterator[Palace]:
    """Some positions of a game, from all of its phases."""
    return islice(positions(players), 0, None, 5)


def until(state: Palace, step: str, seed: str = "1851") -> Palace:
    """Play at random up to the first decision with an id."""
    random = Random(seed)
    while state.agenda[-1].id != step:
        seat = state.to_move()[0]
        plain = [action for action in state.legal_actions(seat) if not isinstance(action, Exchange | Borrow)]
        state.apply(seat, random.choice(plain or state.legal_actions(seat)))
    return state


def reveal(state: Palace, *hands: tuple[int, ...]) -> Palace:
    """Everybody sets these dice, up to the first placement."""
    for seat, hand in enumerate(hands):
        for code in (*[f"set {value}" for value in hand], "seal"):
            act(state, code, seat)
    return state


def act(state: Palace, code: str, seat: int | None = None) -> None:
    seat = state.to_move()[0] if seat is None else seat
    state.apply(seat, next(action for action in state.legal_actions(seat) if action.code == code))


def targets(tree: Node) -> dict[str, str | None]:
    """The actions that can be chosen on the page, with their names for screen readers."""
    drawn = [each for each in nodes(tree) if "data-action" in each.attributes]
    return {each.attributes["data-action"]: each.attributes.get("aria-label") for each in drawn}


def well_formed(tree: Node) -> None:
    """The page is HTML: its inputs have no end."""
    ElementTree.fromstring(re.sub(r"(<input[^>]*)>", r"\1/>", str(tree)))
