"""Whatever is wrong with what was asked for: one sentence, exit code 2, and nothing is touched."""

import json
from pathlib import Path

import pytest

from tests.cli.program import KEY, SLUG, finished_record, forged, running_record
from universelle.i18n import LANGUAGES
from universelle.matches.record import VERSION

MOVES = len(finished_record().moves)
RESULT = finished_record().result

EDITIONS = {
    "words.toml": "these are words, not TOML",
    "cut.toml": '[rounds]\ncount = "',
    "bytes.toml": b"\xff\xfe\x00",
    "unknown.toml": "[rounds]\nnumber = 3\n",
    "unknown-table.toml": "[weather]\nrain = 3\n",
    "kind.toml": '[rounds]\ncount = "three"\n',
    "table.toml": "rounds = 3\n",
    "name.toml": "name = 3\n",
    "range.toml": "[rounds]\ncount = 0\n",
    "contrary.toml": "[supporters]\neach_player = 1\n",
    "sets.toml": "[sets.5]\npoints = 1\n",
    "patron.toml": '[patrons]\npullman = "the moon"\n',
}
RECORDS = {
    "empty.json": "",
    "words.json": "this is no record",
    "bytes.json": b"\x80\x81\x82",
    "cut.json": finished_record().to_json()[:700],
    "list.json": "[1, 2, 3]",
    "other.json": '{"format": "something-else"}',
    "newer.json": forged(finished_record(), version=VERSION + 1),
    "extra.json": forged(finished_record(), weather="rain"),
    "lacking.json": json.dumps({"format": "universelle-record", "version": 1}),
    "game.json": forged(finished_record(), game="chess"),
    "ruleset.json": forged(finished_record(), ruleset=99),
    "seats.json": forged(running_record(3), seats=["me"]),
    "seed.json": forged(finished_record(), seed="0123"),
    "option.json": forged(finished_record(), options={"weather": "rain"}),
    "edition.json": forged(finished_record(), edition={"name": "x", "weather": {"rain": 1}}),
    "move.json": forged(running_record(3), moves=["place agriculture"]),
    "unknown-move.json": forged(running_record(3), moves=["1: dance"]),
    "illegal-move.json": forged(running_record(3), moves=[*map(str, running_record(3).moves), "3: approve 5"]),
    "deep.json": "[" * 100_000,
}
UNSOUND = {  # that replay, but do not verify
    "score.json": forged(finished_record(), result={**RESULT, "scores": [1000, 0, 0]}),
    "result.json": forged(running_record(3), result=RESULT),
}
OTHER_ARENA = '{"format":"universelle-arena","version":1,"game":"expo-1906"}\n'
FILES = {
    **EDITIONS,
    **RECORDS,
    **UNSOUND,
    "good.json": finished_record().to_json(),
    "file": "a file",
    "other.jsonl": OTHER_ARENA,
}

SIMULATE = f"simulate {SLUG}"
ARENA = f"arena {SLUG}"
PAIR = f"{ARENA} --bots greedy,random"
ASKED = [
    "",
    "dance",
    "Play",
    "play --dance",
    f"play {SLUG} {SLUG}",
    "games now",
    "--version now",
    "play --seats",
    "--lang",
    "--lang tlh",
    "games --lang=EN",
    "play --lang tlh",
    "play chess",
    "play WORLDS-FAIR-1893",
    "simulate",
    "simulate chess",
    "play --seats me,deep-blue",
    "play --seats Ada",
    "play --seats me,,greedy",
    f"{SIMULATE} --bots deep-blue",
    f"{SIMULATE} --bots me",
    f"{SIMULATE} --bots ,",
    "play --seats me",
    "play --seats me,random,random,random,random",
    f"{SIMULATE} --players 1",
    f"{SIMULATE} --players 5",
    f"{SIMULATE} --players 0",
    f"{SIMULATE} --players 2 --bots random,random,random",
    "play --option weather=rain",
    "play --option first-player=7",
    "play --option first-player",
    "play --option first-player=4 --seats me,greedy",
    f"{SIMULATE} --option weather=rain",
    f"{SIMULATE} --option first-player=0",
    f"{SIMULATE} --option first-player:1",
    f"{SIMULATE} --option first-player=3 --players 2",
    *[f"{SIMULATE} --{option} {text}" for option in ("players", "games") for text in ("two", "-1", "1.5", "1e3", "٣")],
    f"{SIMULATE} --games 0",
    f"{SIMULATE} --games 1000000000",
    f"{SIMULATE} --records file",
    f"{SIMULATE} --records file/inside",
    "arena",
    "arena chess --bots greedy,random",
    ARENA,
    f"{ARENA} --bots greedy",
    f"{ARENA} --bots greedy,greedy",
    f"{ARENA} --bots ,",
    f"{ARENA} --bots greedy,deep-blue",
    f"{ARENA} --bots greedy,me",
    f"{ARENA} --bots {','.join(['greedy', 'random'] * 11)} --players 4",
    *[f"{PAIR} --players {players}" for players in ("0", "1", "5", "two")],
    *[f"{PAIR} --games {games}" for games in ("0", "many", "10000000")],
    *[f"{PAIR} --processes {processes}" for processes in ("0", "all", "-1")],
    f"{ARENA} --bots greedy,random,visitor --until-sure",
    f"{PAIR} --option weather=rain",
    f"{PAIR} --edition range.toml",
    f"{PAIR} --chart ratings.png",
    f"{PAIR} --chart missing/ratings.svg",
    f"{PAIR} --records file/inside",
    *[f"{PAIR} --resume {name}" for name in ("words.json", "bytes.json", "good.json", "deep.json", ".", "file/inside")],
    f"{PAIR} --resume other.jsonl",
    f"{PAIR} --ray nonsense",
    f"{PAIR} --ray 127.0.0.1:1",
    "bench --seconds 0",
    "bench --seconds 601",
    "bench --seconds soon",
    "play --edition missing.toml",
    "play --edition .",
    *[f"{command} --edition {name}" for command in ("play", SIMULATE) for name in EDITIONS],
    "replay",
    "verify",
    "replay missing.json",
    "verify missing.json",
    "verify .",
    "play --resume missing.json",
    "play --resume last",
    *[f"{command} {name}" for command in ("verify", "replay", "play --resume") for name in RECORDS],
    *[f"verify {name}" for name in UNSOUND],
    f"replay good.json --at {MOVES + 1}",
    "replay good.json --at 99999999999",
    "replay good.json --at end",
    "replay good.json --at -1",
    "verify good.json now",
]


@pytest.fixture
def folder(tmp_path, monkeypatch) -> Path:
    """The working folder, with files in it that are wrong in many ways."""
    here = tmp_path / "here"
    here.mkdir()
    for name, content in FILES.items():
        (here / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    monkeypatch.chdir(here)
    monkeypatch.setenv("COLUMNS", "1000")
    return tmp_path


def files_in(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("asked", ASKED)
def test_bad_input_is_refused_in_one_sentence_in_every_language(universelle, monkeypatch, folder, asked):
    before = files_in(folder)
    sentences = []
    for language in LANGUAGES:
        monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
        run = universelle(*asked.split(), typed=["1", "q"])
        assert (run.code, run.out) == (2, "")
        assert len(run.complaints) == 1
        assert "Traceback" not in run.err
        assert not KEY.search(run.err.replace("universelle-record", ""))
        assert run.err.rstrip().endswith((".", "universelle play"))
        sentences.append(run.err)
    assert len(set(sentences)) == len(LANGUAGES)
    assert files_in(folder) == before


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        ("play chess", "chess"),
        ("play --seats me,deep-blue", "deep-blue"),
        ("play --option weather=rain", "weather"),
        ("play --option first-player=7", "random, 1, 2, 3, 4"),
        (f"{SIMULATE} --players 5", "2 to 4"),
        (f"{SIMULATE} --games none", "--games"),
        ("--lang tlh", "en, fr, de, it"),
        ("play --edition kind.toml", "rounds.count"),
        ("play --edition missing.toml", "missing.toml"),
        ("verify missing.json", "missing.json"),
        ("verify newer.json", str(VERSION + 1)),
        ("verify illegal-move.json", "Move 4"),
        (f"replay good.json --at {MOVES + 1}", str(MOVES + 1)),
        ("play --dance", "--dance"),
        ("dance", "simulate"),
        (f"{ARENA} --bots greedy,deep-blue", "visitor, reporter"),
        (f"{PAIR} --players 5", "2 to 4"),
        (f"{PAIR} --resume other.jsonl", "expo-1906"),
        (f"{PAIR} --resume words.json", "--resume"),
        (f"{PAIR} --ray 127.0.0.1:1", "Ray"),
    ],
)
def test_the_sentence_names_what_is_wrong_or_what_would_be_right(universelle, folder, asked, named):
    assert named in universelle(*asked.split()).err


@pytest.mark.parametrize("asked", ["play chess", "verify missing.json", "dance"])
def test_programs_that_asked_for_json_get_the_sentence_too(universelle, folder, asked):
    assert universelle(*asked.split(), "--json").refused()


@pytest.mark.parametrize("name", ["range.toml", "missing.toml"])
def test_nothing_is_created_for_a_simulation_that_cannot_begin(universelle, folder, name):
    assert universelle(*f"{SIMULATE} --records records --edition {name}".split()).refused()
    assert not Path("records").exists()


def test_a_new_game_that_cannot_begin_is_not_called_a_recorded_one(universelle, folder):
    run = universelle("play", "--option", "first-player=4", "--seats", "me,greedy")
    assert run.refused()
    assert "recorded" not in run.err


def test_a_wrong_word_of_any_length_is_answered_in_words(universelle, folder):
    run = universelle("play", "x" * 3000)
    assert run.code == 2
    assert SLUG in run.err
