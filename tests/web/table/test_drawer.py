"""The drawer beside a table."""

from tests.web.documents import tree_of
from universelle.drawing.node import node
from universelle.i18n import Translations
from universelle.web.table.drawer import drawer


def test_a_drawer_has_a_title_its_content_and_a_way_out():
    drawn = drawer(Translations("en"), "rules", "?", "Rules", "opens and closes", node("p", "text", id="inside"))
    tree = tree_of(drawn).find(".//aside")
    assert tree is not None
    assert tree.attrib["aria-labelledby"] == "drawer-title"
    assert [each.attrib["aria-label"] for each in tree.iter("button") if "aria-label" in each.attrib] == ["Close"]
    assert [each.attrib["data-drawer"] for each in tree.iter("button") if "data-drawer" in each.attrib] == ["legend"]
    assert [each.text for each in tree.iter("kbd")] == ["?"]
    assert any(each.attrib.get("id") == "inside" for each in tree.iter("p"))
