"""What the scripts of Expo 1906 work out themselves is what the engine says: supply, and why a tile cannot be put."""

from functools import cache
from random import Random

from tests.games.expo_1906.positions import bare, complete, lab, new_expo
from universelle.core.errors import IllegalAction
from universelle.games.expo_1906.game import GAME
from universelle.games.expo_1906.rules.components import (
    CELL_NAMES,
    FIRST_RESOURCE,
    PROJECTS,
    TYPES,
    is_satisfied,
    units,
)
from universelle.games.expo_1906.rules.laboratory import CELL, PIECE_SHIFT, SPOT, laid_at
from universelle.games.expo_1906.rules.state import Expo
from universelle.games.expo_1906.rules.steps.working import MOVE_TILE
from universelle.games.expo_1906.rules.view import piece_view

EASY = {
    "projects": {
        name: {"needs": [f"1 {TYPES[2 * pair + (number >> pair & 1)]}" for pair in range(4)]}
        for number, name in enumerate(PROJECTS)
    },
    "resource_units": {"double": 4, "single": 3},
}
REASONS = {
    "illegal-outside": "outside",
    "illegal-covers": "covers",
    "illegal-same-spot": "same-spot",
    "illegal-breaks-project": "breaks",
}
READ = """
  const {cellOf, faces, supply} = await import("/static/expo-1906/supply.js");
  const {Holding} = await import("/static/expo-1906/holding.js");
  const number = mask => BigInt("0x" + mask);
  const hold = ({there: {projects, technologies, tiles, units, free}, piece: {fits, home, ...piece}}) => {
    const there = list => list.map(each => ({...each, cells: each.cells.map(cellOf)}));
    const small = tiles.map(each => ({...each, cell: cellOf(each.cell)}));
    const pieces = {projects: there(projects), technologies: there(technologies), tiles: small, units};
    const laboratory = {rows: 7, columns: 7, free: number(free), pieces};
    return new Holding(laboratory, {...piece, home: home ?? undefined, fits: fits.map(number)});
  };
"""
COUNT = f"""async cases => {{ {READ}
  return cases.map(each => {{
    const holding = Object.assign(hold(each), {{cell: each.cell, turn: each.turn}});
    const {{pieces}} = holding.laboratory;
    const then = holding.effects();
    const names = some => then.filter(some).map(({{project}}) => project.key).sort();
    return {{
      now: Object.fromEntries(pieces.projects.map(({{key, cells}}) => [key, supply(faces(pieces), cells)])),
      then: Object.fromEntries(then.map(({{project, has}}) => [project.key, has])),
      completed: names(({{completes}}) => completes),
      fed: names(({{fed}}) => fed.length),
    }};
  }});
}}"""
EXPLAIN = f"""async cases => {{ {READ}
  return cases.map(each => {{
    const holding = hold(each);
    return each.spots.map(([cell, turn]) => {{
      Object.assign(holding, {{cell, turn}});
      return holding.fits() ? "fits" : holding.why().reason;
    }});
  }});
}}"""


def test_supply_is_what_the_engine_counts(page):
    """Of pieces that are placed and of pieces that are moved."""
    rng = Random(1906)
    cases, expected = [], []
    while len(cases) < 300:
        state = random_laboratory(rng)
        tile = rng.choice(lab(state).tiles) if rng.random() < 0.5 else None
        piece = rng.choice(not_lying(state)) if tile is None else tile >> PIECE_SHIFT
        case = {"there": told(state), "piece": held(state, piece, tile)}
        answer: dict = {"now": supply(state)}
        if tile is not None:
            lab(state).lift(tile)
        without = supply(state)
        if (spot := random_spot(state, piece, rng)) is None:
            continue
        lab(state).put(piece, spot)
        answer |= {"then": supply(state), "completed": completed(state), "fed": gaining(state, without)}
        cases.append(case | {"cell": spot & CELL, "turn": spot // 64})
        expected.append(answer)
    page.goto("/")
    assert page.evaluate(COUNT, cases) == expected
    assert sum([bool(answer["completed"]) for answer in expected]) > 3
    assert sum([bool(answer["fed"]) for answer in expected]) > 20


def test_reasons_are_those_of_the_engine(page):
    """A tile cannot stick out, lie on something else or as it lies, or leave a completed Project without something."""
    rng = Random(1906)
    cases, expected = [], []
    while len(cases) < 60:
        state = random_laboratory(rng)
        laboratory = lab(state)
        tiles = [tile for tile in laboratory.tiles if any(laboratory.moves(tile))]
        needed = [
            tile for tile in tiles if laboratory.projects_needing(tile) or laboratory.is_completed(tile >> PIECE_SHIFT)
        ]
        large = [tile for tile in laboratory.tiles if tile >> PIECE_SHIFT < FIRST_RESOURCE]
        if not tiles:
            continue
        tile = rng.choice(large if large and rng.random() < 0.3 else needed or tiles)
        piece = tile >> PIECE_SHIFT
        view = held(state, piece, tile)
        cells = [cell for cell in range(64) if state.box.floor.mask >> cell & 1]
        spots = [(cell, turn) for cell in cells for turn in range(len(view["turns"]))]
        state.held = piece
        state.agenda = [MOVE_TILE[0]]
        cases.append({"there": told(state), "piece": view, "spots": spots})
        expected.append([answer(state, f"put {CELL_NAMES[cell]} {turn}") for cell, turn in spots])
    page.goto("/")
    assert page.evaluate(EXPLAIN, cases) == expected
    assert {answer for answers in expected for answer in answers} == {"fits", *REASONS.values()}


def answer(state: Expo, code: str) -> str:
    try:
        state.clone().apply(0, GAME.catalogue.parse(code))
    except IllegalAction as refusal:
        return REASONS[refusal.message.key]
    return "fits"


# Laboratories


@cache
def beginnings() -> list[Expo]:
    """As the house has it, and where Projects need little and tiles give much."""
    return [new_expo(2), new_expo(2, values=EASY)]


def random_laboratory(rng: Random) -> Expo:
    """A position in which the first player's laboratory is full; what has all it needs is completed, mostly."""
    state = rng.choice(beginnings()).clone()
    if rng.random() < 0.5:
        bare(state)
    large = rng.sample(range(FIRST_RESOURCE), 4)
    small = rng.sample(range(FIRST_RESOURCE, len(state.box.names)), 25)
    for piece in [*large, *small]:
        spots = [random_spot(state, piece, rng) for _ in range(8)]
        if spots[0] is not None:
            lab(state).put(piece, max(spots, key=lambda spot: generosity(state, laid_at(piece, spot))))
    for project in completed(state):
        if rng.random() < 0.8:
            complete(state, 0, project)
    return state


def generosity(state: Expo, tile: int) -> int:
    """How many types of what Projects need a tile would give them."""
    given = [(by_type(lab(state).supply_from(tile, cells)), name) for name, cells in open_projects(state).items()]
    return sum([len(set(gifts) & set(by_type(needs(state, name)))) for gifts, name in given])


def random_spot(state: Expo, piece: int, rng: Random) -> int | None:
    room = lab(state).room(piece, lab(state).free())
    spots = [64 * turn + cell for turn, mask in enumerate(room) for cell in range(64) if mask >> cell & 1]
    return rng.choice(spots) if spots else None


def not_lying(state: Expo) -> list[int]:
    """Pieces of every sort, the small ones not more often than the others."""
    taken = {tile >> PIECE_SHIFT for tile in lab(state).tiles}
    return [piece for piece in range(2 * FIRST_RESOURCE) if piece not in taken]


def projects(state: Expo) -> dict[str, int]:
    """Where the Projects lie."""
    tiles = {tile >> PIECE_SHIFT: tile for tile in lab(state).tiles}
    return {PROJECTS[piece]: lab(state).cells(tile) for piece, tile in tiles.items() if piece < len(PROJECTS)}


def needs(state: Expo, project: str) -> int:
    return state.box.needs[PROJECTS.index(project)]


def open_projects(state: Expo) -> dict[str, int]:
    """Those that were not completed."""
    return {name: cells for name, cells in projects(state).items() if not lab(state).is_completed(PROJECTS.index(name))}


# What the engine says


def supply(state: Expo) -> dict[str, dict[str, int]]:
    """What every Project is given, by type."""
    return {name: by_type(lab(state).supply(cells)) for name, cells in projects(state).items()}


def by_type(packed: int) -> dict[str, int]:
    return {kind: units(packed, number) for number, kind in enumerate(TYPES) if units(packed, number)}


def completed(state: Expo) -> list[str]:
    """The Projects that have all they need and were not completed before."""
    return sorted(
        name
        for name, cells in open_projects(state).items()
        if is_satisfied(lab(state).supply(cells), needs(state, name))
    )


def gaining(state: Expo, before: dict[str, dict[str, int]]) -> list[str]:
    """The Projects, not completed, that have more of what they need than before."""
    gained = []
    for name, cells in open_projects(state).items():
        wanted, old, new = by_type(needs(state, name)), before.get(name, {}), by_type(lab(state).supply(cells))
        if any([min(new.get(kind, 0), count) > old.get(kind, 0) for kind, count in wanted.items()]):
            gained.append(name)
    return sorted(gained)


# What the page tells the script


def told(state: Expo) -> dict:
    """A laboratory."""
    tiles = state.view(0)["players"][0]["tiles"]
    large = [each for each in tiles if "project" in each]
    return {
        "projects": [
            {"key": each["project"], "cells": each["cells"], "needs": each["needs"], "done": each["completed"]}
            for each in large
        ],
        "technologies": [{"cells": each["cells"], "gives": each["gives"]} for each in tiles if "technology" in each],
        "tiles": [each for each in tiles if "tile" in each],
        "units": [most_units(state.box.gives), most_units(state.box.gives_less)],
        "free": f"{lab(state).free():x}",
    }


def most_units(gives: list[int]) -> int:
    """What the first Resource tile gives of something."""
    return max(by_type(gives[FIRST_RESOURCE]).values())


def held(state: Expo, piece: int, tile: int | None = None) -> dict:
    """A piece in hand; one that lies is moved."""
    view = piece_view(state.box, piece)
    shapes = state.view(0)["laboratory"]["shapes"]
    room = lab(state).room(piece, lab(state).free()) if tile is None else lab(state).moves(tile)
    return {
        "kind": "tile" if "tile" in view else "project" if "project" in view else "technology",
        "key": view.get("project", ""),
        "turns": shapes[view["shape"]] if "shape" in view else [[[0, 0]]] * 4,
        "fits": [f"{mask:x}" for mask in room],
        "units": view.get("needs") or view.get("gives") or {},
        "double": view.get("double", ""),
        "single": view.get("single", ""),
        "home": None if tile is None else {"cell": tile & CELL, "turn": (tile & SPOT) // 64},
    }
