"""Signing up, in and out, the personal link, forgotten passwords, and the account."""

import logging
import re
import time
from collections.abc import Iterator
from pathlib import Path
from shutil import copy

import pytest

from tests.calls.mailboxes import Mailboxes, mail_server
from tests.people.hashing import quick_passwords
from tests.web.signing import PASSWORD, personal_link, sign_in, sign_up
from tests.web.visiting import TestClient, codes, open_table, seq
from universelle.calls.mail import MailSettings
from universelle.i18n import LANGUAGES, Translations
from universelle.people.tries import MOST
from universelle.web.app import create_app
from universelle.web.serving.limits import Limits
from universelle.web.serving.visitors import COOKIE, SIGN_IN_COOKIE

SLUG = "worlds-fair-1893"
NOT_OURS = ("httpx", "mail.log")  # the logs of the browser and of the mail server


@pytest.fixture
def app(tmp_path, empty_database):
    return create_app(Path(copy(empty_database, tmp_path)), limits=Limits(100), passwords=quick_passwords())


def test_a_guest_who_signs_up_keeps_seat_and_name(client, stranger):
    table = open_table(client, SLUG, "me", "me")
    assert Translations("en")("people-guest-games", count=1) in client.get("/sign-in").text
    answer = sign_up(client, carry="on", after=table)
    assert (answer.status_code, answer.headers["location"]) == (303, table)
    assert codes(client.get(table).text)
    assert 'href="/people/Ana"' in client.get("/").text
    phone = stranger()
    assert not codes(phone.get(table).text)
    assert sign_in(phone, "ana").status_code == 303
    page = phone.get(table).text
    move = phone.post(f"{table}/move", data={"action": codes(page)[0], "seq": seq(phone, table)})
    assert move.status_code == 303


def test_the_token_of_the_guest_opens_nothing_any_more(client, stranger):
    table = open_table(client, SLUG, "me", "me")
    guest = stranger(**{COOKIE: client.cookies[COOKIE]})
    assert codes(guest.get(table).text)
    sign_up(client, carry="on")
    assert not codes(guest.get(table).text)


def test_without_the_tick_the_games_stay_with_the_guest(client):
    table = open_table(client, SLUG, "me", "me")
    sign_up(client)
    assert not codes(client.get(table).text)
    client.post("/sign-out")
    assert codes(client.get(table).text)


def test_signing_in_carries_the_games_of_that_browser_over(client, stranger):
    sign_up(client)
    phone = stranger()
    table = open_table(phone, SLUG, "me", "me")
    sign_in(phone, carry="on")
    assert codes(phone.get(table).text)
    assert codes(client.get(table).text)


def test_a_refused_form_says_why_at_its_field_and_keeps_what_was_typed(client):
    answer = client.post("/sign-up", data={"name": "Ana", "password": "short", "mail": "ana@post.example"})
    assert answer.status_code == 422
    assert 'aria-describedby="sign-up-password-hint sign-up-password-wrong"' in answer.text
    assert 'value="ana@post.example"' in answer.text
    assert "short" not in re.sub(r"At least[^<]*", "", answer.text)


def test_a_taken_name_is_refused_however_it_is_written(client, stranger):
    sign_up(client)
    answer = sign_up(stranger(), "ANA")
    assert answer.status_code == 422
    assert Translations("en")("people-name-taken") in answer.text


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(client, stranger):
    sign_up(client)
    pages = [sign_in(stranger(), who, "not the password").text.replace(who, "") for who in ("Ana", "Bea")]
    assert pages[0] == pages[1]
    assert Translations("en")("people-wrong") in pages[0]


def test_after_five_wrong_tries_even_the_right_password_must_wait(client, stranger):
    sign_up(client)
    phone = stranger()
    assert [sign_in(phone, password="wrong").status_code for _ in range(MOST)] == [422] * MOST
    answer = sign_in(phone)
    assert answer.status_code == 429
    assert 1 <= int(answer.headers["retry-after"]) <= 60
    assert re.search(r"You can try again in [01]:\d\d\.", answer.text)


@pytest.mark.parametrize("after", ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:1"])
def test_signing_in_leads_to_pages_of_this_server_only(client, after):
    assert sign_up(client, after=after).headers["location"] == "/"


def test_who_is_not_to_stay_signed_in_is_until_the_browser_is_closed(client, stranger):
    sign_up(client)
    for fields, lasting in (({"stay": "on"}, True), ({}, False)):
        cookie = next(
            text for text in sign_in(stranger(), **fields).headers.get_list("set-cookie") if SIGN_IN_COOKIE in text
        )
        assert ("Max-Age" in cookie) == lasting
        assert "HttpOnly" in cookie


def test_a_browser_has_one_sign_in(client):
    sign_up(client)
    sign_up(client, "Ben")
    assert client.get("/account").text.count('name="sign-in"') == 0
    sign_in(client, "Ana")
    assert client.get("/account").text.count('name="sign-in"') == 0


def test_signing_out_elsewhere_leads_to_the_forms_with_the_reason(client, stranger):
    sign_up(client)
    phone = stranger()
    sign_in(phone)
    assert client.get("/account").text.count("<li>") >= 2
    assert client.post("/account/sign-out-others").status_code == 303
    answer = phone.get("/account")
    assert answer.headers["location"] == "/sign-in?ended"
    assert Translations("en")("people-ended") in phone.get("/sign-in?ended").text


def test_who_was_signed_out_elsewhere_is_told_so_once_and_led_back(client, stranger):
    table = open_table(client, SLUG, "me", "me")
    sign_up(client, carry="on")
    phone = stranger()
    sign_in(phone)
    client.post("/account/password", data={"old": PASSWORD, "password": "crystal palace"})
    assert codes(client.get(table).text)
    client.post("/sign-out")
    answer = phone.get(table, headers={"accept": "text/html"})
    assert answer.status_code == 303
    forms = phone.get(answer.headers["location"], headers={"accept": "text/html"})
    assert Translations("en")("people-ended") in forms.text
    assert sign_in(phone, password="crystal palace", after=table).headers["location"] == table
    assert codes(phone.get(table, headers={"accept": "text/html"}).text)


def test_the_address_of_a_personal_link_is_in_no_other_address(client, stranger):
    open_table(client, SLUG, "me", "me")
    phone = stranger(**{SIGN_IN_COOKIE: "made-up"})
    assert phone.get(personal_link(client), headers={"accept": "text/html"}).status_code == 200
    assert phone.get("/new-password/x", headers={"accept": "text/html"}).status_code == 404
    assert phone.get("/", headers={"accept": "text/html"}).status_code == 303


def test_a_made_up_secret_is_nobodys(client, stranger):
    sign_up(client)
    assert stranger(**{SIGN_IN_COOKIE: "made-up"}).get("/account").status_code == 303


def test_a_personal_link_asks_before_it_takes_over(client, stranger):
    table = open_table(client, SLUG, "me", "me")
    link, phone = personal_link(client), stranger()
    asked = phone.get(link)
    assert asked.headers["referrer-policy"] == "no-referrer"
    assert not codes(phone.get(table).text)
    token = re.search(r'name="token" value="([^"]*)"', asked.text)[1]
    assert phone.post("/me", data={"token": token}).status_code == 303
    assert codes(phone.get(table).text)
    assert codes(client.get(table).text)


def test_a_personal_link_that_was_made_up_is_refused(client):
    assert client.get("/me/made-up.0123").status_code == 404
    assert client.post("/me", data={"token": "made-up"}).status_code == 404


def test_settings_act_at_once(client):
    sign_up(client)
    asked = client.get("/account").text
    assert asked.count('aria-checked="true"') == 2
    client.post("/account/settings", data={"setting": "leaders", "to": "off"})
    assert client.get("/account").text.count('aria-checked="true"') == 1
    answer = client.post(
        "/account/settings", data={"setting": "leaders", "to": "on"}, headers={"accept": "application/json"}
    )
    assert answer.json() == {"ok": True}


def test_a_mail_address_that_is_refused_can_be_corrected(client):
    sign_up(client)
    for old, mail in ((PASSWORD, "ana at example"), ("a wrong password", "ana@post.example")):
        answer = client.post("/account/mail", data={"old": old, "mail": mail})
        assert answer.status_code == 422
        assert f'value="{mail}"' in answer.text


def test_a_password_is_changed_by_who_knows_the_present_one(client, stranger):
    sign_up(client)
    refused = client.post("/account/password", data={"old": "not this one", "password": "crystal palace"})
    assert refused.status_code == 422
    assert Translations("en")("people-wrong-old") in refused.text
    assert client.post("/account/password", data={"old": PASSWORD, "password": "crystal palace"}).status_code == 303
    assert client.get("/account").status_code == 200
    assert sign_in(stranger(), password=PASSWORD).status_code == 422
    assert sign_in(stranger(), password="crystal palace").status_code == 303


def test_the_name_of_an_account_is_taken_at_tables(client, stranger):
    sign_up(client)
    assert "Ana" in client.get(open_table(client, SLUG, "me", "me")).text
    assert "Ana" in client.get(client.post("/new", data={"game": SLUG}).headers["location"]).text
    assert "Ana" not in client.get(open_table(client, SLUG, "me", "me", **{"name-1": "Bea"})).text.partition("<main")[2]
    guest = stranger()
    waiting = open_table(guest, SLUG, "me", "free")
    assert 'name="name" value="Ana"' in client.get(waiting).text
    assert 'value="Ana"' not in guest.get(waiting).text


def test_ones_data_come_as_a_file(client):
    table = open_table(client, SLUG, "me", "me")
    sign_up(client, carry="on")
    answer = client.post("/account/export")
    assert answer.headers["content-disposition"].startswith("attachment")
    assert answer.json()["games"][0]["table"] == table.rpartition("/")[2]


def test_who_types_their_name_is_erased_also_from_tables_in_use(client, stranger):
    table = open_table(client, SLUG, "me", "me", **{"name-1": "Ana", "name-2": "Ben"})
    sign_up(client, carry="on")
    refused = client.post("/account/erase", data={"name": "Ben"})
    assert refused.status_code == 422
    assert Translations("en")("people-erase-other-name") in refused.text
    answer = client.post("/account/erase", data={"name": "ana"})
    assert answer.headers["location"] == "/sign-in?erased"
    assert client.get("/account").status_code == 303
    page = stranger().get(table).text
    assert Translations("en")("people-former") in page
    assert "Ana" not in page
    assert sign_in(stranger()).status_code == 422


def test_a_computer_plays_the_running_games_of_an_erased_person_on(client, stranger):
    ben = stranger()
    table = open_table(ben, SLUG, "me", "free", "director", **{"name-1": "Ben"})
    sign_up(client)
    client.post(f"{table}/chairs", data={"do": "sit", "chair": "2", "name": "Ana"})
    for each in (client, ben):
        each.post(f"{table}/chairs", data={"do": "ready"})
    ben.post(f"{table}/chairs", data={"do": "begin"})
    assert "data-seq" in ben.get(table).text
    client.post("/account/erase", data={"name": "Ana"})
    session = client.portal.call(client.app.state.tables.table, table.rpartition("/")[2])
    assert set(session.standing.left) == {1}
    assert "Ana" not in ben.get(table).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_in_the_language_of_its_reader(client, language):
    words = Translations(language)
    open_table(client, SLUG, "me", "me")
    pages = [client.get(f"/{page}?lang={language}").text for page in ("sign-in", "forgotten")]
    sign_up(client)
    pages.append(client.get(f"/account?lang={language}").text)
    for page, key in zip(pages, ("people-own-name", "people-no-mail", "people-erase-final")):
        assert words(key) in page
        assert not re.search(r">people-[a-z-]+<", page)


# -- letters ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def with_mail(tmp_path, empty_database) -> Iterator[tuple[TestClient, Mailboxes]]:
    """A browser at a server that writes letters, and the mailboxes."""
    path = tmp_path / "mail.sqlite"
    copy(empty_database, path)
    with mail_server(None) as boxes:
        settings = MailSettings.from_url(f"smtp://127.0.0.1:{boxes.port}?from=house@fairs.example&tls=no")
        app = create_app(path, limits=Limits(100), passwords=quick_passwords(), mail=settings)
        with TestClient(app, raise_server_exceptions=False, follow_redirects=False) as client:
            yield client, boxes


def beside(client: TestClient) -> TestClient:
    """Another browser, served by the same loop, so that what a request begins goes on."""
    other = TestClient(client.app, raise_server_exceptions=False, follow_redirects=False)
    other.portal = client.portal
    return other


def letter(boxes: Mailboxes, path: str = "/new-password/", number: int = 0) -> str:
    """The path of the link in a letter, by its number among all letters."""
    end = time.monotonic() + 60
    while len(boxes.mails) <= number:
        assert time.monotonic() < end, "no letter came"
        time.sleep(0.01)
    return re.search(rf"http://[^/]*({path}\S+)", boxes.mails[number].get_content())[1]


def confirm(client: TestClient, boxes: Mailboxes, number: int = 0) -> None:
    """Open the link in the letter to a new mailbox, and agree."""
    link = letter(boxes, "/account/mail/", number)
    assert client.get(link).status_code == 200
    assert Translations("en")("people-mailbox-done") in client.post(link).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mailbox_agrees_before_anything_else_is_sent_there(with_mail, language):
    client, boxes = with_mail
    words = Translations(language)
    sign_up(client, mail=f"{language}@post.example", lang=language)
    link, other = letter(boxes, "/account/mail/"), beside(client)
    assert words("people-mailbox-open") in client.get(f"/account?lang={language}").text
    other.post("/forgotten", data={"who": "Ana"})
    client.post("/account/mail-again")
    newer = letter(boxes, "/account/mail/", 1)
    assert other.get(link).status_code == 404, "only the newest link counts"
    assert words("people-mailbox-title") in other.get(f"{newer}?lang={language}").text
    assert words("people-mailbox-open") in client.get(f"/account?lang={language}").text, "programs open links, too"
    assert other.post(newer).status_code == 200
    assert other.post(newer).status_code == 404
    assert words("people-mailbox-open") not in client.get(f"/account?lang={language}").text
    other.post("/forgotten", data={"who": "Ana"})
    letter(boxes, number=2)


def test_another_mailbox_has_to_agree_as_well(with_mail):
    client, boxes = with_mail
    sign_up(client, mail="first@post.example")
    confirm(client, boxes)
    changed = client.post("/account/mail", data={"old": PASSWORD, "mail": "second@post.example"})
    assert Translations("en")("people-mailbox-sent") in client.get(changed.headers["location"]).text
    letter(boxes, "/account/mail/", 1)
    assert boxes.envelopes[1].rcpt_tos == ["second@post.example"]


def test_a_forgotten_password_is_changed_by_a_letter(with_mail):
    client, boxes = with_mail
    sign_up(client, mail="forgetful@post.example")
    confirm(client, boxes)
    other = beside(client)
    answer = other.post("/forgotten", data={"who": "ANA"})
    assert Translations("en")("people-letter") in other.get(answer.headers["location"]).text
    link = letter(boxes, number=1)
    assert boxes.envelopes[1].rcpt_tos == ["forgetful@post.example"]
    asked = other.get(link)
    assert asked.headers["referrer-policy"] == "no-referrer"
    assert other.post(link, data={"password": "short"}).status_code == 422
    assert other.post(link, data={"password": "crystal palace"}).headers["location"] == "/sign-in?changed"
    assert client.get("/account").status_code == 303
    assert sign_in(other, password="crystal palace").status_code == 303
    assert other.get(link).status_code == 404
    assert other.post(link, data={"password": "expo nineteen six"}).status_code == 422


def test_nobody_learns_whom_the_server_knows(with_mail):
    client, boxes = with_mail
    sign_up(client, mail="known@post.example")
    confirm(client, boxes)
    other = beside(client)
    answers = [
        other.post("/forgotten", data={"who": who}) for who in ("Ana", "Bea", "known@post.example", "x@post.example")
    ]
    assert {(each.status_code, each.headers["location"], each.text) for each in answers} == {
        (303, "/forgotten?asked", "")
    }


def test_letters_are_limited(with_mail):
    client, _ = with_mail
    statuses = [client.post("/forgotten", data={"who": "Ana"}).status_code for _ in range(MOST + 1)]
    assert statuses == [303] * MOST + [429]


def test_secrets_are_in_no_page_and_no_log(with_mail, caplog, capfd):
    caplog.set_level(logging.DEBUG)
    client, boxes = with_mail
    table = open_table(client, SLUG, "me", "me")
    pages = [client.get("/").text]
    link = personal_link(client)
    sign_up(client, mail="ana@post.example", carry="on")
    confirm(client, boxes)
    secrets = {"password": PASSWORD, "session": client.cookies[SIGN_IN_COOKIE], "guest": client.cookies[COOKIE]}
    other = beside(client)
    pages += [sign_in(other, password=f"{PASSWORD}!").text, sign_up(other, mail="ana@post.example").text]
    secrets["mailbox"] = letter(boxes, "/account/mail/").rpartition("/")[2]
    other.post("/forgotten", data={"who": "Ana"})
    secrets["letter"] = letter(boxes, number=1).rpartition("/")[2]
    pages += [client.get(page).text for page in ("/", "/account", "/sign-in", "/forgotten", table)]
    pages += [other.get(page).text for page in (link, table, "/")]
    theirs = [each.getMessage() for each in caplog.records if each.name not in NOT_OURS]
    told = "".join([*theirs, *capfd.readouterr()])
    for name, secret in secrets.items():
        assert secret not in told, name
        allowed = 1 if name == "guest" else 0  # the page of the personal link hands it on in its form
        assert sum(secret in page for page in pages) == allowed, name
    assert "ana@post.example" not in told
    assert sum("ana@post.example" in page for page in pages) == 2  # one's own account, and one's own refused form
