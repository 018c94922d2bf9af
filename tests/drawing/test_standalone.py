"""Drawings that need no style sheets."""

from xml.etree import ElementTree

from universelle.drawing.node import Node, node
from universelle.drawing.standalone import png, standalone

NAMESPACE = "{http://www.w3.org/2000/svg}"
SYMBOL = '<symbol id="sy-star" viewBox="0 0 24 24"><path class="ray" d="M0 0H24"/></symbol>'


def drawn(board: Node, *styles: str) -> ElementTree.Element:
    return ElementTree.fromstring(standalone(board, styles, "fair", [SYMBOL]))


def picture(*children: Node) -> Node:
    return node("svg", list(children), viewbox="0 0 40 30", id="board")


def test_an_element_gets_its_looks_as_attributes():
    svg = drawn(picture(node("rect", class_="card", tabindex=0)), ".card { fill: red; rx: 2px; cursor: pointer }")
    assert svg[0].attrib == {"fill": "red", "rx": "2"}


def test_a_circle_is_placed_by_styles():
    svg = drawn(picture(node("circle", class_="dot")), ".dot { cx: 3px; cy: 4px; r: 2px }")
    assert svg[0].attrib == {"cx": "3", "cy": "4", "r": "2"}


def test_variables_in_attributes_are_worked_out():
    board = picture(
        node("g", node("path", fill="var(--hole, white)"), style="--hole: blue"),
        node("path", fill="var(--hole, white)"),
    )
    svg = drawn(board)
    assert [svg[0][0].get("fill"), svg[1].get("fill")] == ["blue", "white"]


def test_small_capitals_are_capitals_in_a_smaller_size():
    svg = drawn(
        picture(node("text", "Fine ", node("tspan", "Arts"), " & co", class_="name")),
        ".name { font-size: 20px; font-variant-caps: small-caps }",
    )
    text = svg[0]
    assert "".join(text.itertext()) == "FINE ARTS & CO"
    assert [(part.text, part.get("font-size")) for part in text.iter() if part.get("font-size") == "16"] == [
        ("INE", "16"),
        ("RTS", "16"),
        ("CO", "16"),
    ]
    assert "font-variant-caps" not in text.attrib


def test_only_rectangles_are_sized_by_styles():
    svg = drawn(picture(node("circle", class_="dot")), ".dot { width: 2px; stroke-width: 2px }")
    assert svg[0].attrib == {"stroke-width": "2"}


def test_variables_are_handed_on():
    board = picture(node("g", node("path", class_="line"), style="--ink: blue"), node("path", class_="line"))
    svg = drawn(board, ":root { --ink: red } .line { stroke: var(--ink) }")
    assert [svg[0][0].get("stroke"), svg[1].get("stroke")] == ["blue", "red"]


def test_a_value_that_needs_an_unknown_variable_is_left_out():
    assert "fill" not in drawn(picture(node("path", class_="line")), ".line { fill: var(--none) }")[0].attrib


def test_styles_of_the_game_count():
    sheet = '@layer game { [data-game="fair"] { path { fill: red } } [data-game="other"] { path { fill: blue } } }'
    assert drawn(picture(node("path")), sheet)[0].get("fill") == "red"


def test_a_symbol_is_copied_where_it_is_used():
    board = picture(node("use", href="#sy-star", x=3, width=5, class_="mark"))
    svg = drawn(board, ".mark .ray { fill: red }")
    assert svg[0].tag == f"{NAMESPACE}svg"
    assert svg[0].attrib == {"viewBox": "0 0 24 24", "x": "3", "width": "5"}
    assert svg[0][0].attrib == {"d": "M0 0H24", "fill": "red"}


def test_the_picture_has_a_size():
    svg = drawn(picture())
    assert (svg.get("width"), svg.get("height")) == ("40", "30")


def test_a_png_of_it():
    svg = standalone(picture(node("rect", width=40, height=30)), ("rect { fill: red }",), "fair", [])
    assert png(svg, 80).startswith(b"\x89PNG")


def test_what_a_symbol_uses_itself_is_copied_from_its_file_too():
    plate = '<defs><g id="face"><path d="M1 1H2"/></g></defs><symbol id="po-ada"><use href="#face" x="3"/></symbol>'
    board = picture(node("use", href="/static/fair/portraits.svg/po-ada#po-ada", width=24))
    svg = ElementTree.fromstring(standalone(board, (), "fair", [plate]))
    assert svg[0].tag == f"{NAMESPACE}svg"
    assert svg[0].get("width") == "24"
    assert [(each.tag, each.get("x")) for each in svg[0]] == [(f"{NAMESPACE}g", "3")]
    assert svg[0][0][0].get("d") == "M1 1H2"
