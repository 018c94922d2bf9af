"""The chronicle of London, line by line."""

import re

from tests.web.chapters import all_said, every_chapter, said, told
from universelle.contract.chronicle import Chapter, Entry, Group, Reader
from universelle.core.event import Points
from universelle.core.message import Name
from universelle.games.crystal_palace.page.entries import ACTING, opens, tell
from universelle.games.crystal_palace.rules.components import TILES
from universelle.games.crystal_palace.rules.events import (
    FOR_CHARACTERS,
    FOR_LINKS,
    FOR_PICTURES,
    FOR_PROTOTYPES,
    FOR_RED_INCOME,
    REASONS,
    CardTaken,
    CharacterRecruited,
    DiceRevealed,
    DiceSealed,
    DieActed,
    DiePlaced,
    DieSet,
    EffectPlayed,
    Exchanged,
    Gained,
    GoodsSold,
    IncomeFell,
    LoanTaken,
    Lost,
    Passed,
    PhaseBegan,
    PointsLost,
    PrototypeBuilt,
    RoundBegan,
    SalariesPaid,
    StageBegan,
    TokenPlaced,
)
from universelle.games.crystal_palace.rules.phases.income import PICTURES_STAGE
from universelle.games.crystal_palace.rules.vocabulary import BUZZ, ENERGY, GEAR, INCOME, MONEY, NEWSPAPER
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
    assert second == "<pound> exchanges −£10 [+2 gears] · <loan> loan +£10"


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


def rows(*events) -> list[str]:
    """The rows of a group, each as text."""
    found = tell(Chapter(1, None, 0), events, Reader(WORDS, None))
    assert isinstance(found, Group)
    return [f"{said(row.about)}: {said(row.told)}" for row in found.rows]


CABLE, FOUNTAIN = Name("patent-submarine-cable"), Name("patent-fire-annihilator")


def test_each_prototype_has_a_row_with_what_it_cost_what_it_scored_and_what_it_did_to_whom():
    assert rows(
        PhaseBegan(Name("phase-5")),
        Exchanged(0, MONEY, 4, ENERGY, 1),
        Lost(0, GEAR, 1),
        Lost(0, ENERGY, 4),
        PrototypeBuilt(0, CABLE),
        Points(0, 9, REASONS[FOR_PROTOTYPES]),
        Points(0, 4, REASONS[FOR_LINKS]),
        EffectPlayed(0, CABLE, 0),
        Gained(0, BUZZ, 1),
        Lost(1, GEAR, 1),
        PrototypeBuilt(1, FOUNTAIN),
        Points(1, 7, REASONS[FOR_PROTOTYPES]),
        EffectPlayed(1, FOUNTAIN, 0),
        Lost(0, MONEY, 4),
    ) == [
        (
            "<seat-1>: <gear> Submarine Cable built [−1 gear] [−4 energy] +9[points] +4[points] linked pairs"
            " · <aim> effect on <seat-1> [+1 buzz] · <pound> exchanges −£4 [+1 energy]"
        ),
        "<seat-2>: <gear> Fire Annihilator built [−1 gear] +7[points] · <aim> effect on <seat-1> · <seat-1> −£4",
    ]


def test_income_tells_what_the_track_the_fall_and_the_pictures_brought():
    assert rows(
        PhaseBegan(Name("phase-6")),
        Gained(0, MONEY, 11),
        PointsLost(1, -1, REASONS[FOR_RED_INCOME]),
        Lost(0, INCOME, 3),
        IncomeFell(0, 11, 8, 0),
        Lost(1, MONEY, 2),
        IncomeFell(1, 0, 0, 2),
        StageBegan(0, PICTURES_STAGE),
        Gained(0, BUZZ, 2),
        Points(0, 2, REASONS[FOR_PICTURES]),
        StageBegan(1, PICTURES_STAGE),
    ) == [
        "<seat-1>: +£11 · <income> income now £8 [−3 income] · <buzz> Pictures [+2 buzz] +2[points]",
        "<seat-2>: −1[points] red income space · <income> income now £0 −£2",
    ]


def test_a_character_taken_and_recruited_is_told_once_with_its_price():
    fogg = Name("character-mary-seacole")
    assert rows(
        DieActed(0, 2, Name("place-reform-club"), 1),
        CardTaken(0, fogg),
        Lost(0, MONEY, 3),
        CharacterRecruited(0, fogg),
    ) == ["<seat-1> [2]: <hat> Mary Seacole recruited −£3"]


def test_points_of_a_character_stand_with_it_and_not_with_its_bonus():
    card = Name("character-karl-marx")
    assert rows(
        DieActed(0, 2, Name("place-reform-club"), 1),
        CardTaken(0, card),
        Lost(0, MONEY, 3),
        TokenPlaced(0, 4),
        CharacterRecruited(0, card),
        Points(0, 4, REASONS[FOR_CHARACTERS]),
        Points(0, 4, REASONS[FOR_LINKS]),
    ) == ["<seat-1> [2]: <hat> Karl Marx recruited −£3 +4[points] +4[points] linked pairs · <buzz> token on picture 4"]


def test_what_is_taken_has_the_symbol_of_its_kind():
    taken = {
        "patent-steam-omnibus": "<scroll>",
        "character-mary-seacole": "<hat>",
        "share-s1a": "<bank>",
        f"research-{TILES[0]}": "<research>",
    }
    for card, picture in taken.items():
        (row,) = rows(DieActed(0, 2, Name("place-reform-club"), 1), CardTaken(0, Name(card)))
        assert row.startswith(f"<seat-1> [2]: {picture} ")


def test_dice_that_are_revealed_are_told_once_with_their_price():
    assert rows(
        PhaseBegan(Name("phase-1")), DieSet(0, 4), DiceSealed(0), DiceRevealed(0, "4 1", 5), Lost(0, MONEY, 5)
    ) == ["<seat-1>: <die> [4][1] −£5"]


def test_what_is_new_tells_a_seat_all_of_its_own_and_the_points_of_others():
    events = [
        PhaseBegan(Name("phase-6")),
        Gained(0, MONEY, 11),
        Gained(0, NEWSPAPER, 1),
        Gained(1, MONEY, 3),
        Points(1, 2, REASONS[FOR_PICTURES]),
    ]
    found = tell(Chapter(1, None, 0), events, Reader(WORDS, None))
    assert isinstance(found, Group)
    assert [(each.seat, said(each.own), said(each.others)) for each in found.sums] == [
        (0, "+£11 [+1 newspaper]", ""),
        (1, "+£3 +2[points]", "+2[points]"),
    ]


def test_a_new_round_leads_to_the_report_of_the_one_before():
    events = [PhaseBegan(Name("phase-7")), Gained(0, GEAR, 1), RoundBegan(Name("round-4"))]
    found = tell(Chapter(1, None, 0), events, Reader(WORDS, None))
    assert isinstance(found, Group)
    assert found.report == 3


def test_the_points_told_add_up_to_those_of_the_match():
    met = 0
    for match, chapter in every_chapter(SLUG, seeds=(1,)):
        points = sum(event.points for event in chapter.events if isinstance(event, Points))
        found = told(match, chapter)
        if points and isinstance(found, Group) and any("[points]" in text for text in all_said(found)):
            met += 1
            signed = re.findall(r"([+−])(\d+)\[points\]", " ".join(all_said(found)))
            assert sum(int(n) if sign == "+" else -int(n) for sign, n in signed) == points
    assert met > 10
