"""The Projects of a laboratory, with what they have of what they need."""

from __future__ import annotations

from universelle.contract.scene import whose
from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import tooltip
from universelle.games.expo_1906.page.ornament import (
    Units,
)
from universelle.games.expo_1906.page.prospects import completion_points
from universelle.games.expo_1906.page.tiles import (
    units,
)
from universelle.games.expo_1906.scene import Scene


def ledger(scene: Scene) -> Node:
    seat, words = whose(scene), scene.words
    player = scene.view["players"][seat]
    lines = [
        _entry(
            words,
            piece["project"],
            piece["energy"],
            piece["prestige"],
            completion_points(scene, piece, seat) - piece["prestige"],
            units(piece["needs"]),
            units(piece["has"]),
            piece["completed"],
        )
        for piece in player["tiles"]
        if "project" in piece
    ]
    return node(
        "section",
        _ledger_head(words),
        *(lines or [_ledger_empty(words)]),
        id="ledger",
        class_="ledger frame",
        aria_label=words("draw-projects"),
        tabindex=0,
    )


@once
def _ledger_head(words: Translator) -> Node:
    return node(
        "h2",
        node("span", words("draw-projects"), class_="plain"),
        node("span", words("draw-if-set"), class_="if"),
        node("output", id="ledger-gain", class_="gain", aria_live="off"),
        id="ledger-head",
        class_="head mini",
    )


@once
def _ledger_empty(words: Translator) -> Node:
    return node("p", words("draw-no-projects"), class_="soft none", id="ledger-none")


@once
def _entry(
    words: Translator,
    key: str,
    energy: str,
    prestige: int,
    lead: int,
    needs: Units,
    has: Units,
    done: bool,
) -> Node:
    """A Project with what it has of what it needs."""
    supplied, name = dict(has), words.name(f"project-{key}")
    lacks = [(kind, count - supplied.get(kind, 0)) for kind, count in needs if supplied.get(kind, 0) < count]
    worth = words("draw-worth", points=prestige, more=lead)
    return node(
        "article",
        node(
            "h3",
            symbol(energy, f"sy i-{energy}", f"ledger-{key}-energy"),
            node("span", name, id=f"ledger-{key}-name"),
            node(
                "b",
                f"{prestige}+{lead}" if lead and not done else str(prestige),
                class_="vp",
                id=f"ledger-{key}-worth",
                title=worth,
            ),
            id=f"ledger-{key}-head",
        ),
        node(
            "ul",
            [_chip(words, key, kind, count, supplied.get(kind, 0)) for kind, count in needs],
            class_="chips",
            id=f"ledger-{key}-needs",
        ),
        _lack(words, key, tuple(lacks), done),
        node("output", id=f"ledger-preview-{key}", aria_live="off"),
        id=f"ledger-{key}",
        class_="pj done" if done else "pj",
        title=tooltip(words, f"project-{key}"),
    )


@once
def _chip(words: Translator, key: str, kind: str, count: int, supplied: int) -> Node:
    shown = min(count, supplied)
    return node(
        "li",
        symbol(kind, f"sy i-{kind}"),
        node("em", f"{shown}/{count}", class_="num"),
        class_="ok" if shown == count else "no",
        id=f"ledger-{key}-{kind}",
        title=words("draw-has", resource=words(f"resource-{kind}"), has=shown, needs=count),
    )


@once
def _lack(words: Translator, key: str, lacks: Units, done: bool) -> Node:
    name = f"ledger-{key}-line"
    if done:
        return node("p", symbol("check"), " ", words("draw-completed"), class_="ok", id=name)
    parts: list[Child] = []
    for kind, count in lacks:
        parts.append(
            node("span", f"{count}", symbol(kind, f"sy i-{kind}"), class_="lk", title=words(f"resource-{kind}"))
        )
    return node("p", words("draw-lacks"), " ", parts, class_="no", id=name)
