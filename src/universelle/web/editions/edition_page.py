"""The page of an edition: every value that a box prints, with its source; what the owner's has; what is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import Final
from urllib.parse import urlencode

from universelle.contract.artwork import emblem_of
from universelle.contract.game import Game
from universelle.core.edition import OWNER, SOURCES
from universelle.drawing.node import Node, node, symbol
from universelle.i18n import LANGUAGES, Translations
from universelle.web.editions.checked import Checked
from universelle.web.editions.naming import named, section_named, where_named
from universelle.web.editions.values import LISTED, NUMBER, TEXT, Value, value_in, values_of
from universelle.web.editions.written import LONGEST_NAME, code_of
from universelle.web.layout import bar, page, tool

STYLES: Final = ("/static/house/edition.css",)
SCRIPT: Final = "/static/house/edition.js"
NAME: Final = "edition-name"
CODE: Final = "e"


def edition_address(slug: str, code: str = "") -> str:
    return f"/editions/{slug}{f'?{urlencode({CODE: code})}' if code else ''}"


@dataclass(frozen=True)
class Form:
    """What the page shows: an edition that was checked, and the fields of a refused form as they were typed."""

    words: Translations
    game: Game
    checked: Checked
    typed: Mapping[str, str]
    origin: str  # how the server was called

    @cached_property
    def code(self) -> str:
        """The edition in a link; nothing for the standard one."""
        edition = self.checked.edition
        return code_of(edition) if edition.values else ""

    @property
    def title(self) -> str:
        edition = self.checked.edition
        return edition.name if edition.values or self.typed else ""

    def text_of(self, value: Value) -> str:
        return self.typed.get(value.name, value.typed(value_in(self.checked.edition, value)))

    def is_changed(self, value: Value) -> bool:
        return self.text_of(value) != value.typed(value.standard)

    def wrong_with(self, value: Value) -> str:
        """Why what was typed cannot be, or what the checks of the edition say of it."""
        if value.name in self.checked.wrong:
            return self.words.say(self.checked.wrong[value.name])
        return self.problem if self.place_of_problem == value.name else ""

    @cached_property
    def problem(self) -> str:
        """Why the edition cannot be played, in the words of the page instead of names of the file."""
        found = self.checked.problem
        return self.words.say(where_named(self.words, self.game, found)) if found else ""

    @cached_property
    def place_of_problem(self) -> str:
        """The value at which that is said; nothing if it is about none or several."""
        found = self.checked.problem
        where = str(found.values.get("where", "")) if found else ""
        names = [value.name for value in values_of(self.game)]
        exact = [name for name in names if name == where or where.startswith(f"{name}.")]
        within = [name for name in names if where and name.startswith(f"{where}.")]
        return (exact or within or [""])[0]


def edition_page(form: Form) -> str:
    words, meta = form.words, form.game.meta
    body = node("body", _page(form))
    here = {CODE: form.code} if form.code else {}
    links = {other: f"{edition_address(meta.slug)}?{urlencode(here | {'lang': other})}" for other in LANGUAGES}
    title = f"{words('editions-title')} · {meta.title}"
    return page(words, title, body, game=form.game, styles=STYLES, scripts=(SCRIPT,), lang_links=links)


def _page(form: Form) -> Node:
    words, meta = form.words, form.game.meta
    title = node("h1", symbol(emblem_of(form.game)), node("span", meta.title), class_="game-title", id="game-title")
    tools = [
        tool(words("web-home-rules"), f"/rules/{meta.slug}", "rules"),
        tool(words("web-home-setup"), f"/setup/{meta.slug}", "supporter"),
    ]
    main = node(
        "main",
        node("hgroup", title, node("p", words("editions-intro"), class_="soft")),
        _legend(words),
        _fields(form),
        state(form),
        keeping(form),
        _file(words, meta.slug),
        node(
            "section",
            class_="edition-kept frame",
            id="kept",
            hidden=True,
            data_title=words("editions-kept"),
            data_drop=words("editions-forget"),
        ),
        class_="page edition-page",
    )
    return node("div", bar(fair=meta.title, now=words("editions-title"), tools=tools), main, id="page")


def _legend(words: Translations) -> Node:
    """What the marks of the sources mean."""
    rows = [
        node("li", _mark(words, source), " ", node("span", words(f"source-{source}.meaning"))) for source in SOURCES
    ]
    return node("ul", rows, class_="edition-legend")


def _mark(words: Translations, source: str, changed: bool = False) -> Node:
    """The source of a value; one that an owner has changed can go back to what it was."""
    was = words(f"source-{source}") if source and source != OWNER else ""
    if changed or source == OWNER:
        yours = words("editions-yours")
        return node("span", yours, class_="edition-source owner", data_source=source, data_was=was or None)
    return node("span", was, class_="edition-source", data_source=source)


def _fields(form: Form) -> Node:
    words, meta = form.words, form.game.meta
    name = node(
        "input", type="text", name=NAME, id=NAME, value=form.title, maxlength=LONGEST_NAME, autocomplete="off",
        placeholder=words("editions-my-box"),
    )  # fmt: skip
    sections = [
        _section(form, section, list(values))
        for section, values in groupby(values_of(form.game), key=lambda value: value.path[0])
    ]
    return node(
        "form",
        node("div", node("label", words("editions-name"), for_=NAME), name, class_="field"),
        sections,
        node("p", node("button", words("editions-check"), class_="button main", type="submit"), class_="page-actions"),
        class_="edition-form form frame",
        id="edition",
        method="post",
        action=edition_address(meta.slug),
        data_slug=meta.slug,
        data_my_box=words("editions-my-box"),
        data_yours=words("editions-yours"),
    )


def _section(form: Form, section: str, values: Sequence[Value]) -> Node:
    """A group of values, folded unless something in it differs or is wrong."""
    words = form.words
    changed = [value for value in values if form.is_changed(value)]
    wrong = [value for value in values if form.wrong_with(value)]
    sources = list(dict.fromkeys([value.source for value in values if value.source]))
    parts = [
        _part(form, [section, *inner], list(inside))
        for inner, inside in groupby(values, key=lambda value: value.path[1:-1])
    ]
    count = words("editions-changed", count=len(changed)) if changed else ""
    summary = node(
        "summary",
        node("b", section_named(words, section)),
        node("span", [_mark(words, source) for source in sources], class_="edition-sources"),
        node("span", count, class_="edition-count"),
    )
    return node(
        "details", summary, parts, class_="edition-section", id=f"section-{section}", open=bool(changed or wrong)
    )


def _part(form: Form, above: Sequence[str], values: Sequence[Value]) -> Node:
    """The values of a card, a number of players or another part of a section."""
    words, section = form.words, above[0]
    said = [named(words, form.game, section, key) for key in above[1:]]
    head = node("h3", ", ".join(said)) if said else None
    return node("div", head, [_row(form, value) for value in values], class_="edition-part")


def _row(form: Form, value: Value) -> Node:
    words, name = form.words, value.name
    wrong, changed = form.wrong_with(value), form.is_changed(value)
    standard = words("editions-standard", value=value.typed(value.standard).replace("\n", ", "))
    return node(
        "div",
        node("label", named(words, form.game, value.path[0], value.path[-1]), for_=f"v-{name}"),
        _control(form, value, wrong),
        _mark(words, value.source, changed),
        node("p", standard, class_="help edition-standard", hidden=not changed, id=f"standard-{name}"),
        node("p", wrong, class_="edition-wrong", id=f"wrong-{name}", role="status"),
        class_="edition-row",
        data_changed=changed,
    )


def _control(form: Form, value: Value, wrong: str) -> Node:
    typed, standard = form.text_of(value), value.typed(value.standard)
    marks = {
        "name": value.name,
        "id": f"v-{value.name}",
        "aria_describedby": f"standard-{value.name} wrong-{value.name}",
        "aria_invalid": "true" if wrong else None,
        "data_standard": standard,
    }
    if value.kind == NUMBER:
        return node("input", type="text", inputmode="numeric", value=typed, class_="num", size=6, **marks)
    if value.kind == TEXT or ("\n" not in standard and len(standard) < 40):
        return node("input", type="text", value=typed, spellcheck="false", **marks)
    rows = min(8, max(2, standard.count("\n") + 1, len(standard) // 60))
    code = "edition-code" if value.kind == LISTED else None
    return node("textarea", typed, rows=rows, spellcheck="false", class_=code, **marks)


def state(form: Form) -> Node:
    """Whether the edition can be played, and what can be done with it."""
    words, meta, code = form.words, form.game.meta, form.code
    if not form.checked.can_be_played:
        told = form.problem or words("editions-unreadable")
        said = node("p", words("editions-cannot-be-played", why=told), class_="edition-cannot")
    elif code:
        changed = len([value for value in values_of(form.game) if form.is_changed(value)])
        said = node("p", words("editions-can-be-played", count=changed), class_="edition-can")
    else:
        said = node("p", words("editions-as-standard"), class_="soft")
    links: list[Node] = []
    if form.checked.can_be_played and code:
        play = f"/setup/{meta.slug}?{urlencode({'edition': code})}"
        links.append(node("a", words("editions-play"), class_="button main", href=play))
        if form.game.has_score_sheet:
            sheet = f"/score/{meta.slug}?{urlencode({'edition': code})}"
            links.append(node("a", words("sheet-title"), class_="button", href=sheet))
    return node(
        "section",
        said,
        node("p", links, class_="page-actions") if links else None,
        class_="edition-state frame",
        id="state",
        aria_live="polite",
        data_code=code,
        data_name=form.title,
    )


def keeping(form: Form) -> Node:
    """The edition as a link and as a file; nothing of the standard one."""
    words, meta, code = form.words, form.game.meta, form.code
    file = f"/editions/{meta.slug}.toml?{urlencode({CODE: code})}"
    buttons = [
        node("a", words("editions-download"), class_="button", href=file, download=True),
        node("button", words("editions-keep"), type="button", class_="button", id="keep", hidden=True),
        node("a", words("editions-reset"), class_="button quiet", href=edition_address(meta.slug)),
    ]
    parts = [node("p", buttons, class_="page-actions"), _link(form)] if code else []
    return node("section", parts, class_="edition-keeping frame", id="keeping", hidden=not code)


def _link(form: Form) -> Node:
    words = form.words
    address = f"{form.origin}{edition_address(form.game.meta.slug, form.code)}"
    label = words("editions-share")
    field = node("input", type="text", id="link", value=address, readonly=True, aria_label=label)
    copy = node("button", words("waiting-copy"), type="button", class_="button", id="copy", hidden=True)
    copied = node("p", class_="help", id="copied", role="status", data_say=words("sheet-copied"))
    return node("div", node("p", label, class_="help"), node("div", field, copy, class_="share-link"), copied)


def _file(words: Translations, slug: str) -> Node:
    """A file that was kept."""
    field = node("input", type="file", name="file", id="file", accept=".toml", required=True)
    return node(
        "form",
        node("div", node("label", words("editions-upload"), for_="file"), field, class_="field"),
        node("button", words("editions-open"), class_="button", type="submit"),
        class_="edition-file form frame",
        method="post",
        action=f"/editions/{slug}/file",
        enctype="multipart/form-data",
    )
