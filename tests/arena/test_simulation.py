"""Many games between bots, and how they are counted."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.bots.programs import ENDS, HANGS, LAST, NONSENSE, SHORT, script
from tests.laws.games import each_table
from universelle.arena.simulation import Outcome, Tally, interval, play, simulate, win_shares
from universelle.bots import bot_at, make_bot
from universelle.bots.bot import Perspective
from universelle.bots.outside import SECONDS, OutsideBot
from universelle.core.edition import Edition
from universelle.core.errors import BadEdition, BadRequest
from universelle.games.registry import load
from universelle.matches.record import Move, Record

SLUG = "worlds-fair-1893"
MIXED = ["greedy", "random", "random"]
SHORT_FAIR = Edition("short", {"rounds": {"count": 1}})


def outcome(scores: list[int], places: list[int], moves: int = 10) -> Outcome:
    """A game that ended so."""
    record = Record(SLUG, 1, ("random",) * len(scores), bytes(32), moves=(Move(0, "stop"),) * moves)
    reasons = [Counter({"reason-medals": score - 1, "reason-sets": 1}) for score in scores]
    return Outcome(record, scores, win_shares(first(places), len(places)), reasons)


def first(places: list[int]) -> list[int]:
    return [seat for seat, place in enumerate(places) if place == 1]


def tally(*outcomes: Outcome) -> Tally:
    counted = Tally(SLUG, ["random"] * len(outcomes[0].scores))
    for each in outcomes:
        counted.add(each)
    return counted


@pytest.mark.parametrize(
    ("places", "shares"),
    [
        ([1, 2], [1, 0]),
        ([2, 1, 3], [0, 1, 0]),
        ([1, 1], [0.5, 0.5]),
        ([1, 3, 1, 4], [0.5, 0, 0.5, 0]),
        ([1, 1, 1], [1 / 3, 1 / 3, 1 / 3]),
        ([1, 1, 1, 1], [0.25, 0.25, 0.25, 0.25]),
        ([2, 2, 1], [0, 0, 1]),
    ],
)
def test_those_who_share_a_win_share_it_equally(places, shares):
    assert win_shares(first(places), len(places)) == pytest.approx(shares)
    assert sum(win_shares(first(places), len(places))) == pytest.approx(1)


def test_where_nobody_wins_nobody_has_a_share():
    assert win_shares([], 1) == [0]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (50, 100, 0.4038, 0.5962),
        (1, 100, 0.0018, 0.0545),
        (0, 1, 0.0, 0.7935),
        (250, 1000, 0.2241, 0.2778),
    ],
)
def test_the_interval_is_wilsons(wins, games, low, high):
    assert interval(wins / games, games) == pytest.approx((low, high), abs=0.0001)


def test_the_interval_holds_the_share_and_shrinks_with_more_games():
    for share in (0.0, 0.1, 1 / 3, 0.5, 0.99, 1.0):
        spans = []
        for games in (1, 10, 100, 10_000):
            low, high = interval(share, games)
            assert 0 <= low <= high <= 1
            assert low - 1e-9 <= share <= high + 1e-9
            spans.append(high - low)
        assert spans == sorted(spans, reverse=True)


def test_wins_and_points_are_counted_for_each_seat():
    report = tally(
        outcome([30, 20], [1, 2]), outcome([10, 20], [2, 1]), outcome([25, 25], [1, 1]), outcome([35, 15], [1, 2])
    ).report()
    first, second = report["seats"]
    assert (report["players"], report["games"]) == (2, 4)
    assert (first["wins"], second["wins"]) == (0.625, 0.375)
    assert (first["mean_score"], second["mean_score"]) == (25, 20)
    assert first["sd_score"] == pytest.approx(9.35, abs=0.01)
    assert first["wins_interval"] == pytest.approx(interval(0.625, 4), abs=0.0001)
    assert first["points"] == {"reason-medals": 24, "reason-sets": 1}


def test_deciles_are_the_marks_of_a_tenth_half_and_nine_tenths():
    games = [outcome([score, 1], [1, 2], moves=score * 2) for score in range(11)]
    report = tally(*games).report()
    assert report["seats"][0]["deciles"] == [1, 5, 9]
    assert report["length"] == {"mean": 10, "deciles": [2, 10, 18]}
    assert tally(*reversed(games)).report()["seats"][0]["deciles"] == [1, 5, 9]


def test_one_game_is_enough_for_a_report():
    report = tally(outcome([12, 7], [1, 2], moves=44)).report()
    assert report["seats"][0]["deciles"] == [12, 12, 12]
    assert report["seats"][0]["sd_score"] == 0
    assert report["length"] == {"mean": 44, "deciles": [44, 44, 44]}
    assert report["games_per_second"] > 0


@each_table
def test_the_points_by_reason_add_up_to_the_score(slug, players):
    counted = Tally(slug, ["random"] * players)
    for each in simulate(slug, counted.bots, 10, "reasons"):
        assert [sum(reasons.values()) for reasons in each.reasons] == each.scores
        counted.add(each)
    for seat in counted.report()["seats"]:
        assert sum(seat["points"].values()) == pytest.approx(seat["mean_score"], abs=0.05)


@pytest.mark.parametrize("bot", ["random", "greedy"])
@each_table
def test_the_record_of_an_outcome_verifies(slug, players, bot):
    for each in simulate(slug, [bot] * players, 1, "verify"):
        state = each.record.verify()
        assert state.to_move() == ()
        assert each.scores == state.scores()
        assert each.shares == win_shares(state.winners(), players)
        assert each.record.seats == (bot,) * players
        assert Record.from_json(each.record.to_json()) == each.record


def test_the_same_seed_gives_the_same_outcomes():
    first, second = (list(simulate(SLUG, MIXED, 4, "again")) for _ in range(2))
    assert first == second
    assert [each.record.moves for each in simulate(SLUG, MIXED, 4, "other")] != [each.record.moves for each in first]


def test_processes_play_the_same_games_in_the_same_order(monkeypatch):
    monkeypatch.setattr("universelle.arena.simulation.ALONE", 0.0)
    shared_out: list[int] = []
    together = list(simulate(SLUG, ["greedy", "random"], 20, "shared", processes=2, shared_out=shared_out.append))
    assert together == list(simulate(SLUG, ["greedy", "random"], 20, "shared"))
    assert shared_out == [2]


def test_a_few_games_are_not_worth_a_process():
    shared_out: list[int] = []
    assert len(list(simulate(SLUG, ["random"] * 2, 2, "few", processes=2, shared_out=shared_out.append))) == 2
    assert shared_out == []


def test_every_game_has_a_seed_of_its_own_and_the_first_ones_do_not_depend_on_how_many():
    games = list(simulate(SLUG, MIXED, 5, "seeds"))
    assert len({each.record.seed for each in games}) == 5
    assert list(simulate(SLUG, MIXED, 2, "seeds")) == games[:2]
    assert play(SLUG, MIXED, "seeds/3") == games[3]


def test_seats_with_the_same_bot_do_not_choose_alike():
    moves = play(SLUG, ["random"] * 2, "alike").record.moves
    by_seat = [[move.code for move in moves if move.seat == seat] for seat in range(2)]
    assert by_seat[0][:10] != by_seat[1][:10]


def test_options_and_edition_go_into_the_game_and_its_record():
    record = play(SLUG, ["random"] * 3, "1", {"first-player": "2"}, SHORT_FAIR).record
    assert (record.options, record.edition) == ({"first-player": "2"}, SHORT_FAIR)
    assert record.moves[0].seat == 1
    assert replace(record, edition=Edition()).position().to_move() != ()


@pytest.mark.parametrize(("behave", "key"), [(ENDS, "bot-ended"), (NONSENSE, "bot-illegal"), (HANGS, "bot-silent")])
def test_greedy_stands_in_for_a_program_that_fails(tmp_path, behave, key):
    def make(game, name, seed):
        return make_bot(game, name, seed) if name == "random" else OutsideBot(Random(seed), command, seconds)

    command, seconds = script(tmp_path, behave), SHORT if behave == HANGS else SECONDS
    bots = ["random", f"cmd:{command}"]
    ended = play(SLUG, bots, "fails", edition=SHORT_FAIR, make=make)
    moves = [number for number, move in enumerate(ended.record.moves, start=1) if move.seat == 1]
    assert [(each.seat, each.move, each.by) for each in ended.record.stand_ins] == [
        (1, each, "greedy") for each in moves
    ]
    assert ended.stand_ins == [0, len(moves)]
    assert [failure.key for failure in ended.failures] == [key]
    assert Record.from_json(ended.record.to_json()).verify().scores() == ended.scores
    first = ended.record.with_moves(ended.record.moves[: moves[0] - 1])
    greedy = bot_at(load(SLUG), "greedy", first.seed, 1, moves[0] - 1)
    seen = Perspective(load(SLUG), first.position(), 1)
    assert ended.record.moves[moves[0] - 1].code == greedy.choose(seen).code


def test_a_program_is_asked_again_after_it_failed(tmp_path):
    behave = f"""
    if len(question["actions"]) % 2:
        {NONSENSE}
    else:
        {LAST}"""
    bots = ["random", f"cmd:{script(tmp_path, behave)}"]
    games = list(simulate(SLUG, bots, 2, "sometimes", edition=SHORT_FAIR))
    counted = Tally(SLUG, bots)
    for each in games:
        counted.add(each)
        assert 0 < each.stand_ins[1] < sum(move.seat == 1 for move in each.record.moves)
    assert [seat["stand_ins"] for seat in counted.report()["seats"]] == [0, sum(each.stand_ins[1] for each in games)]
    assert counted.stood_in == {bots[0]: 0, bots[1]: sum(each.stand_ins[1] for each in games)}
    assert [each.stand_ins for each in simulate(SLUG, bots, 2, "sometimes", edition=SHORT_FAIR)] == [
        each.stand_ins for each in games
    ]


@pytest.mark.parametrize(
    ("game", "bots", "options", "edition", "refusal"),
    [
        ("chess", ["random"] * 2, {}, None, BadRequest),
        (SLUG, ["deep-blue"] * 2, {}, None, BadRequest),
        (SLUG, ["random"], {}, None, BadRequest),
        (SLUG, ["random"] * 5, {}, None, BadRequest),
        (SLUG, ["random"] * 2, {"weather": "rain"}, None, BadRequest),
        (SLUG, ["random"] * 2, {"first-player": "3"}, None, BadRequest),
        (SLUG, ["random"] * 2, {}, Edition("x", {"rounds": {"count": 0}}), BadEdition),
    ],
)
def test_what_cannot_be_played_is_refused(game, bots, options, edition, refusal):
    with pytest.raises(refusal):
        play(game, bots, "1", options, edition)
