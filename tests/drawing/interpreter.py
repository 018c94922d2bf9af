"""What a browser does with patches, in few words, so that they can be tried many times."""

from functools import lru_cache
from html.parser import HTMLParser
from typing import Any

from universelle.drawing.node import VOID, Child, Node


def applied(old: Node, patches: list[Any]) -> Node:
    """The old drawing after its patches; an id that is not there is an error."""
    page = Node("body", {}, [plain(old)])
    parents: dict[str, Node] = {}
    _learn(parents, page)
    for kind, name, value in patches:
        parent = parents[name]
        place = next(at for at, child in enumerate(parent.children) if isinstance(child, Node) and child.id == name)
        element = parent.children[place]
        assert isinstance(element, Node)
        if kind == "a":
            _set_attributes(element, value)
        elif kind == "c":
            before = {child.id: child for child in element.children if isinstance(child, Node)}
            _forget(parents, element)
            element.children = [_read(item) if item.startswith("<") else before[item] for item in value]
            _learn(parents, element)
        elif kind == "t":
            assert not [child for child in element.children if isinstance(child, Node)]
            element.children = [value] if value else []
        else:
            _forget(parents, parent)
            parent.children[place] = _read(value)
            _learn(parents, parent)
    [drawn] = page.children
    assert isinstance(drawn, Node)
    return drawn


def _learn(parents: dict[str, Node], element: Node) -> None:
    """Note of what every element in this one that has an id is a child."""
    for child in element.children:
        if isinstance(child, Node):
            if child.id is not None:
                parents.setdefault(child.id, element)
            _learn(parents, child)


def _forget(parents: dict[str, Node], element: Node) -> None:
    for child in element.children:
        if isinstance(child, Node):
            if child.id is not None:
                parents.pop(child.id, None)
            _forget(parents, child)


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
