"""How far a match has come through its guide."""

from dataclasses import replace

from universelle.contract.guide import Step
from universelle.games.registry import load
from universelle.matches.lesson import Lesson
from universelle.matches.match import Match
from universelle.web.guides.opening import guided_record

GAME = load("worlds-fair-1893")
GUIDE = GAME.guide
PALACE = load("crystal-palace")


def begin() -> tuple[Match, Lesson]:
    match = Match(guided_record(GAME, GUIDE, "en"))
    return match, Lesson(GUIDE, GAME.catalogue, match.record.begin())


def play(match: Match, *codes: str) -> None:
    for code in codes:
        match.play(match.state.to_move()[0], GAME.catalogue.parse(code))


def now(lesson: Lesson) -> str | None:
    return None if lesson.now is None else lesson.now.id


def test_what_was_read_makes_room_for_the_next_step():
    _, lesson = begin()
    assert (now(lesson), lesson.asked.id) == ("welcome", "place")
    lesson.read = frozenset(["welcome"])
    assert now(lesson) == "areas"
    lesson.read = frozenset(["welcome", "areas"])
    assert now(lesson) == "place"


def test_a_skipped_step_asks_for_nothing():
    _, lesson = begin()
    lesson.read = frozenset(["welcome", "areas", "place"])
    assert (now(lesson), lesson.asked) == (None, None)


def test_rivals_answer_as_laid_out_until_somebody_strays():
    match, lesson = begin()
    play(match, "place fine-arts")
    lesson.follow(match.history)
    assert (now(lesson), lesson.answer(1)) == (None, "place transportation")
    match, lesson = begin()
    play(match, "place electricity")
    lesson.follow(match.history)
    assert lesson.answer(1) is None


def test_steps_of_the_line_come_only_on_it_and_others_whatever_happened():
    match, lesson = begin()
    play(match, "place manufacturing", "place transportation", "place fine-arts")
    lesson.follow(match.history)
    assert match.state.agenda[-1].id == "play-figures"
    assert now(lesson) == "figures"


def test_a_move_that_is_taken_back_brings_its_step_back():
    match, lesson = begin()
    play(match, "place fine-arts", "place transportation")
    lesson.follow(match.history)
    lesson.read = frozenset(["taken", "refill", "wheel"])
    assert now(lesson) == "second"
    match.go_back(0, 0)
    lesson.follow(match.history)
    assert (now(lesson), lesson.asked.id) == ("welcome", "place")


def test_what_others_do_is_not_done_by_the_player():
    game = load("expo-1906")
    guide = replace(game.guide, steps=(Step("bought", event="TileBought"),))
    match = Match(guided_record(game, guide, "en"))
    lesson = Lesson(guide, game.catalogue, match.record.begin())
    seen = []
    for seat, code in guide.line[:6]:
        match.play(seat, game.catalogue.parse(code))
        lesson.follow(match.history)
        seen.append((code, now(lesson)))
    assert ("take copper-manual", "bought") not in seen
    assert match.state.to_move() == (1,)
    match.play(1, game.catalogue.parse("play skyscraper"))
    lesson.follow(match.history)
    assert now(lesson) == "bought"


def test_where_the_line_is_free_it_goes_on_whatever_is_chosen():
    game = load("expo-1906")
    match = Match(guided_record(game, game.guide, "en"))
    lesson = Lesson(game.guide, game.catalogue, match.record.begin())
    for place, (seat, code) in enumerate(game.guide.line):
        legal = [action.code for action in match.state.legal_actions(seat)]
        other = (
            next(each for each in reversed(legal) if each != code and each != "stop")
            if place in game.guide.free
            else code
        )
        match.play(seat, game.catalogue.parse(other))
        lesson.follow(match.history)
        if code == "place automated-empirical":
            break
    match.play(0, match.state.legal_actions(0)[0])
    lesson.follow(match.history)
    assert lesson.answer(1) == "play academy"


def test_a_step_that_asks_for_several_moves_stays_until_they_are_made():
    match = Match(guided_record(PALACE, PALACE.guide, "en"))
    lesson = Lesson(PALACE.guide, PALACE.catalogue, match.record.begin())
    lesson.read = frozenset(["welcome"])
    wanted = (("set 6",), ("set 5",), ("set 4",), ("set 3",), ("seal",))
    for made in range(len(wanted)):
        lesson.follow(match.history)
        assert (now(lesson), lesson.wanted(lesson.now)) == ("dice", wanted[made:])
        match.play(0, PALACE.catalogue.parse(wanted[made][0]))
    for code in PALACE.guide.line_of(1)[:5]:
        match.play(1, PALACE.catalogue.parse(code))
    lesson.follow(match.history)
    assert now(lesson) == "patent"
