"""The parts of the page of Expo 1906, each in the states it can have."""

import re
from xml.etree import ElementTree

import pytest

from tests.drawing.trees import found, ids, nodes, texts
from tests.games.expo_1906.page.drawn import classes, positions, scene, watched
from tests.games.expo_1906.positions import act, bare, chit, complete, ghost, give, hand, lay, new_expo, token
from universelle.games.expo_1906.page import PAGE
from universelle.games.expo_1906.rules.components import JOURNAL


def test_cells_are_named_as_the_script_expects():
    lab = found(PAGE.board(scene(new_expo(2))), "lab")
    assert (lab.attributes["data-rows"], lab.attributes["data-columns"]) == ("7", "7")
    cell = found(lab, "cell-c2")
    size = int(lab.attributes["data-cell"])
    assert (int(cell.attributes["x"]) // size, int(cell.attributes["y"]) // size) == (2, 1)
    assert found(lab, "lab-held").children == []


def test_a_project_shows_what_it_has_and_lacks():
    state = new_expo(2)
    bare(state)
    lay(state, 0, "cellophane", "c3")
    lay(state, 0, "steam-copper", "b3", 0)
    drawn = PAGE.board(scene(state))
    pips = {
        kind: [each.attributes["class"].split()[1] for each in found(drawn, f"project-cellophane-{kind}").children[1:]]
        for kind in ("copper", "steam", "automated")
    }
    assert pips == {"copper": ["missing"], "steam": ["supplied", "supplied"], "automated": ["missing", "missing"]}
    assert texts(found(drawn, "entry-cellophane-steam")) == ["2/2"]
    assert texts(found(drawn, "entry-cellophane-copper")) == ["0/1"]
    assert classes(drawn, "entry-cellophane-steam") == {"satisfied"}


def test_a_technology_in_the_tray_shows_its_cells_and_what_it_gives():
    state = new_expo(2)
    give(state, 0, "copper-and-automated")  # an L
    drawn = found(PAGE.board(scene(state)), "tech-copper-and-automated")
    _, lines, signs = drawn.children
    assert lines.attributes["d"].count("M") == 3  # between four cells
    assert len(signs.children) == 4


def test_a_completed_project_has_a_seal():
    state = new_expo(2)
    bare(state)
    lay(state, 0, "cellophane", "c3")
    assert "project-cellophane-seal" not in ids(PAGE.board(scene(state)))
    complete(state, 0, "cellophane")
    drawn = PAGE.board(scene(state))
    assert "project-cellophane-seal" in ids(drawn)
    assert "completed" in classes(drawn, "project-cellophane")
    assert "completed" in classes(drawn, "entry-cellophane")


def test_cards_show_in_which_state_they_are():
    state = new_expo(2)
    hand(state, 0, "train-station", "academy", "laboratory", "journal", "meeting-room")
    state.players[1].last = 0
    bare(state)
    lay(state, 0, "improved-academy", "a1")
    drawn = PAGE.board(scene(state))
    assert classes(drawn, "card-train-station") == {"card", "barred"}
    assert classes(drawn, "card-academy") == {"card", "improved", "choosable"}
    assert classes(drawn, "card-skyscraper") == {"card", "played"}
    assert classes(drawn, "card-journal") == {"card", "choosable"}
    assert found(drawn, "card-train-station").attributes["data-try"] == "play train-station"
    act(state, "play journal")
    drawn = PAGE.board(scene(state))
    assert "running" in classes(drawn, "card-journal")
    assert texts(found(drawn, "card-journal-note")) == ["0 of 3"]


def test_meetings_are_barred_on_the_first_turn():
    drawn = PAGE.board(scene(new_expo(3)))
    assert "barred" in classes(drawn, "card-meeting-room")
    assert texts(found(drawn, "card-meeting-room-note")) == ["Not 1st turn"]


def test_a_barred_card_shows_whose_card_bars_it():
    state = new_expo(3)
    act(state, "play journal", "stop")
    note = found(PAGE.board(scene(state)), "card-journal-note")
    assert note.attributes["aria-label"] == "Ada"
    assert texts(note) == []
    alone = new_expo(1)
    alone.ghost_card = JOURNAL
    assert texts(found(PAGE.board(scene(alone)), "card-journal-note")) == ["Ghost"]
    state.ender = 0
    drawn = PAGE.board(scene(state))
    assert texts(found(drawn, "card-meeting-room-note")) == ["Not as last card"]
    assert "barred" not in classes(drawn, "card-journal")


def test_what_cannot_be_bought_explains_itself():
    state = new_expo(2)
    drawn = PAGE.board(scene(state))
    tried = {each.attributes["data-try"] for each in nodes(drawn) if "data-try" in each.attributes}
    kinds = {f"take {tile['kind']}" for tile in state.view(0)["station"]}
    projects = {f"take {space['project']['project']}" for space in state.view(0)["academy"]["projects"]}
    assert kinds | projects <= tried


def test_the_station_tells_the_next_price():
    state = new_expo(2)
    act(state, "play train-station")
    assert texts(found(PAGE.board(scene(state)), "station-note")) == ["Next tile: 1 coin"]
    act(state, next(action.code for action in state.legal_actions(0) if action.code.startswith("take")))
    assert texts(found(PAGE.board(scene(state)), "station-note")) == ["Next tile: 2 coins"]
    assert texts(found(PAGE.board(scene(state, seat=1)), "station-note")) == ["1 + 2 + 3"]


def test_the_patent_office_tells_nobody_the_coins_of_another():
    state = new_expo(2)
    act(state, "play journal")
    assert texts(found(PAGE.board(scene(state)), "patents-note")) == ["3 movement points, 3 coins"]
    assert texts(found(PAGE.board(scene(state, seat=1)), "patents-note")) == ["6 chits left"]


def test_the_station_tells_the_prices_that_the_viewer_would_pay():
    state = new_expo(2)
    bare(state)
    lay(state, 0, "improved-train-station", "a1")
    assert texts(found(PAGE.board(scene(state)), "station-note")) == ["1 + 1 + 2"]
    assert texts(found(PAGE.board(scene(state, seat=1)), "station-note")) == ["1 + 2 + 3"]


def test_the_foremost_token_of_a_row_wears_a_crown_and_lies_on_top():
    state = new_expo(3)
    token(state, 0, 1, "steel", 4)
    token(state, 1, 1, "steel", 4)
    drawn = PAGE.board(scene(state))
    assert "token-1-1-crown" in ids(drawn)
    assert "token-2-1-crown" not in ids(drawn)
    order = [name for name in ids(found(drawn, "patents-tokens")) if name in ("token-1-1", "token-2-1")]
    assert order == ["token-2-1", "token-1-1"]


def test_links_tell_their_price_less_a_discount():
    state = new_expo(2)
    bare(state)
    lay(state, 0, "improved-journal", "b1")
    prices = texts(found(PAGE.board(scene(state)), "link-0-6"))
    assert prices[-1] == "1"
    act(state, "play journal")
    assert texts(found(PAGE.board(scene(state)), "link-0-6"))[-1] == "0"


def test_the_patents_office_opens_when_tokens_move():
    state = new_expo(2)
    assert "open" not in classes(PAGE.board(scene(state)), "patents")
    act(state, "play journal")
    assert "open" in classes(PAGE.board(scene(state)), "patents")
    assert "open" not in classes(PAGE.board(scene(state, seat=1)), "patents")


def test_rivals_laboratories_can_be_opened_and_ones_own_lies_open():
    given = scene(new_expo(3), seat=1)
    assert "peek-2" not in ids(PAGE.panel(given, 1))
    for seat in (0, 2):
        peek = found(PAGE.panel(given, seat), f"peek-{seat + 1}")
        assert peek.tag == "details"
        assert f"lab-{seat + 1}" in ids(peek)
    assert found(PAGE.board(given), "lab").attributes["aria-label"] == "Your lab"


def test_who_looks_on_sees_the_laboratory_of_whoever_moves():
    state = new_expo(3)
    lay(state, 0, "steel-manual", "a1")
    drawn = PAGE.board(watched(state))
    assert found(drawn, "lab").attributes["aria-label"] == "Ada’s lab"
    assert len(found(drawn, "lab-pieces").children) == 1


def test_a_solo_game_shows_its_ghost_and_its_target():
    state = new_expo(1)
    given = scene(state)
    drawn = found(PAGE.board(given), "ghost")
    said = " ".join(texts(drawn))
    assert "You have 0 points; more than 30 win" in said
    assert given.words.name(f"card-{given.view['ghost']['card']}") in said
    assert len([name for name in ids(PAGE.board(given)) if re.fullmatch("token-ghost-[a-z]+", name)]) == 6
    assert "ghost" not in ids(PAGE.board(scene(new_expo(2))))


def test_the_rows_that_the_ghost_leads_are_told():
    state = new_expo(1)
    ghost(state, "steel", 4)
    ghost(state, "copper", 3)
    token(state, 0, 1, "steel", 5)
    drawn = found(PAGE.board(scene(state)), "ghost-leads")
    assert texts(drawn) == ["It leads 1 row", "Copper"]


def test_points_for_leading_rows_are_told_with_their_rows():
    """As many as the engine says, in random games, too."""
    state = new_expo(3)
    bare(state)
    lay(state, 0, "cellophane", "c3")
    token(state, 0, 1, "automated", 4)
    token(state, 0, 2, "empirical", 3)
    assert texts(found(PAGE.board(scene(state)), "entry-cellophane-bonus")) == [
        "+2",
        "+2 for leading Automated work and Empirical research",
    ]
    for state in positions(3, every=7):
        given = scene(state)
        player, drawn = given.view["players"][given.seat or 0], PAGE.board(given)
        for piece in player["tiles"]:
            if "project" in piece and not piece["completed"]:
                more = player["worth"][piece["project"]] - piece["prestige"]
                names = [name for name in ids(drawn) if name == f"entry-{piece['project']}-bonus"]
                assert bool(names) == bool(more)
                if names:
                    looks = [each.attributes.get("class", "") for each in nodes(found(drawn, names[0]))]
                    assert len([look for look in looks if "type-ink" in look]) == more


@pytest.mark.parametrize(
    ("codes", "front"),
    [
        ([], "lab"),
        (["play journal"], "patents"),
        (["play academy"], "academy"),
        (["play train-station"], "station"),
        (["play laboratory"], "lab"),
    ],
)
def test_a_question_brings_its_tab_to_the_front(codes, front):
    state = new_expo(3)
    give(state, 0, "steel-manual")
    state.players[0].money = 9
    act(state, *codes)
    drawn = PAGE.board(scene(state))
    assert found(drawn, "tabs").attributes["data-front"] == front
    assert found(PAGE.board(watched(state)), "tabs").attributes["data-front"] == "lab"


def test_the_headline_tells_the_round():
    state = new_expo(4)
    assert PAGE.headline(scene(state)) == "Round 1 of 10"


def test_a_finished_game_shows_what_was_completed():
    *_, state = positions(2, every=1000)
    complete(state, 1)
    given = scene(state)
    shown = PAGE.result(given, range(len(given.view["players"])))
    assert PAGE.steps(given) is None
    assert PAGE.headline(given) == "Game over"
    assert shown is not None
    ElementTree.fromstring(str(shown))
    for seat, player in enumerate(given.view["players"], start=1):
        row = found(shown, f"sets-{seat}")
        won = [each for each in nodes(row) if each.attributes.get("class") == "prize"]
        assert len(won) == len(player["completed"])


def test_the_result_lists_seats_by_place_and_a_chit_for_each_token():
    state = new_expo(3)
    bare(state, 2)
    lay(state, 2, "cellophane", "c3")
    complete(state, 2, "cellophane")
    chit(state, "liege-1905", "steel")
    for number in (1, 2):
        token(state, 2, number, "steel", 10)
    shown = PAGE.result(scene(state), (1, 2, 0))
    assert shown is not None
    assert [name for name in ids(shown) if re.fullmatch("sets-[1-3]", name)] == ["sets-2", "sets-3", "sets-1"]
    won = [each.attributes["class"] for each in nodes(found(shown, "sets-3")) if each.tag == "li"]
    assert won == ["prize", "prize from-chit", "prize from-chit"]


def test_only_steps_that_bring_points_promise_them():
    marked = [
        each for each in nodes(PAGE.board(scene(new_expo(3)))) if "step-points" in each.attributes.get("class", "")
    ]
    box = scene(new_expo(3)).box
    assert len(marked) == box.steps - box.points_from


def test_a_meeting_shows_its_parts():
    state = new_expo(2)
    hand(state, 0, "meeting-room", "journal")
    act(state, "play meeting-room", "money")
    steps = PAGE.steps(scene(state))
    assert steps is not None
    assert texts(steps) == ["Coins", "Action 2"]


def test_the_part_of_a_meeting_under_way_comes_last():
    state = new_expo(2)
    lay(state, 0, "steam-copper", "c3", 0)
    lay(state, 0, "copper-steam", "e3", 0)
    hand(state, 0, "meeting-room", "journal")
    act(state, "play meeting-room", "money")
    for code in ("move c3", "put a1 0"):
        act(state, code)
        steps = PAGE.steps(scene(state))
        assert steps is not None
        assert [(row.children, row.attributes["class"]) for row in nodes(steps) if row.tag == "li"] == [
            (["Coins"], "done"),
            (["Tiles"], "now"),
        ]


def test_the_list_of_projects_says_how_many_are_unfinished():
    state = new_expo(2)
    bare(state)
    lay(state, 0, "cellophane", "c3")
    lay(state, 0, "cruise-ship", "e5")
    complete(state, 0, "cellophane")
    listed = found(PAGE.board(scene(state)), "project-list")
    assert listed.attributes["data-says"] == "entries-2 unfinished-1"
