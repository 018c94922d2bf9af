"""How far a contest is: which games are known, which are waiting, and whether it is decided."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from universelle.arena.sequential import SequentialTest
from universelle.core.errors import BadRequest

if TYPE_CHECKING:
    from universelle.arena.contest import Contest, Seating
    from universelle.arena.games import Played


class Progress:
    """Collects games in any order. What it counts depends on the games alone, not on when each was finished."""

    def __init__(self, contest: Contest, games: int, until_sure: bool = False, known: Iterable[Played] = ()) -> None:
        if until_sure and len(contest.names) != 2:
            raise BadRequest("arena-not-two", bots=len(contest.names))
        self.contest = contest
        self.test = _test(contest)
        self._deals = contest.deals(games)
        self._until_sure = until_sure
        self._tested = 0  # deals
        asked = {seating for deal in self._deals for seating in deal}
        self._played = {played.seating: played for played in known if played.seating in asked}
        self._examine()

    @property
    def waiting(self) -> list[Seating]:
        """The games still to be played."""
        if self.over:
            return []
        return [seating for deal in self._deals for seating in deal if seating not in self._played]

    @property
    def asked(self) -> int:
        return sum(map(len, self._deals))

    @property
    def games(self) -> int:
        """How many are known."""
        return len(self._played)

    @property
    def over(self) -> bool:
        """Whether nothing is left to play."""
        return self.games == self.asked or (self._until_sure and self.test is not None and self.test.sure)

    def add(self, played: Played) -> None:
        self._played[played.seating] = played
        self._examine()

    def counted(self) -> list[list[Played]]:
        """The games that count, deal by deal: when the test has decided, those it had seen by then."""
        decided = self._until_sure and self.test is not None and self.test.sure
        deals = self._deals[: self._tested] if decided else self._deals
        known = [[self._played[seating] for seating in deal if seating in self._played] for deal in deals]
        return [deal for deal in known if deal]

    def _examine(self) -> None:
        """Give the test the deals that are complete, in their order."""
        while self.test and not self.test.sure and self._tested < len(self._deals):
            deal = self._deals[self._tested]
            if not all(seating in self._played for seating in deal):
                return
            self.test.add(_share_of_first(self.contest, [self._played[seating] for seating in deal]))
            self._tested += 1


def _test(contest: Contest) -> SequentialTest | None:
    """The sequential test, where there are two bots."""
    if len(contest.names) != 2:
        return None
    if contest.players == 1:
        return SequentialTest(1, 1)
    first = sum(table.count(contest.names[0]) for table in contest.tables)
    return SequentialTest(first, len(contest.tables) * contest.players - first)


def _share_of_first(contest: Contest, deal: list[Played]) -> float:
    """The mean share of the win of the first bot in the games of a deal; alone, whether it made more points of it."""
    first = contest.names[0]
    if contest.players == 1:
        points = {played.seating.seats[0]: played.scores[0] for played in deal}
        own, rival = points[first], points[contest.names[1]]
        return 0.5 if own == rival else float(own > rival)
    wins = [share for played in deal for bot, share in zip(played.seating.seats, played.shares) if bot == first]
    return sum(wins) / len(deal)
