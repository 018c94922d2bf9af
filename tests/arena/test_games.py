"""The games of a contest, wherever they are played."""

from tests.arena.contests import SLUG, TWO
from universelle.arena.contest import Contest
from universelle.arena.games import here, in_processes, play_all, play_seating

WAITING = [seating for deal in TWO.deals(8) for seating in deal]


def test_all_games_of_a_deal_begin_alike():
    first, second = [play_seating(TWO, True, seating).record for seating in TWO.seatings(3)]
    assert first.seed == second.seed
    assert first.begin() == second.begin()
    assert first.seats == tuple(reversed(second.seats))


def test_deals_differ():
    assert len({play_seating(TWO, True, seating).record.seed for seating in WAITING}) == 4


def test_a_game_has_its_points_places_and_wins():
    report = play_seating(TWO, True, WAITING[0])
    assert report.played.scores == tuple(report.record.result["scores"])
    assert report.played.places == tuple(report.record.result["places"])
    assert sum(report.played.shares) == 1
    assert report.played.moves == len(report.record.moves)


def test_records_come_only_on_request():
    assert play_seating(TWO, False, WAITING[0]).record is None


def test_two_processes_play_the_same_games_as_one():
    shared_out = []
    workers = in_processes(2, shared_out.append, alone=0.0)
    together = {report.played.seating: report for report in play_all(TWO, WAITING, workers, True)}
    assert [together[seating] for seating in WAITING] == list(play_all(TWO, WAITING, here, True))
    assert shared_out == [2]


def test_a_few_games_are_not_worth_a_process():
    shared_out = []
    contest = Contest(SLUG, ("random", "greedy"), 2)
    reports = list(play_all(contest, contest.seatings(0), in_processes(2, shared_out.append, alone=60.0), False))
    assert len(reports) == 2
    assert shared_out == []
