"""The chronicle: chapters of a match, the turns among them counted, and what a viewer is told."""

import re
from dataclasses import replace

import pytest

from tests.laws.games import each_game, played, record_of
from tests.web.chapters import all_said, every_chapter, told
from universelle.contract.chronicle import Chapter, Entry, Group
from universelle.core.event import Points
from universelle.core.message import Name
from universelle.drawing.node import node
from universelle.drawing.patch import patches
from universelle.games.registry import load
from universelle.i18n import LANGUAGES
from universelle.tables.journal import Entry as JournalEntry
from universelle.tables.session import StoredTable
from universelle.web.finished.course import course
from universelle.web.table.chronicle import (
    SHOWN,
    Chronicle,
    _in_brief,
    _points,
    _told,
    chapters,
    chapters_of,
    chronicle,
    remarks_after,
    since,
    turn_at,
    whole,
)
from universelle.web.table.tables import Table


def table_after(
    slug: str, moves: int, owners: dict[int, str] | None = None, rival: str = "Ben=me", who: str = "me"
) -> Table:
    match = played(slug, 2, 1, moves)
    journal = tuple(JournalEntry(move.seat, move.code) for move in match.record.moves)
    record = replace(record_of(slug, 2, 1), seats=(f"Ada={who}", rival))
    return Table(StoredTable("t", record, owners or {}, journal))


@each_game
def test_every_event_is_in_one_chapter_in_order(slug):
    match = played(slug, 2, seed=1)
    events = [event for chapter in chapters(match) for event in chapter.events]
    assert events == [event for result in match.history for event in result.events]


@each_game
def test_a_turn_belongs_to_the_seat_that_moves(slug):
    match = played(slug, 2, seed=1)
    for chapter in chapters(match):
        if chapter.seat is not None:
            assert match.history[chapter.moves - 1].move.seat == chapter.seat


@each_game
def test_turns_are_counted_one_by_one_and_nothing_else_is(slug):
    turns = 0
    for chapter in chapters(played(slug, 2, seed=1)):
        turns += chapter.seat is not None
        assert chapter.turn == turns


@each_game
def test_chapters_end_one_after_another(slug):
    match = played(slug, 2, seed=1)
    ends = [chapter.moves for chapter in chapters(match)]
    assert ends == sorted(ends)
    assert ends[-1] == len(match.history)


@each_game
def test_a_chronicle_that_follows_a_match_says_the_same_as_a_new_one(slug):
    match = played(slug, 2, seed=1, moves=30)
    followed = Chronicle(match)
    first = followed.now()[0]
    rest = played(slug, 2, seed=1, moves=60)
    for result in rest.history[30:]:
        match.play(result.move.seat, match.game.catalogue.parse(result.move.code))
        followed.now()
    assert followed.now()[0] is first
    assert [(chapter.seat, chapter.turn, chapter.moves, chapter.events) for chapter in followed.now()] == [
        (chapter.seat, chapter.turn, chapter.moves, chapter.events) for chapter in chapters(rest)
    ]


@each_game
def test_a_move_taken_back_is_not_told(slug):
    match = played(slug, 2, seed=1, moves=30)
    followed = Chronicle(match)
    followed.now()
    while match.safe_point(match.history[-1].move.seat) == len(match.history):
        seat = match.state.to_move()[0]
        match.play(seat, match.state.legal_actions(seat)[0])
        followed.now()
    match.undo(match.history[-1].move.seat)
    assert [chapter.events for chapter in followed.now()] == [chapter.events for chapter in chapters(match)]


@each_game
def test_a_turn_is_told_in_at_most_three_lines(slug):
    for match, chapter in every_chapter(slug):
        found = told(match, chapter)
        if chapter.seat is not None:
            assert isinstance(found, Entry)
            assert 1 <= len(found.lines) <= 3
            assert all(found.lines)
        else:
            assert found is None or isinstance(found, Group)


@each_game
def test_every_event_is_told_or_folded_or_minor(slug):
    """Leaving out all events of a kind changes what is told of some chapter."""
    met, missed = set(), set()
    for match, chapter in every_chapter(slug):
        for seat in (None, 0):
            seen = chapter.seen(seat)
            whole_text = all_said(told(match, chapter, seen))
            for kind in {type(event) for event in seen if not event.minor}:
                met.add(kind)
                if all_said(told(match, chapter, [each for each in seen if type(each) is not kind])) != whole_text:
                    missed.add(kind)
    assert met - missed == set()
    assert len(met) > 10


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_told_has_words(slug, language):
    for match, chapter in every_chapter(slug, seeds=(3,)):
        for text in all_said(told(match, chapter, language=language)):
            assert "entry-" not in text
            assert "{" not in text
            assert all(ord(letter) < 0xE000 for letter in text)


@each_game
def test_the_newest_chapter_comes_first(slug):
    table = table_after(slug, 60)
    drawn = str(chronicle(table, table.words("en"), None, None, False))
    shown = [chapter.number for chapter in chapters_of(table) if f'id="entry-{chapter.number}"' in drawn]
    assert shown
    assert len(shown) <= SHOWN
    places = [drawn.index(f'id="entry-{number}"') for number in shown]
    assert places == sorted(places, reverse=True)


def character_of(slug: str) -> str:
    return next(iter(load(slug).opponents))


@each_game
def test_a_chapter_that_grows_is_not_sent_again(slug):
    match, table = played(slug, 2, 1, 60), table_after(slug, 0, rival=f"Ben={character_of(slug)}")
    words, grown = table.words("en"), 0
    shown = chronicle(table, words, None, None, False)
    for result in match.history:
        table.add(JournalEntry(result.move.seat, result.move.code))
        now = chronicle(table, words, None, None, False)
        changed = patches(shown, now)
        assert [patch for patch in changed if patch[0] == "h" and re.fullmatch(r"entry-\d+", patch[1])] == []
        grown += any(re.match(r"entry-\d+-", patch[1]) for patch in changed)
        shown = now
    assert grown


@each_game
def test_the_turns_of_a_character_have_its_portrait_if_the_table_shows_portraits(slug):
    table = table_after(slug, 60, rival=f"Ben={character_of(slug)}")
    drawn = str(chronicle(table, table.words("en"), None, None, False))
    entries = re.findall(r'<li class="entry p(\d)".*?</li>', drawn)
    faces = [len(re.findall("<img", entry)) for entry in re.split(r'<li class="entry p', drawn)[1:]]
    assert set(entries) == {"1", "2"}
    shown = load(slug).page.portraits
    assert faces == [int(shown and seat == "2") for seat in entries]
    assert (f'src="/static/{slug}/portraits/{character_of(slug)}.svg"' in drawn) == shown


@each_game
def test_the_whole_chronicle_has_every_chapter_that_is_told(slug):
    table = table_after(slug, 120)
    drawn = str(whole(table, table.words("en"), None, None, 120))
    for chapter in chapters_of(table):
        assert (f'id="all-entry-{chapter.number}"' in drawn) == (told(table.match, chapter) is not None)


@each_game
def test_the_chronicle_of_an_earlier_position_tells_nothing_of_what_follows(slug):
    table, before = table_after(slug, 120), table_after(slug, 47)
    assert table.moves_at(47) == 47
    drawn = str(whole(table, table.words("en"), None, None, 47))
    assert drawn == str(whole(before, before.words("en"), None, None, 47))
    assert drawn != str(whole(table, table.words("en"), None, None, 120))


def test_a_position_before_moves_were_taken_back_tells_rather_less():
    table = table_after("worlds-fair-1893", 20)
    last = [JournalEntry(result.move.seat, result.move.code) for result in table.match.history[18:]]
    for entry in (JournalEntry(0, "undo 18"), *last):
        table.add(entry)
    assert table.moves_at(23) == 20
    assert table.moves_at(22) == 19
    assert table.moves_at(99) == 20
    assert table.moves_at(0) == 0


@each_game
def test_an_entry_leads_to_the_replay_without_scripts(slug):
    table = table_after(slug, 90)
    number = next(chapter.number for chapter in chapters_of(table)[::-1] if chapter.seat is not None)
    assert f'href="/t/t/replay?entry={number}"' in str(chronicle(table, table.words("en"), None, None, False))


@each_game
def test_only_who_looks_alone_is_called_you(slug):
    table = table_after(slug, 60)
    words = table.words("en")
    assert "<b>You</b>" in str(chronicle(table, words, 0, 0, False))
    assert "<b>You</b>" not in str(chronicle(table, words, 0, None, False))
    assert table.only_seat_of("somebody") is None
    shared = table_after(slug, 5, {0: "somebody", 1: "somebody"})
    assert shared.only_seat_of("somebody") is None
    assert table_after(slug, 5, {0: "somebody", 1: "another"}).only_seat_of("another") == 1


@each_game
def test_nothing_is_new_to_who_moved_last(slug):
    table = table_after(slug, 40)
    last = table.match.history[-1].move.seat
    assert since(table, table.words("en"), last, last) is None
    assert since(table, table.words("en"), None, None) is None


def test_what_others_did_is_new_on_ones_turn():
    table = table_after("worlds-fair-1893", 0)
    words = table.words("en")
    news = {}
    for _ in range(40):
        seat = table.match.state.to_move()[0]
        line = since(table, words, seat, seat)
        if line is not None and table.match.state.agenda[-1].id == "place-supporter":
            news[table.seq] = line
        table.add(JournalEntry(seat, table.match.state.legal_actions(seat)[0].code))
    assert news
    for line in news.values():
        assert all("news" in part.attributes["class"] for part in line)


def test_news_are_told_in_the_order_of_the_chronicle():
    """The newest first, whatever was chosen of them."""
    table = table_after("crystal-palace", 0)
    words, several = table.words("en"), 0
    for _ in range(120):
        seat = table.match.state.to_move()[0]
        told = chapters_of(table)
        line = since(table, words, seat, seat) or []
        briefs: dict[str, list[int]] = {}
        for chapter in told:
            points = _points(chapter, None if chapter.seat is None else seat)
            brief = _in_brief(words, chapter, _told(table, chapter, words, seat, seat), points, seat)
            briefs.setdefault(str(node("span", list(brief or ()), class_="news")), []).append(chapter.number)
        last = len(told) + 1
        for part in line:
            last = max([number for number in briefs[str(part)] if number < last])
        several += len(line) > 1
        table.add(JournalEntry(seat, table.match.state.legal_actions(seat)[0].code))
    assert several


def test_points_of_a_turn_are_new_with_their_reasons():
    words = table_after("expo-1906", 0).words("en")
    reasons = (Name("reason-projects"), Name("reason-projects"), Name("reason-leadership"))
    chapter = Chapter(1, 1, 1)
    chapter.events = [*[Points(1, 2, reason) for reason in reasons], Points(0, 3, Name("reason-jury"))]
    brief = _in_brief(words, chapter, Entry((["…"],)), _points(chapter, 0), 0)
    assert re.sub("<.*?>", "", str(node("span", *brief))) == "+6 projects and rows led"


def test_a_scoring_is_new_with_the_points_of_all():
    table = table_after("worlds-fair-1893", 0)
    words, met = table.words("en"), 0
    while seats := table.match.state.to_move():
        seat = seats[0]
        scored = [chapter for chapter in chapters_of(table) if chapter.seat is None]
        line = since(table, words, seat, seat)
        for part in line or ():
            if "Scoring phase" in str(part):
                points = [event for event in scored[-1].events if isinstance(event, Points) and event.points]
                assert str(part).count('class="gain"') == len({event.seat for event in points})
                met += any(event.seat == seat for event in points)
        table.add(JournalEntry(seat, table.match.state.legal_actions(seat)[0].code))
    assert met


def test_a_group_that_brought_nobody_anything_is_no_news():
    table = table_after("worlds-fair-1893", 0)
    words = table.words("en")
    chapter = Chapter(1, None, 0)
    assert _in_brief(words, chapter, Group("medal", "Round 2", ()), {}, 0) is None
    assert _in_brief(words, chapter, Group("medal", "Round 2", ()), {1: 3}, 0) is not None


@each_game
def test_the_end_page_counts_turns(slug):
    match = played(slug, load(slug).meta.min_players, seed=1)
    curve = course(match).curve
    assert curve.turns == chapters(match)[-1].turn
    assert list(curve.points[-1]) == match.state.scores()
    assert curve.turns < len(match.history)


@each_game
def test_every_position_belongs_to_a_turn(slug):
    match = played(slug, 2, seed=1)
    found = chapters(match)
    assert turn_at(found, 0) == 0
    turns = [turn_at(found, moves) for moves in range(1, len(match.history) + 1)]
    assert turns == sorted(turns)
    assert turns[-1] == found[-1].turn


def taken_back(slug: str, moves: int, *kept: int) -> Table:
    """A table at which so many moves were made, then taken back to each of these numbers in turn."""
    table = table_after(slug, moves)
    for left in kept:
        table.add(JournalEntry(table.match.history[left].move.seat, f"undo {left}"))
    return table


def names_in(tree: str) -> list[str]:
    """The ids of the entries, the newest first."""
    return re.findall(r'<li [^>]*id="(?:all-|then-)?((?:entry|undone|stood-in)-\d+|brief)"', tree)


@each_game
def test_a_move_taken_back_leaves_a_line_above_what_it_followed(slug):
    table = taken_back(slug, 30, 20, 9)
    told = chapters_of(table)
    shown = names_in(str(whole(table, table.words("en"), None, None, 9)))
    assert shown[:2] == ["undone-1", "undone-0"]
    between = remarks_after(table, told, 9)[sum(chapter.moves <= 9 for chapter in told)]
    assert [(each.kind, each.number) for each in between] == [("undone", 1), ("undone", 0)]
    seat = table.match.taken_back[1].seat
    assert f"<b>{table.names[seat]}</b> undoes a move" in str(chronicle(table, table.words("en"), None, None, False))
    assert "<b>You</b> undo a move" in str(chronicle(table, table.words("en"), seat, seat, False))


@each_game
def test_the_line_stays_where_it_was_when_the_match_goes_on(slug):
    table = taken_back(slug, 30, 0)
    words = table.words("en")
    assert names_in(str(whole(table, words, None, None, 0))) == ["undone-0", "brief"]
    for _ in range(12):
        seat = table.match.state.to_move()[0]
        table.add(JournalEntry(seat, table.match.state.legal_actions(seat)[0].code))
    shown = names_in(str(whole(table, words, None, None, 12)))
    assert shown[-2:] == ["undone-0", "brief"]
    assert len(shown) > 2


def test_an_earlier_position_does_not_tell_what_was_taken_back_later():
    table = taken_back("worlds-fair-1893", 30, 20)
    assert names_in(str(whole(table, table.words("en"), None, None, 9)))[0].startswith("entry")


def stood_in(slug: str, moves: int, at: int) -> Table:
    """A table at which, of so many moves, a simpler bot made two, one after the other."""
    table = table_after(slug, at, rival="Ben=greedy", who="greedy")
    while len(table.match.history) < moves:
        seat = table.match.state.to_move()[0]
        again = bool(table.match.stand_ins) and seat != table.match.stand_ins[0].seat
        by = None if again or len(table.match.stand_ins) > 1 else ""
        table.add(JournalEntry(seat, table.match.state.legal_actions(seat)[0].code, by))
    return table


@each_game
def test_who_is_stood_in_for_is_told_once_above_the_chapter_of_the_move(slug):
    table = stood_in(slug, 24, 8)
    seat = table.match.stand_ins[0].seat
    shown = names_in(str(whole(table, table.words("en"), None, None, 24)))
    chapter = next(each for each in chapters_of(table) if each.moves >= 9)
    assert shown[shown.index("stood-in-9") + 1 :][0] in (f"entry-{chapter.number}", f"entry-{chapter.number - 1}")
    said = f"{table.names[seat]} could not be reached in time; a simpler stand-in moved instead."
    assert said in str(chronicle(table, table.words("en"), None, None, False))
    assert "stood-in" not in str(whole(table, table.words("en"), None, None, 8))


def test_two_moves_of_a_turn_that_a_simpler_bot_made_are_told_once():
    table = stood_in("worlds-fair-1893", 24, 8)
    first, second = table.match.stand_ins
    in_one = {turn_at(chapters_of(table), each.move) for each in (first, second)}
    shown = names_in(str(whole(table, table.words("en"), None, None, 24)))
    assert len([name for name in shown if name.startswith("stood-in")]) == len(in_one)


def test_who_leaves_and_comes_back_is_told_where_it_happened():
    table = table_after("worlds-fair-1893", 12, {0: "ada", 1: "ben"})
    table.add(JournalEntry.noting(1, "leave", "greedy"))
    table.add(JournalEntry.noting(1, "return"))
    while len(table.match.history) < 20:
        seat = table.match.state.to_move()[0]
        table.add(JournalEntry(seat, table.match.state.legal_actions(seat)[0].code))
    drawn = str(whole(table, table.words("en"), None, None, 20))
    newest_first = re.findall(r'id="all-(entry-\d+|note-\d+)"', drawn)
    at = newest_first.index("note-14")
    assert newest_first[at + 1] == "note-13"
    chapter = sum(each.moves <= 12 for each in chapters_of(table))
    assert newest_first[at + 2] == f"entry-{chapter}"
    assert "Ben has left the table. The computer plays on." in drawn
    assert "note-13" not in str(whole(table, table.words("en"), None, None, 11))
