"""The chronicle of the exposition, line by line."""

from tests.web.chapters import all_said, every_chapter, said, told
from universelle.contract.chronicle import Chapter, Entry, Group, Reader
from universelle.core.message import Name
from universelle.games.expo_1906.page.entries import opens, tell
from universelle.games.expo_1906.rules.events import (
    CardPlayed,
    EndNear,
    GhostCardDrawn,
    GhostMoved,
    LeadershipRewarded,
    ProjectCompleted,
    RoundBegan,
    ScrapReplaced,
    TileBought,
    TilePlaced,
    TokenMoved,
)
from universelle.games.registry import load
from universelle.i18n import Translations

SLUG = "expo-1906"
WORDS = Translations("en", load(SLUG).package, ("Ada", "Ben"))
SPECIAL = (EndNear, GhostCardDrawn, GhostMoved)


def lines(*events) -> list[str]:
    found = tell(Chapter(1, 1, 1), events, Reader(WORDS, None))
    assert isinstance(found, Entry)
    return [said(line) for line in found.lines]


def test_what_is_bought_is_told_with_its_whole_price():
    assert lines(
        CardPlayed(1, Name("card-train-station")),
        TileBought(1, Name("tile-steel-copper"), 1),
        TileBought(1, Name("tile-manual-steam"), 2),
    ) == ["[Train Station] [Steel / copper] [Manual / steam] for 3\N{NO-BREAK SPACE}[coins]"]


def test_a_token_is_told_once_where_it_came_to():
    steel = Name("resource-steel")
    told_lines = lines(CardPlayed(1, Name("card-journal")), TokenMoved(1, 1, steel, 2), TokenMoved(1, 1, steel, 3))
    assert told_lines == ["[Journal] [Steel]\N{NO-BREAK SPACE}to\N{NO-BREAK SPACE}3"]


def test_a_completed_project_is_the_second_line_with_its_points():
    found = lines(
        CardPlayed(1, Name("card-laboratory")),
        TilePlaced(1, Name("tile-steel-copper"), "a1", 0),
        ProjectCompleted(1, 4, Name("reason-projects"), Name("project-biplane")),
        LeadershipRewarded(1, 1, Name("reason-leadership"), (Name("resource-steel"),)),
    )
    assert found[0] == "[Laboratory] places [Steel / copper]"
    assert found[1].startswith(f"{WORDS.name('project-biplane')} +4")
    assert found[1].endswith("[Steel] +1")


def test_a_card_without_effect_is_named():
    assert lines(CardPlayed(1, Name("card-academy"))) == ["[Academy] Academy"]


def test_only_the_ghost_and_the_end_make_a_third_line():
    for match, chapter in every_chapter(SLUG):
        found = told(match, chapter)
        if isinstance(found, Entry) and len(found.lines) == 3:
            assert any(isinstance(event, SPECIAL) for event in chapter.events)


def test_a_new_round_is_one_group_whose_new_tiles_are_folded():
    met = 0
    for match, chapter in every_chapter(SLUG, seeds=(1,)):
        if any(isinstance(event, RoundBegan) for event in chapter.events):
            met += 1
            found = told(match, chapter)
            assert isinstance(found, Group)
            assert found.title.startswith("Round ")
            assert found.folded
    assert met > 5


def test_beginners_tiles_are_told_before_the_first_turn():
    event = ScrapReplaced(0, Name("tile-steel-copper"), "b2", 0)
    assert opens(0, event, None).seat is None
    found = tell(Chapter(1, None, 0), [event], Reader(WORDS, None))
    assert "b2" in " ".join(all_said(found))


def test_the_first_card_of_the_ghost_belongs_to_the_first_round():
    setup = Chapter(1, None, 0)
    setup.events.append(ScrapReplaced(0, Name("tile-steel-copper"), "b2", 0))
    event = GhostCardDrawn(Name("card-journal"))
    assert opens(0, event, setup).seat is None
    assert opens(0, event, Chapter(2, None, 0)) is None
    found = tell(Chapter(2, None, 0), [event], Reader(WORDS, None))
    assert found.title == "Round 1"
    assert "plays [Journal]" in " ".join(all_said(found))


def test_every_card_is_a_turn_also_for_a_solo_player():
    turns = [chapter for match, chapter in every_chapter(SLUG, seeds=(1,)) if len(match.start) == 1]
    cards = sum(isinstance(event, CardPlayed) for chapter in turns for event in chapter.events)
    rounds = sum(isinstance(event, RoundBegan) for chapter in turns for event in chapter.events)
    assert turns[-1].turn == cards
    assert cards > rounds
