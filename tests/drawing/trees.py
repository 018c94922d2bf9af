"""What is found in a drawing."""

from collections.abc import Iterator

from universelle.drawing.node import Node


def nodes(tree: Node) -> Iterator[Node]:
    """All elements, in the order of the document."""
    yield tree
    for child in tree.children:
        if isinstance(child, Node):
            yield from nodes(child)


def found(tree: Node, name: str) -> Node:
    """The element with this id."""
    return next(each for each in nodes(tree) if each.id == name)


def ids(tree: Node) -> list[str]:
    return [each.id for each in nodes(tree) if each.id]


def texts(tree: Node) -> list[str]:
    return [text for each in nodes(tree) for text in each.children if isinstance(text, str)]
