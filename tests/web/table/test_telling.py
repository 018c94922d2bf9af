"""Scorings told in stages and reports: what the server sends."""

import json
import re
from random import Random

import pytest

from tests.web.documents import parsed, texts, tree_of
from tests.web.finished_tables import table_of
from tests.web.streams import ADA, at_table, step
from tests.web.visiting import each_game
from universelle.games.worlds_fair_1893.rules.events import AreaJudged, SupportersRecalled
from universelle.web.finished.replay_page import before_scoring
from universelle.web.table.scorings import Stretch, scorings_of
from universelle.web.table.stream import changes
from universelle.web.table.table_page import draw
from universelle.web.table.tables import Table
from universelle.web.table.telling import telling


def told(table: Table, scoring: Stretch, first: int, last: int):
    """The panel that tells some events of a scoring."""
    return tree_of(telling(table, table.words("en"), scoring.number, first, last)).find(".//section[@id='telling']")


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


def test_a_page_that_comes_late_is_told_the_scoring_it_missed(tmp_path):
    async def first_event(table, seen):
        texts = changes(table, ADA, seen)
        event = json.loads((await anext(texts)).partition("data: ")[2])
        await texts.aclose()
        return event

    async def play(tables, table):
        rng = Random(1)
        while not table.match.history or table.before_scoring is None:
            seq = table.seq
            await step(tables, table, rng)
        return await first_event(table, seq), await first_event(table, -1)

    late, new = at_table(tmp_path, "worlds-fair-1893", play)
    assert late["told"][0][:2] == [1, 0]
    assert "told" not in new


def test_supporters_return_after_what_they_have_brought_is_told(tmp_path):
    """The rest of a move that ends a scoring is shown at once, so that it can be answered."""

    async def play(tables, table):
        rng, ended = Random(1), 0
        while table.match.state.to_move():
            texts = changes(table, ADA, table.seq)
            await anext(texts)
            await step(tables, table, rng)
            update = json.loads((await anext(texts)).partition("data: ")[2])
            await texts.aclose()
            returned = any(isinstance(event, SupportersRecalled) for event in table.match.history[-1].events)
            late = {patch[1].partition("-")[0] for patch in update.get("later", [])}
            assert ("sups" in late) == ("live" in late) == (returned and table.before_scoring is None)
            assert late <= {"sup", "sups", "supply", "count", "award", "live"}
            assert not late or (update["told"] and update["seq"] == table.seq)
            ended += bool(late)
        return ended

    assert at_table(tmp_path, "worlds-fair-1893", play)


SCORES = re.compile(r'data-score="(\d)"[^>]*>([^<]*)<')


def test_a_scoring_is_told_again_on_the_position_before_it():
    table = table_of("worlds-fair-1893")
    for scoring in scorings_of(table).scorings:
        page = "".join(before_scoring(table, ADA, scoring))
        shown = {(int(seat) - 1, int(points)) for seat, points in SCORES.findall(page)}
        assert shown == set(enumerate(scoring.before))


@each_game
def test_every_scoring_has_a_position_to_be_told_on(slug):
    table = table_of(slug)
    for scoring in scorings_of(table).scorings:
        assert [part[:100].partition('id="')[2].partition('"')[0] for part in before_scoring(table, ADA, scoring)] == [
            "strip",
            "players",
            "board-box",
        ]


def test_the_last_scoring_is_told_on_a_board_with_its_awards():
    table = table_of("worlds-fair-1893")
    last = scorings_of(table).scorings[-1]
    judged = next(event for event in last.events if isinstance(event, AreaJudged))
    page = "".join(before_scoring(table, ADA, last))
    for seat, (count, place) in enumerate(zip(judged.supporters, judged.places, strict=True), start=1):
        area, award = judged.area.removeprefix("area-"), place.removeprefix("place-")
        assert f'id="award-{area}-{seat}" href="#award-{award}"' in page
        assert page.count(f'id="sup-{seat}-{area}-') == count
    assert 'href="#award-first"' not in str(draw(table, ADA))


def test_the_middle_of_london_shows_a_phase_as_it_began_while_it_is_told():
    """Income has been paid by the track, and nothing else; no salary has been paid."""
    table, phases = table_of("crystal-palace"), set()
    for scoring in scorings_of(table).scorings:
        tree = parsed(f"<main>{''.join(before_scoring(table, ADA, scoring))}</main>")
        work = tree.find(".//section[@id='work']")
        phases.add(work.attrib["class"])
        if "income-work" in work.attrib["class"]:
            for row in work.findall(".//tbody[@id='income-rows']/tr"):
                track, *later, pounds, _ = ["".join(cell.itertext()) for cell in row.findall("td")]
                assert pounds in track + "£0"
                assert track != "·"
                assert later == ["…"] * 4
            assert "at the end" not in texts(work)
        else:
            assert "paid" not in " ".join(texts(work.find(".//p[@id='work-sum']")))
    assert phases == {"work frame salaries-work", "work frame income-work"}
