"""Visitors: their tokens, languages and limits."""

import pytest
from starlette.requests import Request
from starlette.responses import Response

from universelle.web.serving.visitors import (
    MOST_BUCKETS,
    AtOnce,
    Hosts,
    RateLimiter,
    address_of,
    comes_from_here,
    host_of,
    is_number,
    language_of,
    remember,
    wants_json,
)


def request(
    query: str = "", scheme: str = "http", client: str = "192.0.2.7", server: str = "192.0.2.1", **headers: str
) -> Request:
    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "GET", "path": "/", "query_string": query.encode(), "headers": sent}
    return Request(scope | {"scheme": scheme, "client": (client, 1), "server": (server, 1851)})


@pytest.mark.parametrize("text", ["0", "7", "123456789"])
def test_numbers(text):
    assert is_number(text)


@pytest.mark.parametrize("text", ["", "-1", "1.5", "²", "１", "1234567890", " 1"])
def test_what_is_no_number(text):
    assert not is_number(text)


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
    remember(request(), response, "universelle", "x", secret=True)
    assert "HttpOnly" in response.headers["set-cookie"]
    assert "SameSite=lax" in response.headers["set-cookie"]
    assert "Secure" not in response.headers["set-cookie"]


def test_a_cookie_that_came_by_tls_goes_no_other_way():
    response = Response()
    remember(request(scheme="https"), response, "universelle", "x", secret=True)
    assert "Secure" in response.headers["set-cookie"]


@pytest.mark.parametrize(
    ("header", "host"),
    [
        ("localhost:1851", "localhost"),
        ("Fair.Example.", "fair.example"),
        ("192.0.2.1:80", "192.0.2.1"),
        ("[::1]:1851", "::1"),
        ("[::1]", "::1"),
        ("::1", "::1"),
        ("", ""),
    ],
)
def test_the_host_of_a_header(header, host):
    assert host_of(header) == host


def test_a_server_answers_to_its_names_and_to_the_address_that_was_called():
    hosts = Hosts(["localhost", "fair.example"])
    for host in ("localhost:1851", "FAIR.example", "192.0.2.1:1851"):
        assert hosts.allow(request(host=host)), host
    for host in ("evil.example", "192.0.2.9", "localhost.evil.example", ""):
        assert not hosts.allow(request(host=host)), host
    assert not hosts.allow(request())
    assert Hosts(["*"]).allow(request(host="any.example"))


def test_an_address_stands_for_its_household():
    assert address_of(request(client="192.0.2.7")) == address_of(request(client="::ffff:192.0.2.7")) == "192.0.2.7"
    assert address_of(request(client="2001:db8::1")) == address_of(request(client="2001:db8::ffff:2"))
    assert address_of(request(client="2001:db8::1")) != address_of(request(client="2001:db8:1::1"))
    assert address_of(request(client="a proxy's nonsense")) == "a proxy's nonsense"


def test_so_many_requests_may_be_under_way():
    at_once = AtOnce(2)
    with at_once.one_more("ada"):
        assert at_once.allows("ada")
        with at_once.one_more("ada"):
            assert not at_once.allows("ada")
            assert at_once.allows("ben")
        assert at_once.allows("ada")


def test_a_dear_request_costs_more_and_one_that_is_refused_nothing():
    limiter = RateLimiter(burst=10, rate=1, clock=lambda: 0.0)
    assert [limiter.allow("ada", 6), limiter.allow("ada", 6), limiter.allow("ada", 4)] == [True, False, True]


def test_many_addresses_do_not_make_a_limit_forget_who_has_used_it_up():
    now = 0.0
    limiter = RateLimiter(burst=1, rate=1, clock=lambda: now)
    for number in range(MOST_BUCKETS):
        limiter.allow(str(number))
    now = 5.0
    limiter.allow("ada")
    limiter.allow("ben")
    assert not limiter.allow("ada")


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
