"""What each choice would bring: its name, its consequence and its symbol."""

from __future__ import annotations

from typing import Any, Final

from universelle.contract.choice import Choice
from universelle.core.action import Action
from universelle.core.message import Message, Value
from universelle.drawing.parts import signed_number
from universelle.games.crystal_palace.page.exchanges import GIVEN, GOT
from universelle.games.crystal_palace.page.forecast import (
    level_of,
    links_lit,
    next_down,
    next_up,
)
from universelle.games.crystal_palace.page.locations import forecast
from universelle.games.crystal_palace.page.symbols import PLACE_SIGNS, THING_SIGNS
from universelle.games.crystal_palace.rules.actions import (
    CHARACTER,
    MARKET,
    PATENT,
    TILE,
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
from universelle.games.crystal_palace.rules.components import CHARACTERS, LOCATIONS, NATIONS, PATENTS, SLOTS, Box
from universelle.games.crystal_palace.rules.phrases import amount, amounts, phrase
from universelle.games.crystal_palace.rules.view import PlayerView
from universelle.games.crystal_palace.rules.vocabulary import BUZZ, GEAR, MONEY, THINGS, VP, Cost, Effects
from universelle.games.crystal_palace.scene import Scene

NONE: Final = "discard"  # the symbol of those who decide for nothing


def choice(scene: Scene, action: Action) -> Choice:
    """An action's name, its consequence and its symbol."""
    if isinstance(action, PlainAction):
        return _simple(scene, action)
    for kind, tell in TELLERS:
        if isinstance(action, kind):
            told: Choice = tell(scene, action)
            return told
    return Choice(scene.words.say(action.message()), "", None)


def _me(scene: Scene) -> PlayerView:
    seat = scene.view["to_move"][0] if scene.seat is None else scene.seat
    return scene.view["players"][seat]


def _say(scene: Scene, key: str, **values: Value) -> str:
    return scene.words.say(Message(key, values))


def _effects(scene: Scene, effects: Effects) -> str:
    return scene.words.say(phrase(effects))


def _left(scene: Scene, spent: int) -> str:
    """How much money would be left, or how much is lacking."""
    left = _me(scene)["money"] - spent
    if left < 0:
        return _say(scene, "draw-lacking", money=-left)
    return _say(scene, "draw-money-left", money=left)


def _joined(*parts: str) -> str:
    return "; ".join([part for part in parts if part])


# Dice


def _set(scene: Scene, action: SetDie) -> Choice:
    paid = sum(_me(scene)["hand"]) + action.value
    told = _joined(_say(scene, "draw-sum-then", money=paid), _left(scene, paid))
    return Choice(_say(scene, "draw-die", value=action.value), told, f"die-{action.value}")


def _place(scene: Scene, action: Place) -> Choice:
    space = scene.box.locations[action.location].placements[action.space]
    told, _ = forecast(scene, action.location, action.value, action.space)
    pays = (
        _joined(_say(scene, "effect-pay", what=amount(MONEY, space.pay)), _left(scene, space.pay)) if space.pay else ""
    )
    helper = _say(scene, "draw-with-assistant") if space.assistant else ""
    name = scene.words.say(action.message())
    return Choice(name, _joined(told, helper, pays), PLACE_SIGNS[action.location])


# Cards


def _take(scene: Scene, action: Take) -> Choice:
    box, me, number = scene.box, _me(scene), scene.view["round"]
    if action.kind == PATENT:
        patent = box.patents[action.number]
        lit = links_lit(box, me, "patent", action.number)
        told = _joined(
            _say(scene, "draw-builds-for", cost=_cost(patent.cost), points=amount(VP, patent.vp[number - 1])),
            _linked(scene, sum(lit)),
        )
        return Choice(scene.words.say(take_message(patent.name)), told, "scroll")
    if action.kind == CHARACTER:
        who = box.characters[action.number]
        lit = links_lit(box, me, "character", action.number)
        told = _joined(
            _say(scene, "draw-costs", cost=_cost(who.cost), points=amount(VP, who.vp[number - 1])),
            _linked(scene, sum(lit)),
            _say(scene, "draw-salary-then", money=who.salary[me["westminster"] - 1]),
            _after(scene, who.cost),
        )
        return Choice(scene.words.say(take_message(who.name)), told, "hat")
    effects = box.tiles[action.number].effects if action.kind == TILE else box.shares[action.number]
    return Choice(
        scene.words.say(action.message()), _effects(scene, effects), "museum" if action.kind == TILE else "bank"
    )


def _cost(cost: Cost) -> tuple[Message, ...]:
    return amounts(cost) or (amount(MONEY, 0),)


def _linked(scene: Scene, links: int) -> str:
    return _say(scene, "draw-links-then", points=amount(VP, scene.box.link_vp * links)) if links else ""


def _after(scene: Scene, cost: Cost) -> str:
    """What is lacking for a cost; nothing if it can be paid."""
    me = _me(scene)
    lacking = Cost(
        max(0, cost.gear - me["gears"]), max(0, cost.energy - me["energy"]), max(0, cost.money - me["money"])
    )
    return _say(scene, "draw-lacks", cost=amounts(lacking)) if any(lacking.content()) else ""


def _build(scene: Scene, action: Build) -> Choice:
    box, number = scene.box, scene.view["round"]
    patent = box.patents[action.number]
    told = _joined(
        _say(scene, "draw-costs", cost=_cost(patent.cost), points=amount(VP, patent.vp[number - 1])),
        _linked(scene, sum(links_lit(box, _me(scene), "patent", action.number))),
        _effects(scene, patent.effects),
        _after(scene, patent.cost),
    )
    return Choice(scene.words.say(build_message(patent.name)), told, "scroll")


def _target(scene: Scene, action: Target) -> Choice:
    decision = scene.view["decision"]
    assert decision is not None
    assert decision["id"] == "choose-target"
    told = _effects(scene, scene.box.patents[PATENTS.index(decision["patent"])].effects)
    return Choice(scene.words.say(action.message()), told, f"seat-{action.seat + 1}")


def _go_to(scene: Scene, action: UseSlot) -> Choice:
    view, box = scene.view, scene.box
    slot = next(slot for location in box.locations for slot in location.slots if slot.number == action.slot)
    sign = PLACE_SIGNS[LOCATIONS.index(SLOTS[action.slot][0])]
    told = _effects(scene, slot.effects)
    if slot.is_ticket and view["acting"]:
        told = _say(
            scene, "draw-ticket-then", points=amount(VP, box.ticket_vp[view["round"] - 1] + view["acting"]["value"])
        )
        sign = "ticket"
    return Choice(scene.words.say(action.message()), told, sign)


def _use(scene: Scene, action: Use) -> Choice:
    box = scene.box
    if action.kind == MARKET:
        return Choice(scene.words.say(action.message()), _effects(scene, box.market[action.number].benefit), "lantern")
    if action.kind == CHARACTER:
        who = box.characters[action.number]
        return Choice(scene.words.say(use_message(who.name)), _effects(scene, who.recurring), "hat")
    if action.kind == TILE:
        return Choice(scene.words.say(action.message()), _effects(scene, box.tiles[action.number].effects), "research")
    return Choice(scene.words.say(action.message()), _effects(scene, box.watch), "watch")


def _discard(scene: Scene, action: Discard) -> Choice:
    tile = scene.box.tiles[action.tile]
    lost = (
        Message("draw-gives-up", {"effects": phrase(tile.effects)}) if tile.permanent else Message("draw-gives-up-used")
    )
    return Choice(scene.words.say(action.message()), scene.words.say(lost), "research")


def _option(scene: Scene, action: Option) -> Choice:
    decision = scene.view["decision"]
    assert decision is not None
    assert decision["id"] == "choose"
    options = scene.box.effect(decision["effect"]).options
    return Choice(_say(scene, "action-choose", effects=phrase(options[action.number])), "", "flash")


# Assistants


def _move(scene: Scene, action: Move) -> Choice:
    box, market, name = scene.box, scene.view["market"], scene.words.say(action.message())
    if action.up:
        above = next_up(market, action.space)
        return Choice(name, _rung(scene, above, True), "lift")
    below = next_down(market, action.space)
    gear = scene.decision == "move-down" and action.space + 1 >= box.gear_from_space and scene.view["market_gears"] > 0
    gains = _say(scene, "effect-gain", what=amount(GEAR, 1)) if gear else ""
    home = _say(scene, "draw-home") if below is None else _rung(scene, below, False)
    return Choice(name, _joined(gains, home), "assistant")


def _rung(scene: Scene, space: int | None, pays: bool) -> str:
    """A space of the market that an assistant would come to, and what it brings in phase 6."""
    if space is None:
        return ""
    rung = scene.box.market[space]
    told = _say(scene, "draw-rung", space=space + 1, effects=phrase(rung.benefit))
    if not pays:
        return told
    return _joined(_say(scene, "effect-pay", what=amount(MONEY, rung.price)), told, _left(scene, rung.price))


# Exchanges


def _exchange(scene: Scene, action: Exchange) -> Choice:
    give, get = scene.box.exchanges[action.number]
    given, got = GIVEN[action.number], GOT[action.number]
    rate = _say(scene, "exchange-rate", give=amount(given, give), get=amount(got, get))
    left = _left(scene, give) if given == MONEY else ""
    return Choice(scene.words.say(action.message()), _joined(rate, left), THING_SIGNS[THINGS[got]])


def _borrow(scene: Scene, action: Borrow) -> Choice:
    box, name = scene.box, scene.words.say(action.message())
    if action.code == "loan":
        gained = _say(scene, "effect-gain", what=amount(MONEY, box.loan_money))
        return Choice(name, _joined(gained, scene.words("draw-loan-costs", **_loan_points(box))), "loan")
    paid = _say(scene, "effect-pay", what=amount(MONEY, box.loan_repay))
    then = scene.words("draw-loan-repaid", **_loan_points(box))
    return Choice(name, _joined(paid, _left(scene, box.loan_repay), then), "loan")


def _loan_points(box: Box) -> dict[str, str]:
    """What a loan counts at the end."""
    points = {"least": max(box.loan_values), "most": min(box.loan_values), "repaid": box.loan_repaid_vp}
    return {name: signed_number(value) for name, value in points.items()}


# Moves that say all by their name


def _simple(scene: Scene, action: PlainAction) -> Choice:
    told = SIMPLE_TELLERS.get(action.code)
    name = scene.words.say(action.message())
    consequence, sign = told(scene) if told else ("", None)
    return Choice(name, consequence, sign)


def _seal(scene: Scene) -> tuple[str, str | None]:
    paid = sum(_me(scene)["hand"])
    return _joined(_say(scene, "draw-sum-then", money=paid), _left(scene, paid)), "check"


def _pass(scene: Scene) -> tuple[str, str | None]:
    return _say(scene, "draw-pass-then", count=len(_me(scene)["hand"])), NONE


def _act(scene: Scene) -> tuple[str, str | None]:
    view, box = scene.view, scene.box
    assert view["location"] is not None
    assert view["acting"] is not None
    place = LOCATIONS.index(view["location"])
    seat = view["acting"]["seat"]
    action = box.locations[place].action
    if LOCATIONS[place] == "london-times":
        level = level_of(view, box, seat)
        buzz = box.publisher_buzz[level - 1] if level else 0
        return _say(scene, "draw-publishes", level=level, buzz=amount(BUZZ, buzz)), PLACE_SIGNS[place]
    if LOCATIONS[place] == "westminster":
        step = min(view["players"][seat]["westminster"], len(box.westminster_bonuses) - 1)
        at_end = view["players"][seat]["westminster"] >= len(box.westminster_bonuses)
        gained = box.westminster_beyond if at_end else box.westminster_bonuses[step]
        return _effects(scene, (*action, *gained)), PLACE_SIGNS[place]
    return _effects(scene, action), PLACE_SIGNS[place]


def _goal(scene: Scene) -> tuple[str, str | None]:
    me = _me(scene)
    goal = scene.box.goals[NATIONS.index(me["nation"])]
    return _say(scene, "draw-goal-then", level=me["goal"] + 1, points=amount(VP, goal.vp[me["goal"] + 1])), "crown"


def _enter(scene: Scene) -> tuple[str, str | None]:
    decision = scene.view["decision"]
    assert decision is not None
    assert decision["id"] == "assistant-action"
    return _rung(scene, scene.view["market_entry"], not decision["free"]), "assistant"


def _accept(scene: Scene) -> tuple[str, str | None]:
    decision, box = scene.view["decision"], scene.box
    assert decision is not None
    if decision["id"] == "take-bonus":
        return _effects(scene, box.characters[CHARACTERS.index(decision["character"])].instant), "flash"
    if decision["id"] == "place-token":
        picture = next(each for each in box.pictures if each.space == decision["space"])
        return _say(scene, "draw-each-round", effects=phrase(picture.effects)), "buzz"
    if decision["id"] == "trade":
        return _effects(scene, (box.effect(decision["effect"]),)), "flash"
    assert decision["id"] == "repay-early"
    return _left(scene, decision["price"]), "loan"


def _nothing(scene: Scene) -> tuple[str, str | None]:  # noqa: ARG001 — like its fellows
    return "", NONE


SIMPLE_TELLERS: Final = {
    "seal": _seal,
    "pass": _pass,
    "act": _act,
    "goal": _goal,
    "enter": _enter,
    "accept": _accept,
    "decline": _nothing,
    "stay": _nothing,
    "done": _nothing,
}
TELLERS: Final[tuple[tuple[type[Action], Any], ...]] = (
    (SetDie, _set),
    (Place, _place),
    (Take, _take),
    (Build, _build),
    (Target, _target),
    (UseSlot, _go_to),
    (Use, _use),
    (Discard, _discard),
    (Option, _option),
    (Move, _move),
    (Exchange, _exchange),
    (Borrow, _borrow),
)
