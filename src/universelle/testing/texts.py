"""Whatever a match asks, does or refuses has words, and the rules for players have a heading for every decision."""

from __future__ import annotations

import re
from typing import Final

from universelle.core.message import Message
from universelle.i18n import LANGUAGES, Translations, is_translated, rules_text
from universelle.testing.trial import Extent, Trial, law, play

ANCHOR: Final = re.compile(r"^#+ .*\{#([a-z0-9-]+)\}$", re.MULTILINE)


@law(Extent.TABLE)
def every_question_action_and_event_has_words(trial: Trial) -> None:
    for language in LANGUAGES:
        if is_translated(language, trial.game.package):
            _check_words(trial, Translations(language, trial.game.package))


def _check_words(trial: Trial, words: Translations) -> None:
    state = trial.begin()
    state.events = []
    for seat, action in play(state, trial.random()):
        _check_message(words, state.agenda[-1].prompt(seat))
        _check_message(words, state.label(action))
    for event in state.events:
        _check_message(words, event.message())


def _check_message(words: Translations, message: Message) -> None:
    said = words.say(message)
    assert said != message.key, f"{words.language} has no {message.key}"
    assert "{" not in said, f"{message.key} in {words.language} lacks a value: {said}"


@law(Extent.TABLE)
def every_decision_names_a_heading_of_the_rules(trial: Trial) -> None:
    state = trial.begin()
    asked = {state.agenda[-1].rule for _ in play(state, trial.random())}
    for language in LANGUAGES:
        if not is_translated(language, trial.game.package):
            continue
        text = rules_text(language, trial.game.package)
        headings = set(ANCHOR.findall(text)) if text else asked
        assert asked <= headings, f"the rules in {language} lack the headings {asked - headings}"
