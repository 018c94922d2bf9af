"""A score sheet read from the fields of a form."""

from universelle.core.rules import DEFAULT_EDITION
from universelle.games.registry import load
from universelle.web.sheets.filled import Filled

GAME = load("crystal-palace")


def filled(**form: str) -> Filled:
    assert GAME.score_sheet is not None
    return Filled(
        GAME, GAME.score_sheet, {key.replace("_", "-"): value for key, value in form.items()}, DEFAULT_EDITION
    )


def test_what_is_left_out_is_as_usual():
    sheet = filled(players="4")
    assert sheet.is_empty
    assert sheet.wrong == {}
    assert sheet.entries.numbers["money"] == [0, 0, 0, 0]
    assert len(set(sheet.entries.numbers["nation"])) == 4


def test_names_are_plain_and_short():
    sheet = filled(players="2", name_1=" A\u202enna  B ", name_2="x" * 99)
    assert sheet.names == ["Anna B", "x" * 24]


def test_what_is_of_the_table_is_entered_once():
    sheet = filled(players="2", market_6="2", money_2="12")
    assert sheet.entries.of_table("market-6") == 2
    assert sheet.entries.of(1, "money") == 12
    assert not sheet.is_empty


def test_nothing_is_counted_while_something_is_wrong():
    sheet = filled(players="2", market_6="3")
    assert list(sheet.wrong) == ["market-6"]
    assert sheet.count is None


def test_what_other_numbers_of_players_ask_is_kept():
    sheet = filled(players="2", money_5="7", market_8="2", lang="de", name_1="x" * 99)
    assert sheet.kept == {"players": "2", "money-5": "7", "market-8": "2"}
