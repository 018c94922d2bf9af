"""The rules page."""

import pytest

from tests.web.documents import tree_of
from universelle.games.registry import load, metas
from universelle.i18n import LANGUAGES, Translations, rules_text
from universelle.web.markdown import markdown
from universelle.web.rules_page import rules

GAME = load("worlds-fair-1893")


def test_the_contents_link_every_chapter():
    tree = tree_of(rules(Translations("en", GAME.package), GAME.meta, "## One {#one}\n\ntext\n\n## Two {#two}\n"))
    assert [a.attrib["href"] for a in tree.find(".//nav").iter("a")] == ["#one", "#two"]
    assert {"one", "two"} <= {element.attrib["id"] for element in tree.iter("h2") if "id" in element.attrib}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", metas())
def test_the_rules_have_the_same_anchors_in_every_language(slug, language):
    package = load(slug).package
    ids = [part.id for part in markdown(rules_text(language, package)) if part.tag in ("h2", "h3")]
    assert ids == [part.id for part in markdown(rules_text("en", package)) if part.tag in ("h2", "h3")]
    assert None not in ids
