"""Scorings told in stages and reports: what the server sends."""

import json
import re
from dataclasses import replace
from random import Random

import pytest

from tests.laws.games import played
from tests.web.documents import tree_of
from tests.web.test_stream import ADA, at_table, step
from tests.web.visiting import each_game, finished, open_table, sight
from universelle.games.registry import load
from universelle.web.report import match_report, points_by_reason, round_report
from universelle.web.scorings import Scorings, Stretch, scorings_of
from universelle.web.store import Entry, StoredTable
from universelle.web.stream import changes
from universelle.web.tables import Table
from universelle.web.telling import telling


def table_of(slug: str, players: int = 2, seed: int = 1) -> Table:
    """A table at which a random match is over."""
    match = played(slug, players, seed)
    journal = tuple([Entry(result.move.seat, result.move.code) for result in match.history])
    return Table(
        StoredTable(
            "1",
            replace(match.record, moves=(), result=None, seats=("Ada=me", "Ben=random")),
            True,
            {0: "ada"},
            journal,
            (),
        )
    )


def told(table: Table, scoring: Stretch, first: int, last: int):
    """The panel that tells some events of a scoring."""
    return tree_of(telling(table, table.words("en"), scoring.number, first, last)).find(".//section[@id='telling']")


def number(text: str) -> int:
    return int(text.replace("−", "-").replace("+", ""))


@each_game
def test_a_telling_gives_every_point_of_its_scoring(slug):
    table = table_of(slug)
    for scoring in scorings_of(table).scorings:
        tree = told(table, scoring, 0, len(scoring.events))
        scores = json.loads(tree.attrib["data-scores"])
        assert scores == scoring.before
        for stage in tree.findall(".//div[@class='telling-stage']"):
            for seat, points in json.loads(stage.attrib["data-gained"]).items():
                scores[int(seat) - 1] += points
        assert scores == scoring.now()


def test_what_was_told_before_gives_no_points_again():
    table = table_of("worlds-fair-1893")
    scoring = next(each for each in scorings_of(table).scorings if len(each.after_moves) > 1)
    before = scoring.after_moves[0][1]
    tree = told(table, scoring, before, len(scoring.events))
    assert json.loads(tree.attrib["data-scores"]) == scoring.now(before)
    stages = tree.findall(".//div[@class='telling-stage']")
    assert "data-new" not in stages[0].attrib
    assert json.loads(stages[0].attrib["data-gained"]) == {}
    assert "data-new" in stages[-1].attrib


def test_an_unfinished_telling_waits_and_has_no_report():
    table = table_of("worlds-fair-1893")
    scoring = next(each for each in scorings_of(table).scorings if len(each.after_moves) > 1)
    tree = told(table, scoring, 0, scoring.after_moves[0][1])
    assert "data-complete" not in tree.attrib
    assert "data-account" not in tree.attrib
    whole = told(table, scoring, 0, len(scoring.events))
    assert whole.attrib["data-account"] == f"/t/1/report/{scoring.round}"


@pytest.mark.parametrize("asked", [(0, 0, 1), (99, 0, 1), (1, 0, 9999), (1, 3, 3)])
def test_there_is_no_telling_of_what_did_not_happen(asked):
    table = table_of("worlds-fair-1893")
    assert telling(table, table.words("en"), *asked) is None


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
    assert len(tree.findall(".//tbody/tr")) == len(points)
    totals = [number(cell.text) for cell in tree.findall(".//tfoot/tr/td")]
    assert totals == sorted(table.match.state.scores(), reverse=True)


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


def test_scorings_follow_a_match_and_forget_what_is_taken_back():
    match = played("worlds-fair-1893", 2, 1, 40)
    followed = Scorings(match).follow()
    kept = len(match.history) - 1
    match.go_back(match.history[-1].move.seat, kept)
    assert [each.events for each in followed.follow().rounds] == [
        each.events for each in Scorings(match).follow().rounds
    ]


def test_the_stream_shows_the_position_before_a_scoring_first(tmp_path):
    async def play(tables, table):
        rng = Random(1)
        while not table.match.history or table.before_scoring is None:
            texts = changes(table, ADA, table.seq)
            await anext(texts)
            seq = table.seq
            await step(tables, table, rng)
            first = json.loads((await anext(texts)).partition("data: ")[2])
            if table.before_scoring is not None:
                last = json.loads((await anext(texts)).partition("data: ")[2])
                return seq, first, last, table.seq
            await texts.aclose()
        raise AssertionError

    seq, first, last, now = at_table(tmp_path, "worlds-fair-1893", play)
    assert (first["seq"], last["seq"]) == (seq, now)
    assert first["told"][0][:2] == [1, 0]
    assert "told" not in last
