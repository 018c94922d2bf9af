"""A position of Crystal Palace as one viewer sees it."""

from __future__ import annotations

from typing import Any, TypeAlias

from universelle.contract import scene
from universelle.games.crystal_palace.rules.components import Box

Scene: TypeAlias = scene.Scene[Any, Box]
