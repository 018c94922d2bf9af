"""What a script is told about a piece that is carried over the laboratory."""

import pytest

from tests.games.expo_1906.positions import act, bare, complete, give, hand, lay, new_expo, token, work
from universelle.core.errors import UniverselleError
from universelle.games.expo_1906.game import GAME
from universelle.games.expo_1906.page.dragging import Answer, Outcome, placements
from universelle.games.expo_1906.rules.components import CELL_NAMES
from universelle.games.expo_1906.rules.state import Expo
from universelle.i18n import LANGUAGES, Translations


def asked(state: Expo, about: str = "", language: str = "en", seat: int = 0) -> Answer:
    return placements(state, seat, Translations(language, GAME.package, ("Ada", "Ben")), about)


def outcome(answer: Answer, cell: str, turn: int = 0) -> Outcome:
    return answer["outcomes"][answer["spots"][turn][cell]]


def fitting(answer: Answer, turn: int) -> set[str]:
    return {cell for cell in answer["spots"][turn] if outcome(answer, cell, turn)["fits"]}


@pytest.fixture
def working() -> Expo:
    """A project that lacks only copper and two empirical, and tiles to place."""
    state = new_expo(2)
    bare(state)
    lay(state, 0, "cellophane", "c3")
    lay(state, 0, "steam-scientific", "c2", 1)
    lay(state, 0, "automated-steel", "e2", 1)
    give(state, 0, "empirical-copper", "cruise-ship", "batteries")
    work(state)
    return state


def test_every_spot_is_one_that_the_engine_allows(working):
    for code in ("place empirical-copper", "place cruise-ship", "place batteries"):
        answer = asked(working, code)
        state = working.clone()
        act(state, code)
        legal = {action.code for action in state.legal_actions(0)}
        for turn in range(len(answer["spots"])):
            cells = {cell for cell in CELL_NAMES if f"put {cell} {turn}" in legal}
            assert fitting(answer, turn) == cells


def test_the_piece_in_hand_is_asked_about_without_an_action(working):
    before = asked(working, "place cruise-ship")
    act(working, "place cruise-ship")
    assert asked(working) == before


def test_the_piece_is_described(working):
    tile = asked(working, "place empirical-copper")
    assert (tile["name"], tile["home"]) == ("Empirical / copper", None)
    assert tile["rotations"][1] == "double half facing right and down"
    assert tile["shapes"] == [[[0, 0]]] * 4
    square = asked(working, "place cruise-ship")
    assert square["shapes"] == [[[0, 0], [0, 1], [1, 0], [1, 1]]]
    assert square["sentences"]["set"] == "Place on {cell}"


def test_what_a_project_would_have_and_lack(working):
    answer = asked(working, "place empirical-copper")
    beside = outcome(answer, "d5", 3)
    [change] = beside["changes"]
    assert (change["project"], change["completes"]) == ("cellophane", False)
    assert change["line"].startswith("still needs ")
    assert beside["arrows"] == [{"cell": "d5", "side": 0}]
    assert beside["text"] == "Cellophane still needs 1 copper."
    assert outcome(answer, "g7")["text"] == "It fits, but adds nothing that a project still needs."
    assert outcome(answer, "g7")["changes"] == []


def test_completing_a_project_says_its_points():
    state = new_expo(2)
    bare(state)
    lay(state, 0, "cellophane", "c3")
    lay(state, 0, "steam-copper", "c4", 3)
    lay(state, 0, "automated-copper", "f3", 2)
    give(state, 0, "empirical-steel")
    token(state, 0, 1, "empirical", 4)
    work(state)
    answer = asked(state, "place empirical-steel")
    spots = [(cell, turn) for turn in range(4) for cell in fitting(answer, turn)]
    completing = [spot for spot in spots if outcome(answer, *spot)["gain"]]
    assert completing
    for cell, turn in spots:
        trial = state.clone()
        act(trial, "place empirical-steel", f"put {cell} {turn}")
        points = trial.players[0].prestige - state.players[0].prestige
        said = outcome(answer, cell, turn)
        assert said["gain"] == (f"+{points}" if points else "")
        assert (f"complete, {points} points" in said["text"]) == bool(points)


def test_moving_a_completed_project_promises_nothing():
    state = new_expo(2)
    bare(state)
    for name, cell, turn in (("cellophane", "c3", 0), ("steam-copper", "c4", 3), ("automated-copper", "f3", 2)):
        lay(state, 0, name, cell, turn)
    lay(state, 0, "empirical-steel", "c2", 1)
    complete(state, 0, "cellophane")
    hand(state, 0, "meeting-room", "journal")
    act(state, "play meeting-room")
    moves = [action.code for action in state.legal_actions(0) if action.code.startswith("move ")]
    assert moves
    for code in moves:
        assert {each["gain"] for each in asked(state, code)["outcomes"]} == {""}


def test_why_a_piece_may_not_be_put_there(working):
    answer = asked(working, "place cruise-ship")
    assert outcome(answer, "g7")["text"] == "Cruise Ship would not fit in the lab there."
    assert outcome(answer, "c2")["text"] == "There is already something there."


def test_where_a_piece_of_the_laboratory_is():
    state = new_expo(2)
    bare(state)
    lay(state, 0, "steel-manual", "d4", 2)
    hand(state, 0, "meeting-room", "journal")
    act(state, "play meeting-room")
    answer = asked(state, "move d4")
    assert answer["home"] == {"cell": "d4", "turn": 2}
    assert outcome(answer, "d4", 2)["text"] == "It is already there."


@pytest.mark.parametrize("about", ["", "stop", "place cellophane", "move a1", "no such action"])
def test_nothing_is_said_about_what_cannot_be_picked_up(working, about):
    with pytest.raises(UniverselleError):
        asked(working, about)


def test_only_the_seat_that_must_decide_is_answered(working):
    for about in ("", "place cruise-ship"):
        with pytest.raises(UniverselleError):
            asked(working, about, seat=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_in_words(working, language):
    for code in ("place empirical-copper", "place cruise-ship", "place batteries"):
        answer = asked(working, code, language)
        said = [answer["name"], *answer["rotations"], *answer["sentences"].values()]
        said += [text for each in answer["outcomes"] for text in (each["text"], *[c["line"] for c in each["changes"]])]
        assert [text for text in said if not text or "draw-" in text or "resource-" in text] == []
