"""Bots that judge positions by other weights than those of their game: `greedy@new.toml`."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from universelle.core.errors import BadRequest, reason_of
from universelle.core.files import read_text
from universelle.core.weights import weights_from
from universelle.matches.record import PROGRAM

if TYPE_CHECKING:
    from universelle.bots.bot import Bot, Perspective
    from universelle.contract.game import Game
    from universelle.core.action import Action
    from universelle.core.evaluation import Evaluation

AT: Final = "@"  # between the name of a bot and the file of its weights


class WeightedBot:
    """Plays as another bot does that values positions in this way."""

    def __init__(self, bot: Bot, evaluation: Evaluation) -> None:
        self._bot = bot
        self._evaluation = evaluation

    def choose(self, perspective: Perspective) -> Action:
        return self._bot.choose(perspective.valued_by(self._evaluation))


def evaluation_from(game: Game, file: str) -> Evaluation:
    """The evaluation of a game with the weights of a file; those that are not in it stay as they are."""
    path = Path(file).expanduser()
    try:
        changed = path.stat().st_mtime_ns
    except (OSError, ValueError) as error:
        raise BadRequest("weights-unusable", file=file, why=reason_of(error)) from error
    return _read(game, path, changed)


def weights_of_bot(game: Game, name: str) -> dict[str, float]:
    """The weights of a bot that has a file of them; of others, none."""
    _, found, file = name.partition(AT)
    return evaluation_from(game, file).weights() if found and not name.startswith(PROGRAM) else {}


@lru_cache(maxsize=16)
def _read(game: Game, path: Path, changed: int) -> Evaluation:  # noqa: ARG001 - a file that has changed is read again
    return game.evaluation.with_weights(game.evaluation.weights() | weights_in(path))


def weights_in(path: Path) -> dict[str, float]:
    """The weights of a file, which is written like a game's own; whether they are numbers the evaluation looks at."""
    try:
        tree = tomllib.loads(read_text(path))
        return weights_from(tree)
    except (OSError, ValueError, RecursionError) as error:
        raise BadRequest("weights-unusable", file=str(path), why=reason_of(error)) from error
    except (KeyError, TypeError, AttributeError) as error:
        raise BadRequest("weights-none", file=str(path)) from error
