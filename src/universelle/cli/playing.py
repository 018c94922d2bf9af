"""Many games, played under a progress bar."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import TracebackType

from universelle.bots import GREEDY, simpler_than
from universelle.cli.shell import FAILED, INTERRUPTED, Shell
from universelle.contract.game import Game
from universelle.core.errors import BotFailed, UniverselleError
from universelle.core.message import Message


class Playing:
    """A context in which games are played. What stops them is said; what was finished by then stays.

    What keeps them from beginning is for others.
    """

    def __init__(self, shell: Shell, asked: int, known: int = 0) -> None:
        self.processes = 1
        self.games = known
        self.code = 0
        self._known = known
        self._shell = shell
        self._told: set[tuple[object, str]] = set()  # failures, by bot and kind
        self._asked = asked
        self._bar = shell.progress()
        self._task = self._bar.add_task(shell.words("simulate-working"), total=asked, completed=known)

    def __enter__(self) -> Playing:
        self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, stopped: BaseException | None, trace: TracebackType | None
    ) -> bool:
        self._bar.stop()
        if isinstance(stopped, UniverselleError) and (self.games > self._known or isinstance(stopped, BotFailed)):
            self._shell.complain(stopped.message)
        elif not isinstance(stopped, KeyboardInterrupt):
            return False
        self._shell.complain(Message("simulate-stopped", {"games": self.games, "asked": self._asked}))
        self.code = INTERRUPTED if isinstance(stopped, KeyboardInterrupt | BotFailed) else FAILED
        return True

    def advance(self) -> None:
        """One more game is finished."""
        self.games += 1
        self._bar.advance(self._task)

    def describe(self, text: str) -> None:
        self._bar.update(self._task, description=text)

    def shared_out(self, processes: int) -> None:
        """From now on so many processes play."""
        self.processes = processes
        self.describe(self._shell.words("simulate-working-together", processes=processes))

    def lost(self) -> None:
        """A process was ended by somebody else."""
        self._shell.complain(Message("process-lost"))

    def failed(self, failures: Iterable[Message]) -> None:
        """Why bots failed; of each, every kind is said once."""
        for failure in failures:
            kind = failure.values["bot"], failure.key
            if kind not in self._told:
                self._told.add(kind)
                self._shell.complain(failure)


def tell_stand_ins(shell: Shell, game: Game, stand_ins: Mapping[str, int]) -> None:
    """For which bots another one decided, and how often: nobody shall take that for their own play."""
    for bot, number in stand_ins.items():
        if number:
            by = simpler_than(game, bot) or GREEDY
            shell.complain(Message("simulate-stood-in", {"bot": bot, "number": number, "by": by}))
