"""Running the program inside the tests."""

import io
from collections.abc import Callable, Iterable

import pytest

from tests.cli.program import Run
from universelle.cli import main


@pytest.fixture(autouse=True)
def _plain_surroundings(tmp_path, monkeypatch):
    """An English terminal without colours, wide enough, and a data folder of its own."""
    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "TTY_COMPATIBLE", "PYTHONIOENCODING"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("UNIVERSELLE_DATA", str(tmp_path / "data"))


@pytest.fixture
def universelle(capsys, monkeypatch) -> Callable[..., Run]:
    """Run the program with these arguments while these lines are typed."""

    def run(*arguments: str, typed: Iterable[str] = ()) -> Run:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        try:
            code = main(arguments)
        except SystemExit as stop:
            code = stop.code
        return Run(code, *capsys.readouterr())

    return run
