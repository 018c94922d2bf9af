"""Whether a deal was fair."""

from dataclasses import replace
from hashlib import sha256

import pytest

from tests.laws.games import TABLES, played
from universelle.core.chance import fingerprint_of, fresh_seed, seed_from
from universelle.core.errors import BadRecord
from universelle.matches.fairness import Judgement, Verdict, judge
from universelle.matches.match import Match
from universelle.matches.record import Move, Record

SLUG, PLAYERS = TABLES[0]
PLAYED = played(SLUG, PLAYERS, 1)


def match(fingerprint: str = "", word: str = "") -> Match:
    """A match that is over, with this seal."""
    return Match(replace(PLAYED.record, fingerprint=fingerprint, seed_word=word))


def sealed() -> Match:
    return match(fingerprint_of(PLAYED.record.seed))


def test_a_fingerprint_is_what_every_browser_would_find():
    seed = fresh_seed()
    assert len(seed) == 32
    assert fingerprint_of(seed) == sha256(seed).hexdigest()


def test_a_drawn_seed_is_sealed_and_a_written_one_is_named():
    record = replace(PLAYED.record, seed=seed_from("chicago"))
    assert (record.sealed("").fingerprint, record.sealed("").seed_word) == (fingerprint_of(record.seed), "")
    assert (record.sealed("chicago").fingerprint, record.sealed("chicago").seed_word) == ("", "chicago")


def test_a_deal_that_the_sealed_seed_gives_was_fair():
    found = fingerprint_of(PLAYED.record.seed)
    assert judge(sealed()) == judge(match(), found) == Judgement(Verdict.FAIR, found, found)


def test_a_running_match_is_judged_up_to_where_it_is():
    record = sealed().record
    assert judge(Match(record.with_moves(record.moves[:5]))).verdict is Verdict.FAIR


def test_without_a_seal_nothing_can_be_said():
    assert judge(match()).verdict is Verdict.NOT_SEALED


def test_who_wrote_the_seed_may_have_known_the_cards():
    assert judge(match(word="1")).verdict is Verdict.OWN_SEED


def test_a_seed_that_belongs_to_no_fingerprint_that_was_shown_is_found_out():
    other = fingerprint_of(bytes(32))
    for found in (judge(match(other)), judge(sealed(), other), judge(match(other), fingerprint_of(PLAYED.record.seed))):
        assert found.verdict is Verdict.OTHER_SEED


def test_cards_that_the_seed_does_not_give_are_found_out():
    told = sealed()
    shown = next(number for number, result in enumerate(told.history) if result.reveals)
    told.history[shown] = replace(told.history[shown], events=told.history[shown].events[:-1])
    found = judge(told)
    assert (found.verdict, found.move) == (Verdict.OTHER_CARDS, shown + 1)


def test_a_move_that_the_seed_does_not_allow_is_found_out():
    told = sealed()
    made = told.history[7]
    told.history[7] = replace(made, move=Move(made.move.seat, "nonsense"))
    found = judge(told)
    assert (found.verdict, found.move) == (Verdict.OTHER_CARDS, 8)


@pytest.mark.parametrize(
    ("changed", "why"),
    [({"fingerprint": "0" * 64}, "record-other-seed"), ({"seed_word": "another"}, "record-other-word")],
)
def test_a_record_with_another_seed_is_not_sound(changed, why):
    with pytest.raises(BadRecord) as error:
        replace(sealed().record, **changed).verify()
    assert error.value.message.key == why


@pytest.mark.parametrize("wrong", ["0" * 63, "0" * 65, "G" * 64, "A" * 64])
def test_what_is_no_fingerprint_is_refused(wrong):
    text = replace(sealed().record, fingerprint=wrong).to_json()
    with pytest.raises(BadRecord):
        Record.from_json(text)


def test_a_record_keeps_its_seal():
    for record in (sealed().record, match(word="1").record):
        assert Record.from_json(record.to_json()) == record
        assert (record.with_moves(()).fingerprint, record.with_moves(()).seed_word) == (
            record.fingerprint,
            record.seed_word,
        )
