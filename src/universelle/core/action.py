"""Actions: immutable, built once, shared by every position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from universelle.core.errors import BadNotation
from universelle.core.message import Message

FEW: Final = 3  # so many actions are listed without groups


@mypyc_attr(allow_interpreted_subclasses=True)  # games in packages are not compiled
class Action:
    """One thing a seat can do, immutable. `code` is its notation, `index` its number in the catalogue."""

    __slots__ = ("code", "index")

    def __init__(self, code: str) -> None:
        self.code = code
        self.index = -1

    def __repr__(self) -> str:
        return f"<{self.code}>"

    def __reduce__(self) -> tuple[object, ...]:
        return _interned, (type(self), self.code)

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def message(self) -> Message:
        """What the action does, for people."""
        raise NotImplementedError

    def groups(self) -> tuple[Message, ...]:
        """The menu groups this action belongs to, outermost first."""
        return ()


def group_actions(
    actions: Sequence[Action], depth: int = 0, titles_of: Callable[[Action], tuple[Message, ...]] | None = None
) -> list[tuple[Message | None, list[Action]]]:
    """Build the rows of a menu: each a single action or, if there are many, a titled group of actions.

    Groups may be nested; `depth` is the level already opened. A group containing every action is skipped. `titles_of`
    names the groups of an action in a position; without it they have the names they have anywhere.
    """
    if len(actions) <= FEW:
        return [(None, [action]) for action in actions]
    rows: list[tuple[Message | None, list[Action]]] = []
    groups: dict[str, list[Action]] = {}
    for action in actions:
        titles = action.groups() if titles_of is None else titles_of(action)
        if depth >= len(titles):
            rows.append((None, [action]))
            continue
        title = titles[depth]
        name = str(title)
        if name not in groups:
            groups[name] = []
            rows.append((title, groups[name]))
        groups[name].append(action)
    if len(rows) == 1 and groups:
        return group_actions(actions, depth + 1, titles_of)
    return rows


INTERNED: Final[dict[tuple[type[Action], str], Action]] = {}  # every catalogued action


def _interned(kind: type[Action], code: str) -> Action:
    """The catalogue's own object, for unpickling. Importing the class has built its catalogue."""
    return INTERNED[kind, code]


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
            INTERNED[type(action), action.code] = action

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __getitem__(self, index: int) -> Action:
        return self.actions[index]

    def parse(self, code: str) -> Action:
        """The action with this notation; case and spacing do not matter."""
        action = self._by_code.get(" ".join(code.lower().split()))
        if action is None:
            raise BadNotation("unknown-action", code=code)
        return action
