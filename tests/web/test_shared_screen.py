"""Several people at one screen: secrets stay covered until the next one has taken it."""

import re
from itertools import pairwise
from random import Random

from tests.laws.games import begin
from tests.web.visiting import codes, each_game, open_table, post_move, seq
from universelle.i18n import LANGUAGES, Translations

CALLED = re.compile(r'id="uncover"[^>]*value="(\d)"')


def has_secrets(slug: str) -> bool:
    state = begin(slug, 2, seed=1)
    return state.view(state.to_move()[0]) != state.view(None) or state.agenda[-1].secret


def called(page: str) -> int | None:
    """The seat that must say that the others look away."""
    found = CALLED.search(page)
    return int(found[1]) if found else None


@each_game
def test_a_side_with_secrets_is_covered_and_one_without_is_not(client, slug):
    page = client.get(open_table(client, slug, "me", "here")).text
    assert (called(page) is not None) == has_secrets(slug)
    assert bool(codes(page)) != has_secrets(slug)


@each_game
def test_alone_with_bots_nothing_is_covered(client, slug):
    page = client.get(open_table(client, slug, "me", "random")).text
    assert called(page) is None


@each_game
def test_whoever_takes_the_screen_can_move_until_somebody_else_must(client, slug):
    table = open_table(client, slug, "me", "here")
    rng, takers = Random(1), []
    for _ in range(60):
        page = client.get(table).text
        if (seat := called(page)) is not None:
            takers.append(seat)
            assert client.post(f"{table}/ready", data={"seat": seat}).status_code == 303
            page = client.get(table).text
            assert called(page) is None
        assert codes(page)
        post_move(client, table, page, rng)
    assert all(one != other for one, other in pairwise(takers))
    assert (len(takers) > 1) == has_secrets(slug)


@each_game
def test_only_owners_uncover(client, stranger, slug):
    table = open_table(client, slug, "me", "here")
    for seat in ("0", "1"):
        answer = stranger().post(f"{table}/ready", data={"seat": seat}, headers={"accept": "application/json"})
        assert answer.status_code == 422
    for seat in ("7", "x", "", "-1"):
        assert client.post(f"{table}/ready", data={"seat": seat}).status_code == 422


@each_game
def test_the_next_person_is_called_in_every_language(client, slug):
    table = open_table(client, slug, "me", "here")
    seat = called(client.get(table).text)
    for language in LANGUAGES:
        words = Translations(language)
        said = words("web-table-uncover", seat=(words("guest"), "Clara")[seat or 0])
        assert (said in client.get(f"{table}?lang={language}").text) == (seat is not None)


@each_game
def test_a_move_sent_twice_is_not_taken_for_the_next_persons(client, slug):
    table, rng = open_table(client, slug, "me", "here"), Random(1)
    for made in range(12):
        page = client.get(table).text
        if (seat := called(page)) is not None:
            client.post(f"{table}/ready", data={"seat": seat})
            page = client.get(table).text
        fields = {"action": rng.choice(codes(page)), "seq": made}
        assert client.post(f"{table}/move", data=fields).status_code == 303
        assert client.post(f"{table}/move", data=fields).status_code == 409
        assert seq(client, table) == made + 1
