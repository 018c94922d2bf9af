"""What the server says when something fails, or is asked for too often."""

from tests.web.visiting import TestClient, is_in_words
from universelle.i18n import LANGUAGES, Translations
from universelle.web.app import create_app

JSON = {"accept": "application/json"}


def test_too_many_requests_are_refused_until_time_has_passed(tmp_path):
    now = 0.0
    app = create_app(tmp_path / "tables.sqlite", clock=lambda: now)
    with TestClient(app, follow_redirects=False) as client:
        statuses = [client.post("/new", data={"game": "chess"}).status_code for _ in range(30)]
        assert statuses == [422] * 20 + [429] * 10
        for language in LANGUAGES:
            said = Translations(language)("web-error-often")
            assert said in client.post(f"/new?lang={language}").text
            assert client.post(f"/new?lang={language}", headers=JSON).json() == {"ok": False, "message": said}
        assert client.get("/static/house/table.js").status_code == 200
        now = 3.0
        statuses = [client.post("/new", data={"game": "chess"}).status_code for _ in range(30)]
        assert statuses == [422] * 20 + [429] * 10


def test_a_failure_of_the_server_is_explained_in_words(client, monkeypatch):
    def fail(*_):
        raise RuntimeError("secret detail")

    monkeypatch.setattr("universelle.web.pages.home_page", fail)
    answer = client.get("/")
    assert answer.status_code == 500
    assert is_in_words(answer.text)
    assert "secret detail" not in answer.text
    answer = client.get("/", headers=JSON)
    assert (answer.status_code, answer.json()) == (
        500,
        {"ok": False, "message": Translations("en")("web-error-failed")},
    )
    assert client.get("/nowhere", headers=JSON).json()["ok"] is False
