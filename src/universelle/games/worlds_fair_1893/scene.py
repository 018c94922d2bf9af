"""A position of World's Fair 1893 as one viewer sees it."""

from __future__ import annotations

from typing import TypeAlias

from universelle.contract import scene
from universelle.games.worlds_fair_1893.rules.components import Box
from universelle.games.worlds_fair_1893.rules.view import View

Scene: TypeAlias = scene.Scene[View, Box]
