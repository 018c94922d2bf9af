"""The score sheet: prestige so far, completed Projects, Patents tokens, and what their chits count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from universelle.contract.score_sheet import SPACIOUS, Entries, Field, Group, Groups, ScoreSheet
from universelle.core.message import Message, Name
from universelle.games.expo_1906.rules.components import (
    CHIT_NAMES,
    CHITS,
    ELECTRICITY,
    FIRST_TECHNOLOGY,
    MOST_TOKENS,
    PROJECT_COUNT,
    SHAPE_COUNT,
    STEAM,
    TECHNOLOGIES,
    TYPE_NAMES,
    TYPES,
    Box,
)
from universelle.games.expo_1906.rules.laboratory import Laboratory, laid_at
from universelle.games.expo_1906.rules.state import START, Expo

PRESTIGE: Final = Name("sheet-prestige")
ENERGIES: Final = (STEAM, ELECTRICITY)
EARLY: Final = 0  # a token before the steps that bring points
LATE: Final = 1  # on one of these; greater numbers are chits


def groups(box: Box) -> Groups:
    jury = [_of_energy("jury", kind, most=box.jury_tiles.count(kind)) for kind in ENERGIES]
    projects = [_of_energy("projects", kind, in_box=box.energy.count(kind)) for kind in ENERGIES]
    return (
        Group(Message("sheet-jury"), tuple(jury), of_table=True),
        Group(Message("sheet-track"), (Field("prestige", Message(PRESTIGE), "prestige"),)),
        Group(Message("sheet-completed"), tuple(projects)),
        Group(Message("sheet-tokens"), tuple([_token(box, number) for number in range(box.tokens)])),
        Group(
            Message("sheet-counted"),
            (
                Field("money", Message("sheet-money"), "lira", most=box.most_money),
                Field("rebuilt", Message("sheet-rebuilt"), "brussels-1897", most=len(box.scrap)),
                Field("technologies", Message("sheet-technologies"), "paris-1900", in_box=len(TECHNOLOGIES)),
                Field("shapes", Message("sheet-shapes"), "milan-1906", most=SHAPE_COUNT),
            ),
            note=Message("sheet-counted-note"),
        ),
    )


def lay(state: Expo, entries: Entries) -> None:
    """The last card has been played."""
    state.jury = [kind for kind in ENERGIES for _ in range(entries.of_table(f"jury-{TYPES[kind]}"))]
    state.patents.chits = list(range(len(CHITS)))  # as many rows as chits: each has one
    projects = {kind: [n for n in range(PROJECT_COUNT) if state.box.energy[n] == kind] for kind in ENERGIES}
    for seat, player in enumerate(state.players):
        player.prestige = entries.of(seat, "prestige")
        player.money = entries.of(seat, "money")
        completed = 0
        for kind in ENERGIES:
            count = entries.of(seat, f"projects-{TYPES[kind]}")
            done, projects[kind] = projects[kind][:count], projects[kind][count:]
            completed |= sum([1 << project for project in done])
        player.laboratory = _laboratory(state.box, seat, entries, completed)
        for number in range(state.box.tokens):
            _lay_token(state, seat * MOST_TOKENS + number, entries.of(seat, f"token-{number + 1}"))


def before(state: Expo) -> Mapping[Name, Sequence[int]]:
    return {PRESTIGE: [player.prestige for player in state.players]}


def _of_energy(what: str, kind: int, most: int = SPACIOUS, in_box: int = SPACIOUS) -> Field:
    return Field(f"{what}-{TYPES[kind]}", Message(TYPE_NAMES[kind]), TYPES[kind], most=most, in_box=in_box)


def _token(box: Box, number: int) -> Field:
    """Where one of a player's tokens is, as far as it matters."""
    last = box.steps - 1
    late = Message("sheet-late", {"first": box.points_from, "last": last, "points": box.step_points})
    chits = [Message("sheet-on-chit", {"chit": chit}) for chit in CHIT_NAMES]
    name = Message("sheet-token", {"number": number + 1})
    return Field(f"token-{number + 1}", name, "journal", choices=(Message("sheet-early"), late, *chits))


def _lay_token(state: Expo, token: int, place: int) -> None:
    if place > LATE:
        state.patents.move(token, place - LATE - 1, state.box.steps)
    else:
        state.patents.move(token, 0, state.box.points_from if place == LATE else START)


def _laboratory(box: Box, seat: int, entries: Entries, completed: int) -> Laboratory:
    """One in which so much lies as was entered: where it lies counts for nothing."""
    shapes = [box.shape_of.index(shape) for shape in range(entries.of(seat, "shapes"))]
    technologies = [FIRST_TECHNOLOGY + number for number in range(entries.of(seat, "technologies"))]
    tiles = [laid_at(piece, 0) for piece in (*shapes, *technologies)]
    rebuilt = sum([1 << cell for cell in box.scrap[: entries.of(seat, "rebuilt")]])
    scrap = sum([1 << cell for cell in box.scrap]) & ~rebuilt
    return Laboratory(box, tiles, scrap | rebuilt, scrap, completed)


SCORE_SHEET: Final = ScoreSheet(groups, lay, before)
