"""The operator's page: how the server is, in words, and what can be done."""

import re

import pytest

from tests.operating.surveys import WELL_OFF
from tests.web.visiting import TestClient, open_table
from universelle.i18n import LANGUAGES, Translations
from universelle.web.operator_page import operator_page, title

SLUG = "worlds-fair-1893"


@pytest.fixture
def operator(app, client):
    """Whoever sits at the machine of the server."""
    return TestClient(app, base_url="http://localhost", client=("127.0.0.1", 1), follow_redirects=False)


def verdict(page: str) -> str:
    return re.search(r'id="verdict"[^>]*>([^<]*)<', page)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(language):
    page = str(operator_page(Translations(language), WELL_OFF))
    assert not re.search(r">[^<]*\b(operator|happened)-[a-z]", page)
    assert verdict(page) == Translations(language)("operator-verdict-well")


def test_it_is_for_operators(client, operator):
    assert client.get("/operator").status_code == 403
    assert client.post("/operator", data={"do": "close"}).status_code == 403
    assert operator.get("/operator").status_code == 200


def test_doors_are_closed_and_opened(client, operator):
    assert operator.post("/operator", data={"do": "close"}).status_code == 303
    assert verdict(operator.get("/operator").text).startswith("Closed: no new tables.")
    assert client.post("/new", data={"game": SLUG, "who-1": "me", "who-2": "me"}).status_code == 422
    assert operator.post("/operator", data={"do": "open"}).status_code == 303
    assert client.post("/new", data={"game": SLUG, "who-1": "me", "who-2": "me"}).status_code == 303


def test_a_server_starts_anew_when_it_is_told_to(app, operator):
    renewed = []
    app.state.house._renew = lambda: renewed.append(True)
    assert operator.post("/operator", data={"do": "renew"}).status_code == 303
    assert renewed


def test_while_nobody_plays_it_need_not_wait(app, operator):
    renewed = []
    app.state.house._renew = lambda: renewed.append(True)
    assert operator.post("/operator", data={"do": "renew-later"}).status_code == 303
    assert renewed
    assert not app.state.house.doors_closed


def test_what_makes_no_sense_is_refused(operator):
    assert operator.post("/operator", data={"do": "dance"}).status_code == 422


def test_nothing_on_it_names_a_table_or_a_person(client, operator):
    table = open_table(client, SLUG, "me", "greedy", seed="secret-seed", **{"name-1": "Anastasia"})
    client.get(table)
    page = operator.get("/operator").text
    secrets = [table.rpartition("/")[2], "Anastasia", "secret-seed"]
    assert [secret for secret in secrets if secret in page] == []


def test_a_script_gets_the_parts_and_the_title(operator):
    told = operator.get("/operator", headers={"Accept": "application/json"}).json()
    assert 'id="state"' in told["html"]
    assert told["title"].endswith("State of the server")
    assert title(Translations("en"), WELL_OFF) == "State of the server"
