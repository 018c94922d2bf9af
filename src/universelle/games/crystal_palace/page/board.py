"""The board that all players share: locations, Black Market and administration."""

from __future__ import annotations

from typing import Final

from universelle.contract.scene import whose
from universelle.drawing.node import Node, node, once
from universelle.drawing.parts import tabs
from universelle.games.crystal_palace.page.locations.location import fitting, locations
from universelle.games.crystal_palace.page.locations.overview import overview
from universelle.games.crystal_palace.page.locations.shown import ACTIONS, opened
from universelle.games.crystal_palace.page.tracks.administration import administration
from universelle.games.crystal_palace.page.tracks.market import market
from universelle.games.crystal_palace.page.work.centre import work
from universelle.games.crystal_palace.scene import Scene

MINE: Final = frozenset(["set-dice", "make-room-for-loan", "make-room-for-tile", "use-permanent"])
CITY: Final = frozenset(["assistant-action", "move-down", "choose-assistant", "place-token"])


def board(scene: Scene) -> Node:
    words = scene.words
    return node(
        "div",
        _places((overview(scene), *locations(scene), *work(scene))),
        _city(market(scene), administration(scene)),
        tabs(words("draw-parts"), _tabs(scene), _front(scene)),
        id="board",
        class_="board palace",
        role="group",
        aria_label=words("draw-board"),
        data_open=opened(scene.view) + 1,
        data_work=_work(scene),
        data_fits=fitting(scene),
    )


@once
def _places(parts: tuple[Node, ...]) -> Node:
    return node("div", list(parts), class_="places", id="places")


@once
def _city(market: Node, administration: Node) -> Node:
    return node("div", market, administration, class_="city", id="city")


def _tabs(scene: Scene) -> tuple[tuple[str, str, str], ...]:
    """The parts between which narrow windows switch: key, symbol, name."""
    words = scene.words
    return (
        ("places", "museum", words("draw-tab-places")),
        ("mine", f"seat-{whose(scene) + 1}", words("draw-tab-mine")),
        ("city", "buzz", words("draw-tab-city")),
        ("rivals", "hat", words("draw-tab-rivals")),
        ("chronicle", "clock", words("web-table-chronicle")),
    )


def _front(scene: Scene) -> str:
    """The part that the present question is about."""
    if not scene.actions:
        return "places"
    if scene.decision in MINE:
        return "mine"
    return "city" if scene.decision in CITY else "places"


def _work(scene: Scene) -> str:
    """What goes on: when it changes, scripts open the location where it happens."""
    view = scene.view
    if view["phase"] < ACTIONS or not scene.decision:
        return f"{view['round']}-{view['phase']}"
    return f"{view['round']}-{view['phase']}-{opened(view)}-{scene.decision}-{view['to_move']}"
