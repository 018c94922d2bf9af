"""Where a command writes, and in which language."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from platformdirs import user_data_path
from rich.console import Console

from universelle.core.registry import load
from universelle.i18n import LANGUAGES, Words

if TYPE_CHECKING:
    from universelle.core.game import Game
    from universelle.core.message import Message


class Shell:
    """The terminal of one command."""

    def __init__(self, language: str) -> None:
        self.words = Words(language)
        self.out = Console(highlight=False, soft_wrap=False)
        self.err = Console(stderr=True, highlight=False)

    def enter(self, slug: str, players: Sequence[str] = ()) -> Game:
        """Load a game and speak its words."""
        game = load(slug)
        self.words = Words(self.words.language, game.package, players)
        return game

    def print_json(self, tree: Any) -> None:
        sys.stdout.write(json.dumps(tree, ensure_ascii=False, indent=1) + "\n")

    def complain(self, message: Message) -> None:
        self.err.print(self.words.say(message), style="red", markup=False)


def language_of_the_system() -> str:
    """The language the environment asks for, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def data_folder() -> Path:
    """Where games are kept."""
    return Path(os.environ.get("UNIVERSELLE_DATA") or user_data_path("universelle"))
