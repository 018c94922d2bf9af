"""The game for one."""

from collections import Counter

import pytest

from tests.games.expo_1906.positions import (
    act,
    assert_refused,
    codes,
    hand,
    jury,
    listen,
    nearly_full_jury,
    new_expo,
    play_at_random,
    step,
)
from universelle.games.expo_1906.rules.components import (
    ACADEMY,
    CARDS,
    JOURNAL,
    LABORATORY,
    MEETING_ROOM,
    NONE,
    SKYSCRAPER,
)
from universelle.games.expo_1906.rules.events import (
    CardPlayed,
    GhostCardDrawn,
    GhostCardReplaced,
    GhostDeckReshuffled,
    GhostTilesDrawn,
    RoundBegan,
    TargetMissed,
    TargetReached,
)
from universelle.games.expo_1906.rules.steps.ending import end_game

some_seeds = pytest.mark.parametrize("seed", range(8))


def deck(state, *cards):
    """The ghost draws these cards next, the others of the deck after them."""
    rest = list(state.box.ghost_deck)
    for card in cards:
        rest.remove(card)
    state.ghost_deck = (*rest, *reversed(cards))
    state.ghost_undrawn = len(state.ghost_deck)


def drawn_before(state, card):
    """The deck is no longer fresh: one card lies open."""
    state.ghost_deck = state.ghost_deck[:-1]
    state.ghost_undrawn = len(state.ghost_deck)
    state.ghost_card = card


@pytest.fixture
def expo():
    return new_expo(1)


@pytest.mark.rule("EX-156")
def test_money_station_and_three_tiles_for_a_journal(expo):
    assert (expo.players[0].money, len(expo.station)) == (4, 3)
    expo.ghost_card = NONE
    events = listen(expo)
    act(expo, "play journal")
    assert [len(event.tiles) for event in events if isinstance(event, GhostTilesDrawn)] == [3]


@pytest.mark.rule("EX-157", "EX-E18")
def test_the_ghost_deck_has_eleven_cards_fresh_every_round(expo):
    assert Counter(expo.box.ghost_deck) == {**dict.fromkeys(range(5), 2), MEETING_ROOM: 1}
    assert len(expo.box.ghost_deck) == 11
    hand(expo, 0, "meeting-room", "journal")
    expo.ghost_undrawn = 3
    act(expo, "play meeting-room", "stop")
    assert expo.ghost_undrawn == 10
    assert sorted(expo.ghost_deck) == sorted(expo.box.ghost_deck)


@pytest.mark.rule("EX-158")
def test_the_game_opens_with_a_ghost_card_and_both_alternate(expo):
    assert expo.ghost_card != NONE
    assert expo.ghost_undrawn < 11
    deck(expo, ACADEMY, LABORATORY)
    expo.ghost_card = NONE
    drawn_before(expo, ACADEMY)
    events = listen(expo)
    act(expo, "play skyscraper", "play journal", "stop")
    kinds = [type(event) for event in events if isinstance(event, CardPlayed | GhostCardDrawn)]
    assert kinds[:3] == [CardPlayed, GhostCardDrawn, CardPlayed]


@pytest.mark.rule("EX-158")
def test_after_your_meeting_the_ghost_begins_after_its_meeting_you_do(expo):
    hand(expo, 0, "meeting-room", "skyscraper")
    events = listen(expo)
    act(expo, "play meeting-room", "stop")
    tail = [type(event) for event in events[-3:]]
    assert RoundBegan in tail
    assert tail[-1] is GhostCardDrawn
    deck(expo, MEETING_ROOM)
    expo.ghost_deck = expo.ghost_deck[1:]
    expo.ghost_undrawn = len(expo.ghost_deck)
    expo.ghost_card = NONE
    events.clear()
    act(expo, "play skyscraper")
    assert type(events[-1]) is RoundBegan
    assert (expo.ghost_card, expo.round) == (NONE, 3)
    assert step(expo) == "play-card"


@pytest.mark.rule("EX-159", "EX-034")
@pytest.mark.parametrize("card", range(5))
def test_the_card_just_turned_up_is_barred(expo, card):
    expo.ghost_card = card
    assert_refused(expo, f"play {CARDS[card]}", why="illegal-card-barred")
    assert codes(expo) == [f"play {name}" for name in CARDS[:5] if name != CARDS[card]]
    assert_refused(expo, "play meeting-room", why="illegal-meeting-first")


@pytest.mark.rule("EX-160")
def test_your_own_card_is_replaced_as_often_as_needed(expo):
    deck(expo, ACADEMY, SKYSCRAPER, SKYSCRAPER, JOURNAL)
    drawn_before(expo, ACADEMY)
    events = listen(expo)
    act(expo, "play skyscraper")
    replaced = [event.card for event in events if isinstance(event, GhostCardReplaced)]
    assert replaced == ["card-skyscraper", "card-skyscraper"]
    assert expo.ghost_card == JOURNAL


@pytest.mark.rule("EX-161")
@some_seeds
def test_a_meeting_is_never_the_first_card_of_a_round(seed):
    state = new_expo(1, seed=str(seed))
    events = listen(state)
    for _ in play_at_random(state, seed):
        pass
    first = False
    for event in events:
        if isinstance(event, RoundBegan):
            first = True
        elif isinstance(event, GhostCardDrawn | GhostCardReplaced):
            assert not first or event.card != "card-meeting-room"
            first = False


@pytest.mark.rule("EX-161")
def test_a_meeting_on_top_of_a_fresh_deck_is_shuffled_back(expo):
    deck(expo, MEETING_ROOM)
    expo.ghost_card = NONE
    events = listen(expo)
    act(expo, "play skyscraper")
    assert GhostDeckReshuffled in [type(event) for event in events]
    assert expo.ghost_card not in (NONE, MEETING_ROOM)
    assert expo.round == 1
    assert sorted(expo.ghost_deck) == sorted(expo.box.ghost_deck)
    assert MEETING_ROOM in expo.ghost_deck[: expo.ghost_undrawn]


@pytest.mark.rule("EX-162")
@pytest.mark.parametrize("cards", [(ACADEMY, MEETING_ROOM), (ACADEMY, SKYSCRAPER, MEETING_ROOM)])
def test_a_later_meeting_ends_the_round_a_replacement_too(expo, cards):
    deck(expo, *cards)
    drawn_before(expo, ACADEMY)
    expo.ghost_card = ACADEMY
    act(expo, "play skyscraper")
    assert (expo.round, len(expo.jury)) == (2, 3)


@pytest.mark.rule("EX-162")
def test_even_a_meeting_that_replaces_the_first_card_of_a_round(expo):
    deck(expo, SKYSCRAPER, MEETING_ROOM)
    expo.ghost_card = NONE
    events = listen(expo)
    act(expo, "play skyscraper")
    told = [type(event) for event in events if isinstance(event, GhostCardReplaced | GhostCardDrawn | RoundBegan)]
    assert told == [GhostCardReplaced, GhostCardDrawn, RoundBegan]
    assert (expo.round, len(expo.jury)) == (2, 3)


@pytest.mark.rule("EX-162")
@some_seeds
def test_the_ghost_deck_never_runs_out(seed):
    state = new_expo(1, seed=f"deck {seed}")
    for _ in play_at_random(state, seed):
        assert state.ghost_undrawn >= 0


@pytest.mark.rule("EX-163")
@pytest.mark.parametrize("card", range(5))
def test_a_ghost_card_has_no_other_effect(expo, card):
    other = ACADEMY if card == LABORATORY else LABORATORY
    deck(expo, other, card)
    drawn_before(expo, other)
    expo.ghost_card = NONE
    before = list(expo.station), list(expo.open_projects), expo.technologies, expo.patents.content(), expo.undrawn
    money = expo.players[0].money
    code = "play skyscraper" if card != SKYSCRAPER else "play academy"
    act(expo, code)
    if code == "play academy":
        act(expo, "stop")
    assert expo.ghost_card == card
    assert (expo.station, expo.open_projects, expo.technologies, expo.patents.content(), expo.undrawn) == before
    assert expo.players[0].money in (money, money + 4)


@pytest.mark.rule("EX-164")
def test_a_game_ended_by_the_ghost_leaves_you_a_last_card(expo):
    nearly_full_jury(expo)
    deck(expo, ACADEMY, MEETING_ROOM)
    drawn_before(expo, ACADEMY)
    expo.ghost_card = ACADEMY
    act(expo, "play skyscraper")
    assert step(expo) == "play-last-card"
    assert expo.view(0)["ending"] == {"seat": None, "last_cards": True}
    assert codes(expo) == ["play train-station", "play academy", "play laboratory", "play journal", "pass"]
    act(expo, "play academy", "stop")
    assert expo.to_move() == ()


@pytest.mark.rule("EX-164", "EX-131")
def test_with_only_a_meeting_in_hand_there_is_no_last_card(expo):
    nearly_full_jury(expo)
    deck(expo, ACADEMY, MEETING_ROOM)
    drawn_before(expo, ACADEMY)
    expo.ghost_card = ACADEMY
    hand(expo, 0, "skyscraper", "meeting-room")
    act(expo, "play skyscraper")
    assert expo.to_move() == ()


@pytest.mark.rule("EX-164")
def test_a_game_you_end_yourself_is_over(expo):
    nearly_full_jury(expo)
    hand(expo, 0, "journal", "academy", "meeting-room")
    act(expo, "play meeting-room", "stop")
    assert expo.to_move() == ()


@pytest.mark.rule("EX-165")
@pytest.mark.parametrize(("prestige", "verdict"), [(30, TargetMissed), (31, TargetReached)])
def test_more_than_thirty_points_are_a_good_result(expo, prestige, verdict):
    jury(expo)
    expo.players[0].prestige = prestige
    events = listen(expo)
    end_game(expo)
    assert verdict(0, 30) in events
    assert expo.winners() == ((0,) if verdict is TargetReached else ())
