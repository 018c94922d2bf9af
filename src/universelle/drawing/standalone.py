"""Drawings that leave the page: an SVG that needs no style sheets, and that as a PNG.

On a page a drawing gets its looks from style sheets, with variables that depend on where an element is. Programs that
only know SVG cannot follow that, so every element gets its looks as attributes here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final
from xml.etree import ElementTree as ET  # only our own drawings are read

import cssselect2
import resvg_py
import tinycss2

from universelle.drawing.node import Node
from universelle.drawing.style_rules import StyleRules, style_rules
from universelle.drawing.style_values import Variables, inherit, work_out

SVG: Final = "http://www.w3.org/2000/svg"
STYLED: Final = frozenset(
    [
        *("fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap"),
        *("stroke-linejoin", "stroke-opacity", "opacity", "color", "display", "visibility", "transform"),
        *("font-size", "font-weight", "font-style", "font-family", "font-variant-caps", "letter-spacing"),
        "text-anchor",
    ]
)  # the properties that an SVG knows as attributes
PLACED: Final = {
    "rect": STYLED | {"x", "y", "width", "height", "rx"},
    "circle": STYLED | {"cx", "cy", "r"},
}  # those that styles place and size
SMALL_CAPITALS: Final = 0.8  # their height beside capitals
ONLY_FOR_PAGES: Final = ("class", "style", "tabindex", "role", "aria-label", "aria-hidden")


def standalone(board: Node, styles: Sequence[str], slug: str, symbols: Sequence[str], place: str = "table") -> str:
    """The drawing of a game as an SVG that needs nothing else.

    `symbols` are the elements of those it uses, `place` is the class of what a page has it in.
    """
    drawn = str(board).replace(f' xmlns="{SVG}"', "")
    page = ET.fromstring(
        f'<html data-game="{slug}" data-settings="theme-light">'
        f'<body class="{place}" data-game="{slug}">{drawn}</body></html>'
    )
    _expand_symbols(page, symbols)
    _style_tree(cssselect2.ElementWrapper.from_xml_root(page), style_rules(*styles), {})
    svg = page[0][0]
    _write_small_capitals(svg, 16, "normal")
    for element in svg.iter():
        for name in ONLY_FOR_PAGES:
            element.attrib.pop(name, None)
    width, height = svg.get("viewBox", "0 0 100 100").split()[2:]
    svg.attrib |= {"xmlns": SVG, "width": width, "height": height}
    return ET.tostring(svg, encoding="unicode")


def png(svg: str, width: int, background: str | None = None) -> bytes:
    """A picture of a standalone SVG; without a background, what it leaves free can be seen through."""
    return bytes(
        resvg_py.svg_to_bytes(svg_string=svg, width=width, background=background, serif_family="Liberation Serif")
    )


def size_of(svg: str) -> tuple[float, float]:
    """The width and the height of a standalone SVG."""
    drawn = ET.fromstring(svg).attrib
    return float(drawn["width"]), float(drawn["height"])


def _style_tree(element: Any, rules: StyleRules, inherited: Variables) -> None:
    """Give an element of cssselect2, and all in it, the looks that the rules declare as attributes."""
    declarations = rules.declarations(element)
    variables = inherit(inherited, declarations)
    styled = PLACED.get(element.local_name, STYLED)
    for name in styled & set(element.etree_element.keys()):
        _work_out_attribute(element.etree_element, name, variables)
    for name, value in {each.name: each.value for each in declarations if each.name in styled}.items():
        if (text := work_out(value, variables)) is not None:
            element.etree_element.set(name, text)
    for child in element.iter_children():
        _style_tree(child, rules, variables)


def _work_out_attribute(element: ET.Element, name: str, variables: Variables) -> None:
    """Symbols use variables in attributes, too."""
    if "var(" in (value := element.get(name, "")):
        text = work_out(tinycss2.parse_component_value_list(value), variables)
        if text is None:
            del element.attrib[name]
        else:
            element.set(name, text)


def _write_small_capitals(element: ET.Element, size: float, caps: str) -> None:
    """Few programs know small capitals: write capitals in a smaller size."""
    caps = element.attrib.pop("font-variant-caps", caps)
    size = _font_size(element.get("font-size", ""), size)
    for child in list(element):
        _write_small_capitals(child, size, caps)
    if element.tag not in ("text", "tspan") or caps == "normal":
        return
    children = list(element)
    texts = [element.text or "", *[child.tail or "" for child in children]]
    element.text = ""
    for child in children:
        element.remove(child)
        child.tail = ""
    _append_small_capitals(element, texts[0], size, caps)
    for child, text in zip(children, texts[1:]):
        element.append(child)
        _append_small_capitals(element, text, size, caps)


def _append_small_capitals(element: ET.Element, text: str, size: float, caps: str) -> None:
    """Append a text: runs of small letters as small capitals, all else as it is."""
    for small, letters in groupby(text, lambda letter: letter.islower() or caps == "all-small-caps"):
        run = "".join(letters)
        if small:
            ET.SubElement(element, "tspan", {"font-size": f"{size * SMALL_CAPITALS:g}"}).text = run.upper()
        elif len(element):
            element[-1].tail = (element[-1].tail or "") + run
        else:
            element.text = (element.text or "") + run


def _font_size(text: str, inherited: float) -> float:
    if text.endswith("em"):
        return float(text.removesuffix("em")) * inherited
    return float(text) if text else inherited


def _expand_symbols(page: ET.Element, texts: Sequence[str]) -> None:
    """Replace every `use` by a copy of what it shows: how that looks depends on where it is used."""
    drawn = ET.fromstring(f"<svg>{''.join(texts)}</svg>")
    _expand(page, {name: element for element in drawn.iter() if (name := element.get("id"))})


def _expand(holder: ET.Element, named: Mapping[str, ET.Element]) -> None:
    for place, child in enumerate(list(holder)):
        shown = named.get(child.get("href", "").rpartition("#")[2]) if child.tag == "use" else None
        if shown is not None:
            holder[place] = _copied(shown, child)
        _expand(holder[place], named)


def _copied(shown: ET.Element, use: ET.Element) -> ET.Element:
    """What a `use` shows: a symbol in its own frame, anything else as it is."""
    box = {key: value for key, value in use.attrib.items() if key != "href"}
    copy = _without_namespace(shown)
    if copy.tag == "symbol":
        copy.tag, copy.attrib = "svg", {"viewBox": shown.get("viewBox", "0 0 24 24")}
    copy.attrib.pop("id", None)
    copy.attrib |= box
    return copy


def _without_namespace(element: ET.Element) -> ET.Element:
    """A copy without the namespace that the elements of a file have."""
    copy = ET.Element(element.tag.removeprefix(f"{{{SVG}}}"), dict(element.attrib))
    copy.extend([_without_namespace(child) for child in element])
    return copy
