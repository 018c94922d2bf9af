"""Settings from the first byte: by a browser's cookie, and by the account that is signed in."""

from tests.web.documents import parsed
from tests.web.signing import sign_in, sign_up

JSON = {"accept": "application/json"}
PAGE = {"accept": "text/html"}


def settings_of(client, address: str = "/settings") -> str:
    return parsed(client.get(address, headers=PAGE).text).attrib.get("data-settings", "")


def choose(client, **fields):
    return client.post("/settings", data=fields, headers=JSON)


def test_a_page_is_drawn_as_the_browser_wants_it(client):
    assert settings_of(client) == ""
    assert choose(client, theme="dark", patterns="on").json() == {"ok": True}
    for address in ("/", "/settings", "/setup/expo-1906", "/rules/expo-1906", "/nowhere"):
        assert settings_of(client, address) == "theme-dark patterns-on"
    assert 'id="pattern-p5"' in client.get("/").text
    assert "/static/house/patterns.css" in client.get("/").text


def test_a_form_without_scripts_is_kept_and_says_so(client):
    answer = client.post("/settings", data={"speed": "slow", "lang": "fr", "after": "/t/1"})
    assert answer.status_code == 303
    page = client.get(answer.headers["location"]).text
    assert "Enregistré" in page
    assert 'href="/t/1"' in page
    assert settings_of(client) == "speed-slow"
    client.post("/settings", data={"reset": "on"})
    assert settings_of(client) == ""


def test_nobody_is_led_to_another_server(client):
    page = client.get("/settings?after=//evil.example/t/1").text
    assert "evil" not in page
    assert "evil" not in client.post("/settings", data={"after": "//evil.example"}).headers["location"]


def test_a_guest_who_signs_up_keeps_everything_and_has_it_everywhere(client, stranger):
    choose(client, type="large", confirm="off")
    sign_up(client, carry="on")
    assert settings_of(client) == "type-large confirm-off"
    other = stranger()
    choose(other, theme="light")
    sign_in(other)
    assert settings_of(other) == "type-large confirm-off"
    assert other.cookies["settings"].strip('"') == "type-large|confirm-off"  # for its scripts, and when signed out


def test_what_one_browser_chooses_the_others_of_the_account_have(client, stranger):
    sign_up(client)
    other = stranger()
    sign_in(other)
    choose(other, theme="dark")
    choose(client, patterns="on")
    assert settings_of(client) == settings_of(other) == "theme-dark patterns-on"
    assert "Ana" in client.get("/settings").text
    mine = client.post("/account/export").json()["account"]["preferences"]
    assert (mine["theme"], mine["patterns"], mine["sound"]) == ("dark", "on", "on")


def test_letters_to_an_account_speak_the_language_that_was_chosen(client):
    sign_up(client)
    choose(client, lang="it")
    assert client.post("/account/export").json()["account"]["language"] == "it"
