"""What the guide of a first game says about the position, beside what it speaks of."""

from __future__ import annotations

from typing import Final

from universelle.contract.game import Game
from universelle.contract.guide import OVER, Guide, Step
from universelle.drawing.node import Node, node
from universelle.exercises.exercise import has_exercises
from universelle.i18n import Translations
from universelle.web.exercises.exercise_page import learn_address
from universelle.web.table.tables import Table

STYLE: Final = "/static/house/guide.css"
SCRIPT: Final = "/static/house/guide.js"
EMPTY: Final = node("div", id="guide")


def guided(table: Table, seat: int | None) -> bool:
    """Whether a viewer is the one whom the table guides."""
    guide = table.match.game.guide
    return table.terms.guided and guide is not None and seat == guide.seat


def bubble(table: Table, words: Translations, seat: int | None) -> Node | None:
    """The bubble of the present step, in a box that stays; nothing for those who are not guided."""
    if not guided(table, seat):
        return None
    step = step_of(table, seat)
    if step is None or table.match.game.guide is None:
        return EMPTY
    return node("div", _bubble(table, words, step, table.match.game.guide), id="guide")


def may_return(table: Table, seat: int | None) -> bool:
    """Whether a viewer went on without the guide, and can have it again."""
    return guided(table, seat) and table.has_left_guide


def step_of(table: Table, seat: int | None) -> Step | None:
    """The step that a viewer is shown."""
    return table.lesson.now if guided(table, seat) and table.lesson is not None else None


def said(words: Translations, step: Step) -> str:
    """A step as screen readers announce it."""
    return " ".join([words("label", what=words(step.message)), *_lines(words, step)])


def _lines(words: Translations, step: Step) -> list[str]:
    """What it is about, and why."""
    keys = [f"{step.message}.text", f"{step.message}.why"]
    return [words(key) for key in keys if words.has(key)]


def _bubble(table: Table, words: Translations, step: Step, guide: Guide) -> Node:
    text, *why = _lines(words, step)
    wanted = table.lesson.wanted(step)[:1] if table.lesson is not None else ()
    parts = [
        _kind(words, step),
        node("h2", words(step.message), id="guide-title"),
        node("p", text, id="guide-text"),
        node("p", *why, class_="guide-why", id="guide-why") if why else None,
    ]
    drawn = _ending(words, table.match.game) if step.decision == OVER else _foot(table, words, step, guide)
    return node(
        "section",
        *parts,
        drawn,
        class_="guide-bubble",
        id=f"step-{step.id}",
        aria_labelledby="guide-title",
        aria_describedby="guide-text guide-why" if why else "guide-text",
        data_at=" ".join(step.at) or None,
        data_asks=None if step.choose is None else "this" if step.choose else "any",
        data_choose="|".join([code for codes in wanted for code in codes]) or None,
    )


def _kind(words: Translations, step: Step) -> Node | None:
    """Whether one choice is meant, or any will do."""
    if step.choose is None:
        return None
    kind = "this" if step.choose else "any"
    return node("p", words(f"guide-kind-{kind}"), class_="guide-kind", id="guide-kind")


def _foot(table: Table, words: Translations, step: Step, guide: Guide) -> Node:
    """How far it is, and the buttons, which send to the guide of the table."""
    address = f"/t/{table.id}/guide"
    number, steps = guide.steps.index(step) + 1, len(guide.steps)
    return node(
        "form",
        node("span", words("guide-count", number=number, steps=steps), class_="guide-count num", id="guide-count"),
        node("input", type="hidden", name="seq", value=table.seq),
        node("button", words("guide-leave"), name="leave", value="yes", id="guide-leave", data_send=address),
        node(
            "button",
            words("guide-skip" if step.asks else "guide-next"),
            class_="guide-next",
            name="read",
            value=step.id,
            id="guide-next",
            data_send=address,
            aria_keyshortcuts="g",
        ),
        class_="guide-foot",
        id="guide-foot",
        method="post",
        action=address,
    )


def _ending(words: Translations, game: Game) -> Node:
    """What to do next: a match against the weakest opponent, exercises, or the same again."""
    weakest = next(iter(game.opponents), None)
    return node(
        "div",
        play_form(words("guide-play"), game, weakest) if weakest else None,
        node("a", words("learn-title"), class_="button", href=learn_address(game.meta.slug))
        if has_exercises(game)
        else None,
        begin_form(words("guide-again"), game, "button"),
        class_="guide-foot guide-ending",
        id="guide-foot",
    )


def play_form(label: str, game: Game, opponent: str) -> Node:
    """A button that opens a match against an opponent, as the form of the set-up page would."""
    fields = {"game": game.meta.slug, "who-1": "me", "who-2": opponent}
    hidden = [node("input", type="hidden", name=name, value=value) for name, value in fields.items()]
    return node("form", hidden, node("button", label, class_="button main"), method="post", action="/new")


def begin_form(label: str, game: Game, look: str) -> Node:
    """A button that opens a guided first game."""
    button = node("button", label, class_=look)
    return node("form", button, class_="guide-begin", method="post", action=f"/guide/{game.meta.slug}")
