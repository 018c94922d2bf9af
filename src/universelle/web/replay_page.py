"""The replay page: the position after any move, and controls to go to another."""

from __future__ import annotations

from universelle.contract.scene import scene_of
from universelle.drawing.node import Node, node
from universelle.drawing.parts import seat_sign
from universelle.drawing.patch import Patch, patches
from universelle.i18n import Translations
from universelle.matches.match import Match
from universelle.web.game_log import line
from universelle.web.layout import bar, tool
from universelle.web.table_page import Viewer, mover, speed
from universelle.web.tables import Table


def draw(table: Table, viewer: Viewer, at: int) -> Node:
    """The page after a number of moves. The last drawing is cached: most requests are for the next move."""
    state = table.match.record.moves[:at], len(table.match.history)
    return table.once(("replay", viewer.language), state, lambda: _draw(table, viewer.language, at))


def changes(table: Table, viewer: Viewer, old: int, new: int) -> list[Patch]:
    """The patches from one position to another."""
    before = draw(table, viewer, old)
    return patches(before, draw(table, viewer, new))


def _draw(table: Table, language: str, at: int) -> Node:
    record = table.match.record
    match = Match(record.with_moves(record.moves[:at]))
    words = table.words(language)
    scene = scene_of(match.state, words, None, table.bots_in(words), events=match.lately)
    page = match.game.page
    seats = range(len(table.names))
    main = node(
        "main",
        node("h1", words("web-replay-title"), class_="visually-hidden", id="page-title"),
        node(
            "nav",
            [page.strip(scene, seat) for seat in seats],
            class_="strip",
            id="strip",
            aria_label=words("web-table-players"),
        ),
        node("div", [page.panel(scene, seat) for seat in seats], class_="players", id="players"),
        node("div", page.board(scene), class_="board-box", id="board-box"),
        node("aside", _tools(table, words, at), _last_move(match, words), class_="side", id="side"),
        id="table",
        data_mover=mover(match),
    )
    links = [tool(words("web-table-result"), f"/t/{table.id}/end", "medal")] if table.over else []
    top = bar(fair=match.game.meta.title, now=page.headline(scene), tools=links)
    return node("div", top, main, id="page")


def _tools(table: Table, words: Translations, at: int) -> Node:
    """First, back, next, last; a slider that works as a plain form; autoplay; the position as a picture."""
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
        node("h2", words("web-replay-move", at=at, moves=last), class_="head", id="replay-head"),
        node("p", links, class_="replay-steps", id="replay-steps"),
        node("form", slider, show, play, class_="replay-form", id="replay-form"),
        node("div", keep, node("span", speed(words), class_="pace", id="pace"), class_="replay-keep", id="replay-keep"),
        class_="choices frame",
        id="replay",
    )


def _last_move(match: Match, words: Translations) -> Node:
    """Who made the last move, and what it did."""
    lines: list[Node] = []
    if match.history:
        last = match.history[-1]
        marked = match.game.page.milestones
        lines.append(node("h3", seat_sign(last.move.seat), " ", words.players[last.move.seat]))
        lines.append(node("ul", [line(event, words, marked) for event in last.events if event.visible_to(None)]))
    scroll = node("div", node("div", lines, class_="turn"), class_="scroll", tabindex=0, id="told")
    return node("section", scroll, class_="game-log frame", id="chronicle", aria_live="polite")
