"""What happens between two rounds."""

import pytest

from tests.games.expo_1906.positions import (
    act,
    assert_refused,
    codes,
    give,
    in_front,
    in_hand,
    lay,
    leave,
    listen,
    meet,
    new_expo,
    open_only,
    token,
)
from universelle.games.expo_1906.rules.components import CARDS, ELECTRICITY, NONE, PROJECTS, STEAM
from universelle.games.expo_1906.rules.events import PileReshuffled, ProjectsReturned, StationFilled

THREE_LEFT = ("cruise-ship", "electrocardiograph", "synthetic-rubber")


@pytest.fixture(params=[2, 3, 4])
def expo(request):
    state = new_expo(request.param)
    open_only(state, *THREE_LEFT)
    state.unseen = [len(pile) for pile in state.project_piles]
    return state


def draw_next(state, energy):
    """The next Jury tile drawn is of this energy."""
    state.jury_pile.remove(energy)
    state.jury_pile.append(energy)


@pytest.mark.rule("EX-E10", "EX-117", "EX-118", "EX-122", "EX-123")
def test_the_example_of_the_rulebooks(expo):
    draw_next(expo, STEAM)
    players = len(expo.players)
    act(expo, "play skyscraper")
    for _ in range(players - 1):
        act(expo, codes(expo)[1])
        if expo.agenda[-1].content()[0] == "buy-from-academy" or expo.agenda[-1].content()[0] != "play-card":
            act(expo, "stop")
    tops = [pile[-1] for pile in expo.project_piles]
    old = list(expo.station)
    money = expo.players[0].money
    events = listen(expo)
    act(expo, "play meeting-room", "money", "token 1 steel")
    assert expo.players[0].money == money + 1
    assert expo.jury[-1] == STEAM
    assert expo.open_projects[1] == PROJECTS.index("cruise-ship")
    assert [expo.open_projects[shape] for shape in (0, 2, 3, 4)] == [tops[shape] for shape in (0, 2, 3, 4)]
    assert expo.project_piles[0][0] == PROJECTS.index("electrocardiograph")
    assert expo.project_piles[2][0] == PROJECTS.index("synthetic-rubber")
    returned = [event.projects for event in events if isinstance(event, ProjectsReturned)]
    assert returned == [("project-electrocardiograph", "project-synthetic-rubber")]
    assert not set(expo.station) & set(old)
    assert len(expo.station) == 3 * players
    assert all(in_hand(expo, seat) == set(CARDS) for seat in range(players))
    assert expo.to_move() == (1,)


@pytest.mark.rule("EX-116")
@pytest.mark.parametrize("energy", [STEAM, ELECTRICITY])
def test_a_jury_tile_is_drawn_at_random_unless_one_was_chosen(expo, energy):
    draw_next(expo, energy)
    pile = list(expo.jury_pile)
    meet(expo)
    assert (expo.jury[-1], expo.jury_pile) == (energy, pile[:-1])


@pytest.mark.rule("EX-117")
def test_a_chosen_tile_sorts_the_academy_too(expo):
    meet(expo, "jury electricity")
    assert PROJECTS.index("cruise-ship") in expo.project_piles[1]
    assert expo.open_projects[0] == PROJECTS.index("electrocardiograph")
    assert expo.open_projects[2] == PROJECTS.index("synthetic-rubber")


@pytest.mark.rule("EX-118")
def test_newcomers_stay_whatever_their_energy_and_an_exhausted_shape_stays_empty(expo):
    newcomer = PROJECTS.index("washing-machine")
    expo.open_projects[1] = NONE
    expo.project_piles[1].insert(0, PROJECTS.index("cruise-ship"))
    expo.project_piles[1].remove(newcomer)
    expo.project_piles[1].append(newcomer)
    for project in expo.project_piles[4]:
        expo.players[0].front.append(project)
    expo.project_piles[4].clear()
    expo.unseen[4] = 0
    meet(expo, "jury steam")
    assert (expo.open_projects[1], expo.box.energy[newcomer]) == (newcomer, ELECTRICITY)
    assert expo.open_projects[4] == NONE


@pytest.mark.rule("EX-119")
def test_a_project_put_under_an_empty_pile_comes_straight_back(expo):
    expo.players[0].front += expo.project_piles[1]
    expo.project_piles[1].clear()
    expo.unseen[1] = 0
    meet(expo, "jury electricity")
    assert expo.open_projects[1] == PROJECTS.index("cruise-ship")
    assert (expo.project_piles[1], expo.unseen[1]) == ([], 0)


@pytest.mark.rule("EX-120")
def test_the_station_is_discarded_and_renewed(expo):
    old = list(expo.station)
    meet(expo)
    assert sorted(expo.discard) == sorted(old)
    assert not set(expo.station) & set(old)
    assert NONE not in expo.station


@pytest.mark.rule("EX-121")
def test_when_the_pile_runs_out_the_discards_are_shuffled_and_drawing_goes_on(expo):
    leave(expo, 2)
    last = set(expo.pile[:2])
    spaces = len(expo.station)
    before = sorted([*expo.discard, *expo.station])
    events = listen(expo)
    meet(expo)
    assert last <= set(expo.station)
    assert [event.tiles for event in events if isinstance(event, PileReshuffled)] == [len(before)]
    assert (expo.discard, expo.undrawn) == ([], len(before) - spaces + 2)


@pytest.mark.rule("EX-121")
def test_the_new_pile_is_shuffled():
    orders = set()
    for seed in range(20):
        state = new_expo(2, seed=str(seed))
        tiles = list(state.box.resources)
        state.pile, state.undrawn = (), 0
        state.discard = tiles[:]
        first = state.draw_tile()
        assert sorted([first, *state.pile[: state.undrawn]]) == tiles
        assert [*state.pile[: state.undrawn], first] not in (tiles, tiles[::-1])
        orders.add((*state.pile[: state.undrawn], first))
    assert len(orders) == 20


@pytest.mark.rule("EX-121")
def test_when_tiles_lack_spaces_stay_empty(expo):
    leave(expo, 0)
    expo.players[0].front += expo.discard
    expo.discard.clear()
    kept = expo.station[:2]
    expo.players[0].front += expo.station[2:]
    expo.station[2:] = [NONE] * (len(expo.station) - 2)
    events = listen(expo)
    meet(expo)
    assert sorted(expo.station[:2]) == sorted(kept)
    assert set(expo.station[2:]) == {NONE}
    assert [len(event.tiles) for event in events if isinstance(event, StationFilled)] == [2]


@pytest.mark.rule("EX-122")
def test_everybody_takes_back_all_cards_the_improved_ones_too(expo):
    lay(expo, 0, "improved-skyscraper", "a3")
    act(expo, "play skyscraper", "play academy", "stop")
    expo.agenda = expo.agenda[:1]
    while expo.to_move() != (0,):
        act(expo, "play skyscraper" if "play skyscraper" in codes(expo) else "play laboratory")
        if expo.agenda[-1].content()[0] != "play-card":
            act(expo, "stop")
    meet(expo)
    assert all(in_hand(expo, seat) == set(CARDS) for seat in range(len(expo.players)))
    assert expo.view(None)["players"][0]["improved"] == ["skyscraper"]
    assert [player["last"] for player in expo.view(None)["players"]] == [None] * len(expo.players)


@pytest.mark.rule("EX-123")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_left_neighbour_of_the_meeting_begins(expo, seat):
    if seat:
        act(expo, "play skyscraper")
    meet(expo)
    assert expo.to_move() == ((seat + 1) % len(expo.players),)
    assert_refused(expo, "play meeting-room", why="illegal-meeting-first")


@pytest.mark.rule("EX-124")
def test_everything_else_is_untouched(expo):
    lay(expo, 1, "cellophane", "a3")
    give(expo, 1, "steel-manual", "batteries")
    token(expo, 1, 1, "steel", 4)
    expo.players[1].prestige = 7
    before = expo.players[1].laboratory.content(), in_front(expo, 1), expo.players[1].money, expo.patents.content()
    technologies = expo.technologies
    meet(expo)
    after = expo.players[1].laboratory.content(), in_front(expo, 1), expo.players[1].money, expo.patents.content()
    assert before == after
    assert (expo.technologies, expo.players[1].prestige) == (technologies, 7)
