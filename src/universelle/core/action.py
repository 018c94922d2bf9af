"""Moves: immutable, built once, shared by every position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from universelle.core.errors import BadNotation
from universelle.core.message import Message

FEW: Final = 3  # choices that need no grouping


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


def gathered(actions: Sequence[Action], depth: int = 0) -> list[tuple[Message | None, list[Action]]]:
    """The rows of a list of choices: each an action by itself or, where there are many, a group and its title.

    Groups lie in groups; `depth` says in how many groups these actions already are. A group that would hold all of
    them is none.
    """
    rows: list[tuple[Message | None, list[Action]]] = []
    groups: dict[str, list[Action]] = {}
    for action in actions:
        titles = action.groups() if len(actions) > FEW else ()
        if depth >= len(titles):
            rows.append((None, [action]))
            continue
        name = str(titles[depth])
        if name not in groups:
            groups[name] = []
            rows.append((titles[depth], groups[name]))
        groups[name].append(action)
    if len(rows) == 1 and groups:
        return gathered(actions, depth + 1)
    return rows


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
