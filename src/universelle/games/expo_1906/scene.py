"""A position of Expo 1906 as one viewer sees it."""

from __future__ import annotations

from typing import TypeAlias

from universelle.contract import scene
from universelle.games.expo_1906.rules.components import Box
from universelle.games.expo_1906.rules.view import View

Scene: TypeAlias = scene.Scene[View, Box]
