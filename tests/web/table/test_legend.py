"""The legend of a game: its symbols in groups."""

import xml.etree.ElementTree as ET

from universelle.contract.explanation import Sign, SignGroup
from universelle.web.table.legend import game_symbol, signs


def test_every_sign_stands_in_its_group_with_its_symbol_name_and_line():
    groups = [SignGroup("Money", [Sign("coin", "Coin", "Pays for tiles.")]), SignGroup("Time", [])]
    money, time = [ET.fromstring(str(section)) for section in signs(groups)]
    assert money.find("h3").text == "Money"
    (item,) = money.findall(".//li")
    assert item.find(".//b").text == "Coin"
    assert item.find(".//small").text == "Pays for tiles."
    assert item.find(".//use").attrib["href"] == "#sy-coin"
    assert time.findall(".//li") == []


def test_a_symbol_has_the_ink_of_its_game():
    assert "symbol-coin" in ET.fromstring(str(game_symbol("coin"))).attrib["class"].split()
