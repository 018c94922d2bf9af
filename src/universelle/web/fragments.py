"""Drawings kept as files: the posters of the fairs, the masthead and the medal."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final
from xml.etree import ElementTree

from universelle.drawing.node import Node

FOLDER: Final = ("static", "posters")


@cache
def fragment(name: str) -> Node:
    """A drawing of the house as a tree. It is shared: whoever wants it otherwise makes a copy."""
    text = files("universelle.web").joinpath(*FOLDER, f"{name}.svg").read_text(encoding="utf-8")
    return _tree(ElementTree.fromstring(text))  # noqa: S314  a file of our own


def _tree(element: ElementTree.Element) -> Node:
    return Node(element.tag, dict(element.attrib), [_tree(child) for child in element])
