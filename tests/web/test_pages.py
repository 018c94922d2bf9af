"""Every page is a sound document in every language."""

import re
from dataclasses import replace

import pytest

from tests.laws.games import played, record_of
from tests.web.documents import parsed, texts
from universelle.games.registry import load, metas
from universelle.i18n import LANGUAGES, Translations
from universelle.tables.gathering import FREE, Gathering
from universelle.tables.journal import Entry
from universelle.tables.lobby import Hall
from universelle.tables.session import StoredTable
from universelle.tables.shelf import ListedTable
from universelle.web import pages
from universelle.web.lobby.lobby import Glance
from universelle.web.lobby.tickets import line_of
from universelle.web.pages import course
from universelle.web.table.table_page import Viewer
from universelle.web.table.tables import Table

PLAYERS = ("Ada=me", "Ben & Co=me")
HALL = Hall(in_play=2, people=3)
NAMES = ("home", "setup", "rules", "table", "replay", "end", "error")


def table_of(slug: str, moves: int | None = None) -> Table:
    """A table after so many moves, or at its end."""
    match = played(slug, 2, 1, moves)
    journal = tuple(Entry(move.seat, move.code) for move in match.record.moves)
    record = replace(record_of(slug, 2, 1), seats=PLAYERS)
    name = "over" if moves is None else f"after-{moves}"
    return Table(StoredTable(name, record, {0: "ada"}, journal))


@pytest.fixture(scope="module", params=metas())
def tables(request) -> tuple[Table, Table]:
    """A running table of a game, and a finished one."""
    return table_of(request.param, 12), table_of(request.param)


def made(name: str, language: str, running: Table, finished: Table) -> str:
    viewer, slug = Viewer(language, "ada"), running.match.game.meta.slug
    listed = [
        line_of(ListedTable(each.id, [0], False, each.terms, each.summary()), language) for each in (running, finished)
    ]
    gatherings = [Gathering("wait", "ada", replace(running.head, seats=("Ada=me", FREE)), {0: "ada"}, quick=True)]
    made = {
        "home": lambda: pages.home_page(Glance(Translations(language), "ada", HALL, listed, gatherings)),
        "setup": lambda: pages.setup_page(language, slug),
        "rules": lambda: pages.rules_page(language, slug),
        "table": lambda: pages.table_page(running, viewer),
        "replay": lambda: pages.replay_page(finished, viewer, 7),
        "end": lambda: pages.end_page(finished, viewer),
        "error": lambda: pages.error_page(language, "web-error-not-found"),
    }
    return made[name]()


def is_drawn(address: str) -> bool:
    """Whether a file of a game has the symbol of this address."""
    _, folder, slug, file, *rest = address.replace("#", "/").split("/")
    symbol = rest[-1]
    return folder == "static" and f'id="{symbol}"' in (load(slug).file(file) or "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_page_is_a_sound_document(tables, name, language):
    html = made(name, language, *tables)
    assert html.startswith("<!doctype html>\n<html ")
    tree = parsed(html)
    assert tree.attrib["lang"] == language
    ids = [element.attrib["id"] for element in tree.iter() if "id" in element.attrib]
    assert sorted(ids) == sorted(set(ids))
    assert not [each for each in ids if "None" in each]
    anchors = [a.attrib["href"][1:] for a in tree.iter("a") if a.attrib.get("href", "").startswith("#")]
    assert set(anchors) <= set(ids)
    used = {use.attrib["href"] for use in tree.iter("use")}
    assert {address[1:] for address in used if address.startswith("#")} <= set(ids)
    assert all(is_drawn(address) for address in used if not address.startswith("#"))
    for text in texts(tree):
        assert not re.search(r"\b(web|reason|option|seat|play|view)-[a-z]", text), text
        assert "{" not in text
        assert "$" not in text
    if name not in ("table", "replay"):
        links = [a for a in tree.iter("a") if "hreflang" in a.attrib]
        assert [a.attrib["lang"] for a in links] == list(LANGUAGES)
        assert [a.attrib["lang"] for a in links if "aria-current" in a.attrib] == [language]


def test_the_course_of_a_match_ends_with_its_scores(tables):
    _, finished = tables
    curve = course(finished.match).curve
    closed_at_once = finished.match.record.begin()
    finished.match.game.rules.close(closed_at_once)
    assert list(curve.points[0]) == closed_at_once.scores()
    assert list(curve.points[-1]) == finished.match.state.scores()
