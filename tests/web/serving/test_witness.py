"""The witness: what is written about requests, and what is not."""

import json
import logging

import pytest

from tests.web.visiting import open_table, sight
from universelle.web.serving.witness import JsonLines

SLUG = "worlds-fair-1893"


def lines(caplog) -> list[dict]:
    return [json.loads(JsonLines().format(record)) for record in caplog.records if record.name.endswith("requests")]


def test_a_line_for_every_request_names_no_table_person_or_seed(client, caplog):
    caplog.set_level(logging.INFO)
    table = open_table(client, SLUG, "me", "me", seed="secret-seed")
    sight(client, table)
    client.get("/nowhere/at-all")
    text = "\n".join(map(json.dumps, lines(caplog)))
    kept = [table.rpartition("/")[2], "secret-seed", "nowhere", "testclient", *client.cookies.values()]
    assert [secret for secret in kept if len(secret) > 2 and secret in text] == []
    told = [(line["method"], line["route"], line["status"]) for line in lines(caplog)]
    assert told[:2] == [("POST", "/new", 303), ("GET", "/t/{table}", 200)]
    assert told[-1] == ("GET", "-", 404)
    assert all([line["ms"] >= 0 and line["at"] and line["level"] == "info" for line in lines(caplog)])


@pytest.mark.parametrize("address", ["/static/house/tokens.css", "/static/house/styles.css"])
def test_files_are_counted_together(client, caplog, address):
    caplog.set_level(logging.INFO)
    assert client.get(address).status_code == 200
    assert lines(caplog)[-1]["route"].startswith("/static/")


def test_a_failure_is_written_with_its_trace():
    try:
        int("no such thing")
    except ValueError as error:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "failed", (), (ValueError, error, error.__traceback__))
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["message"]) == ("error", "failed")
    assert "no such thing" in line["trace"]
