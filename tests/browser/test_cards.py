"""Crystal Palace: every card shows all its words, wherever it lies on display and whatever lies beside it."""

from collections.abc import Callable

import pytest

from tests.browser.layouts import TOUCHED, Screen, Window, at_each, complaints, visitor
from tests.browser.moments import Moment, prepare
from universelle.core.edition import Edition
from universelle.core.message import Translator
from universelle.drawing.node import Node
from universelle.games.crystal_palace.page.locations.cards import character_card, patent_card
from universelle.games.crystal_palace.rules.components import CHARACTERS, PATENTS, Box, box_for
from universelle.games.registry import load
from universelle.i18n import Translations

SLUG = "crystal-palace"
PLAYERS = 5
LOW = [Window(1366, 650, False), Window(1280, 720, False), Window(1280, 800, False)]
TABLETS = [window for window in TOUCHED if not window.scrolls and window.height < 1100]
LAY = """([place, cards]) => {
  document.getElementById(`open-${place}`).click();
  document.getElementById(`offer-${place}`).innerHTML = cards;
}"""


@pytest.fixture(scope="module")
def moment(server) -> Moment:
    found = Moment(SLUG, PLAYERS, "middle")
    prepare(server.folder, [found])
    return found


@pytest.mark.parametrize(
    ("place", "keys", "draw", "language"),
    [(1, PATENTS, patent_card, "de"), (5, CHARACTERS, character_card, "de"), (5, CHARACTERS, character_card, "fr")],
    ids=["patents", "characters", "characters-fr"],
)
def test_no_word_is_cut(browser, server, moment, place, keys, draw, language):
    screen = Screen(moment, language)
    cards = drawn(draw, keys, place, language)
    found: list[str] = []
    for touch, windows in ((True, TABLETS), (False, LOW)):
        context = visitor(browser, server.address, touch)
        page = context.new_page()
        page.goto(screen.address)
        for window in at_each(page, windows):
            for first in range(0, len(cards), PLAYERS):
                page.evaluate(LAY, [place, "".join(cards[first : first + PLAYERS])])
                found += [line for line in complaints(page, screen, window) if ": cut: " in line]
        context.close()
    assert found == []


def drawn(draw: Callable[..., Node], keys: tuple[str, ...], place: int, language: str) -> list[str]:
    """All cards as they are drawn in the third round; ids are those of their places in a row."""
    words: Translator = Translations(language, load(SLUG).package)
    box: Box = box_for(PLAYERS, Edition())
    names = [f"card-{place}-{number % PLAYERS + 1}" for number in range(len(keys))]
    return [str(draw(words, box, key, 3, (False, False), name, False)) for key, name in zip(keys, names)]
