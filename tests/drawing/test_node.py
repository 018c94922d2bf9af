"""Elements: how they are written, and what they are equal to."""

from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from universelle.drawing.node import VOID, Node, kept, node, symbol

pytestmark = pytest.mark.engine

TEXT = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r\0"), max_size=20)


class Reader(HTMLParser):
    """Reads one element as a browser would."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: dict[str, str | None] = {}
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes |= dict(attrs)

    def handle_data(self, data):
        self.text += data


def test_an_element_is_written_out():
    tree = node("p", "Look: ", node("a", "rules", href="/rules"), ".", id="hint")
    assert str(tree) == '<p id="hint">Look: <a href="/rules">rules</a>.</p>'


def test_an_element_reads_the_same_however_often_it_is_written():
    part = node("b", "rules & ", symbol("rules"))
    written = str(part)
    assert [str(part) for _ in range(3)] == [written] * 3
    assert str(node("p", part, part)) == f"<p>{written}{written}</p>"


def test_parts_are_known_by_which_object_they_are():
    first, second = node("p", "one"), node("p", "one")
    assert first == second
    assert len({first: 1, second: 2}) == 2


@given(TEXT)
def test_a_text_stays_text(text):
    read = Reader(str(node("p", text)))
    assert read.tags == ["p"]
    assert read.text == text


@given(TEXT)
def test_an_attribute_stays_one_attribute(value):
    read = Reader(str(node("p", title=value)))
    assert read.tags == ["p"]
    assert read.attributes == {"title": value}


@pytest.mark.parametrize("text", ["<script>", "&lt;", "a & b", "</b>", "<!--"])
def test_what_looks_like_markup_is_escaped(text):
    assert text not in str(node("p", text))
    assert Reader(str(node("p", text))).text == text


def test_quotes_do_not_end_an_attribute():
    assert str(node("p", title="\"'><b>")) == '<p title="&quot;&#x27;&gt;&lt;b&gt;"></p>'


@pytest.mark.parametrize(
    ("given", "written"),
    [
        ({"class_": "a b"}, ' class="a b"'),
        ({"for_": "seed"}, ' for="seed"'),
        ({"data_key": 3}, ' data-key="3"'),
        ({"aria_hidden": "true"}, ' aria-hidden="true"'),
        ({"x": 1.5}, ' x="1.5"'),
        ({"y": 0}, ' y="0"'),
        ({"hidden": True}, ' hidden=""'),
        ({"hidden": False}, ""),
        ({"title": None}, ""),
        ({"viewbox": "0 0 1 1"}, ' viewBox="0 0 1 1"'),
        ({"preserveaspectratio": "none"}, ' preserveAspectRatio="none"'),
        ({"textlength": 9}, ' textLength="9"'),
    ],
)
def test_attributes_in_few_words(given, written):
    assert str(node("g", **given)) == f"<g{written}></g>"


def test_children_are_gathered():
    inner = node("b")
    assert node("p", None, "a", [inner, "c"], []).children == ["a", inner, "c"]


@pytest.mark.parametrize("tag", sorted(VOID))
def test_some_elements_have_no_end(tag):
    assert str(node(tag, id="x")) == f'<{tag} id="x">'


def test_equal_is_what_is_written_equally():
    assert node("p", "a", id="x") == Node("p", {"id": "x"}, ["a"])
    for other in (node("q", "a", id="x"), node("p", "b", id="x"), node("p", "a", id="y"), node("p", "a"), "p"):
        assert node("p", "a", id="x") != other


def test_an_element_knows_its_id():
    assert node("p", id="x").id == "x"
    assert node("p").id is None


def test_a_symbol_is_hidden_from_screen_readers():
    assert str(symbol("wheel")) == (
        '<svg class="sy" viewBox="0 0 24 24" aria-hidden="true"><use href="#sy-wheel"></use></svg>'
    )


def test_what_is_kept_is_the_same_as_long_as_its_parts_are():
    inner = node("b", "1", id="inner")
    assert kept("p", inner, class_="x", id="outer") is kept("p", inner, class_="x", id="outer")
    assert kept("p", inner, class_="y", id="outer") is not kept("p", inner, class_="x", id="outer")
    assert kept("p", node("b", "2", id="inner"), id="outer") != kept("p", inner, id="outer")
