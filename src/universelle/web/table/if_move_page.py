"""What a player would do when it is their turn: said beforehand, shown to nobody else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from universelle.contract.choice import Choice
from universelle.contract.scene import scene_of
from universelle.drawing.node import Node, node
from universelle.matches.foresight import worlds_ahead
from universelle.tables.if_moves import IfMove, why_void
from universelle.web.layout import bar, tool
from universelle.web.table.drawer import plain_drawer
from universelle.web.table.table_page import Viewer
from universelle.web.table.tables import Table

STYLES: Final = ("/static/house/deal.css",)


@dataclass(frozen=True)
class Plan:
    """What a seat may say beforehand, and what it has said."""

    table: Table
    viewer: Viewer
    seat: int
    offers: Mapping[str, str]  # by code, what each would most likely do
    kept: IfMove | None = None

    @property
    def holds(self) -> bool:
        """Whether what was said may still be played."""
        return self.kept is not None and why_void(self.table.match, self.seat, self.kept) is None


def wordings(plan: Plan) -> Mapping[str, str]:
    """How the viewer's language names the choices, each as it would most likely be."""
    table, found = plan.table, dict[str, str]()
    words, page = table.words(plan.viewer.language), table.match.game.page
    for world in worlds_ahead(table.match.state, plan.seat):
        meanings = table.meanings(world, plan.seat, list(plan.offers))
        scene = scene_of(world, words, plan.seat, table.bots_in(words))
        for action in scene.actions:
            if meanings.get(action.code) == plan.offers.get(action.code):
                found.setdefault(action.code, _said(page.choice(scene, action)))
    return found


def _said(choice: Choice) -> str:
    name, consequence, _ = choice
    return f"{name} ({consequence})" if consequence else name


def form(plan: Plan, refusal: str | None = None) -> Node:
    """Lines from which to choose; the last is always that one is asked."""
    words = plan.table.words(plan.viewer.language)
    said = wordings(plan)
    kept = [line.code for line in plan.kept.lines] if plan.kept is not None and plan.holds else []
    most = plan.table.match.game.page.if_moves
    lines = [_line(plan, number, said, kept) for number in range(most)]
    drop = node("button", words("if-move-drop"), class_="button", type="submit", name="do", value="drop")
    return node(
        "form",
        node("p", refusal, class_="deal-sentence", role="alert") if refusal else None,
        node("p", words("if-move-explained")),
        node("p", node("b", words("if-move-kept")), id="if-kept") if kept else None,
        node("input", type="hidden", name="seq", value=plan.table.seq),
        lines,
        node("p", words("if-move-else"), class_="soft"),
        node(
            "p",
            node("button", words("if-move-keep"), class_="button main", type="submit", name="do", value="keep"),
            drop if kept else None,
            class_="deal-deeds",
        ),
        class_="if-form",
        method="post",
        action=f"/t/{plan.table.id}/if",
        id="if-form",
    )


def _line(plan: Plan, number: int, said: Mapping[str, str], kept: Sequence[str]) -> Node:
    words = plan.table.words(plan.viewer.language)
    chosen = kept[number] if number < len(kept) else ""
    options = [node("option", words("if-move-nothing"), value="", selected=not chosen)]
    options += [node("option", text, value=code, selected=code == chosen) for code, text in said.items()]
    label = words("if-move-first" if number == 0 else "if-move-next")
    return node("label", node("span", label), node("select", options, name="action", id=f"if-{number + 1}"))


def if_drawer(plan: Plan) -> Node:
    words = plan.table.words(plan.viewer.language)
    return plain_drawer(words, "if", words("if-move-title"), node("div", form(plan), class_="drawer-text"))


def if_page(plan: Plan, refusal: str | None = None) -> Node:
    """The same as a page of its own, which leads back to the table."""
    words, title = plan.table.words(plan.viewer.language), plan.table.match.game.meta.title
    back = tool(words("web-ask-back"), f"/t/{plan.table.id}", "undo")
    top = bar(fair=title, now=words("if-move-title"), tools=[back])
    held = node("section", node("h1", words("if-move-title"), class_="head"), form(plan, refusal), class_="deal frame")
    return node("div", top, node("main", held, class_="page"), id="page")
