"""Visitors: their tokens, languages and limits."""

import pytest
from starlette.requests import Request
from starlette.responses import Response

from universelle.web.visitors import (
    RateLimiter,
    comes_from_here,
    is_number,
    language_of,
    new_token,
    owner_of,
    owner_of_token,
    remember,
    wants_json,
)


def request(query: str = "", **headers: str) -> Request:
    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": "GET", "path": "/", "query_string": query.encode(), "headers": sent})


@pytest.mark.parametrize("text", ["0", "7", "123456789"])
def test_numbers(text):
    assert is_number(text)


@pytest.mark.parametrize("text", ["", "-1", "1.5", "²", "１", "1234567890", " 1"])
def test_what_is_no_number(text):
    assert not is_number(text)


def test_an_owner_is_known_by_a_hash_of_their_token():
    token = new_token()
    assert owner_of(request(cookie=f"universelle={token}")) == owner_of_token(token) != token
    assert owner_of(request()) is None
    assert new_token() != token


def test_the_language_of_the_address_goes_before_cookie_and_browser():
    headers = {"cookie": "language=fr", "accept_language": "de-CH, it;q=0.5"}
    assert language_of(request("lang=it", **headers)) == "it"
    assert language_of(request(**headers)) == "fr"
    assert language_of(request(accept_language="xx, de-CH;q=0.8")) == "de"
    assert language_of(request("lang=xx")) == "en"


@pytest.mark.parametrize(
    ("headers", "ours"),
    [
        ({}, True),
        ({"sec_fetch_site": "same-origin"}, True),
        ({"sec_fetch_site": "none"}, True),
        ({"sec_fetch_site": "cross-site"}, False),
        ({"origin": "http://here", "host": "here"}, True),
        ({"origin": "http://evil.example", "host": "here"}, False),
        ({"origin": "null", "host": "here"}, False),
    ],
)
def test_forms_of_other_sites_are_recognised(headers, ours):
    assert comes_from_here(request(**headers)) == ours


def test_a_secret_cookie_is_kept_from_scripts():
    response = Response()
    remember(response, "universelle", "x", secret=True)
    assert "HttpOnly" in response.headers["set-cookie"]
    assert "SameSite=lax" in response.headers["set-cookie"]


def test_scripts_ask_for_json():
    assert wants_json(request(accept="application/json"))
    assert not wants_json(request(accept="text/html"))


def test_a_limit_allows_a_burst_and_then_so_many_a_second():
    now = 0.0
    limiter = RateLimiter(burst=3, rate=2, clock=lambda: now)
    assert [limiter.allow("ada") for _ in range(5)] == [True] * 3 + [False] * 2
    assert limiter.allow("ben")
    now = 1.0
    assert [limiter.allow("ada") for _ in range(3)] == [True, True, False]
    now = 1000.0
    assert [limiter.allow("ada") for _ in range(4)] == [True] * 3 + [False]
