"""Which build of the engine runs: compiled by mypyc, or plain Python."""

from __future__ import annotations

from importlib.metadata import version
from typing import Final

from universelle.core import state

VERSION: Final = version("universelle")
COMPILED: Final = not str(state.__file__).endswith(".py")
BUILD: Final = "compiled" if COMPILED else "pure"
