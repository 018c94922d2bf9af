"""The chronicle of the fair: a turn in two lines, a scoring phase as one group."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Final, TypeVar

from universelle.contract.chronicle import (
    Chapter,
    Entry,
    Group,
    Line,
    Opening,
    Reader,
    Row,
    Told,
    gain,
    joined,
    phrase,
    points_sign,
    winners_row,
)
from universelle.core.event import Event, GameEnded, Points
from universelle.core.message import Name, Translator
from universelle.drawing.node import Child, Node, node, symbol
from universelle.drawing.parts import name_of, seat_sign, sign
from universelle.games.worlds_fair_1893.page.base import roman
from universelle.games.worlds_fair_1893.page.layout import INKS
from universelle.games.worlds_fair_1893.rules.components import AREA_NAMES, AREAS, TICKET, Box
from universelle.games.worlds_fair_1893.rules.events import (
    MOST_TICKETS,
    SETS,
    SUPPLY_NAME,
    TICKETS,
    CardAdded,
    CardsCollected,
    CarMoved,
    DeckReshuffled,
    ExhibitsApproved,
    FigureDiscarded,
    LullEnded,
    MedalWon,
    ScoringBegan,
    StandingChanged,
    SupporterAdded,
    SupporterMoved,
    SupporterPlaced,
    SupportersRecalled,
    TurnBegan,
)

E = TypeVar("E", bound=Event)

FOLDED: Final = (CardAdded, DeckReshuffled)


def opens(_seat: int, event: Event, chapter: Chapter | None) -> Opening | None:
    """A turn begins with its first supporter, and a scoring phase when the car is back."""
    if isinstance(event, TurnBegan):
        return Opening(event.seat)
    if isinstance(event, ScoringBegan | LullEnded) and (chapter is None or chapter.seat is not None):
        return Opening()
    return None


def tell(chapter: Chapter, events: Sequence[Event], reader: Reader) -> Told:
    return _scoring(events, reader) if chapter.seat is None else _turn(events, reader)


# A turn


def _turn(events: Sequence[Event], reader: Reader) -> Told:
    """Where the supporter went; then the figures played, the cards taken, and the car."""
    words = reader.words
    placing, figures = _placing(events, reader), _figures(events, words)
    lines = [placing, joined([figures, _taking(events, reader)])]
    folded = [words.say(event.message()) for event in events if isinstance(event, FOLDED)]
    passed = [seat for event in _all(StandingChanged, events) for seat in event.passed]
    brief = joined([line for line in (placing, figures) if line], words("between-clauses"))
    return Entry(tuple([line for line in lines if line]), tuple(folded), frozenset(passed), brief)


def _placing(events: Sequence[Event], reader: Reader) -> Line:
    """The area, how the seat stands there now, and where the supporter came from if not from the supply."""
    words = reader.words
    placed = _first(SupporterPlaced, events)
    if placed is None:
        return []
    line = _standing(words, placed.area, [each for each in _all(StandingChanged, events) if each.area == placed.area])
    if placed.source == SUPPLY_NAME:
        return line
    return joined([line, phrase(words, "entry-from", area=area_sign(words, placed.source))])


def _standing(words: Translator, area: Name, found: Sequence[StandingChanged]) -> list[Child]:
    """How a seat stands on an area in the end."""
    where, first, last = area_sign(words, area), found[0], found[-1]
    count, supporters = last.count, sign("supporter", words("entry-supporters", count=last.count))
    if last.place > 1:
        return phrase(words, "entry-place", area=where, count=count, supporters=supporters, place=last.place)
    if count == last.rival:
        return phrase(words, "entry-tied", area=where, count=count, supporters=supporters)
    if last.rival and first.count - 1 <= last.rival:
        return phrase(words, "entry-now-first", area=where, count=count, rival=last.rival)
    return phrase(words, "entry-first", area=where, count=count, supporters=supporters)


def _figures(events: Sequence[Event], words: Translator) -> Line:
    """The figures, each labelled with what it did; those that did the same together, with what came of it."""
    deed: tuple[str, ...]
    figures: dict[tuple[str, ...], list[Child]] = {}
    effects: dict[tuple[str, ...], Line] = {}
    for event, after in zip_longest(events, events[1:]):
        if isinstance(event, SupporterAdded) and isinstance(after, StandingChanged):
            deed, label = ("add", event.area, event.source), _added(words, event, after)
            count = len(figures.get(deed, ())) + 1
            effects[deed] = _addition(words, event, count)
        elif isinstance(event, SupporterMoved):
            deed, label = ("move", str(event.owner), event.source, event.target), _moved(words, event)
            effects[deed] = _way(words, event.owner, event.source, event.target)
        elif isinstance(event, FigureDiscarded):
            deed, label = ("discard",), words("entry-discards", figure=words.name(event.figure))
            effects[deed] = [symbol("discard")]
        else:
            continue
        figures.setdefault(deed, []).append(_figure_sign(words, event.figure, label))
    parts: list[Line] = []
    for deed, signs in figures.items():
        shown = joined([[each] for each in signs])
        together = "deed" if len(signs) == 1 else None  # on one line; more names may need two
        parts.append([node("span", *shown, " ", node("span", *effects[deed], aria_hidden="true"), class_=together)])
    return joined(parts)


def _figure_sign(words: Translator, figure: Name, label: str) -> Node:
    """A figure by the last name, labelled with what it did."""
    return node("span", words.name(figure).split()[-1], role="img", aria_label=label, data_about=figure)


def _added(words: Translator, event: SupporterAdded, standing: StandingChanged) -> str:
    """Where a figure brought a supporter, how many there are then, and where it came from if not from the supply."""
    figure, area, count = words.name(event.figure), words.name(event.area), standing.count
    if event.source == SUPPLY_NAME:
        return words("entry-adds", figure=figure, area=area, count=count)
    return words("entry-adds-from", figure=figure, area=area, count=count, source=words.name(event.source))


def _addition(words: Translator, event: SupporterAdded, count: int) -> Line:
    """Supporters that came to an area, and from where if not from the supply, in symbols."""
    if event.source == SUPPLY_NAME:
        return phrase(words, "entry-addition", count=count, area=area_sign(words, event.area))
    return _way(words, event.seat, event.source, event.area)


def _way(words: Translator, owner: int, source: Name, target: Name) -> Line:
    """A supporter that went from area to area, in symbols."""
    where, whither = area_sign(words, source), area_sign(words, target)
    return phrase(words, "entry-way", owner=seat_sign(owner), source=where, target=whither)


def _moved(words: Translator, event: SupporterMoved) -> str:
    owner, source, target = name_of(words, event.owner), words.name(event.source), words.name(event.target)
    return words("entry-moves", figure=words.name(event.figure), owner=owner, source=source, target=target)


def _taking(events: Sequence[Event], reader: Reader) -> Line:
    """The cards taken, as symbols, and where the car is then."""
    words, box = reader.words, reader.box
    taken, moved = _first(CardsCollected, events), _first(CarMoved, events)
    if taken is None:
        return []
    if not taken.cards:
        return [words("entry-no-cards")]
    cards = joined([[_card_sign(words, box, card)] for card in taken.cards], " ")
    line = phrase(words, "entry-takes", who=reader.whose(taken.seat), cards=cards)
    if moved is None:
        return line
    space, wheel = box.wheel - moved.left, box.wheel
    car = sign("car", words("entry-car", space=space, wheel=wheel), "sy ink-gold", "wheel")
    return joined([line, [node("span", car, node("span", f"{space}/{wheel}", aria_hidden="true"), class_="deed")]])


def _card_sign(words: Translator, box: Box, card: Name) -> Node:
    """The symbol of a card's kind, labelled with the card's name."""
    kind = _kinds(box)[card]
    if kind < TICKET:
        return sign(AREAS[kind], words.name(card), f"sy ink-{INKS[AREAS[kind]]}", card)
    return sign("ticket" if kind == TICKET else "figure", words.name(card), "sy ink-gold", card)


@lru_cache(maxsize=64)
def _kinds(box: Box) -> dict[Name, int]:
    return dict(zip(box.names, box.kinds))


def area_sign(words: Translator, area: Name) -> Node:
    """The symbol of an area, labelled with its name."""
    name = AREAS[AREA_NAMES.index(area)]
    return sign(name, words.name(area), f"sy ink-{INKS[name]}", area)


# A scoring phase


def _scoring(events: Sequence[Event], reader: Reader) -> Told:
    """A row for the Midway, each area, the sets and the supporters that return; at the end of the game the winners."""
    words = reader.words
    began, lull, ended = _first(ScoringBegan, events), _first(LullEnded, events), _first(GameEnded, events)
    number = began.round if began is not None else 0
    rows = [
        *([Row([words("entry-lull")], [words.say(lull.message())])] if lull is not None else []),
        _gains("ticket", words("entry-midway"), events, (TICKETS, MOST_TICKETS)),
        *[_area(words, area, events) for area in _judged(events)],
        _gains("approved", words("entry-sets"), events, (SETS,)),
        _returned(words, events),
        winners_row(words, ended.winners) if ended is not None else None,
    ]
    title = words("entry-scoring", round=roman(number))
    return Group(title, "medal", tuple([row for row in rows if row is not None]), (), number)


def _judged(events: Sequence[Event]) -> list[Name]:
    """The areas in which somebody got something, in the order of the wheel."""
    return list(dict.fromkeys([event.area for event in events if isinstance(event, MedalWon | ExhibitsApproved)]))


def _area(words: Translator, area: Name, events: Sequence[Event]) -> Row:
    """Who got what in an area: points for the place, exhibits approved."""
    by_seat: dict[int, list[Child]] = {}
    for event in events:
        if isinstance(event, MedalWon) and event.area == area:
            by_seat.setdefault(event.seat, []).append(points_sign(event.points))
        elif isinstance(event, ExhibitsApproved) and event.area == area:
            by_seat.setdefault(event.seat, []).extend(
                [sign("approved", words("board-approved")), str(len(event.cards))]
            )
    told = joined([[node("span", seat_sign(seat), got, class_="gain")] for seat, got in by_seat.items()], " ")
    name = AREAS[AREA_NAMES.index(area)]
    about = node("span", symbol(name, f"sy ink-{INKS[name]}"), " ", words.name(area), class_=f"ink-{INKS[name]}")
    return Row([about], told)


def _gains(picture: str, about: str, events: Sequence[Event], reasons: tuple[Name, ...]) -> Row | None:
    """The points of every seat for these reasons."""
    sums: dict[int, int] = {}
    for event in _all(Points, events):
        if event.reason in reasons:
            sums[event.seat] = sums.get(event.seat, 0) + event.points
    told = joined([[gain(seat, points)] for seat, points in sums.items()], " ")
    return Row([symbol(picture), " ", about], told) if told else None


def _returned(words: Translator, events: Sequence[Event]) -> Row | None:
    """How many supporters of each seat went back to the supply."""
    sums: dict[int, int] = {}
    for event in _all(SupportersRecalled, events):
        sums[event.seat] = sums.get(event.seat, 0) + event.count
    told = joined([[node("span", seat_sign(seat), str(count), class_="gain")] for seat, count in sums.items()], " ")
    return Row([symbol("supporter"), " ", words("entry-returned")], told) if told else None


def _all(kind: type[E], events: Sequence[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def _first(kind: type[E], events: Sequence[Event]) -> E | None:
    return next((event for event in events if isinstance(event, kind)), None)
