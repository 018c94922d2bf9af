"""Libraries that only the arena and tuning need: they are large, and installed only where somebody asks for them."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from universelle.core.errors import BadRequest


def require(*names: str) -> None:
    """Refuse to begin what cannot be finished without these."""
    missing = [name for name in names if find_spec(name) is None]
    if missing:
        raise BadRequest("libraries-missing", libraries=" ".join(missing), python=sys.executable)
