"""Phase 4: the viewer's characters with what each costs, the sum, what is left; and the others."""

from __future__ import annotations

from universelle.contract.scene import whose
from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once, symbol
from universelle.drawing.parts import name_of, seat_sign
from universelle.games.crystal_palace.choices import money
from universelle.games.crystal_palace.page.locations.cards import NUMERALS
from universelle.games.crystal_palace.page.portraits import medallion
from universelle.games.crystal_palace.page.symbols import effect_symbols
from universelle.games.crystal_palace.page.work import told
from universelle.games.crystal_palace.page.work.parts import buttons, decides, foot, head
from universelle.games.crystal_palace.page.work.told import Salaries
from universelle.games.crystal_palace.rules.components import CHARACTERS, Box
from universelle.games.crystal_palace.rules.view import PlayerView
from universelle.games.crystal_palace.scene import Scene


def salaries(scene: Scene) -> list[Node]:
    words, view, events = scene.words, scene.view, scene.scoring or scene.events()
    seat = whose(scene)
    player = view["players"][seat]
    others = [
        _other(words, other, view["players"][other]["salaries"], told.salaries(events, other))
        for other in view["order"]
        if other != seat
    ]
    paying = scene.decision == "pay"
    return [
        head(4, words("phase-4"), words("draw-salaries-told"), _step(player["westminster"])),
        _columns(
            _household(words, scene.box, seat, player, told.salaries(events, seat), seat == scene.seat),
            _others(words, tuple(others)),
        ),
        foot(
            _must_pay(words) if paying else None,
            buttons(scene, "work-choices", (lambda _: True) if paying else decides),
        ),
    ]


@once
def _step(step: int) -> Node:
    return node("span", symbol("westminster"), NUMERALS[step - 1], class_="work-aside", id="work-step")


@once
def _columns(household: Node, others: Node) -> Node:
    return node("div", household, others, class_="work-columns", id="work-body")


@once
def _must_pay(words: Translator) -> Node:
    return node("p", words("draw-must-pay"), class_="work-note", id="work-note")


@once
def _household(words: Translator, box: Box, seat: int, player: PlayerView, account: Salaries, is_own: bool) -> Node:
    return node(
        "div",
        node("h3", seat_sign(seat), words("draw-your-characters" if is_own else "draw-characters")),
        node("div", _people(words, box, player, account), class_="household", id="household"),
        _sum(words, player, account),
        class_="work-part",
        id="work-household",
    )


def _people(words: Translator, box: Box, player: PlayerView, account: Salaries) -> list[Node]:
    if not player["characters"]:
        return [node("p", words("draw-nobody-to-pay"), class_="soft", id="household-none")]
    now = account.due is None or account.due == player["salaries"]  # Westminster may have changed since
    return [_person(words, box, key, player["westminster"] if now else 0) for key in player["characters"]]


@once
def _person(words: Translator, box: Box, key: str, step: int) -> Node:
    """A character with its salary at a step of Westminster; 0 for one that is no longer known."""
    character, name = box.characters[CHARACTERS.index(key)], f"pays-{key}"
    badge = node("b", money(words, character.salary[step - 1]), class_="work-pay") if step else None
    effect = None
    if character.phase == 4:
        phase = node("b", "4", class_="phase-badge phase-4")
        effect = node("span", phase, effect_symbols(words, character.recurring), class_="person-effect")
    return node(
        "div",
        medallion(key),
        badge,
        node("b", words.name(character.name), class_="person-name"),
        effect,
        class_="person",
        id=name,
        data_about=f"character-{key}",
    )


def _sum(words: Translator, player: PlayerView, account: Salaries) -> Node:
    """What all of them cost, and what is left of the money."""
    due = player["salaries"] if account.due is None else account.due
    if account.paid:
        left = words("draw-purse-now", money=money(words, player["money"]))
    elif player["money"] >= due:
        left = words("draw-purse-leaves", money=money(words, player["money"]), left=money(words, player["money"] - due))
    else:
        lacking = money(words, due - player["money"])
        left = words("draw-purse-lacks", money=money(words, player["money"]), lacking=lacking)
    told_sum = words("draw-sum-paid" if account.paid else "draw-sum-to-pay", money=money(words, due))
    short = not account.paid and player["money"] < due
    return node(
        "p",
        node("b", told_sum),
        node("span", left, class_="work-short" if short else None),
        class_="work-sum",
        id="work-sum",
    )


@once
def _others(words: Translator, others: tuple[Node, ...]) -> Node:
    return node(
        "div",
        node("h3", words("draw-others")),
        node("ul", list(others), class_="work-others"),
        class_="work-part",
        id="work-others",
    )


def _other(words: Translator, seat: int, salaries: int, account: Salaries) -> Node:
    due = salaries if account.due is None else account.due
    state = "draw-paid" if account.paid else "draw-to-pay" if due else "draw-nothing-to-pay"
    return _other_line(words, seat, due, state)


@once
def _other_line(words: Translator, seat: int, due: int, state: str) -> Node:
    return node(
        "li",
        seat_sign(seat),
        node("span", name_of(words, seat), class_="work-name"),
        node("b", money(words, due), class_="work-pay"),
        node("span", symbol("check") if state == "draw-paid" else None, words(state), class_="work-state"),
        class_="work-other",
        id=f"pays-{seat + 1}",
    )
