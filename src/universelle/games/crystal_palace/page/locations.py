"""The eight places, each in full: the page shows the one that is open."""

from __future__ import annotations

from typing import Final

from universelle.contract.scene import codes_of
from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import name_of, seat_sign
from universelle.games.crystal_palace.page.cards import (
    NUMERALS,
    character_card,
    gone_card,
    patent_card,
    share_card,
    tile_card,
)
from universelle.games.crystal_palace.page.forecast import (
    first_free,
    level_of,
    levels,
    links_lit,
    queue,
    rank_of,
)
from universelle.games.crystal_palace.page.shown_location import Codes, Die, die_of, held, opened, slot_dice
from universelle.games.crystal_palace.page.symbols import (
    PLACE_SIGNS,
    amount_sign,
    big_die,
    brief,
    lit,
    press,
    said,
    small_die,
    tale,
)
from universelle.games.crystal_palace.rules.components import (
    CHARACTERS,
    LOCATION_NAMES,
    LOCATIONS,
    PATENTS,
    SLOT_NAMES,
    SLOTS,
    Box,
)
from universelle.games.crystal_palace.rules.phrases import amount, condition_phrase, phrase
from universelle.games.crystal_palace.rules.pieces import Location, Slot
from universelle.games.crystal_palace.rules.vocabulary import BUZZ, VP, Condition
from universelle.games.crystal_palace.scene import Scene

PATENT_DISPLAY, TILE_DISPLAY, SHARE_DISPLAY, CHARACTER_DISPLAY = range(4)
WESTMINSTER_PLACE: Final = LOCATIONS.index("westminster")
NOTHING: Final[Codes] = frozenset()


def scenes(scene: Scene) -> list[Node]:
    """Every place in full; the page shows the one that is open."""
    codes = codes_of(scene)
    return [_scene(scene, place, codes) for place in range(len(LOCATIONS))]


def _scene(scene: Scene, place: int, codes: Codes) -> Node:
    view, words = scene.view, scene.words
    number, there = place + 1, view["locations"][place]
    at_work = view["location"] == there["location"]
    return node(
        "section",
        node(
            "div",
            _title(words, scene.box, place),
            _spaces(scene, place),
            node("span", class_="arrow", id=f"arrow-{number}"),
            _actions(scene, place),
            class_="location-head",
            id=f"location-head-{number}",
        ),
        _lines(scene, place, codes if at_work else NOTHING),
        _offer(scene, place, codes if at_work else NOTHING),
        id=f"location-{number}",
        class_="location frame",
        aria_label=words.name(LOCATION_NAMES[place]),
    )


@once
def _title(words: Translator, box: Box, place: int) -> Node:
    location = box.locations[place]
    deed = words("draw-go-on") if location.slots else said(words, location.action)
    return node(
        "div",
        node("h2", node("span", str(place + 1), class_="location-number"), words.name(LOCATION_NAMES[place])),
        node("p", symbol(PLACE_SIGNS[place], "sy location-symbol"), deed),
        class_="location-title",
        id=f"title-{place + 1}",
        title=tale(words, LOCATION_NAMES[place]),
    )


def _spaces(scene: Scene, place: int) -> Node:
    view, words = scene.view, scene.words
    there, value = view["locations"][place], held(scene)
    acting = view["acting"] if view["location"] == there["location"] else None
    drawn = []
    for k, (space, die) in enumerate(zip(scene.box.locations[place].placements, there["spaces"])):
        can = place == opened(view) and die is None and 0 < space.least <= value
        acts = die is not None and die == acting
        acting = None if acts else acting
        drawn.append(
            _space(words, place, k, (space.least, space.assistant, space.pay), die_of(die), (value, can, acts))
        )
    return node("div", drawn, class_="spaces", id=f"spaces-{place + 1}")


@once
def _space(
    words: Translator, place: int, k: int, marks: tuple[int, bool, int], die: Die, state: tuple[int, bool, bool]
) -> Node:
    """A placement space: its minimum and marks, or the die on it. Where a die may go, it is a target."""
    least, assistant, pay = marks
    value, can, acts = state
    title = words.name(LOCATION_NAMES[place])
    if die:
        label = words("draw-space-taken", place=title, space=k + 1, value=die[1], owner=name_of(words, die[0]))
    else:
        label = words("draw-space", place=title, space=k + 1, least=least)
    if assistant:
        label = f"{label}, {words('draw-with-assistant')}"
    if pay:
        label = f"{label}, £{pay}"
    name, code = f"space-{place + 1}-{k + 1}", f"{LOCATIONS[place]} {k + 1}"
    mark: Child = symbol("assistant", "sy symbol-assistant") if assistant else f"£{pay}" if pay else ""
    target: dict[str, str | int] = {"role": "img", "aria_label": label, "data_try": f"place {value or least} {code}"}
    if can:
        target = press((f"place {value} {code}",), f"place {value} {code}", label)
    lies = big_die(*die, f"{name}-die") if die else node("b", str(least))
    return node(
        "div",
        node("span", lies, class_="window", id=f"{name}-window"),
        node("span", mark, class_="mark pays" if pay else "mark", id=f"{name}-mark"),
        id=name,
        class_="space acting" if acts else "space",
        title=label,
        data_space=code if value and die is None else None,
        data_least=least if value and die is None else None,
        **target,
    )


def _actions(scene: Scene, place: int) -> Node:
    there = scene.view["locations"][place]
    next_one = scene.view["location"] == there["location"]
    drawn = [
        _action(scene.words, scene.box, place, k, die_of(die), k < there["used"], next_one and k == there["used"])
        for k, die in enumerate(there["actions"])
    ]
    return node("div", drawn, class_="action-spaces", id=f"actions-{place + 1}", aria_hidden="true")


@once
def _action(words: Translator, box: Box, place: int, k: int, die: Die, used: bool, now: bool) -> Node:
    """An action space: what the die that reaches it receives or pays."""
    space = box.locations[place].spaces[k]
    name = f"action-{place + 1}-{k + 1}"
    look = f"action-space{' pays' if space.pay else ''}{' next' if now else ''}"
    if die:
        return node("div", big_die(*die, f"{name}-die"), id=name, class_=f"{look} holds-die")
    inside: list[Child] = [node("b", str(k + 1))]
    if used:
        inside.append(symbol("check"))
    elif space.bonus:
        inside.append(brief(words, space.bonus))
    elif space.pay:
        inside.append(f"−£{space.pay}")
    return node("div", inside, id=name, class_=f"{look}{' used' if used else ''}")


# What would happen there


def _lines(scene: Scene, place: int, codes: Codes) -> Node:
    """What a die of the viewer would find here, for each value in hand; or who acts; or how many may."""
    view, words, number = scene.view, scene.words, place + 1
    there, location = view["locations"][place], scene.box.locations[place]
    lines: list[Node] = []
    if held(scene):
        assert scene.seat is not None
        values = sorted(set(view["players"][scene.seat]["hand"]), reverse=True)
        lines = [_forecast(number, value, *forecast(scene, place, value)) for value in values]
    elif view["location"] == there["location"]:
        lines = [_queue(words, number, tuple([(die["seat"], die["value"]) for die in queue(view)]))]
        if scene.decision == "act-with-die":
            lines += _deeds(words, scene.box, place, codes)
    else:
        dice = len([die for die in there["spaces"] if die])
        lines = [_how_many(words, number, dice, len(location.spaces) - there["used"])]
    return node("div", lines, class_="location-notes", id=f"notes-{number}")


def forecast(scene: Scene, place: int, value: int, space: int | None = None) -> tuple[str, bool]:
    """What a die of this value would find here, in words, and whether that is any action at all."""
    view, words, box = scene.view, scene.words, scene.box
    at = first_free(view, box, place, value) if space is None else space
    if at is None:
        return words("draw-fits-nowhere", value=value), False
    rank = rank_of(view, box, place, value, at)
    if rank.space is None:
        return words("draw-no-action", value=value, rank=rank.rank, dice=rank.dice), False
    told = words("draw-would-act", value=value, rank=rank.rank, dice=rank.dice)
    if rank.space.bonus:
        told = f"{told}; {said(words, rank.space.bonus)}"
    if rank.space.pay:
        told = f"{told}; {words('effect-pay', what=amount(0, rank.space.pay))}"
    if box.locations[place].takes >= 0:
        told = f"{told}; {words('draw-left-for-it', count=rank.cards)}"
    return told, True


@once
def _forecast(number: int, value: int, told: str, acts: bool) -> Node:
    return node("p", told, class_="outlook" if acts else "outlook futile", id=f"outlook-{number}-{value}", data_value=value)


@once
def _queue(words: Translator, number: int, dice: tuple[tuple[int, int], ...]) -> Node:
    """The dice that still act here, in their order; the first one acts."""
    drawn: list[Node] = [
        small_die(seat, value, f"queue-{number}-{n}", " acting-die" if n == 0 else "", False)
        for n, (seat, value) in enumerate(dice)
    ]
    told = words("draw-acts", owner=name_of(words, dice[0][0]), value=dice[0][1]) if dice else ""
    return node("p", node("span", told, class_="queue-title"), drawn, class_="outlook queue", id=f"queue-{number}")


@once
def _how_many(words: Translator, number: int, dice: int, spaces: int) -> Node:
    return node("p", words("draw-how-many", dice=dice, spaces=spaces), class_="outlook neutral", id=f"outlook-{number}-0")


def _deeds(words: Translator, box: Box, place: int, codes: Codes) -> list[Node]:
    """What the die may do that is not shown by a card: act as the place says, or nothing."""
    labels = {
        "act": words("action-act-here", effects=phrase(box.locations[place].action)),
        "decline": words("action-decline"),
    }
    shorter = {"act": words("draw-act"), "decline": words("draw-decline")}
    return [
        node(
            "span",
            shorter[code],
            class_=f"button location-button{' main' if code == 'act' else ''}",
            id=f"do-{code}",
            **press(codes, code, labels[code]),
        )
        for code in ("act", "decline")
        if code in codes
    ]


# What is on offer


def _offer(scene: Scene, place: int, codes: Codes) -> Node:
    view, words, box = scene.view, scene.words, scene.box
    location: Location = box.locations[place]
    number, there = place + 1, view["locations"][place]
    if location.takes >= 0:
        drawn = [_offered(scene, place, location.takes, n, key, codes) for n, key in enumerate(there["display"])]
    elif location.slots:
        drawn = [
            _slot(words, box, place, n, slot_dice(view, there, slot), view["round"], codes & {_slot_code(slot)})
            for n, slot in enumerate(location.slots)
        ]
    elif place == WESTMINSTER_PLACE:
        seats = tuple([player["westminster"] for player in view["players"]])
        drawn = [
            _westminster_space(words, box, n, tuple([s for s, at in enumerate(seats) if at == n])) for n in range(1, 6)
        ]
    else:
        reached = tuple([level_of(view, box, seat) for seat in range(len(view["players"]))])
        drawn = [
            _level(words, box.publisher_buzz[n], n + 1, condition, tuple([s for s, at in enumerate(reached) if at > n]))
            for n, condition in enumerate(levels(view, box))
        ]
    kind = ("patents", "tiles", "shares", "characters", "spaces")[location.takes]
    return node(
        "div", drawn, class_=f"display {kind}-display", id=f"offer-{number}", tabindex=0, style=f"--n:{max(1, len(drawn))}"
    )


def _offered(scene: Scene, place: int, takes: int, n: int, key: str | None, codes: Codes) -> Node:
    words, box, view = scene.words, scene.box, scene.view
    name = f"card-{place + 1}-{n + 1}"
    if key is None:
        return gone_card(words, name)
    can = f"take {key}" in codes
    me = view["players"][scene.seat] if scene.seat is not None and scene.actions else None
    if takes == PATENT_DISPLAY:
        index = PATENTS.index(key)
        owned = links_lit(box, me, "patent", index) if me else (False,) * len(box.patents[index].links)
        return patent_card(words, box, key, view["round"], owned, name, can)
    if takes == CHARACTER_DISPLAY:
        index = CHARACTERS.index(key)
        owned = links_lit(box, me, "character", index) if me else (False,) * len(box.characters[index].links)
        return character_card(words, box, key, view["round"], owned, name, can, me["westminster"] if me else 0)
    return (tile_card if takes == TILE_DISPLAY else share_card)(words, box, key, name, can)


def _slot_code(slot: Slot) -> str:
    return f"slot {SLOTS[slot.number][1]}"


@once
def _slot(words: Translator, box: Box, place: int, n: int, dice: tuple[Die, ...], number: int, codes: Codes) -> Node:
    """Where a die at the Port or at Waterloo goes on to."""
    slot = box.locations[place].slots[n]
    code, name = _slot_code(slot), f"goto-{place + 1}-{n + 1}"
    effects = said(words, slot.effects)
    label = words("action-slot-for", slot=SLOT_NAMES[slot.number], effects=effects)
    extra = words("draw-ticket-worth", points=amount(VP, box.ticket_vp[number - 1])) if slot.is_ticket else None
    places = [
        node("span", big_die(*die, f"{name}-die-{k}") if die else None, class_="window", id=f"{name}-{k}")
        for k, die in enumerate(dice)
    ]
    return node(
        "div",
        node("div", words.name(SLOT_NAMES[slot.number]), class_="card-name", id=f"{name}-head"),
        node("div", brief(words, slot.effects), class_="card-art", id=f"{name}-art"),
        node("div", extra or effects, class_="card-effect", id=f"{name}-effect"),
        node("div", places, class_="spaces", id=f"{name}-places"),
        id=name,
        class_="card slot-card",
        title=label,
        **press(codes, code, label),
    )


@once
def _westminster_space(words: Translator, box: Box, n: int, seats: tuple[int, ...]) -> Node:
    effects = box.westminster_bonuses[n - 1]
    name = f"westminster-{n}"
    told = said(words, effects) if effects else words("draw-start")
    beyond = (
        node("div", words("draw-beyond", effects=phrase(box.westminster_beyond)), class_="card-note") if n == 5 else None
    )
    return node(
        "div",
        node("div", NUMERALS[n - 1], class_="card-name"),
        node("div", brief(words, effects) if effects else None, class_="card-art"),
        node("div", told, class_="card-effect"),
        node("div", [_who(words, seat) for seat in seats], class_="card-players"),
        beyond,
        id=name,
        class_="card step-card",
    )


@once
def _level(words: Translator, buzz: int, n: int, condition: Condition, seats: tuple[int, ...]) -> Node:
    """A level of the publisher's condition, its buzz, and who reaches it now."""
    return node(
        "div",
        node("div", words("draw-level", level=n), class_="card-name"),
        node("div", amount_sign(BUZZ, buzz, "+"), class_="card-art"),
        node("div", words.say(condition_phrase(condition)), class_="card-effect"),
        node("div", [_who(words, seat) for seat in seats], class_="card-players"),
        id=f"level-{n}",
        class_="card step-card",
    )


def _who(words: Translator, seat: int) -> Node:
    return node("span", seat_sign(seat), " ", name_of(words, seat), class_="card-player")
