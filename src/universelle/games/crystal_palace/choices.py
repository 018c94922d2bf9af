"""Legal actions as menus list them: name, consequence and symbol. Consequences come from the engine's previews."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from universelle.contract.choice import Choice
from universelle.core.action import Action
from universelle.core.message import Translator
from universelle.drawing.node import once
from universelle.drawing.parts import signed_number
from universelle.games.crystal_palace.consequences import (
    cost_amounts,
    debts_of,
    effects_text,
    events_of,
    joined,
    lacking_for,
    named,
    outcome_of,
    phrase_text,
    result_for,
    say,
    space_cost,
    space_price,
    told_events,
    viewer,
    viewer_seat,
    worth_of,
)
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
    DieWouldAct,
    Exchanged,
    Gained,
    GoalReached,
    LoanRepaid,
    MarketCleared,
    MoneyLeft,
    Owed,
    Published,
)
from universelle.games.crystal_palace.rules.phrases import amount, phrase
from universelle.games.crystal_palace.rules.pieces import Location, Tile
from universelle.games.crystal_palace.rules.view import View
from universelle.games.crystal_palace.rules.vocabulary import (
    BUZZ,
    MONEY,
    THINGS,
    VP,
)
from universelle.games.crystal_palace.scene import Scene

LOCATION_SYMBOLS: Final = ("scroll", "museum", "bank", "westminster", "hat", "news", "anchor", "train")
THING_SYMBOLS: Final = dict(
    zip(THINGS, ("pound", "gear", "energy", "news", "income", "buzz", "vp", "westminster", "die", "watch"))
)
LEFT_OUT: Final = "discard"  # the symbol for doing nothing
Describe: TypeAlias = Callable[[Scene, Any], Choice]


def choice(scene: Scene, action: Action) -> Choice:
    """An action's name, its consequence and its symbol."""
    return CHOICES[type(action)](scene, action)


def money(words: Translator, pounds: int, plus: bool = False) -> str:
    """An amount of money; its sign goes before it, a plus only if it is wanted."""
    if pounds < 0:
        return words("amount-money-less", n=-pounds)
    return words("amount-money-more" if plus else "amount-money", n=pounds)


def tile_kind(words: Translator, tile: Tile) -> str:
    """Whether a research tile works once or in every round, before what it does."""
    return words("label", what=words("kind-permanent" if tile.permanent else "kind-instant"))


# Dice


def _set(scene: Scene, action: SetDie) -> Choice:
    return Choice(say(scene, "draw-die", value=action.value), _price(scene, action), f"die-{action.value}")


def _price(scene: Scene, action: Action) -> str:
    return joined(scene.words, told_events(scene, action, DiceWouldCost), told_events(scene, action, MoneyLeft))


def _place(scene: Scene, action: Place) -> Choice:
    placement = scene.box.locations[action.location].placements[action.space]
    outlook, _ = die_outlook(scene, action)
    helper = scene.words("draw-with-assistant") if placement.assistant else ""
    paid = (
        joined(scene.words, result_for(scene, action, viewer_seat(scene)), _left(scene, action))
        if placement.pay
        else ""
    )
    name = named(scene.words, action)
    return Choice(name, joined(scene.words, outlook, helper, paid), LOCATION_SYMBOLS[action.location])


def die_outlook(scene: Scene, action: Place) -> tuple[str, bool]:
    """When a die would act if it were placed so, what it would find, and whether it would act at all."""
    return _outlook(scene.words, scene.box.locations[action.location], events_of(scene, action, DieWouldAct)[0])


@once
def _outlook(words: Translator, location: Location, outlook: DieWouldAct) -> tuple[str, bool]:
    told = words.say(outlook.message())
    if not outlook.space:
        return told, False
    space = location.spaces[outlook.space - 1]
    return joined(
        words,
        told,
        phrase_text(words, space.bonus) if space.bonus else "",
        space_price(words, space.pay),
        words("draw-left-for-it", count=outlook.cards) if location.takes >= 0 else "",
    ), True


# Cards


def _take(scene: Scene, action: Take) -> Choice:
    if action.kind == PATENT:
        return _take_patent(scene, action)
    if action.kind == CHARACTER:
        return _take_character(scene, action)
    box, name = scene.box, named(scene.words, action)
    if action.kind != TILE:
        return Choice(name, outcome_of(scene, action, box.shares[action.number]), "bank")
    tile = box.tiles[action.number]
    if tile.permanent:
        told = joined(scene.words, effects_text(scene, tile.effects), result_for(scene, action, viewer_seat(scene)))
    else:
        told = outcome_of(scene, action, tile.effects)
    return Choice(name, f"{tile_kind(scene.words, tile)} {told}", "museum")


def _take_patent(scene: Scene, action: Take) -> Choice:
    patent = scene.box.patents[action.number]
    points, linked = worth_of(scene, action)
    told = joined(
        scene.words,
        say(scene, "draw-builds-for", cost=cost_amounts(patent.cost), points=points),
        linked,
        result_for(scene, action, viewer_seat(scene)),
    )
    return Choice(scene.words.say(take_message(patent.name)), told, "scroll")


def _take_character(scene: Scene, action: Take) -> Choice:
    who, me = scene.box.characters[action.number], viewer(scene)
    points, linked = worth_of(scene, action)
    told = joined(
        scene.words,
        say(scene, "draw-costs", cost=cost_amounts(who.cost), points=points),
        linked,
        say(scene, "draw-salary-then", money=who.salary[me["westminster"] - 1]),
        lacking_for(scene, action, viewer_seat(scene)),
    )
    return Choice(scene.words.say(take_message(who.name)), told, "hat")


def _build(scene: Scene, action: Build) -> Choice:
    owed = events_of(scene, action, Owed)[0]
    points, linked = worth_of(scene, action)
    costs = say(scene, "draw-costs", cost=cost_amounts(owed.cost), points=points)
    told = joined(scene.words, costs, linked, lacking_for(scene, action, viewer_seat(scene)))
    return Choice(scene.words.say(build_message(scene.box.patents[action.number].name)), told, "scroll")


def _target(scene: Scene, action: Target) -> Choice:
    decision = scene.view["decision"]
    assert decision is not None
    assert decision["id"] == "choose-target"
    effects = scene.box.patents[PATENTS.index(decision["patent"])].effects
    told = outcome_of(scene, action, effects, action.seat)
    return Choice(named(scene.words, action), told, f"seat-{action.seat + 1}")


def _use_slot(scene: Scene, action: UseSlot) -> Choice:
    slot = next(slot for location in scene.box.locations for slot in location.slots if slot.number == action.slot)
    name = named(scene.words, action)
    if slot.is_ticket:
        points, _ = worth_of(scene, action)
        told = say(scene, "draw-ticket-then", points=points)
        lacking = lacking_for(scene, action, viewer_seat(scene))
        return Choice(name, joined(scene.words, told, space_cost(scene, action), lacking), "ticket")
    symbol = LOCATION_SYMBOLS[LOCATIONS.index(SLOTS[action.slot][0])]
    return Choice(name, outcome_of(scene, action, slot.effects), symbol)


def _use(scene: Scene, action: Use) -> Choice:
    box, name = scene.box, named(scene.words, action)
    if action.kind == MARKET:
        return Choice(name, outcome_of(scene, action, box.market[action.number].benefit), "lantern")
    if action.kind == CHARACTER:
        who = box.characters[action.number]
        return Choice(scene.words.say(use_message(who.name)), outcome_of(scene, action, who.recurring), "hat")
    if action.kind == TILE:
        return Choice(name, outcome_of(scene, action, box.tiles[action.number].effects), "research")
    return Choice(name, outcome_of(scene, action, box.watch), "watch")


def _discard(scene: Scene, action: Discard) -> Choice:
    tile = scene.box.tiles[action.tile]
    lost = say(scene, "draw-gives-up", effects=phrase(tile.effects)) if tile.permanent else ""
    return Choice(named(scene.words, action), lost or scene.words("draw-gives-up-used"), "research")


def _option(scene: Scene, action: Option) -> Choice:
    decision = scene.view["decision"]
    assert decision is not None
    assert decision["id"] == "choose"
    effects = scene.box.effect(decision["effect"]).options[action.number]
    told = "" if all([effect.plain for effect in effects]) else outcome_of(scene, action, effects)
    name = say(scene, "action-choose", effects=phrase(effects))
    return Choice(name, "" if told in name else told, "flash")


# Assistants


def _move(scene: Scene, action: Move) -> Choice:
    name = named(scene.words, action)
    moved = [event.space for event in events_of(scene, action, AssistantMoved)]
    arrives = _market_space(scene, moved[0]) if moved else scene.words("draw-home")
    symbol = "lift" if action.up else "assistant"
    return Choice(
        name, joined(scene.words, result_for(scene, action, viewer_seat(scene)), arrives, _left(scene, action)), symbol
    )


def _market_space(scene: Scene, space: int) -> str:
    """A space of the market, from 1, and what it brings in phase 6."""
    return say(scene, "draw-rung", space=space, effects=phrase(scene.box.market[space - 1].benefit))


def _left(scene: Scene, action: Action) -> str:
    """How much money would be left if some had to be spent."""
    return "" if debts_of(scene, action, viewer_seat(scene)) else told_events(scene, action, MoneyLeft)


def _enter(scene: Scene, action: Action) -> tuple[str, str | None]:
    entered = events_of(scene, action, AssistantEntered)[0]
    cleared = say(scene, "draw-market-cleared") if events_of(scene, action, MarketCleared) else ""
    paid = result_for(scene, action, viewer_seat(scene))
    return joined(scene.words, paid, _market_space(scene, entered.space), _left(scene, action), cleared), "assistant"


def _goal(scene: Scene, action: Action) -> tuple[str, str | None]:
    level = events_of(scene, action, GoalReached)[0].level
    goal = scene.box.goals[NATIONS.index(viewer(scene)["nation"])]
    return say(scene, "draw-goal-then", level=level, points=amount(VP, goal.vp[level])), "crown"


# Exchanges and loans


def _exchange(scene: Scene, action: Exchange) -> Choice:
    given = events_of(scene, action, Exchanged)[0]
    left = told_events(scene, action, MoneyLeft) if given.given == MONEY else ""
    return Choice(named(scene.words, action), joined(scene.words, _rate(scene.words, given), left), _symbol(given.what))


@once
def _rate(words: Translator, given: Exchanged) -> str:
    return words("exchange-rate", give=amount(given.given, given.cost), get=amount(given.what, given.n))


def _symbol(what: int) -> str:
    return THING_SYMBOLS[THINGS[what]]


def _borrow(scene: Scene, action: Borrow) -> Choice:
    box, name = scene.box, named(scene.words, action)
    if action is LOAN:
        gained = say(scene, "effect-gain", what=amount(MONEY, box.loan_money))
        return Choice(name, joined(scene.words, gained, scene.words("draw-loan-costs", **_loan_points(box))), "loan")
    paid = say(scene, "effect-pay", what=amount(MONEY, events_of(scene, action, LoanRepaid)[0].money))
    then = scene.words("draw-loan-repaid", **_loan_points(box))
    return Choice(name, joined(scene.words, paid, told_events(scene, action, MoneyLeft), then), "loan")


def _loan_points(box: Box) -> dict[str, str]:
    """What a loan counts at the end."""
    points = {"least": max(box.loan_values), "most": min(box.loan_values), "repaid": box.loan_repaid_vp}
    return {name: signed_number(value) for name, value in points.items()}


# Actions without parameters


def _plain(scene: Scene, action: PlainAction) -> Choice:
    return Choice(named(scene.words, action), *PLAIN_CHOICES[action](scene, action))


def _seal(scene: Scene, action: Action) -> tuple[str, str | None]:
    return _price(scene, action), "check"


def _pass(scene: Scene, action: Action) -> tuple[str, str | None]:  # noqa: ARG001 — like its fellows
    return say(scene, "draw-pass-then", count=len(viewer(scene)["hand"])), LEFT_OUT


def _act(scene: Scene, action: Action) -> tuple[str, str | None]:
    """What the location's action comes to; a step at Westminster with the bonus of the space it reaches."""
    view, box = scene.view, scene.box
    assert view["location"] is not None
    number = LOCATIONS.index(view["location"])
    effects, symbol = box.locations[number].action, LOCATION_SYMBOLS[number]
    published = events_of(scene, action, Published)
    if published:
        buzz = sum([event.n for event in events_of(scene, action, Gained) if event.what == BUZZ])
        told = say(scene, "draw-publishes", level=published[0].level, buzz=amount(BUZZ, buzz))
        return joined(scene.words, told, space_cost(scene, action)), symbol
    if view["location"] == "westminster" and not debts_of(scene, action, viewer_seat(scene)):
        after: View = scene.preview(action).after
        reached = after["players"][viewer_seat(scene)]["westminster"]
        moved = reached > viewer(scene)["westminster"]
        effects = (*effects, *(box.westminster_bonuses[reached - 1] if moved else box.westminster_beyond))
    return outcome_of(scene, action, effects), symbol


def _accept(scene: Scene, action: Action) -> tuple[str, str | None]:
    decision, box = scene.view["decision"], scene.box
    assert decision is not None
    lacking = lacking_for(scene, action, viewer_seat(scene))
    if decision["id"] == "take-bonus":
        instant = box.characters[CHARACTERS.index(decision["character"])].instant
        return outcome_of(scene, action, instant), "flash"
    if decision["id"] == "place-token":
        picture = next(each for each in box.pictures if each.space == decision["space"])
        return say(scene, "draw-each-round", effects=phrase(picture.effects)), "buzz"
    if decision["id"] == "trade":
        return joined(scene.words, effects_text(scene, (box.effect(decision["effect"]),)), lacking), "flash"
    return joined(scene.words, lacking, _left(scene, action)), "loan"


def _rest(scene: Scene, action: Action) -> tuple[str, str | None]:
    return result_for(scene, action, viewer_seat(scene)), None


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
