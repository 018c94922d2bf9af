"""Which build runs, and that it is the one being tested."""

import os

import pytest

from universelle.build import BUILD, COMPILED
from universelle.core import state
from universelle.games.worlds_fair_1893.rules import scoring, steps

pytestmark = pytest.mark.engine


def test_the_build_under_test_is_the_one_asked_for():
    assert os.environ.get("UNIVERSELLE_BUILD", "pure") == BUILD


def test_the_engine_is_compiled_as_a_whole_or_not_at_all():
    compiled = {not module.__file__.endswith(".py") for module in (state, scoring, steps)}
    assert compiled == {COMPILED}
