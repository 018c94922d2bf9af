"""What a server and a process that thinks say to each other: one JSON object a line, on standard input and output.

`docs/thinking.md` describes every line. A process whose input ends has nothing more to do, and ends.
"""

from __future__ import annotations

import json
from typing import Any, Final, TypeAlias

VERSION: Final = 1
LONGEST: Final = 1 << 20  # bytes of a line

Line: TypeAlias = "dict[str, Any]"


class Nonsense(Exception):
    """A line that cannot be understood, with the reason. Programs read it, so it is in English."""


def written(message: Line) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def read(text: bytes) -> Line:
    """The message in a line."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Nonsense(f"not a line of JSON: {_shown(text)}") from error
    if not isinstance(message, dict):
        raise Nonsense(f"not a JSON object: {_shown(text)}")
    return message


def _shown(text: bytes) -> str:
    return text.decode(errors="replace").strip()[:80]
