"""The middleware before every page: sizes, origins, methods and headers."""

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tests.web.visiting import TestClient
from universelle.i18n import Translations
from universelle.web.guard import LARGEST_FORM, SECURITY, Guard


async def answer(request: Request) -> PlainTextResponse:
    return PlainTextResponse(str(len(await request.body())))


@pytest.fixture
def client() -> TestClient:
    app = Starlette(routes=[Route("/", answer, methods=["GET", "POST", "PUT"])])
    return TestClient(Guard(app, clock=lambda: 0.0), raise_server_exceptions=False)


def test_every_document_has_the_security_headers(client):
    for reply in (client.get("/"), client.post("/"), client.put("/"), client.get("/nowhere")):
        assert {name: reply.headers[name] for name in SECURITY} == SECURITY


def test_scripts_and_styles_have_only_the_header_that_concerns_them():
    async def script(_: Request) -> Response:
        return Response("", media_type="text/javascript")

    headers = TestClient(Guard(Starlette(routes=[Route("/", script)]))).get("/").headers
    assert [name for name in SECURITY if name in headers] == ["X-Content-Type-Options"]


def test_a_body_may_be_as_large_as_the_limit(client):
    assert client.post("/", content=b"x" * LARGEST_FORM).text == str(LARGEST_FORM)
    assert client.post("/", content=b"x" * (LARGEST_FORM + 1)).status_code == 413
    assert client.post("/", content=(b"x" * 1000 for _ in range(300))).status_code == 413


def test_a_form_of_another_site_and_an_unknown_method_are_refused(client):
    foreign = {"sec-fetch-site": "cross-site", "accept": "application/json", "accept-language": "fr"}
    reply = client.post("/", headers=foreign)
    assert (reply.status_code, reply.json()["message"]) == (403, Translations("fr")("web-error-foreign"))
    assert client.put("/").status_code == 405


def test_a_browser_may_send_only_so_many_forms_and_read_as_much_as_it_likes(client):
    statuses = [client.post("/").status_code for _ in range(61)]
    assert statuses == [200] * 60 + [429]
    assert {client.get("/").status_code for _ in range(100)} == {200}


def test_a_language_in_the_address_is_remembered(client):
    assert "language=de" in client.get("/?lang=de").headers["set-cookie"]
    assert "set-cookie" not in client.get("/").headers
