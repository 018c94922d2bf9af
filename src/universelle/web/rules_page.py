"""The rules of a game: as a page, and as a drawer beside a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from universelle.core.meta import Meta
from universelle.drawing.node import Child, Node, node
from universelle.i18n import Translations, brief, rules_text
from universelle.web.drawer import drawer
from universelle.web.layout import bar, tool
from universelle.web.markdown import markdown

CHAPTER_HEADING: Final = "h2"
BRIEF: Final = "brief"  # the anchor of the game in brief
HEADINGS: Final = ("h1", CHAPTER_HEADING, "h3")

Illustrate: TypeAlias = Callable[[str], Node | None]  # a picture by its name


def rules_address(slug: str, table: str | None = None, at: str = "") -> str:
    """Where the rules are found; those that a table asks for lead back to it."""
    asked = f"?table={table}" if table else ""
    return f"/rules/{slug}{asked}{f'#{at}' if at else ''}"


def rules(words: Translations, meta: Meta, text: str, illustrate: Illustrate, table: str | None = None) -> Node:
    """The page of a game's rules, with a list of the chapters."""
    parts = _illustrated(_with_brief(words, text), illustrate)
    contents = node(
        "nav",
        node("h2", words("web-rules-contents"), class_="head"),
        node("ol", [node("li", link) for link in _chapters(parts)]),
        class_="contents frame",
    )
    article = node("article", list[Child](parts), _credits(words, meta), class_="prose frame", id="rules")
    back = [tool(words("web-ask-back"), f"/t/{table}", "undo")] if table else []
    tools = [*back, tool(words("web-home-setup"), f"/setup/{meta.slug}", "supporter")]
    return node(
        "div",
        bar(fair=meta.title, now=words("web-rules-title"), tools=tools),
        node("main", contents, article, class_="page"),
        id="page",
    )


def rules_drawer(words: Translations, text: str, illustrate: Illustrate) -> Node:
    """The rules beside the table: a field to search, the chapters, and every section by its heading."""
    parts = _illustrated(_with_brief(words, text), illustrate)
    say = words("web-ask-find")
    find = node("p", node("input", type="search", id="rules-find", placeholder=say, aria_label=say), class_="find")
    chapters = node("nav", _chapters(parts, "rules-"), class_="chapters", aria_label=words("web-ask-chapters"))
    here = node(
        "p",
        node("b", words("web-ask-here")),
        " ",
        node("span"),
        class_="here",
        id="rules-here",
        hidden=True,
        data_label=words("label", what="{what}"),
    )
    none = node("p", words("web-ask-none"), class_="soft", id="rules-none", hidden=True)
    sections = node("div", list(_sections(parts)), none, class_="drawer-text", id="rules-text", tabindex=0)
    return drawer(words, "rules", "?", words("web-ask-rules"), words("web-ask-opens"), find, chapters, here, sections)


def _with_brief(words: Translations, text: str) -> list[Node]:
    """The rules, with the game in brief as their first chapter."""
    parts, lines = markdown(text), brief(words)
    if not lines:
        return parts
    chapter = [node(CHAPTER_HEADING, words("web-table-brief"), id=BRIEF), *[node("p", line) for line in lines]]
    at = 1 if parts and parts[0].tag == HEADINGS[0] else 0
    return [*parts[:at], *chapter, *parts[at:]]


def _illustrated(parts: list[Node], illustrate: Illustrate) -> list[Node]:
    """The rules with their pictures."""
    return [_with_picture(part, illustrate) if part.tag == "figure" else part for part in parts]


def _with_picture(figure: Node, illustrate: Illustrate) -> Node:
    picture = illustrate(str(figure.attributes["data-picture"]))
    return node("figure", picture, list(figure.children))


def _chapters(parts: list[Node], prefix: str = "") -> list[Node]:
    """Links to the chapters."""
    return [
        node("a", list(part.children), href=f"#{prefix}{part.id}")
        for part in parts
        if part.tag == CHAPTER_HEADING and part.id
    ]


def _sections(parts: list[Node]) -> Iterator[Node]:
    """What follows each heading, as a section by itself; its id is the heading's, marked as the drawer's."""
    held: list[Child] = []
    name: str | None = None
    for part in parts:
        if part.tag in HEADINGS:
            if held:
                yield node("section", held, id=name)
            held, name = [], f"rules-{part.id}" if part.id else None
            held.append(node(part.tag, list(part.children)))
        else:
            held.append(part)
    if held:
        yield node("section", held, id=name)


def heading(words: Translations, anchor: str) -> str:
    """The words of a heading of a game's rules, without its number; nothing if there is none."""
    return _headings(words.language, words.package).get(anchor, "")


@lru_cache(maxsize=64)
def _headings(language: str, package: str | None) -> dict[str, str]:
    text = rules_text(language, package) if package else None
    parts = markdown(text or "")
    return {part.id: _plain(part).lstrip("0123456789. ") for part in parts if part.tag in HEADINGS and part.id}


def _plain(tree: Child) -> str:
    return tree if isinstance(tree, str) else "".join([_plain(child) for child in tree.children])


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
