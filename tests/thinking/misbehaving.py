"""A process that thinks, some of whose bots, and whose hints for some matches, hang, die or answer nonsense.

Run: python -m tests.thinking.misbehaving
"""

import os
import time
from collections.abc import Callable

from universelle.bots.protocol import LONGEST, Line
from universelle.thinking import worker


class Misbehaving(worker.Worker):
    def _choose(self, message: Line) -> None:
        behave = BEHAVIOUR.get(message["bot"])
        if behave is None:
            super()._choose(message)
        else:
            behave(self, message["id"])

    def _hint(self, message: Line) -> None:
        behave = BEHAVIOUR.get(message["match"])
        if behave is None:
            super()._hint(message)
        else:
            behave(self, message["id"])

    def hints_at_nothing(self, number: int) -> None:
        self.begins(number)
        self._say({"id": number, "hint": []})

    def hints_at_nonsense(self, number: int) -> None:
        self.begins(number)
        self._say({"id": number, "hint": [{"move": "win"}]})

    def hints_at_cheating(self, number: int) -> None:
        self.begins(number)
        self._say({"id": number, "hint": [{"action": "win", "rank": 1, "expects": None, "then": []}]})

    def begins(self, number: int) -> None:
        self._say({"id": number, "began": True})

    def hangs(self, number: int) -> None:
        self.begins(number)
        time.sleep(3600)

    def hangs_before(self, number: int) -> None:
        time.sleep(3600)

    def dies(self, number: int) -> None:
        os._exit(1)

    def babbles(self, number: int) -> None:
        self.begins(number)
        print("I think, therefore", flush=True)

    def shouts(self, number: int) -> None:
        self.begins(number)
        print("x" * 2 * LONGEST, flush=True)

    def cheats(self, number: int) -> None:
        self.begins(number)
        self._say({"id": number, "action": "win"})

    def fails(self, number: int) -> None:
        self.begins(number)
        raise RuntimeError("out of ideas")

    def answers_another(self, number: int) -> None:
        self.begins(number)
        self._say({"id": number - 1, "action": "the answer to another question"})
        self._say({"id": number, "error": "none to this"})

    def ponders(self, number: int) -> None:
        self.begins(number)
        while number != self._dropped:
            time.sleep(0.001)
        self._say({"id": number, "dropped": True})


BEHAVIOUR: dict[str, Callable[[Misbehaving, int], None]] = {
    each.__name__: each
    for each in (
        Misbehaving.hangs,
        Misbehaving.hangs_before,
        Misbehaving.dies,
        Misbehaving.babbles,
        Misbehaving.shouts,
        Misbehaving.cheats,
        Misbehaving.fails,
        Misbehaving.answers_another,
        Misbehaving.ponders,
        Misbehaving.hints_at_nothing,
        Misbehaving.hints_at_nonsense,
        Misbehaving.hints_at_cheating,
    )
}


if __name__ == "__main__":
    worker.Worker = Misbehaving  # type: ignore[misc]
    worker.main()
