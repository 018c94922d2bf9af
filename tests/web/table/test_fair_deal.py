"""Whether the deal was fair: sealed while a match runs, opened and checked when it is over."""

import re
from dataclasses import replace

import pytest

from tests.laws.games import record_of
from tests.tables.laying import lay
from tests.web.visiting import each_game, open_table, until_over
from universelle.core.chance import fingerprint_of, fresh_seed
from universelle.i18n import LANGUAGES

FINGERPRINT = re.compile(r'data-fingerprint="([0-9a-f]{64})"')
SEED = re.compile(r'data-seed="([0-9a-f]{64})"')


def figures(page: str) -> str:
    """The figures that are to be read on a page, in one."""
    return "".join(re.findall(r"[0-9a-f]{4}(?=[ <])", page))


@each_game
def test_a_deal_is_sealed_until_the_match_is_over(client, stranger, slug):
    table = open_table(client, slug, "me", "me", seed="")
    sealed = FINGERPRINT.search(client.get(table).text)[1]
    seed = seed_of(client, table)
    assert sealed == fingerprint_of(bytes.fromhex(seed))
    for visitor in (client, stranger()):
        for page in (
            visitor.get(f"{table}/deal"),
            visitor.get(f"{table}/deal", headers={"Accept": "application/json"}),
        ):
            assert page.status_code == 200
            assert sealed in figures(page.text)
            assert seed not in page.text + figures(page.text)


def seed_of(client, table: str) -> str:
    """The seed, which the server tells nobody."""
    session = client.portal.call(client.app.state.tables.table, table.removeprefix("/t/"))
    return str(session.head.seed.hex())


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_is_over_opens_its_seal(client, stranger, slug, language):
    table = until_over(client, open_table(client, slug, "random", "random", seed=""))
    for visitor in (client, stranger()):
        page = visitor.get(f"{table}/end?lang={language}").text
        seed, sealed = SEED.search(page)[1], FINGERPRINT.search(page)[1]
        assert fingerprint_of(bytes.fromhex(seed)) == sealed
        assert sealed in figures(page)
        assert seed in figures(page)
        assert 'id="deal-yes"' in page
        again = visitor.get(f"{table}/deal", headers={"Accept": "application/json"})
        assert 'id="deal-yes"' in again.json()["html"]
    assert client.get(f"{table}/deal").headers["location"] == f"{table}/end#deal"
    record = client.get(f"{table}/record.json").json()
    assert (record["seed"], record["fingerprint"], record["seed_word"]) == (seed, sealed, "")


def test_a_seed_that_somebody_wrote_is_never_called_sealed(client):
    table = open_table(client, "worlds-fair-1893", "me", "me", seed="chicago")
    for page in (client.get(table).text, client.get(f"{table}/deal").text):
        assert not FINGERPRINT.search(page)
        assert "chicago" not in page
    over = until_over(client, open_table(client, "worlds-fair-1893", "random", "random", seed="chicago"))
    page = client.get(f"{over}/end").text
    assert "“chicago” was chosen by hand" in page
    assert not SEED.search(page)
    assert 'id="deal-yes"' not in page


def test_another_seed_than_the_sealed_one_is_said(client):
    record = replace(
        record_of("worlds-fair-1893", 2, 1), seats=("random", "random"), fingerprint=fingerprint_of(fresh_seed())
    )
    database = client.app.state.tables.database
    client.portal.call(lay, database, record, {}, "changed")
    page = client.get(f"{until_over(client, '/t/changed')}/end").text
    assert "does not belong to the seal" in page
    assert 'id="deal-yes"' not in page
