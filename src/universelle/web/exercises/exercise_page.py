"""The pages of exercises: all of a game, and one with its board, its question and the answer with its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from universelle.contract.artwork import emblem_of
from universelle.contract.game import Game
from universelle.contract.scene import Scene
from universelle.core.event import Event, Points
from universelle.core.message import Name, Seat
from universelle.drawing.node import Node, node, symbol
from universelle.drawing.parts import name_of, seat_sign, signed_number
from universelle.exercises.exercise import Exercise
from universelle.exercises.questions import BY_PLANNER, OF_MOVES, closed, scored
from universelle.i18n import Translations
from universelle.matches.match import Match
from universelle.web.exercises.progress import RIGHT, WRONG
from universelle.web.layout import bar, page, tool
from universelle.web.rules_page import rules_address
from universelle.web.serving.style_bundles import bundle_address
from universelle.web.table import position
from universelle.web.table.report import sources

STYLES: Final = ("/static/house/telling.css", "/static/house/exercise.css")
DEFAULT_STYLE: Final = "/static/house/default.css"
SCRIPT: Final = "/static/house/looking.js"
SAYS_SCRIPT: Final = "/static/house/says.js"
NOW: Final = Name("learn-now")  # the points that are there already
MARKS: Final = {RIGHT: "check", WRONG: "cross"}


def learn_address(slug: str, number: int | None = None) -> str:
    return f"/learn/{slug}{'' if number is None else f'/{number}'}"


@dataclass(frozen=True)
class Lesson:
    """One exercise as somebody sees it: its number from 1, and what they have answered."""

    words: Translations
    exercise: Exercise
    match: Match
    number: int
    many: int
    answer: int | None = None

    @staticmethod
    def of(language: str, exercise: Exercise, number: int, many: int, answer: int | None) -> Lesson:
        match = exercise.match()
        seats = range(1, len(exercise.record.seats) + 1)
        unnamed = Translations(language)
        words = Translations(language, match.game.package, [unnamed("seat", number=seat) for seat in seats])
        return Lesson(words, exercise, match, number, many, answer)

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def address(self) -> str:
        return learn_address(self.game.meta.slug, self.number)

    def scene(self) -> Scene[Any, Any]:
        """The position as the seat sees it."""
        return position.scene(self.match, self.words, self.exercise.seat)

    def question(self) -> str:
        return self.words(f"learn-{self.exercise.question}", seat=Seat(self.exercise.seat))

    def choice(self, place: int) -> str:
        """What can be answered, in words."""
        code = self.exercise.choices[place]
        if self.exercise.question in OF_MOVES:
            return self.words.say(self.match.state.label(self.game.catalogue.parse(code)))
        return name_of(self.words, int(code)) if self.exercise.question == "winner" else code

    def worth(self, place: int) -> str:
        """What a choice comes to; nothing where that is the choice itself."""
        worth = self.exercise.worths[place]
        if self.exercise.question == "points":
            return ""
        if self.exercise.question == "winner":
            return self.words("learn-points-of", points=int(worth))
        if self.exercise.question in BY_PLANNER:
            return self.words("learn-chance", percent=self.words.percent(worth, 0))
        return self.words("learn-gain", points=signed_number(int(worth), "+"))


def overview_page(language: str, game: Game, progress: Sequence[str]) -> str:
    """All exercises of a game, and how far somebody has come."""
    words, meta = Translations(language, game.package), game.meta
    title = node("h1", symbol(emblem_of(game)), node("span", meta.title), class_="game-title", id="game-title")
    items = [node("li", _tile(words, meta.slug, number, done)) for number, done in enumerate(progress, start=1)]
    right = len([done for done in progress if done == RIGHT])
    tools = [tool(words("web-home-rules"), f"/rules/{meta.slug}", "rules")]
    tools.append(tool(words("web-home-setup"), f"/setup/{meta.slug}", "supporter"))
    main = node(
        "main",
        node("hgroup", title, node("p", words("learn-intro"), class_="soft")),
        node("p", words("learn-progress", count=right, all=len(progress)), class_="learn-progress"),
        node("ol", items, class_="learn-list"),
        class_="page learn-page",
    )
    drawn = node("div", bar(fair=meta.title, now=words("learn-title"), tools=tools), main, id="page")
    return page(words, f"{words('learn-title')} · {meta.title}", node("body", drawn), game=game, styles=STYLES)


def _tile(words: Translations, slug: str, number: int, done: str) -> Node:
    said = words("learn-number", number=number)
    state = words(f"learn-done-{done}") if done in MARKS else ""
    mark = symbol(MARKS[done]) if done in MARKS else None
    name = f"{said}, {state}" if state else said
    kind = {RIGHT: "learn-tile right", WRONG: "learn-tile wrong"}.get(done, "learn-tile")
    return node(
        "a", node("b", str(number), class_="num"), mark, href=learn_address(slug, number), class_=kind, aria_label=name
    )


def exercise_page(lesson: Lesson, progress: Sequence[str]) -> str:
    """An exercise on its board, as at a table: players, board, and the question in place of the choices."""
    words, game, scene = lesson.words, lesson.game, lesson.scene()
    main = node(
        "main",
        node("h1", words("learn-number", number=lesson.number), class_="visually-hidden"),
        position.parts(lesson.match, scene),
        node("aside", _question(lesson, progress), id="side", class_="side"),
        id="table",
        data_players=len(words.players),
        data_address=lesson.address,
    )
    tools = [
        tool(words("learn-all"), learn_address(game.meta.slug), "check"),
        tool(words("web-ask-legend"), f"{lesson.address}/legend", "legend", "tool-legend"),
        tool(words("web-table-rules"), rules_address(game.meta.slug), "rules", "tool-rules"),
    ]
    top = bar(fair=game.meta.title, now=game.page.headline(scene), tools=tools)
    body = node("body", node("div", top, main, id="page"), class_="table")
    styles = (*((DEFAULT_STYLE,) if game.page.has_defaults else ()), bundle_address(game.meta.slug), *STYLES)
    title = f"{words('learn-number', number=lesson.number)} · {game.meta.title}"
    return page(words, title, body, game=game, styles=styles, scripts=(SCRIPT,), first=(SAYS_SCRIPT,))


def _question(lesson: Lesson, progress: Sequence[str]) -> Node:
    words, slug = lesson.words, lesson.game.meta.slug
    rows = [_row(lesson, place) for place in range(len(lesson.exercise.choices))]
    where = words("learn-of", number=lesson.number, all=lesson.many)
    return node(
        "form",
        node("p", where, class_="soft learn-where", id="learn-where"),
        node("p", lesson.question(), class_="prompt", id="question"),
        _verdict(lesson) if lesson.answer is not None else None,
        node("ol", rows, class_="learn-choices", id="learn-choices"),
        _reasons(lesson) if lesson.answer is not None else None,
        class_="choices frame learn-question",
        data_says="question",
        id="choices",
        method="post",
        action=learn_address(slug, lesson.number),
        aria_describedby="question",
        data_progress="".join(progress),
    )


def _row(lesson: Lesson, place: int) -> Node:
    """A choice: a button until it is answered, then what it comes to."""
    exercise, said = lesson.exercise, lesson.choice(place)
    sign = seat_sign(int(exercise.choices[place])) if exercise.question == "winner" else None
    if lesson.answer is None:
        return node("li", node("button", sign, node("span", said), name="answer", value=place, class_="learn-choice"))
    mark = symbol("check") if place == exercise.right else symbol("cross") if place == lesson.answer else None
    kind = "right" if place == exercise.right else "wrong" if place == lesson.answer else ""
    worth = node("small", lesson.worth(place)) if lesson.worth(place) else None
    told = node("span", mark, said)
    return node("li", node("div", sign, told, worth, class_=f"learn-choice told {kind}".strip()))


def _verdict(lesson: Lesson) -> Node:
    """Whether the answer was right, and where to go on."""
    words, slug, exercise = lesson.words, lesson.game.meta.slug, lesson.exercise
    right, is_last = lesson.answer == exercise.right, lesson.number == lesson.many
    onward = learn_address(slug, None if is_last else lesson.number + 1)
    links = [node("a", words("learn-all" if is_last else "learn-next"), class_="button main", href=onward)]
    if not right:
        links.append(node("a", words("learn-again"), class_="button", href=learn_address(slug, lesson.number)))
    said = words("learn-right") if right else words("learn-wrong", answer=lesson.choice(exercise.right))
    return node(
        "div",
        node("p", said, class_="learn-verdict right" if right else "learn-verdict"),
        node("p", links, class_="learn-buttons"),
        role="status",
        class_="learn-answer",
    )


def _reasons(lesson: Lesson) -> Node:
    """Why an answer is right: where the points come from, or how the planner found it."""
    words, exercise = lesson.words, lesson.exercise
    if exercise.question in BY_PLANNER:
        return node("p", words("learn-by-planner"), class_="soft")
    if exercise.question not in OF_MOVES:
        end, events = closed(lesson.game, lesson.match.state)
        seats = range(len(words.players))
        order = sorted(seats, key=lambda seat: (end.standings()[seat], seat))
        return _sum(lesson, events, order)
    best = lesson.game.catalogue.parse(exercise.choices[exercise.right])
    events = scored(lesson.game, lesson.match.state, exercise.seat, best, exercise.question)
    key = "learn-why-at-once" if exercise.question == "at-once" else "learn-why-ending"
    return node("div", node("p", words(key), class_="soft"), _sum(lesson, events, [exercise.seat]))


def _sum(lesson: Lesson, events: Sequence[Event], order: Sequence[int]) -> Node:
    """The points of some seats as they are, and what these events add, by reason."""
    words, state = lesson.words, lesson.match.state
    points: dict[str, list[int]] = {NOW: list(state.scores())}
    for event in events:
        if isinstance(event, Points):
            points.setdefault(event.reason, [0 for _ in words.players])[event.seat] += event.points
    told = {reason: row for reason, row in points.items() if any([row[seat] for seat in order])}
    return node("div", sources(words, told, order, lesson.game.page.reason_symbols), class_="learn-sum", tabindex=0)
