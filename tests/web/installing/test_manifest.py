"""The page as an app."""

import pytest

from tests.web.documents import parsed
from universelle.i18n import LANGUAGES

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_can_be_installed_in_its_language(client, language):
    head = parsed(client.get(f"/?lang={language}").text).find("head")
    (link,) = [each for each in head.iter("link") if each.get("rel") == "manifest"]
    answer = client.get(link.attrib["href"])
    assert answer.headers["content-type"] == "application/manifest+json"
    found = answer.json()
    assert (found["lang"], found["start_url"], found["display"]) == (language, "/", "standalone")
    assert not found["description"].startswith("app-")
    for each in found["icons"]:
        assert client.get(each["src"]).headers["content-type"] == each["type"]


def test_icons_are_drawn_in_their_size(client):
    for name, size in (("180", 180), ("192", 192), ("512", 512), ("maskable", 512)):
        picture = client.get(f"/icons/{name}.png").content
        assert picture.startswith(PNG)
        assert int.from_bytes(picture[16:20], "big") == size
    assert client.get("/icons/9999999.png").status_code == 404


def test_a_table_sends_nothing_of_it(client):
    page = client.post("/new", data={"game": "expo-1906", "who-1": "me", "who-2": "random"}, follow_redirects=True)
    assert "manifest" not in page.text.partition("</head>")[0]
