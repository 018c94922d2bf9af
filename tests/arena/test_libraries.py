"""The libraries of the arena."""

import re
import sys
from pathlib import Path

import pytest

import universelle
from universelle.arena.libraries import require
from universelle.core.errors import BadRequest
from universelle.i18n import LANGUAGES, Translations

LARGE = re.compile(r"^\s*(import|from) (choix|cma|numpy|scipy)\b", re.MULTILINE)


def test_what_is_there_is_not_missed():
    require("choix", "cma")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_missing_is_said_with_the_command_that_installs_it(language):
    with pytest.raises(BadRequest) as refused:
        require("json", "choice-of-nobody", "cma-of-nobody")
    told = Translations(language).say(refused.value.message)
    assert f"uv pip install --python {sys.executable} choice-of-nobody cma-of-nobody" in told


def test_nothing_else_needs_them():
    source = Path(universelle.__file__).parent
    using = [
        path.relative_to(source).parts[0] for path in source.rglob("*.py") if LARGE.search(path.read_text("utf-8"))
    ]
    assert set(using) == {"arena"}
