"""`universelle verify`."""

from dataclasses import replace

import pytest

from tests.cli.program import KEY, each_language, finished_record, forged, running_record
from universelle.core.chance import fingerprint_of
from universelle.matches.record import Record, TakeBack, checksum, result_of


def test_a_finished_game_is_sound(universelle, tmp_path):
    record = finished_record()
    record.save(tmp_path / "game.json")
    run = universelle("verify", str(tmp_path / "game.json"))
    assert run.succeeded()
    assert "valid" in run.out
    assert "finished" in run.out
    assert str(len(record.moves)) in run.out
    assert [score for score in record.result["scores"] if str(score) not in run.out] == []


@pytest.mark.parametrize("moves", [0, 1, 30])
def test_a_running_game_is_sound_too(universelle, tmp_path, moves):
    running_record(moves).save(tmp_path / "game.json")
    run = universelle("verify", str(tmp_path / "game.json"))
    assert run.succeeded()
    assert "still running" in run.out
    assert f"Moves: {moves}." in run.out


def test_programs_read_the_verdict_as_json(universelle, tmp_path):
    record = finished_record()
    record.save(tmp_path / "game.json")
    run = universelle("verify", str(tmp_path / "game.json"), "--json")
    assert run.succeeded()
    state = record.position()
    assert run.json == {
        "sound": True,
        "game": record.game,
        "moves": len(record.moves),
        "taken_back": [],
        "hints": [],
        "stand_ins": [],
        "over": True,
        "scores": state.scores(),
        "places": state.standings(),
        "checksum": checksum(state),
        "deal": "not-sealed",
        "fingerprint": fingerprint_of(record.seed),
    }


def test_what_was_taken_back_is_told(universelle, tmp_path):
    record = replace(running_record(12), taken_back=(TakeBack(0, 9, 7), TakeBack(1, 12, 8)))
    record.save(tmp_path / "game.json")
    run = universelle("verify", str(tmp_path / "game.json"))
    assert run.succeeded()
    assert "Moves undone after something was revealed or answered: 6." in run.out
    verdict = universelle("verify", str(tmp_path / "game.json"), "--json").json
    assert verdict["taken_back"] == [
        "1: 9 to 7",
        "2: 12 to 8",
    ]
    assert universelle("replay", str(tmp_path / "game.json")).succeeded()


def test_programs_are_told_that_a_game_is_running(universelle, tmp_path):
    running_record(12).save(tmp_path / "game.json")
    verdict = universelle("verify", str(tmp_path / "game.json"), "--json").json
    assert (verdict["sound"], verdict["over"], verdict["moves"]) == (True, False, 12)


@each_language
def test_the_verdict_is_said_in_every_language(universelle, tmp_path, language):
    finished_record().save(tmp_path / "over.json")
    running_record(5).save(tmp_path / "running.json")
    over = universelle("verify", str(tmp_path / "over.json"), "--lang", language)
    running = universelle("verify", str(tmp_path / "running.json"), "--lang", language)
    assert over.succeeded()
    assert running.succeeded()
    assert over.out != running.out
    assert not KEY.search(over.out + running.out)


def _other_score() -> str:
    result = finished_record().result
    return forged(finished_record(), result={**result, "scores": [99, *result["scores"][1:]]})


def _other_move() -> str:
    record = finished_record()
    last = record.moves[-2]
    other = "place agriculture" if last.code != "place agriculture" else "place electricity"
    moves = [str(move) for move in record.moves]
    moves[-2] = f"{last.seat + 1}: {other}"
    return forged(record, moves=moves)


FORGERIES = {
    "a better score": _other_score,
    "another move": _other_move,
    "no result": lambda: forged(finished_record(), result=None),
    "another seed": lambda: forged(finished_record(), seed="00" * 32),
    "a move too many": lambda: forged(
        finished_record(), moves=[*map(str, finished_record().moves), "1: place agriculture"]
    ),
    "a move too few": lambda: forged(finished_record(), moves=[*map(str, finished_record().moves)][:-1]),
    "a result too early": lambda: forged(running_record(9), result=result_of(finished_record().position())),
    "an unknown bot": lambda: forged(finished_record(), seats=["Ada=deep-thought", "random", "random"]),
    "equal names": lambda: forged(finished_record(), seats=["Ada=random", "Ada=random", "Ben=random"]),
    "an endless name": lambda: forged(finished_record(), seats=["A" * 2_000_000 + "=random", "random", "random"]),
    "a name that steers the terminal": lambda: forged(finished_record(), seats=["\x1b[2J=random", "random", "random"]),
    "another player's move": lambda: forged(
        running_record(1), moves=[f"{(finished_record().moves[0].seat + 1) % 3 + 1}: place agriculture"]
    ),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forged_record_is_found_out(universelle, tmp_path, forgery):
    path = tmp_path / "game.json"
    text = FORGERIES[forgery]()
    path.write_text(text, encoding="utf-8")
    for options in ([], ["--json"]):
        run = universelle("verify", str(path), *options)
        assert run.refused()
        assert "\x1b" not in run.err
        assert len(run.err) < 1000
    assert path.read_text(encoding="utf-8") == text


def test_players_that_are_programs_elsewhere_are_no_forgery(universelle, tmp_path):
    seats = ["Ada=cmd:./mybot --fast", "Ben=greedy@weights.toml", "random"]
    (tmp_path / "game.json").write_text(forged(finished_record(), seats=seats), encoding="utf-8")
    assert universelle("verify", str(tmp_path / "game.json")).succeeded()


def sealed_record() -> Record:
    record = finished_record()
    return replace(record, fingerprint=fingerprint_of(record.seed))


def test_a_deal_that_was_sealed_is_fair(universelle, tmp_path):
    sealed_record().save(tmp_path / "game.json")
    run = universelle("verify", str(tmp_path / "game.json"))
    assert run.succeeded()
    assert "The deal was fair" in run.out
    assert universelle("verify", str(tmp_path / "game.json"), "--json").json["deal"] == "fair"


def test_a_fingerprint_that_was_kept_on_paper_is_compared(universelle, tmp_path):
    finished_record().save(tmp_path / "game.json")
    kept = fingerprint_of(finished_record().seed).upper()
    in_groups = " ".join(kept[first : first + 4] for first in range(0, 64, 4))
    run = universelle("verify", str(tmp_path / "game.json"), "--fingerprint", in_groups)
    assert run.succeeded()
    assert "The deal was fair" in run.out


@pytest.mark.parametrize("options", [[], ["--json"]])
@pytest.mark.parametrize("text", ["0" * 64, "chicago", "0" * 63])
def test_another_fingerprint_is_refused(universelle, tmp_path, text, options):
    sealed_record().save(tmp_path / "game.json")
    assert universelle("verify", str(tmp_path / "game.json"), "--fingerprint", text, *options).refused()


def test_a_seed_that_was_written_by_hand_is_told(universelle, tmp_path):
    replace(finished_record(), seed_word="1893").save(tmp_path / "game.json")
    run = universelle("verify", str(tmp_path / "game.json"))
    assert run.succeeded()
    assert "“1893” was chosen by hand" in run.out
    assert universelle("verify", str(tmp_path / "game.json"), "--json").json["deal"] == "own-seed"
