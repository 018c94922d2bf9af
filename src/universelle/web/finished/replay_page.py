"""The replay page: the position after any move, and controls to go to another."""

from __future__ import annotations

from typing import Any, Final

from universelle.contract.scene import Scene
from universelle.core.state import State
from universelle.drawing.node import Child, Node, node
from universelle.drawing.patch import Patch, patches
from universelle.i18n import Translations
from universelle.matches.match import Match, MoveResult
from universelle.web.layout import bar, tool
from universelle.web.serving.visitors import is_number
from universelle.web.table import position
from universelle.web.table.chronicle import chapters_of, last_told, so_far, turn_at
from universelle.web.table.scorings import Stretch, state_before
from universelle.web.table.table_page import Viewer, mover, scene_before_scoring, speed
from universelle.web.table.tables import Table

ALL: Final = -1  # in place of a seat: what everybody saw


def draw(table: Table, viewer: Viewer, at: int, note: Node | None = None) -> Node:
    """The page after a number of moves. The last drawing is cached: most requests are for the next move.

    A player sees what they could see then, others what everybody saw; when the match is over, everybody may see what
    any player could see. `note` is what a review says of the last move.
    """
    you = table.only_seat_of(viewer.owner)
    seat = _shown_seat(table, viewer)
    state = table.match.record.moves[:at], len(table.match.history), str(note)
    key = ("replay", viewer.language, seat, you, viewer.eyes)
    return table.once(key, state, lambda: _draw(table, viewer, seat, at, note))


def _shown_seat(table: Table, viewer: Viewer) -> int | None:
    """Whose view the replay shows."""
    if not table.over:
        return table.shown_seat(viewer.owner)[0]
    if viewer.eyes is None:
        return table.only_seat_of(viewer.owner)
    return None if viewer.eyes == ALL else viewer.eyes


def eyes_of(table: Table, asked: str) -> int | None:
    """The seat whose secrets the address asks for, by its number, or 0 for none; a running match keeps all secrets."""
    if not table.over or not is_number(asked) or int(asked) > len(table.names):
        return None
    return int(asked) - 1


def changes(
    table: Table, viewer: Viewer, old: int, new: int, notes: tuple[Node | None, Node | None] = (None, None)
) -> list[Patch]:
    """The patches from one position to another."""
    before = draw(table, viewer, old, notes[0])
    return patches(before, draw(table, viewer, new, notes[1]))


def scene_at(table: Table, viewer: Viewer, at: int) -> Scene[Any, Any]:
    """The position after a number of moves, as everybody sees it, or as the replay of a finished match shows it."""
    seat = _shown_seat(table, viewer) if viewer.eyes is not None else None
    return _position(table, viewer.language, seat, at)[1]


def moment(table: Table, viewer: Viewer, at: int) -> list[str]:
    """The parts of a table's page that show another position: players and board, after a number of moves."""
    seat, _ = table.shown_seat(viewer.owner)
    match, scene = _position(table, viewer.language, seat, at)
    return [str(part) for part in position.parts(match, scene)]


def before_scoring(table: Table, viewer: Viewer, scoring: Stretch) -> list[str]:
    """The parts of a table's page that show the position before a scoring."""
    seat, _ = table.shown_seat(viewer.owner)
    scene = scene_before_scoring(table, viewer.language, seat, state_before(table.match, scoring))
    return [str(part) for part in position.parts(table.match, scene)]


def _position(table: Table, language: str, seat: int | None, at: int) -> tuple[Match, Scene[Any, Any]]:
    """A position of the past as a seat saw it; nothing can be chosen there."""
    record = table.match.record
    match = Match(record.with_moves(record.moves[:at]))
    words = table.words(language)
    return match, position.scene(match, words, seat, table.bots_in(words, at))


def _draw(table: Table, viewer: Viewer, seat: int | None, at: int, note: Node | None) -> Node:
    match, scene = _position(table, viewer.language, seat, at)
    words, page, you = table.words(viewer.language), match.game.page, table.only_seat_of(viewer.owner)
    told, eyes = last_told(table, match, words, seat, you), _eyes(table, match, words, seat, at)
    tools = _tools(table, words, at, viewer.eyes, told, note, eyes)
    main = node(
        "main",
        node("h1", words("web-replay-title"), class_="visually-hidden", id="page-title"),
        position.parts(match, scene),
        node("aside", tools, so_far(table, match, words, seat, you), class_="side", id="side"),
        id="table",
        data_table=table.id,
        data_mover=mover(match),
        data_players=len(table.names),
    )
    links = [tool(words("notes-button"), f"/t/{table.id}/notes?at={at}", "talk")]
    if table.over:
        links.append(tool(words("web-table-result"), f"/t/{table.id}/end", "medal"))
        links.append(tool(words("review-title"), f"/t/{table.id}/review", "check"))
    top = bar(fair=match.game.meta.title, now=page.headline(scene), tools=links)
    return node("div", top, main, id="page")


def stops(match: Match) -> list[int]:
    """The positions, in moves, between which one steps: the first, the last, and those after a move that all saw.

    Moves of a choice that is made in secret show nothing: all of them together are one step.
    """
    last = len(match.history)
    seen = [number for number, result in enumerate(match.history, start=1) if _is_seen(result)]
    return sorted({0, *seen, last})


def _is_seen(result: MoveResult) -> bool:
    return not result.events or any([event.visible_to(None) for event in result.events])


def _eyes(table: Table, match: Match, words: Translations, seat: int | None, at: int) -> Node | None:
    """Whose secrets are shown, once the match is over and as long as somebody had some, or they can be left."""
    if not table.over or not (_has_secrets(match.state) if seat is None else _had_secrets(table)):
        return None
    seats = range(len(table.names))
    links = [
        node(
            "a",
            words("web-replay-all-saw") if each == ALL else words.players[each],
            href=f"?at={at}&seat={each + 1}",
            aria_current="true" if seat == (None if each == ALL else each) else None,
        )
        for each in (ALL, *seats)
    ]
    return node(
        "p", node("span", words("web-replay-eyes"), class_="soft"), links, class_="replay-eyes", id="replay-eyes"
    )


def _has_secrets(state: State) -> bool:
    return any([state.knows_more(seat) for seat in range(len(state.scores()))])


def _had_secrets(table: Table) -> bool:
    """Whether a player knew more than everybody at any moment of the match."""
    record = table.match.record
    return table.once("had-secrets", len(record.moves), lambda: any(map(_has_secrets, record.replay())))


def _tools(
    table: Table,
    words: Translations,
    at: int,
    chosen: int | None,
    told: list[Child],
    note: Node | None,
    eyes: Node | None,
) -> Node:
    """First, back, next, last; a slider that works as a plain form; autoplay; what happened; the board as a picture."""
    last, between = len(table.match.history), stops(table.match)
    back = [stop for stop in between if stop < at][-1:] or [0]
    on = [stop for stop in between if stop > at][:1] or [last]
    steps = {"first": 0, "back": back[0], "on": on[0], "last": last}
    keep_eyes = "" if chosen is None else f"&seat={chosen + 1}"
    links = [
        node("a", words(f"web-replay-{name}"), class_="button", href=f"?at={to}{keep_eyes}", id=f"replay-{name}")
        for name, to in steps.items()
    ]
    chosen_eyes = (
        None if chosen is None else node("input", type="hidden", name="seat", value=chosen + 1, id="replay-seat")
    )
    keep = [
        node("span", words("web-replay-picture"), class_="soft", id="replay-picture"),
        *[
            node("a", kind.upper(), class_="button", href=f"/t/{table.id}/board.{kind}?at={at}", id=f"replay-{kind}")
            for kind in ("svg", "png")
        ],
    ]
    link = [
        node("button", words("web-replay-link"), type="button", class_="button", id="copy", hidden=True),
        node("span", class_="soft", id="copied", role="status", data_say=words("sheet-copied")),
    ]
    return node(
        "section",
        node("h2", _whereabouts(table, words, at), class_="head", id="replay-head"),
        node("p", links, class_="replay-steps", id="replay-steps"),
        position.slider(words, words("web-replay-title"), at, between, chosen_eyes),
        node("p", told, class_="replay-told", id="replay-told", aria_live="polite"),
        note,
        eyes,
        node(
            "div",
            keep,
            link,
            node("span", speed(words), class_="pace", id="pace"),
            class_="replay-keep",
            id="replay-keep",
        ),
        class_="choices frame",
        id="replay",
    )


def _whereabouts(table: Table, words: Translations, at: int) -> str:
    """The turn of a position, counting the turns of players."""
    told = chapters_of(table)
    return words("web-replay-turn", turn=turn_at(told, at), turns=told[-1].turn if told else 0)
