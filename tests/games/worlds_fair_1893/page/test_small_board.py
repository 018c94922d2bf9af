"""The board in small, for reviews."""

from universelle.contract.scene import scene_of
from universelle.contract.small_board import Alternatives
from universelle.core.chance import seed_from
from universelle.games.registry import load
from universelle.games.worlds_fair_1893.page.small_board import MOST
from universelle.i18n import Translations

GAME = load("worlds-fair-1893")
PLACED = GAME.catalogue.parse("place agriculture")
BETTER = GAME.catalogue.parse("place electricity")


def drawn(state, played=PLACED, better=BETTER) -> str:
    scene = scene_of(state, Translations("en", GAME.package, ["Ada", "Ben"]), state.to_move()[0])
    return str(GAME.page.small_board(scene, Alternatives(played, better, "??", "case-1")))


def test_what_was_played_and_what_was_better_are_outlined():
    board = drawn(GAME.new(2, seed_from("small"), {}))
    assert board.count('class="small-played"') == board.count('class="small-better"') == 1


def test_supporters_stand_in_lanes_that_begin_with_their_seat():
    state = GAME.new(2, seed_from("small"), {})
    board = drawn(state)
    assert board.count('href="#sy-seat-1"') == board.count('href="#sy-seat-2"') == 5
    lane = board.split('class="small-lane p1"')[1].split("</g>")[0]
    assert lane.count("<circle") == state.view(None)["areas"][0]["supporters"][0]


def test_more_supporters_than_there_is_room_for_are_a_number():
    state = GAME.new(2, seed_from("small"), {})
    state.supporters[0][0] = MOST + 2
    assert f">{MOST + 2}</text>" in drawn(state)


def test_the_car_has_its_number():
    state = GAME.new(2, seed_from("small"), {})
    assert 'class="small-gilding"' not in drawn(state)
    state.car = 5
    assert ">5</text>" in drawn(state)
    assert 'class="small-gilding"' in drawn(state)
