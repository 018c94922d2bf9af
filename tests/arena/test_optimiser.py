"""Looking for the best numbers."""

import pytest

from universelle.arena.optimiser import FARTHEST, Optimiser


def worth(point):
    return -sum((number - 0.5) ** 2 for number in point)


def test_it_finds_what_is_best():
    optimiser = Optimiser(3, seed=1)
    for _ in range(60):
        optimiser.learn([worth(point) for point in optimiser.propose()])
    assert optimiser.middle == pytest.approx([0.5, 0.5, 0.5], abs=0.01)


def test_the_same_seed_proposes_the_same():
    proposals = []
    for seed in (1, 1, 2):
        optimiser = Optimiser(2, seed)
        optimiser.learn([worth(point) for point in optimiser.propose()])
        proposals.append(optimiser.propose())
    first, again, other = proposals
    assert first == again != other


def test_it_begins_at_the_start_and_stays_within_bounds():
    optimiser = Optimiser(1, seed=1)
    assert optimiser.middle == [0.0]
    for _ in range(20):
        points = optimiser.propose()
        assert len(points) == optimiser.population
        assert all(abs(number) <= FARTHEST for (number,) in points)
        optimiser.learn([number for (number,) in points])
