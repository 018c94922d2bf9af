"""What each way to bring a supporter would do, drawn on the board; seen while a viewer points at the choice."""

from __future__ import annotations

from universelle.core.action import Action
from universelle.drawing.node import Node, node, once
from universelle.drawing.parts import num
from universelle.games.worlds_fair_1893.choices import area_gaining, first
from universelle.games.worlds_fair_1893.page.ferris_wheel import cabin_place
from universelle.games.worlds_fair_1893.page.layout import (
    CARDS_TOP,
    FIRST_SUPPORTER,
    LOOSE_SUPPORTERS,
    SUPPORTER_STEP,
    at,
    card_step,
    lanes,
)
from universelle.games.worlds_fair_1893.rules.events import CardsCollected, CarMoved
from universelle.games.worlds_fair_1893.scene import Scene


def consequences(scene: Scene) -> list[Node]:
    """The new supporter, the cards that would be taken, and where the car would be."""
    drawn = [_consequence_of(scene, action) for action in scene.actions]
    return [each for each in drawn if each is not None]


def _consequence_of(scene: Scene, action: Action) -> Node | None:
    name = area_gaining(scene, action)
    if name is None or scene.seat is None:
        return None
    slot, area = next((slot, area) for slot, area in enumerate(scene.view["areas"], start=1) if area["area"] == name)
    middle = lanes(len(area["supporters"]))[scene.seat]
    x = FIRST_SUPPORTER + SUPPORTER_STEP * min(area["supporters"][scene.seat], LOOSE_SUPPORTERS)
    events = scene.preview(action).events
    collected, moved = first(CardsCollected, events), first(CarMoved, events)
    taken = card_step(area["limit"]) * len(collected.cards) if collected else 0
    wheel = scene.view["wheel"]
    car = (wheel - moved.left) % wheel if moved else None
    return _consequence(action.code, scene.seat + 1, slot, x, middle, taken, car, wheel)


@once
def _consequence(
    code: str, seat: int, slot: int, x: float, middle: float, taken: float, car: int | None, wheel: int
) -> Node:
    supporter = node("use", href=f"#mark-{seat}", style=at(slot, x, middle))
    cards = node("rect", class_="cards-taken", width=200, height=num(taken), style=at(slot, 0, CARDS_TOP))
    ride = None
    if car is not None:
        cabin_x, cabin_y = cabin_place(car, wheel)
        ride = node("g", node("use", href="#cabin", x=num(cabin_x), y=num(cabin_y)), class_="car-then")
    name = f"would-{code.replace(' ', '-').replace('>', '-')}"
    return node("g", supporter, cards if taken else None, ride, id=name, data_would=code)
