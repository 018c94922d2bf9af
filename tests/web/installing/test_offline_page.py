"""The page that is kept for times without a network, and the worker that keeps it."""

import re
from importlib.resources import files

import pytest

from tests.web.documents import parsed
from universelle.i18n import LANGUAGES, Translations

WORKER = files("universelle.web").joinpath("static", "worker.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_that_nothing_is_lost_in_the_language_it_was_kept_in(client, language):
    answer = client.get(f"/offline?in={language}")
    assert "set-cookie" not in answer.headers
    tree = parsed(answer.text)
    assert tree.attrib["lang"] == language
    assert Translations(language)("offline-what") in "".join(tree.itertext())


def test_the_worker_keeps_its_styles_and_its_own_script(client):
    pattern = re.search(r"const FILES = /(.*)/g;", WORKER)[1].replace(r"\/", "/")
    kept = re.findall(pattern, client.get("/offline?in=de").text)
    assert "/static/house/styles.css" in kept
    assert "/static/house/offline.js" in kept
    assert {client.get(file).status_code for file in kept} == {200}
    assert all(file.endswith((".css", ".svg", "/offline.js")) for file in kept)


def test_the_worker_is_at_the_root_so_that_it_serves_all_pages(client):
    answer = client.get("/worker.js?in=en")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-store"
