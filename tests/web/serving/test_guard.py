"""The middleware before every page: sizes, origins, methods and headers."""

import asyncio

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tests.tokens import TOKENS
from tests.web.visiting import TestClient
from universelle.i18n import Translations
from universelle.web.serving.guard import LARGEST_FORM, SECURITY, Guard, LimitedBody
from universelle.web.serving.limits import Limits
from universelle.web.serving.tokens import Tokens
from universelle.web.serving.visitors import COOKIE, Hosts, owner_of


async def answer(request: Request) -> PlainTextResponse:
    return PlainTextResponse(str(len(await request.body())))


async def who(request: Request) -> PlainTextResponse:
    return PlainTextResponse(str(owner_of(request)))


def app() -> Starlette:
    asked = [Route(path, answer, methods=["GET", "POST", "PUT"]) for path in ("/", "/t/1/board.png", "/rules/fair")]
    return Starlette(routes=[*asked, Route("/who", who)])


@pytest.fixture
def client() -> TestClient:
    return TestClient(Guard(app(), TOKENS, clock=lambda: 0.0), raise_server_exceptions=False)


def test_every_document_has_the_security_headers(client):
    for reply in (client.get("/"), client.post("/"), client.put("/"), client.get("/nowhere")):
        assert {name: reply.headers[name] for name in SECURITY} == SECURITY


def test_scripts_and_styles_have_only_the_header_that_concerns_them():
    async def script(_: Request) -> Response:
        return Response("", media_type="text/javascript")

    headers = TestClient(Guard(Starlette(routes=[Route("/", script)]), TOKENS)).get("/").headers
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


def test_a_person_may_send_only_so_many_forms_and_read_only_so_much(client):
    assert [client.post("/").status_code for _ in range(61)] == [200] * 60 + [429]
    refused = client.get("/")
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "1")


def test_what_is_dear_is_limited_sooner(client):
    statuses = [client.get("/t/1/board.png").status_code for _ in range(12)]
    assert statuses == [200] * 10 + [429] * 2


def test_a_new_token_does_not_escape_the_limits_of_an_address():
    client = TestClient(Guard(app(), TOKENS, clock=lambda: 0.0), raise_server_exceptions=False)
    statuses = [client.post("/", headers={"cookie": f"{COOKIE}={TOKENS.new()}"}).status_code for _ in range(301)]
    assert statuses == [200] * 300 + [429]
    forged = [client.post("/", headers={"cookie": f"{COOKIE}=forged-{n}"}).status_code for n in range(5)]
    assert forged == [429] * 5


def test_limits_can_be_multiplied():
    client = TestClient(Guard(app(), TOKENS, limits=Limits(3), clock=lambda: 0.0), raise_server_exceptions=False)
    assert {client.post("/").status_code for _ in range(180)} == {200}


def test_a_token_that_this_server_has_not_issued_is_replaced(client):
    for made_up in ("a", "A" * 43, Tokens(b"another server's").new(), f"x{TOKENS.new()}"):
        client.cookies.clear()
        reply = client.get("/who", headers={"cookie": f"{COOKIE}={made_up}"})
        assert reply.text == "None"
        assert TOKENS.owner(reply.cookies[COOKIE])
    issued = TOKENS.new()
    client.cookies.clear()
    reply = client.get("/who", headers={"cookie": f"{COOKIE}={issued}"})
    assert reply.text == TOKENS.owner(issued)
    assert COOKIE not in reply.cookies
    assert COOKIE not in client.get("/who").cookies


def test_another_name_is_refused_with_a_sentence():
    client = TestClient(Guard(app(), TOKENS, Hosts(["fair.example"])))
    reply = client.get("/", headers={"host": "evil.example", "accept-language": "it"})
    assert reply.status_code == 421
    assert Translations("it")("web-error-host") in reply.text
    assert client.get("/", headers={"host": "fair.example:80"}).status_code == 200


def test_private_pages_are_not_kept(client):
    assert client.get("/").headers["cache-control"] == "no-store"
    assert client.get("/nowhere").headers["cache-control"] == "no-store"
    assert "cache-control" not in client.get("/rules/fair").headers


def test_who_comes_by_tls_is_to_stay_there(client):
    assert "strict-transport-security" not in client.get("/").headers
    client.base_url = "https://testserver"
    assert "max-age=" in client.get("/").headers["strict-transport-security"]
    assert "Secure" in client.get("/?lang=de").headers["set-cookie"]


def test_who_only_reads_sends_no_body(client):
    assert client.request("GET", "/", content=b"x").status_code == 400
    assert client.request("GET", "/", content=(b"x" for _ in range(3))).status_code == 400


def test_a_body_that_does_not_come_ends_as_if_its_sender_had_gone():
    async def never() -> dict:
        await asyncio.Event().wait()

    async def ended() -> dict:
        return await LimitedBody(never, 0.0)()

    assert asyncio.run(ended()) == {"type": "http.disconnect"}


def test_who_waits_for_an_answer_may_wait_for_long():
    sent = iter([{"type": "http.request", "body": b"x"}, {"type": "http.disconnect"}])

    async def receive() -> dict:
        return next(sent)

    async def heard() -> list[str]:
        body = LimitedBody(receive, 60.0)
        first = await body()
        body._end = 0.0  # long ago
        return [first["type"], (await body())["type"]]

    assert asyncio.run(heard()) == ["http.request", "http.disconnect"]


def test_a_language_in_the_address_is_remembered(client):
    assert "language=de" in client.get("/?lang=de").headers["set-cookie"]
    assert "set-cookie" not in client.get("/").headers
