"""Random numbers: every shuffle and draw of a match is decided by one 32-byte seed."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Final, TypeVar

T = TypeVar("T")

SEED_BYTES: Final = 32
BLOCK_BYTES: Final = 64

MOST_ITEMS: Final = 256  # most items that one shuffle can handle

# By number of items: the greatest byte that chooses among them without bias; greater ones are rejected.
LAST_FAIR: Final = bytes([0] + [255 - 256 % n for n in range(1, MOST_ITEMS + 1)])
WORD_BYTES: Final = 8
WORD_RANGE: Final = 1 << 64


def seed_from(text: str) -> bytes:
    """Derive a seed from a text, such as a number or a word."""
    return blake2b(text.encode(), digest_size=SEED_BYTES).digest()


def fresh_seed() -> bytes:
    """Return a seed that cannot be guessed."""
    return secrets.token_bytes(SEED_BYTES)


def fingerprint_of(seed: bytes) -> str:
    """What can be told of a seed before a match: it fixes the seed, and nobody can find the seed by it.

    It is the seed's SHA-256, which every browser can compute.
    """
    return sha256(seed).hexdigest()


class Chance:
    """A random source: BLAKE2b in counter mode, the same on every machine and unpredictable without the seed."""

    __slots__ = ("block", "counter", "seed", "used")

    def __init__(self, seed: bytes, counter: int = 0, used: int = BLOCK_BYTES, block: bytes = b"") -> None:
        self.seed = seed
        self.counter = counter
        self.used = used  # number of bytes of the current block that are used up
        self.block = block

    def clone(self) -> Chance:
        return Chance(self.seed, self.counter, self.used, self.block)

    def __reduce__(self) -> tuple[object, ...]:
        return Chance, (self.seed, self.counter, self.used, self.block)

    def content(self) -> tuple[bytes, int, int]:
        return self.seed, self.counter, self.used

    def fork(self) -> Chance:
        """Return an independent random source derived from this one."""
        self._next_block()
        self.used = BLOCK_BYTES
        return Chance(self.block[:SEED_BYTES])

    def randbelow(self, n: int) -> int:
        """Return an integer from 0 to n - 1, uniformly at random."""
        if not 1 <= n <= WORD_RANGE:
            raise ValueError(f"no whole number from 0 to {n} - 1 can be drawn")
        fair = WORD_RANGE - WORD_RANGE % n
        while True:
            if self.used > BLOCK_BYTES - WORD_BYTES:
                self._next_block()
            word = int.from_bytes(self.block[self.used : self.used + WORD_BYTES], "little")
            self.used += WORD_BYTES
            if word < fair:
                return word % n

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items (at most `MOST_ITEMS`) in a uniformly random order."""
        order = list(items)
        block, used = self.block, self.used
        unsettled = len(order)
        while unsettled > 1:
            if used == BLOCK_BYTES:
                self._next_block()
                block, used = self.block, 0
            byte = block[used]
            used += 1
            if byte <= LAST_FAIR[unsettled]:
                chosen = byte % unsettled
                unsettled -= 1
                item = order[unsettled]
                order[unsettled] = order[chosen]
                order[chosen] = item
        self.used = used
        return tuple(order)

    def _next_block(self) -> None:
        self.block = blake2b(self.seed + self.counter.to_bytes(WORD_BYTES, "little")).digest()
        self.counter += 1
        self.used = 0
