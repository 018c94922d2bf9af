"""The areas: what each seat would gain now."""

from tests.drawing.trees import found
from tests.games.worlds_fair_1893.drawings import scene
from tests.games.worlds_fair_1893.positions import new_fair, stand
from universelle.games.worlds_fair_1893.page.board import board


def test_awards_are_what_the_round_would_give_now():
    state = new_fair(4)
    stand(state, "agriculture", 3, 2, 2, 0)
    stand(state, "electricity", 2, 2, 1, 1)
    drawn = board(scene(state))
    given = {
        area: [found(drawn, f"award-{area}-{seat}").attributes["href"].removeprefix("#award-") for seat in range(1, 5)]
        for area in ("agriculture", "electricity")
    }
    assert given["agriculture"] == ["first", "tied-second", "tied-second", "none"]
    assert given["electricity"] == ["tied-first", "tied-first", "none", "none"]
