"""What other programs show of a link to a table."""

import pytest

from tests.web.documents import tags
from tests.web.history.laid import RECORD, lay_over
from tests.web.visiting import each_game, finished, open_table
from universelle.i18n import LANGUAGES


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_has_a_picture_a_title_and_a_line_in_the_language_of_the_page(client, stranger, slug, language):
    table = open_table(client, slug, "me", "me", **{"name-1": "Ada <3", "name-2": "Ben & Co"})
    found = tags(stranger().get(f"{table}?lang={language}").text)
    assert found == tags(client.get(f"{table}?lang={language}").text)  # what everybody may know
    assert found["url"] == f"http://testserver{table}"
    assert found["image"] == f"http://testserver{table}/board.png?at=0&lang={language}"
    assert found["description"].startswith("Ada <3")
    assert found["locale"] == language


@pytest.mark.parametrize("page", ["end", "animation"])
def test_a_result_has_the_last_position_and_what_everybody_has(client, page):
    lay_over(client, "ada")
    found = tags(client.get(f"/t/over/{page}?lang=fr").text)
    assert found["url"] == f"http://testserver/t/over/{page}"
    assert found["image"] == f"http://testserver/t/over/board.png?at={len(RECORD.moves)}&lang=fr"
    said = found["description"].split(" · ")
    assert sorted([int(each.rpartition(" ")[2]) for each in said], reverse=True) == sorted(
        RECORD.result["scores"], reverse=True
    )
    assert int(said[0].rpartition(" ")[2]) == max(RECORD.result["scores"])


def test_a_moment_of_a_replay_has_its_own_picture(client):
    table = finished(client, "worlds-fair-1893")
    found = tags(client.get(f"{table}/replay?at=9").text)
    assert found["url"] == f"http://testserver{table}/replay?at=9"
    picture = client.get(found["image"].removeprefix("http://testserver"))
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(b"\x89PNG")
