"""Every form of the server as strangers fill it in: nothing fails, and nothing of other people's changes."""

import json
from collections.abc import Iterator
from dataclasses import replace
from urllib.parse import quote

import pytest
import sqlalchemy as sa
from starlette.routing import Route

from tests.people.hashing import quick_passwords
from tests.reviews.known import record_over
from tests.tables.laying import lay
from tests.web.signing import PASSWORD, sign_up
from tests.web.visiting import TestClient, do, invited, is_in_words
from universelle.database.schema import ACCOUNTS, GATHERINGS, JOURNAL, TABLES
from universelle.web.app import create_app
from universelle.web.serving.guard import LARGEST_FORM, UPLOADS
from universelle.web.serving.limits import Limits
from universelle.web.serving.visitors import COOKIE, SIGN_IN_COOKIE

SLUG = "worlds-fair-1893"
SUBSCRIPTION = {"endpoint": "https://push.example/\ud800", "keys": {"p256dh": "\ud800", "auth": "x"}}
CHAIRS = ("sit", "stand", "bot", "decline", "clear", "hand-on", "take-over", "show", "hide", "ready", "not-ready")
FORMS: dict[str, list[dict[str, str]]] = {  # what each address is sent, by the path of its route
    "/quick": [{"game": SLUG, "players": "2", "pace": "15-minutes", "name": "Eve"}, {"do": "stop"}],
    "/new": [
        {"game": SLUG, "who-1": "me", "who-2": "free", "name-1": "Eve", "colour-1": "1", "seed": "x", "pace": "1-day"},
        {"game": SLUG, "who-1": "me", "who-2": "me", "edition-code": "x", "option-x": "1"},
    ],
    "/editions/{slug}": [{"edition-name": "Ours", "wheel.2": "9"}],
    "/editions/{slug}/file": [{"file": "x"}],
    "/learn/{slug}/{number}": [{"answer": "0"}],
    "/t/{table}/chairs": [
        *[{"do": deed, "chair": "2", "name": "Eve", "bot": "director"} for deed in CHAIRS],
        {"do": "terms", "pace": "1-day", "nights": "on", "zone": "Europe/Rome", "gone": "end", "talk": "off"},
        {"do": "leave"},
    ],
    "/sign-in": [{"who": "Mallory", "password": PASSWORD, "after": "/", "stay": "on", "carry": "on"}],
    "/sign-up": [{"name": "Mallory", "password": "short", "mail": "m@post.example", "sign": "1", "carry": "on"}],
    "/sign-out": [{}],
    "/me": [{"token": "x.y", "carry": "on"}],
    "/forgotten": [{"who": "Mallory"}],
    "/new-password/{secret}": [{"password": PASSWORD}],
    "/account/settings": [{"setting": "leaders", "to": "on"}],
    "/account/sign-out": [{"sign-in": "x"}],
    "/account/sign-out-others": [{}],
    "/account/password": [{"old": "wrong", "password": PASSWORD}],
    "/account/mail": [{"old": "wrong", "mail": "m@post.example"}],
    "/account/export": [{}],
    "/account/erase": [{"name": "Ana"}],
    "/account/mail-again": [{}],
    "/account/mail/{secret}": [{}],
    "/settings": [{"speed": "fast", "sound": "on", "lang": "fr", "after": "/"}, {"reset": "on"}],
    "/games/delete": [{"table": "over", "back": "/games"}],
    "/games/bring-back": [{"table": "over", "back": "/games"}],
    "/games/import": [{"file": "x"}],
    "/daily/play": [{"name": "Eve"}],
    "/people/{name}/invite": [{"table": "t"}],
    "/t/{table}/move": [{"action": "x", "seq": "0"}],
    "/t/{table}/undo": [{"seq": "1"}],
    "/t/{table}/ready": [{"seat": "0"}],
    "/t/{table}/hint": [{"seq": "1"}],
    "/t/{table}/leave": [{}],
    "/t/{table}/return": [{}],
    "/t/{table}/pause": [{"seconds": "3600"}],
    "/t/{table}/pause/{answer}": [{}],
    "/t/{table}/sight": [{}],
    "/t/{table}/talk": [{"text": "Hello"}, *[{"do": deed, "line": "1"} for deed in ("mute", "hear", "report")]],
    "/calls": [
        {"do": "push", "subscription": json.dumps(SUBSCRIPTION)},
        {"do": "webhook", "url": "https://hook.example/"},
        {"do": "mail", "address": "m@post.example"},
        *[{"do": deed, "id": "x"} for deed in ("test", "remove")],
    ],
    "/calls/stop/{id}": [{}],
    "/calls/confirm/{secret}": [{}],
    "/t/{table}/review": [{"do": "start"}, {"do": "stop"}],
    "/operator": [{"do": "close"}],
    "/t/{table}/notes": [{"at": "0", "text": "x", "shared": "on"}],
    "/t/{table}/if": [{"do": "keep", "action": "x", "seq": "1"}, {"do": "drop"}],
    "/guide/{slug}": [{}],
    "/t/{table}/guide": [{"read": "1"}, {"leave": "on"}],
}
NASTY = ("", "\x00", "9" * 300, "[" * 9999)
PLACES = {"slug": SLUG, "number": "1", "secret": "x", "id": "x", "name": "Ana", "answer": "agree"}


class House:
    """A server with Ana's account, a table at which she plays with Ben, one that waits, and one that is over."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.database = client.app.state.tables.database
        self.people: dict[str, dict[str, str]] = {"nobody": {}, "forged": {COOKIE: "a.b", SIGN_IN_COOKIE: "x"}}
        sign_up(client)
        self.ana = client.portal.call(client.app.state.people.accounts.named, "Ana").owner
        self.waiting = invited(client).removeprefix("/t/")
        self.running = invited(client, **{"who-3": ""}).removeprefix("/t/")
        self._leave("ana")
        do(client, f"/t/{self.running}", "sit", 2, name="Ben")
        self._leave("ben")
        self._as("ana")
        do(client, f"/t/{self.running}", "begin")
        over = replace(record_over(SLUG), seats=("Ada=me", "Ben=random"), result=None)
        client.portal.call(lay, self.database, over, {0: self.ana}, "over")
        client.portal.call(client.app.state.presence.enter, self.waiting, self.ana, True)
        self._leave("ana")
        client.post("/new", data={"game": SLUG, "who-1": "me", "who-2": "me"})
        self._leave("eve")
        sign_up(client, "Mallory")
        self._leave("mallory")

    def _as(self, name: str) -> None:
        self.client.cookies.clear()
        self.client.cookies.update(self.people[name])

    def _leave(self, name: str) -> None:
        self.people[name] = {cookie.name: cookie.value or "" for cookie in self.client.cookies.jar}
        self.client.cookies.clear()

    def send(self, who: str, address: str, form: dict[str, str], **headers: str):
        self._as(who)
        files = {"file": ("x.toml", form["file"])} if "file" in form else None
        return self.client.post(address, data=form, files=files, headers=headers)

    def belongings(self) -> list[str]:
        """What strangers must not change: Ana's tables, all that has happened there, and who decides there."""

        async def read() -> list[str]:
            queries = [
                sa.select(ACCOUNTS).where(ACCOUNTS.c.name == "Ana"),
                sa.select(TABLES.c.id, TABLES.c.seq, TABLES.c.over).where(TABLES.c.id.in_([self.running, "over"])),
                sa.select(JOURNAL.c.seq, JOURNAL.c.code).where(JOURNAL.c.table_id == self.running),
                sa.select(GATHERINGS.c.host, GATHERINGS.c.terms, GATHERINGS.c.listed).where(
                    GATHERINGS.c.id == self.waiting
                ),
            ]
            return [str((await self.database.read(query)).all()) for query in queries]

        return self.client.portal.call(read)


@pytest.fixture(scope="module")
def house(postgresql) -> Iterator[House]:
    """On PostgreSQL, which is stricter than SQLite about what it is asked and given."""
    app = create_app(
        postgresql.ready_database(),
        limits=Limits(10_000),
        key=b"k" * 32,
        contact="mailto:me@host.example",
        passwords=quick_passwords(),
    )
    with TestClient(app, raise_server_exceptions=False, follow_redirects=False) as client:
        yield House(client)


def address_of(house: House, route: str, **places: str) -> str:
    """An address of a route: at Ana's tables, unless something else is to be in its place."""
    table = house.waiting if route.endswith("/chairs") else house.running
    for name, place in {**PLACES, "table": table, **places}.items():
        route = route.replace(f"{{{name}}}", quote(place, safe=""))
    return route


def fails(answer) -> bool:
    """Whether an answer is none that a stranger should get."""
    if answer.status_code >= 500:
        return True
    is_page = answer.headers.get("content-type", "").startswith("text/html")
    return is_page and answer.status_code >= 400 and not is_in_words(answer.text)


def test_the_table_has_every_form(house):
    taking = {route.path for route in house.client.app.routes if isinstance(route, Route) and "POST" in route.methods}
    assert taking == FORMS.keys()


@pytest.mark.parametrize("who", ["nobody", "forged", "eve", "mallory"])
def test_nothing_of_others_is_changed_by_strangers(house, who):
    before = house.belongings()
    faults = [
        (route, form, answer.status_code)
        for route, forms in FORMS.items()
        for form in forms
        if fails(answer := house.send(who, address_of(house, route), form))
    ]
    assert faults == []
    assert house.belongings() == before
    assert not house.client.app.state.house.doors_closed


@pytest.mark.parametrize("value", NASTY, ids=["nothing", "zero byte", "digits", "brackets"])
def test_nothing_that_is_written_in_a_form_makes_the_server_fail(house, value):
    faults = [
        (route, form, answer.status_code)
        for route, forms in FORMS.items()
        for form in forms
        if fails(answer := house.send("eve", address_of(house, route), dict.fromkeys(form, value) | deed_of(form)))
    ]
    assert faults == []


def deed_of(form: dict[str, str]) -> dict[str, str]:
    """What a form is to do, which decides what else is read."""
    return {name: form[name] for name in ("do", "game") if name in form}


@pytest.mark.parametrize("value", ["nowhere", "\x00", "9" * 300])
def test_no_address_makes_the_server_fail(house, value):
    places = {
        route: {name: value for name in (*PLACES, "table") if f"{{{name}}}" in route} for route in FORMS if "{" in route
    }
    faults = [
        (route, answer.status_code)
        for route, where in places.items()
        if fails(answer := house.send("eve", address_of(house, route, **where), FORMS[route][0]))
    ]
    assert faults == []


@pytest.mark.parametrize("header", [{"sec-fetch-site": "cross-site"}, {"origin": "https://evil.example"}])
def test_no_other_site_acts_for_somebody(house, header):
    before = house.belongings()
    statuses = {
        route: house.send("ana", address_of(house, route), forms[0], **header).status_code
        for route, forms in FORMS.items()
    }
    assert {route: status for route, status in statuses.items() if status != 403} == {}
    assert house.belongings() == before


def test_no_form_is_read_beyond_its_limit(house):
    large = {"name": "x" * LARGEST_FORM}
    statuses = {
        route: house.send("eve", address_of(house, route), large).status_code for route in FORMS if route not in UPLOADS
    }
    assert {route: status for route, status in statuses.items() if status != 413} == {}
