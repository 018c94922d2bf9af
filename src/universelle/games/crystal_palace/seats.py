"""What lies in front of the players: the viewer's own board in full, those of the others in brief."""

from __future__ import annotations

from typing import Any, Final

from universelle.core.message import Message, Wording
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import name_of, seat_sign
from universelle.drawing.scene import Scene
from universelle.games.crystal_palace.cards import own_character, own_patent, own_share, own_watch, slot
from universelle.games.crystal_palace.components import (
    CHARACTERS,
    EXCHANGE_NAMES,
    EXCHANGES,
    NATION_NAMES,
    NATIONS,
    PATENTS,
    Box,
)
from universelle.games.crystal_palace.forecast import counted, effect_of, links_lit
from universelle.games.crystal_palace.phrases import amount, condition_phrase, phrase
from universelle.games.crystal_palace.places import Codes, codes_of, held
from universelle.games.crystal_palace.signs import (
    COUNTER_SIGNS,
    amount_sign,
    big_die,
    brief,
    lit,
    press,
    small_die,
    tale,
)
from universelle.games.crystal_palace.vocabulary import (
    COUNTERS,
    DIE,
    ENERGY,
    GEAR,
    INCOME,
    MONEY,
    NEWSPAPER,
    NO_LIMIT,
    VP,
    Condition,
)

SET_AT_FIRST: Final = 3  # what a dial shows before it is turned
HIGHEST: Final = 6
GIVEN: Final = (NEWSPAPER, NEWSPAPER, NEWSPAPER, NEWSPAPER, MONEY, MONEY, ENERGY, GEAR)  # by exchange
GOT: Final = (MONEY, GEAR, INCOME, DIE, ENERGY, GEAR, MONEY, MONEY)


def panel(scene: Scene, seat: int) -> Node:
    """A player's board: in full for its owner, else in brief, with the rest folded."""
    return _own(scene, seat) if seat == scene.seat else _other(scene, seat)


# The viewer's own board


def _own(scene: Scene, seat: int) -> Node:
    view, words, box = scene.view, scene.words, scene.box
    player, number, codes = view["players"][seat], seat + 1, codes_of(scene)
    setting = _sets(scene, seat)
    active = " active" if seat in view["to_move"] else ""
    return node(
        "section",
        _me(scene, seat),
        node(
            "div",
            _dials(scene, seat) if setting else None,
            _tray(scene, seat),
            _purse(words, box, number, (player["gears"], player["energy"], player["open_loans"]), _open(codes)),
            _newspapers(words, box, number, player["newspapers"], _open(codes)),
            class_="c1",
            id=f"goods-{number}",
        ),
        node("div", _goal(scene, seat, codes), _research(scene, seat, codes), class_="c2", id=f"plans-{number}"),
        _cards(scene, seat, codes),
        class_=f"panel frame mine p{number}{active}{' setting' if setting else ''}",
        id=f"panel-{number}",
        data_count=True,
    )


def _sets(scene: Scene, seat: int) -> bool:
    """Whether the viewer is to set dice now."""
    decision = scene.view["decision"]
    return bool(scene.actions) and decision["step"] == "SetDice" and seat == scene.seat


def _open(codes: Codes) -> Codes:
    """What is open at any moment, of all that may be done."""
    return codes & OPEN_CODES


OPEN_CODES: Final = frozenset([*[key.replace("-", " ") for key in EXCHANGES], "loan", "repay"])


def _me(scene: Scene, seat: int) -> Node:
    view = scene.view
    player = view["players"][seat]
    return _head(
        scene.words,
        seat,
        player["nation"],
        "me" if seat == scene.seat else "bot" if seat in scene.bots else "other",
        _state(scene, seat),
        (player["vp"], player["money"]),
        f"target {seat + 1}" in codes_of(scene),
    )


def _state(scene: Scene, seat: int) -> tuple[str, ...]:
    """What is to be said of a player now: first, ready, thinking, passed, to move."""
    view = scene.view
    player = view["players"][seat]
    found = []
    if view["phase"] == 1 and view["decision"] and view["decision"]["step"] == "SetDice":
        return ("ready",) if player["sealed"] else ("thinking",)
    if seat in view["to_move"]:
        found.append("to-move")
    if view["first"] == seat:
        found.append("first")
    if view["phase"] == 2 and player["passed"]:
        found.append("passed")
    return tuple(found)


@once
def _head(
    words: Wording, seat: int, nation: str, called: str, state: tuple[str, ...], score: tuple[int, int], aimed: bool
) -> Node:
    number, title = seat + 1, name_of(words, seat)
    points, money = score
    name: list[Child] = [title]
    if called == "me":
        name += [" ", node("span", words("draw-you"), class_="soft")]
    elif called == "bot":
        name += [" ", symbol("bot", "sy soft")]
    code = f"target {number}"
    return node(
        "header",
        seat_sign(seat, f"seat-{number}"),
        node("h2", name, id=f"name-{number}", title=title),
        node(
            "small",
            words(f"nation-{nation}"),
            id=f"nation-{number}",
            title=tale(words, NATION_NAMES[NATIONS.index(nation)]),
        ),
        node("span", [_tag(words, each) for each in state], class_="tags", id=f"state-{number}"),
        node(
            "span",
            symbol("aim"),
            words("draw-target"),
            id=f"aim-{number}",
            class_="button main aim",
            **press((code,), code, words("action-target", owner=title)),
        )
        if aimed
        else None,
        node(
            "span",
            symbol("vp", "sy x-vp"),
            node("output", str(points), class_="num", id=f"points-{number}"),
            class_="score",
            id=f"score-{number}",
            title=words("board-points"),
        ),
        node(
            "span",
            "£",
            node("b", str(money), class_="num", id=f"money-{number}"),
            class_="money",
            id=f"purse-{number}",
            title=words("board-money"),
        ),
        class_="me",
        id=f"who-{number}",
    )


def _tag(words: Wording, state: str) -> Node:
    return node("span", words(f"draw-{state}"), class_=f"tag {state}")


# Dice


def _tray(scene: Scene, seat: int) -> Node:
    """The dice in hand: on the viewer's turn one of them is held. Where one was that is placed, a hole."""
    view, words = scene.view, scene.words
    player, number = view["players"][seat], seat + 1
    hand, holding = player["hand"], held(scene) > 0
    away = [] if view["phase"] == 1 else sorted(_placed(view, seat), reverse=True)
    dice = [_hand_die(words, seat, n, value, holding, n == 1) for n, value in enumerate(hand, start=1)]
    holes = [node("span", str(value), class_="hole", id=f"hole-{number}-{n}") for n, value in enumerate(away, start=1)]
    return node(
        "div",
        dice,
        holes,
        _answers(scene) if seat == scene.seat else None,
        class_="tray",
        id=f"tray-{number}",
        role="group",
        aria_label=words("draw-your-dice"),
    )


def _answers(scene: Scene) -> list[Node]:
    """What is decided by a word: to pass, yes or no, one of several possibilities. At a place the place asks."""
    words, codes = scene.words, codes_of(scene)
    step = scene.view["decision"]["step"] if scene.view["decision"] else ""
    given = [code for code in ANSWERS if code in codes and (code != "decline" or step != "ActWithDie")]
    answers = [_answer(code, words(f"draw-{code}"), words(f"action-{code}")) for code in given]
    options = effect_of(scene.box, scene.view["decision"]["about"][0]).options if step == "Choose" else ()
    for n, option in enumerate(options, start=1):
        if f"option {n}" in codes:
            label = words("action-choose", effects=phrase(option))
            answers.append(_answer(f"option {n}", brief(words, option), label))
    return answers


ANSWERS: Final = ("pass", "accept", "decline", "stay", "rest")


def _answer(code: str, inside: Child, label: str) -> Node:
    return node(
        "button",
        inside,
        type="button",
        class_="button answer",
        id=f"do-{code.replace(' ', '-')}",
        data_action=code,
        aria_label=label,
        title=label,
    )


def _placed(view: dict[str, Any], seat: int) -> list[int]:
    """The values of a seat's dice that lie somewhere."""
    dice = [
        die for there in view["locations"] for die in (*there["spaces"], *there["actions"], *there["slots"].values())
    ]
    return [die["value"] for die in dice if die and die["seat"] == seat]


@once
def _hand_die(words: Wording, seat: int, n: int, value: int, holding: bool, first: bool) -> Node:
    name = f"hand-{seat + 1}-{n}"
    face = big_die(seat, value, name, False, True)
    if not holding:
        return node(
            "span", face, class_="held", id=f"{name}-box", role="img", aria_label=words("draw-die", value=value)
        )
    pick = node(
        "input",
        type="radio",
        name="pick",
        value=value,
        id=f"pick-{n}",
        checked=first,
        autocomplete="off",
        aria_label=words("draw-die", value=value),
    )
    return node("label", pick, face, class_="held pick", id=f"{name}-box")


def _dials(scene: Scene, seat: int) -> Node:
    """Dials for the dice that are still to be set; only scripts can turn them, without them the list does."""
    view, words, box = scene.view, scene.words, scene.box
    player = view["players"][seat]
    left = player["dice"] - player["set"]
    money, paid = player["money"], sum(player["hand"])
    code = "newspapers to die"
    add = node(
        "button",
        node("b", "+"),
        symbol("die"),
        amount_sign(NEWSPAPER, box.exchanges[EXCHANGES.index("newspapers-to-die")][0]),
        type="button",
        id="dial-add",
        class_=f"add{lit(codes_of(scene), code)}",
        **press(codes_of(scene), code, _exchange_label(words, box, EXCHANGES.index("newspapers-to-die"))),
    )
    cost = paid + SET_AT_FIRST * left
    return node(
        "div",
        node("div", [_dial(words, seat, n) for n in range(1, left + 1)], add, class_="row", id="dial-row"),
        node(
            "div",
            _sum(words, "draw-dials-cost", "dial-cost", cost),
            _sum(words, "draw-dials-left", "dial-left", money - cost),
            node("span", words("draw-dials-salaries", money=player["salaries"]), class_="soft", id="dial-salaries")
            if player["salaries"]
            else None,
            node("button", words("draw-seal"), type="button", class_="button main", id="dial-seal"),
            class_="sum",
            id="dial-sum",
        ),
        _short(words, money - cost),
        node("p", words("draw-dials-hint"), class_="hint", id="dial-hint"),
        class_="dials js-only",
        id="dials",
        data_money=money,
        data_paid=paid,
        data_loan=box.loan_money,
    )


@once
def _dial(words: Wording, seat: int, n: int) -> Node:
    name = f"dial-{n}"
    die = node(
        "svg",
        node("use", href=f"#sy-die-{SET_AT_FIRST}", width=44, height=44),
        viewbox="0 0 44 44",
        class_=f"die l p{seat + 1}",
        aria_hidden="true",
    )
    return node(
        "div",
        node("button", "+", type="button", class_="knob up", aria_label=words("draw-dial-up", number=n), tabindex=-1),
        node(
            "div",
            die,
            role="spinbutton",
            tabindex=0,
            class_="face",
            id=f"dial-{n}-face",
            aria_label=words("draw-dial", number=n),
            aria_valuemin=1,
            aria_valuemax=HIGHEST,
            aria_valuenow=SET_AT_FIRST,
        ),
        node(
            "button", "−", type="button", class_="knob down", aria_label=words("draw-dial-down", number=n), tabindex=-1
        ),
        node("span", f"£{SET_AT_FIRST}", class_="price"),
        class_="dial",
        id=name,
    )


@once
def _sum(words: Wording, key: str, name: str, money: int) -> Node:
    """A sum of money in a sentence; scripts change the number."""
    before, _, after = words(key, money=GAP).partition(GAP)
    return node("span", before, node("b", str(money), class_="num", id=name), after, id=f"{name}-told")


GAP: Final = "\N{REPLACEMENT CHARACTER}"


@once
def _short(words: Wording, left: int) -> Node:
    before, _, after = words("draw-dials-short", money=GAP).partition(GAP)
    number = node("b", str(max(0, -left)), class_="num", id="dial-short")
    return node("p", symbol("loan"), " ", before, number, after, class_="short", id="dial-warning", hidden=left >= 0)


# Goods


@once
def _purse(words: Wording, box: Box, number: int, held_goods: tuple[int, int, int], codes: Codes) -> Node:
    """Gears, energy and loans, each with what it costs and what it fetches."""
    gears, energy, loans = held_goods
    return node(
        "div",
        _good(words, box, number, "gear", gears, codes),
        _good(words, box, number, "energy", energy, codes),
        node(
            "span",
            symbol("loan", "sy x-loan"),
            node("b", str(loans), class_="num", id=f"loans-{number}"),
            _button(codes, "loan", f"+£{box.loan_money}", f"{words('action-loan')} (£{box.loan_money})", "ex"),
            _button(codes, "repay", f"−£{box.loan_repay}", f"{words('action-repay')} (£{box.loan_repay})", "ex"),
            class_="good",
            id=f"loan-of-{number}",
            title=words("draw-loans"),
        ),
        class_="purse",
        id=f"stock-{number}",
    )


def _good(words: Wording, box: Box, number: int, what: str, count: int, codes: Codes) -> Node:
    buy, sell = EXCHANGES.index(f"buy-{what}"), EXCHANGES.index(f"sell-{what}")
    price, fetches = box.exchanges[buy], box.exchanges[sell]
    return node(
        "span",
        symbol(what, f"sy x-{what}"),
        node("b", str(count), class_="num", id=f"{what}-{number}"),
        _button(
            codes,
            f"buy {what}",
            [f"£{price[0]}→", symbol(what, f"sy x-{what}")],
            _exchange_label(words, box, buy),
            "ex",
        ),
        _button(
            codes,
            f"sell {what}",
            [symbol(what, f"sy x-{what}"), f"→£{fetches[1]}"],
            _exchange_label(words, box, sell),
            "ex",
        ),
        class_="good",
        id=f"{what}-of-{number}",
    )


def _exchange_label(words: Wording, box: Box, number: int) -> str:
    give, get = box.exchanges[number]
    rate = Message("exchange-rate", {"give": amount(GIVEN[number], give), "get": amount(GOT[number], get)})
    return words("action-exchange-rate", exchange=EXCHANGE_NAMES[number], rate=rate)


def _button(codes: Codes, code: str, inside: Child | list[Child], label: str, look: str) -> Node:
    """A button of the own board: it acts, or says why it cannot."""
    can = code in codes
    return node(
        "button",
        inside,
        type="button",
        class_=f"{look} can" if can else look,
        id=f"do-{code.replace(' ', '-')}",
        aria_label=label,
        title=label,
        data_action=code if can else None,
        data_try=None if can else code,
    )


@once
def _newspapers(words: Wording, box: Box, number: int, count: int, codes: Codes) -> Node:
    """How many there are of those that may be kept, and what they can be given for."""
    places = [
        node("i", str(n), class_="at" if n == count else None, id=f"news-{number}-{n}")
        for n in range(box.newspapers_most + 1)
    ]
    rates = [
        _button(
            codes,
            EXCHANGES[n].replace("-", " "),
            [f"{box.exchanges[n][0]} = ", amount_sign(GOT[n], box.exchanges[n][1])],
            _exchange_label(words, box, n),
            "ex",
        )
        for n in range(4)
    ]
    return node(
        "div",
        node("h3", symbol("news", "sy x-newspaper"), words("draw-newspapers"), id=f"news-head-{number}"),
        node(
            "div",
            places,
            class_="newsl",
            id=f"news-{number}",
            role="img",
            aria_label=words("amount-newspaper", n=count),
        ),
        node("div", rates, class_="rate", id=f"rates-{number}"),
        class_="nb",
        id=f"newspapers-{number}",
    )


# Goal, research, cards


def _goal(scene: Scene, seat: int, codes: Codes) -> Node:
    player = scene.view["players"][seat]
    goal = scene.box.goals[NATIONS.index(player["nation"])]
    have = counted(scene.view, scene.box, seat, goal.count)
    return _goal_as_it_is(
        scene.words, scene.box, seat, player["nation"], player["goal"], have, codes & {"goal"}, seat == scene.seat
    )


@once
def _goal_as_it_is(
    words: Wording, box: Box, seat: int, nation: str, level: int, have: int, codes: Codes, own: bool
) -> Node:
    goal = box.goals[NATIONS.index(nation)]
    sign, number = COUNTER_SIGNS[COUNTERS[goal.count]], seat + 1
    levels = []
    for n in range(len(goal.at_least), 0, -1):
        least = goal.at_least[n - 1]
        told = words(
            "goal-level",
            level=n,
            points=amount(VP, goal.vp[n]),
            condition=condition_phrase(Condition(goal.count, least, NO_LIMIT)),
        )
        upward = codes if n == level + 1 else frozenset()
        look = " at" if n == level else " past" if n < level else ""
        target = press(upward, "goal", words("action-goal")) if own and n > level else {}
        levels.append(
            node(
                "div",
                node("span", symbol(sign), str(least), class_="q"),
                node("b", str(goal.vp[n]), symbol("vp")),
                seat_sign(seat) if n == level else None,
                class_=f"lv{look}{lit(upward, 'goal')}",
                id=f"goal-{number}-{n}",
                title=told,
                **target,
            )
        )
    head = node("h3", words("draw-goal"), " ", node("small", f"{have}", symbol(sign)), id=f"goal-head-{number}")
    return node(
        "div", head, node("div", levels, class_="goal", id=f"goal-{number}"), class_="gl", id=f"goal-box-{number}"
    )


def _research(scene: Scene, seat: int, codes: Codes) -> Node:
    words, box, number = scene.words, scene.box, seat + 1
    player = scene.view["players"][seat]
    here = codes if seat == scene.seat else frozenset()
    used = frozenset([code for code in here if code.startswith(("use ", "discard "))])
    held_slots = [*player["slots"], *player["beside"]]
    seen: set[str] = set()
    drawn = []
    for n, each in enumerate(held_slots, start=1):
        tile = each.get("tile") if each else None
        mine = used & {f"use {tile}", f"discard {tile}"} if tile and tile not in seen else frozenset()
        seen.add(tile or "")
        loan = each.get("loan") if each else None
        drawn.append(slot(words, box, f"slot-{number}-{n}", tile, loan, bool(each and each.get("repaid")), mine))
    head = node("h3", words("draw-research"), id=f"research-head-{number}")
    return node(
        "div",
        head,
        node("div", drawn, class_="research", id=f"research-{number}"),
        class_="rs",
        id=f"research-box-{number}",
    )


def _cards(scene: Scene, seat: int, codes: Codes) -> Node:
    """Patents, prototypes, characters, shares and the watch, each in a line."""
    view, words, box = scene.view, scene.words, scene.box
    player, number = view["players"][seat], seat + 1
    here = codes if seat == scene.seat else frozenset()
    lines = [_own_patent(scene, player, key, False, here) for key in player["patents"]]
    lines += [_own_patent(scene, player, key, True, here) for key in player["prototypes"]]
    for key in player["characters"]:
        linked = any(links_lit(box, player, "character", CHARACTERS.index(key)))
        lines.append(own_character(words, box, key, player["westminster"], linked, here & {f"use {key}"}))
    lines += [own_share(words, box, key) for key in player["shares"]]
    if view["watch"] == seat:
        lines.append(own_watch(words, box, here & {"use watch"}))
    done = (
        node(
            "button",
            words("draw-finished"),
            type="button",
            class_="button",
            id="do-done",
            data_action="done",
            aria_label=words("action-done"),
        )
        if "done" in here
        else None
    )
    head = node(
        "h3",
        words("draw-cards"),
        " ",
        node("small", words("draw-salaries", money=player["salaries"])) if player["salaries"] else None,
        id=f"cards-head-{number}",
    )
    empty = node("p", words("draw-no-cards"), class_="soft none", id=f"no-cards-{number}")
    return node(
        "div",
        head,
        node("div", lines or [empty], class_="ccs", id=f"cards-{number}", tabindex=0 if len(lines) > 6 else None),
        done,
        class_="c3",
        id=f"owned-{number}",
    )


def _own_patent(scene: Scene, player: dict[str, Any], key: str, built: bool, codes: Codes) -> Node:
    owned = links_lit(scene.box, player, "patent", PATENTS.index(key))
    return own_patent(scene.words, scene.box, key, built, scene.view["round"], owned, codes & {f"build {key}"})


# The others


def _other(scene: Scene, seat: int) -> Node:
    view, words = scene.view, scene.words
    player, number = view["players"][seat], seat + 1
    active = " active" if seat in view["to_move"] else ""
    tiles = len([each for each in player["slots"] if each and "tile" in each])
    counts = (
        ("gear", player["gears"], "amount-gear"),
        ("energy", player["energy"], "amount-energy"),
        ("news", player["newspapers"], "amount-newspaper"),
        ("scroll", len(player["prototypes"]), "count-prototypes"),
        ("hat", len(player["characters"]), "count-characters"),
        ("research", tiles, "count-research-tiles"),
        ("loan", player["open_loans"], "count-open-loans"),
    )
    return node(
        "section",
        _me(scene, seat),
        _others_dice(words, seat, tuple(player["hand"]), player["dice"], _hides(view)),
        node(
            "details",
            _numbers(words, number, counts),
            node(
                "div",
                node("p", seat_sign(seat), " ", name_of(words, seat), class_="whose", id=f"whole-name-{number}"),
                node(
                    "div",
                    _goal(scene, seat, frozenset()),
                    _research(scene, seat, frozenset()),
                    class_="c2",
                    id=f"plans-{number}",
                ),
                _cards(scene, seat, frozenset()),
                class_="whole frame",
                id=f"whole-{number}",
            ),
            id=f"more-{number}",
            class_="more-of",
        ),
        class_=f"panel frame rival p{number}{active}",
        id=f"panel-{number}",
        data_count=True,
    )


def _hides(view: dict[str, Any]) -> bool:
    return bool(view["decision"]) and view["decision"]["step"] == "SetDice"


@once
def _others_dice(words: Wording, seat: int, hand: tuple[int, ...], owned: int, hidden: bool) -> Node:
    """Dice in hand; in phase 1 nobody sees more than how many there are."""
    shown = [0] * owned if hidden else [*hand]
    dice = [small_die(seat, value, f"tray-{seat + 1}-{n}") for n, value in enumerate(shown, start=1)]
    told = (
        words("draw-dice-hidden", count=owned)
        if hidden
        else words("draw-dice-of", dice=", ".join(map(str, hand)) or "–")
    )
    return node("div", dice, class_="dd", id=f"dice-{seat + 1}", role="img", aria_label=told, title=told)


@once
def _numbers(words: Wording, number: int, counts: tuple[tuple[str, int, str], ...]) -> Node:
    """What a player has, in numbers; opens the rest."""
    items = [
        node(
            "span",
            symbol(sign, f"sy x-{sign}"),
            node("b", str(count), class_="num", id=f"{sign}-count-{number}"),
            class_="stock",
            id=f"{sign}-of-{number}",
            title=words(key, n=count),
        )
        for sign, count, key in counts
    ]
    label = ", ".join([words(key, n=count) for _, count, key in counts])
    return node("summary", items, id=f"numbers-{number}", aria_label=label)


# In brief


def strip(scene: Scene, seat: int) -> Node:
    """A player in brief, for narrow screens."""
    player = scene.view["players"][seat]
    return _brief(scene.words, seat, seat in scene.view["to_move"], player["vp"], player["money"])


@once
def _brief(words: Wording, seat: int, moving: bool, points: int, money: int) -> Node:
    number, active = seat + 1, " active" if moving else ""
    return node(
        "a",
        seat_sign(seat, f"strip-seat-{number}"),
        node("b", str(points), class_="num", id=f"strip-points-{number}"),
        node("span", f"£{money}", class_="num", id=f"strip-money-{number}"),
        id=f"strip-{number}",
        class_=f"p{number}{active}",
        href=f"#panel-{number}",
        data_count=True,
        aria_label=name_of(words, seat),
    )
