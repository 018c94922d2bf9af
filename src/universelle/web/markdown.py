"""Simple Markdown as page elements: headings, paragraphs, lists, tables, pictures, links and emphasis."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from universelle.drawing.node import Child, Node, node

ANCHOR: Final = re.compile(r"\s*\{#([a-z0-9-]+)\}\s*$")
PLAIN_TAGS: Final = frozenset(
    ["p", "ul", "ol", "li", "table", "thead", "tbody", "tr", "th", "td", "em", "strong", "code", "hr"]
)


def markdown(text: str) -> list[Node]:
    """The elements of a text. `## Turn {#turn}` gives a heading its anchor; raw HTML is shown as text.

    A paragraph `![caption](name)` becomes a figure: who shows the text puts the picture of that name into it.
    """
    tree = SyntaxTreeNode(_parser().parse(text))
    return [child for child in _children(tree) if isinstance(child, Node)]


@cache
def _parser() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def _children(tree: SyntaxTreeNode) -> list[Child]:
    return [made for child in tree.children for made in _nodes(child)]


def _nodes(tree: SyntaxTreeNode) -> list[Child]:
    if tree.type in ("text", "softbreak"):
        return [tree.content or " "]
    if picture := _picture_in(tree):
        return [_figure(picture)]
    if make := SPECIAL.get(tree.type):
        return [make(tree)]
    if tree.nester_tokens and tree.tag in PLAIN_TAGS and not (tree.type == "paragraph" and tree.hidden):
        return [_plain(tree)]
    return _children(tree) if tree.children else []


def _plain(tree: SyntaxTreeNode) -> Node:
    scope = "col" if tree.tag == "th" else None
    return node(tree.tag, _children(tree), scope=scope)


def _heading(tree: SyntaxTreeNode) -> Node:
    children = _children(tree)
    last = children[-1] if children else ""
    found = ANCHOR.search(last) if isinstance(last, str) else None
    if found is None:
        return node(tree.tag, children)
    assert isinstance(last, str)
    return node(tree.tag, [*children[:-1], last[: found.start()]], id=found[1])


def _link(tree: SyntaxTreeNode) -> Node:
    """A link on the page or to the web; files of the project are only named."""
    href = str(tree.attrs.get("href", ""))
    if href.startswith(("#", "/", "https://")):
        return node("a", _children(tree), href=href)
    return node("cite", _children(tree))


def _picture_in(tree: SyntaxTreeNode) -> SyntaxTreeNode | None:
    """The picture of a paragraph that has nothing else in it."""
    found = tree.children[0].children if tree.type == "paragraph" and tree.children else []
    return found[0] if len(found) == 1 and found[0].type == "image" else None


def _figure(picture: SyntaxTreeNode) -> Node:
    caption = node("figcaption", _children(picture))
    return node("figure", caption, data_picture=str(picture.attrs.get("src", "")))


def _code(tree: SyntaxTreeNode) -> Node:
    return node("code", tree.content)


def _table(tree: SyntaxTreeNode) -> Node:
    return node("div", node("table", _children(tree)), class_="table-scroll", tabindex=0)


SPECIAL: Final[dict[str, Callable[[SyntaxTreeNode], Node]]] = {
    "heading": _heading,
    "link": _link,
    "code_inline": _code,
    "table": _table,
}
