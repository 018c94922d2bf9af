"""What the decisions of a match are called, in one language: the choices as they stood at that moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from universelle.contract.choice import Choice
from universelle.contract.scene import scene_of
from universelle.core.state import State
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.matches.record import Record
from universelle.reviews.review import MARKED, ReviewedMove


@dataclass(frozen=True, slots=True)
class NamedMove:
    """A decision in words; of one that is marked also what was better, when it was, and the position before it."""

    played: Choice
    better: Choice | None = None
    when: str = ""
    before: State | None = None


class MoveNames:
    """The decisions of a match in words, by the numbers of their moves. It follows a review."""

    def __init__(self, record: Record, words: Translations) -> None:
        self.named: dict[int, NamedMove] = {}
        self._game = load(record.game)
        self._words = words
        self._state = record.begin()
        self._made = 0

    def follow(self, moves: Sequence[ReviewedMove]) -> None:
        """Name the decisions that have no name yet."""
        for move in moves[self._made :]:
            if move.mark:
                self.named[move.number] = self._name(move)
            self._state.apply(move.seat, self._game.catalogue.parse(move.code))
            self._made += 1

    def _name(self, move: ReviewedMove) -> NamedMove:
        page, parse = self._game.page, self._game.catalogue.parse
        scene = replace(scene_of(self._state, self._words, move.seat), told=True)
        played = page.choice(scene, parse(move.code))
        if not move.better or move.mark not in MARKED:
            return NamedMove(played)
        return NamedMove(played, page.choice(scene, parse(move.better)), page.headline(scene), self._state.clone())
