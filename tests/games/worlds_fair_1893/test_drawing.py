"""The table as a picture: whole, well-formed, true to the position, and cheap to change."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import median
from xml.etree import ElementTree

import pytest
from universelle.games.worlds_fair_1893.page.ornament import cabin_place, num

from tests.games.worlds_fair_1893.positions import act, empty_supply, give, lay, new_fair, ring, stand
from universelle.contract.scene import Scene, scene_of
from universelle.drawing.node import Node, node
from universelle.drawing.patch import patches
from universelle.games.worlds_fair_1893.game import GAME
from universelle.games.worlds_fair_1893.page import table as drawing
from universelle.games.worlds_fair_1893.page.board import scored
from universelle.games.worlds_fair_1893.rules.actions import STOP, PalmerMove, Place
from universelle.games.worlds_fair_1893.rules.components import AREAS
from universelle.games.worlds_fair_1893.rules.state import WorldsFair
from universelle.i18n import LANGUAGES, Translations

PLAYERS = (2, 3, 4)
NAMES = ("Ada", "Ben & Co", "Carl <x>", "Dora")
VIEWER = 0


def scene(state: WorldsFair, language: str = "en", seat: int | None = None) -> Scene:
    """The table as the seat to move sees it, or another."""
    if seat is None:
        seat = state.to_move()[0] if state.to_move() else VIEWER
    words = Translations(language, GAME.package, NAMES[: len(state.players)])
    return scene_of(state, words, seat, frozenset([1]))


def table(given: Scene) -> Node:
    seats = range(len(given.view["players"]))
    panels = [draw(given, seat) for draw in (drawing.strip, drawing.panel) for seat in seats]
    return node("div", panels, drawing.board(given), drawing.steps(given), id="table")


def positions(players: int, seed: str = "1893") -> Iterator[WorldsFair]:
    """Every position of a game of chance, the last included."""
    random = Random(seed)
    state = new_fair(players, seed)
    yield state
    while seats := state.to_move():
        state.apply(seats[0], random.choice(state.legal_actions(seats[0])))
        yield state


def nodes(tree: Node) -> Iterator[Node]:
    yield tree
    for child in tree.children:
        if isinstance(child, Node):
            yield from nodes(child)


def found(tree: Node, name: str) -> Node:
    return next(each for each in nodes(tree) if each.id == name)


def ids(tree: Node) -> list[str]:
    return [each.id for each in nodes(tree) if each.id]


def places(tree: Node) -> list[Node]:
    """Where something can be chosen on the board."""
    return [each for each in nodes(tree) if each.attributes.get("role") == "button"]


def codes(place: Node) -> list[str]:
    """The actions that a place leads to."""
    return place.attributes.get("data-action", place.attributes.get("data-ask", "")).split("|")


def targets(tree: Node) -> list[str]:
    """The actions that a click on the board makes."""
    return [place.attributes["data-action"] for place in places(tree) if "data-action" in place.attributes]


def asked(tree: Node) -> dict[str, list[str]]:
    """The places on the board that ask which action is meant, with these actions."""
    return {str(place.id): codes(place) for place in places(tree) if "data-ask" in place.attributes}


def texts(tree: Node) -> list[str]:
    return [text for each in nodes(tree) for text in each.children if isinstance(text, str)]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_stage_is_well_formed_and_every_id_stands_once(players):
    for state in positions(players):
        drawn = table(scene(state))
        ElementTree.fromstring(str(drawn))
        assert [name for name, count in Counter(ids(drawn)).items() if count > 1] == []


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_used_is_drawn(players):
    names = set(ids(drawing.board(scene(new_fair(players)))))
    for state in positions(players):
        for each in nodes(drawing.board(scene(state))):
            used = each.attributes.get("href", "")
            assert not used or used.startswith("#sy-") or used[1:] in names


@pytest.mark.parametrize("players", PLAYERS)
def test_supporters_cards_and_spaces_are_those_of_the_position(players):
    for state in positions(players):
        given = scene(state)
        drawn = Counter(re.sub(r"-\d+$", "", name) for name in ids(drawing.board(given)))
        cards = [name for name in ids(drawing.board(given)) if name.startswith("card-")]
        for area in given.view["areas"]:
            for seat, count in enumerate(area["supporters"], start=1):
                assert drawn[f"sup-{seat}-{area['area']}"] == count
        assert len(cards) == sum(len(area["cards"]) for area in given.view["areas"])
        assert drawn["space"] == given.view["wheel"]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_legal_action_can_be_chosen_on_the_board(players):
    """On a wide screen by the lanes of supporters, on a narrow one by all the supporters of an area."""
    for state in positions(players):
        given = scene(state)
        drawn = {str(place.id): codes(place) for place in places(drawing.board(given))}
        crowds = {f"move-{area}" for area in AREAS}
        lanes = {name for name in drawn if name.startswith("move-")} - crowds
        legal = Counter([action.code for action in given.actions])
        assert Counter([code for name in drawn.keys() - crowds for code in drawn[name]]) == legal
        assert Counter([code for name in drawn.keys() - lanes for code in drawn[name]]) == legal


@pytest.mark.parametrize("players", PLAYERS)
def test_a_place_that_asks_says_so(players):
    for state in positions(players):
        for place in places(drawing.board(scene(state))):
            several = len(codes(place)) > 1
            assert ("data-ask" in place.attributes) == several
            assert place.attributes.get("aria-haspopup") == ("menu" if several else None)
            assert place.attributes["tabindex"] == "0"


@pytest.mark.parametrize("players", PLAYERS)
def test_every_placement_out_of_the_supply_has_a_target(players):
    state = new_fair(players)
    given = scene(state)
    assert targets(drawing.board(given)) == [action.code for action in given.actions]
    assert all(isinstance(action, Place) for action in given.actions)


def test_only_the_seat_to_move_has_targets():
    state = new_fair(3)
    assert places(drawing.board(scene(state, seat=1))) == []


def test_an_area_that_several_actions_lead_to_asks_which():
    state = new_fair(2)
    empty_supply(state, 0, "agriculture")
    drawn = drawing.board(scene(state))
    assert targets(drawn) == []
    sources = [area for area in AREAS if f"place fine-arts from {area}" in asked(drawn)["go-fine-arts"]]
    assert sources == [area for area in AREAS if state.supporters[AREAS.index(area)][0]]
    assert len(asked(drawn)) == len(AREAS)


def test_a_figure_that_adds_a_supporter_has_a_target_beside_those_of_palmer():
    state = new_fair(2)
    ring(state, "agriculture", "electricity", "fine-arts")
    give(state, 0, "davis", "westinghouse", "palmer")
    act(state, "place electricity")
    drawn = drawing.board(scene(state))
    assert targets(drawn) == ["davis agriculture", "westinghouse", "davis fine-arts", "stop"]
    act(state, "westinghouse")
    drawn = drawing.board(scene(state))
    assert targets(drawn) == ["davis agriculture", "davis fine-arts", "stop"]
    assert "chosen" in ids(drawn)


def test_every_lane_with_supporters_asks_where_palmer_moves_one():
    state = new_fair(3)
    for area in AREAS:
        stand(state, area, 0, 0, 0)
    stand(state, "electricity", 0, 2, 1)
    give(state, 0, "palmer")
    act(state, "place agriculture")
    drawn = drawing.board(scene(state))
    lanes = {name: place for name, place in asked(drawn).items() if name.startswith("move-")}
    assert list(lanes) == [
        "move-1-agriculture",
        "move-agriculture",
        "move-2-electricity",
        "move-3-electricity",
        "move-electricity",
    ]
    assert lanes["move-3-electricity"] == [f"palmer 3 electricity>{area}" for area in AREAS if area != "electricity"]
    assert (
        found(drawn, "move-3-electricity").attributes["aria-label"] == "Move a supporter of Carl <x> from Electricity"
    )


def test_the_scored_area_asks_how_many_exhibits_are_approved():
    state = next(state for state in positions(2) if scored(scene(state).view))
    given = scene(state)
    assert asked(drawing.board(given)) == {f"go-{scored(given.view)}": [action.code for action in given.actions]}


def test_the_discard_pile_ends_the_playing_of_figures():
    state = new_fair(2)
    give(state, 0, "westinghouse")
    act(state, "place electricity")
    before = found(drawing.board(scene(state)), "go-stop").attributes["aria-label"]
    act(state, "westinghouse")
    after = found(drawing.board(scene(state)), "go-stop").attributes["aria-label"]
    assert (before, after) == ("Play no more figures: discard those left", "End your turn")


def test_targets_carry_the_numbers_of_the_choices_or_the_sign_that_more_follow():
    state = new_fair(2)
    ring(state, "agriculture", "electricity", "fine-arts")
    give(state, 0, "davis")
    act(state, "place electricity")
    assert keys(drawing.board(scene(state))) == ["#key-1", "#key-2"]
    state = new_fair(2)
    empty_supply(state, 0, "agriculture")
    assert keys(drawing.board(scene(state))) == ["#key-more"] * len(AREAS)


def test_targets_whose_choices_follow_a_group_in_the_list_have_no_number():
    state = new_fair(2)
    ring(state, "agriculture", "electricity", "fine-arts")
    give(state, 0, "palmer", "davis")
    act(state, "place electricity")
    assert keys(drawing.board(scene(state))) == [None, None]


def keys(tree: Node) -> list[str | None]:
    areas = [place for place in places(tree) if str(place.id).removeprefix("go-") in AREAS]
    return [place.children[-1].attributes.get("href") for place in areas]


def test_awards_are_what_the_round_would_give_now():
    state = new_fair(4)
    stand(state, "agriculture", 3, 2, 2, 0)
    stand(state, "electricity", 2, 2, 1, 1)
    drawn = drawing.board(scene(state))
    given = {
        area: [found(drawn, f"award-{area}-{seat}").attributes["href"].removeprefix("#award-") for seat in range(1, 5)]
        for area in ("agriculture", "electricity")
    }
    assert given["agriculture"] == ["first", "tied_second", "tied_second", "none"]
    assert given["electricity"] == ["tied_first", "tied_first", "none", "none"]


def test_a_choice_shows_what_it_would_do():
    state = new_fair(2)
    ring(state)
    lay(state, "electricity", "ticket", "ticket", "electricity")
    lay(state, "agriculture")
    drawn = {
        each.attributes["data-would"]: each
        for each in nodes(drawing.board(scene(state)))
        if "data-would" in each.attributes
    }
    assert list(drawn) == [f"place {area}" for area in AREAS]
    x, y = cabin_place(2, state.box.wheel)
    ride = [each for each in nodes(drawn["place electricity"]) if each.attributes.get("href") == "#cabin"]
    assert [(each.attributes["x"], each.attributes["y"]) for each in ride] == [(num(x), num(y))]
    classes = [each.attributes.get("class") for each in nodes(drawn["place agriculture"])]
    assert "would-take" not in classes
    assert "would-ride" not in classes


def test_spectators_are_shown_no_consequences():
    board = drawing.board(scene_of(new_fair(2), Translations("en", GAME.package, NAMES[:2])))
    assert [each for each in nodes(board) if "data-would" in each.attributes] == []


def test_the_awards_of_an_owners_edition_are_drawn():
    drawn = drawing.board(scene(new_fair(2, values={"awards": {"2": {"first": {"medal": 9, "approvals": 5}}}})))
    first = next(each for each in nodes(drawn) if each.id == "award-first")
    assert [text for text in texts(first) if text.isdigit()] == ["9", "5"]


def test_the_patrons_of_an_owners_edition_lead_to_their_areas():
    state = new_fair(2, values={"patrons": {"mccormick": "fine-arts", "schwab": "agriculture"}})
    give(state, 0, "mccormick", "schwab")
    act(state, "place electricity")
    given = scene(state)
    chosen = {action.code: drawing.choice(given, action)[2] for action in given.actions}
    assert (chosen["mccormick"], chosen["schwab"]) == ("fine-arts", "agriculture")


@pytest.mark.parametrize("values", [{"rounds": {"count": 7}}, {"card_limits": {"agriculture": 6}}])
def test_an_owners_edition_is_drawn_too(values):
    state = new_fair(3, values=values)
    ElementTree.fromstring(str(table(scene(state))))


def test_cards_of_which_there_are_several_are_told_apart():
    state = new_fair(2)
    lay(state, "agriculture", "burnham", "burnham")
    lay(state, "electricity", "burnham")
    names = {name for name in ids(drawing.board(scene(state))) if name.startswith("card-figure-burnham")}
    assert names >= {f"card-figure-burnham-{each}" for each in ("agriculture-1", "agriculture-2", "electricity-1")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_text_is_in_words(players, language):
    keys = re.compile(r"\b(draw|area|card|exhibit|ticket|figure|place|board|action)-[a-z]|[{}$]")
    for state in positions(players, language):
        given = scene(state, language)
        labels = [place.attributes["aria-label"] for place in places(drawing.board(given))]
        said = [*texts(table(given)), drawing.headline(given), *labels]
        said += [each.attributes.get("title", "") for each in nodes(table(given))]
        for action in given.actions:
            name, consequence, _ = drawing.choice(given, action)
            assert name
            said += [name, consequence]
        assert [text for text in said if keys.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_tells_its_history(language):
    state = new_fair(4)
    given = scene(state, language)
    for each in nodes(found(drawing.board(given), "cards")):
        if each.attributes.get("class") == "piece card":
            title = each.children[0]
            assert isinstance(title, Node)
            assert title.tag == "title"
            assert len(texts(title)[0].splitlines()) >= 2


def test_a_placement_tells_what_it_brings():
    state = new_fair(2)
    lay(state, "agriculture", "electricity", "fine-arts", "burnham", "ticket")
    state.car = state.box.wheel - 1
    given = scene(state)
    place = next(action for action in given.actions if action.code == "place agriculture")
    expected = "2 exhibits, Daniel Burnham, 1 ticket: car +1, then scoring"
    assert drawing.choice(given, place) == ("Agriculture", expected, "agriculture")


def test_a_figure_tells_what_it_brings():
    state = new_fair(2)
    give(state, 0, "mccormick")
    stand(state, "agriculture", 1, 1)
    act(state, "place electricity")
    given = scene(state)
    name, consequence, picture = drawing.choice(given, given.actions[0])
    assert (name, consequence, picture) == (
        "Cyrus McCormick: Agriculture",
        "+1 supporter: 2 of yours there, first",
        "agriculture",
    )
    assert drawing.choice(given, STOP)[1:] == ("discards Cyrus McCormick", "discard")


def test_the_headline_says_round_and_car():
    state = new_fair(4)
    state.marker, state.car = 2, 9
    assert drawing.headline(scene(state)) == "Round II, car at 9 of 13"


def test_a_finished_game_has_no_steps_and_shows_the_sets():
    *_, state = positions(2)
    given = scene(state)
    sets = drawing.result(given, None)
    assert drawing.steps(given) is None
    assert drawing.headline(given) == "Game over"
    assert sets is not None
    ElementTree.fromstring(str(sets))
    for seat, player in enumerate(given.view["players"], start=1):
        row = found(sets, f"sets-{seat}")
        tokens = [each for each in nodes(row) if each.attributes.get("class", "").startswith("tok ")]
        assert len(tokens) == sum(player["tokens"].values())


@pytest.mark.parametrize("players", PLAYERS)
def test_a_move_changes_little(players):
    """Outside scoring, most moves need about 3 KB, uncompressed: three new cards with their tales are half of that.

    Whoever must decide next gets targets, and what each choice would do, besides; Bertha Palmer's are many.
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
    assert max(palmer) < 14000


@pytest.mark.parametrize("players", PLAYERS)
def test_the_engraving_never_changes(players):
    still = ("pieces", "ground", "wheel-frame", "wheel-numbers", "hub-plate", "base-plate")
    first = drawing.board(scene(new_fair(players)))
    for state in positions(players):
        drawn = drawing.board(scene(state))
        assert all(found(drawn, name) == found(first, name) for name in still)


def test_the_sprite_holds_every_symbol_that_is_drawn():
    state = next(state for state in positions(4) if state.marker)
    drawn = [each.attributes.get("href", "") for each in nodes(table(scene(state)))]
    path = drawing.__file__.replace("games/worlds_fair_1893/drawing.py", "drawing/symbols.svg")
    symbols = {each.attrib["id"] for each in ElementTree.parse(path).getroot()}
    assert {href[1:] for href in drawn if href.startswith("#sy-")} <= symbols
