"""What each choice is called, and what it would bring: the answers of the engine's previews in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from universelle.contract.choice import Choice
from universelle.core.action import Action
from universelle.core.event import Event
from universelle.core.message import Name, Seat
from universelle.games.worlds_fair_1893.rules.actions import Add, Approve, PalmerMove, Place, Stop
from universelle.games.worlds_fair_1893.rules.components import AREA_NAMES, AREAS, FIGURE_NAMES, Award
from universelle.games.worlds_fair_1893.rules.events import (
    SUPPLY_NAME,
    CardsCollected,
    CarMoved,
    FigureDiscarded,
    ScoringBegan,
    SupporterAdded,
    SupporterPlaced,
)
from universelle.games.worlds_fair_1893.rules.scoring import area_awards
from universelle.games.worlds_fair_1893.rules.view import AreaView, CardView, Decision, View
from universelle.games.worlds_fair_1893.scene import Scene

E = TypeVar("E", bound=Event)


def choice(scene: Scene, action: Action) -> Choice:
    """An action's name, its consequence and its symbol."""
    words = scene.words
    if isinstance(action, Place):
        return _placing(scene, action)
    if isinstance(action, Add):
        return _adding(scene, action)
    if isinstance(action, PalmerMove):
        source, target = AREA_NAMES[action.source], AREA_NAMES[action.target]
        if action.owner == scene.seat and not scene.told:
            name = words("draw-move-own", source=source, target=target)
        else:
            name = words("draw-move", owner=Seat(action.owner), source=source, target=target)
        return Choice(name, _places_then(scene, action), AREAS[action.target])
    if isinstance(action, Stop):
        return _stopping(scene, action)
    name = words.say(scene.label(action))
    if isinstance(action, Approve):
        return Choice(name, _sets_then(scene, action), area_scored(scene.view["decision"]))
    return Choice(name)


def first(kind: type[E], events: Sequence[Event]) -> E | None:
    """The first event of a kind, if there is one."""
    return next((event for event in events if isinstance(event, kind)), None)


def area_gaining(scene: Scene, action: Action) -> str | None:
    """The area to which an action brings a supporter of the seat that acts."""
    if not isinstance(action, Place | Add):
        return None
    return area_of(_supporter_brought(scene, action).area)


def area_of(name: Name) -> str:
    """The area with this name among the messages."""
    return AREAS[AREA_NAMES.index(name)]


def area_in(view: View, area: str) -> AreaView:
    return next(each for each in view["areas"] if each["area"] == area)


def is_over(scene: Scene) -> bool:
    """Whether nothing follows any more, not even the last scoring."""
    return scene.view["decision"] is None and not scene.scoring


def area_scored(decision: Decision | None) -> str | None:
    """The area for which a seat decides on approvals."""
    return decision["area"] if decision is not None and decision["id"] == "approve-exhibits" else None


def _placing(scene: Scene, action: Place) -> Choice:
    brought = _supporter_brought(scene, action)
    return Choice(_area_from(scene, brought.area, brought.source), _cards_taken(scene, action), area_of(brought.area))


def _adding(scene: Scene, action: Add) -> Choice:
    brought = _supporter_brought(scene, action)
    where = _area_from(scene, brought.area, brought.source)
    name = scene.words("draw-add", figure=FIGURE_NAMES[action.figure], area=where)
    return Choice(name, _place_then(scene, action, area_of(brought.area)), area_of(brought.area))


def _stopping(scene: Scene, action: Stop) -> Choice:
    words = scene.words
    figures = [event.figure for event in scene.preview(action).events if isinstance(event, FigureDiscarded)]
    if figures:
        return Choice(words("draw-stop"), words("draw-stop-gives", figures=figures), "discard")
    return Choice(words.say(scene.label(action)), words("draw-end-turn-gives"), "check")


def _supporter_brought(scene: Scene, action: Place | Add) -> SupporterPlaced | SupporterAdded:
    events = scene.preview(action).events
    brought = first(SupporterPlaced, events) or first(SupporterAdded, events)
    assert brought is not None
    return brought


def _area_from(scene: Scene, area: Name, source: Name) -> str:
    """An area, and where its supporter comes from unless that is the supply."""
    return scene.words.name(area) if source == SUPPLY_NAME else scene.words("draw-taken-from", area=area, source=source)


def _cards_taken(scene: Scene, action: Place) -> str:
    """The cards that come with an area, the tickets last because they move the car."""
    words, events = scene.words, scene.preview(action).events
    cards = _cards_collected(scene, events)
    exhibits = len([card for card in cards if card["kind"] in AREAS])
    tickets = len([card for card in cards if card["kind"] == "ticket"])
    parts = [words("draw-some-exhibits", count=exhibits)] if exhibits else []
    parts += [words.name(card["card"]) for card in cards if card["kind"] == "figure"]
    if moved := first(CarMoved, events):
        parts.append(words("draw-some-tickets", count=tickets, spaces=moved.spaces))
    if not parts:
        parts.append(words("draw-no-cards"))
    if first(ScoringBegan, events):
        parts.append(words("draw-then-scoring"))
    return ", ".join(parts)


def _cards_collected(scene: Scene, events: Sequence[Event]) -> list[CardView]:
    """The cards that the events say are collected, with their kinds."""
    collected = first(CardsCollected, events)
    assert collected is not None
    kinds = {card["card"]: card["kind"] for card in area_in(scene.view, area_of(collected.area))["cards"]}
    return [{"card": card, "kind": kinds[card]} for card in collected.cards]


def _place_then(scene: Scene, action: Add, area: str) -> str:
    """How many supporters the player would have on an area, and the place they would take."""
    assert scene.seat is not None
    after: View = scene.preview(action).after
    there, then = area_in(scene.view, area)["supporters"], area_in(after, area)["supporters"]
    award = _award(scene, after, area)
    count = then[scene.seat]
    if not award.medal and not award.approvals:
        standing = scene.words("draw-there", count=count)
    else:
        standing = scene.words("draw-there-place", count=count, place=award.name)
    return standing if then == there else scene.words("draw-adds", standing=standing)


def _places_then(scene: Scene, action: PalmerMove) -> str:
    """What the player would gain from their places in the two areas, where that changes."""
    assert scene.seat is not None
    words, view = scene.words, scene.view
    after: View = scene.preview(action).after
    changes: list[str] = []
    for area in (action.source, action.target):
        name = AREA_NAMES[area]
        old, new = _award(scene, view, AREAS[area]), _award(scene, after, AREAS[area])
        if (new.medal, new.approvals) != (old.medal, old.approvals):
            gain = "draw-then-place" if new.medal or new.approvals else "draw-then-nothing"
            changes.append(words(gain, area=name, place=new.name))
    return words("between-clauses").join(changes) or words("draw-places-stay")


def _award(scene: Scene, view: View, area: str) -> Award:
    """What the place of the player in an area brings."""
    assert scene.seat is not None
    return area_awards(scene.box, area_in(view, area)["supporters"])[scene.seat]


def _sets_then(scene: Scene, action: Approve) -> str:
    """What sets of approved exhibits would be worth."""
    assert scene.seat is not None
    after: View = scene.preview(action).after
    return scene.words("draw-sets", points=after["players"][scene.seat]["sets"])
