"""The score sheet: points so far, what is left to sell, loans, research slots, the goal, buzz and the market."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from universelle.contract.score_sheet import Entries, Field, Group, Groups, ScoreSheet
from universelle.core.message import Message, Name, Seat
from universelle.games.crystal_palace.rules.codes import EMPTY, OPEN_LOAN, REPAID_LOAN
from universelle.games.crystal_palace.rules.components import LEVELS, NATION_NAMES, Box
from universelle.games.crystal_palace.rules.player import Player
from universelle.games.crystal_palace.rules.state import Palace

POINTS: Final = Name("sheet-points")
MOST_LOANS: Final = 99  # of a kind: new ones can always be had
SOME_TILE: Final = 0  # any research tile: it only takes a slot


def groups(box: Box) -> Groups:
    nobody_and_seats = (
        Message("sheet-nobody"),
        *[Message("sheet-seat", {"seat": Seat(n)}) for n in range(box.players)],
    )
    market = [
        Field(f"market-{space}", Message("sheet-market-space", {"space": space}), "lantern", choices=nobody_and_seats)
        for space in range(len(box.market), 0, -1)
    ]
    levels = (Message("sheet-no-level"), *[Message("sheet-level", {"level": level}) for level in range(1, LEVELS + 1)])
    boards = sorted({goal.board for goal in box.goals})
    usual = [[goal.board for goal in box.goals].index(board) for board in boards]
    return (
        Group(Message("sheet-market"), tuple(market), of_table=True),
        Group(
            Message("sheet-track"),
            (
                Field("points", Message(POINTS), "vp"),
                Field("buzz", Message("sheet-buzz"), "buzz", most=box.buzz_last),
                Field(
                    "arrival",
                    Message("sheet-arrival", {"last": box.buzz_last}),
                    "flash",
                    choices=tuple([Message("sheet-place", {"place": place}) for place in range(1, box.players + 1)]),
                    usual=tuple(range(box.players)),
                ),
            ),
        ),
        Group(
            Message("sheet-goal"),
            (
                Field(
                    "nation",
                    Message("sheet-nation"),
                    "crown",
                    choices=tuple([Message(name) for name in NATION_NAMES]),
                    usual=tuple(usual),
                    unlike=True,
                ),
                Field("goal", Message("sheet-goal-level"), "lift", choices=levels),
            ),
        ),
        Group(
            Message("sheet-left"),
            (
                Field("money", Message("sheet-money"), "pound"),
                Field("gears", Message("sheet-gears"), "gear"),
                Field("energy", Message("sheet-energy"), "energy"),
                Field("newspapers", Message("sheet-newspapers"), "news", most=box.newspapers_most),
            ),
        ),
        Group(
            Message("sheet-loans"),
            (
                *[_loan(f"loan-{worth}", "loan-open", -worth) for worth in _worths(box)],
                _loan("repaid", "loan-repaid", box.loan_repaid_vp),
            ),
        ),
        Group(
            Message("sheet-slots"),
            (Field("empty", Message("sheet-empty"), "research", most=box.research_slots),),
        ),
    )


def lay(state: Palace, entries: Entries) -> None:
    """Phase 6 of the last round is over."""
    state.round = state.box.rounds
    state.market = [entries.of_table(f"market-{space + 1}") - 1 for space in range(len(state.box.market))]
    for seat, player in enumerate(state.players):
        player.vp = entries.of(seat, "points")
        player.buzz = entries.of(seat, "buzz")
        player.arrival = entries.of(seat, "arrival") + 1 if player.buzz == state.box.buzz_last else 0
        player.nation = entries.of(seat, "nation")
        player.goal = entries.of(seat, "goal")
        player.money = entries.of(seat, "money")
        player.gears = entries.of(seat, "gears")
        player.energy = entries.of(seat, "energy")
        player.newspapers = entries.of(seat, "newspapers")
        _lay_loans(state.box, player, seat, entries)


def before(state: Palace) -> Mapping[Name, Sequence[int]]:
    return {POINTS: [player.vp for player in state.players]}


def _loan(key: str, name: str, points: int) -> Field:
    return Field(key, Message(name, {"vp": points}), "loan", most=MOST_LOANS)


def _lay_loans(box: Box, player: Player, seat: int, entries: Entries) -> None:
    """The loans, on slots as far as there are any; what is on the other slots counts for nothing."""
    loans = [OPEN_LOAN + worth for worth in _worths(box) for _ in range(entries.of(seat, f"loan-{worth}"))]
    loans += [REPAID_LOAN] * entries.of(seat, "repaid")
    empty = entries.of(seat, "empty")
    covered = box.research_slots - empty
    on_slots = [*loans[:covered], *[SOME_TILE] * (covered - len(loans))]
    player.slots = (*on_slots, *[EMPTY] * empty)
    player.beside = tuple(loans[covered:])


def _worths(box: Box) -> list[int]:
    """How many points an open loan may cost, the least first."""
    return sorted({-points for points in (*box.loan_values, box.loan_extra)})


SCORE_SHEET: Final = ScoreSheet(groups, lay, before)
