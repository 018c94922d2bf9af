"""The workshop: dear and dangerous work is done aside, within limits."""

import asyncio
import os
import signal
import sys

import pytest

from tests.laws.games import record_of
from tests.processes import ended
from universelle.core.errors import UniverselleError
from universelle.web.serving.workshop import Busy, Workshop

FORM = {"game": "worlds-fair-1893", "who-1": "me", "who-2": "greedy"}
STUCK = (
    "import sys, time, universelle.web.serving.workbench as bench;"
    "sys.stdout.buffer.write(bench.frame(None)); sys.stdout.flush(); time.sleep(3600)"
)
FULL = (
    "import universelle.web.serving.workbench as bench\n"
    "def take_all(*given): raise MemoryError\n"
    "bench.WORK['games'] = take_all\n"
    "bench.main()"
)
NO_PROGRAM = ("/nowhere/python",)


async def and_closed(workshop: Workshop, work):
    try:
        return await work
    finally:
        await workshop.close()


def done(work, **settings):
    """What comes of work in a workshop with these settings."""

    async def do():
        workshop = Workshop(**settings)
        return await and_closed(workshop, work(workshop))

    return asyncio.run(do())


def test_pictures_are_drawn_and_editions_are_read_by_one_process_after_another():
    async def work(workshop):
        record = record_of("worlds-fair-1893", 2, 1)
        svg = await workshop.picture(record, 3, "en", "svg")
        pid = workshop.benches[0].pid
        png = await workshop.picture(record, 3, "en", "png")
        made = await workshop.new_record(FORM, "en", "ours.toml", b'name = "Ours"')
        with pytest.raises(UniverselleError) as refusal:
            await workshop.new_record(FORM, "en", "ours.toml", b"\xff")
        assert [bench.pid for bench in workshop.benches] == [pid]
        return svg, png, made.edition.name, refusal.value.message.key

    svg, png, name, refused = done(work)
    assert svg.startswith(b"<svg")
    assert png.startswith(b"\x89PNG")
    assert (name, refused) == ("Ours", "edition-not-text")


def test_work_that_takes_too_long_is_ended_with_a_sentence():
    async def work(workshop):
        with pytest.raises(UniverselleError) as refusal:
            await workshop.new_record(FORM, "en", "ours.toml", b"")
        assert workshop.benches == []
        return refusal.value.message.key

    assert done(work, seconds={"new_record": 0.05}, command=(sys.executable, "-c", STUCK)) == "web-error-new-record"


def test_what_would_wait_too_long_is_refused_at_once():
    async def work(workshop):
        tasks = [asyncio.create_task(workshop.new_record(FORM, "en", "x.toml", b"")) for _ in range(3)]
        finished, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return [type(task.exception()) for task in finished]

    assert done(work, most=1, waiting=1, command=(sys.executable, "-c", STUCK)) == [Busy]


def test_a_file_that_takes_all_memory_is_refused_with_a_sentence():
    async def work(workshop):
        with pytest.raises(UniverselleError) as refusal:
            await workshop.games(b"{}")
        return refusal.value.message.key, workshop.benches

    assert done(work, command=(sys.executable, "-c", FULL)) == ("games-too-much", [])


def test_films_leave_room_for_all_else():
    async def work(workshop):
        record = record_of("worlds-fair-1893", 2, 1)
        films = [asyncio.create_task(workshop.animation(record, str(number))) for number in range(6)]
        finished, _ = await asyncio.wait(films, return_when=asyncio.FIRST_COMPLETED)
        with pytest.raises(UniverselleError) as refusal:  # it had its turn
            await workshop.new_record(FORM, "en", "x.toml", b"")
        for film in films:
            film.cancel()
        await asyncio.gather(*films, return_exceptions=True)
        return [type(film.exception()) for film in finished], refusal.value.message.key

    seconds = {"animation": 600.0, "new_record": 0.05}
    assert done(work, most=2, seconds=seconds, command=(sys.executable, "-c", STUCK)) == (
        [Busy],
        "web-error-new-record",
    )


def test_a_process_that_cannot_start_is_no_failure_of_the_server():
    async def work(workshop):
        with pytest.raises(Busy):
            await workshop.picture(record_of("worlds-fair-1893", 2, 1), 0, "en", "svg")

    done(work, command=NO_PROGRAM)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_no_process_is_left_when_the_server_is_killed(tmp_path):
    script = (
        "import asyncio, sys\nfrom universelle.web.serving.workshop import COMMAND, Bench\n"
        "async def main():\n"
        "    bench = await Bench.set_up(COMMAND)\n    print(bench.pid, flush=True)\n    await asyncio.Event().wait()\n"
        "asyncio.run(main())"
    )

    async def kill() -> int:
        server = await asyncio.create_subprocess_exec(sys.executable, "-c", script, stdout=asyncio.subprocess.PIPE)
        pid = int(await server.stdout.readline())
        os.kill(server.pid, signal.SIGKILL)
        await server.wait()
        return pid

    assert ended(asyncio.run(kill()))
