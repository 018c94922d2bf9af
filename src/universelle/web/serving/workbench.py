"""A process of the workshop: it reads what to do, does it, and writes what came of it."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Mapping
from queue import SimpleQueue
from typing import Any, BinaryIO, Final

from universelle.core.edition import Edition
from universelle.core.errors import BadEdition, UniverselleError
from universelle.games.registry import load
from universelle.matches import export
from universelle.matches.record import Record
from universelle.web.editions.checked import Checked
from universelle.web.editions.values import problem_of, read_form
from universelle.web.history.record_files import checked, entries
from universelle.web.lobby.new_game import record_from

SIZE: Final = 4  # bytes that say how long a frame is
MEMORY: Final = 2 << 30  # bytes that a process may take
BESIDE: Final = 5  # how much it gives way to the server


def frame(content: object) -> bytes:
    """Something as it is sent from process to process."""
    data = pickle.dumps(content)
    return len(data).to_bytes(SIZE, "big") + data


def read_size(head: bytes) -> int:
    return int.from_bytes(head, "big")


def picture(record: Record, at: int, language: str, kind: str) -> bytes:
    """A position as a picture."""
    svg = export.record_svg(record, at, language)
    return export.board_png(svg) if kind == "png" else svg.encode()


def new_record(form: Mapping[str, str], language: str, file: str, edition: bytes) -> Record:
    """The record of a new match with an uploaded edition."""
    return record_from(form, language, _edition_in(file, edition))


def _edition_in(file: str, content: bytes) -> Edition:
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        raise BadEdition("edition-not-text", file=file) from error
    return Edition.from_toml(text, file)


def typed_edition(slug: str, name: str, form: Mapping[str, str]) -> Checked:
    """The edition that somebody has typed, and what is wrong with it."""
    game = load(slug)
    edition, wrong = read_form(game, name, form)
    return Checked(edition, wrong, problem_of(game, edition))


def uploaded_edition(slug: str, file: str, content: bytes) -> Checked:
    """The edition in a file, and what is wrong with it."""
    edition = _edition_in(file, content)
    return Checked(edition, {}, problem_of(load(slug), edition))


def checked_edition(slug: str, edition: Edition) -> Checked:
    """What is wrong with an edition."""
    return Checked(edition, {}, problem_of(load(slug), edition))


WORK: Final[dict[str, Callable[..., Any]]] = {
    "picture": picture,
    "poster": export.poster_png,
    "animation": export.record_apng,
    "new_record": new_record,
    "typed_edition": typed_edition,
    "uploaded_edition": uploaded_edition,
    "checked_edition": checked_edition,
    "games": entries,
    "record": checked,
}


def done(work: str, given: tuple[Any, ...]) -> Any:
    """What comes of a piece of work; a refusal is a message, a failure nothing. Who runs out of memory ends."""
    try:
        return WORK[work](*given)
    except UniverselleError as error:
        return error.message
    except MemoryError:
        os._exit(1)
    except Exception:
        traceback.print_exc()
        return None


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when this process ends
    if sys.platform != "win32":
        os.nice(BESIDE)
        _limit_memory()
    todo: SimpleQueue[tuple[str, tuple[Any, ...]]] = SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, todo), daemon=True).start()
    _say(None)
    while True:
        _say(done(*todo.get()))


def _listen(source: BinaryIO, todo: SimpleQueue[tuple[str, tuple[Any, ...]]]) -> None:
    """Read until there is nothing: then the server is gone, however it ended, and nobody wants the rest."""
    while len(head := source.read(SIZE)) == SIZE:
        todo.put(pickle.loads(source.read(read_size(head))))  # noqa: S301 — the server wrote it
    os._exit(0)


def _say(content: object) -> None:
    sys.stdout.buffer.write(frame(content))
    sys.stdout.buffer.flush()


def _limit_memory() -> None:
    import resource  # only some systems have it

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


if __name__ == "__main__":
    main()
