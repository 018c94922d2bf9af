"""From a filled form to the beginning of a game."""

import pytest

from universelle.core.edition import Edition
from universelle.core.errors import BadRequest
from universelle.games.registry import metas
from universelle.web.lobby.new_game import record_from

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


def test_signs_that_nobody_sees_are_left_out_of_names_and_seeds():
    form = {"game": "worlds-fair-1893", "who-1": "me", "who-2": "me", "name-1": "\x1b[2JA\u202ed\x00a"}
    record = record_from({**form, "name-2": "\u200b\u3164", "seed": "19\u200b06\n"}, "en", Edition())
    plain = record_from({**form, "name-1": "[2JAda", "name-2": "", "seed": "1906"}, "en", Edition())
    assert record == plain


def test_names_that_look_alike_are_the_same():
    form = {"game": "worlds-fair-1893", "who-1": "me", "who-2": "me", "name-1": "Ada", "name-2": "A\u200bda"}
    with pytest.raises(BadRequest) as refusal:
        record_from(form, "en", Edition())
    assert refusal.value.message.key == "same-name"
