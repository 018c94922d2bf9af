"""Points: for completed Projects, the Jury, the Patents Office and its chits."""

from __future__ import annotations

from collections.abc import Sequence

from universelle.games.expo_1906.rules.components import (
    BRUSSELS_1897,
    CHICAGO_1893,
    ELECTRICITY,
    LIEGE_1905,
    MILAN_1906,
    NONE,
    PARIS_1900,
    PROJECT_COUNT,
    STEAM,
    Box,
    units,
)
from universelle.games.expo_1906.rules.laboratory import Laboratory


def counting_rows(box: Box, rows_led: list[int], project: int) -> list[int]:
    """Those of the rows that a player leads whose types a project needs."""
    needs = box.needs[project]
    return [row for row in rows_led if units(needs, row)]


def completion_points(box: Box, rows_led: list[int], project: int) -> int:
    """What a project brings to a player who completes it, leadership included."""
    return box.prestige[project] + box.leader_points * len(counting_rows(box, rows_led, project))


def preferred_energy(jury: Sequence[int]) -> int:
    """The energy with more Jury tiles; NONE if both have as many."""
    steam, electricity = jury.count(STEAM), jury.count(ELECTRICITY)
    return NONE if steam == electricity else STEAM if steam > electricity else ELECTRICITY


def jury_points(box: Box, completed: int, energy: int) -> int:
    """Points for the completed Projects of the preferred energy."""
    points = 0
    for project in range(PROJECT_COUNT):
        if completed >> project & 1 and box.energy[project] == energy:
            points += box.jury_points
    return points


def step_points(box: Box, step: int) -> int:
    """What a token on a step brings; on the last one its row's chit counts instead."""
    return box.points_by_step[step - 1]


def chit_points(box: Box, chit: int, laboratory: Laboratory, money: int, start_scrap: int) -> int:
    """What a chit brings, save that of Paris 1889, which counts all other points first."""
    if chit == CHICAGO_1893:
        return -(-money // box.wheel)
    if chit == BRUSSELS_1897:
        rebuilt = start_scrap & ~laboratory.scrap & laboratory.occupied
        return box.colonies * rebuilt.bit_count()
    if chit == PARIS_1900:
        return min(box.metro * laboratory.technologies(), box.metro_most)
    if chit == LIEGE_1905:
        return box.palace
    if chit == MILAN_1906:
        return box.tunnel * laboratory.shapes()
    return 0


def eiffel_points(box: Box, points: int) -> int:
    """What the chit of Paris 1889 brings a player with so many points."""
    return -(-points // box.eiffel)
