"""The board and the players as one SVG that can be saved."""

from __future__ import annotations

from typing import Final

from universelle.drawing.node import Node, node
from universelle.drawing.parts import fit, name_of, num, symbol_at
from universelle.games.worlds_fair_1893.page.board import board
from universelle.games.worlds_fair_1893.page.layout import HEIGHT, INKS, WIDTH
from universelle.games.worlds_fair_1893.page.players import Counts, proposed
from universelle.games.worlds_fair_1893.scene import Scene

GAP: Final = 8
CARD_HEIGHT: Final = 104
CHIP_HEIGHT: Final = 20


def picture(scene: Scene) -> Node:
    """The board, and below it what is in front of each player."""
    drawn = board(scene)
    seats = len(scene.view["players"])
    width = (WIDTH - 2 - GAP * (seats - 1)) / seats
    height = HEIGHT + GAP + CARD_HEIGHT
    cards = [_player(scene, seat, 1 + seat * (width + GAP), HEIGHT + GAP - 1, width) for seat in range(seats)]
    ground = node("rect", class_="picture-ground", width=WIDTH, height=height)
    size = {"viewBox": f"0 0 {WIDTH} {height}", "width": str(WIDTH), "height": str(height)}
    return Node("svg", {**drawn.attributes, **size}, [ground, *drawn.children, *cards])


def _player(scene: Scene, seat: int, x: float, y: float, width: float) -> Node:
    """A player's name and score, exhibits and approved exhibits by area, tickets and supporters."""
    player = scene.view["players"][seat]
    title, small = fit(name_of(scene.words, seat), width - 88, 16, 13)
    return node(
        "g",
        node("rect", class_="picture-card", width=num(width), height=CARD_HEIGHT, rx=3),
        node("path", class_="picture-seat", d=f"M0 3Q0 0 3 0H6V{CARD_HEIGHT}H3Q0 {CARD_HEIGHT} 0 {CARD_HEIGHT - 3}Z"),
        node("use", href=f"#mark-{seat + 1}", x=22, y=19),
        node("text", title, class_=f"picture-name{small}", x=36, y=24),
        node("text", str(player["score"]), class_="picture-score", x=num(width - 10), y=27),
        _chips(proposed(player), 38, width, 2),
        _chips(tuple(player["tokens"].items()), 61, width, CHIP_HEIGHT / 2),
        _stock("ticket", len(player["tickets"]), 14),
        _stock("supporter", player["supply"], 54),
        id=f"picture-{seat + 1}",
        class_=f"p{seat + 1}",
        transform=f"translate({num(x)} {y})",
    )


def _chips(counts: Counts, y: float, width: float, corner: float) -> Node:
    """How many of each area: square for exhibits, round for approved ones."""
    step = (width - 24) / len(counts)
    chips: list[Node] = []
    for number, (area, count) in enumerate(counts):
        look = f"f-{INKS[area]}" if count else "picture-none"
        ink = f"on-{INKS[area]}" if count else "picture-none-ink"
        middle = 14 + step * (number + 0.5)
        chip = node(
            "rect", class_=look, x=num(14 + step * number), y=y, width=num(step - 3), height=CHIP_HEIGHT, rx=corner
        )
        sign = node("g", symbol_at(area, middle - 14, y + 4, 12), class_=ink)
        text = node("text", str(count), class_=f"picture-count {ink}", x=num(middle + 6), y=y + 15)
        chips += [chip, sign, text]
    return node("g", chips)


def _stock(name: str, count: int, x: float) -> Node:
    sign = symbol_at(name, x, 85, 15, "picture-stock")
    return node("g", sign, node("text", str(count), class_="picture-stock-count", x=x + 19, y=97))
