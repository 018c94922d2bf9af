"""Every address answers, and what is refused is explained in words."""

import json
from itertools import product
from random import Random

import pytest

from tests.editions import SHORT
from tests.web.visiting import (
    actions,
    codes,
    each_game,
    finished,
    illegal,
    is_in_words,
    move,
    open_table,
    post_move,
    seq,
    sight,
    until_over,
)
from universelle.games.registry import metas
from universelle.i18n import LANGUAGES, Translations
from universelle.matches.record import Record

JSON = {"accept": "application/json"}
REPLAY = ["/replay", "/replay?at=0", "/replay?at=3", "/replay/changes?from=0&to=3"]
OF_TABLE = ["", "/end", *REPLAY, "/board.svg", "/board.svg?at=2", "/board.png"]
BAD_NUMBERS = ["x", "-1", "1.5", "", "²", "99999", "9" * 5000, "１"]


def page_of(answer) -> str:
    assert answer.headers["content-type"].startswith("text/html")
    return answer.text


# What there is


def test_the_home_page(client):
    answer = client.get("/")
    assert answer.status_code == 200
    for slug in metas():
        assert f"/setup/{slug}" in page_of(answer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_poster_shows_players_length_and_weight(client, language):
    page, words = client.get(f"/?lang={language}").text, Translations(language)
    for meta in metas().values():
        assert meta.title in page
        assert words("web-home-players", least=meta.min_players, most=meta.max_players) in page
        assert words("web-home-minutes", minutes=meta.minutes) in page
        assert words("weight", weight=meta.weight) in page


@each_game
def test_pages_and_files(client, slug):
    for address in (f"/setup/{slug}", f"/rules/{slug}", "/static/house/table.js", "/static/house/house.css"):
        assert client.get(address).status_code == 200, address
        assert client.head(address).status_code == 200, address


@each_game
def test_every_page_of_a_finished_table(client, slug):
    table = finished(client, slug)
    for part in OF_TABLE:
        assert client.get(table + part).status_code == 200, part


@each_game
def test_every_page_of_a_running_table(client, slug):
    table = open_table(client, slug)
    for number in range(4):
        move(client, table, Random(number))
    for part in OF_TABLE:
        answer = client.get(table + part)
        if part == "/end":
            assert (answer.status_code, answer.headers["location"]) == (303, table)
        else:
            assert answer.status_code == 200, part


@each_game
def test_a_whole_game_by_forms(client, slug):
    table = open_table(client, slug, edition=SHORT[slug])
    rng = Random(1)
    while codes(page := sight(client, table)):
        post_move(client, table, page, rng)
    assert "data-over" in page
    assert client.get(f"{table}/end").status_code == 200


@each_game
def test_a_turn_without_visible_events_is_left_out_of_the_log(client, slug):
    table = open_table(client, slug)
    player, rng = dict(client.cookies), Random(2)
    for _ in range(12):
        move(client, table, rng)
        client.cookies.clear()  # who only looks on is not told what is chosen in secret
        assert "<ul></ul>" not in client.get(table).text
        client.cookies.update(player)


@each_game
def test_what_follows_a_group_in_the_list_has_no_digit(client, slug):
    """Who presses 1 chooses what stands first, not what ends the turn below all else."""
    table = open_table(client, slug)
    rng = Random(3)
    for _ in range(40):
        page = sight(client, table)
        listed = page.partition('id="choice-list"')[2].partition("</form>")[0]
        assert "data-key" not in listed.partition("<details")[2]
        post_move(client, table, page, rng)


@each_game
def test_a_record_is_given_only_when_the_game_is_over(client, slug):
    assert client.get(f"{open_table(client, slug)}/record.json").status_code == 404
    answer = client.get(f"{finished(client, slug)}/record.json")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    Record.from_json(answer.text).verify()


@each_game
def test_the_seed_of_a_running_game_is_shown_nowhere(client, slug):
    table = open_table(client, slug, seed="zanzibar-4711")
    for part in OF_TABLE[:-1]:
        text = client.get(table + part.replace("3", "0").replace("2", "0")).text
        assert "zanzibar" not in text
        assert "seed" not in text.lower() or part == ""


@each_game
def test_why_an_action_is_forbidden(client, slug):
    table = open_table(client, slug)
    assert client.get(f"{table}/why", params={"action": actions(client, table)[0]}).json() == {"ok": True}
    older = {"action": illegal(client, slug, table), "seq": "-1"}
    assert client.get(f"{table}/why", params=older).json() == {"ok": True}
    answer = client.get(f"{table}/why", params={"action": illegal(client, slug, table)}).json()
    assert not answer["ok"]
    assert is_in_words(answer["message"])
    assert seq(client, table) == 0


# What there is not


@pytest.mark.parametrize(
    "address",
    [
        *("/nowhere", "/setup/nothing", "/rules/nothing", "/t/nothing", "/t/nothing/stream", "/t/nothing/end"),
        *("/t/nothing/replay", "/t/nothing/record.json", "/t/nothing/board.png", "/t/nothing/why", "/t/%00"),
        *("/static/house/nothing.js", "/static/house/../guard.py", "/static/house/%2e%2e/guard.py", "/static"),
        *("/t/" + "x" * 3000, "/setup/%F0%9F%8E%A1", "/rules/..%2f..%2fetc"),
    ],
)
def test_an_address_that_does_not_exist(client, address):
    answer = client.get(address)
    assert answer.status_code == 404
    assert is_in_words(page_of(answer))


@pytest.mark.parametrize("address", ["/t/nothing/move", "/t/nothing/undo"])
def test_a_table_that_does_not_exist(client, address):
    assert client.post(address, data={"action": "x", "seq": "0"}).status_code == 404


@each_game
@pytest.mark.parametrize("part", ["replay", "board.svg", "board.png"])
def test_a_move_number_that_does_not_exist(client, slug, part):
    table = open_table(client, slug)
    for at in BAD_NUMBERS:
        answer = client.get(f"{table}/{part}", params={"at": at})
        assert answer.status_code == 404, at
        assert is_in_words(answer.text)


@each_game
def test_changes_between_move_numbers_that_do_not_exist(client, slug):
    table = open_table(client, slug)
    queries = ["from=0", "to=0", ""]
    queries += [query.format(bad) for bad in BAD_NUMBERS for query in ("from={}&to=0", "from=0&to={}")]
    for query in queries:
        assert client.get(f"{table}/replay/changes?{query}").status_code == 404, query


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
def test_an_unknown_method(client, method):
    answer = client.request(method, "/")
    assert answer.status_code == 405
    assert is_in_words(answer.text)


@pytest.mark.parametrize(
    ("method", "address"), [("GET", "/new"), ("GET", "/t/x/move"), ("POST", "/"), ("POST", "/t/x")]
)
def test_a_method_that_does_not_fit_the_address(client, method, address):
    answer = client.request(method, address)
    assert answer.status_code == 405
    assert is_in_words(answer.text)


# What is refused


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"game": "chess"},
        *({"game": slug, **{f"who-{seat}": "me" for seat in range(1, 10)}} for slug in metas()),
        *({"game": slug, "who-1": "deep thought", "who-2": "me"} for slug in metas()),
        *({"game": slug, "who-1": "me", "who-2": "me", "name-1": "A", "name-2": "A"} for slug in metas()),
        *({"game": slug, "option-nothing": "x"} for slug in metas()),
    ],
    ids=lambda fields: str(fields)[:60],
)
def test_a_game_that_cannot_begin(client, fields):
    answer = client.post("/new", data=fields)
    assert answer.status_code == 422
    assert is_in_words(page_of(answer))


@each_game
def test_a_refused_form_keeps_what_was_filled_in(client, slug):
    fields = {"game": slug, "who-1": "me", "who-2": "me", "name-1": "Ada Lovelace", "name-2": "Ada Lovelace"}
    answer = client.post("/new", data=fields | {"seed": "my seed"})
    assert answer.status_code == 422
    assert answer.text.count("Ada Lovelace") >= 3
    assert "my seed" in answer.text


@each_game
def test_a_refused_form_links_the_other_languages(client, slug):
    refused = client.post("/new", data={"game": slug, "who-1": "nobody known", "who-2": "me"})
    for language in LANGUAGES:
        assert f'href="/setup/{slug}?lang={language}"' in refused.text


@each_game
@pytest.mark.parametrize("headers", [{}, JSON], ids=["form", "script"])
def test_an_illegal_move(client, slug, headers):
    table = open_table(client, slug)
    code = illegal(client, slug, table)
    answer = client.post(f"{table}/move", data={"action": code, "seq": "0"}, headers=headers)
    assert answer.status_code == 422
    assert is_in_words(answer.json()["message"] if headers else page_of(answer))
    assert seq(client, table) == 0


@each_game
def test_a_move_for_another_position(client, slug):
    table = open_table(client, slug)
    for number in (*BAD_NUMBERS, "1"):
        answer = client.post(f"{table}/move", data={"action": actions(client, table)[0], "seq": number})
        assert answer.status_code == 409, number
        assert is_in_words(page_of(answer))
    assert seq(client, table) == 0


@each_game
def test_a_stranger_cannot_move(client, stranger, slug):
    table = open_table(client, slug)
    code = actions(client, table)[0]
    for other in (stranger(), stranger(universelle="forged"), stranger(universelle="x" * 3000)):
        answer = other.post(f"{table}/move", data={"action": code, "seq": "0"}, headers=JSON)
        assert answer.status_code == 422
        assert answer.json() == {"ok": False, "message": Translations("en")("web-table-not-seated")}
    assert seq(client, table) == 0


@each_game
def test_a_form_of_another_site(client, slug):
    table = open_table(client, slug)
    foreign = ({"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"}, {"origin": "https://evil.example"})
    for headers, address in product(foreign, ("/new", f"{table}/move", f"{table}/undo")):
        answer = client.post(address, data={"game": slug, "action": "x", "seq": "0"}, headers=headers)
        assert answer.status_code == 403
        assert is_in_words(answer.text)


def test_a_form_that_is_too_large(client):
    answer = client.post("/new", data={"game": "x" * 300_000})
    assert answer.status_code == 413
    assert is_in_words(answer.text)


def test_a_form_that_hides_how_large_it_is(client):
    pieces = (b"game=" + b"x" * 20_000 for _ in range(20))
    answer = client.post("/new", content=pieces, headers={"content-type": "application/x-www-form-urlencoded"})
    assert answer.status_code == 413
    assert is_in_words(answer.text)


@pytest.mark.parametrize("size", ["-1", "x", "²", "9" * 5000])
def test_a_size_that_is_no_number(client, size):
    answer = client.post("/new", data={"game": "x"}, headers={"content-length": size.encode("latin-1")})
    assert answer.status_code in (400, 413)
    assert is_in_words(answer.text)


@pytest.mark.parametrize("kind", ["multipart/form-data", "multipart/form-data; boundary=x", "application/json", "a/b"])
def test_a_form_of_another_kind(client, kind):
    answer = client.post("/new", content=b'{"game": 1}', headers={"content-type": kind})
    assert answer.status_code in (400, 422)
    assert is_in_words(answer.text)


def test_a_file_in_a_form(client):
    answer = client.post("/new", files={"game": ("x.txt", b"worlds-fair")})
    assert answer.status_code == 422
    assert is_in_words(answer.text)


# Whose games


def lists(client) -> tuple[str, str]:
    """What the home page lists as the visitor's own games, and as those of others."""
    own, _, others = client.get("/").text.partition('id="elsewhere"')
    return own, others


@each_game
def test_the_home_page_keeps_own_games_apart(client, stranger, slug):
    mine = open_table(client, slug)
    other = stranger()
    theirs = open_table(other, slug)
    for visitor, own, foreign in ((client, mine, theirs), (other, theirs, mine)):
        listed, elsewhere = lists(visitor)
        assert own in listed
        assert own not in elsewhere
        assert foreign not in listed
        assert foreign in elsewhere


@each_game
def test_other_tables_can_be_watched_and_finished_ones_come_last(client, stranger, slug):
    running, over = open_table(client, slug), finished(client, slug)
    visitor = stranger()
    _, elsewhere = lists(visitor)
    assert elsewhere.index(running) < elsewhere.index(over)
    assert not codes(visitor.get(running).text)


@each_game
def test_options_and_names_reach_the_game(client, slug):
    table = open_table(client, slug, "me", "me", **{"name-1": "Ada", "name-2": "B" * 40})
    text = client.get(table).text
    assert "Ada" in text
    assert "B" * 24 in text
    assert "B" * 25 not in text


@each_game
def test_another_person_here_has_a_name_of_their_own(client, slug):
    text = client.get(open_table(client, slug, "me", "here")).text
    assert "Guest" in text
    assert "Clara" in text


@each_game
def test_seats_have_the_colours_that_were_chosen(client, slug):
    table = open_table(client, slug, "me", "greedy", **{"colour-1": "4", "colour-2": "1"})
    body = client.get(table).text.partition("<body")[2].partition(">")[0]
    assert "--p1:var(--c4);" in body
    assert "--p2:var(--c1);" in body


@each_game
def test_colours_that_are_refused(client, slug):
    for one, two in [("1", "1"), ("0", "2"), ("6", "2"), ("red", "2"), ("²", "2"), ("", "2")]:
        form = {"game": slug, "who-1": "me", "who-2": "me", "colour-1": one, "colour-2": two}
        answer = client.post("/new", data=form)
        assert answer.status_code == 422, (one, two)
        assert is_in_words(page_of(answer))


@each_game
def test_an_owners_edition_is_played(client, slug):
    ours = client.get(f"/edition/{slug}.toml")
    assert (ours.status_code, ours.headers["content-type"]) == (200, "application/toml")
    form = {"game": slug, "who-1": "random", "who-2": "random"}
    answer = client.post("/new", data=form, files={"edition": ("mine.toml", b'name = "My box"')})
    table = answer.headers["location"]
    record = Record.from_json(client.get(f"{until_over(client, table)}/record.json").text)
    assert record.edition.name == "My box"


@each_game
def test_a_file_that_is_no_edition(client, slug):
    form = {"game": slug, "who-1": "me", "who-2": "me"}
    for content in (b"no toml", b"\xff\xfe", b"[nothing]\nlike = 1", b"#" * 210_000, b"a." * 9000 + b"b=1"):
        answer = client.post("/new", data=form, files={"edition": ("mine.toml", content)})
        assert answer.status_code == 422, content[:20]
        assert is_in_words(page_of(answer))
        assert 'role="alert"' in answer.text


@each_game
def test_the_same_seed_deals_the_same_game(client, slug):
    one, other = (open_table(client, slug, "me", "me", seed="same") for _ in range(2))
    assert actions(client, one) == actions(client, other)
    assert client.get(f"{one}/board.svg").text == client.get(f"{other}/board.svg").text


# Languages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", ["header", "cookie", "query"])
def test_a_language_is_chosen(client, language, way):
    if way == "header":
        answer = client.get("/", headers={"accept-language": f"xx, {language}-CH;q=0.8, en;q=0.1"})
    elif way == "cookie":
        client.cookies.set("language", language)
        answer = client.get("/")
    else:
        answer = client.get(f"/?lang={language}")
        assert f"language={language}" in answer.headers["set-cookie"]
    assert f'<html lang="{language}"' in answer.text
    assert Translations(language)("waiting-tables") in answer.text


def test_the_address_goes_before_the_cookie_and_the_cookie_before_the_header(client):
    german = {"accept-language": "de"}
    client.cookies.set("language", "fr")
    assert '<html lang="fr"' in client.get("/", headers=german).text
    assert '<html lang="it"' in client.get("/?lang=it", headers=german).text


@pytest.mark.parametrize("language", ["", "xx", "EN", "../..", "<script>", "fr; Path=/x"])
def test_an_unknown_language(client, language):
    answer = client.get("/", params={"lang": language})
    assert answer.status_code == 200
    assert '<html lang="en"' in answer.text
    assert "Path=/x" not in answer.headers.get("set-cookie", "")


@each_game
def test_refusals_are_in_the_language_of_the_visitor(client, slug):
    for language in LANGUAGES:
        table = open_table(client, slug, lang=language)
        answer = client.post(f"{table}/move", data={"action": "x", "seq": "7"}, headers=JSON)
        assert answer.json()["message"] == Translations(language)("web-table-stale")


# Headers


@each_game
def test_every_document_has_the_security_headers(client, slug):
    table = finished(client, slug)
    documents = ("/", "/nowhere", "/static/house/nowhere.js", "/static/house/icon.svg", table, f"{table}/end")
    answers = [client.get(address) for address in documents]
    answers += [client.put("/"), client.post("/new", headers={"sec-fetch-site": "cross-site"})]
    for answer in answers:
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert client.get("/static/house/table.js").headers["x-content-type-options"] == "nosniff"


@each_game
def test_the_token_is_kept_from_scripts_and_other_sites(client, slug):
    answer = client.post("/new", data={"game": slug})
    cookie = next(each for each in answer.headers.get_list("set-cookie") if each.startswith("universelle="))
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))


@each_game
def test_a_picture_is_a_picture(client, slug):
    table = open_table(client, slug)
    assert client.get(f"{table}/board.png").content.startswith(b"\x89PNG")
    assert client.get(f"{table}/board.svg").text.startswith("<svg")
    assert json.loads(client.get(f"{table}/why").text)["ok"] is False
