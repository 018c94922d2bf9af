"""What the address of one's games asks for."""

from universelle.web.history.asked import Asked


def test_an_address_says_what_is_asked_and_nonsense_is_left_out():
    asked = Asked.of({"game": "expo-1906", "outcome": "won", "find": " Ada ", "page": "3"})
    assert asked.address == "/games?game=expo-1906&outcome=won&find=Ada&page=3"
    assert asked.but(game="").address == "/games?outcome=won&find=Ada"
    assert Asked.of({"game": "no-game", "outcome": "x", "page": "-1"}) == Asked()


def test_another_page_keeps_the_filters_and_another_filter_begins_anew():
    asked = Asked(game="expo-1906", page=3)
    assert asked.at(4).address == "/games?game=expo-1906&page=4"
    assert asked.but(outcome="lost").address == "/games?game=expo-1906&outcome=lost"
