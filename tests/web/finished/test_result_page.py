"""The result of a match: winners, points by reason, and what a game adds."""

from dataclasses import replace
from functools import cache

import pytest

from tests.web.documents import tree_of
from tests.web.visiting import open_table, until_over
from universelle.arena.simulation import simulate
from universelle.contract.game import Game
from universelle.contract.opponents import Face
from universelle.contract.page import Page
from universelle.contract.scene import scene_of
from universelle.core.chance import seed_from
from universelle.drawing.node import node
from universelle.games.registry import load, metas
from universelle.i18n import LANGUAGES, Translations
from universelle.matches.match import Match
from universelle.tables.journal import Entry
from universelle.tables.session import StoredTable
from universelle.web.finished.course import Course, Moment, course
from universelle.web.finished.result_page import Finish, ending
from universelle.web.pages import end_page
from universelle.web.table.table_page import Viewer
from universelle.web.table.tables import Table

GAME = load("worlds-fair-1893")
PLAYERS = ("Ada", "Ben & Co", "Carl <3", "Dora")
WORDS = Translations("en", GAME.package, PLAYERS)
SEATS = (Finish(65, 1), Finish(58, 2), Finish(52, 3), Finish(50, 4))
POINTS = {"reason-tickets": (9, 7, 8, 6), "reason-medals": (22, 20, 18, 16), "reason-sets": (34, 31, 26, 28)}
COURSE = Course(
    (
        Moment(0, 4, {"reason-tickets": (0, 0, 0, 0)}, {}),
        Moment(4, 4, {"reason-tickets": (1, 0, 2, 0)}, {"reason-sets": (2, 2, 3, 1)}),
        Moment(9, 4, {"reason-tickets": (9, 8, 7, 12)}, {"reason-sets": (11, 10, 8, 10)}),
        Moment(12, 4, {"reason-tickets": (65, 58, 52, 50)}, {}),
    ),
    (1, 2, 3),
)
DUE_IN_ANOTHER_ORDER = {"reason-sets": (2, 2, 3, 1), "reason-medals": (8, 7, 6, 5)}
LINKS = {"seats": "/setup/x", "replay": "/t/1/replay", "export": "/t/1/record.json", "rules": "/rules/x"}
solo = pytest.mark.parametrize("slug", [slug for slug, meta in metas().items() if meta.min_players == 1])


def result(seats=SEATS, course=COURSE, game=GAME, again=None, turn=None, bots=None):
    scene = scene_of(GAME.new(4, seed_from("end")), WORDS, bots=bots)
    return tree_of(ending(scene, game, POINTS, course, seats, LINKS, again, GAME.meta.title, turn=turn, table="1"))


def short_result(seats):
    """A result with no more of its course than the end."""
    return result(
        seats, Course((Moment(0, len(seats), {"reason-tickets": tuple([seat.points for seat in seats])}, {}),), ())
    )


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        (SEATS, "65 points, 7 ahead of Ben & Co"),
        ((Finish(1, 1), Finish(0, 2)), "1 point, 1 ahead of Ben & Co"),
        ((Finish(60, 2), Finish(60, 1)), "60 points, ahead of Ada by the tie-break"),
        ((Finish(60, 1), Finish(60, 1), Finish(3, 3)), "60 points each: a shared win"),
        ((Finish(60, 1),), "60 points"),
    ],
)
def test_the_winners_and_their_lead(seats, said):
    tree = short_result(seats)
    assert "".join(tree.find(".//p[@class='diploma-points']").itertext()) == said
    winners = ["".join(span.itertext()).strip() for span in tree.findall(".//span[@class='winner']")]
    assert winners == [PLAYERS[seat] for seat, finish in enumerate(seats) if finish.place == 1]


def test_a_win_by_the_tie_break_says_by_which_rule():
    def told(*seats):
        return [each.text for each in short_result(seats).findall(".//*[@id='tie-break']")]

    assert told(Finish(60, 2), Finish(60, 1)) == ["Ties: most approved exhibits, then fewest proposals left."]
    assert told(Finish(60, 1), Finish(60, 3), Finish(60, 1)) == told(Finish(60, 2), Finish(60, 1))
    assert told(Finish(60, 1), Finish(58, 2)) == told(Finish(60, 1), Finish(60, 1)) == told(Finish(60, 1)) == []


def test_the_count_has_a_row_for_each_reason_and_the_winner_first():
    table = result(SEATS[::-1]).find(".//table")
    rows = [[b.text for b in row.iter("b")] for row in table.iter("tr")]
    assert rows == [
        [],
        ["6", "8", "7", "9"],
        ["16", "18", "20", "22"],
        ["28", "26", "31", "34"],
        ["65", "58", "52", "50"],
    ]


def test_bars_are_as_long_as_their_points():
    rows = result().find(".//table/tbody").iter("tr")
    shares = [[float(bar.attrib["style"].removeprefix("--share:")) for bar in row.iter("i")] for row in rows]
    assert shares == [[round(value / 34, 3) for value in row] for row in POINTS.values()]


def test_the_result_links_a_new_match_other_seats_replay_and_record():
    tree = result(again={"game": "g", "who-1": "me"})
    form = tree.find(".//form")
    assert (form.attrib["method"], form.attrib["action"]) == ("post", "/new")
    assert {field.attrib["name"]: field.attrib.get("value") for field in form.iter("input")} == {
        "game": "g",
        "who-1": "me",
    }
    assert [a.attrib["href"] for a in form.iter("a")] == ["/setup/x", "/t/1/replay", "/t/1/record.json"]


def test_a_game_can_add_a_section_and_symbols():
    page = Page(result=lambda scene, points: node("section", id="sets"), reason_symbols={"reason-medals": "medal"})
    game = Game(meta=GAME.meta, package=GAME.package, rules=lambda: GAME.rules, page=lambda: page)
    tree = result(game=game)
    assert tree.find(".//section[@id='sets']") is not None
    assert "#sy-medal" in [use.attrib["href"] for use in tree.find(".//tbody").iter("use")]


@cache
def judged(slug: str, won: bool):
    """A solo match that was won, or lost."""
    games = (Match(outcome.record) for outcome in simulate(slug, ["greedy"], 40, "solo"))
    return next(match for match in games if bool(match.state.winners()) == won)


@solo
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("won", [False, True])
def test_the_verdict_on_a_solo_player(slug, language, won):
    match = judged(slug, won)
    journal = tuple(Entry(move.seat, move.code) for move in match.record.moves)
    table = Table(StoredTable("t", replace(match.record, moves=(), result=None), {0: "ada"}, journal))
    page = end_page(table, Viewer(language, "ada"))
    words = Translations(language, match.game.package, table.names)
    verdicts = [
        words.say(event.message()) for event in match.history[-1].events if isinstance(event, match.game.page.verdicts)
    ]
    assert [said in page for said in verdicts] == [True]
    assert ('id="medal"' in page) == won
    assert words("web-end-awards") not in page
    assert words("web-end-curve-hint") not in page


@solo
def test_the_result_page_of_a_solo_match(client, slug):
    table = until_over(client, open_table(client, slug, "random"))
    assert client.get(f"{table}/end").status_code == 200


def test_a_turn_is_read_with_what_the_end_would_have_added():
    then = result(turn=1).find(".//section[@id='then']")
    assert then.find("h2").text == "Turn 1"
    rows = [[cell.text for cell in row.iter("td")] for row in then.iter("tr") if row.find("td") is not None]
    assert rows[1:] == [["1", "0", "2", "0"], ["2", "2", "3", "1"], ["3", "2", "5", "1"]]
    assert then.find(".//a").attrib["href"] == "/t/1/replay?at=4"


def test_the_curve_says_who_led_only_among_several():
    alone = Course(tuple(Moment(moves, 1, {"reason-tickets": (moves,)}, {}) for moves in range(4)), (1, 2, 3))
    trees = (result(), result((Finish(3, 1),), alone))
    said = [tree.find(".//p[@class='soft chart-help']").text for tree in trees]
    assert ["who led" in each for each in said] == [True, False]


def test_a_curve_without_rounds_speaks_of_each_only_among_several():
    alone = Course(tuple(Moment(moves, 1, {"reason-tickets": (moves,)}, {}) for moves in range(4)), ())
    trees = (result(course=Course(COURSE.moments, ())), result((Finish(3, 1),), alone))
    said = [tree.find(".//p[@class='soft chart-help']").text for tree in trees]
    assert ["each" in each for each in said] == [True, False]


def test_the_page_opens_on_the_end_of_the_match():
    tree = result()
    assert tree.find(".//section[@id='then']").find("h2").text == "At the end"
    assert tree.find(".//input[@id='turn']").attrib["value"] == "3"


def test_a_turn_is_read_in_the_order_of_the_count():
    moment = Moment(4, 4, {"reason-tickets": (1, 0, 2, 0), "reason-medals": (4, 3, 2, 1)}, DUE_IN_ANOTHER_ORDER)
    tree = result(SEATS[::-1], Course((COURSE.moments[0], moment, *COURSE.moments[2:]), ()), turn=1)
    then = tree.find(".//section[@id='then']")
    names = [span.text for span in then.findall(".//thead//th/span") if span.text]
    assert names == list(PLAYERS[::-1])
    rows = [[cell.text for cell in row.iter("td")] for row in then.findall(".//tbody/tr") if row.find("td") is not None]
    assert rows == [["0", "2", "0", "1"], ["1", "2", "3", "4"], ["5", "6", "7", "8"], ["1", "3", "2", "2"]]


@pytest.mark.parametrize("slug", list(metas()))
def test_the_curve_ends_with_the_final_points(slug):
    match = Match(next(simulate(slug, ["random", "random"], 1, "curve")).record)
    found = course(match)
    assert found.moments[0].moves == 0
    assert found.moments[-1].totals() == match.state.scores()
    assert not found.moments[-1].due


def test_before_the_end_the_final_scoring_is_due():
    match = Match(next(simulate("worlds-fair-1893", ["random", "random"], 1, "curve")).record)
    first = course(match).moments[1]
    assert sum(first.totals()) > sum(sum(row) for row in first.scored.values()) == 0


def test_a_character_has_its_portrait_on_the_diploma_and_in_the_count():
    faces = {0: Face("The Director", portrait="/director.svg"), 2: Face("computer: oracle")}
    tree = result(bots=faces)
    winner = tree.find(".//section[@id='winner']//span[@class='winner']")
    assert [image.attrib for image in winner.iter("img")] == [{"src": "/director.svg", "alt": "", "class": "portrait"}]
    assert winner.find(".//span[@class='seat p1']") is not None
    heads = tree.findall(".//table[@id='points']/thead//th")[1:]
    assert [len(head.findall(".//img")) for head in heads] == [1, 0, 0, 0]
    assert all(head.find("span[@class='count-face']") is not None for head in heads)  # so that the names align
    assert [head.findall("span")[-1].text for head in heads] == list(PLAYERS)


def test_without_characters_the_count_is_headed_by_seats():
    tree = result(bots={1: Face("computer: oracle")})
    assert tree.findall(".//img") == []
    assert tree.findall(".//span[@class='count-face']") == []
