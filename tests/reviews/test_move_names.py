"""What decisions are called."""

import pytest

from tests.reviews.known import known_of, record_over
from universelle.games.registry import load, metas
from universelle.i18n import Translations
from universelle.reviews.move_names import MoveNames


@pytest.mark.parametrize(("slug", "language"), [*[(slug, "en") for slug in metas()], ("crystal-palace", "it")])
def test_decisions_are_named_as_in_the_menu_of_that_moment(slug, language):
    record = record_over(slug)
    known = known_of(record, [0.2])[:30]
    names = MoveNames(record, Translations(language, load(slug).package, ["Ada", "Ben"]))
    names.follow(known[:5])
    names.follow(known)
    decided = [move for move in known if move.mark]
    assert list(names.named) == [move.number for move in decided]
    assert all(each.played.name for each in names.named.values())
    first = names.named[decided[0].number]
    assert first.better is not None
    assert first.better.name
    assert first.when
    assert first.before == record.position(decided[0].number - 1)
    assert all(each.better is None for number, each in names.named.items() if number > decided[0].number)
