"""Step 4 of a turn: three cards are added, and the deck is renewed when it runs out."""

import pytest

from tests.games.worlds_fair_1893.positions import (
    act,
    area,
    bare,
    fill,
    give,
    kinds_beside,
    lay,
    leave,
    listen,
    new_fair,
    pile,
    plain_fair,
    play_at_random,
    stack,
)
from universelle.games.worlds_fair_1893.rules.components import AREAS
from universelle.games.worlds_fair_1893.rules.events import CardAdded, DeckReshuffled
from universelle.games.worlds_fair_1893.rules.state import WorldsFair

every_count = pytest.mark.parametrize("players", [2, 3, 4])
some_seeds = pytest.mark.parametrize("seed", range(5))

DRAWN = ["burnham", "davis", "palmer"]


@pytest.fixture(params=[2, 3, 4])
def fair(request) -> WorldsFair:
    return plain_fair(request.param)


def receivers(state: WorldsFair, chosen: str) -> list[str]:
    """The areas that get the three cards, in order, once this one was chosen."""
    stack(state, *DRAWN)
    act(state, f"place {chosen}")
    return [next(name for name in AREAS if card in kinds_beside(state, name)) for card in DRAWN]


def refill_reserve(state: WorldsFair) -> int:
    """What deck and discard pile hold when this turn's cards are due: its own figures are in the pile by then."""
    return state.undrawn + len(state.discard) + len(state.players[state.turn].figures)


@pytest.mark.rule("WF-043")
def test_three_cards_are_added_face_up_the_first_to_the_chosen_area(fair):
    stack(fair, *DRAWN)
    left = fair.undrawn
    events = listen(fair)
    act(fair, "place electricity")
    assert fair.undrawn == left - 3
    assert kinds_beside(fair, "electricity") == ["burnham"]
    assert [event for event in events if isinstance(event, CardAdded)] == [
        CardAdded("area-electricity", "figure-burnham"),
        CardAdded("area-fine-arts", "figure-davis"),
        CardAdded("area-manufacturing", "figure-palmer"),
    ]
    assert "'figure-burnham'" in str(fair.view(1)["areas"][1])


@pytest.mark.rule("WF-043")
@every_count
@some_seeds
def test_every_turn_adds_exactly_three_cards(players, seed):
    state = new_fair(players, seed=str(seed))
    events = listen(state)
    for _ in play_at_random(state, seed):
        told = [type(event).__name__ for event in events]
        assert told.count("CardAdded") == 3 * told.count("CardsCollected")
        events.clear()


@pytest.mark.rule("WF-043")
def test_tickets_added_do_not_move_the_car(fair):
    stack(fair, "ticket", "ticket", "ticket")
    act(fair, "place electricity")
    assert fair.car == 0


@pytest.mark.rule("WF-044")
@pytest.mark.parametrize(
    ("full", "expected"),
    [
        ([], ["electricity", "fine-arts", "manufacturing"]),
        (["fine-arts"], ["electricity", "manufacturing", "transportation"]),
        (["manufacturing"], ["electricity", "fine-arts", "transportation"]),
        (["fine-arts", "manufacturing"], ["electricity", "transportation", "agriculture"]),
        (["fine-arts", "transportation"], ["electricity", "manufacturing", "agriculture"]),
    ],
)
def test_full_areas_are_skipped(fair, full, expected):
    for name in full:
        fill(fair, name)
    assert receivers(fair, "electricity") == expected
    for name in full:
        assert kinds_beside(fair, name) == [name] * fair.box.card_limits[area(name)]


@pytest.mark.rule("WF-044")
def test_the_chosen_area_counts_as_emptied_even_if_it_was_full(fair):
    fill(fair, "electricity")
    assert receivers(fair, "electricity") == ["electricity", "fine-arts", "manufacturing"]


@pytest.mark.rule("WF-045")
@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        ("transportation", ["transportation", "agriculture", "electricity"]),
        ("manufacturing", ["manufacturing", "transportation", "agriculture"]),
    ],
)
def test_the_base_of_the_wheel_does_not_stop_the_deal(fair, chosen, expected):
    assert receivers(fair, chosen) == expected


@pytest.mark.rule("WF-046")
@pytest.mark.parametrize("free", ["agriculture", "fine-arts", "manufacturing", "transportation"])
@pytest.mark.parametrize("cards", [1, 2])
def test_a_single_other_free_area_gets_the_second_card_and_the_chosen_area_the_third(fair, free, cards):
    for name in AREAS:
        fill(fair, name)
    lay(fair, free, *[free] * cards)
    assert receivers(fair, "electricity") == ["electricity", free, "electricity"]


@pytest.mark.rule("WF-046")
@pytest.mark.parametrize("chosen", AREAS)
def test_with_no_other_area_free_the_chosen_area_gets_all_three(fair, chosen):
    for name in AREAS:
        fill(fair, name)
    assert receivers(fair, chosen) == [chosen, chosen, chosen]
    assert kinds_beside(fair, chosen) == DRAWN


@pytest.mark.rule("WF-047")
@every_count
@pytest.mark.parametrize("seed", range(10))
def test_every_area_has_at_least_one_card_and_none_is_above_its_limit(players, seed):
    state = new_fair(players, seed=str(seed))
    for _ in play_at_random(state, seed):
        counts = [len(beside) for beside in state.cards]
        assert min(counts) >= 1
        assert all(count <= limit for count, limit in zip(counts, [4, 3, 3, 4, 4]))


@pytest.mark.rule("WF-048")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_an_empty_deck_is_renewed_from_the_discard_pile_in_the_middle_of_the_deal(fair, left):
    stack(fair, *DRAWN)
    leave(fair, left)
    discarded = len(fair.discard)
    events = listen(fair)
    act(fair, "place electricity")
    added = [event for event in events if isinstance(event, CardAdded)]
    assert len(added) == 3
    assert [event.card for event in added[:left]] == ["figure-burnham", "figure-davis"][:left]
    assert fair.undrawn == discarded - (3 - left)
    assert fair.discard == []


@pytest.mark.rule("WF-048")
@every_count
def test_the_new_deck_is_shuffled(players):
    decks = set()
    for seed in range(20):
        state = new_fair(players, seed=str(seed))
        bare(state)
        state.discard += sorted(state.deck[: state.undrawn])
        state.deck, state.undrawn = (), 0
        act(state, "place electricity")
        decks.add(state.deck)
    assert len(decks) == 20


@pytest.mark.rule("WF-049")
def test_drawing_the_last_card_does_not_renew_the_deck(fair):
    leave(fair, 3)
    discarded = list(fair.discard)
    events = listen(fair)
    act(fair, "place electricity")
    assert fair.undrawn == 0
    assert fair.discard == discarded
    assert not any(isinstance(event, DeckReshuffled) for event in events)


@pytest.mark.rule("WF-049")
@pytest.mark.parametrize("used", [["burnham", "pullman", "davis agriculture", "stop"], ["burnham", "stop"], ["stop"]])
def test_figures_used_this_turn_are_in_the_new_deck(fair, used):
    give(fair, 0, "burnham", "davis", "pullman")
    fair.deck, fair.undrawn = (), 0
    act(fair, "place electricity", *used)
    added = [kinds_beside(fair, name)[-1] for name in ["electricity", "fine-arts", "manufacturing"]]
    assert sorted(added) == ["burnham", "davis", "pullman"]
    assert (fair.undrawn, fair.discard) == (0, [])


@pytest.mark.rule("WF-049")
def test_cards_discarded_by_a_coming_scoring_are_not_in_the_new_deck(fair):
    fair.car = fair.box.wheel - 1
    lay(fair, "electricity", "ticket")
    give(fair, 1, "ticket", "ticket")
    leave(fair, 2)
    discarded = len(fair.discard)
    events = listen(fair)
    act(fair, "place electricity")
    assert DeckReshuffled(discarded) in events
    assert fair.undrawn == discarded - 1
    assert pile(fair) == ["ticket", "ticket", "ticket"]


@pytest.mark.rule("WF-050")
@pytest.mark.parametrize(("players", "least"), [(2, 21), (3, 17), (4, 3)])
@pytest.mark.parametrize("seed", range(10))
def test_deck_and_discard_pile_never_fall_short_though_no_exhibit_is_approved(players, least, seed):
    no_approvals = {place: {"approvals": 0} for place in ["first", "second", "tied_first", "tied_second"]}
    state = new_fair(players, seed=str(seed), values={"awards": {str(players): no_approvals}})
    for _ in play_at_random(state, seed):
        assert refill_reserve(state) >= least


@pytest.mark.rule("WF-050")
@pytest.mark.parametrize(("players", "least"), [(2, 21), (3, 17), (4, 3)])
def test_the_fewest_cards_that_can_be_left_are_enough_for_a_refill(players, least):
    state = new_fair(players)
    bare(state)
    for name in AREAS:
        give(state, 0, *[name] * (7 if players == 2 else 8))
    give(state, 0, *["ticket"] * (state.box.wheel - 1))
    for seat in range(1, players):
        give(state, seat, "burnham", "davis", "palmer")
    for name, tickets in [("agriculture", 4), ("electricity", 3), ("fine-arts", 3)]:
        lay(state, name, *["ticket"] * tickets)
    lay(state, "manufacturing", "ticket", "schwab", "schwab", "pullman")
    lay(state, "transportation", "pullman", "mccormick", "mccormick", "westinghouse")
    leave(state, 0)
    assert refill_reserve(state) == least
    act(state, "place transportation")
    assert len(kinds_beside(state, "transportation")) == 3
    assert state.undrawn == least - 3


@pytest.mark.rule("WF-050")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_with_deck_and_discard_pile_empty_fewer_cards_are_added_and_the_next_turn_begins(fair, left):
    """The default edition always has enough cards; an owner's may not."""
    leave(fair, left)
    fair.discard.clear()
    events = listen(fair)
    act(fair, "place electricity")
    assert len([event for event in events if isinstance(event, CardAdded)]) == left
    assert not any(isinstance(event, DeckReshuffled) for event in events)
    assert (fair.undrawn, fair.discard) == (0, [])
    assert fair.to_move() == (1,)
    act(fair, "place electricity")
