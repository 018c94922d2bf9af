"""The rules page."""

import pytest

from tests.web.documents import tree_of
from universelle.drawing.node import Node, node
from universelle.games.registry import load, metas
from universelle.i18n import LANGUAGES, Translations, rules_text
from universelle.web.markdown import markdown
from universelle.web.pages import rules_page
from universelle.web.rules_page import rules, rules_drawer

GAME = load("worlds-fair-1893")


def no_picture(_name: str) -> Node | None:
    return None


def wheel(name: str) -> Node | None:
    return node("svg", id=f"picture-{name}")


def test_the_contents_link_every_chapter():
    tree = tree_of(
        rules(Translations("en", GAME.package), GAME.meta, "## One {#one}\n\ntext\n\n## Two {#two}\n", no_picture)
    )
    assert [a.attrib["href"] for a in tree.find(".//nav").iter("a")] == ["#brief", "#one", "#two"]
    assert [section.attrib.get("id") for section in tree.iter("section")] == ["brief", "one", "two"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", metas())
def test_the_rules_have_the_same_anchors_in_every_language(slug, language):
    package = load(slug).package
    ids = [part.id for part in markdown(rules_text(language, package)) if part.tag in ("h2", "h3")]
    assert ids == [part.id for part in markdown(rules_text("en", package)) if part.tag in ("h2", "h3")]
    assert None not in ids


def test_the_rules_begin_with_the_game_in_brief():
    words = Translations("en", GAME.package)
    for tree in (
        tree_of(rules(words, GAME.meta, "# Fair\n\n## One {#one}\n", no_picture)).find(".//article"),
        tree_of(rules_drawer(words, "# Fair\n\n## One {#one}\n", no_picture)),
    ):
        heads = ["".join(head.itertext()) for head in tree.iter() if head.tag in ("h1", "h2")]
        assert heads[-3:] == ["Fair", "The game in brief", "One"]
        assert words("rules-brief").splitlines()[0] in [line.text for line in tree.iter("p")]


def test_a_game_without_a_brief_text_has_no_such_chapter():
    tree = tree_of(rules(Translations("en"), GAME.meta, "# Fair\n\n## One {#one}\n", no_picture))
    assert [a.attrib["href"] for a in tree.find(".//nav").iter("a")] == ["#one"]


def test_a_picture_of_the_rules_is_drawn_by_the_game_above_its_caption():
    text = "## One {#one}\n\n![How it turns](wheel)\n"
    words = Translations("en", GAME.package)
    for tree in (tree_of(rules(words, GAME.meta, text, wheel)), tree_of(rules_drawer(words, text, wheel))):
        (figure,) = tree.iter("figure")
        assert [part.tag for part in figure] == ["svg", "figcaption"]
        assert figure[0].attrib["id"] == "picture-wheel"
        assert figure[1].text == "How it turns"


@pytest.mark.parametrize("slug", metas())
def test_the_page_ends_with_the_symbols_of_the_game_and_can_be_searched(slug):
    page = rules_page("de", slug)
    assert 'href="#symbols"' in page
    assert page.partition('<section id="symbols">')[2].count('class="tip-picture"') >= 10
    assert 'id="rules-find"' in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", metas())
def test_every_picture_of_the_rules_is_drawn(slug, language):
    game = load(slug)
    words = Translations(language, game.package)
    for part in markdown(rules_text(language, game.package)):
        if part.tag == "figure":
            assert game.page.illustrate(words, part.attributes["data-picture"]) is not None
