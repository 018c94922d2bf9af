"""What changed between two drawings of the same thing, as little as can be sent."""

from __future__ import annotations

from typing import Any, TypeAlias

from universelle.drawing.node import Child, Node

Patch: TypeAlias = "list[Any]"


def patches(old: Node, new: Node) -> list[Patch]:
    """How to make the old drawing look like the new one, by ids.

    `["a", id, {name: value or null}]` sets and removes attributes; `["c", id, [id or html, …]]` gives an element these
    children, those named by id being kept; `["h", id, html]` puts an element in the place of another.
    """
    found: list[Patch] = []
    _compare(old, new, found)
    return found


def _compare(old: Node, new: Node, found: list[Patch]) -> None:
    if old == new:
        return
    if old.tag != new.tag or not _can_be_kept(old, new):
        found.append(["h", new.id, str(new)])
        return
    if old.attributes != new.attributes:
        found.append(["a", new.id, _changed(old.attributes, new.attributes)])
    before = {child.id: child for child in old.children if isinstance(child, Node)}
    if [_key(child) for child in old.children] != [_key(child) for child in new.children]:
        found.append(["c", new.id, [_named(child, before) for child in new.children]])
    for child in new.children:
        if isinstance(child, Node) and child.id is not None and child.id in before:
            _compare(before[child.id], child, found)


def _can_be_kept(old: Node, new: Node) -> bool:
    """Whether all that differs lies in attributes and in children with ids of their own."""
    if old.attributes.get("id") is None or old.attributes["id"] != new.attributes.get("id"):
        return False
    if old.children == new.children:
        return True
    return all(isinstance(child, Node) and child.id for child in [*old.children, *new.children])


def _changed(old: dict[str, str], new: dict[str, str]) -> dict[str, str | None]:
    changed: dict[str, str | None] = {name: value for name, value in new.items() if old.get(name) != value}
    return changed | {name: None for name in old if name not in new}


def _key(child: Child) -> str | None:
    return child.id if isinstance(child, Node) else None


def _named(child: Child, before: dict[str | None, Node]) -> str:
    """A child that stays is named by its id, a new one is written out (and so begins with a bracket)."""
    assert isinstance(child, Node)
    return str(child.id) if child.id in before and before[child.id].tag == child.tag else str(child)
