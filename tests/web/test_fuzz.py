"""Every address of the server with whatever a caller may send: never a failure, always an answer in words.

A short search runs with the other tests; `UNIVERSELLE_FUZZ=20000` looks further.
"""

import os
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from shutil import copy
from urllib.parse import quote, urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.routing import Route

from tests.reviews.known import record_over
from tests.tables.laying import lay
from tests.web.visiting import TestClient, open_table
from universelle.core.edition import Edition
from universelle.web.app import create_app
from universelle.web.editions.written import code_of
from universelle.web.exercises.progress import cookie_of
from universelle.web.serving.limits import Limits
from universelle.web.serving.visitors import COOKIE, LANGUAGE_COOKIE, SIGN_IN_COOKIE
from universelle.web.settings.preferred import COOKIE as SETTINGS

EXAMPLES = int(os.environ.get("UNIVERSELLE_FUZZ", "100"))
GAMES = ("worlds-fair-1893", "expo-1906", "crystal-palace")
PARAMETERS = (
    *("at", "from", "to", "seq", "entry", "turn", "seat", "action", "about", "called", "lang", "table"),
    *("report", "known", "name", "do", "game", "seed", "who-1", "who-2", "name-1", "colour-1", "edition", "option-x"),
    *("e", "edition-code", "edition-name", "players", "answer", "text", "shared", "find", "page", "rival", "numbers"),
    *("delete", "back", "read", "line", "pace", "after", "token", "to", "setting", "subscription", "url", "address"),
)
DAYS = ("0001-01-01", "2026-01-01", "9999-12-31", "2026-02-30")
EDITION = code_of(Edition("Ours", {"wheel": {"2": 9}}))
NUMBERS = st.sampled_from(["0", "1", "2", "7", "-1", "999999999", "9" * 30, "1.5", "²", "１", "0x1", "1e3", ""])
OTHERS = ("me", "here", "greedy", "random", "cmd:ls", "me@/etc/passwd", "a=b", "en", "fr", "xx", "stop", "board")
WORDS = st.sampled_from([*GAMES, *DAYS, EDITION, *OTHERS])
NASTY = st.sampled_from(
    [
        "../../etc/passwd",
        "%00",
        "\x00",
        "\x1b[2J",
        "\u202e",
        "'; drop table tables --",
        "<script>",
        "{{7*7}}",
        "|",
        "a|b",
    ]
)
VALUES = st.one_of(NUMBERS, WORDS, NASTY, st.text(max_size=20))
FIELDS = st.dictionaries(st.sampled_from(PARAMETERS), VALUES, max_size=5)
HEADERS = st.fixed_dictionaries(
    {},
    optional={
        "accept": st.sampled_from(["application/json", "text/html", "*/*", ""]),
        "accept-language": st.sampled_from(["de", "fr-CH, it;q=0.5", ";;;", "x" * 3000]),
        "accept-encoding": st.sampled_from(["zstd", "gzip", "br", "identity;q=0", ""]),
        "last-event-id": NUMBERS.filter(str.isascii),
        "if-none-match": st.sampled_from(["*", 'W/"x"', ""]),
        "sec-fetch-site": st.sampled_from(["same-origin", "none", "cross-site", "?"]),
        "origin": st.sampled_from(["null", "http://testserver", "https://evil.example"]),
        "content-type": st.sampled_from(
            [
                *("application/x-www-form-urlencoded", "application/json", "text/plain; charset=nonsense", ""),
                *("multipart/form-data", "multipart/form-data; boundary=x", 'multipart/form-data; boundary="'),
            ]
        ),
    },
)
COOKIES = st.dictionaries(
    st.sampled_from([COOKIE, LANGUAGE_COOKIE, SIGN_IN_COOKIE, SETTINGS, cookie_of(GAMES[0])]),
    st.sampled_from(["a", "a.b", "x" * 3000, ".", "en", "zz", '"quoted', "own"]),
    max_size=2,
)
FILES = [
    b'--x\r\nContent-Disposition: form-data; name="%b"; filename="e.toml"\r\n\r\n' % name
    for name in (b"edition", b"file")
]
BODIES = st.one_of(
    FIELDS.map(lambda fields: urlencode(fields).encode()),
    st.binary(max_size=60),
    st.tuples(st.sampled_from(FILES), st.binary(max_size=60)).map(lambda file: b"".join(file) + b"\r\n--x--\r\n"),
    st.just(b"--x\r\n" * 50),
    st.just(b"&" * 3000),
)


class Place:
    """A server with a table under way and one that is over, and all its addresses."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.tables = [open_table(client, slug).rpartition("/")[2] for slug in GAMES]
        self.token = client.cookies[COOKIE]
        over = replace(record_over(GAMES[0]), seats=("Ada=me", "Ben=random"), result=None)
        client.portal.call(lay, client.app.state.tables.database, over, {0: "somebody else"})
        for table in ("t", *self.tables):
            client.get(f"/t/{table}")
        client.app.state.tables.end_streams()  # each then ends after its first word
        client.app.state.lobby.end_streams()
        self.routes = sorted({route.path for route in client.app.routes if isinstance(route, Route)})

    def ask(self, method: str, address: str, headers: dict, cookies: dict, body: bytes | None) -> None:
        shown = {name: self.token if value == "own" else value for name, value in cookies.items()}
        self.client.cookies.clear()
        headers = headers | {"cookie": "; ".join(f"{name}={value}" for name, value in shown.items())}
        with self.client.stream(method, address, content=body, headers=headers) as answer:
            said = b"".join(answer.iter_raw())
        assert answer.status_code != 500, (method, address, headers, body)
        assert b"Traceback" not in said


@pytest.fixture(scope="module")
def place(tmp_path_factory, empty_database) -> Iterator[Place]:
    app = create_app(Path(copy(empty_database, tmp_path_factory.mktemp("fuzz"))), limits=Limits(1000))
    with TestClient(app, raise_server_exceptions=False, follow_redirects=False) as client:
        yield Place(client)


def filled(route: str, values: list[str], tables: list[str], number: int) -> str:
    """An address of a route: its table is often a real one, all else whatever comes."""
    known = {
        "table": [*tables, "t", "nowhere"],
        "slug": [*GAMES, "chess"],
        "number:int": ["1", "2", "99"],
        "day": [*DAYS],
    }

    def choose(named: re.Match[str]) -> str:
        among = [*known.get(named[1], []), *values]
        return quote(among[number % len(among)], safe="")

    return re.sub("{([^}]*)}", choose, route)


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_no_request_makes_the_server_fail(place, data):
    route = data.draw(st.sampled_from(place.routes))
    values = data.draw(st.lists(VALUES, min_size=1, max_size=3))
    address = filled(route, values, place.tables, data.draw(st.integers(0, 11)))
    query = data.draw(FIELDS)
    method = data.draw(st.sampled_from(["GET", "GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE"]))
    body = data.draw(BODIES) if method == "POST" else None
    place.ask(method, f"{address}?{urlencode(query)}", data.draw(HEADERS), data.draw(COOKIES), body)


def test_every_address_answers_at_every_table(place):
    addresses = {filled(route, ["0"], place.tables, number) for route in place.routes for number in range(6)}
    for number, address in enumerate(sorted(addresses)):
        accept = ("application/json", "text/html")[number % 2]
        place.ask("POST", address, {"accept": accept}, {COOKIE: "own"}, b"")
        place.ask("GET", f"{address}?at=0&from=0&to=1&seq=0&entry=1", {"accept": accept}, {}, None)
