"""What changed between two drawings of the same thing, as little as can be sent."""

from __future__ import annotations

from typing import Any, TypeAlias

from universelle.drawing.node import Child, Node

Patch: TypeAlias = "list[Any]"
Known: TypeAlias = "dict[tuple[int, int], list[Patch]]"


def patches(old: Node, new: Node, known: Known | None = None) -> list[Patch]:
    """How to make the old drawing look like the new one, by ids.

    `["a", id, {name: value or null}]` sets and removes attributes; `["c", id, [id or html, …]]` gives an element these
    children, those named by id being kept; `["h", id, html]` puts an element in the place of another.
    `known` remembers what was found out, for drawings that share parts.
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


def _compare(old: Node, new: Node, known: Known | None) -> list[Patch]:
    if old.tag != new.tag or old.id is None or old.id != new.id:
        return [] if old == new else [["h", new.id, str(new)]]
    found: list[Patch] = []
    if old.attributes != new.attributes:
        found.append(["a", new.id, _changed(old.attributes, new.attributes)])
    if not _all_have_ids(old) or not _all_have_ids(new):
        return found if old.children == new.children else [["h", new.id, str(new)]]
    before = {child.id: child for child in old.children if isinstance(child, Node)}
    rearranged = [_key(child) for child in old.children] != [_key(child) for child in new.children]
    if rearranged:
        found.append(["c", new.id, [_named(child, before) for child in new.children]])
    for child in new.children:
        if not isinstance(child, Node) or child.id not in before:
            continue
        if not rearranged or before[child.id].tag == child.tag:  # else it was written out already
            found += patches(before[child.id], child, known)
    return found


def _all_have_ids(parent: Node) -> bool:
    return all([isinstance(child, Node) and child.id is not None for child in parent.children])


def _changed(old: dict[str, str], new: dict[str, str]) -> dict[str, str | None]:
    changed: dict[str, str | None] = {name: value for name, value in new.items() if old.get(name) != value}
    return changed | {name: None for name in old if name not in new}


def _key(child: Child) -> str | None:
    return child.id if isinstance(child, Node) else None


def _named(child: Child, before: dict[str | None, Node]) -> str:
    """A child that stays is named by its id, a new one is written out (and so begins with a bracket)."""
    assert isinstance(child, Node)
    return str(child.id) if child.id in before and before[child.id].tag == child.tag else str(child)
