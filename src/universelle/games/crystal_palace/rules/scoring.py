"""The end of the game: what is left is turned into money, money into repaid loans and covered slots, then points."""

from __future__ import annotations

from collections.abc import Sequence

from universelle.games.crystal_palace.rules.codes import EMPTY, FREE
from universelle.games.crystal_palace.rules.events import (
    FOR_BUZZ,
    FOR_GOAL,
    FOR_LOANS,
    FOR_MARKET,
    FOR_SLOTS,
    FinalScoringBegan,
    GoodsSold,
    SlotsCovered,
)
from universelle.games.crystal_palace.rules.payments import repay_loan
from universelle.games.crystal_palace.rules.player import Player
from universelle.games.crystal_palace.rules.state import Palace


def final_scoring(state: Palace) -> None:
    """Sales, repayments, then points for buzz, market, goal, loans and empty slots."""
    order = state.order()
    if state.events is not None:
        state.events.append(FinalScoringBegan())
    covered = [0] * len(order)
    for seat in order:
        sell_goods(state, seat)
        repay_loans(state, seat)
        covered[seat] = cover_slots(state, seat)
    for seat, points in enumerate(buzz_points(state.box.buzz_vp, [rank(player) for player in state.players])):
        state.score(seat, points, FOR_BUZZ)
    for seat, points in enumerate(market_points(state.box.market_vp, state.market, len(order))):
        state.score(seat, points, FOR_MARKET)
    for seat in order:
        player = state.players[seat]
        state.score(seat, state.box.goals[player.nation].vp[player.goal], FOR_GOAL)
        state.score(seat, player.loan_points(state.box.loan_repaid_vp), FOR_LOANS)
        empty = player.slots.count(EMPTY) - covered[seat]
        state.score(seat, empty * state.box.empty_slot_vp, FOR_SLOTS)


def sell_goods(state: Palace, seat: int) -> None:
    """Every gear, energy and newspaper left is sold."""
    player = state.players[seat]
    money = (player.gears + player.energy + player.newspapers) * state.box.sale_price
    player.gears = player.energy = player.newspapers = 0
    player.money += money
    if state.events is not None and money:
        state.events.append(GoodsSold(seat, money))


def repay_loans(state: Palace, seat: int) -> None:
    """Loans must be repaid as far as the money goes, the most expensive first."""
    player, price = state.players[seat], state.box.loan_repay
    while player.money >= price and player.open_loans():
        player.money -= price
        repay_loan(state, seat, price)


def cover_slots(state: Palace, seat: int) -> int:
    """Money left over covers empty slots; how many."""
    player, price = state.players[seat], state.box.covered_slot
    covered = min(player.money // price, player.slots.count(EMPTY))
    player.money -= covered * price
    if state.events is not None and covered:
        state.events.append(SlotsCovered(seat, covered))
    return covered


def rank(player: Player) -> tuple[int, int]:
    """How far a player is on the buzz track; at its end those before who came before."""
    return (player.buzz, -player.arrival)


def buzz_points(points: Sequence[int], ranks: Sequence[tuple[int, int]]) -> list[int]:
    """The furthest first; those who are level share the points of their places, rounded down."""
    scored: list[int] = []
    for own in ranks:
        ahead = len([other for other in ranks if other > own])
        level = len([other for other in ranks if other == own])
        scored.append(sum(points[ahead : ahead + level]) // level)
    return scored


def market_points(points: Sequence[int], market: Sequence[int], players: int) -> list[int]:
    """The highest assistants score for their owners."""
    scored = [0] * players
    owners = [owner for owner in reversed(market) if owner != FREE]
    for owner, worth in zip(owners, points):
        scored[owner] += worth
    return scored
