"""Plain text: what people type or files hold, without signs that steer terminals, hide or turn what is read."""

from __future__ import annotations

import unicodedata
from typing import Final

STEERING: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})  # control, format, private, halves, ends of lines
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters that nobody can see
NO_CHARACTERS: Final = 0xFFFE  # the last two of every plane are none, and no XML may hold them


def plain(text: str) -> str:
    """A text on one line: signs that cannot be seen are left out, and there is one space where there was any."""
    return " ".join("".join([_seen(sign) for sign in unicodedata.normalize("NFC", text)]).split())


def is_plain(text: str) -> bool:
    """Whether every sign of a text can be seen, or is a space."""
    return all([_seen(sign) == sign for sign in text])


def shown(text: str) -> str:
    """A text for a terminal, in lines as they are: signs that cannot be seen take no effect."""
    return text if text.isprintable() else "".join([sign if sign in "\n\t" else _seen(sign) for sign in text])


def _seen(sign: str) -> str:
    """The sign, a space for one that parts words, or nothing."""
    if sign in "\t\n\r\v\f\x85\u2028\u2029":
        return " "
    hidden = unicodedata.category(sign) in STEERING or sign in BLANK or ord(sign) & NO_CHARACTERS == NO_CHARACTERS
    return "" if hidden else sign
