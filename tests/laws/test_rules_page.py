"""Whatever a player is asked, the rules for players have a heading that tells of it."""

import re
from importlib.resources import files
from random import Random

from tests.laws.games import begin, each_table, play
from universelle.games.registry import load
from universelle.i18n import LANGUAGES

ANCHOR = re.compile(r"^#+ .*\{#([a-z0-9-]+)\}$", re.MULTILINE)


def headings(slug: str, language: str) -> list[str]:
    page = files(load(slug).package).joinpath("text", f"rules.{language}.md")
    return ANCHOR.findall(page.read_text(encoding="utf-8"))


@each_table
def test_every_decision_names_a_heading_of_the_rules_in_every_language(slug, players):
    state = begin(slug, players, seed=1)
    told = {state.agenda[-1].rule for _ in play(state, Random(1))}
    assert told
    for language in LANGUAGES:
        assert told <= set(headings(slug, language)), language
