"""Files with games: one record, or a line for each game; and what is wrong with one, in which line."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import islice
from typing import Any, Final

from universelle.core.errors import BadRecord
from universelle.core.message import Message
from universelle.games.registry import metas
from universelle.matches.record import FORMAT, Record

GAME: Final = "universelle-game"  # the format of a line: a record, and when it ended
MEDIA_TYPE: Final = "application/jsonl"
MOST: Final = 20_000  # games of a file
LONGEST: Final = 1_000_000  # signs of a game; none that was played has a tenth of that


@dataclass(frozen=True, slots=True)
class Entry:
    """A game of a file: its text, the line in which it begins, and when it ended and its title, if the file says so.

    `problem` says why it is not even looked at.
    """

    line: int
    text: str
    ended: float | None = None
    problem: Message | None = None
    game: str = ""

    @staticmethod
    def of(line: int, text: str, ended: float | None = None, game: str = "") -> Entry:
        if len(text) > LONGEST:
            return Entry(line, "", ended, Message("games-slow"))
        return Entry(line, text, ended, game=game)


def line_of(ended: float, record: Record) -> str:
    """A game as a line of a file."""
    moment = datetime.fromtimestamp(ended, UTC).isoformat(timespec="seconds")
    tree = {"format": GAME, "ended": moment, "record": json.loads(record.to_json())}
    return json.dumps(tree, ensure_ascii=False, separators=(",", ":")) + "\n"


def entries(file: bytes) -> Sequence[Entry]:
    """The games of a file, not looked at yet: a record of its own, a list of records, or one in each line."""
    try:
        text = file.decode()
    except UnicodeDecodeError as error:
        raise BadRecord("games-not-text") from error
    found = list(islice(_entries(text), MOST + 1))
    if len(found) > MOST:
        raise BadRecord("games-too-much")
    return found


def _entries(text: str) -> Iterator[Entry]:
    try:
        tree = json.loads(text)
    except (ValueError, RecursionError):
        return _lines(text) if _is_of_lines(text) else iter([Entry.of(1, text)])
    if isinstance(tree, list):
        return (_entry(number, each) for number, each in enumerate(tree, start=1))
    return iter([_entry(1, tree, text)])


def _is_of_lines(text: str) -> bool:
    """Whether each line is to be a game: some are whole."""
    return any(line.startswith("{") and line.rstrip().endswith("}") for line in io.StringIO(text))


def _lines(text: str) -> Iterator[Entry]:
    for number, line in enumerate(io.StringIO(text), start=1):
        if line.strip():
            try:
                yield _entry(number, json.loads(line), line)
            except (ValueError, RecursionError):
                yield Entry.of(number, line)


def _entry(line: int, tree: Any, text: str | None = None) -> Entry:
    if isinstance(tree, dict) and tree.get("format") == GAME and isinstance(tree.get("record"), dict):
        record = tree["record"]
        return Entry.of(line, json.dumps(record, ensure_ascii=False), _moment(tree.get("ended")), _game(record))
    return Entry.of(line, json.dumps(tree, ensure_ascii=False) if text is None else text, game=_game(tree))


def _game(tree: Any) -> str:
    """The title of a record; nothing if it is not known here."""
    game = tree.get("game") if isinstance(tree, dict) else None
    return game if isinstance(game, str) and game in metas() else ""


def _moment(text: Any) -> float | None:
    """When a game ended, unless that lies in the future or cannot be read."""
    try:
        then = datetime.fromisoformat(text)
    except (ValueError, TypeError):
        return None
    return then.timestamp() if then.tzinfo and 0 < then.timestamp() <= datetime.now(UTC).timestamp() else None


def checked(text: str) -> Record:
    """The finished match in a text, replayed and checked; else what is wrong with it."""
    record = Record.from_json(text)
    if record.verify().to_move():
        raise BadRecord("games-not-over", moves=len(record.moves))
    return record


def line_in(entry: Entry, why: Message) -> int:
    """The line of the file that a refusal is about, as near as can be told."""
    lines = entry.text.splitlines()
    sought = why.values.get("move") or why.values.get("where") or why.values.get("text")
    if len(lines) < 2 or not isinstance(sought, str):
        told = why.values.get("line")
        return entry.line + (told - 1 if isinstance(told, int) else 0)
    quoted = json.dumps(sought, ensure_ascii=False)
    found = [number for number, line in enumerate(lines) if quoted in line]
    nth = why.values.get("number")
    if isinstance(nth, int) and FORMAT in entry.text:
        first = next((number for number, line in enumerate(lines) if '"moves"' in line), 0)
        found = [number for number in found if number >= first + nth] or found
    return entry.line + (found[0] if found else 0)
