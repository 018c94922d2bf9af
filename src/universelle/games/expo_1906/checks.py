"""What the tests need to know about Expo 1906: editions, the pieces in the box, and what matches must show."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from universelle.contract.checks import Checks, events_in
from universelle.games.expo_1906.rules import events
from universelle.games.expo_1906.rules.components import CARD_NAMES, default_components
from universelle.games.expo_1906.rules.state import Expo


def _pieces(state: Expo) -> tuple[object, object]:
    """Every tile once, save Scrap that was removed; every chit; cells are covered by what lies on them."""
    box, patents = state.box, state.patents
    pieces = [*state.pile[: state.undrawn], *state.discard, *state.station, *state.open_projects]
    pieces += [30 + number for number in range(13) if state.technologies >> number & 1]
    for pile in state.project_piles:
        pieces += pile
    occupied = []
    for player in state.players:
        laboratory = player.laboratory
        pieces += [*player.front, *[tile >> 8 for tile in laboratory.tiles]]
        occupied.append(laboratory.scrap + sum(laboratory.cells(tile) for tile in laboratory.tiles))
    chits = [chit for chit in range(6) if patents.chits_left >> chit & 1] + [
        chit for chit in patents.chits if chit >= 0
    ]
    standing = sorted(token for order in patents.order for token in order)
    found = (
        sorted(piece for piece in pieces if piece >= 0),
        sorted(state.jury + state.jury_pile),
        sorted(chits),
        standing,
    )
    held = (
        list(range(len(box.names))),
        sorted(box.jury_tiles),
        list(range(6)),
        [token for token, row in enumerate(patents.rows) if row >= 0],
    )
    return (*found, occupied), (*held, [player.laboratory.occupied for player in state.players])


def _names(state: Expo) -> Iterable[str]:
    """Every tile, card, chit and type; every reason for points and every end."""
    view = state.view(None)
    yield from state.box.names
    yield from CARD_NAMES
    yield from [f"card-improved-{tile['improves']}" for tile in view["academy"]["technologies"] if tile["improves"]]
    yield from [f"chit-{chit}" for chit in view["patents"]["chits"]]
    yield from [f"resource-{row['row']}" for row in view["patents"]["rows"]]
    yield from [f"resource-{energy}" for energy in view["jury"]["left"]]
    yield from [f"reason-{reason}" for reason in ("projects", "leadership", "jury", "steps", "chits")]
    yield from [f"end-{why}" for why in ("jury", "patents", "projects")]


DEFAULT = default_components()
SMALL_NEEDS = {
    key: {"needs": [f"1 {need.split()[1]}" for need in project["needs"]], "prestige": 12}
    for key, project in DEFAULT["projects"].items()
}
SCARCE = [
    kind for kind, copies in DEFAULT["resource_tiles"].items() if copies == 2 and not kind.startswith(("st", "co"))
]
CHECKS: Final = Checks(
    short={"jury": {"start": 8}},
    editions=(
        # A large laboratory, a short Patents Office, tiles of two opposed types.
        {
            "laboratory": {"rows": 8, "columns": 8},
            "scrap": {"cells": ["a1", "h1", "a8", "h8", "d4"]},
            "resource_tiles": {
                f"{one}-{other}": 1
                for a, b in (
                    ("steel", "copper"),
                    ("manual", "automated"),
                    ("empirical", "scientific"),
                    ("steam", "electricity"),
                )
                for one, other in ((a, b), (b, a))
            },
            "patents": {"tokens_each_player": 2, "steps": 4, "points_from": 3},
            "jumps": {"links": ["steel-copper at 2 for 0", "copper-manual at 3 for 9", "manual-automated at 4 for 1"]},
            "meeting": {"actions": 3, "points": 2},
        },
        # A narrow laboratory, generous tiles, modest Projects: many get completed.
        {
            "laboratory": {"rows": 5, "columns": 5},
            "scrap": {"cells": ["a1"]},
            "levels": {"student": 1},
            "resource_units": {"double": 6, "single": 6},
            "projects": SMALL_NEEDS,
            "patents": {"steps": 5, "points_from": 2},
            "jumps": {"links": ["steel-copper at 3 for 0", "empirical-scientific at 2 for 3"]},
            "end": {"projects": 1},
            "jury": {"spaces": 60},
            "solo": {"target": 5},
            "jury_tiles": {"steam": 9, "electricity": 60},
            "train_station": {"first": 0, "second": 0, "third": 0},
            "academy": {"price": 0},
        },
        # Few Resource tiles: the pile runs out.
        {"resource_tiles": dict.fromkeys(SCARCE, 0), "laboratory_work": {"tiles": 6, "improved_tiles": 9}},
    ),
    pieces=_pieces,
    names=_names,
    events=events_in(events),
)
