"""A position of Crystal Palace as one viewer sees it."""

from __future__ import annotations

from typing import TypeAlias

from universelle.contract import scene
from universelle.games.crystal_palace.rules.components import Box
from universelle.games.crystal_palace.rules.view import View

Scene: TypeAlias = scene.Scene[View, Box]
