"""Bots that are programs of their own."""

import shutil
import sys
from pathlib import Path
from random import Random

import pytest

from tests.bots.programs import ENDS, HANGS, LAST, NONSENSE, SCRIPT, SHORT, script
from tests.laws.games import begin
from universelle.bots import Perspective, check_bot, make_bot
from universelle.bots.outside import RUNNING, OutsideBot, end_programs
from universelle.bots.seat_specs import SeatSpec, named
from universelle.core.errors import BadRequest, BotFailed
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.matches.record import names

EXAMPLES = Path(__file__).parent.parent.parent / "docs" / "examples"
GAME = load("worlds-fair-1893")


@pytest.fixture(autouse=True)
def no_program_left():
    yield
    end_programs()


def perspective() -> Perspective:
    state = begin("worlds-fair-1893", 2, 1)
    return Perspective(GAME, state, state.to_move()[0])


@pytest.mark.parametrize(("program", "example"), [(sys.executable, "careful_bot.py"), ("node", "careful_bot.mjs")])
def test_the_examples_play(program, example):
    if shutil.which(program) is None:
        pytest.skip(f"{program} is missing")
    seen = perspective()
    bot = make_bot(GAME, f"cmd:{program} {EXAMPLES / example}", "1")
    assert bot.choose(seen) is seen.legal_actions[0]
    assert bot.choose(seen) is seen.legal_actions[1]


@pytest.mark.parametrize(
    ("command", "key"),
    [
        ("/no/such/program", "bot-not-started"),
        ("", "bot-not-started"),
        ("'", "bot-not-started"),
        (f"{sys.executable} -c 1", "bot-ended"),
        (f"{sys.executable} -c 'input(); print(1)'", "bot-error"),
        (f"{sys.executable} -c 'input(); print([])'", "bot-error"),
    ],
)
def test_a_program_that_cannot_play_is_told_in_a_sentence(command, key):
    with pytest.raises(BotFailed) as failure:
        OutsideBot(Random(1), command).choose(perspective())
    assert failure.value.message.key == key


@pytest.mark.parametrize(
    ("behave", "key"),
    [
        (NONSENSE, "bot-illegal"),
        ('print(json.dumps({"id": question["id"], "error": "tired"}), flush=True)', "bot-error"),
        ('print(json.dumps({"id": question["id"], "move": 1}), flush=True)', "bot-error"),
        (ENDS, "bot-ended"),
    ],
)
def test_an_answer_that_is_none_is_told_in_a_sentence(tmp_path, behave, key):
    with pytest.raises(BotFailed) as failure:
        OutsideBot(Random(1), script(tmp_path, behave)).choose(perspective())
    assert failure.value.message.key == key


def test_a_program_that_says_nothing_fails_after_its_time(tmp_path):
    with pytest.raises(BotFailed) as failure:
        OutsideBot(Random(1), script(tmp_path, "pass"), SHORT).choose(perspective())
    assert failure.value.message.key == "bot-silent"


@pytest.mark.skipif(shutil.which("sh") is None, reason="a shell is missing")
def test_a_program_that_hangs_in_another_one_ends_with_it(tmp_path):
    wrapped = f"sh -c '{script(tmp_path, HANGS)}; true'"
    with pytest.raises(BotFailed) as failure:
        OutsideBot(Random(1), wrapped, SHORT).choose(perspective())
    assert failure.value.message.key == "bot-silent"


def test_a_program_that_fails_leaves_others_alone(tmp_path):
    good, bad = script(tmp_path, LAST, "good"), script(tmp_path, ENDS, "bad")
    OutsideBot(Random(1), good).choose(perspective())
    program = RUNNING[good]
    with pytest.raises(BotFailed):
        OutsideBot(Random(1), bad).choose(perspective())
    assert list(RUNNING.values()) == [program]


def test_a_program_that_only_says_that_it_has_begun_fails_after_its_time(tmp_path):
    behave = """
    while True:
        print(json.dumps({"id": question["id"], "began": True}), flush=True)"""
    with pytest.raises(BotFailed) as failure:
        OutsideBot(Random(1), script(tmp_path, behave), SHORT).choose(perspective())
    assert failure.value.message.key == "bot-silent"


def test_a_program_of_another_version_is_told_apart(tmp_path):
    path = tmp_path / "old.py"
    path.write_text(SCRIPT.replace('"version": 1', '"version": 99').replace("BEHAVE", "pass"))
    with pytest.raises(BotFailed) as failure:
        OutsideBot(Random(1), f"{sys.executable} {path}").choose(perspective())
    assert failure.value.message.key == "bot-version"
    assert failure.value.message.values["version"] == "99"


def test_a_program_that_asks_for_more_than_its_view_is_refused_and_goes_on(tmp_path):
    behave = """
    print(json.dumps({"id": question["id"], "ask": "seed"}), flush=True)
    refused = "error" in json.loads(sys.stdin.readline())
    assert refused and "seed" not in line
    print(json.dumps({"id": question["id"], "action": question["actions"][-1]}), flush=True)"""
    seen = perspective()
    assert OutsideBot(Random(1), script(tmp_path, behave)).choose(seen) is seen.legal_actions[-1]


def test_a_program_that_failed_is_started_again(tmp_path):
    bot = OutsideBot(Random(1), script(tmp_path, ENDS))
    with pytest.raises(BotFailed):
        bot.choose(perspective())
    script(tmp_path, LAST)
    seen = perspective()
    assert bot.choose(seen) is seen.legal_actions[-1]


def test_a_program_is_checked_by_starting_it(tmp_path):
    check_bot(GAME, f"cmd:{script(tmp_path, ENDS)}")
    for command, key in [("/no/such/program", "bot-not-started"), (f"{sys.executable} -c 1", "bot-ended")]:
        with pytest.raises(BotFailed) as failure:
            check_bot(GAME, f"cmd:{command}")
        assert failure.value.message.key == key
        assert command not in RUNNING
    with pytest.raises(BadRequest):
        check_bot(GAME, "nobody")


def test_only_who_may_run_programs_names_one_as_a_bot():
    text = "Robo=cmd:./bot --depth=3"
    assert SeatSpec.parse(text, GAME, programs=True) == SeatSpec("Robo", "cmd:./bot --depth=3")
    assert names([text]) == ["Robo"]
    assert named(["cmd:./bot"], Translations("en"), GAME, programs=True) == ["Clara=cmd:./bot"]
    with pytest.raises(BadRequest):
        SeatSpec.parse(text, GAME)
    with pytest.raises(BadRequest):
        named([text], Translations("en"), GAME)
