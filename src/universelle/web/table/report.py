"""The account of points: of a round, in a table that adds up from left to right, and of the whole match by source."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from universelle.contract.telling import Column
from universelle.core.event import Points
from universelle.core.message import Seat, Translator
from universelle.drawing.node import Node, node, symbol
from universelle.drawing.parts import name_of, seat_sign, signed_number
from universelle.i18n import Translations
from universelle.matches.points import is_tie_broken, points_by_reason
from universelle.web.table.scorings import Stretch, scoring_of, scorings_of
from universelle.web.table.tables import Table

NOTHING: Final = "·"


def report_address(table: Table, number: int | None = None) -> str:
    return f"/t/{table.id}/report" if number is None else f"/t/{table.id}/report/{number}"


def round_report(table: Table, words: Translations, number: int, seat: int | None) -> Node | None:
    """The report of a round, as far as it has been played."""
    found = [each for each in scorings_of(table).rounds if each.number == number]
    return _round(table, words, found[0], seat) if found else None


def match_report(table: Table, words: Translations, seat: int | None) -> Node:
    """Where every point of the match came from so far."""
    order = _by_points(table, table.match.state.scores())
    by_source = sources(words, points_by_reason(table.match), order, table.match.game.page.reason_symbols)
    body = node("div", by_source, _by_round(table, words, order))
    line = _standing(table, words, table.match.state.scores(), seat, latest=True)
    line = f"{line} {_to_come(table, words, order)}".strip()
    return _sheet(table, words, None, words("web-table-count"), line, body)


def _to_come(table: Table, words: Translations, order: Sequence[int]) -> str:
    """What is not in the points of the present yet."""
    return "" if table.over else table.match.game.page.report.to_come(scoring_of(table, words, [], order))


def _by_round(table: Table, words: Translations, order: Sequence[int]) -> Node | None:
    """A line for each round; nothing before the second round."""
    rounds = scorings_of(table).rounds
    if len(rounds) < 2:
        return None
    rows = [_round_line(words, each, order) for each in rounds]
    heads = [node("th", seat_sign(seat), node("span", name_of(words, seat)), scope="col") for seat in order]
    return node(
        "table",
        node("caption", words("web-report-rounds")),
        node("thead", node("tr", node("td"), heads)),
        node("tbody", rows),
        class_="sum-table source-table",
        id="report-rounds",
    )


def _round_line(words: Translations, stretch: Stretch, order: Sequence[int]) -> Node:
    name = words("web-report-of-round", round=stretch.number)
    now = stretch.now()
    cells = [node("td", _number(now[seat] - stretch.before[seat]), class_="num") for seat in order]
    return node("tr", node("th", name, scope="row"), cells)


def sources(
    words: Translator, points: Mapping[str, Sequence[int]], order: Sequence[int], signs: Mapping[str, str]
) -> Node:
    """A line for each source and a column for each player, and the totals."""
    heads = [node("th", seat_sign(seat), node("span", name_of(words, seat)), scope="col") for seat in order]
    rows = [
        node(
            "tr",
            node("th", symbol(signs.get(reason, "coin")), node("span", reason_name(words, reason)), scope="row"),
            [node("td", _number(row[seat]), class_="num") for seat in order],
        )
        for reason, row in points.items()
    ]
    totals = [node("td", signed_number(sum([row[seat] for row in points.values()])), class_="num") for seat in order]
    return node(
        "table",
        node("thead", node("tr", node("td"), heads)),
        node("tbody", rows),
        node("tfoot", node("tr", node("th", words("play-total"), scope="row"), totals)),
        class_="sum-table source-table",
    )


def reason_name(words: Translator, reason: str) -> str:
    said = words.name(reason)
    return said[:1].upper() + said[1:]


def _round(table: Table, words: Translations, stretch: Stretch, seat: int | None) -> Node:
    report = table.match.game.page.report
    now = stretch.now()
    order = _by_points(table, now)
    given = scoring_of(table, words, stretch.events, order)
    points = _points_by_column(table, stretch)
    columns = [*report.columns(given)] or _reasons(table, words, points)
    notes = report.notes(given)
    heads = [
        node("th", words("web-report-before"), scope="col"),
        *[node("th", symbol(column.symbol), node("span", column.name), scope="col") for column in columns],
        node("th", words("web-report-round"), scope="col", class_="sum-added"),
        node("th", words("web-report-now"), scope="col", class_="sum-now"),
    ]
    rows: list[Node] = []
    for each in order:
        cells = [(column, points.get(column.key, {}).get(each, 0)) for column in columns]
        rows.append(_row(words, seat == each, each, stretch.before[each], cells, notes))
    body = node(
        "table", node("thead", node("tr", node("td"), heads)), node("tbody", rows), class_="sum-table round-table"
    )
    again = _again(table, stretch)  # a scoring that is over ends the round, before the next one begins
    key = "web-report-closed" if stretch.complete or again or table.over else "web-report-so-far"
    line = _standing(table, words, now, seat, stretch is scorings_of(table).rounds[-1])
    if now == table.match.state.scores():
        line = f"{line} {_to_come(table, words, order)}".strip()
    title = words(key, round=stretch.number)
    return _sheet(table, words, stretch.number, title, line, body, report.more(given), again)


def _points_by_column(table: Table, stretch: Stretch) -> dict[str, dict[int, int]]:
    """For each column the points of every seat that has some."""
    column_of = table.match.game.page.report.column_of
    found: dict[str, dict[int, int]] = {}
    for event in stretch.events:
        if isinstance(event, Points):
            cells = found.setdefault(column_of(event), {})
            cells[event.seat] = cells.get(event.seat, 0) + event.points
    return found


def _reasons(table: Table, words: Translations, points: Mapping[str, object]) -> list[Column]:
    """The sources of the round as columns, in the order of the game."""
    symbols = table.match.game.page.reason_symbols
    known = [reason for reason in symbols if reason in points]
    keys = known + [key for key in points if key not in symbols]
    return [Column(key, reason_name(words, key), symbols.get(key, "coin")) for key in keys]


def _row(
    words: Translations,
    mine: bool,
    seat: int,
    before: int,
    cells: Sequence[tuple[Column, int]],
    notes: Mapping[tuple[int, str], str],
) -> Node:
    added = sum([points for _, points in cells])
    drawn = [_cell(column, points, notes.get((seat, column.key))) for column, points in cells]
    return node(
        "tr",
        node("th", seat_sign(seat), node("span", name_of(words, seat)), scope="row"),
        node("td", signed_number(before), class_="num", data_name=words("web-report-before")),
        drawn,
        node("td", signed_number(added, "+"), class_="num sum-added", data_name=words("web-report-round")),
        node("td", signed_number(before + added), class_="num sum-now", data_name=words("web-report-now")),
        class_="sum-mine" if mine else None,
    )


def _cell(column: Column, points: int, note: str | None) -> Node:
    shown = (
        node("b", signed_number(points, "+"), class_="told-gained" if points > 0 else "told-lost") if points else None
    )
    under = node("small", note) if note else None
    nothing = node("span", NOTHING, class_="told-nothing") if shown is None and under is None else None
    return node("td", shown, under, nothing, class_="num", data_name=column.name)


def _number(points: int) -> Node | str:
    return signed_number(points) if points else node("span", "0", class_="told-nothing")


def _by_points(table: Table, scores: Sequence[int]) -> list[int]:
    """The seats, those with the most points first; once the match is over, equal ones in the order of their places."""
    places = table.match.state.standings() if table.over else [0] * len(scores)
    return sorted(range(len(scores)), key=lambda seat: (-scores[seat], places[seat], seat))


def _standing(table: Table, words: Translations, scores: Sequence[int], seat: int | None, latest: bool) -> str:
    """Who has won, or who leads."""
    winners = table.match.state.winners()
    if not (table.over and latest and winners) or len(scores) == 1:
        return _leader(table, words, scores, seat)
    points = scores[winners[0]]
    if winners == (seat,):
        return words("web-report-you-won", points=points)
    return words("web-report-won", winners=words.listed([name_of(words, each) for each in winners]), points=points)


def _leader(table: Table, words: Translations, scores: Sequence[int], seat: int | None) -> str:
    """Who leads, and by how much."""
    order = _by_points(table, scores)
    best = scores[order[0]]
    if len(order) == 1:
        return words("web-report-alone", points=best)
    if scores[order[1]] == best:
        names = words.listed([name_of(words, each) for each in order if scores[each] == best])
        return words("web-report-tied", players=names, points=best)
    by, following = best - scores[order[1]], Seat(order[1])
    if order[0] == seat:
        return words("web-report-you-lead", points=best, by=by, next=following)
    return words("web-report-leads", seat=Seat(order[0]), points=best, by=by, next=following)


def _again(table: Table, stretch: Stretch) -> str | None:
    """The address of the scoring of a round, to see it told again."""
    reported = table.match.game.page.telling.reported
    found = [each for each in scorings_of(table).scorings if each.round == stretch.number and each.complete]
    told = [each for each in found if reported(each.events[0])]
    return f"/t/{table.id}/telling/{told[-1].number}?from=0&to={len(told[-1].events)}" if told else None


def _others(table: Table, words: Translations, number: int | None) -> Node | None:
    """Links to the report of the match and to those of all rounds with points; the one that is shown is marked."""
    rounds = [each.number for each in scorings_of(table).rounds if any([isinstance(e, Points) for e in each.events])]
    if not rounds:
        return None
    links = [
        node(
            "a",
            words("web-table-count") if each is None else words("web-report-of", round=each),
            href=report_address(table, each),
            data_report="" if each is None else each,
            aria_current="true" if each == number else None,
        )
        for each in (None, *rounds)
    ]
    return node("nav", links, class_="report-rounds", aria_label=words("web-report-all"))


def _sheet(
    table: Table,
    words: Translations,
    number: int | None,
    title: str,
    line: str,
    body: Node,
    more: Node | None = None,
    again: str | None = None,
) -> Node:
    say = words("web-report-again")
    see = node("button", say, type="button", class_="button js-only", id="report-again", data_again=again)
    head = node("div", node("h2", title, id="report-title"), node("p", line), _tie_break(table, words, number))
    return node(
        "section",
        node("header", symbol("medal"), head, id="report-head"),
        _others(table, words, number),
        node("div", body, class_="sum-scroll", tabindex=0),
        more,
        node("p", see if again else None, _ways_on(table, words), class_="report-buttons"),
        class_="report frame",
        id="report",
        aria_labelledby="report-title",
    )


def _tie_break(table: Table, words: Translations, number: int | None) -> Node | None:
    """By which rule the winner is ahead of somebody with as many points, in the reports of the end of a match."""
    state = table.match.state
    is_last = number is None or number == scorings_of(table).rounds[-1].number
    if not is_last or state.to_move() or not is_tie_broken(state.scores(), state.standings()):
        return None
    return node("p", words("board-tie-break"), id="report-tie-break")


def _ways_on(table: Table, words: Translations) -> list[Node]:
    """Back to the game; once it is over, on to its result, or back to the board or replay under the report."""
    say = words("web-report-close")
    if not table.over:
        return [node("a", say, class_="button main", href=f"/t/{table.id}", id="report-close")]
    result = words("web-table-result")
    return [
        node("button", say, type="button", class_="button js-only", id="report-close"),
        node("a", result, class_="button main", href=f"/t/{table.id}/end", id="report-result"),
    ]
