"""`universelle review`."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.program import KEY, each_language
from tests.reviews.known import UNSAID, known_of, record_over
from universelle.games.registry import load, metas
from universelle.i18n import Translations
from universelle.matches.record import Record
from universelle.reviews.review import OTHERS, ReviewedMove
from universelle.reviews.review_file import ReviewFile
from universelle.reviews.reviewer import review

RECORD = record_over("worlds-fair-1893")
COSTS = [0.2, 0.1, 0.03]
KNOWN = known_of(RECORD, COSTS)
LAST = 2  # moves that are left to think about


@pytest.fixture
def files(tmp_path) -> tuple[str, str]:
    """A record, and a review of it that is nearly done."""
    return saved(tmp_path, RECORD, KNOWN[:-LAST])


def saved(folder: Path, record: Record, known: Sequence[ReviewedMove]) -> tuple[str, str]:
    """The files of a record, and of what is known of its moves."""
    record.save(folder / "game.json")
    file = ReviewFile.open(folder / "game.review", record)
    for move in known:
        file.add(move)
    return str(folder / "game.json"), str(folder / "game.review")


def test_it_shows_the_curve_the_marks_and_the_costliest_decisions(universelle, files):
    run = universelle("review", files[0], "--resume", files[1])
    assert run.succeeded()
    for text in ("Chance of winning", "How each played", "−20%", "??", "Played:", "Better:", "More points expected: "):
        assert text in run.out
    assert f"universelle replay {files[0]} --at 0" in run.out


def test_it_goes_on_where_the_file_ends(universelle, files):
    run = universelle("review", files[0], "--resume", files[1], "--json")
    assert run.succeeded()
    done = [move["number"] for move in run.json["moves"]]
    assert done == list(range(1, len(RECORD.moves) + 1))
    last = list(review(RECORD, len(KNOWN) - LAST))
    assert [move["chances"] for move in run.json["moves"][-LAST:]] == [list(move.chances) for move in last]
    assert run.json["costliest"][0]["cost"] == 0.2


def test_a_seat_can_be_asked_about(universelle, files):
    for seat in ("1", "2"):
        run = universelle("review", files[0], "--resume", files[1], "--json", "--seat", seat)
        assert {case["seat"] for case in run.json["costliest"]} <= {int(seat)}
    assert universelle("review", files[0], "--seat", "9").refused()


@each_language
@pytest.mark.parametrize("slug", list(metas()))
def test_every_game_is_reviewed_in_every_language(universelle, tmp_path, slug, language):
    record = record_over(slug)
    known = known_of(record, COSTS)
    words = Translations(language, load(slug).package)
    game, review = saved(tmp_path, record, known)
    run = universelle("review", game, "--resume", review, "--lang", language)
    assert run.succeeded()
    assert not KEY.search(run.out)
    assert not UNSAID.search(run.out.replace("game.review", ""))
    for said in (words("review-chance"), words("review-how"), "−" + words.percent(0.2, 0)):
        assert said in run.out
    reasons = max(known, key=lambda move: move.cost).reasons
    assert all(words(f"source-{name}") in run.out for name in reasons if name != OTHERS)
    assert words("review-hinders") in run.out


def test_a_damaged_file_is_taken_up_where_it_can_be_read(universelle, files, tmp_path):
    path = tmp_path / "game.review"
    path.write_text(path.read_text(encoding="utf-8") + "nonsense\n", encoding="utf-8")
    run = universelle("review", files[0], "--resume", files[1])
    assert run.code == 0
    assert "can be read up to move" in run.err


@pytest.mark.parametrize("content", ["", "nonsense", "{}"])
def test_a_broken_record_is_refused(universelle, tmp_path, content):
    (tmp_path / "game.json").write_text(content, encoding="utf-8")
    assert universelle("review", str(tmp_path / "game.json")).refused()


def test_the_review_of_another_game_is_refused(universelle, files, tmp_path):
    (tmp_path / "other").write_text("nonsense", encoding="utf-8")
    run = universelle("review", files[0], "--resume", str(tmp_path / "other"))
    assert run.refused()
    assert "not a review of this game" in run.err
