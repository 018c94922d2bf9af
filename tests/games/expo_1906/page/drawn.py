"""What the page of Expo 1906 draws, and how to find something in it."""

import re
from collections.abc import Iterator
from random import Random

from tests.drawing.trees import found, nodes
from tests.games.expo_1906.positions import new_expo
from universelle.contract.opponents import Face
from universelle.contract.scene import scene_of
from universelle.drawing.node import Node, node
from universelle.games.expo_1906.game import GAME
from universelle.games.expo_1906.page import PAGE
from universelle.games.expo_1906.rules.state import Expo
from universelle.games.expo_1906.scene import Scene
from universelle.i18n import Translations

PLAYERS = (1, 2, 3, 4)
NAMES = ("Ada", "Ben & Co", "Carl <x>", "Dora")
VIEWER = 0


def scene(state: Expo, language: str = "en", seat: int | None = None) -> Scene:
    """The table as the seat to move sees it, or another."""
    if seat is None:
        seat = state.to_move()[0] if state.to_move() else VIEWER
    words = Translations(language, GAME.package, NAMES[: len(state.players)])
    return scene_of(state, words, seat, {1: Face("careful")})


def watched(state: Expo) -> Scene:
    return scene_of(state, Translations("en", GAME.package, NAMES[: len(state.players)]))


def table(given: Scene) -> Node:
    seats = range(len(given.view["players"]))
    panels = [draw(given, seat) for draw in (PAGE.strip, PAGE.panel) for seat in seats]
    return node("div", panels, PAGE.board(given), PAGE.steps(given), id="table")


def xml(drawn: Node) -> str:
    """A drawing without what HTML leaves open."""
    return re.sub("<input[^>]*>", "", str(drawn))


def positions(players: int, seed: str = "1906", every: int = 1) -> Iterator[Expo]:
    """Positions of a game of chance, every so many, and the last one."""
    random = Random(seed)
    state = new_expo(players, seed, first="random", level_1="student")
    number = 0
    while seats := state.to_move():
        if number % every == 0:
            yield state
        state.apply(seats[0], random.choice(state.legal_actions(seats[0])))
        number += 1
    yield state


def chosen_on(tree: Node) -> set[str]:
    """The actions that can be chosen on the table itself."""
    return {
        each.attributes[name]
        for each in nodes(tree)
        for name in ("data-action", "data-pick")
        if name in each.attributes
    }


def classes(tree: Node, name: str) -> set[str]:
    return set(found(tree, name).attributes["class"].split())
