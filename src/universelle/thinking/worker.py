"""The process that thinks: it keeps positions, follows their moves and answers what a bot does.

Run: python -m universelle.thinking.worker [--gently]
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from queue import SimpleQueue

from universelle.bots import Dropped, Perspective, bot_at
from universelle.bots.hints import Suggestion, hint, luck
from universelle.bots.protocol import VERSION, Line, Nonsense, read, written
from universelle.build import BUILD
from universelle.core.state import State
from universelle.games.registry import load
from universelle.matches.record import Move, Record
from universelle.reviews.reviewer import review
from universelle.thinking.interpreter import GENTLY

BESIDE = 10  # how much a process gives way to others that does its work gently


@dataclass
class Position:
    """A match that this process follows."""

    record: Record
    state: State
    made: int  # moves

    def follow(self, after: int, moves: list[str]) -> None:
        """Make the moves that followed the first `after`."""
        if after != self.made:
            raise Nonsense(f"moves after {after}, but {self.made} are known")
        parse = load(self.record.game).catalogue.parse
        for move in map(Move.parse, moves):
            self.state.apply(move.seat, parse(move.code))
            self.made += 1

    def choose(self, seat: int, bot: str, wanted: Callable[[], bool]) -> str:
        """The code of a bot's move."""
        game = load(self.record.game)
        thinker = bot_at(game, bot, self.record.seed, seat, self.made)
        return thinker.choose(Perspective(game, self.state, seat, wanted)).code

    def hint(self, seat: int, codes: list[str], seconds: float, wanted: Callable[[], bool]) -> list[Suggestion]:
        """The best of these moves of a seat."""
        perspective = Perspective(load(self.record.game), self.state, seat, wanted)
        asked = tuple([action for action in perspective.legal_actions if action.code in codes])
        random = luck(self.record.seed, seat, self.made)
        return hint(perspective.seeing(asked or perspective.legal_actions), random, seconds)


class Worker:
    """Handles lines one after another; `say` sends an answer."""

    def __init__(self, say: Callable[[Line], None]) -> None:
        self._say = say
        self._positions: dict[str, Position] = {}
        self._dropped: object = None  # the last thought that nobody wants any more
        self._kinds: dict[str, Callable[[Line], None]] = {
            "hello": self._hello,
            "position": self._position,
            "moves": self._moves,
            "choose": self._choose,
            "hint": self._hint,
            "review": self._review,
            "forget": self._forget,
        }

    def drops(self, text: bytes) -> bool:
        """Whether a line, which may come while this process thinks, only drops a thought."""
        with suppress(Nonsense):
            message = read(text)
            if message.get("do") == "drop":
                self._dropped = message.get("id")
                return True
        return False

    def handle(self, text: bytes) -> None:
        """Do what a line asks for. What goes wrong is an answer, too: this process goes on."""
        message: Line = {}
        try:
            message = read(text)
            self._kind(message)(message)
        except Dropped:
            self._say({"id": message["id"], "dropped": True})
        except Nonsense as error:
            self._say({"id": message.get("id"), "error": str(error)})
        except Exception as error:
            traceback.print_exc()
            self._positions.pop(str(message.get("match")), None)  # it may be half changed
            self._say({"id": message.get("id"), "error": f"{type(error).__name__}: {error}"})

    def _kind(self, message: Line) -> Callable[[Line], None]:
        kind = self._kinds.get(str(message.get("do")))
        if kind is None:
            raise Nonsense(f"there is nothing to do called {message.get('do')!r}; known: {', '.join(self._kinds)}")
        return kind

    def _hello(self, message: Line) -> None:
        self._say({"id": message["id"], "version": VERSION, "name": "universelle", "build": BUILD})

    def _position(self, message: Line) -> None:
        record = Record.from_json(message["record"])
        self._positions[message["match"]] = Position(record, record.position(), len(record.moves))

    def _moves(self, message: Line) -> None:
        self._known(message).follow(message["after"], message["moves"])

    def _choose(self, message: Line) -> None:
        number, position = message["id"], self._known(message)
        self._say({"id": number, "began": True})
        action = position.choose(message["seat"], message["bot"], lambda: number != self._dropped)
        self._say({"id": number, "action": action})

    def _hint(self, message: Line) -> None:
        number, position = message["id"], self._known(message)
        self._say({"id": number, "began": True})
        found = position.hint(message["seat"], message["actions"], message["seconds"], lambda: number != self._dropped)
        self._say({"id": number, "hint": [each.to_data() for each in found]})

    def _review(self, message: Line) -> None:
        """Say what is found about each move, one line after another."""
        number, record = message["id"], Record.from_json(message["record"])
        self._say({"id": number, "began": True})
        for move in review(record, message["after"], lambda: number != self._dropped):
            self._say({"id": number, "move": asdict(move)})
        self._say({"id": number, "done": True})

    def _forget(self, message: Line) -> None:
        self._positions.pop(message["match"], None)

    def _known(self, message: Line) -> Position:
        found = self._positions.get(message["match"])
        if found is None:
            raise Nonsense(f"there is no position of a match called {message['match']!r}")
        return found


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who asks decides when this process ends
    if GENTLY in sys.argv and os.name == "posix":
        os.nice(BESIDE)
    lines: SimpleQueue[bytes] = SimpleQueue()
    worker = Worker(_say)
    threading.Thread(target=_listen, args=(worker, lines), daemon=True).start()
    while True:
        worker.handle(lines.get())


def _listen(worker: Worker, lines: SimpleQueue[bytes]) -> None:
    """Read lines until there are none: then whoever asked is gone, however it ended, and no answer is wanted."""
    for text in sys.stdin.buffer:
        if not worker.drops(text):
            lines.put(text)
    os._exit(0)


def _say(message: Line) -> None:
    sys.stdout.buffer.write(written(message))
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
