"""Drawings that leave the page: an SVG with its styles worked into it, and that as a PNG.

On a page a drawing gets its looks from style sheets, with variables that depend on where an element stands. Programs
that only know SVG cannot follow that, so it is worked out here, element by element.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final
from xml.etree import ElementTree as ET  # only our own drawings are read

import cssselect2
import resvg_py
import tinycss2
from tinycss2.color3 import parse_color

from universelle.drawing.node import Node

SVG: Final = "http://www.w3.org/2000/svg"
KEPT: Final = frozenset(
    [
        *("fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap"),
        *("stroke-linejoin", "stroke-opacity", "opacity", "color", "display", "visibility", "transform"),
        *(
            "font-size",
            "font-weight",
            "font-style",
            "font-family",
            "font-variant-caps",
            "letter-spacing",
            "text-anchor",
        ),
    ]
)
VARIABLE: Final = re.compile(r"var\((--[\w-]+)(?:,\s*([^()]*))?\)")
CHOICE: Final = re.compile(r"light-dark\(((?:[^(),]|\([^()]*\))*),((?:[^()]|\([^()]*\))*)\)")
MIX: Final = re.compile(r"color-mix\(in srgb,\s*([^,()]+|\w+\([^()]*\))\s+([\d.]+)%,\s*([^,()]+|\w+\([^()]*\))\)")
GEOMETRY: Final = frozenset(["x", "y", "width", "height", "rx"])  # of shapes, which styles may size
SUM: Final = re.compile(r"calc\(([^()]*)\)")
TERM: Final = re.compile(r"([+-]?)\s*(-?[\d.]+)(?:px)?((?:\s*[*/]\s*[\d.]+(?:px)?)*)")
FACTOR: Final = re.compile(r"([*/])\s*([\d.]+)")
LENGTH: Final = re.compile(r"(-?[\d.]+)(px|deg)")


def standalone(board: Node, styles: Sequence[str], slug: str, symbols: Sequence[str]) -> str:
    """The drawing of a game as an SVG that needs nothing else; `symbols` are the elements of those it uses."""
    drawn = str(board).replace(f' xmlns="{SVG}"', "")
    page = ET.fromstring(f'<html data-game="{slug}" data-theme="light"><body class="table">{drawn}</body></html>')
    _expand_symbols(page, symbols)
    matcher = _matcher(tuple(styles))
    for element in cssselect2.ElementWrapper.from_xml_root(page).iter_subtree():
        _dress(element, matcher)
    svg = page[0][0]
    _strip(svg)
    width, height = svg.get("viewBox", "0 0 100 100").split()[2:]
    svg.attrib |= {"xmlns": SVG, "width": width, "height": height}
    return ET.tostring(svg, encoding="unicode")


def png(svg: str, width: int) -> bytes:
    """A picture of a standalone SVG."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, serif_family="DejaVu Serif"))


@dataclass(frozen=True, slots=True)
class Declaration:
    name: str
    value: str


@cache
def _matcher(styles: tuple[str, ...]) -> Any:
    """All rules outside of @media, ready to be asked what they say of an element."""
    matcher = cssselect2.Matcher()
    for sheet in styles:
        for rule in _rules(tinycss2.parse_stylesheet(sheet, skip_comments=True, skip_whitespace=True)):
            try:
                selectors = cssselect2.compile_selector_list(rule.prelude)
            except cssselect2.SelectorError:
                continue
            declared = list(_declarations(rule.content))
            for selector in selectors:
                if selector.pseudo_element is None:
                    matcher.add_selector(selector, declared)
    return matcher


def _rules(items: Any) -> Iterator[Any]:
    """The rules of a sheet, those in layers too; the layers are in the order of the sheets."""
    for item in items:
        if item.type == "qualified-rule":
            yield item
        elif item.type == "at-rule" and item.lower_at_keyword == "layer" and item.content is not None:
            yield from _rules(tinycss2.parse_rule_list(item.content, skip_comments=True, skip_whitespace=True))


def _declarations(content: Any) -> Iterator[Declaration]:
    for item in tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True):
        if item.type == "declaration":
            yield Declaration(item.name, tinycss2.serialize(item.value).strip())


def _dress(element: Any, matcher: Any) -> None:
    """Give an element as attributes what the rules say of it; its variables are handed on to its children."""
    parent = element.parent
    variables: dict[str, str] = dict(parent.variables) if parent is not None else {}
    found = [declaration for match in sorted(matcher.match(element), key=lambda m: m[:2]) for declaration in match[-1]]
    found += _declarations(element.etree_element.get("style", ""))
    variables |= {item.name: item.value for item in found if item.name.startswith("--")}
    element.variables = variables
    kept = KEPT | GEOMETRY if element.local_name == "rect" else KEPT
    looks = {item.name: _worked_out(item.value, variables) for item in found if item.name in kept}
    for name, value in looks.items():
        element.etree_element.set(name, value)


def _worked_out(value: str, variables: dict[str, str]) -> str:
    """A value without variables, choices, mixtures and sums."""
    for _ in range(20):
        if not VARIABLE.search(value):
            break
        value = VARIABLE.sub(lambda found: variables.get(found[1], found[2] or "none"), value)
    value = CHOICE.sub(lambda found: found[1].strip(), value)
    value = MIX.sub(_mixed, value)
    value = SUM.sub(_summed, value)
    return LENGTH.sub(r"\1", value)


def _mixed(found: re.Match[str]) -> str:
    share = float(found[2]) / 100
    one, other = parse_color(found[1].strip()), parse_color(found[3].strip())
    if one is None or other is None:
        return found[1]
    red, green, blue = [round(255 * (share * a + (1 - share) * b)) for a, b in zip(one[:3], other[:3])]
    return f"rgb({red},{green},{blue})"


def _summed(found: re.Match[str]) -> str:
    """A sum of lengths, each of them perhaps so many times as long."""
    total = 0.0
    for sign, number, factors in TERM.findall(found[1]):
        value = float(number) * (-1 if sign == "-" else 1)
        for operator, factor in FACTOR.findall(factors):
            value = value * float(factor) if operator == "*" else value / float(factor)
        total += value
    return f"{total:g}"


def _expand_symbols(page: ET.Element, texts: Sequence[str]) -> None:
    """Put a copy of its symbol in the place of every `use`: what a symbol wears depends on where it is used."""
    symbols = {symbol.get("id"): symbol for symbol in ET.fromstring(f"<svg>{''.join(texts)}</svg>")}
    for holder in list(page.iter()):
        for place, use in enumerate(list(holder)):
            symbol = symbols.get(use.get("href", "").removeprefix("#")) if use.tag == "use" else None
            if symbol is not None:
                box = {key: value for key, value in use.attrib.items() if key != "href"}
                copy = ET.Element("svg", {"viewBox": symbol.get("viewBox", "0 0 24 24"), **box})
                copy.extend([_plain(child) for child in symbol])
                holder[place] = copy


def _plain(element: ET.Element) -> ET.Element:
    """A copy without the namespace that a file of its own has."""
    copy = ET.Element(element.tag.removeprefix(f"{{{SVG}}}"), dict(element.attrib))
    copy.extend([_plain(child) for child in element])
    return copy


def _strip(svg: ET.Element) -> None:
    """What only a page needs."""
    for element in svg.iter():
        for name in ("class", "style", "tabindex", "role", "aria-label", "aria-hidden"):
            element.attrib.pop(name, None)
