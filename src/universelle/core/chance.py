"""Every shuffle and draw of a game, decided by one 32-byte seed."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from struct import unpack
from typing import Final, TypeVar

T = TypeVar("T")

SEED_BYTES: Final = 32
BLOCK_BYTES: Final = 64
KEY_BYTES: Final = 4
KEYS_PER_BLOCK: Final = 16
WORD_RANGE: Final = 1 << 64


def seed_from(text: str) -> bytes:
    """The seed that a text (a number, a word) stands for."""
    return blake2b(text.encode(), digest_size=SEED_BYTES).digest()


def fresh_seed() -> bytes:
    """A seed nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


class Chance:
    """BLAKE2b in counter mode: the same numbers on every machine, and nothing seen predicts the next."""

    __slots__ = ("counter", "seed")

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.counter = counter

    def clone(self) -> Chance:
        return Chance(self.seed, self.counter)

    def fork(self) -> Chance:
        """A chance of its own, decided by this one and telling nothing about it."""
        return Chance(self._block()[:SEED_BYTES])

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the others."""
        fair = WORD_RANGE - WORD_RANGE % n
        while True:
            word = int.from_bytes(self._block()[:8], "little")
            if word < fair:
                return word % n

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a new order, each order as likely as the others."""
        n = len(items)
        keys = self._keys(n)
        while len(set(keys)) < n:  # equal keys would favour the order the items came in
            keys = self._keys(n)
        return tuple([items[i] for i in sorted(range(n), key=keys.__getitem__)])

    def _keys(self, n: int) -> tuple[int, ...]:
        blocks = [self._block() for _ in range(-(-n // KEYS_PER_BLOCK))]
        keys: tuple[int, ...] = unpack(f"<{n}I", b"".join(blocks)[: n * KEY_BYTES])
        return keys

    def _block(self) -> bytes:
        counter = self.counter
        self.counter = counter + 1
        return blake2b(counter.to_bytes(8, "little"), key=self.seed).digest()
