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
from universelle.games.crystal_palace.page.work.parts import buttons, decides, head
from universelle.games.crystal_palace.rules.components import CHARACTERS, Box
from universelle.games.crystal_palace.scene import Scene


def salaries(scene: Scene) -> list[Node]:
    words, view = scene.words, scene.view
    seat = whose(scene)
    step = view["players"][seat]["westminster"]
    stands = node("span", symbol("westminster"), NUMERALS[step - 1], class_="work-aside", id="work-step")
    others = [other for other in view["order"] if other != seat]
    household = node(
        "div",
        node("h3", seat_sign(seat), words("draw-your-characters" if seat == scene.seat else "draw-characters")),
        node("div", _people(scene, seat), class_="household", id="household"),
        _sum(scene, seat),
        class_="work-part",
        id="work-household",
    )
    listed = node(
        "div",
        node("h3", words("draw-others")),
        node("ul", [_other(scene, other) for other in others], class_="work-others"),
        class_="work-part",
        id="work-others",
    )
    paying = scene.decision == "pay"
    note = node("p", words("draw-must-pay"), class_="work-note", id="work-note") if paying else None
    return [
        head(4, words("phase-4"), words("draw-salaries-told"), stands),
        node("div", household, listed, class_="work-columns", id="work-body"),
        node(
            "footer",
            note,
            buttons(scene, "work-choices", (lambda _: True) if paying else decides),
            class_="work-foot",
            id="work-foot",
        ),
    ]


def _people(scene: Scene, seat: int) -> list[Node]:
    words, player = scene.words, scene.view["players"][seat]
    if not player["characters"]:
        return [node("p", words("draw-nobody-to-pay"), class_="soft", id="household-none")]
    account = told.salaries(scene.events(), seat)
    now = account.due is None or account.due == player["salaries"]  # Westminster may have changed since
    return [_person(words, scene.box, key, player["westminster"] if now else 0) for key in player["characters"]]


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


def _sum(scene: Scene, seat: int) -> Node:
    """What all of them cost, and what is left of the money."""
    words, player = scene.words, scene.view["players"][seat]
    account = told.salaries(scene.events(), seat)
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


def _other(scene: Scene, seat: int) -> Node:
    player, account = scene.view["players"][seat], told.salaries(scene.events(), seat)
    due = player["salaries"] if account.due is None else account.due
    state = "draw-paid" if account.paid else "draw-to-pay" if due else "draw-nothing-to-pay"
    return _other_line(scene.words, seat, due, state)


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
