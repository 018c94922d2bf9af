"""Many games under a progress bar."""

import os
import signal
from multiprocessing import active_children

import pytest

from tests.arena.contests import TWO
from tests.cli.program import each_language
from universelle.arena.games import in_processes, play_all
from universelle.cli.playing import Playing
from universelle.cli.shell import Shell
from universelle.core.errors import BadRequest, BotFailed
from universelle.core.message import Message
from universelle.i18n import Translations


def test_games_that_end_well_say_nothing(capsys):
    with Playing(Shell("en"), 2) as playing:
        playing.advance()
        playing.advance()
    assert (playing.code, playing.games, playing.processes) == (0, 2, 1)
    assert capsys.readouterr() == ("", "")


@each_language
@pytest.mark.parametrize("stop", [KeyboardInterrupt(), BotFailed("processes-lost")])
def test_what_stops_them_is_said(capsys, language, stop):
    words = Translations(language)
    with Playing(Shell(language), 9, 3) as playing:
        playing.advance()
        raise stop
    assert playing.code == 130
    said = capsys.readouterr().err.splitlines()
    assert said[-1] == words("simulate-stopped", games=4, asked=9)
    assert said[:-1] == ([words("processes-lost")] if isinstance(stop, BotFailed) else [])


def test_what_goes_wrong_midway_is_said(capsys):
    words = Translations("en")
    with Playing(Shell("en"), 9, 3) as playing:
        playing.advance()
        raise BadRequest("ray-failed", why="no more room")
    assert playing.code == 1
    said = [words("ray-failed", why="no more room"), words("simulate-stopped", games=4, asked=9)]
    assert capsys.readouterr().err.splitlines() == said


@pytest.mark.parametrize("known", [0, 3])
def test_what_keeps_games_from_beginning_is_for_others(known):
    with pytest.raises(BadRequest), Playing(Shell("en"), 9, known):
        raise BadRequest("cli-missing-file")


def test_why_bots_fail_is_said_once_for_each_of_them(capsys):
    playing = Playing(Shell("en"), 9)
    ended, wrong = (
        Message("bot-ended", {"bot": "a"}),
        [Message("bot-illegal", {"bot": bot, "action": action}) for bot, action in ["ax", "ay", "bx"]],
    )
    playing.failed([ended, wrong[0]])
    playing.failed([wrong[1], ended, wrong[2]])
    words = Translations("en")
    assert capsys.readouterr().err.splitlines() == [words.say(each) for each in (ended, wrong[0], wrong[2])]


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_process_that_somebody_ends_is_missed_and_replaced(capsys):
    waiting = [seating for deal in TWO.deals(40) for seating in deal]
    with Playing(Shell("en"), len(waiting)) as playing:
        workers = in_processes(2, playing.shared_out, alone=0.0, lost=playing.lost)
        for _ in play_all(TWO, waiting, workers, False):
            if not playing.games:
                os.kill(active_children()[0].pid, signal.SIGKILL)
            playing.advance()
    assert (playing.code, playing.games, playing.processes) == (0, 40, 2)
    assert capsys.readouterr().err.splitlines() == [Translations("en")("process-lost")]
