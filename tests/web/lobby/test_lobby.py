"""The lobby: open tables, quick matches, and what changes by itself."""

import json
import re
from dataclasses import replace

import pytest

from tests.laws.games import record_of
from tests.web.documents import tree_of
from tests.web.visiting import each_game
from universelle.drawing.node import node
from universelle.games.registry import load
from universelle.i18n import LANGUAGES, Translations
from universelle.tables.gathering import FREE, Gathering
from universelle.tables.lobby import Hall, Watcher
from universelle.tables.shelf import ListedTable
from universelle.tables.summary import Summary
from universelle.tables.terms import NO_TERMS, PACES, Terms
from universelle.web.lobby.lobby import MOST_OPEN, MOST_WATCHED, PATIENCE, Glance, Wanted, changes, parts
from universelle.web.lobby.tickets import TableLine

SLUG = "worlds-fair-1893"
WORDS = Translations("en")


def waits(name: str, *seats: str, slug: str = SLUG, **given) -> Gathering:
    """A table that waits; whoever sits there is known by their name."""
    taken = seats or ("Tobias", FREE)
    record = replace(
        record_of(slug, len(taken), 1), seats=tuple([who if who == FREE else f"{who}=me" for who in taken])
    )
    owners = {seat: who for seat, who in enumerate(taken) if who != FREE}
    return Gathering(name, taken[0], record, owners, listed=True, **given)


def glance(*tables: Gathering, owner="ada", mine=(), **given) -> Glance:
    return Glance(given.pop("words", WORDS), owner, Hall(tables, **given.pop("hall", {})), mine, **given)


def part(shown: Glance, name: str):
    return tree_of(node("div", parts(shown)[name])).find(f".//*[@id='{name}']")


def rows(shown: Glance) -> list[str]:
    return [row.attrib["id"] for row in part(shown, "open-tables").iter("li")]


def text(element) -> str:
    return " ".join("".join(element.itertext()).split())


def test_tables_with_fewest_free_chairs_come_first_then_the_newest():
    tables = [
        waits("old", opened=1.0),
        waits("new", opened=2.0),
        waits("nearly", "Bea", "Tobias", FREE, opened=0.0),
    ]
    assert rows(glance(*tables)) == ["waiting-nearly", "waiting-new", "waiting-old"]


def test_own_tables_come_before_all_and_only_once():
    own = waits("own", "ada", FREE)
    shown = glance(waits("other"), own, gatherings=(own,))
    assert rows(shown) == ["waiting-own", "waiting-other"]
    assert [link.text for link in part(shown, "open-tables").iter("a") if link.text in ("Continue", "Join")] == [
        "Continue",
        "Join",
    ]


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "expo-1906"},
        {"pace": "post"},
        {"players": "3"},
        {"language": "fr"},
        {"game": "expo-1906", "pace": "post", "players": "3", "language": "fr"},
    ],
)
def test_only_tables_that_somebody_would_like_are_shown(wish):
    other = waits("other", language="en", terms=Terms(PACES["15-minutes"]))
    tables = other, waits("this", "Bea", FREE, FREE, slug="expo-1906", language="fr", terms=Terms(PACES["1-day"]))
    assert rows(glance(*tables, wanted=Wanted(**wish))) == ["waiting-this"]
    shown = part(glance(*tables, wanted=Wanted(**wish)), "open-tables")
    chosen = {
        each.attrib["name"]: option.attrib["value"]
        for each in shown.iter("select")
        for option in each
        if "selected" in option.attrib
    }
    assert {name: value for name, value in chosen.items() if value} == wish


def test_if_no_table_is_as_somebody_would_like_the_others_are_counted():
    none = part(glance(waits("one"), waits("two"), wanted=Wanted(game="crystal-palace", pace="none")), "open-tables")
    assert "2 others are open" in text(none)
    assert "No table is open" in text(part(glance(), "open-tables"))


def test_whoever_waits_at_the_only_table_is_not_told_that_none_is_open():
    own = waits("own", "ada", FREE)
    assert "No table is open" not in text(part(glance(own, gatherings=(own,)), "open-tables"))


def test_of_many_tables_some_are_shown_and_all_on_demand():
    many = [waits(str(number)) for number in range(MOST_OPEN + 3)]
    assert len(rows(glance(*many))) == MOST_OPEN
    assert f"Show all {MOST_OPEN + 3}" in text(part(glance(*many), "open-tables"))
    assert len(rows(glance(*many, shows_all=True))) == MOST_OPEN + 3
    chosen = part(glance(*many, wanted=Wanted(game=SLUG, players="2")), "open-tables")
    assert f"/?all=yes&game={SLUG}&players=2#open-tables" in [link.get("href") for link in chosen.iter("a")]


def test_a_table_for_others_is_one_click_away(client):
    links = [link.attrib["href"] for link in part(glance(), "open-tables").iter("a")]
    assert links[0] == f"/setup/{SLUG}?with=friends"
    page = client.get(links[0]).text
    assert len(re.findall('<input[^>]*value="free"[^>]* checked', page)) == 2
    assert 'aria-current="page">With friends' in page
    assert f"/setup/{SLUG}?lang=fr&amp;with=friends" in page


def test_the_call_says_how_much_time_is_left():
    mine = TableLine("t", load(SLUG), ("Ada", "Ben"), to_move=(0,), mine=(0,), run_out={0: 1000.0})
    assert "2\N{NO-BREAK SPACE}min left" in "".join(part(glance(mine=(mine,), now=900.0), "call").itertext())


def test_a_table_that_has_just_filled_can_be_watched():
    shown = part(glance(hall={"filled": (waits("full", "Bea", "Tobias"),)}), "open-tables")
    assert "Just filled" in text(shown)
    assert [link.text for link in shown.findall("ul/li/a")] == ["Watch"]


def test_a_table_without_free_chairs_comes_last_and_can_be_watched():
    shown = part(glance(waits("full", "Bea", "Tobias", opened=2.0), waits("free", opened=1.0)), "open-tables")
    assert [(row.attrib["id"], row.find("a").text) for row in shown.iter("li")] == [
        ("waiting-free", "Join"),
        ("waiting-full", "Watch"),
    ]
    assert "All seats taken" in text(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_say_how_strong_their_computers_are_and_how_many_watch(language):
    words, own = Translations(language), Translations(language, load(SLUG).package)
    seats = ("Ada=me", "visitor", "director", "director II=director", FREE)
    waiting = waits("waits", "Tobias", FREE, FREE, FREE, FREE)
    waiting = replace(waiting, record=replace(waiting.record, seats=seats))
    summary = Summary(SLUG, seats, False, False, [0], [], [], {})
    running = ListedTable("runs", (), False, NO_TERMS, summary)
    hall = {"tables": [running], "watching": {"waits": 2, "runs": 7}}
    strengths = [words("opponent-strength", level=level, levels=5) for level in (5, 1)]
    names = [own("opponent-director.short"), own("opponent-visitor.short")]
    for name, row, count in (("open-tables", "waiting-waits", 2), ("elsewhere", "table-runs", 7)):
        shown = part(glance(waiting, words=words, hall=hall), name).find(f".//*[@id='{row}']")
        said = [each.attrib["aria-label"] for each in shown.iter("span") if each.get("role") == "img"]
        assert said[-3:] == [
            *[f"{who}, {strength}" for who, strength in zip(names, strengths)],
            words("company-watching", count=count),
        ]
    nobody = part(glance(waits("one")), "open-tables")
    assert nobody.find(".//*[@class='lobby-computers']") is None
    assert nobody.find(".//*[@class='lobby-watchers num']") is None


def test_all_running_games_can_be_watched():
    summary = Summary(SLUG, ("Ada=me", "Ben=me"), False, False, [0], [], [], {})
    running = [ListedTable(f"t{number}", (), False, NO_TERMS, summary) for number in range(MOST_WATCHED + 2)]
    over = ListedTable("over", (), False, NO_TERMS, replace(summary, over=True))
    few = part(glance(hall={"tables": [*running, over]}), "elsewhere")
    assert len(few.findall("ul/li")) == MOST_WATCHED
    assert few.find("p/a").attrib["href"] == "/?games=yes#elsewhere"
    assert f"Show all {len(running)}" in text(few)
    every = part(glance(hall={"tables": [*running, over]}, shows_all_games=True), "elsewhere")
    assert len(every.findall("ul/li")) == len(running)
    assert every.find("p/a") is None


def test_chairs_are_one_picture_with_words_and_links_name_their_table():
    shown = part(glance(waits("one", "Bea", FREE, FREE)), "open-tables")
    assert [each.attrib["aria-label"] for each in shown.iter("span") if each.get("role") == "img"] == [
        "1 of 3 seats taken"
    ]
    assert shown.find("ul/li/a").attrib["aria-label"] == "Join, World’s Fair 1893, Bea"


@pytest.mark.parametrize(
    ("people", "said"), [(0, "1 person here: you"), (1, "1 person here: you"), (34, "34 people here")]
)
def test_people_and_tables_are_counted(people, said):
    counted = text(part(glance(waits("one"), hall={"people": people, "in_play": 12}), "counts"))
    assert said in counted
    assert "1 table open" in counted
    assert "12 games in play" in counted


def test_who_looks_for_a_match_sees_for_how_long_and_is_offered_the_computer_after_a_while():
    search = waits("search", "ada", FREE, opened=100.0, quick=True)
    early, late = [
        part(glance(search, gatherings=(search,), now=100.0 + passed), "quick") for passed in (42.0, PATIENCE)
    ]
    assert "0:42" in text(early)
    assert [form.get("hidden") for form in early.iter("form") if form.get("id") == "meanwhile"] == [""]
    assert [form.get("hidden") for form in late.iter("form") if form.get("id") == "meanwhile"] == [None]
    assert "Stop looking" in text(early)


# -- over a server --------------------------------------------------------------------------------------------------


def look_for(visitor, slug=SLUG, players=2, **fields):
    return visitor.post("/quick", data={"game": slug, "players": players, **fields})


def test_the_address_says_that_all_games_are_to_be_shown(client, stranger):
    for _ in range(MOST_WATCHED + 1):
        client.post("/new", data={"game": SLUG, "who-1": "me", "who-2": "me"})
    visitor = stranger()
    counts = [visitor.get(address).text.count('id="table-') for address in ("/", "/?games=yes")]
    assert counts == [MOST_WATCHED, MOST_WATCHED + 1]


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_who_look_for_the_same_are_brought_together(client, stranger, slug, language):
    first, second = client, stranger()
    assert look_for(first, slug, name="Ana", lang=language).headers["location"] == "/#quick"
    waiting = first.get(f"/?lang={language}").text
    assert Translations(language)("lobby-looking") in waiting
    table = look_for(second, slug, name="Ana").headers["location"]
    assert "Ana 2" in second.get(table).text
    for visitor in (first, second):
        page = visitor.get("/").text
        assert table in page
        assert Translations(language)("lobby-looking") not in page


def test_who_looks_for_another_game_number_or_pace_waits_on(client, stranger):
    look_for(client)
    for each in ({"slug": "expo-1906"}, {"players": 3}, {"pace": "1-day"}):
        assert look_for(stranger(), **each).headers["location"] == "/#quick"


def test_nobody_is_seated_beside_themselves_or_looks_twice(client):
    look_for(client)
    assert look_for(client).headers["location"] == "/#quick"
    assert client.get("/").text.count('id="waiting-') == 1


def test_tables_that_only_those_with_the_link_may_find_are_left_alone(client, stranger):
    client.post("/new", data={"game": SLUG, "who-1": "me", "who-2": "free"})
    assert look_for(stranger()).headers["location"] == "/#quick"


def test_a_pace_is_found_whatever_nights_are_off_and_is_kept(client, stranger):
    fields = {"game": SLUG, "who-1": "me", "who-2": "free", "pace": "1-day", "nights": "on"}
    address = client.post("/new", data=fields).headers["location"]
    client.post(f"{address}/chairs", data={"do": "show"})
    assert "1 day a move" in stranger().get("/").text.replace("\N{NO-BREAK SPACE}", " ").partition('id="quick"')[0]
    assert look_for(stranger(), pace="15-minutes").headers["location"] == "/#quick"
    assert look_for(stranger(), pace="1-day").headers["location"] == address
    table = look_for(stranger(), pace="15-minutes").headers["location"]
    assert (
        client.portal.call(client.app.state.tables.table, table.removeprefix("/t/")).terms.pace == PACES["15-minutes"]
    )


@pytest.mark.parametrize("terms", [{"hints": "on"}, {"gone": "end"}])
def test_tables_with_hints_or_that_end_when_somebody_goes_are_left_alone(client, stranger, terms):
    fields = {"game": SLUG, "who-1": "me", "who-2": "free", **terms}
    address = client.post("/new", data=fields).headers["location"]
    client.post(f"{address}/chairs", data={"do": "show"})
    assert look_for(stranger()).headers["location"] == "/#quick"


def test_an_open_table_that_fits_is_taken(client, stranger):
    address = client.post("/new", data={"game": SLUG, "who-1": "me", "who-2": "free"}).headers["location"]
    client.post(f"{address}/chairs", data={"do": "show"})
    assert look_for(stranger(), name="Ben").headers["location"] == address
    assert "Ben" in client.get(address).text


def test_who_stops_looking_leaves_nothing_behind(client, stranger):
    look_for(client)
    assert client.post("/quick", data={"do": "stop"}).status_code == 303
    assert 'id="waiting-' not in client.get("/").text
    assert look_for(stranger()).headers["location"] == "/#quick"


def test_who_stops_looking_leaves_the_table_to_the_next(client, stranger):
    second = stranger()
    look_for(client, players=3, name="Ana")
    assert look_for(second, players=3, name="Ben").headers["location"].startswith("/t/")
    client.post("/quick", data={"do": "stop"})
    third = stranger()
    look_for(third, players=3, name="Cleo")
    assert "Ben" in second.get("/").text
    assert 'id="quick-clock"' in second.get("/").text
    assert 'id="quick-clock"' not in client.get("/").text


@pytest.mark.parametrize(
    "fields", [{"players": 7}, {"players": "x"}, {"slug": "chess"}, {"players": 1}, {"pace": "1-year"}]
)
def test_a_wish_that_no_game_fulfils_is_refused_in_words(client, fields):
    answer = look_for(client, **fields)
    assert answer.status_code == 422


def test_who_comes_too_late_is_led_on(client, stranger):
    address = client.post("/new", data={"game": SLUG, "who-1": "me", "who-2": "free"}).headers["location"]
    second, third = stranger(), stranger()
    second.post(f"{address}/chairs", data={"do": "sit", "chair": 2, "name": "Ben"})
    client.post(f"{address}/chairs", data={"do": "begin"})
    late = third.post(f"{address}/chairs", data={"do": "sit", "chair": 2, "name": "Cleo"})
    assert late.status_code == 409
    assert "Somebody was quicker" in late.text
    assert (
        second.post(f"{address}/chairs", data={"do": "sit", "chair": 2, "name": "Ben"}).headers["location"] == address
    )


async def _sent(looks: list[Glance], search: str = "") -> list[dict]:
    """What a visitor is sent who sees this, one after another."""
    left = iter(looks)
    watcher = Watcher("ada")

    async def look(_own: bool) -> Glance:
        try:
            return next(left)
        except StopIteration:
            raise StopAsyncIteration from None

    async def pause(_seconds: float) -> bool:
        return True

    found = []
    try:
        async for text_ in changes(watcher, look, pause, search):
            found.append(json.loads(text_.removeprefix("data: ")))
    except RuntimeError:  # the last look was taken
        pass
    return found


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_only_what_changes_is_sent():
    one, two = waits("one"), waits("two")
    first, second = await _sent([glance(one), glance(one), glance(one, two, now=9.0)])
    assert set(first["parts"]) == {"counts", "call", "games", "open-tables", "quick", "elsewhere"}
    assert set(second["parts"]) == {"counts", "open-tables"}


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_who_looked_for_a_match_is_led_to_it():
    search = waits("search", "ada", FREE, quick=True)
    begun = TableLine("search", load(SLUG), ("Ada", "Ben"))
    _, second = await _sent([glance(search, gatherings=(search,)), glance(mine=(begun,))])
    assert second["found"] == "/t/search"


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_a_search_is_not_forgotten_before_its_table_is_seen():
    search = waits("search", "ada", FREE, quick=True)
    begun = TableLine("search", load(SLUG), ("Ada", "Ben"))
    sent = await _sent([glance(search, gatherings=(search,)), glance(), glance(mine=(begun,)), glance(mine=(begun,))])
    assert [each.get("found") for each in sent] == [None, None, "/t/search"]


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
@pytest.mark.parametrize(("search", "found"), [("search", "/t/search"), ("of somebody else", None), ("", None)])
async def test_a_search_that_ended_before_its_page_began_to_watch_leads_to_its_table(search, found):
    begun = TableLine("search", load(SLUG), ("Ada", "Ben"))
    (first,) = await _sent([glance(mine=(begun,))], search)
    assert first.get("found") == found


def test_a_lobby_is_quiet_until_somebody_opens_a_table():
    assert glance().is_quiet
    assert not glance(waits("one")).is_quiet
    assert not glance(gatherings=[waits("own")]).is_quiet
