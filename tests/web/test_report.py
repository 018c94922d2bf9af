"""The account of points: tables that add up, and lead from every score."""

import re

from tests.web.documents import tree_of
from tests.web.finished_tables import table_of
from tests.web.visiting import each_game, finished, open_table, sight
from universelle.core.event import Points
from universelle.games.registry import load
from universelle.web.report import match_report, points_by_reason, round_report
from universelle.web.scorings import scorings_of


def number(text: str) -> int:
    return int(text.replace("−", "-").replace("+", ""))


@each_game
def test_the_report_of_every_round_adds_up_from_left_to_right(slug):
    table = table_of(slug)
    rounds = scorings_of(table).rounds
    for each in rounds:
        tree = tree_of(round_report(table, table.words("en"), each.number, 0))
        rows = tree.findall(".//table")[0].findall("./tbody/tr")
        assert len(rows) == 2
        for row in rows:
            cells = row.findall("td")
            parts = [number(b.text) for cell in cells[1:-2] for b in cell.findall("b")]
            before, added, now = [number(cell.text) for cell in (cells[0], cells[-2], cells[-1])]
            assert before + sum(parts) == before + added == now
        finals = [number(row.findall("td")[-1].text) for row in rows]
        assert finals == sorted(each.now(), reverse=True)
        assert len([row for row in rows if row.attrib.get("class") == "sum-mine"]) == 1
    assert round_report(table, table.words("en"), 99, 0) is None


@each_game
def test_where_the_points_came_from_has_every_source_and_adds_up(slug):
    table = table_of(slug)
    points = points_by_reason(table.match)
    assert set(load(slug).page.reason_symbols) <= set(points)
    assert [sum(row) for row in zip(*points.values())] == table.match.state.scores()
    tree = tree_of(match_report(table, table.words("en"), None))
    assert len(tree.findall(".//table")[0].findall("./tbody/tr")) == len(points)
    totals = [number(cell.text) for cell in tree.findall(".//tfoot/tr/td")]
    assert totals == sorted(table.match.state.scores(), reverse=True)


@each_game
def test_reports_lead_to_each_other(slug):
    table = table_of(slug)
    rounds = [
        each.number for each in scorings_of(table).rounds if any(isinstance(event, Points) for event in each.events)
    ]
    for shown in (None, *rounds):
        words = table.words("en")
        report = match_report(table, words, 0) if shown is None else round_report(table, words, shown, 0)
        links = tree_of(report).findall(".//nav/a")
        names = [link.attrib["data-report"] for link in links]
        assert names == (["", *[str(each) for each in rounds]] if rounds else [])
        current = [link.attrib["data-report"] for link in links if "aria-current" in link.attrib]
        assert current == (["" if shown is None else str(shown)] if rounds else [])


@each_game
def test_the_points_of_all_rounds_add_up(slug):
    table = table_of(slug)
    rounds = scorings_of(table).rounds
    tree = tree_of(match_report(table, table.words("en"), None))
    lines = tree.findall(".//table[@id='report-rounds']/tbody/tr")
    if len(rounds) == 1:
        assert lines == []
        return
    assert len(lines) == len(rounds)
    assert tree.findall(".//table[@id='report-rounds']//a") == []
    points = [[number("".join(cell.itertext())) for cell in line.findall("td")] for line in lines]
    order = sorted(range(len(table.match.start)), key=lambda seat: (-table.match.state.scores()[seat], seat))
    start = [table.match.start[seat] for seat in order]
    assert [sum(row) for row in zip(start, *points)] == sorted(table.match.state.scores(), reverse=True)


@each_game
def test_reports_are_pages_of_their_own(client, slug):
    table = finished(client, slug)
    for address in (f"{table}/report", f"{table}/report/1"):
        answer = client.get(address)
        assert answer.status_code == 200
        assert 'id="report"' in answer.text
    assert client.get(f"{table}/report/99").status_code == 404
    assert client.get(f"{table}/telling/1?from=0&to=99999").status_code == 404
    assert client.get(f"{table}?report", follow_redirects=False).headers["location"] == f"{table}/report"


@each_game
def test_scores_lead_to_the_report(client, slug):
    page = sight(client, open_table(client, slug))
    assert len(re.findall(r'<a [^>]*href="\?report"[^>]*data-score="[12]"', page)) == 2
