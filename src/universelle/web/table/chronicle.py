"""The chronicle: what happened, a line or two a turn, the newest first, as far as a seat may know it."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from universelle.contract.chronicle import Chapter, Entry, Group, Line, Reader, Told, gain, joined, opens_by_seat
from universelle.core.event import Points
from universelle.core.message import Seat
from universelle.drawing.node import Child, Node, kept, node, once, symbol
from universelle.drawing.parts import portrait, seat_sign, sign
from universelle.i18n import Translations
from universelle.matches.match import Match, MoveResult
from universelle.matches.record import StandIn
from universelle.web.table.explanation import AGAIN, NEW
from universelle.web.table.tables import Table


@dataclass(frozen=True, slots=True)
class Remark:
    """What is told between chapters: a take-back, or a note of the journal."""

    kind: str  # `undone`, or that of the note
    number: int  # among those of the record, or of the journal
    seat: int


Remarks: TypeAlias = Mapping[int, Sequence[Remark]]  # see `remarks_after`

SHOWN: Final = 14  # chapters on the page of a table; a link leads to all of them
MOST_NEWS: Final = 4  # of what happened since a player's turn


class Chronicle:
    """The chapters of a match. It follows the match: chapters that are told stay the same objects."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._forget()

    def _forget(self) -> None:
        self.chapters: list[Chapter] = []
        self.last_of: dict[int, int] = {}  # by seat: how many chapters there were after its last move
        self.taken = 0  # moves of the history that are told
        self.newest: MoveResult | None = None

    def now(self) -> list[Chapter]:
        """All chapters so far."""
        history = self.match.history
        if self.taken and (len(history) < self.taken or history[self.taken - 1] is not self.newest):
            self._forget()
        for result in history[self.taken :]:
            self.add(result)
        return self.chapters

    def add(self, result: MoveResult) -> None:
        """Tell one more move."""
        page, seat = self.match.game.page, result.move.seat
        last = self.chapters[-1] if self.chapters else None
        if page.opens is opens_by_seat and last is not None and _has(last, page.milestones):
            last = None
        self.taken += 1
        self.newest = result
        for event in result.events:
            opening = page.opens(seat, event, last)
            if opening is not None or last is None:
                last = self._open(None if opening is None else opening.seat)
            last.events.append(event)
            last.moves = self.taken
        if last is not None and last.seat in (None, seat):
            last.moves = self.taken
        self.last_of[seat] = len(self.chapters)

    def _open(self, seat: int | None) -> Chapter:
        before = self.chapters[-1].turn if self.chapters else 0
        self.chapters.append(Chapter(len(self.chapters) + 1, seat, before if seat is None else before + 1))
        return self.chapters[-1]


def _has(chapter: Chapter, kinds: tuple[type, ...]) -> bool:
    return any([isinstance(event, kinds) for event in chapter.events])


def chapters(match: Match) -> list[Chapter]:
    return Chronicle(match).now()


def chapters_until(table: Table, moves: int) -> list[Chapter]:
    """The chapters after so many moves; the last one may have grown since."""
    if moves >= len(table.match.history):
        return chapters_of(table)
    told = Chronicle(table.match)
    for result in table.match.history[:moves]:
        told.add(result)
    return told.chapters


def turn_at(told: Sequence[Chapter], moves: int) -> int:
    """The number of the turn that a position belongs to: 0 before the first."""
    reached = 0
    for chapter in told:
        reached = chapter.turn
        if chapter.moves >= moves:
            break
    return reached if moves else 0


def chapters_of(table: Table) -> list[Chapter]:
    """The chapters of a table's match, followed from move to move."""
    return _followed(table).now()


def _followed(table: Table) -> Chronicle:
    return table.once("chronicle", None, lambda: Chronicle(table.match))


def chronicle(table: Table, words: Translations, seat: int | None, you: int | None, asked: bool) -> Node:
    """The last chapters; `you` is the seat that is called so. Who is asked hears first what is new since their turn."""
    told = chapters_of(table)
    remarks = remarks_after(table, told, len(table.match.history))
    entries = _entries(table, told[-1:], words, seat, you, remarks)
    entries += _complete_entries(table, told, words, seat, you, remarks)
    start = [*_told_between(remarks, 0, words, you), _brief(words)] if len(told) < SHOWN else []
    news = since(table, words, seat, you) if asked else None
    say = words("web-table-chronicle")
    turns = kept("ol", *entries, *start, class_="scroll", tabindex=0, id="turns", aria_label=say)
    head = _head(words, table.id, told[-1].turn if told else 0, table.apart)
    line = _news(words, news, "since", table.id, 0 if seat is None else _followed(table).last_of.get(seat, 0) + 1)
    return kept("section", head, line, turns, class_="game-log frame", id="chronicle")


def _complete_entries(
    table: Table, told: Sequence[Chapter], words: Translations, seat: int | None, you: int | None, remarks: Remarks
) -> list[Node]:
    """The last chapters but for the very last, which may still grow."""
    if not told:
        return []
    key = ("chapters", words.language, seat, you)
    state = told[-1], remarks
    return table.once(key, state, lambda: _entries(table, told[-SHOWN:-1], words, seat, you, remarks))


def _entries(
    table: Table,
    told: Sequence[Chapter],
    words: Translations,
    seat: int | None,
    you: int | None,
    remarks: Remarks,
    prefix: str = "",
) -> list[Node]:
    """Chapters, the newest first, without those that have nothing to show.

    Above each stands what was taken back after it, and for whom others moved in it.
    """
    drawn: list[Node] = []
    for chapter in reversed(told):
        drawn += _told_between(remarks, chapter.number, words, you, prefix)
        drawn += [
            _stood_in_entry(words, each.seat, f"{prefix}stood-in-{each.move}") for each in _stood_in(table, chapter)
        ]
        entry = _chapter(table, chapter, words, seat, you, prefix)
        if entry is not None:
            drawn.append(entry)
    return drawn


def remarks_after(table: Table, told: Sequence[Chapter], moves: int) -> Remarks:
    """What is told between chapters, by the number of the chapter it follows: 0 is before the first.

    The newest come first: notes, then the take-backs of the record. Those past so many moves are left out.
    """
    found: dict[int, list[Remark]] = {}

    def add(remark: Remark, made: int) -> None:
        if made <= moves:
            found.setdefault(sum([chapter.moves <= made for chapter in told]), []).append(remark)

    for number in reversed(table.notes):
        add(Remark(table.notes[number], number, table.journal[number - 1].seat), table.moves_at(number))
    noted = table.match.taken_back
    left = len(table.match.history)
    for number in range(len(noted) - 1, -1, -1):
        left = min(left, noted[number].kept)  # one that was followed by others, further back, stands with them
        add(Remark("undone", number, noted[number].seat), left)
    return found


def _told_between(remarks: Remarks, chapter: int, words: Translations, you: int | None, prefix: str = "") -> list[Node]:
    return [
        _undone_entry(words, each.seat, each.seat == you, f"{prefix}undone-{each.number}")
        if each.kind == "undone"
        else _note_entry(words, each.seat, each.kind, f"{prefix}note-{each.number}")
        for each in remarks.get(chapter, ())
    ]


@once
def _undone_entry(words: Translations, seat: int, is_you: bool, name: str) -> Node:
    """That somebody took back a move after something was revealed or answered."""
    who = node("b", _who(words, seat, seat if is_you else None))
    said = words("web-chronicle-undone", whose="you" if is_you else "other")
    told = node("span", who, " ", said, " ", symbol("undo"))
    return node("li", seat_sign(seat), told, class_=f"noted-entry p{seat + 1}", id=name)


@once
def _note_entry(words: Translations, seat: int, kind: str, name: str) -> Node:
    """That somebody left or came back, or that the match ended before its end."""
    return node(
        "li",
        seat_sign(seat),
        node("span", note_in_words(words, kind, seat)),
        class_=f"noted-entry p{seat + 1}",
        id=name,
    )


def note_in_words(words: Translations, kind: str, seat: int) -> str:
    """A note of the journal, as a sentence."""
    return words(f"table-note-{kind}", seat=Seat(seat))


def _stood_in(table: Table, chapter: Chapter) -> list[StandIn]:
    """The bots for which simpler ones moved in a chapter: for each the first of these moves."""
    stand_ins = [each for each in table.match.stand_ins if each.seat in table.computers]
    if not stand_ins:
        return []
    told = chapters_of(table)
    after = told[chapter.number - 2].moves if chapter.number > 1 else 0
    here = [each for each in stand_ins if after < each.move <= chapter.moves]
    return list({each.seat: each for each in reversed(here)}.values())[::-1]


@once
def _stood_in_entry(words: Translations, seat: int, name: str) -> Node:
    """That a simpler player moved for one that failed."""
    told = node("span", words("stood-in-for", seat=Seat(seat)), " ", symbol("bot"))
    return node("li", seat_sign(seat), told, class_=f"noted-entry p{seat + 1}", id=name)


def whole(table: Table, words: Translations, seat: int | None, you: int | None, moves: int) -> Node:
    """All chapters of the first moves."""
    told = chapters_until(table, moves)
    remarks = remarks_after(table, told, moves)
    entries = _entries(table, told, words, seat, you, remarks, "all-")
    start = [*_told_between(remarks, 0, words, you, "all-"), _brief(words, "all-")]
    return node("ol", entries, start, class_="scroll", id="all-turns")


def from_the_first(table: Table, words: Translations) -> Node:
    """All chapters of a match in the order in which they happened, as everybody saw them: to be read on paper."""
    told = chapters_of(table)
    remarks = remarks_after(table, told, len(table.match.history))
    entries = _entries(table, told, words, None, None, remarks, "all-")
    entries += _told_between(remarks, 0, words, None, "all-")
    return node("ol", entries[::-1])


def so_far(table: Table, match: Match, words: Translations, seat: int | None, you: int | None) -> Node:
    """The last chapters of a match that stands for an earlier position of the table."""
    told = chapters(match)
    remarks = remarks_after(table, told, len(match.history))
    entries = _entries(table, told[-SHOWN:], words, seat, you, remarks, "then-")
    turns = node("ol", entries, class_="scroll", tabindex=0, id="turns", aria_label=words("web-table-chronicle"))
    return node("section", turns, class_="game-log frame", id="chronicle")


def last_told(table: Table, match: Match, words: Translations, seat: int | None, you: int | None) -> list[Child]:
    """The newest chapter of an earlier position in a line: who, and what happened; nothing before the first."""
    for chapter in reversed(chapters(match)):
        told = _tell(table, chapter, words, seat, you)
        if isinstance(told, Group):
            gains = [gain(each, points) for each, points in _points(chapter).items()]
            return [symbol(told.symbol), " ", node("b", told.title), " ", *gains]
        if told is not None:
            lines = [node("span", list(line), class_="entry-line") for line in told.lines]
            for each in _stood_in(table, chapter):
                lines.append(node("span", words("stood-in-for", seat=Seat(each.seat)), class_="entry-line"))
            if chapter.seat is None:
                return [*lines]
            return [seat_sign(chapter.seat), " ", node("b", _who(words, chapter.seat, you)), " ", *lines]
    return []


def news_line(table: Table, words: Translations, seat: int | None, you: int | None, asked: bool) -> Node:
    """What is new since one's turn, for screens on which the chronicle is out of sight."""
    return _news(words, since(table, words, seat, you) if asked else None, "meanwhile", table.id)


def since(table: Table, words: Translations, seat: int | None, you: int | None) -> Line | None:
    """What happened since a seat's last move, in one line, the newest first.

    If it was too much, what matters to the seat is told rather than points, and points rather than the rest.
    """
    if seat is None:
        return None
    followed = _followed(table)
    told = followed.now()
    first = followed.last_of.get(seat, 0)
    if not first or first >= len(told):
        return None
    key = ("since", words.language, seat, you is None)
    return table.once(key, (table.seq, told[-1]), lambda: _since(table, words, seat, you, told[first:]))


def _since(table: Table, words: Translations, seat: int, you: int | None, told: Sequence[Chapter]) -> Line | None:
    found: list[tuple[tuple[bool, int, int], Line]] = []
    for chapter in told:
        points = _points(chapter, None if chapter.seat is None else seat)
        entry = _told(table, chapter, words, seat, you)
        brief = _in_brief(words, chapter, entry, points, seat)
        if brief and chapter.seat != seat:
            matters = isinstance(entry, Entry) and seat in entry.matters
            found.append(((not matters, -sum(points.values()), -chapter.number), brief))
    chosen = sorted(found, key=lambda each: each[0])[:MOST_NEWS]
    chosen.sort(key=lambda each: each[0][2])
    return [node("span", list(brief), class_="news") for _, brief in chosen] or None


def _points(chapter: Chapter, seat: int | None = None) -> dict[int, int]:
    """The points of all in a chapter, or of others than a seat."""
    found: dict[int, int] = {}
    for event in chapter.events:
        if isinstance(event, Points) and event.seat != seat and event.points:
            found[event.seat] = found.get(event.seat, 0) + event.points
    return found


def _in_brief(words: Translations, chapter: Chapter, told: Told, points: dict[int, int], seat: int) -> Line | None:
    """A chapter for the line of what is new: points with their reasons, or what was done."""
    gains: list[Child] = [gain(each, n) for each, n in points.items()]
    if isinstance(told, Group):
        sums = _sums(told, seat) or gains
        return [symbol(told.symbol), " ", told.title, " ", *sums] if sums else None  # a title alone says nothing
    if told is None or chapter.seat is None:
        return None
    if gains:
        return [*gains, " ", words.listed(_reasons(words, chapter, points))]
    return [seat_sign(chapter.seat), " ", *(told.brief or told.lines[0])]


def _reasons(words: Translations, chapter: Chapter, seats: Container[int]) -> list[str]:
    """What the points of some seats were for."""
    paid = [event for event in chapter.events if isinstance(event, Points) and event.points and event.seat in seats]
    return list(dict.fromkeys([words.name(event.reason) for event in paid]))


def _sums(told: Group, seat: int) -> Line:
    """What a group comes to, for a seat: first to itself, then to the others."""
    lines = [(each.seat, each.own if each.seat == seat else each.others) for each in told.sums]
    lines.sort(key=lambda line: line[0] != seat)
    return joined([[seat_sign(each), " ", *line] for each, line in lines if line], " · ")


def title_of(table: Table, chapter: Chapter, words: Translations, seat: int | None) -> str:
    """What a chapter is called: the number of a turn, or what concerns everybody."""
    told = _tell(table, chapter, words, seat, None)
    return told.title if isinstance(told, Group) else words("web-table-turn", number=chapter.turn)


# Drawing


@once
def _head(words: Translations, table: str, turns: int, talks: bool) -> Node:
    """The title, and links to what people say and to everything that happened."""
    title = node("h2", words("web-table-chronicle"), class_="head", id="chronicle-title")
    link = node(
        "a",
        symbol("rules", id_="chronicle-sign"),
        node("span", words("web-chronicle-all", turns=turns), id="chronicle-count"),
        class_="chronicle-all",
        href=f"/t/{table}/chronicle",
        id="chronicle-all",
    )
    talk = _talk(words, table) if talks else None
    return node("div", title, talk, link if turns else None, class_="game-log-head", id="chronicle-head")


@once
def _talk(words: Translations, table: str) -> Node:
    """The way to what people say, which takes the place of the chronicle."""
    text = node("span", words("talk-title"))
    return node("a", symbol("talk"), text, class_="chronicle-all", href=f"/t/{table}/talk", id="talk-tab")


def _news(words: Translations, news: Line | None, name: str, table: str, first: int | None = None) -> Node:
    """What is new, or nothing: the element stays, so that it can be changed alone. `first` is its first chapter."""
    if news is None:
        return _no_news(name)
    title = node("b", words("web-chronicle-since"), " ")
    line = node("span", title, list(news), class_="news-line")
    clock = node("span", sign("clock", words("web-report-again"), about=AGAIN))
    return node("a", line, clock, class_="since", id=name, href=f"/t/{table}/chronicle", data_from=first)


@once
def _no_news(name: str) -> Node:
    return node("a", class_="since", id=name, hidden=True)


@once
def _brief(words: Translations, prefix: str = "") -> Node:
    """What the game is about, at the start of the chronicle, for players who do not know it."""
    lines = [node("p", text) for text in words("rules-brief").splitlines()]
    return node("li", node("h3", words("web-table-brief")), lines, class_="brief", id=f"{prefix}brief")


def _chapter(
    table: Table, chapter: Chapter, words: Translations, seat: int | None, you: int | None, prefix: str = ""
) -> Node | None:
    """A chapter, drawn again only if it has grown, for all who see the same of it; None if nothing can be shown."""
    you = you if chapter.seat == you else None
    secret = seat if _is_partly_secret(chapter, seat) else None
    return table.once(
        ("chapter", prefix, words.language, chapter.number, you, secret),
        (chapter, len(chapter.events)),
        lambda: _draw(table, chapter, _told(table, chapter, words, seat, you), words, you, prefix),
    )


def _told(table: Table, chapter: Chapter, words: Translations, seat: int | None, you: int | None) -> Told:
    """A chapter in words, told again only if it has grown, for all who see the same of it."""
    you = you if chapter.seat == you else None
    secret = seat if _is_partly_secret(chapter, seat) else None
    return table.once(
        ("told", words.language, chapter.number, you, secret),
        (chapter, len(chapter.events)),
        lambda: _tell(table, chapter, words, secret, you),
    )


def _tell(table: Table, chapter: Chapter, words: Translations, seat: int | None, you: int | None) -> Told:
    box = table.match.state.components()
    return table.match.game.page.tell(chapter, chapter.seen(seat), Reader(words, box, you))


def _is_partly_secret(chapter: Chapter, seat: int | None) -> bool:
    return any([event.only is not None and event.visible_to(seat) for event in chapter.events])


def _draw(table: Table, chapter: Chapter, told: Told, words: Translations, you: int | None, prefix: str) -> Node | None:
    if told is None:
        return None
    link = f"/t/{table.id}/replay?entry={chapter.number}"
    name = f"{prefix}entry-{chapter.number}"
    fold = _folded(words, told.folded, name)
    if isinstance(told, Group):
        return _group(told, link, name, fold, prefix)
    seat = chapter.seat
    who = "" if seat is None else _who(words, seat, you)
    lines = [
        node("span", list(line), class_="entry-line", id=f"{name}-line-{number}")
        for number, line in enumerate(told.lines, start=1)
    ]
    said = node("span", lines, id=f"{name}-lines")
    number = node("span", str(chapter.turn), class_="entry-turn num", id=f"{name}-turn") if seat is not None else None
    sign = f"{name}-seat"
    return node(
        "li",
        seat_sign(seat, sign) if seat is not None else node("span", id=sign),
        node(
            "a", _face(table, words, seat), node("b", who), " ", said, href=link, class_="entry-told", id=f"{name}-told"
        ),
        number,
        fold,
        class_="entry" if seat is None else f"entry p{seat + 1}",
        id=name,
    )


def _face(table: Table, words: Translations, seat: int | None) -> Node | None:
    """The portrait of the character whose turn is told, if the table shows portraits."""
    face = None if seat is None else table.bots_in(words).get(seat)
    return portrait(face.portrait) if face and face.portrait and table.match.game.page.portraits else None


def _who(words: Translations, seat: int, you: int | None) -> str:
    return words("web-chronicle-you") if seat == you else words.players[seat]


def _group(told: Group, link: str, name: str, fold: Node | None, prefix: str) -> Node:
    """A title that leads to the report of a scoring, else to that moment; a row for each thing it is about."""
    title = node(
        "a",
        symbol(told.symbol),
        node("b", told.title),
        href=link if told.report is None else f"{link}&report={told.report}",
        class_="entry-told",
        id=f"{name}-told" if told.report is None else f"{prefix}scoring-{told.report}",
        data_report=told.report,
    )
    rows = [
        node(
            "li",
            node("span", list(row.about), class_="row-about"),
            node("span", list(row.told), class_="row-told"),
            class_="outcome" if row.is_outcome else None,
            id=f"{name}-row-{number}",
        )
        for number, row in enumerate(told.rows, start=1)
    ]
    listed = node("ul", rows, class_="entry-rows", id=f"{name}-rows") if rows else None
    return node("li", title, fold, listed, class_="entry group-entry", id=name)


def _folded(words: Translations, folded: Sequence[str], name: str) -> Node | None:
    """New cards and the like, behind a small deck with their number."""
    if not folded:
        return None
    say = words("web-chronicle-new", count=len(folded))
    summary = node(
        "summary",
        symbol("deck"),
        str(len(folded)),
        aria_label=say,
        data_about=NEW,
        class_="entry-deck num",
        id=f"{name}-deck",
    )
    listed = [node("li", text, id=f"{name}-new-{number}") for number, text in enumerate(folded, start=1)]
    return node("details", summary, node("ul", listed, id=f"{name}-cards"), class_="entry-new", id=f"{name}-new")
