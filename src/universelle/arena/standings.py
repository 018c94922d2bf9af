"""What came of a contest: wins, margins, points and ratings of each bot."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import groupby
from math import fsum
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from universelle.arena.ratings import FEWEST, Ranking, Rating, rate
from universelle.arena.simulation import interval

if TYPE_CHECKING:
    from universelle.arena.contest import Contest
    from universelle.arena.games import Played
    from universelle.arena.sequential import SequentialTest

NARROWEST: Final = 0.25  # part of the variance of independent games that is never gone below


class Seat(NamedTuple):
    """One seat of one game."""

    bot: str
    points: int
    share: float
    margin: int | None  # over the best rival
    stand_ins: int


class Row(NamedTuple):
    """All about one bot."""

    name: str
    games: int
    seats: int  # that it had in them
    share: float  # of the win, a seat
    interval: tuple[float, float]
    fair: float  # the share of a bot as strong as the others
    rating: Rating
    margin: float | None
    points: float
    against: dict[str, float]  # how often it was placed before each other bot; ties count half
    stand_ins: int = 0  # its decisions that another bot made, because it failed

    def tree(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "games": self.games,
            "seats": self.seats,
            "share": round(self.share, 4),
            "interval": [round(bound, 4) for bound in self.interval],
            "times_fair": round(self.share / self.fair, 3),
            "rating": round(self.rating.value, 1),
            "rating_interval": [round(self.rating.low, 1), round(self.rating.high, 1)],
            "mean_margin": None if self.margin is None else round(self.margin, 2),
            "mean_points": round(self.points, 2),
            "against": {name: round(share, 4) for name, share in self.against.items()},
            "stand_ins": self.stand_ins,
        }


def standings(contest: Contest, deals: Sequence[Sequence[Played]], anchor: str | None = None) -> list[Row]:
    """A row for each bot, the best first. The anchor is the bot whose rating is 1000, if it plays."""
    names = contest.names
    rankings = [list(_rankings(contest, deal)) for deal in deals]
    ratings = rate(len(names), rankings, names.index(anchor) if anchor in names else None)
    before = _before(len(names), rankings)
    rows = [
        _row(contest, deals, name, ratings[number], {names[other]: share for other, share in before[number].items()})
        for number, name in enumerate(names)
    ]
    return sorted([row for row in rows if row.games], key=lambda row: -row.rating.value)


def verdict(contest: Contest, test: SequentialTest | None) -> dict[str, Any] | None:
    """What the sequential test says, where there is one."""
    if test is None:
        return None
    better = None if test.better is None else contest.names[test.better]
    return {"better": better, "log_likelihood_ratio": round(test.ratio, 3), "deals": test.deals}


def _row(
    contest: Contest, deals: Sequence[Sequence[Played]], name: str, rating: Rating, against: dict[str, float]
) -> Row:
    own = [[seat for played in deal for seat in _seats(played) if seat.bot == name] for deal in deals]
    seats = [seat for deal in own for seat in deal]
    if not seats:
        return Row(name, 0, 0, 0.0, (0.0, 1.0), 1.0, rating, None, 0.0, against)
    margins = [seat.margin for seat in seats if seat.margin is not None]
    return Row(
        name,
        games=sum(name in played.seating.seats for deal in deals for played in deal),
        seats=len(seats),
        share=fmean(seat.share for seat in seats),
        interval=share_interval([[seat.share for seat in deal] for deal in own if deal]),
        fair=1 / contest.players,
        rating=rating,
        margin=fmean(margins) if margins else None,
        points=fmean(seat.points for seat in seats),
        against=against,
        stand_ins=sum(seat.stand_ins for seat in seats),
    )


def share_interval(deals: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The 95 % interval of a mean share: Wilson's, for as many independent games as tell as much as these do.

    Games of one deal are not independent. How much they tell is seen in how much deals differ, if there are some.
    """
    games = sum(map(len, deals))
    share = fsum(map(fsum, deals)) / games
    independent = share * (1 - share)
    if len(deals) < FEWEST or not independent:
        return interval(share, games)
    spread = fsum((fsum(deal) - share * len(deal)) ** 2 for deal in deals) / games * len(deals) / (len(deals) - 1)
    return interval(share, games * independent / max(spread, NARROWEST * independent))


def _seats(played: Played) -> Iterator[Seat]:
    for seat, bot in enumerate(played.seating.seats):
        rivals = [points for other, points in enumerate(played.scores) if other != seat]
        margin = played.scores[seat] - max(rivals) if rivals else None
        stand_ins = played.stand_ins[seat] if played.stand_ins else 0
        yield Seat(bot, played.scores[seat], played.shares[seat], margin, stand_ins)


def _rankings(contest: Contest, deal: Sequence[Played]) -> Iterator[Ranking]:
    """Who was placed before whom in each game; of those who played alone, who made more points of the deal."""
    number = {name: number for number, name in enumerate(contest.names)}
    if contest.players > 1:
        for played in deal:
            yield _ranking([(place, number[bot]) for place, bot in zip(played.places, played.seating.seats)])
    elif len(deal) > 1:
        yield _ranking([(-played.scores[0], number[played.seating.seats[0]]) for played in deal])


def _ranking(placed: list[tuple[int, int]]) -> Ranking:
    return [[bot for _, bot in tied] for _, tied in groupby(sorted(placed), key=lambda each: each[0])]


def _before(bots: int, deals: Sequence[Sequence[Ranking]]) -> list[dict[int, float]]:
    """For each bot, how often it was placed before each other one that it met."""
    points: dict[tuple[int, int], list[float]] = defaultdict(list)
    for ranking in [ranking for deal in deals for ranking in deal]:
        placed = [(bot, place) for place, tied in enumerate(ranking) for bot in tied]
        for bot, place in placed:
            for other, behind in placed:
                if bot != other:
                    points[bot, other].append(0.5 if place == behind else float(place < behind))
    return [
        {other: fmean(points[bot, other]) for other in range(bots) if (bot, other) in points} for bot in range(bots)
    ]
