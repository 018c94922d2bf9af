"""The account of points: tables that add up, and lead from every score."""

import re

from tests.web.documents import tree_of
from tests.web.finished_tables import table_of
from tests.web.visiting import each_game, finished, open_table, sight
from universelle.core.event import Points
from universelle.games.registry import load
from universelle.matches.points import points_by_reason
from universelle.tables.journal import END, Entry
from universelle.tables.session import StoredTable
from universelle.web.table.report import match_report, round_report
from universelle.web.table.scorings import scorings_of
from universelle.web.table.tables import Table


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
    page, box = load(slug).page, table.match.state.components()
    assert {reason for reason in page.reason_symbols if page.scores(box, reason)} <= set(points)
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
    links = re.findall(r'<a [^>]*href="\?report"[^>]*data-score="[12]"[^>]*>', page)
    assert len(links) == 2
    assert all(re.search(r'aria-label="\d+ points?"', link) for link in links)  # not just a number


@each_game
def test_once_the_match_is_over_the_report_says_who_has_won_and_leads_to_the_result(slug):
    table = table_of(slug)
    words, winners = table.words("en"), table.match.state.winners()
    last = scorings_of(table).rounds[-1].number
    for report in (match_report(table, words, winners[0]), round_report(table, words, last, winners[0])):
        tree = tree_of(report)
        assert "You have won with" in "".join(tree.find(".//header").itertext())
        button = tree.find(".//*[@id='report-result']")
        assert (button.attrib["href"], button.text) == (f"/t/{table.id}/end", words("web-table-result"))
    other = tree_of(match_report(table, words, 1 - winners[0]))
    assert f"Winner: {words.players[winners[0]]}" in "".join(other.find(".//header").itertext())


def test_a_win_by_the_tie_break_says_by_which_rule():
    table = table_of("worlds-fair-1893", seed=34)
    assert (table.match.state.scores(), table.match.state.winners()) == ([41, 41], (1,))
    words, rounds = table.words("en"), scorings_of(table).rounds
    reports = [match_report(table, words, 1), *[round_report(table, words, each.number, 1) for each in rounds]]
    said = [[each.text for each in tree_of(report).findall(".//*[@id='report-tie-break']")] for report in reports]
    rule = ["Ties: most approved exhibits, then fewest proposals left."]
    assert said == [rule, *[[]] * (len(rounds) - 1), rule]
    clear = table_of("worlds-fair-1893")
    assert tree_of(match_report(clear, words, 0)).find(".//*[@id='report-tie-break']") is None


def test_a_match_that_was_ended_early_names_no_tie_break():
    whole = table_of("worlds-fair-1893")
    table = Table(StoredTable("1", whole.head, {0: "ada"}, (*whole.journal[:2], Entry.noting(0, END))))
    state = table.match.state
    assert (table.over, state.scores(), state.standings()) == (True, [0, 0], [2, 1])
    report = tree_of(match_report(table, table.words("en"), 0))
    assert report.find(".//*[@id='report-tie-break']") is None


def test_a_round_is_over_when_its_scoring_is_and_not_only_when_the_next_begins():
    table = table_of("worlds-fair-1893")
    scoring = scorings_of(table).scorings[0]
    for moves, said in ((scoring.began - 1, "Round 1 so far"), (scoring.after_moves[-1][0], "Round 1 is over")):
        then = table.earlier(moves)
        assert [each.complete for each in scorings_of(then).rounds] == [False]
        assert tree_of(round_report(then, then.words("en"), 1, 0)).find(".//*[@id='report-title']").text == said


def test_all_tables_of_a_report_list_the_players_in_one_order():
    orders = set()
    for seed in range(1, 6):
        table = table_of("worlds-fair-1893", seed=seed)
        tree = tree_of(round_report(table, table.words("en"), 1, 0))
        listed = [
            ["".join(row.find("th").itertext()) for row in each.findall("./tbody/tr")]
            for each in tree.findall(".//table")
        ]
        assert listed[0] == listed[1]
        orders.add(tuple(listed[0]))
    assert len(orders) == 2


def test_beside_who_leads_in_crystal_palace_loans_are_named():
    whole = table_of("crystal-palace")
    record = whole.match.record
    state = record.begin()
    replayed = enumerate(record.replay(state), start=1)
    at = next(at for at, _ in replayed if all(each["open_loans"] for each in state.view(None)["players"]))
    table = Table(StoredTable("1", whole.head, {0: "ada"}, whole.journal[:at]))
    players = table.view(None)["players"]
    named = [f"{name} −{-each['loan_points']}" for name, each in zip(("Ada", "Ben"), players)]
    lines = [
        "".join(tree_of(match_report(each, each.words("en"), None)).find(".//header//p").itertext())
        for each in (table, whole)
    ]
    assert lines[0].partition("deducted yet: ")[2] in (f"{', '.join(order)}." for order in (named, named[::-1]))
    assert "deducted" not in lines[1]
