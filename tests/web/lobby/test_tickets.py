"""Tables as lists show them."""

from dataclasses import replace

from tests.web.documents import tree_of
from universelle.drawing.parts import MINUS
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.web.lobby.tickets import TableLine, my_tables, waiting

GAME = load("worlds-fair-1893")
PLAYERS = ("Ada", "Ben & Co", "Carl <3", "Dora")
LINES = (
    TableLine("t1", GAME, PLAYERS, "Round 1", to_move=(0,), mine=(0,)),
    TableLine("t2", GAME, PLAYERS[:2], "Round 1", to_move=(1,), mine=(0,)),
    TableLine("t3", GAME, PLAYERS[:2], "Round 1", to_move=(1,)),
    TableLine("t4", GAME, PLAYERS[:2], over=True, scores=(84, 79), winners=(0,), mine=(0,)),
)


def section(lines):
    return tree_of(my_tables(Translations("en"), lines)).find(".//section[@id='games']")


def test_the_list_of_games_says_whose_turn_it_is_and_leads_to_the_table():
    rows = section(LINES).findall(".//li[@class='ticket']")
    states = ["".join(row.find("p[@class='ticket-state']").itertext()) for row in rows]
    assert states == ["Your turn", "To play: Ben & Co", "To play: Ben & Co", "Winner: Ada"]
    links = [(row.find("a").text, row.find("a").attrib["href"]) for row in rows]
    assert links == [
        ("Continue", "/t/t1"),
        ("Continue", "/t/t2"),
        ("Watch", "/t/t3"),
        ("See the result", "/t/t4"),
    ]


def test_points_below_zero_have_a_real_minus():
    (row,) = section([replace(LINES[3], scores=(4, -3))]).findall(".//li[@class='ticket']")
    assert [score.text for score in row.iter("b")][-2:] == [" 4", f" {MINUS}3"]


def test_two_running_matches_are_shown_and_the_others_unfold():
    games = section(LINES[::-1])
    assert [row.attrib["id"] for row in games.findall("ul/li")] == ["table-t1", "table-t3"]
    more = games.find("details")
    assert more.find("summary").text == "2 more games"
    assert [row.attrib["id"] for row in more.iter("li")] == ["table-t2", "table-t4"]


def test_who_has_least_time_left_is_first():
    soon, later, never = [
        replace(LINES[0], table=name, deadline=at) for name, at in (("soon", 5.0), ("later", 9.0), ("never", None))
    ]
    others = replace(LINES[1], deadline=1.0)
    assert waiting([never, others, later, soon, LINES[3]]) == [soon, later, never]
    shown = section([LINES[3], others, never, later, soon])
    assert [row.attrib["id"] for row in shown.iter("li")] == [
        "table-soon",
        "table-later",
        "table-never",
        "table-t2",
        "table-t4",
    ]
    assert shown.attrib["data-waiting"] == "3"


def test_tickets_say_how_much_time_is_left():
    mine, theirs = replace(LINES[0], run_out={0: 130.0}), replace(LINES[1], run_out={1: 100_000.0})
    rows = tree_of(my_tables(Translations("en"), [mine, theirs, LINES[2]], 40.0)).findall(".//p[@class='ticket-state']")
    assert ["".join(row.itertext()) for row in rows] == [
        "Your turn2\N{NO-BREAK SPACE}min left",
        "To play: Ben & Co1\N{NO-BREAK SPACE}d 3\N{NO-BREAK SPACE}h left",
        "To play: Ben & Co",
    ]
    assert replace(mine, over=True).left(40.0) is None
