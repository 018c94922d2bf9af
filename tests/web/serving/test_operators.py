"""Operators: who sits at the machine, or has the token."""

from base64 import b64encode

import pytest
from starlette.requests import Request

from universelle.web.serving.operators import Operators

TOKEN = "a long word"


def request(address="127.0.0.1", host="localhost:1851", **headers) -> Request:
    named = {"host": host, **{name.replace("_", "-"): value for name, value in headers.items()}}
    return Request(
        {
            "type": "http",
            "client": (address, 1),
            "headers": [(name.encode(), value.encode()) for name, value in named.items()],
        }
    )


def basic(password: str) -> str:
    return "Basic " + b64encode(f"anybody:{password}".encode()).decode()


@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
def test_this_machine_may(address):
    assert Operators().may(request(address))


@pytest.mark.parametrize(
    "asked",
    [
        request("203.0.113.7"),
        request("testclient"),
        request(host="fairs.example"),
        request(x_forwarded_for="203.0.113.7"),
        request(forwarded="for=203.0.113.7"),
        request(via="1.1 proxy"),
    ],
)
def test_elsewhere_and_behind_a_proxy_nobody_may_without_the_token(asked):
    assert not Operators().may(asked)
    assert not Operators(TOKEN).may(asked)


@pytest.mark.parametrize("shown", [f"Bearer {TOKEN}", basic(TOKEN)])
def test_the_token_opens(shown):
    assert Operators(TOKEN).may(request("203.0.113.7", authorization=shown))
    assert not Operators().may(request("203.0.113.7", authorization=shown))


@pytest.mark.parametrize("shown", ["Bearer", "Bearer x", basic("x"), "Basic ?", "Basic /w==", "Digest a long word", ""])
def test_anything_else_does_not(shown):
    assert not Operators(TOKEN).may(request("203.0.113.7", authorization=shown))


def test_without_a_token_an_empty_one_does_not_open():
    assert not Operators().may(request("203.0.113.7", authorization="Bearer "))
