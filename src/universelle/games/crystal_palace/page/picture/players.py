"""What lies before each player, in a picture."""

from __future__ import annotations

from typing import Final

from universelle.drawing.node import Node, node
from universelle.drawing.parts import fit, name_of, num, signed_number, symbol_at
from universelle.games.crystal_palace.choices import money
from universelle.games.crystal_palace.page.picture.dice import die_at, disc
from universelle.games.crystal_palace.scene import Scene

HEIGHT: Final = 92
DIE: Final = 22
SIGNS: Final = {
    "gear": "gear",
    "energy": "energy",
    "news": "news",
    "scroll": "ink",
    "hat": "ink",
    "research": "research",
}


def player(scene: Scene, seat: int, x: float, y: float, width: float) -> Node:
    """Name, points, dice, money, and the number of everything that is counted."""
    there = scene.view["players"][seat]
    points = signed_number(there["vp"])
    name, small = fit(name_of(scene.words, seat), width - 66 - 13 * len(points), 18, 14)
    dice = [
        die_at(12 + (DIE + 5) * n, 35, {"seat": seat, "value": value}, DIE) for n, value in enumerate(there["hand"])
    ]
    counts = (
        there["gears"],
        there["energy"],
        there["newspapers"],
        len(there["prototypes"]),
        len(there["characters"]),
        len([slot for slot in there["slots"] if slot and "tile" in slot]),
    )
    step = min(56.0, (width - 16) / len(counts))
    numbers = [
        node(
            "g",
            symbol_at(sign, 12 + step * n, 68, 16, f"symbol-{look}"),
            node("text", str(count), class_="picture-count", x=num(30 + step * n), y=81),
        )
        for n, ((sign, look), count) in enumerate(zip(SIGNS.items(), counts))
    ]
    return node(
        "g",
        node("rect", class_="picture-board", width=num(width), height=HEIGHT, rx=5),
        node("path", class_="picture-seat", d=f"M0 5Q0 0 5 0H6V{HEIGHT}H5Q0 {HEIGHT} 0 {HEIGHT - 5}Z"),
        disc(22, 18, seat),
        node("text", name, class_=f"picture-player{small}", x=38, y=24),
        symbol_at("vp", width - 28, 8, 19, "symbol-vp"),
        node("text", points, class_="picture-score", x=num(width - 32), y=26),
        dice,
        node("text", money(scene.words, there["money"]), class_="picture-purse", x=num(width - 10), y=54),
        numbers,
        id=f"picture-seat-{seat + 1}",
        class_=f"p{seat + 1}",
        transform=f"translate({num(x)} {num(y)})",
    )
