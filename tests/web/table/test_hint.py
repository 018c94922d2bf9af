"""Hints at a table, as the server gives them."""

import re
import time
from random import Random

import pytest

from tests.web.documents import parsed, texts, tree_of
from tests.web.visiting import actions, codes, each_game, move, open_table, post_move, seq, sight, until_over
from universelle.bots import hints
from universelle.bots.hints import Expectation, Suggestion
from universelle.i18n import LANGUAGES, Translations
from universelle.web.serving.visitors import LANGUAGE_COOKIE
from universelle.web.table import hint as hint_panels
from universelle.web.table.table_page import Viewer

KEY = re.compile("^(web-)?(hint|source)-")  # of a message that was never put into words
SCRIPT = {"Accept": "application/json"}


@pytest.fixture(autouse=True)
def _brief(monkeypatch):
    monkeypatch.setattr(hints, "SECONDS", 0.01)


def ask(client, table: str, **headers: str):
    return client.post(f"{table}/hint", data={"seq": seq(client, table)}, headers=headers or SCRIPT)


def panel(answer):
    """The panel in an answer to a script."""
    return parsed(f"<body>{answer.json()['html']}</body>")


def waiting(client, slug: str, *seats: str) -> str:
    """A table at which the visitor must decide."""
    table = open_table(client, slug, *seats)
    until_asked(client, table)
    return table


def until_asked(client, table: str) -> None:
    while not actions(client, table):
        time.sleep(0.05)


@each_game
def test_the_lamp_is_lit_on_ones_own_turn_where_one_person_plays(client, slug):
    table = waiting(client, slug, "me", "random")
    assert re.search(r'<button[^>]*id="lamp"(?![^>]*hidden)', sight(client, table))


def test_where_several_people_play_there_is_no_lamp_and_no_hint(client):
    table = open_table(client, "worlds-fair-1893", "me", "me")
    assert 'id="lamp"' not in sight(client, table)
    answer = ask(client, table)
    assert answer.status_code == 422
    assert answer.json()["message"] == "Hints are only for games in which one person plays."


def test_several_people_at_one_screen_get_hints_if_their_table_allows_them(client):
    table = open_table(client, "worlds-fair-1893", "me", "me", hints="on")
    assert 'id="lamp"' in sight(client, table)
    assert 'id="hints-agreed"' in sight(client, table)
    assert ask(client, table).status_code == 200
    assert 'id="hints-agreed"' not in sight(client, open_table(client, "worlds-fair-1893", "me", "me"))


def test_who_watches_has_no_lamp_and_gets_no_hint(client, stranger):
    table = waiting(client, "worlds-fair-1893", "me", "random")
    assert 'id="lamp"' not in stranger().get(table).text
    assert ask(stranger(), table).status_code == 422


@each_game
def test_a_hint_names_moves_that_the_page_offers_in_every_language(client, slug):
    table = waiting(client, slug, "me", "random")
    offered = actions(client, table)
    for language in LANGUAGES:
        client.cookies.set(LANGUAGE_COOKIE, language)
        drawn = panel(ask(client, table))
        rows = drawn.findall(".//li")
        assert 1 <= len(rows) <= hints.MOST
        assert rows[0].attrib["class"] == "hint-row open"
        for row in rows:
            button = row.find(".//button")
            assert button.attrib["value"] == row.attrib["data-advised"]
            assert button.attrib["value"] in offered
        assert Translations(language)("hint-title", number=len(rows)) in texts(drawn)
        waits = panel(client.get(f"{table}/hint", headers=SCRIPT))
        assert not [text for text in texts(drawn) + texts(waits) if KEY.search(text)]


def test_a_move_out_of_date_is_not_thought_about(client):
    table = waiting(client, "worlds-fair-1893", "me", "random")
    assert client.post(f"{table}/hint", data={"seq": 99}, headers=SCRIPT).status_code == 409


def test_hints_are_counted_once_in_a_position(client):
    table = waiting(client, "worlds-fair-1893", "me", "random")
    for _ in range(2):
        assert "first hint of this game" in ask(client, table).json()["html"]
    move(client, table, Random(1))
    until_asked(client, table)
    assert "second hint of this game" in ask(client, table).json()["html"]


def test_result_and_record_say_how_many_hints_there_were(client):
    table = waiting(client, "worlds-fair-1893", "me", "random")
    ask(client, table)
    rng = Random(2)
    while "data-over" not in (page := client.get(table).text):
        if codes(page):
            post_move(client, table, page, rng)
        else:
            time.sleep(0.05)
    until_over(client, table)
    assert "Played with 1 hint." in client.get(f"{table}/end").text
    assert len(client.get(f"{table}/record.json").json()["hints"]) == 1


def test_without_scripts_a_hint_is_a_page_whose_buttons_play(client):
    table = waiting(client, "worlds-fair-1893", "me", "random")
    page = ask(client, table, Accept="text/html")
    assert page.status_code == 200
    code = re.search(r'name="action" value="([^"]*)"', page.text)[1]
    before = seq(client, table)
    answer = client.post(f"{table}/move", data={"action": code, "seq": before})
    assert answer.status_code == 303


def test_a_page_that_waits_shows_that_it_is_thought_about(client):
    table = waiting(client, "worlds-fair-1893", "me", "random")
    assert "hint-meter" in client.get(f"{table}/hint", headers=SCRIPT).json()["html"]
    assert client.get(f"{table}/hint", headers={"Accept": "text/html"}).headers["location"] == table


class Drawn:
    """Panels of a table that waits for its first player."""

    def __init__(self, client, slug: str, *seats: str) -> None:
        address = waiting(client, slug, *seats)
        self.table = client.app.state.tables._sessions[address.removeprefix("/t/")]
        self.viewer = Viewer("en", self.table.owners[0])
        self.scene = self.viewer.scene(self.table)

    def panel(self, *found: Suggestion):
        return tree_of(hint_panels.panel(self.table.words("en"), self.table, self.scene, found))

    def code(self, number: int) -> str:
        return self.scene.actions[number].code


def text_of(element) -> str:
    return " ".join("".join(element.itertext()).split())


def test_rows_tell_chance_and_sources_and_screen_readers_hear_it_all(client):
    drawn = Drawn(client, "worlds-fair-1893", "me", "random")
    tree = drawn.panel(
        Suggestion(drawn.code(0), 1, Expectation(0.41, 0.01, {"areas": 2.4, "sets": 0.0, "tickets": -0.6})),
        Suggestion(drawn.code(1), 1, Expectation(0.40, 0.01, {"areas": 0.0, "sets": 0.0, "tickets": 0.0})),
    )
    first, second = tree.findall(".//li")
    assert "41% ± 2" in text_of(first)
    assert "areas +2.4" in text_of(first)
    assert "tickets −0.6in all +1.8" in text_of(first)
    assert "sets" not in text_of(first)
    assert second.find(".//*[@class='hint-bar']") is None
    spoken = next(each.attrib["data-say"] for each in tree.iter() if "data-say" in each.attrib)
    assert spoken.startswith("Two moves to consider. Number 1: ")
    assert "41% to win, points +1.8." in spoken


def test_a_player_alone_sees_points_and_a_guess_has_no_numbers(client):
    drawn = Drawn(client, "expo-1906", "me")
    alone = drawn.panel(Suggestion(drawn.code(0), 1, Expectation(27.94, 0.1, {"projects": 1.0})))
    assert "27.9 ± 0.2" in text_of(alone.find(".//li"))
    guess = drawn.panel(Suggestion(drawn.code(0), 1))
    assert "Only a guess" in text_of(guess)
    assert "%" not in text_of(guess)


def test_a_thought_ends_when_its_caller_goes_away(client, monkeypatch):
    table = waiting(client, "worlds-fair-1893", "me", "random")
    monkeypatch.setattr(hints, "SECONDS", 600.0)
    body = f"seq={seq(client, table)}".encode()
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    headers = {"cookie": cookies, "accept": "application/json", "content-type": "application/x-www-form-urlencoded"}
    told: list[dict] = [{"type": "http.request", "body": body}, {"type": "http.disconnect"}]
    sent: list[dict] = []

    async def leave() -> None:
        async def receive() -> dict:
            return told.pop(0)

        async def send(message: dict) -> None:
            sent.append(message)

        scope = {
            "type": "http",
            "method": "POST",
            "path": f"{table}/hint",
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("testclient", 1),
        }
        await client.app(scope, receive, send)

    client.portal.call(leave)
    assert sent[0]["status"] == 409
    monkeypatch.setattr(hints, "SECONDS", 0.01)
    assert ask(client, table).status_code == 200
