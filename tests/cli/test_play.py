"""`universelle play`: whole games, moves, and what can be asked at the table."""

import re
import sys

import pytest

from tests.cli.program import KEY, SLUG, deal_with, each_language, moves_in, play, table_of_two
from universelle.contract.scene import scene_of
from universelle.core.chance import seed_from
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.matches.players import players_in
from universelle.matches.record import Record

FAIR = "universelle.games.worlds_fair_1893"
FIRST_CHOICE = ["1"] * 2000


@pytest.fixture
def path(tmp_path):
    return tmp_path / "game.json"


def menu(out: str) -> list[str]:
    """The lines of the last list of choices shown."""
    question = out.rindex(" will you ")
    return [line for line in out[question:].splitlines() if line[:4].strip().isdigit()]


def end_table(text: str) -> list[list[str]]:
    """The cells of the table at the end: its heading, a row for each reason, totals and places."""
    return [
        [cell.strip() for cell in re.split("[│┃]", line)[1:-1]] for line in text.splitlines() if line[:1] in ("│", "┃")
    ]


@pytest.mark.parametrize(
    ("language", "seats"),
    [("en", "me,greedy,greedy"), ("fr", "me,random"), ("de", "me,random,greedy"), ("it", "me,me,random,me")],
)
def test_a_whole_game_ends_with_everyones_points(universelle, path, language, seats):
    asked = ["play", SLUG, "--seats", seats, "--seed", "1893", "--save", str(path)]
    run = universelle(*asked, "--lang", language, typed=FIRST_CHOICE)
    assert run.succeeded()
    assert not KEY.search(run.out)
    record = Record.read(path)
    assert record.verify().to_move() == ()
    words = Translations(language, FAIR)
    rows = end_table(run.out[run.out.rindex(words("play-over")) :])
    scores = dict(zip(rows[0][1:], rows[-2][1:], strict=True))
    assert rows[-2][0] == words("play-total")
    names = players_in(language, FAIR, record.seats)
    assert scores == {name: str(score) for name, score in zip(names, record.result["scores"], strict=True)}


def test_the_points_of_each_reason_add_up_to_the_total(universelle, path):
    run = universelle("play", "--seats", "me,random", "--seed", "7", "--save", str(path), typed=FIRST_CHOICE)
    _names, *reasons, totals, places = end_table(run.out[run.out.rindex("Final scores") :])
    assert [int(place) for place in places[1:]] == sorted(Record.read(path).result["places"])
    for column in range(1, len(totals)):
        assert sum([int(row[column]) for row in reasons]) == int(totals[column])


def test_the_end_names_characters_as_sentences_do_and_fits_eighty_columns(universelle, path, monkeypatch):
    play("crystal-palace", ("day-tripper", "random"), "1851").record.save(path)
    monkeypatch.setenv("COLUMNS", "80")
    out = universelle("play", "--resume", str(path), "--lang", "de").out
    table = out[out.rindex("Endstand") :]
    assert set(end_table(table)[0][1:]) == {"Ausflüglerin", "random"}
    assert "Sieg: Ausflüglerin" in table
    assert "…" not in table


def test_the_same_seed_deals_the_same_game(universelle, tmp_path):
    files = [tmp_path / "first.json", tmp_path / "second.json"]
    for file in files:
        universelle("play", "--seats", "me,greedy", "--seed", "fair", "--save", str(file), typed=FIRST_CHOICE)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_without_a_seed_every_game_is_another(universelle, tmp_path):
    for name in ("a", "b"):
        universelle("play", "--save", str(tmp_path / name), typed=["1", "q"])
    assert Record.read(tmp_path / "a").seed != Record.read(tmp_path / "b").seed


def test_every_person_is_asked_by_name_in_turn(universelle, path):
    asked = ["--seats", "Ada=me,Ben=me,Cy=me", "--option", "first-player=2", "--seed", "1", "--save", str(path)]
    run = universelle("play", *asked, typed=["place agriculture"] * 3)
    questions = [line.partition(",")[0] for line in run.out.splitlines() if "in which area" in line]
    assert questions == ["Ben", "Cy", "Ada", "Ben"]
    assert [move[0] for move in moves_in(path)] == ["2", "3", "1"]


def test_a_choice_names_its_consequence(universelle, path):
    state = load(SLUG).new(2, seed_from("1"), {"first-player": "1"})
    scene = scene_of(state, Translations("en", FAIR, ["Ada", "Ben"]), seat=0)
    shown = universelle(*table_of_two("1", path)).out.splitlines()
    for number, action in enumerate(scene.actions, start=1):
        name, consequence, _ = load(SLUG).terminal.choice(scene, action)
        place = shown.index(f"{number:>3} {name}  [{action.code}]")
        assert not consequence or shown[place + 1].strip() == consequence


def test_a_choice_is_its_number_and_its_notation_says_the_same(universelle, path):
    shown = universelle(*table_of_two("1", path), typed=["3"]).out
    code = next(line for line in shown.splitlines() if line.startswith("  3 ")).partition("[")[2].rstrip("]")
    other = path.with_name("other.json")
    universelle(*table_of_two("1", other), typed=[f"  {code.upper().replace(' ', '   ')} "])
    assert moves_in(path) == moves_in(other) == [f"1: {code}"]


def test_an_edition_and_options_are_kept_in_the_record(universelle, tmp_path, path):
    edition = tmp_path / "mine.toml"
    edition.write_text("[rounds]\ncount = 1\n", encoding="utf-8")
    asked = ["--seats", "me,me", "--option", "first-player=2", "--edition", str(edition), "--save", str(path)]
    run = universelle("play", *asked, typed=FIRST_CHOICE)
    assert "Round 1 of 1" in run.out
    record = Record.read(path)
    assert (record.options, record.edition.name) == ({"first-player": "2"}, "mine")
    assert record.moves[0].seat == 1
    assert record.verify().to_move() == ()


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("place agriculture from electricity", "You still have supporters in your supply: use one of them."),
        ("stop", "Start your turn by placing a supporter."),
        ("approve 1", "Start your turn by placing a supporter."),
        ("palmer 2 agriculture>fine-arts", "Start your turn by placing a supporter."),
    ],
)
def test_a_move_the_rules_forbid_is_refused_with_the_reason(universelle, path, typed, reason):
    run = universelle(*table_of_two("1", path), typed=[typed, "place agriculture"])
    assert (run.code, run.complaints) == (0, [reason])
    assert moves_in(path) == ["1: place agriculture"]


@pytest.mark.parametrize("typed", ["foo", "6", "99", "-1", "1.5", "9" * 40, "place", "²", "[red]", "{0}", "%s", "\x1b"])
def test_what_is_not_understood_is_said_and_changes_nothing(universelle, path, typed):
    run = universelle(*table_of_two("1", path), typed=[typed, "place agriculture"])
    assert run.succeeded()
    assert "is neither a number from 1 to 5, nor a move, nor a command. Type h for help." in run.out
    assert moves_in(path) == ["1: place agriculture"]


def test_even_a_line_of_any_length_is_answered_in_words(universelle, path):
    run = universelle(*table_of_two("1", path), typed=["x" * 5000])
    assert run.succeeded()
    assert "Type h for help." in run.out


@pytest.mark.parametrize("typed", ["", "   "])
def test_an_empty_line_is_not_scolded_as_a_word(universelle, path, typed):
    run = universelle(*table_of_two("1", path), typed=[typed])
    assert "“”" not in run.out


@pytest.mark.parametrize("typed", ["H", "Help"])
def test_capitals_do_not_matter_in_commands_either(universelle, path, typed):
    assert "undo your last move" in universelle(*table_of_two("1", path), typed=[typed]).out


@each_language
@pytest.mark.parametrize("typed", ["h", "help"])
def test_help_names_every_command(universelle, path, language, typed):
    run = universelle(*table_of_two("1", path), "--lang", language, typed=[typed])
    assert run.succeeded()
    assert Translations(language)("play-help") in run.out
    for command in "ulirshq":
        assert f"\n{command}  " in run.out


@each_language
@pytest.mark.parametrize("typed", ["r", "rules"])
def test_the_rules_can_be_read_at_the_table(universelle, path, language, typed):
    run = universelle(*table_of_two("1", path), "--lang", language, typed=[typed])
    assert Translations(language, FAIR)("rules-brief") in run.out


@pytest.mark.parametrize("typed", ["l", "log"])
def test_the_log_tells_what_happened_so_far(universelle, path, typed):
    run = universelle(*table_of_two("1", path), typed=["place agriculture", "place electricity", typed])
    log = run.out[run.out.rindex("Ada’s turn.") :]
    assert log.count("Ada places a supporter in Agriculture.") == 1
    assert log.count("Ben places a supporter in Electricity.") == 1
    assert log.index("Ada places") < log.index("Ben places")


@pytest.mark.parametrize(("language", "typed"), [("en", "i"), ("fr", "info"), ("de", "i"), ("it", "info")])
def test_every_card_on_the_table_has_its_story(universelle, monkeypatch, path, language, typed):
    monkeypatch.setenv("COLUMNS", "500")
    seed, _ = deal_with("figure-palmer")
    words = Translations(language, FAIR)
    run = universelle(*table_of_two(seed, path), "--lang", language, typed=[typed])
    view = Record.read(path).begin().view(None)
    for card in [card["card"] for area in view["areas"] for card in area["cards"]]:
        assert words(card) in run.out
        assert words(f"{card}.history") in run.out
    assert words("figure-palmer.effect") in run.out


def test_every_choice_on_offer_is_legal_and_none_is_missing(universelle, path):
    run = universelle(*table_of_two("1", path))
    offered = [line[line.index("[") + 1 : -1] for line in menu(run.out)]
    state = Record.read(path).begin()
    assert offered == [action.code for action in state.legal_actions(state.to_move()[0])]


def test_the_board_lists_the_areas_as_they_lie(universelle, path):
    run = universelle(*table_of_two("1", path))
    words = Translations("en", load(SLUG).package)
    names = [words(f"area-{area['area']}") for area in Record.read(path).begin().view(None)["areas"]]
    rows = [line.strip("│").split("│")[0].strip() for line in run.out.splitlines() if line.startswith("│")]
    assert [row for row in rows if row in names] == names


def test_a_program_that_fails_is_stood_in_for_and_the_game_goes_on(universelle, path):
    seats = f"Ada=me,Eve=cmd:{sys.executable} -c 0"
    played = universelle(
        "play", "worlds-fair-1893", "--seats", seats, "--seed", "1", "--save", str(path), typed=[*["1"] * 30, "l"]
    )
    said = "Eve could not be reached in time; a simpler stand-in moved instead."
    assert played.out.count(said) == 2  # when it happens and in the log, but not for every move
    record = Record.read(path)
    assert {(each.seat, each.by) for each in record.stand_ins} == {(1, "greedy")}
    assert len(record.stand_ins) == len([move for move in record.moves if move.seat == 1])
    verified = universelle("verify", str(path))
    assert f"A simpler stand-in made {len(record.stand_ins)} moves." in verified.out
