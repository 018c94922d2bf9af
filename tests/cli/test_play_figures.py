"""Playing figures: undo, and menus in steps where there are many choices."""

import pytest

from tests.cli.program import deal_with, each_language, moves_in, table_of_two
from universelle.games.worlds_fair_1893.rules.components import AREAS
from universelle.matches.record import Record, TakeBack


@pytest.fixture
def path(tmp_path):
    return tmp_path / "game.json"


@pytest.fixture
def turn_with(universelle, path):
    """Play on from the moment when Ada, in her second turn, may play the figure she took in her first."""

    def run(figure, *typed, language="en"):
        seed, area = deal_with(figure)
        begin = [f"place {area}", "place agriculture", "place agriculture"]
        path.unlink(missing_ok=True)
        return universelle(*table_of_two(seed, path), "--lang", language, typed=[*begin, *typed])

    return run


def choices(out: str, question: str = "which figure will you play?") -> list[str]:
    """The lines of the last list of choices under this question."""
    lines = out[out.rindex(question) :].splitlines()[1:]
    return [line.strip() for line in lines if line[:4].strip().isdigit()]


def test_palmer_is_played_step_by_step_whose_supporter_from_where_to_where(turn_with, path):
    whose = choices(turn_with("figure-palmer").out)
    assert whose[:2] == [
        "1 Play Bertha Palmer: move your supporter…",
        "2 Play Bertha Palmer: move Ben’s supporter…",
    ]
    assert whose[2].endswith("[stop]")
    sources = choices(turn_with("figure-palmer", "2").out)
    assert sources[0] == "1 From Agriculture…"
    assert len(sources) == len(AREAS) + 1
    targets = choices(turn_with("figure-palmer", "2", "1").out)
    codes = [line[line.index("[") + 1 : -1] for line in targets if "[" in line]
    assert codes == [f"palmer 2 agriculture>{area}" for area in AREAS if area != "agriculture"]
    assert targets[-1] == "0 back"
    turn_with("figure-palmer", "2", "1", "2")
    assert moves_in(path)[3] == "1: palmer 2 agriculture>fine-arts"


def test_from_every_step_there_is_a_way_back(turn_with, path):
    shown = choices(turn_with("figure-palmer").out)
    assert choices(turn_with("figure-palmer", "1", "4", "0").out) == shown
    turn_with("figure-palmer", "1", "4", "0", "2", "1", "1")
    assert moves_in(path)[3] == "1: palmer 2 agriculture>electricity"


def test_in_every_step_every_legal_move_can_still_be_typed(turn_with, path):
    turn_with("figure-palmer", "1", "palmer 2 transportation>agriculture")
    assert moves_in(path)[3] == "1: palmer 2 transportation>agriculture"
    turn_with("figure-palmer", "1", "1", "stop")
    assert moves_in(path)[3] == "1: stop"


def test_a_number_beyond_the_last_list_is_not_taken_from_the_first(turn_with, path):
    run = turn_with("figure-palmer", "1", "1", "5")
    assert "“5” is neither a number from 1 to 4" in run.out
    assert len(moves_in(path)) == 3


def test_where_no_step_was_taken_there_is_no_way_back(turn_with, path):
    assert "“0” is neither a number" in turn_with("figure-palmer", "0").out


def test_after_a_move_of_palmer_the_next_list_is_whole_again(turn_with):
    run = turn_with("figure-palmer", "1", "1", "1", "1")
    assert len(choices(run.out, "in which area will you place a supporter?")) == len(AREAS)


@each_language
def test_all_steps_are_worded_in_every_language(turn_with, path, language):
    run = turn_with("figure-palmer", "1", "1", "1", language=language)
    assert run.succeeded()
    assert "action-move" not in run.out
    assert moves_in(path)[3] == "1: palmer 1 agriculture>electricity"


def test_few_choices_are_offered_in_one_step(turn_with):
    offered = choices(turn_with("figure-davis").out)
    assert "…" not in "".join(offered)
    assert 2 <= len(offered) <= 3


@pytest.mark.parametrize("typed", ["u", "undo"])
def test_a_move_that_revealed_nothing_can_be_taken_back(turn_with, path, typed):
    run = turn_with("figure-palmer", typed)
    assert run.succeeded()
    assert "Undone." in run.out
    assert len(moves_in(path)) == 2
    assert run.out.rindex("in which area will you place") > run.out.rindex("Undone.")


def test_what_was_taken_back_can_be_played_otherwise(turn_with, path):
    turn_with("figure-palmer", "u", "place electricity", "stop")
    assert moves_in(path)[2:] == ["1: place electricity", "1: stop"]
    Record.read(path).verify()


def test_taking_back_closes_the_steps(turn_with):
    run = turn_with("figure-palmer", "1", "u")
    offered = choices(run.out, "in which area will you place a supporter?")
    assert sorted(line.partition("[")[2] for line in offered) == [f"place {area}]" for area in AREAS]


def test_a_move_that_revealed_cards_can_be_taken_back_and_the_record_notes_it(turn_with, path):
    run = turn_with("figure-palmer", "stop", "u")
    assert run.succeeded()
    assert len(moves_in(path)) == 3
    record = Record.read(path)
    assert record.taken_back == (TakeBack(0, 4, 3),)
    record.verify()


def test_before_the_first_move_there_is_nothing_to_take_back(universelle, path):
    run = universelle(*table_of_two("1", path), typed=["u"])
    assert (run.code, len(run.complaints)) == (0, 1)
    assert moves_in(path) == []


def test_a_figure_not_held_is_refused_with_the_reason(turn_with, path):
    run = turn_with("figure-palmer", "burnham", "davis electricity")
    held = Record.read(path).position().view(None)["players"][0]["figures"]
    assert "figure-burnham" not in held
    assert run.complaints[0] == "You did not take Daniel Burnham last turn."
    assert len(moves_in(path)) == 3
