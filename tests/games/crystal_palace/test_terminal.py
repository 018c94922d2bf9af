"""The board in a terminal."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from tests.games.crystal_palace.positions import EVERY_COUNT, in_market, new_palace, own, placing, show
from universelle.contract.scene import scene_of
from universelle.games.crystal_palace.game import GAME
from universelle.games.crystal_palace.terminal import board, cards
from universelle.i18n import LANGUAGES, Translations

PLAYERS = ("Ada", "Bertha", "Carl", "Dora", "Emil")


def shown(renderable) -> str:
    console = Console(file=StringIO(), width=200)
    console.print(renderable)
    return console.file.getvalue()


def words(language: str = "en") -> Translations:
    return Translations(language, GAME.package, PLAYERS)


@pytest.mark.parametrize("players", EVERY_COUNT)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("small", [False, True])
def test_every_position_can_be_shown(players, language, small):
    state = new_palace(players)
    rng = Random(players)
    for number in range(400):
        if not state.to_move():
            break
        seat = rng.choice(state.to_move())
        if number % 40 == 0:
            text = shown(board(scene_of(state, words(language), seat), small))
            assert all(name in text for name in PLAYERS[:players])
        state.apply(seat, rng.choice(state.legal_actions(seat)))
    assert "board-" not in shown(board(scene_of(state, words(language)), small))


def test_dice_market_cards_and_loans_are_shown():
    state = placing("6521", "1111")
    own(state, 0, prototypes=("audio-book",), characters=("karl-marx",), tiles=("r01",), loans=(-9,))
    in_market(state, 0)
    text = shown(board(scene_of(state, words(), 0)))
    for told in ("6 5 2 1", "✓Audio Book", "Karl Marx", "Annuities", "Loan (−9)", "first player: Ada"):
        assert told in text


def test_research_tiles_say_whether_they_work_once_or_in_every_round():
    state = new_palace(2)
    show(state, "research", "r02", "r12")
    text = shown(board(scene_of(state, words(), 0)))
    assert "Accounting (Permanent: gain £2)" in text
    assert "Gas Lighting (Instant: gain 1 energy and £3)" in text


def test_dice_of_others_are_not_shown_before_the_reveal():
    state = new_palace(2)
    for value in (6, 6, 6, 6):
        state.apply(1, GAME.catalogue.parse(f"set {value}"))
    state.apply(1, GAME.catalogue.parse("seal"))
    assert "???? locked in /4" in shown(board(scene_of(state, words(), 0)))
    assert "6 6 6 6 /4" in shown(board(scene_of(state, words(), 1)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_listed_with_effects_and_history(language):
    state = new_palace(3)
    own(state, 0, characters=("charles-dickens",), tiles=("r01", "r09"))
    text = shown(cards(scene_of(state, words(language))))
    assert words(language)("character-charles-dickens") in text
    assert ".history" not in text
    assert "effect-" not in text
