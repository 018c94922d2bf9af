"""Reading documents that the server sends, without a browser."""

import re
from html import unescape
from xml.etree import ElementTree

from universelle.drawing.node import VOID, Node, node

TAG = re.compile(r'<meta property="og:([a-z_:]+)" content="([^"]*)">')


def parsed(html: str) -> ElementTree.Element:
    """The document as strict XML: void elements closed, empty attributes allowed."""
    text = html.removeprefix("<!doctype html>\n")
    return ElementTree.fromstring(re.sub(rf"<({'|'.join(VOID)})\b([^>]*)>", r"<\1\2/>", text))


def tree_of(tree: Node) -> ElementTree.Element:
    return parsed(str(node("body", tree)))


def texts(tree: ElementTree.Element) -> list[str]:
    found = list(tree.itertext())
    for element in tree.iter():
        found += [element.attrib[name] for name in ("aria-label", "placeholder", "title") if name in element.attrib]
    return found


def tags(page: str) -> dict[str, str]:
    """What a page tells programs that look at links to it."""
    return {name: unescape(text) for name, text in TAG.findall(page.partition("</head>")[0])}
