"""Equal parts of views are the same objects."""

from universelle.contract.sharing import SharedViews
from universelle.drawing.node import once


def test_a_part_that_has_not_changed_stays_the_same_object() -> None:
    views = SharedViews()
    before = views.share({"round": 1, "players": [{"score": 3, "cards": ["a"]}, {"score": 4, "cards": []}]})
    after = views.share({"round": 1, "players": [{"score": 3, "cards": ["a"]}, {"score": 5, "cards": []}]})
    assert after == {"round": 1, "players": [{"score": 3, "cards": ["a"]}, {"score": 5, "cards": []}]}
    assert after["players"][0] is before["players"][0]
    assert after["players"][1] is not before["players"][1]
    assert after["players"][1]["cards"] is before["players"][1]["cards"]


def test_a_whole_view_that_has_not_changed_stays_the_same_object() -> None:
    views = SharedViews()
    assert views.share({"deck": [1, 2]}) is views.share({"deck": [1, 2]})


def test_only_the_latest_values_are_remembered() -> None:
    views = SharedViews()
    first = views.share({"deck": [0]})
    for number in range(1, 20):
        views.share({"deck": [number]})
    assert views.share({"deck": [0]}) is not first


def test_what_is_drawn_from_a_part_can_be_cached() -> None:
    drawn = []

    @once
    def draw(player: dict[str, int]) -> str:
        drawn.append(player)
        return str(player["score"])

    views = SharedViews()
    for _ in range(2):
        assert draw(views.share({"players": [{"score": 3}]})["players"][0]) == "3"
    assert len(drawn) == 1


def test_parts_that_are_shared_already_stay_as_they_are() -> None:
    views = SharedViews()
    public = views.share({"board": {"deck": 3}, "hand": None})
    assert views.share({**public, "hand": ["a"]})["board"] is public["board"]


def test_what_was_shared_before_is_known_again() -> None:
    views = SharedViews()
    deck = [1, 2]
    assert views.share({"round": 1, "deck": deck})["deck"] is views.share({"round": 2, "deck": deck})["deck"]
