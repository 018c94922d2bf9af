"""Points: for places in an area, for sets of approved exhibits, and the final order."""

from __future__ import annotations

from collections.abc import Sequence

from universelle.games.worlds_fair_1893.components import Award, Box


def area_awards(box: Box, supporters: Sequence[int]) -> list[Award | None]:
    """What each seat gains in an area, by the supporters of each standing there. Nobody ranks without one."""
    most = max(supporters)
    if not most:
        return [None] * len(supporters)
    if supporters.count(most) > 1:  # a tie for first leaves no second place
        return [box.tied_first if count == most else None for count in supporters]
    next_most = max([count for count in supporters if count != most])
    second = box.second if supporters.count(next_most) == 1 else box.tied_second
    awards: list[Award | None] = []
    for count in supporters:
        if count == most:
            awards.append(box.first)
        elif count == next_most and count:
            awards.append(second)
        else:
            awards.append(None)
    return awards


def token_points(set_points: Sequence[int], tokens: Sequence[int]) -> int:
    """Sets of different categories, the largest possible first."""
    points = 0
    for size in range(1, max(tokens) + 1):
        points += set_points[len([count for count in tokens if count >= size])]
    return points


def places(results: Sequence[tuple[int, int, int]]) -> list[int]:
    """The place of each result among all, the greatest first; equals share a place."""
    return [1 + len([other for other in results if other > result]) for result in results]
