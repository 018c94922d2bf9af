"""What is wrong with an edition."""

from universelle.core.message import Message
from universelle.core.rules import DEFAULT_EDITION
from universelle.web.editions.checked import Checked


def test_an_edition_can_be_played_if_nothing_is_wrong():
    why = Message("edition-missing", {"where": "x"})
    assert Checked(DEFAULT_EDITION).can_be_played
    assert not Checked(DEFAULT_EDITION, {"x": why}).can_be_played
    assert not Checked(DEFAULT_EDITION, {}, why).can_be_played
