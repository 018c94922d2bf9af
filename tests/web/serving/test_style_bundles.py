"""Style sheets that are sent as one file."""

import pytest

from universelle.games.registry import found
from universelle.web.serving.style_bundles import SHARED, bundle, bundle_address


def test_the_shared_bundle_declares_the_layers_and_has_both_sheets():
    text = bundle(SHARED)
    assert text.index("@layer base, components, pages, game;") < text.index("@layer base {") < text.index(".frame {")


@pytest.mark.parametrize("game", found().games.values(), ids=lambda game: game.meta.slug)
def test_the_bundle_of_a_game_has_all_its_sheets_in_order(game):
    places = [bundle(game.meta.slug).index(game.file(sheet)) for sheet in ("theme.css", *game.page.styles)]
    assert places == sorted(places)


def test_there_is_no_bundle_of_an_unknown_game():
    assert bundle("no-such-game") is None


def test_bundles_are_sent_once(client):
    answer = client.get(bundle_address(SHARED))
    assert answer.headers["content-type"].startswith("text/css")
    again = client.get(bundle_address(SHARED), headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get(bundle_address("no-such-game")).status_code == 404
