"""The result page: the diploma, where the points came from, and the score chart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from universelle.contract.artwork import emblem_of
from universelle.contract.game import Game
from universelle.contract.scene import Scene, face_of
from universelle.core.message import Seat, Translator
from universelle.drawing.node import Child, Node, node, symbol
from universelle.drawing.parts import name_of, player_sign, seat_sign, signed_number
from universelle.drawing.svg_fragments import fragment
from universelle.matches.points import is_tie_broken
from universelle.web.finished.course import Course
from universelle.web.finished.score_chart import Curve, curve_picture
from universelle.web.layout import bar, tool

STYLES: Final = ("/static/house/result.css",)
NO_PROFILES: Final[Mapping[int, str]] = {}
SHORT_NAME: Final = 9  # letters that fit the diploma in its largest type


@dataclass(frozen=True, slots=True)
class Finish:
    """The points and the place of a seat; tied seats share a place."""

    points: int
    place: int


def ending(
    scene: Scene[Any, Any],
    game: Game,
    points: Mapping[str, Sequence[int]],
    course: Course,
    seats: Sequence[Finish],
    links: Mapping[str, str],
    again: Mapping[str, str] | None = None,
    title: str = "",
    verdict: str | None = None,
    won: bool = True,
    turn: int | None = None,
    table: str = "",
    hints: int = 0,
    stand_ins: int = 0,
    ended_early: str | None = None,
    deal: Node | None = None,
    rated: bool | None = None,
    profiles: Mapping[int, str] = NO_PROFILES,
) -> Node:
    """The result page of a match. A verdict says how a solo player has done, who may not have `won`.

    `ended_early` says why a match was ended before its end: then nobody has won.

    `points` has, for each reason (`reason-tickets`), the points of every seat. `links` may have `review`, `seats`,
    `replay`, `export` and `rules`; `again` has the fields that start a new match with the same seats. The names of the
    players are those of the scene's words. `deal` says whether the deal was fair, `rated` whether the match
    was: None where it could not be. `profiles` has the addresses of the pages of people, by seat.
    """
    order = sorted(range(len(seats)), key=lambda seat: (seats[seat].place, seat))
    page = game.page
    words = scene.words
    medal = _medal(emblem_of(game)) if won else None
    notes = [*_tie_break(words, seats), *_rating_note(words, rated), *_notes(words, hints, stand_ins)]
    curve = course.curve
    at = curve.turns if turn is None else min(turn, curve.turns)
    main = node(
        "main",
        _diploma(scene, seats, order, verdict, medal, notes, _links(words, links, again), profiles)
        if ended_early is None
        else _unfinished(words, ended_early, notes, _links(words, links, again)),
        _count(scene, points, seats, order, page.reason_symbols, profiles),
        *(
            [_chart(words, curve, order, at), _reading(words, game, course, order, at, table)]
            if curve.turns > 0
            else []
        ),
        page.result(scene, order),
        deal,
        id="result",
    )
    tools = [tool(words("web-home-rules"), links["rules"], "rules")] if "rules" in links else []
    return node("div", bar(fair=title, now=words("web-end-closed", turns=curve.turns), tools=tools), main, id="page")


def _medal(sign: str) -> Node:
    """A medal with the emblem of the game."""
    disc = fragment("medal")
    struck = node("use", href=f"#sy-{sign}", x=-30, y=-30, width=60, height=60)
    return Node(disc.tag, disc.attributes, [*disc.children, node("g", struck, class_="medal-emblem")])


def _diploma(
    scene: Scene[Any, Any],
    seats: Sequence[Finish],
    order: Sequence[int],
    verdict: str | None,
    medal: Node | None,
    notes: list[Node],
    links: Node,
    profiles: Mapping[int, str],
) -> Node:
    words = scene.words
    first = [seat for seat in order if seats[seat].place == 1]
    names = [name_of(words, seat) for seat in first]
    shown = [node("span", _sign(scene, seat), " ", _name(words, seat, profiles), class_="winner") for seat in first]
    return node(
        "section",
        medal,
        node("p", verdict or words("web-end-awards"), class_="diploma-award"),
        node("h1", shown, class_="long" if len("".join(names)) > SHORT_NAME else None),
        _points(words, seats, order, first),
        notes,
        links,
        class_=f"diploma frame p{first[0] + 1}",
        id="winner",
    )


def _unfinished(words: Translator, why: str, notes: list[Node], links: Node) -> Node:
    """In place of the diploma: that nobody has won, and why."""
    title = node("h1", node("span", words("table-unfinished"), class_="winner"), class_="long")
    said = node("p", why, class_="diploma-points")
    return node("section", title, said, notes, links, class_="diploma frame", id="winner")


def _tie_break(words: Translator, seats: Sequence[Finish]) -> list[Node]:
    """By which rule the winner is ahead of somebody with as many points."""
    broken = is_tie_broken([seat.points for seat in seats], [seat.place for seat in seats])
    return [node("p", words("board-tie-break"), class_="soft", id="tie-break")] if broken else []


def _rating_note(words: Translator, rated: bool | None) -> list[Node]:
    """Whether the match counts for ratings."""
    said = {True: "result-rated", False: "result-not-rated"}
    return [] if rated is None else [node("p", words(said[rated]), class_="soft", id="rated")]


def _name(words: Translator, seat: int, profiles: Mapping[int, str]) -> Child:
    """The name of a player, with a link to the page of who has one."""
    name = name_of(words, seat)
    return node("a", name, href=profiles[seat]) if seat in profiles else name


def _notes(words: Translator, hints: int, stand_ins: int) -> list[Node]:
    """How often somebody asked for a hint, and how often a simpler player moved for one that failed."""
    noted = {"hints-asked": hints, "stand-ins-told": stand_ins}
    return [node("p", words(key, number=number), class_="soft", id=key) for key, number in noted.items() if number]


def _points(words: Translator, seats: Sequence[Finish], order: Sequence[int], winners: Sequence[int]) -> Node:
    """The winner's points, and by how much they won."""
    points = seats[winners[0]].points
    if len(winners) > 1:
        said = words("web-end-shared", points=points)
    elif len(order) == 1:
        said = words("web-end-alone", points=points)
    else:
        next_best = order[1]
        by = points - seats[next_best].points
        if by > 0:
            said = words("web-end-ahead", points=points, by=by, next=Seat(next_best))
        else:
            said = words("web-end-tie-break", points=points, next=Seat(next_best))
    return node("p", node("b", signed_number(points), class_="num"), f" {said}", class_="diploma-points")


def _links(words: Translator, links: Mapping[str, str], again: Mapping[str, str] | None) -> Node:
    others = {
        "review": words("review-title"),
        "seats": words("web-end-seats"),
        "replay": words("web-end-replay"),
        "print": words("print-button"),
        "export": words("web-end-export"),
    }
    rest = [
        node("a", said, class_="button", href=links[link], download=link == "export")
        for link, said in others.items()
        if link in links
    ]
    if again is None:
        return node("div", rest, class_="diploma-links")
    fields = [node("input", type="hidden", name=name, value=value) for name, value in again.items()]
    button = node("button", words("web-end-again"), class_="button main", type="submit")
    return node("form", fields, button, rest, class_="diploma-links", method="post", action="/new")


def _sign(scene: Scene[Any, Any], seat: int) -> Node:
    """The sign of a seat, for a character on the rim of its portrait."""
    face = face_of(scene, seat)
    return player_sign(seat, face.portrait if face else None)


def _column(scene: Scene[Any, Any], seat: int, profiles: Mapping[int, str]) -> list[Child]:
    """The head of a player's column; where characters play, signs stand above the names, all as high as a portrait."""
    sign, name = _sign(scene, seat), _name(scene.words, seat, profiles)
    if not any([face_of(scene, each) for each in scene.bots]):
        return [sign, " ", name]
    return [node("span", sign, class_="count-face"), node("span", name)]


def _count(
    scene: Scene[Any, Any],
    points: Mapping[str, Sequence[int]],
    seats: Sequence[Finish],
    order: Sequence[int],
    signs: Mapping[str, str],
    profiles: Mapping[int, str],
) -> Node:
    words = scene.words
    longest = max([abs(value) for row in points.values() for value in row], default=0)
    first = node("th", words("web-end-from"), scope="col")
    heads = [node("th", _column(scene, seat, profiles), scope="col", class_=_winning(seats, seat)) for seat in order]
    rows = [
        node(
            "tr",
            node("th", symbol(signs.get(reason, "coin")), f" {_reason(words, reason)}", scope="row"),
            [_cell(row, seat, seats, longest) for seat in order],
        )
        for reason, row in points.items()
    ]
    sums = [node("b", signed_number(seats[seat].points), class_="num") for seat in order]
    totals = [node("td", each, class_=_winning(seats, seat)) for seat, each in zip(order, sums)]
    table = node(
        "table",
        node("thead", node("tr", first, heads)),
        node("tbody", rows),
        node("tfoot", node("tr", node("th", words("play-total"), scope="row"), totals)),
        id="points",
    )
    return node(
        "section", node("h2", words("web-end-count"), class_="head"), table, class_="sources frame", id="sources"
    )


def _cell(row: Sequence[int], seat: int, seats: Sequence[Finish], longest: int) -> Node:
    """A number and a bar; all bars of the table have the same scale, those of lost points are hollow."""
    value = row[seat]
    best = value > 0 and value == max(row)
    number = node("b", signed_number(value), class_="num best" if best else "num")
    share = f"--share:{abs(value) / longest:.3f}" if value else None
    length = node("i", style=share, class_="negative" if value < 0 else None) if value else node("span")
    classes = f"p{seat + 1} winning" if seats[seat].place == 1 else f"p{seat + 1}"
    return node("td", node("span", number, length, class_="points-bar"), class_=classes)


def _chart(words: Translator, curve: Curve, order: Sequence[int], at: int) -> Node:
    """The curve, drawn for wide and for narrow pages, and a slider for the turn that is read beside it."""
    slider = node(
        "input",
        type="range",
        name="turn",
        min=0,
        max=curve.turns,
        value=at,
        id="turn",
        aria_label=words("web-end-turns"),
    )
    return node(
        "section",
        node("h2", words("web-end-curve"), class_="head"),
        node("p", words(_curve_hint(curve)), class_="soft chart-help"),
        curve_picture(words, curve, order, at),
        curve_picture(words, curve, order, at, narrow=True),
        node(
            "form",
            slider,
            node("button", words("web-replay-show"), class_="button no-js"),
            class_="chart-turn",
            action="#over",
        ),
        class_="chart-frame frame",
        id="over",
    )


def _curve_hint(curve: Curve) -> str:
    """What the curve shows; the medals only where rounds were scored, who led only among several."""
    alone = len(curve.points[0]) == 1
    if not curve.rounds:
        return "web-end-curve-then-alone" if alone else "web-end-curve-then"
    return "web-end-curve-alone" if alone else "web-end-curve-hint"


def _reading(words: Translator, game: Game, course: Course, order: Sequence[int], at: int, table: str) -> Node:
    """One turn: what each had, and what the final scoring would have added had the match ended then.

    Players and sources come in the order of the count.
    """
    moment = course.moments[at]
    symbols = game.page.reason_symbols
    heads = [node("th", seat_sign(seat), node("span", name_of(words, seat)), scope="col") for seat in order]
    rows = [*_source_rows(words, symbols, moment.scored, order)]
    if moment.due:
        rows.append(
            node(
                "tr", node("th", words("web-end-then"), colspan=len(order) + 1, scope="rowgroup"), class_="source-group"
            )
        )
        due = {reason: moment.due[reason] for reason in (*moment.scored, *moment.due) if reason in moment.due}
        rows += [Node("tr", {"class": "maybe"}, row.children) for row in _source_rows(words, symbols, due, order)]
    sums = moment.totals()
    totals = [node("td", signed_number(sums[seat]), class_="num") for seat in order]
    body = node(
        "table",
        node("thead", node("tr", node("td"), heads)),
        node("tbody", rows),
        node("tfoot", node("tr", node("th", words("play-total"), scope="row"), totals)),
    )
    link = node("a", words("web-end-open", turn=at), class_="button", href=f"/t/{table}/replay?at={moment.moves}")
    said = words("web-end-whole") if at == course.curve.turns else words("web-end-turn", turn=at)
    title = node("h2", said, class_="head")
    return node("section", title, body, link, class_="reading frame", id="then", aria_live="polite")


def _source_rows(
    words: Translator, symbols: Mapping[str, str], points: Mapping[str, Sequence[int]], order: Sequence[int]
) -> list[Node]:
    return [
        node(
            "tr",
            node("th", symbol(symbols.get(reason, "coin")), f" {_reason(words, reason)}", scope="row"),
            [node("td", signed_number(row[seat]), class_="num") for seat in order],
        )
        for reason, row in points.items()
    ]


def _winning(seats: Sequence[Finish], seat: int) -> str | None:
    return "winning" if seats[seat].place == 1 else None


def _reason(words: Translator, reason: str) -> str:
    said = words.name(reason)
    return said[:1].upper() + said[1:]
