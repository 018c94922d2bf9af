"""A game that explains nothing still has a page."""

from tests.contract.scenes import scene
from universelle.contract.explanation import Explanation, Fact
from universelle.contract.page import Page
from universelle.core.action import Action


def test_by_default_nothing_is_explained():
    page = Page()
    assert page.explain(scene(), "tower") is None
    assert page.about(scene(), Action("build tower")) == ""
    assert list(page.legend(scene())) == []


def test_an_explanation_needs_a_name_a_kind_and_an_effect():
    told = Explanation("Tower", "Building", "Gives 3 points.", [Fact("Costs", "2 coins")])
    assert told.facts[0].label == "Costs"
    assert (told.story, told.rule, told.symbol, told.picture) == ("", "", "", None)
