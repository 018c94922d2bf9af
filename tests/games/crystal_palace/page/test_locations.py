"""The locations, in the overview and in full."""

from dataclasses import replace

from tests.drawing.trees import found, nodes, texts
from tests.games.crystal_palace.page.drawn import act, new_palace, reveal, scene, until
from tests.games.crystal_palace.positions import show
from universelle.core.message import Name
from universelle.games.crystal_palace.page import PAGE
from universelle.games.crystal_palace.rules.components import LOCATIONS
from universelle.games.crystal_palace.rules.events import CardTaken, CharacterRecruited


def test_the_board_says_which_dice_fit_on_each_space():
    state = reveal(new_palace(2), (5, 4, 2, 1), (3, 3, 3, 3))
    drawn = PAGE.board(scene(state))
    fits = [location.split(",") for location in drawn.attributes["data-fits"].split("|")]
    assert len(fits) == len(LOCATIONS)
    assert fits[0] == ["5", "54", "542", "5421"]
    assert fits[1] == ["54", "54", "5421"]
    tried = [found(drawn, f"space-2-{space}").attributes["data-try"] for space in (1, 2, 3)]
    assert tried == ["place 4 british-museum 1", "place 3 british-museum 2", "place 1 british-museum 3"]


def test_only_whoever_places_a_die_is_told_where_it_fits():
    state = reveal(new_palace(2), (5, 4, 2, 1), (3, 3, 3, 3))
    waiting = 1 - state.to_move()[0]
    assert "data-fits" not in PAGE.board(scene(state, seat=waiting)).attributes


def test_the_location_where_dice_act_is_open():
    state = until(new_palace(4), "act-with-die")
    view = state.view(None)
    number = LOCATIONS.index(view["location"]) + 1
    drawn = PAGE.board(scene(state))
    assert drawn.attributes["data-open"] == str(number)
    assert "checked" in found(drawn, f"open-{number}").attributes
    assert "acting" in str(found(drawn, f"queue-{number}"))


def test_links_are_marked_when_the_other_card_is_owned():
    state = until(new_palace(4), "act-with-die")
    given = scene(state)
    box, seat = given.box, given.seat
    display = [card for card in state.displays[0] if card >= 0]
    link = box.patents[display[0]].links[0]
    marked = [each for each in nodes(PAGE.board(given)) if each.attributes.get("class") == "link linked"]
    state.players[seat].characters |= 1 << link
    now = [each for each in nodes(PAGE.board(scene(state))) if each.attributes.get("class") == "link linked"]
    assert len(now) > len(marked)


def test_a_die_that_would_come_too_late_is_marked():
    state = reveal(new_palace(2), (6, 6, 1, 1), (5, 4, 2, 1))
    act(state, "place 6 bank-of-england 1")
    given = scene(state)
    drawn = PAGE.board(given)
    late, in_time = found(drawn, "outlook-3-5"), found(drawn, "outlook-1-5")
    assert late.attributes["class"] == "outlook futile"
    assert texts(late) == ["Your 5 would be number 2 of 2: no action space left"]
    assert in_time.attributes["class"] == "outlook"


def test_a_die_that_fits_nowhere_has_a_note():
    state = reveal(new_palace(2), (6, 6, 5, 1), (5, 4, 2, 1))
    act(state, "place 6 british-museum 3")
    given = scene(state)
    note = found(PAGE.board(given), "outlook-2-1")
    assert texts(note) == [given.words("draw-fits-nowhere", value=1)]
    assert note.attributes["class"] == "outlook futile"


def test_the_dice_that_act_are_shown_in_their_order():
    state = until(new_palace(4), "act-with-die")
    given = scene(state)
    number = LOCATIONS.index(given.view["location"]) + 1
    queue = [(die["seat"], die["value"]) for die in given.view["locations"][number - 1]["queue"]]
    shown = [
        each.attributes["data-kind"] for each in nodes(found(PAGE.board(given), f"queue-{number}")) if each.tag == "svg"
    ]
    assert shown == [f"die-{seat + 1}-{value}" for seat, value in queue]


def test_a_character_is_named_beside_its_die_until_it_serves():
    """Its card has left the display, and does not lie before its player yet."""
    state = until(new_palace(4), "act-with-die")
    given = scene(state)
    number = LOCATIONS.index(given.view["location"]) + 1
    taken = CardTaken(0, Name("character-charles-babbage"))

    def recruits(*events) -> bool:
        board = PAGE.board(replace(given, events=lambda: events))
        return any(each.attributes.get("data-about") == taken.card for each in nodes(found(board, f"queue-{number}")))

    assert recruits(taken)
    assert not recruits(taken, CharacterRecruited(0, taken.card))
    assert not recruits(taken, CharacterRecruited(0, taken.card), CardTaken(0, Name("patent-steam-omnibus")))


def test_long_names_of_locations_are_set_smaller_in_the_overview():
    drawn = PAGE.board(scene(new_palace(2), "fr"))
    titles = [found(drawn, f"tab-title-{number}") for number in range(1, len(LOCATIONS) + 1)]
    long = [title for title in titles if 'class="long-name"' in str(title)]
    assert [name for title in long for name in texts(title) if not name.isdecimal()] == [
        "Office des brevets",
        "Banque d’Angleterre",
    ]


def test_in_words_effects_are_kept_apart_and_nothing_is_offered_where_nothing_is_left():
    state = new_palace(2)
    show(state, "shares")
    told = PAGE.description(scene(state))
    assert told["offer-3"] == "Bank of England, on offer: none."
    assert "gain 2 energy; gain 1 energy, then" in told["offer-8"]
