"""What a machine may lack."""

import os
from typing import NoReturn

import pytest


def lacking(what: str) -> NoReturn:
    """Skip what this machine cannot test, or fail if everything is required."""
    if os.environ.get("UNIVERSELLE_REQUIRED"):
        pytest.fail(what)
    pytest.skip(what)
