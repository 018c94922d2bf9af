"""What requests cost."""

import pytest
from starlette.requests import Request

from universelle.web.serving.limits import DEAR, FORM, PAGE, Limits, Meter, points_of


def request(path: str, method: str = "GET", client: str = "192.0.2.7") -> Request:
    scope = {"type": "http", "method": method, "path": path, "query_string": b"", "headers": []}
    return Request(scope | {"scheme": "http", "server": ("here", 80), "client": (client, 1)})


@pytest.mark.parametrize(
    ("path", "points"),
    [
        ("/", PAGE),
        ("/t/abc", PAGE),
        ("/t/abc/board.png", DEAR["board.png"]),
        ("/t/abc/report", DEAR["report"]),
        ("/t/abc/report/3", DEAR["report"]),
        ("/t/abc/report/3/", DEAR["report"]),
        ("/t/abc/replay/changes", DEAR["replay"]),
        ("/editions/expo-1906", DEAR["editions"]),
        ("/learn/expo-1906/2", DEAR["learn"]),
        ("/static/house/table.js", 0.0),
    ],
)
def test_what_is_dear_costs_more_and_files_cost_nothing(path, points):
    assert points_of(request(path)) == points


def test_a_form_costs_more_than_a_page():
    assert points_of(request("/t/abc/move", "POST")) == FORM > PAGE
    for opening in ("/new", "/daily/play", "/guide/expo-1906", "/quick"):
        assert points_of(request(opening, "POST")) == DEAR["new"]


def test_a_person_and_an_address_have_limits_of_their_own():
    meter = Meter(Limits(person=(2, 1), address=(5, 1)), clock=lambda: 0.0)
    page = request("/")
    assert [meter.allows(page, "ada") for _ in range(3)] == [True, True, False]
    assert [meter.allows(page, "ben") for _ in range(3)] == [True, True, False]
    assert [meter.allows(page, None) for _ in range(2)] == [True, False]
    assert meter.allows(request("/", client="192.0.2.8"), "carl")


def test_streams_that_are_open_count_as_long_as_they_last():
    meter = Meter(Limits(person_at_once=1))
    stream = request("/t/abc/stream")
    with meter.at_once[0].one_more("ada"):
        assert not meter.allows(stream, "ada")
        assert meter.allows(stream, "ben")
    assert meter.allows(stream, "ada")
