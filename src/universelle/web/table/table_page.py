"""The page of a table: everything that changes during a match, drawn once for each viewer and position."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from universelle.contract.choice import Choice
from universelle.contract.page import Page
from universelle.contract.scene import Scene, digits_of_rows, scene_of
from universelle.core.action import Action, group_actions
from universelle.core.message import Seat, Translator
from universelle.core.state import State
from universelle.drawing.node import Node, kept, node, once, symbol
from universelle.drawing.parts import seat_sign
from universelle.i18n import LANGUAGES, Translations
from universelle.matches.match import Match
from universelle.web.guides.bubble import EMPTY, bubble, may_return
from universelle.web.layout import tool
from universelle.web.rules_page import BRIEF, rules_address
from universelle.web.table import clocks, company, pauses
from universelle.web.table.chronicle import chronicle, news_line
from universelle.web.table.game_log import live
from universelle.web.table.tables import Table

AnyScene: TypeAlias = Scene[Any, Any]
AnyPage: TypeAlias = Page[Any, Any]

PACES: Final = {"slow": "›", "normal": "››", "fast": "›››", "at-once": "›|"}  # how fast the moves of others are shown


@dataclass(frozen=True)
class Viewer:
    """Who looks at a table: their language, and which visitor they are, which decides the seats they own."""

    language: str
    owner: str | None
    eyes: int | None = None  # whose secrets the replay of a finished match shows; see `replay_page.eyes_of`

    def scene(self, table: Table) -> AnyScene:
        """The table as this viewer sees it."""
        seat, _ = table.shown_seat(self.owner)
        words, match = table.words(self.language), table.match
        bots, view = table.bots_in(words), table.view(seat)
        scene = scene_of(match.state, words, seat, bots, view, match.lately, match.mover)
        return scene if table.may_move(seat) else replace(scene, actions=(), previews=None)


def draw(table: Table, viewer: Viewer) -> Node:
    """Everything on the page that can change, drawn once for all who see the same."""
    watching = table.seat_of(viewer.owner) is None
    shown = table.shown_seat(viewer.owner)
    key = ("page", viewer.language, shown, table.undoable(viewer.owner), watching, _void(table, shown[0]))
    return table.once(key, table.seq, lambda: _draw(table, viewer))


def _void(table: Table, seat: int | None) -> str | None:
    """Why what a player had said beforehand was not played, for nobody but them."""
    return None if seat is None else table.void.get(seat)


def draw_before_scoring(table: Table, viewer: Viewer, shown: Node, state: State) -> Node:
    """The page that is shown, with the players and the board as they were before the scoring that follows."""
    seat, _ = table.shown_seat(viewer.owner)
    parts = table.once(
        ("before-scoring", viewer.language, seat),
        table.seq,
        lambda: _before_scoring(table, viewer.language, seat, state),
    )
    bar, main, live = [child for child in shown.children if isinstance(child, Node)]
    children = [parts.get(child.id or "", child) if isinstance(child, Node) else child for child in main.children]
    return Node(shown.tag, shown.attributes, [bar, Node(main.tag, main.attributes, children), live])


def scene_before_scoring(table: Table, language: str, seat: int | None, state: State) -> AnyScene:
    """The position before a scoring, in which nobody can choose anything."""
    words = table.words(language)
    scene = scene_of(state, words, seat, table.bots_in(words), table.view_of(state, seat), table.match.lately)
    return replace(scene, to_move=(), actions=(), previews=None, scoring=tuple(state.events or ()))


def _before_scoring(table: Table, language: str, seat: int | None, state: State) -> dict[str, Node]:
    """The parts of the page that a scoring changes, by id. Nobody can choose anything in them."""
    words = table.words(language)
    scene = scene_before_scoring(table, language, seat, state)
    page, seats = table.match.game.page, range(len(table.names))
    strips = [_strip(table, scene, each) for each in seats]
    return {
        "guide": EMPTY,
        "strip": node("nav", strips, class_="strip", id="strip", aria_label=words("web-table-players")),
        "players": _players(tuple([_panel(table, scene, each) for each in seats])),
        "told": _description(words, tuple(page.description(scene).items())),
        "board-box": _board_box(page.board(scene)),
    }


def _draw(table: Table, viewer: Viewer) -> Node:
    scene = viewer.scene(table)
    words = scene.words
    assert isinstance(words, Translations)
    page = table.match.game.page
    seats = range(len(table.names))
    drawn = Shared(table, scene, words.language, table.secrets_of(scene.seat))
    covered = table.shown_seat(viewer.owner)[1]
    you = table.only_seat_of(viewer.owner)
    asked = bool(scene.actions)
    watching, away = table.seat_of(viewer.owner) is None, table.is_away(viewer.owner)
    choices = drawn.shared(
        "choices",
        (
            (covered, scene.seat is None, away, _going_on(table, viewer.owner)),
            (table.may_say_beforehand(scene.seat), _void(table, scene.seat)),
        ),
        lambda: _choices(table, scene, words, page, covered, viewer.owner),
    )
    told = chronicle(table, words, scene.seat, you, asked)
    main = node(
        "main",
        bubble(table, words, scene.seat),
        drawn.strips(words),
        news_line(table, words, scene.seat, you, asked),
        _players(tuple([drawn.panel(seat) for seat in seats])),
        drawn.description(words),
        _board_box(drawn.board()),
        kept("aside", choices, told, class_="side", id="side"),
        id="table",
        data_table=table.id,
        data_seq=table.seq,
        data_mover=mover(table.match),
        data_players=len(table.names),
        data_over=table.over,
        data_watching=watching,
        data_fingerprint=table.head.fingerprint or None,
        data_title=_title(table, scene, words, you),
        **_sayings(words),
    )
    undoable = table.undoable(viewer.owner)
    deeds = Deeds(table.may_leave(viewer.owner), table.may_ask_for_pause(viewer.owner), may_return(table, scene.seat))
    asked_to_pause = pauses.is_asked(table, viewer.owner)
    bar = drawn.shared(
        "bar",
        (undoable, watching, deeds, asked_to_pause),
        lambda: _bar(table, scene, words, page, undoable, watching, deeds, asked_to_pause),
    )
    return node("div", bar, main, live(table, words, scene.seat), id="page")


def title(table: Table, viewer: Viewer) -> str:
    """What the tab of the page is called."""
    scene = viewer.scene(table)
    return _title(table, scene, table.words(viewer.language), table.only_seat_of(viewer.owner))


def _title(table: Table, scene: AnyScene, words: Translations, you: int | None) -> str:
    """Whose turn it is, or who has won; then the game."""
    state = table.match.state
    game = table.match.game.meta.title
    if table.over:
        winners = () if table.ended_early else state.winners()
        names = words.listed([words.players[seat] for seat in winners])
        points = [state.scores()[seat] for seat in winners]
        won = words("table-title-won", players=names, count=len(winners), points=max(points)) if points else None
        return f"{won or words('web-table-over')} · {game}"
    if scene.actions and scene.seat == you:
        return f"{words('talk-your-turn')} · {game}"
    names = words.listed([words.players[seat] for seat in state.to_move()])
    return f"{words('web-home-to-move', players=names)} · {game}"


def _panel(table: Table, scene: AnyScene, seat: int) -> Node:
    """A player in full; where people play apart its name tells where they are."""
    drawn = table.match.game.page.panel(scene, seat)
    if table.pace is not None and seat in table.owners:
        drawn = clocks.in_panel(drawn, seat, _time_of(scene.words, seat))
    return company.named(drawn, seat) if table.apart and seat in table.owners else drawn


def _time_of(words: Translator, seat: int) -> str:
    return words("clock-of", seat=Seat(seat))


def _strip(table: Table, scene: AnyScene, seat: int) -> Node:
    """A player in brief, described in the same way."""
    drawn = table.match.game.page.strip(scene, seat)
    if table.pace is not None and seat in table.owners:
        drawn = clocks.in_strip(drawn, seat, _time_of(scene.words, seat))
    return company.described(drawn, seat) if table.apart and seat in table.owners else drawn


@once
def _sayings(words: Translations) -> dict[str, str]:
    """What scripts say, as attributes."""
    return {
        "data_say_now": words("web-chronicle-now"),
        "data_say_close": words("web-chronicle-close"),
        "data_say_over": words("web-table-result"),
        "data_say_lost": words("web-table-lost"),
        "data_say_apart": words("table-title-lost"),
        "data_say_back": words("web-table-back"),
        "data_say_failed": words("web-table-failed"),
        "data_say_set": words("web-table-set"),
        "data_say_set_what": words("label", what=words("web-table-set")),
        "data_say_unset": words("web-table-unset"),
    }


@once
def _players(panels: tuple[Node, ...]) -> Node:
    return node("div", list(panels), class_="players", id="players")


@once
def _board_box(board: Node) -> Node:
    return node("div", board, class_="board-box", id="board-box")


@dataclass(frozen=True)
class Deeds:
    """What somebody can do about their being at the table."""

    leave: bool
    pause: bool
    guide: bool  # to have it again


def _going_on(table: Table, owner: str | None) -> bool:
    """Whether somebody has asked to go on before the end of a pause."""
    pause = table.standing.pause
    return pause is not None and not pause.going_on.isdisjoint(table.seats_of(owner))


@dataclass(frozen=True)
class Shared:
    """Parts of the drawing, shared by viewers who know the same."""

    table: Table
    scene: AnyScene
    language: str
    secrets: int | None  # the seat of a viewer who knows something hidden

    def panel(self, seat: int) -> Node:
        """A player in full; the seat's owner, spectators and viewers who may choose on it see it differently."""
        watched = self.scene.seat is None
        key = ("panel", self.language, seat, seat == self.scene.seat, watched, self._seat_to_draw_for)
        return self._drawn(key, lambda: _panel(self.table, self.scene, seat))

    def strips(self, words: Translations) -> Node:
        """All players in brief."""
        return self._drawn(("strips", self.language, self._secrets_in("strip")), lambda: self._strips(words))

    def _strips(self, words: Translations) -> Node:
        drawn = [_strip(self.table, self.scene, seat) for seat in range(len(self.table.names))]
        return node("nav", drawn, class_="strip", id="strip", aria_label=words("web-table-players"))

    def board(self) -> Node:
        """The board as a seat, or a spectator, sees it: it may show what is the viewer's own."""
        return self._drawn(("board", self.language, self.scene.seat), lambda: self._page.board(self.scene))

    def shared(self, part: str, variant: object, draw: Callable[[], Node]) -> Node:
        """A part without secrets: the same, or one of a few variants, for all viewers who have nothing to decide."""
        chooser = self.scene.seat if self.scene.actions else None
        return self._drawn((part, self.language, variant, chooser), draw)

    def description(self, words: Translations) -> Node:
        """The board in sentences, for screen readers."""
        return self._drawn(
            ("description", self.language, self._secrets_in("description")),
            lambda: _description(words, tuple(self._page.description(self.scene).items())),
        )

    def _drawn(self, key: Hashable, draw: Callable[[], Node]) -> Node:
        return self.table.once(key, self.table.seq, draw)

    def _secrets_in(self, part: str) -> int | None:
        """The seat of a viewer who knows something hidden that a part of the page may show; None for all others."""
        return None if part in self._page.alike else self.secrets

    @property
    def _seat_to_draw_for(self) -> int | None:
        """The seat of a viewer who may choose or who knows something hidden in panels; None for all others."""
        if "panel" in self._page.alike:
            return None
        return self.scene.seat if self.scene.actions else self.secrets

    @property
    def _page(self) -> AnyPage:
        return self.table.match.game.page


@once
def _description(words: Translations, lines: tuple[tuple[str, str], ...]) -> Node:
    items = [_description_line(name, line) for name, line in lines]
    return node(
        "section",
        _description_title(words("web-table-told")),
        node("ul", items, id="told-lines"),
        class_="visually-hidden",
        id="told",
    )


@once
def _description_title(text: str) -> Node:
    return node("h2", text, id="told-title")


@once
def _description_line(name: str, line: str) -> Node:
    return node("li", line, id=f"told-{name}")


def _bar(
    table: Table,
    scene: AnyScene,
    words: Translations,
    page: AnyPage,
    undoable: bool,
    watching: bool,
    deeds: Deeds,
    asked_to_pause: bool,
) -> Node:
    meta = table.match.game.meta
    return kept(
        "header",
        _brand(),
        _heading(meta.title),
        _fair(meta.title),
        _now(table, scene, words, page),
        None if table.pace is None else clocks.own(words("clock-own")),
        kept(
            "div",
            page.apart(scene),
            _pace(words, watching, not scene.actions and not table.over),
            _lamp(words, table.id, bool(scene.actions)) if table.gives_hints and not watching else None,
            _guide(words, table.id, "tool-guide", "tool") if deeds.guide else None,
            _undo(words, table.id, undoable, bool(scene.actions) or table.over or undoable),
            tool(words("talk-title"), f"/t/{table.id}/talk", "talk", "tool-talk") if table.apart else None,
            tool(words("web-ask-legend"), f"/t/{table.id}/legend", "legend", "tool-legend"),
            tool(words("web-table-rules"), rules_address(meta.slug, table.id), "rules", "tool-rules"),
            _more(words, meta.slug, table.id, deeds, table.apart, table.terms.hints),
            class_="tools",
            id="tools",
        ),
        pauses.question(words, table, table.standing.pause) if asked_to_pause and table.standing.pause else None,
        class_="bar",
        id="bar",
    )


def mover(match: Match) -> int | None:
    """The number of the seat that moved last; scripts find its panel by it."""
    return None if match.mover is None else match.mover + 1


@once
def _brand() -> Node:
    name = node("span", "Universelle")
    return node("a", symbol("wheel"), name, class_="brand", href="/", id="brand", aria_label="Universelle")


@once
def _heading(title: str) -> Node:
    return node("h1", title, class_="visually-hidden", id="page-title")


@once
def _fair(title: str) -> Node:
    return node("span", title, class_="fair", id="fair")


@once
def _pace(words: Translations, watching: bool, shown: bool) -> Node:
    """How fast the moves of others are shown, which only scripts can slow down, and a way to skip them."""
    say = words("web-table-skip" if watching else "web-chronicle-skip")
    skip = kept("button", say, type="button", class_="tool", id="skip")
    return node("span", _paces(words), skip, class_="pace", id="pace", hidden=not shown)


@once
def _paces(words: Translations, prefix: str = "") -> Node:
    paces = [
        node(
            "button",
            PACES[name],
            type="button",
            class_="pace-button",
            id=f"{prefix}pace-{name}",
            data_pace=name,
            aria_pressed="false",
            aria_label=words(f"web-table-{name}"),
        )
        for name in PACES
    ]
    return node("span", paces, class_="paces", role="group", aria_label=words("web-table-speed"), id=f"{prefix}paces")


@once
def speed(words: Translations) -> Node:
    paces = [node("option", words(f"web-table-{name}"), value=name) for name in ("slow", "normal", "fast", "at-once")]
    say = words("web-table-speed")
    return node("select", paces, id="speed", aria_label=say)


def _now(table: Table, scene: AnyScene, words: Translations, page: AnyPage) -> Node:
    """Who must decide, and what; beside the question a link to the rules about it."""
    if table.standing.paused and (pause := table.standing.pause) is not None:
        until = node("small", pauses.until(words, pause), id="headline")
        said = node("span", node("span", words("clock-paused"), id="waiting-line"), until)
        return node("p", said, class_="now", id="now")
    headline = kept("small", page.headline(scene), id="headline")
    if table.over:
        return kept("p", kept("span", words("web-table-over"), headline), class_="now", id="now")
    seats = table.match.state.to_move()
    if not scene.actions:  # the prompt of others would read as if it were for this viewer
        waiting = words("web-home-to-move", players=words.listed([words.players[seat] for seat in seats]))
        told = kept("span", kept("span", waiting, id="waiting-line"), headline)
        return kept("p", seat_sign(seats[0]), " ", told, class_="now", id="now")
    assert scene.seat is not None
    step = table.match.state.agenda[-1]
    question = kept("span", words.say(step.prompt(scene.seat)), class_="asked", id="question")
    rule = _rule(words, rules_address(table.match.game.meta.slug, table.id, step.rule), step.rule)
    asked = kept("span", kept("span", question, " ", rule, id="asked-line"), headline, id="asked")
    return kept("p", seat_sign(scene.seat), " ", asked, class_="now", id="now")


@once
def _undo(words: Translations, table: str, possible: bool, shown: bool) -> Node:
    """A button that sends the form of the choices, with its position number, to another address.

    It can be pressed even if nothing can be taken back: the answer says why.
    """
    say, address = words("web-table-undo"), f"/t/{table}/undo"
    return node(
        "button",
        symbol("undo"),
        node("span", say),
        class_="tool",
        id="undo",
        hidden=not shown,
        aria_disabled=None if possible else "true",
        aria_label=say,
        form="choices",
        formaction=address,
        data_send=address,
    )


@once
def _guide(words: Translations, table: str, name: str, look: str) -> Node:
    """A button that brings the guide of a first game back: it sends the form of the choices to its address."""
    say, address = words("guide-with"), f"/t/{table}/guide"
    return node(
        "button",
        symbol("talk"),
        node("span", say),
        class_=look,
        id=name,
        name="return",
        value="yes",
        aria_label=say,
        form="choices",
        formaction=address,
        data_send=address,
    )


@once
def _lamp(words: Translations, table: str, shown: bool) -> Node:
    """A button that asks for a hint: it sends the form of the choices, with its position number."""
    say = words("web-hint")
    return node(
        "button",
        symbol("lamp"),
        node("span", say),
        class_="tool",
        id="lamp",
        hidden=not shown,
        aria_label=say,
        aria_keyshortcuts="h",
        form="choices",
        formaction=f"/t/{table}/hint",
    )


@once
def _more(words: Translations, slug: str, table: str, deeds: Deeds, apart: bool, agreed: bool) -> Node:
    """A menu of languages and other pages; on phones it holds what the bar has no room for, too."""
    links = [_guide(words, table, "menu-guide", "menu-button")] if deeds.guide else []
    links += [
        node("a", symbol("wheel"), words("web-error-home"), href="/", id="menu-home"),
        node("a", symbol("legend"), words("web-ask-legend"), href=f"/t/{table}/legend", id="menu-legend"),
        node("a", symbol("rules"), words("web-table-rules"), href=rules_address(slug, table), id="menu-rules"),
        node("a", words("web-table-brief"), href=rules_address(slug, table, BRIEF), id="menu-brief", data_rules=BRIEF),
        node("a", words("deal-title"), href=f"/t/{table}/deal", id="menu-deal"),
    ]
    if apart:
        links.append(node("a", symbol("bell"), words("calls-tool"), href="/calls", id="menu-calls"))
    links += [
        node("a", words("settings-title"), href=f"/settings?after=/t/{table}", id="menu-settings"),
        node("a", words("keys-title"), href=f"/shortcuts?game={slug}", id="menu-keys", class_="keys-hint"),
    ]
    links += [
        node(
            "a",
            language.upper(),
            href=f"?lang={language}",
            id=f"menu-{language}",
            aria_current="true" if language == words.language else None,
        )
        for language in LANGUAGES
    ]
    summary = node(
        "summary",
        symbol("globe"),
        symbol("menu"),
        node("span", words.language.upper()),
        class_="tool",
        id="more",
        aria_label=words("web-table-more"),
    )
    agreed_on = None
    if agreed:
        agreed_on = node("p", symbol("lamp"), words("web-table-hints-agreed"), class_="setting", id="hints-agreed")
    leave = [
        node("a", words(said), href=f"/t/{table}/{name}", id=name)
        for name, said, able in (("pause", "pause-ask", deeds.pause), ("leave", "table-leave", deeds.leave))
        if able
    ]
    speed_here = node("div", words("web-table-speed"), _paces(words, "menu-"), class_="menu-speed js-only")
    return node("details", summary, node("div", links, agreed_on, speed_here, leave, class_="menu"), id="languages")


def _choices(
    table: Table, scene: AnyScene, words: Translations, page: AnyPage, covered: int | None, owner: str | None
) -> Node:
    """The legal actions as a form with a button for each; on a shared screen, first a call to the next player."""
    children: list[Node] = [node("input", type="hidden", name="seq", value=table.seq, id="seq")]
    if (steps := page.steps(scene)) is not None:
        children.append(steps)
    if table.over:
        children.append(
            node(
                "a",
                words("web-table-result"),
                class_="button main",
                href=f"/t/{table.id}/end",
                id="result",
                data_says="result",
            )
        )
    elif table.is_away(owner):
        children += _away(table, words)
    elif table.standing.pause is not None and table.standing.paused:
        children += pauses.rest(words, table, table.standing.pause, owner)
    elif covered is not None:
        children += _cover(table, words, covered)
    elif scene.actions:
        if (why := _void(table, scene.seat)) is not None:
            children.append(node("p", words(why), class_="prompt", id="if-void", role="status"))
        children.append(_list(table, scene, words, page))
    else:
        waiting = words("web-table-watching" if scene.seat is None else "web-table-wait")
        children.append(kept("p", waiting, class_="prompt", id="prompt"))
        if table.may_say_beforehand(scene.seat):
            address = f"/t/{table.id}/if"
            children.append(kept("a", words("if-move-say"), class_="button", href=address, id="if-move"))
    return node(
        "form",
        children,
        class_="choices frame",
        id="choices",
        method="post",
        action=f"/t/{table.id}/move",
        aria_label=words("web-table-choices"),
        aria_describedby="question" if scene.actions else None,
    )


def _list(table: Table, scene: AnyScene, words: Translations, page: AnyPage) -> Node:
    """The legal actions; while others choose in secret, a seat's own choices stay the same."""

    def draw() -> Node:
        final = _final(scene) if table.apart else frozenset()
        rows = _menu(scene, words, page, page.listed(scene), 0, final)
        return node("div", rows, class_="list", id="choice-list", data_says="list")

    assert scene.seat is not None
    return table.once(("list", words.language, scene.seat), table.asked[scene.seat], draw)


def _cover(table: Table, words: Translations, seat: int) -> list[Node]:
    """Asks the next player to come to a shared screen."""
    return [
        node("p", words("web-table-cover", seat=Seat(seat)), class_="prompt", id="prompt"),
        node(
            "button",
            words("web-table-uncover", seat=Seat(seat)),
            class_="button main",
            id="uncover",
            name="seat",
            value=seat,
            formaction=f"/t/{table.id}/ready",
            data_send=f"/t/{table.id}/ready",
        ),
    ]


def _away(table: Table, words: Translations) -> list[Node]:
    """For whoever has left: who plays, and a button to come back."""
    address = f"/t/{table.id}/return"
    return [
        node("p", words("table-empty" if table.standing.empty else "table-away"), class_="prompt", id="prompt"),
        node(
            "button",
            words("table-take-back"),
            class_="button main",
            id="take-back",
            formaction=address,
            data_send=address,
        ),
    ]


@once
def _rule(words: Translations, address: str, heading: str) -> Node:
    say = words("web-table-rule")
    return node("a", symbol("rules"), href=address, class_="rule", id="rule", aria_label=say, data_rules=heading)


def _final(scene: AnyScene) -> frozenset[str]:
    """The codes of actions that cannot be taken back where people play apart: they reveal something or end a turn."""
    previews = {action.code: scene.preview(action) for action in scene.actions}
    return frozenset(code for code, preview in previews.items() if preview.is_open or preview.is_last)


def _menu(
    scene: AnyScene,
    words: Translations,
    page: AnyPage,
    actions: Sequence[Action],
    depth: int,
    final: frozenset[str],
) -> list[Node]:
    """Buttons; where there are many choices of a kind, groups that open."""
    rows = group_actions(actions, depth, scene.groups)
    keys = digits_of_rows(rows) if depth == 0 else {}
    return [
        _choice(scene, page, members[0], keys.get(members[0].code, ""), members[0].code in final)
        if title is None
        else _group(scene, words, page, words.say(title), members, depth, final)
        for title, members in rows
    ]


def _group(
    scene: AnyScene,
    words: Translations,
    page: AnyPage,
    title: str,
    members: list[Action],
    depth: int,
    final: frozenset[str],
) -> Node:
    inner = _menu(scene, words, page, members, depth + 1, final)
    name = f"group-{depth}-{members[0].index}"
    unfolded = title.removesuffix("…").rstrip()  # the arrow of the group says that more follows
    summary = node("summary", unfolded, id=f"{name}-title")
    return node("details", summary, node("div", inner, class_="group", id=f"{name}-list"), class_="more", id=name)


def _choice(scene: AnyScene, page: AnyPage, action: Action, key: str, is_final: bool) -> Node:
    return _button(action.index, action.code, page.choice(scene, action), page.about(scene, action), key, is_final)


@once
def _button(index: int, code: str, choice: Choice, about: str, key: str, is_final: bool) -> Node:
    name, consequence, picture = choice
    return node(
        "button",
        node("span", key, class_="key", aria_hidden="true"),
        node("span", name, node("span", consequence, class_="gives") if consequence else None, class_="what"),
        symbol(picture, "sy choice-symbol") if picture else None,
        class_="choice other" if picture == "discard" else "choice",
        id=f"choice-{index}",
        name="action",
        value=code,
        data_action=code,
        data_about=about or None,
        data_key=key or None,
        data_final=is_final,
    )
