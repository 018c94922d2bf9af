"""Small contests and made-up games for tests."""

from universelle.arena.contest import Contest, Seating
from universelle.arena.games import Played, here, play_all

SLUG = "worlds-fair-1893"
TWO = Contest(SLUG, ("greedy", "random"), 2, "arena")


def played_by(contest: Contest, games: int) -> list[Played]:
    """The games of a contest, played."""
    waiting = [seating for deal in contest.deals(games) for seating in deal]
    return [report.played for report in play_all(contest, waiting, here, with_record=False)]


def made_up(deal: int, seats: str, scores: list[int]) -> Played:
    """A game with these scores; each letter is a bot."""
    places = [1 + sum(other > score for other in scores) for score in scores]
    shares = [(place == 1) / places.count(1) for place in places]
    return Played(Seating(deal, tuple(seats)), tuple(scores), tuple(places), tuple(shares), 50)
