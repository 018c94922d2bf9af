"""The page as a whole: well-formed, true to the position, in words, and cheap to change."""

import json
import re
from collections import Counter
from itertools import islice
from statistics import median
from xml.etree import ElementTree

import pytest

from tests.drawing.trees import found, ids, nodes, texts
from tests.games.crystal_palace.page.drawn import (
    PLAYERS,
    VIEWER,
    act,
    new_palace,
    positions,
    reveal,
    scene,
    stages,
    table,
    targets,
    well_formed,
    words,
)
from universelle.contract.artwork import symbols as symbols_of
from universelle.contract.scene import scene_of
from universelle.core.edition import Edition
from universelle.drawing.node import node
from universelle.drawing.patch import patches
from universelle.games.crystal_palace.game import GAME
from universelle.games.crystal_palace.page import PAGE
from universelle.i18n import LANGUAGES


@pytest.mark.parametrize("players", PLAYERS)
def test_every_stage_is_well_formed_and_every_id_is_used_once(players):
    for state in stages(players):
        drawn = table(scene(state))
        well_formed(drawn)
        assert [name for name, count in Counter(ids(drawn)).items() if count > 1] == []


@pytest.mark.parametrize("players", PLAYERS)
def test_every_symbol_that_is_used_is_in_the_sprites(players):
    symbols = set(re.findall('id="(sy-[^"]+)"', "".join(symbols_of(GAME))))
    for state in stages(players):
        given = scene(state)
        used = {each.attributes.get("href", "") for each in nodes(table(given))}
        used |= {f"#sy-{PAGE.choice(given, action)[2]}" for action in given.actions} - {"#sy-None"}
        assert {href[1:] for href in used if href.startswith("#sy-")} <= symbols
    assert {f"sy-{name}" for name in PAGE.reason_symbols.values()} <= symbols


def test_symbols_need_no_style_sheet():
    """Rules of a sheet do not reach the shapes of a symbol where it is used, for they name the page's root."""
    assert "class=" not in GAME.file("symbols.svg")


@pytest.mark.parametrize("players", PLAYERS)
def test_dice_assistants_and_markers_are_those_of_the_position(players):
    for state in stages(players):
        given = scene(state, seat=VIEWER)
        names = set(ids(PAGE.board(given)))
        for number, there in enumerate(given.view["locations"], start=1):
            dice = {f"die-{number}-{k}" for k, die in enumerate(there["spaces"], start=1) if die}
            assert {name for name in names if re.fullmatch(rf"die-{number}-\d", name)} == dice
        market = {f"assistant-{n}" for n, owner in enumerate(given.view["market"], start=1) if owner is not None}
        assert {name for name in names if re.fullmatch(r"assistant-\d", name)} == market
        assert {f"{track}-marker-{players}" for track in ("buzz", "income")} <= names


@pytest.mark.parametrize("players", PLAYERS)
def test_every_legal_action_is_on_the_page(players):
    """Dice are set on dials, other dice and locations are picked first: all else can be chosen where it belongs."""
    for state in stages(players):
        given = scene(state)
        drawn = targets(table(given)) | targets(node("div", PAGE.apart(given)))
        legal = {action.code for action in given.actions}
        assert set(drawn) <= legal
        assert all(drawn.values())
        missing = {code for code in legal - set(drawn) if not code.startswith(("set ", "place ", "seal"))}
        assert missing == set()


def test_only_the_seat_to_move_has_targets():
    state = reveal(new_palace(3), (5, 4, 2, 1), (3, 3, 3, 3), (1, 1, 1, 1))
    assert targets(table(scene(state, seat=2))) == {}
    spectator = scene_of(state, words("en", 3))
    assert targets(table(spectator)) == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_every_text_is_in_words(players, language):
    keys = re.compile(r"\b(draw|told|patent|character|research|share|place|slot|board|action|effect)-[a-z]|[{}$�]")
    for number, state in enumerate(islice(positions(players, language), 0, None, 3)):
        given = scene(state, language)
        said = [PAGE.headline(given)]
        for action in given.actions:
            name, consequence, _ = PAGE.choice(given, action)
            assert name
            said += [name, consequence]
        if number % 4 == 0:
            drawn = table(given)
            said += [*texts(drawn), *PAGE.description(given).values()]
            said += [each.attributes.get(name, "") for each in nodes(drawn) for name in ("title", "aria-label")]
        assert [text for text in said if keys.search(text)] == []


@pytest.mark.parametrize("players", PLAYERS)
def test_a_move_changes_little(players):
    sizes, old, number = [], None, 1
    for state in positions(players):
        new = table(scene(state, seat=VIEWER))
        if old is not None:
            changes = patches(old, new)
            assert all(change[1] for change in changes), "something without an id has changed"
            if state.round == number:
                sizes.append(len(json.dumps(changes, ensure_ascii=False, separators=(",", ":"))))
        old, number = new, state.round
    assert median(sizes) < 3300


def test_what_does_not_change_is_the_same_object():
    state = reveal(new_palace(4), *[(3, 3, 3, 3)] * 4)
    viewer = (state.to_move()[0] + 2) % 4
    before = PAGE.board(scene(state, seat=viewer))
    act(state, "place 3 waterloo-station 6")
    after = PAGE.board(scene(state, seat=viewer))
    for name in ("buzz-ground", "income-ground", "card-1-1", "card-5-1", "market-1"):
        assert found(before, name) is found(after, name)


def test_an_owners_edition_is_drawn():
    values = {
        "patents": {"audio-book": {"name": "Talking Machine", "vp": [9, 9, 9, 9, 9]}},
        "buzz": {"last": 55},
        "research_slots": {"count": 12},
        "newspapers": {"most": 9},
    }
    state = new_palace(3, edition=Edition("mine", values))
    state.displays[0] = (0, *state.displays[0][1:])
    given = scene(state)
    drawn = table(given)
    well_formed(drawn)
    assert "Talking machine" in " ".join(texts(drawn))
    assert {"buzz-55", "slot-1-12", "news-1-9"} <= set(ids(drawn))
    ElementTree.fromstring(str(PAGE.picture(given)))
