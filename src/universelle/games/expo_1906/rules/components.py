"""The box: boards, tiles, cards and chits for a number of players, read from `components.toml`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any, Final, final

from universelle.core.chance import MOST_ITEMS
from universelle.core.edition import Boxes, Edition, Section, components_of
from universelle.core.errors import BadEdition
from universelle.core.message import Name
from universelle.games.expo_1906.meta import LEVELS, META

MAX_PLAYERS: Final = META.max_players
NONE: Final = -1  # no tile, card, chit, seat or row

# Resource types, in opposed pairs; the first six have a row in the Patents Office, the last two are energies.
TYPES: Final = ("steel", "copper", "manual", "automated", "empirical", "scientific", "steam", "electricity")
TYPE_COUNT: Final = 8
ROW_COUNT: Final = 6
STEAM: Final = 6
ELECTRICITY: Final = 7
ENERGIES: Final = ("steam", "electricity")

CARDS: Final = ("train-station", "academy", "laboratory", "journal", "skyscraper", "meeting-room")
CARD_COUNT: Final = 6
TRAIN_STATION: Final = 0
ACADEMY: Final = 1
LABORATORY: Final = 2
JOURNAL: Final = 3
SKYSCRAPER: Final = 4
MEETING_ROOM: Final = 5
WHOLE_HAND: Final = (1 << CARD_COUNT) - 1

CHITS: Final = ("paris-1889", "chicago-1893", "brussels-1897", "paris-1900", "liege-1905", "milan-1906")
PARIS_1889: Final = 0
CHICAGO_1893: Final = 1
BRUSSELS_1897: Final = 2
PARIS_1900: Final = 3
LIEGE_1905: Final = 4
MILAN_1906: Final = 5

SHAPES: Final = ("i", "square", "l", "t", "s")
SHAPE_COUNT: Final = 5
TURN_COUNT: Final = 4

# Cells of a laboratory: bit 8 * row + column, whatever its size. A spot is a cell and a turn: 64 * turn + cell.
STRIDE: Final = 8
CELL_COUNT: Final = 64
SPOT_COUNT: Final = 256
CELL_NAMES: Final = tuple([f"{'abcdefgh'[cell % STRIDE]}{cell // STRIDE + 1}" for cell in range(CELL_COUNT)])
CELLS: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}

# Patents tokens: those of each seat, whatever their number in an edition, then a ghost for each row.
MOST_TOKENS: Final = 3  # of a player
GHOSTS: Final = MAX_PLAYERS * MOST_TOKENS  # the first ghost
TOKEN_COUNT: Final = GHOSTS + ROW_COUNT
GHOST: Final = MAX_PLAYERS  # whose tokens the ghosts are, and who ends a solo game with the ghost's card: no seat
OWNERS: Final = (*[token // MOST_TOKENS for token in range(GHOSTS)], *[GHOST] * ROW_COUNT)  # by token

# Units of all types in one number, seven bits each; the highest of the seven stays free, to compare all at once.
FIELD: Final = 7
GUARDS: Final = sum([64 << FIELD * kind for kind in range(TYPE_COUNT)])
MOST_UNITS: Final = 6  # from one tile: ten neighbours of a Project then stay below the free bit

NEED: Final = re.compile(r"([1-9]) ([a-z]+)")
LINK: Final = re.compile(r"([a-z]+)-([a-z]+) at ([0-9]{1,2}) for ([0-9]{1,2})")

TYPE_NAMES: Final = tuple([Name(f"resource-{kind}") for kind in TYPES])
CARD_NAMES: Final = tuple([Name(f"card-{card}") for card in CARDS])
IMPROVED_NAMES: Final = tuple([Name(f"card-improved-{card}") for card in CARDS[:MEETING_ROOM]])
CHIT_NAMES: Final = tuple([Name(f"chit-{chit}") for chit in CHITS])


def default_components() -> dict[str, Any]:
    return components_of(__package__)


# Pieces: Projects first, then Technologies, then Resource tiles.
PROJECTS: Final = tuple([str(key) for key in default_components()["projects"]])
TECHNOLOGIES: Final = tuple([str(key) for key in default_components()["technologies"]])
PROJECT_COUNT: Final = 30
FIRST_TECHNOLOGY: Final = PROJECT_COUNT
FIRST_RESOURCE: Final = 43

# Kinds of tiles: each Project and each Technology is a kind of its own, with the number of its piece. Then come the
# kinds of Resource tiles, in notation the type with two units and the type with one.
RESOURCE_KINDS: Final = tuple([str(key) for key in default_components()["resource_tiles"] if key != "source"])
KIND_CODES: Final = (*PROJECTS, *TECHNOLOGIES, *RESOURCE_KINDS)
KIND_NAMES: Final = (
    *[Name(f"project-{project}") for project in PROJECTS],
    *[Name(f"technology-{technology}") for technology in TECHNOLOGIES],
    *[Name(f"tile-{kind}") for kind in RESOURCE_KINDS],
)


@final
class Shape:
    """Where a shape of four cells can lie, by turn and by its first cell in reading order."""

    def __init__(self, floor: int, turns: list[list[tuple[int, int]]], name: str) -> None:
        self.name = name
        self.turns = len(turns)  # that differ
        self.offsets: list[tuple[int, int, int]] = []  # from the first cell to the others, by turn
        self.fits: list[int] = []  # first cells with which it lies inside the laboratory, by turn
        self.cells = [0] * SPOT_COUNT  # covered, by spot; none where it does not fit
        self.neighbours = [0] * SPOT_COUNT  # beside it, by spot
        for turn, cells in enumerate(turns):
            self._lay(floor, turn, cells)

    def _lay(self, floor: int, turn: int, cells: list[tuple[int, int]]) -> None:
        first_row, first_column = cells[0]
        steps = [(row - first_row) * STRIDE + column - first_column for row, column in cells]
        self.offsets.append((steps[1], steps[2], steps[3]))
        fits = 0
        for cell in range(CELL_COUNT):
            row, column = divmod(cell, STRIDE)
            covered = [(row + r - first_row, column + c - first_column) for r, c in cells]
            if all([_inside(floor, r, c) for r, c in covered]):
                mask = sum([1 << r * STRIDE + c for r, c in covered])
                fits |= 1 << cell
                self.cells[turn * CELL_COUNT + cell] = mask
                self.neighbours[turn * CELL_COUNT + cell] = _around(floor, mask)
        self.fits.append(fits)

    def anchors(self, turn: int, free: int) -> int:
        """The first cells with which it lies on free cells only."""
        second, third, fourth = self.offsets[turn]
        return self.fits[turn] & free & free >> second & free >> third & free >> fourth


@final
class Floor:
    """The grid of a laboratory, and all that can be said of it beforehand."""

    def __init__(self, rows: int, columns: int, pictures: tuple[tuple[str, ...], ...]) -> None:
        self.rows = rows
        self.columns = columns
        self.mask = sum([1 << row * STRIDE + column for row in range(rows) for column in range(columns)])
        self.beside = [_around(self.mask, 1 << cell) for cell in range(CELL_COUNT)]
        self.doubles = [0] * SPOT_COUNT  # cells fed by the two sides with more units, by spot
        self.singles = [0] * SPOT_COUNT
        for turn in range(TURN_COUNT):
            for cell in range(CELL_COUNT):
                spot = turn * CELL_COUNT + cell
                self.doubles[spot] = self._sides(cell, turn)
                self.singles[spot] = self._sides(cell, turn + 2)
        self.shapes = [Shape(self.mask, _turns(cells), name) for name, cells in zip(SHAPES, pictures)]

    def _sides(self, cell: int, turn: int) -> int:
        """The cells beside two adjacent sides: top and right, then turned clockwise."""
        row, column = divmod(cell, STRIDE)
        mask = 0
        for r, c in ((-1, 0), (0, 1), (1, 0), (0, -1), (-1, 0))[turn % TURN_COUNT :][:2]:
            if _inside(self.mask, row + r, column + c):
                mask |= 1 << (row + r) * STRIDE + column + c
        return mask


@cache
def floor_for(rows: int, columns: int, pictures: tuple[tuple[str, ...], ...]) -> Floor:
    return Floor(rows, columns, pictures)


def _inside(floor: int, row: int, column: int) -> bool:
    return 0 <= row < STRIDE and 0 <= column < STRIDE and bool(floor >> row * STRIDE + column & 1)


def _around(floor: int, mask: int) -> int:
    """The cells that touch some by an edge."""
    around = 0
    for cell in range(CELL_COUNT):
        if mask >> cell & 1:
            row, column = divmod(cell, STRIDE)
            for r, c in ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)):
                if _inside(floor, r, c):
                    around |= 1 << r * STRIDE + c
    return around & ~mask


def _turns(names: tuple[str, ...]) -> list[list[tuple[int, int]]]:
    """The different ways a picture lies when turned clockwise, each in reading order."""
    cells = [divmod(CELLS[name], STRIDE) for name in names]
    turns: list[list[tuple[int, int]]] = []
    for _ in range(TURN_COUNT):
        top, left = min([row for row, _ in cells]), min([column for _, column in cells])
        lying = sorted([(row - top, column - left) for row, column in cells])
        if lying not in turns:
            turns.append(lying)
        cells = [(column, -row) for row, column in cells]
    return turns


def is_satisfied(supply: int, needs: int) -> bool:
    """Whether there are enough units of every type."""
    return ((supply | GUARDS) - needs) & GUARDS == GUARDS


def lacking(needs: int, supply: int) -> int:
    """What is needed and not supplied, type by type."""
    enough = ((supply | GUARDS) - needs) & GUARDS
    mask = enough - (enough >> 6)  # all ones in the fields where there is enough
    return needs - (needs & mask) - (supply & ~mask & ~GUARDS)


def units(packed: int, kind: int) -> int:
    """The units of one type."""
    return packed >> FIELD * kind & 63


class Box:
    """The components as set up for a number of players. Never changed once made."""

    def __init__(self, sheet: Section, players: int, edition: Edition) -> None:
        self.edition = edition
        self.sheet = sheet
        self.players = players
        self._read_laboratory(sheet)
        self._read_pieces(sheet)
        self._read_cards(sheet)
        self._read_board(sheet)
        self._read_patents(sheet)
        self._read_chits(sheet.table("chits"))
        self._read_ghosts(sheet)
        self._check()

    def __reduce__(self) -> tuple[object, ...]:
        return box_for, (self.players, self.edition)

    def __copy__(self) -> Box:
        return self

    def __deepcopy__(self, memo: object) -> Box:
        return self

    def _read_laboratory(self, sheet: Section) -> None:
        grid = sheet.table("laboratory")
        rows = grid.number("rows", at_least=4, at_most=STRIDE)
        columns = grid.number("columns", at_least=4, at_most=STRIDE)
        pictures = sheet.table("shapes")
        self.floor = floor_for(rows, columns, tuple([_picture(pictures.table(shape)) for shape in SHAPES]))
        scrap = sheet.table("scrap")
        self.scrap = tuple([CELLS[name] for name in scrap.choices("cells", CELL_NAMES)])
        for cell in self.scrap:
            if not self.floor.mask >> cell & 1:
                raise BadEdition("edition-cell-outside", where=scrap.path("cells"), cell=CELL_NAMES[cell])
        levels = sheet.table("levels")
        self.levels = {level: levels.number(level, at_most=len(self.scrap)) for level in LEVELS}

    def _read_pieces(self, sheet: Section) -> None:
        """Everything by number of the piece; needs and gifts of units are packed."""
        projects = [sheet.table("projects").table(project) for project in PROJECTS]
        technologies = [sheet.table("technologies").table(technology) for technology in TECHNOLOGIES]
        self.shape_of = [SHAPES.index(table.choice("shape", SHAPES)) for table in projects + technologies]
        self.needs = [_packed(_needs(table)) for table in projects]
        self.energy = [ELECTRICITY if units(needs, ELECTRICITY) else STEAM for needs in self.needs]
        self.prestige = [table.number("prestige", at_most=100) for table in projects]
        self.improves = [_improves(table) for table in technologies]
        tile = sheet.table("resource_units")
        self.double = tile.number("double", at_least=1, at_most=MOST_UNITS)
        self.single = tile.number("single", at_least=1, at_most=MOST_UNITS)
        # What a piece gives: a Technology all around, a Resource tile by its two halves.
        self.gives = [0] * PROJECT_COUNT + [_gives(table) for table in technologies]
        self.gives_less = [0] * FIRST_RESOURCE
        self.kind_of = list(range(FIRST_RESOURCE))
        for number, kind in enumerate(RESOURCE_KINDS):
            copies = sheet.table("resource_tiles").number(kind, at_most=50)
            more, less = kind.split("-")
            self.gives += [self.double << FIELD * TYPES.index(more)] * copies
            self.gives_less += [self.single << FIELD * TYPES.index(less)] * copies
            self.kind_of += [FIRST_RESOURCE + number] * copies
        self.names = tuple([KIND_NAMES[kind] for kind in self.kind_of])
        self.resources = tuple(range(FIRST_RESOURCE, len(self.names)))

    def _read_cards(self, sheet: Section) -> None:
        self.prices = _prices(sheet.table("train_station"))
        self.improved_prices = _prices(sheet.table("improved_train_station"))
        academy = sheet.table("academy")
        self.academy_price = academy.number("price")
        self.free_tiles = academy.number("improved_free_tiles", at_least=1, at_most=12)
        work, journal, skyscraper = sheet.table("laboratory_work"), sheet.table("journal"), sheet.table("skyscraper")
        self.work = work.number("tiles", at_least=1)
        self.improved_work = work.number("improved_tiles", at_least=1)
        self.points = journal.number("points", at_least=1)
        self.improved_points = journal.number("improved_points", at_least=1)
        self.discount = journal.number("improved_discount")
        self.income = skyscraper.number("money")
        self.improved_income = skyscraper.number("improved_money")
        meeting = sheet.table("meeting")
        self.meeting_actions = meeting.number("actions", at_least=1, at_most=4)
        self.meeting_tiles = meeting.number("tiles", at_least=1)
        self.meeting_money = meeting.number("money")
        self.meeting_points = meeting.number("points", at_least=1)

    def _read_board(self, sheet: Section) -> None:
        funding = sheet.table("funding")
        self.most_money = funding.number("most", at_least=1)
        places = ("first", "second", "third", "fourth")[: self.players] if self.players > 1 else ("solo",)
        self.start_money = tuple([funding.number(place, at_most=self.most_money) for place in places])
        self.station = sheet.table("station").number("tiles_each_player", at_least=1, at_most=12) * self.players
        jury, tiles = sheet.table("jury"), sheet.table("jury_tiles")
        self.jury_spaces = jury.number("spaces", at_least=1, at_most=100)
        self.jury_start = jury.number("start", at_most=self.jury_spaces - 1)
        self.jury_points = jury.number("points_each_project")
        self.jury_tiles = tuple([STEAM] * tiles.number("steam", at_most=100))
        self.jury_tiles += tuple([ELECTRICITY] * tiles.number("electricity", at_most=100))
        self.last_projects = sheet.table("end").number("projects", at_least=1)

    def _read_patents(self, sheet: Section) -> None:
        patents = sheet.table("patents")
        self.tokens = patents.number("tokens_each_player", at_least=1, at_most=MOST_TOKENS)
        self.steps = patents.number("steps", at_least=2, at_most=50)
        self.points_from = patents.number("points_from", at_least=2, at_most=self.steps)
        self.step_points = patents.number("points")
        # What a token brings at the end, from the first step on; on the last one its row's chit counts instead.
        self.points_by_step = [
            self.step_points if self.points_from <= step < self.steps else 0 for step in range(1, self.steps + 1)
        ]
        self.leader_points = patents.number("points_leader")
        rows = sheet.table("patent_rows")
        self.row_order = tuple([TYPES.index(row) for row in rows.choices("order", TYPES[:ROW_COUNT])])
        if len(self.row_order) < ROW_COUNT:
            raise BadEdition("edition-rows-missing", where=rows.path("order"), rows=", ".join(TYPES[:ROW_COUNT]))
        self.links = _links(sheet.table("jumps"), self.row_order, self.steps)
        # Where a token can change rows, by its row and step: the rows entered, and their prices.
        self.exits: list[list[list[int]]] = [[[] for _ in range(self.steps + 1)] for _ in range(ROW_COUNT)]
        self.prices_of_exits: list[list[list[int]]] = [[[] for _ in range(self.steps + 1)] for _ in range(ROW_COUNT)]
        for upper, lower, step, price in self.links:
            for one, other in ((upper, lower), (lower, upper)):
                self.exits[one][step].append(other)
                self.prices_of_exits[one][step].append(price)

    def _read_chits(self, sheet: Section) -> None:
        self.eiffel = sheet.table("paris-1889").number("points_for_one", at_least=1)
        self.wheel = sheet.table("chicago-1893").number("money_for_one", at_least=1)
        self.colonies = sheet.table("brussels-1897").number("points_each_cell")
        self.metro = sheet.table("paris-1900").number("points_each_technology")
        self.metro_most = sheet.table("paris-1900").number("most")
        self.palace = sheet.table("liege-1905").number("points")
        self.tunnel = sheet.table("milan-1906").number("points_each_shape")

    def _read_ghosts(self, sheet: Section) -> None:
        count = str(self.players)
        tiles = sheet.table("ghost_tiles")
        self.ghost_tiles = tiles.number(count, at_most=20) if self.players <= 2 else 0
        self.has_ghosts = self.players <= 2
        deck = sheet.table("ghost_deck")
        cards = list(range(MEETING_ROOM)) * deck.number("each_card", at_least=1, at_most=10)
        self.ghost_deck = tuple(cards + [MEETING_ROOM] * deck.number("meetings", at_least=1, at_most=10))
        self.target = sheet.table("solo").number("target")

    def _check(self) -> None:
        tiles, most_replaced = len(self.resources), max(self.levels.values())
        needed = self.station + most_replaced * self.players
        if not needed <= tiles <= MOST_ITEMS:
            raise BadEdition(
                "edition-resource-tiles", where="resource_tiles", tiles=tiles, least=needed, most=MOST_ITEMS
            )
        if len(self.jury_tiles) < self.jury_spaces:
            raise BadEdition("edition-too-few-jury-tiles", where="jury_tiles", needed=self.jury_spaces)
        for shape in range(SHAPE_COUNT):
            if shape not in self.shape_of[:PROJECT_COUNT]:
                raise BadEdition("edition-no-project-of-shape", where="projects", shape=SHAPES[shape])
        if sorted([card for card in self.improves if card != NONE]) != list(range(MEETING_ROOM)):
            raise BadEdition("edition-improvements", where="technologies", cards=", ".join(CARDS[:MEETING_ROOM]))


BOXES: Final = Boxes(__package__, META, Box)


def box_for(players: int, edition: Edition) -> Box:
    """The box of an edition, checked for every number of players it may be used with."""
    return BOXES.get(players, edition)


def _picture(sheet: Section) -> tuple[str, ...]:
    """The cells of a shape: four that hang together by their edges."""
    names = sheet.choices("cells", CELL_NAMES)
    mask = sum([1 << CELLS[name] for name in names])
    joined = 1 << CELLS[names[0]] if names else 0
    for _ in names:
        joined |= _around(~0 & (1 << CELL_COUNT) - 1, joined) & mask
    if len(names) != 4 or joined != mask:
        raise BadEdition("edition-bad-shape", where=sheet.path("cells"))
    return names


def _needs(sheet: Section) -> list[int]:
    """Units by type: of each opposed pair, a Project needs one type."""
    needs = _units(sheet, "needs")
    for kind in range(0, TYPE_COUNT, 2):
        if bool(needs[kind]) == bool(needs[kind + 1]):
            one, other = TYPES[kind], TYPES[kind + 1]
            raise BadEdition("edition-needs-of-pair", where=sheet.path("needs"), one=one, other=other)
    return needs


def _gives(sheet: Section) -> int:
    return _packed(_units(sheet, "gives")) if "gives" in sheet.tree else 0


def _improves(sheet: Section) -> int:
    return CARDS.index(sheet.choice("improves", CARDS[:MEETING_ROOM])) if "improves" in sheet.tree else NONE


def _units(sheet: Section, key: str) -> list[int]:
    """`["2 steel", "1 manual"]` as units by type."""
    counts = [0] * TYPE_COUNT
    for text in sheet.texts(key):
        found = NEED.fullmatch(text)
        if found is None or found[2] not in TYPES or int(found[1]) > MOST_UNITS or counts[TYPES.index(found[2])]:
            raise BadEdition("edition-bad-units", where=sheet.path(key), value=text, most=MOST_UNITS)
        counts[TYPES.index(found[2])] = int(found[1])
    return counts


def _packed(counts: Sequence[int]) -> int:
    return sum([count << FIELD * kind for kind, count in enumerate(counts)])


def _prices(sheet: Section) -> tuple[int, ...]:
    return tuple([sheet.number(place) for place in ("first", "second", "third")])


def _links(sheet: Section, order: tuple[int, ...], steps: int) -> tuple[tuple[int, int, int, int], ...]:
    """Where rows are linked: the upper row, the lower row, the step and the price."""
    neighbours = list(pairwise(order))
    links: list[tuple[int, int, int, int]] = []
    for text in sheet.texts("links"):
        found = LINK.fullmatch(text)
        if found is None or found[1] not in TYPES or found[2] not in TYPES:
            raise BadEdition("edition-bad-link", where=sheet.path("links"), value=text)
        rows = (TYPES.index(found[1]), TYPES.index(found[2]))
        step = int(found[3])
        if rows not in neighbours and rows[::-1] not in neighbours:
            raise BadEdition("edition-rows-not-adjacent", where=sheet.path("links"), value=text)
        if not 2 <= step <= steps:
            raise BadEdition("edition-link-off-the-board", where=sheet.path("links"), value=text, last=steps)
        upper, lower = rows if rows in neighbours else rows[::-1]
        if (upper, lower, step) in [link[:3] for link in links]:
            raise BadEdition("edition-link-twice", where=sheet.path("links"), value=text)
        links.append((upper, lower, step, int(found[4])))
    return tuple(links)
