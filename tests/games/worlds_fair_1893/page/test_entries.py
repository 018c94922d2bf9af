"""The chronicle of the fair, line by line."""

from tests.games.worlds_fair_1893.positions import act, give, new_fair, stand
from tests.web.chapters import all_said, every_chapter, said, told
from universelle.contract.chronicle import Chapter, Entry, Group, Reader, phrase
from universelle.core.event import Event
from universelle.core.message import Name
from universelle.games.registry import load
from universelle.games.worlds_fair_1893.page.entries import opens, tell
from universelle.games.worlds_fair_1893.rules.components import AREA_NAMES
from universelle.games.worlds_fair_1893.rules.events import (
    SUPPLY_NAME,
    FigureDiscarded,
    ScoringBegan,
    StandingChanged,
    SupporterAdded,
    SupporterMoved,
    SupporterPlaced,
    SupportersRecalled,
    TurnBegan,
)
from universelle.i18n import Translations

SLUG = "worlds-fair-1893"
ELECTRICITY, ARTS = Name("area-electricity"), Name("area-fine-arts")
DAVIS, PALMER = Name("figure-davis"), Name("figure-palmer")
WORDS = Translations("en", load(SLUG).package, ("Ada", "Ben", "Cleo"))


def first_line(count: int, rival: int, place: int, source: Name = SUPPLY_NAME) -> str:
    chapter = Chapter(1, 0, 1)
    events = [
        TurnBegan(0, 1),
        SupporterPlaced(0, ELECTRICITY, source),
        StandingChanged(0, ELECTRICITY, count, rival, place, ()),
    ]
    found = tell(chapter, events, Reader(WORDS, None))
    assert isinstance(found, Entry)
    return said(found.lines[0])


def test_the_first_line_says_how_a_seat_stands_now():
    assert first_line(4, 3, 1) == "in [Electricity]: now first, 4 to 3"
    assert first_line(5, 3, 1) == "in [Electricity]: 5\u00a0[supporters], first"
    assert first_line(1, 0, 1) == "in [Electricity]: 1\u00a0[supporter], first"
    assert first_line(3, 3, 1) == "in [Electricity]: 3\u00a0[supporters], tied for first"
    assert first_line(2, 3, 2) == "in [Electricity]: 2\u00a0[supporters], second"
    source = WORDS.name(AREA_NAMES[0])
    assert first_line(2, 3, 2, AREA_NAMES[0]) == f"in [Electricity]: 2\u00a0[supporters], second, from [{source}]"


def figure_line(*events: Event) -> str:
    start = [TurnBegan(0, 1), SupporterPlaced(0, ELECTRICITY, SUPPLY_NAME)]
    found = tell(Chapter(1, 0, 1), [*start, StandingChanged(0, ELECTRICITY, 1, 0, 1, ()), *events], Reader(WORDS, None))
    assert isinstance(found, Entry)
    return said(found.lines[1])


def test_a_figure_is_labelled_with_what_it_did_and_what_that_gave():
    standing = StandingChanged(0, ARTS, 3, 1, 1, ())
    added = figure_line(SupporterAdded(0, DAVIS, ARTS, SUPPLY_NAME), standing)
    assert added == "[George R. Davis: +1 supporter in Fine Arts, now 3] +1 [Fine Arts]"
    taken = figure_line(SupporterAdded(0, DAVIS, ARTS, ELECTRICITY), standing)
    way = "[Electricity] → [Fine Arts]"
    assert taken == f"[George R. Davis: +1 supporter in Fine Arts from Electricity, now 3] <seat-1>{way}"
    moved = figure_line(SupporterMoved(0, PALMER, 1, ELECTRICITY, ARTS))
    assert moved == f"[Bertha Palmer moves Ben’s supporter from Electricity to Fine Arts] <seat-2>{way}"
    assert figure_line(FigureDiscarded(0, DAVIS)) == "[discarded: George R. Davis] <discard>"


def test_figures_that_do_the_same_are_gathered_and_each_keeps_its_label():
    adds = [
        each
        for figure, count in ((DAVIS, 3), (PALMER, 4))
        for each in (SupporterAdded(0, figure, ARTS, SUPPLY_NAME), StandingChanged(0, ARTS, count, 1, 1, ()))
    ]
    assert figure_line(*adds) == (
        "[George R. Davis: +1 supporter in Fine Arts, now 3], "
        "[Bertha Palmer: +1 supporter in Fine Arts, now 4] +2 [Fine Arts]"
    )


def test_figures_are_named_and_who_was_away_hears_what_they_did():
    events = [
        *(TurnBegan(0, 1), SupporterPlaced(0, ELECTRICITY, SUPPLY_NAME), StandingChanged(0, ELECTRICITY, 1, 0, 1, ())),
        SupporterMoved(0, PALMER, 1, ELECTRICITY, ARTS),
    ]
    found = tell(Chapter(1, 0, 1), events, Reader(WORDS, None))
    assert isinstance(found, Entry)
    assert ">Palmer<" in "".join([str(part) for part in found.lines[1]])
    assert "Bertha Palmer moves Ben’s supporter" in said(found.brief)
    assert said(found.brief).startswith(said(found.lines[0]))


def test_a_turn_tells_how_the_seat_stands_after_its_figures():
    state = new_fair(2)
    give(state, 0, "palmer")
    stand(state, "electricity", 1, 1)
    state.events = []
    act(state, "place electricity")
    act(state, "palmer 2 electricity>agriculture")
    last = [event for event in state.events if isinstance(event, StandingChanged)][-1]
    assert (last.seat, last.area, last.count, last.rival, last.place) == (0, ELECTRICITY, 2, 0, 1)


def test_a_turn_takes_two_lines():
    for match, chapter in every_chapter(SLUG):
        found = told(match, chapter)
        assert not isinstance(found, Entry) or len(found.lines) <= 2


def test_new_cards_are_folded():
    for match, chapter in every_chapter(SLUG, seeds=(1,)):
        found = told(match, chapter)
        if isinstance(found, Entry) and found.folded:
            lines = [said(line) for line in found.lines]
            assert not any("New beside" in line for line in lines)


def test_a_scoring_is_one_group_that_tells_the_recall_and_has_a_report():
    met = 0
    for match, chapter in every_chapter(SLUG):
        began = [event for event in chapter.events if isinstance(event, ScoringBegan)]
        assert len(began) <= 1
        if not began:
            assert chapter.seat is not None
            continue
        met += 1
        found = told(match, chapter)
        assert isinstance(found, Group)
        assert found.report == began[0].round
        recalled = any(isinstance(event, SupportersRecalled) for event in chapter.events)
        assert any("To the supply" in text for text in all_said(found)) == recalled
    assert met > 5


def test_a_turn_and_a_scoring_open_chapters_and_approvals_do_not():
    assert opens(1, TurnBegan(1, 1), None).seat == 1
    assert opens(1, ScoringBegan(1), Chapter(1, 1, 1)).seat is None
    assert opens(2, ScoringBegan(1), Chapter(1, None, 1)) is None


def test_a_phrase_keeps_its_symbols_in_place():
    assert said(phrase(WORDS, "entry-from", area="here")) == "from here"


def test_who_is_called_you_takes_and_others_take():
    for match, chapter in every_chapter(SLUG, seeds=(1,)):
        if chapter.seat is None:
            continue
        words = Translations("en", match.game.package, ("Ada", "Ben", "Cleo", "Dan"))
        own = match.game.page.tell(chapter, chapter.seen(None), Reader(words, match.state.components(), chapter.seat))
        assert isinstance(own, Entry)
        assert "takes" not in said(own.lines[-1])
