"""The messages of a language, each parsed when it is first asked for: parsing all of them takes a second."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from threading import Lock
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

BEGINNING: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # of a message or, with a dash, a term
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # to another message or term


def sources_of(text: str) -> dict[str, str]:
    """A catalogue cut into its messages and terms, by name."""
    found = list(BEGINNING.finditer(text))
    bounds = pairwise([*[each.start() for each in found], len(text)])
    return {each[1]: text[start:end] for each, (start, end) in zip(found, bounds, strict=True)}


class Catalogue:
    """What several packages say in one language; the later ones win."""

    def __init__(self, language: str, sources: Sequence[Mapping[str, str]]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources = {name: source for each in sources for name, source in each.items()}  # not parsed yet
        self._lock = Lock()

    def message(self, name: str) -> Any:
        """A message as Fluent has compiled it; None if there is none."""
        with self._lock:
            self._parse(name)
        return self._bundle.get_message(name) if self._bundle.has_message(name) else None

    def format(self, pattern: Any, values: Mapping[str, Any]) -> str:
        text, _ = self._bundle.format_pattern(pattern, dict(values))
        return str(text)

    def _parse(self, name: str) -> None:
        """Parse a message, and those it refers to."""
        source = self._sources.pop(name, None)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
            for other in REFERENCE.findall(source):
                self._parse(other)
