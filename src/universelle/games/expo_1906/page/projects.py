"""The list of projects in the laboratory, with what they have of what they need."""

from __future__ import annotations

from typing import Final

from universelle.contract.scene import whose
from universelle.core.message import Name, Translator
from universelle.drawing.node import Child, Node, kept, node, once, symbol
from universelle.games.expo_1906.page.ornament import Units
from universelle.games.expo_1906.page.tiles import project_title, units
from universelle.games.expo_1906.rules.view import LaidPieceView, LaidProjectView, RowView
from universelle.games.expo_1906.scene import Scene

MOST: Final = 5  # entries that the list of projects has room for


def project_list(scene: Scene) -> Node:
    seat = whose(scene)
    player = scene.view["players"][seat]
    return project_list_of(scene.words, player["tiles"], player["worth"], scene.view["patents"]["rows"], seat)


@once
def project_list_of(
    words: Translator, tiles: list[LaidPieceView], worth: dict[str, int], rows: list[RowView], seat: int
) -> Node:
    led = tuple([row["row"] for row in rows if _leader(row) == seat])
    projects = [piece for piece in tiles if "project" in piece]
    entries = [_entry_of(words, worth, piece, led) for piece in projects]
    unfinished = [piece for piece in projects if not piece["completed"]]
    return kept(
        "section",
        _head(words),
        *(entries or [_nothing(words)]),
        id="project-list",
        data_says=f"entries-{min(len(entries), MOST)} unfinished-{min(len(unfinished), MOST)}",
        class_="frame",
        aria_label=words("draw-projects"),
        tabindex=0,
        data_room=True,
    )


def _leader(row: RowView) -> int | None:
    return row["tokens"][0]["seat"] if row["tokens"] else None


def _entry_of(words: Translator, worth: dict[str, int], piece: LaidProjectView, led: tuple[str, ...]) -> Node:
    prestige = piece["prestige"]
    return _entry(
        words,
        piece["project"],
        piece["energy"],
        prestige,
        worth.get(piece["project"], prestige) - prestige,
        tuple([row for row in led if row in piece["needs"]]),
        units(piece["needs"]),
        units(piece["has"]),
        units(piece["lacks"]),
        piece["completed"],
    )


@once
def _head(words: Translator) -> Node:
    return node(
        "h2",
        node("span", words("draw-projects"), class_="list-title"),
        node("span", words("draw-if-set"), class_="list-title-held"),
        node("output", id="project-list-gain", aria_live="off"),
        id="project-list-head",
        class_="head board-title",
    )


@once
def _nothing(words: Translator) -> Node:
    return node("p", words("draw-no-projects"), class_="soft nothing", id="project-list-none")


@once
def _entry(
    words: Translator,
    key: str,
    energy: str,
    prestige: int,
    lead: int,
    led: tuple[str, ...],
    needs: Units,
    has: Units,
    lacks: Units,
    done: bool,
) -> Node:
    """A project with what it has of what it needs, and the points that leading rows would add."""
    supplied, name = dict(has), project_title(words, key)
    return node(
        "article",
        node(
            "h3",
            symbol(energy, f"sy type-ink {energy}", f"entry-{key}-energy"),
            node("span", name, id=f"entry-{key}-name"),
            node("b", str(prestige), class_="points-badge", id=f"entry-{key}-worth"),
            id=f"entry-{key}-head",
        ),
        node(
            "ul",
            [_need(words, key, kind, count, supplied[kind]) for kind, count in needs],
            class_="needs-list",
            id=f"entry-{key}-needs",
        ),
        _lack(words, key, lacks, done),
        _bonus(words, key, lead, led) if lead else None,
        node("output", id=f"entry-preview-{key}", aria_live="off"),
        id=f"entry-{key}",
        class_="project-entry completed" if done else "project-entry",
        data_about=f"project-{key}",
    )


@once
def _need(words: Translator, key: str, kind: str, count: int, supplied: int) -> Node:
    shown = min(count, supplied)
    return node(
        "li",
        symbol(kind, f"sy type-ink {kind}"),
        node("em", f"{shown}/{count}", class_="num"),
        class_="satisfied" if shown == count else None,
        id=f"entry-{key}-{kind}",
        data_needs=count,
        aria_label=words("draw-has", resource=words(f"resource-{kind}"), has=shown, needs=count),
        data_about=f"need-{key}-{kind}",
    )


@once
def _lack(words: Translator, key: str, lacks: Units, done: bool) -> Node:
    name = f"entry-{key}-line"
    if done:
        return node("p", symbol("check"), " ", words("draw-completed"), id=name)
    parts: list[Child] = []
    for kind, count in lacks:
        parts.append(
            node(
                "span",
                f"{count}",
                symbol(kind, f"sy type-ink {kind}"),
                class_="missing-units",
                data_about=f"resource-{kind}",
            )
        )
    return node("p", words("draw-lacks"), " ", parts, id=name)


@once
def _bonus(words: Translator, key: str, points: int, led: tuple[str, ...]) -> Node:
    """What leading rows would add, and which ones: the crown is that of the Patents Office."""
    rows = [symbol(row, f"sy type-ink {row}") for row in led]
    text = words("draw-leading-adds", points=points, rows=[Name(f"resource-{row}") for row in led])
    return node(
        "p",
        node("b", f"+{points}", class_="num"),
        symbol("crown", "sy brass"),
        rows,
        node("span", text, class_="visually-hidden"),
        class_="lead-bonus",
        id=f"entry-{key}-bonus",
    )
