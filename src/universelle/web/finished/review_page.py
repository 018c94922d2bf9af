"""The review of a match: the chance to win as a curve, the costliest decisions, how each played, and all moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from universelle.contract.choice import Choice
from universelle.contract.scene import scene_of
from universelle.contract.small_board import Alternatives
from universelle.core.message import Seat
from universelle.drawing.node import Child, Node, node, symbol
from universelle.drawing.parts import MINUS, bot_sign, name_of, player_sign, seat_sign
from universelle.i18n import Translations
from universelle.reviews.curve import Hopes, best_move, curve
from universelle.reviews.move_names import NamedMove
from universelle.reviews.reasons import reason_name, why
from universelle.reviews.review import (
    COSTLIEST,
    MARKED,
    MARKS,
    OTHERS,
    REGRETTED,
    SIGNS,
    ReviewedMove,
    costliest,
    notable,
    tally,
)
from universelle.web.finished.review_chart import Pin, ReviewCurve, review_picture
from universelle.web.finished.reviews import TableReview
from universelle.web.layout import bar, tool
from universelle.web.table.chronicle import chapters_of, title_of, turn_at
from universelle.web.table.tables import Table

STYLES: Final = ("/static/house/result.css", "/static/house/review.css")
NOTE_STYLES: Final = ("/static/house/review.css",)
MOST_WHILE_MADE: Final = 60  # decisions listed while a review is made
NEWEST: Final = 30  # decisions of others that are listed at first
MOST_SOURCES: Final = 5  # listed below a decision
SYMBOLS: Final = {"best": "medal", "good": "check"}


@dataclass(frozen=True)
class Reading:
    """A review as one viewer reads it: in their words, and about their own decisions."""

    table: Table
    words: Translations
    moves: Sequence[ReviewedMove]
    named: Mapping[int, NamedMove]
    seats: Sequence[int]  # whose decisions it is about
    own: int | None  # the one seat that is the viewer's
    may_start: bool = False
    review: TableReview | None = None
    lists_all: bool = False  # whether all decisions are listed

    @property
    def alone(self) -> bool:
        return len(self.table.names) == 1

    @property
    def whole(self) -> int:
        return len(self.table.match.history)

    @property
    def hopes(self) -> list[Hopes]:
        return curve(self.moves, len(self.table.names))

    def hope(self, value: float) -> str:
        """A chance or, alone, points."""
        return self.words.decimal(value) if self.alone else self.words.percent(value, 0)

    def cost(self, value: float) -> str:
        """What a decision cost; nothing is 0."""
        said = self.words.decimal(value) if self.alone else self.words.percent(value, 0)
        return f"{MINUS}{said}" if any([digit in said for digit in "123456789"]) else "0"


def review_page(reading: Reading) -> Node:
    table, words = reading.table, reading.words
    main = node("main", parts(reading), id="review", data_table=table.id, data_running=_running(reading))
    tools = [
        tool(words("web-table-result"), f"/t/{table.id}/end", "medal"),
        tool(words("web-end-replay"), f"/t/{table.id}/replay?at=0", "play"),
    ]
    top = bar(fair=table.match.game.meta.title, now=_title(reading), tools=tools)
    return node("div", top, main, id="page")


def _running(reading: Reading) -> bool:
    return reading.review is not None and reading.review.running


def parts(reading: Reading) -> list[Node]:
    """What changes while a review is made: each has an id."""
    words = reading.words
    return [
        node("h1", words("review-title"), class_="visually-hidden", id="review-heading"),
        _over(reading),
        node("div", _cases(reading), class_="review-cases", id="review-cases"),
        _side(reading),
    ]


def _side(reading: Reading) -> Node:
    """How each played, and all moves; nothing before the first of them is judged."""
    if not reading.moves:
        return node("section", class_="review-side frame", id="review-side", hidden=True)
    title = reading.words("review-moves" if _complete(reading) else "review-moves-so-far")
    return node(
        "section",
        _how_each_played(reading),
        node("h2", title, class_="head", id="review-moves-title"),
        _filter(reading),
        _moves(reading),
        class_="review-side frame",
        id="review-side",
    )


def _complete(reading: Reading) -> bool:
    return len(reading.moves) == reading.whole


def _title(reading: Reading) -> str:
    words, state = reading.words, reading.table.match.state
    scores = state.scores()
    winners = [seat for seat, place in enumerate(state.standings()) if place == 1]
    if reading.alone:
        return words("review-of-one", points=scores[0])
    if len(winners) > 1:
        return words("review-of-tie", points=scores[winners[0]])
    others = [points for seat, points in enumerate(scores) if seat != winners[0]]
    return words("review-of", name=Seat(winners[0]), points=scores[winners[0]], others=max(others))


# ---------------------------------------------------------------- the curve


def _over(reading: Reading) -> Node:
    words = reading.words
    title = node("h2", words("review-score" if reading.alone else "review-chance"), class_="head")
    if not reading.moves and not _running(reading):
        return node("section", title, _invitation(reading), class_="review-over frame", id="review-over")
    seats = len(reading.table.names)
    hint = words("review-hint-alone") if reading.alone else words("review-hint", players=seats)
    said = node("p", hint, class_="chart-help soft", id="review-hint") if _complete(reading) else _progress(reading)
    order = sorted(range(seats), key=lambda seat: (reading.table.match.state.standings()[seat], seat))
    drawn = _curve(reading)
    return node(
        "section",
        title,
        said,
        node("div", review_picture(words, drawn, order), class_="review-wide"),
        node("div", review_picture(words, drawn, order, narrow=True), class_="review-narrow"),
        _reading(reading, order),
        class_="review-over frame",
        id="review-over",
    )


def _reading(reading: Reading, order: Sequence[int]) -> Node:
    """One moment of the curve in numbers, the last one that is known; when all are, scripts let another be chosen."""
    words, hopes = reading.words, reading.hopes
    last = len(hopes) - 1
    slider = node(
        "input",
        type="range",
        min=0,
        max=last,
        value=last,
        id="review-at",
        class_="js-only",
        aria_label=words("review-moves"),
        aria_describedby="review-reading",
        autocomplete="off",
        data_moves=reading.whole,
        data_turns="|".join([words("web-table-turn", number=_turn(reading, move)) for move in range(1, last + 1)]),
        data_hopes="|".join([";".join([reading.hope(value) for value in each.chances]) for each in hopes]),
    )
    values = [
        node(
            "span",
            seat_sign(seat),
            f" {name_of(words, seat)} ",
            node("b", reading.hope(hopes[-1].chances[seat]), data_seat=seat),
            class_=f"p{seat + 1}",
        )
        for seat in order
    ]
    turn = node("span", words("web-table-turn", number=_turn(reading, last)), id="review-turn")
    said = node("p", turn, values, class_="review-reading num", id="review-reading", aria_live="polite")
    return node("div", slider if _complete(reading) else None, said, class_="review-read")


def _curve(reading: Reading) -> ReviewCurve:
    match = reading.table.match
    told = chapters_of(reading.table)
    milestones: tuple[type, ...] = match.game.page.milestones
    ends = {each.moves for each in told if any([isinstance(event, milestones) for event in each.events])}
    target = round(match.game.evaluation.target(match.state)) if reading.alone else None
    pins = [
        Pin(number, move.number, move.seat, reading.words("review-pin", number=number, when=_when(reading, move)))
        for number, move in enumerate(_cases_of(reading), 1)
    ]
    return ReviewCurve(reading.hopes, reading.whole, sorted(ends), reading.own, target or None, pins)


def _when(reading: Reading, move: ReviewedMove) -> str:
    """The turn of a move, or the phase in which it was made."""
    told = chapters_of(reading.table)
    chapter = next((each for each in told if each.moves >= move.number), told[-1])
    return title_of(reading.table, chapter, reading.words, None)


def _invitation(reading: Reading) -> Node:
    """What a review is, and the button that begins it."""
    words = reading.words
    said = node("p", words("review-invitation-alone" if reading.alone else "review-invitation"))
    return node("div", said, _button(reading, "start") if reading.may_start else None, class_="review-invitation")


def _button(reading: Reading, name: str) -> Node:
    label = node("button", reading.words(f"review-{name}"), class_="button", type="submit", name="do", value=name)
    return node("form", label, method="post", action=f"/t/{reading.table.id}/review", class_="review-do")


def _progress(reading: Reading) -> Node:
    words, review = reading.words, reading.review
    now = _turn(reading, len(reading.moves) + 1)
    turns = _turn(reading, reading.whole)
    if review is not None and review.running:
        said = [node("b", words("review-at", turn=now, turns=turns))]
        left = review.seconds_left
        rest = words("review-leave") if left is None else words("review-left", seconds=max(1, left))
        button = _button(reading, "stop") if reading.may_start else None
    else:
        failed = review is not None and review.failed
        said = [node("b", words("review-failed" if failed else "review-stopped", turn=now, turns=turns))]
        rest, button = "", _button(reading, "go-on") if reading.may_start else None
    share = round(100 * len(reading.moves) / max(1, reading.whole))
    meter = node(
        "div",
        node("i", style=f"width:{share}%"),
        class_="review-meter",
        role="progressbar",
        aria_valuenow=share,
        aria_valuemin=0,
        aria_valuemax=100,
        aria_label=words("review-title"),
    )
    return node("div", node("p", said, f" {rest}" if rest else None), button, meter, class_="review-work", id="work")


def _turn(reading: Reading, move: int) -> int:
    return turn_at(chapters_of(reading.table), min(move, reading.whole))


# ---------------------------------------------------------------- the costliest decisions


def _cases_of(reading: Reading) -> list[ReviewedMove]:
    """The decisions that are shown: none if there is nothing to regret."""
    found = costliest(reading.moves, reading.seats, lambda number: _turn(reading, number))
    regretted = any([move.mark in REGRETTED for move in found])
    return found if regretted or not _complete(reading) else []


def _cases(reading: Reading) -> list[Node]:
    if not reading.moves and not _running(reading):
        return []
    cases = [_case(reading, number, move) for number, move in enumerate(_cases_of(reading), 1)]
    if not _complete(reading):
        return cases + [_looking(reading, number) for number in range(len(cases) + 1, COSTLIEST + 1)]
    return cases if len(cases) == COSTLIEST else [*cases, _best(reading, len(cases))]


def _looking(reading: Reading, number: int) -> Node:
    words = reading.words
    first = number == len(_cases_of(reading)) + 1
    head = node("h3", node("span", "?", class_="case-number"), node("span", words("review-looking")))
    said = node("p", words("review-cards" if first else "review-no-card"))
    return node("section", head, said, class_="review-case waiting-case frame", id=f"case-{number}")


def _best(reading: Reading, cases: int) -> Node:
    """The best decision, where few or none are to be regretted."""
    words = reading.words
    title = words("review-best-title") if cases else words("review-no-regret")
    head = node("h3", mark_sign(words, "best"), node("span", title))
    name = f"case-{cases + 1}"
    move = best_move(reading.moves, reading.hopes, reading.seats)
    if move is None:
        return node("section", head, class_="review-case frame", id=name)
    before, after = (reading.hopes[at].chances[move.seat] for at in (move.number - 1, move.number))
    said = words("review-best", when=_when(reading, move), before=reading.hope(before), after=reading.hope(after))
    return node(
        "section",
        head,
        node("p", words("review-cheap"), class_="case-when soft") if not cases else None,
        node("p", _choice(reading.named[move.number].played), class_="case-best"),
        node("p", said, class_="case-why"),
        _see(reading, move),
        class_="review-case frame",
        id=name,
    )


def _case(reading: Reading, number: int, move: ReviewedMove) -> Node:
    words, named = reading.words, reading.named[move.number]
    cost = node("span", reading.cost(move.cost), class_="case-cost num")
    whose = seat_sign(move.seat) if len(reading.seats) > 1 else None
    head = node("h3", node("span", str(number), class_="case-number"), whose, _when(reading, move), cost)
    return node(
        "section",
        head,
        node("p", named.when, class_="case-when soft"),
        _small_board(reading, number, move, named),
        node("div", _pair(reading, move), class_="case-pair"),
        node("p", why(words, move.reasons), class_="case-why"),
        _sources(reading, move),
        _see(reading, move),
        class_="review-case frame",
        id=f"case-{number}",
    )


def _pair(reading: Reading, move: ReviewedMove) -> list[Node]:
    """What was played and what was better, with their chances."""
    words, named = reading.words, reading.named[move.number]
    assert named.better is not None
    hope = reading.hopes[move.number].chances[move.seat]
    tick = node("span", symbol("check"), class_="case-tick")
    return [
        *_line(words, mark_sign(words, move.mark), "review-played", named.played, reading.hope(hope)),
        *_line(words, tick, "review-better", named.better, reading.hope(hope + move.cost)),
    ]


def _line(words: Translations, sign: Node, key: str, choice: Choice, hope: str) -> list[Node]:
    said = node("span", words("label", what=words(key)), " ", _choice(choice))
    return [sign, said, node("span", hope, class_="num")]


def _choice(choice: Choice) -> Node:
    return node("b", symbol(choice.symbol) if choice.symbol else None, f" {choice.name}")


def _small_board(reading: Reading, number: int, move: ReviewedMove, named: NamedMove) -> Node | None:
    game = reading.table.match.game
    assert named.before is not None
    parse = game.catalogue.parse
    scene = scene_of(named.before, reading.words, move.seat)
    return game.page.small_board(
        scene, Alternatives(parse(move.code), parse(move.better), SIGNS[move.mark], f"case-{number}")
    )


def _sources(reading: Reading, move: ReviewedMove) -> Node:
    """Points by source: what the better action would have brought more or less."""
    signs = reading.table.match.game.page.reason_symbols
    drawn: list[Node] = []
    for name, points in list(notable(move.reasons).items())[:MOST_SOURCES]:
        good = points < 0 if name == OTHERS else points > 0
        number = reading.words.signed(points)
        sign = signs.get(f"reason-{name}")
        drawn.append(
            node(
                "span",
                symbol(sign) if sign else None,
                f" {reason_name(reading.words, name)} ",
                node("b", number, class_="source-gain num" if good else "source-loss num"),
            )
        )
    return node("p", drawn, class_="case-sources soft")


def _see(reading: Reading, move: ReviewedMove) -> Node:
    href = f"/t/{reading.table.id}/replay?at={move.number}"
    return node("a", symbol("play"), f" {reading.words('review-see')}", class_="button", href=href)


def note(reading: Reading, at: int) -> Node:
    """What a review says of the move that led to a position of the replay: nothing unless it is marked."""
    move = reading.moves[at - 1] if 0 < at <= len(reading.moves) else None
    if move is None or move.mark not in MARKED:
        return node("p", id="replay-review", hidden=True)
    return node("div", _pair(reading, move), class_="case-pair", id="replay-review")


# ---------------------------------------------------------------- how each played, and all moves


def mark_sign(words: Translations, mark: str) -> Node:
    """The mark of a decision: a sign of its own, which its colour only repeats."""
    drawn: Child = SIGNS[mark] if mark in SIGNS else symbol(SYMBOLS[mark])
    return node("span", drawn, class_=f"review-mark mark-{mark}", role="img", aria_label=words(f"review-{mark}-mark"))


def _how_each_played(reading: Reading) -> Node:
    words = reading.words
    if reading.alone:
        return _alone(reading)
    heads = [node("th", mark_sign(words, mark), scope="col") for mark in MARKS]
    standings = reading.table.match.state.standings()
    order = sorted(range(len(standings)), key=lambda seat: (seat != reading.own, standings[seat], seat))
    rows = [_row(reading, seat) for seat in order]
    listed = node(
        "table",
        node("thead", node("tr", node("td"), heads)),
        node("tbody", rows),
        class_="review-tally",
    )
    title = node("h2", words("review-how"), class_="head")
    return node("div", title, listed, id="review-how")


def _row(reading: Reading, seat: int) -> Node:
    """A player's decisions by their marks; the name leads to the review of theirs."""
    words = reading.words
    face = reading.table.bots_in(words).get(seat)
    name = node("span", name_of(words, seat))
    who = node("a", player_sign(seat, face.portrait if face else None), name, href=f"?seat={seat + 1}")
    counts = tally(reading.moves, seat)
    cells = [node("td", str(count), class_="num" if count else "num none") for count in counts.values()]
    return node(
        "tr", node("th", who, scope="row"), cells, class_="asked-row" if list(reading.seats) == [seat] else None
    )


def _alone(reading: Reading) -> Node:
    words = reading.words
    lost = sum([move.cost for move in _cases_of(reading)])
    rows = [("review-reached", str(reading.table.match.state.scores()[0]), "num")]
    if lost:
        rows.append(("review-lost", reading.cost(lost), "num source-loss"))
    listed = [node("div", node("dt", words(key)), node("dd", said, class_=style)) for key, said, style in rows]
    title = node("h2", words("review-alone"), class_="head")
    return node("div", title, node("dl", listed, class_="review-sum"), id="review-how")


def _filter(reading: Reading) -> Node:
    """Which moves are listed; the style sheet does it, without scripts, too."""
    names = ["all", *(["mine"] if len(reading.seats) < len(reading.table.names) else []), "marked"]
    theirs = reading.own is None or list(reading.seats) != [reading.own]
    choices = [
        node(
            "label",
            node("input", type="radio", name="shown", value=name, checked=name == "all", autocomplete="off"),
            node(
                "span",
                reading.words("review-show-theirs" if name == "mine" and theirs else f"review-show-{name}"),
            ),
        )
        for name in names
    ]
    say = reading.words("review-moves")
    return node("div", choices, class_="review-filter", id="review-filter", role="radiogroup", aria_label=say)


def _moves(reading: Reading) -> Node:
    """Decisions, the newest first: the marked ones, those it is about and the last of the others; a link leads to all.

    While the review is made only the last ones are listed, because the list is sent often.
    """
    costly = {move.number for move in _cases_of(reading)}
    stood_in = {each.move for each in reading.table.match.stand_ins}
    decided = [move for move in reversed(reading.moves) if move.mark]
    shown = _listed(reading, decided) if _complete(reading) else decided[:MOST_WHILE_MADE]
    rows = [_move(reading, move, move.number in costly, move.number in stood_in) for move in shown]
    if _complete(reading) and len(shown) < len(decided):
        rows.append(_all_moves(reading, len(decided)))
    say = reading.words("review-moves")
    return node("ol", rows, class_="review-list scroll", id="review-list", tabindex=0, aria_label=say)


def _listed(reading: Reading, decided: list[ReviewedMove]) -> list[ReviewedMove]:
    """Hundreds of rows weigh more than the rest of the page: those that few will look at come when asked for."""
    if reading.lists_all:
        return decided
    theirs = reading.seats if len(reading.seats) < len(reading.table.names) else ()
    newest = [move for move in decided if move.seat not in theirs][:NEWEST]
    return [move for move in decided if move.seat in theirs or move.mark in MARKED or move in newest]


def _all_moves(reading: Reading, number: int) -> Node:
    asked = f"seat={reading.seats[0] + 1}&all" if len(reading.seats) == 1 else "all"
    link = node("a", reading.words("review-all-moves", number=number), href=f"?{asked}#review-list", id="review-all")
    return node("li", link, class_="review-more")


def _move(reading: Reading, move: ReviewedMove, costly: bool, stood_in: bool) -> Node:
    words, choice = reading.words, reading.named[move.number].played
    cost = reading.cost(move.cost) if move.mark in MARKED else "0"
    turn = _turn(reading, move.number)
    link = node(
        "a",
        node("span", str(turn) if turn else "", class_="row-turn num"),
        seat_sign(move.seat),
        node(
            "span",
            symbol(choice.symbol) if choice.symbol else None,
            f" {choice.name}",
            bot_sign(words("stood-in-for", seat=Seat(move.seat))) if stood_in else None,
            class_="row-choice",
        ),
        mark_sign(words, move.mark),
        node("span", cost, class_="row-cost num" if cost != "0" else "row-cost num none"),
        href=f"/t/{reading.table.id}/replay?at={move.number}",
    )
    classes = [
        "review-row",
        *(["mine"] if move.seat in reading.seats else []),
        *(["marked"] if move.mark in MARKED else []),
        *(["costly"] if costly else []),
    ]
    return node("li", link, class_=" ".join(classes))
