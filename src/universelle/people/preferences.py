"""How somebody wants pages to look, sound and ask: kept by a browser in a cookie, for an account in the database."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, Final

SEPARATOR: Final = "|"  # between two of them as text, as in `speed-fast|confirm-off`
ON, OFF = "on", "off"
LOUDEST: Final = 100


class Theme(StrEnum):
    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Type(StrEnum):
    NORMAL = "normal"
    LARGE = "large"
    LARGER = "larger"


class Speed(StrEnum):
    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    AT_ONCE = "at-once"


@dataclass(frozen=True, slots=True)
class Preferences:
    """Each by its name in forms and scripts. What nobody has chosen is as here."""

    sound: bool = True
    volume: int = 60  # of LOUDEST
    speed: Speed = Speed.NORMAL  # of what others do
    theme: Theme = Theme.SYSTEM
    type: Type = Type.NORMAL
    patterns: bool = False  # on the colours of seats and games
    confirm: bool = True  # moves, on touch screens and where they cannot be taken back
    hints: bool = True
    keys: bool = True  # single keys that act at once

    def changed(self, wishes: Mapping[str, str]) -> Preferences:
        """With these values, as forms send them; what makes no sense changes nothing."""
        read: dict[str, Any] = {name: self._read(name, wishes[name]) for name in NAMES if name in wishes}
        return replace(self, **{name: value for name, value in read.items() if value is not None})

    def _read(self, name: str, text: str) -> bool | int | StrEnum | None:
        now = getattr(self, name)
        if isinstance(now, bool):
            return {ON: True, OFF: False}.get(text)
        if isinstance(now, StrEnum):
            return next((value for value in type(now) if value == text), None)
        good = text.isascii() and text.isdigit() and len(text) <= 3 and int(text) <= LOUDEST
        return int(text) if good else None

    def text(self, separator: str = SEPARATOR) -> str:
        """Those that somebody has changed."""
        usual = Preferences()
        changed = [name for name in NAMES if getattr(self, name) != getattr(usual, name)]
        return separator.join([f"{name}-{self.value(name)}" for name in changed])

    def values(self) -> dict[str, str]:
        """All of them, as forms send them."""
        return {name: self.value(name) for name in NAMES}

    def value(self, name: str) -> str:
        """One of them, as forms send it."""
        value = getattr(self, name)
        return (ON if value else OFF) if isinstance(value, bool) else str(value)


NAMES: Final = tuple(field.name for field in fields(Preferences))


def preferences_from(text: str) -> Preferences:
    """Preferences out of their text, whoever has written it."""
    pairs = [mark.partition("-") for mark in text.split(SEPARATOR)]
    return Preferences().changed({name: value for name, _, value in pairs})
