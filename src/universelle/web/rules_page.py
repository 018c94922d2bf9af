"""The rules of a game as a page."""

from __future__ import annotations

from typing import Final

from universelle.core.meta import Meta
from universelle.drawing.node import Child, Node, node
from universelle.i18n import Translations
from universelle.web.layout import bar, tool
from universelle.web.markdown import markdown

CHAPTER_HEADING: Final = "h2"


def rules(words: Translations, meta: Meta, text: str) -> Node:
    """The page of a game's rules, with a list of the chapters."""
    chapters = markdown(text)
    links = [
        node("li", node("a", list(chapter.children), href=f"#{chapter.id}"))
        for chapter in chapters
        if chapter.tag == CHAPTER_HEADING and chapter.id
    ]
    contents = node(
        "nav", node("h2", words("web-rules-contents"), class_="head"), node("ol", links), class_="contents frame"
    )
    article = node("article", list[Child](chapters), _credits(words, meta), class_="prose frame", id="rules")
    tools = [tool(words("web-home-setup"), f"/setup/{meta.slug}", "supporter")]
    return node(
        "div",
        bar(fair=meta.title, now=words("web-rules-title"), tools=tools),
        node("main", contents, article, class_="page"),
        id="page",
    )


def _credits(words: Translations, meta: Meta) -> Node | None:
    """Who made the game, if it says so."""
    if not (meta.designers and meta.publishers and meta.published):
        return None
    said = words(
        "web-rules-credits",
        title=meta.title,
        designers=words.listed(meta.designers),
        publishers=words.listed(meta.publishers),
        year=str(meta.published),
    )
    return node("p", said, class_="soft credits")
