"""The chronicle of London, line by line."""

from tests.web.chapters import all_said, every_chapter, said, told
from universelle.contract.chronicle import Chapter, Entry, Group, Reader
from universelle.core.message import Name
from universelle.games.crystal_palace.page.entries import ACTING, opens, tell
from universelle.games.crystal_palace.rules.events import (
    DiceRevealed,
    DieActed,
    DiePlaced,
    DieSet,
    Exchanged,
    Gained,
    GoodsSold,
    LoanTaken,
    Passed,
    PhaseBegan,
    SalariesPaid,
)
from universelle.games.crystal_palace.rules.vocabulary import GEAR, MONEY
from universelle.games.registry import load
from universelle.i18n import Translations

SLUG = "crystal-palace"
WORDS = Translations("en", load(SLUG).package, ("Ada", "Ben"))
MUSEUM, TIMES = Name("place-british-museum"), Name("place-london-times")


def test_a_die_placed_is_a_turn_and_exchanges_are_one_sum():
    events = [
        Exchanged(0, MONEY, 5, GEAR, 1),
        Exchanged(0, MONEY, 5, GEAR, 1),
        LoanTaken(0, 10, 8),
        DiePlaced(0, 4, MUSEUM, 2),
    ]
    found = tell(Chapter(1, 0, 1), events, Reader(WORDS, None))
    assert isinstance(found, Entry)
    first, second = [said(line) for line in found.lines]
    assert first == "[4] at <museum> British Museum, space 2"
    assert second == "[+2 gears] [loans]+1"


def test_every_die_opens_a_turn_and_every_location_a_group():
    dice = Chapter(1, None, 0)
    dice.events.append(PhaseBegan(Name("phase-2")))
    assert opens(1, DiePlaced(1, 4, MUSEUM, 1), dice).seat == 1
    turn = Chapter(2, 1, 1)
    turn.events.append(DiePlaced(1, 4, MUSEUM, 1))
    assert opens(1, Exchanged(1, MONEY, 5, GEAR, 1), turn) is None
    assert opens(0, Exchanged(0, MONEY, 5, GEAR, 1), turn).seat == 0
    assert opens(1, DiePlaced(1, 3, MUSEUM, 1), turn).seat == 1
    turn.events.append(PhaseBegan(Name("phase-3")))
    assert opens(0, DieActed(0, 4, MUSEUM, 1), turn).seat is None
    location = Chapter(3, None, 1)
    location.events.append(DieActed(0, 4, MUSEUM, 1))
    assert opens(0, DieActed(0, 2, MUSEUM, 2), location) is None
    assert opens(0, DieActed(0, 2, TIMES, 1), location).seat is None


def test_turns_are_dice_placed_and_passes():
    for match, chapter in every_chapter(SLUG, seeds=(1,)):
        done = sum(isinstance(event, DiePlaced | Passed) for event in chapter.events)
        if chapter.seat is None:
            assert not done
        elif chapter.moves < len(match.history):
            assert done == 1


def test_a_location_has_a_row_for_each_die():
    met = 0
    for match, chapter in every_chapter(SLUG, seeds=(1,)):
        dice = [event for event in chapter.events if isinstance(event, ACTING)]
        if dice:
            met += 1
            found = told(match, chapter)
            assert isinstance(found, Group)
            assert found.title == WORDS.name(dice[0].place)
            assert len(found.rows) >= len(dice)
    assert met > 10


def test_dice_are_told_to_their_owner_only_until_they_are_revealed():
    chapter = Chapter(1, None, 0)
    chapter.events += [DieSet(0, 4, only=(0,)), DieSet(1, 2, only=(1,))]
    mine = all_said(tell(chapter, chapter.seen(0), Reader(WORDS, None)))
    assert any("[4]" in text for text in mine)
    assert not any("[2]" in text for text in mine)
    chapter.events.append(DiceRevealed(0, "4 1", 5))
    assert all_said(tell(chapter, chapter.seen(1), Reader(WORDS, None)))


def test_phases_and_the_end_concern_everybody():
    assert opens(0, PhaseBegan(Name("phase-4")), Chapter(1, 0, 1)).seat is None
    assert opens(0, GoodsSold(0, 5), Chapter(1, None, 1)).seat is None
    chapter = Chapter(1, None, 0)
    events = [PhaseBegan(Name("phase-4")), SalariesPaid(0, 5), Gained(1, MONEY, 3)]
    found = tell(chapter, events, Reader(WORDS, None))
    assert isinstance(found, Group)
    assert found.title == WORDS.name("phase-4")
    assert len(found.rows) == 2
