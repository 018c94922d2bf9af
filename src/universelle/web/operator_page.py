"""The operator's page: how the server is in a sentence, line by line, and in figures."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from babel.dates import format_time, format_timedelta

from universelle.drawing.node import Child, Node, node, symbol
from universelle.drawing.parts import num
from universelle.i18n import Translations
from universelle.operating.house import BACKUP, FAILS, LOOK, WELL, Process
from universelle.operating.survey import Line, Survey
from universelle.web.finished.score_chart import path_of
from universelle.web.layout import bar

STYLES: Final = ("/static/house/operator.css",)
SCRIPTS: Final = ("/static/house/operator.js",)
WIDE, HIGH = 200, 34  # of a line, in its own units
SHOWN_MEMORY: Final = 1e9  # bytes that fill a bar


def operator_page(words: Translations, found: Survey) -> Node:
    told = clock(words, found.at)
    fresh = node(
        "p",
        words("operator-fresh", time=told),
        id="fresh",
        class_="operator-fresh",
        data_stale=words("operator-stale", time=told),
    )
    parts = [_verdict(words, found), _health(words, found), _database(words, found)]
    parts += [_tables(words, found), _processes(words, found), _queue(words, found), _happenings(words, found)]
    return node(
        "div",
        bar(now=words("operator-title"), tools=[fresh]),
        node("main", parts, class_="operator", id="main"),
        id="page",
    )


def title(words: Translations, found: Survey) -> str:
    """The title of the window: how many things want a hand comes first."""
    mark = {FAILS: "✕ ", LOOK: "! ", WELL: ""}[found.sign]
    return f"{mark}{f'{found.wanting} · ' if found.wanting else ''}{words('operator-title')}"


def _section(name: str, heading: str, *parts: Child | list[Node] | None, class_: str = "") -> Node:
    return node(
        "section",
        node("h2", heading, class_="head", id=f"{name}-head"),
        *parts,
        id=name,
        class_=f"frame {class_}".strip(),
        aria_labelledby=f"{name}-head",
    )


def _sign(words: Translations, sign: str, large: bool = False) -> Node:
    """A sign that differs by its shape; screen readers hear its word."""
    signs: dict[str, Child] = {WELL: symbol("check"), LOOK: "!", FAILS: symbol("cross")}
    size = " operator-large" if large else ""
    picture = node("span", signs[sign], class_=f"operator-sign operator-{sign}{size}", aria_hidden="true")
    return node("span", picture, node("span", f"{words(f'operator-sign-{sign}')} ", class_="visually-hidden"))


# -- the verdict and what can be done ---------------------------------------------------------------------------------


def _verdict(words: Translations, found: Survey) -> Node:
    worst = [line for line in found.lines if line.sign == found.sign != WELL]
    about = " ".join([f"{words('label', what=_name(words, line))} {words.say(line.says)}" for line in worst])
    return node(
        "section",
        _sign(words, found.sign, large=True),
        node("div", node("h1", words.say(found.verdict), id="verdict", role="status"), node("p", about)),
        node("div", _deeds(words, found), class_="operator-deeds"),
        id="state",
        class_="frame operator-verdict",
        data_sign=found.sign,
    )


def _deeds(words: Translations, found: Survey) -> list[Node]:
    if found.failing is not None:
        return []
    doors = (
        _form(words, "open", "operator-open")
        if found.doors_closed
        else _asked(words, "doors", "operator-close", "operator-close-question", [("close", "operator-close-now")])
    )
    ways = [("renew", "operator-renew-now"), ("renew-later", "operator-renew-later")]
    return [doors, _asked(words, "renewing", "operator-renew", "operator-renew-question", ways)]


def _asked(words: Translations, name: str, label: str, question: str, ways: Sequence[tuple[str, str]]) -> Node:
    """A button that asks first, and says what players will see."""
    answers = [_form(words, do, key) for do, key in ways]
    summary = node("summary", words(label), class_="button")
    asked = node("div", node("p", words(question)), answers, class_="operator-asked frame")
    return node("details", summary, asked, id=name, class_="operator-question")


def _form(words: Translations, do: str, label: str) -> Node:
    button = node("button", words(label), type="submit", name="do", value=do, class_="button", id=f"do-{do}")
    return node("form", button, method="post", action="/operator")


# -- what is known --------------------------------------------------------------------------------------------------


def _health(words: Translations, found: Survey) -> Node:
    return _section("health", words("operator-health"), node("ul", [_line(words, line) for line in found.lines]))


def _line(words: Translations, line: Line) -> Node:
    return node(
        "li",
        _sign(words, line.sign),
        node("b", _name(words, line)),
        node("span", words.say(line.says)),
        node("span", _figure(words, line.figure), class_="operator-figure"),
        class_=f"operator-line-{line.sign}",
    )


def _name(words: Translations, line: Line) -> str:
    return words(f"operator-line-{line.name}")


def _figure(words: Translations, figure: tuple[str, float] | None) -> str:
    if figure is None:
        return ""
    unit, number = figure
    if unit == "at":
        return words.moment(number)
    shown = words("operator-gigabytes") if unit == "GB" else unit
    return f"{words.decimal(number, 0 if unit == 'ms' else 1)}\N{NO-BREAK SPACE}{shown}"


def _database(words: Translations, found: Survey) -> Node:
    counts, last = found.counts, found.decisions.get(BACKUP)
    rows = [(words("operator-database-kind"), words("operator-kind", name=_kind(found)))]
    if counts:
        size = f"{words.decimal(counts.size / 1e6)}\N{NO-BREAK SPACE}{words('operator-megabytes')}"
        kept = words("operator-kept", finished=counts.finished, running=counts.running)
        rows += [(words("operator-size"), size), (words("operator-games"), kept)]
    backup = words.moment(last["at"]) if last else words("operator-backup-none")
    rows.append((words("operator-last-backup"), backup))
    terms = [node("div", node("dt", name), node("dd", value)) for name, value in rows]
    return _section("database", words("operator-database"), node("dl", terms))


def _kind(found: Survey) -> str:
    return {"Sqlite": "SQLite", "Postgresql": "PostgreSQL"}.get(found.kind, found.kind)


def _tables(words: Translations, found: Survey) -> Node:
    counts = found.counts
    numbers = {
        "people": int(found.total("people")),
        "watched": int(found.total("watched")),
        "running": counts.running if counts else None,
        "by-post": counts.by_post if counts else None,
        "waiting-tables": counts.waiting if counts else None,
        "moves": int(found.total("moves")),
    }
    shown = [
        node(
            "div",
            node("b", "?" if number is None else words.decimal(number, 0)),
            node("span", words(f"operator-number-{name}")),
            _spark([sample.get(name, 0) for sample in found.samples]),
        )
        for name, number in numbers.items()
    ]
    note = node("p", words("operator-lines"), class_="help") if len(found.samples) > 1 else None
    return _section(
        "tables", words("operator-tables"), node("div", shown, class_="operator-numbers"), note, class_="operator-all"
    )


def _spark(values: Sequence[float]) -> Node | None:
    """A line of the last day; its number stands above it, so that it needs no words."""
    if len(values) < 2 or not any(values):
        return None
    top = max(values)
    points = [(WIDE * at / (len(values) - 1), HIGH - 2 - (HIGH - 4) * value / top) for at, value in enumerate(values)]
    drawn = path_of(points)
    area = f"{drawn}L{num(WIDE)} {HIGH}L0 {HIGH}Z"
    paths = [node("path", d=area, class_="operator-area"), node("path", d=drawn, class_="operator-curve")]
    return node(
        "svg",
        paths,
        viewBox=f"0 0 {WIDE} {HIGH}",
        preserveAspectRatio="none",
        class_="operator-spark",
        aria_hidden="true",
    )


def _processes(words: Translations, found: Survey) -> Node:
    columns = ("process", "state", "up", "memory", "processor", "streams")
    names = {column: words(f"operator-column-{column}") for column in columns}
    head = node("tr", [node("th", names[column], scope="col") for column in columns])
    rows = [_process(words, each, number, found.at, names) for number, each in enumerate(found.processes, start=1)]
    table = node("table", node("thead", head), node("tbody", rows))
    return _section("processes", words("operator-processes"), table, class_="operator-all")


def _process(words: Translations, process: Process, number: int, now: float, names: dict[str, str]) -> Node:
    figures = process.figures
    silent = process.is_silent
    state = words("operator-silent", seconds=int(process.silent)) if silent else words("operator-serving")
    memory = figures.get("memory", 0) + sum(figures.get("thinker_memory", []))
    meter = node(
        "span", node("i", style=f"width:{num(min(100, 100 * memory / SHOWN_MEMORY))}%"), class_="operator-meter"
    )
    cells: dict[str, list[Child]] = {
        "state": [state],
        "up": [_span(words, now - process.started)],
        "memory": [meter, f"{words.decimal(memory / 1e6, 0)}\N{NO-BREAK SPACE}{words('operator-megabytes')}"],
        "processor": [words.percent(figures.get("processor", 0.0), 0)],
        "streams": [words.decimal(figures.get("streams", 0), 0)],
    }
    name = node("th", _sign(words, LOOK if silent else WELL), words("operator-server", number=number), scope="row")
    return node("tr", name, [node("td", cell, data_label=names[column]) for column, cell in cells.items()])


def _queue(words: Translations, found: Survey) -> Node:
    at_work = [each for process in found.serving for each in process.figures.get("thinking", [])]
    waiting = [each for process in found.serving for each in process.figures.get("line", [])]
    said = words(
        "operator-queue",
        busy=len(at_work),
        thinkers=int(found.total("thinkers")),
        waiting=int(found.total("waiting")),
        longest=words.decimal(found.most("oldest")),
    )
    places = [_place(words, mark, seconds, "operator-thinks", "operator-busy") for mark, seconds in at_work]
    places += [_place(words, mark, seconds, "operator-waits", "") for mark, seconds in waiting]
    return _section("queue", words("operator-computers"), node("p", said), node("ul", places) if places else None)


def _place(words: Translations, mark: str, seconds: float, key: str, class_: str) -> Node:
    return node("li", node("b", mark), node("span", words(key, seconds=words.decimal(seconds))), class_=class_ or None)


def _happenings(words: Translations, found: Survey) -> Node:
    items = [
        node(
            "li",
            node("time", words.moment(each.at)),
            _sign(words, each.sign),
            node("span", words.say(each.message)),
        )
        for each in found.happenings
    ]
    nothing = node("p", words("operator-nothing"))
    about = node(
        "p", words("operator-no-names"), " ", node("a", words("operator-figures"), href="/metrics"), class_="help"
    )
    return _section("happenings", words("operator-happened"), node("ol", items) if items else nothing, about)


def clock(words: Translations, at: float) -> str:
    """The time of a moment today."""
    return format_time(datetime.fromtimestamp(at).astimezone(), "medium", locale=words.locale)


def _span(words: Translations, seconds: float) -> str:
    return format_timedelta(timedelta(seconds=seconds), threshold=1.5, format="long", locale=words.language)
