"""What a browser does with patches, in few words, so that they can be tried many times."""

from functools import lru_cache
from html.parser import HTMLParser
from typing import Any

from universelle.drawing.node import VOID, Child, Node


def applied(old: Node, patches: list[Any]) -> Node:
    """The old drawing after its patches; an id that is not there is an error."""
    page = Node("body", {}, [plain(old)])
    for kind, name, value in patches:
        parent, place = _find(page, name)
        element = parent.children[place]
        assert isinstance(element, Node)
        if kind == "a":
            _set_attributes(element, value)
        elif kind == "c":
            before = {child.id: child for child in element.children if isinstance(child, Node)}
            element.children = [_read(item) if item.startswith("<") else before[item] for item in value]
        elif kind == "t":
            assert not [child for child in element.children if isinstance(child, Node)]
            element.children = [value] if value else []
        else:
            parent.children[place] = _read(value)
    [drawn] = page.children
    assert isinstance(drawn, Node)
    return drawn


def plain(tree: Node) -> Node:
    """A copy as a page is read: names in small letters, no empty texts, and no two texts side by side."""
    children: list[Child] = []
    for child in tree.children:
        if isinstance(child, Node):
            children.append(plain(child))
        elif child and children and isinstance(children[-1], str):
            children[-1] += child
        elif child:
            children.append(child)
    return Node(tree.tag.lower(), {name.lower(): value for name, value in tree.attributes.items()}, children)


@lru_cache(maxsize=32)
def parsed(html: str) -> Node:
    """The element that is written there; it is shared, and stays as it is."""
    return _read(html)


def _read(html: str) -> Node:
    [element] = _Parser(html).top.children
    assert isinstance(element, Node)
    return plain(element)


class _Parser(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.top = Node("body", {}, [])
        self._open = [self.top]
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Node(tag, {name: value or "" for name, value in attrs}, [])
        self._open[-1].children.append(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        self._open[-1].children.append(data)


def _set_attributes(element: Node, values: dict[str, str | None]) -> None:
    for name, value in values.items():
        if value is None:
            del element.attributes[name.lower()]
        else:
            element.attributes[name.lower()] = value


def _find(parent: Node, name: str | None) -> tuple[Node, int]:
    """Where the first element with this id stands, in the order of the document."""
    for place, child in enumerate(parent.children):
        if isinstance(child, Node):
            if name is not None and child.id == name:
                return parent, place
            try:
                return _find(child, name)
            except LookupError:
                continue
    raise LookupError(name)
