"""The page of a review: what it shows of a match, and how it is begun, stopped and followed."""

import asyncio
import time
from dataclasses import replace

import pytest

from tests.reviews.known import UNSAID, known_of, record_over
from tests.tables.laying import lay
from tests.web.documents import parsed, texts, tree_of
from tests.web.visiting import PATIENCE, each_game, open_table
from universelle.contract.scene import scene_of
from universelle.contract.small_board import Alternatives
from universelle.games.registry import load
from universelle.i18n import LANGUAGES, Translations
from universelle.reviews.review import fingerprint
from universelle.tables.journal import Entry
from universelle.tables.reviews import StoredReviews
from universelle.tables.session import StoredTable
from universelle.web import pages
from universelle.web.finished.review_page import review_page
from universelle.web.finished.reviews import TableReview
from universelle.web.serving.tokens import owner_of_secret
from universelle.web.serving.visitors import COOKIE, LANGUAGE_COOKIE
from universelle.web.table.table_page import Viewer
from universelle.web.table.tables import Table

COSTS = [0.2, 0.1, 0.03, 0.06, 0.3]


def page_of(
    slug, costs=COSTS, owner="ada", language="en", known=None, seat=None, players=2, begun=True, lists_all=False
):
    """The page of a finished match, as far as its review has come."""
    return tree_of(drawn(slug, costs, owner, language, known, seat, players, begun, lists_all))


def drawn(slug, costs=COSTS, owner="ada", language="en", known=None, seat=None, players=2, begun=True, lists_all=False):
    record = record_over(slug, players)
    journal = tuple([Entry(move.seat, move.code) for move in record.moves])
    head = replace(
        record, moves=(), result=None, seats=("Ada=me", "Ben=random", "Cy=random", "Di=random", "Ed=random")[:players]
    )
    table = Table(StoredTable("1", head, {0: "ada"}, journal, ()))
    moves = known_of(record, costs)
    review = TableReview(record, moves if known is None else moves[:known]) if begun else None
    reading = asyncio.run(pages.review_reading(table, Viewer(language, owner), review, seat, lists_all))
    return review_page(reading)


def sections(page, name):
    return [each for each in page.iter() if name in each.attrib.get("class", "").split()]


def one(page, name):
    return next(each for each in page.iter() if each.attrib.get("id") == name)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_shows_the_costliest_decisions(slug, language):
    page = page_of(slug, language=language)
    cases = sections(page, "review-case")
    assert 2 <= len(cases) <= 3
    cases = [case for case in cases if sections(case, "case-pair")]  # the last may be about the best decision
    costs = [sections(case, "case-cost")[0].text for case in cases]
    assert costs == sorted(costs, key=lambda cost: -int("".join(filter(str.isdigit, cost))))
    assert cases
    assert len(sections(page, "chart-pin")) == 2 * len(cases)  # in the wide and in the narrow chart
    said = " ".join(texts(page))
    assert not UNSAID.search(said)
    words = Translations(language, load(slug).package)
    for key in ("review-chance", "review-played", "review-better", "review-hinders"):
        assert words(key) in said


@each_game
def test_every_decision_is_listed_and_leads_to_its_moment(slug):
    page = page_of(slug, lists_all=True)
    decided = [move for move in known_of(record_over(slug), COSTS) if move.mark]
    rows = sections(page, "review-row")
    links = [next(row.iter("a")).attrib["href"] for row in rows]
    assert links == [f"/t/1/replay?at={move.number}" for move in reversed(decided)]
    assert len([row for row in rows if "mine" in row.attrib["class"].split()]) == len(
        [move for move in decided if move.seat == 0]
    )
    marked = [move for move in decided if move.mark in ("inexact", "mistake", "blunder")]
    assert len([row for row in rows if "marked" in row.attrib["class"].split()]) == len(marked)


def rows_of(page, *kinds):
    rows = [row for row in sections(page, "review-row") if set(kinds) <= set(row.attrib["class"].split())]
    return [next(row.iter("a")).attrib["href"] for row in rows]


@pytest.mark.parametrize("seat", [None, 3])
def test_at_first_only_decisions_that_somebody_will_look_at_are_listed_and_a_link_leads_to_all(seat):
    some, every = (page_of("crystal-palace", players=5, seat=seat, lists_all=lists) for lists in (False, True))
    for kind in ("mine", "marked"):
        assert rows_of(some, kind) == rows_of(every, kind)
    assert rows_of(some)[:20] == rows_of(every)[:20]
    assert len(rows_of(some)) < len(rows_of(every)) / 2
    link = one(some, "review-all")
    assert link.text == f"Show all moves ({len(rows_of(every)):,})"
    assert "all" in link.attrib["href"].partition("#")[0]
    assert f"seat={seat + 1}" in link.attrib["href"] if seat else True
    assert not sections(every, "review-more")


def test_a_review_of_five_players_is_no_heavy_page():
    assert len(str(drawn("crystal-palace", players=5))) < 300_000  # it has more than 1000 moves


def test_cards_are_about_ones_own_decisions_or_those_of_the_seat_asked_for():
    own, other = page_of("worlds-fair-1893"), page_of("worlds-fair-1893", seat=1)
    numbers = [
        [link.attrib["href"] for case in sections(page, "review-case") for link in case.iter("a")]
        for page in (own, other)
    ]
    assert numbers[0]
    assert numbers[1]
    assert not set(numbers[0]) & set(numbers[1])


@each_game
def test_every_decision_can_have_a_small_board(slug):
    game = load(slug)
    words = Translations("de", game.package, ["Ada", "Ben"])
    record = record_over(slug)
    for made in range(0, len(record.moves), 4):
        state, seat = record.position(made), record.moves[made].seat
        actions = state.legal_actions(seat)
        scene = scene_of(state, words, seat)
        for played, better in ((actions[0], actions[-1]), (actions[-1], actions[0])):
            drawn = game.page.small_board(scene, Alternatives(played, better, "??", "case-1"))
            assert drawn is None or tree_of(drawn) is not None


def test_who_watches_sees_whose_decision_it_was():
    page = page_of("worlds-fair-1893", owner="eve")
    heads = [head for case in sections(page, "review-case") for head in case.iter("h3")]
    assert all(sections(head, "seat") for head in heads)
    assert sections(page, "chart-shade") == []
    assert [each.attrib["value"] for each in one(page, "review-filter").iter("input")] == ["all", "marked"]


def test_without_mistakes_there_is_nothing_to_regret():
    page = page_of("worlds-fair-1893", costs=[0.0, 0.03])
    cases = sections(page, "review-case")
    assert len(cases) == 1
    assert "Nothing to regret" in " ".join(texts(cases[0]))
    assert sections(page, "chart-pin") == []


def test_while_it_is_made_cards_wait_and_the_rest_is_hatched():
    page = page_of("worlds-fair-1893", known=12, costs=[0.2, 0.2])
    waiting = len(sections(page, "waiting-case"))
    assert 1 <= waiting < len(sections(page, "review-case")) == 3
    assert sections(page, "chart-hatch")
    assert "Stopped at turn" in " ".join(texts(one(page, "work")))
    assert [button.attrib["value"] for button in one(page, "work").iter("button")] == ["go-on"]


def test_before_it_is_begun_there_is_a_button_for_those_who_played():
    own, stranger = (page_of("worlds-fair-1893", owner=owner, begun=False) for owner in ("ada", "eve"))
    assert [button.attrib["value"] for button in one(own, "review-over").iter("button")] == ["start"]
    assert list(one(stranger, "review-over").iter("button")) == []
    assert "hidden" in one(own, "review-side").attrib  # nothing is counted that nobody has judged
    assert texts(one(own, "review-side")) == []


def test_alone_points_count():
    page = page_of("expo-1906", costs=[2.5, 6.0], players=1)
    said = " ".join(texts(page))
    assert "Alone at the table" in said
    assert "Expected score" in said
    assert "%" not in said
    assert "target 30" in said


@pytest.mark.parametrize(("players", "promised"), [(1, "the expected points"), (2, "the chance of winning")])
def test_an_invitation_promises_what_the_curve_will_show(players, promised):
    page = page_of("expo-1906", players=players, begun=False)
    assert f"{promised} as a curve" in " ".join(texts(one(page, "review-over")))


def served(app, token, wanted, known, slug="worlds-fair-1893"):
    """Store a finished match whose review has come so far; return how many moves it has."""
    record = replace(record_over(slug), seats=("Ada=me", "random"), result=None)
    moves = known_of(record, COSTS)

    async def store():
        opened = StoredReviews(app.state.tables.database)
        await lay(app.state.tables.database, record, {0: owner_of_secret(token)})
        await opened.begin("t", fingerprint(record))
        await opened.want("t", wanted)
        await opened.add("t", 1, [move.to_json() for move in moves[: len(moves) - known]])

    return store, len(moves)


def test_a_review_is_begun_stopped_followed_and_read(app, client):
    token = "somebody-who-plays"
    client.cookies.set(COOKIE, app.state.tokens.sign(token))
    store, moves = served(app, token, wanted=False, known=2)
    client.portal.call(store)
    page = client.get("/t/t/review")
    assert page.status_code == 200
    assert 'value="go-on"' in page.text
    assert client.post("/t/t/review", data={"do": "go-on"}).headers["location"] == "/t/t/review"
    end = time.monotonic() + PATIENCE
    while (answer := client.get("/t/t/review", headers={"Accept": "application/json"}).json())["running"]:
        assert time.monotonic() < end
        time.sleep(0.05)
    assert answer["known"] == moves
    assert [parsed(part).attrib["id"] for part in answer["parts"]] == [
        "review-heading",
        "review-over",
        "review-cases",
        "review-side",
    ]
    assert 'value="go-on"' not in client.get("/t/t/review").text


def test_the_replay_shows_what_was_better_than_the_move_it_tells(app, client):
    token = "somebody-who-plays"
    store, _moves = served(app, token, wanted=False, known=0)
    client.portal.call(store)
    assert 'id="replay-review" hidden' in client.get("/t/t/replay?at=0").text
    assert 'class="case-pair" id="replay-review"' in client.get("/t/t/replay?at=1").text
    marked = [move.number for move in known_of(record_over("worlds-fair-1893"), COSTS) if move.better]
    unmarked = next(number for number in range(1, 60) if number not in marked)
    assert 'id="replay-review" hidden' in client.get(f"/t/t/replay?at={unmarked}").text
    changes = client.get(f"/t/t/replay/changes?from=1&to={unmarked}").json()["patches"]
    assert "replay-review" in str(changes)


@each_game
def test_review_and_replay_are_served_in_every_language(app, client, slug):
    token = "somebody-who-plays"
    client.cookies.set(COOKIE, app.state.tokens.sign(token))
    store, _moves = served(app, token, wanted=False, known=0, slug=slug)
    client.portal.call(store)
    dear = next(move.number for move in known_of(record_over(slug), COSTS) if move.better)
    for language in LANGUAGES:
        client.cookies.set(LANGUAGE_COOKIE, language)
        words = Translations(language, load(slug).package)
        review, replay = client.get("/t/t/review").text, client.get(f"/t/t/replay?at={dear}").text
        assert f'<html lang="{language}"' in review
        assert words("review-how") in texts(one(parsed(review), "review-side"))
        told = " ".join(texts(one(parsed(replay), "replay-review")))
        assert words("review-played") in told
        assert words("review-better") in told
        assert not UNSAID.search(told)


def test_strangers_begin_nothing(app, client):
    store, moves = served(app, "somebody-else", wanted=False, known=2)
    client.portal.call(store)
    client.post("/t/t/review", data={"do": "start"})
    answer = client.get("/t/t/review", headers={"Accept": "application/json"}).json()
    assert (answer["running"], answer["known"]) == (False, moves - 2)


def test_a_match_that_is_not_over_has_no_review(client):
    table = open_table(client, "worlds-fair-1893")
    assert client.get(f"{table}/review").headers["location"] == table
    assert client.post(f"{table}/review").status_code == 303
    assert client.get("/t/none/review").status_code == 404
