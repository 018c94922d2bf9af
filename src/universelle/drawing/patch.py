"""The differences between two drawings of the same thing, as small as possible."""

from __future__ import annotations

from typing import Any, TypeAlias

from universelle.drawing.node import Child, Node

Patch: TypeAlias = "list[Any]"
PatchCache: TypeAlias = "dict[tuple[int, int], list[Patch]]"


def patches(old: Node, new: Node, known: PatchCache | None = None) -> list[Patch]:
    """How to make the old drawing look like the new one, by ids.

    `["a", id, {name: value or null}]` sets and removes attributes; `["c", id, [id or html, …]]` gives an element these
    children, those named by id being kept; `["t", id, text]` gives it a text for another one; `["h", id, html]` puts an
    element in the place of another.
    `known` caches results, for drawings that share parts.
    """
    if old is new:
        return []
    key = (id(old), id(new))
    if known is not None and key in known:
        return known[key]
    found = _compare(old, new, known)
    if known is not None:
        known[key] = found
    return found


def _compare(old: Node, new: Node, known: PatchCache | None) -> list[Patch]:
    if old.tag != new.tag or old.id is None or old.id != new.id:
        return [] if old == new else [["h", new.id, str(new)]]
    found: list[Patch] = []
    if old.attributes != new.attributes:
        found.append(["a", new.id, _changed(old.attributes, new.attributes)])
    pairs = _pairs(old.children, new.children)
    if pairs is not None:
        for one, other in pairs:
            found += patches(one, other, known)
        return found
    if _is_text(old) and _is_text(new):
        return [*found, ["t", new.id, "".join([str(child) for child in new.children])]]
    before, after = old.parts, new.parts
    if len(before) != len(old.children) or len(after) != len(new.children):
        return [["h", new.id, str(new)]]
    stay = {name for name, child in after.items() if name in before and before[name].tag == child.tag}
    found.append(["c", new.id, [name if name in stay else str(child) for name, child in after.items()]])
    for name in after:
        if name in stay:
            found += patches(before[name], after[name], known)
    return found


def _is_text(element: Node) -> bool:
    """Whether there is nothing but text in an element."""
    return not any([isinstance(child, Node) for child in element.children])


def _pairs(before: list[Child], after: list[Child]) -> list[tuple[Node, Node]] | None:
    """The children that may differ, if all others are the same and in the same order; else None."""
    if len(before) != len(after):
        return None
    found: list[tuple[Node, Node]] = []
    for one, other in zip(before, after):
        if one is other:
            continue
        if isinstance(one, Node) and isinstance(other, Node) and one.id is not None and one.id == other.id:
            found.append((one, other))
        elif one != other:
            return None
    return found


def _changed(old: dict[str, str], new: dict[str, str]) -> dict[str, str | None]:
    changed: dict[str, str | None] = {name: value for name, value in new.items() if old.get(name) != value}
    return changed | {name: None for name in old if name not in new}
