"""The real program among people who mean no good: what one of them sends keeps nobody else waiting."""

import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPResponse
from urllib.parse import urlencode

import pytest

from tests.browser.server import HOST, PATIENCE, Server
from tests.processes import ended, running_in
from universelle.i18n import Translations

JSON = {"Accept": "application/json"}
SLOW = 250  # seconds that reading the key below would take the old way; nobody must wait a tenth of it
DEEP_KEY = "a." * 99_000 + "a=1"
BOUNDARY = "edge"


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("besieged"))
    yield running
    running.stop()


def ask(
    server: Server, method: str, path: str, body: bytes | None = None, **headers: str
) -> tuple[HTTPResponse, bytes]:
    connection = HTTPConnection(HOST, server.port, timeout=PATIENCE)
    try:
        connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        return answer, answer.read()
    finally:
        connection.close()


def upload(server: Server, edition: str) -> tuple[HTTPResponse, bytes]:
    """Open a table with an edition."""
    fields = {"game": "worlds-fair-1893", "who-1": "me", "who-2": "me"}
    parts = [f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="{key}"\r\n\r\n{fields[key]}' for key in fields]
    file = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="edition"; filename="x.toml"\r\n\r\n{edition}'
    body = "\r\n".join([*parts, file, f"--{BOUNDARY}--", ""]).encode()
    return ask(server, "POST", "/new", body, Content_Type=f"multipart/form-data; boundary={BOUNDARY}")


def open_table(server: Server, **fields: str) -> str:
    form = {"game": "worlds-fair-1893", "who-1": "me", "who-2": "me", **fields}
    body = urlencode(form).encode()
    answer, _ = ask(server, "POST", "/new", body, Content_Type="application/x-www-form-urlencoded")
    assert answer.status == 303
    return answer.headers["Location"]


def test_a_dangerous_edition_is_refused_and_keeps_nobody_waiting(server):
    with ThreadPoolExecutor(4) as attackers:
        attacks = [attackers.submit(upload, server, edition) for edition in (DEEP_KEY, "[" * 99_000, "x={a=" * 30_000)]
        waits = []
        while not all(attack.done() for attack in attacks):
            began = time.monotonic()
            assert ask(server, "GET", "/nowhere")[0].status == 404
            waits.append(time.monotonic() - began)
    assert max(waits, default=0) < SLOW / 10
    for attack in attacks:
        answer, page = attack.result()
        assert answer.status == 422
        assert b"x.toml" in page


def test_a_file_of_countless_games_is_refused_and_keeps_nobody_waiting(server):
    games = b"[" + b"[]," * 3_000_000 + b"[]]"
    head = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="x.json"\r\n\r\n'
    body = head.encode() + games + f"\r\n--{BOUNDARY}--\r\n".encode()
    kind = f"multipart/form-data; boundary={BOUNDARY}"
    with ThreadPoolExecutor(1) as attacker:
        attack = attacker.submit(ask, server, "POST", "/games/import", body, Content_Type=kind)
        waits = []
        while not attack.done():
            began = time.monotonic()
            assert ask(server, "GET", "/health/live")[0].status == 200
            waits.append(time.monotonic() - began)
    assert max(waits, default=0) < SLOW / 10
    answer, page = attack.result()
    assert answer.status == 422
    assert Translations("en")("games-too-much").encode() in page


def test_an_edition_is_still_welcome(server):
    answer, _ = upload(server, 'name = "Ours"')
    assert answer.status == 303


def test_names_that_would_steer_a_terminal_are_drawn_as_names(server):
    table = open_table(server, **{"name-1": "A\x1b[2Jd\x00a", "name-2": "\u202eneB\u200b"})
    for kind in ("svg", "png"):
        answer, picture = ask(server, "GET", f"{table}/board.{kind}")
        assert answer.status == 200
        assert b"\x1b" not in picture or kind == "png"
    assert "A[2Jda" in ask(server, "GET", table)[1].decode()


def test_another_host_is_refused_in_the_language_of_the_caller(server):
    for language in ("en", "fr", "de", "it"):
        answer, page = ask(server, "GET", "/", Host="evil.example", Accept_Language=language, **JSON)
        assert answer.status == 421
        assert json.loads(page)["message"] == Translations(language)("web-error-host")
    assert ask(server, "GET", "/", Host=f"localhost:{server.port}")[0].status == 200


def test_nobody_is_believed_about_who_calls_without_a_proxy(server):
    answer, _ = ask(server, "GET", "/", X_Forwarded_Proto="https", X_Forwarded_For="203.0.113.9")
    assert answer.status == 200
    assert answer.headers["Strict-Transport-Security"] is None


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_termination_leaves_no_process(tmp_path):
    server = Server(tmp_path)
    table = open_table(server, **{"who-2": "greedy"})
    assert ask(server, "GET", f"{table}/board.svg")[0].status == 200  # now there is a process that draws
    group = running_in(server.pid)
    assert len(group) > 1
    os.kill(server.pid, signal.SIGTERM)
    assert ended(*group)
    assert "Traceback" not in server.log
    server.kill()  # nothing is left of it but its log
