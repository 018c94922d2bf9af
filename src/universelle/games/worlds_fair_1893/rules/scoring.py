"""Points: for places in an area, and for sets of approved exhibits."""

from __future__ import annotations

from collections.abc import Sequence

from universelle.games.worlds_fair_1893.rules.components import NO_PLACE, Award, Box


def area_awards(box: Box, supporters: list[int]) -> list[Award]:
    """Each seat's award, given the supporters of each seat in an area. Seats without supporters get none."""
    most = leaders = next_most = runners_up = 0
    for count in supporters:
        if count > most:
            next_most, runners_up = most, leaders
            most, leaders = count, 1
        elif count == most:
            leaders += 1
        elif count > next_most:
            next_most, runners_up = count, 1
        elif count == next_most:
            runners_up += 1
    first = box.first if leaders == 1 else box.tied_first
    second = NO_PLACE if leaders > 1 else box.second if runners_up == 1 else box.tied_second
    awards: list[Award] = []
    for count in supporters:
        if not count or count < next_most:
            awards.append(NO_PLACE)
        else:
            awards.append(first if count == most else second)
    return awards


def token_points(set_points: Sequence[int], tokens: Sequence[int]) -> int:
    """Sets of different categories, the largest possible first."""
    points = 0
    for size in range(1, max(tokens) + 1):
        points += set_points[len([count for count in tokens if count >= size])]
    return points


def supporters_going_home(count: int) -> int:
    """How many of a seat's supporters in an area return to the supply after a scoring: half of them, rounded down."""
    return count // 2
