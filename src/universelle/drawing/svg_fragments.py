"""Drawings stored as SVG files, as trees."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from xml.etree import ElementTree

from universelle.drawing.node import Node


@cache
def fragment(name: str) -> Node:
    """A shared drawing, such as the masthead, as a tree. It is cached: copy it before you change it."""
    return parse(files("universelle.drawing").joinpath("static", f"{name}.svg").read_text(encoding="utf-8"))


@cache
def parse(text: str) -> Node:
    """The text of an SVG file as a tree. It is cached, too."""
    return _tree(ElementTree.fromstring(re.sub(r' xmlns="[^"]*"', "", text, count=1)))  # noqa: S314  our own files


def _tree(element: ElementTree.Element) -> Node:
    return Node(element.tag, dict(element.attrib), [_tree(child) for child in element])
