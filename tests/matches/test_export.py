"""Positions as pictures that need nothing else."""

from xml.etree import ElementTree

from tests.laws.games import each_game, played
from universelle.games.registry import load
from universelle.i18n import LANGUAGES
from universelle.matches.export import board_png, board_svg, record_svg
from universelle.matches.match import Match

SVG = "{http://www.w3.org/2000/svg}svg"


@each_game
def test_a_picture_is_an_svg_that_links_nothing(slug):
    record = played(slug, 2, 1, moves=12).record
    for language in LANGUAGES:
        svg = record_svg(record, language=language)
        root = ElementTree.fromstring(svg)
        assert root.tag == SVG
        assert float(root.attrib["width"]) > 100
        assert not [
            each for each in root.iter() if "class" in each.attrib or each.attrib.get("href", "").startswith("/")
        ]


@each_game
def test_a_picture_shows_the_position_after_so_many_moves(slug):
    record = played(slug, 2, 1, moves=12).record
    assert record_svg(record, 0) == record_svg(record.with_moves(()))
    assert record_svg(record) == record_svg(record, 12) != record_svg(record, 0)
    assert board_svg(load(slug), record.position(), record.names) == record_svg(record)


@each_game
def test_a_notebook_shows_the_picture_of_a_match(slug):
    record = played(slug, 2, 1, moves=3).record
    assert Match(record)._repr_svg_() == record_svg(record)


def test_a_png_is_as_wide_as_asked():
    png = board_png(record_svg(played("worlds-fair-1893", 2, 1, moves=3).record))
    assert png.startswith(b"\x89PNG")
    assert int.from_bytes(png[16:20], "big") == 1074
