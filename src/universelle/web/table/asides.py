"""What goes beside the drawing of a table over its stream: who is there, and what people say."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol


class Aside(Protocol):
    """Something that changes beside the drawing."""

    def subscribe(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call a function after every change; return a function that ends this."""

    def news(self) -> Mapping[str, Any]:
        """What has changed since this was last asked; nothing if nothing has."""


class Asides:
    """Several of them as one."""

    def __init__(self, *parts: Aside) -> None:
        self._parts = parts

    def subscribe(self, changed: Callable[[], None]) -> Callable[[], None]:
        ends = [part.subscribe(changed) for part in self._parts]

        def unsubscribe() -> None:
            for end in ends:
                end()

        return unsubscribe

    def texts(self) -> Sequence[str]:
        """What is new, as events of a stream."""
        news: dict[str, Any] = {}
        for part in self._parts:
            news |= part.news()
        return [f"event: aside\ndata: {json.dumps(news, ensure_ascii=False)}\n\n"] if news else []


NOTHING = Asides()
