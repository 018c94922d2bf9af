"""How a server is: for whatever watches it."""

import pytest

from tests.web.visiting import TestClient, open_table
from universelle.operating.bans import Bans
from universelle.web.app import create_app
from universelle.web.serving.operators import Operators

SLUG = "worlds-fair-1893"
TOKEN = {"Authorization": "Bearer word"}


@pytest.fixture
def operator(app, client):
    """Whoever sits at the machine of the server."""
    return TestClient(app, base_url="http://localhost", client=("127.0.0.1", 1), follow_redirects=False)


def test_a_server_is_live_and_ready(client):
    assert client.get("/health/live").json() == {"live": True}
    assert client.get("/health").json() == {"ready": True, "database": True}


def test_a_server_whose_database_is_gone_is_live_and_not_ready(postgresql):
    app = create_app(postgresql.new_database(), key=b"k")
    with TestClient(app) as client:
        assert client.get("/health").status_code == 200
        postgresql.kill()
        try:
            gone = client.get("/health"), client.get("/health/live")
        finally:
            postgresql.start()
        assert [each.status_code for each in gone] == [503, 200]
        assert client.get("/health").status_code == 200


def test_figures_are_for_operators(client, operator):
    assert client.get("/metrics").status_code == 403
    answer = operator.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")


def test_whoever_has_the_token_is_asked_for_it(app, client):
    app.state.operators = Operators("word")
    asked = client.get("/metrics")
    assert (asked.status_code, asked.headers["www-authenticate"][:5]) == (401, "Basic")
    assert client.get("/metrics", headers=TOKEN).status_code == 200


def test_figures_tell_of_requests_tables_and_moves(client, operator):
    table = open_table(client, SLUG, "me", "me")
    client.get(table)
    text = operator.get("/metrics").text
    wanted = [
        'universelle_requests_total{method="GET",route="/t/{table}",status="200"} 1.0',
        'universelle_request_seconds_bucket{le="0.005",route="/new"}',
        "universelle_up 1.0",
        "universelle_streams 0.0",
        "universelle_tables_in_memory 1.0",
        "universelle_thoughts_waiting 0.0",
        "universelle_thoughts_oldest_seconds 0.0",
        "universelle_moves_total 0.0",
        "universelle_database_errors_total 0.0",
    ]
    assert [line for line in wanted if line not in text] == []
    assert table.rpartition("/")[2] not in text


def test_who_is_banned_gets_a_sentence(app, client):
    address = ["203.0.113.7"]
    app.state.house.bans = Bans(address)
    visitor = TestClient(app, client=(address[0], 1))
    assert visitor.get("/").status_code == 403
    assert client.get("/").status_code == 200


def test_behind_closed_doors_no_table_opens_and_running_ones_go_on(app, client):
    table = open_table(client, SLUG, "me", "me")
    app.state.house.decisions = {"doors": 1.0}
    refused = client.post("/new", data={"game": SLUG, "who-1": "me", "who-2": "me"})
    assert refused.status_code == 422
    assert "No new tables" in refused.text
    assert client.get(table).status_code == 200
