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


class Given:
    """Weights by name, from which an evaluation takes its own; wrong ones are refused."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._weights = weights
        self._taken: set[str] = set()

    def number(self, name: str) -> float:
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
            raise BadRequest("weight-not-positive", name=name)
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
