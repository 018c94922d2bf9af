"""What every page has around its content: head, bar, footer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from universelle.contract.artwork import symbols
from universelle.contract.game import Game
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.i18n import Translations
from universelle.web.serving.style_bundles import SHARED, bundle_address
from universelle.web.settings.preferred import PREFERRED

HOME: Final = "Universelle"  # the title of the home page, which says itself how many games wait
TITLES: Final = "/static/house/titles.js"
PAGE_STYLE: Final = "/static/house/pages.css"
PAGE_SCRIPT: Final = "/static/house/page.js"
PATTERN_STYLE: Final = "/static/house/patterns.css"
LANGUAGE_NAMES: Final = {"en": "English", "fr": "Français", "de": "Deutsch", "it": "Italiano"}
LANGUAGE_LINKS: Final = {language: f"?lang={language}" for language in LANGUAGE_NAMES}


def page(
    words: Translations,
    title: str,
    body: Node,
    *,
    game: Game | None = None,
    shown: Sequence[Game] = (),
    styles: Sequence[str] = (),
    scripts: Sequence[str] = (),
    first: Sequence[str] = (),
    lang_links: Mapping[str, str] | None = LANGUAGE_LINKS,
    foot: bool | None = None,
    refresh: int | None = None,
    head_of_link: Sequence[Node] = (),
) -> str:
    """The document around a body; anything else is put into a body first.

    `game` is the one the page is about, `shown` are games that appear on it with their emblems and themes. `refresh`
    is the number of seconds after which a browser without scripts reloads. Scripts that are `first` run before anything
    is drawn. A table has no footer unless asked for.
    The footer links the languages, unless the body does already. `head_of_link` is what other programs show of a link
    to the page.
    """
    is_table = "table" in body.attributes.get("class", "").split()
    if foot is None:
        foot = not is_table
    if body.tag != "body":
        body = node("body", body)
    if foot:
        links = None if lang_links is None or _holds(body, "language") else languages(words, lang_links)
        body = Node("body", body.attributes, [*body.children, _foot(words, links, _holds(body, "masthead"))])
    if title != HOME:
        scripts = (TITLES, *scripts)
    if not is_table:
        scripts = (PAGE_SCRIPT, *scripts)
    games = [*([game] if game else []), *shown]
    themes = [
        f"/static/{each.meta.slug}/theme.css"
        for each in games
        if each.file("theme.css") and bundle_address(each.meta.slug) not in styles
    ]
    preferred = PREFERRED.get()
    patterns = [PATTERN_STYLE] if preferred.patterns else []
    sheets = [bundle_address(SHARED), *themes, *([PAGE_STYLE] if foot else []), *styles, *patterns]
    head = node(
        "head",
        node("meta", charset="utf-8"),
        node("meta", name="viewport", content="width=device-width, initial-scale=1"),
        node("title", title if title == HOME else f"{title} · {HOME}"),
        node("link", rel="icon", href="/static/house/icon.svg", type="image/svg+xml"),
        None if is_table else _app(words),
        list(head_of_link),
        [node("link", rel="stylesheet", href=sheet) for sheet in dict.fromkeys(sheets)],
        [node("script", src=script) for script in first],
        [node("script", type="module", src=script) for script in scripts],
        node("noscript", node("meta", http_equiv="refresh", content=refresh)) if refresh else None,
    )
    about = {"data_game": game.meta.slug, "data_accent": game.meta.accent} if game else {}
    chosen = preferred.text(" ") or None
    html = node("html", lang=words.language, data_window=is_table, data_settings=chosen, **about)
    opening, _, _ = str(html).rpartition("</html>")
    tag, _, rest = str(body).partition(">")
    fills = pattern_fills() if preferred.patterns else ""
    return f"<!doctype html>\n{opening}{head}\n{tag}>{sprite(game, tuple(shown))}{fills}\n{rest}</html>\n"


def languages(words: Translations, links: Mapping[str, str] = LANGUAGE_LINKS) -> Node:
    """Links to the same page in every language, each in its own words."""
    items = [
        node(
            "a",
            LANGUAGE_NAMES.get(language, language),
            href=href,
            lang=language,
            hreflang=language,
            aria_current="true" if language == words.language else None,
        )
        for language, href in links.items()
    ]
    return node("nav", items, class_="language-links", id="language", aria_label=words("web-foot-language"))


def bar(*, fair: str = "", now: str = "", tools: Iterable[Node] = ()) -> Node:
    """The bar at the top: a link home, the game, what is going on, and tools."""
    brand = node(
        "a",
        symbol("wheel"),
        node("span", "Universelle"),
        class_="brand",
        href="/",
        id="brand",
        aria_label="Universelle",
    )
    return node(
        "header",
        brand,
        node("span", fair, class_="fair", id="fair") if fair else None,
        node("p", now, class_="now", id="now"),
        node("div", list(tools), class_="tools", id="tools"),
        class_="bar",
        id="bar",
    )


def colours_of(seats: Sequence[int]) -> str | None:
    """The style that gives seats other colours than the default ones."""
    if not seats:
        return None
    return "".join(
        f"--p{seat}:var(--c{colour});--on-p{seat}:var(--on-c{colour});--p{seat}-ink:var(--c{colour}-ink);"
        for seat, colour in enumerate(seats, start=1)
    )


@once
def tool(label: str, href: str, picture: str, name: str | None = None) -> Node:
    """A link in the bar, with an id if scripts look for it."""
    return node("a", symbol(picture), node("span", label), class_="tool", href=href, id=name, aria_label=label)


@cache
def sprite(game: Game | None, shown: tuple[Game, ...] = ()) -> str:
    """The symbols of a page, hidden, to be used by name."""
    return f'<svg class="sprite" aria-hidden="true">{"".join(symbols(game, shown))}</svg>'


def _app(words: Translations) -> list[Node]:
    """That the page can be installed as an app."""
    return [
        node("link", rel="manifest", href=f"/manifest.webmanifest?in={words.language}"),
        node("link", rel="apple-touch-icon", href="/icons/180.png"),
        node("meta", name="theme-color", content="#fcf6e8", media="(prefers-color-scheme: light)"),
        node("meta", name="theme-color", content="#2a231b", media="(prefers-color-scheme: dark)"),
    ]


@cache
def pattern_fills() -> str:
    """What pieces are filled with where colours have patterns."""
    return files("universelle.web").joinpath("static", "patterns.svg").read_text(encoding="utf-8").strip()


def _foot(words: Translations, links: Node | None, at_home: bool) -> Node:
    home: list[Child] = [] if at_home else [" ", node("a", words("web-foot-home"), href="/")]
    return node("footer", node("p", words("web-foot-unofficial"), home), links, class_="page-footer", id="foot")


def _holds(tree: Child, name: str) -> bool:
    if isinstance(tree, str):
        return False
    return tree.id == name or any([_holds(child, name) for child in tree.children])
