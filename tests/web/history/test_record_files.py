"""Files with games: what is in them, and which line is wrong."""

import json
from dataclasses import replace

import pytest

from tests.laws.games import played, record_of
from universelle.core.errors import BadRecord
from universelle.core.message import Message
from universelle.matches.record import Record
from universelle.web.history.record_files import LONGEST, MOST, checked, entries, line_in, line_of

RECORD = played("worlds-fair-1893", 2, 1).record
TEXT = RECORD.to_json()


def test_a_record_a_list_and_lines_are_all_read():
    line = line_of(86_400.0, RECORD)
    found = [entries(text.encode()) for text in (TEXT, json.dumps([json.loads(TEXT)] * 2), line + "\n" + line)]
    assert [[each.line for each in some] for some in found] == [[1], [1, 2], [1, 3]]
    assert [checked(each.text) for some in found for each in some] == [RECORD] * 5
    assert found[2][0].ended == 86_400.0


@pytest.mark.parametrize("ended", ["2999-01-01T00:00:00+00:00", "yesterday", "2026-01-01", 7])
def test_a_moment_that_cannot_be_is_left_out(ended):
    tree = json.loads(line_of(1.0, RECORD)) | {"ended": ended}
    (entry,) = entries(json.dumps(tree).encode())
    assert entry.ended is None


def refusal(text: str) -> tuple[int, str]:
    (entry,) = entries(text.encode())
    with pytest.raises(BadRecord) as error:
        checked(entry.text)
    return line_in(entry, error.value.message), error.value.message.key


def number_of(text: str) -> int:
    return next(number for number, line in enumerate(TEXT.splitlines(), start=1) if text in line)


def test_the_line_that_is_wrong_is_named():
    wrong = RECORD.moves[3].code
    lines = TEXT.splitlines()
    first = number_of('"moves"') + 4
    assert wrong in lines[first - 1]
    other = "\n".join([*lines[: first - 1], lines[first - 1].replace(wrong, "place nowhere"), *lines[first:]])
    assert refusal(other) == (first, "record-illegal-move")
    assert refusal(TEXT.replace('"ruleset": 1', '"ruleset": "x"')) == (number_of('"ruleset"'), "record-wrong-value")
    cut = "\n".join(lines[:7])
    assert refusal(cut)[1] == "record-not-json"
    assert refusal('{"a": 1}') == (1, "record-not-a-record")
    assert refusal(record_of("worlds-fair-1893", 2, 1).to_json())[1] == "games-not-over"


def test_a_damaged_line_is_named_and_the_others_are_whole():
    good = line_of(1.0, RECORD)
    found = entries((good + '{"format": "univ' + "\n" + good).encode())
    assert [each.line for each in found] == [1, 2, 3]
    with pytest.raises(BadRecord, match="record-not-json"):
        Record.from_json(found[1].text)


def test_a_result_that_does_not_fit_is_refused():
    with pytest.raises(BadRecord, match="record-wrong-result"):
        checked(replace(RECORD, result={"scores": [1, 2], "places": [1, 2]}).to_json())


@pytest.mark.parametrize("file", ["{}\n" * (MOST + 1), json.dumps([1] * (MOST + 1))])
def test_a_file_of_more_games_than_anybody_has_is_refused(file):
    with pytest.raises(BadRecord, match="games-too-much"):
        entries(file.encode())


def test_a_game_that_is_too_large_is_not_looked_at_and_the_others_are_whole():
    large, whole = entries(f'["{"a" * LONGEST}", {TEXT}]'.encode())
    assert (large.text, large.problem) == ("", Message("games-slow"))
    assert checked(whole.text) == RECORD


def test_what_is_no_text_is_refused():
    with pytest.raises(BadRecord, match="games-not-text"):
        entries(b"\xff")
