"""Databases in which there is nothing yet, not even tables."""

from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request, tmp_path) -> Path | str:
    """The path or the address of a database that the program has never opened, of each kind."""
    if request.param == "sqlite":
        path: Path = tmp_path / "deep" / "tables.sqlite"
        return path
    address: str = request.getfixturevalue("postgresql").new_database()
    return address
