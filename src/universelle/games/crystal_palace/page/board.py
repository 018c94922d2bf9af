"""The board that all players share: locations, Black Market and administration."""

from __future__ import annotations

from typing import Final

from universelle.contract.scene import whose
from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once
from universelle.drawing.parts import tabs
from universelle.games.crystal_palace.page.locations.location import fitting, locations
from universelle.games.crystal_palace.page.locations.overview import overview
from universelle.games.crystal_palace.page.locations.shown import ACTIONS, has_work, opened
from universelle.games.crystal_palace.page.tracks.administration import administration
from universelle.games.crystal_palace.page.tracks.market import market
from universelle.games.crystal_palace.page.work.centre import work
from universelle.games.crystal_palace.scene import Scene

MINE: Final = frozenset(["set-dice", "make-room-for-loan", "make-room-for-tile", "use-permanent"])
CITY: Final = frozenset(["assistant-action", "move-down", "choose-assistant", "place-token"])


def board(scene: Scene) -> Node:
    places = _places((overview(scene), *locations(scene), *work(scene)))
    return _board(
        scene.words,
        places,
        _city(market(scene), administration(scene)),
        _tabs(scene.words, whose(scene), scene.seat is not None, _front(scene)),
        _opened(scene) + 1,
        _work(scene),
        fitting(scene),
    )


@once
def _board(
    words: Translator, places: Node, city: Node, tabs: Node, opened: int, work: str, fitting: str | None
) -> Node:
    return node(
        "div",
        places,
        city,
        tabs,
        id="board",
        class_="board palace",
        role="group",
        aria_label=words("draw-board"),
        data_open=opened,
        data_work=work,
        data_fits=fitting,
    )


@once
def _places(parts: tuple[Node, ...]) -> Node:
    return node("div", list(parts), class_="places", id="places")


@once
def _city(market: Node, administration: Node) -> Node:
    return node("div", market, administration, class_="city", id="city")


@once
def _tabs(words: Translator, seat: int, own: bool, front: str) -> Node:
    """The parts between which narrow windows switch: key, symbol, name; a spectator has no board of their own."""
    parts = (
        ("places", "museum", words("draw-tab-places")),
        ("mine", f"seat-{seat + 1}", words("draw-tab-mine" if own else "draw-tab-board")),
        ("city", "buzz", words("draw-tab-city")),
        ("rivals", "hat", words("draw-tab-rivals")),
        ("chronicle", "clock", words("web-table-chronicle")),
    )
    return tabs(words("draw-parts"), parts, front)


def _front(scene: Scene) -> str:
    """The part where the present question is answered.

    What is asked about the market or the tracks is answered beside the locations, or with the work in the middle.
    """
    if not scene.actions:
        return "places"
    if scene.decision in MINE:
        return "mine"
    return "city" if scene.decision in CITY and has_work(scene.view["phase"]) else "places"


def _opened(scene: Scene) -> int:
    return opened(scene.view["phase"], scene.view["location"])


def _work(scene: Scene) -> str:
    """What goes on: when it changes, scripts open the location where it happens."""
    view = scene.view
    if view["phase"] < ACTIONS or not scene.decision:
        return f"{view['round']}-{view['phase']}"
    return f"{view['round']}-{view['phase']}-{_opened(scene)}-{scene.decision}-{view['to_move']}"
