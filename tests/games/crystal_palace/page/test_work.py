"""The middle of the table in phases 4 to 6: salaries, prototypes, income."""

import pytest

from tests.drawing.trees import found, ids, nodes, texts
from tests.games.crystal_palace.page.drawn import targets, well_formed, words
from tests.games.crystal_palace.positions import act, from_phase, have, in_market, listen, new_palace, own, quiet_buzz
from universelle.contract.scene import scene_of
from universelle.drawing.node import Node
from universelle.games.crystal_palace.page import PAGE
from universelle.games.crystal_palace.page.work import told
from universelle.games.crystal_palace.rules.vocabulary import MONEY, NEWSPAPER, VP
from universelle.i18n import LANGUAGES


def drawn(state, seat: int = 0, language: str = "en") -> Node:
    """The board as a seat sees it, with all that has happened since the test listens."""
    events = tuple(state.events or ())
    return PAGE.board(scene_of(state, words(language, len(state.players)), seat, events=lambda: events))


def said(tree: Node, name: str) -> str:
    """All texts in a part of the drawing."""
    return " ".join(texts(found(tree, name)))


def salaries(**mine):
    """Phase 4: the first seat owes 4 pounds and has less."""
    state = new_palace(3)
    state.first = 2
    own(state, 0, characters=("ada-lovelace",))
    own(state, 2, characters=("florence-nightingale",))
    have(state, 0, **{"money": 0, "newspapers": 3, "gears": 2, "energy": 0, **mine})
    have(state, 2, money=20)
    listen(state)
    return from_phase(state, 4)


def building():
    """Phase 5: the first seat has two patents, one of which it can pay."""
    state = quiet_buzz(new_palace(3))
    own(state, 0, patents=("steam-omnibus", "hydraulic-crane"), characters=("thomas-cook",))
    for seat in range(3):
        have(state, seat, money=20, gears=0, energy=0, newspapers=0)
    have(state, 0, gears=2)
    listen(state)
    return from_phase(state, 5)


def test_a_location_is_open_in_phases_1_to_3_and_the_work_afterwards():
    state = new_palace(3)
    assert "work" not in ids(drawn(state))
    board = drawn(building())
    assert board.attributes["data-open"] == "0"
    assert "checked" in found(board, "open-0").attributes
    assert all("checked" not in found(board, f"open-{n}").attributes for n in range(1, 9))


# Salaries


def test_salaries_are_shown_for_each_character_with_their_sum():
    state = salaries()
    key = "ada-lovelace"
    assert state.agenda[-1].id == "pay"
    board = drawn(state)
    due = state.view(0)["players"][0]["salaries"]
    assert due > 0
    assert f"£{due}" in said(board, f"pays-{key}")
    assert f"#po-{key}" in str(found(board, f"pays-{key}"))
    assert said(board, "work-sum") == f"£{due} to pay £0 in hand, £{due} short"
    assert "must be paid" in said(board, "work-note")
    assert set(targets(found(board, "work-foot"))) == {action.code for action in state.legal_actions(0)}


def test_others_have_paid_or_are_still_to_pay():
    board = drawn(salaries())
    paid, nobody = said(board, "pays-3"), said(board, "pays-2")
    assert "paid" in paid
    assert "nothing to pay" in nobody
    before = drawn(salaries(), seat=1)
    assert "to pay" in said(before, "pays-1")


def test_what_was_paid_is_told_once_it_is_paid():
    state = salaries(money=20)
    account = told.salaries(tuple(state.events), 0)
    assert account.paid
    assert account.due == state.view(0)["players"][0]["salaries"]
    assert told.salaries(tuple(state.events), 1).due is None


# Prototypes


def test_patents_can_be_built_in_the_middle_and_say_what_lacks():
    board = drawn(building())
    codes = set(targets(found(board, "work")))
    assert codes == {"build steam-omnibus", "build hydraulic-crane", "done"}
    assert said(board, "build-steam-omnibus-lacks") == "everything at hand"
    assert said(board, "build-hydraulic-crane-lacks") == "1 energy short; bought at once for £4"
    assert "2 more prototypes" in said(board, "work-head")


def test_the_end_of_building_stands_apart_from_the_choices():
    board = drawn(building())
    assert "done" in targets(found(board, "work-beside"))
    assert "done" not in targets(found(board, "candidates"))
    assert said(board, "do-done") == "Build no more"


def test_who_can_build_nothing_is_told_why_they_are_asked():
    state = new_palace(3)
    have(state, 0, newspapers=3)
    state = from_phase(state, 5)
    board = drawn(state)
    assert "The last moment for exchanges before income is paid" in said(board, "work-head")
    assert said(board, "do-done") == "Done"


def test_the_prototype_is_shown_with_what_was_paid_and_scored():
    state = building()
    act(state, "build steam-omnibus")
    board = drawn(state)
    assert said(board, "work-title") == "Steam Omnibus"
    gains = said(board, "work-gains")
    points = state.box.patents[[p.name for p in state.box.patents].index("patent-steam-omnibus")].vp[0]
    assert f"+{points}" in gains
    assert "+4" in gains  # linked with Thomas Cook
    assert "paid" in gains
    assert "Hydraulic Crane" in said(board, "still-list")


def test_the_effect_tells_what_it_means_for_each_player():
    state = building()
    have(state, 1, income=len(state.box.income_values) - 1)
    act(state, "build steam-omnibus")
    board = drawn(state)
    assert set(targets(found(board, "work-targets"))) == {"target 1", "target 2", "target 3"}
    assert "5→7" in said(board, "work-target-1")  # pounds of the spaces
    assert "20→22" in said(board, "work-target-2")  # above the top every step pays a pound
    assert said(board, "work-target-1").startswith("You")


def test_who_would_owe_more_than_they_have_is_told_so():
    state = building()
    own(state, 0, patents=("mechanical-chess-player",))
    have(state, 0, gears=2, energy=1, money=0)
    act(state, "build mechanical-chess-player")
    assert "£1 short" in said(drawn(state), "work-target-1")


def test_an_effect_whose_outcome_is_open_is_not_said_again_for_each_player():
    state = building()
    own(state, 0, patents=("thinking-machine",))
    have(state, 0, gears=2, energy=2)
    act(state, "build thinking-machine")
    board = drawn(state)
    assert "draw 1 research tile" in said(board, "work-effect")
    assert said(board, "work-target-2") == "Ben & Co"
    assert "draw 1 research tile" in found(board, "work-target-2").attributes["aria-label"]


def test_a_watcher_sees_the_card_that_another_builds():
    state = building()
    act(state, "build steam-omnibus")
    board = drawn(state, seat=1)
    assert said(board, "work-title") == "Steam Omnibus"
    assert "Ada builds a prototype" in said(board, "work-head")
    assert targets(found(board, "work")) == {}


def test_prototypes_of_the_round_are_kept_with_their_targets():
    state = building()
    act(state, "build steam-omnibus", "target 3")
    (built,) = told.built(tuple(state.events))
    assert (built.seat, built.card, built.target) == (0, "patent-steam-omnibus", 2)
    assert built.cost == state.box.patents[[p.name for p in state.box.patents].index(built.card)].cost
    assert "Steam Omnibus" in said(drawn(state), "built-list")


# Income


def incomes():
    """Phase 6: the first seat has effects to put in order."""
    state = quiet_buzz(new_palace(4))
    own(state, 0, characters=("charles-dickens",), tiles=("r02",))
    in_market(state, 1, *[None] * 5, 0)
    for seat, income in enumerate((6, 4, 1, 8)):
        have(state, seat, income=income, money=10, newspapers=0)
    state.players[1].tokens = 2
    listen(state)
    return from_phase(state, 6)


def test_the_track_and_its_fall_come_first():
    state = incomes()
    accounts = told.income(tuple(state.events), 4)
    values = state.box.income_values
    assert [account.steps[told.TRACK].get(MONEY, 0) for account in accounts] == [
        values[6],
        values[4],
        values[1],
        values[8],
    ]
    assert accounts[2].steps[told.TRACK][VP] == state.box.red_vp
    fell = accounts[0].fell
    assert fell is not None
    assert (fell.source, fell.space, fell.money) == (values[6], values[6 - state.box.expenses], 0)
    assert accounts[2].fell is not None
    assert accounts[2].fell.money == state.box.expenses - 1


def test_losses_have_their_sign_and_what_is_to_come_is_open():
    state = incomes()
    board = drawn(state)
    row = found(board, "income-of-3")
    lost = [each for each in nodes(row) if "work-loss" in each.attributes.get("class", "")]
    losses = ["".join(texts(each)) for each in lost if texts(each)]
    assert losses[:2] == ["−1", f"to pay: −£{state.box.expenses - 1}"]
    assert "…" in said(board, "income-of-2")
    values = state.box.income_values
    assert f"{values[6]} to {values[6 - state.box.expenses]}" in said(board, "income-of-1")
    assert f"£{state.players[0].money}" in said(board, "income-of-1")


def test_what_a_seat_is_asked_about_is_open_until_it_has_brought_something():
    row = said(drawn(incomes()), "income-of-1")
    assert "·" not in row
    assert "…" in row


def test_effects_of_tiles_and_people_are_told_apart():
    state = incomes()
    assert state.to_move() == (0,)
    act(state, "use charles-dickens")
    accounts = told.income(tuple(state.events), 4)
    people = accounts[0].steps[told.PEOPLE]
    assert people.get(NEWSPAPER) == 1
    assert NEWSPAPER not in accounts[0].steps[told.TRACK]


def test_money_of_all_steps_adds_up():
    state = incomes()
    before = 10
    accounts = told.income(tuple(state.events), 4)
    assert [account.money + before for account in accounts] == [player.money for player in state.players]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_work_of_every_phase_has_words_in_every_language(language):
    for state in (salaries(), building(), incomes()):
        tree = drawn(state, language=language)
        well_formed(tree)
        assert not [text for text in texts(found(tree, "work")) if "draw-" in text or "{" in text]


def test_the_middle_needs_no_history():
    """A picture of a position, or a record that begins there, has no events."""
    state = incomes()
    state.events = None
    assert "…" in said(drawn(state), "income-of-1")
