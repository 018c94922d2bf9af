"""The board as a picture: whole, well-formed, true to the position, and cheap to change."""

import json
import re
from collections import Counter
from statistics import median
from xml.etree import ElementTree

import pytest

from tests.drawing.trees import found, ids, nodes, texts
from tests.games.worlds_fair_1893.drawings import PLAYERS, VIEWER, places, positions, scene, table
from tests.games.worlds_fair_1893.positions import new_fair
from universelle.contract.artwork import symbols
from universelle.drawing.patch import patches
from universelle.games.worlds_fair_1893.choices import choice
from universelle.games.worlds_fair_1893.game import GAME
from universelle.games.worlds_fair_1893.page.board import board
from universelle.games.worlds_fair_1893.page.headline import headline
from universelle.games.worlds_fair_1893.rules.actions import PalmerMove
from universelle.i18n import LANGUAGES


@pytest.mark.parametrize("players", PLAYERS)
def test_every_stage_is_well_formed_and_every_id_stands_once(players):
    for state in positions(players):
        drawn = table(scene(state))
        ElementTree.fromstring(str(drawn))
        assert [name for name, count in Counter(ids(drawn)).items() if count > 1] == []


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_used_is_drawn(players):
    names = set(ids(board(scene(new_fair(players)))))
    for state in positions(players):
        for each in nodes(board(scene(state))):
            used = each.attributes.get("href", "")
            assert not used or used.startswith("#sy-") or used[1:] in names


@pytest.mark.parametrize("players", PLAYERS)
def test_supporters_cards_and_spaces_are_those_of_the_position(players):
    for state in positions(players):
        given = scene(state)
        drawn = Counter(re.sub(r"-\d+$", "", name) for name in ids(board(given)))
        cards = [name for name in ids(board(given)) if name.startswith("card-")]
        for area in given.view["areas"]:
            for seat, count in enumerate(area["supporters"], start=1):
                assert drawn[f"sup-{seat}-{area['area']}"] == count
        assert len(cards) == sum(len(area["cards"]) for area in given.view["areas"])
        assert drawn["space"] == given.view["wheel"]


@pytest.mark.parametrize("values", [{"rounds": {"count": 7}}, {"card_limits": {"agriculture": 6}}])
def test_an_owners_edition_is_drawn_too(values):
    state = new_fair(3, values=values)
    ElementTree.fromstring(str(table(scene(state))))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_text_is_in_words(players, language):
    keys = re.compile(r"\b(draw|area|card|exhibit|ticket|figure|place|board|action)-[a-z]|[{}$]")
    for state in positions(players, language):
        given = scene(state, language)
        labels = [place.attributes["aria-label"] for place in places(board(given))]
        said = [*texts(table(given)), headline(given), *labels]
        said += [each.attributes.get("title", "") for each in nodes(table(given))]
        for action in given.actions:
            name, consequence, _ = choice(given, action)
            assert name
            said += [name, consequence]
        assert [text for text in said if keys.search(text)] == []


@pytest.mark.parametrize("players", PLAYERS)
def test_a_move_changes_little(players):
    """Outside scoring, most moves need about 3 KB, uncompressed: three new cards with their tales are half of that.

    Whoever must decide next gets targets, and what each choice would do, besides; Bertha Palmer's are many, and
    each asks where to.
    """
    sizes, palmer, old, marker = [], [0], None, 0
    for state in positions(players):
        given = scene(state, seat=VIEWER)
        new = table(given)
        if old is not None:
            changes = patches(old, new)
            assert all(change[1] for change in changes), "something without an id has changed"
            if state.marker == marker and not state.marker % 2:
                many = any(isinstance(action, PalmerMove) for action in given.actions)
                size = len(json.dumps(changes, ensure_ascii=False, separators=(",", ":")))
                (palmer if many else sizes).append(size)
        old, marker = new, state.marker
    assert median(sizes) < 3300
    assert max(sizes) < 7500
    assert max(palmer) < 15000


@pytest.mark.parametrize("players", PLAYERS)
def test_the_engraving_never_changes(players):
    still = ("pieces", "ground", "wheel-frame", "wheel-numbers", "hub-plate", "base-plate")
    first = board(scene(new_fair(players)))
    for state in positions(players):
        drawn = board(scene(state))
        assert all(found(drawn, name) == found(first, name) for name in still)


def test_the_sprite_holds_every_symbol_that_is_drawn():
    state = next(state for state in positions(4) if state.marker)
    drawn = [each.attributes.get("href", "") for each in nodes(table(scene(state)))]
    known = set(re.findall(r'<symbol id="([^"]+)"', "".join(symbols(GAME))))
    assert {href[1:] for href in drawn if href.startswith("#sy-")} <= known
