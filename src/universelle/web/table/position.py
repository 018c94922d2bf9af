"""A position that is only looked at: players and board, as at a table, and nothing to choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from universelle.contract.opponents import Face
from universelle.contract.scene import Scene, scene_of
from universelle.drawing.node import Node, node
from universelle.i18n import Translations
from universelle.matches.match import Match


def scene(
    match: Match, words: Translations, seat: int | None = None, bots: Mapping[int, Face] | None = None
) -> Scene[Any, Any]:
    """The position of a match as a seat, or everybody, sees it."""
    found = scene_of(match.state, words, seat, bots, events=match.lately, mover=match.mover)
    return replace(found, actions=(), previews=None)


def parts(match: Match, shown: Scene[Any, Any]) -> list[Node]:
    """The players in brief, the players, and the board."""
    drawing, seats = match.game.page, range(len(shown.words.players))
    strips = [drawing.strip(shown, seat) for seat in seats]
    return [
        node("nav", strips, class_="strip", id="strip", aria_label=shown.words("web-table-players")),
        node("div", [drawing.panel(shown, seat) for seat in seats], class_="players", id="players"),
        node("div", drawing.board(shown), class_="board-box", id="board-box"),
    ]


def slider(words: Translations, title: str, at: int, stops: Sequence[int], whose: Node | None = None) -> Node:
    """A slider over positions, up to the last stop, that works as a plain form; and a button that plays them."""
    drawn = node(
        "input",
        type="range",
        name="at",
        min=0,
        max=stops[-1],
        value=at,
        id="replay-at",
        aria_label=title,
        data_stops=" ".join(map(str, stops)),
    )
    show = node("button", words("web-replay-show"), class_="button no-js", id="replay-show")
    play = node(
        "button",
        words("web-replay-play"),
        type="button",
        class_="button js-only",
        id="replay-play",
        data_say_play=words("web-replay-play"),
        data_say_pause=words("web-replay-pause"),
    )
    return node("form", drawn, whose, show, play, class_="replay-form", id="replay-form")
