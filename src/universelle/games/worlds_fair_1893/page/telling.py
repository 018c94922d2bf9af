"""How a scoring phase is told: the tickets, the areas one after another, the supporters that return; and its report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, TypeAlias, TypeVar

from universelle.contract import telling
from universelle.contract.telling import Column, Gain, Item, Part, Row, Stage
from universelle.core.event import Event, GameEnded, Points
from universelle.core.message import Name
from universelle.drawing.node import Node, node, symbol
from universelle.drawing.parts import name_of, seat_sign
from universelle.games.worlds_fair_1893.choices import area_of
from universelle.games.worlds_fair_1893.rules.components import Box
from universelle.games.worlds_fair_1893.rules.events import (
    MOST_TICKETS,
    SETS,
    TICKETS,
    AreaJudged,
    ExhibitsApproved,
    MedalWon,
    ScoringBegan,
    ScoringEnded,
    SupportersRecalled,
    TurnBegan,
)
from universelle.games.worlds_fair_1893.rules.view import View

Scoring: TypeAlias = telling.Scoring[View, Box]
E = TypeVar("E", bound=Event)

MIDWAY: Final = "midway"
AREAS_PART: Final = "areas"
RETURN: Final = "return"
SETS_COLUMN: Final = "sets"
RANKS: Final = ("first", "tied-first", "second", "tied-second", "none")
FIRST_RANKS: Final = ("first", "tied-first")


def _of(kind: type[E], events: Sequence[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def _opens(event: Event) -> bool:
    return isinstance(event, ScoringBegan)


def _closes(event: Event) -> bool:
    return isinstance(event, ScoringEnded)


def _stays(id_: str) -> bool:
    """Supporters, what they would bring and how many there are to place: half of them return when all is told."""
    return id_.startswith(("sup", "count-", "award-"))


def _title(scoring: Scoring) -> str:
    return scoring.words("telling-title", round=_of(ScoringBegan, scoring.events)[0].round)


def _parts(scoring: Scoring) -> Sequence[Part]:
    words = scoring.words
    names = [area["area"] for area in scoring.view["areas"]]
    items = tuple([Item(name, f"area-{name}", words(f"area-{name}")) for name in names])
    return (
        Part(MIDWAY, words("telling-midway")),
        Part(AREAS_PART, words("telling-areas"), items),
        Part(RETURN, words("telling-return")),
    )


def _stages(scoring: Scoring) -> Sequence[Stage]:
    """The events are cut where an area is judged, and where the first supporter returns or the round is closed."""
    events = scoring.events
    cuts = [0, *[at for at, event in enumerate(events) if isinstance(event, AreaJudged)]]
    back = [at for at, event in enumerate(events) if isinstance(event, SupportersRecalled | ScoringEnded)]
    cuts += [*back[:1], len(events)]
    return [_stage(scoring, events[start:end]) for start, end in pairwise(cuts) if start < end]


def _stage(scoring: Scoring, events: Sequence[Event]) -> Stage:
    if isinstance(events[0], AreaJudged):
        return _area(scoring, events[0], events)
    if isinstance(events[0], SupportersRecalled | ScoringEnded):
        return _return(scoring, events)
    return _midway(scoring, events)


def _midway(scoring: Scoring, events: Sequence[Event]) -> Stage:
    """Who exchanges how many tickets, and who has the most."""
    tickets, most = _tickets(scoring), _most_tickets(scoring)
    order = sorted(range(scoring.players), key=lambda seat: (-tickets[seat], seat))
    rows = [Row(seat, _tickets_told(scoring, seat), place=f"tickets-{seat + 1}", best=seat in most) for seat in order]
    return Stage(MIDWAY, scoring.words("telling-midway"), "ticket", events, rows, "base")


def _tickets(scoring: Scoring) -> list[int]:
    """How many tickets each seat exchanged."""
    each, counts = scoring.box.ticket_points, [0] * scoring.players
    for event in scoring.points():
        if event.reason == TICKETS and each:
            counts[event.seat] = event.points // each
    return counts


def _most_tickets(scoring: Scoring) -> set[int]:
    return {event.seat for event in scoring.points() if event.reason == MOST_TICKETS}


def _tickets_told(scoring: Scoring, seat: int) -> str:
    """How many tickets, and if they are the most, what they are worth and what that adds."""
    words, count, bonus = scoring.words, _tickets(scoring)[seat], _gained(scoring, seat, MOST_TICKETS)
    if not bonus:
        return words("telling-tickets", count=count)
    return words("telling-tickets-most", count=count, points=_gained(scoring, seat, TICKETS), bonus=bonus)


def _gained(scoring: Scoring, seat: int, reason: str) -> int:
    return sum([event.points for event in scoring.points() if event.seat == seat and event.reason == reason])


def _area(scoring: Scoring, judged: AreaJudged, events: Sequence[Event]) -> Stage:
    words, name = scoring.words, area_of(judged.area)
    approved = {event.seat: len(event.cards) for event in _of(ExhibitsApproved, events)}
    medals = {event.seat: event for event in _of(MedalWon, events)}
    ranks = [RANKS.index(place.removeprefix("place-")) for place in judged.places]
    order = sorted(range(scoring.players), key=lambda seat: (ranks[seat], -judged.supporters[seat], seat))
    rows = [
        Row(
            seat,
            _standing(scoring, judged, seat, events),
            _area_gains(medals.get(seat), approved.get(seat, 0)),
            f"sups-{seat + 1}-{name}",
            words("telling-approved", count=approved[seat]) if approved.get(seat) else "",
            best=RANKS[ranks[seat]] in FIRST_RANKS,
        )
        for seat in order
    ]
    title = words(f"area-{name}")
    return Stage(AREAS_PART, title, name, events, rows, f"area-{name}")


def _standing(scoring: Scoring, judged: AreaJudged, seat: int, events: Sequence[Event]) -> str:
    """The supporters and the place of a seat, what it may have approved, and what its sets have gained."""
    words = scoring.words
    if not judged.supporters[seat]:
        return words("telling-none-there")
    standing = _place(scoring, judged, seat)
    approvals = sum([award.approvals for award in scoring.box.awards if award.name == judged.places[seat]])
    approved = {event.seat: len(event.cards) for event in _of(ExhibitsApproved, events)}
    if approvals and seat not in approved:
        return words("between-clauses").join([standing, words("about-approvals", approvals=approvals)])
    if approved.get(seat) == 0:
        return words("between-clauses").join([standing, words("telling-approved", count=0)])
    sets = sum([event.points for event in _of(Points, events) if event.seat == seat and event.reason == SETS])
    if not sets:
        return standing
    return words("between-clauses").join([standing, words("telling-sets-gained", points=sets)])


def _place(scoring: Scoring, judged: AreaJudged, seat: int) -> str:
    """The supporters of a seat in an area, and the place they bring."""
    place = judged.places[seat].removeprefix("place-")
    key = "telling-behind" if place == "none" else f"telling-place-{place}"
    if place == "second" and not _brings(scoring, place):
        key = "telling-behind-one"  # with two players there is no second place
    return scoring.words(key, count=judged.supporters[seat])


def _brings(scoring: Scoring, place: str) -> bool:
    """Whether a place in an area brings anything."""
    return any([award.medal or award.approvals for award in scoring.box.awards if award.place == place])


def _area_gains(medal: MedalWon | None, approved: int) -> tuple[Gain, ...]:
    gains: list[Gain] = []
    if medal is not None:
        rank = str(medal.place).removeprefix("place-")
        gains.append(Gain("medal", str(medal.points), "first" if rank == "first" else "other"))  # as on the board
    if approved:
        gains.append(Gain("approved", str(approved)))
    return tuple(gains)


def _return(scoring: Scoring, events: Sequence[Event]) -> Stage:
    """Half of each group returns to the supply."""
    words = scoring.words
    home = [0] * scoring.players
    for event in _of(SupportersRecalled, events):
        home[event.seat] += event.count
    ended = _of(ScoringEnded, events)
    rows = [
        Row(
            seat,
            _returned(scoring, home[seat], ended[0].supply[seat] if ended else 0),
            (Gain("supporter", str(home[seat])),) if home[seat] else (),
            f"supply-{seat + 1}",
        )
        for seat in range(scoring.players)
    ]
    return Stage(RETURN, words("telling-return"), "supporter", events, rows)


def _returned(scoring: Scoring, count: int, supply: int) -> str:
    """How many supporters return and, unless it was the last round, how many there are to place then."""
    if _of(ScoringBegan, scoring.events)[0].round == scoring.box.rounds:
        return scoring.words("telling-returned-last", count=count)
    return scoring.words("telling-returned", count=count, supply=supply)


TELLING: Final[telling.Telling[View, Box]] = telling.Telling(
    opens=_opens, closes=_closes, stays=_stays, title=_title, parts=_parts, stages=_stages
)


def _round_of(event: Event) -> int | None:
    return event.round if isinstance(event, TurnBegan) else None


def _columns(scoring: Scoring) -> Sequence[Column]:
    words = scoring.words
    names = [area["area"] for area in scoring.view["areas"]]
    areas = [Column(f"area-{name}", words(f"area-{name}"), name) for name in names]
    return (
        Column(MIDWAY, words("telling-midway"), "ticket"),
        *areas,
        Column(SETS_COLUMN, words("telling-sets"), "approved"),
    )


def _column_of(event: Points) -> str:
    if isinstance(event, MedalWon):
        return str(event.area)
    return MIDWAY if event.reason in (TICKETS, MOST_TICKETS) else SETS_COLUMN


def _notes(scoring: Scoring) -> Mapping[tuple[int, str], str]:
    """Why a seat has its points: its tickets, its place in each area, and how many exhibits were approved."""
    if not _of(ScoringBegan, scoring.events):
        return {}
    notes = {(seat, MIDWAY): _tickets_told(scoring, seat) for seat in range(scoring.players)}
    approved = {(event.seat, event.area): len(event.cards) for event in _of(ExhibitsApproved, scoring.events)}
    for judged in _of(AreaJudged, scoring.events):
        for seat, count in enumerate(judged.supporters):
            if count:
                notes[seat, str(judged.area)] = _place_and_approvals(scoring, judged, seat, approved)
    for seat in range(scoring.players):
        if whole := sum([count for (owner, _), count in approved.items() if owner == seat]):
            notes[seat, SETS_COLUMN] = scoring.words("telling-approved", count=whole)
    return notes


def _place_and_approvals(
    scoring: Scoring, judged: AreaJudged, seat: int, approved: Mapping[tuple[int, Name], int]
) -> str:
    standing = _place(scoring, judged, seat)
    count = approved.get((seat, judged.area))
    if count is None:
        return standing
    return scoring.words("between-clauses").join([standing, scoring.words("telling-approved", count=count)])


def _more(scoring: Scoring) -> Node | None:
    """The supporters that stayed and those that returned, and how many each may place now."""
    ended = _of(ScoringEnded, scoring.events)
    judged = _of(AreaJudged, scoring.events)
    if not ended or any(isinstance(event, GameEnded) for event in scoring.events):
        return None
    words = scoring.words
    home = {(event.seat, event.area): event.count for event in _of(SupportersRecalled, scoring.events)}
    heads = [node("th", symbol(area_of(event.area)), words.name(event.area), scope="col") for event in judged]
    ends = [node("th", words(key), scope="col") for key in ("telling-home", "telling-to-place")]
    rows = [_home_row(scoring, seat, judged, home, ended[0].supply[seat]) for seat in scoring.order]
    table = node("table", node("thead", node("tr", node("td"), heads, ends)), node("tbody", rows), class_="sum-table")
    return node(
        "section",
        node("h3", words("telling-return"), node("small", words("telling-return-rule")), class_="head"),
        node("div", table, class_="sum-scroll", tabindex=0),
        class_="report-more",
    )


def _home_row(
    scoring: Scoring, seat: int, judged: Sequence[AreaJudged], home: Mapping[tuple[int, Name], int], supply: int
) -> Node:
    words = scoring.words
    cells: list[Node] = []
    for event in judged:
        gone = home.get((seat, event.area), 0)
        stayed = event.supporters[seat] - gone
        marks = [*[node("i") for _ in range(stayed)], *[node("i", class_="gone") for _ in range(gone)]]
        label = words("telling-stayed", stayed=stayed, gone=gone)
        shown = node("span", marks, class_=f"supporter-row p{seat + 1}", role="img", aria_label=label) if marks else "·"
        cells.append(node("td", shown))
    name = node("th", seat_sign(seat), node("span", name_of(words, seat)), scope="row")
    total = sum([count for (owner, _), count in home.items() if owner == seat])
    return node("tr", name, cells, node("td", str(total), class_="num"), node("td", str(supply), class_="num"))


REPORT: Final[telling.Report[View, Box]] = telling.Report(
    round_of=_round_of, columns=_columns, column_of=_column_of, notes=_notes, more=_more
)
