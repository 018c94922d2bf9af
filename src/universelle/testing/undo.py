"""A seat may take back its own last moves if they revealed nothing and nobody has moved since."""

from __future__ import annotations

from universelle.core.chance import Chance, seed_from
from universelle.core.errors import IllegalAction
from universelle.matches.match import Match
from universelle.testing.trial import Extent, Trial, as_json, law, random_move, refusal

ONE_IN = 5  # moves are looked at: each look compares the whole match so far
SELDOM = 10  # where each look replays it, too
TWINS = 4
UNDO_REFUSALS = ("illegal-undo-none", "illegal-undo-others", "illegal-undo-revealed")


def _everything(match: Match) -> tuple[object, ...]:
    return match.state.content(), match.record, tuple(match.history), match.state.to_move()


def _assert_undo_is_refused(match: Match, seat: int) -> None:
    before = _everything(match)
    assert refusal(IllegalAction, lambda: match.undo(seat)) in UNDO_REFUSALS
    assert match.safe_point(seat) == len(match.history)
    assert _everything(match) == before


def _saw_undo(taken_back: int, trial: Trial) -> None:
    """Some moves were taken back, unless the game's checks say that none ever can be."""
    if trial.game.checks.undo:
        trial.saw(taken_back, "a move that can be taken back")


@law(Extent.FEW_SEEDS)
def a_move_is_taken_back_exactly_when_it_revealed_nothing(trial: Trial) -> None:
    match, rng = Match(trial.record()), trial.random()
    taken_back = refused = 0
    while match.state.to_move():
        looked_at = not rng.randrange(ONE_IN)
        before = _everything(match) if looked_at else None
        seat = random_move(match, rng)
        if match.history[-1].reveals:
            if looked_at or not refused:
                _assert_undo_is_refused(match, seat)
                refused += 1
            continue
        if not looked_at:
            continue
        after = _everything(match)
        code = match.history[-1].move.code
        match.undo(seat)
        assert _everything(match) == before
        match.play(seat, match.game.catalogue.parse(code))
        assert _everything(match) == after
        taken_back += 1
    _saw_undo(taken_back, trial)
    trial.saw(refused, "a move that reveals something")


@law(Extent.FEW_SEEDS)
def nobody_takes_back_the_move_of_another_seat(trial: Trial) -> None:
    match, rng = Match(trial.record()), trial.random()
    everybody = {-1, *range(trial.players), trial.players}
    for seat in everybody:
        _assert_undo_is_refused(match, seat)
    while match.state.to_move():
        mover = random_move(match, rng)
        if not rng.randrange(SELDOM):
            for seat in everybody - {mover}:
                _assert_undo_is_refused(match, seat)


@law(Extent.FEW_SEEDS)
def undo_goes_back_to_the_safe_point_and_no_further(trial: Trial) -> None:
    match, rng = Match(trial.record()), trial.random()
    longest = 0
    contents = [match.state.content()]
    while match.state.to_move():
        seat = random_move(match, rng)
        contents.append(match.state.content())
        if rng.randrange(SELDOM):
            continue
        safe = match.safe_point(seat)
        kept = match.history[safe:]
        assert all(result.move.seat == seat and not result.reveals for result in kept)
        assert not safe or match.history[safe - 1].move.seat != seat or match.history[safe - 1].reveals
        longest = max(longest, len(kept))
        while len(match.history) > safe:
            match.undo(seat)
            contents.pop()
            assert match.state.content() == contents[-1]
        _assert_undo_is_refused(match, seat)
    _saw_undo(longest, trial)


@law(Extent.TABLE)
def after_undo_another_move_can_be_made(trial: Trial) -> None:
    match, rng = Match(trial.record()), trial.random()
    changed = 0
    while match.state.to_move():
        seat = random_move(match, rng)
        if match.safe_point(seat) < len(match.history) and rng.randrange(2):
            match.undo(seat)
            random_move(match, rng)
            changed += 1
    _saw_undo(changed, trial)
    assert match.record.verify().content() == match.state.content()


@law(Extent.FEW_SEEDS)
def a_move_that_shows_something_new_says_so(trial: Trial) -> None:
    """Played in two positions that look the same to its seat, a move may end differently only by revealing."""
    shown = 0
    for state in trial.samples(every=10):
        for seat in state.to_move():
            legal = state.legal_actions(seat)
            for action in (*legal[:5], *legal[5:][-1:]):
                outcomes: list[tuple[str, bool]] = []
                for number in range(TWINS):
                    twin = state.resample(seat, Chance(seed_from(str(number))))
                    twin.events = []
                    twin.apply(seat, action)
                    outcomes.append((as_json(twin.view(seat)), any(event.reveals for event in twin.events)))
                if len({view for view, _ in outcomes}) > 1:
                    assert all(reveals for _, reveals in outcomes), f"{action} shows something and does not say so"
                    shown += 1
    if trial.game.checks.deals:
        trial.saw(shown, "a move that shows something new")
