"""A finished game as an animation."""

from html import unescape

from tests.web.history.laid import lay_over
from universelle.drawing.pixels import SIGNATURE
from universelle.i18n import Translations

WORDS = Translations("en")
MOST_BYTES = 1_000_000  # what people send each other


def test_the_page_of_the_animation_shows_it_and_lets_it_be_saved(client):
    lay_over(client, "ada")
    assert "/t/over/animation" in client.get("/t/over/print").text
    page = unescape(client.get("/t/over/animation").text)
    assert WORDS("animation-made") in page
    assert page.count("/t/over/game.png?lang=en") == 2


def test_a_finished_game_comes_as_a_picture_that_moves(client):
    lay_over(client, "ada")
    answer = client.get("/t/over/game.png")
    assert answer.headers["content-type"] == "image/apng"
    assert answer.content.startswith(SIGNATURE)
    assert answer.content.count(b"fcTL") == 21
    assert len(answer.content) < MOST_BYTES
