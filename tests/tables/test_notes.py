"""Notes on moments of games: private, unless they are shared."""

import pytest

from tests.database.opened import with_database
from tests.tables.laying import lay, record
from universelle.core.errors import BadRequest
from universelle.tables.notes import LONGEST, Note, Notes


def test_a_note_is_its_writers_until_it_is_shared_and_gone_when_it_is_empty(where):
    async def use(database):
        await lay(database, record(), {}, "t")
        notes = Notes(database)
        await notes.keep("t", "ada", 3, " Watch the wheel.\r\nAlways! ", False)
        private = [await notes.of("t", who) for who in ("ada", "ben", None)]
        await notes.keep("t", "ada", 3, "Watch the wheel.", True)
        shared = await notes.of("t", "ben")
        await notes.keep("t", "ada", 3, "  ", True)
        return private, shared, await notes.of("t", "ada")

    private, shared, gone = with_database(where, use)
    assert private == [[Note("ada", 3, "Watch the wheel.\nAlways!", False)], [], []]
    assert shared == [Note("ada", 3, "Watch the wheel.", True)]
    assert gone == []


def test_there_is_a_limit_to_each_note_and_to_their_number(tmp_path, monkeypatch):
    monkeypatch.setattr("universelle.tables.notes.MOST", 1)

    async def use(database):
        await lay(database, record(), {}, "t")
        notes = Notes(database)
        with pytest.raises(BadRequest, match="notes-long"):
            await notes.keep("t", "ada", 0, "x" * (LONGEST + 1), False)
        await notes.keep("t", "ada", 0, "one", False)
        await notes.keep("t", "ada", 0, "another", False)
        with pytest.raises(BadRequest, match="notes-many"):
            await notes.keep("t", "ada", 1, "two", False)

    with_database(tmp_path / "tables.sqlite", use)


def test_there_is_a_limit_to_all_notes_of_a_person_but_theirs_can_still_be_changed(where, monkeypatch):
    monkeypatch.setattr("universelle.tables.notes.MOST_IN_ALL", 2)

    async def use(database):
        for table in ("t", "u", "v"):
            await lay(database, record(), {}, table)
        notes = Notes(database)
        await notes.keep("t", "ada", 0, "one", False)
        await notes.keep("u", "ada", 0, "two", False)
        with pytest.raises(BadRequest, match="notes-too-many"):
            await notes.keep("v", "ada", 0, "three", False)
        await notes.keep("v", "ben", 0, "another person's", False)
        await notes.keep("u", "ada", 0, "two, changed", False)
        await notes.keep("u", "ada", 0, "", False)
        await notes.keep("v", "ada", 0, "three", False)
        return [note.text for table in ("t", "u", "v") for note in await notes.of(table, "ada")]

    assert with_database(where, use) == ["one", "three"]
