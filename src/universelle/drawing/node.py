"""Elements of a page or picture, as a tree that can be written out and compared."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final, TypeAlias

Child: TypeAlias = "Node | str"

VOID: Final = frozenset(["br", "hr", "img", "input", "link", "meta"])


class Node:
    """An element: its tag, attributes and children. Texts are escaped when it is written out."""

    __slots__ = ("attributes", "children", "id", "tag")

    def __init__(self, tag: str, attributes: dict[str, str], children: list[Child]) -> None:
        self.tag = tag
        self.attributes = attributes
        self.children = children
        self.id = attributes.get("id")

    def __str__(self) -> str:
        return "".join(self._pieces())

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            isinstance(other, Node)
            and self.tag == other.tag
            and self.attributes == other.attributes
            and self.children == other.children
        )

    __hash__ = None  # type: ignore[assignment]

    def _pieces(self) -> Iterator[str]:
        attributes = "".join([f' {name}="{escape(value)}"' for name, value in self.attributes.items()])
        yield f"<{self.tag}{attributes}>"
        if self.tag in VOID:
            return
        for child in self.children:
            if isinstance(child, Node):
                yield from child._pieces()
            else:
                yield escape(child, quote=False)
        yield f"</{self.tag}>"


def node(
    tag: str, /, *children: Child | list[Child] | list[Node] | None, **attributes: str | int | float | bool | None
) -> Node:
    """An element, in few words: `node("a", "Rules", href="/rules", data_key=3, class_="tool")`.

    Attributes that are None or False are left out, True stands for an empty one; `class_` is class and every other
    underscore a hyphen. Children that are None are left out, lists are opened.
    """
    given: dict[str, str] = {}
    for name, value in attributes.items():
        if value is None or value is False:
            continue
        key = name.rstrip("_").replace("_", "-")
        given[CAMELS.get(key, key)] = "" if value is True else str(value)
    held: list[Child] = []
    for child in children:
        if isinstance(child, list):
            held.extend(child)
        elif child is not None:
            held.append(child)
    return Node(tag, given, held)


CAMELS: Final = {"viewbox": "viewBox", "textlength": "textLength", "preserveaspectratio": "preserveAspectRatio"}


def symbol(name: str, class_: str = "sy", id_: str | None = None) -> Node:
    """A small picture out of the page's sprite."""
    use = node("use", href=f"#sy-{name}")
    return node("svg", use, class_=class_, viewbox="0 0 24 24", aria_hidden="true", id=id_)
