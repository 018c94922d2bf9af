"""Seeded games go exactly as they did when their playthroughs were last read and accepted."""

from difflib import unified_diff

import pytest

from tests.playthroughs.playthrough import HERE, change, changes, flat, folded, path_of, playthrough, playthroughs

pytestmark = pytest.mark.engine

AGAIN = "If the change is meant, run `python -m tests.playthroughs` and read the difference."
MOST_LINES = 3000


@pytest.mark.parametrize(("slug", "players", "seed"), playthroughs())
def test_a_seeded_game_goes_as_its_playthrough_says(slug, players, seed):
    path = path_of(slug, players, seed)
    if not path.exists():
        pytest.fail(f"There is no {path.name}. {AGAIN}")
    kept, now = path.read_text(encoding="utf-8"), playthrough(slug, players, seed)
    if kept != now:
        difference = list(unified_diff(kept.splitlines(), now.splitlines(), path.name, "as played now", lineterm=""))
        pytest.fail("\n".join([f"{path.name} is played another way. {AGAIN}", *difference[:40]]), pytrace=False)


def test_no_playthrough_is_left_over_and_none_is_too_long_to_read():
    kept = {path.name for path in HERE.glob("*.txt")}
    assert kept == {path_of(*which).name for which in playthroughs()}, AGAIN
    for name in kept:
        assert len((HERE / name).read_text(encoding="utf-8").splitlines()) < MOST_LINES


def test_a_playthrough_shows_only_what_changed():
    before = flat({"car": 1, "lull": 0, "players": [{"coins": 2}, {"coins": 3, "tokens": {"arts": 1}}], "gone": 1})
    after = flat({"car": 2, "lull": 0, "players": [{"coins": 2}, {"coins": 5, "tokens": {"arts": 2}}], "new": []})
    assert changes(before, after) == ["position: gone gone car=2 new=[]", "players[1]: coins=5 tokens.arts=2"]
    assert changes({}, before)[0] == "position: car=1 lull=0 gone=1"


def test_of_a_list_a_playthrough_shows_what_came_and_what_went():
    assert change(list("abcdefg"), list("bcdefgg")) == '+"g" -"a"'
    assert change(list("abcdefg"), list("bacdefg")) == '["b","a","c","d","e","f","g"]'
    assert change(["a"], ["b"]) == '["b"]'
    assert change(["a"], ["a", "b"]) == '+"b"'
    assert change([1, 1, 1, 1], [1, 1, 2, 1]) == "[1,1,2,1]"
    assert change(["a"], []) == change(None, []) == "[]"


def test_very_many_legal_actions_are_told_in_short():
    cells = [f"{column}{row}" for column in "abcdefg" for row in range(1, 8)]
    puts = [f"put {cell} {turn}" for turn in range(3) for cell in cells]
    assert folded([*puts, "stop"]) == [*[f"put {turn}: {' '.join(cells)}" for turn in range(3)], "stop"]
    assert folded(puts[:3]) == puts[:3]
