"""What a browser does at a table, without a browser."""

import re
import time
import warnings
from html import unescape
from random import Random

import pytest

from universelle.games.registry import load, metas

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # newer versions of Starlette would rather be tested with httpx2
    from starlette.testclient import TestClient

ACTION = re.compile(r'data-action="([^"]*)"')
UNCOVER = re.compile(r'id="uncover"[^>]*value="(\d)"')
SEQ = re.compile(r'data-seq="(\d+)"')
PATIENCE = 280  # seconds: the last resort if bots never finish

each_game = pytest.mark.parametrize("slug", list(metas()))


def open_table(client: TestClient, slug: str, *seats: str, seed: str = "1", edition: str = "", **fields: str) -> str:
    """The address of a new table."""
    who = {f"who-{number}": seat for number, seat in enumerate(seats or ("me", "me"), start=1)}
    files = {"edition": ("ours.toml", edition)} if edition else {}
    answer = client.post("/new", data={"game": slug, "seed": seed, **who, **fields}, files=files)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def sight(client: TestClient, table: str) -> str:
    """The page of a table; on a shared screen the seat that must decide takes over first."""
    page = client.get(table).text
    called = UNCOVER.search(page)
    if called is None:
        return page
    post(client, f"{table}/ready", seat=called[1])
    return client.get(table).text


def post(client: TestClient, address: str, **fields: str) -> None:
    """Send a form that must be accepted; after too many requests wait and try again."""
    while (answer := client.post(address, data=fields)).status_code == 429:
        time.sleep(0.2)
    assert answer.status_code == 303, (address, fields)


def actions(client: TestClient, table: str) -> list[str]:
    return codes(sight(client, table))


def codes(page: str) -> list[str]:
    """What a page offers, each once."""
    return list(dict.fromkeys(unescape(code) for code in ACTION.findall(page)))


def seq(client: TestClient, table: str) -> int:
    return int(SEQ.search(client.get(table).text)[1])


def move(client: TestClient, table: str, rng: Random) -> None:
    post_move(client, table, sight(client, table), rng)


def post_move(client: TestClient, table: str, page: str, rng: Random) -> None:
    """A move that this page offers."""
    post(client, f"{table}/move", action=rng.choice(codes(page)), seq=SEQ.search(page)[1])


def finished(client: TestClient, slug: str) -> str:
    """The address of a game that bots have played to its end."""
    return until_over(client, open_table(client, slug, "random", "random"))


def until_over(client: TestClient, table: str) -> str:
    """The address of a table, once its bots have played to the end: only then its record is given."""
    end = time.monotonic() + PATIENCE
    while client.get(f"{table}/record.json").status_code == 404:
        assert time.monotonic() < end, "the bots never finish"
        time.sleep(0.05)
    return table


def illegal(client: TestClient, slug: str, table: str) -> str:
    """The code of an action that exists, but cannot be taken now."""
    legal = actions(client, table)
    return next(action.code for action in load(slug).catalogue if action.code not in legal)


def is_in_words(text: str) -> bool:
    """Whether a text was written for people, and is no trace of a failure."""
    telling = len(text.strip()) > 3
    return telling and not any(sign in text for sign in ("Traceback", "Error(", ".py", "Internal Server Error"))


INVITATION = {"game": "worlds-fair-1893", "who-1": "me", "name-1": "Ada", "who-2": "free", "who-3": "free"}


def invited(client: TestClient, **fields: str) -> str:
    """The address of a table with free chairs."""
    answer = client.post("/new", data=INVITATION | fields)
    assert answer.status_code == 303
    address: str = answer.headers["location"]
    return address


def do(client: TestClient, address: str, what: str, chair: int = 1, **fields: str):
    """Do something at a table that waits."""
    return client.post(f"{address}/chairs", data={"do": what, "chair": chair, **fields})


def apart(client: TestClient, friend: TestClient, **fields: str) -> str:
    """The address of a table at which two people play, each on a screen of their own."""
    address = invited(client, **{"who-3": "", **fields})
    do(friend, address, "sit", 2, name="Ben")
    do(client, address, "begin")
    return address
