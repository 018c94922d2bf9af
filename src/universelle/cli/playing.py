"""Many games, played under a progress bar."""

from __future__ import annotations

from types import TracebackType

from universelle.cli.shell import INTERRUPTED, Shell
from universelle.core.errors import BotFailed
from universelle.core.message import Message


class Playing:
    """A context in which games are played. What stops them is said; what was finished by then stays."""

    def __init__(self, shell: Shell, asked: int, known: int = 0) -> None:
        self.processes = 1
        self.games = known
        self.code = 0
        self._shell = shell
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
        if not isinstance(stopped, KeyboardInterrupt | BotFailed):
            return False
        if isinstance(stopped, BotFailed):
            self._shell.complain(stopped.message)
        self._shell.complain(Message("simulate-stopped", {"games": self.games, "asked": self._asked}))
        self.code = INTERRUPTED
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
