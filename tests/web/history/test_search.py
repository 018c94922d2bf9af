"""What a search among one's games means."""

from datetime import UTC, datetime

import pytest

from universelle.web.history.asked import Asked
from universelle.web.history.search import YEARS, characters, months, wanted

NOW = datetime(2026, 11, 18, tzinfo=UTC)


def day(year: int, month: int) -> float:
    return datetime(year, month, 1, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("text", "language", "found"),
    [
        ("november 2026", "en", [(day(2026, 11), day(2026, 12))]),
        ("déc. 2025", "fr", [(day(2025, 12), day(2026, 1))]),
        ("ada", "en", []),
        ("ma", "en", []),
        ("nov 2026 extra", "en", []),
    ],
)
def test_months_are_found_by_their_names(text, language, found):
    assert list(months(text, language, NOW)) == found


def test_a_month_alone_is_that_of_any_year_and_a_year_all_its_months():
    assert len(months("mai", "de", NOW)) == YEARS
    assert len(months("2026", "it", NOW)) == 12


def test_characters_are_found_by_their_names_in_the_language():
    assert "director" in characters("direkt", "de")
    assert "director" in wanted(Asked(find="Director"), "en", NOW).bots
