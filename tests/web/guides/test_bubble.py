"""The bubbles of a guided first game, and what their buttons do."""

from html import unescape

import pytest

from tests.web.guides.guiding import SLUG, begin, guide
from tests.web.visiting import actions, codes, open_table, post, seq
from universelle.games.registry import load
from universelle.i18n import LANGUAGES, Translations


def read_until_asked(client, table) -> str:
    """The page on which the guide waits for the first choice."""
    for step in ("welcome", "areas"):
        guide(client, table, read=step)
    return client.get(table).text


def test_the_first_bubble_is_on_the_page_without_scripts(client):
    table = begin(client)
    page = client.get(table).text
    assert 'id="step-welcome"' in page
    assert f'action="{table}/guide"' in page
    assert "guide.js" in page
    assert "guide.css" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_readers_language(client, language):
    table = begin(client)
    page = unescape(client.get(f"{table}?lang={language}").text)
    words = Translations(language, load(SLUG).package)
    assert words("guide-welcome.text") in page
    assert page.count(words("guide-welcome.text")) == 2, "in the bubble, and for screen readers"


def test_nothing_of_it_is_sent_to_others(client, stranger):
    ordinary = client.get(open_table(client, SLUG, "me", "visitor")).text
    watched = stranger().get(begin(client)).text
    for page in (ordinary, watched):
        assert "guide-bubble" not in page
        assert "guide.js" not in page
        assert 'id="guide"' not in page


def test_what_was_read_stays_read(client):
    table = begin(client)
    assert 'data-choose="place fine-arts"' in read_until_asked(client, table)
    assert 'id="step-place"' in client.get(table).text
    post(client, f"{table}/guide", seq="0", read="welcome")  # the answer to an older page
    assert 'id="step-place"' in client.get(table).text


def test_another_choice_is_refused_with_what_comes_first_and_changes_nothing(client):
    table = begin(client)
    read_until_asked(client, table)
    before = seq(client, table)
    move = {"action": "place electricity", "seq": str(before)}
    answer = client.post(f"{table}/move", data=move, headers={"Accept": "application/json"})
    assert answer.status_code == 422
    assert "Place your first supporter" in answer.json()["message"]
    assert seq(client, table) == before
    assert "place electricity" in actions(client, table)


def test_moves_that_are_asked_for_one_after_another_may_be_sent_at_once(client):
    table = begin(client, "crystal-palace")
    guide(client, table, read="welcome")
    for dice, status in ((("6", "5", "5", "3"), 422), (("6", "5", "4", "3"), 200)):
        move = {"action": [*[f"set {die}" for die in dice], "seal"], "seq": str(seq(client, table))}
        answer = client.post(f"{table}/move", data=move, headers={"Accept": "application/json"})
        assert answer.status_code == status
    assert 'id="step-dice"' not in client.get(table).text


def test_a_skipped_step_leaves_the_choice_free(client):
    table = begin(client)
    read_until_asked(client, table)
    guide(client, table, read="place")
    post(client, f"{table}/move", action="place electricity", seq=str(seq(client, table)))


def test_it_can_be_left_and_the_game_continues(client):
    table = begin(client)
    guide(client, table, leave="yes")
    page = client.get(table).text
    assert "guide-bubble" not in page
    assert "place electricity" in codes(page)
    post(client, f"{table}/move", action="place electricity", seq=str(seq(client, table)))


def test_who_has_left_it_can_have_it_again(client):
    table = begin(client)
    guide(client, table, read="welcome")
    assert "tool-guide" not in client.get(table).text
    for _ in range(2):
        guide(client, table, leave="yes")
        assert "tool-guide" in client.get(table).text
        guide(client, table, **{"return": "yes"})
        page = client.get(table).text
        assert "tool-guide" not in page
        assert 'id="step-areas"' in page


def test_its_notes_are_not_told_in_the_chronicle(client):
    table = begin(client)
    before = client.get(f"{table}/chronicle").text.count("noted-entry")
    read_until_asked(client, table)
    guide(client, table, leave="yes")
    assert client.get(f"{table}/chronicle").text.count("noted-entry") == before


def test_strangers_cannot_read_for_the_player(client, stranger):
    table = begin(client)
    assert stranger().post(f"{table}/guide", data={"read": "welcome"}).status_code == 422
    assert 'id="step-welcome"' in client.get(table).text
