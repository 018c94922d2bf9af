"""Whoever must decide can, nobody else may, and every action has a code and words of its own."""

from __future__ import annotations

from universelle.core.errors import BadNotation
from universelle.testing.trial import Extent, Trial, law, play, play_out, refusal


@law(Extent.MANY_SEEDS)
def whoever_must_decide_has_an_action_and_nobody_else_has(trial: Trial) -> None:
    state = trial.begin()
    for _ in play(state, trial.random()):
        deciding = state.to_move()
        assert len(set(deciding)) == len(deciding), f"a seat decides twice: {deciding}"
        assert set(deciding) <= set(range(trial.players)), f"there is no such seat: {deciding}"
        for seat in range(-1, trial.players + 1):
            assert bool(state.legal_actions(seat)) == (seat in deciding), f"seat {seat} of {deciding}"


@law(Extent.MANY_SEEDS)
def at_the_end_nobody_has_an_action(trial: Trial) -> None:
    state = trial.begin()
    play_out(state, trial.random())
    assert state.to_move() == ()
    for seat in range(-1, trial.players + 1):
        assert list(state.legal_actions(seat)) == []


@law(Extent.MANY_SEEDS)
def legal_actions_are_different_ones_of_the_catalogue(trial: Trial) -> None:
    catalogue = trial.game.catalogue
    state = trial.begin()
    for seat, _ in play(state, trial.random()):
        actions = state.legal_actions(seat)
        assert all(catalogue[action.index] is action for action in actions), f"not from the catalogue: {actions}"
        assert len({action.index for action in actions}) == len(actions), f"an action twice: {actions}"


@law(Extent.TABLE)
def looking_changes_nothing(trial: Trial) -> None:
    for state in trial.samples(every=5):
        before = state.content()
        for seat in range(trial.players):
            first = [action.code for action in state.legal_actions(seat)]
            state.view(seat)
            state.scores()
            state.standings()
            assert [action.code for action in state.legal_actions(seat)] == first
        assert state.content() == before


@law(Extent.GAME)
def every_action_has_its_place_in_the_catalogue_as_index(trial: Trial) -> None:
    catalogue = trial.game.catalogue
    assert len(catalogue) > 0
    assert [action.index for action in catalogue] == list(range(len(catalogue)))
    assert all(catalogue[action.index] is action for action in catalogue)


@law(Extent.GAME)
def every_action_has_a_code_of_its_own(trial: Trial) -> None:
    codes = [action.code for action in trial.game.catalogue]
    assert len(set(codes)) == len(codes)
    for code in codes:
        assert code == " ".join(code.lower().split()) != "", f"a code is in small letters with single spaces: {code!r}"


@law(Extent.GAME)
def a_code_parses_back_however_it_is_written(trial: Trial) -> None:
    catalogue = trial.game.catalogue
    for action in catalogue:
        code = action.code
        for written in (code, code.upper(), code.title(), f"  {code}\n", code.replace(" ", "\t  ")):
            assert catalogue.parse(written) is action, written


@law(Extent.GAME)
def a_code_with_a_letter_too_many_or_too_few_is_no_other_action(trial: Trial) -> None:
    catalogue = trial.game.catalogue
    codes = {action.code for action in catalogue}
    for code in codes:
        for wrong in {code[:-1], code[1:], f"{code}x", f"x{code}"} - codes:
            if wrong.strip() not in codes:
                assert refusal(BadNotation, lambda: catalogue.parse(wrong)) == "unknown-action"  # noqa: B023


@law(Extent.GAME)
def every_action_has_a_message(trial: Trial) -> None:
    for action in trial.game.catalogue:
        message = action.message()
        assert message.key.startswith("action-"), f"the message of {action} is {message.key}"
        assert message == action.message()


@law(Extent.TABLE)
def every_decision_asks_its_question(trial: Trial) -> None:
    state = trial.begin()
    for seat, _ in play(state, trial.random()):
        question = state.agenda[-1].prompt(seat)
        assert question.key.startswith("prompt-"), question.key
        assert question.values["seat"] == seat
        assert state.agenda[-1].id, f"{type(state.agenda[-1]).__name__} has no id"
