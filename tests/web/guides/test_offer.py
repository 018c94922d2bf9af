"""Where guided first games are offered."""

from tests.web.guides.guiding import SLUG, begin
from tests.web.visiting import open_table
from universelle.games.registry import load, metas


def test_it_is_offered_to_whoever_has_not_played_and_continued_by_whoever_has_begun(client):
    assert f"/guide/{SLUG}" in client.get("/").text
    assert f"/guide/{SLUG}" in client.get(f"/setup/{SLUG}").text
    table = begin(client)
    for address in ("/", f"/setup/{SLUG}"):
        page = client.get(address).text
        assert "Continue your first game" in page
        assert f'href="{table}"' in page


def test_it_is_not_offered_on_the_poster_of_a_title_that_one_has_played(client):
    open_table(client, SLUG, "me", "visitor")
    assert f"/guide/{SLUG}" not in client.get("/").text
    assert f"/guide/{SLUG}" in client.get(f"/setup/{SLUG}").text


def test_a_title_without_a_guide_offers_none(client):
    for slug in [slug for slug in metas() if load(slug).guide is None]:
        assert client.post(f"/guide/{slug}").status_code == 404
        assert f"/guide/{slug}" not in client.get(f"/setup/{slug}").text
    assert client.post("/guide/no-such-game").status_code == 404
