"""Reviews in files."""

import pytest

from tests.reviews.known import known_of, record_over
from universelle.core.errors import BadReview
from universelle.reviews.review_file import ReviewFile

RECORD = record_over("worlds-fair-1893")
KNOWN = known_of(RECORD)[:6]


def written(path, moves=KNOWN):
    file = ReviewFile.open(path, RECORD)
    for move in moves:
        file.add(move)
    return file


def test_what_is_found_is_there_when_the_file_is_opened_again(tmp_path):
    path = tmp_path / "review"
    written(path)
    again = ReviewFile.open(path, RECORD)
    assert (again.moves, again.damaged) == (KNOWN, False)


@pytest.mark.parametrize("damage", ["nonsense", "{}", KNOWN[0].to_json()])
def test_from_a_damaged_line_on_moves_are_found_anew(tmp_path, damage):
    path = tmp_path / "review"
    written(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[4] = damage
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    again = ReviewFile.open(path, RECORD)
    assert (again.moves, again.damaged) == (KNOWN[:3], True)
    again.add(KNOWN[3])
    assert ReviewFile.open(path, RECORD).moves == KNOWN[:4]


@pytest.mark.parametrize("content", [b"nonsense", b"{}", b"\xff\xfe", b'{"format": "universelle-review"}'])
def test_the_review_of_something_else_is_refused_and_left_alone(tmp_path, content):
    path = tmp_path / "review"
    path.write_bytes(content)
    with pytest.raises(BadReview):
        ReviewFile.open(path, RECORD)
    assert path.read_bytes() == content


def test_the_review_of_another_course_of_the_match_is_refused(tmp_path):
    path = tmp_path / "review"
    written(path)
    with pytest.raises(BadReview):
        ReviewFile.open(path, RECORD.with_moves(RECORD.moves[:-1]))


def test_a_folder_cannot_be_read(tmp_path):
    with pytest.raises(BadReview):
        ReviewFile.open(tmp_path, RECORD)


def test_what_cannot_be_written_is_said(tmp_path):
    with pytest.raises(BadReview):
        ReviewFile.open(tmp_path / "none" / "review", RECORD)
