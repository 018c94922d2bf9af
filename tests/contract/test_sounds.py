"""How games sound: their files, and what is wrong with files of others."""

import pytest

from universelle.contract.sounds import KINDS, sounds_from, usual_sounds
from universelle.core.errors import BadRequest
from universelle.games.registry import load, metas

GOOD = """
root = 440
scale = [0, 7]
partials = [[1, 1]]
attack = 0.01
decay = 0.5
knock = 0
gap = 0.1
""" + "\n".join(f"{kind} = [0]" for kind in KINDS)


def test_degrees_of_the_scale_go_on_in_other_octaves():
    tones = sounds_from(GOOD.replace("turn = [0]", "turn = [0, 1, 2, -1]")).tones
    assert list(tones["turn"]) == [440.0, 659.3, 880.0, 329.6]


@pytest.mark.parametrize("slug", metas())
def test_every_fair_has_its_own_sounds_none_of_them_long(slug):
    sounds = load(slug).sounds
    others = [usual_sounds(), *[load(other).sounds for other in metas() if other != slug]]
    assert sounds.partials not in [other.partials for other in others]
    assert all(len(tones) * sounds.gap + sounds.decay < 2 for tones in sounds.tones.values())


@pytest.mark.parametrize(
    "wrong",
    [
        "[",
        "",
        GOOD.replace("gap = 0.1", ""),
        f"{GOOD}\nvolume = 1",
        GOOD.replace("turn = [0]", "turn = []"),
        GOOD.replace("turn = [0]", "turn = 0"),
        GOOD.replace("turn = [0]", "turn = [99]"),
        GOOD.replace("440", "'a'"),
        GOOD.replace("[[1, 1]]", "[[1]]"),
        GOOD.replace("[[1, 1]]", "[]"),
        GOOD.replace("[0, 7]", "[]"),
        GOOD.replace("decay = 0.5", "decay = 500"),
    ],
)
def test_a_file_that_cannot_be_played_is_refused_in_a_sentence(wrong):
    with pytest.raises(BadRequest) as refused:
        sounds_from(wrong)
    assert refused.value.message.key == "sounds-unreadable"
