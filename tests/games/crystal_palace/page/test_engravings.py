"""The engravings of the patents: one for each, in a file that says nothing but lines."""

import gzip
from importlib.resources import files
from xml.etree import ElementTree as ET

import pytest

from tests.games.crystal_palace.page.drawn import new_palace, scene
from universelle.games.crystal_palace.game import GAME
from universelle.games.crystal_palace.page.engravings import SPRITE, engraving
from universelle.games.crystal_palace.page.explanations import explain
from universelle.games.crystal_palace.page.locations.cards import art
from universelle.games.crystal_palace.page.symbols import effect_text
from universelle.games.crystal_palace.rules.components import CHARACTERS, PATENTS, TILES

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"path", "circle", "ellipse"}
PLACES = {"d", "cx", "cy", "r", "rx", "ry"}
LOOKS = {
    "fill": {"var(--plate)", "var(--touch)", "currentColor"},
    "stroke": {"var(--plate)", "var(--hatch)", "var(--touch-edge)", "var(--thread)"},
}
WIDTHS = {"stroke-width", "stroke-dasharray", "stroke-linecap"}
MOST = 1_700  # bytes of a picture
MOST_SENT = 10_000  # bytes of all of them, compressed


def sprite():
    return files(GAME.package).joinpath("page", "static", "engravings.svg").read_text(encoding="utf-8")


def pictures():
    return {symbol.get("id"): symbol for symbol in ET.fromstring(sprite())}


def test_every_patent_has_an_engraving_and_there_are_no_others():
    assert sorted(pictures()) == sorted([f"en-{key}" for key in PATENTS])


@pytest.mark.parametrize("key", PATENTS)
def test_an_engraving_is_lines_of_ink_paper_and_brass(key):
    picture = pictures()[f"en-{key}"]
    assert picture.tag == f"{SVG}symbol"
    assert picture.get("viewBox") == "0 0 120 66"
    assert {shape.tag.removeprefix(SVG) for shape in picture} <= SHAPES
    for shape in picture:
        assert len(shape) == 0
        assert not shape.text
        assert set(shape.keys()) <= PLACES | WIDTHS | LOOKS.keys()
        assert all(shape.get(look) in allowed for look, allowed in LOOKS.items() if shape.get(look))


def test_engravings_are_small():
    assert max(len(picture) for picture in sprite().split("</symbol>")) < MOST
    assert len(gzip.compress(sprite().encode())) < MOST_SENT


def test_an_engraving_is_used_from_its_file():
    assert f"/static/{GAME.meta.slug}/engravings.svg" == SPRITE
    assert f'href="{SPRITE}/en-steam-hammer#en-steam-hammer"' in str(engraving("steam-hammer"))
    assert engraving("steam-hammer") is engraving("steam-hammer")
    assert engraving(CHARACTERS[0]) is None


def test_a_card_shows_its_engraving_and_else_its_effect():
    given = scene(new_palace(2))
    effects = given.box.patents[0].effects
    assert f"#en-{PATENTS[0]}" in str(art(given.words, "card", PATENTS[0], effects))
    without = str(art(given.words, "card", TILES[0], effects))
    assert "#en-" not in without
    assert effect_text(given.words, effects) in without


def test_the_explanation_of_a_patent_shows_its_engraving():
    told = explain(scene(new_palace(2)), "patent-stereoscope")
    assert told is not None
    assert told.picture is engraving("stereoscope")
