"""Every character has a portrait, drawn in lines that take the inks of the page, and small enough to send."""

from gzip import compress
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from tests.games.crystal_palace.page.drawn import new_palace, scene
from universelle.games.crystal_palace.page.explanations import explain
from universelle.games.crystal_palace.page.locations.cards import art
from universelle.games.crystal_palace.page.portraits import SPRITE, medallion, portrait
from universelle.games.crystal_palace.rules.components import CHARACTERS, PATENTS

SVG = "{http://www.w3.org/2000/svg}"
SENT = 14_000  # bytes of the whole file as sent
LARGEST = 2_200  # bytes of one portrait
INKS = {
    *("none", "currentColor"),
    *(f"var(--{name})" for name in ("plate", "hatch", "touch", "touch-edge")),
}
DRAWN = files("universelle.games.crystal_palace.page").joinpath("static", "portraits.svg").read_bytes()
FILE = ElementTree.fromstring(DRAWN)
SYMBOLS = {symbol.attrib["id"]: symbol for symbol in FILE.iter(f"{SVG}symbol")}


def test_every_character_has_a_portrait_and_nobody_else():
    assert sorted(SYMBOLS) == sorted(f"po-{key}" for key in CHARACTERS)


def test_portraits_differ():
    drawn = [ElementTree.tostring(symbol[-1]) + ElementTree.tostring(symbol[0]) for symbol in SYMBOLS.values()]
    assert len(set(drawn)) == len(CHARACTERS)


def test_all_show_the_shared_face():
    faces = {"#man", "#woman"}
    for name, symbol in SYMBOLS.items():
        used = {use.attrib["href"] for use in symbol.iter(f"{SVG}use")}
        assert len(used & faces) == 1, name


def test_only_lines_and_parts_that_exist():
    parts = {f"#{part.attrib['id']}" for part in FILE.find(f"{SVG}defs") or ()}
    used = {use.attrib["href"] for use in FILE.iter(f"{SVG}use")}
    assert used == parts
    assert {each.tag.removeprefix(SVG) for each in FILE.iter()} == {"svg", "defs", "g", "symbol", "path", "use"}


def test_inks_are_those_of_the_page():
    given = {each.attrib[name] for each in FILE.iter() for name in ("fill", "stroke") if name in each.attrib}
    assert given <= INKS
    for name, symbol in SYMBOLS.items():
        assert symbol.attrib["viewBox"] == "0 0 120 66"
        assert any(path.get("fill") == "var(--touch)" for path in symbol.iter(f"{SVG}path")), name


def test_portraits_are_small():
    assert len(compress(DRAWN)) <= SENT
    lines = [line for line in DRAWN.splitlines() if line.startswith(b"<symbol")]
    assert len(lines) == len(CHARACTERS)
    assert max(map(len, lines)) <= LARGEST


def test_portrait_of_a_character_only():
    assert f"{SPRITE}/po-karl-marx#po-karl-marx" in str(portrait("karl-marx"))
    assert portrait(PATENTS[0]) is None


def test_portrait_drawn_once():
    assert portrait("karl-marx") is portrait("karl-marx")
    assert medallion("karl-marx") is medallion("karl-marx")


@pytest.mark.parametrize("key", CHARACTERS)
def test_card_and_explanation_show_the_portrait(key):
    given = scene(new_palace(3))
    assert f"#po-{key}" in str(art(given.words, "card", key, ()))
    told = explain(given, f"character-{key}")
    assert told is not None
    assert told.picture is portrait(key)
