"""Legal actions as menus list them: name, consequence and symbol. Consequences come from the engine's previews."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from universelle.contract.choice import Choice
from universelle.core.action import Action
from universelle.core.event import Event, Points
from universelle.core.message import Message, Translator, Value
from universelle.drawing.node import once
from universelle.drawing.parts import signed_number
from universelle.games.crystal_palace.rules.actions import (
    ACCEPT,
    ACT,
    CHARACTER,
    DECLINE,
    DONE,
    ENTER,
    GOAL,
    LOAN,
    MARKET,
    PASS,
    PATENT,
    SEAL,
    STAY,
    TILE,
    USE_REST,
    Borrow,
    Build,
    Discard,
    Exchange,
    Move,
    Option,
    Place,
    PlainAction,
    SetDie,
    Take,
    Target,
    Use,
    UseSlot,
    build_message,
    take_message,
    use_message,
)
from universelle.games.crystal_palace.rules.components import (
    CHARACTERS,
    LOCATIONS,
    NATIONS,
    PATENTS,
    SLOTS,
    Box,
)
from universelle.games.crystal_palace.rules.events import (
    AssistantEntered,
    AssistantMoved,
    DiceWouldCost,
    DieActed,
    DieWouldAct,
    Exchanged,
    Gained,
    GoalReached,
    LoanRepaid,
    Lost,
    MarketCleared,
    MoneyLeft,
    Owed,
    Published,
    WouldScore,
)
from universelle.games.crystal_palace.rules.phrases import amount, amounts, phrase
from universelle.games.crystal_palace.rules.pieces import Location
from universelle.games.crystal_palace.rules.view import PlayerView, View
from universelle.games.crystal_palace.rules.vocabulary import (
    BUZZ,
    GAIN,
    LOSE,
    MONEY,
    THINGS,
    VP,
    Cost,
    Effects,
)
from universelle.games.crystal_palace.scene import Scene

LOCATION_SYMBOLS: Final = ("scroll", "museum", "bank", "westminster", "hat", "news", "anchor", "train")
THING_SYMBOLS: Final = dict(
    zip(THINGS, ("pound", "gear", "energy", "news", "income", "buzz", "vp", "westminster", "die", "watch"))
)
LEFT_OUT: Final = "discard"  # the symbol for doing nothing

K = TypeVar("K", bound=Event)
Describe: TypeAlias = Callable[[Scene, Any], Choice]


def choice(scene: Scene, action: Action) -> Choice:
    """An action's name, its consequence and its symbol."""
    return CHOICES[type(action)](scene, action)


def money(words: Translator, pounds: int, plus: bool = False) -> str:
    """An amount of money; its sign goes before it, a plus only if it is wanted."""
    if pounds < 0:
        return words("amount-money-less", n=-pounds)
    return words("amount-money-more" if plus else "amount-money", n=pounds)


# What previews say


def _seat(scene: Scene) -> int:
    assert scene.seat is not None
    return scene.seat


def _me(scene: Scene) -> PlayerView:
    return scene.view["players"][_seat(scene)]


def _events(scene: Scene, action: Action, kind: type[K]) -> list[K]:
    """The events of one kind that an action would certainly lead to."""
    return [event for event in scene.preview(action).events if isinstance(event, kind)]


def _say(scene: Scene, key: str, **values: Value) -> str:
    return scene.words.say(Message(key, values))


def _joined(*parts: str) -> str:
    return "; ".join([part for part in parts if part])


@once
def _named(words: Translator, action: Action) -> str:
    return words.say(action.message())


@once
def _said(words: Translator, event: Event) -> str:
    return words.say(event.message())


def _told(scene: Scene, action: Action, kind: type[Event]) -> str:
    """The events of one kind in their own words."""
    return _joined(*[_said(scene.words, event) for event in _events(scene, action, kind)])


def _effects(scene: Scene, effects: Effects) -> str:
    return _phrase(scene.words, effects)


@once
def _phrase(words: Translator, effects: Effects) -> str:
    return words.say(phrase(effects))


def _worth(scene: Scene, action: Action) -> tuple[Message, str]:
    """The points of a card, and in words those for its links."""
    worth = _events(scene, action, WouldScore)[0]
    linked = _say(scene, "draw-links-then", points=amount(VP, worth.links)) if worth.links else ""
    return amount(VP, worth.points), linked


def _result(scene: Scene, action: Action, seat: int) -> str:
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
    return _joined(
        _say(scene, "effect-gain", what=_listed(gained)) if gained else "",
        _say(scene, "effect-lose", what=_listed(lost)) if lost else "",
        _paid(scene, paid),
        _owed(scene, action, seat),
    )


def _paid(scene: Scene, money: int) -> str:
    return _payment(scene.words, money) if money else ""


@once
def _payment(words: Translator, money: int) -> str:
    return words("effect-pay", what=amount(MONEY, money))


def _listed(things: dict[int, int]) -> tuple[Message, ...]:
    return tuple([amount(what, n) for what, n in things.items()])


def _debts(scene: Scene, action: Action, seat: int) -> list[Owed]:
    """Debts for which something is lacking."""
    return [event for event in _events(scene, action, Owed) if event.seat == seat and any(event.lacking.content())]


def _owed(scene: Scene, action: Action, seat: int) -> str:
    """Each debt for which something is lacking, and what is lacking."""
    owed = _debts(scene, action, seat)
    return _joined(*[_joined(_said(scene.words, event), _lacks(scene, event)) for event in owed])


def _lacks(scene: Scene, owed: Owed) -> str:
    return _say(scene, "draw-lacks", cost=amounts(owed.lacking))


def _lacking(scene: Scene, action: Action, seat: int) -> str:
    """What a seat would have to find."""
    return _joined(*[_lacks(scene, owed) for owed in _debts(scene, action, seat)])


def _outcome(scene: Scene, action: Action, effects: Effects, seat: int | None = None) -> str:
    """What effects come to on a seat, the viewer's if none is named.

    Where something is still open, or has to be found first: what they say, and what the die's action space costs.
    """
    seat = _seat(scene) if seat is None else seat
    lacking = _lacking(scene, action, seat)
    result = _result(scene, action, seat)
    certain = all([effect.do in (GAIN, LOSE) and not effect.on_rivals for effect in effects])
    if certain and result and not lacking:
        return result
    return _joined(_effects(scene, effects), _space_cost(scene, action), lacking)


def _space_cost(scene: Scene, action: Action) -> str:
    """What the action space costs that a die would move to."""
    acted = _events(scene, action, DieActed)
    location = scene.view["location"]
    if not acted or location is None:
        return ""
    return _paid(scene, scene.box.locations[LOCATIONS.index(location)].spaces[acted[0].space - 1].pay)


def _cost(cost: Cost) -> tuple[Message, ...]:
    return amounts(cost) or (amount(MONEY, 0),)


# Dice


def _set(scene: Scene, action: SetDie) -> Choice:
    return Choice(_say(scene, "draw-die", value=action.value), _price(scene, action), f"die-{action.value}")


def _price(scene: Scene, action: Action) -> str:
    return _joined(_told(scene, action, DiceWouldCost), _told(scene, action, MoneyLeft))


def _place(scene: Scene, action: Place) -> Choice:
    placement = scene.box.locations[action.location].placements[action.space]
    outlook, _ = die_outlook(scene, action)
    helper = scene.words("draw-with-assistant") if placement.assistant else ""
    paid = _joined(_result(scene, action, _seat(scene)), _left(scene, action)) if placement.pay else ""
    name = _named(scene.words, action)
    return Choice(name, _joined(outlook, helper, paid), LOCATION_SYMBOLS[action.location])


def die_outlook(scene: Scene, action: Place) -> tuple[str, bool]:
    """When a die would act if it were placed so, what it would find, and whether it would act at all."""
    return _outlook(scene.words, scene.box.locations[action.location], _events(scene, action, DieWouldAct)[0])


@once
def _outlook(words: Translator, location: Location, outlook: DieWouldAct) -> tuple[str, bool]:
    told = words.say(outlook.message())
    if not outlook.space:
        return told, False
    space = location.spaces[outlook.space - 1]
    return _joined(
        told,
        _phrase(words, space.bonus) if space.bonus else "",
        _payment(words, space.pay) if space.pay else "",
        words("draw-left-for-it", count=outlook.cards) if location.takes >= 0 else "",
    ), True


# Cards


def _take(scene: Scene, action: Take) -> Choice:
    if action.kind == PATENT:
        return _take_patent(scene, action)
    if action.kind == CHARACTER:
        return _take_character(scene, action)
    box, name = scene.box, _named(scene.words, action)
    if action.kind != TILE:
        return Choice(name, _outcome(scene, action, box.shares[action.number]), "bank")
    tile = box.tiles[action.number]
    if tile.permanent:
        told = _joined(_effects(scene, tile.effects), _result(scene, action, _seat(scene)))
    else:
        told = _outcome(scene, action, tile.effects)
    return Choice(name, told, "museum")


def _take_patent(scene: Scene, action: Take) -> Choice:
    patent = scene.box.patents[action.number]
    points, linked = _worth(scene, action)
    told = _joined(
        _say(scene, "draw-builds-for", cost=_cost(patent.cost), points=points),
        linked,
        _result(scene, action, _seat(scene)),
    )
    return Choice(scene.words.say(take_message(patent.name)), told, "scroll")


def _take_character(scene: Scene, action: Take) -> Choice:
    who, me = scene.box.characters[action.number], _me(scene)
    points, linked = _worth(scene, action)
    told = _joined(
        _say(scene, "draw-costs", cost=_cost(who.cost), points=points),
        linked,
        _say(scene, "draw-salary-then", money=who.salary[me["westminster"] - 1]),
        _lacking(scene, action, _seat(scene)),
    )
    return Choice(scene.words.say(take_message(who.name)), told, "hat")


def _build(scene: Scene, action: Build) -> Choice:
    owed = _events(scene, action, Owed)[0]
    points, linked = _worth(scene, action)
    costs = _say(scene, "draw-costs", cost=_cost(owed.cost), points=points)
    told = _joined(costs, linked, _lacking(scene, action, _seat(scene)))
    return Choice(scene.words.say(build_message(scene.box.patents[action.number].name)), told, "scroll")


def _target(scene: Scene, action: Target) -> Choice:
    decision = scene.view["decision"]
    assert decision is not None
    assert decision["id"] == "choose-target"
    effects = scene.box.patents[PATENTS.index(decision["patent"])].effects
    told = _outcome(scene, action, effects, action.seat)
    return Choice(_named(scene.words, action), told, f"seat-{action.seat + 1}")


def _use_slot(scene: Scene, action: UseSlot) -> Choice:
    slot = next(slot for location in scene.box.locations for slot in location.slots if slot.number == action.slot)
    name = _named(scene.words, action)
    if slot.is_ticket:
        points, _ = _worth(scene, action)
        told = _say(scene, "draw-ticket-then", points=points)
        lacking = _lacking(scene, action, _seat(scene))
        return Choice(name, _joined(told, _space_cost(scene, action), lacking), "ticket")
    symbol = LOCATION_SYMBOLS[LOCATIONS.index(SLOTS[action.slot][0])]
    return Choice(name, _outcome(scene, action, slot.effects), symbol)


def _use(scene: Scene, action: Use) -> Choice:
    box, name = scene.box, _named(scene.words, action)
    if action.kind == MARKET:
        return Choice(name, _outcome(scene, action, box.market[action.number].benefit), "lantern")
    if action.kind == CHARACTER:
        who = box.characters[action.number]
        return Choice(scene.words.say(use_message(who.name)), _outcome(scene, action, who.recurring), "hat")
    if action.kind == TILE:
        return Choice(name, _outcome(scene, action, box.tiles[action.number].effects), "research")
    return Choice(name, _outcome(scene, action, box.watch), "watch")


def _discard(scene: Scene, action: Discard) -> Choice:
    tile = scene.box.tiles[action.tile]
    lost = _say(scene, "draw-gives-up", effects=phrase(tile.effects)) if tile.permanent else ""
    return Choice(_named(scene.words, action), lost or scene.words("draw-gives-up-used"), "research")


def _option(scene: Scene, action: Option) -> Choice:
    decision = scene.view["decision"]
    assert decision is not None
    assert decision["id"] == "choose"
    effects = scene.box.effect(decision["effect"]).options[action.number]
    told = "" if all([effect.plain for effect in effects]) else _outcome(scene, action, effects)
    return Choice(_say(scene, "action-choose", effects=phrase(effects)), told, "flash")


# Assistants


def _move(scene: Scene, action: Move) -> Choice:
    name = _named(scene.words, action)
    moved = [event.space for event in _events(scene, action, AssistantMoved)]
    arrives = _market_space(scene, moved[0]) if moved else scene.words("draw-home")
    symbol = "lift" if action.up else "assistant"
    return Choice(name, _joined(_result(scene, action, _seat(scene)), arrives, _left(scene, action)), symbol)


def _market_space(scene: Scene, space: int) -> str:
    """A space of the market, from 1, and what it brings in phase 6."""
    return _say(scene, "draw-rung", space=space, effects=phrase(scene.box.market[space - 1].benefit))


def _left(scene: Scene, action: Action) -> str:
    """How much money would be left if some had to be spent."""
    return "" if _debts(scene, action, _seat(scene)) else _told(scene, action, MoneyLeft)


def _enter(scene: Scene, action: Action) -> tuple[str, str | None]:
    entered = _events(scene, action, AssistantEntered)[0]
    cleared = _told(scene, action, MarketCleared)
    paid = _result(scene, action, _seat(scene))
    return _joined(paid, _market_space(scene, entered.space), _left(scene, action), cleared), "assistant"


def _goal(scene: Scene, action: Action) -> tuple[str, str | None]:
    level = _events(scene, action, GoalReached)[0].level
    goal = scene.box.goals[NATIONS.index(_me(scene)["nation"])]
    return _say(scene, "draw-goal-then", level=level, points=amount(VP, goal.vp[level])), "crown"


# Exchanges and loans


def _exchange(scene: Scene, action: Exchange) -> Choice:
    given = _events(scene, action, Exchanged)[0]
    left = _told(scene, action, MoneyLeft) if given.given == MONEY else ""
    return Choice(_named(scene.words, action), _joined(_rate(scene.words, given), left), _symbol(given.what))


@once
def _rate(words: Translator, given: Exchanged) -> str:
    return words("exchange-rate", give=amount(given.given, given.cost), get=amount(given.what, given.n))


def _symbol(what: int) -> str:
    return THING_SYMBOLS[THINGS[what]]


def _borrow(scene: Scene, action: Borrow) -> Choice:
    box, name = scene.box, _named(scene.words, action)
    if action is LOAN:
        gained = _say(scene, "effect-gain", what=amount(MONEY, box.loan_money))
        return Choice(name, _joined(gained, scene.words("draw-loan-costs", **_loan_points(box))), "loan")
    paid = _say(scene, "effect-pay", what=amount(MONEY, _events(scene, action, LoanRepaid)[0].money))
    then = scene.words("draw-loan-repaid", **_loan_points(box))
    return Choice(name, _joined(paid, _told(scene, action, MoneyLeft), then), "loan")


def _loan_points(box: Box) -> dict[str, str]:
    """What a loan counts at the end."""
    points = {"least": max(box.loan_values), "most": min(box.loan_values), "repaid": box.loan_repaid_vp}
    return {name: signed_number(value) for name, value in points.items()}


# Actions without parameters


def _plain(scene: Scene, action: PlainAction) -> Choice:
    return Choice(_named(scene.words, action), *PLAIN_CHOICES[action](scene, action))


def _seal(scene: Scene, action: Action) -> tuple[str, str | None]:
    return _price(scene, action), "check"


def _pass(scene: Scene, action: Action) -> tuple[str, str | None]:  # noqa: ARG001 — like its fellows
    return _say(scene, "draw-pass-then", count=len(_me(scene)["hand"])), LEFT_OUT


def _act(scene: Scene, action: Action) -> tuple[str, str | None]:
    """What the location's action comes to; a step at Westminster with the bonus of the space it reaches."""
    view, box = scene.view, scene.box
    assert view["location"] is not None
    number = LOCATIONS.index(view["location"])
    effects, symbol = box.locations[number].action, LOCATION_SYMBOLS[number]
    published = _events(scene, action, Published)
    if published:
        buzz = sum([event.n for event in _events(scene, action, Gained) if event.what == BUZZ])
        told = _say(scene, "draw-publishes", level=published[0].level, buzz=amount(BUZZ, buzz))
        return _joined(told, _space_cost(scene, action)), symbol
    if view["location"] == "westminster" and not _debts(scene, action, _seat(scene)):
        after: View = scene.preview(action).after
        reached = after["players"][_seat(scene)]["westminster"]
        moved = reached > _me(scene)["westminster"]
        effects = (*effects, *(box.westminster_bonuses[reached - 1] if moved else box.westminster_beyond))
    return _outcome(scene, action, effects), symbol


def _accept(scene: Scene, action: Action) -> tuple[str, str | None]:
    decision, box = scene.view["decision"], scene.box
    assert decision is not None
    if decision["id"] == "take-bonus":
        instant = box.characters[CHARACTERS.index(decision["character"])].instant
        return _outcome(scene, action, instant), "flash"
    if decision["id"] == "place-token":
        picture = next(each for each in box.pictures if each.space == decision["space"])
        return _say(scene, "draw-each-round", effects=phrase(picture.effects)), "buzz"
    if decision["id"] == "trade":
        told = _joined(_effects(scene, (box.effect(decision["effect"]),)), _lacking(scene, action, _seat(scene)))
        return told, "flash"
    return _joined(_lacking(scene, action, _seat(scene)), _left(scene, action)), "loan"


def _rest(scene: Scene, action: Action) -> tuple[str, str | None]:
    return _result(scene, action, _seat(scene)), None


def _nothing(scene: Scene, action: Action) -> tuple[str, str | None]:  # noqa: ARG001 — like its fellows
    return "", LEFT_OUT


PLAIN_CHOICES: Final[dict[Action, Callable[[Scene, Action], tuple[str, str | None]]]] = {
    SEAL: _seal,
    PASS: _pass,
    ACT: _act,
    GOAL: _goal,
    ENTER: _enter,
    ACCEPT: _accept,
    DECLINE: _nothing,
    STAY: _nothing,
    DONE: _nothing,
    USE_REST: _rest,
}
CHOICES: Final[dict[type[Action], Describe]] = {
    SetDie: _set,
    Place: _place,
    Take: _take,
    Build: _build,
    Target: _target,
    UseSlot: _use_slot,
    Use: _use,
    Discard: _discard,
    Option: _option,
    Move: _move,
    Exchange: _exchange,
    Borrow: _borrow,
    PlainAction: _plain,
}
