"""The documents: their examples run, their links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")

NAMED = re.compile(r"`([\w*-][\w*.-]*(?:/[\w*.-]+)+/?|[a-z_]+\.(?:py|js|css|svg|toml))`")  # a path, or a file's name
SOURCE = ROOT / "src" / "universelle"
MADE_UP = {"s/n"}  # the seed of a match in a simulation

EXAMPLES = [page for page in PAGES if "\n>>> " in page.read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", EXAMPLES, ids=lambda page: page.name)
def test_the_examples_run(page):
    results = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert results.attempted
    assert not results.failed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_to_files(page):
    links = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


def is_in_the_project(name: str) -> bool:
    """Whether a path that a page names is there: seen from the top, from the source, or from any folder in it."""
    pattern = name.rstrip("/").replace("GAME.", "*.").replace("GAME", "*").replace("SLUG", "*")
    return any(ROOT.glob(pattern)) or any(SOURCE.rglob(pattern))


@pytest.mark.parametrize("page", [*(ROOT / "docs").rglob("*.md"), ROOT / "CONTRIBUTING.md"], ids=lambda page: page.name)
def test_every_file_that_a_page_names_is_there(page):
    named = set(NAMED.findall(page.read_text(encoding="utf-8"))) - MADE_UP
    assert sorted(name for name in named if not is_in_the_project(name)) == []


def test_the_architecture_page_names_files():
    assert len(NAMED.findall((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))) > 20


@pytest.mark.parametrize("folder", sorted(path.name for path in (ROOT / "src/universelle").iterdir() if path.is_dir()))
def test_every_folder_of_the_source_has_a_page(folder):
    assert folder.startswith("__") or (ROOT / "docs" / f"{folder}.md").exists()


def test_the_page_of_the_web_names_every_module_and_script():
    named = (ROOT / "docs" / "web.md").read_text(encoding="utf-8")
    modules = [path for path in (SOURCE / "web").rglob("*.py") if path.name != "__init__.py"]
    scripts = (SOURCE / "web" / "static").glob("*.js")
    files = [path.name for path in (*modules, *scripts) if path.parent.name != "addresses"]
    assert sorted(name for name in files if name not in named) == []


def test_the_architecture_page_names_every_folder_of_the_web():
    named = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    folders = [path.name for path in (SOURCE / "web").iterdir() if path.is_dir() and not path.name.startswith("__")]
    assert sorted(name for name in folders if f"{name}/" not in named) == []
