"""Where a guided first game is offered: to whoever plays a title for the first time, or has begun one."""

from __future__ import annotations

from collections.abc import Sequence

from universelle.contract.game import Game
from universelle.drawing.node import Node, node
from universelle.i18n import Translations
from universelle.web.guides.bubble import begin_form
from universelle.web.lobby.tickets import TableLine


def begun(mine: Sequence[TableLine], game: Game) -> TableLine | None:
    """The guided first game of a title that a visitor has begun and not finished."""
    return next((line for line in mine if line.game is game and line.guided and not line.over), None)


def on_poster(words: Translations, game: Game, mine: Sequence[TableLine]) -> Node | None:
    """On the home page: for those who have never played it, or have begun their first game."""
    line = begun(mine, game)
    if game.guide is None or (line is None and any([each.game is game for each in mine])):
        return None
    return _way_in(words, game, line)


def before_a_match(words: Translations, game: Game, mine: Sequence[TableLine]) -> Node | None:
    """On the set-up page: for everybody; whoever has started one can start it again."""
    if game.guide is None:
        return None
    line = begun(mine, game)
    return node(
        "section",
        node("p", words("guide-begin-hint")) if line is None else None,
        _way_in(words, game, line),
        begin_form(words("guide-anew"), game, "button quiet") if line else None,
        class_="game-guide frame",
        id="guide-offer",
    )


def _way_in(words: Translations, game: Game, line: TableLine | None) -> Node:
    if line is not None:
        return node("a", words("guide-go-on"), class_="button", href=line.href)
    return begin_form(words("guide-begin"), game, "button")
