"""The weights of the evaluation."""

from __future__ import annotations

from universelle.core.weights import Given
from universelle.games.expo_1906.rules.components import CARDS, MEETING_ROOM


class ExpoWeights:
    """The weights for a number of players; `weights.toml` says what they are."""

    def __init__(self, given: Given, players: int) -> None:
        self.believed = given.number(f"believed.{players}")
        self.besides = given.number(f"besides.{players}")
        self.sure = given.positive(f"sure.{players}")
        self.unsure = given.positive(f"unsure.{players}")
        self.bought = given.number("bought")
        self.placed = given.number("placed")
        self.supplied = given.number("supplied")
        self.in_hand = given.number("in-hand")
        self.second_half = given.number("second-half")
        self.unplaced = given.number("unplaced")
        self.crowded = given.number("crowded")
        self.attention = given.numbers("attention", "123456")
        self.completed = given.number("completed")
        self.coin = given.number("coin")
        self.coins = given.number("coins")
        self.spare_coin = given.number("spare-coin")
        self.last_coin = given.number("last-coin")
        self.free_cell = given.number("free-cell")
        self.clearing = given.number("clearing")
        self.lead = given.number("lead")
        self.jury = given.number("jury")
        self.last_step = given.number("last-step")
        self.tower = given.number("tower")
        self.tiles = given.number("tiles")
        self.slack = given.positive("slack")
        self.steps = given.number("steps")
        self.improvement = given.numbers("improvement", CARDS[:MEETING_ROOM])
        self.card = given.numbers("card", CARDS[:MEETING_ROOM])
        self.round = given.number("round")
        self.meeting = given.number("meeting")
        self.left_over = given.number("left-over")
