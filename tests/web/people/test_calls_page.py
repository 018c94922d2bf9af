"""Where somebody wants to be told that it is their turn: the page, links in letters, and who may be asked."""

import json
import re
import secrets
from pathlib import Path
from shutil import copy

import pytest

from tests.calls.mailboxes import mail_server
from tests.calls.receivers import Browser, HttpReceiver, is_signed
from tests.web.visiting import TestClient, apart, open_table
from universelle.calls.http_post import HttpPost
from universelle.calls.mail import MailSettings
from universelle.i18n import LANGUAGES, Translations
from universelle.web.app import create_app
from universelle.web.serving.limits import Limits

AS_SCRIPT = {"Accept": "application/json"}
LINK = re.compile(r"http://testserver(/calls/\S+)")


@pytest.fixture
def boxes():
    with mail_server(None) as found:
        yield found


@pytest.fixture
def app(tmp_path, empty_database, boxes):
    """A server that can call by every means."""
    mail = MailSettings.from_url(f"smtp://127.0.0.1:{boxes.port}?from=fair@fairs.example&tls=no")
    post = HttpPost(allow_private=True)
    return create_app(Path(copy(empty_database, tmp_path)), limits=Limits(100), mail=mail, post=post)


@pytest.fixture
def receiver(client):
    found = HttpReceiver()
    client.portal.call(found.__aenter__)
    yield found
    client.portal.call(found.__aexit__)


def mailbox() -> str:
    """One that was sent no letter yet."""
    return f"{secrets.token_hex(6)}@fairs.example"


def change(client, do, **fields):
    return client.post("/calls", data={"do": do, **fields})


def id_of(client) -> str:
    return re.search(r'name="id" value="([^"]+)"', client.get("/calls").text)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_means_is_offered_in_every_language(client, language):
    words = Translations(language)
    page = client.get("/calls", params={"lang": language}).text
    for key in ("calls-title", "calls-none", "calls-add-push", "calls-add-mail", "calls-add-webhook"):
        assert words(key) in page
    assert client.get("/calls/ask", params={"lang": language}).json()["html"].count("<button") == 2


def test_only_what_this_server_can_do_is_offered(tmp_path, empty_database):
    with TestClient(create_app(Path(copy(empty_database, tmp_path)))) as client:
        page = client.get("/calls").text
        assert ('id="push"' in page, 'id="mail"' in page, 'id="webhook"' in page) == (False, False, True)
        assert change(client, "mail", address=mailbox()).status_code == 422


def test_a_webhook_shows_its_secret_once_and_can_be_tried(client, receiver):
    page = change(client, "webhook", url=receiver.url("/hook")).text
    secret = re.search(r"<code>(whsec_[^<]+)</code>", page)[1]
    assert secret not in client.get("/calls").text
    assert change(client, "test", id=id_of(client)).headers["location"] == "/calls?tested"
    (request,) = receiver.requests
    assert is_signed(request, secret)
    assert json.loads(request.body)["type"] == "test"


def test_a_failure_is_said_in_words_and_stays_until_it_works(client, receiver):
    receiver.answers = [(404, {})]
    change(client, "webhook", url=receiver.url("/hook"))
    why = "The last message did not arrive: localhost refused the message (status 404)."
    assert why in change(client, "test", id=id_of(client)).text
    assert why in client.get("/calls").text
    receiver.answers = [(200, {})]
    change(client, "test", id=id_of(client))
    assert why not in client.get("/calls").text


def test_a_mailbox_must_agree_and_every_letter_can_end_them(client, stranger, boxes):
    address = mailbox()
    assert f"on its way to {address}" in change(client, "mail", address=address).text
    assert "Waiting for you to open the link" in client.get("/calls").text
    confirm = LINK.search(boxes.mails[0].get_content())[1]
    reader = stranger()
    assert "<button" in reader.get(confirm).text  # programs that open links press no buttons
    assert "Waiting for you to open the link" in client.get("/calls").text
    assert "Confirmed" in reader.post(confirm).text
    assert reader.post(confirm).status_code == 404
    change(client, "test", id=id_of(client))
    stop = next(link for link in LINK.findall(boxes.mails[1].get_content()) if "stop" in link)
    assert boxes.mails[1]["List-Unsubscribe"] == f"<http://testserver{stop}>"
    assert reader.get(stop).status_code == 200
    assert address in client.get("/calls").text
    assert "no more messages" in reader.post(stop).text
    assert address not in client.get("/calls").text
    assert reader.get(stop).status_code == 404


def test_nobody_is_sent_letters_again_and_again(client, stranger, boxes):
    address = mailbox()
    answers = [change(each, "mail", address=address).status_code for each in (client, stranger(), client, stranger())]
    assert answers == [200, 200, 200, 422]
    assert len(boxes.mails) == 3


def test_a_browser_subscribes_and_unusable_data_is_refused(client):
    subscription = Browser().subscription("https://push.example/1")
    keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
    body = json.dumps({"endpoint": subscription.endpoint, "keys": keys})
    answer = client.post("/calls", data={"do": "push", "subscription": body}, headers=AS_SCRIPT)
    assert answer.json() == {"ok": True}
    assert "Browser, through push.example" in client.get("/calls").text
    for text in ("", "{}", "[]", "[" * 9999, '{"endpoint": 1}', body.replace("https", "file")):
        answer = client.post("/calls", data={"do": "push", "subscription": text}, headers=AS_SCRIPT)
        assert (answer.status_code, answer.json()["ok"]) == (422, False)


@pytest.mark.parametrize(
    "fields", [{"do": "mail", "address": "nobody"}, {"do": "webhook", "url": "ftp://x"}, {"do": "x"}]
)
def test_what_is_wrong_is_said(client, fields):
    answer = client.post("/calls", data=fields)
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text or 'id="told"' in answer.text


def test_nobody_changes_what_is_somebody_else_s(client, stranger, receiver):
    change(client, "webhook", url=receiver.url("/hook"))
    theirs, other = id_of(client), stranger()
    for do in ("test", "remove"):
        assert change(other, do, id=theirs).status_code == 422
    assert "localhost" not in other.get("/calls").text
    assert id_of(client) == theirs
    assert receiver.requests == []


def test_who_plays_apart_and_has_not_chosen_may_be_asked(client, stranger, receiver):
    ben, eve = stranger(), stranger()
    address = apart(client, ben)
    assert 'data-calls="push mail"' in client.get(address).text
    assert "data-calls" not in eve.get(address).text
    assert "data-calls" not in client.get(open_table(client, "expo-1906")).text
    change(ben, "webhook", url=receiver.url("/hook"))
    assert "data-calls" not in ben.get(address).text


def test_the_keys_of_the_server_are_kept(tmp_path, empty_database):
    database = Path(copy(empty_database, tmp_path))

    def key() -> str:
        with TestClient(create_app(database, contact="mailto:host@fairs.example")) as client:
            return re.search(r'data-key="([^"]+)"', client.get("/calls").text)[1]

    assert key() == key()


def test_other_pages_are_told_how_many_games_wait(client, stranger):
    tables = [open_table(client, "worlds-fair-1893").removeprefix("/t/") for _ in range(2)]
    assert client.get("/turns").json() == {"waiting": 2}
    assert client.get(f"/turns?but={tables[0]}").json() == {"waiting": 1}
    assert stranger().get("/turns").json() == {"waiting": 0}
