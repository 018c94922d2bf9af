"""Few colours for many: those of which a picture has most, each in place of those like it."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final

AXES: Final = range(3)  # red, green, blue


@dataclass(frozen=True, slots=True)
class Shade:
    """A colour of a picture, and how often it is there."""

    pixel: int
    parts: tuple[int, int, int]
    count: int

    @property
    def weight(self) -> float:
        """How much it matters: large areas more, but not so much that small signs lose their colours."""
        return float(self.count**0.5)


@dataclass(frozen=True, slots=True)
class Group:
    """Colours that become one."""

    shades: Sequence[Shade]

    def widest(self) -> tuple[float, int, float]:
        """How much they differ where they differ most, which part of them that is, and its mean."""
        return max([self._spread(axis) for axis in AXES])

    def _spread(self, axis: int) -> tuple[float, int, float]:
        parts = [(each.parts[axis], each.weight) for each in self.shades]
        least, most = min(parts)[0], max(parts)[0]
        if least == most:
            return 0.0, axis, least
        mean = sum([part * weight for part, weight in parts]) / sum([weight for _, weight in parts])
        return sum([(part - mean) ** 2 * weight for part, weight in parts]), axis, mean

    def colour(self) -> bytes:
        many = sum([each.count for each in self.shades])
        return bytes([round(sum([each.parts[axis] * each.count for each in self.shades]) / many) for axis in AXES])


def palette(counts: Mapping[int, int], most: int) -> tuple[list[bytes], dict[int, int]]:
    """At most so many colours, and which of them stands for each pixel; `counts` says how often each pixel is there.

    The colours that differ most are parted, again and again.
    """
    groups = _parted(Group([_shade(pixel, count) for pixel, count in counts.items()]), most)
    stands_for = {each.pixel: number for number, group in enumerate(groups) for each in group.shades}
    return [group.colour() for group in groups], stands_for


def _shade(pixel: int, count: int) -> Shade:
    red, green, blue, _ = pixel.to_bytes(4, sys.byteorder)
    return Shade(pixel, (red, green, blue), count)


def _parted(whole: Group, most: int) -> list[Group]:
    queue = list[tuple[float, int, int, float, Group]]()
    _queue(queue, [whole], 0)
    for number in range(1, most):
        spread, _, axis, mean, group = queue[0]
        if not spread:
            break
        heappop(queue)
        darker = [each for each in group.shades if each.parts[axis] <= mean]
        lighter = [each for each in group.shades if each.parts[axis] > mean]
        _queue(queue, [Group(darker), Group(lighter)], 2 * number)
    return [group for *_, group in queue]


def _queue(queue: list[tuple[float, int, int, float, Group]], groups: Iterable[Group], number: int) -> None:
    """Those that differ most come first; numbers settle ties."""
    for order, group in enumerate(groups, start=number):
        spread, axis, mean = group.widest()
        heappush(queue, (-spread, order, axis, mean, group))
