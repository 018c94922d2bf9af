"""The home page: a poster for each game, and the tables."""

from tests.web.documents import tree_of
from universelle.games.registry import found, load
from universelle.i18n import Translations
from universelle.tables.lobby import Hall
from universelle.web.home_page import home
from universelle.web.lobby.lobby import Glance
from universelle.web.lobby.tickets import TableLine

GAME = load("worlds-fair-1893")
GAMES = list(found().games.values())
PLAYERS = ("Ada", "Ben & Co", "Carl <3", "Dora")
LINES = (
    TableLine("t1", GAME, PLAYERS, "Round 1", to_move=(0,), mine=(0,)),
    TableLine("t2", GAME, PLAYERS[:2], "Round 1", to_move=(1,), mine=(0,)),
    TableLine("t3", GAME, PLAYERS[:2], "Round 1", to_move=(1,)),
    TableLine("t4", GAME, PLAYERS[:2], over=True, scores=(84, 79), winners=(0,), mine=(0,)),
)


def page(mine=()):
    words = Translations("en")
    return home(words, GAMES, Glance(words, "ada", Hall(), mine))


def test_every_poster_links_to_setup_and_rules_and_starts_a_match():
    tree = tree_of(page())
    posters = tree.findall(".//article")
    slugs = [poster.attrib["data-game"] for poster in posters]
    assert slugs == [game.meta.slug for game in sorted(GAMES, key=lambda game: game.meta.weight)]
    for slug, poster in zip(slugs, posters):
        links = {a.attrib["href"] for a in poster.iter("a")}
        assert links == {f"/{what}/{slug}" for what in ("setup", "rules", "learn", "score", "editions")}
        guide = [] if load(slug).guide is None else [f"/guide/{slug}"]
        assert [form.attrib["action"] for form in poster.iter("form")] == ["/new", *guide]
        assert {field.attrib["name"]: field.attrib["value"] for field in poster.iter("input")} == {"game": slug}


def test_a_table_and_a_poster_have_ids_of_their_own():
    tree = tree_of(page(LINES))
    ids = {element.attrib["id"] for element in tree.iter() if "id" in element.attrib}
    assert {f"game-{GAME.meta.slug}", "table-t1", "table-t4"} <= ids


def sections(lines):
    main = tree_of(page(lines)).find(".//main")
    return [section.attrib["id"] for section in main.findall("section")]


def test_who_has_begun_a_match_finds_it_above_the_posters():
    assert sections(LINES[:1]) == ["games", "fairs"]
    assert sections(LINES[3:]) == ["fairs", "games"]
    assert sections(()) == ["fairs", "games"]


def test_fairs_come_first_on_phones_too_where_nothing_else_is_there():
    def opening(mine):
        return tree_of(page(mine)).find(".//main").attrib.get("class")

    assert opening(()) == "fairs-first"
    assert opening(LINES[:1]) is opening(LINES[3:]) is None
