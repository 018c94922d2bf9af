"""Positions as they are drawn, and how to find things in a drawing."""

from collections.abc import Iterator
from random import Random

from tests.drawing.trees import nodes
from tests.games.worlds_fair_1893.positions import new_fair
from universelle.contract.opponents import Face
from universelle.contract.scene import scene_of
from universelle.drawing.node import Node, node
from universelle.games.worlds_fair_1893.game import GAME
from universelle.games.worlds_fair_1893.page.board import board
from universelle.games.worlds_fair_1893.page.headline import steps
from universelle.games.worlds_fair_1893.page.players import panel, strip
from universelle.games.worlds_fair_1893.rules.state import WorldsFair
from universelle.games.worlds_fair_1893.scene import Scene
from universelle.i18n import Translations

PLAYERS = (2, 3, 4)
NAMES = ("Ada", "Ben & Co", "Carl <x>", "Dora")
VIEWER = 0


def scene(state: WorldsFair, language: str = "en", seat: int | None = None) -> Scene:
    """The table as the seat to move sees it, or another."""
    if seat is None:
        seat = state.to_move()[0] if state.to_move() else VIEWER
    words = Translations(language, GAME.package, NAMES[: len(state.players)])
    return scene_of(state, words, seat, {1: Face("careful")})


def table(given: Scene) -> Node:
    seats = range(len(given.view["players"]))
    panels = [draw(given, seat) for draw in (strip, panel) for seat in seats]
    return node("div", panels, board(given), steps(given), id="table")


def positions(players: int, seed: str = "1893") -> Iterator[WorldsFair]:
    """Every position of a game of chance, the last included."""
    random = Random(seed)
    state = new_fair(players, seed)
    yield state
    while seats := state.to_move():
        state.apply(seats[0], random.choice(state.legal_actions(seats[0])))
        yield state


def places(tree: Node) -> list[Node]:
    """Where something can be chosen on the board."""
    return [each for each in nodes(tree) if each.attributes.get("role") == "button"]


def codes(place: Node) -> list[str]:
    """The actions that a place leads to."""
    return place.attributes.get("data-action", place.attributes.get("data-ask", "")).split("|")


def targets(tree: Node) -> list[str]:
    """The actions that a click on the board makes."""
    return [place.attributes["data-action"] for place in places(tree) if "data-action" in place.attributes]


def asked(tree: Node) -> dict[str, list[str]]:
    """The places on the board that ask which action is meant, with these actions."""
    return {str(place.id): codes(place) for place in places(tree) if "data-ask" in place.attributes}
