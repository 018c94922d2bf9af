"""The replay page: the position after any move, and controls to go to another."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from universelle.contract.scene import Scene, scene_of
from universelle.drawing.node import Child, Node, node
from universelle.drawing.patch import Patch, patches
from universelle.i18n import Translations
from universelle.matches.match import Match
from universelle.web.chronicle import chapters_of, last_told, so_far, turn_at
from universelle.web.layout import bar, tool
from universelle.web.scorings import Stretch, state_before
from universelle.web.table_page import Viewer, mover, scene_before_scoring, speed
from universelle.web.tables import Table


def draw(table: Table, viewer: Viewer, at: int, note: Node | None = None) -> Node:
    """The page after a number of moves. The last drawing is cached: most requests are for the next move.

    While the match runs, a player sees what they could see then; afterwards everybody sees the same. `note` is what a
    review says of the next move.
    """
    seat = None if table.over else table.shown_seat(viewer.owner)[0]
    state = table.match.record.moves[:at], len(table.match.history), str(note)
    you = table.only_seat_of(viewer.owner)
    key = ("replay", viewer.language, seat, you)
    return table.once(key, state, lambda: _draw(table, viewer.language, seat, you, at, note))


def changes(
    table: Table, viewer: Viewer, old: int, new: int, notes: tuple[Node | None, Node | None] = (None, None)
) -> list[Patch]:
    """The patches from one position to another."""
    before = draw(table, viewer, old, notes[0])
    return patches(before, draw(table, viewer, new, notes[1]))


def scene_at(table: Table, language: str, at: int) -> Scene[Any, Any]:
    """The position after a number of moves, as everybody sees it."""
    return _position(table, language, None, at)[1]


def moment(table: Table, viewer: Viewer, at: int) -> list[str]:
    """The parts of a table's page that show another position: players and board, after a number of moves."""
    seat, _ = table.shown_seat(viewer.owner)
    match, scene = _position(table, viewer.language, seat, at)
    return [str(part) for part in _parts(match, scene)]


def before_scoring(table: Table, viewer: Viewer, scoring: Stretch) -> list[str]:
    """The parts of a table's page that show the position before a scoring."""
    seat, _ = table.shown_seat(viewer.owner)
    scene = scene_before_scoring(table, viewer.language, seat, state_before(table.match, scoring))
    return [str(part) for part in _parts(table.match, scene)]


def _position(table: Table, language: str, seat: int | None, at: int) -> tuple[Match, Scene[Any, Any]]:
    """A position of the past as a seat saw it; nothing can be chosen there."""
    record = table.match.record
    match = Match(record.with_moves(record.moves[:at]))
    words = table.words(language)
    scene = scene_of(match.state, words, seat, table.bots_in(words), events=match.lately)
    return match, replace(scene, actions=(), previews=None)


def _parts(match: Match, scene: Scene[Any, Any]) -> list[Node]:
    page, seats = match.game.page, range(len(scene.words.players))
    strips = [page.strip(scene, seat) for seat in seats]
    return [
        node("nav", strips, class_="strip", id="strip", aria_label=scene.words("web-table-players")),
        node("div", [page.panel(scene, seat) for seat in seats], class_="players", id="players"),
        node("div", page.board(scene), class_="board-box", id="board-box"),
    ]


def _draw(table: Table, language: str, seat: int | None, you: int | None, at: int, note: Node | None) -> Node:
    match, scene = _position(table, language, seat, at)
    words, page = table.words(language), match.game.page
    tools = _tools(table, words, at, last_told(table, match, words, seat, you), note)
    main = node(
        "main",
        node("h1", words("web-replay-title"), class_="visually-hidden", id="page-title"),
        _parts(match, scene),
        node("aside", tools, so_far(table, match, words, seat, you), class_="side", id="side"),
        id="table",
        data_table=table.id,
        data_mover=mover(match),
    )
    links = []
    if table.over:
        links.append(tool(words("web-table-result"), f"/t/{table.id}/end", "medal"))
        links.append(tool(words("review-title"), f"/t/{table.id}/review", "check"))
    top = bar(fair=match.game.meta.title, now=page.headline(scene), tools=links)
    return node("div", top, main, id="page")


def _tools(table: Table, words: Translations, at: int, told: list[Child], note: Node | None) -> Node:
    """First, back, next, last; a slider that works as a plain form; autoplay; what happened; the board as a picture."""
    last = len(table.match.history)
    steps = {"first": 0, "back": max(at - 1, 0), "on": min(at + 1, last), "last": last}
    links = [
        node("a", words(f"web-replay-{name}"), class_="button", href=f"?at={to}", id=f"replay-{name}")
        for name, to in steps.items()
    ]
    slider = node(
        "input",
        type="range",
        name="at",
        min=0,
        max=last,
        value=at,
        id="replay-at",
        aria_label=words("web-replay-title"),
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
    keep = [
        node("span", words("web-replay-picture"), class_="soft", id="replay-picture"),
        *[
            node("a", kind.upper(), class_="button", href=f"/t/{table.id}/board.{kind}?at={at}", id=f"replay-{kind}")
            for kind in ("svg", "png")
        ],
    ]
    return node(
        "section",
        node("h2", _whereabouts(table, words, at), class_="head", id="replay-head"),
        node("p", links, class_="replay-steps", id="replay-steps"),
        node("form", slider, show, play, class_="replay-form", id="replay-form"),
        node("p", told, class_="replay-told", id="replay-told", aria_live="polite"),
        note,
        node("div", keep, node("span", speed(words), class_="pace", id="pace"), class_="replay-keep", id="replay-keep"),
        class_="choices frame",
        id="replay",
    )


def _whereabouts(table: Table, words: Translations, at: int) -> str:
    """The turn of a position, counting the turns of players."""
    told = chapters_of(table)
    return words("web-replay-turn", turn=turn_at(told, at), turns=told[-1].turn if told else 0)
