"""Weights: the numbers that an evaluation goes by, as data, so that they can be tuned."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources import files
from math import isfinite
from typing import Any, Final

from universelle.core.errors import BadRequest

FILE: Final = "weights.toml"


def weights_of(package: str) -> dict[str, float]:
    """The weights of a game, from `weights.toml` in its package; a later run replaces what an earlier one found."""
    return weights_from(tomllib.loads(files(package).joinpath(FILE).read_text(encoding="utf-8")))


def weights_from(tree: Mapping[str, Any]) -> dict[str, float]:
    """The weights of a file, read as TOML."""
    return {name: weight for run in tree["run"] for name, weight in run["weights"].items()}


def for_each_count(weights: Mapping[str, float], counts: Iterable[int]) -> dict[str, float]:
    """Every weight once for each number of players: `NAME.3` is that of `NAME.3` if there is one, else of `NAME`."""
    special = {name: weight for name, weight in weights.items() if name.rpartition(".")[0] in weights}
    usual = {name: weight for name, weight in weights.items() if name not in special}
    numbers = tuple(counts)
    return {f"{name}.{count}": weight for name, weight in usual.items() for count in numbers} | special


class Given:
    """Weights by name, from which an evaluation takes its own; wrong ones are refused."""

    def __init__(self, weights: Mapping[str, float], ending: str = "", taken: set[str] | None = None) -> None:
        self._weights = weights
        self._ending = ending  # of all names that are asked for
        self._taken = set[str]() if taken is None else taken

    def for_players(self, players: int) -> Given:
        """Those for a number of players: who asks for `NAME` gets `NAME.3`."""
        return Given(self._weights, f".{players}", self._taken)

    def number(self, name: str) -> float:
        name += self._ending
        if name not in self._weights:
            raise BadRequest("weight-missing", name=name)
        weight = self._weights[name]
        if isinstance(weight, bool) or not isinstance(weight, int | float) or not isfinite(weight):
            raise BadRequest("weight-not-number", name=name)
        self._taken.add(name)
        return float(weight)

    def positive(self, name: str) -> float:
        """One by which something is divided."""
        weight = self.number(name)
        if weight <= 0:
            raise BadRequest("weight-not-positive", name=name + self._ending)
        return weight

    def numbers(self, name: str, keys: Iterable[str]) -> tuple[float, ...]:
        """The weights `NAME.KEY`, one for each key."""
        return tuple([self.number(f"{name}.{key}") for key in keys])

    def all(self) -> dict[str, float]:
        """All weights, once none is left that the evaluation does not know."""
        for name in self._weights:
            if name not in self._taken:
                raise BadRequest("weight-unknown", name=str(name), known=", ".join(sorted(self._taken)))
        return {name: float(weight) for name, weight in self._weights.items()}
