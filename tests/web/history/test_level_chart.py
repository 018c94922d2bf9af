"""The rating among the levels, as a picture."""

import re
from itertools import pairwise

from universelle.i18n import Translations
from universelle.web.history.level_chart import APART, level_chart

WORDS = Translations("en")


def test_the_line_ends_at_the_newest_rating_and_no_name_lies_on_another():
    drawn = str(level_chart(WORDS, "said", [(5, 900.0), (9, 1100.0)], {"The Visitor": 500, "A": 1000, "B": 1005}))
    assert 'aria-label="said"' in drawn
    names = [float(at) for at in re.findall(r"--at:([0-9.]+)", drawn)]
    assert len(names) == 4, "three levels, and oneself"
    assert all(second - first >= APART for first, second in pairwise(names))
    assert WORDS("numbers-game", number=9) in drawn
    first, last = re.findall(r"M0 ([0-9.]+)L100 ([0-9.]+)", drawn)[0]
    assert float(last) < float(first)
