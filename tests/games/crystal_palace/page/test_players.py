"""The players' boards, dice and dials."""

from tests.drawing.trees import found, ids, nodes, texts
from tests.games.crystal_palace.page.drawn import act, new_palace, scene, table, until, words
from universelle.contract.scene import scene_of
from universelle.games.crystal_palace.page import PAGE
from universelle.games.crystal_palace.page.players.dice import ANSWERS, _spoken
from universelle.games.crystal_palace.rules.codes import OPEN_LOAN, REPAID_LOAN
from universelle.games.crystal_palace.rules.components import CHARACTERS, PATENTS
from universelle.i18n import LANGUAGES


def test_nobody_sees_the_dice_of_others_before_all_are_locked_in():
    state = new_palace(3)
    for value in (6, 5, 4, 3):
        act(state, f"set {value}", 1)
    open_hand = found(table(scene(state, seat=1)), "tray-2")
    hidden = found(table(scene(state, seat=0)), "dice-2")
    assert [each.attributes["href"] for each in nodes(open_hand) if each.tag == "use"] == [
        f"#sy-die-{value}" for value in (6, 5, 4, 3)
    ]
    assert [text for text in texts(hidden) if text] == ["?"] * 4
    assert "6" not in PAGE.description(scene(state, seat=0))["seat-2"].partition("Dice:")[2]


def test_points_below_zero_have_a_real_minus_in_the_strip_and_on_the_board():
    state = new_palace(2)
    state.players[0].vp = -21
    drawn = table(scene(state, seat=0))
    for name in ("strip-points-1", "points-1"):
        assert texts(found(drawn, name)) == ["−21"]


def test_there_is_a_dial_for_each_die_that_is_still_to_be_set():
    state = new_palace(2)
    act(state, "set 6", 0)
    drawn = PAGE.panel(scene(state, seat=0), 0)
    assert len([each for each in nodes(drawn) if each.attributes.get("class") == "dial"]) == 3
    sums = found(drawn, "dials").attributes["data-sums"].split()
    money = state.players[0].money
    assert sums == [f"£{cost},£{money - cost}," for cost in range(6 + 3, 6 + 18 + 1)]
    sealed = [*["set 6"] * 3, "seal"]
    for code in sealed:
        act(state, code, 0)
    assert "dials" not in ids(PAGE.panel(scene(state, seat=0), 0))


def test_the_dials_warn_when_the_dice_cost_more_than_there_is():
    state = new_palace(2)
    state.players[0].money = 11
    drawn = PAGE.panel(scene(state, seat=0), 0)
    assert "hidden" not in found(drawn, "dial-warning").attributes
    assert texts(found(drawn, "dial-short")) == ["£1"]
    assert found(drawn, "dials").attributes["data-sums"].split()[7:9] == ["£11,£0,", "£12,−£1,£1"]


def test_a_spectator_sees_the_board_of_whoever_moves_in_full_and_the_others_in_brief():
    state = until(new_palace(3), "act-with-die")
    mover = state.to_move()[0]
    drawn = table(scene_of(state, words("en", 3), None))
    full = [seat for seat in range(3) if f"goods-{seat + 1}" in ids(drawn)]
    brief = [seat for seat in range(3) if f"more-{seat + 1}" in ids(drawn)]
    assert full == [mover]
    assert sorted(full + brief) == [0, 1, 2]
    assert "Mine" not in texts(found(drawn, "tabs"))


def test_dice_stay_hidden_from_a_spectator_on_the_board_in_full():
    state = new_palace(2)
    act(state, "set 6", 0)
    drawn = table(scene_of(state, words("en", 2), None))
    assert not [each for each in nodes(found(drawn, "tray-1")) if each.tag == "use"]
    assert "dials" not in ids(drawn)


def test_a_patent_says_what_building_it_would_score():
    state = until(new_palace(2), "act-with-die")
    seat = state.to_move()[0]
    number = next(card for card in state.displays[0] if card >= 0)
    patent = state.box.patents[number]
    state.players[seat].patents |= 1 << number
    state.players[seat].characters |= 1 << patent.links[0]
    drawn = found(PAGE.panel(scene(state), seat), f"own-{PATENTS[number]}")
    worth = next(each for each in nodes(drawn) if each.attributes.get("class") == "worth")
    assert texts(worth) == [str(patent.vp[0] + state.box.link_vp)]


def test_a_character_in_the_list_has_its_portrait_and_its_salary():
    state = until(new_palace(2), "act-with-die")
    seat = state.to_move()[0]
    number = CHARACTERS.index("hector-berlioz")
    state.players[seat].characters |= 1 << number
    drawn = found(PAGE.panel(scene(state), seat), "own-hector-berlioz")
    assert "#po-hector-berlioz" in str(drawn)
    step = state.view(seat)["players"][seat]["westminster"]
    assert texts(drawn)[-1] == f"£{state.box.characters[number].salary[step - 1]}"


def test_every_answer_is_called_by_the_word_on_its_button():
    for language in LANGUAGES:
        said = words(language, 2)
        for code in ANSWERS:
            assert said(f"draw-{code}").casefold() in _spoken(said, code).casefold()


def test_the_slot_for_another_die_explains_itself():
    drawn = PAGE.panel(scene(new_palace(2), seat=0), 0)
    assert found(drawn, "dial-add").attributes["data-about"] == "exchange-newspapers-to-die"


def test_equal_loans_beside_the_board_are_drawn_once():
    state = new_palace(2)
    eight, nine, repaid = OPEN_LOAN + 8, OPEN_LOAN + 9, REPAID_LOAN + 9
    state.players[0].beside = (eight, nine, eight, repaid, REPAID_LOAN + 8)
    drawn = found(PAGE.panel(scene(state, seat=0), 0), "research-1")
    beside = [texts(found(drawn, name)) for name in ids(drawn) if name.startswith("beside-")]
    assert beside == [["−8", "×2"], ["−9"], ["−5", "×2"]]
