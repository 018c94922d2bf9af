"""Moves: immutable, built once, shared by every position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from universelle.core.errors import BadNotation
from universelle.core.message import Message


class Action:
    """One move a seat can make, never changed once built. `code` is its notation, `index` its number."""

    __slots__ = ("code", "index")

    def __init__(self, code: str) -> None:
        self.code = code
        self.index = -1

    def __repr__(self) -> str:
        return f"<{self.code}>"

    def message(self) -> Message:
        """What the move does, for people."""
        raise NotImplementedError

    def groups(self) -> tuple[Message, ...]:
        """What this move shares with others that people better choose step by step, the widest group first."""
        return ()


class Catalogue:
    """Every action of a game, by number and by notation."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions = tuple(actions)
        self._by_code: dict[str, Action] = {}
        for index, action in enumerate(self.actions):
            if action.code in self._by_code:
                raise ValueError(f"two actions with the code {action.code!r}")
            action.index = index
            self._by_code[action.code] = action

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __getitem__(self, index: int) -> Action:
        return self.actions[index]

    def parse(self, code: str) -> Action:
        """The action with this notation; capitals and spacing do not matter."""
        action = self._by_code.get(" ".join(code.lower().split()))
        if action is None:
            raise BadNotation("unknown-action", code=code)
        return action
