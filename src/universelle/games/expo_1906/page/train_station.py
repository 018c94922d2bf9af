"""The Train Station: the resource tiles on offer, and the pile."""

from __future__ import annotations

from typing import Final

from universelle.contract.scene import codes_with, whose
from universelle.core.message import Translator
from universelle.drawing.node import Node, kept, node, once, symbol
from universelle.drawing.parts import num
from universelle.games.expo_1906.page.board_title import board_title
from universelle.games.expo_1906.page.ornament import at
from universelle.games.expo_1906.page.tiles import small_tile
from universelle.games.expo_1906.rules.components import Box
from universelle.games.expo_1906.rules.view import TileView
from universelle.games.expo_1906.scene import Scene

TILE: Final = 46
STEP: Final = TILE + 3
TILES_IN_ROW: Final = 6


def train_station(scene: Scene) -> Node:
    view = scene.view
    legal = codes_with(scene, "take")
    return train_station_of(scene.words, view["station"], view["pile"], station_note(scene), legal)


@once
def train_station_of(
    words: Translator, spaces: list[TileView | None], pile: int, note: str, legal: frozenset[str]
) -> Node:
    rows = -(-len(spaces) // TILES_IN_ROW)
    columns = min(len(spaces), TILES_IN_ROW)
    tiles: list[Node] = []
    for place, tile in enumerate(spaces):
        if tile is not None:
            x, y = _place_of(place)
            tiles.append(_offered(words, tile["tile"], tile["kind"], x, y, f"take {tile['kind']}" in legal))
    return kept(
        "section",
        board_title("station", words("place-train-station"), note, "place-train-station"),
        kept(
            "svg",
            _ground(len(spaces)),
            kept("g", *tiles, id="station-tiles"),
            id="station-svg",
            role="group",
            aria_label=words("place-train-station"),
            class_="station-tiles",
            viewbox=f"-3 -3 {columns * STEP + 3} {rows * STEP + 3}",
            style=f"--wide:{columns * STEP + 3};--tall:{rows * STEP + 3}",
            data_from="station-pile",
            data_stage=2,
            data_stage_out=1,
        ),
        _pile(words, pile),
        id="station",
        class_="shared-board frame",
        data_tab=3,
    )


def _place_of(place: int) -> tuple[int, int]:
    return place % TILES_IN_ROW * STEP, place // TILES_IN_ROW * STEP


@once
def _ground(spaces: int) -> Node:
    return node("g", [_slot(place, *_place_of(place)) for place in range(spaces)], id="station-ground")


def station_note(scene: Scene) -> str:
    """What the next tile costs the viewer, or while the card is not played, or by others, what all of them would."""
    player = scene.view["players"][whose(scene)]
    action = scene.view["action"] if scene.actions else None
    if action and action["price"] is not None:
        return scene.words("draw-station-price", price=action["price"])
    if action and scene.decision == "take-free-tile":
        return scene.words("draw-station-free")
    return _prices(scene.box, "train-station" in player["improved"])


@once
def _prices(box: Box, improved: bool) -> str:
    return " + ".join([str(price) for price in (box.improved_prices if improved else box.prices)])


@once
def _pile(words: Translator, tiles: int) -> Node:
    text = words("draw-station-pile", tiles=tiles)
    return node("p", symbol("deck"), str(tiles), id="station-pile", class_="soft", data_about="pile", aria_label=text)


def _slot(place: int, x: float, y: float) -> Node:
    return node(
        "rect",
        class_="empty-space",
        data_about="place-train-station",
        id=f"station-{place + 1}",
        x=num(x + 2),
        y=num(y + 2),
        width=TILE - 4,
        height=TILE - 4,
        rx=2,
    )


@once
def _offered(words: Translator, number: int, kind: str, x: float, y: float, legal: bool) -> Node:
    code = f"take {kind}"
    doing: dict[str, str] = {
        "data_action": code,
        "role": "button",
        "tabindex": "0",
        "aria_label": words.name(f"tile-{kind}"),
    }
    ring = node("rect", class_="hit", width=TILE, height=TILE, rx=3, id=f"offer-{number}-ring")
    tile = small_tile(f"tile-{number}", kind, 0, 0, TILE)
    return node(
        "g",
        tile,
        ring if legal else None,
        id=f"offer-{number}",
        class_="station-tile target" if legal else "station-tile",
        style=at(x, y),
        **(doing if legal else {"data_try": code}),
    )
