"""From a filled form to the beginning of a game."""

import pytest

from universelle.core.edition import Edition
from universelle.games.registry import metas
from universelle.web.new_game import record_from

OWN = [(slug, option) for slug, meta in metas().items() for option in meta.options if option.seat == 1]


@pytest.mark.parametrize(("slug", "option"), OWN)
@pytest.mark.parametrize("rows", [(1, 2), (1, 3), (2, 4)])
def test_what_a_seat_has_of_its_own_moves_up_with_it(slug, option, rows):
    form = {f"who-{row}": "me" for row in rows} | {f"name-{row}": f"N{row}" for row in rows}
    other = option.values[-1]
    record = record_from({"game": slug, f"option-{option.about}-{rows[1]}": other, **form}, "en", Edition())
    assert [seat.partition("=")[0] for seat in record.seats] == [f"N{row}" for row in rows]
    assert record.options[f"{option.about}-2"] == other
    assert record.options[f"{option.about}-1"] == option.default


@pytest.mark.parametrize(("slug", "option"), OWN)
def test_a_row_that_nobody_takes_changes_nothing(slug, option):
    form = {"who-1": "me", "who-2": "me", "option-" + option.about + "-3": option.values[-1]}
    record = record_from({"game": slug, **form}, "en", Edition())
    assert all(value == option.default for name, value in record.options.items() if name.startswith(option.about))
