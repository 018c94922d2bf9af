"""The page of a score sheet: a row for each thing to enter, a column for each player, and below it what it comes to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from urllib.parse import urlencode

from universelle.contract.artwork import emblem_of
from universelle.contract.scene import Scene
from universelle.contract.score_sheet import Count, Field, Group
from universelle.contract.telling import Gain, Row, Scoring, Stage
from universelle.core.event import GameEnded
from universelle.drawing.node import Node, node, symbol
from universelle.drawing.parts import name_of, seat_sign, signed_number
from universelle.i18n import LANGUAGES, Translations
from universelle.web.layout import bar, page, tool
from universelle.web.serving.style_bundles import bundle_address
from universelle.web.sheets.filled import LONGEST_NAME, NAME, PLAYERS, Filled, field_name
from universelle.web.table.report import sources

STYLES: Final = ("/static/house/telling.css", "/static/house/sheet.css")
SCRIPT: Final = "/static/house/sheet.js"
LONG: Final = 8  # letters of a choice that a narrow column cannot show


def sheet_address(slug: str, query: str = "") -> str:
    return f"/score/{slug}{f'?{query}' if query else ''}"


def sheet_page(language: str, filled: Filled, origin: str) -> str:
    """The document; `origin` is how the server was called, for a link that others can use."""
    game, unnamed = filled.game, Translations(language)
    names = [name or unnamed("seat", number=seat) for seat, name in enumerate(filled.names, start=1)]
    words = Translations(language, game.package, names)
    link = sheet_address(game.meta.slug, urlencode(filled.kept))
    body = node("body", _page(words, filled, f"{origin}{link}"))
    links = {other: f"?{urlencode(filled.kept | {'lang': other})}" for other in LANGUAGES}
    styles = (bundle_address(game.meta.slug), *STYLES) if filled.sheet.pictured else STYLES
    title = f"{words('sheet-title')} · {game.meta.title}"
    return page(words, title, body, game=game, styles=styles, scripts=(SCRIPT,), lang_links=links)


def _page(words: Translations, filled: Filled, link: str) -> Node:
    """The sheet; the words know the names of the players."""
    meta = filled.game.meta
    title = node("h1", symbol(emblem_of(filled.game)), node("span", meta.title), class_="game-title", id="game-title")
    form = node(
        "form",
        _players(words, filled),
        _heads(words, filled),
        [_group(words, filled, group) for group in filled.groups],
        node("p", node("button", words("sheet-count"), class_="button main", type="submit"), class_="sheet-count"),
        class_="score-form form frame",
        id="sheet",
        method="get",
        action=sheet_address(meta.slug),
        style=f"--seats: {filled.players}",
        autocomplete="off",
        data_slug=meta.slug,
    )
    tools = [
        tool(words("web-home-rules"), f"/rules/{meta.slug}", "rules"),
        tool(words("web-home-setup"), f"/setup/{meta.slug}", "supporter"),
    ]
    edition = filled.edition
    again = node("p", node("a", words("sheet-again"), class_="button", href="#"), id="sheet-again", hidden=True)
    main = node(
        "main",
        node("hgroup", title, node("p", words("sheet-intro"), class_="soft")),
        node("p", words("sheet-edition", name=edition.name), class_="soft") if edition.values else None,
        again,
        form,
        _result(words, filled),
        _keep(words, filled, link),
        class_="page sheet-page",
    )
    return node("div", bar(fair=meta.title, now=words("sheet-title"), tools=tools), main, id="page")


def _players(words: Translations, filled: Filled) -> Node:
    """How many play; the names and numbers of seats that are too many now are kept."""
    meta = filled.game.meta
    choices = [_number_of_players(number, filled) for number in range(meta.min_players, meta.max_players + 1)]
    shown = {PLAYERS, *[field_name(NAME, seat) for seat in range(filled.players)]}
    shown |= {field_name(f.key, seat) for g in filled.groups for f in g.fields for seat in filled.seats(g)}
    kept = [
        node("input", type="hidden", name=name, value=value) for name, value in filled.kept.items() if name not in shown
    ]
    legend = node("legend", words("sheet-players"), class_="head")
    return node("fieldset", legend, node("div", choices, class_="sheet-players"), kept)


def _number_of_players(number: int, filled: Filled) -> Node:
    chosen = number == filled.players
    button = node("input", type="radio", name=PLAYERS, value=number, checked=chosen, class_="visually-hidden")
    return node("label", button, node("span", str(number)))


def _heads(words: Translations, filled: Filled) -> Node:
    """The names of the players and what they have, always in sight."""
    scores = filled.count.state.scores() if filled.count else []
    totals = [signed_number(score) for score in scores] or ["–"] * filled.players
    return node("div", [_head(words, filled, seat, total) for seat, total in enumerate(totals)], class_="sheet-heads")


def _head(words: Translations, filled: Filled, seat: int, total: str) -> Node:
    called = words("seat", number=seat + 1)
    name = node(
        "input",
        type="text",
        name=field_name(NAME, seat),
        value=filled.names[seat],
        maxlength=LONGEST_NAME,
        placeholder=called,
        aria_label=f"{words('label', what=called)} {words('sheet-name')}",
    )
    points = node("output", total, class_="num", id=f"sheet-total-{seat + 1}", data_part=True)
    return node("div", node("label", seat_sign(seat), name), points, class_="sheet-head")


def _group(words: Translations, filled: Filled, group: Group) -> Node:
    rows = [_row(words, filled, group, field) for field in group.fields]
    note = node("p", words.say(group.note), class_="help") if group.note else None
    legend = node("legend", words.say(group.name), class_="head")
    return node("fieldset", legend, note, rows, class_="sheet-table" if group.of_table else "sheet-group")


def _row(words: Translations, filled: Filled, group: Group, field: Field) -> Node:
    """A thing to enter, with its cells; what is wrong stands below."""
    seats = filled.seats(group)
    said = words.say(field.name)
    said = said[:1].upper() + said[1:]
    names = [field_name(field.key, seat) for seat in seats]
    cells = [_cell(words, filled, field, seat, said) for seat in seats]
    chosen = not group.of_table and any([len(words.say(choice)) > LONG for choice in field.choices])
    if chosen:  # too long for a column: the seat's sign says whose it is
        cells = [node("span", seat_sign(seat), cell, class_="sheet-cell") for seat, cell in enumerate(cells)]
    return node(
        "div",
        node("p", symbol(field.symbol) if field.symbol else None, node("span", said), class_="sheet-what"),
        node("div", cells, class_="sheet-cells"),
        [_wrong(words, filled, name, seat) for name, seat in zip(names, seats)],
        class_="sheet-row sheet-chosen" if chosen else "sheet-row",
    )


def _cell(words: Translations, filled: Filled, field: Field, seat: int | None, said: str) -> Node:
    name, typed = field_name(field.key, seat), filled.typed(field, seat)
    whose = said if seat is None else f"{words('label', what=name_of(words, seat))} {said}"
    marks = {
        "aria_label": whose,
        "aria_invalid": "true" if name in filled.wrong else None,
        "aria_describedby": f"wrong-{name}",
    }
    if field.choices:
        number = filled.number(field, seat)
        options = [
            node("option", words.say(choice), value=value, selected=value == number)
            for value, choice in enumerate(field.choices)
        ]
        return node("select", options, name=name, data_usual=field.usual_of(seat or 0), **marks)
    return node(
        "input",
        type="number",
        inputmode="numeric",
        name=name,
        value=typed or None,
        min=0,
        max=field.greatest,
        placeholder="0",
        class_="num",
        **marks,
    )


def _wrong(words: Translations, filled: Filled, name: str, seat: int | None) -> Node:
    """Why an entry cannot be; nothing if it can."""
    why = filled.wrong.get(name)
    said = words.say(why) if why else ""
    whose = f"{words('label', what=name_of(words, seat))} {said}" if said and seat is not None else said
    return node("p", whose, class_="sheet-error", id=f"wrong-{name}", role="status", data_part=True)


def _result(words: Translations, filled: Filled) -> Node:
    return node(
        "section",
        _counted(words, filled),
        class_="sheet-result",
        id="sheet-result",
        aria_live="polite",
        data_part=True,
    )


def _counted(words: Translations, filled: Filled) -> list[Node]:
    """Who has won, the points by source, and why."""
    count = filled.count
    if count is None:
        return [node("p", words("sheet-wrong"), class_="sheet-error")]
    if filled.is_empty:
        return []
    order = sorted(range(filled.players), key=lambda seat: (count.state.standings()[seat], seat))
    winners = words.say(GameEnded(count.state.winners()).message())
    tie = words("board-tie-break") if words.has("board-tie-break") and filled.players > 1 else ""
    return [
        node("p", winners, class_="sheet-winner"),
        node("div", sources(words, count.by_source(), order, _signs(filled)), class_="sheet-sum", tabindex=0),
        *([node("p", tie, class_="soft")] if tie else []),
        *_why(words, filled, count, order),
    ]


def _signs(filled: Filled) -> dict[str, str]:
    """The symbol of every source: of what was entered, that of its field."""
    entered = {field.name.key: field.symbol for group in filled.groups for field in group.fields if field.symbol}
    return entered | dict(filled.game.page.reason_symbols)


def _why(words: Translations, filled: Filled, count: Count, order: Sequence[int]) -> list[Node]:
    """The last scoring, stage by stage, as a match tells it."""
    drawing, view, box = filled.game.page, count.state.view(None), count.state.components()
    if not count.events:
        return []
    told = drawing.telling.stages(Scoring(count.events, view, box, words, filled.players, order))
    told = [stage for stage in told if stage.part not in filled.sheet.untold and _brings_something(stage)]
    stages = [_stage(words, stage) for stage in told]
    drawn = drawing.result(Scene(view, box, words), order) if filled.sheet.pictured else None
    if stages:
        head = node("h2", words("sheet-why"), class_="head")
        stages = [head, node("div", stages, class_="sheet-stages")]
    return [*stages, *([node("div", drawn, class_="sheet-drawn")] if drawn else [])]


def _brings_something(stage: Stage) -> bool:
    return any([stage.points(row.seat) or row.gains for row in stage.rows])


def _stage(words: Translations, stage: Stage) -> Node:
    rows = [_told(words, stage, row) for row in stage.rows]
    head = node("h3", symbol(stage.symbol), node("span", stage.title))
    return node("section", head, node("ol", rows), class_="sheet-stage frame")


def _told(words: Translations, stage: Stage, row: Row) -> Node:
    points = stage.points(row.seat)
    gains = [_gain(gain) for gain in row.gains]
    if points:
        gains.append(node("b", signed_number(points, "+"), class_="sheet-points num"))
    return node(
        "li",
        seat_sign(row.seat),
        node("span", node("b", name_of(words, row.seat)), " ", node("small", row.reason)),
        node("span", gains or "–", class_="sheet-gains"),
    )


def _gain(gain: Gain) -> Node:
    sign = "medal" if gain.medal else gain.symbol
    return node("span", symbol(sign), node("b", gain.text, class_="num"), class_="sheet-gain")


def _keep(words: Translations, filled: Filled, link: str) -> Node:
    """The link to the sheet as it is, printing it, and a new one."""
    label = words("sheet-share")
    field = node("input", type="text", id="link", value=link, readonly=True, aria_label=label, data_part=True)
    copy = node("button", words("waiting-copy"), type="button", class_="button", id="copy", hidden=True)
    copied = node("p", class_="help", id="copied", role="status", data_say=words("sheet-copied"))
    return node(
        "section",
        node("h2", label, class_="head"),
        node("p", words("sheet-share-hint"), class_="help"),
        node("div", field, copy, class_="share-link"),
        copied,
        node(
            "p",
            node("button", words("sheet-print"), type="button", class_="button", id="print", hidden=True),
            node("a", words("sheet-new"), class_="button", href=f"{sheet_address(filled.game.meta.slug)}?new"),
            class_="page-actions",
        ),
        class_="sheet-keep frame",
        id="sheet-keep",
    )
