"""The viewer's dice: those in hand, and dials for those that are still to be set."""

from __future__ import annotations

from typing import Final

from universelle.contract.scene import codes_of
from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.games.crystal_palace.page.exchanges import exchange_label
from universelle.games.crystal_palace.page.shown_location import held
from universelle.games.crystal_palace.page.symbols import amount_sign, big_die, brief, lit, press
from universelle.games.crystal_palace.rules.components import EXCHANGES
from universelle.games.crystal_palace.rules.phrases import phrase
from universelle.games.crystal_palace.rules.view import View
from universelle.games.crystal_palace.rules.vocabulary import NEWSPAPER
from universelle.games.crystal_palace.scene import Scene

SET_AT_FIRST: Final = 3  # what a dial shows before it is turned
HIGHEST: Final = 6


def tray(scene: Scene, seat: int) -> Node:
    """The dice in hand: on the viewer's turn one of them is held. Where one was that is placed, a hole."""
    view, words = scene.view, scene.words
    player, number = view["players"][seat], seat + 1
    hand, holding = player["hand"], held(scene) > 0
    away = [] if view["phase"] == 1 else sorted(_placed(view, seat), reverse=True)
    dice = [_hand_die(words, seat, n, value, holding, n == 1) for n, value in enumerate(hand, start=1)]
    holes = [node("span", str(value), class_="placed-die", id=f"hole-{number}-{n}") for n, value in enumerate(away, start=1)]
    return node(
        "div",
        dice,
        holes,
        _answers(scene) if seat == scene.seat else None,
        class_="dice-tray",
        id=f"tray-{number}",
        role="group",
        aria_label=words("draw-your-dice"),
    )


def _answers(scene: Scene) -> list[Node]:
    """What is decided by a word: to pass, yes or no, one of several possibilities. At a place the place asks."""
    words, codes = scene.words, codes_of(scene)
    step = scene.decision
    given = [code for code in ANSWERS if code in codes and (code != "decline" or step != "act-with-die")]
    answers = [_answer(code, words(f"draw-{code}"), words(f"action-{code}")) for code in given]
    decision = scene.view["decision"]
    options = scene.box.effect(decision["effect"]).options if decision and decision["id"] == "choose" else ()
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


def _placed(view: View, seat: int) -> list[int]:
    """The values of a seat's dice that lie somewhere."""
    dice = [
        die for there in view["locations"] for die in (*there["spaces"], *there["actions"], *there["slots"].values())
    ]
    return [die["value"] for die in dice if die and die["seat"] == seat]


@once
def _hand_die(words: Translator, seat: int, n: int, value: int, holding: bool, first: bool) -> Node:
    name = f"hand-{seat + 1}-{n}"
    face = big_die(seat, value, name, False, True)
    if not holding:
        return node(
            "span", face, class_="hand-die", id=f"{name}-box", role="img", aria_label=words("draw-die", value=value)
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
    return node("label", pick, face, class_="hand-die pickable", id=f"{name}-box")


# Dials


def dials(scene: Scene, seat: int) -> Node:
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
        class_="add-die",
        **press(codes_of(scene), code, exchange_label(words, box, EXCHANGES.index("newspapers-to-die"))),
    )
    cost = paid + SET_AT_FIRST * left
    return node(
        "div",
        node("div", [_dial(words, seat, n) for n in range(1, left + 1)], add, class_="dial-row", id="dial-row"),
        node(
            "div",
            _sum(words, "draw-dials-cost", "dial-cost", cost),
            _sum(words, "draw-dials-left", "dial-left", money - cost),
            node("span", words("draw-dials-salaries", money=player["salaries"]), class_="soft", id="dial-salaries")
            if player["salaries"]
            else None,
            node("button", words("draw-seal"), type="button", class_="button main seal-button", id="dial-seal"),
            class_="dial-sums",
            id="dial-sum",
        ),
        _short(words, money - cost),
        node("p", words("draw-dials-hint"), class_="dial-hint", id="dial-hint"),
        class_="dials js-only",
        id="dials",
        data_money=money,
        data_paid=paid,
        data_loan=box.loan_money,
    )


@once
def _dial(words: Translator, seat: int, n: int) -> Node:
    name = f"dial-{n}"
    die = node(
        "svg",
        node("use", href=f"#sy-die-{SET_AT_FIRST}", width=44, height=44),
        viewbox="0 0 44 44",
        class_=f"die p{seat + 1}",
        aria_hidden="true",
    )
    return node(
        "div",
        node("button", "+", type="button", class_="dial-button up", aria_label=words("draw-dial-up", number=n), tabindex=-1),
        node(
            "div",
            die,
            role="spinbutton",
            tabindex=0,
            class_="dial-face",
            id=f"dial-{n}-face",
            aria_label=words("draw-dial", number=n),
            aria_valuemin=1,
            aria_valuemax=HIGHEST,
            aria_valuenow=SET_AT_FIRST,
        ),
        node(
            "button", "−", type="button", class_="dial-button down", aria_label=words("draw-dial-down", number=n), tabindex=-1
        ),
        node("span", f"£{SET_AT_FIRST}", class_="dial-price"),
        class_="dial",
        id=name,
    )


@once
def _sum(words: Translator, key: str, name: str, money: int) -> Node:
    """A sum of money in a sentence; scripts change the number."""
    before, _, after = words(key, money=GAP).partition(GAP)
    return node("span", before, node("b", str(money), class_="num", id=name), after, id=f"{name}-told")


GAP: Final = "\N{REPLACEMENT CHARACTER}"


@once
def _short(words: Translator, left: int) -> Node:
    before, _, after = words("draw-dials-short", money=GAP).partition(GAP)
    number = node("b", str(max(0, -left)), class_="num", id="dial-short")
    return node("p", symbol("loan"), " ", before, number, after, class_="dial-warning", id="dial-warning", hidden=left >= 0)
