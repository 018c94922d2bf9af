"""What belongs to a player, in a view."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from universelle.games.expo_1906.rules.components import (
    CARDS,
    CELL_NAMES,
    CHITS,
    MEETING_ROOM,
    MOST_TOKENS,
    NONE,
    PARIS_1889,
    PROJECT_COUNT,
    PROJECTS,
    Box,
)
from universelle.games.expo_1906.rules.laboratory import PIECE_SHIFT, Laboratory
from universelle.games.expo_1906.rules.scoring import chit_points, completion_points, eiffel_points, step_points
from universelle.games.expo_1906.rules.view import BarView, LaidPieceView, PieceView, PlayerView, TokenView
from universelle.games.expo_1906.rules.views.boards import chit_or_none, type_or_none
from universelle.games.expo_1906.rules.views.pieces import laid_view, piece_view

if TYPE_CHECKING:
    from universelle.games.expo_1906.rules.state import Expo, Player

Pieces: TypeAlias = tuple[int, ...]

PARTS: Final = 1024  # that are remembered, the last ones used


def player_view(state: Expo, seat: int, place: int) -> PlayerView:
    player, patents, first = state.players[seat], state.patents, seat * MOST_TOKENS
    laboratory = player.laboratory
    return _player_with(
        state.box,
        place,
        (player.money, player.prestige, player.hand.bit_count(), player.last),
        tuple(player.front),
        (tuple(sorted(laboratory.tiles)), laboratory.occupied, laboratory.scrap, laboratory.completed),
        player.start_scrap,
        tuple(patents.rows[first : first + state.box.tokens]),
        tuple(patents.steps[first : first + state.box.tokens]),
        tuple(patents.chits),
        tuple(patents.rows_led(seat)),
        tuple(state.open_projects),
        not state.agenda,
    )


@lru_cache(PARTS)
def _player_with(
    box: Box,
    place: int,
    counts: tuple[int, int, int, int],
    front: Pieces,
    content: tuple[Pieces, int, int, int],
    start_scrap: int,
    rows: tuple[int, ...],
    steps: tuple[int, ...],
    chits: tuple[int, ...],
    rows_led: tuple[int, ...],
    offered: Pieces,
    over: bool,
) -> PlayerView:
    money, prestige, cards, last = counts
    tiles, occupied, scrap, completed = content
    laboratory = Laboratory(box, list(tiles), occupied, scrap, completed)
    own = [piece for piece in (*front, *[laid >> PIECE_SHIFT for laid in tiles]) if piece < PROJECT_COUNT]
    projects = [project for project in (*offered, *own) if project != NONE and not laboratory.is_completed(project)]
    counted = _before_towers(box, prestige, rows, steps, chits) if over else prestige
    return {
        "place": place,
        "money": money,
        "prestige": prestige,
        "hand": None,
        "cards": cards,
        "last": None if last == NONE else CARDS[last],
        "improved": _improved(box, tiles),
        "barred": {},
        "completed": _completed(completed),
        "tokens": _tokens(box, rows, steps, chits),
        "front": _front(box, front),
        "scrap": _scrap(box, scrap),
        "start_scrap": _scrap(box, start_scrap),
        "tiles": _tiles(box, tiles, completed),
        "worth": _worth(box, tuple(projects), rows_led),
        "chits": {
            chit: eiffel_points(box, counted)
            if number == PARIS_1889
            else chit_points(box, number, laboratory, money, start_scrap)
            for number, chit in enumerate(CHITS)
        },
    }


def _before_towers(box: Box, prestige: int, rows: Pieces, steps: Pieces, chits: Pieces) -> int:
    """The points at the end of the game to which the chits of Paris 1889 were added."""
    towers = len([row for row, step in zip(rows, steps) if step == box.steps and chits[row] == PARIS_1889])
    return max([points for points in range(prestige + 1) if points + towers * eiffel_points(box, points) <= prestige])


@lru_cache(PARTS)
def _improved(box: Box, tiles: Pieces) -> list[str]:
    laboratory = Laboratory(box, list(tiles), 0, 0, 0)
    return [CARDS[card] for card in range(MEETING_ROOM) if laboratory.improves(card)]


@lru_cache(PARTS)
def _completed(projects: int) -> list[str]:
    return [PROJECTS[project] for project in range(PROJECT_COUNT) if projects >> project & 1]


@lru_cache(PARTS)
def _tokens(box: Box, rows: tuple[int, ...], steps: tuple[int, ...], chits: tuple[int, ...]) -> list[TokenView]:
    return [
        {
            "row": type_or_none(row),
            "step": step,
            "points": step_points(box, step),
            "chit": None if step < box.steps else chit_or_none(chits[row]),
        }
        for row, step in zip(rows, steps)
    ]


@lru_cache(PARTS)
def _front(box: Box, pieces: Pieces) -> list[PieceView]:
    return [piece_view(box, piece) for piece in pieces]


@lru_cache(PARTS)
def _scrap(box: Box, cells: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in box.scrap if cells >> cell & 1]


@lru_cache(PARTS)
def _tiles(box: Box, tiles: Pieces, completed: int) -> list[LaidPieceView]:
    laboratory = Laboratory(box, list(tiles), 0, 0, completed)
    return [laid_view(laboratory, laid) for laid in tiles]


@lru_cache(PARTS)
def _worth(box: Box, projects: Pieces, rows_led: tuple[int, ...]) -> dict[str, int]:
    """The points of the open projects in the Academy, those in front of a player and those not completed."""
    return {PROJECTS[project]: completion_points(box, list(rows_led), project) for project in projects}


def with_hand(state: Expo, seat: int, public: PlayerView) -> PlayerView:
    return {**public, "hand": _hand(state.players[seat]), "barred": _barred(state, seat)}


def _hand(player: Player) -> list[str]:
    return [card for number, card in enumerate(CARDS) if player.hand >> number & 1]


def _barred(state: Expo, seat: int) -> dict[str, BarView]:
    """The cards in a hand that may not be played; once the end is near, all that count are last cards."""
    player = state.players[seat]
    barred: dict[str, BarView] = {}
    has_meeting = bool(player.hand >> MEETING_ROOM & 1)
    if state.ender != NONE:
        if has_meeting:
            barred[CARDS[MEETING_ROOM]] = {"why": "last-card", "seat": None}
        return barred
    if has_meeting and player.is_first_turn():
        barred[CARDS[MEETING_ROOM]] = {"why": "first-turn", "seat": None}
    card = state.barred_card(seat)
    if card != NONE and player.hand >> card & 1:
        solo = len(state.players) == 1
        barred[CARDS[card]] = {
            "why": "ghost" if solo else "neighbour",
            "seat": None if solo else state.previous_seat(seat),
        }
    return barred


def view_of_player(state: Expo, seat: int) -> PlayerView:
    """What a seat knows of what belongs to it."""
    return with_hand(state, seat, player_view(state, seat, state.standings()[seat]))
