"""Views whose equal parts are the same objects, so that what is drawn from a part can be cached."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

LATEST: Final = 4  # values remembered for each place: what its owner and all others see there, now and one move ago
UNSHARED: Final = frozenset([dict, list])  # what parts of a view are made of before they are shared


class Part(dict[str, Any]):
    """A mapping in a shared view. It is known by which object it is: `once` can cache what is drawn from it."""

    __slots__ = ()
    __hash__ = object.__hash__  # type: ignore[assignment]


class Parts(list[Any]):
    """A list in a shared view, known by which object it is."""

    __slots__ = ()
    __hash__ = object.__hash__  # type: ignore[assignment]


class SharedViews:
    """The views of a match, by position and by viewer: a part that has not changed stays the same object."""

    def __init__(self) -> None:
        self._whole = _Place()

    def share(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        """An equal view, made of parts seen before as far as possible."""
        shared: Mapping[str, Any] = view if isinstance(view, Part) else self._whole.share(view)
        return shared


class _Place:
    """A place in a view, and the latest values seen there."""

    __slots__ = ("_inner", "_values")

    def __init__(self) -> None:
        self._inner: dict[object, _Place] = {}
        self._values: list[tuple[Any, Part | Parts]] = []  # what was shared, and what it became

    def share(self, value: Any) -> Any:
        if type(value) not in UNSHARED:
            return value
        for known, made in self._values:
            if known is value:
                return made
        for number, (_, made) in enumerate(self._values):
            if made == value:
                self._values[number] = value, made
                return made
        made = self._made_of_shared(value)
        self._values.insert(0, (value, made))
        del self._values[LATEST:]
        return made

    def _made_of_shared(self, value: dict[str, Any] | list[Any]) -> Part | Parts:
        """Of plain values, and of what is shared already, there is nothing to share."""
        if isinstance(value, dict):
            part = Part(value)
            for key, each in value.items():
                if type(each) in UNSHARED:
                    part[key] = self._at(key).share(each)
            return part
        return Parts(
            [self._at(number).share(each) if type(each) in UNSHARED else each for number, each in enumerate(value)]
        )

    def _at(self, key: object) -> _Place:
        place = self._inner.get(key)
        if place is None:
            place = self._inner[key] = _Place()
        return place
