"""What actions would do, in words, from the engine's previews."""

from __future__ import annotations

from typing import TypeVar

from universelle.core.action import Action
from universelle.core.event import Event, Points
from universelle.core.message import Message, Translator, Value
from universelle.drawing.node import once
from universelle.games.crystal_palace.rules.components import (
    LOCATIONS,
)
from universelle.games.crystal_palace.rules.events import (
    DieActed,
    Exchanged,
    Gained,
    Lost,
    Owed,
    WouldScore,
)
from universelle.games.crystal_palace.rules.phrases import amount, amounts, phrase
from universelle.games.crystal_palace.rules.view import PlayerView
from universelle.games.crystal_palace.rules.vocabulary import (
    GAIN,
    LOSE,
    MONEY,
    VP,
    Cost,
    Effects,
)
from universelle.games.crystal_palace.scene import Scene

K = TypeVar("K", bound=Event)


def viewer_seat(scene: Scene) -> int:
    assert scene.seat is not None
    return scene.seat


def viewer(scene: Scene) -> PlayerView:
    return scene.view["players"][viewer_seat(scene)]


def events_of(scene: Scene, action: Action, kind: type[K]) -> list[K]:
    """The events of one kind that an action would certainly lead to."""
    return [event for event in scene.preview(action).events if isinstance(event, kind)]


def say(scene: Scene, key: str, **values: Value) -> str:
    return scene.words.say(Message(key, values))


def joined(words: Translator, *parts: str) -> str:
    return words("between-clauses").join([part for part in parts if part])


@once
def named(words: Translator, action: Action) -> str:
    return words.say(action.message())


@once
def said(words: Translator, event: Event) -> str:
    return words.say(event.message())


def told_events(scene: Scene, action: Action, kind: type[Event]) -> str:
    """The events of one kind in their own words."""
    return joined(scene.words, *[said(scene.words, event) for event in events_of(scene, action, kind)])


def effects_text(scene: Scene, effects: Effects) -> str:
    return phrase_text(scene.words, effects)


@once
def phrase_text(words: Translator, effects: Effects) -> str:
    return words.say(phrase(effects))


def worth_of(scene: Scene, action: Action) -> tuple[Message, str]:
    """The points of a card, and in words those for its links."""
    worth = events_of(scene, action, WouldScore)[0]
    linked = say(scene, "draw-links-then", points=amount(VP, worth.links)) if worth.links else ""
    return amount(VP, worth.points), linked


def result_for(scene: Scene, action: Action, seat: int) -> str:
    """All that a seat would certainly gain, then all it would lose or owe."""
    gained: dict[int, int] = {}
    lost: dict[int, int] = {}
    for event in scene.preview(action).events:
        if isinstance(event, Gained) and event.seat == seat:
            gained[event.what] = gained.get(event.what, 0) + event.n
        elif isinstance(event, Lost) and event.seat == seat:
            lost[event.what] = lost.get(event.what, 0) + event.n
        elif isinstance(event, Points) and event.seat == seat:
            side = gained if event.points > 0 else lost
            side[VP] = side.get(VP, 0) + abs(event.points)
    paid = lost.pop(MONEY, 0)
    return joined(
        scene.words,
        say(scene, "effect-gain", what=_listed(gained)) if gained else "",
        say(scene, "effect-lose", what=_listed(lost)) if lost else "",
        _paid(scene.words, paid),
        _owed(scene, action, seat),
    )


@once
def _paid(words: Translator, money: int) -> str:
    return words("effect-pay", what=amount(MONEY, money)) if money else ""


@once
def space_price(words: Translator, money: int) -> str:
    """What an action space costs, told apart from what an effect costs."""
    return words("draw-space-price", money=amount(MONEY, money)) if money else ""


def _listed(things: dict[int, int]) -> tuple[Message, ...]:
    return tuple([amount(what, n) for what, n in things.items()])


def debts_of(scene: Scene, action: Action, seat: int) -> list[Owed]:
    """Debts for which something is lacking."""
    return [event for event in events_of(scene, action, Owed) if event.seat == seat and any(event.lacking.content())]


def _owed(scene: Scene, action: Action, seat: int) -> str:
    """Each debt for which something is lacking, and what is lacking."""
    owed = debts_of(scene, action, seat)
    debts = [joined(scene.words, said(scene.words, event), _lacks(scene, event)) for event in owed]
    return joined(scene.words, *debts, bought_for(scene, action, seat) if owed else "")


def _lacks(scene: Scene, owed: Owed) -> str:
    return say(scene, "draw-lacks", cost=amounts(owed.lacking))


def lacking_for(scene: Scene, action: Action, seat: int) -> str:
    """What a seat would have to find, and what it would pay at once for what it can only buy."""
    owed = debts_of(scene, action, seat)
    lacks = [_lacks(scene, each) for each in owed]
    return joined(scene.words, *lacks, bought_for(scene, action, seat) if owed else "")


def bought_for(scene: Scene, action: Action, seat: int) -> str:
    """The price of what would be bought without a question, because there is no other way to get it."""
    bought = [event for event in events_of(scene, action, Exchanged) if event.seat == seat and event.given == MONEY]
    return say(scene, "draw-bought-for", cost=amount(MONEY, sum([event.cost for event in bought]))) if bought else ""


def outcome_of(scene: Scene, action: Action, effects: Effects, seat: int | None = None) -> str:
    """What effects come to on a seat, the viewer's if none is named.

    Where something is still open, or has to be found first: what they say, and what the die's action space costs.
    """
    seat = viewer_seat(scene) if seat is None else seat
    lacking = lacking_for(scene, action, seat)
    result = result_for(scene, action, seat)
    certain = all([effect.do in (GAIN, LOSE) and not effect.on_rivals for effect in effects])
    if certain and result and not lacking:
        return result
    return joined(scene.words, effects_text(scene, effects), space_cost(scene, action), lacking)


def space_cost(scene: Scene, action: Action) -> str:
    """What the action space costs that a die would move to."""
    acted = events_of(scene, action, DieActed)
    location = scene.view["location"]
    if not acted or location is None:
        return ""
    return space_price(scene.words, scene.box.locations[LOCATIONS.index(location)].spaces[acted[0].space - 1].pay)


def cost_amounts(cost: Cost) -> tuple[Message, ...]:
    return amounts(cost) or (amount(MONEY, 0),)
