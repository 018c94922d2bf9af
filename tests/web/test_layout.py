"""What surrounds every page: head, footer, language links."""

from tests.web.documents import parsed
from universelle.drawing.node import node
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.web.layout import page

WORDS = Translations("en")


def test_a_document_links_its_styles_and_scripts_and_names_its_game():
    game = load("worlds-fair-1893")
    html = page(WORDS, "A & B", node("main"), game=game, styles=("/static/x/a.css",), scripts=("/b.js",))
    tree = parsed(html)
    assert tree.attrib["data-game"] == game.meta.slug
    assert tree.attrib["data-accent"] == game.meta.accent
    sheets = [link.attrib["href"] for link in tree.iter("link") if link.attrib["rel"] == "stylesheet"]
    assert sheets[0] == "/static/house/styles.css"
    assert sheets[-1] == "/static/x/a.css"
    assert {script.attrib["type"] for script in tree.iter("script")} == {"module"}
    assert [script.attrib["src"] for script in tree.iter("script")] == [
        "/static/house/page.js",
        "/static/house/titles.js",
        "/b.js",
    ]
    assert tree.find("head/title").text == "A & B · Universelle"


def test_a_page_about_no_game_names_none():
    assert "data-game" not in parsed(page(WORDS, "A", node("main"))).attrib


def test_a_table_has_no_footer_unless_asked_for():
    assert "<footer" not in page(WORDS, "T", node("body", node("main"), class_="table"))
    assert "<footer" in page(WORDS, "T", node("body", node("main"), class_="table"), foot=True)


def test_a_page_that_waits_is_reloaded_where_scripts_are_off():
    assert '<noscript><meta http-equiv="refresh" content="2">' in page(WORDS, "T", node("main"), refresh=2)
