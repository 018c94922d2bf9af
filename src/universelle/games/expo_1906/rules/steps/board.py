"""What happens on the board by itself: money, the Academy, the Station, the Jury, the coming end."""

from __future__ import annotations

from universelle.core.message import Name
from universelle.games.expo_1906.rules.components import FIRST_TECHNOLOGY, NONE, PROJECT_COUNT, TYPE_NAMES
from universelle.games.expo_1906.rules.events import (
    END_JURY,
    EndNear,
    JuryDrawn,
    MoneyGained,
    ProjectOpened,
    ProjectsReturned,
    StationFilled,
)
from universelle.games.expo_1906.rules.state import Expo


def gain_money(state: Expo, seat: int, money: int) -> None:
    """What exceeds the end of the track is lost."""
    player = state.players[seat]
    gained = min(money, state.box.most_money - player.money)
    player.money += gained
    if state.events is not None:
        state.events.append(MoneyGained(seat, gained, player.money))


def is_station_empty(state: Expo) -> bool:
    return max(state.station) == NONE


def is_in_academy(state: Expo, piece: int) -> bool:
    if piece < PROJECT_COUNT:
        return piece in state.open_projects
    return bool(state.technologies >> piece - FIRST_TECHNOLOGY & 1)


def is_academy_empty(state: Expo) -> bool:
    return not state.technologies and max(state.open_projects) == NONE


def leave_academy(state: Expo, piece: int) -> None:
    if piece < PROJECT_COUNT:
        state.open_projects[state.open_projects.index(piece)] = NONE
    else:
        state.technologies &= ~(1 << piece - FIRST_TECHNOLOGY)


def return_projects(state: Expo, energy: int) -> None:
    """Open Projects of the other energy go under their piles, where everybody saw them go."""
    returned: list[int] = []
    for shape, project in enumerate(state.open_projects):
        if project != NONE and state.box.energy[project] != energy:
            state.project_piles[shape].insert(0, project)
            state.open_projects[shape] = NONE
            returned.append(project)
    if state.events is not None and returned:
        state.events.append(ProjectsReturned(tuple([state.box.names[project] for project in returned])))


def open_projects(state: Expo) -> None:
    """Every empty space of the Academy gets the top Project of its pile, whatever its energy."""
    for shape, pile in enumerate(state.project_piles):
        if state.open_projects[shape] == NONE and pile:
            state.open_projects[shape] = pile.pop()
            state.unseen[shape] = max(state.unseen[shape] - 1, 0)
            if state.events is not None:
                state.events.append(ProjectOpened(state.box.names[state.open_projects[shape]]))


def renew_station(state: Expo) -> None:
    """The tiles left are discarded, then every space is filled."""
    state.discard += [tile for tile in state.station if tile != NONE]
    for space in range(len(state.station)):
        state.station[space] = state.draw_tile()
    if state.events is not None:
        names = [state.box.names[tile] for tile in state.station if tile != NONE]
        state.events.append(StationFilled(tuple(names)))


def draw_jury(state: Expo, seat: int) -> None:
    energy = state.jury_pile.pop()
    if state.events is not None:
        state.events.append(JuryDrawn(TYPE_NAMES[energy]))
    lay_jury(state, seat, energy)


def lay_jury(state: Expo, seat: int, energy: int) -> None:
    """A Jury tile on the next space; the last one ends the game."""
    state.jury.append(energy)
    if len(state.jury) == state.box.jury_spaces:
        bring_end(state, seat, END_JURY)


def bring_end(state: Expo, seat: int, why: Name) -> None:
    """Something ends the game; what else does so later changes nothing."""
    if state.ender == NONE:
        state.ender = seat
        if state.events is not None:
            state.events.append(EndNear(why))
