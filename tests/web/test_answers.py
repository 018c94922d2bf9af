"""What the scripts of a game ask the server about the position they show."""

import pytest

from tests.web.visiting import actions, is_in_words, open_table, post, seq

EDITION = "[train_station]\nfirst = 0\nsecond = 0\nthird = 0"


@pytest.fixture
def table(client) -> str:
    """A table of Expo 1906 at which tiles wait and the Laboratory was played."""
    address = open_table(client, "expo-1906", "me", edition=EDITION)
    for wanted in ("play train-station", "take ", "take ", "take ", "play skyscraper", "play laboratory"):
        code = next(code for code in actions(client, address) if code.startswith(wanted))
        post(client, f"{address}/move", action=code, seq=str(seq(client, address)))
    return address


def asked(client, table: str, name: str = "placements", **query: str):
    return client.get(f"{table}/answer/{name}", params={"seq": str(seq(client, table)), **query})


def test_a_script_is_answered(client, table):
    code = next(code for code in actions(client, table) if code.startswith("place "))
    answer = asked(client, table, about=code)
    assert answer.status_code == 200
    assert set(answer.json()) >= {"piece", "spots", "outcomes"}


def test_what_no_game_answers_is_not_found(client, table):
    assert asked(client, table, "nothing").status_code == 404
    other = open_table(client, "worlds-fair-1893")
    assert asked(client, other).status_code == 404


def test_an_older_position_is_refused(client, table):
    answer = asked(client, table, seq="0", about="place cellophane")
    assert answer.status_code == 409
    assert is_in_words(answer.json()["message"])


def test_what_the_rules_forbid_is_refused(client, table):
    for about in ("", "stop", "rubbish"):
        answer = asked(client, table, about=about)
        assert answer.status_code == 422
        assert is_in_words(answer.json()["message"])


def test_who_has_no_seat_is_refused(client, table):
    code = next(code for code in actions(client, table) if code.startswith("place "))
    position = str(seq(client, table))
    client.cookies.clear()
    assert client.get(f"{table}/answer/placements", params={"seq": position, "about": code}).status_code == 422
