"""What people say at a table: stored, within limits, and heard at every process."""

import asyncio
from functools import partial

import pytest

from tests.tables.processes import until, with_processes
from universelle.core.errors import BadRequest
from universelle.tables.talk import LONGEST, MOST_AT_ONCE, Room, Talk, rooms_for

PLAYERS, SPECTATORS = Room.PLAYERS, Room.SPECTATORS


def at_processes(where, use, count=1):
    return with_processes(where, Talk, use, count)


async def heard(process, table, reached):
    """Wait until who watches a table has heard what must come."""
    return await until(partial(process.subscribe, table), partial(process.known, table), reached)


def test_what_is_said_stays_in_its_order_and_room(where):
    async def use(talk):
        await talk.say("t", PLAYERS, "ada", "Ada", "Hello")
        await talk.say("t", SPECTATORS, "eve", "", "Look at that")
        await talk.say("other", PLAYERS, "ada", "Ada", "Elsewhere")
        return (await talk.said("t")).lines

    lines = at_processes(where, use)
    assert [(line.number, line.room, line.name, line.text) for line in lines] == [
        (1, PLAYERS, "Ada", "Hello"),
        (2, SPECTATORS, "", "Look at that"),
    ]


def test_what_is_said_at_one_process_is_heard_at_another(where):
    async def use(one, other):
        await one.say("t", PLAYERS, "ada", "Ada", "Hello")
        first = await heard(other, "t", lambda said: len(said.lines) == 1)
        waiting = asyncio.create_task(heard(other, "t", lambda said: len(said.lines) == 2))
        await one.say("t", PLAYERS, "ada", "Ada", "Still there?")
        return first, await waiting

    first, second = at_processes(where, use, 2)
    assert [line.text for line in second.lines] == ["Hello", "Still there?"]
    assert first.lines == second.lines[:1]


def test_a_reading_that_ends_late_hides_nothing_that_is_newer(where):
    async def use(talk):
        said, read, late = talk.said, asyncio.Event(), asyncio.Event()

        async def read_late(table):
            found = await said(table)
            read.set()
            await late.wait()
            return found

        talk.said = read_late
        unsubscribe = talk.subscribe("t", lambda: None)  # reads before anything is said
        await read.wait()
        talk.said = said
        await talk.say("t", PLAYERS, "ada", "Ada", "Hello")
        late.set()
        await talk.close()
        lines = talk.known("t").lines
        unsubscribe()
        return lines

    assert [line.text for line in at_processes(where, use)] == ["Hello"]


def test_two_processes_never_give_the_same_number(where):
    async def use(one, other):
        names = [(one, "ada"), (other, "ben"), (one, "cleo"), (other, "dora")] * 3
        await asyncio.gather(*[process.say("t", PLAYERS, who, who, "Hello") for process, who in names])
        return [line.number for line in (await one.said("t")).lines]

    assert at_processes(where, use, 2) == list(range(1, 13))


def test_five_lines_in_ten_seconds_are_enough(where):
    async def use(talk):
        said = [talk.say("t", PLAYERS, "ada", "Ada", f"{number}") for number in range(MOST_AT_ONCE + 3)]
        outcomes = await asyncio.gather(*said, return_exceptions=True)
        await talk.say("t", PLAYERS, "ben", "Ben", "and I?")
        await talk.say("other", PLAYERS, "ada", "Ada", "elsewhere")
        return [outcome.message.key for outcome in outcomes if outcome], len((await talk.said("t")).lines)

    assert at_processes(where, use) == (["talk-fast"] * 3, MOST_AT_ONCE + 1)


@pytest.mark.parametrize(
    ("text", "stored"),
    [
        ("a\x00b\x1b[31mc\u202ed\u200b", "ab[31mcd"),
        ("  two\n lines\t", "two lines"),
        ("<b>bold</b> & so", "<b>bold</b> & so"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_only_plain_text_is_stored(tmp_path, text, stored):
    async def use(talk):
        await talk.say("t", PLAYERS, "ada", "A\x07da", text)
        return [(line.name, line.text) for line in (await talk.said("t")).lines]

    assert at_processes(tmp_path / "talk.sqlite", use) == [("Ada", stored)]


@pytest.mark.parametrize(("text", "why"), [("", "talk-empty"), (" \x00\n", "talk-empty"), ("x" * 301, "talk-long")])
def test_too_little_or_too_much_is_refused(tmp_path, text, why):
    async def use(talk):
        with pytest.raises(BadRequest) as refusal:
            await talk.say("t", PLAYERS, "ada", "Ada", text)
        return refusal.value.message.key, (await talk.said("t")).lines

    assert at_processes(tmp_path / "talk.sqlite", use) == (why, [])


def test_who_is_muted_is_not_heard_by_this_person_at_this_table(where):
    async def use(talk):
        for table in ("t", "other"):
            for who in ("ada", "ben"):
                await talk.say(table, PLAYERS, who, who, "Hello")
        await talk.mute("t", "ada", "ben")
        await talk.mute("t", "ada", "ben")
        here, elsewhere = await talk.said("t"), await talk.said("other")
        await talk.mute("t", "ada", "ben", hear=True)
        again = await talk.said("t")
        return [
            [line.owner for line in said.heard_by(who, [PLAYERS])]
            for said, who in ((here, "ada"), (here, "ben"), (here, None), (elsewhere, "ada"), (again, "ada"))
        ]

    both = ["ada", "ben"]
    assert at_processes(where, use) == [["ada"], both, both, both, both]


def test_a_report_is_kept_with_its_line(where):
    async def use(talk):
        await talk.say("t", PLAYERS, "ben", "Ben", "something nasty")
        for who in ("ada", "ada", "cleo"):
            await talk.report("t", who, 1)
        return [(row["table_id"], row["text"], row["reports"]) for row in await talk.reported()]

    assert at_processes(where, use) == [("t", "something nasty", 2)]


def test_what_was_seen_to_comes_back_when_somebody_else_reports_it(where):
    async def use(talk):
        await talk.say("t", PLAYERS, "ben", "Ben", "something nasty")
        await talk.report("t", "ada", 1)
        found = [await talk.settle("t", 1), await talk.settle("t", 1), len(await talk.reported())]
        await talk.report("t", "ada", 1)
        found.append(len(await talk.reported()))
        await talk.report("t", "cleo", 1)
        return [*found, len(await talk.reported()), await talk.settle_all(), len(await talk.reported())]

    assert at_processes(where, use) == [True, False, 0, 0, 1, 1, 0]


@pytest.mark.parametrize(
    ("plays", "over", "rooms"),
    [
        (True, False, (PLAYERS,)),
        (True, True, (PLAYERS, SPECTATORS)),
        (False, False, (PLAYERS, SPECTATORS)),
        (False, True, (PLAYERS, SPECTATORS)),
    ],
)
def test_players_read_what_spectators_said_when_all_is_over(plays, over, rooms):
    assert rooms_for(plays, over) == rooms


def test_a_line_that_somebody_may_not_read_has_no_speaker_for_them(tmp_path):
    async def use(talk):
        await talk.say("t", SPECTATORS, "eve", "", "Look at that")
        return await talk.said("t")

    said = at_processes(tmp_path / "talk.sqlite", use)
    assert said.speaker(1, [PLAYERS, SPECTATORS]) == "eve"
    for number, rooms in ((1, [PLAYERS]), (2, [PLAYERS, SPECTATORS])):
        with pytest.raises(BadRequest):
            said.speaker(number, rooms)
