from collections import Counter
from hashlib import blake2b
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from universelle.core.chance import SEED_BYTES, Chance, fresh_seed, seed_from

pytestmark = pytest.mark.engine

SEED = bytes(range(32))
seeds = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)


def test_a_seed_gives_the_same_numbers_on_every_machine():
    chance = Chance(SEED)
    sizes = (2, 6, 10, 52, 100, 1000, 2**32, 2**64)
    assert [chance.randbelow(size) for size in sizes] == [1, 4, 5, 38, 64, 305, 2916275317, 9018826143506497135]
    assert "".join(chance.shuffled("abcdefgh")) == "aedcghbf"
    assert chance.randbelow(10) == 9
    assert chance.shuffled(range(12)) == (7, 3, 1, 9, 0, 4, 8, 6, 11, 2, 5, 10)


def test_the_numbers_are_blake2b_of_the_seed_and_a_counter():
    chance = Chance(SEED)
    for counter in range(3):
        block = blake2b(SEED + counter.to_bytes(8, "little")).digest()
        words = [int.from_bytes(block[at : at + 8], "little") for at in range(0, 64, 8)]
        assert [chance.randbelow(2**64) for _ in words] == words


def test_a_text_stands_for_the_same_seed_everywhere():
    assert seed_from("1893").hex() == "4135b18401926142cdb83c4285cd93d2c0604d9f14fbc98035dbef887cf96fd5"
    assert len({seed_from(str(number)) for number in range(1000)}) == 1000
    assert all(len(seed_from(text)) == SEED_BYTES for text in ("", "é", "x" * 10_000))


def test_fresh_seeds_differ():
    assert len({fresh_seed() for _ in range(100)}) == 100
    assert len(fresh_seed()) == SEED_BYTES


@given(seeds, st.integers(1, 2**64))
def test_a_number_is_never_below_nought_nor_the_limit_itself(seed, n):
    chance = Chance(seed)
    assert all(0 <= chance.randbelow(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 10, 100])
def test_every_number_is_as_likely(n):
    draws = 2000 * n
    chance = Chance(SEED)
    counts = Counter(chance.randbelow(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    assert chi_squared(counts, n) < n + 5 * (2 * n) ** 0.5


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_every_order_is_as_likely(n):
    orders = list(permutations(range(n)))
    chance = Chance(SEED)
    counts = Counter(chance.shuffled(range(n)) for _ in range(200 * len(orders)))
    assert set(counts) == set(orders)
    assert chi_squared(counts, len(orders)) < len(orders) + 5 * (2 * len(orders)) ** 0.5


@pytest.mark.parametrize("n", [52, 100, 129, 256])
def test_in_a_large_shuffle_every_item_is_as_likely_in_every_place(n):
    chance = Chance(SEED)
    shuffles = [chance.shuffled(range(n)) for _ in range(40 * n)]
    for place in (0, 1, n // 2, n - 1):
        counts = Counter(order[place] for order in shuffles)
        assert chi_squared(counts, n) < n + 5 * (2 * n) ** 0.5


def chi_squared(counts: Counter, kinds: int) -> float:
    """About the number of kinds, if all are equally likely."""
    expected = counts.total() / kinds
    return sum((count - expected) ** 2 for count in counts.values()) / expected


@given(seeds, st.lists(st.integers(), max_size=256))
def test_a_shuffle_keeps_every_item(seed, items):
    before = list(items)
    assert sorted(Chance(seed).shuffled(items)) == sorted(before)
    assert items == before


def test_nothing_to_shuffle_uses_no_chance():
    chance = Chance(SEED)
    before = chance.content()
    assert chance.shuffled([]) == ()
    assert chance.shuffled(["one"]) == ("one",)
    assert chance.content() == before


@given(seeds, st.lists(st.integers(0, 40), max_size=12))
def test_a_copy_goes_on_with_the_same_numbers_and_alone(seed, sizes):
    chance = Chance(seed)
    for size in sizes:
        chance.shuffled(range(size))
    copy, other = chance.clone(), chance.clone()
    assert copy.content() == chance.content()
    numbers = [chance.randbelow(1000) for _ in range(20)]
    assert [copy.randbelow(1000) for _ in range(20)] == numbers
    assert copy.content() == chance.content() != other.content()
    assert [other.randbelow(1000) for _ in range(20)] == numbers


def test_a_fork_is_decided_by_its_parent():
    one, other = Chance(SEED), Chance(SEED)
    assert one.fork().content() == other.fork().content()
    assert one.fork().content() == other.fork().content()
    assert Chance(SEED).fork().randbelow(2**64) != Chance(seed_from("another")).fork().randbelow(2**64)


def test_a_fork_and_its_parent_do_not_disturb_each_other():
    alone, parent = Chance(SEED), Chance(SEED)
    alone.fork()
    fork, twin = parent.fork(), Chance(SEED).fork()
    fork_numbers, parent_numbers = [], []
    for _ in range(50):
        fork_numbers.append(fork.randbelow(1000))
        parent_numbers.append(parent.randbelow(1000))
    assert parent_numbers == [alone.randbelow(1000) for _ in range(50)]
    assert fork_numbers == [twin.randbelow(1000) for _ in range(50)]
    assert fork_numbers != parent_numbers


def test_forks_differ_from_each_other_and_hold_nothing_of_their_parent():
    parent = Chance(SEED)
    seen = {parent.fork().randbelow(2**64) for _ in range(200)} | {parent.randbelow(2**64) for _ in range(200)}
    assert len(seen) == 400
    assert SEED not in Chance(SEED).fork().content()
    assert [Chance(SEED).fork().randbelow(2**64)] != [Chance(SEED).randbelow(2**64)]


def test_a_fork_in_the_middle_of_a_block_repeats_no_bytes_of_it():
    chance = Chance(SEED)
    chance.randbelow(6)
    rest = Chance(SEED)
    rest.randbelow(6)
    words = {rest.randbelow(2**64) for _ in range(7)}
    fork = chance.fork()
    assert not words & {fork.randbelow(2**64) for _ in range(50)}
    assert not words & {chance.randbelow(2**64) for _ in range(50)}
