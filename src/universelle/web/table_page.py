"""The table as a page: what changes during a game is drawn here, once for each viewer and position."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from universelle.core.action import Action
from universelle.core.event import Event, Points
from universelle.core.match import Match, Turnout
from universelle.drawing.node import Node, node, once, symbol
from universelle.drawing.scene import Scene, scene_of
from universelle.i18n import LANGUAGES, Words
from universelle.web.layout import seat_mark
from universelle.web.tables import Table

TURNS_TOLD: Final = 12
KEYS: Final = 9  # choices that can be picked by a digit
FEW: Final = 3  # choices that need no grouping


@dataclass(frozen=True)
class Viewer:
    """Somebody who looks at a table: in a language, and as the owner of chairs or of none."""

    language: str
    owner: str | None

    def scene(self, table: Table) -> Scene:
        """The table as this viewer sees it."""
        return scene_of(table.match.state, table.words(self.language), table.seat_of(self.owner), table.bots)


def draw(table: Table, viewer: Viewer) -> Node:
    """All of the page that can change: drawn once for all who see the same."""
    key = ("page", viewer.language, table.seat_of(viewer.owner))
    return table.drawn(key, table.seq, lambda: _draw(table, viewer))


def _draw(table: Table, viewer: Viewer) -> Node:
    scene = viewer.scene(table)
    words = scene.words
    assert isinstance(words, Words)
    drawing = table.match.game.part("drawing")
    seats = range(len(table.names))
    drawn = Shared(table, scene, words.language, table.secrets_of(scene.seat, scene.view))
    live = table.drawn(("live", words.language), table.seq, lambda: _live(table, words))
    main = node(
        "main",
        node(
            "nav",
            [drawn.of_seat("strip", seat) for seat in seats],
            class_="strip",
            id="strip",
            aria_label=words("web-table-players"),
        ),
        node(
            "div",
            [drawn.of_seat("panel", seat) for seat in seats],
            class_="players",
            id="players",
        ),
        drawn.told(words),
        node("div", drawn.board(), class_="board-box", id="board-box"),
        node(
            "aside",
            _choices(table, scene, words, drawing),
            table.drawn(("chronicle", words.language), table.seq, lambda: _chronicle(table, words)),
            table.drawn(("count", words.language), table.seq, lambda: _count(table, words)),
            class_="side",
            id="side",
        ),
        id="table",
        data_table=table.id,
        data_seq=table.seq,
        data_mover=mover(table.match),
        data_over=table.over,
        data_say_over=words("web-table-result"),
        data_say_lost=words("web-table-lost"),
        data_say_back=words("web-table-back"),
        data_say_failed=words("web-table-failed"),
    )
    return node("div", _bar(table, scene, words, drawing), main, live, id="page")


@dataclass(frozen=True)
class Shared:
    """Parts of the drawing that those who know the same share."""

    table: Table
    scene: Scene
    language: str
    secrets: int | None  # the seat of a viewer who knows more than everybody

    def of_seat(self, part: str, seat: int) -> Node:
        """What is drawn for a seat; its owner sees it otherwise than the others, and so does who may choose it."""
        key = (part, self.language, seat, seat == self.scene.seat, self._audience)
        return self._drawn(key, lambda: getattr(self._drawing, part)(self.scene, seat))

    def board(self) -> Node:
        """The board; all who need not decide see the same one."""
        return self._drawn(("board", self.language, self._audience), lambda: self._drawing.board(self.scene))

    def told(self, words: Words) -> Node:
        """The board in words, for those who cannot see it."""
        return self._drawn(("told", self.language, self.secrets), lambda: _told(words, self._drawing.told(self.scene)))

    def _drawn(self, key: Hashable, draw: Callable[[], Node]) -> Node:
        return self.table.drawn(key, self.table.seq, draw)

    @property
    def _audience(self) -> int | None:
        """The seat of a viewer who may choose, or who knows more than everybody; None stands for all others."""
        return self.scene.seat if self.scene.actions else self.secrets

    @property
    def _drawing(self) -> Any:
        return self.table.match.game.part("drawing")


def _told(words: Words, lines: Mapping[str, str]) -> Node:
    items = [_told_line(name, line) for name, line in lines.items()]
    title = node("h2", words("web-table-told"), id="told-title")
    return node("section", title, node("ul", items, id="told-lines"), class_="visually-hidden", id="told")


@once
def _told_line(name: str, line: str) -> Node:
    return node("li", line, id=f"told-{name}")


def _bar(table: Table, scene: Scene, words: Words, drawing: Any) -> Node:
    meta = table.match.game.meta
    return node(
        "header",
        _brand(),
        _heading(meta.title),
        _fair(meta.title),
        _now(table, scene, words, drawing),
        node(
            "div",
            _undo(table, scene, words),
            _tool("rules", words("web-table-rules"), f"/rules/{meta.slug}", "tool-rules"),
            _languages(words),
            class_="tools",
            id="tools",
        ),
        class_="bar",
        id="bar",
    )


def mover(match: Match) -> int | None:
    """The number of the seat that moved last, by which its panel is found."""
    return match.history[-1].move.seat + 1 if match.history else None


@once
def _brand() -> Node:
    name = node("span", "Universelle")
    return node("a", symbol("wheel"), name, class_="brand", href="/", id="brand", aria_label="Universelle")


@once
def _heading(title: str) -> Node:
    return node("h1", title, class_="visually-hidden", id="page-title")


@once
def _fair(title: str) -> Node:
    return node("span", title, class_="fair caps", id="fair")


@once
def _pace(words: Words) -> Node:
    """How fast the moves of others are shown; only scripts can slow them down."""
    skip = node("button", words("web-table-skip"), type="button", class_="tool", id="skip", hidden=True)
    return node("span", speed(words), skip, class_="pace", id="pace")


@once
def speed(words: Words) -> Node:
    paces = [node("option", words(f"web-table-{name}"), value=name) for name in ("slow", "normal", "fast", "at-once")]
    return node("select", paces, id="speed", aria_label=words("web-table-speed"))


def _now(table: Table, scene: Scene, words: Words, drawing: Any) -> Node:
    """Who must decide, and what."""
    headline = node("small", drawing.headline(scene))
    if table.over:
        return node("p", node("span", words("web-table-over"), headline), class_="now", id="now")
    seats = table.match.state.to_move()
    seat = scene.seat if scene.seat in seats else seats[0]
    prompt = words.say(table.match.state.agenda[-1].prompt(seat))
    return node("p", seat_mark(seat), " ", node("span", prompt, headline), class_="now", id="now")


def _undo(table: Table, scene: Scene, words: Words) -> Node:
    seat = scene.seat
    possible = seat is not None and table.match.safe_point(seat) < len(table.match.history)
    button = node(
        "button",
        symbol("undo"),
        node("span", words("web-table-undo")),
        class_="tool",
        disabled=not possible,
        aria_label=words("web-table-undo"),
    )
    hidden = node("input", type="hidden", name="seq", value=table.seq)
    return node("form", hidden, button, method="post", action=f"/t/{table.id}/undo", id="undo")


@once
def _tool(picture: str, text: str, link: str, name: str) -> Node:
    return node("a", symbol(picture), node("span", text), class_="tool", href=link, id=name, aria_label=text)


@once
def _languages(words: Words) -> Node:
    links = [
        node(
            "a",
            language.upper(),
            href=f"?lang={language}",
            aria_current="true" if language == words.language else None,
        )
        for language in LANGUAGES
    ]
    summary = node(
        "summary",
        symbol("globe"),
        node("span", words.language.upper()),
        class_="tool",
        aria_label=words("web-table-language"),
    )
    return node("details", summary, node("div", links, class_="menu"), class_="languages", id="languages")


def _choices(table: Table, scene: Scene, words: Words, drawing: Any) -> Node:
    """The legal moves as a form: every button is one."""
    children: list[Node] = [node("input", type="hidden", name="seq", value=table.seq, id="seq")]
    if (steps := drawing.steps(scene)) is not None:
        children.append(steps)
    if table.over:
        children.append(node("p", words("web-table-over"), class_="prompt", id="prompt"))
        children.append(
            node("a", words("web-table-result"), class_="button main", href=f"/t/{table.id}/end", id="result")
        )
    elif scene.actions:
        children.append(_prompt(table, scene, words))
        rows = _menu(scene, words, drawing, scene.actions, 0)
        children.append(node("div", rows, class_="list", id="choice-list"))
    else:
        children.append(node("p", words("web-table-wait"), class_="prompt", id="prompt"))
    return node(
        "form",
        children,
        class_="choices frame",
        id="choices",
        method="post",
        action=f"/t/{table.id}/move",
        aria_label=words("web-table-choices"),
    )


def _prompt(table: Table, scene: Scene, words: Words) -> Node:
    """What is asked, and where the rules tell of it."""
    step = table.match.state.agenda[-1]
    assert scene.seat is not None
    return node(
        "p",
        node("span", words.say(step.prompt(scene.seat)), id="question"),
        _rule(words, table.match.game.meta.slug, step.rule),
        class_="prompt",
        id="prompt",
    )


@once
def _rule(words: Words, slug: str, heading: str) -> Node:
    say = words("web-table-rule")
    link = f"/rules/{slug}#{heading}"
    return node("a", symbol("rules"), href=link, target="rules", class_="rule", id="rule", aria_label=say, title=say)


def _menu(scene: Scene, words: Words, drawing: Any, actions: Sequence[Action], depth: int) -> list[Node]:
    """Buttons, and where there are many choices of a kind, groups that open."""
    rows: list[Node] = []
    groups: dict[str, list[Action]] = {}
    for action in actions:
        steps = action.groups() if len(actions) > FEW else ()
        if depth < len(steps):
            groups.setdefault(words.say(steps[depth]), []).append(action)
        else:
            rows.append(_choice(scene, drawing, action, len(rows) + 1 if depth == 0 else None))
    for title, members in groups.items():
        inner = _menu(scene, words, drawing, members, depth + 1)
        name = f"group-{depth}-{members[0].index}"
        summary = node("summary", title, id=f"{name}-title")
        rows.append(
            node("details", summary, node("div", inner, class_="group", id=f"{name}-list"), class_="more", id=name)
        )
    return rows


def _choice(scene: Scene, drawing: Any, action: Action, number: int | None) -> Node:
    name, consequence, picture = drawing.choice(scene, action)
    key = str(number) if number is not None and number <= KEYS else ""
    return node(
        "button",
        node("span", key, class_="key", aria_hidden="true"),
        node("span", name, node("span", consequence, class_="gives") if consequence else None, class_="what"),
        symbol(picture, "sy big") if picture else None,
        class_="choice other" if picture == "discard" else "choice",
        id=f"choice-{action.index}",
        name="action",
        value=action.code,
        data_action=action.code,
        data_key=key or None,
    )


def turns(history: Sequence[Turnout]) -> list[list[Turnout]]:
    """The moves, those that one seat made in a row together."""
    grouped: list[list[Turnout]] = []
    for turnout in history:
        if grouped and grouped[-1][-1].move.seat == turnout.move.seat:
            grouped[-1].append(turnout)
        else:
            grouped.append([turnout])
    return grouped


def _chronicle(table: Table, words: Words) -> Node:
    """What happened, turn by turn, the newest first."""
    grouped = turns(table.match.history)
    told = list(enumerate(grouped, start=1))[-TURNS_TOLD:]
    scroll = node(
        "div",
        [_turn(table, number, turn, words) for number, turn in reversed(told)],
        class_="scroll",
        tabindex=0,
        id="turns",
    )
    title = node("h2", words("web-table-chronicle"), class_="head")
    head = node("div", title, _pace(words), class_="chronicle-head", id="chronicle-head")
    return node("section", head, scroll, class_="chronicle frame", id="chronicle")


def _turn(table: Table, number: int, turn: list[Turnout], words: Words) -> Node:
    """One turn; it stays as it was drawn unless a move is added or taken back."""
    moves = tuple(turnout.move for turnout in turn)
    return table.drawn(("turn", words.language, number), moves, lambda: _draw_turn(number, turn, words))


def _draw_turn(number: int, turn: list[Turnout], words: Words) -> Node:
    seat = turn[0].move.seat
    when = node("span", words("web-table-turn", number=number), class_="when")
    title = node("h3", seat_mark(seat), " ", words.players[seat], when)
    events = [event for turnout in turn for event in turnout.events if not event.minor]
    return node(
        "section", title, node("ul", [_line(event, words) for event in events]), class_="turn", id=f"turn-{number}"
    )


def _line(event: Event, words: Words) -> Node:
    points = node("b", f"+{event.points}", class_="points num") if isinstance(event, Points) else None
    return node("li", points, words.say(event.message()))


def _count(table: Table, words: Words) -> Node:
    """Where every point came from so far."""
    rows = [
        node("tr", node("th", words(reason), scope="row"), [node("td", str(points), class_="num") for points in row])
        for reason, row in points_by_reason(table.match).items()
    ]
    heads = [node("th", seat_mark(seat), scope="col", aria_label=name) for seat, name in enumerate(words.players)]
    body = node("table", node("tr", node("td"), heads), rows, id="count-table")
    return node(
        "details", node("summary", words("web-table-count"), id="count-title"), body, class_="more frame", id="count"
    )


def points_by_reason(match: Match) -> dict[str, list[int]]:
    """For each reason the points of every seat."""
    seats = len(match.record.seats)
    found: dict[str, list[int]] = {}
    for turnout in match.history:
        for event in turnout.events:
            if isinstance(event, Points):
                found.setdefault(event.reason, [0] * seats)[event.seat] += event.points
    return found


def _live(table: Table, words: Words) -> Node:
    """What a screen reader is told after a move."""
    history = table.match.history
    told = " ".join(words.say(event.message()) for event in history[-1].events if not event.minor) if history else ""
    return node("div", told, id="live", class_="visually-hidden", role="status", aria_live="polite")
