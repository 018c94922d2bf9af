"""The home page: a poster for each game, and the tables."""

from tests.web.documents import tree_of
from universelle.games.registry import found, load
from universelle.i18n import Translations
from universelle.web.home_page import TableLine, home

GAME = load("worlds-fair-1893")
GAMES = list(found().games.values())
PLAYERS = ("Ada", "Ben & Co", "Carl <3", "Dora")
LINES = (
    TableLine("t1", GAME, PLAYERS, "Round 1", to_move=(0,), mine=(0,)),
    TableLine("t2", GAME, PLAYERS[:2], "Round 1", to_move=(1,), mine=(0,)),
    TableLine("t3", GAME, PLAYERS[:2], "Round 1", to_move=(1,)),
    TableLine("t4", GAME, PLAYERS[:2], over=True, scores=(84, 79), winners=(0,), mine=(0,)),
)


def test_every_poster_links_to_setup_and_rules_and_starts_a_match():
    tree = tree_of(home(Translations("en"), GAMES, (), ()))
    posters = tree.findall(".//article")
    slugs = [poster.attrib["data-game"] for poster in posters]
    assert slugs == [game.meta.slug for game in sorted(GAMES, key=lambda game: game.meta.weight)]
    for slug, poster in zip(slugs, posters):
        links = {a.attrib["href"] for a in poster.iter("a")}
        assert links == {f"/setup/{slug}", f"/rules/{slug}"}
        assert [form.attrib["action"] for form in poster.iter("form")] == ["/new"]
        assert {field.attrib["name"]: field.attrib["value"] for field in poster.iter("input")} == {"game": slug}


def test_the_list_of_games_says_whose_turn_it_is_and_leads_to_the_table():
    rows = tree_of(home(Translations("en"), GAMES, LINES, ())).findall(".//li[@class='ticket']")
    states = ["".join(row.find("p[@class='ticket-state']").itertext()) for row in rows]
    assert states == ["Your turn", "To play: Ben & Co", "To play: Ben & Co", "Winner: Ada"]
    links = [(row.find("a").text, row.find("a").attrib["href"]) for row in rows]
    assert links == [
        ("Continue", "/t/t1"),
        ("Continue", "/t/t2"),
        ("Watch", "/t/t3"),
        ("See the result", "/t/t4"),
    ]


def test_a_table_and_a_poster_have_ids_of_their_own():
    tree = tree_of(home(Translations("en"), GAMES, LINES, ()))
    ids = {element.attrib["id"] for element in tree.iter() if "id" in element.attrib}
    assert {f"game-{GAME.meta.slug}", "table-t1", "table-t4"} <= ids


def sections(lines):
    main = tree_of(home(Translations("en"), GAMES, lines, ())).find(".//main")
    return [section.attrib["id"] for section in main.findall("section")]


def test_who_has_begun_a_match_finds_it_above_the_posters():
    assert sections(LINES[:1]) == ["games", "fairs"]
    assert sections(LINES[3:]) == ["fairs", "games"]
    assert sections(()) == ["fairs", "games"]


def test_two_running_matches_are_shown_and_the_others_unfold():
    games = tree_of(home(Translations("en"), GAMES, LINES[::-1], ())).find(".//section[@id='games']")
    assert [row.attrib["id"] for row in games.findall("ul/li")] == ["table-t3", "table-t2"]
    more = games.find("details")
    assert more.find("summary").text == "2 more games"
    assert [row.attrib["id"] for row in more.iter("li")] == ["table-t1", "table-t4"]
