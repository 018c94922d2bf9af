import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.refusals import refused
from tests.laws.games import TABLES, played
from universelle.core.edition import Edition
from universelle.core.errors import BadEdition, BadRecord
from universelle.core.files import LIMIT
from universelle.matches.record import VERSION, Hint, Move, Record, StandIn, TakeBack, result_of

pytestmark = pytest.mark.engine

SLUG, PLAYERS = TABLES[0]
FINISHED = played(SLUG, PLAYERS, 1).record
RUNNING = played(SLUG, PLAYERS, 1, moves=8).record
DEEP = "[" * 100_000
SEALS = ["fingerprint", "seed_word"]


def refusal(do: Callable[[], object]) -> str:
    """The key of the message with which something is refused."""
    key = refused(do)
    assert key is not None
    return key


def tree(record: Record = FINISHED, **changed: Any) -> dict[str, Any]:
    return json.loads(record.to_json()) | changed


def from_tree(changed: dict[str, Any]) -> Record:
    return Record.from_json(json.dumps(changed))


@pytest.mark.parametrize(
    "text", ["", " ", "{", "nonsense", "\ufeff{}", "\0", FINISHED.to_json()[:-10], DEEP, "1" * 5000]
)
def test_what_is_not_json_is_no_record(text):
    assert refusal(lambda: Record.from_json(text)) == "record-not-json"


@pytest.mark.parametrize("text", ["[]", "null", "1", '"text"', "{}", '{"format": "pgn"}', '{"format": null}', "NaN"])
def test_json_of_another_kind_is_no_record(text):
    assert refusal(lambda: Record.from_json(text)) == "record-not-a-record"


@pytest.mark.parametrize("version", [None, "1", 1.0, 0, -1, [], True])
def test_a_version_that_is_none_is_refused(version):
    assert refusal(lambda: from_tree(tree(version=version))) == "record-wrong-value"


@pytest.mark.parametrize("version", [VERSION + 1, 10**9])
def test_a_record_of_a_later_program_says_so(version):
    assert refusal(lambda: from_tree(tree(version=version, new="thing"))) == "record-newer"


@pytest.mark.parametrize("key", [key for key in tree() if key not in ("format", "version")])
def test_a_missing_value_is_named(key):
    broken = tree()
    del broken[key]
    with pytest.raises(BadRecord) as error:
        from_tree(broken)
    assert error.value.message.key == "record-missing-value"
    assert error.value.message.values["where"] == key


@pytest.mark.parametrize(
    ("version", "lacks"),
    [
        (1, ["taken_back", "hints", "stand_ins", *SEALS]),
        (2, ["hints", "stand_ins", *SEALS]),
        (3, ["stand_ins", *SEALS]),
        (4, SEALS),
    ],
)
def test_a_record_of_an_older_version_lacks_what_came_later(version, lacks):
    older = tree(version=version)
    for key in lacks:
        del older[key]
    assert from_tree(older) == FINISHED
    assert refusal(lambda: from_tree(tree(version=version))) == "record-unknown-value"


def test_who_asked_for_hints_is_kept():
    record = replace(FINISHED, hints=(Hint(1, 9), Hint(0, 0)))
    assert tree(record)["hints"] == ["2: 9", "1: 0"]
    assert from_tree(tree(record)) == record
    record.verify()
    assert record.with_moves(record.moves[:3]).hints == ()


@pytest.mark.parametrize("wrong", ["", "1", "0: 3", "1: -1", "1: x"])
def test_what_is_no_hint_is_refused(wrong):
    assert refusal(lambda: from_tree(tree(hints=[wrong]))) == "record-bad-hint"


def test_nobody_asks_for_a_seat_that_is_not_there():
    assert refusal(replace(FINISHED, hints=(Hint(PLAYERS, 3),)).verify) == "record-bad-hint"


def test_who_was_stood_in_for_is_kept():
    seats = [move.seat for move in FINISHED.moves]
    record = replace(FINISHED, stand_ins=(StandIn(seats[1], 2, "greedy"), StandIn(seats[8], 9)))
    assert tree(record)["stand_ins"] == [f"{seats[1] + 1}: 2 by greedy", f"{seats[8] + 1}: 9"]
    assert from_tree(tree(record)) == record
    record.verify()
    assert record.with_moves(record.moves[:3]).stand_ins == ()


@pytest.mark.parametrize("wrong", ["", "1", "0: 3", "1: 0", "1: x", "1: 3 by", "1: 3 by ", "1: 3 by A=B"])
def test_what_is_no_stand_in_is_refused(wrong):
    assert refusal(lambda: from_tree(tree(stand_ins=[wrong]))) == "record-bad-stand-in"


def test_nobody_stands_in_for_a_move_that_was_not_made():
    first = FINISHED.moves[0].seat
    for wrong in (StandIn(first, len(FINISHED.moves) + 1), StandIn(first + 1, 1)):
        assert refusal(replace(FINISHED, stand_ins=(wrong,)).verify) == "record-bad-stand-in"


def test_what_was_taken_back_is_kept():
    record = replace(FINISHED, taken_back=(TakeBack(1, 9, 7), TakeBack(0, 12, 0)))
    assert tree(record)["taken_back"] == ["2: 9 to 7", "1: 12 to 0"]
    assert from_tree(tree(record)) == record
    record.verify()
    assert record.with_moves(record.moves[:3]).taken_back == ()


@pytest.mark.parametrize("wrong", ["", "1: 3", "0: 3 to 2", "1: 3 to 3", "1: 3 to 4", "1: 3 to -1", "1: x to 2"])
def test_what_is_no_taking_back_is_refused(wrong):
    assert refusal(lambda: from_tree(tree(taken_back=[wrong]))) == "record-bad-take-back"


def test_nobody_takes_back_for_a_seat_that_is_not_there():
    record = replace(FINISHED, taken_back=(TakeBack(PLAYERS, 3, 2),))
    assert refusal(record.verify) == "record-bad-take-back"


def test_an_unknown_value_is_named():
    with pytest.raises(BadRecord) as error:
        from_tree(tree(comment="well played"))
    assert error.value.message.key == "record-unknown-value"
    assert error.value.message.values["where"] == "comment"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", 1),
        ("game", None),
        ("ruleset", "1"),
        ("ruleset", True),
        ("ruleset", 1.5),
        ("seats", "two"),
        ("seats", [1, 2]),
        ("seats", {"1": "A"}),
        ("seed", 5),
        ("seed", "xyz"),
        ("seed", "00"),
        ("seed", "00" * 33),
        ("seed", "é" * 64),
        ("options", []),
        ("options", {"first-player": 1}),
        ("edition", "house"),
        ("edition", None),
        ("moves", "1: stop"),
        ("moves", [1]),
        ("moves", None),
        ("result", []),
        ("result", "won"),
    ],
)
def test_a_value_of_the_wrong_kind_is_named(key, value):
    with pytest.raises(BadRecord) as error:
        from_tree(tree(**{key: value}))
    assert error.value.message.key == "record-wrong-value"
    assert error.value.message.values["where"] == key


def test_an_edition_without_a_proper_name_is_refused():
    assert refusal(lambda: from_tree(tree(edition={"name": 5}))) == "edition-wrong-kind"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", "chess"),
        ("ruleset", 999),
        ("ruleset", -1),
        ("seats", []),
        ("seats", ["A"] * 100),
        ("options", {"no-such-option": "1"}),
        ("edition", {"name": "mine", "no-such-table": {"x": 1}}),
    ],
)
def test_a_game_that_cannot_begin_is_refused_with_the_reason(key, value):
    record = from_tree(tree(**{key: value}))
    with pytest.raises(BadRecord) as error:
        record.verify()
    assert error.value.message.key == "record-cannot-begin"
    assert "-" in error.value.message.values["why"].key


@pytest.mark.parametrize(
    "move",
    ["", "0: stop", "01: stop", "stop", "x: stop", ": stop", "1:stop", "-1: stop", "²: stop", "123: stop", "1 : stop"],
)
def test_what_is_not_a_move_is_refused(move):
    assert refusal(lambda: Move.parse(move)) == "record-bad-move"
    assert refusal(lambda: from_tree(tree(moves=[move]))) == "record-bad-move"


def test_a_move_is_written_with_the_number_of_its_seat():
    assert str(Move(0, "stop")) == "1: stop"
    assert Move.parse("2: place fine-arts") == Move(1, "place fine-arts")


@pytest.mark.parametrize("move", ["1: fly to the moon", "9: {code}", "99: {code}", "{seat}: ", "{seat}: {code} {code}"])
def test_a_move_that_cannot_be_made_is_named_with_its_number(move):
    first = RUNNING.moves[0]
    forged = move.format(seat=first.seat + 1, code=first.code)
    record = from_tree(tree(RUNNING, moves=[forged]))
    with pytest.raises(BadRecord) as error:
        record.verify()
    message = error.value.message
    assert message.key == "record-illegal-move"
    assert message.values["number"] == 1


def test_a_move_against_the_rules_is_refused_with_the_rule():
    state = RUNNING.position()
    seat = state.to_move()[0]
    legal = {action.index for action in state.legal_actions(seat)}
    for action in [action for action in played(SLUG, PLAYERS, 1, 0).game.catalogue if action.index not in legal][:20]:
        forged = RUNNING.with_moves((*RUNNING.moves, Move(seat, action.code)))
        with pytest.raises(BadRecord) as error:
            forged.verify()
        assert error.value.message.values["number"] == len(RUNNING.moves) + 1
        assert error.value.message.values["why"].key.startswith("illegal-")


def test_a_move_after_the_end_is_refused():
    assert refusal(FINISHED.with_moves((*FINISHED.moves, FINISHED.moves[0])).verify) == "record-illegal-move"


def forged_results() -> list[Any]:
    result = dict(FINISHED.result)
    return [
        None,
        {},
        result | {"scores": [score + 1 for score in result["scores"]]},
        result | {"places": [2] * PLAYERS},
        result | {"comment": ""},
        {key: value for key, value in result.items() if key != "places"},
    ]


@pytest.mark.parametrize("result", forged_results())
def test_a_forged_result_is_found_out(result):
    assert refusal(from_tree(tree(result=result)).verify) == "record-wrong-result"


def test_a_result_of_a_game_not_finished_is_found_out():
    assert refusal(from_tree(tree(RUNNING, result=FINISHED.result)).verify) == "record-wrong-result"
    assert refusal(from_tree(tree(moves=tree()["moves"][:-1])).verify) == "record-wrong-result"


def test_another_seed_does_not_give_the_result():
    assert refusal(replace(FINISHED, seed=bytes(32)).verify).startswith("record-")


def test_the_result_is_what_the_final_position_says():
    state = FINISHED.verify()
    assert FINISHED.result == {"scores": state.scores(), "places": state.standings()}
    assert result_of(RUNNING.verify()) is None


def test_with_other_moves_the_result_is_forgotten():
    assert FINISHED.with_moves(FINISHED.moves[:3]).result is None
    assert FINISHED.with_moves(FINISHED.moves[:3]).position().content() == FINISHED.position(3).content()


def test_names_are_written_as_they_are():
    record = replace(RUNNING, seats=("Zoë", "李 \u202e\n")[:PLAYERS] + ("C", "D", "E")[: PLAYERS - 2])
    assert "Zoë" in record.to_json()
    assert Record.from_json(record.to_json()) == record


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def read_and_verify(text: str) -> None:
    """Whatever the text, it is verified or refused in words."""
    key = refused(lambda: Record.from_json(text).verify())
    assert key is None or key.startswith(("record-", "edition-"))


@given(st.text(st.characters()))
def test_no_text_breaks_the_reader(text):
    read_and_verify(text)


@given(json_values)
def test_no_json_breaks_the_reader(value):
    read_and_verify(json.dumps(value))


@given(st.sampled_from([RUNNING, FINISHED]), st.data())
def test_no_damage_to_the_text_breaks_the_reader(record, data):
    text = record.to_json()
    at = data.draw(st.integers(0, len(text)))
    read_and_verify(text[:at] + data.draw(st.text(max_size=4)) + text[at + data.draw(st.integers(0, 40)) :])


@given(st.sampled_from([RUNNING, FINISHED]), st.data())
def test_no_changed_value_breaks_the_reader(record, data):
    changed: Any = tree(record)
    inner, key = changed, data.draw(st.sampled_from(sorted(changed)))
    while isinstance(inner[key], dict | list) and inner[key] and data.draw(st.booleans()):
        inner = inner[key]
        key = data.draw(st.sampled_from(sorted(inner) if isinstance(inner, dict) else range(len(inner))))
    if isinstance(inner, dict) and data.draw(st.booleans()):
        inner[data.draw(st.text(max_size=8))] = data.draw(json_values)
    else:
        inner[key] = data.draw(json_values)
    read_and_verify(json.dumps(changed))


@given(st.text(st.characters()) | json_values)
def test_nothing_breaks_the_parser_of_moves(text):
    if refused(lambda: Move.parse(text)) is None:
        move = Move.parse(text)
        assert move.code == text.partition(": ")[2]
        assert move.seat < 0 or Move.parse(str(move)) == move
    else:
        assert refused(lambda: Move.parse(text)) == "record-bad-move"


def test_a_record_keeps_its_edition(tmp_path):
    record = replace(RUNNING, edition=Edition("mine", {"some": {"table": 3, "list": ["a"]}}))
    record.save(tmp_path / "game.json")
    assert Record.read(tmp_path / "game.json").edition == record.edition
    with pytest.raises(BadRecord) as error:
        record.begin()
    assert isinstance(error.value.__cause__, BadEdition)


def test_a_file_over_the_limit_is_not_read(tmp_path):
    with (tmp_path / "huge.json").open("wb") as file:
        file.truncate(LIMIT + 1)
    assert refusal(lambda: Record.read(tmp_path / "huge.json")) == "record-too-large"


def test_a_file_that_cannot_be_read_is_refused(tmp_path):
    (tmp_path / "latin.json").write_bytes(b'{"format": "\xe9"}')
    assert refusal(lambda: Record.read(tmp_path / "latin.json")) == "record-not-json"
    assert refusal(lambda: Record.read(tmp_path / "missing.json")) == "record-unreadable"
    assert refusal(lambda: Record.read(tmp_path)) == "record-unreadable"
    assert refusal(lambda: Record.read(tmp_path / "latin.json" / "inside")) == "record-unreadable"
