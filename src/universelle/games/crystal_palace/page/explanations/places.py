"""The eight locations: their spaces for dice, their slots, Westminster and the publisher."""

from __future__ import annotations

from typing import Final

from universelle.contract.explanation import Explanation, Fact
from universelle.core.message import Message, Seat
from universelle.games.crystal_palace.page.explanations.texts import (
    effect_of,
    mine,
    number_of,
    owners,
    sentence,
    story_of,
    with_owners,
)
from universelle.games.crystal_palace.page.locations.shown import around, publisher_levels
from universelle.games.crystal_palace.rules.components import LOCATION_NAMES, LOCATIONS, SLOT_NAMES
from universelle.games.crystal_palace.rules.phrases import amount, condition_phrase, phrase
from universelle.games.crystal_palace.rules.view import DieView
from universelle.games.crystal_palace.rules.vocabulary import BUZZ, VP
from universelle.games.crystal_palace.scene import Scene

SYMBOLS: Final = ("scroll", "museum", "bank", "westminster", "hat", "news", "anchor", "train")
MARKET: Final = "black-market"


def place(scene: Scene, which: str) -> Explanation | None:
    """A location, or the Black Market."""
    words, box = scene.words, scene.box
    if which == MARKET:
        return _market(scene)
    if which not in LOCATIONS:
        return None
    location = LOCATIONS.index(which)
    printed, there = box.locations[location], scene.view["locations"][location]
    dice = [die for die in there["spaces"] if die]
    return Explanation(
        name=words.name(LOCATION_NAMES[location]),
        kind=words("about-place", number=location + 1),
        effect=words("about-place-slots") if printed.slots else effect_of(scene, printed.action),
        facts=[
            Fact(words("about-order"), words("about-place-order")),
            Fact(words("about-now"), words("about-place-dice", dice=len(dice), spaces=len(printed.spaces))),
        ],
        story=story_of(scene, LOCATION_NAMES[location]),
        rule=which,
        symbol=SYMBOLS[location],
    )


def _market(scene: Scene) -> Explanation:
    words, box = scene.words, scene.box
    points = ", ".join([str(each) for each in box.market_vp])
    return Explanation(
        name=words("place-black-market"),
        kind=words("about-market"),
        effect=words("about-market-effect"),
        facts=[
            Fact(words("about-end"), words("about-market-end", points=points)),
            Fact(words("about-full"), words("about-market-full")),
        ],
        story=story_of(scene, "place-black-market"),
        rule="black-market",
        symbol="assistant",
    )


def _split(scene: Scene, which: str) -> tuple[int, str] | None:
    """A location and what follows it in a name."""
    number, _, rest = which.partition("-")
    location = number_of(number, len(scene.box.locations))
    return None if location is None else (location - 1, rest)


def space(scene: Scene, which: str) -> Explanation | None:
    """A placement space."""
    words, found = scene.words, _split(scene, which)
    placements = scene.box.locations[found[0]].placements if found else ()
    k = number_of(found[1], len(placements)) if found else None
    if found is None or k is None:
        return None
    printed, die = placements[k - 1], scene.view["locations"][found[0]]["spaces"][k - 1]
    facts = _die_fact(scene, die)
    if printed.assistant:
        facts.append(Fact(words("about-gives"), words("about-space-assistant")))
    if printed.pay:
        facts.append(Fact(words("about-costs"), words("amount-money", n=printed.pay)))
    facts.append(Fact(words("about-order"), words("about-place-order")))
    return Explanation(
        name=words("about-space", space=k),
        kind=words.name(LOCATION_NAMES[found[0]]),
        effect=words("about-space-effect", least=printed.least),
        facts=facts,
        rule="place",
        symbol="die",
    )


def _die_fact(scene: Scene, die: DieView | None) -> list[Fact]:
    words = scene.words
    if die is None:
        return []
    return [Fact(words("about-here"), words("about-die-here", value=die["value"], seat=Seat(die["seat"])))]


def action(scene: Scene, which: str) -> Explanation | None:
    """An action space."""
    words, found = scene.words, _split(scene, which)
    spaces = scene.box.locations[found[0]].spaces if found else ()
    k = number_of(found[1], len(spaces)) if found else None
    if found is None or k is None:
        return None
    printed, there = spaces[k - 1], scene.view["locations"][found[0]]
    if printed.bonus:
        effect = words("about-action-bonus", rank=k, effect=phrase(printed.bonus))
    elif printed.pay:
        effect = words("about-action-pays", rank=k, money=amount(0, printed.pay))
    else:
        effect = words("about-action-plain", rank=k)
    facts = _die_fact(scene, there["actions"][k - 1])
    if k <= there["used"]:
        facts.append(Fact(words("about-now"), words("about-action-used")))
    return Explanation(
        name=words("about-action", rank=k),
        kind=words.name(LOCATION_NAMES[found[0]]),
        effect=effect,
        facts=facts,
        rule="actions",
        symbol=SYMBOLS[found[0]],
    )


def slot(scene: Scene, which: str) -> Explanation | None:
    """A slot to which a die at the Port or at Waterloo moves."""
    words, found = scene.words, _split(scene, which)
    slots = scene.box.locations[found[0]].slots if found else ()
    n = number_of(found[1], len(slots)) if found else None
    if found is None or n is None:
        return None
    printed = slots[n - 1]
    facts = [Fact(words("about-room"), words("about-slot-dice", dice=printed.copies))]
    if printed.is_ticket:
        points = amount(VP, scene.box.ticket_vp[scene.view["round"] - 1])
        effect = sentence(words("draw-ticket-then", points=Message("draw-ticket-worth", {"points": points})))
        facts = []
    else:
        effect = effect_of(scene, printed.effects)
    return Explanation(
        name=words.name(SLOT_NAMES[printed.number]),
        kind=words.name(LOCATION_NAMES[found[0]]),
        effect=effect,
        facts=facts,
        rule=LOCATIONS[found[0]],
        symbol="ticket" if printed.is_ticket else SYMBOLS[found[0]],
    )


def westminster(scene: Scene, which: str) -> Explanation | None:
    """A space of the Westminster track."""
    words, box = scene.words, scene.box
    n = number_of(which, len(box.westminster_bonuses))
    if n is None:
        return None
    effects = box.westminster_bonuses[n - 1]
    facts = [Fact(words("about-salary"), words("about-westminster-salary"))]
    if n == len(box.westminster_bonuses):
        facts.append(Fact(words("about-then"), words("draw-beyond", effects=phrase(box.westminster_beyond))))
    return Explanation(
        name=words("about-westminster", step=words(f"westminster-{n}")),
        kind=words("about-westminster-kind"),
        effect=words("about-westminster-effect", effect=phrase(effects))
        if effects
        else words("about-westminster-start"),
        facts=[*facts, *with_owners(scene, owners(scene, lambda player: player["westminster"] == n))],
        rule="westminster-track",
        symbol="westminster",
    )


def publisher(scene: Scene, which: str) -> Explanation | None:
    """A level of the publisher's condition in this round; without a number, all of them."""
    words, levels = scene.words, publisher_levels(scene.box, around(scene.view))
    n = number_of(which, len(levels)) if which else mine(scene)["publisher_level"] or 1
    if n is None:
        return None
    told = [
        Fact(words("draw-level", level=k), _level(scene, k)) for k in range(1, len(levels) + 1) if not which or k == n
    ]
    reaching = owners(scene, lambda player: player["publisher_level"] >= n)
    return Explanation(
        name=words("draw-level", level=n) if which else words("publisher"),
        kind=words("about-publisher"),
        effect=sentence(_level(scene, n)) if which else words("about-publisher-effect"),
        facts=with_owners(scene, reaching) if which else told,
        rule="publisher",
        symbol="news",
    )


def _level(scene: Scene, n: int) -> str:
    condition, buzz = publisher_levels(scene.box, around(scene.view))[n - 1], scene.box.publisher_buzz[n - 1]
    return scene.words("publisher-level", condition=condition_phrase(condition), buzz=amount(BUZZ, buzz))
