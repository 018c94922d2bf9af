"""What the sections of the phases share: their head, amounts of money and things, and the choices at hand."""

from __future__ import annotations

from collections.abc import Callable

from universelle.contract.scene import digits
from universelle.core.action import Action
from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import MINUS
from universelle.games.crystal_palace.choices import THING_SYMBOLS, choice, money
from universelle.games.crystal_palace.page.work.told import Amounts
from universelle.games.crystal_palace.rules.actions import Borrow, Exchange
from universelle.games.crystal_palace.rules.phrases import amount
from universelle.games.crystal_palace.rules.vocabulary import MONEY, THINGS
from universelle.games.crystal_palace.scene import Scene


@once
def head(phase: int, title: str, told: str, aside: Node | None = None) -> Node:
    """The phase, what is done in it, and something beside it."""
    return node(
        "header",
        node("b", str(phase), class_=f"work-phase phase-{phase}", aria_hidden="true"),
        node("div", node("h2", title, id="work-title"), node("p", told), class_="work-told"),
        aside,
        class_="work-head",
        id="work-head",
    )


def thing(words: Translator, what: int, n: int) -> Node:
    """An amount of a thing; losses have their sign and colour."""
    look = "amount work-loss" if n < 0 else "amount"
    if what == MONEY:
        return node("span", money(words, n), class_=look)
    name = THINGS[what]
    number = f"{MINUS if n < 0 else ''}{abs(n)}"
    return node("span", number, symbol(THING_SYMBOLS[name], f"sy symbol-{name}"), class_=look)


@once
def things(words: Translator, amounts: Amounts) -> Node:
    """Several amounts in symbols; their label says them in words."""
    said = [f"{MINUS if n < 0 else ''}{words.say(amount(what, abs(n)))}" for what, n in amounts]
    drawn = [thing(words, what, n) for what, n in amounts]
    return node("span", drawn, class_="effects", role="img", aria_label=", ".join(said))


def buttons(scene: Scene, name: str, wanted: Callable[[Action], bool]) -> Node | None:
    """The viewer's choices of a kind, each with its consequence, as the list has them."""
    if not scene.actions:
        return None
    keys = digits(scene.actions)
    drawn = [_button(scene, action, keys.get(action.code, "")) for action in scene.actions if wanted(action)]
    return node("div", drawn, class_="work-choices", id=name) if drawn else None


def _button(scene: Scene, action: Action, key: str) -> Node:
    told, consequence, picture = choice(scene, action)
    label = f"{scene.words('label', what=told)} {consequence}" if consequence else told
    return _drawn_button(action.code, key, told, consequence, label, picture or "")


@once
def _drawn_button(code: str, key: str, told: str, consequence: str, label: str, picture: str) -> Node:
    inside: list[Child] = [node("b", told)]
    if consequence:
        inside.append(node("small", consequence))
    return node(
        "button",
        node("span", key, class_="work-key", aria_hidden="true"),
        node("span", inside, class_="work-words"),
        symbol(picture, "sy work-symbol") if picture else None,
        type="button",
        class_="work-choice",
        id=f"work-{code.replace(' ', '-')}",
        data_action=code,
        data_main_choice=True,
        aria_label=label,
    )


def decides(action: Action) -> bool:
    """Whether an action answers the question, and is not only open at any moment."""
    return not isinstance(action, Exchange | Borrow)


@once
def foot(note: Node | None, choices: Node | None) -> Node:
    """Below the rest: a note, and the choices at hand."""
    return node("footer", note, choices, class_="work-foot", id="work-foot")
