"""The rules of a game: as a page, and as a drawer beside a table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from types import MappingProxyType
from typing import Final, TypeAlias

from universelle.contract.explanation import SignGroup
from universelle.core.meta import Meta
from universelle.drawing.node import Child, Node, node, symbol, text_of
from universelle.i18n import Translations, brief, rules_text
from universelle.web.layout import bar, tool
from universelle.web.markdown import markdown
from universelle.web.table.drawer import drawer
from universelle.web.table.legend import signs

SCRIPT: Final = "/static/house/rules.js"
CHAPTER_HEADING: Final = "h2"
BRIEF: Final = "brief"  # the anchor of the game in brief
DRAWER: Final = "rules-"  # before the anchors in a drawer: the table has ids of its own
PICTURE: Final = "data-picture"  # names the picture of a figure that is not drawn yet
SYMBOLS: Final = "symbols"  # and of its symbols
HEADINGS: Final = ("h1", CHAPTER_HEADING, "h3")

Illustrate: TypeAlias = Callable[[str], Node | None]  # a picture by its name


def rules_address(slug: str, table: str | None = None, at: str = "") -> str:
    """Where the rules are found; those that a table asks for lead back to it."""
    asked = f"?table={table}" if table else ""
    return f"/rules/{slug}{asked}{f'#{at}' if at else ''}"


def example_address(slug: str, name: str) -> str:
    """Where an example is shown on the board; it is named by the heading of the rules that tells it."""
    return f"/rules/{slug}/{name}"


def rules(
    words: Translations,
    meta: Meta,
    text: str,
    illustrate: Illustrate,
    table: str | None = None,
    more: Node | None = None,
    examples: Collection[str] = (),
    legend: Sequence[SignGroup] = (),
    overview: Node | None = None,
) -> Node:
    """The page of a game's rules, with a list of the chapters and a field to search.

    `more` is what else there is for the game; `examples` are the headings whose example can be seen on the board;
    `overview` is a picture of it.
    """
    parts = [*_illustrated(_with_brief(words, text, overview), illustrate), *_symbols(words, legend)]
    contents = node(
        "nav",
        node("h2", words("web-rules-contents"), class_="head"),
        node("ol", [node("li", link) for link in _chapters(parts)]),
        class_="contents frame",
    )
    play = {name: _play(words, meta.slug, name) for name in examples}
    sections = node("div", list(_sections(parts, play=play)), _nothing_found(words), id="rules-text")
    article = node("article", _find(words), sections, _credits(words, meta), class_="prose frame", id="rules")
    back = [tool(words("web-ask-back"), f"/t/{table}", "undo")] if table else []
    tools = [*back, tool(words("web-home-setup"), f"/setup/{meta.slug}", "supporter")]
    return node(
        "div",
        bar(fair=meta.title, now=words("web-rules-title"), tools=tools),
        node("main", contents, article, more, class_="page"),
        id="page",
    )


def _symbols(words: Translations, legend: Sequence[SignGroup]) -> list[Node]:
    """The chapter of the symbols of the game; none if it does not list them."""
    if not legend:
        return []
    return [node(CHAPTER_HEADING, words("web-ask-legend-open"), id=SYMBOLS), node("div", signs(legend), class_="signs")]


def _play(words: Translations, slug: str, name: str) -> Node:
    """The link to an example on the board."""
    address, say = f"{example_address(slug, name)}?play", node("span", words("example-play"))
    return node("p", node("a", symbol("play"), say, class_="button", href=address), class_="play-example")


def rules_drawer(words: Translations, text: str, illustrate: Illustrate) -> Node:
    """The rules beside the table: a field to search, the chapters, and every section by its heading."""
    parts = _illustrated(_with_brief(words, text), illustrate)
    chapters = node("nav", _chapters(parts, DRAWER), class_="chapters", aria_label=words("web-ask-chapters"))
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
    told, none = list(_sections(parts, DRAWER)), _nothing_found(words)
    sections = node("div", told, none, class_="drawer-text", id="rules-text", tabindex=0)
    title, opens = words("web-ask-rules"), words("web-ask-opens")
    return drawer(words, "rules", "B", title, opens, _find(words), chapters, here, sections)


def _find(words: Translations) -> Node:
    """The field to search, and how often the words were found; it needs a script."""
    say = words("web-ask-find")
    field = node("input", type="search", id="rules-find", placeholder=say, aria_label=say)
    found = words("label", what=words("web-ask-found"))
    count = node("span", id="rules-found", class_="soft num", data_label=found, role="status")
    return node("p", field, count, class_="find js-only")


def _nothing_found(words: Translations) -> Node:
    return node("p", words("web-ask-none"), class_="soft", id="rules-none", hidden=True)


def _with_brief(words: Translations, text: str, overview: Node | None = None) -> list[Node]:
    """The rules, with the game in brief as their first chapter, which ends with a picture of the board."""
    parts, lines = markdown(text), brief(words)
    chapter = [node(CHAPTER_HEADING, words("web-table-brief"), id=BRIEF), *[node("p", line) for line in lines]]
    first = [*(chapter if lines else []), *([overview] if overview else [])]
    at = 1 if parts and parts[0].tag == HEADINGS[0] else 0
    return [*parts[:at], *first, *parts[at:]]


def _illustrated(parts: list[Node], illustrate: Illustrate) -> list[Node]:
    """The rules with their pictures."""
    return [_with_picture(part, illustrate) if PICTURE in part.attributes else part for part in parts]


def _with_picture(figure: Node, illustrate: Illustrate) -> Node:
    picture = illustrate(str(figure.attributes[PICTURE]))
    return node("figure", picture, list(figure.children))


def _chapters(parts: list[Node], prefix: str = "") -> list[Node]:
    """Links to the chapters."""
    return [
        node("a", list(part.children), href=f"#{prefix}{part.id}")
        for part in parts
        if part.tag == CHAPTER_HEADING and part.id
    ]


def _sections(parts: list[Node], prefix: str = "", play: Mapping[str, Node] = MappingProxyType({})) -> Iterator[Node]:
    """What follows each heading, as a section that has the heading's id; `play` stands below a heading's text."""
    held: list[Child] = []
    name: str | None = None
    for part in parts:
        if part.tag in HEADINGS:
            if held:
                yield _section(held, prefix, name, play)
            held, name = [node(part.tag, list(part.children))], part.id
        else:
            held.append(part)
    if held:
        yield _section(held, prefix, name, play)


def _section(held: list[Child], prefix: str, name: str | None, play: Mapping[str, Node]) -> Node:
    return node("section", held, play.get(name or ""), id=f"{prefix}{name}" if name else None)


def told_under(words: Translations, anchor: str) -> list[Node]:
    """What stands below a heading of a game's rules, up to the next one."""
    return _told_under(words.language, words.package, anchor)


@lru_cache(maxsize=64)
def _told_under(language: str, package: str | None, anchor: str) -> list[Node]:
    parts = markdown((package and rules_text(language, package)) or "")
    ids = [part.id if part.tag in HEADINGS else None for part in parts]
    if anchor not in ids:
        return []
    below = parts[ids.index(anchor) + 1 :]
    return list(takewhile(lambda part: part.tag not in HEADINGS, below))


def heading(words: Translations, anchor: str) -> str:
    """The words of a heading of a game's rules, without its number; nothing if there is none."""
    return _headings(words.language, words.package).get(anchor, "")


@lru_cache(maxsize=64)
def _headings(language: str, package: str | None) -> dict[str, str]:
    text = rules_text(language, package) if package else None
    parts = markdown(text or "")
    return {part.id: text_of(part).lstrip("0123456789. ") for part in parts if part.tag in HEADINGS and part.id}


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
