"""What the invariants in `universelle.testing` need to know about a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, TypeAlias

from universelle.core.event import Event

Values: TypeAlias = Mapping[str, Any]  # of an edition, as its file would hold them


def events_in(module: ModuleType) -> tuple[type[Event], ...]:
    """Every event that a module names."""
    return tuple([kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)])


def _nothing(_: Any) -> tuple[object, object]:
    return (), ()


def _no_names(_: Any) -> Iterable[str]:
    return ()


@dataclass(frozen=True)
class Checks:
    """Editions to test with, and what must hold in every position."""

    short: Values = field(default_factory=dict)  # an edition with every phase and a true end, but fewer rounds
    editions: tuple[Values, ...] = ()  # editions in which rare things happen
    pieces: Callable[[Any], tuple[object, object]] = _nothing  # all pieces found in a position, and all in the box
    names: Callable[[Any], Iterable[str]] = _no_names  # names that the events of random matches must mention
    events: tuple[type[Event], ...] = ()  # events that random matches must emit
    deals: bool = True  # whether something is dealt or drawn at random
    undo: bool = True  # whether some moves reveal nothing, so that they can be taken back
    long: bool = True  # whether a random match is long enough for what invariants look at to occur in each of them
