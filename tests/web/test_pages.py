"""The pages: sound documents, in every language, with the forms the server reads."""

import re
import tomllib
from dataclasses import replace
from importlib.resources import files
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest

from universelle.bots import BOTS
from universelle.contract.scene import scene_of
from universelle.core.chance import seed_from
from universelle.drawing.node import VOID, Node, node
from universelle.games.registry import found, load
from universelle.i18n import LANGUAGES, Translations
from universelle.web.home_page import TableLine, home
from universelle.web.layout import page
from universelle.web.markdown import markdown
from universelle.web.result_page import Finish, ending
from universelle.web.rules_page import rules, rules_text
from universelle.web.score_chart import Curve, curve_picture
from universelle.web.setup_page import setup

GAME = load("worlds-fair-1893")
GAMES = list(found().games.values())
PLAYERS = ("Ada", "Ben & Co", "Carl <3", "Dora")
TITLE = GAME.meta.title
LINES = (
    TableLine("t1", GAME, PLAYERS, "Round I", to_move=(0,), mine=(0,)),
    TableLine("t2", GAME, PLAYERS[:2], "Round I", to_move=(1,), mine=(0,)),
    TableLine("t3", GAME, PLAYERS[:2], "Round I", to_move=(1,)),
    TableLine("t4", GAME, PLAYERS[:2], over=True, scores=(84, 79), winners=(0,), mine=(0,)),
)
SEATS = (Finish(65, 1), Finish(58, 2), Finish(52, 3), Finish(50, 4))
POINTS = {"reason-tickets": (9, 7, 8, 6), "reason-medals": (22, 20, 18, 16), "reason-sets": (34, 31, 26, 28)}
CURVE = Curve(((0, 0, 0, 0), (3, 2, 5, 1), (20, 18, 15, 22), (65, 58, 52, 50)), (1, 2, 3))
LINKS = {"seats": "/setup/x", "replay": "/t/1/replay", "export": "/t/1/record.json", "rules": "/rules/x"}


def game_words(language):
    return Translations(language, GAME.package, PLAYERS)


def end_page(words, seats=SEATS, curve=CURVE, drawing=None, again=None):
    scene = scene_of(GAME.new(4, seed_from("end")), words)
    return ending(scene, drawing or SimpleNamespace(FAIR="chicago"), POINTS, curve, seats, LINKS, again, TITLE)


def made(name, language) -> Node:
    words = game_words(language)
    if name == "home":
        return home(Translations(language), GAMES, LINES, [replace(LINES[2], table="t5")])
    if name == "setup":
        return setup(words, GAME.meta, list(BOTS), {}, "Why not.")
    if name == "rules":
        return rules(words, GAME.meta, rules_text(GAME.package, language))
    return end_page(words, again={"game": "worlds-fair-1893"})


def parsed(html: str) -> ElementTree.Element:
    """The document as strict XML: void elements closed, empty attributes allowed."""
    text = html.removeprefix("<!doctype html>\n")
    return ElementTree.fromstring(re.sub(rf"<({'|'.join(VOID)})\b([^>]*)>", r"<\1\2/>", text))


def tree_of(tree: Node) -> ElementTree.Element:
    return parsed(str(node("body", tree)))


def texts(tree: ElementTree.Element) -> list[str]:
    found = list(tree.itertext())
    for element in tree.iter():
        found += [element.attrib[name] for name in ("aria-label", "placeholder", "title") if name in element.attrib]
    return found


EVERY_PAGE = [(name, language) for name in ("home", "setup", "rules", "end") for language in LANGUAGES]


@pytest.mark.parametrize(("name", "language"), EVERY_PAGE)
def test_a_page_is_a_sound_document_with_unique_ids(name, language):
    html = page(game_words(language), "A page", node("body", made(name, language)), styles=("/static/house/home.css",))
    assert html.startswith("<!doctype html>\n<html ")
    tree = parsed(html)
    assert tree.attrib["lang"] == language
    ids = [element.attrib["id"] for element in tree.iter() if "id" in element.attrib]
    assert sorted(ids) == sorted(set(ids))
    anchors = [a.attrib["href"][1:] for a in tree.iter("a") if a.attrib["href"].startswith("#")]
    assert set(anchors) <= set(ids)
    symbols = [use.attrib["href"][1:] for use in tree.iter("use")]
    assert set(symbols) <= set(ids)


@pytest.mark.parametrize(("name", "language"), EVERY_PAGE)
def test_no_key_or_gap_is_left_in_the_words(name, language):
    for text in texts(tree_of(made(name, language))):
        assert not re.search(r"\b(web|reason|option|seat|play)-[a-z]", text), text
        assert "{" not in text
        assert "$" not in text


@pytest.mark.parametrize(("name", "language"), EVERY_PAGE)
def test_every_page_links_every_language_once(name, language):
    tree = parsed(page(game_words(language), "A page", node("body", made(name, language))))
    links = [a for a in tree.iter("a") if "hreflang" in a.attrib]
    assert [a.attrib["href"] for a in links] == [f"?lang={code}" for code in LANGUAGES]
    assert [a.attrib["lang"] for a in links if "aria-current" in a.attrib] == [language]


def test_a_document_links_its_styles_and_scripts_and_shows_its_fair_and_theme():
    html = page(
        Translations("en"),
        "A & B",
        node("main"),
        fair="milan",
        theme="dark",
        styles=("/static/x/a.css",),
        scripts=("/b.js",),
    )
    tree = parsed(html)
    assert tree.attrib["data-fair"] == "milan"
    assert tree.attrib["data-theme"] == "dark"
    sheets = [link.attrib["href"] for link in tree.iter("link") if link.attrib["rel"] == "stylesheet"]
    assert sheets[0] == "/static/house/house.css"
    assert sheets[-1] == "/static/x/a.css"
    assert [(script.attrib["type"], script.attrib["src"]) for script in tree.iter("script")] == [("module", "/b.js")]
    assert tree.find("head/title").text == "A & B · Universelle"


def test_a_table_has_no_foot():
    assert "<footer" not in page(Translations("en"), "T", node("body", node("main"), class_="table"))
    assert "<footer" in page(Translations("en"), "T", node("body", node("main"), class_="table"), foot=True)


def test_every_poster_has_its_doors():
    tree = tree_of(home(Translations("en"), GAMES, (), ()))
    posters = tree.findall(".//article")
    slugs = [poster.attrib["data-game"] for poster in posters]
    assert slugs == ["worlds-fair-1893", "expo-1906", "crystal-palace"]
    for slug, poster in zip(slugs, posters):
        doors = {a.attrib["href"] for a in poster.iter("a")}
        assert doors == {f"/setup/{slug}", f"/rules/{slug}"}
        assert [form.attrib["action"] for form in poster.iter("form")] == ["/new"]
        assert {field.attrib["name"]: field.attrib["value"] for field in poster.iter("input")} == {"game": slug}


def test_the_list_of_games_says_whose_turn_it_is_and_leads_to_the_table():
    rows = tree_of(home(Translations("en"), GAMES, LINES, ())).findall(".//li[@class='ticket']")
    states = ["".join(row.find("p[@class='state']").itertext()) for row in rows]
    assert states == ["Your turn", "To move: Ben & Co", "To move: Ben & Co", "Winner: Ada"]
    doors = [(row.find("a").text, row.find("a").attrib["href"]) for row in rows]
    assert doors == [
        ("Continue", "/t/t1"),
        ("Continue", "/t/t2"),
        ("Watch", "/t/t3"),
        ("See the result", "/t/t4"),
    ]


def test_the_form_has_a_choice_and_a_name_for_every_seat_and_the_options():
    form = tree_of(setup(game_words("en"), GAME.meta, list(BOTS), {})).find(".//form")
    assert (form.attrib["method"], form.attrib["action"]) == ("post", "/new")
    names = [field.attrib["name"] for field in form.iter() if "name" in field.attrib]
    seats = [name for seat in range(1, 5) for name in (f"who-{seat}", f"name-{seat}", f"colour-{seat}")]
    assert names == ["game", *seats, "option-first-player", "lang", "seed", "edition"]
    who = form.find(".//select[@name='who-2']")
    assert [option.attrib["value"] for option in who] == ["me", "here", *BOTS, ""]
    first = form.find(".//select[@name='option-first-player']")
    assert [option.attrib["value"] for option in first] == ["random", "1", "2", "3", "4"]
    assert form.find(".//p[@role='alert']") is None


def test_the_form_keeps_what_was_chosen_and_says_what_is_wrong():
    given = {
        "who-1": "random",
        "name-1": '"Ada"',
        "colour-1": "5",
        "who-4": "greedy",
        "option-first-player": "2",
        "seed": "x",
        "lang": "it",
    }
    form = tree_of(setup(game_words("en"), GAME.meta, list(BOTS), given, "No <b>.")).find(".//form")
    chosen = {
        select.attrib["name"]: option.attrib["value"]
        for select in form.iter("select")
        for option in select
        if "selected" in option.attrib
    }
    written = {field.attrib["name"]: field.attrib.get("value") for field in form.iter("input")}
    assert {name: (chosen | written)[name] for name in given} == given
    assert form.find(".//p[@role='alert']").text == "No <b>."


def test_a_bot_without_words_is_called_by_its_name():
    assert "computer: oracle" in texts(tree_of(setup(game_words("en"), GAME.meta, ["oracle"], {})))


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        (SEATS, "65 points, 7 ahead of Ben & Co"),
        ((Finish(1, 1), Finish(0, 2)), "1 point, 1 ahead of Ben & Co"),
        ((Finish(60, 2), Finish(60, 1)), "60 points, ahead of Ada by the tie-break"),
        ((Finish(60, 1), Finish(60, 1), Finish(3, 3)), "60 points each, level to the end"),
        ((Finish(60, 1),), "60 points"),
    ],
)
def test_the_diploma_names_the_winners_and_their_lead(seats, said):
    tree = tree_of(end_page(game_words("en"), seats, Curve([[seat.points for seat in seats]])))
    assert "".join(tree.find(".//p[@class='sum']").itertext()) == said
    winners = ["".join(span.itertext()).strip() for span in tree.findall(".//span[@class='winner']")]
    assert winners == [PLAYERS[seat] for seat, finish in enumerate(seats) if finish.place == 1]


def test_the_count_has_a_row_for_each_reason_and_the_winner_first():
    table = tree_of(end_page(game_words("en"), SEATS[::-1])).find(".//table")
    rows = [[b.text for b in row.iter("b")] for row in table.iter("tr")]
    assert rows == [
        [],
        ["6", "8", "7", "9"],
        ["16", "18", "20", "22"],
        ["28", "26", "31", "34"],
        ["65", "58", "52", "50"],
    ]


def test_the_result_leads_on_to_a_new_game_other_seats_replay_and_record():
    tree = tree_of(end_page(game_words("en"), again={"game": "g", "who-1": "me"}))
    form = tree.find(".//form")
    assert (form.attrib["method"], form.attrib["action"]) == ("post", "/new")
    assert {field.attrib["name"]: field.attrib.get("value") for field in form.iter("input")} == {
        "game": "g",
        "who-1": "me",
    }
    assert [a.attrib["href"] for a in form.iter("a")] == ["/setup/x", "/t/1/replay", "/t/1/record.json"]


def test_a_game_can_add_a_section_and_signs_to_the_result():
    drawing = SimpleNamespace(
        FAIR="chicago", result=lambda scene, points: node("section", id="sets"), REASONS={"reason-medals": "medal"}
    )
    tree = tree_of(end_page(game_words("en"), drawing=drawing))
    assert tree.find(".//section[@id='sets']") is not None
    assert "#sy-medal" in [use.attrib["href"] for use in tree.find(".//tbody").iter("use")]


@pytest.mark.parametrize("points", [[[0], [0]], [[0, 0], [-7, 3], [-20, 160]], [[5] * 5] * 40], ids=str)
def test_the_curve_stays_on_its_sheet(points):
    tree = tree_of(curve_picture(Translations("en", None, ["Ada"]), Curve(points, (1,))))
    for path in tree.findall(".//path[@class='ln']"):
        heights = [float(spot.split()[1]) for spot in re.split("[ML]", path.attrib["d"])[1:]]
        assert min(heights) >= 16
        assert max(heights) <= 258
    labels = [re.search(r"\S+ (\S+)\)", g.attrib["transform"])[1] for g in tree.iter("g") if g.find("text") is not None]
    assert len(labels) == len(points[0])
    assert all(later - earlier >= 24 for earlier, later in zip(map(float, labels), map(float, labels[1:])))


def test_markdown_becomes_elements_and_nothing_else():
    text = "## Turn {#turn}\n\nA *b* **c** `d`\n<script>x</script> [e](#turn) [f](../g.md)\n\n- one\n- two\n"
    assert "".join(str(part) for part in markdown(text)) == (
        '<h2 id="turn">Turn</h2><p>A <em>b</em> <strong>c</strong> <code>d</code> &lt;script&gt;x&lt;/script&gt; '
        '<a href="#turn">e</a> <cite>f</cite></p><ul><li>one</li><li>two</li></ul>'
    )


def test_a_table_of_markdown_can_be_scrolled():
    assert "".join(str(part) for part in markdown("|a|b|\n|---|---|\n|1|2|\n")) == (
        '<div class="wide" tabindex="0"><table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>'
        "<tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>"
    )


def test_a_link_cannot_carry_a_script():
    assert "<a" not in "".join(str(part) for part in markdown("[x](javascript:alert) [y](data:text/html,z)"))


# The rules of World's Fair 1893: the same chapters everywhere, and the numbers of the box.

BOX = tomllib.loads(files(GAME.package).joinpath("components.toml").read_text(encoding="utf-8"))


def tables(language) -> dict[str, list[list[list[int]]]]:
    """The numbers in every table of the rules, cell by cell, by the chapter and the place in it."""
    found, chapter = {}, ""
    for part in markdown(rules_text(GAME.package, language)):
        chapter = part.id or chapter
        for table in parsed(str(part)).iter("table"):
            rows = [["".join(cell.itertext()) for cell in row] for row in table.find("tbody")]
            numbers = [[[int(number) for number in re.findall(r"\d+", cell)] for cell in row] for row in rows]
            found[f"{chapter}-{sum(key.startswith(chapter) for key in found)}"] = numbers
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_the_same_anchors_in_every_language(language):
    ids = [part.id for part in markdown(rules_text(GAME.package, language)) if part.tag in ("h2", "h3")]
    assert ids == [part.id for part in markdown(rules_text(GAME.package, "en")) if part.tag in ("h2", "h3")]
    assert None not in ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_the_awards_of_the_box(language):
    places = ("first", "tied_first", "second", "tied_second")
    expected = [
        [[n for n in (award["medal"], award["approvals"]) if n] for award in (BOX["awards"][p][place] for p in "234")]
        for place in places
    ]
    assert [row[1:] for row in tables(language)["areas-0"]] == [*expected, [[], [], []]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_the_other_numbers_of_the_box(language):
    told = tables(language)
    assert [row[1][0] for row in told["end-0"]] == [BOX["sets"][size]["points"] for size in "12345"]
    areas = ("agriculture", "electricity", "fine-arts", "manufacturing", "transportation")
    assert [row[1][0] for row in told["refill-0"]] == [BOX["card_limits"][area] for area in areas]
    figures = ("burnham", "davis", "palmer", "mccormick", "westinghouse", "saint-gaudens", "schwab", "pullman")
    copies = [(BOX["figures"][name], BOX["figures"][name] - BOX["removed"]["4"].get(name, 0)) for name in figures]
    assert [(row[2][0], row[3][0]) for row in told["figures-0"]] == copies
    assert [row[1][0] for row in told["setup-0"]] == [BOX["wheel"][players] for players in "234"]
    decks = [GAME.new(players, seed_from("deck")).view(None)["deck"] + 10 for players in (2, 3, 4)]
    assert [row[3][0] for row in told["setup-0"]] == decks
    assert str(BOX["lull"]["4"]) in rules_text(GAME.package, language)
    assert str(BOX["supporters"]["each_player"]) in rules_text(GAME.package, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_the_areas_of_the_start_bonus(language):
    words = game_words(language)
    bonus = [part for part in markdown(rules_text(GAME.package, language)) if "tabindex" in part.attributes][1]
    cells = ["".join(row[1].itertext()) for row in parsed(str(bonus)).iter("tr")][1:]
    for place, cell in zip("1234", cells):
        for area in BOX["start_bonus"][place]:
            assert words(f"area-{area}") in cell
