"""A record replays to the same position; a seed decides the whole match."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from universelle.core.chance import seed_from
from universelle.games.registry import found
from universelle.matches.record import Record, checksum, result_of
from universelle.testing.trial import Extent, Trial, law, play, play_out, without_chance

DEALS = 50


@law(Extent.GAME)
def the_game_is_installed(trial: Trial) -> None:
    slug = trial.game.meta.slug
    assert found().games.get(slug) is trial.game, f"install the package of {slug}, so that its entry point is found"


@law(Extent.MANY_SEEDS)
def a_record_replays_to_an_equal_position(trial: Trial) -> None:
    match = trial.match()
    state = match.record.begin()
    assert state.content() == trial.begin().content()
    for move, again in zip(match.record.moves, match.record.replay(state), strict=True):
        assert again is state
        assert move.code == " ".join(move.code.split())
    assert state.content() == match.state.content()
    assert match.record.position().content() == match.state.content()


@law(Extent.TABLE)
def a_record_replays_to_every_position_on_the_way(trial: Trial) -> None:
    record = trial.match().record
    state = trial.begin()
    for number, _ in enumerate(play(state, trial.random())):
        if number % 20 == 0:
            assert record.position(number).content() == state.content()


@law(Extent.MANY_SEEDS)
def a_record_comes_back_from_json(trial: Trial) -> None:
    for moves in (0, 7, None):
        record = trial.match(moves).record
        assert Record.from_json(record.to_json()) == record
        assert Record.from_json(record.to_json()).to_json() == record.to_json()


@law(Extent.TABLE)
def a_record_comes_back_from_a_file(trial: Trial) -> None:
    record = trial.match().record
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.json"
        record.save(path)
        assert Record.read(path) == record
        assert [each.name for each in path.parent.iterdir()] == ["match.json"]


@law(Extent.MANY_SEEDS)
def a_record_verifies_at_any_point_of_the_match(trial: Trial) -> None:
    for moves in (0, 11, None):
        match = trial.match(moves)
        assert match.record.verify().content() == match.state.content()
        assert (match.record.result is None) == bool(match.state.to_move())
        assert match.record.result == result_of(match.state)


@law(Extent.MANY_SEEDS)
def the_same_seed_and_moves_give_the_same_match(trial: Trial) -> None:
    one, other = trial.begin(), trial.begin()
    assert play_out(one, trial.random()) == play_out(other, trial.random())
    assert one.content() == other.content()
    assert checksum(one) == checksum(other)


@law(Extent.TABLE)
def different_seeds_give_different_deals(trial: Trial) -> None:
    if not trial.game.checks.deals:
        return
    new = trial.game.new
    deals = {without_chance(new(trial.players, seed_from(str(seed))).content()) for seed in range(DEALS)}
    assert len(deals) == DEALS


@law(Extent.TABLE)
def different_positions_have_different_checksums(trial: Trial) -> None:
    state = trial.begin()
    sums: dict[str, object] = {}
    moves = 0
    for _ in play(state, trial.random()):
        assert sums.setdefault(checksum(state), state.content()) == state.content()
        moves += 1
    assert len(sums) > moves // 2
