"""What a position is worth to a seat, in points: those it has, and those it may expect."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from universelle.core.evaluation import Evaluation
from universelle.core.state import State
from universelle.games.expo_1906.rules.components import (
    ACADEMY,
    CELL_COUNT,
    FIELD,
    FIRST_RESOURCE,
    FIRST_TECHNOLOGY,
    JOURNAL,
    LABORATORY,
    MEETING_ROOM,
    MOST_TOKENS,
    NONE,
    PARIS_1889,
    PROJECT_COUNT,
    ROW_COUNT,
    STEAM,
    TOKEN_COUNT,
    TRAIN_STATION,
    TURN_COUNT,
    WHOLE_HAND,
    lacking,
    units,
)
from universelle.games.expo_1906.rules.laboratory import PIECE_SHIFT, laid_at
from universelle.games.expo_1906.rules.scoring import (
    chit_points,
    eiffel_points,
    jury_points,
    preferred_energy,
    step_points,
)
from universelle.games.expo_1906.rules.state import Expo, Player
from universelle.games.expo_1906.rules.steps.buying import BuyFromAcademy
from universelle.games.expo_1906.rules.steps.meeting import JURY_TILE

# From a regression of the final points of greedy bots on what they hoped for, by number of players, from the least.
BELIEVED: Final = (0.5, 0.36, 0.45, 0.52)  # part of what is hoped for that comes true
BESIDES: Final = (6.0, 8.0, 6.0, 4.5)  # points that nobody hoped for
SURE: Final = (2.5, 1.6, 1.8, 1.9)  # spread of the points at the end
UNSURE: Final = (0.4, 0.3, 0.38, 0.45)  # and what each round to come adds to it

# Parts of a Project's points, by how far it is.
BOUGHT: Final = 0.25  # before the player
PLACED: Final = 0.33  # in the laboratory, with nothing it needs
SUPPLIED: Final = 0.58  # how much more with all but nothing missing
IN_HAND: Final = 0.9  # of a missing unit's part: it lies before the player
SECOND_HALF: Final = 0.5  # of the same: the other half of the tile, which often cannot touch
CROWDED: Final = 0.35  # where there is not enough free room for what is missing
ATTENTION: Final = (1.0, 1.0, 0.75, 0.4, 0.2, 0.1)  # for the best unfinished Project, the next …

COMPLETED: Final = 2.5  # of a completed Project beyond its points: five of them end the game

COIN: Final = 0.15  # of a coin, up to COINS of them
COINS: Final = 7
SPARE_COIN: Final = 0.05  # of those beyond
FREE_CELL: Final = 0.025
LEAD: Final = 0.45  # of leading a row that an unfinished Project needs
LAST_STEP: Final = 2.4  # of a token on the last step whose chit is not known yet
TILES_A_ROUND: Final = 2.0  # that a player places
SLACK: Final = 1.7  # steps of a Laboratory for each tile that a Project needs
STEPS_A_ROUND: Final = 2.6  # that a player's tokens make
IMPROVEMENTS: Final = (0.02, 0.01, 0.02, 0.02, 0.02)  # for each round left, by card
CARDS_LEFT: Final = (0.45, 0.35, 0.55, 0.55, 0.6)  # of a card in hand
ROUND: Final = 4.0  # of a whole round still to be played
MEETING_POINTS: Final = 0.7  # of a Meeting's two actions


class ExpoEvaluation(Evaluation):
    """Prestige, and what Projects, tokens, the Jury, money and cards may still bring."""

    def expected(self, state: State) -> list[float]:
        assert isinstance(state, Expo)
        if not state.agenda:
            return [float(points) for points in state.scores()]
        return [_expected(state, seat) for seat in range(len(state.players))]

    def sources(self, state: State, seat: int) -> dict[str, float]:
        """Points so far come from Projects: all others are scored at the end."""
        assert isinstance(state, Expo)
        if not state.agenda:
            return _final(state, seat)
        seats = len(state.players)
        sources = {name: BELIEVED[seats - 1] * points for name, points in Hopes(state, seat).by_source().items()}
        sources["projects"] += state.players[seat].prestige
        sources["rounds"] += BESIDES[seats - 1]
        return sources

    def outlook(self, state: State, seat: int) -> float:
        """All that is hoped for, less what the Jury gives the others on average."""
        assert isinstance(state, Expo)
        if not state.agenda:
            return float(state.scores()[seat])
        others = 0.0
        for other in range(len(state.players)):
            if other != seat:
                others += _jury(state, other)
        return Hopes(state, seat).worth() - others / max(len(state.players) - 1, 1)

    def spread(self, state: State) -> float:
        assert isinstance(state, Expo)
        seats = len(state.players)
        return SURE[seats - 1] + UNSURE[seats - 1] * _rounds_left(state)

    def target(self, state: State) -> float:
        assert isinstance(state, Expo)
        return float(state.box.target)


def _final(state: Expo, seat: int) -> dict[str, float]:
    """Where the points of a finished match came from."""
    prestige = state.players[seat].prestige
    jury = jury_points(state.box, state.players[seat].laboratory.completed, preferred_energy(state.jury))
    patents = _patent_points(state, seat)
    projects = prestige - jury - patents
    return {
        "projects": float(projects),
        "jury": float(jury),
        "patents": float(patents),
        "coins": 0.0,
        "cards": 0.0,
        "rounds": 0.0,
    }


def _patent_points(state: Expo, seat: int) -> int:
    """What the tokens of a seat brought when the match ended. Paris 1889 counted all other points."""
    box, patents, player = state.box, state.patents, state.players[seat]
    points = towers = 0
    for token in range(seat * MOST_TOKENS, seat * MOST_TOKENS + box.tokens):
        chit = patents.chits[patents.rows[token]] if patents.steps[token] == box.steps else NONE
        if chit == NONE:
            points += step_points(box, patents.steps[token])
        elif chit == PARIS_1889:
            towers += 1
        else:
            points += chit_points(box, chit, player.laboratory, player.money, player.start_scrap)
    others = player.prestige
    while others + towers * eiffel_points(box, others) > player.prestige:
        others -= 1
    return points + player.prestige - others


def _expected(state: Expo, seat: int) -> float:
    """The points so far, and the part of what is hoped for that comes true. That completing pays is no hope."""
    player, seats = state.players[seat], len(state.players)
    hoped = Hopes(state, seat).worth() - player.prestige - COMPLETED * player.laboratory.completed.bit_count()
    return player.prestige + BELIEVED[seats - 1] * hoped + BESIDES[seats - 1]


class Hopes:
    """What a seat hopes for beyond the points it has."""

    def __init__(self, state: Expo, seat: int) -> None:
        player = state.players[seat]
        acting = state.card != NONE and state.turn == seat
        closing = acting and state.card == MEETING_ROOM
        rounds_left = _rounds_left(state) - (1.0 if closing and not state.meeting & JURY_TILE else 0.0)
        outlook = ProjectOutlook(state, seat, rounds_left, _steps_to_come(state, player, acting, closing, rounds_left))
        self.player = player
        self.jury = _jury(state, seat)
        self.patents = _tokens(state, seat, rounds_left)
        self.coins = _money(player.money, rounds_left)
        self.rounds = ROUND * rounds_left
        self.cards = _hand(WHOLE_HAND if closing else player.hand, rounds_left)
        self.room = FREE_CELL * player.laboratory.free().bit_count() * min(1.0, rounds_left)
        self.projects = outlook.worth()
        self.card = state.card
        self.rest_of_card = _action(state, player, outlook, rounds_left) if acting else 0.0

    def worth(self) -> float:
        """All of it, with the points so far; a completed Project counts for more than its points."""
        worth = self.player.prestige + self.jury + self.patents + (self.coins + self.rounds) + self.cards
        worth += COMPLETED * self.player.laboratory.completed.bit_count()
        return worth + self.room + self.projects + self.rest_of_card

    def by_source(self) -> dict[str, float]:
        """By what it would be scored for."""
        sources = {
            "projects": self.projects + self.room,
            "jury": self.jury,
            "patents": self.patents,
            "coins": self.coins,
            "cards": self.cards,
            "rounds": self.rounds,
        }
        carried_out = "patents" if self.card == JOURNAL else "cards" if self.card == MEETING_ROOM else "projects"
        sources[carried_out] += self.rest_of_card
        return sources


def _rounds_left(state: Expo) -> float:
    """Rounds still to come after this one, and the part of this one that is left."""
    if state.is_final or state.ender != NONE:
        return 0.0
    return float(state.box.jury_spaces - len(state.jury)) - 0.5


def _steps_to_come(state: Expo, player: Player, acting: bool, closing: bool, rounds_left: float) -> float:
    """How many tiles a player may still place: with the Laboratory of this round, and in the rounds after it."""
    steps = TILES_A_ROUND * max(0.0, rounds_left - 0.5)
    if acting and state.card == LABORATORY:
        return steps + (state.steps_allowed - state.steps_done)
    if closing or (state.ender == NONE and player.hand >> LABORATORY & 1):
        return steps + (state.box.work if rounds_left > 0.0 else 0)
    return steps


def _chance(energy: int, state: Expo) -> float:
    """The chance that the Jury will prefer an energy."""
    steam = state.jury.count(STEAM)
    lead = 2 * steam - len(state.jury)
    if energy != STEAM:
        lead = -lead
    left = state.box.jury_spaces - len(state.jury)
    if state.ender != NONE or not left:
        return 1.0 if lead > 0 else 0.0
    return 1.0 / (1.0 + exp(-1.6 * lead / sqrt(left)))


def _jury(state: Expo, seat: int) -> float:
    """What the Jury may give for completed Projects."""
    if not state.players[seat].laboratory.completed:
        return 0.0
    steam = _chance(STEAM, state) * state.box.jury_points
    electricity = _chance(STEAM + 1, state) * state.box.jury_points
    completed = state.players[seat].laboratory.completed
    expected = 0.0
    while completed:
        project = completed.bit_length() - 1
        completed ^= 1 << project
        expected += steam if state.box.energy[project] == STEAM else electricity
    return expected


def _tokens(state: Expo, seat: int, rounds_left: float) -> float:
    """What tokens have reached and may still reach: the foremost of a player gets there first."""
    box, patents, player = state.box, state.patents, state.players[seat]
    worth = 0.0
    steps_left = STEPS_A_ROUND * rounds_left
    first = seat * MOST_TOKENS
    tokens = [token - patents.steps[token] * TOKEN_COUNT for token in range(first, first + box.tokens)]
    tokens.sort()
    for code in tokens:
        step, token = code // TOKEN_COUNT, code % TOKEN_COUNT
        missing = box.steps + step
        if not missing:
            worth += _chit(state, player, patents.chits[patents.rows[token]])
            continue
        row = patents.rows[token]
        aim = LAST_STEP
        if row != NONE and patents.chits[row] != NONE:
            aim = _chit(state, player, patents.chits[row])
        near = float(-step - 1) / (box.steps - 1)
        reach = min(1.0, steps_left / missing)
        steps_left = max(0.0, steps_left - missing)
        now = float(box.step_points) if -step >= box.points_from else 0.0
        worth += max(now, aim * near * reach)
    return worth


def _chit(state: Expo, player: Player, chit: int) -> float:
    if chit == NONE:
        return LAST_STEP
    if chit == PARIS_1889:
        return float(eiffel_points(state.box, player.prestige + 6))
    return float(chit_points(state.box, chit, player.laboratory, player.money, player.start_scrap))


def _money(money: int, rounds_left: float) -> float:
    """Coins are worth what they can still buy."""
    usable = min(1.0, rounds_left / 1.5)
    return usable * (COIN * min(money, COINS) + SPARE_COIN * max(money - COINS, 0)) + 0.01 * money


def _hand(hand: int, rounds_left: float) -> float:
    """Cards that can still be played in this round."""
    worth = 0.0
    for card in range(MEETING_ROOM):
        if hand >> card & 1:
            worth += CARDS_LEFT[card]
    return worth * min(1.0, rounds_left + 0.3)


class ProjectOutlook:
    """A player's unfinished Projects: where they lie, what they lack and what they would bring."""

    def __init__(self, state: Expo, seat: int, rounds_left: float, steps: float) -> None:
        self.box = state.box
        self.rounds_left = rounds_left
        self.steps = steps
        self.player = state.players[seat]
        self.laboratory = self.player.laboratory
        self.cells: list[int] = []  # none of a Project that is not placed
        self.lacks: list[int] = []  # units, packed
        self.totals: list[int] = []
        self.values: list[float] = []
        self.rooms: list[int] = []  # free cells beside
        self.improvements = 0.0
        self.steam = _chance(STEAM, state)
        self.electricity = _chance(STEAM + 1, state)
        free = self.laboratory.free()
        for tile in self.laboratory.tiles:
            piece = tile >> PIECE_SHIFT
            if piece < PROJECT_COUNT:
                if not self.laboratory.completed >> piece & 1:
                    cells = self.laboratory.cells(tile)
                    room = (self.laboratory.neighbours(tile) & free).bit_count()
                    self._add(state, seat, piece, cells, self.laboratory.supply(cells), room)
            elif piece < FIRST_RESOURCE:
                card = self.box.improves[piece - FIRST_TECHNOLOGY]
                if card != NONE:
                    self.improvements += IMPROVEMENTS[card] * rounds_left
        for piece in self.player.front:
            if piece < PROJECT_COUNT:
                self._add(state, seat, piece, 0, 0, 10)
        self.before = self._queue()  # tiles for the Projects that are nearer to completion

    def _add(self, state: Expo, seat: int, project: int, cells: int, supply: int, room: int) -> None:
        needs = self.box.needs[project]
        value = COMPLETED + self.box.prestige[project]
        value += self.box.jury_points * (self.steam if self.box.energy[project] == STEAM else self.electricity)
        for row in range(ROW_COUNT):
            if units(needs, row) and state.patents.leads(seat, row):
                value += LEAD
        self.cells.append(cells)
        self.lacks.append(lacking(needs, supply))
        self.totals.append(count(needs))
        self.values.append(value)
        self.rooms.append(room)

    def _queue(self) -> list[int]:
        """For each Project, how many tiles those need that come first: the ones that need fewer."""
        tiles = [tiles_for(lacks) for lacks in self.lacks]
        for number, cells in enumerate(self.cells):
            if not cells:
                tiles[number] += 1
        order = sorted([(need, number) for number, need in enumerate(tiles)])
        before = [0] * len(tiles)
        total = 0
        for need, number in order:
            before[number] = total
            total += need
        return before

    def part(self, number: int, lacks: int, placed: bool, room: int) -> float:
        """The part of its points that a Project is worth, with so much lacking and so many free cells beside it."""
        tiles = tiles_for(lacks)
        needed = self.before[number] + tiles + (0 if placed else 1)
        time = min(1.0, self.steps / (SLACK * needed)) if needed else 1.0
        if not placed:
            return BOUGHT * time
        part = PLACED + SUPPLIED * (1.0 - float(count(lacks)) / self.totals[number])
        if room < tiles:
            part *= CROWDED
        return part * time

    def worth(self) -> float:
        """All unfinished Projects, the best first, with the tiles before the player that would serve them."""
        parts: list[float] = []
        for number in range(len(self.values)):
            placed = self.cells[number] != 0
            parts.append(self.values[number] * self.part(number, self.lacks[number], placed, self.rooms[number]))
        parts.sort(reverse=True)
        worth = self.improvements
        for place, part in enumerate(parts):
            worth += part * (ATTENTION[place] if place < len(ATTENTION) else 0.0)
        lacks = self.lacks[:]
        for piece in self.player.front:
            if piece >= FIRST_TECHNOLOGY:
                worth += self.in_hand(piece, lacks)
        return worth

    def in_hand(self, piece: int, lacks: list[int]) -> float:
        """What a tile before the player promises; what it will supply is no longer lacking."""
        if piece < FIRST_RESOURCE:
            card = self.box.improves[piece - FIRST_TECHNOLOGY]
            if card != NONE:
                return IN_HAND * IMPROVEMENTS[card] * max(0.0, self.rounds_left - 1.0)
        more, less = self.box.gives[piece], self.box.gives_less[piece]
        best = 0.0
        chosen = NONE
        for number in range(len(lacks)):
            unit = IN_HAND * SUPPLIED * self.values[number] / self.totals[number]
            if not self.cells[number]:
                unit *= 0.6
            gain = unit * (shared(more, lacks[number]) + SECOND_HALF * shared(less, lacks[number]))
            if gain > best:
                best, chosen = gain, number
        if chosen != NONE:
            lacks[chosen] = lacking(lacks[chosen], more)
        return best * min(1.0, self.steps / 2.0)

    def put_gain(self, piece: int) -> float:
        """What the best place for a piece of the player would bring, beyond what it promises in hand."""
        if piece < PROJECT_COUNT:
            return self._project_gain(piece)
        if piece >= FIRST_RESOURCE:
            return self._resource_gain(piece) - self.in_hand(piece, self.lacks[:])
        if not self.laboratory.has_room(piece):
            return 0.0
        card = self.box.improves[piece - FIRST_TECHNOLOGY]
        if card != NONE:
            return (1.0 - IN_HAND) * IMPROVEMENTS[card] * self.rounds_left
        return self._gift_gain(piece) - self.in_hand(piece, self.lacks[:])

    def _supply_gain(self, tile: int) -> float:
        """How much more the Projects that a tile touches are worth once it lies."""
        gain = 0.0
        for number in range(len(self.values)):
            cells = self.cells[number]
            if cells:
                given = self.laboratory.supply_from(tile, cells)
                lacks = self.lacks[number]
                if given and shared(given, lacks):
                    left = lacking(lacks, given)
                    if not left:
                        gain += self.values[number] * (1.0 - self.part(number, lacks, True, self.rooms[number]))
                    else:
                        before = self.part(number, lacks, True, self.rooms[number])
                        gain += self.values[number] * (self.part(number, left, True, self.rooms[number]) - before)
        return gain

    def _resource_gain(self, piece: int) -> float:
        free = self.laboratory.free()
        best = 0.0
        for cell in range(CELL_COUNT):
            if free >> cell & 1 and self._touches(self.box.floor.beside[cell]):
                for turn in range(TURN_COUNT):
                    best = max(best, self._supply_gain(laid_at(piece, turn * CELL_COUNT + cell)))
        return best

    def _gift_gain(self, piece: int) -> float:
        shape = self.box.floor.shapes[self.box.shape_of[piece]]
        free = self.laboratory.free()
        best = 0.0
        for turn in range(shape.turns):
            anchors = shape.anchors(turn, free)
            for cell in range(CELL_COUNT):
                spot = turn * CELL_COUNT + cell
                if anchors >> cell & 1 and self._touches(shape.neighbours[spot]):
                    best = max(best, self._supply_gain(laid_at(piece, spot)))
        return best

    def _project_gain(self, piece: int) -> float:
        number = self.lacks.index(self.box.needs[piece]) if self.box.needs[piece] in self.lacks else NONE
        if number == NONE:
            return 0.0
        shape = self.box.floor.shapes[self.box.shape_of[piece]]
        free = self.laboratory.free()
        best = 0.0
        for turn in range(shape.turns):
            anchors = shape.anchors(turn, free)
            for cell in range(CELL_COUNT):
                if anchors >> cell & 1:
                    spot = turn * CELL_COUNT + cell
                    lacks = lacking(self.box.needs[piece], self.laboratory.supply(shape.cells[spot]))
                    room = (shape.neighbours[spot] & free).bit_count()
                    part = self.part(number, lacks, True, room) if lacks else 1.0
                    best = max(best, part)
        return self.values[number] * max(0.0, best - self.part(number, self.box.needs[piece], False, 10))

    def _touches(self, cells: int) -> bool:
        return any([own & cells for own in self.cells])


def _action(state: Expo, player: Player, outlook: ProjectOutlook, rounds_left: float) -> float:
    """What the rest of the card being carried out may bring."""
    left = state.steps_allowed - state.steps_done
    if state.card == JOURNAL:
        return left * LAST_STEP / (state.box.steps - 1) * min(1.0, rounds_left + 0.2)
    if state.card == MEETING_ROOM:
        parts = state.box.meeting_actions - state.meeting.bit_count()
        return MEETING_POINTS * parts / state.box.meeting_actions * min(1.0, rounds_left + 0.2)
    if state.card == TRAIN_STATION:
        return _shopping(state, player, outlook, left, rounds_left)
    if state.card == ACADEMY:
        return _academy(state, player, outlook, rounds_left)
    return _working(state, player, outlook, left) if state.card == LABORATORY else 0.0


def _shopping(state: Expo, player: Player, outlook: ProjectOutlook, left: int, rounds_left: float) -> float:
    """The best tiles that can be paid, each less its price."""
    prices = state.box.improved_prices if state.improved else state.box.prices
    lacks = outlook.lacks[:]
    tiles = [tile for tile in state.station if tile != NONE]
    money = player.money
    worth = 0.0
    for number in range(state.steps_done, state.steps_done + left):
        if number >= len(prices) or prices[number] > money or not tiles:
            break
        best, chosen = 0.0, NONE
        for tile in tiles:
            gain = outlook.in_hand(tile, lacks[:])
            if gain > best:
                best, chosen = gain, tile
        cost = _money(money, rounds_left) - _money(money - prices[number], rounds_left)
        if chosen == NONE or best <= cost:
            break
        outlook.in_hand(chosen, lacks)
        tiles.remove(chosen)
        money -= prices[number]
        worth += best - cost
    return worth


def _academy(state: Expo, player: Player, outlook: ProjectOutlook, rounds_left: float) -> float:
    """A small bonus for being able to buy; the purchase itself is evaluated later."""
    price = state.box.academy_price
    if player.money < price or not state.agenda or not isinstance(state.agenda[-1], BuyFromAcademy):
        return 0.0
    cost = _money(player.money, rounds_left) - _money(player.money - price, rounds_left)
    unfinished = len(outlook.values)
    weight = ATTENTION[unfinished] if unfinished < len(ATTENTION) else 0.0
    best = 0.0
    for project in state.open_projects:
        if project != NONE:
            value = state.box.prestige[project] + state.box.jury_points * _chance(state.box.energy[project], state)
            best = max(best, weight * BOUGHT * value * min(1.0, rounds_left / 3.0))
    return max(0.0, best - cost) + 0.02


def _working(state: Expo, player: Player, outlook: ProjectOutlook, left: int) -> float:
    """The best tiles to place with the steps left; the one in hand first."""
    gains = [outlook.put_gain(piece) for piece in player.front if piece != state.held]
    gains.sort(reverse=True)
    worth = 0.0
    if state.held != NONE and left:
        worth = outlook.put_gain(state.held)
        left -= 1
    for gain in gains[:left]:
        worth += max(0.0, gain)
    return worth


def shared(supply: int, lacks: int) -> int:
    """How many of the units supplied are lacking."""
    total = 0
    while supply:
        given = supply & 63
        if given:
            total += min(given, lacks & 63)
        supply >>= FIELD
        lacks >>= FIELD
    return total


def tiles_for(lacks: int) -> int:
    """How many Resource tiles supply what is lacking, if each serves with its double half."""
    tiles = 0
    while lacks:
        tiles += (lacks & 63) + 1 >> 1
        lacks >>= FIELD
    return tiles


def count(packed: int) -> int:
    """Units of all types together."""
    total = 0
    while packed:
        total += packed & 63
        packed >>= FIELD
    return total


EVALUATION: Final = ExpoEvaluation()
