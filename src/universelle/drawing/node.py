"""Elements of a page or picture, as a tree that can be written out and compared."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from html import escape
from typing import Final, ParamSpec, TypeAlias, TypeVar, cast

Child: TypeAlias = "Node | str"

VOID: Final = frozenset(["br", "hr", "img", "input", "link", "meta"])
FEW: Final = 40  # pieces of an element, such as a symbol, whose text is kept if it is written more than once

P = ParamSpec("P")
R = TypeVar("R")


def once(draw: Callable[P, R]) -> Callable[P, R]:
    """Cache a function that draws a part: what looks the same is then the same object, and is not compared again."""
    return cast("Callable[P, R]", lru_cache(maxsize=4096)(draw))


@lru_cache(maxsize=16_384)
def _quoted(name: str, value: str) -> str:
    return f' {name}="{escape(value)}"'


@lru_cache(maxsize=16_384)
def _escaped(text: str) -> str:
    return escape(text, quote=False)


class Node:
    """An element: its tag, attributes and children. Texts are escaped when it is written out."""

    __slots__ = ("_parts", "_text", "attributes", "children", "id", "tag")

    def __init__(self, tag: str, attributes: dict[str, str], children: list[Child]) -> None:
        self.tag = tag
        self.attributes = attributes
        self.children = children
        self.id = attributes.get("id")
        self._parts: dict[str, Node] | None = None
        self._text: str | None = None  # empty once it was written; kept when it is written again

    @property
    def parts(self) -> dict[str, Node]:
        """The children by their ids, if every one has an id; else nothing."""
        if self._parts is None:
            named = {child.id: child for child in self.children if isinstance(child, Node) and child.id is not None}
            self._parts = named if len(named) == len(self.children) else {}
        return self._parts

    def __str__(self) -> str:
        pieces: list[str] = []
        self._write(pieces)
        return "".join(pieces)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            isinstance(other, Node)
            and self.tag == other.tag
            and self.attributes == other.attributes
            and self.children == other.children
        )

    def __hash__(self) -> int:
        """By which object it is: `once` can cache what is made of unchanged parts."""
        return id(self)

    def _write(self, pieces: list[str]) -> None:
        if self._text:
            pieces.append(self._text)
            return
        before = len(pieces)
        pieces.append(f"<{self.tag}")
        for name, value in self.attributes.items():
            pieces.append(_quoted(name, value))
        pieces.append(">")
        if self.tag not in VOID:
            for child in self.children:
                if isinstance(child, Node):
                    child._write(pieces)
                else:
                    pieces.append(_escaped(child))
            pieces.append(f"</{self.tag}>")
        if self._text is None:
            self._text = ""
        elif len(pieces) - before <= FEW:
            self._text = "".join(pieces[before:])


def node(
    tag: str, /, *children: Child | list[Child] | list[Node] | None, **attributes: str | int | float | bool | None
) -> Node:
    """An element: `node("a", "Rules", href="/rules", data_key=3, class_="tool")`.

    Attributes that are None or False are left out, True gives an empty one; `class_` is class and every other
    underscore a hyphen. Children that are None are left out, lists are flattened.
    """
    given: dict[str, str] = {}
    for name, value in attributes.items():
        if value is None or value is False:
            continue
        given[ATTRIBUTES.get(name) or _attribute(name)] = "" if value is True else str(value)
    held: list[Child] = []
    for child in children:
        if isinstance(child, list):
            held.extend(child)
        elif child is not None:
            held.append(child)
    return Node(tag, given, held)


@once
def kept(tag: str, /, *children: Child | None, **attributes: str | int | float | bool | None) -> Node:
    """Like `node`, but the same object as long as its children and attributes are."""
    return node(tag, *children, **attributes)


ATTRIBUTES: Final[dict[str, str]] = {}  # by their names in Python
CAMELS: Final = {
    "lengthadjust": "lengthAdjust",
    "preserveaspectratio": "preserveAspectRatio",
    "textlength": "textLength",
    "viewbox": "viewBox",
}


def _attribute(name: str) -> str:
    """The name of an attribute in HTML or SVG."""
    key = name.rstrip("_").replace("_", "-")
    ATTRIBUTES[name] = CAMELS.get(key, key)
    return ATTRIBUTES[name]


@once
def text_of(tree: Child) -> str:
    """All text in an element."""
    return tree if isinstance(tree, str) else "".join([text_of(child) for child in tree.children])


def symbol(name: str, class_: str = "sy", id_: str | None = None) -> Node:
    """A symbol of the page's sprite."""
    use = node("use", href=f"#sy-{name}")
    return node("svg", use, class_=class_, viewbox="0 0 24 24", aria_hidden="true", id=id_)
