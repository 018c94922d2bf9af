"""What a seat hopes for beyond the points it has: Projects, the Jury, patents, coins, cards and time."""

from __future__ import annotations

from math import exp, sqrt

from universelle.games.expo_1906.evaluation.projects import ProjectOutlook
from universelle.games.expo_1906.evaluation.weights import ExpoWeights
from universelle.games.expo_1906.rules.components import (
    ACADEMY,
    JOURNAL,
    LABORATORY,
    MEETING_ROOM,
    MOST_TOKENS,
    NONE,
    PARIS_1889,
    STEAM,
    TOKEN_COUNT,
    TRAIN_STATION,
    WHOLE_HAND,
)
from universelle.games.expo_1906.rules.scoring import chit_points, eiffel_points
from universelle.games.expo_1906.rules.state import Expo, Player
from universelle.games.expo_1906.rules.steps.buying import BuyFromAcademy
from universelle.games.expo_1906.rules.steps.meeting import JURY_TILE


class Verdict:
    """The chances that the Jury will prefer each energy."""

    def __init__(self, state: Expo, weights: ExpoWeights) -> None:
        lead = 2 * state.jury.count(STEAM) - len(state.jury)
        left = state.box.jury_spaces - len(state.jury)
        if state.ender != NONE or not left:
            self.steam = 1.0 if lead > 0 else 0.0
            self.electricity = 1.0 if lead < 0 else 0.0
        else:
            self.steam = 1.0 / (1.0 + exp(-weights.jury * lead / sqrt(left)))
            self.electricity = 1.0 / (1.0 + exp(weights.jury * lead / sqrt(left)))

    def chance(self, energy: int) -> float:
        return self.steam if energy == STEAM else self.electricity


class Hopes:
    """What a seat hopes for beyond the points it has."""

    def __init__(self, state: Expo, seat: int, weights: ExpoWeights, verdict: Verdict) -> None:
        player = state.players[seat]
        acting = state.card != NONE and state.turn == seat
        closing = acting and state.card == MEETING_ROOM
        rounds_left = rounds_to_come(state) - (1.0 if closing and not state.meeting & JURY_TILE else 0.0)
        steps = _steps_to_come(state, player, acting, closing, rounds_left, weights)
        projects = ProjectOutlook(state, seat, rounds_left, steps, weights, verdict.steam, verdict.electricity)
        self.player = player
        self.jury = jury_hope(state, seat, verdict)
        self.patents = _tokens(state, seat, rounds_left, weights)
        self.coins = _money(player.money, rounds_left, weights)
        self.rounds = weights.round * rounds_left
        self.cards = _hand(WHOLE_HAND if closing else player.hand, rounds_left, weights)
        self.completed = weights.completed * player.laboratory.completed.bit_count()
        cell = weights.free_cell * min(1.0, rounds_left) - weights.clearing
        self.room = cell * player.laboratory.free().bit_count()
        self.projects = projects.worth()
        self.card = state.card
        self.rest_of_card = _action(state, player, projects, rounds_left, weights, verdict) if acting else 0.0

    def worth(self) -> float:
        """All of it, with the points so far; a completed Project counts for more than its points."""
        worth = self.player.prestige + self.jury + self.patents + (self.coins + self.rounds) + self.cards
        return worth + self.completed + self.room + self.projects + self.rest_of_card

    def by_source(self) -> dict[str, float]:
        """By what it would be scored for; that completing pays beyond its points is left out."""
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


def rounds_to_come(state: Expo) -> float:
    """Rounds still to come after this one, and the part of this one that is left."""
    if state.is_final or state.ender != NONE:
        return 0.0
    return float(state.box.jury_spaces - len(state.jury)) - 0.5


def jury_hope(state: Expo, seat: int, verdict: Verdict) -> float:
    """What the Jury may give for completed Projects."""
    completed = state.players[seat].laboratory.completed
    if not completed:
        return 0.0
    steam = verdict.steam * state.box.jury_points
    electricity = verdict.electricity * state.box.jury_points
    hope = 0.0
    while completed:
        project = completed.bit_length() - 1
        completed ^= 1 << project
        hope += steam if state.box.energy[project] == STEAM else electricity
    return hope


def _steps_to_come(
    state: Expo, player: Player, acting: bool, closing: bool, rounds_left: float, weights: ExpoWeights
) -> float:
    """How many tiles a player may still place: with the Laboratory of this round, and in the rounds after it."""
    steps = weights.tiles * max(0.0, rounds_left - 0.5)
    if acting and state.card == LABORATORY:
        return steps + (state.steps_allowed - state.steps_done)
    if closing or (state.ender == NONE and player.hand >> LABORATORY & 1):
        return steps + (state.box.work if rounds_left > 0.0 else 0)
    return steps


def _tokens(state: Expo, seat: int, rounds_left: float, weights: ExpoWeights) -> float:
    """What tokens have reached and may still reach: the foremost of a player gets there first."""
    box, patents, player = state.box, state.patents, state.players[seat]
    worth = 0.0
    steps_left = weights.steps * rounds_left
    first = seat * MOST_TOKENS
    tokens = [token - patents.steps[token] * TOKEN_COUNT for token in range(first, first + box.tokens)]
    tokens.sort()
    for code in tokens:
        step, token = code // TOKEN_COUNT, code % TOKEN_COUNT
        missing = box.steps + step
        if not missing:
            worth += _chit(state, player, patents.chits[patents.rows[token]], weights)
            continue
        row = patents.rows[token]
        aim = weights.last_step
        if row != NONE and patents.chits[row] != NONE:
            aim = _chit(state, player, patents.chits[row], weights)
        near = float(-step - 1) / (box.steps - 1)
        reach = min(1.0, steps_left / missing)
        steps_left = max(0.0, steps_left - missing)
        now = float(box.step_points) if -step >= box.points_from else 0.0
        worth += max(now, aim * near * reach)
    return worth


def _chit(state: Expo, player: Player, chit: int, weights: ExpoWeights) -> float:
    if chit == NONE:
        return weights.last_step
    if chit == PARIS_1889:
        return float(eiffel_points(state.box, player.prestige + int(weights.tower)))
    return float(chit_points(state.box, chit, player.laboratory, player.money, player.start_scrap))


def _money(money: int, rounds_left: float, weights: ExpoWeights) -> float:
    """Coins are worth what they can still buy."""
    usable = min(1.0, rounds_left / 1.5)
    bought = weights.coin * min(float(money), weights.coins) + weights.spare_coin * max(money - weights.coins, 0.0)
    return usable * bought + weights.last_coin * money


def _hand(hand: int, rounds_left: float, weights: ExpoWeights) -> float:
    """Cards that can still be played in this round."""
    worth = 0.0
    for card in range(MEETING_ROOM):
        if hand >> card & 1:
            worth += weights.card[card]
    return worth * min(1.0, rounds_left + 0.3)


def _action(
    state: Expo, player: Player, projects: ProjectOutlook, rounds_left: float, weights: ExpoWeights, verdict: Verdict
) -> float:
    """What the rest of the card being carried out may bring."""
    left = state.steps_allowed - state.steps_done
    if state.card == JOURNAL:
        return left * weights.last_step / (state.box.steps - 1) * min(1.0, rounds_left + 0.2)
    if state.card == MEETING_ROOM:
        parts = state.box.meeting_actions - state.meeting.bit_count()
        return weights.meeting * parts / state.box.meeting_actions * min(1.0, rounds_left + 0.2)
    if state.card == TRAIN_STATION:
        return _shopping(state, player, projects, left, rounds_left, weights)
    if state.card == ACADEMY:
        return _academy(state, player, projects, rounds_left, weights, verdict)
    return _working(state, player, projects, left) if state.card == LABORATORY else 0.0


def _shopping(
    state: Expo, player: Player, projects: ProjectOutlook, left: int, rounds_left: float, weights: ExpoWeights
) -> float:
    """The best tiles that can be paid, each less its price."""
    prices = state.box.improved_prices if state.improved else state.box.prices
    lacks = projects.lacks[:]
    tiles = [tile for tile in state.station if tile != NONE]
    money = player.money
    worth = 0.0
    for number in range(state.steps_done, state.steps_done + left):
        if number >= len(prices) or prices[number] > money or not tiles:
            break
        best, chosen = 0.0, NONE
        for tile in tiles:
            gain = projects.in_hand(tile, lacks[:])
            if gain > best:
                best, chosen = gain, tile
        cost = _money(money, rounds_left, weights) - _money(money - prices[number], rounds_left, weights)
        if chosen == NONE or best <= cost:
            break
        projects.in_hand(chosen, lacks)
        tiles.remove(chosen)
        money -= prices[number]
        worth += best - cost
    return worth


def _academy(
    state: Expo, player: Player, projects: ProjectOutlook, rounds_left: float, weights: ExpoWeights, verdict: Verdict
) -> float:
    """A small bonus for being able to buy; the purchase itself is evaluated later."""
    price = state.box.academy_price
    if player.money < price or not state.agenda or not isinstance(state.agenda[-1], BuyFromAcademy):
        return 0.0
    cost = _money(player.money, rounds_left, weights) - _money(player.money - price, rounds_left, weights)
    unfinished = len(projects.values)
    weight = weights.attention[unfinished] if unfinished < len(weights.attention) else 0.0
    best = 0.0
    for project in state.open_projects:
        if project != NONE:
            value = state.box.prestige[project] + state.box.jury_points * verdict.chance(state.box.energy[project])
            best = max(best, weight * weights.bought * value * min(1.0, rounds_left / 3.0))
    return max(0.0, best - cost) + 0.02


def _working(state: Expo, player: Player, projects: ProjectOutlook, left: int) -> float:
    """The best tiles to place with the steps left; the one in hand first."""
    gains = [projects.put_gain(piece) for piece in player.front if piece != state.held]
    gains.sort(reverse=True)
    worth = 0.0
    if state.held != NONE and left:
        worth = projects.put_gain(state.held)
        left -= 1
    for gain in gains[:left]:
        worth += max(0.0, gain)
    return worth
