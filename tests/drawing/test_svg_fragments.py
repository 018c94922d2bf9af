"""Drawings stored as SVG files, as trees."""

import pytest

from universelle.drawing.svg_fragments import fragment, parse


def test_a_drawing_becomes_a_tree_of_nodes():
    tree = parse('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><g class="a"><path d="M0 0"/></g></svg>')
    assert tree.tag == "svg"
    assert tree.attributes == {"viewBox": "0 0 2 1"}
    assert str(tree) == '<svg viewBox="0 0 2 1"><g class="a"><path d="M0 0"></path></g></svg>'


@pytest.mark.parametrize("name", ["masthead", "medal"])
def test_shared_drawings_are_parsed_once(name):
    assert fragment(name).tag == "svg" or fragment(name).children
    assert fragment(name) is fragment(name)


def test_a_drawing_that_does_not_exist():
    with pytest.raises(FileNotFoundError):
        fragment("no-such-drawing")
