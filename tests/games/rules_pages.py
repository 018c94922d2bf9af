"""Reading the rules pages: the text, the tables and the numbers of each chapter."""

import re
from functools import cache
from xml.etree import ElementTree

from tests.web.documents import parsed
from universelle.i18n import rules_text
from universelle.web.markdown import markdown

NUMBER = re.compile(r"\d+")

Table = list[list[str]]


@cache
def chapters(language: str, package: str) -> dict[str, list[ElementTree.Element]]:
    """The elements below each heading, by its anchor."""
    found: dict[str, list[ElementTree.Element]] = {}
    below: list[ElementTree.Element] = []
    for part in markdown(rules_text(language, package)):
        if part.tag in ("h1", "h2", "h3"):
            below = found.setdefault(str(part.id), [])
        else:
            below.append(parsed(str(part)))
    return found


def tables(language: str, package: str, chapter: str) -> list[Table]:
    """The cells of every table in a chapter, row by row, without the head."""
    return [
        [["".join(cell.itertext()) for cell in row] for row in table.find("tbody")]
        for element in chapters(language, package)[chapter]
        for table in element.iter("table")
    ]


def numbers(text: str) -> list[int]:
    return [int(number) for number in NUMBER.findall(text)]


def prose(language: str, package: str, chapter: str) -> str:
    """What a chapter says outside its tables."""
    return "\n".join(
        "".join(element.itertext())
        for element in chapters(language, package)[chapter]
        if element.tag != "table" and element.find(".//table") is None
    )


def check_prose(language: str, package: str, chapter: str, told: set[int], other: set[int]) -> None:
    """A chapter gives every number in `told`, which come from the data, and no others but those in `other`."""
    found = set(numbers(prose(language, package, chapter)))
    assert told <= found, f"{chapter} in {language} does not give {told - found}"
    assert found <= told | other, f"{chapter} in {language} gives {found - told - other}, which the data do not have"
